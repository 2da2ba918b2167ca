//! Conditions on a configuration: what a choice needs, and from what something follows.

use super::{Configuration, Ending, Part};

/// A condition on a configuration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// This part is there.
    Part(Part),
    /// The fleet is going there, as far as the rules go that are read.
    Ending(Ending),
    /// There are so many players.
    Players(&'static [u8]),
    /// All of these.
    All(&'static [Term]),
    /// One of these, or several.
    Any(&'static [Term]),
    /// Not this.
    Not(&'static Term),
}

impl Term {
    /// The condition that always holds.
    pub const ALWAYS: Term = Term::All(&[]);

    /// Whether it holds.
    pub fn holds(self, configuration: &Configuration) -> bool {
        match self {
            Term::Part(part) => configuration.has(part),
            Term::Ending(ending) => configuration.ending() == ending,
            Term::Players(numbers) => numbers.contains(&configuration.players()),
            Term::All(terms) => terms.iter().all(|term| term.holds(configuration)),
            Term::Any(terms) => terms.iter().any(|term| term.holds(configuration)),
            Term::Not(term) => !term.holds(configuration),
        }
    }

    /// What of it does not hold, in the smallest pieces that each have to.
    pub fn unmet(self, configuration: &Configuration) -> Vec<Term> {
        match self {
            Term::All(terms) => terms.iter().flat_map(|term| term.unmet(configuration)).collect(),
            term if term.holds(configuration) => Vec::new(),
            term => vec![term],
        }
    }

    /// The parts that it speaks of.
    pub fn parts(self) -> Vec<Part> {
        match self {
            Term::Part(part) => vec![part],
            Term::Ending(_) | Term::Players(_) => Vec::new(),
            Term::All(terms) | Term::Any(terms) => terms.iter().flat_map(|term| term.parts()).collect(),
            Term::Not(term) => term.parts(),
        }
    }
}
