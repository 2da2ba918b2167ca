//! A table as lists show it.

use serde::Serialize;
use serde_json::Value;

use super::body::Language;
use crate::games;
use crate::ids::{TableId, UserId};
use crate::store::{Pace, Phase, Row, Visibility, iso};

/// A table as lists show it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Summary {
    /// Its id.
    pub id: TableId,
    /// The game's short name.
    pub game: String,
    /// The game's title.
    pub title: Value,
    /// How far it has come.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// How many seats.
    pub players: usize,
    /// How it is set up.
    pub setup: Value,
    /// How fast.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
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
    /// What the link says, for the owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// A seat as lists show it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct SeatSummary {
    /// Counted from 0.
    pub seat: usize,
    /// Who sits there.
    pub player: Option<String>,
    /// Which program plays.
    pub bot: Option<String>,
    /// Whether it is the asker's.
    pub you: bool,
    /// Whether somebody may take it over.
    pub abandoned: bool,
    /// What the game calls the player.
    pub label: Option<String>,
}

impl Summary {
    /// What `user` sees of a table in lists.
    pub(super) fn of(row: &Row, user: Option<&UserId>, language: &Language) -> Summary {
        let meta = &row.meta;
        let labels = row.glance.labels.get(language.place());
        let seats = meta.seats.iter().enumerate().map(|(at, seat)| SeatSummary {
            seat: at,
            player: seat.name.clone(),
            bot: seat.bot.clone(),
            you: user.is_some() && seat.user.as_ref() == user,
            abandoned: seat.abandoned,
            label: labels.and_then(|labels| labels.get(at).cloned().flatten()),
        });
        let seats: Vec<SeatSummary> = seats.collect();
        let mine = seats.iter().position(|seat| seat.you);
        let owner = user == Some(&meta.owner);
        let running = row.phase == Phase::Running;
        let title = games::by_name(&meta.game).map(|game| game.catalogue(language.code())["title"].clone());
        Summary {
            id: row.id.clone(),
            game: meta.game.clone(),
            title: title.unwrap_or_default(),
            phase: row.phase,
            players: seats.len(),
            setup: meta.setup.clone(),
            pace: meta.pace,
            visibility: meta.visibility,
            owner,
            host: meta.seat_of(&meta.owner),
            waiting_for_you: running
                && mine.is_some_and(|at| row.glance.asked.iter().any(|&seat| usize::from(seat) == at)),
            waiting: if running { row.glance.waiting.clone() } else { Vec::new() },
            deadline: row.deadline.filter(|_| running).map(iso),
            turn: row.glance.turn,
            outcome: row.glance.outcome.as_ref().and_then(|texts| texts.get(language.place()).cloned()),
            created: iso(row.created),
            invite: owner.then(|| meta.invite.clone()),
            seats,
        }
    }
}
