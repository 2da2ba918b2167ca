//! What a card or ability may be aimed at, and whether it can be used at all. {ccg.effects.targets}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::Table;
use crate::board::{Aim, Board, Lens, card_fits};
use crate::choice::{Ask, Choice};
use crate::effect::{Ability, Act, OptionalCost, Target, Verb, What};
use crate::moving;
use crate::piles::choose;
use crate::resolve::Context;
use crate::state::{Piece, PieceId, PieceWord, Place, State};

/// Legal targets.
pub(crate) type Aims = SmallVec<[Aim; 16]>;

/// Whether the ability of a card in play can be used now: conditions, costs and targets.
pub(crate) fn is_usable(state: &State, board: &Board<'_>, seat: Seat, piece: &Piece, at: u8) -> bool {
    let ability = &piece.card().abilities[usize::from(at)];
    let unused = !ability.once_per_turn || piece.used & 1 << at == 0;
    unused && can_use(state, board, ability, seat, Some(piece))
}

/// Whether an ability's condition, costs and targets are there.
pub(crate) fn can_use(
    state: &State,
    board: &Board<'_>,
    ability: &Ability,
    seat: Seat,
    this: Option<&Piece>,
) -> bool {
    let lens = Lens { you: seat, this: this.map(|piece| piece.id), targets: &[] };
    let payable = ability.costs.iter().all(|(verb, what)| match what {
        What::This => this.is_some_and(|piece| moving::can_pay(*verb, piece)),
        What::Linked => linked(board, this).is_some_and(|piece| moving::can_pay(*verb, piece)),
        _ => true,
    });
    payable && board.holds(&ability.when, lens) && has_targets(state, board, ability, lens)
}

/// The unit to which a mission is linked.
pub(crate) fn linked<'a>(board: &Board<'a>, mission: Option<&Piece>) -> Option<&'a Piece> {
    match mission?.place {
        Place::Linked(to) => board.public.piece(to),
        _ => None,
    }
}

/// Whether there is something for each target.
fn has_targets(state: &State, board: &Board<'_>, ability: &Ability, lens: Lens<'_>) -> bool {
    let at = lens.targets.len();
    if at == ability.targets.len() {
        return true;
    }
    if at + 1 == ability.targets.len() {
        return has_candidate(state, board, ability, lens);
    }
    candidates(state, board, ability, lens).into_iter().any(|aim| {
        let mut targets: SmallVec<[Aim; 2]> = SmallVec::from_slice(lens.targets);
        targets.push(aim);
        has_targets(state, board, ability, Lens { targets: &targets, ..lens })
    })
}

fn has_candidate(state: &State, board: &Board<'_>, ability: &Ability, lens: Lens<'_>) -> bool {
    let at = lens.targets.len();
    match &ability.targets[at] {
        Target::Player => true,
        Target::Opponent => true,
        Target::Threat => !board.public.threats.is_empty(),
        Target::Card(_) => board.public.pieces().any(|piece| is_candidate(board, ability, lens, piece)),
        Target::CardOrThreat(_) => {
            let mut pieces = board.public.pieces();
            !board.public.threats.is_empty() || pieces.any(|piece| is_candidate(board, ability, lens, piece))
        }
        Target::InDiscard(filter) => {
            state.public.player(lens.you).discard.iter().any(|card| card_fits(*card, filter))
        }
        Target::InHand(filter) => state.hand(lens.you).iter().any(|card| card_fits(*card, filter)),
    }
}

/// Whether a card in play may be the next target.
fn is_candidate(board: &Board<'_>, ability: &Ability, lens: Lens<'_>, piece: &Piece) -> bool {
    let at = lens.targets.len();
    let (Target::Card(filter) | Target::CardOrThreat(filter)) = &ability.targets[at] else { return false };
    let cost = cost_of(ability, at);
    // The same is done to two targets only if they are different cards.
    let is_taken =
        |(aim, verb): (&Aim, &Option<Verb>)| *aim == Aim::Piece(piece.id) && *verb == ability.first_verbs[at];
    board.fits(piece, filter, lens)
        && !lens.targets.iter().zip(&ability.first_verbs).any(is_taken)
        && cost.is_none_or(|verb| moving::can_pay(verb, piece))
        && (board.public.lasting.is_empty()
            || !(board.cannot(piece, Act::BeTarget)
                || ability.changes_power[at] && board.cannot(piece, Act::BePowerTarget)))
}

/// What has to be done to the n-th target as a cost.
fn cost_of(ability: &Ability, at: usize) -> Option<Verb> {
    ability.costs.iter().find(|(_, what)| *what == What::Target(at as u8)).map(|(verb, _)| *verb)
}

/// What the next target may be. If there are some to which it can be done, only those. {ccg.effects.impossible}
pub(crate) fn candidates(state: &State, board: &Board<'_>, ability: &Ability, lens: Lens<'_>) -> Aims {
    let at = lens.targets.len();
    match &ability.targets[at] {
        Target::Player => board.public.seats_from(lens.you).map(Aim::Player).collect(),
        Target::Opponent => board.public.opponents(lens.you).map(Aim::Player).collect(),
        Target::Threat => threats(board).collect(),
        Target::CardOrThreat(_) => {
            let pieces = board.public.pieces().filter(|piece| is_candidate(board, ability, lens, piece));
            pieces.map(|piece| Aim::Piece(piece.id)).chain(threats(board)).collect()
        }
        Target::InDiscard(filter) => {
            cards_that_fit(&state.public.player(lens.you).discard, |card| card_fits(card, filter))
        }
        Target::InHand(filter) => cards_that_fit(state.hand(lens.you), |card| card_fits(card, filter)),
        Target::Card(_) => {
            let verb = ability.first_verbs[at].or(match &ability.optional_cost {
                Some(OptionalCost::Do(verb, What::Target(target))) if usize::from(*target) == at => {
                    Some(*verb)
                }
                _ => None,
            });
            let fitting = || board.public.pieces().filter(|piece| is_candidate(board, ability, lens, piece));
            let aim = |piece: &Piece| Aim::Piece(piece.id);
            if let Some(verb) = verb {
                let able: Aims = fitting().filter(|piece| moving::can(verb, piece)).map(aim).collect();
                if !able.is_empty() {
                    return able;
                }
            }
            fitting().map(aim).collect()
        }
    }
}

fn threats(board: &Board<'_>) -> impl Iterator<Item = Aim> {
    board.public.threats.iter().map(|threat| Aim::Threat(threat.id))
}

fn cards_that_fit(cards: &[crate::CardId], fits: impl Fn(crate::CardId) -> bool) -> Aims {
    let mut aims = Aims::new();
    for &card in cards.iter().filter(|card| fits(**card)) {
        if !aims.contains(&Aim::Card(card)) {
            aims.push(Aim::Card(card));
        }
    }
    aims
}

/// What may be chosen next, so that something is left for the targets after it.
fn next_targets(t: &Table, context: &Context, ability: &Ability) -> Aims {
    let board = Board::of(&t.public);
    let lens = Lens { you: context.you, this: context.this, targets: &context.targets };
    let mut aims = candidates(t, &board, ability, lens);
    if context.targets.len() + 1 < ability.targets.len() {
        aims.retain(|aim| {
            let mut targets: SmallVec<[Aim; 2]> = context.targets.clone();
            targets.push(*aim);
            has_targets(t, &board, ability, Lens { targets: &targets, ..lens })
        });
    }
    aims
}

/// Asks for the targets of an ability, one after the other.
pub(crate) fn choose_targets(t: &mut Table, context: &mut Context, at: u8) -> Flow<()> {
    let ability = &context.card.card().abilities[usize::from(at)];
    for target in 0..ability.targets.len() {
        let aims = next_targets(t, context, ability);
        let options: Vec<Choice> = aims.iter().filter_map(|aim| word(t, *aim)).collect();
        if options.is_empty() {
            return Ok(());
        }
        let ask = Ask::Target { card: context.card, ability: at, target: target as u8 };
        let chosen = choose(t, context.you, ask, options)?;
        context.targets.extend(aims.into_iter().find(|aim| word(t, *aim) == Some(chosen)));
    }
    Ok(())
}

fn word(state: &State, aim: Aim) -> Option<Choice> {
    Some(match aim {
        Aim::Piece(id) => Choice::Piece(state.public.piece(id)?.word()),
        Aim::Threat(id) => Choice::Threat(threat_word(state, id)?),
        Aim::Player(seat) => Choice::Player(seat),
        Aim::Card(card) => Choice::Card(card),
    })
}

/// A threat as it is called in records.
pub(crate) fn threat_word(state: &State, id: PieceId) -> Option<PieceWord> {
    state.public.threat(id).map(|threat| PieceWord { card: threat.card, id })
}
