//! What can be read without a table: games, rules, cards, texts.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::App;
use super::body::{Json, Language, Path, Query};
use crate::error::Error;
use crate::games::{self, GAMES};

const MOST_HITS: usize = 30;
const LONGEST_QUERY: usize = 200;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Check {
    setup: Value,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Configuration {
    players: Option<u8>,
    #[serde(default)]
    no_sympathizer: bool,
}

#[derive(Deserialize)]
pub(super) struct Words {
    #[serde(default)]
    q: String,
}

/// `GET /api/games`
pub(super) async fn games(Query(language): Query<Language>) -> axum::Json<Vec<Value>> {
    axum::Json(GAMES.iter().map(|game| game.catalogue(language.code())).collect())
}

/// `POST /api/games/{game}/check`
pub(super) async fn check(
    Path(game): Path<String>,
    Json(body): Json<Check>,
) -> Result<axum::Json<Value>, Error> {
    games::by_name(&game)?.check(&body.setup)?;
    Ok(axum::Json(json!({ "ok": true })))
}

/// `GET /api/games/{game}/plays`
pub(super) async fn plays(
    Path(game): Path<String>,
    Query(language): Query<Language>,
) -> Result<axum::Json<Vec<Value>>, Error> {
    let plays = games::by_name(&game)?.plays(language.code());
    Ok(axum::Json(plays.into_iter().map(|(play, label)| json!({ "play": play, "label": label })).collect()))
}

fn book(game: &str) -> Result<&'static rulebook::Rulebook, Error> {
    rulebook::rulebook(game).ok_or_else(|| Error::NotFound(format!("rulebook of `{game}`")))
}

/// `GET /api/rules/{game}`
pub(super) async fn chapters(
    Path(game): Path<String>,
    Query(wanted): Query<Configuration>,
) -> Result<axum::Json<Vec<Value>>, Error> {
    let variants = if wanted.no_sympathizer { vec!["no-sympathizer".to_owned()] } else { Vec::new() };
    let configuration = rulebook::Configuration { players: wanted.players, variants };
    let book = book(&game)?.for_configuration(&configuration);
    let chapters = book.chapters().iter().map(|chapter| {
        let sections: Vec<Value> = chapter
            .sections
            .iter()
            .map(|section| json!({ "name": section.name, "title": section.title }))
            .collect();
        json!({
            "name": chapter.name,
            "title": chapter.title,
            "introduction": chapter.introduction,
            "sections": sections,
        })
    });
    Ok(axum::Json(chapters.collect()))
}

/// `GET /api/rules/{game}/{section}`
pub(super) async fn section(Path((game, name)): Path<(String, String)>) -> Result<axum::Json<Value>, Error> {
    let section =
        book(&game)?.section(&name).ok_or_else(|| Error::NotFound("section of this name".to_owned()))?;
    let html = section.to_html();
    Ok(axum::Json(json!({ "name": section.name, "title": section.title, "html": html })))
}

/// `GET /api/rules/{game}/search`
pub(super) async fn search(
    Path(game): Path<String>,
    Query(words): Query<Words>,
) -> Result<axum::Json<Vec<Value>>, Error> {
    if words.q.len() > LONGEST_QUERY {
        return Err(Error::Malformed(format!("`q`: expected {LONGEST_QUERY} bytes at most")));
    }
    let hits = book(&game)?.search(&words.q).into_iter().take(MOST_HITS);
    let shown = hits.map(|hit| json!({ "name": hit.section.name, "title": hit.section.title }));
    Ok(axum::Json(shown.collect()))
}

/// `GET /api/cards/{game}/{kind}/{id}`
pub(super) async fn card(
    Path((game, kind, id)): Path<(String, String, String)>,
    Query(language): Query<Language>,
) -> Result<axum::Json<Value>, Error> {
    let card = games::by_name(&game)?.card(language.code(), &kind, &id);
    card.map(axum::Json).ok_or_else(|| Error::NotFound("such card".to_owned()))
}

/// `GET /api/texts/{game}`
pub(super) async fn texts(
    Path(game): Path<String>,
    Query(language): Query<Language>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let texts = games::by_name(&game)?.texts(language.code()).to_string();
    let tag = format!("\"{}\"", &blake3::hash(texts.as_bytes()).to_hex()[..16]);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = if known.is_some_and(|known| known.contains(&tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, "application/json")], texts).into_response()
    };
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(response)
}

/// `GET /api/health`
pub(super) async fn health(State(app): State<App>) -> Result<axum::Json<Value>, Error> {
    app.hub.store.ping().await?;
    Ok(axum::Json(json!({ "ok": true, "tables-in-memory": app.hub.loaded_tables() })))
}
