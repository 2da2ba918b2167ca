//! Movement: plans are revealed and ships move, in the quick-start rules at once and in the complete rules in
//! two steps.

use smallvec::SmallVec;
use tabletop::Flow;

use crate::cards::{CardId, Kind, Speed};
use crate::choice::{Ask, Choice};
use crate::event::{Event, Way};
use crate::geometry::{Arrow, CardPlace, Pose, base};
use crate::handling::Handling;
use crate::plan::{Cards, Climb, Plan};
use crate::ship::ShipId;
use crate::state::{Fate, Revealed, State};
use crate::talent::Moment;
use crate::{Table, damage, hazards, jump, overlap, planning, talents};

/// How far a ship drifts with so much energy. {dogfight.rotation.drift}
pub(crate) fn drift_length(energy: i8) -> f64 {
    match energy {
        ..=1 => 0.0,
        2..=4 => 40.0,
        _ => 80.0,
    }
}

/// The lengths that a drift ruler can measure.
pub(crate) const DRIFTS: [u16; 3] = [0, 40, 80];

/// What a ship did in one movement step.
pub struct Trip {
    /// Which ship.
    pub ship: ShipId,
    /// Where the cards lay.
    pub cards: SmallVec<[CardPlace; 2]>,
    /// Whether it moves no more this turn.
    pub last: bool,
}

/// Plans are revealed, and the ships move along their first or only cards. {dogfight.movement.first}
pub fn first_movement(t: &mut Table) -> Flow<()> {
    for id in planned(t) {
        reveal_panel(t, id)?;
    }
    jump::jumps(t)?;
    for id in planned(t) {
        reveal_first_card(t, id);
    }
    exchange_cards(t)?;
    let mut trips = Vec::new();
    for id in planned(t) {
        let trip = if t.public.options.complete() { first_part(t, id)? } else { all_at_once(t, id) };
        trips.extend(trip);
    }
    for id in planned(t) {
        rotate(t, id);
    }
    finish(t, &trips)
}

/// Second cards are shown, and the ships move along them. Severely wounded pilots come first, and choose their next
/// cards before the others show theirs. {dogfight.movement.second} {dogfight.damage.pilot}
pub fn second_movement(t: &mut Table) -> Flow<()> {
    let (slow, others): (Vec<ShipId>, Vec<ShipId>) =
        planned(t).into_iter().partition(|id| planning::plans_ahead(t, *id));
    let mut trips: Vec<Trip> = slow.into_iter().filter_map(|id| second_part(t, id)).collect();
    planning::plan_ahead(t)?;
    trips.extend(others.into_iter().filter_map(|id| second_part(t, id)));
    finish(t, &trips)?;
    for id in planned(t) {
        t.cockpit_mut(id).plan = None;
    }
    Ok(())
}

/// What follows every movement: overlapping bases, leaving the area, terrain, damage. {dogfight.movement.after}
fn finish(t: &mut Table, trips: &[Trip]) -> Flow<()> {
    overlap::resolve(t);
    hazards::leave_area(t);
    hazards::asteroids(t, trips)?;
    hazards::planetoids(t, trips);
    damage::eliminate(t);
    if !t.public.options.complete() {
        for id in planned(t) {
            t.cockpit_mut(id).plan = None;
        }
    }
    Ok(())
}

/// The ships that have planned and are still there.
fn planned(state: &State) -> SmallVec<[ShipId; 8]> {
    let there = |fate: Fate| matches!(fate, Fate::InPlay | Fate::Enters(_));
    let ships = state.public.ships.iter().filter(|ship| there(ship.fate));
    ships.map(|ship| ship.id).filter(|id| state.cockpit(*id).plan.is_some()).collect()
}

fn plan_of(state: &State, id: ShipId) -> Option<Plan> {
    state.cockpit(id).plan
}

/// The panel is shown; the energy slider goes to its new place. {dogfight.movement.revealing}
fn reveal_panel(t: &mut Table, id: ShipId) -> Flow<()> {
    let Some(planned) = plan_of(t, id) else { return Ok(()) };
    let plan = make_legal(t, id, planned)?;
    let complete = t.public.options.complete();
    t.cockpit_mut(id).plan = Some(plan);
    let ship = t.ship_mut(id);
    ship.now.old_energy = ship.energy;
    if complete {
        ship.energy = plan.energy();
    }
    ship.speed = plan.panel.speed;
    ship.now.revealed = Some(Revealed { first: None, second: None, panel: plan.panel, dial: plan.dial });
    let energy = ship.energy;
    pay_for_panel(t, id, plan);
    t.announce(Event::PanelRevealed { ship: id, panel: plan.panel, dial: plan.dial, energy });
    Ok(())
}

/// The first card is shown, in the quick-start rules both.
fn reveal_first_card(t: &mut Table, id: ShipId) {
    let Some(plan) = plan_of(t, id) else { return };
    let first = plan.cards.first();
    let second = plan.cards.second().filter(|_| !t.public.options.complete());
    if let Some(revealed) = &mut t.ship_mut(id).now.revealed {
        revealed.first = Some(first);
        revealed.second = second;
    }
    t.announce(Event::CardRevealed { ship: id, card: first });
    if let Some(card) = second {
        t.announce(Event::CardRevealed { ship: id, card });
    }
}

/// An illegal plan is repaired, and paid for unless there was no other. {dogfight.illegal.repair}
fn make_legal(t: &mut Table, id: ShipId, plan: Plan) -> Flow<Plan> {
    let ahead = t.cockpit_mut(id).ahead.take().is_some();
    let handling = Handling::of(t, id);
    let faults = handling.faults(&plan);
    if faults.none() || !(ahead || t.public.options.strict_table) {
        return Ok(plan);
    }
    let complete = t.public.options.complete();
    // Cards chosen a turn ahead can't be helped any more if no speed goes with them now.
    let helpless = !handling.has_plan() || ahead && handling.panels(plan.cards).is_empty();
    let count = match (helpless, complete) {
        (true, _) => 0,
        (false, true) => faults.count(),
        (false, false) => 1,
    };
    t.announce(Event::PlanRepaired { ship: id, faults: count });
    for _ in 0..count {
        damage::draw_number_only(t, id)?;
    }
    Ok(if complete { handling.repair(plan) } else { handling.repair_quickly(t.ship(id).speed) })
}

/// Fuel is spent to accelerate, to decelerate, to turn the dial and to jump. {dogfight.fuel.spending}
fn pay_for_panel(t: &mut Table, id: ShipId, plan: Plan) {
    let ship = t.ship(id);
    let acceleration = i16::from((ship.energy - ship.now.old_energy).abs());
    let jump = if plan.panel.ftl { jump::FUEL } else { 0 };
    let points = acceleration + dial_fuel(ship.dial, plan) + jump;
    spend_fuel(t, id, points);
}

pub(crate) fn spend_fuel(t: &mut Table, id: ShipId, points: i16) {
    if points == 0 {
        return;
    }
    if let Some(fuel) = &mut t.ship_mut(id).fuel {
        *fuel -= points;
        let left = *fuel;
        t.announce(Event::FuelSpent { ship: id, points, left });
    }
}

/// A card is carried out: it is paid for, and remembered if it is difficult. Not before it is shown: what a second
/// card costs would tell what it is.
fn carry_out(t: &mut Table, id: ShipId, card: CardId) {
    t.ship_mut(id).now.difficult |= card.difficult;
    spend_fuel(t, id, i16::from(card.g));
}

/// What it costs to turn the dial the shorter way.
fn dial_fuel(dial: u8, plan: Plan) -> i16 {
    if plan.cards.is_turnabout() {
        return 0;
    }
    let notches = (plan.dial + 12 - dial) % 12;
    match notches.min(12 - notches) {
        0 | 1 => 0,
        6 => 2,
        _ => 1,
    }
}

/// Pilots with quick reflexes take another card before any is carried out. {dogfight.talents.list}
fn exchange_cards(t: &mut Table) -> Flow<()> {
    let exchanges = |state: &State, id: ShipId| -> Vec<CardId> {
        let Some(plan) = plan_of(state, id) else { return Vec::new() };
        let handling = Handling::of(state, id).when_planned(state.ship(id));
        let old = plan.cards.maneuver();
        crate::cards::deck(state.ship(id).class)
            .filter(|card| card.is_maneuver() && *card != old)
            .filter(|card| handling.faults(&Plan { cards: plan.cards.with_maneuver(*card), ..plan }).none())
            .collect()
    };
    let moves = |state: &State, id: ShipId| plan_of(state, id).is_some_and(|plan| plan.maneuvers());
    loop {
        let plays = talents::with_moment(t, Moment::Reveal);
        let plays: Vec<_> = plays.into_iter().filter(|(id, _)| moves(t, *id)).collect();
        let used =
            talents::offer(t, Moment::Reveal, &plays, |state, (id, _)| !exchanges(state, id).is_empty())?;
        if used.is_empty() {
            return Ok(());
        }
        for (id, _) in used {
            let Some(plan) = plan_of(t, id) else { continue };
            let cards = exchanges(t, id);
            let ask = Ask::ExchangeCard { ship: id, card: plan.cards.maneuver() };
            let options: Vec<Choice> = cards.iter().copied().map(Choice::Card).collect();
            let picks = t.ask(tabletop::Prompt::one(t.ship(id).owner, ask, options))?;
            let card = cards[usize::from(picks[0])];
            exchange(t, id, Plan { cards: plan.cards.with_maneuver(card), ..plan });
        }
    }
}

fn exchange(t: &mut Table, id: ShipId, new: Plan) {
    t.cockpit_mut(id).plan = Some(new);
    if let Some(revealed) = &mut t.ship_mut(id).now.revealed {
        revealed.first = Some(new.cards.first());
        revealed.second = revealed.second.and(new.cards.second());
    }
    if new.cards.second().is_none() {
        t.announce(Event::CardRevealed { ship: id, card: new.cards.first() });
    }
}

fn go(t: &mut Table, id: ShipId, to: Pose, way: Way) {
    let ship = t.ship_mut(id);
    let from = ship.pose;
    ship.pose = to;
    t.announce(Event::Moved { ship: id, from, to, way });
}

/// Where a maneuver card lies, and where it leads. {dogfight.movement.forward} {dogfight.movement.backward}
pub(crate) fn maneuver(pose: Pose, speed: Speed, arrow: Arrow) -> (CardPlace, Pose) {
    if speed == Speed::Back {
        (CardPlace::behind(pose), base::from_rear(pose, arrow))
    } else {
        (CardPlace::before(pose), base::forward(pose, arrow))
    }
}

pub(crate) fn boost_line(card: CardId) -> Option<Arrow> {
    match card.kind {
        Kind::Overboost { line } => Some(line),
        _ => None,
    }
}

/// Quick start: the whole plan at once. {dogfight.movement.overboost}
fn all_at_once(t: &mut Table, id: ShipId) -> Option<Trip> {
    let plan = plan_of(t, id)?;
    let pose = t.ship(id).pose;
    let arrow = plan.cards.maneuver().arrow(plan.panel.speed)?;
    let cards = match plan.cards {
        Cards::Boost(boost, then) => {
            let line = boost_line(boost)?;
            let red_end = base::forward(pose, line);
            carry_out(t, id, boost);
            carry_out(t, id, then);
            go(t, id, base::forward_twice(pose, line, arrow), Way::Both { boost, then });
            SmallVec::from_slice(&[CardPlace::before(pose), CardPlace::from_rear(red_end)])
        }
        cards => {
            let (place, to) = maneuver(pose, plan.panel.speed, arrow);
            carry_out(t, id, cards.maneuver());
            go(t, id, to, Way::Card(cards.maneuver()));
            SmallVec::from_slice(&[place])
        }
    };
    Some(Trip { ship: id, cards, last: true })
}

/// Complete rules, first movement: the overboost, the change of direction, the change of level, or the only card.
fn first_part(t: &mut Table, id: ShipId) -> Flow<Option<Trip>> {
    let Some(plan) = plan_of(t, id) else { return Ok(None) };
    let pose = t.ship(id).pose;
    if plan.panel.climb != Climb::Level {
        change_level(t, id, plan.panel.climb);
        return Ok(None);
    }
    let trip = |cards: &[CardPlace], last| Some(Trip { ship: id, cards: SmallVec::from_slice(cards), last });
    Ok(match plan.cards {
        Cards::Boost(boost, _) => boost_line(boost).and_then(|line| {
            carry_out(t, id, boost);
            go(t, id, base::forward(pose, line), Way::Card(boost));
            trip(&[CardPlace::before(pose)], !plan.maneuvers())
        }),
        Cards::Turnabout(turn, _) => {
            carry_out(t, id, turn);
            let drifted = change_direction(t, id)?;
            if drifted { trip(&[], !plan.maneuvers()) } else { None }
        }
        Cards::Single(card) | Cards::WithBlank(card) => card.arrow(plan.panel.speed).and_then(|arrow| {
            let (place, to) = maneuver(pose, plan.panel.speed, arrow);
            carry_out(t, id, card);
            go(t, id, to, Way::Card(card));
            trip(&[place], true)
        }),
    })
}

/// The ship drifts along its old heading, then moves where it points. {dogfight.rotation.drift}
fn change_direction(t: &mut Table, id: ShipId) -> Flow<bool> {
    let mut length = drift_length(t.ship(id).now.old_energy);
    let masters: Vec<_> = talents::of_ship(t, Moment::Drift, id);
    if !talents::offer(t, Moment::Drift, &masters, |_, _| true)?.is_empty() {
        let options: Vec<Choice> = DRIFTS.into_iter().map(Choice::Millimetres).collect();
        let picks = t.ask(tabletop::Prompt::one(t.ship(id).owner, Ask::Drift { ship: id }, options))?;
        length = f64::from(DRIFTS[usize::from(picks[0])]);
    }
    if length > 0.0 {
        let to = t.ship(id).pose.moved(length);
        go(t, id, to, Way::Drift);
    }
    let ship = t.ship_mut(id);
    ship.pose.heading = ship.facing();
    ship.dial = 0;
    let heading = ship.pose.heading;
    t.announce(Event::DirectionChanged { ship: id, heading });
    Ok(length > 0.0)
}

/// One level up or down, or out of the area. {dogfight.levels.changing}
fn change_level(t: &mut Table, id: ShipId, climb: Climb) {
    let ship = t.ship_mut(id);
    let level = match climb {
        Climb::Up => ship.level + 1,
        Climb::Down => ship.level - 1,
        Climb::Level => ship.level,
    };
    if (1..=4).contains(&level) {
        ship.level = level;
        t.announce(Event::LevelChanged { ship: id, level });
    } else {
        hazards::leave(t, id);
    }
}

/// The dial is turned: the fire arc moves, the heading does not. {dogfight.rotation.carrying-out}
fn rotate(t: &mut Table, id: ShipId) {
    let Some(plan) = plan_of(t, id) else { return };
    let ship = t.ship_mut(id);
    if plan.cards.is_turnabout() || ship.dial == plan.dial {
        return;
    }
    ship.dial = plan.dial;
    t.announce(Event::Rotated { ship: id, dial: plan.dial });
}

/// Complete rules, second movement: the second card, or the only one of a ship that changed its level.
fn second_part(t: &mut Table, id: ShipId) -> Option<Trip> {
    let plan = plan_of(t, id)?;
    let climbed = plan.panel.climb != Climb::Level;
    if plan.cards.second().is_none() && !climbed {
        return None;
    }
    if let Some(card) = plan.cards.second() {
        if let Some(revealed) = &mut t.ship_mut(id).now.revealed {
            revealed.second = Some(card);
        }
        t.announce(Event::CardRevealed { ship: id, card });
    }
    let card = plan.cards.maneuver();
    let arrow = card.arrow(plan.panel.speed)?;
    let pose = t.ship(id).pose;
    let (place, to) = if plan.cards.is_boost() {
        (CardPlace::from_rear(pose), base::from_rear(pose, arrow))
    } else {
        maneuver(pose, plan.panel.speed, arrow)
    };
    carry_out(t, id, card);
    go(t, id, to, Way::Card(card));
    Some(Trip { ship: id, cards: SmallVec::from_slice(&[place]), last: true })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shorter_way_around_the_dial_is_paid() {
        let card: CardId = "v2-straight".parse().unwrap();
        let plan =
            |dial| Plan { cards: Cards::Single(card), panel: crate::plan::Panel::of(Speed::Low), dial };
        let costs: Vec<i16> = (0..12).map(|dial| dial_fuel(0, plan(dial))).collect();
        assert_eq!(costs, [0, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 0]);
        assert_eq!(dial_fuel(11, plan(1)), 1);
    }
}
