//! The cards: types for each deck, and the tables of each set. A card's effect runs in `resolve`.

pub mod base;
mod card_id;
pub mod crisis;
pub mod destination;
pub mod loyalty;
pub mod quorum;
mod rows;
pub mod skill;

pub use card_id::{Card, CardId, Printed};
pub use crisis::{Crisis, CrisisCard, CrisisKind, SuperCrisis, SuperCrisisCard};
pub use destination::{Destination, DestinationCard};
pub use loyalty::Loyalty;
pub use quorum::{Quorum, QuorumCard};
