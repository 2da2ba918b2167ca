//! The log: what a viewer was told, in words.

use axum::extract::State;
use tabletop::hosting::{GameCast, GameEvent, LogLine, Roster, Title};
use tabletop::{Audience, Seat, Viewer};

use super::App;
use super::body::{Path, Query};
use super::guard::Anybody;
use super::lobby::find;
use crate::api::{Failure, Language, Log, LogEntry, WhichLog, WhichTable, failures};
use crate::error::Error;
use crate::hub::is_over;
use crate::live::{LiveTable, Standing};
use crate::told::{Numbered, numbered};

/// Through whose eyes a finished game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Eyes {
    /// A viewer's.
    Viewer(Viewer),
    /// All of them.
    All,
}

impl Eyes {
    /// Reads `as` of a query.
    pub(super) fn read(text: &str, seats: usize) -> Result<Eyes, Error> {
        match text {
            "all" => Ok(Eyes::All),
            "spectator" => Ok(Eyes::Viewer(Viewer::Spectator)),
            seat => match seat.parse::<u8>() {
                Ok(at) if usize::from(at) < seats => Ok(Eyes::Viewer(Viewer::Seat(Seat(at)))),
                _ => Err(Error::Malformed(format!(
                    "`as`: expected a seat from 0 to {}, `all` or `spectator`",
                    seats.saturating_sub(1)
                ))),
            },
        }
    }

    /// Whether they are told what this audience is told.
    pub(super) fn hear(self, audience: Audience) -> bool {
        match self {
            Eyes::Viewer(viewer) => audience.includes(viewer),
            // What only one seat is told in full stands for what the others are told.
            Eyes::All => !matches!(audience, Audience::Except(_)),
        }
    }
}

/// A line as it is sent to these eyes.
pub(super) fn entry(
    title: &dyn Title,
    line: &Numbered<'_>,
    eyes: Eyes,
    language: &Language,
    roster: &Roster,
) -> LogEntry<GameEvent> {
    let LogLine { audience, event, turn, .. } = line.line;
    let about = match audience {
        Audience::Only(seat) if eyes == Eyes::All => Some(*seat),
        _ => None,
    };
    let text = title.words(language.code(), event, line.cast, about).at(roster);
    LogEntry { n: line.n, event: event.clone(), text, turn: *turn }
}

/// What you were told so far.
#[utoipa::path(
    get, path = "/tables/{id}/log", tag = "Playing",
    params(WhichTable, WhichLog, Language),
    responses(
        (status = 200, description = "The log", body = Log<GameEvent>),
        (status = 403, description = "Other eyes can be had when the game is over", body = Failure),
        failures::NoTable,
    )
)]
pub(super) async fn log(
    State(app): State<App>,
    Anybody(user): Anybody,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(query): Query<WhichLog>,
) -> Result<axum::Json<Log<GameEvent>>, Error> {
    let table = find(&app, &id).await?;
    let standing = table.standing();
    let own = standing.viewer(user.as_ref().map(|user| &user.id));
    let eyes = match &query.whose {
        None => Eyes::Viewer(own),
        Some(text) => Eyes::read(text, standing.row.meta.seats.len())?,
    };
    if eyes != Eyes::Viewer(own) && eyes != Eyes::Viewer(Viewer::Spectator) && !is_over(&standing) {
        return Err(Error::NotAllowed("other eyes can be had when the game is over".to_owned()));
    }
    Ok(axum::Json(log_after(&app, &table, &standing, eyes, query.after, &query.language).await?))
}

/// The lines after this number, from memory if they are there.
pub(super) async fn log_after(
    app: &App,
    table: &LiveTable,
    standing: &Standing,
    eyes: Eyes,
    after: u64,
    language: &Language,
) -> Result<Log<GameEvent>, Error> {
    let Some(playing) = &standing.playing else { return Ok(Log { entries: Vec::new(), end: 0 }) };
    let roster = standing.row.roster();
    let shown = |line: Numbered<'_>| entry(table.title, &line, eyes, language, &roster);
    if let Eyes::Viewer(viewer) = eyes
        && let Some(lines) = playing.told.tail(viewer, after)
    {
        let entries = lines.into_iter().map(shown).collect();
        return Ok(Log { entries, end: playing.told.count(viewer) });
    }
    // What came after `standing` is told the next time.
    let lines = stored_lines(app, table, playing.seq).await?;
    let cast = GameCast::default();
    let told: Vec<Numbered<'_>> = numbered(&lines, 0, &cast, |audience| eyes.hear(audience)).collect();
    let end = told.last().map_or(0, |line| line.n);
    let entries = told.into_iter().filter(|line| line.n > after).map(shown).collect();
    Ok(Log { entries, end })
}

/// All lines up to this change, whoever was told.
pub(super) async fn stored_lines(app: &App, table: &LiveTable, until: i64) -> Result<Vec<LogLine>, Error> {
    let changes = app.hub.store.changes(&table.id, 0).await?;
    let known = changes.into_iter().filter(|change| change.seq <= until);
    Ok(known.flat_map(|change| change.lines).collect())
}
