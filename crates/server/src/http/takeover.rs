//! Sitting down at a running game, to which its people have to agree.

use axum::extract::State;

use super::App;
use super::body::{Json, Path};
use super::guard::Somebody;
use super::lobby::{check_invited, find, summary};
use crate::api::{AnswerWish, Failure, Summary, TakeOver, WhichTable, failures};
use crate::error::{Error, ErrorCode};
use crate::hub::removed;
use crate::live::Standing;
use crate::store::{Phase, Row, User};

fn check_running(standing: &Standing) -> Result<(), Error> {
    match standing.row.phase {
        Phase::Running => Ok(()),
        _ => Err(Error::conflict(ErrorCode::NotRunning, "the game is not running")),
    }
}

/// A seat that was given up is for everybody who is invited, a program's seat for those who have the owner's link.
fn check_to_be_had(row: &Row, user: &User, body: &TakeOver) -> Result<(), Error> {
    if row.meta.removed.contains(&user.id) {
        return Err(removed());
    }
    if body.seat >= row.meta.seats.len() {
        return Err(Error::Malformed(format!("`seat`: there is no seat {}", body.seat)));
    }
    if row.is_given_up(body.seat) {
        return check_invited(row, user, body.invite.as_deref());
    }
    let by_link = body.invite.as_deref() == Some(row.meta.invite.as_str());
    if row.is_to_be_had(body.seat) && by_link {
        Ok(())
    } else {
        Err(Error::NotAllowed("this seat was not given up by its player".to_owned()))
    }
}

/// Takes a seat that its player left, or a program's seat by the owner's link.
///
/// Who has sat there before sits down. Anybody else wishes for it, and sits down when all people who play there have
/// agreed; where nobody but the owner has ever sat, the owner alone. Who has sat on another seat of the game can't
/// have it: nobody is to know the secrets of two seats.
#[utoipa::path(
    post, path = "/tables/{id}/take-over", tag = "Tables",
    params(WhichTable),
    request_body = TakeOver,
    responses(
        (status = 200, description = "The table, with your seat or your wish", body = Summary),
        failures::NoSession,
        (status = 403, description = "The seat was not given up, or it is by invitation", body = Failure),
        failures::NoTable,
        (status = 409, description = "The game is not running, you sit there or have sat elsewhere, nobody is there to agree, or too many ask", body = Failure),
    )
)]
pub(super) async fn take_over(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(body): Json<TakeOver>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let standing = app
        .hub
        .seat(&table, |standing, row| {
            check_running(standing)?;
            check_to_be_had(row, &user, &body)?;
            row.meta.take_over(body.seat, &user.id, &user.name)
        })
        .await?;
    Ok(summary(&standing, &user))
}

/// Agrees that somebody takes over a seat, or refuses it.
#[utoipa::path(
    post, path = "/tables/{id}/take-over/answer", tag = "Tables",
    params(WhichTable),
    request_body = AnswerWish,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::Malformed, failures::NoSession, failures::NotSeated, failures::NoTable,
        (status = 409, description = "The game is not running, or nobody wishes for it any more", body = Failure),
    )
)]
pub(super) async fn answer_wish(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(AnswerWish { wish, agree }): Json<AnswerWish>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let standing = app
        .hub
        .seat(&table, |standing, row| {
            check_running(standing)?;
            row.meta.answer_wish(wish, &user.id, agree)
        })
        .await?;
    Ok(summary(&standing, &user))
}
