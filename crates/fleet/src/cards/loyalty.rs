//! Loyalty cards. How they are dealt and revealed lives in the module `loyalty` of the rules.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, EnumIter, IntoEnumIterator};
use utoipa::ToSchema;

use super::base;
use super::rows::by_name;
use crate::configuration::{Configuration, Part};
use crate::deed::Deed;
use crate::state::Side;

/// What a loyalty card says. {fleet.loyalty.team}
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, EnumCount, EnumIter, Serialize, Deserialize, ToSchema)]
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

/// What a loyalty card consists of. The cards are in `base::loyalty`.
#[derive(Debug)]
pub struct LoyaltyRow {
    /// Which.
    pub card: Loyalty,
    /// The box it comes in.
    pub set: Part,
    /// How many copies the box holds.
    pub copies: usize,
    /// The side of its owner.
    pub side: Side,
    /// What its owner may do when it is revealed as an action.
    pub power: Option<Deed>,
}

/// The cards of each box.
const BOXES: [&[LoyaltyRow]; 1] = [&base::loyalty::ROWS];

/// All rows, by card.
static ROWS: [&LoyaltyRow; Loyalty::COUNT] = by_name!(BOXES, card, LoyaltyRow, Loyalty::COUNT);

impl Loyalty {
    /// What it consists of.
    pub fn row(self) -> &'static LoyaltyRow {
        ROWS[self as usize]
    }

    /// The cards of a game that say "You Are a Cylon".
    pub fn cylons(configuration: &Configuration) -> impl Iterator<Item = Loyalty> {
        Loyalty::iter().filter(|card| card.is_cylon() && configuration.has(card.row().set))
    }

    /// Whether its owner is on the Cylon team.
    pub fn is_cylon(self) -> bool {
        self.row().side == Side::Cylon
    }

    /// How many copies the box holds.
    pub fn copies(self) -> usize {
        self.row().copies
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
