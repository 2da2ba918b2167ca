//! The rulebook, in our own words.
//!
//! The text is Markdown under `rulebook/`, one file per chapter, embedded when the program is built. A section
//! is a level-two heading with an anchor, and its full name, `game.chapter.anchor`, is used everywhere: prompts
//! link to it, refusals cite it, scenarios prove it.
//!
//! ```markdown
//! # Skill checks
//!
//! How the players together try to reach a difficulty.
//!
//! ## Destiny cards {#destiny}
//! > when: players=3,4; variant!=no-destiny
//!
//! Two cards from the Destiny deck are added ...
//! ```
//!
//! - The line `> when:` is optional, and says in which configurations the section applies: see [`Condition`].
//! - The class `.aid`, as in `{#attack-table .aid}`, puts a section into the [player aid](Rulebook::aid).
//! - A link to another section has the section's full name as its target: `[the die](fleet.die.reroll)`.
//!
//! ```
//! let destiny = rulebook::section("fleet.skill-check.destiny").unwrap();
//! assert_eq!(destiny.title, "Destiny cards");
//! println!("{}", destiny.to_text(80));
//! ```

mod book;
mod chapter;
mod citations;
mod condition;
mod html;
mod search;
mod terminal;
mod text;

pub use book::Rulebook;
pub use chapter::{Chapter, ChapterError, Problem, Section};
pub use citations::citations;
pub use condition::{Condition, ConditionError, Configuration};
pub use search::{Found, Hit};
pub use terminal::wrap;
pub use text::{games, rulebook, section};

use pulldown_cmark::Options;

/// The Markdown this rulebook is written in: plain, with tables and anchors on headings.
fn dialect() -> Options {
    Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES
}
