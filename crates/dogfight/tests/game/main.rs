//! Whole games, scenarios and set-ups. One program, so that it is linked once.

mod bots;
mod common;
mod coverage;
mod forms;
mod golden;
mod scenarios;
mod secrecy;
mod setups;
mod simulation;
mod story;
mod texts;
mod vectors;
