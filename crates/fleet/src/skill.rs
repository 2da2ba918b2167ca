//! Skill types and skill cards as things; what the cards do lives in `cards`. {fleet.skill-cards.types}

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, EnumIter, EnumString, IntoEnumIterator};
use utoipa::ToSchema;

/// A type of skill cards, and so one of the skill decks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, EnumIter, EnumCount, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Yellow.
    Politics,
    /// Green.
    Leadership,
    /// Purple.
    Tactics,
    /// Red.
    Piloting,
    /// Blue.
    Engineering,
}

impl Skill {
    /// All types.
    pub const ALL: [Skill; Skill::COUNT] =
        [Skill::Politics, Skill::Leadership, Skill::Tactics, Skill::Piloting, Skill::Engineering];

    /// Whether cards mean this type as well when they say "of any type".
    pub fn is_of_any_type(self) -> bool {
        match self {
            Skill::Politics | Skill::Leadership | Skill::Tactics | Skill::Piloting | Skill::Engineering => {
                true
            }
        }
    }

    /// The type's position in arrays that hold one entry a type.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A set of skill types, such as those that count for a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(as = "Vec<Skill>"))]
#[schema(value_type = Vec<Skill>)]
pub struct Skills(u8);

impl Skills {
    /// The set of these types.
    pub const fn of(skills: &[Skill]) -> Skills {
        let mut bits = 0;
        let mut at = 0;
        while at < skills.len() {
            bits |= 1 << skills[at] as u8;
            at += 1;
        }
        Skills(bits)
    }

    /// Whether the type is in the set.
    pub fn contains(self, skill: Skill) -> bool {
        self.0 & 1 << skill as u8 != 0
    }

    /// The set with one more type.
    #[must_use]
    pub fn with(self, skill: Skill) -> Skills {
        Skills(self.0 | 1 << skill as u8)
    }

    /// The types in the set.
    pub fn iter(self) -> impl Iterator<Item = Skill> {
        Skill::iter().filter(move |&skill| self.contains(skill))
    }
}

impl Serialize for Skills {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Skills {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Skills, D::Error> {
        Ok(Skills::of(&Vec::<Skill>::deserialize(deserializer)?))
    }
}

/// The name, and so the text, of a skill card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, EnumString, EnumCount, EnumIter, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum SkillName {
    /// Politics 1 and 2.
    ConsolidatePower,
    /// Politics 3 to 5.
    InvestigativeCommittee,
    /// Leadership 1 and 2.
    ExecutiveOrder,
    /// Leadership 3 to 5.
    DeclareEmergency,
    /// Tactics 1 and 2.
    LaunchScout,
    /// Tactics 3 to 5.
    StrategicPlanning,
    /// Piloting 1 and 2.
    EvasiveManeuvers,
    /// Piloting 3 to 5.
    MaximumFirepower,
    /// Engineering 1 and 2.
    Repair,
    /// Engineering 3 to 5.
    ScientificResearch,
}

/// One skill card. Cards of the same name and strength are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SkillCard {
    /// Its name.
    pub name: SkillName,
    /// Its strength.
    pub strength: u8,
}

impl SkillCard {
    /// The card's type.
    pub fn skill(self) -> Skill {
        self.name.skill()
    }
}

impl fmt::Display for SkillCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.name, self.strength)
    }
}

impl FromStr for SkillCard {
    type Err = String;

    fn from_str(text: &str) -> Result<SkillCard, String> {
        let card = text.rsplit_once('-').and_then(|(name, strength)| {
            let card = SkillCard { name: name.parse().ok()?, strength: strength.parse().ok()? };
            crate::cards::skill::copies(card).map(|_| card)
        });
        card.ok_or_else(|| {
            format!("`{text}` is no skill card; expected a name and a strength, such as `repair-1`")
        })
    }
}

impl Serialize for SkillCard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SkillCard {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SkillCard, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
