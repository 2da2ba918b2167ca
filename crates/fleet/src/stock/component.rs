//! A card or token of any stock.

use std::fmt;

use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::{Serialize, Serializer};

use super::Stock;
use crate::cards::{Crisis, Destination, Quorum, SuperCrisis};
use crate::origin::Origin;
use crate::space::{BasestarDamage, Cargo};
use crate::state::DamageToken;

/// What lies in a stock's piles: it knows its stock.
pub trait Stocked: Copy + Into<Component> + DeserializeOwned {
    /// Its stock.
    const STOCK: Stock;
    /// The same, if the component is one of these.
    fn of(component: Component) -> Option<Self>;
}

macro_rules! components {
    ($($(#[$doc:meta])* $case:ident($type:ty): $stock:ident),* $(,)?) => {
        /// A card or token of any stock.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Component {
            $($(#[$doc])* $case($type),)*
        }

        impl Component {
            /// The stock to which it belongs.
            pub fn stock(self) -> Stock {
                match self {
                    $(Component::$case(_) => Stock::$stock,)*
                }
            }
        }

        impl fmt::Display for Component {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Component::$case(component) => component.fmt(f),)*
                }
            }
        }

        $(impl From<$type> for Component {
            fn from(component: $type) -> Component {
                Component::$case(component)
            }
        }

        impl Stocked for $type {
            const STOCK: Stock = Stock::$stock;
            fn of(component: Component) -> Option<$type> {
                match component {
                    Component::$case(component) => Some(component),
                    _ => None,
                }
            }
        })*
    };
}
components! {
    /// A crisis card.
    Crisis(Crisis): Crisis,
    /// A super crisis card.
    SuperCrisis(SuperCrisis): SuperCrisis,
    /// A quorum card.
    Quorum(Quorum): Quorum,
    /// A destination card.
    Destination(Destination): Destination,
    /// A civilian ship.
    Cargo(Cargo): Civilian,
    /// A Galactica damage token.
    Damage(DamageToken): GalacticaDamage,
    /// A basestar damage token.
    BasestarDamage(BasestarDamage): BasestarDamage,
}

impl TryFrom<Origin> for Component {
    type Error = ();
    fn try_from(origin: Origin) -> Result<Component, ()> {
        match origin {
            Origin::Crisis(card) => Ok(card.into()),
            Origin::SuperCrisis(card) => Ok(card.into()),
            Origin::Quorum(card) => Ok(card.into()),
            Origin::Destination(card) => Ok(card.into()),
            Origin::Loyalty(_) | Origin::Skill(_) | Origin::Location(_) | Origin::Ability(_) => Err(()),
        }
    }
}

impl fmt::Debug for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Component {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Reads a component of one type.
pub fn read<C: Stocked>(text: &str) -> Result<Component, String> {
    let text: StrDeserializer<'_, Error> = text.into_deserializer();
    C::deserialize(text).map(Into::into).map_err(|error| error.to_string())
}
