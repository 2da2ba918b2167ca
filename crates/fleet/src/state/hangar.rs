//! Vipers and raptors that are not in space. {fleet.combat.vipers}

use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::IntoEnumIterator;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::configuration::{Configuration, Part};
use crate::craft::{Counts, Craft, Named, counted_as};

/// Vipers and raptors that are not in space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hangar {
    /// In the Reserves.
    pub reserves: Counts,
    /// In the Damaged Vipers box.
    pub damaged: Counts,
    /// Out of the game.
    pub destroyed: Counts,
}

impl Hangar {
    /// Everything in the Reserves.
    pub fn full(configuration: &Configuration) -> Hangar {
        let mut hangar = Hangar::default();
        for craft in Craft::iter() {
            hangar.reserves[craft] = craft.supply(configuration);
        }
        hangar
    }

    /// The three places in the order in which each kind is written: the word before its plural, which kinds can be there,
    /// and how many are.
    fn places(&self) -> [Named<'_>; 3] {
        let any: fn(Craft) -> bool = |_| true;
        let vipers: fn(Craft) -> bool = |craft| craft.row().fights.is_some();
        [
            Named { before: "", kinds: any, counts: &self.reserves },
            Named { before: "damaged-", kinds: vipers, counts: &self.damaged },
            Named { before: "destroyed-", kinds: any, counts: &self.destroyed },
        ]
    }
}

impl Serialize for Hangar {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for kind in Craft::iter() {
            for place in self.places() {
                place.write(kind, &mut map)?;
            }
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Hangar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hangar, D::Error> {
        let mut hangar = Hangar::default();
        for (name, count) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            let (counts, plural) = if let Some(plural) = name.strip_prefix("damaged-") {
                (&mut hangar.damaged, plural)
            } else if let Some(plural) = name.strip_prefix("destroyed-") {
                (&mut hangar.destroyed, plural)
            } else {
                (&mut hangar.reserves, name.as_str())
            };
            let craft = counted_as(plural)
                .ok_or_else(|| serde::de::Error::custom(format!("`{name}`: there are no such craft")))?;
            counts[craft] = count;
        }
        Ok(hangar)
    }
}

/// The names under which a hangar's craft can be counted, and whether they always are.
fn names() -> impl Iterator<Item = (String, bool)> {
    Craft::iter().flat_map(|craft| {
        let of = Hangar::default();
        of.places().map(move |place| (place.before, (place.kinds)(craft))).into_iter().filter_map(
            move |(before, there)| {
                let name = format!("{before}{}", craft.row().plural);
                there.then_some((name, craft.row().set == Part::Base))
            },
        )
    })
}

impl PartialSchema for Hangar {
    fn schema() -> RefOr<Schema> {
        let names = names().fold(ObjectBuilder::new(), |hangar, (name, always)| {
            let hangar = hangar.property(&name, u8::schema());
            if always { hangar.required(name) } else { hangar }
        });
        names.description(Some("Vipers and raptors that are not in space.")).build().into()
    }
}

impl ToSchema for Hangar {}

#[cfg(feature = "types")]
mod types {
    use super::{Hangar, names};

    crate::wire::typed! {
        Hangar => names().map(|(name, always)| format!("{name:?}{}: number", if always { "" } else { "?" }))
    }
}
