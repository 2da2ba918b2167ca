//! What can be read without a table: games, rules, cards, texts.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rulebook::{Configuration, Rulebook};
use serde_json::Value;
use tabletop::hosting::{CardText, Catalogue, GameTexts, Offers};

use super::App;
use super::body::{Json, Path, Query};
use super::lobby::find;
use super::observe::ready;
use crate::api::{
    CheckSetup, Failure, Health, Language, PlayName, Playable, RuleChapter, RuleSection, RuleTitle,
    WhichRules, WhichTexts, Words, failures,
};
use crate::error::Error;
use crate::games::{self, GAMES};
use crate::live::LiveTable;

const MOST_HITS: usize = 30;
const LONGEST_QUERY: usize = 200;

/// The games, their player programs and options.
#[utoipa::path(
    get, path = "/games", tag = "Reading",
    params(Language),
    responses(
        (status = 200, description = "The games", body = Vec<Catalogue>),
    )
)]
pub(super) async fn games(Query(language): Query<Language>) -> axum::Json<Vec<Catalogue>> {
    axum::Json(GAMES.iter().map(|game| game.catalogue(language.code())).collect())
}

/// Whether a set-up can be played.
#[utoipa::path(
    post, path = "/games/{game}/check", tag = "Reading",
    params(("game" = String, Path, description = "The game's short name", example = "fleet")),
    request_body = CheckSetup,
    responses(
        (status = 200, description = "It can", body = Playable),
        failures::NoGame,
        (status = 422, description = "It can not, and why", body = Failure),
    )
)]
pub(super) async fn check(
    Path(game): Path<String>,
    Json(body): Json<CheckSetup>,
) -> Result<axum::Json<Playable>, Error> {
    games::by_name(&game)?.check(&body.setup.0)?;
    Ok(axum::Json(Playable { ok: true }))
}

/// What can be played of a set-up that somebody thinks of, and what can be chosen beside it.
#[utoipa::path(
    post, path = "/games/{game}/offers", tag = "Reading",
    params(("game" = String, Path, description = "The game's short name", example = "fleet"), Language),
    request_body = CheckSetup,
    responses(
        (status = 200, description = "As much of it as can be played, and what else can be", body = Offers),
        failures::NoGame,
        (status = 422, description = "It is no set-up of this game", body = Failure),
    )
)]
pub(super) async fn offers(
    Path(game): Path<String>,
    Query(language): Query<Language>,
    Json(body): Json<CheckSetup>,
) -> Result<axum::Json<Offers>, Error> {
    Ok(axum::Json(games::by_name(&game)?.offers(language.code(), &body.setup.0)?))
}

/// Names for standing orders.
#[utoipa::path(
    get, path = "/games/{game}/plays", tag = "Reading",
    params(("game" = String, Path, description = "The game's short name", example = "fleet"), Language),
    responses(
        (status = 200, description = "The names", body = Vec<PlayName>),
        failures::NoGame,
    )
)]
pub(super) async fn plays(
    Path(game): Path<String>,
    Query(language): Query<Language>,
) -> Result<axum::Json<Vec<PlayName>>, Error> {
    let plays = games::by_name(&game)?.plays(language.code());
    Ok(axum::Json(plays.into_iter().map(|play| PlayName { play: play.name, label: play.label }).collect()))
}

fn book(game: &str) -> Result<&'static Rulebook, Error> {
    rulebook::rulebook(game).ok_or_else(|| Error::NotFound(format!("rulebook of `{game}`")))
}

/// The configuration whose rules are wanted; none if all are.
async fn configuration(app: &App, game: &str, wanted: WhichRules) -> Result<Option<Configuration>, Error> {
    Ok(match wanted {
        WhichRules { table: Some(id), .. } => Some(played_at(app, game, &id).await?),
        WhichRules { table: None, players: None, variants: None } => None,
        WhichRules { table: None, players, variants } => {
            let variants =
                variants.iter().flat_map(|names| names.split(',')).map(ToOwned::to_owned).collect();
            Some(Configuration { players, variants })
        }
    })
}

/// The rulebook as far as it applies.
async fn applying(app: &App, game: &str, wanted: WhichRules) -> Result<Rulebook, Error> {
    let whole = book(game)?;
    Ok(match configuration(app, game, wanted).await? {
        Some(configuration) => whole.for_configuration(&configuration),
        None => whole.clone(),
    })
}

/// A table at which this game is played.
async fn table_of(app: &App, game: &str, id: &str) -> Result<Arc<LiveTable>, Error> {
    let table = find(app, id).await?;
    if table.title.name() != game {
        return Err(Error::Malformed(format!("`table`: `{}` is played there", table.title.name())));
    }
    Ok(table)
}

/// What is played at a table, as far as the rulebook depends on it.
async fn played_at(app: &App, game: &str, id: &str) -> Result<Configuration, Error> {
    let table = table_of(app, game, id).await?;
    let meta = &table.standing().row.meta;
    let variants = table.title.variants(&meta.setup)?;
    Ok(Configuration { players: u8::try_from(meta.seats.len()).ok(), variants })
}

/// The rulebook: chapters and sections.
#[utoipa::path(
    get, path = "/rules/{game}", tag = "Reading",
    params(("game" = String, Path, description = "The game's short name", example = "fleet"), WhichRules),
    responses(
        (status = 200, description = "The chapters", body = Vec<RuleChapter>),
        failures::Malformed,
        (status = 404, description = "There is no such rulebook or table", body = Failure),
    )
)]
pub(super) async fn chapters(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(wanted): Query<WhichRules>,
) -> Result<axum::Json<Vec<RuleChapter>>, Error> {
    let book = applying(&app, &game, wanted).await?;
    let chapters = book.chapters().iter().map(|chapter| RuleChapter {
        name: chapter.name.clone(),
        title: chapter.title.clone(),
        introduction: chapter.introduction.clone(),
        sections: chapter.sections.iter().map(title).collect(),
    });
    Ok(axum::Json(chapters.collect()))
}

fn title(section: &rulebook::Section) -> RuleTitle {
    RuleTitle { name: section.name.clone(), title: section.title.clone() }
}

/// A section of the rulebook.
#[utoipa::path(
    get, path = "/rules/{game}/{section}", tag = "Reading",
    params(
        ("game" = String, Path, description = "The game's short name", example = "fleet"),
        ("section" = String, Path, description = "Its name", example = "fleet.movement.move"),
        WhichRules,
    ),
    responses(
        (status = 200, description = "The section, and whether it applies", body = RuleSection),
        failures::Malformed,
        (status = 404, description = "There is no such section or table", body = Failure),
    )
)]
pub(super) async fn section(
    State(app): State<App>,
    Path((game, name)): Path<(String, String)>,
    Query(wanted): Query<WhichRules>,
) -> Result<axum::Json<RuleSection>, Error> {
    let section =
        book(&game)?.section(&name).ok_or_else(|| Error::NotFound("section of this name".to_owned()))?;
    let configuration = configuration(&app, &game, wanted).await?;
    let RuleTitle { name, title } = title(section);
    Ok(axum::Json(RuleSection {
        name,
        title,
        html: section.to_html(),
        applies: configuration.is_none_or(|configuration| section.when.holds(&configuration)),
        when: (!section.when.is_always()).then(|| section.when.to_string()),
    }))
}

/// Sections with all these words.
#[utoipa::path(
    get, path = "/rules/{game}/search", tag = "Reading",
    params(
        ("game" = String, Path, description = "The game's short name", example = "fleet"),
        Words, WhichRules,
    ),
    responses(
        (status = 200, description = "The best ones first", body = Vec<RuleTitle>),
        failures::Malformed,
        (status = 404, description = "There is no such rulebook or table", body = Failure),
    )
)]
pub(super) async fn search(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(words): Query<Words>,
    Query(wanted): Query<WhichRules>,
) -> Result<axum::Json<Vec<RuleTitle>>, Error> {
    if words.q.len() > LONGEST_QUERY {
        return Err(Error::Malformed(format!("`q`: expected {LONGEST_QUERY} bytes at most")));
    }
    let book = applying(&app, &game, wanted).await?;
    let hits = book.search(&words.q).into_iter().take(MOST_HITS);
    Ok(axum::Json(hits.map(|hit| title(hit.section)).collect()))
}

/// The set-up of the table that is meant, if one is.
async fn set_up_at(app: &App, game: &str, which: WhichTexts) -> Result<Option<Value>, Error> {
    let Some(id) = which.table else { return Ok(None) };
    let table = table_of(app, game, &id).await?;
    Ok(Some(table.standing().row.meta.setup.clone()))
}

/// A card, sheet or place in words.
#[utoipa::path(
    get, path = "/cards/{game}/{kind}/{id}", tag = "Reading",
    params(
        ("game" = String, Path, description = "The game's short name", example = "fleet"),
        ("kind" = String, Path, description = "What it is", example = "crisis"),
        ("id" = String, Path, description = "Its word"),
        Language,
        WhichTexts,
    ),
    responses(
        (status = 200, description = "The card", body = CardText),
        failures::Malformed,
        (status = 404, description = "There is no such card or table", body = Failure),
    )
)]
pub(super) async fn card(
    State(app): State<App>,
    Path((game, kind, id)): Path<(String, String, String)>,
    Query(language): Query<Language>,
    Query(which): Query<WhichTexts>,
) -> Result<axum::Json<CardText>, Error> {
    let title = games::by_name(&game)?;
    let setup = set_up_at(&app, &game, which).await?;
    let card = title.card(language.code(), setup.as_ref(), &kind, &id)?;
    card.map(axum::Json).ok_or_else(|| Error::NotFound("such card".to_owned()))
}

/// Everything that has a name in the game, and the numbers a client draws with. It has an `ETag`.
#[utoipa::path(
    get, path = "/texts/{game}", tag = "Reading",
    params(("game" = String, Path, description = "The game's short name", example = "fleet"), Language, WhichTexts),
    responses(
        (status = 200, description = "The texts", body = GameTexts),
        failures::Malformed,
        (status = 404, description = "There is no such game or table", body = Failure),
    )
)]
pub(super) async fn texts(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(language): Query<Language>,
    Query(which): Query<WhichTexts>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let title = games::by_name(&game)?;
    let setup = set_up_at(&app, &game, which).await?;
    let texts: GameTexts = title.texts(language.code(), setup.as_ref())?;
    let texts = texts.0.to_string();
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

/// Whether the server and its store work: something is written to find out.
#[utoipa::path(
    get, path = "/health", tag = "Reading",
    responses(
        (status = 200, description = "They do", body = Health),
        (status = 503, description = "They do not", body = Failure),
    )
)]
pub(super) async fn health(State(app): State<App>) -> Result<axum::Json<Health>, Error> {
    ready(&app.hub).await?;
    Ok(axum::Json(Health { ok: true, tables_in_memory: app.hub.loaded_tables() }))
}
