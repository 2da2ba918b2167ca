//! Finished games: records, replays, checks, scenarios. Nothing of this is to be had before the end.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::Viewer;
use tabletop::hosting::Hosted;

use super::App;
use super::body::{Json, Language, Path, Query};
use super::guard::Anybody;
use super::lobby::{Nothing, find};
use super::log::{Eyes, entry};
use super::summary::Summary;
use super::table::name_section;
use crate::error::Error;
use crate::hub::is_over;
use crate::live::{LiveTable, Numbered, Standing, numbered};
use crate::store::iso;

#[derive(Deserialize)]
pub(super) struct Moment {
    #[serde(default)]
    at: usize,
    #[serde(rename = "as")]
    whose: Option<String>,
    /// Whether everything that was told until then is wanted, too.
    #[serde(default)]
    log: bool,
    #[serde(flatten)]
    language: Language,
}

/// A table whose game is over.
async fn over(app: &App, id: &str) -> Result<(Arc<LiveTable>, Arc<Standing>), Error> {
    let table = find(app, id).await?;
    let standing = table.standing();
    if !is_over(&standing) {
        return Err(Error::NotAllowed("this can be had when the game is over".to_owned()));
    }
    Ok((table, standing))
}

/// The match after so many answers.
async fn replayed(table: &LiveTable, standing: &Standing, at: usize) -> Result<Box<dyn Hosted>, Error> {
    let (title, row) = (table.title, standing.row.clone());
    if row.meta.rules != title.rules() {
        return Err(Error::conflict(
            "other-rules",
            format!("it was played under rules version {}; these are {}", row.meta.rules, title.rules()),
        ));
    }
    let game = Arc::clone(&standing.playing()?.game);
    let work = move || title.replay(&row.meta.setup, row.seed, game.entries(), at);
    let replayed = tokio::task::spawn_blocking(work).await.map_err(|_| Error::Leaving)?;
    replayed.map_err(|problem| Error::conflict("other-rules", problem))
}

/// `GET /api/tables/{id}/record`
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
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

/// `GET /api/tables/{id}/replay`
pub(super) async fn replay(
    State(app): State<App>,
    Anybody(user): Anybody,
    Path(id): Path<String>,
    Query(query): Query<Moment>,
) -> Result<axum::Json<Value>, Error> {
    let (table, standing) = over(&app, &id).await?;
    let eyes = Eyes::read(query.whose.as_deref().unwrap_or("spectator"), standing.row.meta.seats.len())?;
    let game = replayed(&table, &standing, query.at).await?;
    let user = user.map(|user| user.id);
    let viewer = match eyes {
        Eyes::Viewer(viewer) => viewer,
        Eyes::All => Viewer::Spectator,
    };
    let mut game = game;
    let mut look = game.look(viewer, query.language.code());
    name_section(&mut look);
    if eyes == Eyes::All {
        look["everything"] = game.everything();
    }
    let told = game.take_lines();
    let told: Vec<Numbered<'_>> = numbered(&told, 0, |audience| eyes.hear(audience)).collect();
    let entries = standing.playing()?.game.entries();
    look["table"] = json!(Summary::of(&standing.row, user.as_ref(), &query.language));
    look["can-undo"] = json!(false);
    look["log-end"] = json!(told.len());
    if query.log {
        // Without what was taken back: the log of a running table has that, too.
        look["log"] = told.iter().map(|line| entry(line, &query.language)).collect();
    }
    look["deadline"] = Value::Null;
    look["at"] = json!(query.at.min(entries.len()));
    look["answers"] = json!(entries.len());
    // The answer that led here; everybody may know it now.
    look["answer"] = json!(query.at.checked_sub(1).and_then(|at| entries.get(at)));
    Ok(axum::Json(look))
}

/// `POST /api/tables/{id}/verify`
pub(super) async fn verify(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<Value>, Error> {
    let (_, standing) = over(&app, &id).await?;
    let game = Arc::clone(&standing.playing()?.game);
    let verified = tokio::task::spawn_blocking(move || game.verify()).await.map_err(|_| Error::Leaving)?;
    Ok(axum::Json(match verified {
        Ok(commitment) => json!({ "ok": true, "commitment": commitment, "seed": standing.row.seed }),
        Err(problem) => json!({ "ok": false, "problem": problem, "seed": standing.row.seed }),
    }))
}

/// `GET /api/tables/{id}/scenario`
pub(super) async fn scenario(
    State(app): State<App>,
    Path(id): Path<String>,
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
