//! Reacting to what happens at a table.

use axum::extract::State;

use super::App;
use super::body::{Json, Path};
use super::guard::Somebody;
use super::lobby::find;
use super::table::{check_may_speak, seat_of};
use crate::api::{Failure, React, Reacted, WhichTable, failures};
use crate::error::Error;
use crate::hub::closed;
use crate::store::Phase;

/// Shows a reaction of yours to everybody who looks at the table. It is kept nowhere.
#[utoipa::path(
    post, path = "/tables/{id}/react", tag = "Playing",
    params(WhichTable),
    request_body = React,
    responses(
        (status = 200, description = "Your reaction", body = Reacted),
        failures::Malformed, failures::NoSession, failures::NotSeated, failures::NoTable,
        (status = 409, description = "The owner of the table does not let you speak, or has closed it", body = Failure),
        (status = 429, description = "You react too often", body = Failure),
    )
)]
pub(super) async fn react(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(body): Json<React>,
) -> Result<axum::Json<Reacted>, Error> {
    let table = find(&app, &id).await?;
    let standing = table.standing();
    let seat = seat_of(&standing, &user.id)?;
    if standing.row.phase == Phase::Closed {
        return Err(closed());
    }
    check_may_speak(&standing.row, &user)?;
    app.guard.reaction(&user.id, &table.id)?;
    let reacted = Reacted::new(seat.0, body.reaction);
    app.hub.react(&table, &reacted).await?;
    Ok(axum::Json(reacted))
}
