//! The small craft of the humans, as rows: how many there are, and how those that fight differ from one another.
//! {fleet.limits.ships}

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Index, IndexMut};

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{Display, EnumCount, EnumIter, EnumString, IntoEnumIterator};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::configuration::{Configuration, Part};
use crate::effect::Test;

/// A kind of small craft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, EnumCount, EnumIter, EnumString, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Craft {
    /// The fighter.
    Viper,
    /// The scout, which is risked and never flies on the board.
    Raptor,
}

/// What is to be known of a kind of craft.
#[derive(Debug)]
pub struct CraftRow {
    /// The box it comes in.
    pub set: Part,
    /// Under which name they are counted.
    pub plural: &'static str,
    /// How many there are in a game.
    pub supply: fn(&Configuration) -> u8,
    /// How it fights, if it does. Whatever fights counts as a viper for every rule that speaks of vipers.
    pub fights: Option<Fighting>,
}

/// How a craft fights. {fleet.combat.attack-table}
#[derive(Debug)]
pub struct Fighting {
    /// When an attack on it hits.
    pub hit: Test,
    /// When that destroys it; a lesser hit sends it to the Damaged Vipers box.
    pub destroyed: Test,
    /// How many areas it flies at once.
    pub range: u8,
}

impl Craft {
    /// Its row.
    pub fn row(self) -> &'static CraftRow {
        match self {
            Craft::Viper => &CraftRow {
                set: Part::Base,
                plural: "vipers",
                supply: |_| 8,
                fights: Some(Fighting { hit: Test::AtLeast(5), destroyed: Test::AtLeast(8), range: 1 }),
            },
            Craft::Raptor => &CraftRow { set: Part::Base, plural: "raptors", supply: |_| 4, fights: None },
        }
    }

    /// How many there are in a game.
    pub fn supply(self, configuration: &Configuration) -> u8 {
        if configuration.has(self.row().set) { (self.row().supply)(configuration) } else { 0 }
    }

    /// Whatever rules mean by vipers.
    pub fn vipers() -> impl Iterator<Item = Craft> {
        Craft::iter().filter(|craft| craft.row().fights.is_some())
    }
}

/// How many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts([u8; Craft::COUNT]);

impl Counts {
    /// How many vipers of whatever kind.
    pub fn vipers(self) -> u8 {
        Craft::vipers().map(|craft| self[craft]).sum()
    }

    /// The kinds of vipers of which there are some.
    pub fn kinds_of_vipers(self) -> impl Iterator<Item = Craft> {
        Craft::vipers().filter(move |&craft| self[craft] > 0)
    }
}

impl Index<Craft> for Counts {
    type Output = u8;
    fn index(&self, craft: Craft) -> &u8 {
        &self.0[craft as usize]
    }
}

impl IndexMut<Craft> for Counts {
    fn index_mut(&mut self, craft: Craft) -> &mut u8 {
        &mut self.0[craft as usize]
    }
}

impl Add for Counts {
    type Output = Counts;
    fn add(self, other: Counts) -> Counts {
        Counts(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }
}

impl Sum for Counts {
    fn sum<I: Iterator<Item = Counts>>(counts: I) -> Counts {
        counts.fold(Counts::default(), Add::add)
    }
}

/// Counts that are written among other things: each kind under its plural, behind a word that says where it is. Of what is
/// not in every box only what there is is written.
pub(crate) struct Named<'a> {
    /// Where: the word before the plural.
    pub before: &'static str,
    /// Which kinds can be there.
    pub kinds: fn(Craft) -> bool,
    /// How many.
    pub counts: &'a Counts,
}

impl Named<'_> {
    /// Writes one kind under its name.
    pub(crate) fn write<M: SerializeMap>(&self, craft: Craft, map: &mut M) -> Result<(), M::Error> {
        let (row, count) = (craft.row(), self.counts[craft]);
        if (self.kinds)(craft) && (row.set == Part::Base || count > 0) {
            map.serialize_entry(&format!("{}{}", self.before, row.plural), &count)?;
        }
        Ok(())
    }
}

/// The kind that is counted under this name.
pub(crate) fn counted_as(name: &str) -> Option<Craft> {
    Craft::iter().find(|craft| craft.row().plural == name)
}

/// The vipers in an area, written under their plurals.
impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let vipers = Named { before: "", kinds: |craft| craft.row().fights.is_some(), counts: self };
        for craft in Craft::iter() {
            vipers.write(craft, &mut map)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
        deserializer.deserialize_map(Reader)
    }
}

/// Finds the counts among whatever else is written beside them.
struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Counts;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("numbers of craft by kind")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Counts, A::Error> {
        let mut counts = Counts::default();
        while let Some(name) = map.next_key::<String>()? {
            match counted_as(&name) {
                Some(craft) => counts[craft] = map.next_value()?,
                None => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(counts)
    }
}

impl PartialSchema for Counts {
    fn schema() -> RefOr<Schema> {
        let counts = Craft::vipers()
            .fold(ObjectBuilder::new(), |counts, craft| counts.property(craft.row().plural, u8::schema()));
        counts.build().into()
    }
}

impl ToSchema for Counts {}

#[cfg(feature = "types")]
mod types {
    use super::{Counts, Craft, Part};

    crate::wire::typed! {
        Counts => Craft::vipers().map(|craft| {
            let always = if craft.row().set == Part::Base { "" } else { "?" };
            format!("{:?}{always}: number", craft.row().plural)
        })
    }
}
