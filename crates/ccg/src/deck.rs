//! Decks: what may be brought to a game, and how it is written down. {ccg.decks.legal}
//!
//! A deck is a text with a line for each card: how many, and the card's printed number, slug or name. The base
//! is one of the lines. What follows a `#` is a remark.
//!
//! ```
//! let deck: ccg::Deck = ccg::deck::Starter::ViperWing.deck();
//! assert_eq!(deck.size(), 60);
//! let again: ccg::Deck = deck.to_text().parse().unwrap();
//! assert_eq!(again, deck);
//! ```

use std::fmt::Write as _;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoEnumIterator};
use thiserror::Error;
use utoipa::ToSchema;

use crate::card::{CardId, Kind};

/// The least number of cards, the base not counted.
pub const LEAST_CARDS: usize = 60;
/// The greatest number of copies of one card.
pub const MOST_COPIES: u8 = 4;
/// No deck is larger: nobody could shuffle it.
pub const MOST_CARDS: usize = 200;

/// A base and the cards that go with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deck {
    /// The base.
    pub base: CardId,
    /// The cards, each with the number of its copies.
    pub cards: Vec<(CardId, u8)>,
}

/// What is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DeckError {
    /// A line can't be read.
    #[error("line {line}: expected a number and a card, but it is `{text}`")]
    Line {
        /// Which line.
        line: usize,
        /// What it says.
        text: String,
    },
    /// There is no such card.
    #[error("line {line}: there is no card `{name}`")]
    NoSuchCard {
        /// Which line.
        line: usize,
        /// The name.
        name: String,
    },
    /// Not one base.
    #[error("a deck has one base, but this has {0}")]
    Bases(usize),
    /// What stands as the base is none.
    #[error("{0} is not a base")]
    NotABase(String),
    /// A base among the cards.
    #[error("{0} is a base and can't be among the cards")]
    BaseInDeck(String),
    /// Too few cards.
    #[error("{0} cards; a deck has at least {LEAST_CARDS}")]
    TooFew(usize),
    /// Too many cards.
    #[error("{0} cards; a deck has at most {MOST_CARDS}")]
    TooMany(usize),
    /// Too many copies.
    #[error("{count} copies of {card}; at most {MOST_COPIES} are allowed")]
    Copies {
        /// The card.
        card: String,
        /// How many.
        count: usize,
    },
}

impl Deck {
    /// How many cards, the base not counted.
    pub fn size(&self) -> usize {
        self.cards.iter().map(|(_, count)| usize::from(*count)).sum()
    }

    /// Every single card.
    pub fn all_cards(&self) -> impl Iterator<Item = CardId> {
        all_copies(&self.cards)
    }

    /// Everything that is against the rules of building a deck. {ccg.decks.legal}
    pub fn check(&self) -> Vec<DeckError> {
        let mut errors = Vec::new();
        if self.base.card().kind != Kind::Base {
            errors.push(DeckError::NotABase(self.base.card().name()));
        }
        let mut seen: Vec<(CardId, usize)> = Vec::new();
        for &(card, count) in &self.cards {
            match seen.iter_mut().find(|(known, _)| *known == card) {
                Some((_, copies)) => *copies += usize::from(count),
                None => seen.push((card, usize::from(count))),
            }
        }
        for (card, count) in seen {
            if card.card().kind == Kind::Base {
                errors.push(DeckError::BaseInDeck(card.card().name()));
            } else if count > usize::from(MOST_COPIES) {
                errors.push(DeckError::Copies { card: card.card().name(), count });
            }
        }
        match self.size() {
            few if few < LEAST_CARDS => errors.push(DeckError::TooFew(few)),
            many if many > MOST_CARDS => errors.push(DeckError::TooMany(many)),
            _ => {}
        }
        errors
    }

    /// The deck as a text.
    pub fn to_text(&self) -> String {
        let line =
            |count: u8, card: CardId| format!("{count} {} # {}", card.card().number, card.card().name());
        let mut text = line(1, self.base);
        for &(card, count) in &self.cards {
            let _ = write!(text, "\n{}", line(count, card));
        }
        text + "\n"
    }
}

/// Every single card of a list with numbers of copies.
pub(crate) fn all_copies(cards: &[(CardId, u8)]) -> impl Iterator<Item = CardId> {
    cards.iter().flat_map(|&(card, count)| std::iter::repeat_n(card, usize::from(count)))
}

impl FromStr for Deck {
    type Err = DeckError;

    /// Reads a deck; whether it is legal is another question.
    fn from_str(text: &str) -> Result<Deck, DeckError> {
        let mut bases = Vec::new();
        let mut cards: Vec<(CardId, u8)> = Vec::new();
        for (at, whole) in text.lines().enumerate() {
            let line = whole.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let unreadable = || DeckError::Line { line: at + 1, text: whole.to_owned() };
            let (count, name) = line.split_once(char::is_whitespace).ok_or_else(unreadable)?;
            let count: u8 = count.trim_end_matches(['x', 'X']).parse().map_err(|_| unreadable())?;
            let name = name.trim();
            let card: CardId =
                name.parse().map_err(|_| DeckError::NoSuchCard { line: at + 1, name: name.to_owned() })?;
            if card.card().kind == Kind::Base {
                bases.extend(std::iter::repeat_n(card, usize::from(count)));
            } else {
                cards.push((card, count));
            }
        }
        match bases.as_slice() {
            [base] => Ok(Deck { base: *base, cards }),
            others => Err(DeckError::Bases(others.len())),
        }
    }
}

/// A deck that comes with the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, EnumIter, EnumString)]
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Starter {
    /// Fighters and pilots.
    ViperWing,
    /// Politicians.
    Quorum,
    /// Cylons.
    ToasterTide,
    /// Control.
    Tribunal,
}

static STARTERS: LazyLock<Vec<Deck>> = LazyLock::new(|| {
    let read = |starter: Starter| {
        let text = match starter {
            Starter::ViperWing => include_str!("decks/viper-wing.txt"),
            Starter::Quorum => include_str!("decks/quorum.txt"),
            Starter::ToasterTide => include_str!("decks/toaster-tide.txt"),
            Starter::Tribunal => include_str!("decks/tribunal.txt"),
        };
        // A test reads all of them.
        text.parse().expect("a starter deck that can be read")
    };
    Starter::iter().map(read).collect()
});

impl Starter {
    /// The deck, to be read.
    pub fn list(self) -> &'static Deck {
        &STARTERS[self as usize]
    }

    /// The deck, to be had.
    pub fn deck(self) -> Deck {
        self.list().clone()
    }
}
