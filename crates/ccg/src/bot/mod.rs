//! Player programs. They see their seat's view and are told its events, and nothing else.
//!
//! [`Tactician`] weighs what it can do by rough worths of cards and chances of challenges; [`admiral`] looks ahead
//! with the kernel's search, in which tacticians play on.

// A question hands its choices out by reference, and they are looked at in the same way everywhere.
#![allow(clippy::trivially_copy_pass_by_ref)]

mod admiral;
mod challenges;
mod deeds;
mod effects;
mod resources;
mod tactician;
mod worth;

pub use admiral::admiral;
pub use tactician::Tactician;
