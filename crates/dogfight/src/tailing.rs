//! Tailing: who tails whom, in which order ships plan then, and which card is shown to whom.

use tabletop::{Flow, Prompt, Seats};

use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::geometry::polygon::Outline;
use crate::geometry::{base, polygon, ruler};
use crate::options::{Circle, Extra};
use crate::ship::ShipId;
use crate::state::{Lasting, Sighting, State, Tail};
use crate::talent::{Effect, Talent};
use crate::talents::{acts_by_itself, may_use};
use crate::{Dogfight, Table, ask_each};

/// How near a ship must be to tail. A wound tells nothing here: it leaves every pilot the first talent of a turn.
fn reach(state: &State, id: ShipId) -> f64 {
    match Talent::Bloodhound.card().effect {
        Effect::TailWithin { millimetres } if may_use(state, (id, Talent::Bloodhound)) => {
            f64::from(millimetres)
        }
        _ => ruler::TAILING,
    }
}

/// Whether a ship is nearer to another than this.
fn is_within(state: &State, id: ShipId, target: ShipId, reach: f64) -> bool {
    let (ship, prey) = (state.ship(id), state.ship(target));
    let flat = ship.pose.at.distance(prey.pose.at);
    ruler::distance(flat, ship.level.abs_diff(prey.level)).is_some_and(|distance| distance < reach)
}

/// Whether a ship is in the position to tail another. {dogfight.tailing.conditions}
fn can_tail(state: &State, id: ShipId, target: ShipId) -> bool {
    let (ship, prey) = (state.ship(id), state.ship(target));
    let line_is_free = || {
        let third = state.public.ships.in_play().filter(|other| other.id != id && other.id != target);
        third.filter(|other| other.level == ship.level || other.level == prey.level).all(|other| {
            let outline: Outline = base::outline(other.pose).into_iter().collect();
            polygon::cut(&outline, ship.pose.at, prey.pose.at).is_none()
        })
    };
    is_within(state, id, target, reach(state, id))
        && !ship.has(Lasting::NoTalents)
        && ship.arc().holds(prey.pose.at)
        && base::entered_from_behind(ship.pose.at, prey.pose)
        && line_is_free()
}

/// Owners declare together whom their ships tail. {dogfight.tailing.conditions}
pub fn declare(t: &mut Table) -> Flow<()> {
    t.public.tails.clear();
    if !t.public.options.has(Extra::Tailing) {
        return Ok(());
    }
    let ids = t.public.ships.ids_in_play();
    let mut hunters: Vec<(ShipId, Vec<ShipId>)> = Vec::new();
    for &id in &ids {
        let preys: Vec<ShipId> =
            ids.iter().copied().filter(|prey| prey.side != id.side && can_tail(t, id, *prey)).collect();
        if !preys.is_empty() {
            hunters.push((id, preys));
        }
    }
    let prompts: Vec<Prompt<Dogfight>> = hunters
        .iter()
        .map(|(id, preys)| {
            let options = std::iter::once(Choice::Pass).chain(preys.iter().map(|prey| Choice::Ship(*prey)));
            Prompt::one(t.ship(*id).owner, Ask::Tail { ship: *id }, options.collect())
        })
        .collect();
    if prompts.is_empty() {
        return Ok(());
    }
    let awaited: Seats = prompts.iter().map(|prompt| prompt.seat).collect();
    let picks = ask_each(t, &prompts, awaited)?;
    let tails: Vec<Tail> = hunters
        .into_iter()
        .zip(picks)
        .filter_map(|((ship, preys), pick)| {
            let at = usize::from(pick[0]).checked_sub(1)?;
            Some(Tail { ship, target: *preys.get(at)? })
        })
        .collect();
    let watchful = act_by_themselves(t, &tails);
    for tail in tails {
        if keeps_up(t, tail, &watchful) {
            t.public.tails.push(tail);
            t.announce(Event::TailingBegan { ship: tail.ship, target: tail.target });
        }
    }
    Ok(())
}

/// Bloodhounds tail from afar, and watchers notice that they are tailed: both have used their talents then. Returns
/// those who watch. {dogfight.talents.list}
fn act_by_themselves(t: &mut Table, tails: &[Tail]) -> Vec<ShipId> {
    for &Tail { ship, target } in tails {
        if !is_within(t, ship, target, ruler::TAILING) {
            acts_by_itself(t, (ship, Talent::Bloodhound));
        }
    }
    let mut watchful: Vec<ShipId> = Vec::new();
    for &Tail { target, .. } in tails {
        if !watchful.contains(&target) && acts_by_itself(t, (target, Talent::TailWatcher)) {
            watchful.push(target);
        }
    }
    watchful
}

/// Nuggets and rookies must roll for it, and whoever tails a watchful pilot. {dogfight.pilots.nuggets}
fn keeps_up(t: &mut Table, Tail { ship, target }: Tail, watchful: &[ShipId]) -> bool {
    let watched = match Talent::TailWatcher.card().effect {
        Effect::TailedOnlyOn { roll } if watchful.contains(&target) => roll,
        _ => 0,
    };
    let needed = watched.max(t.ship(ship).pilot.level.tailing_roll());
    if needed == 0 {
        return true;
    }
    let roll = t.dice().roll(6) + t.dice().roll(6);
    if roll < needed {
        t.announce(Event::TailingFailed { ship, target, roll });
    }
    roll >= needed
}

/// In which groups ships plan: those of a group at once, each group after the one before. {dogfight.tailing.order}
pub fn order(t: &mut Table, planning: &[ShipId]) -> Vec<Vec<ShipId>> {
    let mut left: Vec<ShipId> = planning.to_vec();
    let mut groups: Vec<Vec<ShipId>> = Vec::new();
    while !left.is_empty() {
        let waits =
            |id: &ShipId| t.public.tails.iter().any(|tail| tail.ship == *id && left.contains(&tail.target));
        let (later, now): (Vec<ShipId>, Vec<ShipId>) = left.iter().copied().partition(waits);
        if now.is_empty() {
            // All that are left wait for each other: there is a circle, in which chance decides.
            let in_circle = circle(&t.public.tails, &left);
            let drawn = t.dice().pick(&in_circle);
            for id in circle_order(&t.public.tails, &in_circle, drawn, t.public.options.circle) {
                groups.push(vec![id]);
                left.retain(|other| *other != id);
            }
        } else {
            groups.push(now);
            left = later;
        }
    }
    groups
}

/// The ships of a circle, found by following the tails from any ship that is left.
fn circle(tails: &[Tail], left: &[ShipId]) -> Vec<ShipId> {
    let target = |id: ShipId| tails.iter().find(|tail| tail.ship == id).map(|tail| tail.target);
    let mut at = left[0];
    for _ in 0..left.len() {
        at = target(at).unwrap_or(at);
    }
    let mut members = vec![at];
    while let Some(next) = target(members[members.len() - 1]).filter(|next| *next != at) {
        members.push(next);
    }
    members
}

/// In which order the ships of a circle plan. {dogfight.tailing.circles}
fn circle_order(tails: &[Tail], members: &[ShipId], drawn: ShipId, order: Circle) -> Vec<ShipId> {
    let next = |id: ShipId| {
        let found = tails.iter().find(|tail| match order {
            Circle::Printed => tail.ship == id,
            Circle::Chain => tail.target == id && members.contains(&tail.ship),
        });
        found.map_or(id, |tail| match order {
            Circle::Printed => tail.target,
            Circle::Chain => tail.ship,
        })
    };
    let mut ordered = vec![drawn];
    while ordered.len() < members.len() {
        ordered.push(next(ordered[ordered.len() - 1]));
    }
    ordered
}

/// Owners of tailing ships are shown the first cards of those that they tail and that have planned.
/// {dogfight.tailing.showing}
pub fn show_cards(t: &mut Table, about_to_plan: &[ShipId]) {
    for &ship in about_to_plan {
        let tail = t.public.tails.iter().find(|tail| tail.ship == ship).copied();
        let Some(tail) = tail else { continue };
        let Some(plan) = t.cockpit(tail.target).plan else { continue };
        let card = plan.cards.first();
        let seat = t.ship(ship).owner;
        t.own[seat.index()].seen.push(Sighting::Card { ship: tail.target, card });
        t.tell(tabletop::Audience::Except(seat), Event::CardShown { ship: tail.target, to: ship });
        t.tell(tabletop::Audience::Only(seat), Event::SawCard { ship: tail.target, card });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ship::Side;

    fn id(side: Side, number: u8) -> ShipId {
        ShipId { side, number }
    }

    #[test]
    fn a_circle_of_four_goes_as_printed_or_as_a_chain() {
        use Side::*;
        let [a, b, c, d] = [id(Colonial, 1), id(Cylon, 1), id(Colonial, 2), id(Cylon, 2)];
        let tails = [(a, b), (b, c), (c, d), (d, a)].map(|(ship, target)| Tail { ship, target });
        let members = circle(&tails, &[a, b, c, d]);
        assert_eq!(members.len(), 4);
        assert_eq!(circle_order(&tails, &members, b, Circle::Printed), [b, c, d, a]);
        assert_eq!(circle_order(&tails, &members, b, Circle::Chain), [b, a, d, c]);
    }
}
