//! The cards of the base box.

pub mod crisis;
pub mod destination;
pub mod loyalty;
pub mod quorum;
pub mod skill;
pub mod super_crisis;
