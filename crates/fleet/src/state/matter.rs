//! What is going on: matters inside matters. A crisis card lies on the table while the fleet jumps; a check is made in the
//! middle of an action; a die is rolled in the middle of a check.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;
use utoipa::ToSchema;

use super::{CheckUnderWay, Public, Roll};
use crate::cards::Crisis;
use crate::choice::CrisisBox;
use crate::origin::{Origin, Text};
use crate::space::Area;

/// Something that is going on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// A crisis card or super crisis card lies on the table.
    Crisis(CrisisUnderWay),
    /// Somebody does what a card, a sheet or a location says.
    Text(Text),
    /// A skill check.
    Check(CheckUnderWay),
    /// A die roll.
    Roll(Roll),
    /// Unmanned vipers have just been placed in these areas.
    #[cfg_attr(feature = "types", ts(as = "(Vec<Area>,)"))]
    #[schema(value_type = Vec<u8>)]
    VipersPlaced(SmallVec<[Area; 4]>),
}

/// What is going on; the innermost matter is the last. Whoever reads it finds the innermost of each kind by its name as well.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Matters(Vec<Matter>);

impl Deref for Matters {
    type Target = Vec<Matter>;
    fn deref(&self) -> &Vec<Matter> {
        &self.0
    }
}

impl DerefMut for Matters {
    fn deref_mut(&mut self) -> &mut Vec<Matter> {
        &mut self.0
    }
}

/// The form in which matters are written.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct WrittenMatters<'a> {
    /// The crisis card on the table.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "types", ts(as = "Option<String>"))]
    crisis: Option<Crisis>,
    /// The skill check under way.
    check: Option<&'a CheckUnderWay>,
    /// The die roll under way.
    roll: Option<&'a Roll>,
    /// Everything that is going on, the innermost last.
    matters: &'a [Matter],
}

/// What of that form is read: a crisis card that is named alone lies on the table.
#[derive(Deserialize)]
struct Read {
    #[serde(default)]
    crisis: Option<Crisis>,
    #[serde(default)]
    matters: Vec<Matter>,
}

impl Serialize for Matters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = WrittenMatters {
            crisis: self.crisis(),
            check: self.check(),
            roll: self.roll(),
            matters: &self.0,
        };
        written.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Matters {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Matters, D::Error> {
        let Read { crisis, matters } = Read::deserialize(deserializer)?;
        let mut matters = Matters(matters);
        if let Some(crisis) = crisis.filter(|_| matters.crisis() != crisis) {
            matters.push(Matter::Crisis(CrisisUnderWay::new(Origin::Crisis(crisis))));
        }
        Ok(matters)
    }
}

/// A crisis card on the table. {fleet.crisis.kinds}
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CrisisUnderWay {
    /// The card.
    pub card: Origin,
    /// The box that was chosen, while it is resolved.
    pub chosen_box: Option<CrisisBox>,
    /// Whether the card stays in play, and so is not discarded.
    pub kept: bool,
    /// Whether another crisis card follows this one.
    pub another: bool,
}

impl CrisisUnderWay {
    /// A card that was just turned up.
    pub fn new(card: Origin) -> CrisisUnderWay {
        CrisisUnderWay { card, chosen_box: None, kept: false, another: false }
    }
}

/// Finds the innermost matter of a kind.
macro_rules! innermost {
    ($($(#[$doc:meta])* $kind:ident: $type:ty, $get:ident, $change:ident;)*) => {
        impl Matters {
            $($(#[$doc])*
            pub fn $get(&self) -> Option<&$type> {
                self.0.iter().rev().find_map(|matter| match matter {
                    Matter::$kind(found) => Some(found),
                    _ => None,
                })
            }

            /// The same, to be changed.
            pub fn $change(&mut self) -> Option<&mut $type> {
                self.0.iter_mut().rev().find_map(|matter| match matter {
                    Matter::$kind(found) => Some(found),
                    _ => None,
                })
            })*
        }

        impl Public {
            $($(#[$doc])*
            pub fn $get(&self) -> Option<&$type> {
                self.matters.$get()
            }

            /// The same, to be changed.
            pub fn $change(&mut self) -> Option<&mut $type> {
                self.matters.$change()
            })*
        }
    };
}
innermost! {
    /// The crisis card on the table, an ordinary one or a super crisis.
    Crisis: CrisisUnderWay, crisis_under_way, crisis_under_way_mut;
    /// What card, sheet or location says what is being done, and where on it that stands.
    Text: Text, text, text_mut;
    /// The skill check under way.
    Check: CheckUnderWay, check, check_mut;
    /// The die roll under way.
    Roll: Roll, roll, roll_mut;
    /// The areas into which unmanned vipers have just been placed.
    VipersPlaced: SmallVec<[Area; 4]>, fresh_vipers, fresh_vipers_mut;
}

impl Matters {
    /// The ordinary crisis card on the table.
    pub fn crisis(&self) -> Option<Crisis> {
        self.0.iter().rev().find_map(|matter| match matter {
            Matter::Crisis(CrisisUnderWay { card: Origin::Crisis(crisis), .. }) => Some(*crisis),
            _ => None,
        })
    }
}

impl Public {
    /// Crisis cards and super crisis cards that lie on the table, but for those that stay in play already.
    pub fn cards_on_the_table(&self) -> impl Iterator<Item = Origin> {
        self.matters.iter().filter_map(|matter| match matter {
            Matter::Crisis(under_way) if !under_way.kept => Some(under_way.card),
            _ => None,
        })
    }

    /// The ordinary crisis card on the table.
    pub fn crisis(&self) -> Option<Crisis> {
        self.matters.crisis()
    }
}
