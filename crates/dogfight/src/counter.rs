//! Damage counters: what is printed on them, and how many there are.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};
use utoipa::ToSchema;

use crate::ship::serde_as_word;

/// The symbols for special damage. {dogfight.damage.special}
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Debug,
    Display,
    EnumString,
    Serialize,
    Deserialize,
    ToSchema,
    EnumIter
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Symbol {
    /// The engine.
    Engine,
    /// The control systems.
    Controls,
    /// The pilot.
    Pilot,
    /// Hull or wings.
    Hull,
}

/// A damage counter. Written as its number, a `+` if it is critical, and its symbol: `2+/engine`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Counter {
    /// How much damage.
    pub value: u8,
    /// Whether another counter is drawn.
    pub plus: bool,
    /// Its special damage.
    pub symbol: Option<Symbol>,
}

impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value, if self.plus { "+" } else { "" })?;
        self.symbol.map_or(Ok(()), |symbol| write!(f, "/{symbol}"))
    }
}

impl FromStr for Counter {
    type Err = String;

    fn from_str(text: &str) -> Result<Counter, String> {
        let wrong =
            || format!("`{text}` is no damage counter; expected one such as `3`, `4+` or `2+/engine`");
        let (number, symbol) = match text.split_once('/') {
            Some((number, symbol)) => (number, Some(symbol.parse().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let (number, plus) = match number.strip_suffix('+') {
            Some(number) => (number, true),
            None => (number, false),
        };
        let value = number.parse().ok().filter(|value| *value <= 5).ok_or_else(wrong)?;
        Ok(Counter { value, plus, symbol })
    }
}

serde_as_word!(Counter);

/// The two kinds of counters. {dogfight.components.counters}
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// For hits.
    Blue,
    /// For asteroids, planetoids and jumps.
    Collision,
}

type Mix = &'static [(u8, bool, Option<Symbol>, usize)];

const BLUE: Mix = &[
    (0, false, None, 8),
    (1, false, None, 8),
    (1, false, Some(Symbol::Engine), 1),
    (1, false, Some(Symbol::Controls), 1),
    (1, false, Some(Symbol::Pilot), 1),
    (1, false, Some(Symbol::Hull), 1),
    (2, false, None, 6),
    (2, true, None, 2),
    (2, true, Some(Symbol::Engine), 1),
    (2, true, Some(Symbol::Hull), 1),
    (2, false, Some(Symbol::Controls), 1),
    (2, false, Some(Symbol::Pilot), 1),
    (3, false, None, 8),
    (3, true, None, 2),
    (3, false, Some(Symbol::Engine), 1),
    (3, false, Some(Symbol::Controls), 1),
    (4, false, None, 6),
    (4, true, None, 2),
    (4, false, Some(Symbol::Pilot), 1),
    (4, false, Some(Symbol::Hull), 1),
    (5, false, None, 5),
    (5, true, None, 1),
];

const COLLISION: Mix = &[
    (0, false, None, 4),
    (1, false, None, 5),
    (2, false, None, 5),
    (3, false, None, 3),
    (4, false, None, 2),
    (5, false, None, 1),
    (1, false, Some(Symbol::Hull), 1),
    (2, false, Some(Symbol::Engine), 1),
    (2, false, Some(Symbol::Controls), 1),
    (3, false, Some(Symbol::Hull), 1),
];

impl Pool {
    /// One full set of counters of this kind.
    pub fn set(self) -> impl Iterator<Item = Counter> {
        let mix = match self {
            Pool::Blue => BLUE,
            Pool::Collision => COLLISION,
        };
        mix.iter().flat_map(|&(value, plus, symbol, copies)| {
            std::iter::repeat_n(Counter { value, plus, symbol }, copies)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_are_complete_and_read_back() {
        assert_eq!((Pool::Blue.set().count(), Pool::Collision.set().count()), (60, 24));
        assert_eq!(Pool::Blue.set().filter(|counter| counter.plus).count(), 9);
        assert_eq!(Pool::Blue.set().map(|counter| u32::from(counter.value)).sum::<u32>(), 142);
        for counter in Pool::Blue.set().chain(Pool::Collision.set()) {
            assert_eq!(counter.to_string().parse(), Ok(counter));
        }
    }
}
