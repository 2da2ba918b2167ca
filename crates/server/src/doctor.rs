//! Looks at every stored game as a server would, and says what is wrong. It changes nothing.

use std::sync::Arc;

use tabletop::Resumed;
use tabletop::hosting::Title;

use crate::error::Error;
use crate::games;
use crate::hub::kept;
use crate::store::{Phase, Row, Store, Stored};
use crate::world::World;

/// How a table was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// It waits for players.
    Waiting,
    /// It goes on where it was.
    GoesOn,
    /// It goes on, but what the running step asked is asked again: the rules have changed under it.
    AskedAgain,
    /// It ended, and its record is true.
    True,
    /// It ended under other rules, by which it can't be replayed here.
    OtherRules(u32),
    /// This is the matter with it.
    Wrong(String),
}

/// Looks at every table, the oldest first, and tells of each by its id.
pub async fn examine(store: &Store, mut tell: impl FnMut(&str, Found)) -> Result<(), Error> {
    for name in store.all_tables().await? {
        let found = match look(store, &name).await {
            // Whoever made it has closed it since.
            Err(Error::NotFound(_)) => continue,
            Err(error @ (Error::Store(_) | Error::Down)) => return Err(error),
            found => found.unwrap_or_else(|error| Found::Wrong(error.to_string())),
        };
        tell(&name, found);
    }
    Ok(())
}

async fn look(store: &Store, name: &str) -> Result<Found, Error> {
    let id = name.parse().map_err(Error::Damaged)?;
    let (row, stored) = store.table_and_match(&id).await?;
    let games = Arc::clone(store.world());
    let Some(stored) = stored else {
        return Ok(match row.phase {
            Phase::Waiting => Found::Waiting,
            phase => Found::Wrong(format!("it is {phase}, but there is no checkpoint of a match")),
        });
    };
    // A bug in the rules must not end the look at the others.
    let looked = tokio::task::spawn_blocking(move || look_at(games.as_ref(), &row, stored)).await;
    looked.unwrap_or_else(|panic| Ok(Found::Wrong(format!("a bug in the rules: {panic}"))))
}

fn look_at(world: &dyn World, row: &Row, stored: Stored) -> Result<Found, Error> {
    let Ok(title) = games::find(world.games(), &row.meta.game) else {
        return Ok(Found::Wrong(format!("there is no game `{}`", row.meta.game)));
    };
    let missing = stored.changes.iter().zip(1..).find(|(change, seq)| change.seq != *seq);
    if let Some((_, seq)) = missing {
        return Ok(Found::Wrong(format!("change {seq} is missing")));
    }
    let last = stored.changes.len() as i64;
    if !(1..=last).contains(&stored.snapshot.0) {
        return Ok(Found::Wrong(format!("the checkpoint is of change {}, of {last}", stored.snapshot.0)));
    }
    resume(title, row, stored)
}

fn resume(title: &'static dyn Title, row: &Row, stored: Stored) -> Result<Found, Error> {
    let (game, how) = title.resume(kept(stored)).map_err(|error| Error::Damaged(error.to_string()))?;
    let wrong = |problem: &str| Ok(Found::Wrong(problem.to_owned()));
    match (row.phase, game.is_over()) {
        (Phase::Waiting, _) => wrong("it waits for players, but has a match"),
        (Phase::Running | Phase::Closed, true) => wrong("the match is over, but the table is not"),
        (Phase::Over, false) => wrong("the table is over, but its match is not"),
        (Phase::Running | Phase::Closed, false) if game.asked().is_empty() => {
            wrong("nobody is asked anything")
        }
        (Phase::Running | Phase::Closed, false) => Ok(match how {
            Resumed::WhereItWas => Found::GoesOn,
            Resumed::StepAskedAgain => Found::AskedAgain,
        }),
        (Phase::Over, true) if row.meta.rules != title.rules() => Ok(Found::OtherRules(row.meta.rules)),
        (Phase::Over, true) => Ok(match verify(title, row, game.as_ref()) {
            Ok(()) => Found::True,
            Err(problem) => Found::Wrong(problem),
        }),
    }
}

/// Plays a finished game again from its seed, and holds its record against that.
fn verify(title: &dyn Title, row: &Row, game: &dyn tabletop::hosting::Hosted) -> Result<(), String> {
    let setup = row.meta.whole_setup(title).map_err(|error| error.to_string())?;
    let entries = game.entries();
    let replayed = title.replay(&setup, row.seed, entries, entries.len())?;
    if !replayed.is_over() {
        return Err(format!("replayed, it is not over after its {} answers", entries.len()));
    }
    game.verify().map(|_| ())
}
