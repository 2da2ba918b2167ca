//! Playing cards and abilities. {ccg.execution.play-card} {ccg.execution.play-ability}

use tabletop::{Flow, Seat};

use crate::Table;
use crate::board::{Board, is_active};
use crate::card::{CardId, Cost, Kind};
use crate::choice::{Ask, Choice};
use crate::effect::{Change, Timing, Trigger, Until, What};
use crate::event::Event;
use crate::pay::Purse;
use crate::piles::{self, choose, window};
use crate::resolve::{self, Context};
use crate::state::{LastingChange, Piece, PieceId, PieceWord, Place, State};
use crate::target;
use crate::trigger::{self, Happening};
use crate::{moving, pay};

/// The events that a player could play now.
pub(crate) fn playable_events(state: &State, board: &Board<'_>, seat: Seat, options: &mut Vec<Choice>) {
    each_playable(state, board, seat, options, |kind| kind == Kind::Event);
}

/// All cards that a player could play now.
pub(crate) fn playable_cards(state: &State, board: &Board<'_>, seat: Seat, options: &mut Vec<Choice>) {
    each_playable(state, board, seat, options, |_| true);
}

fn each_playable(
    state: &State,
    board: &Board<'_>,
    seat: Seat,
    options: &mut Vec<Choice>,
    wanted: impl Fn(Kind) -> bool,
) {
    let purse = Purse::of(&state.public, seat, None);
    for (at, &card) in state.hand(seat).iter().enumerate() {
        let printed = card.card();
        if wanted(printed.kind)
            && !state.hand(seat)[..at].contains(&card)
            && pay::can_pay_from(&state.public, seat, purse, printed.cost)
            && (printed.kind != Kind::Event || has_effect(state, board, seat, card))
        {
            options.push(Choice::Play(card));
        }
    }
}

/// Whether all that an event demands is there.
fn has_effect(state: &State, board: &Board<'_>, seat: Seat, card: CardId) -> bool {
    card.card().abilities.iter().all(|ability| target::can_use(state, board, ability, seat, None))
}

/// The abilities of cards in play that a player could use now. {ccg.execution.play-ability}
pub(crate) fn usable_abilities(state: &State, board: &Board<'_>, seat: Seat, options: &mut Vec<Choice>) {
    for piece in state.public.pieces() {
        // Others use the card only if their unit is committed for it.
        if piece.controller != seat && !matches!(piece.place, Place::Linked(_)) {
            continue;
        }
        let abilities = &piece.card().abilities;
        if !abilities.is_empty() && is_active(&state.public, piece) {
            for at in 0..abilities.len() as u8 {
                if who_uses(board, piece, at) == Some(seat)
                    && target::is_usable(state, board, seat, piece, at)
                {
                    options.push(Choice::Use(piece.word(), at));
                }
            }
        }
    }
    // {ccg.stacks.sacrifice}
    for piece in state.public.player(seat).pieces.iter().filter(|piece| piece.cards.len() > 1) {
        for (at, &card) in piece.cards[..piece.cards.len() - 1].iter().enumerate() {
            if !piece.cards[..at].contains(&card) {
                options.push(Choice::SacrificeUnder(piece.word(), card));
            }
        }
    }
}

/// Who may use an ability: the controller of the card, or of the linked unit if that is committed for it.
/// {ccg.keywords.link}
fn who_uses(board: &Board<'_>, piece: &Piece, at: u8) -> Option<Seat> {
    let ability = &piece.card().abilities[usize::from(at)];
    if ability.timing != Timing::Activated {
        return None;
    }
    if ability.costs.iter().any(|(_, what)| *what == What::Linked) {
        target::linked(board, Some(piece)).map(|unit| unit.controller)
    } else {
        Some(piece.controller)
    }
}

/// Uses an ability.
pub(crate) fn use_ability(t: &mut Table, seat: Seat, piece: PieceWord, at: u8) -> Flow<()> {
    resolve::announce_use(t, seat, piece.id);
    resolve::use_ability(t, &mut Context::new(seat, piece.card, Some(piece.id)), at)
}

/// Sacrifices a lower card of a unit stack: the top gets 1 power to the end of the phase. {ccg.stacks.sacrifice}
pub(crate) fn sacrifice_under(t: &mut Table, seat: Seat, word: PieceWord, card: CardId) {
    let Some(piece) = t.public.piece_mut(word.id) else { return };
    let lower = piece.cards.len() - 1;
    let Some(at) = piece.cards[..lower].iter().position(|one| *one == card) else { return };
    piece.cards.remove(at);
    let owner = piece.owner();
    t.player_mut(owner).discard.push(card);
    t.announce(Event::SacrificedUnder { seat, piece: word, card });
    let what = LastingChange::Piece { piece: word.id, change: Change::Power(1) };
    resolve::last(t, what, Until::Phase);
}

/// Plays a card, and cards with Expedite along with it; then they resolve in order. {ccg.execution.play-card}
pub(crate) fn play_card(t: &mut Table, seat: Seat, card: CardId) -> Flow<()> {
    let (first, excess) = announce_and_pay(t, seat, card, card.card().cost)?;
    let mut played = vec![first];
    if let Some(mut excess) = excess {
        while let Some((card, used)) = expedite(t, seat, &mut excess)? {
            excess = excess.minus(used);
            let context = announce(t, seat, card)?;
            played.push(context);
        }
    }
    for context in played {
        if !t.public.player(seat).out {
            resolve_played(t, context)?;
        }
    }
    Ok(())
}

/// Reveals a card, chooses its targets, and pays what the card itself demands.
fn announce(t: &mut Table, seat: Seat, card: CardId) -> Flow<Context> {
    piles::remove_from_hand(t, seat, card);
    t.announce(Event::Played { seat, card });
    let mut context = Context::new(seat, card, None);
    if card.card().kind == Kind::Event && !card.card().abilities.is_empty() {
        resolve::aim_and_pay(t, &mut context, 0)?;
    }
    Ok(context)
}

fn announce_and_pay(t: &mut Table, seat: Seat, card: CardId, cost: Cost) -> Flow<(Context, Option<Cost>)> {
    let context = announce(t, seat, card)?;
    let excess = pay::pay(t, seat, card, cost)?;
    Ok((context, excess))
}

/// Asks which card to play with the excess of a payment. {ccg.keywords.expedite}
fn expedite(t: &mut Table, seat: Seat, excess: &mut Cost) -> Flow<Option<(CardId, Cost)>> {
    loop {
        let options = expedited(t, seat, *excess);
        match window(t, seat, Ask::Expedite { excess: *excess }, options)? {
            Choice::Play(card) => return Ok(card.card().expedite.map(|cost| (card, cost))),
            Choice::Generate(piece) => {
                let (resource, amount) = pay::add(t, seat, piece)?;
                *excess = excess.plus(resource, amount);
            }
            _ => return Ok(None),
        }
    }
}

/// What can be played with an excess, and what could be added to it if that is not enough.
fn expedited(t: &Table, seat: Seat, excess: Cost) -> Vec<Choice> {
    let board = Board::of(&t.public);
    let mut options = vec![Choice::Pass];
    let mut lacking = false;
    for (at, &card) in t.hand(seat).iter().enumerate() {
        let Some(cost) = card.card().expedite else { continue };
        if t.hand(seat)[..at].contains(&card) || !has_effect(t, &board, seat, card) {
            continue;
        }
        if excess.covers(cost) {
            options.push(Choice::Play(card));
        } else {
            lacking = true;
        }
    }
    if lacking {
        options.extend(pay::additions(&t.public, seat).map(|(piece, _)| Choice::Generate(piece)));
    }
    options
}

/// A played card takes effect or comes into play.
fn resolve_played(t: &mut Table, mut context: Context) -> Flow<()> {
    let (seat, card) = (context.you, context.card);
    match card.card().kind {
        Kind::Event => {
            trigger::fire(t, Trigger::YouPlayEvent, &mut Happening::to(seat))?;
            if !card.card().abilities.is_empty() {
                resolve::take_effect(t, &mut context, 0)?;
            }
            if !context.placed && !t.public.player(seat).out {
                t.player_mut(seat).discard.push(card);
            }
            Ok(())
        }
        Kind::Mission => {
            let id = moving::enter(t, seat, card, Place::Reserve);
            announce_entry(t, seat, id);
            Ok(())
        }
        Kind::Personnel | Kind::Ship | Kind::Base => put_unit_into_play(t, seat, card),
    }
}

fn announce_entry(t: &mut Table, seat: Seat, id: PieceId) {
    if let Some(piece) = t.public.piece(id).map(Piece::word) {
        t.announce(Event::Entered { seat, piece });
    }
}

/// A unit comes into play, on top of a stack with the same title if it is singular. {ccg.stacks.overlay}
fn put_unit_into_play(t: &mut Table, seat: Seat, card: CardId) -> Flow<()> {
    let stacks = stacks_to_overlay(t, seat, card);
    if stacks.is_empty() {
        let id = moving::enter(t, seat, card, Place::Reserve);
        announce_entry(t, seat, id);
        return resolve::entered(t, id);
    }
    let options = stacks.into_iter().map(Choice::Piece).collect();
    let Choice::Piece(word) = choose(t, seat, Ask::Overlay { card }, options)? else { return Ok(()) };
    overlay(t, seat, word.id, card);
    resolve::entered(t, word.id)
}

/// Where a singular card has to be overlaid.
pub(crate) fn stacks_to_overlay(t: &Table, seat: Seat, card: CardId) -> Vec<PieceWord> {
    if !Board::of(&t.public).is_singular_card(card, seat) {
        return Vec::new();
    }
    let same = |piece: &&Piece| piece.is_unit() && piece.card().title == card.card().title;
    t.public.player(seat).pieces.iter().filter(same).map(Piece::word).collect()
}

/// Puts a card on top of a stack, which is restored if it was exhausted.
pub(crate) fn overlay(t: &mut Table, seat: Seat, id: PieceId, card: CardId) {
    let Some(piece) = t.public.piece_mut(id) else { return };
    piece.cards.push(card);
    piece.exhausted = false;
    piece.used = 0;
    let piece = piece.word();
    t.announce(Event::Overlaid { seat, piece });
}

/// Asks beneath which base or asset a supply card goes. {ccg.resources.supply}
pub(crate) fn choose_stack(t: &mut Table, seat: Seat, card: CardId) -> Flow<PieceId> {
    let stacks = t.public.player(seat).pieces.iter().filter(|piece| piece.is_stack());
    let options: Vec<Choice> = stacks.map(|piece| Choice::Piece(piece.word())).collect();
    match choose(t, seat, Ask::SupplyUnder { card }, options)? {
        Choice::Piece(word) => Ok(word.id),
        // The base is always there, and only pieces were offered.
        _ => unreachable!("a stack was offered"),
    }
}
