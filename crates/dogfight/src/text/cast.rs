//! What the log's words need beside an event: events name ships, terrain and seats by their numbers alone.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::pilot::Pilot;
use crate::ship::{ShipClass, ShipId, Side};
use crate::state::Public;
use crate::terrain::Nature;

/// What there is at a table, as far as words need it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Cast {
    /// The side of each seat.
    pub(super) seats: Vec<Side>,
    ships: Vec<(ShipId, ShipClass, Option<Pilot>)>,
    pub(super) terrain: Vec<Nature>,
    /// Whether the complete rules are played.
    pub(super) complete: bool,
}

impl Cast {
    /// A ship's class and pilot.
    pub(super) fn ship(&self, id: ShipId) -> Option<(ShipClass, Option<Pilot>)> {
        self.ships.iter().find(|(other, ..)| *other == id).map(|&(_, class, pilot)| (class, pilot))
    }

    /// Which of a side's players this is, and of how many, both counted from 1.
    pub(super) fn number(&self, seat: Seat, side: Side) -> (usize, usize) {
        let own = |seats: &[Side]| seats.iter().filter(|&&other| other == side).count();
        (own(&self.seats[..=seat.index()]), own(&self.seats))
    }
}

impl Public {
    /// What words need to know of the table.
    pub fn cast(&self) -> Cast {
        Cast {
            seats: self.seats.clone(),
            ships: self.ships.iter().map(|ship| (ship.id, ship.class, ship.pilot.name)).collect(),
            terrain: self.terrain.iter().map(|terrain| terrain.nature).collect(),
            complete: self.options.complete(),
        }
    }
}
