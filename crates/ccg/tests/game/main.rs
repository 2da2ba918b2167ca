//! The tests of the game, linked once. What takes cards apart is in `cards::proof`.

mod bots;
mod common;
mod coverage;
mod decks;
mod golden;
mod opening;
mod orders;
mod scenarios;
mod secrecy;
mod simulation;
mod story;
mod texts;
