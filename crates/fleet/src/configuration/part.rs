//! What a table can be played with, by name, and sets of such names.

use std::sync::LazyLock;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{Display, EnumCount, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema};
use utoipa::{PartialSchema, ToSchema};

/// A box, module, variant or optional rule, or something that follows from those: a row of the table each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, EnumIter, EnumCount, EnumString, IntoStaticStr, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The base box, which is always there.
    Base,
    /// The first expansion.
    Pegasus,
    /// The second.
    Exodus,
    /// The third.
    Daybreak,
    /// A Cylon Leader is among the characters.
    CylonLeader,
    /// Personal Goals among the loyalty cards.
    PersonalGoals,
    /// The Final Five among the loyalty cards.
    FinalFive,
    /// The board on which Cylon ships wait for the fleet.
    CylonFleetBoard,
    /// Allies whatever the ending.
    AlliesForAllSeasons,
    /// A loyalty deck with a card more than is dealt, without Exodus.
    ExtraLoyaltyCard,
    /// A loyalty deck that is dealt to the last card, with Exodus.
    PlainLoyaltyDeck,
    /// The Demetrius and its missions whatever the ending.
    DemetriusAlways,
    /// A Cylon who is nearly human instead of the Sympathizer.
    SympatheticCylon,
    /// Nobody instead of the Sympathizer.
    NoSympathizer,
    /// The Cylon locations of Pegasus and Daybreak, without them.
    CylonOverlay,
    /// Motives of Daybreak instead of Agendas.
    MotivesForAgendas,
    /// More ways for characters to die.
    ExtraDeaths,
    /// The rules for two.
    TwoPlayers,
    /// The rules for one.
    OnePlayer,
    /// The rules without hidden Cylons.
    Cooperative,
    /// Any expansion.
    Expansion,
    /// Characters can be executed.
    Execution,
    /// The loyalty deck has a card more than is dealt.
    ExodusLoyalty,
    /// A deck of treachery cards.
    Treachery,
    /// The new Cylon locations.
    Overlay,
    /// A Cylon who can be among the humans.
    Infiltrator,
    /// Infiltrators win by their Motives.
    Motive,
    /// Infiltrators win by an Agenda.
    Agenda,
    /// Allies on the ships.
    Allies,
    /// The Demetrius and its missions.
    Demetrius,
    /// A deck of mutiny cards.
    Mutiny,
    /// The Mutineer among the loyalty cards.
    Mutineer,
    /// The Sympathizer among the loyalty cards.
    Sympathizer,
}

impl Part {
    /// Its name in set-ups, commands and conditions of the rulebook.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Those that can be chosen, as fields of a set-up; everything else follows from them.
    pub fn choosable() -> impl Iterator<Item = Part> {
        Part::iter().filter(|part| part.chosen().is_some())
    }
}

/// A set of parts. As a set-up it is written with a field for each: `{pegasus: true}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts(u64);

const _: () = assert!(Part::COUNT <= u64::BITS as usize);

impl Parts {
    /// Whether the part is in the set.
    pub fn contains(self, part: Part) -> bool {
        self.0 & 1 << part as u8 != 0
    }

    /// The set with one more part, or one less.
    #[must_use]
    pub fn set(self, part: Part, there: bool) -> Parts {
        let bit = 1 << part as u8;
        Parts(if there { self.0 | bit } else { self.0 & !bit })
    }

    /// The parts in the set.
    pub fn iter(self) -> impl Iterator<Item = Part> {
        Part::iter().filter(move |&part| self.contains(part))
    }
}

impl FromIterator<Part> for Parts {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> Parts {
        parts.into_iter().fold(Parts::default(), |set, part| set.set(part, true))
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for part in self.iter() {
            map.serialize_entry(part.name(), &true)?;
        }
        map.end()
    }
}

/// Every field that a set-up can have, for whoever has misspelt one.
static FIELDS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    ["players", "ending", "difficulty", "characters"]
        .into_iter()
        .chain(Part::choosable().map(Part::name))
        .collect()
});

impl<'de> Deserialize<'de> for Parts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Parts, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = Parts;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("fields that are true or false")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Parts, M::Error> {
                let mut parts = Parts::default();
                while let Some(name) = map.next_key::<String>()? {
                    let part: Option<Part> = name.parse().ok();
                    let part = part.filter(|part| part.chosen().is_some());
                    let part = part.ok_or_else(|| M::Error::unknown_field(&name, &FIELDS))?;
                    parts = parts.set(part, map.next_value()?);
                }
                Ok(parts)
            }
        }
        deserializer.deserialize_map(Fields)
    }
}

/// A field for each that can be chosen, which the set does not have as types.
impl PartialSchema for Parts {
    fn schema() -> RefOr<Schema> {
        let fields = Part::choosable()
            .fold(ObjectBuilder::new(), |object, part| object.property(part.name(), bool::schema()));
        RefOr::T(Schema::Object(fields.build()))
    }
}

impl ToSchema for Parts {}

#[cfg(feature = "types")]
impl ts_rs::TS for Parts {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Parts".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        let fields = Part::choosable().map(|part| format!("\"{part}\"?: boolean"));
        format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
    }

    fn inline_flattened(config: &ts_rs::Config) -> String {
        Self::inline(config)
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Parts = {};", Self::inline(config))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some(std::path::PathBuf::from("Parts.ts"))
    }
}
