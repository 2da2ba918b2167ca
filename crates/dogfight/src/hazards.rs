//! Leaving the area, asteroid fields and planetoids: what happens to ships because of where they are.

use tabletop::{Audience, Flow, Prompt};

use crate::cards::Speed;
use crate::choice::{Ask, Choice};
use crate::counter::{Counter, Pool};
use crate::event::{Cause, Event};
use crate::geometry::{base, polygon};
use crate::movement::Trip;
use crate::ship::ShipId;
use crate::state::{Fate, Ship, State};
use crate::talent::{Effect, Moment};
use crate::terrain::{Density, Nature};
use crate::{Table, damage, talents};

/// Every base that is not wholly inside the area leaves it. {dogfight.movement.leaving}
pub fn leave_area(t: &mut Table) {
    for id in t.public.ships.ids_in_play() {
        let crossed = t.public.mission.table.crossed(&base::outline(t.ship(id).pose));
        if crossed.is_empty() {
            continue;
        }
        let exit = t.public.mission.entries().find(|(ship, _)| *ship == id).and_then(|(_, entry)| entry.exit);
        if exit.is_some_and(|exit| crossed.contains(exit)) {
            damage::remove(t, id, Fate::Escaped);
            t.announce(Event::Escaped { ship: id });
        } else {
            leave(t, id);
        }
    }
}

/// A ship leaves the area and is lost.
pub fn leave(t: &mut Table, id: ShipId) {
    let counters = damage::remove(t, id, Fate::Eliminated);
    t.announce(Event::Eliminated { ship: id, cause: Cause::LeftArea, counters });
}

/// How dangerous rocks are for a ship that moves like this. {dogfight.asteroids.damage}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pace {
    Slow,
    Brisk,
    Reckless,
}

fn pace(state: &State, ship: &Ship) -> Pace {
    if state.public.options.complete() {
        return match ship.energy {
            0 | 1 => Pace::Slow,
            2 | 3 => Pace::Brisk,
            _ => Pace::Reckless,
        };
    }
    match ship.speed {
        _ if ship.is_boosted() => Pace::Reckless,
        Speed::Back => Pace::Reckless,
        Speed::Stationary | Speed::Low => Pace::Slow,
        Speed::Medium | Speed::High => Pace::Brisk,
    }
}

/// How many collision counters are drawn, and how many of them are discarded.
#[derive(Clone, Copy)]
struct Draw {
    draw: u8,
    discard: u8,
}

/// What a field costs, if anything. {dogfight.asteroids.damage}
fn draws(density: Density, pace: Pace) -> Option<Draw> {
    let (draw, discard) = match (density, pace) {
        (_, Pace::Slow) => return None,
        (Density::Sparse, Pace::Brisk) => (3, 2),
        (Density::Sparse, Pace::Reckless) => (3, 1),
        (Density::Dense, Pace::Brisk) => (2, 1),
        (Density::Dense, Pace::Reckless) => (2, 0),
    };
    Some(Draw { draw, discard })
}

/// Ships that moved inside asteroid fields draw collision counters. {dogfight.asteroids.moving}
pub fn asteroids(t: &mut Table, trips: &[Trip]) -> Flow<()> {
    for trip in trips {
        for at in 0..t.public.terrain.len() {
            let ship = t.ship(trip.ship);
            let terrain = &t.public.terrain[at];
            let Nature::Field(density) = terrain.nature else { continue };
            if !ship.in_play() || ship.level != terrain.level {
                continue;
            }
            let outline = terrain.outline();
            let inside = polygon::overlap(&base::outline(ship.pose), &outline)
                || trip.cards.iter().any(|card| card.passes_over(&outline));
            if let Some(draw) = draws(density, pace(t, ship)).filter(|_| inside) {
                cross_field(t, trip.ship, at as u8, draw)?;
            }
        }
    }
    Ok(())
}

/// The owner looks at all the counters drawn and keeps some of them. {dogfight.asteroids.damage}
fn cross_field(t: &mut Table, id: ShipId, terrain: u8, Draw { mut draw, mut discard }: Draw) -> Flow<()> {
    let mut fewer = 0;
    for (_, flaw) in talents::try_flaws(t, Moment::Field, &[id])? {
        if let Effect::DiscardFewer { counters } = flaw.card().effect {
            fewer += counters;
        }
    }
    let dancers: Vec<_> = talents::of_ship(t, Moment::Field, id);
    for (_, talent) in talents::offer(t, Moment::Field, &dancers, |_, _| true)? {
        if let Effect::DrawMore { counters } = talent.card().effect {
            draw += counters;
            discard += counters;
        }
    }
    let keep = draw - discard.saturating_sub(fewer);
    t.announce(Event::FieldEntered { ship: id, terrain, drawn: draw, kept: keep });
    let drawn: Vec<Counter> = (0..draw).map(|_| damage::draw(t, Pool::Collision)).collect();
    let owner = t.ship(id).owner;
    t.tell(Audience::Only(owner), Event::CountersReceived { ship: id, counters: drawn.clone() });
    let options = drawn.iter().copied().map(Choice::Counter).collect();
    let ask = Ask::KeepCounters { ship: id, keep };
    let picks = t.ask(Prompt::some(owner, ask, options, usize::from(keep), usize::from(keep)))?;
    let (mut kept, mut back) = (Vec::new(), Vec::new());
    for (at, counter) in drawn.into_iter().enumerate() {
        if picks.contains(&(at as u8)) { kept.push(counter) } else { back.push(counter) }
    }
    for counter in kept {
        damage::take(t, id, Pool::Collision, counter);
    }
    damage::put_back(t, Pool::Collision, &back);
    Ok(())
}

/// Ships that end their movement on a planetoid draw one collision counter. {dogfight.planetoids.collision}
pub fn planetoids(t: &mut Table, trips: &[Trip]) {
    for trip in trips.iter().filter(|trip| trip.last) {
        for at in 0..t.public.terrain.len() {
            let ship = t.ship(trip.ship);
            let terrain = &t.public.terrain[at];
            let hit = terrain.nature == Nature::Planetoid
                && ship.in_play()
                && ship.level == terrain.level
                && polygon::overlap(&base::outline(ship.pose), &terrain.outline());
            if hit {
                t.announce(Event::Struck { ship: trip.ship, terrain: at as u8 });
                collide(t, trip.ship);
            }
        }
    }
}

/// A ship draws one collision counter and keeps it.
pub fn collide(t: &mut Table, id: ShipId) {
    let counter = damage::draw(t, Pool::Collision);
    let owner = t.ship(id).owner;
    t.tell(Audience::Only(owner), Event::CountersReceived { ship: id, counters: vec![counter] });
    damage::take(t, id, Pool::Collision, counter);
}
