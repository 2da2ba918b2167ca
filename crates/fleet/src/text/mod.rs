//! Everything that players read, in each language. The words are in the Fluent files under `locales/`; here is
//! how they are put together. What a card says is made from the effect tree that runs, so that it can't say
//! anything else than what happens. Rules are not here, nor is anything about colours, columns or buttons.
//!
//! ```
//! use fleet::text::{Language, Words};
//! let words = Words::of(Language::English);
//! let card = words.crisis("terrorist-bomber".parse().unwrap());
//! assert_eq!(card.name, "Terrorist Bomber");
//! assert_eq!(card.lines[2].to_string(), "Fail: Lose 1 morale, then the current player is sent to Sickbay.");
//! ```

mod asks;
mod cards;
mod choices;
mod configuration;
mod counsel;
mod details;
mod effects;
mod events;
mod lobby;
mod names;
mod reasons;

pub use cards::{CardText, Line};
pub use wording::Language;

/// The players' characters so far, by seat: events only name seats.
pub type Cast = Vec<Option<crate::characters::Character>>;

use wording::{Args, capitalised, sentence, signed};

wording::words!(
    "../../../../locales", "fleet":
    "asks", "cards", "characters", "choices", "configuration", "crises", "effects", "events", "lobby", "locations", "names", "reasons", "story"
);
