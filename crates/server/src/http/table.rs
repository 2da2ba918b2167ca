//! Playing: looking, answering, taking back, standing orders, talking.

use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::hosting::Deed;
use tabletop::{Reason, Refusal, Seat, StandingOrders, Viewer};

use super::App;
use super::body::{Json, Language, Path, Query};
use super::guard::{Anybody, Somebody};
use super::lobby::{Nothing, find};
use super::summary::Summary;
use crate::error::Error;
use crate::ids::UserId;
use crate::live::Standing;
use crate::store::{Phase, Said, iso};

const LONGEST_MESSAGE: usize = 500;
/// More words than any question has options.
const MOST_WORDS: usize = 64;
const LONGEST_WORD: usize = 120;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    number: u64,
    answer: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Orders {
    orders: StandingOrders,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Message {
    text: String,
}

#[derive(Deserialize)]
pub(super) struct After {
    #[serde(default)]
    after: u64,
}

/// `GET /api/tables/{id}/look`
pub(super) async fn look(
    State(app): State<App>,
    Anybody(user): Anybody,
    Path(id): Path<String>,
    Query(language): Query<Language>,
) -> Result<axum::Json<Value>, Error> {
    let table = find(&app, &id).await?;
    let standing = table.standing();
    let user = user.map(|user| user.id);
    let viewer = standing.viewer(user.as_ref());
    Ok(axum::Json(look_of(&standing, viewer, user.as_ref(), &language)))
}

fn look_of(standing: &Standing, viewer: Viewer, user: Option<&UserId>, language: &Language) -> Value {
    let summary = Summary::of(&standing.row, user, language);
    let Some(playing) = &standing.playing else {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        return json!({
            "table": summary, "seat": seat, "number": 0, "view": null, "prompt": null, "waiting": [],
            "can-undo": false, "orders": null, "log-end": 0, "deadline": null, "outcome": null,
        });
    };
    let mut look = playing.game.look(viewer, language.code());
    name_section(&mut look);
    look["table"] = json!(summary);
    look["log-end"] = json!(playing.log_end(viewer));
    look["deadline"] = json!(standing.row.deadline.filter(|_| standing.row.phase == Phase::Running).map(iso));
    look
}

/// Adds the title of the rulebook section to a prompt.
pub(super) fn name_section(look: &mut Value) {
    if let Some(prompt) = look["prompt"].as_object_mut() {
        let section = prompt.get("section").and_then(Value::as_str).and_then(rulebook::section);
        prompt.insert("section-title".to_owned(), json!(section.map(|section| &section.title)));
    }
}

fn seat_of(standing: &Standing, user: &UserId) -> Result<Seat, Error> {
    match standing.viewer(Some(user)) {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Spectator => Err(Error::NotAllowed("you don't sit at this table".to_owned())),
    }
}

fn refuse(reason: Reason) -> Error {
    Error::Refused(Refusal { reason, expected: Vec::new(), section: None })
}

/// `POST /api/tables/{id}/answer`
pub(super) async fn answer(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(id): Path<String>,
    Json(body): Json<Answer>,
) -> Result<axum::Json<Value>, Error> {
    if body.answer.len() > MOST_WORDS || body.answer.iter().any(|word| word.len() > LONGEST_WORD) {
        return Err(Error::Malformed(format!(
            "`answer`: expected {MOST_WORDS} words of {LONGEST_WORD} bytes at most"
        )));
    }
    let table = find(&app, &id).await?;
    let me = user.id.clone();
    let acted = app
        .hub
        .act(&table, move |standing| {
            let seat = seat_of(standing, &me)?;
            let game = &standing.playing()?.game;
            let current = game.number(Viewer::Seat(seat));
            if game.outcome("en").is_some() {
                return Err(refuse(Reason::GameOver));
            }
            if body.number != current {
                return Err(refuse(Reason::Stale { given: body.number, current }));
            }
            Ok(vec![Deed::answer(seat, body.answer.clone())])
        })
        .await?;
    app.hub.forgive(&table, &user.id).await?;
    number(&acted, &user.id)
}

fn number(standing: &Standing, user: &UserId) -> Result<axum::Json<Value>, Error> {
    let viewer = standing.viewer(Some(user));
    Ok(axum::Json(json!({ "number": standing.playing()?.game.number(viewer) })))
}

/// `POST /api/tables/{id}/undo`
pub(super) async fn undo(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<Value>, Error> {
    let table = find(&app, &id).await?;
    let me = user.id.clone();
    let acted =
        app.hub.act(&table, move |standing| Ok(vec![Deed::Undo { seat: seat_of(standing, &me)? }])).await?;
    number(&acted, &user.id)
}

/// `PUT /api/tables/{id}/orders`
pub(super) async fn orders(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(id): Path<String>,
    Json(body): Json<Orders>,
) -> Result<axum::Json<Value>, Error> {
    let table = find(&app, &id).await?;
    if let StandingOrders::AskOnlyFor { plays } = &body.orders {
        let known = table.title.plays("en");
        if let Some(unknown) = plays.iter().find(|play| known.iter().all(|(name, _)| name != *play)) {
            let names: Vec<&str> = known.iter().map(|(name, _)| name.as_str()).collect();
            return Err(Error::Malformed(format!(
                "`orders.ask-only-for.plays`: there is no `{unknown}`; expected: {}",
                names.join(", ")
            )));
        }
    }
    let me = user.id.clone();
    let wanted = body.orders;
    let acted = app
        .hub
        .act(&table, move |standing| {
            let seat = seat_of(standing, &me)?;
            if standing.playing()?.game.outcome("en").is_some() {
                return Err(refuse(Reason::GameOver));
            }
            Ok(vec![Deed::Orders { seat, orders: wanted.clone() }])
        })
        .await?;
    number(&acted, &user.id)
}

/// `GET /api/tables/{id}/chat`
pub(super) async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<After>,
) -> Result<axum::Json<Vec<Said>>, Error> {
    let table = find(&app, &id).await?;
    let after = i64::try_from(query.after).unwrap_or(i64::MAX);
    Ok(axum::Json(app.hub.store.said(&table.id, after).await?))
}

/// `POST /api/tables/{id}/chat`
pub(super) async fn say(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(id): Path<String>,
    Json(body): Json<Message>,
) -> Result<axum::Json<Said>, Error> {
    let text = body.text.trim();
    if text.is_empty() || text.chars().count() > LONGEST_MESSAGE {
        return Err(Error::Malformed(format!("`text`: expected 1 to {LONGEST_MESSAGE} characters")));
    }
    let table = find(&app, &id).await?;
    let standing = table.standing();
    let invited = standing.row.meta.seat_of(&user.id).is_some()
        || standing.row.meta.owner == user.id
        || standing.row.meta.visibility == crate::store::Visibility::Public;
    if !invited {
        return Err(Error::NotAllowed("you don't sit at this table".to_owned()));
    }
    let said = app.hub.store.say(&table.id, &user.name, text).await?;
    table.note_talk();
    Ok(axum::Json(said))
}
