//! Playing: looking, answering, taking back, standing orders, talking.

use axum::extract::State;
use tabletop::hosting::{Deed, GameAsk, GameEvent, GameView, Look, Question};
use tabletop::{Reason, Refusal, Seat, StandingOrders, Viewer};

use super::App;
use super::body::{Json, Path, Query};
use super::guard::{Anybody, Somebody};
use super::lobby::find;
use super::log::{Eyes, log_after};
use crate::api::{
    Acted, After, Answer, Failure, Known, Language, LeaveOrders, Message, Nothing, Said, Summary, TableLook,
    WhichTable, failures,
};
use crate::error::{Error, ErrorCode};
use crate::hub::removed;
use crate::ids::UserId;
use crate::live::{LiveTable, Standing};
use crate::store::{Phase, Row, User, iso};

const LONGEST_MESSAGE: usize = 500;
/// More words than any question has options.
const MOST_WORDS: usize = 64;
const LONGEST_WORD: usize = 120;

/// What you see and are asked. Send `number` back with your answer.
#[utoipa::path(
    get, path = "/tables/{id}/look", tag = "Playing",
    params(WhichTable, Language),
    responses(
        (status = 200, description = "What you see", body = TableLook<GameView, GameAsk>),
        failures::NoTable,
    )
)]
pub(super) async fn look(
    State(app): State<App>,
    Anybody(user): Anybody,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(language): Query<Language>,
) -> Result<axum::Json<TableLook<GameView, GameAsk>>, Error> {
    let table = find(&app, &id).await?;
    let standing = table.standing();
    let user = user.map(|user| user.id);
    let viewer = standing.viewer(user.as_ref());
    Ok(axum::Json(look_of(&standing, viewer, user.as_ref(), &language)))
}

fn look_of(
    standing: &Standing,
    viewer: Viewer,
    user: Option<&UserId>,
    language: &Language,
) -> TableLook<GameView, GameAsk> {
    let table = Summary::of(&standing.row, user, language);
    match &standing.playing {
        None => TableLook { table, look: nothing_yet(viewer), log_end: 0, deadline: None },
        Some(playing) => {
            let running = standing.row.phase == Phase::Running;
            let mut look = titled(playing.game.look(viewer, language.code(), &standing.row.roster()));
            look.prompt = look.prompt.filter(|_| !standing.is_silent(viewer));
            let closed = standing.row.phase == Phase::Closed;
            TableLook {
                table,
                look: if closed { unanswerable(look) } else { look },
                log_end: playing.told.count(viewer),
                deadline: standing.row.deadline.filter(|_| running).map(iso),
            }
        }
    }
}

/// What there is to see when nobody is asked any more.
fn unanswerable(look: Look<GameView, GameAsk>) -> Look<GameView, GameAsk> {
    Look { prompt: None, waiting: Vec::new(), can_undo: false, ..look }
}

/// What there is to see before a game has begun.
fn nothing_yet(viewer: Viewer) -> Look<GameView, GameAsk> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    Look {
        seat,
        number: 0,
        view: GameView(serde_json::Value::Null),
        prompt: None,
        waiting: Vec::new(),
        can_undo: false,
        orders: None,
        outcome: None,
    }
}

/// Adds the title of the rulebook section to a prompt.
pub(super) fn titled(look: Look<GameView, GameAsk>) -> Look<GameView, GameAsk> {
    let titled = |prompt: Question<GameAsk>| {
        let section = prompt.section.as_deref().and_then(rulebook::section);
        Question { section_title: section.map(|section| section.title.clone()), ..prompt }
    };
    Look { prompt: look.prompt.map(titled), ..look }
}

pub(super) fn seat_of(standing: &Standing, user: &UserId) -> Result<Seat, Error> {
    match standing.viewer(Some(user)) {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Spectator => Err(Error::NotAllowed("you don't sit at this table".to_owned())),
    }
}

pub(super) fn refuse(reason: Reason) -> Error {
    Error::Refused(Refusal { reason, expected: Vec::new(), section: None })
}

/// Answers what you are asked, with words of the prompt's options. It is durable when this returns.
#[utoipa::path(
    post, path = "/tables/{id}/answer", tag = "Playing",
    params(WhichTable, Known, Language),
    request_body = Answer,
    responses(
        (status = 200, description = "It is done", body = Acted<GameView, GameAsk, GameEvent>),
        failures::Malformed, failures::NoSession, failures::NotSeated, failures::NoTable,
        (status = 409, description = "The answer is stale or refused; the error says what would have been taken", body = Failure),
    )
)]
pub(super) async fn answer(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(known): Query<Known>,
    Json(body): Json<Answer>,
) -> Result<axum::Json<Acted<GameView, GameAsk, GameEvent>>, Error> {
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
            if game.is_over() {
                return Err(refuse(Reason::GameOver));
            }
            if body.number != current {
                return Err(refuse(Reason::Stale { given: body.number, current }));
            }
            Ok(vec![Deed::answer(seat, body.answer.clone())])
        })
        .await?;
    reply(&app, &table, &acted, &user.id, &known).await
}

/// What the page of whoever has done something needs next.
async fn reply(
    app: &App,
    table: &LiveTable,
    standing: &Standing,
    user: &UserId,
    known: &Known,
) -> Result<axum::Json<Acted<GameView, GameAsk, GameEvent>>, Error> {
    let viewer = standing.viewer(Some(user));
    let look = look_of(standing, viewer, Some(user), &known.language);
    let log = log_after(app, table, standing, Eyes::Viewer(viewer), known.after, &known.language).await?;
    Ok(axum::Json(Acted { number: look.look.number, look, log }))
}

/// Takes your last answer back, if nothing was revealed since.
#[utoipa::path(
    post, path = "/tables/{id}/undo", tag = "Playing",
    params(WhichTable, Known, Language),
    request_body = Nothing,
    responses(
        (status = 200, description = "It is done", body = Acted<GameView, GameAsk, GameEvent>),
        failures::NoSession, failures::NotSeated, failures::NoTable,
        (status = 409, description = "It can not be taken back", body = Failure),
    )
)]
pub(super) async fn undo(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(known): Query<Known>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<Acted<GameView, GameAsk, GameEvent>>, Error> {
    let table = find(&app, &id).await?;
    let me = user.id.clone();
    let acted =
        app.hub.act(&table, move |standing| Ok(vec![Deed::Undo { seat: seat_of(standing, &me)? }])).await?;
    reply(&app, &table, &acted, &user.id, &known).await
}

/// Leaves standing orders, which answer for you at moments to interrupt.
#[utoipa::path(
    put, path = "/tables/{id}/orders", tag = "Playing",
    params(WhichTable, Known, Language),
    request_body = LeaveOrders,
    responses(
        (status = 200, description = "It is done", body = Acted<GameView, GameAsk, GameEvent>),
        failures::Malformed, failures::NoSession, failures::NotSeated, failures::NoTable,
        (status = 409, description = "The game is over", body = Failure),
    )
)]
pub(super) async fn orders(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(known): Query<Known>,
    Json(body): Json<LeaveOrders>,
) -> Result<axum::Json<Acted<GameView, GameAsk, GameEvent>>, Error> {
    let table = find(&app, &id).await?;
    if let StandingOrders::AskOnlyFor { plays } = &body.orders {
        let known = table.title.plays("en");
        if let Some(unknown) = plays.iter().find(|play| known.iter().all(|known| known.name != **play)) {
            let names: Vec<&str> = known.iter().map(|play| play.name.as_str()).collect();
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
            if standing.playing()?.game.is_over() {
                return Err(refuse(Reason::GameOver));
            }
            if *standing.playing()?.game.orders(seat) == wanted {
                return Ok(Vec::new());
            }
            Ok(vec![Deed::Orders { seat, orders: wanted.clone() }])
        })
        .await?;
    reply(&app, &table, &acted, &user.id, &known).await
}

/// Whether the table's owner lets somebody speak.
pub(super) fn check_may_speak(row: &Row, user: &User) -> Result<(), Error> {
    if row.meta.muted.contains(&user.id.at(&row.id)) {
        let message = "the owner of this table does not let you speak here";
        return Err(Error::conflict(ErrorCode::Muted, message));
    }
    Ok(())
}

/// What was said.
#[utoipa::path(
    get, path = "/tables/{id}/chat", tag = "Playing",
    params(WhichTable, After),
    responses(
        (status = 200, description = "What was said", body = Vec<Said>),
        failures::NoTable,
    )
)]
pub(super) async fn chat(
    State(app): State<App>,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(query): Query<After>,
) -> Result<axum::Json<Vec<Said>>, Error> {
    let table = find(&app, &id).await?;
    let after = i64::try_from(query.after).unwrap_or(i64::MAX);
    Ok(axum::Json(app.hub.store.said(&table.id, after).await?))
}

/// Says something.
#[utoipa::path(
    post, path = "/tables/{id}/chat", tag = "Playing",
    params(WhichTable),
    request_body = Message,
    responses(
        (status = 200, description = "What you said", body = Said),
        failures::Malformed, failures::NoSession, failures::NotSeated, failures::NoTable,
        (status = 409, description = "The owner of the table does not let you speak", body = Failure),
    )
)]
pub(super) async fn say(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
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
    if standing.row.meta.has_removed(&user.id) {
        return Err(removed());
    }
    if !invited {
        return Err(Error::NotAllowed("you don't sit at this table".to_owned()));
    }
    check_may_speak(&standing.row, &user)?;
    let seat = standing.row.meta.seat_of(&user.id).map(|at| at as u8);
    let said = app.hub.store.say(&table.id, &user, seat, text).await?;
    table.note_talk();
    Ok(axum::Json(said))
}
