//! The piles and hands in which components lie face down, and the form in which they are written: a list by the name of
//! each pile.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumCount, IntoEnumIterator};

use super::{Component, Holder, Stock, Stocked};

/// The piles of one stock; the last of a pile is its top.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Piles {
    /// What is drawn from.
    pub draw: Vec<Component>,
    /// What was used.
    pub discard: Vec<Component>,
    /// What goes with a title, for its holder's eyes alone.
    pub with_title: Vec<Component>,
}

/// The piles of every stock.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stocks([Piles; Stock::COUNT]);

impl Index<Stock> for Stocks {
    type Output = Piles;
    fn index(&self, stock: Stock) -> &Piles {
        &self.0[stock as usize]
    }
}

impl IndexMut<Stock> for Stocks {
    fn index_mut(&mut self, stock: Stock) -> &mut Piles {
        &mut self.0[stock as usize]
    }
}

impl Stocks {
    /// Cards that go with a title.
    pub fn with_title<C: Stocked>(&self) -> impl Iterator<Item = C> {
        self[C::STOCK].with_title.iter().filter_map(|&component| C::of(component))
    }

    /// Takes one such card from those that go with a title.
    pub fn take_from_title(&mut self, component: impl Into<Component>) {
        let component = component.into();
        take(&mut self[component.stock()].with_title, component);
    }

    /// The piles by their names.
    fn named(&mut self) -> BTreeMap<&'static str, (Stock, &mut Vec<Component>)> {
        let mut named = BTreeMap::new();
        for (stock, piles) in Stock::iter().zip(&mut self.0) {
            let row = stock.row();
            named.insert(row.pile, (stock, &mut piles.draw));
            if let Some(discard) = &row.discard {
                named.insert(discard.name, (stock, &mut piles.discard));
            }
            if let Some(hand) = row.hand.as_ref().filter(|hand| hand.holder == Holder::President) {
                named.insert(hand.name, (stock, &mut piles.with_title));
            }
        }
        named
    }
}

/// What a player holds of the stocks, for the own eyes alone.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Held(Vec<Component>);

impl Held {
    /// Everything that is held.
    pub fn iter(&self) -> impl Iterator<Item = Component> {
        self.0.iter().copied()
    }

    /// What is held of one kind.
    pub fn of<C: Stocked>(&self) -> impl Iterator<Item = C> {
        self.iter().filter_map(C::of)
    }

    /// How much is held of a stock.
    pub fn count(&self, stock: Stock) -> usize {
        self.iter().filter(|component| component.stock() == stock).count()
    }

    /// Takes a component up.
    pub fn push(&mut self, component: impl Into<Component>) {
        self.0.push(component.into());
    }

    /// Gives a component away.
    pub fn take(&mut self, component: impl Into<Component>) {
        take(&mut self.0, component.into());
    }

    /// What is held, to be changed one for one.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Component> {
        self.0.iter_mut()
    }
}

impl Extend<Component> for Held {
    fn extend<I: IntoIterator<Item = Component>>(&mut self, components: I) {
        self.0.extend(components);
    }
}

fn take(pile: &mut Vec<Component>, component: Component) {
    if let Some(at) = pile.iter().position(|&other| other == component) {
        pile.remove(at);
    }
}

fn read<E: serde::de::Error>(stock: Stock, words: &[String]) -> Result<Vec<Component>, E> {
    words.iter().map(|word| (stock.row().read)(word).map_err(E::custom)).collect()
}

impl Serialize for Stocks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (stock, piles) in Stock::iter().zip(&self.0) {
            let row = stock.row();
            map.serialize_entry(row.pile, &piles.draw)?;
            if let Some(discard) = &row.discard {
                map.serialize_entry(discard.name, &piles.discard)?;
            }
            if let Some(hand) = row.hand.as_ref().filter(|hand| hand.holder == Holder::President) {
                map.serialize_entry(hand.name, &piles.with_title)?;
            }
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Stocks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stocks, D::Error> {
        let mut given = BTreeMap::<String, serde_json::Value>::deserialize(deserializer)?;
        let mut stocks = Stocks::default();
        for (name, (stock, pile)) in stocks.named() {
            let Some(words) = given.remove(name) else { continue };
            let words: Vec<String> = serde_json::from_value(words)
                .map_err(|error| D::Error::custom(format!("{name}: {error}")))?;
            *pile = read(stock, &words)?;
        }
        Ok(stocks)
    }
}

/// Hands that players hold, by their names.
fn hands() -> impl Iterator<Item = (Stock, &'static str)> {
    Stock::iter().filter_map(|stock| {
        let hand = stock.row().hand.as_ref().filter(|hand| hand.holder == Holder::Players)?;
        Some((stock, hand.name))
    })
}

impl Serialize for Held {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (stock, name) in hands() {
            let held: Vec<Component> = self.iter().filter(|component| component.stock() == stock).collect();
            map.serialize_entry(name, &held)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Held {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Held, D::Error> {
        let mut given = BTreeMap::<String, serde_json::Value>::deserialize(deserializer)?;
        let mut held = Held::default();
        for (stock, name) in hands() {
            let Some(words) = given.remove(name) else { continue };
            let words: Vec<String> = serde_json::from_value(words)
                .map_err(|error| D::Error::custom(format!("{name}: {error}")))?;
            held.0.extend(read::<D::Error>(stock, &words)?);
        }
        Ok(held)
    }
}

#[cfg(feature = "types")]
mod types {
    use super::{Held, hands};

    crate::wire::typed! {
        Held => hands().map(|(_, name)| format!("{name:?}: Array<string>"))
    }
}
