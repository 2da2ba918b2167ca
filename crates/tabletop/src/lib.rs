//! A kernel for tabletop games.
//!
//! A game's rules are ordinary functions that ask players where the rulebook says they choose. [`Table::ask`]
//! returns the recorded answer, or asks a player program, or pauses the step; when the answer arrives, the
//! step runs again from its checkpoint. A game is therefore its set-up, its seed and its answers.
//!
//! Nothing here knows any particular game.

mod dice;
mod files;
mod game;
pub mod hosting;
mod matches;
mod orders;
mod policy;
mod prompt;
mod record;
mod scenario;
mod search;
mod seat;
mod table;

pub use dice::{Dice, Seed};
pub use files::{Filed, Files};
pub use game::{Game, Imagine, SetupError, Turn};
pub use matches::{By, Entry, Look, Match, PromptView, Resumed, Saved};
pub use orders::StandingOrders;
pub use policy::{Beginning, Policy, RandomPolicy, random_picks};
pub use prompt::{NoUndo, Picks, Prompt, Reason, Refusal, Section};
pub use record::{Dated, Record, RecordError, digest};
pub use scenario::{Scenario, ScenarioError, Staged};
pub use search::{Budget, Guide, Search, Thought, Weighed};
pub use seat::{Audience, Seat, Seats, Viewer};
pub use table::{Answer, Endless, Flow, Pause, Run, Table, Told};
