//! Tables before and beside the game: making, finding, sitting down, leaving.

use std::sync::Arc;

use axum::extract::State;
use serde_json::{Value, json};
use tabletop::Seat;

use super::App;
use super::body::{Json, Path, Query};
use super::guard::{Anybody, Somebody};
use super::owner::check_owner;
use crate::api::{
    Bring, Failure, Join, Language, NewSeat, NewTable, Nothing, QuickTable, Summary, TableList, WhichTable,
    WhichTables, failures,
};
use crate::error::{Error, ErrorCode};
use crate::hub::closed;
use crate::ids::{TableId, Token};
use crate::live::{LiveTable, Standing};
use crate::store::{Meta, Pace, Phase, Row, SeatMeta, User, Visibility};

/// Clocks run between these.
const SECONDS: std::ops::RangeInclusive<u32> = 5..=2_592_000;

/// Lists tables.
#[utoipa::path(
    get, path = "/tables", tag = "Tables",
    params(WhichTables, Language),
    responses(
        (status = 200, description = "The tables", body = Vec<Summary>),
        failures::NoSession,
    )
)]
pub(super) async fn list(
    State(app): State<App>,
    Anybody(user): Anybody,
    Query(query): Query<WhichTables>,
) -> Result<axum::Json<Vec<Summary>>, Error> {
    let id = user.as_ref().map(|user| &user.id);
    let store = &app.hub.store;
    let rows = match query.which {
        TableList::Mine => store.tables_of(id.ok_or(Error::NoSession)?).await?,
        TableList::Public => store.public_tables().await?,
        TableList::Finished => store.finished_tables(id).await?,
    };
    Ok(axum::Json(rows.iter().map(|row| Summary::of(row, id, &query.language)).collect()))
}

/// A table; its owner sees what the link of the invitation says.
#[utoipa::path(
    get, path = "/tables/{id}", tag = "Tables",
    params(WhichTable, Language),
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::NoTable,
    )
)]
pub(super) async fn show(
    State(app): State<App>,
    Anybody(user): Anybody,
    Path(WhichTable { id }): Path<WhichTable>,
    Query(language): Query<Language>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let standing = table.standing();
    Ok(axum::Json(Summary::of(&standing.row, user.as_ref().map(|user| &user.id), &language)))
}

/// The table with this id, if it is one.
pub(super) async fn find(app: &App, id: &str) -> Result<Arc<LiveTable>, Error> {
    let id: TableId = id.parse().map_err(|_| Error::NotFound("such table".to_owned()))?;
    app.hub.table(&id).await
}

pub(super) fn summary(standing: &Standing, user: &User) -> axum::Json<Summary> {
    axum::Json(Summary::of(&standing.row, Some(&user.id), &Language::default()))
}

fn sitting(user: &User, brings: Option<String>) -> SeatMeta {
    SeatMeta { user: Some(user.id.clone()), name: Some(user.name.clone()), brings, ..SeatMeta::default() }
}

fn program(bot: &str, brings: Option<String>) -> SeatMeta {
    SeatMeta { bot: Some(bot.to_owned()), brings, ..SeatMeta::default() }
}

/// Makes a table. It starts at once if no seat is open.
#[utoipa::path(
    post, path = "/tables", tag = "Tables",
    request_body = NewTable,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::Malformed, failures::NoSession,
        (status = 422, description = "It can not be set up like this", body = Failure),
        (status = 429, description = "You have made too many tables", body = Failure),
    )
)]
pub(super) async fn create(
    State(app): State<App>,
    Somebody(user): Somebody,
    Json(body): Json<NewTable>,
) -> Result<axum::Json<Summary>, Error> {
    let title = app.hub.game(&body.game)?;
    let players = title.check(&body.setup.0)?;
    if body.seats.len() != players {
        return Err(Error::Malformed(format!(
            "`seats`: expected {players}, one a player, but {} are given",
            body.seats.len()
        )));
    }
    let mine = body.seats.iter().filter(|seat| matches!(seat, NewSeat::Me { .. })).count();
    if mine > 1 {
        return Err(Error::Malformed("`seats`: you can sit on one seat only".to_owned()));
    }
    let pace = body.pace.unwrap_or(Pace::live());
    if pace.seconds.is_some_and(|seconds| !SECONDS.contains(&seconds)) {
        return Err(Error::Malformed("`pace.seconds`: expected 5 to 2592000, or null".to_owned()));
    }
    let seats = body.seats.iter().map(|seat| match seat {
        NewSeat::Me { brings } => Ok(sitting(&user, brings.clone())),
        NewSeat::Open {} => Ok(SeatMeta::default()),
        NewSeat::Bot { bot, brings } if title.bots().contains(&bot.as_str()) => {
            Ok(program(bot, brings.clone()))
        }
        NewSeat::Bot { bot, .. } => Err(Error::Malformed(format!(
            "`seats`: there is no program `{bot}`; there is: {}",
            title.bots().join(", ")
        ))),
    });
    let seats: Vec<SeatMeta> = seats.collect::<Result<_, _>>()?;
    let visibility = body.visibility.unwrap_or(Visibility::Invite);
    let hints = body.hints.unwrap_or(false);
    let plan =
        Plan { game: body.game, setup: body.setup.0, seats, pace, visibility, hints, rematch_of: None };
    let table = open(&app, &user, plan).await?;
    Ok(summary(&table.standing(), &user))
}

/// Makes and starts a table with you and the usual programs.
#[utoipa::path(
    post, path = "/tables/quick", tag = "Tables",
    request_body = QuickTable,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::Malformed, failures::NoSession,
        (status = 422, description = "It can not be set up like this", body = Failure),
        (status = 429, description = "You have made too many tables", body = Failure),
    )
)]
pub(super) async fn quick(
    State(app): State<App>,
    Somebody(user): Somebody,
    Json(body): Json<QuickTable>,
) -> Result<axum::Json<Summary>, Error> {
    let title = app.hub.game(&body.game)?;
    let usual = title.catalogue("en").players.usual;
    let setup = json!({ "players": body.players.unwrap_or(usual) });
    let players = title.check(&setup)?;
    let mut seats = vec![program(title.bots().first().copied().unwrap_or_default(), None); players];
    let mine = usize::from(app.hub.store.world().seed().0[0]) % players;
    seats[mine] = sitting(&user, body.brings);
    let (pace, visibility) = (Pace::live(), Visibility::Invite);
    let plan = Plan { game: body.game, setup, seats, pace, visibility, hints: false, rematch_of: None };
    let table = open(&app, &user, plan).await?;
    Ok(summary(&table.standing(), &user))
}

/// What a new table is to be.
pub(super) struct Plan {
    /// The game's short name.
    pub(super) game: String,
    /// How it is set up, without what players bring.
    pub(super) setup: Value,
    /// Who sits where.
    pub(super) seats: Vec<SeatMeta>,
    /// How fast.
    pub(super) pace: Pace,
    /// Who finds it.
    pub(super) visibility: Visibility,
    /// Whether people are told what a program would do in their place though others play there.
    pub(super) hints: bool,
    /// The finished table whose people play again.
    pub(super) rematch_of: Option<TableId>,
}

/// A new table of somebody, which is nowhere yet.
pub(super) fn prepared(app: &App, owner: &User, plan: Plan) -> Result<Row, Error> {
    let Plan { game, setup, seats, pace, visibility, hints, rematch_of } = plan;
    let title = app.hub.game(&game)?;
    let row = Row {
        id: TableId::random(),
        version: 1,
        phase: Phase::Waiting,
        meta: Meta {
            game,
            setup,
            rules: title.rules(),
            pace: pace.pausing(app.hub.config.pauses),
            visibility,
            owner: owner.id.clone(),
            invite: Token::random().secret().to_owned(),
            seats,
            hints,
            muted: Vec::new(),
            removed: Vec::new(),
            sittings: Default::default(),
            rematch: None,
            rematch_of,
        },
        glance: Default::default(),
        seed: app.hub.store.world().seed(),
        deadline: None,
        created: app.hub.store.now(),
    };
    row.meta.whole_setup(title)?;
    Ok(row)
}

async fn open(app: &App, owner: &User, plan: Plan) -> Result<Arc<LiveTable>, Error> {
    let row = prepared(app, owner, plan)?;
    app.guard.new_table(&owner.id)?;
    if !app.hub.store.add_table(&row, app.hub.config.limits.open_tables).await? {
        return Err(Error::TooManyTables);
    }
    let table = app.hub.table(&row.id).await?;
    if row.meta.seats.iter().all(SeatMeta::is_taken) {
        app.hub.begin(&table).await?;
    }
    Ok(table)
}

pub(super) fn check_waiting(standing: &Standing) -> Result<(), Error> {
    match standing.row.phase {
        Phase::Waiting => Ok(()),
        _ => Err(Error::conflict(ErrorCode::Started, "the game has begun")),
    }
}

/// Whether the game is neither over nor closed.
pub(super) fn check_goes_on(row: &Row) -> Result<(), Error> {
    match row.phase {
        Phase::Waiting | Phase::Running => Ok(()),
        Phase::Over => Err(Error::conflict(ErrorCode::GameOver, "the game is over")),
        Phase::Closed => Err(closed()),
    }
}

/// Public tables are open to all, others to those with the link.
pub(super) fn check_invited(row: &Row, user: &User, invite: Option<&str>) -> Result<(), Error> {
    let invited = row.meta.visibility == Visibility::Public
        || row.meta.owner == user.id
        || row.meta.kept_for(&user.id).is_some()
        || invite == Some(row.meta.invite.as_str());
    if invited {
        Ok(())
    } else {
        Err(Error::NotAllowed("this table is by invitation: use its link".to_owned()))
    }
}

/// Sits down.
#[utoipa::path(
    post, path = "/tables/{id}/join", tag = "Tables",
    params(WhichTable),
    request_body = Join,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::NoSession,
        (status = 403, description = "It is by invitation", body = Failure),
        failures::NoTable,
        (status = 409, description = "The seat is taken, you sit there already, or the game has begun", body = Failure),
        (status = 422, description = "What you bring can not be played with", body = Failure),
    )
)]
pub(super) async fn join(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(body): Json<Join>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let standing = app
        .hub
        .seat(&table, |standing, row| {
            check_invited(row, &user, body.invite.as_deref())?;
            check_waiting(standing)?;
            if row.meta.seat_of(&user.id).is_some() {
                return Err(Error::conflict(ErrorCode::Seated, "you sit at this table already"));
            }
            let free = |seat: &SeatMeta| seat.is_free_for(&user.id);
            let at = match body.seat {
                Some(at) => Some(at).filter(|&at| row.meta.seats.get(at).is_some_and(free)),
                None => row.meta.seats.iter().position(free),
            };
            let at = at.ok_or_else(|| Error::conflict(ErrorCode::Taken, "this seat is not free"))?;
            let brings = body.brings.clone().or_else(|| row.meta.seats[at].brings.take());
            row.meta.sit(at, &user.id, &user.name, brings);
            row.meta.whole_setup(table.title).map(|_| ())
        })
        .await?;
    Ok(summary(&standing, &user))
}

/// Brings something else to your seat, such as another deck, before the game begins.
#[utoipa::path(
    post, path = "/tables/{id}/bring", tag = "Tables",
    params(WhichTable),
    request_body = Bring,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::NoSession, failures::NoTable,
        (status = 409, description = "You do not sit there, or the game has begun", body = Failure),
        (status = 422, description = "It can not be played with", body = Failure),
    )
)]
pub(super) async fn bring(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(body): Json<Bring>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let standing = app
        .hub
        .seat(&table, |standing, row| {
            check_waiting(standing)?;
            let Some(at) = row.meta.seat_of(&user.id) else {
                return Err(Error::conflict(ErrorCode::NotSeated, "you don't sit at this table"));
            };
            row.meta.seats[at].brings.clone_from(&body.brings);
            row.meta.whole_setup(table.title).map(|_| ())
        })
        .await?;
    Ok(summary(&standing, &user))
}

fn is_host_before_the_game(row: &Row, user: &User) -> bool {
    row.phase == Phase::Waiting && row.meta.owner == user.id
}

/// Stands up, or takes the wish for a seat back. In a running game a program goes on until somebody takes over. A
/// table whose host leaves before the game passes to somebody who sits there; if nobody does, it is gone.
#[utoipa::path(
    post, path = "/tables/{id}/leave", tag = "Tables",
    params(WhichTable),
    request_body = Nothing,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::NoSession, failures::NoTable,
        (status = 409, description = "You do not sit there, or the game is over", body = Failure),
    )
)]
pub(super) async fn leave(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let standing = app
        .hub
        .seat(&table, |standing, row| {
            let hosts = is_host_before_the_game(&standing.row, &user);
            check_goes_on(&standing.row)?;
            if row.meta.seat_of(&user.id).is_none() && !hosts {
                let withdrawn = row.meta.withdraw_wish(&user.id) || row.meta.give_up_kept(&user.id);
                let not_here = || Error::conflict(ErrorCode::NotSeated, "you don't sit at this table");
                return withdrawn.then_some(()).ok_or_else(not_here);
            }
            vacate(&table, row, &user);
            if hosts {
                pass_on(row);
            }
            Ok(())
        })
        .await?;
    close_if_nobody_is_left(&app, &table, &standing, &user).await?;
    Ok(summary(&standing, &user))
}

/// What a seat is when its player goes.
fn vacate(table: &LiveTable, row: &mut Row, user: &User) {
    row.meta.give_up_kept(&user.id);
    let Some(at) = row.meta.seat_of(&user.id) else { return };
    let seat = std::mem::take(&mut row.meta.seats[at]);
    row.meta.seats[at] = match row.phase {
        Phase::Waiting => SeatMeta::default(),
        // Somebody has to go on for them until a substitute comes.
        Phase::Running => {
            let usual = table.title.bots().first().copied().unwrap_or_default();
            SeatMeta { abandoned: true, ..program(usual, seat.brings) }
        }
        // What they did there stays, under another name.
        Phase::Over | Phase::Closed => {
            SeatMeta { user: None, name: Some(row.roster().name(Seat(at as u8)).to_owned()), ..seat }
        }
    };
}

/// The table goes to somebody who sits there.
fn pass_on(row: &mut Row) {
    if let Some(heir) = row.meta.seats.iter().find_map(|seat| seat.user.clone()) {
        row.meta.owner = heir;
    }
}

async fn close_if_nobody_is_left(
    app: &App,
    table: &Arc<LiveTable>,
    standing: &Standing,
    user: &User,
) -> Result<(), Error> {
    if is_host_before_the_game(&standing.row, user) {
        app.hub.close(&standing.row).await?;
    }
    crate::bots::rouse(&app.hub, table);
    Ok(())
}

/// Takes somebody who is to be forgotten away from a table.
pub(super) async fn forget_at(app: &App, id: &TableId, user: &User) -> Result<(), Error> {
    let table = app.hub.table(id).await?;
    let standing = app
        .hub
        .seat(&table, |_, row| {
            vacate(&table, row, user);
            if row.meta.owner == user.id {
                pass_on(row);
            }
            Ok(())
        })
        .await?;
    close_if_nobody_is_left(app, &table, &standing, user).await
}

/// Starts the game; programs take the open seats. For the owner.
#[utoipa::path(
    post, path = "/tables/{id}/start", tag = "Tables",
    params(WhichTable),
    request_body = Nothing,
    responses(
        (status = 200, description = "The table", body = Summary),
        failures::NoSession,
        (status = 403, description = "It is not your table", body = Failure),
        failures::NoTable,
        (status = 409, description = "The game has begun", body = Failure),
    )
)]
pub(super) async fn start(
    State(app): State<App>,
    Somebody(user): Somebody,
    Path(WhichTable { id }): Path<WhichTable>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<Summary>, Error> {
    let table = find(&app, &id).await?;
    let usual = table.title.bots().first().copied().unwrap_or_default();
    app.hub
        .seat(&table, |standing, row| {
            check_owner(row, &user)?;
            check_waiting(standing)?;
            for seat in row.meta.seats.iter_mut().filter(|seat| !seat.is_taken()) {
                *seat = program(usual, None);
            }
            Ok(())
        })
        .await?;
    app.hub.begin(&table).await?;
    Ok(summary(&table.standing(), &user))
}
