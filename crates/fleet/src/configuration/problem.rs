//! Why a set-up can't be played: one list of reasons, whoever asks.

use super::rows::Why;
use super::{Configuration, Ending, Part, Term};
use crate::characters::Character;

/// What a reason is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A part that was chosen.
    Part(Part),
    /// The ending.
    Ending(Ending),
}

/// A reason why a set-up can't be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It is not for so many players.
    Players {
        /// How many.
        players: u8,
        /// For how many it is.
        possible: Vec<u8>,
    },
    /// It can't be played here yet.
    NotYet(Subject),
    /// It is for readers of the rulebook.
    ForReaders(Subject),
    /// Something that it needs is missing.
    Needs {
        /// What was chosen.
        what: Subject,
        /// What is missing.
        needs: Term,
    },
    /// It is not possible with something else.
    NotWith {
        /// What was chosen.
        what: Subject,
        /// The other.
        with: Subject,
        /// Why not.
        why: Why,
    },
    /// Characters are given for other than all players.
    CharacterCount {
        /// For how many.
        given: usize,
        /// How many players.
        players: u8,
    },
    /// A character can't be chosen after others.
    Character {
        /// Who.
        character: Character,
        /// After whom.
        after: Vec<Character>,
    },
}

impl Subject {
    /// Whether it is chosen.
    fn is_in(self, configuration: &Configuration) -> bool {
        match self {
            Subject::Part(part) => configuration.has(part),
            Subject::Ending(ending) => configuration.ending() == ending,
        }
    }

    /// What the rules have against it in this configuration, of which it is a part.
    pub fn conflicts(self, configuration: &Configuration) -> Vec<Problem> {
        let (needs, not_with) = match self {
            Subject::Part(part) => match part.chosen() {
                Some(chosen) => (chosen.needs, chosen.not_with),
                None => return Vec::new(),
            },
            Subject::Ending(ending) => (ending.needs(), &[][..]),
        };
        let unmet = needs.unmet(configuration).into_iter();
        let missing = unmet.map(|needs| Problem::Needs { what: self, needs });
        let excluded = not_with
            .iter()
            .filter(|exclusion| exclusion.with.is_in(configuration))
            .map(|exclusion| Problem::NotWith { what: self, with: exclusion.with, why: exclusion.why });
        missing.chain(excluded).collect()
    }

    /// Why it can't be played in this configuration, of which it is a part.
    pub fn problems(self, configuration: &Configuration) -> Vec<Problem> {
        match self {
            Subject::Ending(Ending::All) => vec![Problem::ForReaders(self)],
            Subject::Ending(ending) if ending.objective().is_none() => vec![Problem::NotYet(self)],
            Subject::Part(part) if !part.is_ready() => vec![Problem::NotYet(self)],
            _ => self.conflicts(configuration),
        }
    }
}
