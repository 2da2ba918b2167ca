//! Overlapping bases, by both methods: the faster ships slide on, or all stay where they are.

use tabletop::Flow;

use crate::Table;
use crate::cards::Speed;
use crate::event::{Event, Way};
use crate::geometry::{Pose, Vector, base};
use crate::options::Overlap;
use crate::ship::ShipId;
use crate::state::{Ship, State};

/// Whether the bases of two ships lie over each other. {dogfight.overlap.levels}
pub fn overlaps(one: &Ship, two: &Ship) -> bool {
    one.id != two.id
        && one.in_play()
        && two.in_play()
        && one.level == two.level
        && base::overlap(one.pose, two.pose)
}

/// Bases that overlap after a movement are dealt with. {dogfight.overlap.method}
pub fn resolve(t: &mut Table) {
    if t.public.options.overlap() == Overlap::Slide {
        slide_all(t);
    }
}

/// The order of speeds: standing, back, the three forward, and these again with an overboost.
/// {dogfight.overlap.order}
fn rank(ship: &Ship) -> u8 {
    ship.speed as u8 + if ship.is_boosted() { 3 } else { 0 }
}

/// The slowest stays, the next slides until it is clear, and so on. {dogfight.overlap.slide}
fn slide_all(t: &mut Table) {
    let ships: Vec<&Ship> = t.public.ships.in_play().collect();
    let entangled = |ship: &&&Ship| ships.iter().any(|other| overlaps(ship, other));
    let mut group: Vec<(u8, ShipId)> =
        ships.iter().filter(entangled).map(|ship| (rank(ship), ship.id)).collect();
    if group.is_empty() {
        return;
    }
    // Equal speeds are ordered at random: shuffled first, then sorted by a sort that keeps equals as they are.
    t.dice().shuffle(&mut group);
    group.sort_by_key(|(rank, _)| *rank);
    let ids: Vec<ShipId> = group.iter().map(|(_, id)| *id).collect();
    let mut named = ids.clone();
    named.sort_unstable();
    t.announce(Event::Overlapped { ships: named });
    let mut waiting = ids.clone();
    for &id in &ids {
        t.ship_mut(id).now.busy = true;
    }
    for id in ids {
        waiting.retain(|other| *other != id);
        let direction = direction(t.ship(id));
        let placed: Vec<Pose> = others_on_level(t, id, &waiting);
        slide(t, id, direction, &placed);
    }
}

/// The direction of travel: a ship that moved backward slides on backward.
fn direction(ship: &Ship) -> Vector {
    let ahead = ship.pose.ahead();
    if ship.speed == Speed::Back { -ahead } else { ahead }
}

/// The bases on a ship's level, but for those that wait for their turn to slide.
fn others_on_level(state: &State, id: ShipId, waiting: &[ShipId]) -> Vec<Pose> {
    let ship = state.ship(id);
    let others = state.public.ships.in_play().filter(|other| other.id != id && other.level == ship.level);
    others.filter(|other| !waiting.contains(&other.id)).map(|other| other.pose).collect()
}

/// Moves a ship on until its base is clear of all others.
fn slide(t: &mut Table, id: ShipId, direction: Vector, placed: &[Pose]) {
    let from = t.ship(id).pose;
    let mut to = from;
    // Each round clears at least one base for good: bases are convex and the direction stays the same.
    for _ in 0..=placed.len() {
        let way =
            placed.iter().filter_map(|other| base::way_out(to, direction, *other)).max_by(f64::total_cmp);
        let Some(way) = way else { break };
        to = Pose::at(to.at + direction * way, to.heading);
    }
    if to != from {
        t.ship_mut(id).pose = to;
        t.announce(Event::Moved { ship: id, from, to, way: Way::Slide });
    }
}

/// A ship that has jumped onto others moves on ahead until it is clear of them. {dogfight.ftl.arrival}
pub fn clear_after_jump(t: &mut Table, id: ShipId) -> Flow<()> {
    let direction = t.ship(id).pose.ahead();
    let placed = others_on_level(t, id, &[]);
    slide(t, id, direction, &placed);
    Ok(())
}
