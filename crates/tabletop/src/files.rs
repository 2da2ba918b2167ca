//! What reads and writes a game's files, as a trait object. The code for every part of a game's state is long to
//! compile: each game's crate keeps one [`Filed`] in a static, and no program that uses the game does it again.

use std::io::{BufRead, Write};

use serde_json::Value;

use crate::{Match, Record, RecordError, Saved, Scenario, ScenarioError, Staged, digest};

/// What reads and writes a game's files.
pub trait Files<G: Staged>: Sync {
    /// The digest of a state.
    fn digest(&self, state: &G::State) -> Result<String, serde_json::Error>;
    /// A set-up as JSON.
    fn setup(&self, setup: &G::Setup) -> Result<Value, serde_json::Error>;
    /// Reads a set-up.
    fn read_setup(&self, json: Value) -> Result<G::Setup, serde_json::Error>;
    /// A match as it is saved.
    fn save(&self, running: &Match<G>) -> Result<Value, serde_json::Error>;
    /// Reads a saved match.
    fn saved(&self, text: &str) -> Result<Saved<G>, serde_json::Error>;
    /// The record of a match.
    fn record(&self, played: &Match<G>) -> Result<Record<G>, RecordError>;
    /// Writes a record.
    fn write_record(&self, record: &Record<G>, out: &mut dyn Write) -> Result<(), RecordError>;
    /// Reads the record of a finished match.
    fn read_record(&self, input: &mut dyn BufRead) -> Result<Record<G>, RecordError>;
    /// Whether a record is true.
    fn verify(&self, record: &Record<G>) -> Result<Match<G>, RecordError>;
    /// Reads a scenario.
    fn scenario(&self, text: &str) -> Result<Scenario<G>, ScenarioError>;
    /// Plays a scenario and checks everything.
    fn run(&self, scenario: &Scenario<G>) -> Result<(), ScenarioError>;
}

/// The files of any game.
pub struct Filed;

impl<G: Staged> Files<G> for Filed {
    fn digest(&self, state: &G::State) -> Result<String, serde_json::Error> {
        digest::<G>(state)
    }

    fn setup(&self, setup: &G::Setup) -> Result<Value, serde_json::Error> {
        serde_json::to_value(setup)
    }

    fn read_setup(&self, json: Value) -> Result<G::Setup, serde_json::Error> {
        serde_json::from_value(json)
    }

    fn save(&self, running: &Match<G>) -> Result<Value, serde_json::Error> {
        serde_json::to_value(running.save())
    }

    fn saved(&self, text: &str) -> Result<Saved<G>, serde_json::Error> {
        serde_json::from_value(serde_json::from_str(text)?)
    }

    fn record(&self, played: &Match<G>) -> Result<Record<G>, RecordError> {
        Record::of(played)
    }

    fn write_record(&self, record: &Record<G>, mut out: &mut dyn Write) -> Result<(), RecordError> {
        record.write(&mut out)
    }

    fn read_record(&self, input: &mut dyn BufRead) -> Result<Record<G>, RecordError> {
        Record::read(input)
    }

    fn verify(&self, record: &Record<G>) -> Result<Match<G>, RecordError> {
        record.verify()
    }

    fn scenario(&self, text: &str) -> Result<Scenario<G>, ScenarioError> {
        Scenario::parse(text)
    }

    fn run(&self, scenario: &Scenario<G>) -> Result<(), ScenarioError> {
        scenario.run()
    }
}
