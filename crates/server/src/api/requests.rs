//! Bodies and queries of requests.

use serde::{Deserialize, Deserializer, Serialize};
use tabletop::StandingOrders;
use tabletop::hosting::GameSetup;
use utoipa::{IntoParams, ToSchema};

use crate::reactions::Reaction;
use crate::store::{Pace, Visibility};

/// What somebody wants to be called.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 30 characters.
    #[schema(example = "Ann")]
    pub name: String,
}

/// What somebody wants to change of themselves; what is not given stays.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", ts(optional_fields = nullable))]
pub struct ChangeMe {
    /// 1 to 30 characters.
    pub name: Option<String>,
    /// The address that is called when it is your decision at a slow table; null for none.
    #[serde(default, deserialize_with = "given")]
    #[cfg_attr(feature = "types", ts(as = "Option<String>"))]
    #[schema(value_type = Option<String>)]
    pub webhook: Option<Option<String>>,
}

/// Tells a null from what is not there.
#[allow(clippy::option_option)]
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// The name and password of an account.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    #[schema(example = "Ann")]
    pub name: String,
    /// 8 to 200 bytes.
    pub password: String,
}

/// A new password for an account.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The password until now.
    pub old: String,
    /// 8 to 200 bytes.
    pub new: String,
}

/// A wish to be forgotten.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", ts(optional_fields = nullable))]
pub struct DeleteMe {
    /// The password, for accounts.
    pub password: Option<String>,
}

/// Something new to be kept.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewBelonging {
    /// The game's short name.
    #[schema(example = "ccg")]
    pub game: String,
    /// 1 to 60 characters.
    #[schema(example = "Fighters")]
    pub name: String,
    /// What is brought: 20 kB at most. It need not be playable yet.
    pub text: String,
}

/// Something kept, in its new form.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangeBelonging {
    /// 1 to 60 characters.
    pub name: String,
    /// What is brought: 20 kB at most.
    pub text: String,
}

/// A text that somebody thinks of bringing.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CheckBringing {
    /// What would be brought.
    pub text: String,
}

/// Which of your belongings.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichBelongings {
    /// The game's short name.
    #[param(example = "ccg")]
    pub game: String,
    /// In which language.
    #[serde(flatten)]
    #[param(ignore)]
    pub language: Language,
}

/// A set-up that somebody thinks of.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CheckSetup {
    /// The set-up.
    pub setup: GameSetup,
}

/// A table to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", ts(optional_fields = nullable))]
pub struct NewTable {
    /// The game's short name.
    #[schema(example = "fleet")]
    pub game: String,
    /// How it is set up.
    pub setup: GameSetup,
    /// Who sits where, one entry a player.
    pub seats: Vec<NewSeat>,
    /// How fast it plays; live and without a clock if it is not given.
    pub pace: Option<Pace>,
    /// Who finds it; only who has the link if it is not given.
    pub visibility: Option<Visibility>,
    /// Whether people are told, when they ask, what a program would do in their place. They always are where nobody
    /// else plays; where others do, only if this is true.
    pub hints: Option<bool>,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever makes the table.
    #[cfg_attr(feature = "types", ts(optional_fields = nullable))]
    Me {
        /// What you bring, such as a deck: nobody else is shown it before the end.
        brings: Option<String>,
    },
    /// Whoever comes.
    Open {},
    /// A player program.
    #[cfg_attr(feature = "types", ts(optional_fields = nullable))]
    Bot {
        /// Its name.
        bot: String,
        /// What it brings.
        brings: Option<String>,
    },
}

/// A table with the asker and programs.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", ts(optional_fields = nullable))]
pub struct QuickTable {
    /// The game's short name.
    #[schema(example = "fleet")]
    pub game: String,
    /// For how many players; the usual number if it is not given.
    pub players: Option<u8>,
    /// What you bring, such as a deck.
    pub brings: Option<String>,
}

/// A wish to sit down.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", ts(optional_fields = nullable))]
pub struct Join {
    /// Where; on any free seat if it is not given.
    pub seat: Option<usize>,
    /// What the link says.
    pub invite: Option<String>,
    /// What you bring, such as a deck: nobody else is shown it before the end.
    pub brings: Option<String>,
}

/// What a player brings to a table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", ts(optional_fields = nullable))]
pub struct Bring {
    /// One of the words of the game's catalogue, or a text of your own; nothing if it is not given.
    pub brings: Option<String>,
}

/// A wish to go on for somebody.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", ts(optional_fields = nullable))]
pub struct TakeOver {
    /// On which seat.
    pub seat: usize,
    /// What the link says.
    pub invite: Option<String>,
}

/// Whether somebody may speak at a table.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// Who: the `speaker` of a seat, or of something that was said.
    pub speaker: String,
    /// Whether they may not.
    pub muted: bool,
}

/// Somebody to be sent away.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Remove {
    /// From which seat.
    pub seat: usize,
}

/// A seat to be opened that is kept for somebody.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OpenSeat {
    /// Which seat.
    pub seat: usize,
}

/// How somebody reacts.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct React {
    /// With which of the reactions that there are.
    pub reaction: Reaction,
}

/// What a player says to somebody's wish for a seat.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerWish {
    /// The number of the wish.
    pub wish: u64,
    /// Whether you agree.
    pub agree: bool,
}

/// A body that has to be there but says nothing.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Nothing {}

/// An answer to what is asked.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The number of the look to which this is the answer.
    pub number: u64,
    /// Words of the prompt's options, as many as it wants.
    #[schema(example = json!(["stay"]))]
    pub answer: Vec<String>,
}

/// Standing orders to leave.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LeaveOrders {
    /// Which.
    pub orders: StandingOrders,
}

/// Something to say.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// 1 to 500 characters.
    pub text: String,
}

/// The language that a client wants: `lang` in the query, English if it is none of ours.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Language {
    /// `en` or `pl`.
    #[param(example = "en")]
    lang: Option<String>,
}

impl Language {
    /// Its code.
    pub fn code(&self) -> &'static str {
        tabletop::hosting::LANGUAGES[self.place()]
    }

    /// Its place among the languages.
    pub fn place(&self) -> usize {
        let wanted = self.lang.as_deref().unwrap_or_default();
        tabletop::hosting::LANGUAGES.iter().position(|code| *code == wanted).unwrap_or(0)
    }
}

/// Which rules apply: all of them, if nothing is given.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichRules {
    /// Those of this table.
    pub table: Option<String>,
    /// Without a table: those for so many players.
    pub players: Option<u8>,
    /// Without a table: those of these variants, with commas between them.
    #[param(example = "no-sympathizer")]
    pub variants: Option<String>,
}

/// As what is played texts are wanted: as what everybody begins with, if nothing is given.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichTexts {
    /// As what is played at this table.
    pub table: Option<String>,
}

/// What is looked for.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Words {
    /// Words that all have to be there.
    #[serde(default)]
    pub q: String,
}

/// Which tables.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichTables {
    /// Which.
    #[serde(default)]
    #[param(inline, required = false)]
    pub which: TableList,
    /// In which language.
    #[serde(flatten)]
    #[param(ignore)]
    pub language: Language,
}

/// A list of tables.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableList {
    /// Where the asker sits or which the asker made.
    Mine,
    /// Public ones that are not over.
    #[default]
    Public,
    /// Those that are over.
    Finished,
}

/// What is new.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// Only what came after this number.
    #[serde(default)]
    #[param(required = false)]
    pub after: u64,
}

/// Which part of the log, and whose.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichLog {
    /// Only what came after this number.
    #[serde(default)]
    #[param(required = false)]
    pub after: u64,
    /// When the game is over: a seat, `all` or `spectator`.
    #[serde(rename = "as")]
    pub whose: Option<String>,
    /// In which language.
    #[serde(flatten)]
    #[param(ignore)]
    pub language: Language,
}

/// What somebody knows already who does something.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Known {
    /// The number of the last line of the log that they have.
    #[serde(default)]
    #[param(required = false)]
    pub after: u64,
    /// In which language.
    #[serde(flatten)]
    #[param(ignore)]
    pub language: Language,
}

/// A moment of a finished game.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Moment {
    /// After how many answers.
    #[serde(default)]
    #[param(required = false)]
    pub at: usize,
    /// Through whose eyes: a seat, `all` or `spectator`.
    #[serde(rename = "as")]
    pub whose: Option<String>,
    /// Whether everything that was told until then is wanted, too.
    #[serde(default)]
    #[param(required = false)]
    pub log: bool,
    /// In which language.
    #[serde(flatten)]
    #[param(ignore)]
    pub language: Language,
}

/// Which table an address is about.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct WhichTable {
    /// The table.
    pub id: String,
}
