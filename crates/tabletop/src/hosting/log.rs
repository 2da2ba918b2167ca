//! The log of a match: events, which are put into words when somebody reads them, in the reader's language.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Coming, GameEvent, HostEvent, Hosting, Phrase, SeatChange};
use crate::{Audience, Seat};

/// A line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// Who was told.
    pub audience: Audience,
    /// The turn in which it happened.
    pub turn: u32,
    /// What happened.
    pub event: GameEvent,
    /// What words for it need beside the event, if that is not what the line before needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cast: Option<GameCast>,
}

/// A game's [`Hosting::Cast`]; its form depends on the game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameCast(Value);

impl GameCast {
    pub(super) fn of(cast: &impl Serialize) -> GameCast {
        GameCast(json!(cast))
    }
}

/// An event in words. One that other rules told, and these can't read, is only named.
pub(super) fn words<G: Hosting>(
    language: &str,
    event: &GameEvent,
    cast: &GameCast,
    about: Option<Seat>,
) -> Phrase {
    let cast: G::Cast = serde_json::from_value(cast.0.clone()).unwrap_or_default();
    let text = if let Ok(event) = serde_json::from_value::<G::Event>(event.0.clone()) {
        match about {
            None => G::event(language, &event, &cast),
            Some(seat) => G::event_of(language, seat, &event, &cast),
        }
    } else if let Ok(event) = serde_json::from_value(event.0.clone()) {
        host_event::<G>(language, event, &cast)
    } else {
        format!("({})", event.0.get("event").and_then(Value::as_str).unwrap_or("?"))
    };
    Phrase::new(text)
}

fn host_event<G: Hosting>(language: &str, event: HostEvent, cast: &G::Cast) -> String {
    let change = match event {
        HostEvent::TakenBack { seat } => return G::taken_back(language, seat, cast),
        HostEvent::SatDown { seat, who, before } => {
            SeatChange { seat, how: Coming::SatDown, who, other: before }
        }
        HostEvent::Left { seat, who, after } => SeatChange { seat, how: Coming::Left, who, other: after },
    };
    G::seat_changed(language, &change, cast)
}
