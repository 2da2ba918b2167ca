//! What is played at a table, as one value: number of players, ending, difficulty, boxes, modules and variants.
//! What can be chosen, and what follows from it, are the rows of one table.

mod ending;
mod part;
mod problem;
mod rows;
mod term;

use serde::{Deserialize, Deserializer, Serialize};
use smallvec::SmallVec;
use utoipa::ToSchema;

pub use ending::{Difficulty, Ending};
pub use part::{Part, Parts};
pub use problem::{Problem, Subject};
pub use rows::{Chosen, Exclusion, Kind, ROWS, Row, Why};
pub use term::Term;

use crate::cards::skill;
use crate::endings::{Objective, kobol};
use crate::text::{Language, Words};
use crate::{Skill, Skills};

/// For how many players the base box is. {fleet.set-up.board}
pub const PLAYERS: std::ops::RangeInclusive<u8> = 3..=6;

/// How many players there can ever be.
pub const MOST_PLAYERS: usize = 7;

/// What is played at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", from = "Form")]
pub struct Configuration {
    /// How many players.
    players: u8,
    /// Where the fleet is going.
    ending: Ending,
    /// Whether the dials begin higher or lower.
    difficulty: Difficulty,
    /// Boxes, modules, variants and optional rules: `true` for each that was chosen.
    #[serde(flatten)]
    chosen: Parts,
    /// What was chosen with all that follows.
    #[serde(skip)]
    #[cfg_attr(feature = "types", ts(skip))]
    there: Parts,
}

/// A configuration as it is written down.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Form {
    players: u8,
    #[serde(default)]
    ending: Ending,
    #[serde(default)]
    difficulty: Difficulty,
    #[serde(flatten)]
    chosen: Parts,
}

impl From<Form> for Configuration {
    fn from(Form { players, ending, difficulty, chosen }: Form) -> Configuration {
        Configuration { players, ending, difficulty, chosen, there: chosen }.completed()
    }
}

impl Configuration {
    /// The base game for this many players.
    pub fn base(players: u8) -> Configuration {
        let nothing = Parts::default();
        Form { players, ending: Ending::Kobol, difficulty: Difficulty::Standard, chosen: nothing }.into()
    }

    /// The same with what follows from the choices.
    fn completed(mut self) -> Configuration {
        self.there = self.chosen;
        for row in &ROWS {
            if let Kind::Follows(from) = row.kind
                && from.holds(&self)
            {
                self.there = self.there.set(row.part, true);
            }
        }
        self
    }

    /// The same with a part chosen, or not.
    #[must_use]
    pub fn choosing(mut self, part: Part, on: bool) -> Configuration {
        self.chosen = self.chosen.set(part, on && part.chosen().is_some());
        self.completed()
    }

    /// The same with a part chosen.
    #[must_use]
    pub fn with(self, part: Part) -> Configuration {
        self.choosing(part, true)
    }

    /// The same for so many players.
    #[must_use]
    pub fn for_players(mut self, players: u8) -> Configuration {
        self.players = players;
        self.completed()
    }

    /// The same with another ending.
    #[must_use]
    pub fn going_to(mut self, ending: Ending) -> Configuration {
        self.ending = ending;
        self.completed()
    }

    /// The same with another difficulty.
    #[must_use]
    pub fn at(mut self, difficulty: Difficulty) -> Configuration {
        self.difficulty = difficulty;
        self
    }

    /// How many players.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Where the fleet is going.
    pub fn ending(&self) -> Ending {
        self.ending
    }

    /// Whether the dials begin higher or lower.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// Whether a part is there, because it was chosen or because it follows.
    pub fn has(&self, part: Part) -> bool {
        self.there.contains(part)
    }

    /// What was chosen.
    pub fn chosen(&self) -> Parts {
        self.chosen
    }

    /// What the humans are after. Whatever can be played has an objective; others never come to a table.
    pub fn objective(&self) -> &'static Objective {
        self.ending.objective().unwrap_or(&kobol::OBJECTIVE)
    }

    /// The types of skill cards that have a deck.
    pub fn skills(&self) -> Skills {
        skill::types(self)
    }

    /// What cards mean by skill cards of any type.
    pub fn any_type(&self) -> SmallVec<[Skill; 6]> {
        self.skills().iter().filter(|skill| skill.is_of_any_type()).collect()
    }

    /// By what names the rulebook calls what is there: parts and the ending, or every ending.
    pub fn names(&self) -> Vec<&'static str> {
        use strum::IntoEnumIterator;
        let here = |ending: &Ending| *ending != Ending::All && [*ending, Ending::All].contains(&self.ending);
        self.there.iter().map(Part::name).chain(Ending::iter().filter(here).map(Ending::name)).collect()
    }

    /// For how many players this can be.
    pub fn possible_players(&self) -> Vec<u8> {
        let more = self.chosen.iter().filter_map(Part::chosen).flat_map(|chosen| chosen.seats);
        let mut numbers: Vec<u8> = PLAYERS.chain(more.copied()).collect();
        numbers.sort_unstable();
        numbers
    }

    /// Whatever was chosen.
    fn subjects(&self) -> impl Iterator<Item = Subject> {
        [Subject::Ending(self.ending)].into_iter().chain(self.chosen.iter().map(Subject::Part))
    }

    fn wrong_number(&self) -> Option<Problem> {
        let possible = self.possible_players();
        (!possible.contains(&self.players)).then_some(Problem::Players { players: self.players, possible })
    }

    /// What the rules have against it, whether or not it could be played here.
    pub fn conflicts(&self) -> Vec<Problem> {
        let choices = self.subjects().flat_map(|subject| subject.conflicts(self));
        self.wrong_number().into_iter().chain(choices).collect()
    }

    /// Why it can't be played, one reason each; none if it can.
    pub fn problems(&self) -> Vec<Problem> {
        let choices = self.subjects().flat_map(|subject| subject.problems(self));
        self.wrong_number().into_iter().chain(choices).collect()
    }

    /// Why this part can't be chosen beside what is chosen.
    pub fn against(&self, part: Part) -> Vec<Problem> {
        Subject::Part(part).problems(&self.clone().with(part))
    }

    /// Why the fleet can't go there with what is chosen.
    pub fn against_ending(&self, ending: Ending) -> Vec<Problem> {
        Subject::Ending(ending).problems(&self.clone().going_to(ending))
    }

    /// As much of this as can be played. Of choices that are not possible together, the one stays whose row is above.
    #[must_use]
    pub fn settled(&self) -> Configuration {
        let settled = self.settled_for(self.players);
        if settled.wrong_number().is_none() {
            return settled;
        }
        self.settled_for(self.players.clamp(*PLAYERS.start(), *PLAYERS.end()))
    }

    fn settled_for(&self, players: u8) -> Configuration {
        let mut settled = Configuration::base(players).at(self.difficulty);
        // A choice may need one whose row is below.
        for _ in &ROWS {
            let before = settled.clone();
            for part in ROWS.iter().map(|row| row.part).filter(|&part| self.chosen.contains(part)) {
                if settled.against(part).is_empty() {
                    settled = settled.with(part);
                }
            }
            if settled.against_ending(self.ending).is_empty() {
                settled = settled.going_to(self.ending);
            }
            // What gave way to something that came later.
            for part in settled.chosen.iter() {
                if !settled.against(part).is_empty() {
                    settled = settled.choosing(part, false);
                }
            }
            if settled == before {
                break;
            }
        }
        settled
    }
}

/// Reads a configuration that can be played, and nothing else: the rules rely on it.
pub(crate) fn playable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Configuration, D::Error> {
    let configuration = Configuration::deserialize(deserializer)?;
    let problems = configuration.problems();
    if problems.is_empty() {
        return Ok(configuration);
    }
    Err(serde::de::Error::custom(Words::of(Language::English).problems(&problems)))
}
