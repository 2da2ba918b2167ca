//! Bases of those that were given away.

use crate::card::Card;
use crate::cards::words::*;

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        base("BSG1P-1", "Captain's Quarters", 4, 11, 4, Persuasion).rarity(Exclusive),
        base("BSG1P-2", "Operations Room", 4, 11, 4, Logistics).rarity(Exclusive),
        base("BSG1P-3", "Hangar Bay", 4, 11, 4, Security).rarity(Exclusive),
    ]
}
