//! Special damage as it binds a ship: what it had suffered when the step began. What each of them does stands with
//! the rule that it changes. {dogfight.damage.special}

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::counter::Symbol;
use crate::state::Cockpit;

/// How often a special damage was suffered. More than twice makes no difference to a ship that is still in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Harm {
    /// Never.
    #[default]
    Never,
    /// Once.
    Once,
    /// Twice or more.
    Twice,
}

impl Harm {
    fn suffered(times: u8) -> Harm {
        match times {
            0 => Harm::Never,
            1 => Harm::Once,
            _ => Harm::Twice,
        }
    }
}

/// The special damage that binds a ship in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default)]
pub struct SpecialDamage {
    /// To the engine. {dogfight.damage.engine}
    pub engine: Harm,
    /// To the controls. {dogfight.damage.controls}
    pub controls: Harm,
    /// To the pilot. {dogfight.damage.pilot}
    pub pilot: Harm,
    /// To hull or wings. {dogfight.damage.hull}
    pub hull: Harm,
}

impl SpecialDamage {
    /// All that a ship has suffered by now.
    pub fn suffered(cockpit: &Cockpit) -> SpecialDamage {
        let harm = |symbol| Harm::suffered(cockpit.count(symbol));
        SpecialDamage {
            engine: harm(Symbol::Engine),
            controls: harm(Symbol::Controls),
            pilot: harm(Symbol::Pilot),
            hull: harm(Symbol::Hull),
        }
    }

    /// What the pilot's wounds add to attack rolls. {dogfight.damage.pilot}
    pub fn attack(self) -> i8 {
        match self.pilot {
            Harm::Never => 0,
            Harm::Once => -1,
            Harm::Twice => -2,
        }
    }

    /// How many talents the pilot can use in a turn, if there is a limit. {dogfight.talents.wounded}
    pub fn most_talents(self) -> Option<usize> {
        match self.pilot {
            Harm::Never => None,
            Harm::Once => Some(2),
            Harm::Twice => Some(1),
        }
    }
}
