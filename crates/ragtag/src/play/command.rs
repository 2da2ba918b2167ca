//! What somebody types at a question.

use std::ops::RangeInclusive;

use super::phrases::Phrases;
use crate::language::fill;

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Pick these options, by position.
    Pick(Vec<u8>),
    /// See these options, by position, of which only one may be picked.
    Look(RangeInclusive<usize>),
    /// See the commands.
    Help,
    /// See the own cards.
    Hand,
    /// See the board.
    Board,
    /// See so many lines of the log.
    Log(usize),
    /// See the rule behind the question, or search for words.
    Rule(String),
    /// Take the last answer back.
    Undo,
    /// Change the standing orders.
    Orders,
    /// See a card.
    Card(String),
    /// Leave.
    Quit,
}

/// What may be picked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choosable {
    /// How many options there are.
    pub(super) options: usize,
    /// How many must be picked.
    pub(super) least: usize,
    /// How many may be picked.
    pub(super) most: usize,
}

impl Choosable {
    /// How many numbers are expected, in words.
    pub(super) fn expected(self, phrases: &Phrases) -> String {
        let (least, most) = (self.least.to_string(), self.most.to_string());
        match (self.least, self.most) {
            (1, 1) => phrases.one.to_owned(),
            (least, most) if least == most => fill(phrases.exactly, &[("count", &most.to_string())]),
            (0, _) => fill(phrases.up_to, &[("most", &most)]),
            _ => fill(phrases.between, &[("least", &least), ("most", &most)]),
        }
    }
}

/// How many lines of the log are shown if nobody says how many.
const LOG_LINES: usize = 30;

impl Command {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it, for whoever typed it.
    pub(super) fn parse(line: &str, choosable: Choosable, phrases: &Phrases) -> Result<Command, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        let command = match word.to_lowercase().as_str() {
            "?" | "help" => Command::Help,
            "h" | "hand" => Command::Hand,
            "b" | "board" => Command::Board,
            "l" | "log" => Command::Log(rest.parse().unwrap_or(LOG_LINES)),
            "r" | "rule" | "rules" => Command::Rule(rest),
            "u" | "undo" => Command::Undo,
            "o" | "orders" => Command::Orders,
            "c" | "card" => Command::Card(rest),
            "q" | "quit" | "exit" => Command::Quit,
            "" if choosable.least > 0 => return Err(phrases.pick_something.to_owned()),
            _ if choosable.most == 1
                && let Some(range) = range(line, choosable.options) =>
            {
                Command::Look(range)
            }
            _ => Command::Pick(numbers(line, choosable, phrases)?),
        };
        Ok(command)
    }
}

/// The positions from one number to a higher one, both of which there are.
fn range(line: &str, options: usize) -> Option<RangeInclusive<usize>> {
    let (from, to) = line.split_once(['-', '–'])?;
    let number =
        |word: &str| word.trim().parse::<usize>().ok().filter(|number| (1..=options).contains(number));
    let (from, to) = (number(from)?, number(to)?);
    (from < to).then(|| from - 1..=to - 1)
}

/// Positions from numbers such as `1 3 4`, `1,3` or `2-4`.
pub(super) fn numbers(line: &str, choosable: Choosable, phrases: &Phrases) -> Result<Vec<u8>, String> {
    let not_understood = || fill(phrases.not_understood, &[("given", line)]);
    let mut picks: Vec<u8> = Vec::new();
    for word in line.split([' ', ',', ';', '\t']).filter(|word| !word.is_empty()) {
        let (from, to) = word.split_once('-').unwrap_or((word, word));
        let from: usize = from.parse().map_err(|_| not_understood())?;
        let to: usize = to.parse().map_err(|_| not_understood())?;
        if from > to {
            return Err(not_understood());
        }
        // Numbers beyond the last option need not be walked through.
        for number in from..=to.min(from.max(choosable.options + 1)) {
            let given = number.to_string();
            if !(1..=choosable.options).contains(&number) {
                let most = choosable.options.to_string();
                return Err(fill(phrases.no_such_number, &[("given", &given), ("most", &most)]));
            }
            let at = (number - 1) as u8;
            if picks.contains(&at) {
                return Err(fill(phrases.twice, &[("given", &given)]));
            }
            picks.push(at);
        }
    }
    if !(choosable.least..=choosable.most).contains(&picks.len()) {
        let given = picks.len().to_string();
        let expected = match (choosable.least, choosable.most) {
            (least, most) if least == most => most.to_string(),
            (least, most) => format!("{least}–{most}"),
        };
        return Err(fill(phrases.wrong_count, &[("given", &given), ("expected", &expected)]));
    }
    picks.sort_unstable();
    Ok(picks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn parse(line: &str, options: usize, least: usize, most: usize) -> Result<Command, String> {
        Command::parse(line, Choosable { options, least, most }, Phrases::of(Language::English))
    }

    #[test]
    fn numbers_pick_options() {
        assert_eq!(parse("2", 3, 1, 1), Ok(Command::Pick(vec![1])));
        assert_eq!(parse(" 3, 1 ", 3, 0, 3), Ok(Command::Pick(vec![0, 2])));
        assert_eq!(parse("2-4", 5, 0, 5), Ok(Command::Pick(vec![1, 2, 3])));
    }

    #[test]
    fn a_range_where_one_may_be_picked_is_looked_at() {
        assert_eq!(parse("2-3", 3, 1, 1), Ok(Command::Look(1..=2)));
        assert_eq!(parse("2–3", 3, 0, 1), Ok(Command::Look(1..=2)));
        assert!(parse("2-4", 3, 1, 1).is_err());
    }

    #[test]
    fn enter_alone_picks_nothing_only_where_that_is_allowed() {
        assert_eq!(parse("", 3, 0, 3), Ok(Command::Pick(vec![])));
        assert!(parse("", 3, 1, 1).is_err());
    }

    #[test]
    fn nonsense_is_explained() {
        for line in ["0", "4", "1 1", "1 2", "x", "1-", "3-1", "-1", "99999999999999999999", "1-4000000000"] {
            let error = parse(line, 3, 1, 1).unwrap_err();
            assert!(error.len() > 10, "{line}: {error}");
        }
    }

    #[test]
    fn words_and_letters_are_commands() {
        assert_eq!(parse("r heavy raiders", 3, 1, 1), Ok(Command::Rule("heavy raiders".into())));
        assert_eq!(parse("C repair", 3, 1, 1), Ok(Command::Card("repair".into())));
        assert_eq!(parse("l 5", 3, 1, 1), Ok(Command::Log(5)));
        assert_eq!(parse("quit", 3, 1, 1), Ok(Command::Quit));
    }
}
