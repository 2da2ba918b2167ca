//! What a table can be played with, and why a set-up can't be played.

use super::{Words, sentence};
use crate::configuration::{Ending, Part, Problem, Subject, Term, Why};

impl Words {
    /// The name of a box, module or variant.
    pub fn part(&self, part: Part) -> String {
        self.say(&format!("part-{part}"))
    }

    /// What it changes.
    pub fn part_help(&self, part: Part) -> String {
        self.say(&format!("part-{part}.help"))
    }

    /// The name of an ending.
    pub fn ending(&self, ending: Ending) -> String {
        self.say(&format!("ending-{ending}"))
    }

    /// What it is about.
    pub fn ending_help(&self, ending: Ending) -> String {
        self.say(&format!("ending-{ending}.help"))
    }

    /// What a reason is about.
    fn subject(&self, subject: Subject) -> String {
        match subject {
            Subject::Part(part) => self.say_with("configuration-part", &[("part", self.part(part).into())]),
            Subject::Ending(ending) => {
                self.say_with("configuration-ending", &[("ending", self.ending(ending).into())])
            }
        }
    }

    /// One of several.
    fn either(&self, items: &[String]) -> String {
        self.joined(items, "list-comma", "list-or")
    }

    /// "4 or 6 players".
    fn for_players(&self, numbers: &[u8]) -> String {
        let (Some(first), Some(last)) = (numbers.first(), numbers.last()) else { return String::new() };
        let unbroken = numbers.len() > 2 && usize::from(last - first) + 1 == numbers.len();
        let players = if unbroken {
            self.say_with("configuration-range", &[("least", (*first).into()), ("most", (*last).into())])
        } else {
            self.either(&numbers.iter().map(u8::to_string).collect::<Vec<_>>())
        };
        let count = if numbers == [1] { 1 } else { *last };
        self.say_with("configuration-players", &[("players", players.into()), ("count", count.into())])
    }

    /// What is needed.
    fn term(&self, term: Term) -> String {
        let each = |terms: &[Term]| terms.iter().map(|&term| self.term(term)).collect::<Vec<_>>();
        match term {
            Term::Part(part) => self.subject(Subject::Part(part)),
            Term::Ending(ending) => self.subject(Subject::Ending(ending)),
            Term::Players(numbers) => self.for_players(numbers),
            Term::All(terms) => self.list(&each(terms)),
            Term::Any(terms) => self.either(&each(terms)),
            Term::Not(term) => self.say_with("configuration-not", &[("what", self.term(*term).into())]),
        }
    }

    /// Why a set-up can't be played.
    pub fn problem(&self, problem: &Problem) -> String {
        let said = match problem {
            Problem::Players { players, possible } => {
                let given = self.for_players(&[*players]);
                let args = [("given", given.into()), ("possible", self.for_players(possible).into())];
                self.say_with("problem-players", &args)
            }
            Problem::NotYet(what) => {
                self.say_with("problem-not-yet", &[("what", self.subject(*what).into())])
            }
            Problem::ForReaders(what) => {
                self.say_with("problem-for-readers", &[("what", self.subject(*what).into())])
            }
            Problem::Needs { what, needs } => {
                let args = [("what", self.subject(*what).into()), ("needs", self.term(*needs).into())];
                self.say_with("problem-needs", &args)
            }
            Problem::NotWith { what, with, why } => {
                let id = match why {
                    Why::Contradiction => "problem-contradiction",
                    Why::Given => "problem-given",
                    Why::Unruled => "problem-unruled",
                };
                let args = [("what", self.subject(*what).into()), ("with", self.subject(*with).into())];
                self.say_with(id, &args)
            }
            Problem::CharacterCount { given, players } => {
                let args = [("given", (*given).into()), ("players", self.for_players(&[*players]).into())];
                self.say_with("problem-character-count", &args)
            }
            Problem::Character { character, after } => {
                let names: Vec<String> = after.iter().map(|&before| self.short(before)).collect();
                let after = if names.is_empty() { "none".to_owned() } else { self.commas(&names) };
                let args = [("who", self.short(*character).into()), ("after", after.into())];
                self.say_with("problem-character", &args)
            }
        };
        sentence(&said)
    }

    /// Why a set-up can't be played, all reasons in a line.
    pub fn problems(&self, problems: &[Problem]) -> String {
        problems.iter().map(|problem| self.problem(problem)).collect::<Vec<_>>().join(" ")
    }
}
