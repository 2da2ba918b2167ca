//! Locations by name, and the ships they are on. What is printed on them lives in `boards`.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};
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
