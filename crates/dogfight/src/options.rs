//! Which rules are in play, and which can be played together. {dogfight.options.which}

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};
use utoipa::ToSchema;

use crate::mission::Mission;

/// The basic set of rules.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
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
pub enum Rules {
    /// One movement and one firing step, no energy.
    #[default]
    QuickStart,
    /// Two movement and two firing steps, kinetic energy, rotation and special damage.
    Complete,
}

/// An optional rule or feature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names of the rules
pub enum Extra {
    Aiming,
    AttackDeclaration,
    BlankCards,
    RollingDoubles,
    Fuel,
    Tailing,
    Levels,
    Asteroids,
    Planetoids,
    Pilots,
    Talents,
    Ftl,
}

impl Extra {
    /// All of them.
    pub const ALL: [Extra; 12] = [
        Extra::Aiming,
        Extra::AttackDeclaration,
        Extra::BlankCards,
        Extra::RollingDoubles,
        Extra::Fuel,
        Extra::Tailing,
        Extra::Levels,
        Extra::Asteroids,
        Extra::Planetoids,
        Extra::Pilots,
        Extra::Talents,
        Extra::Ftl,
    ];

    /// Whether it can only be added to the complete rules. {dogfight.options.quick-start}
    pub fn needs_complete_rules(self) -> bool {
        matches!(self, Extra::Fuel | Extra::Levels | Extra::Ftl)
    }
}

/// What happens when bases overlap. {dogfight.overlap.method}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Overlap {
    /// The faster ship slides on, and none of them fires.
    Slide,
    /// All stay where they are, and do not fire at each other.
    Stay,
}

/// In which order ships plan that tail each other in a circle. {dogfight.tailing.circles}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Circle {
    /// A ship drawn at random, then the one it tails, and so on.
    #[default]
    Printed,
    /// A ship drawn at random, then the one that tails it, and so on.
    Chain,
}

/// A set of rules that goes with any mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Display, EnumIter, EnumString)]
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum OptionSet {
    /// What the mission names.
    #[default]
    Mission,
    /// The quick-start rules, or the least that the mission can be played with.
    QuickStart,
    /// The complete rules, and nothing but what the mission can't be played without.
    Complete,
    /// The complete rules with everything for good shots and bluffs: no terrain, no pilots.
    Tactics,
    /// The complete rules with all options.
    Everything,
}

impl OptionSet {
    /// The rules of the set, for a mission.
    pub fn options(self, mission: &Mission) -> Options {
        use Extra::*;
        let needed = mission.needs_ftl().then_some(Ftl);
        let complete = |extras: &[Extra]| Options::new(Rules::Complete, extras.iter().copied().chain(needed));
        match self {
            OptionSet::Mission => mission.options(),
            OptionSet::QuickStart if needed.is_none() => Options::new(Rules::QuickStart, []),
            OptionSet::QuickStart | OptionSet::Complete => complete(&[]),
            OptionSet::Tactics => complete(&[Aiming, AttackDeclaration, BlankCards, RollingDoubles, Tailing]),
            OptionSet::Everything => complete(&Extra::ALL),
        }
    }
}

/// The rules of one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// The basic set.
    pub rules: Rules,
    /// What is added to it.
    #[serde(default)]
    pub extras: BTreeSet<Extra>,
    /// What happens when bases overlap, if it is not what the basic set says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overlap: Option<Overlap>,
    /// In which order ships plan that tail each other in a circle.
    #[serde(default)]
    pub circle: Circle,
    /// Whether players may plan what is illegal, and pay for it. {dogfight.illegal.strict}
    #[serde(default)]
    pub strict_table: bool,
}

impl Options {
    /// A basic set with extras.
    pub fn new(rules: Rules, extras: impl IntoIterator<Item = Extra>) -> Options {
        let extras = extras.into_iter().collect();
        Options { rules, extras, overlap: None, circle: Circle::default(), strict_table: false }
    }

    /// Whether an extra is in play.
    pub fn has(&self, extra: Extra) -> bool {
        self.extras.contains(&extra)
    }

    /// Whether the complete rules are played.
    pub fn complete(&self) -> bool {
        self.rules == Rules::Complete
    }

    /// What is played, by the names that it has in the rulebook.
    pub fn variants(&self) -> Vec<String> {
        [self.rules.to_string()].into_iter().chain(self.extras.iter().map(ToString::to_string)).collect()
    }

    /// What happens when bases overlap.
    pub fn overlap(&self) -> Overlap {
        self.overlap.unwrap_or(if self.complete() { Overlap::Stay } else { Overlap::Slide })
    }

    /// Why these rules can't be played together, if they can't.
    pub fn check(&self) -> Result<(), String> {
        if !self.complete()
            && let Some(extra) = self.extras.iter().find(|extra| extra.needs_complete_rules())
        {
            return Err(format!("`{extra}` can only be added to the complete rules, not to quick-start"));
        }
        if self.has(Extra::Talents) && !self.has(Extra::Pilots) {
            return Err("`talents` need `pilots`".to_owned());
        }
        Ok(())
    }
}
