//! Whole games, scenarios and set-ups. One program, so that it is linked once.

mod common;
mod coverage;
mod golden;
mod scenarios;
mod secrecy;
mod setups;
mod simulation;
mod texts;
mod vectors;
