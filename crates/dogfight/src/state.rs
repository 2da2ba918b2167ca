//! The state of a game, in three kinds of parts: what all see, what one seat sees, what nobody sees. What
//! changes it lives in the modules of the rules.

mod ships;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use strum::{Display, EnumIter};
use tabletop::{Dice, Seat, Seats};
use utoipa::ToSchema;

use crate::cards::CardId;
use crate::counter::{Counter, Pool, Symbol};
use crate::mission::Mission;
use crate::options::Options;
use crate::plan::{Cards, Plan};
use crate::ship::{ShipId, Side};
use crate::special::SpecialDamage;
use crate::terrain::Terrain;

pub use ships::{Aim, Eye, Fate, LastTurn, Lasting, PilotSheet, Revealed, Ship, Ships, ThisTurn};

/// How wide a fire arc is, in degrees. {dogfight.firing.sight}
pub const ARC: f64 = 60.0;
/// How many degrees one notch of the rotation dial is.
pub const NOTCH: f64 = 30.0;

/// Everything about a game between two steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    /// What all see.
    pub public: Public,
    /// What each seat sees of its own.
    pub own: Vec<Own>,
    /// What nobody sees.
    pub hidden: Hidden,
}

/// What happens next. {dogfight.turn.steps}
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
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
pub enum Step {
    /// Players set the energy with which their ships begin.
    StartingEnergy,
    /// Everybody plans.
    Planning,
    /// Plans are revealed and ships move: in the complete rules along their first cards.
    FirstMovement,
    /// Ships fire.
    FirstFiring,
    /// Ships move along their second cards.
    SecondMovement,
    /// Ships that have not fired yet fire.
    SecondFiring,
    /// Markers are put away, and the mission is looked at.
    EndOfTurn,
}

/// What all see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Public {
    /// The rules in play.
    pub options: Options,
    /// The mission.
    #[schema(value_type = Mission)]
    pub mission: Arc<Mission>,
    /// What happens next.
    pub step: Step,
    /// Counts turns from 1.
    pub turn: u32,
    /// The side of each seat.
    pub seats: Vec<Side>,
    /// The ships.
    pub ships: Ships,
    /// What else is on the table.
    pub terrain: Vec<Terrain>,
    /// Who tails whom this turn.
    pub tails: Vec<Tail>,
    /// The attacks of the firing step under way.
    pub attacks: Vec<Attack>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A ship that tails another. {dogfight.tailing.conditions}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Tail {
    /// Who tails.
    pub ship: ShipId,
    /// Whom.
    pub target: ShipId,
}

/// What is fired at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A ship.
    Ship(ShipId),
    /// The depot at this place in the list of terrain.
    Depot(u8),
}

/// An attack that was declared. {dogfight.firing.declaring}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Attack {
    /// Who attacks.
    pub by: ShipId,
    /// Whom.
    pub on: Target,
    /// What all know that is added to the roll.
    pub modifier: i8,
}

/// How it ended. {dogfight.victory.goals}
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
    Serialize,
    Deserialize,
    ToSchema,
    EnumIter
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The Colonials won.
    Colonial,
    /// The Cylons won.
    Cylon,
    /// Nobody won.
    Draw,
}

/// What one seat sees of its own.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default)]
pub struct Own {
    /// What lies beside the control panels of its ships.
    pub cockpits: BTreeMap<ShipId, Cockpit>,
    /// What it was shown of others' cards and counters this turn.
    pub seen: Vec<Sighting>,
}

/// What lies beside a control panel.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default)]
pub struct Cockpit {
    /// Damage counters, face down.
    pub damage: Vec<Damage>,
    /// Symbols without a counter, from a called shot.
    #[cfg_attr(feature = "types", ts(as = "Vec<Symbol>"))]
    pub symbols: SmallVec<[Symbol; 2]>,
    /// The special damage that binds in this step: all that was suffered before it began.
    pub binding: SpecialDamage,
    /// The plan for this turn.
    pub plan: Option<Plan>,
    /// Cards that a severely wounded pilot has chosen for the next turn.
    pub ahead: Option<Cards>,
}

/// A damage counter that a ship has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Damage {
    /// The counter.
    pub counter: Counter,
    /// From where it was drawn.
    pub pool: Pool,
    /// Whether its symbol has an effect.
    pub symbol_acts: bool,
}

impl Cockpit {
    /// The sum of all counters.
    pub fn total(&self) -> u8 {
        self.damage.iter().fold(0, |sum: u8, damage| sum.saturating_add(damage.counter.value))
    }

    /// How often a special damage was suffered.
    pub fn count(&self, symbol: Symbol) -> u8 {
        let printed = self
            .damage
            .iter()
            .filter(|damage| damage.symbol_acts && damage.counter.symbol == Some(symbol))
            .count();
        (printed + self.symbols.iter().filter(|named| **named == symbol).count()) as u8
    }
}

/// Something that a player was shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sighting {
    /// The first card of a tailed ship.
    Card {
        /// Whose.
        ship: ShipId,
        /// The card.
        card: CardId,
    },
    /// The counters of a ship that was looked over.
    Counters {
        /// Whose.
        ship: ShipId,
        /// The counters at that time.
        damage: Vec<Damage>,
    },
}

/// What nobody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hidden {
    /// Chance.
    pub dice: Dice,
    /// Blue counters left; the last is drawn next.
    pub blue: Vec<Counter>,
    /// Collision counters left; the last is drawn next.
    pub collision: Vec<Counter>,
}

impl State {
    /// A ship.
    pub fn ship(&self, id: ShipId) -> &Ship {
        self.public.ship(id)
    }

    /// A ship, to be changed.
    pub fn ship_mut(&mut self, id: ShipId) -> &mut Ship {
        &mut self.public.ships[id]
    }

    /// What lies beside the control panel of a ship.
    pub fn cockpit(&self, id: ShipId) -> &Cockpit {
        // Every ship has its cockpit at its owner's seat from the beginning.
        &self.own[self.ship(id).owner.index()].cockpits[&id]
    }

    /// What lies beside the control panel of a ship, to be changed.
    pub fn cockpit_mut(&mut self, id: ShipId) -> &mut Cockpit {
        let owner = self.ship(id).owner;
        self.own[owner.index()].cockpits.entry(id).or_default()
    }

    /// The seats that have any of these ships.
    pub fn owners(&self, ships: &[ShipId]) -> Seats {
        ships.iter().map(|&id| self.ship(id).owner).collect()
    }

    /// The special damage that binds a ship: as it was when the step began. {dogfight.damage.special}
    pub fn special_damage(&self, id: ShipId) -> SpecialDamage {
        self.cockpit(id).binding
    }

    /// How often a ship has suffered a special damage by now, whether it binds already or not; never in the
    /// quick-start rules.
    pub fn suffered(&self, id: ShipId, symbol: Symbol) -> u8 {
        if self.public.options.complete() { self.cockpit(id).count(symbol) } else { 0 }
    }
}

impl Public {
    /// A ship.
    pub fn ship(&self, id: ShipId) -> &Ship {
        &self.ships[id]
    }

    /// How many seats there are.
    pub fn count(&self) -> usize {
        self.seats.len()
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: Side) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.count()).filter(move |seat| self.seats[seat.index()] == side)
    }
}
