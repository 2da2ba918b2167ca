//! Loyalty cards. How they are dealt and revealed lives in the module `loyalty` of the rules.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};
use utoipa::ToSchema;

/// What a loyalty card says. {fleet.loyalty.team}
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, EnumIter, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Loyalty {
    /// You are not a Cylon.
    NotACylon,
    /// You are a Cylon who can send a character to the Brig.
    CylonBrig,
    /// You are a Cylon who can send a character to Sickbay.
    CylonSickbay,
    /// You are a Cylon who can damage Galactica.
    CylonDamage,
    /// You are a Cylon who can reduce morale.
    CylonMorale,
    /// You are a Sympathizer.
    Sympathizer,
}

impl Loyalty {
    /// The four cards that say "You Are a Cylon".
    pub const CYLONS: [Loyalty; 4] =
        [Loyalty::CylonBrig, Loyalty::CylonSickbay, Loyalty::CylonDamage, Loyalty::CylonMorale];

    /// Whether its owner is on the Cylon team.
    pub fn is_cylon(self) -> bool {
        Loyalty::CYLONS.contains(&self)
    }

    /// How many copies the box holds.
    pub fn copies(self) -> usize {
        if self == Loyalty::NotACylon { 11 } else { 1 }
    }
}

/// One dealt loyalty card, as it can be told apart on the table without seeing its face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct LoyaltyId(pub u8);

impl fmt::Display for LoyaltyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "loyalty-{}", self.0)
    }
}

/// A dealt loyalty card with its face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Dealt {
    /// Which one on the table.
    pub id: LoyaltyId,
    /// What it says.
    pub card: Loyalty,
}
