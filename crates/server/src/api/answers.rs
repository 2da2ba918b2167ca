//! What the server answers.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::hosting::{Advice, GameEvent, GameSetup, Look};
use tabletop::{Entry, Seed};
use utoipa::ToSchema;

use crate::error::ErrorCode;
use crate::ids::{BelongingId, TableId, UserId};
pub use crate::reactions::Reacted;
pub use crate::store::Said;
use crate::store::{Pace, Phase, Visibility};

/// Why a request was not done; nothing has changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Failure {
    /// What was wrong.
    pub error: Problem,
}

/// What was wrong with a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Problem {
    /// For programs.
    pub code: ErrorCode,
    /// For people, in English.
    pub message: String,
    /// The rulebook section that says so.
    pub section: Option<String>,
    /// What would have been taken.
    pub expected: Vec<String>,
}

/// Who somebody is.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    /// An id that stays.
    pub id: UserId,
    /// What others read.
    #[schema(example = "Ann")]
    pub name: String,
    /// Whether there is a password.
    pub account: bool,
    /// The address that is called when it is their decision at a slow table.
    pub webhook: Option<String>,
    /// What came of the last call to it.
    pub webhook_result: Option<WebhookResult>,
}

/// What came of a call to a webhook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct WebhookResult {
    /// When.
    pub at: String,
    /// The status with which it was answered; from 200 to 299 it was taken.
    #[schema(example = 204)]
    pub status: Option<u16>,
    /// Why it was not answered, if it was not.
    pub trouble: Option<WebhookTrouble>,
}

/// Why a call to a webhook was not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WebhookTrouble {
    /// There is nobody of this name.
    NameUnknown,
    /// The address lies in the server's own network.
    OwnNetwork,
    /// Nobody took the connection.
    NoConnection,
    /// Who took the connection did not prove to be who was called.
    NotTrusted,
    /// No answer came in time.
    TooLate,
    /// What came was no answer.
    NoAnswer,
    /// The server had too many others to call.
    TooMany,
}

/// Something that you keep to bring to tables, such as a deck.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Belonging {
    /// The id.
    pub id: BelongingId,
    /// The game's short name.
    #[schema(example = "ccg")]
    pub game: String,
    /// What you call it.
    #[schema(example = "Fighters")]
    pub name: String,
    /// What is brought.
    pub text: String,
    /// Why it can't be played with, in words; nothing if it can.
    pub problems: Vec<String>,
    /// When it was last changed.
    pub changed: String,
}

/// Whether a set-up can be played.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Playable {
    /// It can; what can't is an error.
    pub ok: bool,
}

/// Something that standing orders can name.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PlayName {
    /// Its name.
    #[schema(example = "declare-emergency")]
    pub play: String,
    /// What people call it.
    pub label: String,
}

/// A chapter of the rulebook.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RuleChapter {
    /// Its name.
    #[schema(example = "fleet.turn")]
    pub name: String,
    /// Its title.
    pub title: String,
    /// What stands before its sections.
    pub introduction: String,
    /// Its sections.
    pub sections: Vec<RuleTitle>,
}

/// A section of the rulebook, in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RuleTitle {
    /// Its name.
    #[schema(example = "fleet.turn.order")]
    pub name: String,
    /// Its title.
    pub title: String,
}

/// A section of the rulebook.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RuleSection {
    /// Its name.
    #[schema(example = "fleet.turn.order")]
    pub name: String,
    /// Its title.
    pub title: String,
    /// What it says.
    pub html: String,
    /// Whether it applies to what was asked for: to this table, or to so many players with these variants.
    pub applies: bool,
    /// When it applies, if not always.
    #[schema(example = "players=4,6; variant!=no-sympathizer")]
    pub when: Option<String>,
}

/// A table as lists show it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Summary {
    /// Its id.
    pub id: TableId,
    /// The game's short name.
    #[schema(example = "fleet")]
    pub game: String,
    /// The game's title.
    pub title: String,
    /// How far it has come.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// How many seats.
    pub players: usize,
    /// How it is set up, without what players bring.
    pub setup: GameSetup,
    /// How fast.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
    /// Whether people may ask what a program would do in their place.
    pub hints: bool,
    /// Whether the asker made it.
    pub owner: bool,
    /// The seat of whoever can start the game, if they have one.
    pub host: Option<usize>,
    /// Whether the asker is asked something.
    pub waiting_for_you: bool,
    /// Whose decision is awaited, as far as all can see.
    pub waiting: Vec<u8>,
    /// When the clock runs out.
    pub deadline: Option<String>,
    /// The number of the turn.
    pub turn: u32,
    /// How it ended.
    pub outcome: Option<String>,
    /// When it was made.
    pub created: String,
    /// The digest of the seed from which all chance of the game comes. The seed is drawn when the table is made, and
    /// shown when the game is over: that it has this digest proves that it was not changed meanwhile.
    pub commitment: String,
    /// Who wants to take over a seat: for the people who play here, and the own wish for whoever asks.
    pub wishes: Vec<WishSummary>,
    /// How it stands with playing again, once the game is over.
    pub rematch: Option<RematchSummary>,
    /// What the link says, for the owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[schema(nullable = false)]
    pub invite: Option<String>,
    /// Who may not speak, for the owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[schema(nullable = false)]
    pub muted: Option<Vec<String>>,
}

/// A seat as lists show it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SeatSummary {
    /// Counted from 0.
    pub seat: usize,
    /// What all call whoever sits there, person or program; nobody else at the table is called so.
    pub name: Option<String>,
    /// The person who sits there, by the name they gave.
    pub player: Option<String>,
    /// By what the person who sits there is known in the talk of this table.
    pub speaker: Option<String>,
    /// Which program plays.
    pub bot: Option<String>,
    /// Whether it is the asker's.
    pub you: bool,
    /// Whether somebody may take it over.
    pub abandoned: bool,
    /// What the player is in the game, such as a character.
    pub label: Option<String>,
    /// For whom it is kept before the game, if nobody sits there yet.
    pub kept: Option<KeptSummary>,
    /// What the asker brings to this seat, such as a deck. Others are not shown it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[schema(nullable = false)]
    pub brings: Option<String>,
}

/// For whom a seat is kept.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KeptSummary {
    /// Their name.
    pub name: String,
    /// Whether it is the asker.
    pub you: bool,
}

/// How it stands with playing again with the same people.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RematchSummary {
    /// How many people played to the end.
    pub people: usize,
    /// The seats of this table whose people sit at the new one.
    pub came: Vec<usize>,
    /// Whether the asker played, and so can play again.
    pub you: bool,
    /// The new table, for those who played, once one of them has asked for it.
    pub table: Option<TableId>,
}

/// Somebody's wish to take over a seat of a running game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct WishSummary {
    /// Its number, to answer it.
    pub number: u64,
    /// Who wishes.
    pub name: String,
    /// Which seat.
    pub seat: usize,
    /// Whether it is the asker's.
    pub you: bool,
    /// The seats whose players have yet to agree. If nobody sits there, whoever made the table has to.
    pub awaited: Vec<usize>,
    /// Whether the asker has yet to agree.
    pub awaits_you: bool,
    /// Whether somebody said no.
    pub refused: bool,
}

/// A table as its viewer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TableLook<V, A> {
    /// The table.
    pub table: Summary,
    /// What the viewer sees and is asked.
    #[serde(flatten)]
    pub look: Look<V, A>,
    /// The number of the viewer's last log line.
    pub log_end: u64,
    /// When the clock runs out.
    pub deadline: Option<String>,
}

/// A moment of a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Replay<V, A, E> {
    /// What the chosen eyes saw then; the log's end is theirs, too.
    #[serde(flatten)]
    pub look: TableLook<V, A>,
    /// After how many answers.
    pub at: usize,
    /// How many answers there are.
    pub answers: usize,
    /// The answer that led here.
    pub answer: Option<Entry>,
    /// Every secret, for `all`: the state of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown"))]
    pub everything: Option<Value>,
    /// Everything that these eyes were told until then, if it was wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    #[schema(nullable = false)]
    pub log: Option<Vec<LogEntry<E>>>,
}

/// What somebody needs who has just done something.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Acted<V, A, E> {
    /// For the next answer.
    pub number: u64,
    /// What they see and are asked now.
    pub look: TableLook<V, A>,
    /// What they were told since.
    pub log: Log<E>,
}

/// What a viewer was told.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Log<E> {
    /// The lines.
    pub entries: Vec<LogEntry<E>>,
    /// The number of the last line there is.
    pub end: u64,
}

/// A line of the log.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LogEntry<E> {
    /// Counts up from 1 for each viewer.
    pub n: u64,
    /// What happened, for programs.
    #[schema(value_type = GameEvent)]
    pub event: E,
    /// The same in words.
    pub text: String,
    /// In which turn.
    pub turn: u32,
}

/// What a program would have done in the place of whoever answered at a moment of a finished game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reasoned {
    /// Who answered.
    pub seat: u8,
    /// What they answered.
    pub answer: Vec<String>,
    /// What the program would have answered.
    pub advice: Advice,
}

/// Whether a finished game was played by the rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "types", ts(optional_fields))]
pub struct Verified {
    /// Whether it was.
    pub ok: bool,
    /// The digest of the seed that was published at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub commitment: Option<String>,
    /// What was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub problem: Option<String>,
    /// The seed.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    #[schema(value_type = String)]
    pub seed: Seed,
}

/// That something changed that the viewer may know of: the data of the stream's event `changed`.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Changed {
    /// The viewer's number of the match.
    pub number: u64,
    /// The number of the viewer's last log line.
    pub log_end: u64,
    /// How far the table has come.
    pub phase: Phase,
}

/// Whether the server works.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Health {
    /// It does.
    pub ok: bool,
    /// How many tables are in memory.
    pub tables_in_memory: usize,
}
