//! Everything that players read, in each language. The words are in the Fluent files under `locales/`; here is
//! how they are put together. What a talent says is made from the effect that runs. Rules are not here, nor is
//! anything about colours, columns or buttons.
//!
//! ```
//! use dogfight::text::{Language, Words};
//! let words = Words::of(Language::English);
//! assert_eq!(words.card("v2-turn-r".parse().unwrap()), "Turn right");
//! ```

mod asks;
mod cards;
mod cast;
mod choices;
mod events;
mod lobby;
mod names;
mod sheets;

pub use cards::TalentText;
pub use cast::Cast;
pub use wording::Language;

use wording::{Args, signed};

wording::words!(
    "../../../../locales", "dogfight":
    "asks", "cards", "choices", "events", "lobby", "names", "sheets", "story", "table"
);
