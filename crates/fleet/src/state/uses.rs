//! How often a player can still use abilities that are for once per game. {fleet.characters.once-per-game}

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::ToSchema;

/// So many uses are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uses(u8);

impl Uses {
    /// What everybody begins with.
    pub const ONE: Uses = Uses(1);

    /// How many are left.
    pub fn left(self) -> u8 {
        self.0
    }

    /// One less.
    pub fn spend(&mut self) {
        self.0 = self.0.saturating_sub(1);
    }
}

/// The form in which uses are written. Whoever reads it finds at once whether the ability was used up; whoever writes that
/// alone has said everything.
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(super) struct WrittenUses {
    /// Whether the once-per-game ability was used.
    ability_used: bool,
    /// How often it can still be used.
    #[serde(default)]
    uses_left: u8,
}

impl Serialize for Uses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WrittenUses { ability_used: self.0 == 0, uses_left: self.0 }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Uses {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Uses, D::Error> {
        let WrittenUses { ability_used, uses_left } = WrittenUses::deserialize(deserializer)?;
        Ok(if ability_used { Uses(0) } else { Uses(uses_left.max(1)) })
    }
}
