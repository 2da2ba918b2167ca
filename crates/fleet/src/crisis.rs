//! Drawing and resolving crisis cards. {fleet.crisis.draw}

use tabletop::{Flow, Seat};

use crate::Table;
use crate::cards::crisis::Attack;
use crate::cards::{Crisis, CrisisKind, SuperCrisis};
use crate::check::{self, Demand};
use crate::choice::{Ask, CrisisBox};
use crate::effect::{Check, Who};
use crate::event::Event;
use crate::origin::{Origin, Passage};
use crate::resolve::{Cause, can_be_chosen, follow, players};
use crate::state::{CheckOutcome, CrisisUnderWay, Matter, State};
use crate::stock;
use crate::window::{Moment, window};
use crate::{activation, placement};

/// The current player draws a crisis card and reveals it. {fleet.crisis.reveal}
pub fn draw_and_reveal(t: &mut Table, seat: Seat) -> Flow<()> {
    let drawn = match t.public.sheet(seat).and_then(|sheet| sheet.draws_crisis) {
        Some(draws) => draws(t, seat)?,
        None => stock::draw(t),
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
    t.public.matters.push(Matter::Crisis(CrisisUnderWay::new(Origin::Crisis(crisis))));
    t.announce(Event::CrisisRevealed { crisis });
    window(t, Moment::CrisisRevealed)
}

/// A Cylon player plays a crisis card: neither of its icons counts. {fleet.locations.caprica}
pub fn reveal_and_resolve(t: &mut Table, crisis: Crisis) -> Flow<()> {
    reveal(t, crisis)?;
    resolve_revealed(t)?;
    put_away(t);
    Ok(())
}

/// The revealed crisis card is discarded and another revealed in its place.
pub fn replace(t: &mut Table) {
    let Some(old) = t.public.crisis() else { return };
    stock::discard(t, old);
    t.announce(Event::CrisisDiscarded { crisis: old });
    if let Some(crisis) = stock::draw(t) {
        if let Some(under_way) = t.public.crisis_under_way_mut() {
            *under_way = CrisisUnderWay::new(Origin::Crisis(crisis));
        }
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
    let Some(crisis) = t.public.crisis() else { return Ok(()) };
    let mut cause = Cause::new(Origin::Crisis(crisis), t.public.current);
    resolve_kind(t, &crisis.card().kind, &mut cause)?;
    if let Some(under_way) = t.public.crisis_under_way_mut() {
        under_way.chosen_box = None;
        under_way.kept = cause.kept;
    }
    crate::endings::check_objective(t)
}

/// The crisis card leaves the table, for the discard pile unless it is kept in play; what became of it is returned.
/// {fleet.crisis.discard}
pub fn put_away(t: &mut Table) -> Option<CrisisUnderWay> {
    let Some(Matter::Crisis(under_way)) = t.public.matters.pop() else { return None };
    if !under_way.kept {
        under_way.card.discard(t);
    }
    Some(under_way)
}

/// Resolves a super crisis card. {fleet.crisis.super}
pub fn resolve_super(t: &mut Table, seat: Seat, card: SuperCrisis) -> Flow<()> {
    t.announce(Event::SuperCrisisPlayed { seat, card });
    let mut cause = Cause::new(Origin::SuperCrisis(card), seat);
    t.public.matters.push(Matter::Crisis(CrisisUnderWay::new(cause.origin)));
    resolve_kind(t, &card.card().kind, &mut cause)?;
    t.public.matters.pop();
    if !cause.kept {
        cause.origin.discard(t);
    }
    Ok(())
}

fn resolve_kind(t: &mut Table, kind: &'static CrisisKind, cause: &mut Cause) -> Flow<()> {
    match kind {
        CrisisKind::Attack(attack) => resolve_attack(t, attack, cause),
        CrisisKind::Check(check) => make_check(t, check, cause),
        CrisisKind::CheckOr(chooser, check, _) => {
            match choose_box(t, *chooser, [CrisisBox::Check, CrisisBox::Instead], cause)? {
                CrisisBox::Instead => follow(t, Passage::Instead, cause),
                _ => make_check(t, check, cause),
            }
        }
        CrisisKind::Event(chooser, ..) => {
            match choose_box(t, *chooser, [CrisisBox::First, CrisisBox::Second], cause)? {
                CrisisBox::Second => follow(t, Passage::Second, cause),
                _ => follow(t, Passage::First, cause),
            }
        }
    }
}

/// Somebody chooses a box, and somebody else may change it. A box may be chosen even if it can't be
/// fulfilled, unless the card says otherwise. {fleet.crisis.choice} {fleet.crisis.choice-freedom}
fn choose_box(t: &mut Table, chooser: Who, boxes: [CrisisBox; 2], cause: &Cause) -> Flow<CrisisBox> {
    let seat = players(t, chooser, cause)[0];
    let card = cause.origin;
    let allowed: Vec<CrisisBox> = boxes.into_iter().filter(|&side| is_allowed(t, side, card)).collect();
    let (crisis, super_crisis) = (card.crisis(), card.super_crisis());
    let box_chosen = |choice| Event::BoxChosen { crisis, super_crisis, seat, choice };
    let chosen = t.pick(seat, Ask::CrisisBox { crisis, super_crisis }, &allowed)?;
    if let Some(under_way) = t.public.crisis_under_way_mut() {
        under_way.chosen_box = Some(chosen);
    }
    t.announce(box_chosen(chosen));
    window(t, Moment::BoxChosen)?;
    let taken = t.public.crisis_under_way().and_then(|under_way| under_way.chosen_box).unwrap_or(chosen);
    if taken != chosen {
        t.announce(box_chosen(taken));
    }
    Ok(taken)
}

fn is_allowed(s: &State, side: CrisisBox, card: Origin) -> bool {
    let passage = match side {
        CrisisBox::First => Passage::First,
        CrisisBox::Second => Passage::Second,
        CrisisBox::Check | CrisisBox::Instead => return true,
    };
    card.effect(passage, &s.public.configuration).is_none_or(|effect| can_be_chosen(s, effect))
}

/// The box of a crisis card that was not chosen, if it could be: super crises are immune.
/// {fleet.characters.super-crisis-immunity}
pub fn other_box(s: &State) -> Option<CrisisBox> {
    let under_way = s.public.crisis_under_way().filter(|under_way| under_way.card.crisis().is_some())?;
    let other = match under_way.chosen_box? {
        CrisisBox::First => CrisisBox::Second,
        CrisisBox::Second => CrisisBox::First,
        CrisisBox::Check => CrisisBox::Instead,
        CrisisBox::Instead => CrisisBox::Check,
    };
    is_allowed(s, other, under_way.card).then_some(other)
}

fn make_check(t: &mut Table, check: &'static Check, cause: &mut Cause) -> Flow<()> {
    let what = cause.check();
    check::skill_check(t, what, Demand::of(check), |t, outcome| {
        let passage = match outcome {
            CheckOutcome::Pass => Passage::Pass,
            CheckOutcome::Partial => Passage::Partial,
            CheckOutcome::Fail => Passage::Fail,
        };
        follow(t, passage, cause)
    })
}

/// A Cylon attack: ships that are there act, new ones come, the special rule applies. {fleet.crisis.attack}
fn resolve_attack(t: &mut Table, attack: &'static Attack, cause: &mut Cause) -> Flow<()> {
    for &activation in &attack.activate {
        activation::activate(t, activation)?;
    }
    let raiders_before = t.public.space.each(|sector| sector.raiders);
    placement::place(t, &attack.place)?;
    let raiders = t.public.space.each(|sector| sector.raiders);
    cause.placed_raiders = std::array::from_fn(|at| raiders[at].saturating_sub(raiders_before[at]));
    follow(t, Passage::Special, cause)
}
