//! What holds of the board game as a whole. One program, so that it is linked once.

mod common;
mod configurations;
mod coverage;
mod details;
mod golden;
mod offers;
mod officers;
mod reasons;
mod records;
mod rows;
mod scenarios;
mod secrecy;
mod setups;
mod simulation;
mod story;
mod texts;
