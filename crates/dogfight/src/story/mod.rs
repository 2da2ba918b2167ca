//! The story of a finished game: what is gathered from its events and from the counters that nobody saw, and told when they
//! are turned over.

mod telling;

use std::collections::BTreeMap;

use tabletop::Told;
use tabletop::hosting::{Contents, Course, Noted, Tale};

use crate::event::{Cause, Event};
use crate::ship::{ShipId, Side};
use crate::state::{Fate, Target};
use crate::text::{Language, Words};
use crate::{Dogfight, State};

/// What is remembered of a game while it is played again.
#[derive(Debug)]
pub struct DogfightTale {
    course: Course,
    incidents: Vec<Noted<Event>>,
    ships: BTreeMap<ShipId, ShipRecord>,
}

/// What is counted of a ship.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct ShipRecord {
    /// Its attacks, each with its turn and whether it hit: a ship attacks once a turn, and may roll again.
    attacks: Vec<(u32, bool)>,
    kills: u32,
    /// The greatest sum of its counters.
    damage: u32,
    /// Who hit it last, and in which turn.
    hit_by: Option<(ShipId, u32)>,
}

impl ShipRecord {
    fn hits(&self) -> u32 {
        self.attacks.iter().filter(|(_, hit)| *hit).count() as u32
    }

    fn misses(&self) -> u32 {
        self.attacks.iter().filter(|(_, hit)| !*hit).count() as u32
    }
}

impl Tale<Dogfight> for DogfightTale {
    fn begin(state: &State) -> DogfightTale {
        let ships = state.public.ships.iter().map(|ship| (ship.id, ShipRecord::default())).collect();
        DogfightTale { course: Course::default(), incidents: Vec::new(), ships }
    }

    fn happen(&mut self, answers: usize, news: &[Told<Dogfight>], state: &State) {
        for ship in &state.public.ships {
            let total = u32::from(state.cockpit(ship.id).total());
            let record = self.ships.entry(ship.id).or_default();
            record.damage = record.damage.max(total);
        }
        for told in news {
            self.note(answers, &told.event, state);
        }
        self.course.count(answers, self.counts(state));
    }

    fn tell(&self, language: &str, state: &State) -> Contents {
        let words = Words::of(language.parse::<Language>().unwrap_or_default());
        telling::contents(self, words, state)
    }
}

impl DogfightTale {
    /// The damage that each side has taken, then the ships that each side has left.
    fn counts(&self, state: &State) -> Vec<i32> {
        let damage = |side: Side| {
            let ships = self.ships.iter().filter(|(id, _)| id.side == side);
            ships.map(|(_, record)| record.damage as i32).sum()
        };
        let left = |side: Side| {
            let ships = state.public.ships.iter().filter(|ship| ship.id.side == side);
            ships.filter(|ship| ship.fate != Fate::Eliminated).count() as i32
        };
        Side::ALL.map(damage).into_iter().chain(Side::ALL.map(left)).collect()
    }

    fn note(&mut self, answer: usize, event: &Event, state: &State) {
        let turn = self.course.now();
        if is_worth_telling(event) {
            self.incidents.push(Noted { turn, answer, event: event.clone() });
        }
        match event {
            Event::TurnBegan { turn } => self.course.turn(*turn, answer, self.counts(state)),
            Event::AttackRolled { ship, target, hits, .. } => self.attack(*ship, *target, *hits > 0),
            Event::Eliminated { ship, cause, counters } => {
                let total = counters.iter().map(|counter| u32::from(counter.value)).sum();
                let record = self.ships.entry(*ship).or_default();
                record.damage = record.damage.max(total);
                let shot = record.hit_by.filter(|(_, when)| *when == turn && *cause != Cause::LeftArea);
                if let Some((by, _)) = shot {
                    self.ships.entry(by).or_default().kills += 1;
                }
            }
            _ => {}
        }
    }

    fn attack(&mut self, ship: ShipId, target: Target, hit: bool) {
        let turn = self.course.now();
        let attacks = &mut self.ships.entry(ship).or_default().attacks;
        attacks.retain(|(when, _)| *when != turn);
        attacks.push((turn, hit));
        if let (true, Target::Ship(id)) = (hit, target) {
            self.ships.entry(id).or_default().hit_by = Some((ship, turn));
        }
    }
}

/// Whether an event is one of the incidents of a story.
fn is_worth_telling(event: &Event) -> bool {
    match event {
        Event::DepotHit { left, .. } => *left == 0,
        Event::Crippled { .. }
        | Event::Eliminated { .. }
        | Event::Escaped { .. }
        | Event::GameOver { .. } => true,
        _ => false,
    }
}
