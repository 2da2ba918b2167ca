//! The program that looks ahead.

use tabletop::{Budget, Policy, Search, Seed};

use super::Tactician;
use crate::Ccg;

/// A program that thinks so much about a decision, with tacticians playing on in its thoughts.
pub fn admiral(seed: Seed, budget: Budget) -> Search<Ccg> {
    Search::new(seed, budget)
        .with_rollout(|_, _| Box::new(Tactician) as Box<dyn Policy<Ccg>>)
        .with_worlds(24)
        .with_horizon(400)
        .with_turns(1)
}
