//! A match whose game is not known: what a host needs of any game, with JSON where types would be.
//!
//! A game says its words by [`Hosting`]; [`Title`] is the game and [`Hosted`] a match of it as trait objects.
//! Who sits where, and where matches are kept, is the host's business.

mod advice;
mod catalogue;
mod live;
mod log;
mod look;
mod roster;
mod schemas;
mod story;
mod title;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{
    By, Entry, Policy, Prompt, Refusal, Resumed, Seat, Seed, SetupError, Staged, StandingOrders, Viewer,
};

pub use advice::{Advice, Counsel};
pub use catalogue::{
    BotOffer, Bringing, CardText, Catalogue, Line, Offers, Play, PlayerCount, SetupChoice, SetupOption,
    SetupValue, Unavailable,
};
pub use log::{GameCast, LogLine};
pub use look::{
    CardName, Fate, GameAsk, GameEvent, GameSetup, GameTexts, GameView, HostEvent, Look, Odds, Pick,
    Question, Wanted,
};
pub use roster::{Phrase, Roster, mention};
pub use schemas::{Schemas, one_of};
pub use story::{
    Cell, Contents, Course, Curve, Figures, FiguresRow, Incident, Matrix, MatrixColumn, MatrixRow, Medal,
    Noted, Person, Point, SecretCard, Story, Tale, Tone, TurnStart, best_of,
};
pub use title::Titled;

/// Something that can be picked, in words, with what a client can show of it. Everything follows from the viewer's own
/// view and question.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Offer {
    /// What picking it does.
    pub label: String,
    /// What that means, if the first words don't say everything.
    pub detail: Option<String>,
    /// The things on the table that it means, by the words that the game has for them.
    pub marks: Vec<String>,
    /// Whether it can't be taken back and hurts when it is picked by mistake.
    pub grave: bool,
    /// The card, sheet or place whose text belongs to it.
    pub card: Option<CardName>,
    /// What has to be given up for it, in a few words.
    pub price: Option<String>,
    /// What it counts among the picked options, where they are added up.
    pub worth: Option<i8>,
    /// How likely the die is that it depends on.
    pub odds: Option<Odds>,
}

/// How far a player program may look ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// For as long as people like to wait.
    Timed,
    /// As far on every machine, so that a seed gives the same game everywhere.
    Repeatable,
}

/// Makes a player program whose whims depend on the seed.
pub type BotMaker<G> = fn(Seed, Pace) -> Box<dyn Policy<G>>;

/// What a game tells its hosts beside its rules. What players read is made from views alone; players without a name in
/// the game are [mentioned](mention). A language is given by its code; one that the game does not have is read as
/// English.
pub trait Hosting: Staged {
    /// What events leave out because it was public when they happened, such as who was which character: words for
    /// them can be found with it at any time. The empty one serves where nothing better is known.
    type Cast: Clone + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;

    /// What is remembered while a finished game is played again, to tell its story.
    type Tale: Tale<Self>;

    /// Player programs by name; the first is the usual one and the substitute.
    const BOTS: &'static [(&'static str, BotMaker<Self>)];

    /// The game as a lobby offers it: title, players, player programs, options.
    fn catalogue(language: &str) -> Catalogue;

    /// How its own JSON looks.
    fn schemas() -> Schemas;

    /// How many players a set-up is for.
    fn players(setup: &Self::Setup) -> usize;

    /// As much of a set-up as can be played: what is not possible beside the rest is as usual.
    fn settled(setup: Self::Setup) -> Self::Setup {
        setup
    }

    /// For how many players a set-up can be, if nothing else of it changes.
    fn possible_players(_setup: &Self::Setup) -> Vec<u8> {
        let PlayerCount { least, most, .. } = Self::catalogue(LANGUAGES[0]).players;
        (least..=most).collect()
    }

    /// What can be chosen beside a set-up, and why the rest can't.
    fn options(language: &str, _setup: &Self::Setup) -> Vec<SetupOption> {
        Self::catalogue(language).options
    }

    /// What a set-up is played with, by the names that conditions of the rulebook have for it.
    fn variants(_setup: &Self::Setup) -> Vec<String> {
        Vec::new()
    }

    /// Adds to a set-up what one player brings to the table and nobody else sees, such as a deck.
    fn bring(_setup: &mut Self::Setup, _seat: Seat, _brought: &str) -> Result<(), SetupError> {
        Err(SetupError::new("nothing is brought to this game"))
    }

    /// Why something can't be brought, one reason each; none if it can.
    fn problems(_language: &str, _brought: &str) -> Vec<String> {
        Vec::new()
    }

    /// What the player of a seat is in the game, such as a character, once there is a name for that.
    fn label(language: &str, seat: Seat, view: &Self::View<'_>) -> Option<String>;

    /// What the game's words call the player of a seat.
    fn player(_language: &str, seat: Seat, _cast: &Self::Cast) -> String {
        mention(seat)
    }

    /// A question.
    fn question(language: &str, view: &Self::View<'_>, prompt: &Prompt<Self>) -> String;

    /// Something that can be picked.
    fn offer(language: &str, view: &Self::View<'_>, prompt: &Prompt<Self>, choice: &Self::Choice) -> Offer;

    /// What a program would answer in the place of whoever is asked, and why, from what that seat was told and sees.
    fn advice(
        _language: &str,
        told: &[Self::Event],
        view: &Self::View<'_>,
        prompt: &Prompt<Self>,
    ) -> Counsel {
        advice::usual(told, view, prompt)
    }

    /// What becomes of the options that are picked, where a client can say it.
    fn fate(_ask: &Self::Ask) -> Option<Fate> {
        None
    }

    /// What the log needs beside events, as it is now.
    fn cast(view: &Self::View<'_>) -> Self::Cast;

    /// A line of the log.
    fn event(language: &str, event: &Self::Event, cast: &Self::Cast) -> String;

    /// A line of the log about what only one seat was told, for somebody else who may know it.
    fn event_of(language: &str, told: Seat, event: &Self::Event, cast: &Self::Cast) -> String;

    /// That a seat took its last answer back.
    fn taken_back(language: &str, seat: Seat, cast: &Self::Cast) -> String;

    /// That somebody has sat down on a seat, or left it.
    fn seat_changed(language: &str, change: &SeatChange, cast: &Self::Cast) -> String;

    /// The number of the turn that begins with this event.
    fn begins_turn(event: &Self::Event) -> Option<u32>;

    /// How the game ended.
    fn outcome(language: &str, outcome: &Self::Outcome) -> String;

    /// The same as a word, for files and programs.
    fn outcome_word(outcome: &Self::Outcome) -> String {
        match serde_json::to_value(outcome) {
            Ok(Value::String(word)) => word,
            Ok(other) => other.to_string(),
            Err(_) => String::new(),
        }
    }

    /// Who has won.
    fn winners(state: &Self::State) -> Vec<Seat>;

    /// What may be played as an interrupt, for standing orders.
    fn plays(language: &str) -> Vec<Play>;

    /// Everything that has a name, at once, and the numbers a client draws with: as they are with this set-up, or else
    /// with the usual one.
    fn texts(language: &str, setup: Option<&Self::Setup>) -> Value;

    /// One card, sheet or place, as it is with this set-up, or else with the usual one.
    fn card(language: &str, setup: Option<&Self::Setup>, kind: &str, id: &str) -> Option<CardText>;
}

/// Who has come to a seat of a running game, or gone from it. Names are those of that moment: a seat that is mentioned
/// is called by whoever sits there when it is read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatChange {
    /// Which seat.
    pub seat: Seat,
    /// Whether somebody came, or went.
    pub how: Coming,
    /// Who came or went.
    pub who: String,
    /// Who sat there before, or who goes on.
    pub other: String,
}

/// Whether somebody comes to a seat or goes from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coming {
    /// Somebody has sat down.
    SatDown,
    /// Somebody has left.
    Left,
}

impl Coming {
    /// Its word, by which games name the message.
    pub fn word(self) -> &'static str {
        match self {
            Coming::SatDown => "sat-down",
            Coming::Left => "left",
        }
    }
}

/// Something done to a match, as a host stores and repeats it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub enum Deed {
    /// An answer.
    Answer(Entry),
    /// The seat's last answer was taken back.
    Undo {
        /// Whose.
        seat: Seat,
    },
    /// Standing orders were left.
    Orders {
        /// Whose.
        seat: Seat,
        /// Which.
        orders: StandingOrders,
    },
    /// From the next step on, moments to interrupt look the same whether or not these seats have something to play.
    Hush {
        /// Whose silence looks like anybody's.
        seats: Vec<Seat>,
    },
    /// Somebody has sat down or left. The match stays as it is, but everybody is told.
    Seat(SeatChange),
}

impl Deed {
    /// A player's answer.
    pub fn answer(seat: Seat, answer: Vec<String>) -> Deed {
        Deed::Answer(Entry { seat, answer, by: By::Player })
    }
}

/// The languages of the games, by their codes.
pub const LANGUAGES: [&str; 2] = ["en", "pl"];

/// How a hosted match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ended {
    /// The outcome's word.
    pub word: String,
    /// The same as a sentence.
    pub text: String,
    /// Who has won.
    pub winners: Vec<Seat>,
}

/// A game as a host knows it.
pub trait Title: Send + Sync {
    /// The game's short name.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// The game as a lobby offers it.
    fn catalogue(&self, language: &str) -> Catalogue;
    /// How its own JSON looks.
    fn schemas(&self) -> Schemas;
    /// The names of its player programs.
    fn bots(&self) -> Vec<&'static str>;
    /// How many players this set-up is for, if it can be played.
    fn check(&self, setup: &Value) -> Result<usize, SetupError>;
    /// What can be played of a set-up, and what can be chosen beside it.
    fn offers(&self, language: &str, setup: &Value) -> Result<Offers, SetupError>;
    /// What a set-up is played with, by the names that conditions of the rulebook have for it.
    fn variants(&self, setup: &Value) -> Result<Vec<String>, SetupError>;
    /// The set-up with what each seat brings, nothing or a text that nobody else sees.
    fn with_brought(&self, setup: &Value, brought: &[Option<String>]) -> Result<Value, SetupError>;
    /// Why something can't be brought, one reason each; none if it can.
    fn problems(&self, language: &str, brought: &str) -> Vec<String>;
    /// A new match.
    fn begin(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Hosted>, SetupError>;
    /// A match that goes on from what was kept of it.
    fn resume(&self, kept: Kept) -> Result<(Box<dyn Hosted>, Resumed), SetupError>;
    /// A finished match as it was after `count` answers.
    fn replay(
        &self,
        setup: &Value,
        seed: Seed,
        entries: &[Entry],
        count: usize,
    ) -> Result<Box<dyn Hosted>, String>;
    /// The story of a finished match; nothing if the answers do not lead to an end.
    fn story(
        &self,
        language: &str,
        roster: &Roster,
        setup: &Value,
        seed: Seed,
        entries: &[Entry],
    ) -> Result<Option<Story>, String>;
    /// A player program.
    fn bot(&self, name: &str, seed: Seed) -> Option<Box<dyn HostedBot>>;
    /// A line of the log in words: for whoever was told, or about the only seat that was told.
    fn words(&self, language: &str, event: &GameEvent, cast: &GameCast, about: Option<Seat>) -> Phrase;
    /// What may be played as an interrupt, for standing orders.
    fn plays(&self, language: &str) -> Vec<Play>;
    /// Everything that has a name, as it is with this set-up, or else with the usual one.
    fn texts(&self, language: &str, setup: Option<&Value>) -> Result<GameTexts, SetupError>;
    /// One card, sheet or place, as it is with this set-up, or else with the usual one.
    fn card(
        &self,
        language: &str,
        setup: Option<&Value>,
        kind: &str,
        id: &str,
    ) -> Result<Option<CardText>, SetupError>;
}

/// What is kept of a match: its last checkpoint, and what was done since.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// What [`Hosted::snapshot`] gave at the beginning of the running step.
    pub snapshot: Value,
    /// All answers so far.
    pub entries: Vec<Entry>,
    /// Standing orders left since, in order.
    pub orders: Vec<(Seat, StandingOrders)>,
    /// Whose silence looks like anybody's from the next step on, if that was said since.
    pub hush: Option<Vec<Seat>>,
    /// What [`Hosted::counts`] gave at last.
    pub counts: Counts,
}

/// What goes into the numbers of a match beside its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// The public count of questions.
    pub moments: u64,
    /// How many answers were taken back.
    pub taken_back: u64,
}

/// A player program with what it remembers.
pub trait HostedBot: Send {
    /// For the match, which knows what is inside.
    fn as_any(&mut self) -> &mut dyn std::any::Any;
}

/// A match of some game.
pub trait Hosted: Send + Sync {
    /// A copy that goes its own way.
    fn fork(&self) -> Box<dyn Hosted>;
    /// Does something, or says why not; then nothing has changed.
    fn apply(&mut self, deed: &Deed) -> Result<(), Refusal>;
    /// The log lines since the last call.
    fn take_lines(&mut self) -> Vec<LogLine>;
    /// What a viewer sees and is asked, in words.
    fn look(&self, viewer: Viewer, language: &str, roster: &Roster) -> Look<GameView, GameAsk>;
    /// Everything, every secret included: for finished games.
    fn everything(&self) -> Value;
    /// The viewer's number of the match.
    fn number(&self, viewer: Viewer) -> u64;
    /// Who is asked something. For the host alone.
    fn asked(&self) -> Vec<Seat>;
    /// Who is waited for, as far as all can see.
    fn waiting(&self) -> Vec<Seat>;
    /// The number of the turn.
    fn turn(&self) -> u32;
    /// What the players are in the game.
    fn labels(&self, language: &str) -> Vec<Option<String>>;
    /// Whether it has ended.
    fn is_over(&self) -> bool;
    /// How it ended.
    fn outcome(&self, language: &str, roster: &Roster) -> Option<Ended>;
    /// What the seat's player program answers now. It sees its seat's view and events.
    fn consult(&self, seat: Seat, bot: &mut dyn HostedBot) -> Result<Vec<String>, Refusal>;
    /// What a program would answer in the seat's place, and why, after the seat was told all this; nothing if it is not
    /// asked.
    fn advice(&self, seat: Seat, told: &[GameEvent], language: &str, roster: &Roster) -> Option<Advice>;
    /// The answer of a seat that is asked only so that nobody learns that it has nothing to choose, or nothing of
    /// what its standing orders name.
    fn silent(&self, seat: Seat) -> Option<Vec<String>>;
    /// Whose silence looks like anybody's, from the next step on.
    fn hush(&self) -> Vec<Seat>;
    /// Whether the seat is asked at a moment to interrupt.
    fn may_interrupt(&self, seat: Seat) -> bool;
    /// The seat's standing orders.
    fn orders(&self, seat: Seat) -> &StandingOrders;
    /// All answers so far.
    fn entries(&self) -> &[Entry];
    /// Where the running step's answers begin among them.
    fn step_begins(&self) -> usize;
    /// The last checkpoint, without the answers.
    fn snapshot(&self) -> Result<Value, serde_json::Error>;
    /// What goes into the numbers beside the answers.
    fn counts(&self) -> Counts;
    /// The record, with the times of the answers, as a file.
    fn record(&self, times: &[String]) -> Result<Vec<u8>, String>;
    /// Checks the record against the rules; the seed's commitment.
    fn verify(&self) -> Result<String, String>;
    /// The moment as a scenario.
    fn scenario(&self, title: &str) -> Result<String, String>;
}
