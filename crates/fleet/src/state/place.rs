//! Where a character is, as one word in records and scenarios.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use crate::Location;
use crate::craft::Craft;
use crate::space::Area;

/// Where a character is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// At a location.
    At(Location),
    /// In a viper of this kind.
    Piloting(Craft, Area),
    /// Not on the board yet.
    OffBoard,
}

impl Place {
    /// Wherever a character can be.
    pub fn all() -> impl Iterator<Item = Place> {
        let piloting = Craft::vipers().flat_map(|craft| Area::ALL.map(|area| Place::Piloting(craft, area)));
        Location::iter().map(Place::At).chain(piloting).chain([Place::OffBoard])
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::At(location) => location.fmt(f),
            Place::Piloting(craft, area) => write!(f, "{craft}@{area}"),
            Place::OffBoard => f.write_str("off-board"),
        }
    }
}

impl FromStr for Place {
    type Err = String;
    fn from_str(text: &str) -> Result<Place, String> {
        Place::all().find(|place| place.to_string() == text).ok_or_else(|| {
            format!("`{text}` is no place; expected a location, `viper@area-5` or `off-board`")
        })
    }
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
