//! What must hold between any two steps, in named parts. Tests and scenarios check it.

use crate::counter::{Counter, Pool};
use crate::geometry::base;
use crate::options::Overlap;
use crate::overlap::overlaps;
use crate::state::{Fate, State, Step};

impl State {
    /// What is wrong with the state, if anything is.
    pub fn check_invariants(&self) -> Result<(), String> {
        self.check_counters(Pool::Blue, &self.hidden.blue)?;
        self.check_counters(Pool::Collision, &self.hidden.collision)?;
        self.check_ships()?;
        self.check_bases()?;
        self.check_cockpits()
    }

    /// Every counter of the sets is in its pool or beside a ship.
    fn check_counters(&self, pool: Pool, left: &[Counter]) -> Result<(), String> {
        let cockpits = self.own.iter().flat_map(|own| own.cockpits.values());
        let lying = cockpits.flat_map(|cockpit| &cockpit.damage).filter(|damage| damage.pool == pool);
        let mut all: Vec<Counter> = lying.map(|damage| damage.counter).chain(left.iter().copied()).collect();
        let one: Vec<Counter> = pool.set().collect();
        let sets = all.len() / one.len();
        let mut expected: Vec<Counter> = one.iter().copied().cycle().take(sets * one.len()).collect();
        all.sort_unstable();
        expected.sort_unstable();
        if all == expected { Ok(()) } else { Err(format!("{pool} counters: {} are no full sets", all.len())) }
    }

    fn check_ships(&self) -> Result<(), String> {
        for ship in &self.public.ships {
            let id = ship.id;
            if ship.dial >= 12 || !(1..=4).contains(&ship.level) || !(-1..=6).contains(&ship.energy) {
                return Err(format!(
                    "{id}: dial {}, level {}, energy {}",
                    ship.dial, ship.level, ship.energy
                ));
            }
            if !self.public.options.complete() && ship.dial != 0 {
                return Err(format!("{id} is rotated in the quick-start rules"));
            }
            if self.public.seats.get(ship.owner.index()) != Some(&id.side) {
                return Err(format!("{id} belongs to {}, which is not on its side", ship.owner));
            }
            if let Fate::Enters(turn) = ship.fate
                && turn < self.public.turn
            {
                return Err(format!("{id} should have entered in turn {turn}"));
            }
        }
        Ok(())
    }

    /// Bases are on the table, and apart where they have to be.
    fn check_bases(&self) -> Result<(), String> {
        let slides = self.public.options.overlap() == Overlap::Slide;
        for ship in self.public.ships.in_play() {
            let crossed = self.public.mission.table.crossed(&base::outline(ship.pose));
            if !crossed.is_empty() {
                return Err(format!("{} is in play and over an edge: {crossed:?}", ship.id));
            }
            if let Some(other) = self.public.ships.in_play().find(|other| slides && overlaps(ship, other)) {
                return Err(format!("{} lies over {}", ship.id, other.id));
            }
        }
        Ok(())
    }

    /// Every ship has its cockpit at its owner's seat, and plans are there when they have to be.
    fn check_cockpits(&self) -> Result<(), String> {
        for ship in &self.public.ships {
            let Some(cockpit) = self.own[ship.owner.index()].cockpits.get(&ship.id) else {
                return Err(format!("{} has no cockpit", ship.id));
            };
            let plans = match self.public.step {
                Step::FirstMovement => ship.in_play() || ship.fate == Fate::Enters(self.public.turn),
                Step::FirstFiring | Step::SecondMovement => self.public.options.complete() && ship.in_play(),
                _ => false,
            };
            if cockpit.plan.is_some() != plans && self.public.turn > 0 {
                return Err(format!("{} has a plan at the wrong time, {}", ship.id, self.public.step));
            }
            if ship.in_play() && cockpit.total() >= ship.class.card().structure {
                return Err(format!("{} should be lost", ship.id));
            }
            if !ship.in_play() && !cockpit.damage.is_empty() {
                return Err(format!("{} is gone and still has counters", ship.id));
            }
        }
        Ok(())
    }
}
