//! Drawing and resolving crisis cards. {fleet.crisis.draw}

use tabletop::{Flow, Seat};

use crate::Table;
use crate::cards::crisis::Attack;
use crate::cards::{Crisis, CrisisKind, SuperCrisis};
use crate::check::{self, Demand};
use crate::choice::{Ask, CrisisBox};
use crate::effect::{Check, Effect, Who};
use crate::event::Event;
use crate::resolve::{Card, Cause, can_be_chosen, players, resolve};
use crate::state::{CheckFor, CheckOutcome, State};
use crate::window::{Moment, window};
use crate::{activation, placement};

/// Takes the top card of the crisis deck.
pub fn draw(t: &mut Table) -> Option<Crisis> {
    refill_deck(t);
    t.hidden.crisis_deck.pop()
}

/// Makes a new crisis deck from the discard pile when it is empty. {fleet.limits.decks}
pub fn refill_deck(t: &mut Table) {
    if t.hidden.crisis_deck.is_empty() {
        let mut cards = std::mem::take(&mut t.hidden.crisis_discard);
        t.dice().shuffle(&mut cards);
        t.hidden.crisis_deck = cards;
    }
}

/// The current player draws a crisis card and reveals it. {fleet.crisis.reveal}
pub fn draw_and_reveal(t: &mut Table, seat: Seat) -> Flow<()> {
    let drawn = match t.public.sheet(seat).and_then(|sheet| sheet.draws_crisis) {
        Some(draws) => draws(t, seat)?,
        None => draw(t),
    };
    let Some(crisis) = drawn else { return Ok(()) };
    reveal(t, crisis)?;
    if let Some(after) = t.public.sheet(seat).and_then(|sheet| sheet.after_own_crisis) {
        after(t, seat)?;
    }
    Ok(())
}

/// A crisis card is turned up; somebody may replace it.
fn reveal(t: &mut Table, crisis: Crisis) -> Flow<()> {
    t.public.crisis = Some(crisis);
    t.announce(Event::CrisisRevealed { crisis });
    window(t, Moment::CrisisRevealed)
}

/// A Cylon player plays a crisis card: neither of its icons counts. {fleet.locations.caprica}
pub fn reveal_and_resolve(t: &mut Table, crisis: Crisis) -> Flow<()> {
    reveal(t, crisis)?;
    resolve_revealed(t)?;
    put_away(t);
    t.public.another_crisis = false;
    Ok(())
}

/// The revealed crisis card is discarded and another revealed in its place.
pub fn replace(t: &mut Table) {
    let Some(old) = t.public.crisis.take() else { return };
    t.hidden.crisis_discard.push(old);
    t.announce(Event::CrisisDiscarded { crisis: old });
    if let Some(crisis) = draw(t) {
        t.public.crisis = Some(crisis);
        t.announce(Event::CrisisRevealed { crisis });
    }
}

/// Somebody picks one of several drawn crisis cards; its position is returned.
pub fn choose_one(t: &mut Table, seat: Seat, cards: &[Crisis]) -> Flow<usize> {
    let options = cards.iter().map(|&card| card.into()).collect();
    let picks = t.ask(tabletop::Prompt::one(seat, Ask::ChooseCrisis, options))?;
    Ok(usize::from(picks[0]))
}

/// Resolves the crisis card on the table, without its icons. {fleet.crisis.kinds}
pub fn resolve_revealed(t: &mut Table) -> Flow<()> {
    let Some(crisis) = t.public.crisis else { return Ok(()) };
    let mut cause = Cause::new(Card::Crisis(crisis), t.public.current);
    resolve_kind(t, &crisis.card().kind, &mut cause)?;
    t.public.chosen_box = None;
    t.public.crisis_kept = cause.kept;
    crate::endings::check_objective(t)
}

/// Discards the crisis card, unless it is kept in play. {fleet.crisis.discard}
pub fn put_away(t: &mut Table) {
    let kept = std::mem::take(&mut t.public.crisis_kept);
    if let Some(crisis) = t.public.crisis.take().filter(|_| !kept) {
        t.hidden.crisis_discard.push(crisis);
    }
}

/// Resolves a super crisis card. {fleet.crisis.super}
pub fn resolve_super(t: &mut Table, seat: Seat, card: SuperCrisis) -> Flow<()> {
    t.announce(Event::SuperCrisisPlayed { seat, card });
    let mut cause = Cause::new(Card::SuperCrisis(card), seat);
    resolve_kind(t, &card.card().kind, &mut cause)?;
    if !cause.kept {
        t.hidden.super_crisis_discard.push(card);
    }
    Ok(())
}

fn resolve_kind(t: &mut Table, kind: &'static CrisisKind, cause: &mut Cause) -> Flow<()> {
    match kind {
        CrisisKind::Attack(attack) => resolve_attack(t, attack, cause),
        CrisisKind::Check(check) => make_check(t, check, cause),
        CrisisKind::CheckOr(chooser, check, instead) => {
            match choose_box(t, *chooser, [CrisisBox::Check, CrisisBox::Instead], cause)? {
                CrisisBox::Instead => resolve(t, instead, cause),
                _ => make_check(t, check, cause),
            }
        }
        CrisisKind::Event(chooser, first, second) => {
            match choose_box(t, *chooser, [CrisisBox::First, CrisisBox::Second], cause)? {
                CrisisBox::Second => resolve(t, second, cause),
                _ => resolve(t, first, cause),
            }
        }
    }
}

/// Somebody chooses a box, and somebody else may change it. A box may be chosen even if it can't be
/// fulfilled, unless the card says otherwise. {fleet.crisis.choice} {fleet.crisis.choice-freedom}
fn choose_box(t: &mut Table, chooser: Who, boxes: [CrisisBox; 2], cause: &Cause) -> Flow<CrisisBox> {
    let seat = players(t, chooser, cause)[0];
    let allowed: Vec<CrisisBox> = boxes.into_iter().filter(|&side| is_allowed(t, side, cause)).collect();
    let Card::Crisis(crisis) = cause.card else { return Ok(boxes[0]) };
    let chosen = t.pick(seat, Ask::CrisisBox { crisis }, &allowed)?;
    t.public.chosen_box = Some(chosen);
    t.announce(Event::BoxChosen { crisis, seat, choice: chosen });
    window(t, Moment::BoxChosen)?;
    let taken = t.public.chosen_box.unwrap_or(chosen);
    if taken != chosen {
        t.announce(Event::BoxChosen { crisis, seat, choice: taken });
    }
    Ok(taken)
}

fn is_allowed(s: &State, side: CrisisBox, cause: &Cause) -> bool {
    let Card::Crisis(crisis) = cause.card else { return true };
    match (&crisis.card().kind, side) {
        (CrisisKind::Event(_, first, _), CrisisBox::First) => can_be_chosen(s, first),
        (CrisisKind::Event(_, _, second), CrisisBox::Second) => can_be_chosen(s, second),
        _ => true,
    }
}

/// The box that was not chosen, if it could be.
pub fn other_box(s: &State) -> Option<CrisisBox> {
    let other = match s.public.chosen_box? {
        CrisisBox::First => CrisisBox::Second,
        CrisisBox::Second => CrisisBox::First,
        CrisisBox::Check => CrisisBox::Instead,
        CrisisBox::Instead => CrisisBox::Check,
    };
    let cause = Cause::new(Card::Crisis(s.public.crisis?), s.public.current);
    is_allowed(s, other, &cause).then_some(other)
}

fn make_check(t: &mut Table, check: &'static Check, cause: &mut Cause) -> Flow<()> {
    let what = match cause.card {
        Card::SuperCrisis(card) => CheckFor::SuperCrisis(card),
        Card::Crisis(crisis) => CheckFor::Crisis(crisis),
        _ => return Ok(()),
    };
    let demand = Demand {
        difficulty: check.difficulty,
        skills: check.skills,
        partial: check.partial.as_ref().map(|(at, _)| *at),
    };
    check::skill_check(t, what, demand, |t, outcome| match (outcome, &check.partial) {
        (CheckOutcome::Pass, _) => resolve(t, &check.pass, cause),
        (CheckOutcome::Partial, Some((_, effect))) => resolve(t, effect, cause),
        _ => resolve(t, &check.fail, cause),
    })
}

/// What a failed check on the card brings.
pub fn failure(kind: &'static CrisisKind) -> Option<&'static Effect> {
    match kind {
        CrisisKind::Check(check) | CrisisKind::CheckOr(_, check, _) => Some(&check.fail),
        CrisisKind::Event(..) | CrisisKind::Attack(_) => None,
    }
}

/// A Cylon attack: ships that are there act, new ones come, the special rule applies. {fleet.crisis.attack}
fn resolve_attack(t: &mut Table, attack: &'static Attack, cause: &mut Cause) -> Flow<()> {
    for &activation in &attack.activate {
        activation::activate(t, activation)?;
    }
    let raiders_before: [u8; 6] = std::array::from_fn(|at| t.public.space[at].raiders);
    placement::place(t, &attack.place)?;
    cause.placed_raiders =
        std::array::from_fn(|at| t.public.space[at].raiders.saturating_sub(raiders_before[at]));
    resolve(t, &attack.special, cause)
}
