//! Everything that players read, in each language. The words are in the Fluent files under `locales/`; here is
//! how they are put together. What a card says is made from the tree that runs, so that it can't say anything
//! else than what happens. The names of cards are those printed on them, in every language.
//!
//! ```
//! use ccg::text::{Language, Words};
//! let card: ccg::CardId = "condition-one".parse().unwrap();
//! assert_eq!(Words::of(Language::English).card(card).lines, ["Ready target unit."]);
//! ```

mod asks;
mod card;
mod choices;
mod constants;
mod effects;
mod events;
mod lobby;
mod names;
mod nouns;
mod speech;

pub use card::CardText;
pub use wording::Language;

use wording::{Args, capitalised, sentence, signed};

wording::words!(
    "../../../../locales", "ccg":
    "asks", "choices", "effects", "events", "lobby", "names", "story", "table"
);
