//! Conditions: in which configurations of a game a section applies.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// What is being played, as far as the rulebook depends on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Configuration {
    /// The number of players; `None` while it is not known, and then no section is left out because of it.
    pub players: Option<u8>,
    /// The names of what is played with: boxes, modules, variants, and whatever follows from them.
    pub variants: Vec<String>,
}

/// When a section applies: every clause must hold. The empty condition always holds.
///
/// Written as `players=4,6; variant!=no-sympathizer`: `=` is any of, `!=` is none of, `;` is and.
///
/// ```
/// use rulebook::{Condition, Configuration};
///
/// let condition: Condition = "players=4,6; variant!=no-sympathizer".parse()?;
/// assert!(condition.holds(&Configuration { players: Some(4), variants: vec![] }));
/// assert!(!condition.holds(&Configuration { players: Some(5), variants: vec![] }));
/// assert!(!condition.holds(&Configuration { players: Some(4), variants: vec!["no-sympathizer".into()] }));
/// # Ok::<(), rulebook::ConditionError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    clauses: Vec<Clause>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Clause {
    Players(Test, Vec<u8>),
    Variant(Test, Vec<String>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Test {
    AnyOf,
    NoneOf,
}

impl Test {
    fn passes(self, found: bool) -> bool {
        match self {
            Test::AnyOf => found,
            Test::NoneOf => !found,
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Test::AnyOf => "=",
            Test::NoneOf => "!=",
        }
    }
}

/// Why a condition could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConditionError {
    /// Nothing stands between two `;`, or after `when:`.
    #[error("a condition is missing; expected something like `players=4,6`")]
    Empty,
    /// A clause has neither `=` nor `!=`.
    #[error("`{0}` has neither `=` nor `!=`")]
    NoOperator(String),
    /// A clause tests something the rulebook does not know.
    #[error("`{0}` is not known; expected `players` or `variant`")]
    UnknownKey(String),
    /// A number of players that is no number.
    #[error("`{0}` is not a number of players")]
    NotANumber(String),
    /// A value is missing.
    #[error("`{0}` lacks a value")]
    NoValue(String),
}

impl Condition {
    /// Whether a section with this condition applies in this configuration.
    pub fn holds(&self, configuration: &Configuration) -> bool {
        self.clauses.iter().all(|clause| clause.holds(configuration))
    }

    /// The names of variants that it speaks of.
    pub fn variants(&self) -> impl Iterator<Item = &str> {
        self.clauses
            .iter()
            .flat_map(|clause| match clause {
                Clause::Variant(_, names) => names.as_slice(),
                Clause::Players(..) => &[],
            })
            .map(String::as_str)
    }

    /// Whether it holds in every configuration.
    pub fn is_always(&self) -> bool {
        self.clauses.is_empty()
    }
}

impl Clause {
    fn holds(&self, configuration: &Configuration) -> bool {
        match self {
            Clause::Players(test, numbers) => {
                configuration.players.is_none_or(|players| test.passes(numbers.contains(&players)))
            }
            Clause::Variant(test, names) => {
                test.passes(names.iter().any(|name| configuration.variants.contains(name)))
            }
        }
    }
}

impl FromStr for Condition {
    type Err = ConditionError;

    fn from_str(text: &str) -> Result<Self, ConditionError> {
        let clauses = text.split(';').map(|clause| clause.trim().parse()).collect::<Result<_, _>>()?;
        Ok(Self { clauses })
    }
}

impl FromStr for Clause {
    type Err = ConditionError;

    fn from_str(text: &str) -> Result<Self, ConditionError> {
        if text.is_empty() {
            return Err(ConditionError::Empty);
        }
        let (key, values) = text.split_once('=').ok_or_else(|| ConditionError::NoOperator(text.into()))?;
        let (key, kind) = match key.strip_suffix('!') {
            Some(key) => (key, Test::NoneOf),
            None => (key, Test::AnyOf),
        };
        let values: Vec<&str> = values.split(',').map(str::trim).collect();
        if values.iter().any(|value| value.is_empty()) {
            return Err(ConditionError::NoValue(text.into()));
        }
        match key.trim() {
            "players" => {
                let number =
                    |value: &str| value.parse().map_err(|_| ConditionError::NotANumber(value.into()));
                Ok(Clause::Players(kind, values.into_iter().map(number).collect::<Result<_, _>>()?))
            }
            "variant" => Ok(Clause::Variant(kind, values.into_iter().map(str::to_owned).collect())),
            unknown => Err(ConditionError::UnknownKey(unknown.into())),
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, clause) in self.clauses.iter().enumerate() {
            if n > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{clause}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clause::Players(test, numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
                write!(f, "players{}{}", test.sign(), numbers.join(","))
            }
            Clause::Variant(test, names) => write!(f, "variant{}{}", test.sign(), names.join(",")),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn with(players: u8, variants: &[&str]) -> Configuration {
        let variants = variants.iter().map(|&name| name.to_owned()).collect();
        Configuration { players: Some(players), variants }
    }

    #[test]
    fn the_empty_condition_always_holds() {
        assert!(Condition::default().is_always());
        assert!(Condition::default().holds(&with(3, &["anything"])));
    }

    #[test]
    fn any_of_the_values_is_enough() {
        let condition: Condition = "players=4,6".parse().unwrap();
        let holds: Vec<u8> = (3..=6).filter(|&players| condition.holds(&with(players, &[]))).collect();
        assert_eq!(holds, [4, 6]);
    }

    #[test]
    fn none_of_the_values_may_be_there() {
        let condition: Condition = "variant!=a,b".parse().unwrap();
        assert!(condition.holds(&with(3, &["c"])));
        assert!(!condition.holds(&with(3, &["c", "b"])));
    }

    #[test]
    fn every_clause_must_hold() {
        let condition: Condition = "players=4 ; variant = no-sympathizer".parse().unwrap();
        assert!(condition.holds(&with(4, &["no-sympathizer"])));
        assert!(!condition.holds(&with(5, &["no-sympathizer"])));
        assert!(!condition.holds(&with(4, &[])));
    }

    #[test]
    fn an_unknown_number_of_players_leaves_nothing_out() {
        for condition in ["players=4,6", "players!=4,6"] {
            assert!(condition.parse::<Condition>().unwrap().holds(&Configuration::default()));
        }
    }

    #[test]
    fn a_bad_condition_is_refused_with_its_reason() {
        use ConditionError::*;
        let cases = [
            ("", Empty),
            ("players=4;", Empty),
            ("players", NoOperator("players".into())),
            ("season=2", UnknownKey("season".into())),
            ("players=four", NotANumber("four".into())),
            ("players=4,,6", NoValue("players=4,,6".into())),
            ("variant!=", NoValue("variant!=".into())),
        ];
        for (text, reason) in cases {
            assert_eq!(text.parse::<Condition>(), Err(reason), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_condition_reads_back_as_it_was_written(text in "(players|variant)!?=[1-9](,[1-9]){0,3}(; (players|variant)!?=[1-9]){0,3}") {
            prop_assert_eq!(text.parse::<Condition>().unwrap().to_string(), text);
        }

        #[test]
        fn no_text_makes_reading_a_condition_panic(text in ".*") {
            let _ = text.parse::<Condition>();
        }
    }
}
