//! What every game has to show in its tests, written once: scenarios that hold and prove the rulebook, random games
//! that end and can be told again, golden games, worlds that a viewer can't tell apart, and texts without seams.
//!
//! Nothing here knows any particular game; what a game's tests need of their own stays with the game.

pub mod golden;
pub mod log;
pub mod playing;
pub mod scenarios;
pub mod simulation;
pub mod story;
pub mod texts;
pub mod worlds;
