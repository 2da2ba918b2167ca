//! Records: a match as a file that anyone can read, replay and check. One JSON object a line: a header, the
//! answers, and the end with the seed. Where records are kept, and who may read one, is not decided here.
//!
//! Every line carries a checksum over itself and the lines before, so that damage is pinned to its line.

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use thiserror::Error;

use crate::{By, Entry, Game, Match, Reason, Refusal, Seat, Seed, SetupError};

/// The form of the file, not of any game's rules.
const FORMAT: u32 = 1;
/// A line longer than this is no record's.
const LONGEST_LINE: u64 = 1 << 20;
/// How many hexadecimal digits of a checksum stand in a line.
const SUM_DIGITS: usize = 16;
const SUM_KEY: &str = ",\"sum\":\"";

/// An answer with the time at which it was given, if somebody noted it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dated {
    /// The answer.
    pub entry: Entry,
    /// When it was given, in the words of whoever ran the match.
    pub at: Option<String>,
}

/// The record of a match: of a finished one with its seed and end, of a running one without.
pub struct Record<G: Game> {
    setup: G::Setup,
    commitment: String,
    answers: Vec<Dated>,
    end: Option<End<G>>,
}

struct End<G: Game> {
    outcome: G::Outcome,
    seed: Seed,
    digest: String,
}

/// The digest of a state: the same for equal states, and for no others that anybody can find.
pub fn digest<G: Game>(state: &G::State) -> Result<String, serde_json::Error> {
    Ok(blake3::hash(&serde_json::to_vec(state)?).to_hex().to_string())
}

impl<G: Game> Record<G> {
    /// The record of `played`. While it runs, the record has neither a seed nor an end.
    ///
    /// # Errors
    /// [`RecordError::Unwritable`], if the final state has no JSON form.
    pub fn of(played: &Match<G>) -> Result<Record<G>, RecordError> {
        let end = match played.outcome() {
            Some(outcome) => Some(End { outcome, seed: played.seed(), digest: digest::<G>(played.state())? }),
            None => None,
        };
        let answers = played.entries().iter().map(|entry| Dated { entry: entry.clone(), at: None }).collect();
        Ok(Record { setup: played.setup().clone(), commitment: played.seed().commitment(), answers, end })
    }

    /// Notes when the answer at `position` was given. A position that is not there is ignored.
    pub fn stamp(&mut self, position: usize, at: impl Into<String>) {
        if let Some(dated) = self.answers.get_mut(position) {
            dated.at = Some(at.into());
        }
    }

    /// How the table was set up.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What was published of the seed at the start.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// The answers, in the order in which they were given.
    pub fn answers(&self) -> &[Dated] {
        &self.answers
    }

    /// How the match ended, and its seed, if it has ended.
    pub fn end(&self) -> Option<(&G::Outcome, Seed)> {
        self.end.as_ref().map(|end| (&end.outcome, end.seed))
    }

    /// Writes the record, line by line.
    pub fn write(&self, out: &mut impl Write) -> Result<(), RecordError> {
        let mut sum = String::new();
        let header = Header {
            record: FORMAT,
            game: G::NAME.to_owned(),
            rules: G::RULES,
            setup: &self.setup,
            commitment: self.commitment.clone(),
        };
        write_line(out, &mut sum, &header)?;
        for dated in &self.answers {
            let Entry { seat, answer, by } = dated.entry.clone();
            write_line(out, &mut sum, &AnswerLine { seat, answer, by, at: dated.at.clone() })?;
        }
        if let Some(end) = &self.end {
            let line = EndLine {
                end: &end.outcome,
                seed: end.seed,
                answers: self.answers.len(),
                digest: end.digest.clone(),
            };
            write_line(out, &mut sum, &line)?;
        }
        Ok(())
    }

    /// Reads the record of a finished match.
    ///
    /// # Errors
    /// What is wrong, and in which line. [`RecordError::Cut`] if all is well but the end is missing.
    pub fn read(input: impl BufRead) -> Result<Record<G>, RecordError> {
        let record = Record::read_unfinished(input)?;
        match record.end {
            Some(_) => Ok(record),
            None => Err(RecordError::Cut { answers: record.answers.len() }),
        }
    }

    /// Reads a record that may lack its end: of a match that is still running, or cut between two lines.
    pub fn read_unfinished(mut input: impl BufRead) -> Result<Record<G>, RecordError> {
        let mut lines = Lines { input: &mut input, number: 0, sum: String::new() };
        let header = lines.next()?.ok_or(RecordError::Empty)?;
        check_version::<G>(&header)?;
        let header: Header<G::Setup> = parse(1, &header)?;
        let mut record =
            Record { setup: header.setup, commitment: header.commitment, answers: Vec::new(), end: None };
        while let Some(body) = lines.next()? {
            let line = lines.number;
            if record.end.is_some() {
                return Err(RecordError::AfterTheEnd { line });
            }
            let keys: serde_json::Map<String, serde_json::Value> = parse(line, &body)?;
            if keys.contains_key("end") {
                let end: EndLine<G::Outcome> = parse(line, &body)?;
                if end.answers != record.answers.len() {
                    let (expected, found) = (end.answers, record.answers.len());
                    return Err(RecordError::Missing { line, expected, found });
                }
                record.end = Some(End { outcome: end.end, seed: end.seed, digest: end.digest });
            } else {
                let AnswerLine { seat, answer, by, at } = parse(line, &body)?;
                record.answers.push(Dated { entry: Entry { seat, answer, by }, at });
            }
        }
        Ok(record)
    }

    /// The match as it was at its end.
    pub fn replay(&self) -> Result<Match<G>, RecordError> {
        self.replay_to(self.answers.len())
    }

    /// The match as it was after `count` answers, or after all of them.
    pub fn replay_to(&self, count: usize) -> Result<Match<G>, RecordError> {
        let seed = self.end.as_ref().ok_or(RecordError::NoSeed)?.seed;
        self.replay_with(seed, count)
    }

    /// The same for a record that has no seed yet, by somebody who knows it.
    pub fn replay_with(&self, seed: Seed, count: usize) -> Result<Match<G>, RecordError> {
        if seed.commitment() != self.commitment {
            return Err(RecordError::SeedDiffers {
                expected: self.commitment.clone(),
                found: seed.commitment(),
            });
        }
        let mut replayed = Match::new(self.setup.clone(), seed)?;
        for (position, dated) in self.answers.iter().take(count).enumerate() {
            // The header is line 1, so the first answer is line 2.
            let line = position + 2;
            replayed.repeat(&dated.entry).map_err(|refusal| match refusal.reason {
                Reason::GameOver => RecordError::AfterTheEnd { line },
                _ => RecordError::Refused { line, refusal },
            })?;
        }
        Ok(replayed)
    }

    /// Whether the record is true: the seed is the one published, the answers lead to the recorded outcome,
    /// and the final state is the recorded one.
    pub fn verify(&self) -> Result<Match<G>, RecordError> {
        let replayed = self.replay()?;
        let end = self.end.as_ref().ok_or(RecordError::NoSeed)?;
        if replayed.outcome().as_ref() != Some(&end.outcome) {
            return Err(RecordError::OutcomeDiffers {
                expected: format!("{:?}", end.outcome),
                found: replayed
                    .outcome()
                    .map_or("a game that is not over".to_owned(), |it| format!("{it:?}")),
            });
        }
        let found = digest::<G>(replayed.state())?;
        if found != end.digest {
            return Err(RecordError::DigestDiffers { expected: end.digest.clone(), found });
        }
        Ok(replayed)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header<S> {
    record: u32,
    game: String,
    rules: u32,
    setup: S,
    commitment: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AnswerLine {
    seat: Seat,
    answer: Vec<String>,
    by: By,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine<O> {
    end: O,
    seed: Seed,
    answers: usize,
    digest: String,
}

/// Game and rules are looked at before the set-up, which another game would not even understand.
fn check_version<G: Game>(header: &str) -> Result<(), RecordError> {
    let header: Header<serde::de::IgnoredAny> = parse(1, header)?;
    if header.record != FORMAT {
        return Err(RecordError::OtherFormat { found: header.record });
    }
    if header.game != G::NAME {
        return Err(RecordError::OtherGame { expected: G::NAME, found: header.game });
    }
    if header.rules != G::RULES {
        return Err(RecordError::OtherRules { expected: G::RULES, found: header.rules });
    }
    Ok(())
}

fn parse<T: DeserializeOwned>(line: usize, body: &str) -> Result<T, RecordError> {
    serde_json::from_str(body).map_err(|error| RecordError::Malformed { line, problem: error.to_string() })
}

fn chained(sum: &str, body: &str) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(sum.as_bytes()).update(body.as_bytes());
    hasher.finalize().to_hex()[..SUM_DIGITS].to_owned()
}

fn write_line(out: &mut impl Write, sum: &mut String, line: &impl Serialize) -> Result<(), RecordError> {
    let body = serde_json::to_string(line)?;
    *sum = chained(sum, &body);
    // Every line is a JSON object, so its text ends with a brace.
    writeln!(out, "{}{SUM_KEY}{sum}\"}}", body.strip_suffix('}').unwrap_or(&body))?;
    Ok(())
}

/// The lines of a record, their checksums checked and taken off.
struct Lines<'a, R> {
    input: &'a mut R,
    number: usize,
    sum: String,
}

impl<R: BufRead> Lines<'_, R> {
    fn next(&mut self) -> Result<Option<String>, RecordError> {
        let mut bytes = Vec::new();
        if std::io::Read::take(&mut *self.input, LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        let line = self.number;
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        }
        let text = String::from_utf8(bytes)
            .map_err(|error| RecordError::NotJson { line, problem: error.utf8_error().to_string() })?;
        serde_json::from_str::<serde::de::IgnoredAny>(&text)
            .map_err(|error| RecordError::NotJson { line, problem: error.to_string() })?;
        let (body, found) = text
            .strip_suffix("\"}")
            .and_then(|text| text.rsplit_once(SUM_KEY))
            .ok_or(RecordError::NoSum { line })?;
        let body = format!("{body}}}");
        let expected = chained(&self.sum, &body);
        if found != expected {
            return Err(RecordError::SumDiffers { line, expected, found: found.to_owned() });
        }
        self.sum = expected;
        Ok(Some(body))
    }
}

/// What is wrong with a record.
#[derive(Debug, Error)]
pub enum RecordError {
    /// The file can't be read or written.
    #[error("the record can't be read or written: {0}")]
    Io(#[from] std::io::Error),
    /// Something of the match has no JSON form.
    #[error("the match can't be written as JSON: {0}")]
    Unwritable(#[from] serde_json::Error),
    /// There is nothing in the file.
    #[error("line 1: the record is empty; expected its header")]
    Empty,
    /// A line is not JSON.
    #[error("line {line}: not JSON: {problem}")]
    NotJson {
        /// The line, counted from 1.
        line: usize,
        /// What the parser says.
        problem: String,
    },
    /// A line does not end with its checksum.
    #[error("line {line}: expected a checksum `\"sum\"` as the last field")]
    NoSum {
        /// The line, counted from 1.
        line: usize,
    },
    /// A line, or its place in the file, was changed.
    #[error("line {line}: its checksum is `{found}`, but its text gives `{expected}`: it was changed")]
    SumDiffers {
        /// The line, counted from 1.
        line: usize,
        /// What the line's text gives.
        expected: String,
        /// What stands in the line.
        found: String,
    },
    /// A line has fields that are unknown, missing, or of another type.
    #[error("line {line}: {problem}")]
    Malformed {
        /// The line, counted from 1.
        line: usize,
        /// Which field, and what was expected.
        problem: String,
    },
    /// The file has a form of a later (or no) version.
    #[error("line 1: the record has format {found}; expected {FORMAT}")]
    OtherFormat {
        /// The format in the header.
        found: u32,
    },
    /// It is a record of another game.
    #[error("line 1: it is a record of `{found}`; expected `{expected}`")]
    OtherGame {
        /// The game it was read as.
        expected: &'static str,
        /// The game in the header.
        found: String,
    },
    /// It was played under other rules.
    #[error("line 1: it was played under rules version {found}; these are version {expected}")]
    OtherRules {
        /// The rules of this program.
        expected: u32,
        /// The rules in the header.
        found: u32,
    },
    /// The set-up can't be played.
    #[error("line 1: {0}")]
    Setup(#[from] SetupError),
    /// An answer is refused by the rules.
    #[error("line {line}: {refusal}")]
    Refused {
        /// The line, counted from 1.
        line: usize,
        /// Why.
        refusal: Refusal,
    },
    /// A line stands after the end of the game.
    #[error("line {line}: the game was over before")]
    AfterTheEnd {
        /// The line, counted from 1.
        line: usize,
    },
    /// The end speaks of another number of answers.
    #[error("line {line}: the end speaks of {expected} answers, but {found} stand before it")]
    Missing {
        /// The line, counted from 1.
        line: usize,
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The end is missing.
    #[error("the record was cut: {answers} answers are there, but no end")]
    Cut {
        /// How many answers were read.
        answers: usize,
    },
    /// The match was not over, so its seed is still a secret.
    #[error("the record has no end, so its seed is not known")]
    NoSeed,
    /// The seed is not the one that was published at the start.
    #[error("the seed's commitment is {found}, but {expected} was published at the start")]
    SeedDiffers {
        /// What the header says.
        expected: String,
        /// What the seed gives.
        found: String,
    },
    /// The answers lead to another outcome.
    #[error("the answers lead to {found}, but the record ends with {expected}")]
    OutcomeDiffers {
        /// What the end line says.
        expected: String,
        /// What the replay gives.
        found: String,
    },
    /// The answers lead to another state.
    #[error("the answers lead to a state with digest {found}, but the record's is {expected}")]
    DigestDiffers {
        /// What the end line says.
        expected: String,
        /// What the replay gives.
        found: String,
    },
}
