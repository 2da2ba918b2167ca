//! What is said about the game before it begins, and beside it.

use tabletop::Seat;
use tabletop::hosting::SeatChange;
use wording::FluentValue;

use super::Words;
use crate::card::{Keyword, Rarity, Set};
use crate::deck::{DeckError, LEAST_CARDS, MOST_CARDS, MOST_COPIES};
use crate::setup::DeckChoice;
use crate::state::{Phase, Step};

impl Words {
    /// A text of the lobby.
    pub fn lobby(&self, id: &str) -> String {
        self.say(&format!("lobby-{id}"))
    }

    /// That a player took the last answer back.
    pub fn taken_back(&self, seat: Seat) -> String {
        self.say_with("lobby-taken-back", &[("who", self.player(seat).into())])
    }

    /// That somebody has sat down, or left.
    pub fn seat_changed(&self, change: &SeatChange) -> String {
        self.say_with(
            &format!("lobby-{}", change.how.word()),
            &[("who", change.who.as_str().into()), ("other", change.other.as_str().into())],
        )
    }

    /// A deck that can be brought: its name and what it is.
    pub fn deck_choice(&self, choice: &DeckChoice) -> (String, String) {
        let (id, boosters) = match choice {
            DeckChoice::Sealed(boosters) => ("sealed".to_owned(), *boosters),
            DeckChoice::Built(_) => ("built".to_owned(), 0),
            word => (word.to_string(), 0),
        };
        let args = [("n", boosters.into())];
        let said = |end: &str| self.say_with(&format!("lobby-deck-{id}{end}"), &args);
        (said(""), said("-about"))
    }

    /// What is wrong with a deck.
    pub fn deck_error(&self, error: &DeckError) -> String {
        let (id, args): (&str, Vec<(&str, FluentValue<'_>)>) = match error {
            DeckError::Line { line, text } => {
                ("line", vec![("line", (*line).into()), ("text", text.as_str().into())])
            }
            DeckError::NoSuchCard { line, name } => {
                ("no-such-card", vec![("line", (*line).into()), ("name", name.as_str().into())])
            }
            DeckError::Bases(count) => ("bases", vec![("n", (*count).into())]),
            DeckError::NotABase(card) => ("not-a-base", vec![("card", card.as_str().into())]),
            DeckError::BaseInDeck(card) => ("base-in-deck", vec![("card", card.as_str().into())]),
            DeckError::TooFew(count) => {
                ("too-few", vec![("n", (*count).into()), ("least", LEAST_CARDS.into())])
            }
            DeckError::TooMany(count) => {
                ("too-many", vec![("n", (*count).into()), ("most", MOST_CARDS.into())])
            }
            DeckError::Copies { card, count } => (
                "copies",
                vec![("card", card.as_str().into()), ("n", (*count).into()), ("most", MOST_COPIES.into())],
            ),
        };
        self.say_with(&format!("deck-error-{id}"), &args)
    }

    /// A number or word on a card, and what it is.
    pub fn number<'a>(&self, which: &str, value: impl Into<FluentValue<'a>>) -> String {
        self.say_with(&format!("card-{which}"), &[("value", value.into())])
    }

    /// What a keyword means.
    pub fn keyword_text(&self, keyword: Keyword) -> String {
        self.say(&format!("lobby-keyword-{keyword}"))
    }

    /// The name of a set.
    pub fn set(&self, set: Set) -> String {
        self.say(&format!("set-{set}"))
    }

    /// The name of a rarity.
    pub fn rarity(&self, rarity: Rarity) -> String {
        self.say(&format!("rarity-{rarity}"))
    }

    /// The name of a phase.
    pub fn phase(&self, phase: Phase) -> String {
        self.say(&format!("phase-{phase}"))
    }

    /// The name of a step.
    pub fn step(&self, step: Step) -> String {
        self.say(&format!("step-{step}"))
    }
}
