//! Kinds of ships, sides, and the names that ships go by at the table. Where a ship is and how it fares is in
//! `state`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use utoipa::ToSchema;

/// One of the two teams.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Debug,
    Display,
    EnumString,
    Serialize,
    Deserialize,
    ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Colonial Fleet.
    Colonial,
    /// The Cylons.
    Cylon,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Colonial, Side::Cylon];

    /// The opponents.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Colonial => Side::Cylon,
            Side::Cylon => Side::Colonial,
        }
    }
}

/// The name of a ship at the table: its side and its number there, from 1, such as `colonial-1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ShipId {
    /// Its side.
    pub side: Side,
    /// Its number, from 1.
    pub number: u8,
}

impl fmt::Display for ShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.side, self.number)
    }
}

impl FromStr for ShipId {
    type Err = String;

    fn from_str(text: &str) -> Result<ShipId, String> {
        let wrong = || format!("`{text}` is no ship; expected a name such as `colonial-1`");
        let (side, number) = text.rsplit_once('-').ok_or_else(wrong)?;
        let side = side.parse().map_err(|_| wrong())?;
        let number = number.parse().ok().filter(|&number| number > 0).ok_or_else(wrong)?;
        Ok(ShipId { side, number })
    }
}

/// Reads and writes a type as its word.
macro_rules! serde_as_word {
    ($type:ty) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = String::deserialize(deserializer)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use serde_as_word;

serde_as_word!(ShipId);

/// A kind of ship.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Debug,
    Display,
    EnumString,
    Serialize,
    Deserialize,
    ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum ShipClass {
    /// Viper Mk. II.
    #[strum(serialize = "viper-mk-ii")]
    #[serde(rename = "viper-mk-ii")]
    ViperMkII,
    /// Cylon Raider.
    CylonRaider,
    /// Viper Mk. VII.
    #[strum(serialize = "viper-mk-vii")]
    #[serde(rename = "viper-mk-vii")]
    ViperMkVII,
    /// Raptor.
    Raptor,
    /// Cylon Heavy Raider.
    CylonHeavyRaider,
}

/// What stands on a ship's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ShipCard {
    /// What an attack roll has to reach.
    pub attack: i8,
    /// How much damage it takes.
    pub structure: u8,
    /// How much its energy can change in a turn.
    pub acceleration: i8,
    /// Whether it can jump faster than light.
    pub ftl: bool,
    /// What it costs where sides are balanced by points.
    pub points: i16,
}

impl ShipClass {
    /// All kinds.
    pub const ALL: [ShipClass; 5] = [
        ShipClass::ViperMkII,
        ShipClass::CylonRaider,
        ShipClass::ViperMkVII,
        ShipClass::Raptor,
        ShipClass::CylonHeavyRaider,
    ];

    /// Its card. {dogfight.components.ship-card}
    pub const fn card(self) -> ShipCard {
        let (attack, structure, acceleration, ftl, points) = match self {
            ShipClass::ViperMkII => (6, 16, 3, false, 100),
            ShipClass::CylonRaider => (6, 15, 4, true, 96),
            ShipClass::ViperMkVII => (6, 17, 4, false, 103),
            ShipClass::Raptor => (7, 20, 2, true, 95),
            ShipClass::CylonHeavyRaider => (5, 22, 2, true, 120),
        };
        ShipCard { attack, structure, acceleration, ftl, points }
    }
}
