//! Player programs for the board game: the officer, a quick heuristic player, and the commander, who looks ahead with
//! officers playing on. The random one is the kernel's.

pub(crate) mod advice;
pub(crate) mod belief;
mod checks;
mod commander;
mod counsel;
mod deeds;
mod hiding;
mod memory;
mod officer;
mod open;
pub mod prospects;
mod sky;
mod style;
mod weights;
mod worth;

pub use belief::{Belief, OfType, Reason, Weighed};
pub use commander::{Commander, Team, commander, commander_of};
pub use counsel::{Degree, Why, counsel};
pub use officer::Officer;
pub use style::Style;
pub use worth::Suspicions;
