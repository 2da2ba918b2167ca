//! Running what cards do: one function for each verb of the vocabulary in `effect`. No card is known here.

use smallvec::SmallVec;
use tabletop::{Flow, Prompt, Seat};

use crate::board::{Aim, Board, Lens, is_face_up};
use crate::card::CardId;
use crate::choice::{Ask, Choice};
use crate::effect::{
    Amount, Effect, Filter, Kinds, Measure, Mystics, OptionalCost, Trigger, Until, Verb, What, Who,
};
use crate::event::Event;
use crate::piles::{choose, wants};
use crate::state::{Lasting, LastingChange, PieceId, Place};
use crate::trigger::{self, Happening};
use crate::{Ccg, Table, cylon, influence, moving, mystic, piles, play, target};

/// What an effect knows while it runs.
#[derive(Clone, Debug)]
pub struct Context {
    /// Who plays it.
    pub you: Seat,
    /// The card.
    pub card: CardId,
    /// The card in play.
    pub this: Option<PieceId>,
    /// What was chosen.
    pub targets: SmallVec<[Aim; 2]>,
    /// What was counted or revealed.
    pub x: i8,
    /// Who was named.
    pub named: Option<Seat>,
    /// What triggered it.
    pub happening: Happening,
    /// Owner and controller of each target that is a card in play, when it was chosen.
    pub holders: SmallVec<[(Seat, Seat); 2]>,
    /// Whom the effect leaves alone.
    pub spared: Option<Seat>,
    /// Whether the card has found a place of its own and is not discarded.
    pub placed: bool,
}

impl Context {
    pub(crate) fn new(you: Seat, card: CardId, this: Option<PieceId>) -> Context {
        Context {
            you,
            card,
            this,
            targets: SmallVec::new(),
            x: 0,
            named: None,
            happening: Happening::default(),
            holders: SmallVec::new(),
            spared: None,
            placed: false,
        }
    }

    fn lens(&self) -> Lens<'_> {
        Lens { you: self.you, this: self.this, targets: &self.targets }
    }
}

/// Chooses targets, pays costs, and lets the ability happen.
pub(crate) fn use_ability(t: &mut Table, context: &mut Context, at: u8) -> Flow<()> {
    aim_and_pay(t, context, at)?;
    take_effect(t, context, at)
}

/// Chooses the targets of an ability and pays its costs, before anything else can be done with what pays them.
/// {ccg.effects.costs}
pub(crate) fn aim_and_pay(t: &mut Table, context: &mut Context, at: u8) -> Flow<()> {
    target::choose_targets(t, context, at)?;
    let ability = &context.card.card().abilities[usize::from(at)];
    // A target may leave play before its owner is spoken of.
    context.holders = context
        .targets
        .iter()
        .map(|aim| match aim {
            Aim::Piece(id) => t
                .public
                .piece(*id)
                .map_or((context.you, context.you), |piece| (piece.owner(), piece.controller)),
            _ => (context.you, context.you),
        })
        .collect();
    if ability.once_per_turn
        && let Some(piece) = context.this.and_then(|this| t.public.piece_mut(this))
    {
        piece.used |= 1 << at;
    }
    // Where a linked unit or the card itself goes as a cost, the effect still knows which it was.
    for (verb, what) in &ability.costs {
        for id in pieces(t, context, what) {
            moving::act(t, *verb, id)?;
        }
    }
    Ok(())
}

/// Lets an ability happen whose costs are paid.
pub(crate) fn take_effect(t: &mut Table, context: &mut Context, at: u8) -> Flow<()> {
    let ability = &context.card.card().abilities[usize::from(at)];
    if let Some(cost) = &ability.optional_cost
        && !pay_optional(t, context, cost)?
    {
        return Ok(());
    }
    run(t, context, &ability.effect)
}

/// Asks whether a cost that may be declined is paid. {ccg.effects.optional-costs}
fn pay_optional(t: &mut Table, context: &mut Context, cost: &OptionalCost) -> Flow<bool> {
    let you = context.you;
    match cost {
        OptionalCost::Do(verb, what) => {
            let ids = pieces(t, context, what);
            let payable =
                ids.iter().all(|id| t.public.piece(*id).is_some_and(|piece| moving::can_pay(*verb, piece)));
            if ids.is_empty() || !payable || !wants(t, you, Ask::OptionalCost { card: context.card })? {
                return Ok(false);
            }
            for id in ids {
                moving::act(t, *verb, id)?;
            }
            Ok(true)
        }
        OptionalCost::Pick(verb, filter) => Ok(pick(t, you, *verb, 0, 1, filter)? == 1),
        OptionalCost::PickAny(verb, filter) => {
            context.x = pick(t, you, *verb, 0, usize::from(u8::MAX), filter)? as i8;
            Ok(context.x > 0)
        }
    }
}

/// The cards in play that are meant.
fn pieces(t: &Table, context: &Context, what: &What) -> SmallVec<[PieceId; 8]> {
    let one = |id: Option<PieceId>| id.into_iter().collect();
    match what {
        What::This => one(context.this),
        What::Target(at) => match context.targets.get(usize::from(*at)) {
            Some(Aim::Piece(id)) => one(Some(*id)),
            _ => one(None),
        },
        What::Linked => one(context.this.and_then(|this| match t.public.piece(this)?.place {
            Place::Linked(to) => Some(to),
            _ => None,
        })),
        What::Challenger => one(t.public.challenge.as_ref().map(|challenge| challenge.challenger)),
        What::Defender => one(t.public.challenge.as_ref().and_then(|challenge| challenge.defender)),
        What::That => one(context.happening.subject),
        What::Every(filter) => {
            let board = Board::of(&t.public);
            let seats = t.public.turn_order();
            seats
                .flat_map(|seat| &t.public.player(seat).pieces)
                .filter(|piece| board.fits(piece, filter, context.lens()))
                .map(|piece| piece.id)
                .collect()
        }
    }
}

/// The cards in play that are meant, or the threat that was chosen.
fn pieces_or_threat(t: &Table, context: &Context, what: &What) -> SmallVec<[PieceId; 8]> {
    if let What::Target(at) = what
        && let Some(Aim::Threat(id)) = context.targets.get(usize::from(*at))
    {
        return [*id].into_iter().collect();
    }
    pieces(t, context, what)
}

/// The players that are meant, in turn order.
fn players(t: &Table, context: &Context, who: Who) -> SmallVec<[Seat; 6]> {
    let holder = |at: u8| context.holders.get(usize::from(at));
    let affected = |seat: &Seat| !t.public.player(*seat).out && context.spared != Some(*seat);
    let one = |seat: Option<Seat>| seat.filter(affected).into_iter().collect();
    match who {
        Who::You => one(Some(context.you)),
        Who::Each => t.public.turn_order().filter(affected).collect(),
        Who::Target(at) => one(match context.targets.get(usize::from(at)) {
            Some(Aim::Player(seat)) => Some(*seat),
            _ => None,
        }),
        Who::OwnerOf(at) => one(holder(at).map(|(owner, _)| *owner)),
        Who::ControllerOf(at) => one(holder(at).map(|(_, controller)| *controller)),
        Who::ControllerOfLinked => {
            let linked = pieces(t, context, &What::Linked).first().copied();
            one(linked.and_then(|id| t.public.piece(id)).map(|piece| piece.controller))
        }
        Who::Named => one(context.named.or(context.happening.player)),
    }
}

/// A number, for a player.
fn amount(t: &Table, context: &Context, amount: &Amount, seat: Seat) -> i8 {
    let measure = match &amount.of {
        Measure::One => 1,
        Measure::Count(filter) => Board::of(&t.public).count(filter, Lens { you: seat, ..context.lens() }),
        Measure::CountOf(at, filter) => match players(t, context, Who::ControllerOf(*at)).first() {
            Some(&you) => {
                let mine = |piece: &&crate::state::Piece| piece.controller == you;
                let board = Board::of(&t.public);
                let fits = |piece: &&crate::state::Piece| board.fits(piece, filter, Lens::of(you));
                t.public.pieces().filter(mine).filter(fits).count() as i8
            }
            None => 0,
        },
        Measure::MysticOf(what) => pieces(t, context, what)
            .first()
            .and_then(|id| t.public.piece(*id))
            .filter(|piece| is_face_up(&t.public, piece))
            .map_or(0, |piece| piece.card().mystic),
        Measure::SuppliesIn(at) => pieces(t, context, &What::Target(*at))
            .first()
            .and_then(|id| t.public.piece(*id))
            .map_or(0, |piece| piece.supplies as i8),
        Measure::X => context.x,
        Measure::HandSize => t.public.player(seat).base.card().hand as i8,
        Measure::Margin => t.public.challenge.as_ref().map_or(0, |challenge| challenge.margin),
    };
    amount.times.saturating_mul(measure)
}

/// Adds something that lasts for a while. {ccg.effects.duration}
pub(crate) fn last(t: &mut Table, what: LastingChange, until: Until) {
    t.public.lasting.push(Lasting { what, until });
}

/// Lets an effect happen, as far as it is possible. {ccg.effects.impossible}
pub(crate) fn run(t: &mut Table, context: &mut Context, effect: &Effect) -> Flow<()> {
    let you = context.you;
    match effect {
        Effect::Nothing => {}
        Effect::All(parts) => {
            for part in parts {
                run(t, context, part)?;
            }
        }
        Effect::Do(verb, what) => {
            for id in pieces(t, context, what) {
                moving::act(t, *verb, id)?;
            }
        }
        Effect::Pick(who, verb, filter) => {
            for seat in players(t, context, *who) {
                pick(t, seat, *verb, 1, 1, filter)?;
            }
        }
        Effect::Change(what, change, until) => match what {
            What::Every(filter) => {
                let (filter, except) = (filter.clone(), context.spared);
                let what = LastingChange::Every { filter, you, except, change: *change };
                last(t, what, *until);
            }
            one => {
                for piece in pieces_or_threat(t, context, one) {
                    last(t, LastingChange::Piece { piece, change: *change }, *until);
                }
            }
        },
        Effect::Power(what, by) => {
            let change = crate::effect::Change::Power(amount(t, context, by, you));
            run(t, context, &Effect::Change(what.clone(), change, Until::Phase))?;
        }
        Effect::ThreatPower(at, power) => {
            let threat = match at {
                None => None,
                Some(at) => match context.targets.get(usize::from(*at)) {
                    Some(Aim::Threat(id)) => Some(*id),
                    _ => return Ok(()),
                },
            };
            last(t, LastingChange::ThreatPower { threat, power: *power }, Until::Phase);
        }
        Effect::Influence(who, by) => {
            let changes: SmallVec<[(Seat, i8); 6]> = players(t, context, *who)
                .into_iter()
                .map(|seat| (seat, amount(t, context, by, seat)))
                .collect();
            influence::change_all(t, &changes)?;
        }
        Effect::Draw(who, by) => {
            for seat in players(t, context, *who) {
                let count = amount(t, context, by, seat).max(0) as u8;
                piles::draw(t, seat, count)?;
            }
        }
        Effect::Discard(who, by) => {
            for seat in players(t, context, *who) {
                let count = amount(t, context, by, seat).max(0) as u8;
                piles::discard(t, seat, count)?;
            }
        }
        Effect::DiscardHand(who) => {
            for seat in players(t, context, *who) {
                let cards = t.hand(seat).to_vec();
                piles::discard_cards(t, seat, &cards);
            }
        }
        Effect::Mill(who, by) => {
            for seat in players(t, context, *who) {
                let count = amount(t, context, by, seat).max(0) as u8;
                piles::mill(t, seat, count);
            }
        }
        Effect::Exchange => piles::exchange(t, you)?,
        Effect::ShowHand(who) => {
            for seat in players(t, context, *who) {
                piles::show_hand(t, seat);
            }
        }
        Effect::TakeShown(who, filter, to) => {
            for from in players(t, context, *who) {
                piles::take_shown(t, you, from, filter, *to)?;
            }
        }
        Effect::HandToDeck(who) => {
            for seat in players(t, context, *who) {
                piles::hand_to_deck(t, seat)?;
            }
        }
        Effect::Look(who, count, then) => {
            for deck in players(t, context, *who) {
                piles::look(t, you, deck, *count, *then)?;
            }
        }
        Effect::Salvage(who, count) => {
            for chooser in players(t, context, *who) {
                piles::salvage(t, you, chooser, *count)?;
            }
        }
        Effect::ShowTop => context.x = piles::show_top(t, you),
        Effect::RevealMystic => context.x = mystic::reveal(t, you)?,
        Effect::NextMystic(who, how, until) => {
            for seat in players(t, context, *who) {
                last(t, LastingChange::Mystic { seat, how: *how, chooser: you, instead: None }, *until);
            }
        }
        Effect::PowerInsteadOfMystic(at, of) => {
            let by = amount(t, context, &Amount { times: 1, of: Measure::MysticOf(of.clone()) }, you);
            if let Some(Aim::Piece(piece)) = context.targets.get(usize::from(*at)) {
                let instead = Some((*piece, by));
                let what = LastingChange::Mystic { seat: you, how: Mystics::None, chooser: you, instead };
                last(t, what, Until::Turn);
            }
        }
        Effect::Search(filter, shown) => piles::search(t, you, filter, *shown)?,
        Effect::Recover(at) => {
            if let Some(Aim::Card(card)) = context.targets.get(usize::from(*at)) {
                piles::recover(t, you, *card);
            }
        }
        Effect::RecoverOne(who, filter) => {
            for seat in players(t, context, *who) {
                piles::recover_one(t, seat, filter)?;
            }
        }
        Effect::Reshuffle => piles::reshuffle(t, you),
        Effect::Rule(rule) => last(t, LastingChange::Rule(*rule), Until::Phase),
        Effect::Choose(who, options) => {
            for seat in players(t, context, *who) {
                choose_option(t, context, seat, options)?;
            }
        }
        Effect::NameOpponent(then) => {
            for seat in t.public.turn_order() {
                let options: Vec<Choice> = t.public.opponents(seat).map(Choice::Player).collect();
                if let Choice::Player(named) = choose(t, seat, Ask::NameOpponent, options)? {
                    context.named = Some(named);
                    run(t, context, then)?;
                }
            }
        }
        Effect::If(condition, then) => {
            if Board::of(&t.public).holds(condition, context.lens()) {
                run(t, context, then)?;
            }
        }
        Effect::AtChallengeEnd(verb, what) => {
            let ids = pieces(t, context, what);
            if let Some(challenge) = &mut t.public.challenge {
                challenge.at_end.extend(ids.into_iter().map(|id| (*verb, id)));
            }
        }
        Effect::Twist(twist) => {
            if let Some(challenge) = &mut t.public.challenge {
                challenge.twists.push(*twist);
            }
        }
        Effect::EndChallenge => {
            if let Some(challenge) = &mut t.public.challenge {
                challenge.ended = true;
            }
        }
        Effect::ChooseDefender => {
            if let Some(challenge) = &mut t.public.challenge {
                challenge.sniper = true;
            }
        }
        Effect::ExtraActions(more) => t.public.extra_actions += more,
        Effect::NextAction(favour) => t.public.next_favour = Some(*favour),
        Effect::SupplyFromHand => {
            for card in piles::pick_cards(t, you, Ask::SupplyFromHand, 1, 1)? {
                let stack = play::choose_stack(t, you, card)?;
                piles::remove_from_hand(t, you, card);
                moving::add_supply(t, you, stack, card);
            }
        }
        Effect::BecomeSupply => {
            let stack = play::choose_stack(t, you, context.card)?;
            moving::add_supply(t, you, stack, context.card);
            context.placed = true;
        }
        // These are read by what triggers them: the payment, and the mission being resolved.
        Effect::Generate(_) | Effect::Fill(_) | Effect::FillAny(_) => {}
        Effect::ReduceLoss(by) => {
            context.happening.amount = (context.happening.amount - by).max(0);
            context.happening.replaced = context.happening.amount == 0;
        }
        Effect::InsteadOfDefeat(verb, what) => {
            for id in pieces(t, context, what) {
                moving::act(t, *verb, id)?;
            }
            context.happening.replaced = true;
        }
        Effect::RevealAgain => context.happening.replaced = true,
        Effect::AnotherThreat => {
            for owner in players(t, context, Who::Named) {
                cylon::reveal(t, [owner])?;
            }
        }
        Effect::SpareFromRedText => {
            if let [Aim::Threat(id), Aim::Player(seat)] = context.targets.as_slice()
                && let Some(threat) = t.public.threats.iter_mut().find(|threat| threat.id == *id)
            {
                threat.spares = Some(*seat);
            }
        }
        Effect::RemoveThreat(at) => {
            if let Some(Aim::Threat(id)) = context.targets.get(usize::from(*at)) {
                cylon::remove_threat(t, *id);
            }
        }
        Effect::FirstInCylonPhase(who) => {
            t.public.first_in_cylon_phase = players(t, context, *who).first().copied();
        }
        Effect::FalsePeace => {
            t.public.more_phases += 1;
            t.public.phase_ends = true;
        }
        Effect::Special(special) => (special.run)(t, context)?,
    }
    Ok(())
}

/// What a player may pick among the own cards; only those to which it can be done, if there are any.
fn victims(t: &Table, seat: Seat, verb: Verb, filter: &Filter) -> Vec<Choice> {
    let board = Board::of(&t.public);
    let player = t.public.player(seat);
    let mut options: Vec<Choice> = player
        .pieces
        .iter()
        .filter(|piece| board.fits(piece, filter, Lens::of(seat)) && moving::can(verb, piece))
        .map(|piece| Choice::Piece(piece.word()))
        .collect();
    if filter.kinds.meets(Kinds::SUPPLY) {
        for &(stack, card) in &t.own[seat.index()].supplies {
            let under = t.public.piece(stack).map(|piece| Choice::SupplyUnder(piece.word(), card));
            options.extend(under.filter(|option| !options.contains(option)));
        }
    }
    options
}

/// A player picks own cards that fit, and it is done to them. Returns how many. {ccg.effects.choices}
pub(crate) fn pick(
    t: &mut Table,
    seat: Seat,
    verb: Verb,
    least: usize,
    most: usize,
    filter: &Filter,
) -> Flow<usize> {
    let options = victims(t, seat, verb, filter);
    if options.is_empty() || t.public.player(seat).out {
        return Ok(0);
    }
    let count = least.min(options.len()) as u8;
    let ask = Ask::PickCards { verb, count };
    let picks = t.ask(Prompt::<Ccg>::some(seat, ask, options.clone(), least, most))?;
    for &at in &picks {
        match options[usize::from(at)] {
            Choice::Piece(piece) => moving::act(t, verb, piece.id)?,
            Choice::SupplyUnder(stack, card) => moving::sacrifice_supply(t, seat, stack.id, card),
            _ => {}
        }
    }
    Ok(picks.len())
}

/// A player takes one of several options; one that is possible, if there is one. {ccg.effects.options}
fn choose_option(t: &mut Table, context: &mut Context, seat: Seat, options: &[Effect]) -> Flow<()> {
    let chosen_by = Context { you: seat, named: Some(seat), ..context.clone() };
    let possible: SmallVec<[u8; 4]> = (0..options.len() as u8)
        .filter(|at| is_possible(t, &chosen_by, &options[usize::from(*at)]))
        .collect();
    if possible.is_empty() {
        return Ok(());
    }
    let offers: Vec<Choice> = possible.iter().copied().map(Choice::Option).collect();
    if let Choice::Option(at) = choose(t, seat, Ask::Choose { card: context.card }, offers)? {
        run(t, &mut chosen_by.clone(), &options[usize::from(at)])?;
    }
    Ok(())
}

/// Whether an option of a choice would do anything.
fn is_possible(t: &Table, context: &Context, effect: &Effect) -> bool {
    match effect {
        Effect::Pick(who, verb, filter) => {
            players(t, context, *who).into_iter().any(|seat| !victims(t, seat, *verb, filter).is_empty())
        }
        Effect::Do(verb, what) => pieces(t, context, what)
            .into_iter()
            .any(|id| t.public.piece(id).is_some_and(|piece| moving::can(*verb, piece))),
        Effect::All(parts) => parts.iter().any(|part| is_possible(t, context, part)),
        _ => true,
    }
}

/// A card that enters play triggers what waits for it.
pub(crate) fn entered(t: &mut Table, id: PieceId) -> Flow<()> {
    trigger::fire(t, Trigger::EntersPlay, &mut Happening::about(t, id))
}

/// Tells of a use.
pub(crate) fn announce_use(t: &mut Table, seat: Seat, id: PieceId) {
    if let Some(word) = t.public.piece(id).map(crate::state::Piece::word) {
        t.announce(Event::Used { seat, piece: word });
    }
}
