//! What people keep to bring to tables, such as decks. Nobody sees those of others.

use axum::extract::State;

use super::App;
use super::body::{Json, Path, Query};
use super::guard::Somebody;
use crate::api::{
    Belonging, ChangeBelonging, CheckBringing, Failure, Language, NewBelonging, Nothing, WhichBelongings,
    failures,
};
use crate::error::{Error, ErrorCode};
use crate::games;
use crate::ids::BelongingId;
use crate::store::{Kept, iso};
use tabletop::hosting::Title;

const LONGEST_NAME: usize = 60;
const LONGEST_TEXT: usize = 20_000;
/// So many things somebody may keep for one game.
const MOST: i64 = 200;

/// The game of this name, if something is brought to it.
fn game(name: &str) -> Result<&'static dyn Title, Error> {
    let title = games::by_name(name)?;
    match title.catalogue("en").bringing {
        Some(_) => Ok(title),
        None => Err(Error::NotFound(format!("use for belongings in `{name}`: nothing is brought to it"))),
    }
}

fn check(name: &str, text: &str) -> Result<String, Error> {
    let name = name.trim();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    if !fits || name.chars().any(char::is_control) {
        let expected = format!("`name`: expected 1 to {LONGEST_NAME} characters that can be printed");
        return Err(Error::Malformed(expected));
    }
    if text.len() > LONGEST_TEXT || text.contains('\0') {
        return Err(Error::Malformed(format!("`text`: expected at most {LONGEST_TEXT} bytes of text")));
    }
    Ok(name.to_owned())
}

fn shown(kept: Kept, language: &Language) -> Result<Belonging, Error> {
    let problems = games::by_name(&kept.game)?.problems(language.code(), &kept.text);
    let Kept { id, game, name, text, changed } = kept;
    Ok(Belonging { id, game, name, text, problems, changed: iso(changed) })
}

fn no_such_thing() -> Error {
    Error::NotFound("such belonging of yours".to_owned())
}

/// What you keep to bring to tables of a game, what was changed last first.
#[utoipa::path(
    get, path = "/belongings", tag = "You",
    params(WhichBelongings, Language),
    responses(
        (status = 200, description = "Your belongings", body = Vec<Belonging>),
        failures::NoSession, failures::NoGame,
    )
)]
pub(super) async fn list(
    State(app): State<App>,
    Somebody(user): Somebody,
    Query(which): Query<WhichBelongings>,
) -> Result<axum::Json<Vec<Belonging>>, Error> {
    game(&which.game)?;
    let kept = app.hub.store.belongings(&user.id, &which.game).await?;
    let shown: Result<Vec<Belonging>, Error> =
        kept.into_iter().map(|kept| shown(kept, &which.language)).collect();
    Ok(axum::Json(shown?))
}

/// Keeps something to bring to tables, such as a deck.
#[utoipa::path(
    post, path = "/belongings", tag = "You",
    params(Language),
    request_body = NewBelonging,
    responses(
        (status = 200, description = "What is kept", body = Belonging),
        failures::Malformed, failures::NoSession, failures::NoGame,
        (status = 409, description = "You keep too many already", body = Failure),
    )
)]
pub(super) async fn add(
    State(app): State<App>,
    Somebody(user): Somebody,
    Query(language): Query<Language>,
    Json(body): Json<NewBelonging>,
) -> Result<axum::Json<Belonging>, Error> {
    game(&body.game)?;
    let name = check(&body.name, &body.text)?;
    let kept = app.hub.store.add_belonging(&user.id, &body.game, &name, &body.text, MOST).await?;
    let too_many = || Error::conflict(ErrorCode::TooManyKept, format!("you keep {MOST} of them already"));
    Ok(axum::Json(shown(kept.ok_or_else(too_many)?, &language)?))
}

/// Changes something that you keep.
#[utoipa::path(
    put, path = "/belongings/{id}", tag = "You",
    params(("id" = String, Path, description = "Its id"), Language),
    request_body = ChangeBelonging,
    responses(
        (status = 200, description = "What is kept", body = Belonging),
        failures::Malformed, failures::NoSession,
        (status = 404, description = "You keep no such thing", body = Failure),
    )
)]
pub(super) async fn change(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(id): Path<String>,
    Query(language): Query<Language>,
    Json(body): Json<ChangeBelonging>,
) -> Result<axum::Json<Belonging>, Error> {
    let id: BelongingId = id.parse().map_err(|_| no_such_thing())?;
    let name = check(&body.name, &body.text)?;
    let kept = app.hub.store.change_belonging(&user.id, &id, &name, &body.text).await?;
    Ok(axum::Json(shown(kept.ok_or_else(no_such_thing)?, &language)?))
}

/// Throws something away that you keep.
#[utoipa::path(
    post, path = "/belongings/{id}/drop", tag = "You",
    params(("id" = String, Path, description = "Its id")),
    request_body = Nothing,
    responses(
        (status = 200, description = "It is gone", body = Nothing),
        failures::NoSession,
        (status = 404, description = "You keep no such thing", body = Failure),
    )
)]
pub(super) async fn drop(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<Nothing>, Error> {
    let id: BelongingId = id.parse().map_err(|_| no_such_thing())?;
    if app.hub.store.drop_belonging(&user.id, &id).await? {
        Ok(axum::Json(Nothing {}))
    } else {
        Err(no_such_thing())
    }
}

/// Why something can't be brought to a game, such as what is against the rules in a deck.
#[utoipa::path(
    post, path = "/games/{game}/problems", tag = "Reading",
    params(("game" = String, Path, description = "The game's short name", example = "ccg"), Language),
    request_body = CheckBringing,
    responses(
        (status = 200, description = "The reasons, in words; none if it can be played with", body = Vec<String>),
        failures::Malformed, failures::NoGame,
    )
)]
pub(super) async fn problems(
    Path(name): Path<String>,
    Query(language): Query<Language>,
    Json(body): Json<CheckBringing>,
) -> Result<axum::Json<Vec<String>>, Error> {
    let title = game(&name)?;
    check("a name", &body.text)?;
    Ok(axum::Json(title.problems(language.code(), &body.text)))
}
