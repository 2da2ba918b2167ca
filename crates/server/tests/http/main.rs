//! What holds of the server. One program, so that it is linked once.

mod backup;
mod bad_input;
mod belongings;
mod common;
mod doctor;
mod durability;
mod example_bot;
mod interface;
mod names;
mod operations;
mod play;
mod secrecy;
mod simulation;
mod storage;
mod types;
