//! Where the fleet is going, and how hard it has it.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, IntoStaticStr};
use utoipa::ToSchema;

use super::{Part, Term};
use crate::endings::{Objective, kobol};

/// Where the fleet is going.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[derive(Display, EnumIter, IntoStaticStr, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Kobol.
    #[default]
    Kobol,
    /// New Caprica.
    NewCaprica,
    /// The Ionian Nebula.
    IonianNebula,
    /// Earth.
    SearchForHome,
    /// Every one of them: for readers of the rulebook, not for tables.
    All,
}

impl Ending {
    /// Its name in set-ups, commands and conditions of the rulebook.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Without which it is not possible.
    pub fn needs(self) -> Term {
        match self {
            Ending::Kobol | Ending::All => Term::ALWAYS,
            Ending::NewCaprica => Term::Part(Part::Pegasus),
            Ending::IonianNebula => Term::Part(Part::Exodus),
            Ending::SearchForHome => Term::Part(Part::Daybreak),
        }
    }

    /// Its objective, if it can be played here yet.
    pub fn objective(self) -> Option<&'static Objective> {
        match self {
            Ending::Kobol => Some(&kobol::OBJECTIVE),
            Ending::NewCaprica | Ending::IonianNebula | Ending::SearchForHome | Ending::All => None,
        }
    }
}

/// Whether the dials begin higher or lower. {fleet.set-up.difficulty}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[derive(Display, EnumIter, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// As printed.
    #[default]
    Standard,
    /// All dials 2 higher.
    EasierForHumans,
    /// All dials 2 lower.
    EasierForCylons,
}
