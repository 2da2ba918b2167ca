//! Playing again with the same people.

use std::sync::Arc;

use axum::extract::State;

use super::App;
use super::body::{Json, Path};
use super::guard::Somebody;
use super::lobby::{Plan, check_waiting, find, prepared, summary};
use super::owner::check_owner;
use crate::api::{Failure, Nothing, OpenSeat, Summary, WhichTable, failures};
use crate::error::{Error, ErrorCode};
use crate::hub::closed;
use crate::live::{LiveTable, Standing};
use crate::store::{Added, Phase, Row, SeatMeta, User};

/// A table at which others always ask first is given up.
const ATTEMPTS: usize = 8;

/// Whether somebody may play again with those of this table.
fn check_played(row: &Row, user: &User) -> Result<(), Error> {
    match row.phase {
        Phase::Waiting | Phase::Running => {
            Err(Error::conflict(ErrorCode::NotOver, "the game is not over yet"))
        }
        Phase::Closed => Err(closed()),
        Phase::Over if row.meta.seat_of(&user.id).is_none() => {
            Err(Error::conflict(ErrorCode::NotSeated, "only those who played here play again together"))
        }
        Phase::Over => Ok(()),
    }
}

/// Plays again with those of a finished table. Who asks first makes a table like it, with a seat kept for each of the
/// others and everybody one seat farther; who asks after that sits down there. It starts at once if no seat is open.
///
/// Who comes when that game has begun without them is shown it all the same.
#[utoipa::path(
    post, path = "/tables/{id}/rematch", tag = "Tables",
    params(WhichTable),
    request_body = Nothing,
    responses(
        (status = 200, description = "The table of the next game", body = Summary),
        failures::NoSession, failures::NoTable,
        (status = 409, description = "The game is not over, was closed, you did not play there, or no seat is left", body = Failure),
        (status = 422, description = "It can not be set up like this any more", body = Failure),
        (status = 429, description = "You have made too many tables", body = Failure),
    )
)]
pub(super) async fn rematch(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<Summary>, Error> {
    let former = find(&app, &id).await?;
    for _ in 0..ATTEMPTS {
        let standing = former.standing();
        check_played(&standing.row, &user)?;
        if let Some(next) = app.hub.next_table(&standing).await? {
            return Ok(summary(&*come(&app, &next, &standing, &user).await?, &user));
        }
        let next = next_row(&app, &standing.row, &user)?;
        app.guard.new_table(&user.id)?;
        match app.hub.make_next(&former, &standing, &next).await? {
            Added::Durable => {
                let next = app.hub.table(&next.id).await?;
                if next.standing().row.meta.seats.iter().all(SeatMeta::is_taken) {
                    app.hub.begin(&next).await?;
                }
                return Ok(summary(&next.standing(), &user));
            }
            Added::TooMany => return Err(Error::TooManyTables),
            Added::TooLate => {}
        }
    }
    Err(Error::conflict(ErrorCode::Busy, "the table changes too fast: try again"))
}

/// The table of the next game, as whoever asks first finds it.
fn next_row(app: &App, former: &Row, user: &User) -> Result<Row, Error> {
    let mut meta = former.meta.clone();
    meta.seats = meta.seats_again();
    if let Some(at) = meta.kept_for(&user.id) {
        let brings = meta.seats[at].brings.take();
        meta.sit(at, &user.id, &user.name, brings);
    }
    let title = app.hub.game(&meta.game)?;
    title.check(&meta.setup)?;
    let plan = Plan {
        game: meta.game,
        setup: meta.setup,
        seats: meta.seats,
        pace: meta.pace,
        visibility: meta.visibility,
        hints: meta.hints,
        rematch_of: Some(former.id.clone()),
    };
    prepared(app, user, plan)
}

/// Sits down at the table of the next game, unless they do already or it has begun.
async fn come(
    app: &App,
    next: &Arc<LiveTable>,
    former: &Standing,
    user: &User,
) -> Result<Arc<Standing>, Error> {
    let standing = next.standing();
    if standing.row.phase != Phase::Waiting || standing.row.meta.seat_of(&user.id).is_some() {
        return Ok(standing);
    }
    let brought = former.row.meta.seat_of(&user.id).and_then(|at| former.row.meta.seats[at].brings.clone());
    let seated = app.hub.seat(next, |standing, row| {
        check_waiting(standing)?;
        if row.meta.seat_of(&user.id).is_some() {
            return Ok(());
        }
        let free = || row.meta.seats.iter().position(|seat| seat.is_free_for(&user.id));
        let at = row.meta.kept_for(&user.id).or_else(free);
        let at = at.ok_or_else(|| Error::conflict(ErrorCode::Taken, "no seat is left there"))?;
        row.meta.sit(at, &user.id, &user.name, brought.clone());
        row.meta.whole_setup(next.title).map(|_| ())
    });
    match seated.await {
        // It has begun in the last moment.
        Err(Error::Conflict { code: ErrorCode::Started, .. }) => Ok(next.standing()),
        seated => seated,
    }
}

/// Lets anybody have a seat that is kept for somebody. For the owner, before the game.
#[utoipa::path(
    post, path = "/tables/{id}/open", tag = "Tables",
    params(WhichTable),
    request_body = OpenSeat,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::Malformed, failures::NoSession,
        (status = 403, description = "It is not your table", body = Failure),
        failures::NoTable,
        (status = 409, description = "The seat is not kept for anybody, or the game has begun", body = Failure),
    )
)]
pub(super) async fn open_seat(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(body): Json<OpenSeat>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let standing = app
        .hub
        .seat(&table, |standing, row| {
            check_owner(row, &user)?;
            check_waiting(standing)?;
            let seat = row.meta.seats.get_mut(body.seat).filter(|seat| seat.kept.is_some());
            let not_kept = || Error::conflict(ErrorCode::NotKept, "this seat is not kept for anybody");
            *seat.ok_or_else(not_kept)? = SeatMeta::default();
            Ok(())
        })
        .await?;
    Ok(summary(&standing, &user))
}
