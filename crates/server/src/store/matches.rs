//! Matches: the last checkpoint, and what was done since. Appending a change is one insert at (table,
//! sequence): whoever comes first wins, on whichever node.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};
use tabletop::Entry;
use tabletop::hosting::{Counts, Deed, LogLine};
use tokio::time::Instant;

use super::tables::{Glance, id};
use super::{Millis, Phase, Row, Store, read, write};
use crate::error::{Error, ErrorCode};
use crate::ids::TableId;

/// So many tables are asked for at once.
const MARKED_AT_ONCE: usize = 100;
static MARKS: LazyLock<String> = LazyLock::new(|| {
    let places: Vec<String> = (1..=MARKED_AT_ONCE).map(|at| format!("${at}")).collect();
    format!(
        "SELECT id, version, \
         (SELECT COALESCE(MAX(seq), 0) FROM changes WHERE table_id = tables.id) AS seq, \
         (SELECT COALESCE(MAX(n), 0) FROM chat WHERE table_id = tables.id) AS said \
         FROM tables WHERE id IN ({})",
        places.join(", ")
    )
});
/// A table that changes so often while it is read is given up.
const ATTEMPTS: usize = 8;

/// One change of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// Counts up from 1.
    pub seq: i64,
    /// What was done.
    pub deeds: Vec<Deed>,
    /// How many answers were taken back by it.
    pub dropped: usize,
    /// The answers that came of it, those of standing orders included.
    pub added: Vec<Entry>,
    /// The lines of the log that came of it.
    pub lines: Vec<LogLine>,
    /// How many lines each viewer has been told up to its end: spectators, then each seat.
    pub told: Vec<u64>,
    /// What goes into the numbers of the match.
    pub counts: Counts,
    /// When.
    pub at: Millis,
}

/// A change to append, with what else becomes different by it.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The change.
    pub change: Change,
    /// The new checkpoint, if a step has ended.
    pub snapshot: Option<Value>,
    /// What lists show.
    pub glance: Glance,
    /// How far the table has come.
    pub phase: Phase,
    /// When the clock runs out.
    pub deadline: Option<Millis>,
    /// Whether something has happened that all can see.
    pub is_public: bool,
    /// Who answers next, if no person does.
    pub due: Due,
}

/// Who answers next at a table beside its people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Nobody.
    Nobody,
    /// A program.
    Program,
    /// The server, after a pause, for somebody who has nothing to choose.
    Silence,
}

/// Whether a change was appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is durable.
    Durable,
    /// Another change was first.
    TooLate,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Of its row.
    pub version: i64,
    /// Its last change, or 0.
    pub seq: i64,
    /// What was said last there, or 0.
    pub said: i64,
}

/// A match as it is stored.
#[derive(Debug)]
pub struct Stored {
    /// The checkpoint after the change with this sequence number.
    pub snapshot: (i64, Value),
    /// All changes.
    pub changes: Vec<Change>,
}

/// An append whose JSON is ready.
pub(super) struct Written {
    pub table: TableId,
    seq: i64,
    deeds: String,
    dropped: i64,
    added: String,
    lines: String,
    told: String,
    counts: String,
    at: Millis,
    snapshot: Option<String>,
    glance: String,
    phase: String,
    deadline: Option<Millis>,
    moved: Option<Millis>,
    bot_due: i64,
}

impl Written {
    pub(super) fn of(append: &Append) -> Result<Written, Error> {
        let change = &append.change;
        Ok(Written {
            table: append.table.clone(),
            seq: change.seq,
            deeds: write(&change.deeds)?,
            dropped: change.dropped as i64,
            added: write(&change.added)?,
            lines: write(&change.lines)?,
            told: write(&change.told)?,
            counts: write(&change.counts)?,
            at: change.at,
            snapshot: append.snapshot.as_ref().map(write).transpose()?,
            glance: write(&append.glance)?,
            phase: append.phase.to_string(),
            deadline: append.deadline,
            moved: append.is_public.then_some(change.at),
            bot_due: match append.due {
                Due::Nobody => 0,
                Due::Program => 1,
                Due::Silence => 2,
            },
        })
    }

    /// Writes it inside a transaction, unless another change was first.
    pub(super) async fn put(&self, connection: &mut sqlx::AnyConnection) -> Result<Appended, sqlx::Error> {
        let added = sqlx::query(
            "INSERT INTO changes (table_id, seq, deeds, dropped, added, lines, told, counts, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_id, seq) DO NOTHING",
        )
        .bind(self.table.as_str())
        .bind(self.seq)
        .bind(&self.deeds)
        .bind(self.dropped)
        .bind(&self.added)
        .bind(&self.lines)
        .bind(&self.told)
        .bind(&self.counts)
        .bind(self.at)
        .execute(&mut *connection)
        .await?;
        if added.rows_affected() == 0 {
            return Ok(Appended::TooLate);
        }
        sqlx::query(
            "UPDATE tables SET glance = $1, phase = $2, deadline = $3, bot_due = $4, touched = $5, \
             moved = COALESCE($6, moved) WHERE id = $7",
        )
        .bind(&self.glance)
        .bind(&self.phase)
        .bind(self.deadline)
        .bind(self.bot_due)
        .bind(self.at)
        .bind(self.moved)
        .bind(self.table.as_str())
        .execute(&mut *connection)
        .await?;
        if let Some(snapshot) = &self.snapshot {
            sqlx::query(
                "INSERT INTO snapshots (table_id, seq, snapshot) VALUES ($1, $2, $3) \
                 ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, snapshot = excluded.snapshot",
            )
            .bind(self.table.as_str())
            .bind(self.seq)
            .bind(snapshot)
            .execute(&mut *connection)
            .await?;
        }
        Ok(Appended::Durable)
    }
}

fn change(row: &AnyRow) -> Result<Change, Error> {
    Ok(Change {
        seq: row.try_get("seq")?,
        deeds: read(&row.try_get::<String, _>("deeds")?)?,
        dropped: usize::try_from(row.try_get::<i64, _>("dropped")?).unwrap_or(0),
        added: read(&row.try_get::<String, _>("added")?)?,
        lines: read(&row.try_get::<String, _>("lines")?)?,
        told: read(&row.try_get::<String, _>("told")?)?,
        counts: read(&row.try_get::<String, _>("counts")?)?,
        at: row.try_get("at")?,
    })
}

impl Store {
    /// Appends a change. When this returns [`Appended::Durable`], it can't be lost any more.
    pub async fn append(&self, append: &Append) -> Result<Appended, Error> {
        let began = Instant::now();
        let appended = self.order(Written::of(append)?).await;
        self.metrics().appends.note(began.elapsed());
        appended
    }

    /// The changes of a match after a sequence number.
    pub async fn changes(&self, table: &TableId, after: i64) -> Result<Vec<Change>, Error> {
        let query = sqlx::query("SELECT * FROM changes WHERE table_id = $1 AND seq > $2 ORDER BY seq")
            .bind(table.as_str())
            .bind(after);
        let rows = self.link.rows(query).await?;
        rows.iter().map(change).collect()
    }

    /// How far tables have come, those that are there: cheaper to ask than what has happened.
    pub async fn marks(&self, tables: &[TableId]) -> Result<HashMap<TableId, Mark>, Error> {
        let mut marks = HashMap::with_capacity(tables.len());
        for some in tables.chunks(MARKED_AT_ONCE) {
            let mut query = sqlx::query(AssertSqlSafe(MARKS.as_str()));
            // The statement is always the same: who is asked for twice is told of once.
            for table in some.iter().chain(some.last().into_iter().cycle()).take(MARKED_AT_ONCE) {
                query = query.bind(table.as_str());
            }
            for row in self.link.rows(query).await? {
                let mark = Mark {
                    version: row.try_get("version")?,
                    seq: row.try_get("seq")?,
                    said: row.try_get("said")?,
                };
                marks.insert(id(&row)?, mark);
            }
        }
        Ok(marks)
    }

    /// A table and its match, if it has begun: both of the same moment.
    pub async fn table_and_match(&self, id: &TableId) -> Result<(Row, Option<Stored>), Error> {
        let mut begun = true;
        for _ in 0..ATTEMPTS {
            let stored = self.stored_match(id).await?;
            begun = stored.is_some();
            let last = stored.as_ref().and_then(|stored| stored.changes.last()).map_or(0, |last| last.seq);
            let found = self.table(id).await?.ok_or_else(|| Error::NotFound(format!("table `{id}`")))?;
            // Otherwise the match went on between the two looks.
            if found.1 == last {
                return Ok((found.0, stored));
            }
        }
        if !begun {
            return Err(Error::Damaged("there is no checkpoint of its match".to_owned()));
        }
        Err(Error::conflict(ErrorCode::Busy, "the table changes too fast: try again"))
    }

    /// A match, if it has begun. Read in one piece.
    pub async fn stored_match(&self, table: &TableId) -> Result<Option<Stored>, Error> {
        // The changes are read after the snapshot, so that none of those it needs is missing.
        let query =
            sqlx::query("SELECT seq, snapshot FROM snapshots WHERE table_id = $1").bind(table.as_str());
        let row = self.link.row(query).await?;
        let Some(row) = row else { return Ok(None) };
        let seq: i64 = row.try_get("seq")?;
        let snapshot = read(&row.try_get::<String, _>("snapshot")?)?;
        let changes = self.changes(table, 0).await?;
        Ok(Some(Stored { snapshot: (seq, snapshot), changes }))
    }
}
