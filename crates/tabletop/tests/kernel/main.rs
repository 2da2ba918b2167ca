//! The kernel, proved on a game that has nothing to do with Battlestar Galactica.

#[path = "../bluff/mod.rs"]
mod bluff;

mod asking;
mod orders;
mod records;
mod roster;
mod saving;
mod scenarios;
mod search;
mod undo;
mod windows;
