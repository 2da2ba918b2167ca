//! What a game tells the kernel about itself.

use std::fmt::{Debug, Display};

use serde::{Serialize, de::DeserializeOwned};

use crate::{Dice, Flow, Prompt, Seat, Section, Seed, Table, Viewer};

/// A game: its types, and its rules as one function that runs the next step.
pub trait Game: Sized + 'static {
    /// The game's short name, as in records and on the command line.
    const NAME: &'static str;
    /// Counts up whenever a rule change can make an old record go another way.
    const RULES: u32;

    /// How the table was set up: players, options, variants.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Everything about a game between two steps; plain data.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may be asked.
    type Ask: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What a seat may pick. Its `Display` form is a stable word for records.
    type Choice: Clone + PartialEq + Debug + Display + Send + Sync;
    /// What players notice.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know, built up from public and own parts.
    type View<'a>: Serialize;
    /// How it ended.
    type Outcome: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The state at the beginning, or why this set-up can't be played.
    fn set_up(setup: &Self::Setup, seed: Seed) -> Result<Self::State, SetupError>;

    /// How many seats the table has.
    fn seats(state: &Self::State) -> usize;

    /// Runs the next step from its beginning, and leaves the state at the one after it.
    fn step(table: &mut Table<Self>) -> Flow<()>;

    /// How the game ended, once it has.
    fn outcome(state: &Self::State) -> Option<Self::Outcome>;

    /// The state's generator of chance.
    fn dice(state: &mut Self::State) -> &mut Dice;

    /// What `viewer` may know of `state`.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View<'_>;

    /// Whose turn it is, and the how-manieth.
    fn turn(state: &Self::State) -> Turn;

    /// Whether what is going on concerns a seat, as far as all can see, for standing orders that let the rest
    /// pass: usually what happens in its own turn does.
    fn concerns(state: &Self::State, seat: Seat) -> bool {
        Self::turn(state).seat == seat
    }

    /// Whether somebody who sees this would want to be asked at a moment to interrupt, for standing orders that let the
    /// rest pass. It may follow from what the seat alone knows: how it was decided looks to others like a hand without
    /// anything to play.
    fn worth_asking(_view: &Self::View<'_>, _prompt: &Prompt<Self>) -> bool {
        true
    }

    /// The rulebook section behind a question.
    fn section(ask: &Self::Ask) -> Option<Section>;

    /// Whether picking this lets a moment pass.
    fn is_pass(choice: &Self::Choice) -> bool;

    /// What standing orders call this choice: all copies of a card share a name.
    fn play_name(choice: &Self::Choice) -> String;

    /// Whether the event shows somebody what was hidden, so that nothing before it can be undone.
    fn reveals(event: &Self::Event) -> bool;
}

/// A game in which a player can dream up what it may not see.
pub trait Imagine: Game {
    /// A full state that fits everything in `view`, its hidden parts invented with `dice`.
    fn imagine(view: &Self::View<'_>, dice: &mut Dice) -> Self::State;

    /// How good a finished or unfinished game looks from a seat, between 0 (lost) and 1 (won).
    fn score(state: &Self::State, seat: Seat) -> f64;
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// Counts up from 1; 0 is the set-up.
    pub number: u32,
    /// The current player.
    pub seat: Seat,
}

/// Why a set-up can't be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[error("this set-up can't be played: {message}")]
pub struct SetupError {
    /// What is wrong with it, and what was expected.
    pub message: String,
}

impl SetupError {
    /// An error that says `message`.
    pub fn new(message: impl Into<String>) -> SetupError {
        SetupError { message: message.into() }
    }
}
