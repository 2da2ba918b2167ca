//! What a quorum card consists of. The cards are in `base::quorum`.

use std::sync::LazyLock;

use super::card_id::{Printed, printed};
use super::{Card, CardId};
use crate::configuration::Part;
use crate::effect::Effect;

/// A quorum card, by name.
pub type Quorum = CardId<QuorumCard>;

/// A quorum card. {fleet.quorum.playing}
#[derive(Clone, Debug)]
pub struct QuorumCard {
    /// Its name.
    pub name: &'static str,
    /// What it does, as an action.
    pub effect: Effect,
    /// How many are in the deck.
    pub copies: usize,
}

impl Card for QuorumCard {
    const NOUN: &'static str = "quorum card";
    fn table() -> &'static [Printed<QuorumCard>] {
        static TABLE: LazyLock<Vec<Printed<QuorumCard>>> =
            LazyLock::new(|| printed([(Part::Base, super::base::quorum::cards())]));
        &TABLE
    }
    fn slug(&self) -> &'static str {
        self.name
    }
    fn copies(&self) -> usize {
        self.copies
    }
}
