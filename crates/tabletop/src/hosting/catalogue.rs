//! A game as a lobby offers it, and its cards as anybody may read them.

use std::fmt;

use serde::Serialize;
use utoipa::ToSchema;

use super::GameSetup;

/// A game as a lobby offers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Catalogue {
    /// The game's short name.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// What it is, in a sentence or two.
    pub about: String,
    /// For how many players.
    pub players: PlayerCount,
    /// Its player programs; the first is the usual one.
    pub bots: Vec<BotOffer>,
    /// What can be chosen in its set-up, as long as everything else is usual.
    pub options: Vec<SetupOption>,
    /// What each player brings and keeps from the others, if the game has such a thing.
    pub bringing: Option<Bringing>,
    /// What belongs to the game but can't be played here.
    pub unavailable: Vec<Unavailable>,
}

/// What each player brings to a table and keeps from the others, such as a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Bringing {
    /// What people call it.
    pub label: String,
    /// What it is about.
    pub about: String,
    /// Words for what need not be brought; the first is what somebody gets who brings nothing.
    pub choices: Vec<SetupChoice>,
    /// What a text of one's own looks like.
    pub text: String,
}

/// For how many players a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayerCount {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
    /// As it is best.
    pub usual: u8,
}

/// A player program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BotOffer {
    /// Its name.
    pub name: String,
    /// How it plays.
    pub about: String,
}

/// Something that can be chosen in a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SetupOption {
    /// The field of the set-up.
    pub name: String,
    /// What people call it.
    pub label: String,
    /// What it is about.
    pub about: String,
    /// What it can be; the first is usual.
    pub choices: Vec<SetupChoice>,
}

/// What an option of a set-up can be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SetupChoice {
    /// What stands in the set-up.
    pub value: SetupValue,
    /// What people call it.
    pub label: String,
    /// What it means.
    pub about: String,
    /// Why it can't be chosen beside the rest of the set-up, if it can't.
    pub why: Option<String>,
}

/// What stands in a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum SetupValue {
    /// On or off.
    Switch(bool),
    /// One of several words.
    Word(String),
}

/// What belongs to a game but can't be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Unavailable {
    /// What people call it.
    pub label: String,
    /// What it is.
    pub about: String,
    /// Why not.
    pub why: String,
}

/// What can be played of a set-up that somebody thinks of, and what can be chosen beside it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Offers {
    /// As much of it as can be played.
    pub setup: GameSetup,
    /// For how many players that can be.
    pub players: Vec<u8>,
    /// What can be chosen beside that, and why the rest can't.
    pub options: Vec<SetupOption>,
}

/// Something that may be played as an interrupt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// Its name in standing orders.
    pub name: String,
    /// What players call it.
    pub label: String,
    /// What it does, where that is short.
    pub does: Option<String>,
}

/// What is written on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CardText {
    /// The name.
    pub name: String,
    /// The text.
    pub lines: Vec<Line>,
    /// What its icons mean, such as the type of a card.
    pub icons: Vec<String>,
}

/// A line of a card's text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Line {
    /// What the line is about, such as the outcome of a check.
    pub heading: Option<String>,
    /// What it says, in sentences.
    pub text: String,
}

impl fmt::Display for SetupValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupValue::Switch(on) => on.fmt(f),
            SetupValue::Word(word) => f.write_str(word),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.heading {
            Some(heading) => write!(f, "{heading}: {}", self.text),
            None => f.write_str(&self.text),
        }
    }
}

impl fmt::Display for CardText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for line in &self.lines {
            write!(f, "\n  {line}")?;
        }
        if !self.icons.is_empty() {
            write!(f, "\n  [{}]", self.icons.join("] ["))?;
        }
        Ok(())
    }
}
