//! Tables: who sits where and how they play. The match itself is in `matches`.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use tabletop::Seed;
use tabletop::hosting::{Roster, Title};

use super::rematches::{KeptSeat, Rematch};
use super::sittings::Sittings;
use super::{Millis, Store, read, readable, write};
use crate::error::Error;
use crate::ids::{TableId, UserId};

/// Lists are this long at most.
const MOST: i64 = 200;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[derive(Serialize, Deserialize, strum::Display, strum::EnumString, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Waiting for players.
    Waiting,
    /// Playing.
    Running,
    /// Finished.
    Over,
    /// Ended by its owner before there was a result: its secrets stay secret.
    Closed,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::Display, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Visibility {
    /// Everybody.
    Public,
    /// Who has the link.
    Invite,
}

/// How fast a table plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Pace {
    /// Live or slow.
    pub kind: PaceKind,
    /// How long a decision may take; no limit if it is not given.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// Whether a pause tells that somebody could interrupt; if it is not given, at tables that play slowly it does.
    #[serde(default)]
    pub pauses: Option<Pauses>,
}

/// What a pause at a moment to interrupt tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pauses {
    /// Nothing: there is one whether or not anybody has something to play.
    Hidden,
    /// That somebody has something to play: where nobody has, the game goes on at once.
    Shown,
}

impl Pace {
    /// Together, and without a clock.
    pub fn live() -> Pace {
        Pace { kind: PaceKind::Live, seconds: None, pauses: None }
    }

    /// The same pace, with what pauses tell: as `usual` where people sit together, if nobody has said. Those who look
    /// in now and then would wait a day for nothing at each of them.
    #[must_use]
    pub fn pausing(self, usual: Pauses) -> Pace {
        let usual = match self.kind {
            PaceKind::Live => usual,
            PaceKind::Slow => Pauses::Shown,
        };
        Pace { pauses: Some(self.pauses.unwrap_or(usual)), ..self }
    }

    /// Whether pauses tell nothing.
    pub fn hides_pauses(&self) -> bool {
        self.pauses == Some(Pauses::Hidden)
    }
}

/// Whether people sit there together or look in now and then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PaceKind {
    /// Together.
    Live,
    /// Now and then.
    Slow,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct SeatMeta {
    /// Who sits there.
    pub user: Option<UserId>,
    /// By which name; it stays without the player when they have deleted their account.
    pub name: Option<String>,
    /// The program that plays, if nobody does.
    pub bot: Option<String>,
    /// Whether the player left the running game.
    pub abandoned: bool,
    /// How many answers there were when they sat down: what happened before was not their doing.
    pub since: usize,
    /// What the player brings to the game, such as a deck; nobody else is shown it before the end.
    pub brings: Option<String>,
    /// For whom it is kept before the game, if nobody sits there yet.
    pub kept: Option<KeptSeat>,
}

/// What a table is, beside its match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Meta {
    /// The game's short name.
    pub game: String,
    /// How it is set up, as all may know it.
    pub setup: Value,
    /// The rules under which it began.
    pub rules: u32,
    /// How fast.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who made it.
    pub owner: UserId,
    /// What the link says.
    pub invite: String,
    /// The seats.
    pub seats: Vec<SeatMeta>,
    /// Whether people are told what a program would do in their place though others play here.
    #[serde(default)]
    pub hints: bool,
    /// Who may not speak here, by what tells them from others at this table.
    #[serde(default)]
    pub muted: Vec<String>,
    /// Who was sent away and can't come back.
    #[serde(default)]
    pub removed: Vec<UserId>,
    /// Who has sat where, and who would like to.
    #[serde(default)]
    pub sittings: Sittings,
    /// Where its people play again, once one of them has asked for it.
    #[serde(default)]
    pub rematch: Option<Rematch>,
    /// The finished table whose people play again here.
    #[serde(default)]
    pub rematch_of: Option<TableId>,
}

impl SeatMeta {
    /// Whether somebody sits or sat there, or a program does.
    pub fn is_taken(&self) -> bool {
        self.name.is_some() || self.bot.is_some()
    }
}

impl Meta {
    /// The whole set-up: a secret until the game is over, for it has what the players brought.
    pub fn whole_setup(&self, title: &dyn Title) -> Result<Value, Error> {
        let brought: Vec<Option<String>> = self.seats.iter().map(|seat| seat.brings.clone()).collect();
        if brought.iter().all(Option::is_none) {
            return Ok(self.setup.clone());
        }
        Ok(title.with_brought(&self.setup, &brought)?)
    }

    /// Whether people may be told what a program would do in their place: where others play, only if the table says so.
    pub fn gives_hints(&self) -> bool {
        self.hints || self.seats.iter().filter(|seat| seat.user.is_some()).count() <= 1
    }

    /// Whether somebody was sent away.
    pub fn has_removed(&self, user: &UserId) -> bool {
        self.removed.contains(user)
    }

    /// Whose table it is: who sits there, for whom a seat is kept, and who made it.
    fn concerned(&self) -> Vec<&UserId> {
        let sitting = self.seats.iter().filter_map(|seat| seat.user.as_ref());
        let awaited = self.seats.iter().filter_map(|seat| Some(&seat.kept.as_ref()?.user));
        sitting.chain(awaited).chain([&self.owner]).collect()
    }

    /// The seat of a user.
    pub fn seat_of(&self, user: &UserId) -> Option<usize> {
        self.seats.iter().position(|seat| seat.user.as_ref() == Some(user))
    }
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its id.
    pub id: TableId,
    /// Counts changes of `meta` and `phase`.
    pub version: i64,
    /// How far it has come.
    pub phase: Phase,
    /// What it is.
    pub meta: Meta,
    /// What lists show of the match.
    pub glance: Glance,
    /// The seed: a secret until the game is over.
    pub seed: Seed,
    /// When the clock runs out.
    pub deadline: Option<Millis>,
    /// When it was made.
    pub created: Millis,
}

impl Row {
    /// Whether the player of a seat left the running game, or let the clock run out too often.
    pub fn is_given_up(&self, seat: usize) -> bool {
        /// Who lets the clock run out so often in a row can be replaced.
        const MISSED: u32 = 3;
        let late = self.glance.late.get(seat).is_some_and(|&times| times >= MISSED);
        self.meta.seats.get(seat).is_some_and(|meta| meta.abandoned || (late && meta.user.is_some()))
    }

    /// Whether somebody else can have a seat: a program plays there, or its player is gone.
    pub fn is_to_be_had(&self, seat: usize) -> bool {
        self.meta.seats.get(seat).is_some_and(|meta| meta.bot.is_some()) || self.is_given_up(seat)
    }

    /// What the players of the table are called.
    pub fn roster(&self) -> Roster {
        let people: Vec<Option<&str>> = self.meta.seats.iter().map(|seat| seat.name.as_deref()).collect();
        Roster::new(self.id.as_str(), &people)
    }
}

/// What lists show of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Glance {
    /// The number of the turn.
    pub turn: u32,
    /// What all call the players, in each language.
    pub labels: Vec<Vec<Option<String>>>,
    /// Who is waited for, as far as all can see.
    pub waiting: Vec<u8>,
    /// Who is asked: never shown but to themselves.
    pub asked: Vec<u8>,
    /// How often each seat's clock has run out without an answer between, as far as all can see.
    pub late: Vec<u32>,
    /// How it ended, in each language.
    pub outcome: Option<Vec<String>>,
}

pub(super) fn id(row: &AnyRow) -> Result<TableId, Error> {
    row.try_get::<String, _>("id")?.parse().map_err(Error::Damaged)
}

fn table(row: &AnyRow) -> Result<Row, Error> {
    let phase: String = row.try_get("phase")?;
    let seed: String = row.try_get("seed")?;
    Ok(Row {
        id: id(row)?,
        version: row.try_get("version")?,
        phase: phase.parse().map_err(|_| Error::Damaged(format!("phase {phase}")))?,
        meta: read(&row.try_get::<String, _>("meta")?)?,
        glance: read(&row.try_get::<String, _>("glance")?)?,
        seed: serde_json::from_value(Value::String(seed))
            .map_err(|error| Error::Damaged(error.to_string()))?,
        deadline: row.try_get("deadline")?,
        created: row.try_get("created")?,
    })
}

impl Store {
    /// A new table, unless its owner has so many already that are not over.
    pub async fn add_table(&self, row: &Row, most: u32) -> Result<bool, Error> {
        self.link.writing(self.insert_if_allowed(row, most)).await
    }

    async fn insert_if_allowed(&self, row: &Row, most: u32) -> Result<bool, Error> {
        let mut transaction = self.link.begin().await?;
        let allowed = has_fewer(&mut transaction, &row.meta.owner, most).await?;
        if allowed {
            insert(&mut transaction, row).await?;
        }
        transaction.commit().await?;
        Ok(allowed)
    }

    /// Changes who sits where, if nobody else has since `row.version` and the match has not gone on to another
    /// phase. The row's version then counts up.
    pub async fn change_table(&self, row: &mut Row) -> Result<bool, Error> {
        let changed = self.link.writing(self.update(row)).await?;
        row.version += i64::from(changed);
        Ok(changed)
    }

    async fn update(&self, row: &Row) -> Result<bool, Error> {
        let mut transaction = self.link.begin().await?;
        let changed = self.update_in(&mut transaction, row).await?;
        transaction.commit().await?;
        Ok(changed)
    }

    /// The same inside a transaction.
    pub(super) async fn update_in(
        &self,
        connection: &mut sqlx::AnyConnection,
        row: &Row,
    ) -> Result<bool, Error> {
        let changed = sqlx::query(
            "UPDATE tables SET version = version + 1, meta = $1, touched = $2, moved = $2, owner = $6 \
             WHERE id = $3 AND version = $4 AND phase = $5",
        )
        .bind(write(&row.meta)?)
        .bind(self.now())
        .bind(row.id.as_str())
        .bind(row.version)
        .bind(row.phase.to_string())
        .bind(row.meta.owner.as_str())
        .execute(&mut *connection)
        .await?;
        let changed = changed.rows_affected() == 1;
        if changed {
            sit(connection, row).await?;
            self.link.backend.wake(connection, &row.id).await?;
        }
        Ok(changed)
    }

    /// Removes a table that has not begun, if nobody has changed it since `row.version`.
    pub async fn remove_table(&self, row: &Row) -> Result<bool, Error> {
        self.link.writing(self.delete(row)).await
    }

    async fn delete(&self, row: &Row) -> Result<bool, Error> {
        let mut transaction = self.link.begin().await?;
        let removed = sqlx::query("DELETE FROM tables WHERE id = $1 AND version = $2 AND phase = 'waiting'")
            .bind(row.id.as_str())
            .bind(row.version)
            .execute(&mut *transaction)
            .await?;
        let removed = removed.rows_affected() == 1;
        if removed {
            for statement in
                ["DELETE FROM sitters WHERE table_id = $1", "DELETE FROM chat WHERE table_id = $1"]
            {
                sqlx::query(statement).bind(row.id.as_str()).execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(removed)
    }

    /// A table by id, and the number of its last change, or 0: both of the same moment.
    pub async fn table(&self, id: &TableId) -> Result<Option<(Row, i64)>, Error> {
        let query = sqlx::query(
            "SELECT tables.*, \
             (SELECT COALESCE(MAX(seq), 0) FROM changes WHERE table_id = tables.id) AS seq \
             FROM tables WHERE id = $1",
        )
        .bind(id.as_str());
        let Some(row) = self.link.row(query).await? else { return Ok(None) };
        Ok(Some((table(&row)?, row.try_get("seq")?)))
    }

    /// The ids of all tables as they are written, so that a damaged one is told of as well.
    pub async fn all_tables(&self) -> Result<Vec<String>, Error> {
        let rows = self.link.rows(sqlx::query("SELECT id FROM tables ORDER BY created, id")).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// The tables at which somebody sits, the newest first.
    pub async fn tables_of(&self, user: &UserId) -> Result<Vec<Row>, Error> {
        let query = sqlx::query(
            "SELECT tables.* FROM sitters JOIN tables ON tables.id = sitters.table_id \
             WHERE sitters.user_id = $1 ORDER BY tables.moved DESC LIMIT $2",
        )
        .bind(user.as_str())
        .bind(MOST);
        let rows = self.link.rows(query).await?;
        Ok(readable(&rows, table))
    }

    /// All tables at which somebody sits or which they made.
    pub async fn table_ids_of(&self, user: &UserId) -> Result<Vec<TableId>, Error> {
        let query = sqlx::query("SELECT table_id AS id FROM sitters WHERE user_id = $1").bind(user.as_str());
        let rows = self.link.rows(query).await?;
        Ok(readable(&rows, id))
    }

    /// Public tables that are not over, the newest first.
    pub async fn public_tables(&self) -> Result<Vec<Row>, Error> {
        let query = sqlx::query(
            "SELECT * FROM tables WHERE visibility = 'public' AND phase IN ('waiting', 'running') \
             ORDER BY created DESC LIMIT $1",
        )
        .bind(MOST);
        let rows = self.link.rows(query).await?;
        Ok(readable(&rows, table))
    }

    /// Finished games that somebody may look at, the newest first.
    pub async fn finished_tables(&self, user: Option<&UserId>) -> Result<Vec<Row>, Error> {
        let query = sqlx::query(
            "SELECT * FROM tables WHERE phase = 'over' AND (visibility = 'public' OR id IN \
             (SELECT table_id FROM sitters WHERE user_id = $1)) ORDER BY moved DESC LIMIT $2",
        )
        .bind(user.map_or("", UserId::as_str))
        .bind(MOST);
        let rows = self.link.rows(query).await?;
        Ok(readable(&rows, table))
    }

    /// Tables whose clock has run out, whose programs were left waiting since `quiet`, or whose pauses since `still`.
    pub async fn due_tables(&self, now: Millis, quiet: Millis, still: Millis) -> Result<Vec<TableId>, Error> {
        let query = sqlx::query(
            "SELECT id FROM tables WHERE phase = 'running' AND \
             (deadline < $1 OR (bot_due = 1 AND touched < $2) OR (bot_due = 2 AND touched < $3)) LIMIT $4",
        )
        .bind(now)
        .bind(quiet)
        .bind(still)
        .bind(MOST);
        let rows = self.link.rows(query).await?;
        Ok(readable(&rows, id))
    }
}

/// Whether somebody has fewer tables than this that are not over.
pub(super) async fn has_fewer(
    connection: &mut sqlx::AnyConnection,
    owner: &UserId,
    most: u32,
) -> Result<bool, Error> {
    let open: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM tables WHERE owner = $1 AND phase IN ('waiting', 'running')",
    )
    .bind(owner.as_str())
    .fetch_one(connection)
    .await?;
    Ok(open < i64::from(most))
}

pub(super) async fn insert(connection: &mut sqlx::AnyConnection, row: &Row) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO tables \
         (id, version, phase, visibility, meta, seed, glance, deadline, bot_due, touched, moved, created, owner) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $9, $9, $10)",
    )
    .bind(row.id.as_str())
    .bind(row.version)
    .bind(row.phase.to_string())
    .bind(row.meta.visibility.to_string())
    .bind(write(&row.meta)?)
    .bind(hex::encode(row.seed.0))
    .bind(write(&row.glance)?)
    .bind(row.deadline)
    .bind(row.created)
    .bind(row.meta.owner.as_str())
    .execute(&mut *connection)
    .await?;
    sit(connection, row).await
}

async fn sit(connection: &mut sqlx::AnyConnection, row: &Row) -> Result<(), Error> {
    sqlx::query("DELETE FROM sitters WHERE table_id = $1")
        .bind(row.id.as_str())
        .execute(&mut *connection)
        .await?;
    for user in row.meta.concerned() {
        sqlx::query(
            "INSERT INTO sitters (table_id, user_id) VALUES ($1, $2) ON CONFLICT (user_id, table_id) DO NOTHING",
        )
        .bind(row.id.as_str())
        .bind(user.as_str())
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
