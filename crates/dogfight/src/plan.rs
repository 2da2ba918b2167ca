//! What a player plans for a ship: cards, the settings of the control panel, the rotation dial. Which plans are
//! legal is decided in `handling`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};
use utoipa::ToSchema;

use crate::cards::{CardId, Kind, Speed};
use crate::ship::serde_as_word;

/// The cards of a plan. Written as their names, such as `v2-ob-bank-l+v2-straight` or `v2-turn-r+blank`.
/// {dogfight.planning.cards}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cards {
    /// One maneuver.
    Single(CardId),
    /// One maneuver, with the blank card beside it.
    WithBlank(CardId),
    /// An overboost and a maneuver.
    Boost(CardId, CardId),
    /// A change of direction and a maneuver.
    Turnabout(CardId, CardId),
}

impl Cards {
    /// The card that is revealed first.
    pub fn first(self) -> CardId {
        match self {
            Cards::Single(card) | Cards::WithBlank(card) => card,
            Cards::Boost(first, _) | Cards::Turnabout(first, _) => first,
        }
    }

    /// The card that is carried out second, if there is one.
    pub fn second(self) -> Option<CardId> {
        match self {
            Cards::Single(_) | Cards::WithBlank(_) => None,
            Cards::Boost(_, second) | Cards::Turnabout(_, second) => Some(second),
        }
    }

    /// The maneuver whose arrow is used.
    pub fn maneuver(self) -> CardId {
        self.second().unwrap_or(self.first())
    }

    /// The same with another maneuver.
    #[must_use]
    pub fn with_maneuver(self, card: CardId) -> Cards {
        match self {
            Cards::Single(_) => Cards::Single(card),
            Cards::WithBlank(_) => Cards::WithBlank(card),
            Cards::Boost(boost, _) => Cards::Boost(boost, card),
            Cards::Turnabout(turn, _) => Cards::Turnabout(turn, card),
        }
    }

    /// The same without the blank card, which only bluffs.
    #[must_use]
    pub fn without_blank(self) -> Cards {
        match self {
            Cards::WithBlank(card) => Cards::Single(card),
            other => other,
        }
    }

    /// The maneuver alone, if there is an overboost.
    #[must_use]
    pub fn without_boost(self) -> Cards {
        match self {
            Cards::Boost(_, card) => Cards::Single(card),
            other => other,
        }
    }

    /// How many cards lie there.
    pub fn count(self) -> u8 {
        if matches!(self, Cards::Single(_)) { 1 } else { 2 }
    }

    /// Whether there is an overboost.
    pub fn is_boost(self) -> bool {
        matches!(self, Cards::Boost(..))
    }

    /// Whether the direction changes.
    pub fn is_turnabout(self) -> bool {
        matches!(self, Cards::Turnabout(..))
    }

    /// Whether every card is straight; a change of direction is not.
    pub fn all_straight(self) -> bool {
        self.first().is_straight() && self.second().is_none_or(|card| card.is_straight())
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cards::Single(card) => write!(f, "{card}"),
            Cards::WithBlank(card) => write!(f, "{card}+blank"),
            Cards::Boost(first, second) | Cards::Turnabout(first, second) => write!(f, "{first}+{second}"),
        }
    }
}

impl FromStr for Cards {
    type Err = String;

    fn from_str(text: &str) -> Result<Cards, String> {
        let Some((first, second)) = text.split_once('+') else { return text.parse().map(Cards::Single) };
        let first: CardId = first.parse()?;
        if second == "blank" {
            return Ok(Cards::WithBlank(first));
        }
        let second = second.parse()?;
        match first.kind {
            Kind::Overboost { .. } => Ok(Cards::Boost(first, second)),
            Kind::ChangeDirection => Ok(Cards::Turnabout(first, second)),
            _ => Err(format!("`{text}`: no other card goes after {first}")),
        }
    }
}

serde_as_word!(Cards);

/// The level slider. {dogfight.levels.changing}
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Default,
    Display,
    Serialize,
    Deserialize,
    ToSchema,
    PartialOrd,
    Ord,
    EnumIter
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Climb {
    /// Stays on its level.
    #[default]
    Level,
    /// One level up.
    Up,
    /// One level down.
    Down,
}

/// The sliders of the control panel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Panel {
    /// The speed; in a jump, that of the arrow which keeps the energy.
    pub speed: Speed,
    /// The level slider.
    #[serde(default)]
    pub climb: Climb,
    /// Whether the speed slider is on FTL.
    #[serde(default)]
    pub ftl: bool,
}

impl Panel {
    /// Only a speed.
    pub fn of(speed: Speed) -> Panel {
        Panel { speed, climb: Climb::Level, ftl: false }
    }
}

impl fmt::Display for Panel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ftl {
            return f.write_str("ftl");
        }
        write!(f, "{}", self.speed)?;
        match self.climb {
            Climb::Level => Ok(()),
            Climb::Up => f.write_str("/up"),
            Climb::Down => f.write_str("/down"),
        }
    }
}

/// The whole plan for a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Plan {
    /// The cards.
    pub cards: Cards,
    /// The sliders.
    pub panel: Panel,
    /// The rotation dial: notches of 30 degrees, clockwise.
    pub dial: u8,
}

impl Plan {
    /// The kinetic energy that the plan gives. {dogfight.energy.of-a-plan}
    pub fn energy(&self) -> i8 {
        energy(self.cards, self.panel)
    }

    /// Whether the maneuver card is carried out: a ship that stands still only shows it.
    pub fn maneuvers(&self) -> bool {
        self.panel.speed != Speed::Stationary
    }

    /// The cards that are carried out.
    pub fn executed(&self) -> impl Iterator<Item = CardId> {
        executed(self.cards, self.panel)
    }
}

/// What an overboost adds to the kinetic energy.
pub const BOOST_ENERGY: i8 = 3;
/// What a change of level adds to the kinetic energy.
pub const CLIMB_ENERGY: i8 = 3;

/// The kinetic energy of cards and sliders.
pub fn energy(cards: Cards, panel: Panel) -> i8 {
    let boost = if cards.is_boost() { BOOST_ENERGY } else { 0 };
    let climb = if panel.climb == Climb::Level { 0 } else { CLIMB_ENERGY };
    panel.speed.energy() + boost + climb
}

/// The cards that are carried out: a ship that stands still only shows its maneuver.
pub fn executed(cards: Cards, panel: Panel) -> impl Iterator<Item = CardId> {
    let moves = panel.speed != Speed::Stationary;
    let (first, second) = match cards {
        Cards::Single(card) | Cards::WithBlank(card) => (moves.then_some(card), None),
        Cards::Boost(first, second) | Cards::Turnabout(first, second) => {
            (Some(first), moves.then_some(second))
        }
    };
    first.into_iter().chain(second)
}
