//! What holds of the server. One program, so that it is linked once.

mod bad_input;
mod belongings;
mod common;
mod durability;
mod example_bot;
mod interface;
mod names;
mod play;
mod seats;
mod secrecy;
mod simulation;
mod storage;
mod types;
