//! What is asked of a seat, what it may answer, and why an answer is refused.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use thiserror::Error;

use crate::{Game, Seat};

/// The positions, among a prompt's options, of what a seat picked; ascending and without repetition.
pub type Picks = SmallVec<[u8; 12]>;

/// The name of a rulebook section, such as `fleet.skill-check.destiny`.
pub type Section = &'static str;

/// One question to one seat.
pub struct Prompt<G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What is asked; it knows its wording and its rulebook section.
    pub ask: G::Ask,
    /// What may be picked.
    pub options: Vec<G::Choice>,
    /// The least number of options to pick.
    pub least: u8,
    /// The greatest number of options to pick.
    pub most: u8,
    /// Whether this is a moment to interrupt, which standing orders may let pass.
    pub window: bool,
    /// Whether it is asked even if there is but one answer, because that there is but one is a secret.
    pub even_if_forced: bool,
    /// Whether the rules don't ask it: somebody who could not interrupt is asked all the same, so that nobody can
    /// tell. See [`Match::set_hush`](crate::Match::set_hush).
    pub hushed: bool,
}

impl<G: Game> Clone for Prompt<G> {
    fn clone(&self) -> Self {
        Prompt { ask: self.ask.clone(), options: self.options.clone(), ..*self }
    }
}

impl<G: Game> std::fmt::Debug for Prompt<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let keys = self.keys();
        write!(f, "{}: {:?}, {} to {} of {keys:?}", self.seat, self.ask, self.least, self.most)
    }
}

impl<G: Game> Prompt<G> {
    /// A question with exactly one of `options` as its answer.
    pub fn one(seat: Seat, ask: G::Ask, options: Vec<G::Choice>) -> Self {
        Prompt { seat, ask, options, least: 1, most: 1, window: false, even_if_forced: false, hushed: false }
    }

    /// A question whose answer is between `least` and `most` of `options`.
    pub fn some(seat: Seat, ask: G::Ask, options: Vec<G::Choice>, least: usize, most: usize) -> Self {
        let most = most.min(options.len()) as u8;
        let least = (least as u8).min(most);
        Prompt { seat, ask, least, most, options, window: false, even_if_forced: false, hushed: false }
    }

    /// A moment to interrupt for somebody who can only let it pass.
    pub(crate) fn hushed(seat: Seat, ask: G::Ask, pass: G::Choice) -> Self {
        Prompt { window: true, even_if_forced: true, hushed: true, ..Prompt::one(seat, ask, vec![pass]) }
    }

    /// The only possible answer, if there is no choice and all may know it.
    pub fn forced(&self) -> Option<Picks> {
        if self.even_if_forced { None } else { self.only_answer() }
    }

    /// The answer to a question that is put only so that nobody learns that there is nothing to choose.
    pub fn hollow(&self) -> Option<Picks> {
        if self.even_if_forced { self.only_answer() } else { None }
    }

    fn only_answer(&self) -> Option<Picks> {
        let all = usize::from(self.least) == self.options.len();
        if all {
            Some((0..self.options.len() as u8).collect())
        } else if self.most == 0 {
            Some(Picks::new())
        } else {
            None
        }
    }

    /// The options as they stand in records: stable words, not positions.
    pub fn keys(&self) -> Vec<String> {
        self.options.iter().map(ToString::to_string).collect()
    }

    /// Picks in words, as they stand in records.
    pub fn words(&self, picks: &Picks) -> Vec<String> {
        picks.iter().filter_map(|&at| self.options.get(usize::from(at))).map(ToString::to_string).collect()
    }

    /// The position of the option that lets the moment pass.
    pub fn pass(&self) -> Option<u8> {
        self.options.iter().position(|option| G::is_pass(option)).map(|at| at as u8)
    }

    /// Turns words into picks, or says what is wrong with them. A word that stands several times among the
    /// options (two equal cards) may be given as many times.
    pub fn resolve(&self, words: &[impl AsRef<str>]) -> Result<Picks, Refusal> {
        let keys = self.keys();
        let mut picks = Picks::new();
        for word in words.iter().map(AsRef::as_ref) {
            let free = (0..keys.len()).find(|&at| keys[at] == word && !picks.contains(&(at as u8)));
            match free {
                Some(at) => picks.push(at as u8),
                None => return Err(self.refuse(Reason::NotAnOption { given: word.to_owned() })),
            }
        }
        picks.sort_unstable();
        self.check(&picks)?;
        Ok(picks)
    }

    /// The same answer with the first of equal options picked, as words would pick them.
    pub(crate) fn first_of_equals(&self, picks: &Picks) -> Picks {
        let mut firsts = Picks::new();
        for &at in picks {
            let picked = &self.options[usize::from(at)];
            let equal = (0..at)
                .find(|&other| self.options[usize::from(other)] == *picked && !firsts.contains(&other));
            firsts.push(equal.unwrap_or(at));
        }
        firsts.sort_unstable();
        firsts
    }

    /// Whether `picks` answers the question.
    pub fn check(&self, picks: &Picks) -> Result<(), Refusal> {
        let known = picks.iter().all(|&at| usize::from(at) < self.options.len());
        let ascending = picks.windows(2).all(|pair| pair[0] < pair[1]);
        if !known || !ascending {
            return Err(self.refuse(Reason::NotAnOption { given: format!("{picks:?}") }));
        }
        if picks.len() < usize::from(self.least) || picks.len() > usize::from(self.most) {
            return Err(self.refuse(Reason::WrongNumber {
                given: picks.len(),
                least: usize::from(self.least),
                most: usize::from(self.most),
            }));
        }
        Ok(())
    }

    fn refuse(&self, reason: Reason) -> Refusal {
        let options: BTreeSet<String> = self.keys().into_iter().collect();
        Refusal {
            reason,
            expected: options.into_iter().collect(),
            section: G::section(&self.ask).map(ToOwned::to_owned),
        }
    }
}

/// An answer that was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[error("{reason}{}", self.expectation())]
pub struct Refusal {
    /// What was wrong.
    pub reason: Reason,
    /// What would have been taken.
    pub expected: Vec<String>,
    /// The rulebook section that says so.
    pub section: Option<String>,
}

impl Refusal {
    pub(crate) fn plain(reason: Reason) -> Refusal {
        Refusal { reason, expected: Vec::new(), section: None }
    }

    fn expectation(&self) -> String {
        let expected = match self.expected.as_slice() {
            [] => String::new(),
            words => format!("; expected: {}", words.join(", ")),
        };
        match &self.section {
            Some(section) => format!("{expected} (see {section})"),
            None => expected,
        }
    }
}

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The seat is not asked anything now.
    #[error("it is not your decision")]
    NotYourDecision,
    /// The answer is to an earlier question.
    #[error("that was answer number {given}, but the game is at number {current}: look again")]
    Stale {
        /// The number that came with the answer.
        given: u64,
        /// The number of the question now open.
        current: u64,
    },
    /// One of the words is no option.
    #[error("`{given}` is not among the options")]
    NotAnOption {
        /// The word.
        given: String,
    },
    /// Too few or too many options.
    #[error("{given} picked, but it must be {}", range(*least, *most))]
    WrongNumber {
        /// How many were picked.
        given: usize,
        /// The least number.
        least: usize,
        /// The greatest number.
        most: usize,
    },
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// There is no such seat.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// The last answer can't be taken back.
    #[error("this can't be undone: {0}")]
    NoUndo(NoUndo),
}

fn range(least: usize, most: usize) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

/// The four nevers of undo, and the trivial fifth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoUndo {
    /// The seat does not have the decision now, and would take it from another.
    #[error("it is not your decision")]
    AnotherDecides,
    /// Another player was asked, or something hidden was shown, or chance was used, since.
    #[error("another player had a say, something was revealed, or chance was used since then")]
    TooLate,
}
