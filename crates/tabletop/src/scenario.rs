//! Scenarios: a case of the rules as a YAML file that somebody who knows the game, and no Rust, can read and
//! write. A set-up, a patch of the state, a story of answers and expectations, and what must hold at the end.
//! It is also the form in which a match arrives with a bug report. The words of the state are the game's.
//!
//! ```yaml
//! title: The president draws two cards
//! proves: [fleet.locations.press-room]
//! setup: {players: [roslin, tigh]}
//! seed: 7
//! given: {seats: {roslin: {place: colonial-one}}}
//! next: {rolls: [3]}
//! play:
//!   - roslin: location:press-room
//!   - refused: {tigh: pass, section: fleet.turn.order}
//! then: {seats: {roslin: {hand: {count: 5}}}}
//! ```
//!
//! Where the state has a list, a map's keys are seat names or positions, counted from 0, and where it has a
//! seat's number, the seat's name will do. `{exactly: value}` means the value whole. Moments to interrupt that the story does not mention are let pass.

mod item;
mod json;
mod play;

use std::marker::PhantomData;

use serde::Deserialize;
use serde_json::{Map, Value, json};
use thiserror::Error;

use crate::{Game, Match, Seed, SetupError};
use item::Item;

/// A game whose state can be put in place for a scenario.
pub trait Staged: Game {
    /// The seats' short names, in lower case and in the order of the seats.
    fn seat_names(state: &Self::State) -> Vec<String>;

    /// The state into which `given` is merged: by default the one before the first step.
    fn opening(setup: &Self::Setup, seed: Seed) -> Result<Self::State, SetupError> {
        Self::set_up(setup, seed)
    }

    /// Puts the rest in order after `given` was merged into the state, and what comes `next` (tops of decks,
    /// results of dice) in place. It is not called for a state that was given whole.
    fn stage(state: &mut Self::State, given: &Value, next: &Value) -> Result<(), String>;
}

/// A case of the rules.
pub struct Scenario<G: Staged> {
    title: String,
    proves: Vec<String>,
    setup: G::Setup,
    seed: Seed,
    given: Value,
    next: Value,
    items: Vec<Item>,
    then: Value,
    over: Option<Value>,
    game: PhantomData<G>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    proves: Vec<String>,
    setup: Value,
    #[serde(default)]
    seed: SeedWord,
    #[serde(default)]
    given: Value,
    #[serde(default)]
    next: Value,
    #[serde(default)]
    play: Vec<Value>,
    #[serde(default)]
    then: Value,
    over: Option<Value>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum SeedWord {
    Number(u64),
    Whole(Seed),
}

impl Default for SeedWord {
    fn default() -> Self {
        SeedWord::Number(0)
    }
}

impl<G: Staged> Scenario<G> {
    /// Reads a scenario.
    pub fn parse(text: &str) -> Result<Scenario<G>, ScenarioError> {
        let options = serde_saphyr::options! { strict_booleans: true };
        let value: Value = serde_saphyr::from_str_with_options(text, options)
            .map_err(|error| ScenarioError::Yaml(error.to_string()))?;
        let file: File =
            serde_json::from_value(value).map_err(|error| ScenarioError::Form(error.to_string()))?;
        if file.proves.is_empty() {
            return Err(ScenarioError::Form("`proves` must name at least one rulebook section".to_owned()));
        }
        let setup = serde_json::from_value(file.setup)
            .map_err(|error| ScenarioError::Form(format!("`setup`: {error}")))?;
        let items = file.play.iter().enumerate().map(|(at, value)| {
            Item::read(value).map_err(|problem| ScenarioError::Item { number: at + 1, problem })
        });
        Ok(Scenario {
            title: file.title,
            proves: file.proves,
            setup,
            seed: match file.seed {
                SeedWord::Number(number) => Seed::from_number(number),
                SeedWord::Whole(seed) => seed,
            },
            given: file.given,
            next: file.next,
            items: items.collect::<Result<_, _>>()?,
            then: file.then,
            over: file.over,
            game: PhantomData,
        })
    }

    /// What the scenario is about.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The rulebook sections it proves.
    pub fn proves(&self) -> &[String] {
        &self.proves
    }

    /// The match at the beginning of the story.
    pub fn stage(&self) -> Result<Match<G>, ScenarioError> {
        let state = G::opening(&self.setup, self.seed)?;
        let state = self.patched(state)?;
        Ok(Match::from_state(self.setup.clone(), self.seed, state))
    }

    fn patched(&self, state: G::State) -> Result<G::State, ScenarioError> {
        let names = G::seat_names(&state);
        let mut staged = state;
        if !self.given.is_null() {
            let mut patched = to_value(&staged)?;
            let new_keys = json::merge(&mut patched, &self.given, &names).map_err(ScenarioError::Given)?;
            let unknown = |why: &str, key: &json::NewKey| {
                ScenarioError::Given(format!(
                    "{}: {why}; there are: {}",
                    key.place.join("."),
                    key.known.join(", ")
                ))
            };
            staged = serde_json::from_value(patched).map_err(|error| match new_keys.first() {
                Some(key) => unknown(&format!("no such key? ({error})"), key),
                None => ScenarioError::Given(format!("it makes no state: {error}")),
            })?;
            // A key that the state does not keep was never one of its own.
            let kept = to_value(&staged)?;
            if let Some(key) = new_keys.iter().find(|key| !json::has_place(&kept, &key.place, &names)) {
                return Err(unknown("no such key", key));
            }
        }
        if json::exactly(&self.given).is_none() || !self.next.is_null() {
            G::stage(&mut staged, &self.given, &self.next).map_err(ScenarioError::Stage)?;
        }
        Ok(staged)
    }

    /// Plays the story and checks what it says on the way.
    pub fn play(&self) -> Result<Match<G>, ScenarioError> {
        Ok(self.played()?.finish())
    }

    /// Plays the story and checks everything.
    pub fn run(&self) -> Result<(), ScenarioError> {
        let mut story = self.played()?;
        story.let_windows_pass();
        story.expect_state(&self.then).map_err(ScenarioError::Then)?;
        if let Some(over) = &self.over {
            story.expect_outcome(over).map_err(ScenarioError::Then)?;
        }
        Ok(())
    }

    fn played(&self) -> Result<play::Story<G>, ScenarioError> {
        let mut story = play::Story::new(self.stage()?);
        for (at, item) in self.items.iter().enumerate() {
            story.tell(item).map_err(|problem| ScenarioError::Item { number: at + 1, problem })?;
        }
        Ok(story)
    }

    /// Writes a running match as a scenario that leads to the same open questions. It holds every secret of
    /// the match: it is for bug reports, not for players.
    pub fn from_match(running: &Match<G>, title: &str) -> Result<String, ScenarioError> {
        let names = G::seat_names(running.state());
        let (checkpoint, answers) = running.checkpoint();
        let of_this_step = running.entries().len().saturating_sub(answers.len());
        let name = |seat: crate::Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.0.to_string());
        let mut play: Vec<Value> = running.entries()[of_this_step..]
            .iter()
            .map(|entry| Value::Object(Map::from_iter([(name(entry.seat), json!(entry.answer))])))
            .collect();
        for prompt in running.prompts() {
            let ask = play::ask_name::<G>(&prompt.ask)?;
            play.push(json!({ "asked": { name(prompt.seat): ask } }));
            play.push(json!({ "offered": { name(prompt.seat): prompt.keys() } }));
        }
        let mut proves: Vec<&str> =
            running.prompts().iter().filter_map(|prompt| G::section(&prompt.ask)).collect();
        proves.dedup();
        if proves.is_empty() {
            proves.push(G::NAME);
        }
        // Written in the order in which one reads it.
        let parts = [
            json!({ "title": title }),
            json!({ "proves": proves }),
            json!({ "setup": to_value(running.setup())? }),
            json!({ "seed": running.seed() }),
            json!({ "given": { json::EXACTLY: to_value(checkpoint)? } }),
            json!({ "play": play }),
        ];
        let options = serde_saphyr::ser_options! { prefer_block_scalars: false };
        parts.iter().try_fold(String::new(), |text, part| {
            let part = serde_saphyr::to_string_with_options(part, options.clone())
                .map_err(|error| ScenarioError::Form(error.to_string()))?;
            Ok(text + part.trim_end() + "\n")
        })
    }
}

fn to_value(value: &impl serde::Serialize) -> Result<Value, ScenarioError> {
    serde_json::to_value(value).map_err(|error| ScenarioError::Form(format!("it has no JSON form: {error}")))
}

/// What is wrong with a scenario, or with the rules that it is held against.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ScenarioError {
    /// The text is not YAML.
    #[error("not YAML: {0}")]
    Yaml(String),
    /// It is YAML, but no scenario.
    #[error("not a scenario: {0}")]
    Form(String),
    /// The set-up can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The patch does not fit the state.
    #[error("{0}")]
    Given(String),
    /// The game can't put the state in order.
    #[error("the state can't be put in place: {0}")]
    Stage(String),
    /// An item of the story does not hold.
    #[error("item {number}: {problem}")]
    Item {
        /// The item, counted from 1.
        number: usize,
        /// What was expected, and what there was.
        problem: String,
    },
    /// What should hold at the end does not.
    #[error("at the end: {0}")]
    Then(String),
}
