//! Locations, and the ships they are on. What they do lives in `locations`.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoEnumIterator};
use utoipa::ToSchema;

/// Where a character can stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, EnumIter, EnumString, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    /// Jumps the fleet early.
    FtlControl,
    /// Fires Galactica's guns.
    WeaponsControl,
    /// Steers civilian ships.
    Communications,
    /// Draws engineering or tactics.
    ResearchLab,
    /// Directs unmanned vipers.
    Command,
    /// Accuses somebody.
    AdmiralsQuarters,
    /// Launches pilots.
    HangarDeck,
    /// Fights centurions.
    Armory,
    /// Where the hurt lie.
    Sickbay,
    /// Where the accused sit.
    Brig,
    /// Draws politics.
    PressRoom,
    /// Works with the quorum.
    PresidentsOffice,
    /// Elects a president.
    Administration,
    /// Plays crises.
    Caprica,
    /// Commands Cylon ships.
    CylonFleet,
    /// Infiltrates the humans.
    HumanFleet,
    /// Where Cylons wake.
    ResurrectionShip,
}

/// What locations are on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, Serialize, Deserialize, ToSchema, strum::EnumIter)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Ship {
    /// The battlestar.
    Galactica,
    /// The President's ship.
    ColonialOne,
    /// The places of the Cylons.
    Cylon,
}

impl Location {
    /// What the location is on.
    pub fn ship(self) -> Ship {
        use Location::*;
        match self {
            PressRoom | PresidentsOffice | Administration => Ship::ColonialOne,
            Caprica | CylonFleet | HumanFleet | ResurrectionShip => Ship::Cylon,
            _ => Ship::Galactica,
        }
    }

    /// Whether nobody may go there of their own will. {fleet.movement.hazardous}
    pub fn is_hazardous(self) -> bool {
        matches!(self, Location::Sickbay | Location::Brig)
    }

    /// Whether a damage token can lie on it.
    pub fn can_be_damaged(self) -> bool {
        use Location::*;
        matches!(self, FtlControl | WeaponsControl | Command | AdmiralsQuarters | HangarDeck | Armory)
    }

    /// The locations of a ship.
    pub fn on(ship: Ship) -> impl Iterator<Item = Location> {
        Location::iter().filter(move |location| location.ship() == ship)
    }
}
