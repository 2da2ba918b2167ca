//! What the owner of a table can do about the others: not let them speak, send them away, end it all.

use axum::extract::State;

use super::App;
use super::body::{Json, Path};
use super::guard::Somebody;
use super::lobby::{check_goes_on, check_waiting, find, summary};
use crate::api::{Failure, Mute, Nothing, Remove, Summary, WhichTable, failures};
use crate::error::{Error, ErrorCode};
use crate::store::{Row, User};

/// Nobody has this many people to silence at one table.
const MOST_MUTED: usize = 200;

pub(super) fn check_owner(row: &Row, user: &User) -> Result<(), Error> {
    if row.meta.owner == user.id {
        return Ok(());
    }
    Err(Error::NotAllowed("only the owner of the table can do this".to_owned()))
}

/// Lets somebody not speak at your table, or speak again. What they said stays.
#[utoipa::path(
    post, path = "/tables/{id}/mute", tag = "Tables",
    params(WhichTable),
    request_body = Mute,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::Malformed, failures::NoSession,
        (status = 403, description = "It is not your table, or it is you", body = Failure),
        failures::NoTable,
    )
)]
pub(super) async fn mute(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(body): Json<Mute>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let own = user.id.at(&table.id);
    if body.speaker.len() != own.len() {
        return Err(Error::Malformed("`speaker`: expected that of a seat or of something said".to_owned()));
    }
    let standing = app
        .hub
        .seat(&table, |_, row| {
            check_owner(row, &user)?;
            if body.speaker == own {
                return Err(Error::NotAllowed("you can't silence yourself".to_owned()));
            }
            row.meta.muted.retain(|muted| *muted != body.speaker);
            if body.muted {
                row.meta.muted.push(body.speaker.clone());
            }
            if row.meta.muted.len() > MOST_MUTED {
                return Err(Error::Malformed(format!("`speaker`: {MOST_MUTED} are silenced already")));
            }
            Ok(())
        })
        .await?;
    Ok(summary(&standing, &user))
}

/// Sends somebody away from your table before the game begins. They can't come back to it.
#[utoipa::path(
    post, path = "/tables/{id}/remove", tag = "Tables",
    params(WhichTable),
    request_body = Remove,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::NoSession,
        (status = 403, description = "It is not your table, or it is you", body = Failure),
        failures::NoTable,
        (status = 409, description = "Nobody sits there, or the game has begun", body = Failure),
    )
)]
pub(super) async fn remove(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(body): Json<Remove>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let standing = app
        .hub
        .seat(&table, |standing, row| {
            check_owner(row, &user)?;
            check_waiting(standing)?;
            let seat = row.meta.seats.get_mut(body.seat).filter(|seat| seat.user.is_some());
            let nobody = || Error::conflict(ErrorCode::NotSeated, "nobody sits on this seat");
            let who = std::mem::take(seat.ok_or_else(nobody)?).user;
            if who.as_ref() == Some(&user.id) {
                return Err(Error::NotAllowed("leave the table instead".to_owned()));
            }
            row.meta.removed.extend(who);
            Ok(())
        })
        .await?;
    Ok(summary(&standing, &user))
}

/// Closes your table. One that waits is gone. A running game ends for all without a result, and stays so: nobody is
/// shown its secrets.
#[utoipa::path(
    post, path = "/tables/{id}/close", tag = "Tables",
    params(WhichTable),
    request_body = Nothing,
    responses(
        (status = 200, description = "The table as it ended", body = Summary),
        failures::NoSession,
        (status = 403, description = "It is not your table", body = Failure),
        failures::NoTable,
        (status = 409, description = "The game is over", body = Failure),
    )
)]
pub(super) async fn close(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let may_close = |row: &Row| {
        check_owner(row, &user)?;
        check_goes_on(row)
    };
    let standing = app.hub.end(&table, may_close).await?;
    Ok(summary(&standing, &user))
}
