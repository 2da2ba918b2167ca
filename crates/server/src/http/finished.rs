//! Finished games: records, replays, checks, scenarios. Nothing of this is to be had before the end.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use tabletop::Seed;
use tabletop::Viewer;
use tabletop::hosting::{GameAsk, GameCast, GameEvent, GameView, Hosted, Look, Story, Title};

use super::App;
use super::body::{Json, Path, Query};
use super::guard::Anybody;
use super::lobby::find;
use super::log::{Eyes, entry};
use super::table::titled;
use crate::api::{
    Failure, Language, Moment, Nothing, Replay, Summary, TableLook, Verified, WhichTable, failures,
};
use crate::error::{Error, ErrorCode};
use crate::hub::is_over;
use crate::live::{LiveTable, Standing};
use crate::store::iso;
use crate::told::numbered;

/// A table whose game is over.
pub(super) async fn over(app: &App, id: &str) -> Result<(Arc<LiveTable>, Arc<Standing>), Error> {
    let table = find(app, id).await?;
    let standing = table.standing();
    if !is_over(&standing) {
        return Err(Error::NotAllowed("this can be had when the game is over".to_owned()));
    }
    Ok((table, standing))
}

/// The match after so many answers.
async fn replayed(table: &LiveTable, standing: &Standing, at: usize) -> Result<Box<dyn Hosted>, Error> {
    play_again(table, standing, move |title, record| {
        title.replay(&record.setup, record.seed, record.game.entries(), at)
    })
    .await
}

/// What a finished game was played from.
pub(super) struct Played {
    pub(super) setup: Value,
    pub(super) seed: Seed,
    pub(super) game: Arc<dyn Hosted>,
}

/// Has a game play its record again, where nobody else has to wait for it.
pub(super) async fn play_again<T: Send + 'static>(
    table: &LiveTable,
    standing: &Standing,
    work: impl FnOnce(&'static dyn Title, Played) -> Result<T, String> + Send + 'static,
) -> Result<T, Error> {
    let (title, row) = (table.title, &standing.row);
    if row.meta.rules != title.rules() {
        return Err(Error::conflict(
            ErrorCode::OtherRules,
            format!("it was played under rules version {}; these are {}", row.meta.rules, title.rules()),
        ));
    }
    let game = Arc::clone(&standing.playing()?.game);
    let played = Played { setup: row.meta.whole_setup(title)?, seed: row.seed, game };
    let worked = tokio::task::spawn_blocking(move || work(title, played)).await;
    worked.map_err(|_| Error::Leaving)?.map_err(|problem| Error::conflict(ErrorCode::OtherRules, problem))
}

/// The story of a finished game: every secret, how it went turn by turn, and who was best at what.
#[utoipa::path(
    get, path = "/tables/{id}/story", tag = "Finished games",
    params(WhichTable, Language),
    responses(
        (status = 200, description = "The story", body = Story),
        failures::NotOver, failures::NoTable,
        (status = 409, description = "It was played under other rules", body = Failure),
    )
)]
pub(super) async fn story(
    State(app): State<App>,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(language): Query<Language>,
) -> Result<axum::Json<Story>, Error> {
    let (table, standing) = over(&app, &id).await?;
    let roster = standing.row.roster();
    let story = play_again(&table, &standing, move |title, record| {
        let Played { setup, seed, game } = record;
        title.story(language.code(), &roster, &setup, seed, game.entries())
    });
    let story = story.await?;
    story.map(axum::Json).ok_or_else(|| Error::Damaged("its answers do not lead to its end".to_owned()))
}

/// The record of a finished game, with its seed: JSON Lines.
#[utoipa::path(
    get, path = "/tables/{id}/record", tag = "Finished games",
    params(WhichTable),
    responses(
        (status = 200, description = "The record", body = String, content_type = "application/jsonl"),
        failures::NotOver, failures::NoTable,
    )
)]
pub(super) async fn record(
    State(app): State<App>,
    Path(WhichTable { id }): Path<WhichTable>,
) -> Result<Response, Error> {
    let (table, standing) = over(&app, &id).await?;
    let mut times: Vec<String> = Vec::new();
    for change in app.hub.store.changes(&table.id, 0).await? {
        times.truncate(times.len().saturating_sub(change.dropped));
        times.extend(change.added.iter().map(|_| iso(change.at)));
    }
    // The match from its beginning, so that a record is what replays.
    let record = standing.playing()?.game.record(&times).map_err(Error::Damaged)?;
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", standing.row.meta.game, table.id);
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record).into_response())
}

/// A finished game after so many answers.
#[utoipa::path(
    get, path = "/tables/{id}/replay", tag = "Finished games",
    params(WhichTable, Moment, Language),
    responses(
        (status = 200, description = "That moment", body = Replay<GameView, GameAsk, GameEvent>),
        failures::Malformed, failures::NotOver, failures::NoTable,
        (status = 409, description = "It was played under other rules", body = Failure),
    )
)]
pub(super) async fn replay(
    State(app): State<App>,
    Anybody(user): Anybody,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(query): Query<Moment>,
) -> Result<axum::Json<Replay<GameView, GameAsk, GameEvent>>, Error> {
    let (table, standing) = over(&app, &id).await?;
    let eyes = Eyes::read(query.whose.as_deref().unwrap_or("spectator"), standing.row.meta.seats.len())?;
    let mut game = replayed(&table, &standing, query.at).await?;
    let user = user.map(|user| user.id);
    let viewer = match eyes {
        Eyes::Viewer(viewer) => viewer,
        Eyes::All => Viewer::Spectator,
    };
    let lines = game.take_lines();
    let cast = GameCast::default();
    let told = || numbered(&lines, 0, &cast, |audience| eyes.hear(audience));
    let log_end = told().count() as u64;
    let entries = standing.playing()?.game.entries();
    let at = query.at.min(entries.len());
    let roster = standing.row.roster();
    let look = Look { can_undo: false, ..titled(game.look(viewer, query.language.code(), &roster)) };
    let summary = Summary::of(&standing.row, user.as_ref(), &query.language);
    Ok(axum::Json(Replay {
        look: TableLook { table: summary, look, log_end, deadline: None },
        at,
        answers: entries.len(),
        // Everybody may know it now.
        answer: at.checked_sub(1).and_then(|at| entries.get(at)).cloned(),
        everything: (eyes == Eyes::All).then(|| game.everything()),
        // Without what was taken back: the log of a running table has that, too.
        log: query
            .log
            .then(|| told().map(|line| entry(table.title, &line, eyes, &query.language, &roster)).collect()),
    }))
}

/// Checks a finished game: the published commitment, every answer, the outcome.
#[utoipa::path(
    post, path = "/tables/{id}/verify", tag = "Finished games",
    params(WhichTable),
    request_body = Nothing,
    responses(
        (status = 200, description = "Whether it was played by the rules", body = Verified),
        failures::NotOver, failures::NoTable,
    )
)]
pub(super) async fn verify(
    State(app): State<App>,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<Verified>, Error> {
    let (_, standing) = over(&app, &id).await?;
    let game = Arc::clone(&standing.playing()?.game);
    let verified = tokio::task::spawn_blocking(move || game.verify()).await.map_err(|_| Error::Leaving)?;
    let seed = standing.row.seed;
    let published = seed.commitment();
    let verified = verified.and_then(|commitment| {
        let other =
            || format!("the match was played with a seed of commitment {commitment}, not {published}");
        if commitment == published { Ok(published.clone()) } else { Err(other()) }
    });
    Ok(axum::Json(match verified {
        Ok(commitment) => Verified { ok: true, commitment: Some(commitment), problem: None, seed },
        Err(problem) => Verified { ok: false, commitment: None, problem: Some(problem), seed },
    }))
}

/// A moment of a finished game as a scenario in YAML.
#[utoipa::path(
    get, path = "/tables/{id}/scenario", tag = "Finished games",
    params(WhichTable, Moment),
    responses(
        (status = 200, description = "The scenario", body = String, content_type = "application/yaml"),
        failures::NotOver, failures::NoTable,
        (status = 409, description = "It was played under other rules", body = Failure),
    )
)]
pub(super) async fn scenario(
    State(app): State<App>,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(query): Query<Moment>,
) -> Result<Response, Error> {
    let (table, standing) = over(&app, &id).await?;
    let game = replayed(&table, &standing, query.at).await?;
    let text =
        game.scenario(&format!("Table {}, after {} answers", table.id, query.at)).map_err(Error::Damaged)?;
    let name = format!("attachment; filename=\"{}-{}-{}.yaml\"", standing.row.meta.game, table.id, query.at);
    let headers = [
        (header::CONTENT_TYPE, "application/yaml; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}
