//! Who holds which title, written under the titles' own names.

use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumCount, IntoEnumIterator};
use tabletop::Seat;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::Public;
use crate::effect::Title;

/// Who holds which title. Nobody holds one that is not in the game, or not given yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Titles([Option<Seat>; Title::COUNT]);

impl Titles {
    /// Gives a title to somebody.
    pub fn give(&mut self, title: Title, to: Seat) {
        self.0[title as usize] = Some(to);
    }

    /// The titles that somebody holds, with their holders.
    pub fn held(&self) -> impl Iterator<Item = (Title, Seat)> {
        Title::iter().zip(self.0).filter_map(|(title, holder)| Some((title, holder?)))
    }
}

impl Public {
    /// Who holds a title.
    pub fn holder(&self, title: Title) -> Option<Seat> {
        self.titles.0[title as usize]
    }

    /// The President; the first player before there is one.
    pub fn president(&self) -> Seat {
        self.holder(Title::President).unwrap_or(Seat(0))
    }

    /// The Admiral; the first player before there is one.
    pub fn admiral(&self) -> Seat {
        self.holder(Title::Admiral).unwrap_or(Seat(0))
    }
}

impl Serialize for Titles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (title, holder) in self.held() {
            map.serialize_entry(&title, &holder)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Titles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Titles, D::Error> {
        deserializer.deserialize_map(Reader)
    }
}

/// Finds the titles among whatever else is written beside them.
struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Titles;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("seats by title")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Titles, A::Error> {
        let mut titles = Titles::default();
        while let Some(name) = map.next_key::<String>()? {
            match name.parse::<Title>() {
                Ok(title) => titles.0[title as usize] = map.next_value()?,
                Err(_) => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(titles)
    }
}

impl PartialSchema for Titles {
    fn schema() -> RefOr<Schema> {
        let titles = Title::iter()
            .fold(ObjectBuilder::new(), |titles, title| titles.property(title.to_string(), Seat::schema()));
        titles.build().into()
    }
}

impl ToSchema for Titles {}

#[cfg(feature = "types")]
mod types {
    use strum::IntoEnumIterator;

    use super::{Title, Titles};

    crate::wire::typed! {
        Titles => Title::iter().map(|title| format!("{:?}?: number", title.to_string()))
    }
}
