//! What a host sends to a viewer of any game. What the game itself has to say in it is JSON whose form the
//! game's own types give.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::Ended;
use crate::{Seat, StandingOrders};

/// What the viewer may know; its form depends on the game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(transparent)]
pub struct GameView(pub Value);

/// What is asked; its form depends on the game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(transparent)]
pub struct GameAsk(pub Value);

/// What happened: an event of the game, or of its host.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
pub struct GameEvent(pub Value);

/// How a table is set up; its form depends on the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
#[cfg_attr(feature = "types", ts(type = "unknown"))]
pub struct GameSetup(pub Value);

/// Everything that has a name in the game, and the numbers a client draws with; its form depends on the game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(transparent)]
pub struct GameTexts(pub Value);

/// What a viewer sees and is asked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Look<V, A> {
    /// The viewer's seat.
    pub seat: Option<Seat>,
    /// The viewer's number of the match, to send back with an answer.
    pub number: u64,
    /// What the viewer may know.
    #[schema(value_type = GameView)]
    pub view: V,
    /// The open question to the viewer.
    pub prompt: Option<Question<A>>,
    /// Who is waited for, as far as all can see.
    pub waiting: Vec<Seat>,
    /// Whether the viewer could take the last answer back.
    pub can_undo: bool,
    /// The viewer's standing orders.
    pub orders: Option<StandingOrders>,
    /// How it ended.
    pub outcome: Option<Ended>,
}

/// A question in words.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Question<A> {
    /// What is asked, for programs.
    #[schema(value_type = GameAsk)]
    pub ask: A,
    /// The same as a sentence.
    pub text: String,
    /// What may be picked.
    pub options: Vec<Pick>,
    /// The least number of options to pick.
    pub least: u8,
    /// The greatest number of options to pick.
    pub most: u8,
    /// Whether it is a moment to interrupt, which standing orders may let pass.
    pub window: bool,
    /// The rulebook section behind it.
    pub section: Option<String>,
    /// That section's title, if the host knows the rulebook.
    pub section_title: Option<String>,
}

/// Something that may be picked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pick {
    /// The word to answer with.
    pub word: String,
    /// What picking it does.
    pub label: String,
    /// What that means, if the label doesn't say everything.
    pub detail: Option<String>,
}

/// What happens at any game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum HostEvent {
    /// A seat took its last answer back.
    TakenBack {
        /// Whose.
        seat: Seat,
    },
    /// Somebody has sat down on a seat of the running game.
    SatDown {
        /// Where.
        seat: Seat,
        /// Who.
        who: String,
        /// Who sat there before.
        before: String,
    },
    /// Somebody has left a seat of the running game.
    Left {
        /// Where.
        seat: Seat,
        /// Who.
        who: String,
        /// Who goes on.
        after: String,
    },
}
