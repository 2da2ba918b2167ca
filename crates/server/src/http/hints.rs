//! What a program would do in somebody's place, and why: for whoever is asked, from what they know, and for everybody when
//! the game is over.

use std::sync::Arc;

use axum::extract::State;
use tabletop::hosting::{Advice, GameEvent, LogLine};
use tabletop::{Reason, Seat, Viewer};

use super::App;
use super::body::{Path, Query};
use super::finished::{over, play_again};
use super::guard::Somebody;
use super::lobby::find;
use super::log::stored_lines;
use super::table::{refuse, seat_of};
use crate::api::{Failure, Language, Moment, Reasoned, WhichTable, failures};
use crate::error::{Error, ErrorCode};

/// What a seat was told among these lines.
fn told_to(seat: Seat, lines: &[LogLine]) -> Vec<GameEvent> {
    let told = lines.iter().filter(|line| line.audience.includes(Viewer::Seat(seat)));
    told.map(|line| line.event.clone()).collect()
}

/// What a program would answer in your place, and why, from what you may know. Where others play, too, only if whoever made
/// the table has allowed it.
#[utoipa::path(
    get, path = "/tables/{id}/hint", tag = "Playing",
    params(WhichTable, Language),
    responses(
        (status = 200, description = "What it would do, and why", body = Advice),
        failures::NoSession, failures::NotSeated, failures::NoTable,
        (status = 409, description = "You are not asked anything, or this table gives no hints", body = Failure),
    )
)]
pub(super) async fn hint(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(language): Query<Language>,
) -> Result<axum::Json<Advice>, Error> {
    let table = find(&app, &id).await?;
    let standing = table.standing();
    let seat = seat_of(&standing, &user.id)?;
    if !standing.row.meta.gives_hints() {
        return Err(Error::conflict(ErrorCode::NoHints, "this table gives no hints, for others play there"));
    }
    // Whoever is asked only so that nobody learns that there is nothing to choose does not see the question.
    if standing.is_silent(Viewer::Seat(seat)) {
        return Err(refuse(Reason::NotYourDecision));
    }
    let playing = standing.playing()?;
    let told = told_to(seat, &stored_lines(&app, &table, playing.seq).await?);
    let (game, roster) = (Arc::clone(&playing.game), standing.row.roster());
    let turn = app.hub.thinking.turn(&user.id).await?;
    let world = Arc::clone(app.hub.store.world());
    let thought = tokio::task::spawn_blocking(move || {
        let began = world.now();
        let advice = game.advice(seat, &told, language.code(), &roster);
        turn.thought((world.now() - began).max(0) as f64 / 1000.0);
        advice
    });
    let advice = thought.await.map_err(|_| Error::Leaving)?;
    advice.map(axum::Json).ok_or_else(|| refuse(Reason::NotYourDecision))
}

/// What a program would have answered at a moment of a finished game in the place of whoever answered then, and why, from
/// what they could know.
#[utoipa::path(
    get, path = "/tables/{id}/reasons", tag = "Finished games",
    params(WhichTable, Moment, Language),
    responses(
        (status = 200, description = "Who was asked, and what a program would have done", body = Reasoned),
        failures::Malformed, failures::NotOver, failures::NoTable,
        (status = 409, description = "It was played under other rules, or nobody answered anything after that", body = Failure),
    )
)]
pub(super) async fn reasons(
    State(app): State<App>,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(query): Query<Moment>,
) -> Result<axum::Json<Reasoned>, Error> {
    let (table, standing) = over(&app, &id).await?;
    let roster = standing.row.roster();
    let reasoned = play_again(&table, &standing, move |title, record| {
        let Some(entry) = record.game.entries().get(query.at) else { return Ok(None) };
        let mut game = title.replay(&record.setup, record.seed, record.game.entries(), query.at)?;
        let told = told_to(entry.seat, &game.take_lines());
        let advice = game.advice(entry.seat, &told, query.language.code(), &roster);
        Ok(advice.map(|advice| Reasoned { seat: entry.seat.0, answer: entry.answer.clone(), advice }))
    });
    reasoned.await?.map(axum::Json).ok_or_else(|| refuse(Reason::GameOver))
}
