//! What a destination card consists of. The cards are in `base::destination`.

use std::sync::LazyLock;

use super::card_id::{Printed, printed};
use super::{Card, CardId};
use crate::configuration::Part;
use crate::effect::Effect;

/// A destination card, by name.
pub type Destination = CardId<DestinationCard>;

/// A destination card. {fleet.jump.destination}
#[derive(Clone, Debug)]
pub struct DestinationCard {
    /// Its name.
    pub name: &'static str,
    /// How far it takes the fleet.
    pub distance: u8,
    /// What happens there.
    pub effect: Effect,
    /// How many are in the deck.
    pub copies: usize,
}

impl Card for DestinationCard {
    const NOUN: &'static str = "destination card";
    fn table() -> &'static [Printed<DestinationCard>] {
        static TABLE: LazyLock<Vec<Printed<DestinationCard>>> =
            LazyLock::new(|| printed([(Part::Base, super::base::destination::cards())]));
        &TABLE
    }
    fn slug(&self) -> &'static str {
        self.name
    }
    fn copies(&self) -> usize {
        self.copies
    }
}
