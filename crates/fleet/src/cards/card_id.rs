//! Names of cards that can't name a card that does not exist.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::configuration::{Configuration, Part};

/// A kind of card that has a table.
pub trait Card: Sized + 'static {
    /// What one such card is called in messages.
    const NOUN: &'static str;
    /// All of them, box by box.
    fn table() -> &'static [Printed<Self>];
    /// The card's unique name.
    fn slug(&self) -> &'static str;
    /// How many copies are in the deck.
    fn copies(&self) -> usize;
}

/// A card and where it comes from.
#[derive(Clone, Debug)]
pub struct Printed<C> {
    set: Part,
    card: C,
}

/// The cards of a table from those of each box.
pub(super) fn printed<C, const BOXES: usize>(boxes: [(Part, Vec<C>); BOXES]) -> Vec<Printed<C>> {
    let each = |(set, cards): (Part, Vec<C>)| cards.into_iter().map(move |card| Printed { set, card });
    boxes.into_iter().flat_map(each).collect()
}

/// A card of a table.
pub struct CardId<C> {
    index: u8,
    card: PhantomData<fn() -> C>,
}

impl<C: Card> CardId<C> {
    /// Every card of the table once.
    pub fn all() -> impl Iterator<Item = CardId<C>> {
        (0..C::table().len() as u8).map(|index| CardId { index, card: PhantomData })
    }

    /// The deck of a game, whole and unshuffled.
    pub fn deck(configuration: &Configuration) -> Vec<CardId<C>> {
        let all = Self::all().filter(|id| id.in_play(configuration));
        all.flat_map(|id| std::iter::repeat_n(id, id.copies())).collect()
    }

    /// What is on the card.
    pub fn card(self) -> &'static C {
        #[cfg(test)]
        if let Some(changed) = crate::proof::instead_of(crate::proof::Row::Card(C::NOUN, self.slug())) {
            return changed;
        }
        &self.printed().card
    }

    /// The card's unique name.
    pub(crate) fn slug(self) -> &'static str {
        self.printed().card.slug()
    }

    fn copies(self) -> usize {
        #[cfg(test)]
        if let Some(&changed) = crate::proof::instead_of(crate::proof::Row::Copies(C::NOUN, self.slug())) {
            return changed;
        }
        self.printed().card.copies()
    }

    /// The box it comes in, or what else brings it.
    pub fn set(self) -> Part {
        self.printed().set
    }

    /// Whether it is among the cards of a game.
    pub fn in_play(self, configuration: &Configuration) -> bool {
        configuration.has(self.set())
    }

    fn printed(self) -> &'static Printed<C> {
        &C::table()[usize::from(self.index)]
    }
}

impl<C> Clone for CardId<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C> Copy for CardId<C> {}
impl<C> PartialEq for CardId<C> {
    fn eq(&self, other: &Self) -> bool {
        self.index == other.index
    }
}
impl<C> Eq for CardId<C> {}
impl<C> PartialOrd for CardId<C> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<C> Ord for CardId<C> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.index.cmp(&other.index)
    }
}
impl<C> Hash for CardId<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.index.hash(state);
    }
}

impl<C: Card> fmt::Display for CardId<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
impl<C: Card> fmt::Debug for CardId<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<C: Card> FromStr for CardId<C> {
    type Err = String;
    fn from_str(slug: &str) -> Result<Self, String> {
        Self::all().find(|id| id.slug() == slug).ok_or_else(|| format!("there is no {} `{slug}`", C::NOUN))
    }
}

impl<C: Card> Serialize for CardId<C> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}
impl<'de, C: Card> Deserialize<'de> for CardId<C> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
