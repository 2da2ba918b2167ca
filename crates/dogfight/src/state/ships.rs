//! The ships of a game, as all see them. What lies in secret beside their control panels is in `state`.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use strum::Display;
use tabletop::Seat;
use utoipa::ToSchema;

use super::{ARC, NOTCH, Target};
use crate::cards::{CardId, Kind, Speed};
use crate::geometry::{Arc as FireArc, Pose, normal};
use crate::pilot::{Level, Pilot};
use crate::plan::Panel;
use crate::ship::{ShipClass, ShipId};
use crate::talent::{Flaw, Talent};

/// Whether a ship is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It is on the table.
    InPlay,
    /// It enters by a jump in this turn.
    Enters(u32),
    /// It is lost.
    Eliminated,
    /// It has left and is safe.
    Escaped,
}

/// A ship, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Ship {
    /// Its name at the table.
    pub id: ShipId,
    /// Which kind.
    pub class: ShipClass,
    /// Who flies it.
    pub owner: Seat,
    /// Its pilot.
    pub pilot: PilotSheet,
    /// Whether it is in play.
    pub fate: Fate,
    /// Where its base is; the heading is where it moves to.
    pub pose: Pose,
    /// The rotation dial: where it points, in notches of 30 degrees clockwise from its heading.
    pub dial: u8,
    /// Its level.
    pub level: u8,
    /// Its kinetic energy.
    pub energy: i8,
    /// Where the speed slider was last.
    pub speed: Speed,
    /// Its fuel, where fuel is played with.
    pub fuel: Option<i16>,
    /// Whether it was announced as crippled.
    pub crippled: bool,
    /// How often it has jumped from spot to spot.
    pub jumps: u8,
    /// The turn of its last jump.
    pub last_jump: Option<u32>,
    /// Whom it has looked over, and until when that helps: each look until an attack on that enemy.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Vec<Eye>"))]
    #[schema(value_type = Vec<Eye>)]
    pub eyes: SmallVec<[Eye; 2]>,
    /// Whether it has attacked, or was hit.
    pub known: bool,
    /// What is remembered of the turn before.
    pub before: LastTurn,
    /// What happened to it this turn.
    pub now: ThisTurn,
}

/// What is remembered of the turn before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default)]
pub struct LastTurn {
    /// Whether the ship made a difficult maneuver.
    pub difficult: bool,
    /// Whether it drew a counter.
    pub hurt: bool,
    /// At whom it fired, if that still helps.
    pub aim: Option<Aim>,
}

/// A pilot with its cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PilotSheet {
    /// Which, if it is a named one.
    pub name: Option<Pilot>,
    /// How experienced.
    pub level: Level,
    /// Talents left, and how often each was used.
    #[cfg_attr(feature = "types", ts(as = "Vec<(Talent, u8)>"))]
    #[schema(value_type = Vec<(Talent, u8)>)]
    pub talents: SmallVec<[(Talent, u8); 4]>,
    /// Flaws left, and how often each has acted.
    #[cfg_attr(feature = "types", ts(as = "Vec<(Flaw, u8)>"))]
    #[schema(value_type = Vec<(Flaw, u8)>)]
    pub flaws: SmallVec<[(Flaw, u8); 2]>,
}

/// A target that was fired at last turn. {dogfight.optional.aiming}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Aim {
    /// Whom.
    pub target: Target,
    /// Whether it was hit.
    pub hit: bool,
}

/// An enemy that was looked over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Eye {
    /// Whom.
    pub target: ShipId,
    /// The last turn in which it helps.
    pub until: u32,
    /// How much.
    pub by: i8,
}

/// What all know of a plan: first the panel, then the first card, and the second only when it is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Revealed {
    /// The first card, once it was shown: ships jump before that.
    pub first: Option<CardId>,
    /// The second card, once it was shown.
    pub second: Option<CardId>,
    /// The sliders.
    pub panel: Panel,
    /// The rotation dial.
    pub dial: u8,
}

/// What happened to a ship this turn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default)]
pub struct ThisTurn {
    /// What was revealed.
    pub revealed: Option<Revealed>,
    /// Whether it began the turn without fuel. {dogfight.fuel.out}
    pub dry: bool,
    /// The energy before.
    pub old_energy: i8,
    /// Whether it has carried out a difficult maneuver.
    pub difficult: bool,
    /// Whether it can't fire: its base lay over another.
    pub busy: bool,
    /// Its attack, once it has made it.
    pub attack: Option<Aim>,
    /// How many counters it has drawn.
    pub drawn: u8,
    /// Talents used.
    #[cfg_attr(feature = "types", ts(as = "Vec<Talent>"))]
    pub used: SmallVec<[Talent; 4]>,
    /// Flaws that somebody has tried to activate.
    #[cfg_attr(feature = "types", ts(as = "Vec<Flaw>"))]
    pub tried: SmallVec<[Flaw; 2]>,
    /// Effects that last until the end of the turn.
    #[cfg_attr(feature = "types", ts(as = "Vec<Lasting>"))]
    pub effects: SmallVec<[Lasting; 2]>,
}

/// An effect that lasts until the end of the turn, or for the firing step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// More acceleration.
    Acceleration(i8),
    /// A higher limit of G-values.
    GLimit(u8),
    /// The difficult maneuver of last turn does not count.
    CoolHead,
    /// The energy may drop by any amount.
    Brake,
    /// A rotation may go with a single card of at most this G-value.
    RotateWith(u8),
    /// No talents, no tailing.
    NoTalents,
    /// No standing still, moving backward or turning of the dial.
    NoStandingStill,
    /// No difficult cards and no overboost.
    NoHardManeuvers,
    /// Only straight cards.
    OnlyStraight,
    /// A wider arc in this firing step.
    WideArc {
        /// How wide, in degrees.
        degrees: u16,
        /// What is added to the roll.
        by: i8,
    },
    /// Help from a leader in this firing step.
    Helped(i8),
    /// The nearest target must be attacked in this firing step.
    MustAttackNearest,
    /// Some target must be attacked in this firing step.
    MustAttack,
}

impl Lasting {
    /// Whether it ends with the firing step.
    pub fn ends_with_step(self) -> bool {
        matches!(
            self,
            Lasting::WideArc { .. } | Lasting::Helped(_) | Lasting::MustAttackNearest | Lasting::MustAttack
        )
    }
}

impl Ship {
    /// Whether it is on the table.
    pub fn in_play(&self) -> bool {
        self.fate == Fate::InPlay
    }

    /// Whether it points elsewhere than it moves.
    pub fn is_rotated(&self) -> bool {
        self.dial != 0
    }

    /// Where it points.
    pub fn facing(&self) -> f64 {
        normal(self.pose.heading + NOTCH * f64::from(self.dial))
    }

    /// Its fire arc.
    pub fn arc(&self) -> FireArc {
        let wide = self.now.effects.iter().find_map(|effect| match effect {
            Lasting::WideArc { degrees, .. } => Some(f64::from(*degrees)),
            _ => None,
        });
        FireArc { apex: self.pose.at, facing: self.facing(), width: wide.unwrap_or(ARC) }
    }

    fn first_card(&self) -> Option<CardId> {
        self.now.revealed.and_then(|revealed| revealed.first)
    }

    /// Whether it has planned a change of direction this turn, as all see.
    pub fn changes_direction(&self) -> bool {
        self.first_card().is_some_and(|card| card.kind == Kind::ChangeDirection)
    }

    /// Whether it has planned an overboost this turn, as all see.
    pub fn is_boosted(&self) -> bool {
        self.first_card().is_some_and(|card| card.is_overboost())
    }

    /// Whether it has spent all its fuel.
    pub fn is_out_of_fuel(&self) -> bool {
        self.fuel.is_some_and(|fuel| fuel <= 0)
    }

    /// The energy with which it ends the turn: a crippled ship loses some. {dogfight.damage.hull}
    pub fn energy_at_the_end(&self) -> i8 {
        if self.crippled { self.energy - self.energy.signum() } else { self.energy }
    }

    /// Whether an effect lasts on it.
    pub fn has(&self, effect: Lasting) -> bool {
        self.now.effects.contains(&effect)
    }
}

/// The ships, Colonials first. Written as a map from their names.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ships(pub Vec<Ship>);

impl Ships {
    /// All of them.
    pub fn iter(&self) -> std::slice::Iter<'_, Ship> {
        self.0.iter()
    }

    /// All of them, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Ship> {
        self.0.iter_mut()
    }

    /// Those on the table.
    pub fn in_play(&self) -> impl Iterator<Item = &Ship> {
        self.0.iter().filter(|ship| ship.in_play())
    }

    /// The names of those on the table.
    pub fn ids_in_play(&self) -> SmallVec<[ShipId; 8]> {
        self.in_play().map(|ship| ship.id).collect()
    }

    /// The ship of this name, if there is one.
    pub fn get(&self, id: ShipId) -> Option<&Ship> {
        self.0.iter().find(|ship| ship.id == id)
    }

    fn position(&self, id: ShipId) -> usize {
        // Names of ships come from this list only.
        self.0.iter().position(|ship| ship.id == id).expect("a ship of this table")
    }
}

impl Index<ShipId> for Ships {
    type Output = Ship;
    fn index(&self, id: ShipId) -> &Ship {
        &self.0[self.position(id)]
    }
}

impl IndexMut<ShipId> for Ships {
    fn index_mut(&mut self, id: ShipId) -> &mut Ship {
        let at = self.position(id);
        &mut self.0[at]
    }
}

impl Serialize for Ships {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|ship| (ship.id, ship)))
    }
}

impl<'de> Deserialize<'de> for Ships {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Ships, D::Error> {
        let map: BTreeMap<ShipId, Ship> = BTreeMap::deserialize(deserializer)?;
        Ok(Ships(map.into_values().collect()))
    }
}

impl<'a> IntoIterator for &'a Ships {
    type Item = &'a Ship;
    type IntoIter = std::slice::Iter<'a, Ship>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a mut Ships {
    type Item = &'a mut Ship;
    type IntoIter = std::slice::IterMut<'a, Ship>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}
