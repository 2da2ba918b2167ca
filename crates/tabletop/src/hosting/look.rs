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
    /// What becomes of the options that are picked.
    pub fate: Option<Fate>,
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

/// Names one of the texts of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CardName {
    /// Of what kind it is.
    pub kind: String,
    /// Its word.
    pub id: String,
}

/// What becomes of the options that are picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// They are added to what is under way, for it or against it.
    Added,
    /// They are discarded.
    Discarded,
}

/// What a die has to show for something to happen, and how likely that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Odds {
    /// What has to be seen on the die; nothing if it happens whatever is seen, or not at all.
    pub wanted: Option<Wanted>,
    /// How likely it is, in hundredths.
    pub percent: u8,
    /// What is added to the die, which what has to be seen already allows for.
    pub bonus: i8,
}

/// A range on a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// This or more.
    AtLeast(u8),
    /// This or less.
    AtMost(u8),
}

impl Odds {
    /// The odds of a fair die, from which of its faces, counted from 1, are wanted. They have to lie together at the
    /// upper or at the lower end.
    pub fn of(faces: &[bool]) -> Odds {
        let count = faces.iter().filter(|wanted| **wanted).count();
        let hundredths = (200 * count + faces.len()).checked_div(2 * faces.len()).unwrap_or(0);
        let wanted = match (faces.first(), faces.last()) {
            (Some(true), Some(false)) => Some(Wanted::AtMost(count as u8)),
            (Some(false), Some(true)) => Some(Wanted::AtLeast((faces.len() - count + 1) as u8)),
            _ => None,
        };
        Odds { wanted, percent: hundredths as u8, bonus: 0 }
    }
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
