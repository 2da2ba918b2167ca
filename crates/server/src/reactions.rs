//! Reactions: one of a few things that a player can say by pressing a button. They are shown for a moment to whoever
//! looks at the table, and kept nowhere.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::Error;
use crate::hub::Hub;
use crate::ids::{self, TableId};
use crate::live::LiveTable;

/// So many are remembered at a table, for streams that have yet to send them and to know those that come twice.
const REMEMBERED: usize = 32;

/// What a player can say by pressing a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// That they have known it all along.
    KnewIt,
    /// That it was not them.
    NotMe,
    /// That somebody did well.
    WellDone,
    /// That all agree.
    AllOfUs,
    /// That they can't believe it.
    What,
    /// That they are sorry.
    Sorry,
}

/// Somebody's reaction: the data of the stream's event `reaction`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reacted {
    /// Tells it from all others.
    pub id: String,
    /// On which seat they sit.
    pub seat: u8,
    /// What they say.
    pub reaction: Reaction,
}

impl Reacted {
    /// Somebody on a seat reacts.
    pub(crate) fn new(seat: u8, reaction: Reaction) -> Reacted {
        Reacted { id: ids::reaction_id(), seat, reaction }
    }
}

/// The last reactions at a table.
#[derive(Default)]
pub(crate) struct Reactions(Mutex<Last>);

#[derive(Default)]
struct Last {
    /// How many there were.
    count: usize,
    few: VecDeque<Reacted>,
}

impl Reactions {
    /// How many there were.
    pub(crate) fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).count
    }

    /// Those after the first so many, as far as they are remembered, and how many there were.
    pub(crate) fn after(&self, known: usize) -> (Vec<Reacted>, usize) {
        let last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let new = last.count.saturating_sub(known).min(last.few.len());
        (last.few.iter().skip(last.few.len() - new).cloned().collect(), last.count)
    }

    /// Whether this one is new: other nodes send it back to where it came from.
    fn note(&self, reacted: Reacted) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if last.few.iter().any(|known| known.id == reacted.id) {
            return false;
        }
        last.count += 1;
        last.few.push_back(reacted);
        if last.few.len() > REMEMBERED {
            last.few.pop_front();
        }
        true
    }
}

impl Hub {
    /// Shows a reaction to everybody who looks at the table, here and at other nodes.
    pub(crate) async fn react(&self, table: &LiveTable, reacted: &Reacted) -> Result<(), Error> {
        show(table, reacted.clone());
        if self.store.is_shared() {
            self.store.pass_on(&table.id, reacted).await?;
        }
        Ok(())
    }

    /// Shows a reaction that another node has passed on, if anybody can be looking at the table here.
    pub(crate) fn note_reaction(&self, table: &TableId, reacted: Reacted) {
        if let Some(table) = self.loaded(table) {
            show(&table, reacted);
        }
    }
}

fn show(table: &LiveTable, reacted: Reacted) {
    if table.reactions.note(reacted) {
        table.wake();
    }
}
