//! What all see of the stocks: how many components lie in each pile and hand, and the tops of open discard piles.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::ops::Index;
use strum::{EnumCount, IntoEnumIterator};

use super::{Component, Held, Holder, Stock, Stocked, Stocks};

/// What all see of one stock's piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StockBack {
    /// How many there are to draw.
    pub draw: u8,
    /// The top of an open discard pile.
    pub discard: Option<Component>,
    /// How many go with a title.
    pub with_title: u8,
}

/// What all see of every stock's piles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StockBacks([StockBack; Stock::COUNT]);

impl Index<Stock> for StockBacks {
    type Output = StockBack;
    fn index(&self, stock: Stock) -> &StockBack {
        &self.0[stock as usize]
    }
}

fn few(pile: &[Component]) -> u8 {
    u8::try_from(pile.len()).unwrap_or(u8::MAX)
}

impl StockBacks {
    /// The backs of these piles.
    pub fn of(stocks: &Stocks) -> StockBacks {
        let mut at = Stock::iter();
        StockBacks(std::array::from_fn(|_| {
            let stock = at.next().expect("as many rows as stocks");
            let piles = &stocks[stock];
            let is_open = stock.row().discard.as_ref().is_some_and(|discard| discard.top_is_seen);
            StockBack {
                draw: few(&piles.draw),
                discard: piles.discard.last().copied().filter(|_| is_open),
                with_title: few(&piles.with_title),
            }
        }))
    }

    /// The top of an open discard pile.
    pub fn top<C: Stocked>(&self) -> Option<C> {
        C::of(self[C::STOCK].discard?)
    }
}

/// How many components of each stock a player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeldBacks([u8; Stock::COUNT]);

impl Index<Stock> for HeldBacks {
    type Output = u8;
    fn index(&self, stock: Stock) -> &u8 {
        &self.0[stock as usize]
    }
}

impl HeldBacks {
    /// The backs of what somebody holds.
    pub fn of(held: &Held) -> HeldBacks {
        let mut counts = [0; Stock::COUNT];
        for component in held.iter() {
            counts[component.stock() as usize] += 1;
        }
        HeldBacks(counts)
    }
}

impl Serialize for StockBacks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (stock, back) in Stock::iter().zip(&self.0) {
            let row = stock.row();
            map.serialize_entry(row.count, &back.draw)?;
            if let Some(discard) = row.discard.as_ref().filter(|discard| discard.top_is_seen) {
                map.serialize_entry(discard.name, &back.discard)?;
            }
            if let Some(hand) = row.hand.as_ref().filter(|hand| hand.holder == Holder::President) {
                map.serialize_entry(hand.name, &back.with_title)?;
            }
        }
        map.end()
    }
}

impl Serialize for HeldBacks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (stock, count) in Stock::iter().zip(&self.0) {
            if let Some(hand) = stock.row().hand.as_ref().filter(|hand| hand.holder == Holder::Players) {
                map.serialize_entry(hand.name, count)?;
            }
        }
        map.end()
    }
}

#[cfg(feature = "types")]
mod types {
    use strum::IntoEnumIterator;

    use super::{HeldBacks, Holder, Stock, StockBacks};

    fn piles(stock: Stock) -> Vec<String> {
        let row = stock.row();
        let mut fields = vec![format!("{:?}: number", row.count)];
        let discard = row.discard.as_ref().filter(|discard| discard.top_is_seen);
        fields.extend(discard.map(|discard| format!("{:?}: string | null", discard.name)));
        let hand = row.hand.as_ref().filter(|hand| hand.holder == Holder::President);
        fields.extend(hand.map(|hand| format!("{:?}: number", hand.name)));
        fields
    }

    fn hand(stock: Stock) -> Option<String> {
        let hand = stock.row().hand.as_ref().filter(|hand| hand.holder == Holder::Players)?;
        Some(format!("{:?}: number", hand.name))
    }

    crate::wire::typed! {
        StockBacks => Stock::iter().flat_map(piles),
        HeldBacks => Stock::iter().filter_map(hand)
    }
}
