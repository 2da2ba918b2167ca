//! The cards of the base box.

pub mod crisis;
pub mod destination;
pub mod quorum;
pub mod super_crisis;
