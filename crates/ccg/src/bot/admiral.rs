//! The program that looks ahead.

use tabletop::{Budget, Search, Seed};

use super::Tactician;
use crate::Ccg;

/// A program that thinks so much about a decision, with tacticians playing on in its thoughts.
pub fn admiral(seed: Seed, budget: Budget) -> Search<Ccg> {
    Search::guided(seed, budget, Tactician).with_horizon(400).with_turns(1)
}
