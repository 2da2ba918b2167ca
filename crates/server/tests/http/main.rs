//! What holds of the server. One program, so that it is linked once.

mod backup;
mod bad_input;
mod belongings;
mod common;
mod connections;
mod doctor;
mod durability;
mod example_bot;
mod interface;
mod limits;
mod memory;
mod names;
mod operations;
mod owners;
mod pauses;
mod people;
mod play;
mod quiet;
mod retention;
mod seats;
mod secrecy;
mod simulation;
mod storage;
mod types;
mod webhooks;
