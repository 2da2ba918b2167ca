//! What was said at tables.

use serde::Serialize;
use sqlx::Row as _;

use super::{Millis, Store, iso};
use crate::error::Error;
use crate::ids::TableId;

/// So many are sent at once.
const MOST: i64 = 500;
/// Two who speak at once get different numbers after so many attempts at most.
const ATTEMPTS: usize = 20;

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Said {
    /// Counts up from 1 at each table.
    pub n: i64,
    /// Who said it.
    pub from: String,
    /// What.
    pub text: String,
    /// When.
    pub at: String,
}

impl Store {
    /// Notes what somebody said.
    pub async fn say(&self, table: &TableId, from: &str, text: &str) -> Result<Said, Error> {
        for _ in 0..ATTEMPTS {
            let n = self.last_said(table).await? + 1;
            if let Some(at) = self.link.writing(self.note(table, n, from, text)).await? {
                return Ok(Said { n, from: from.to_owned(), text: text.to_owned(), at: iso(at) });
            }
        }
        Err(Error::TooMany)
    }

    /// Writes it down and says when, unless somebody else was faster.
    async fn note(&self, table: &TableId, n: i64, from: &str, text: &str) -> Result<Option<Millis>, Error> {
        let at = self.now();
        let mut transaction = self.link.begin().await?;
        let added = sqlx::query(
            "INSERT INTO chat (table_id, n, speaker, text, at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, n) DO NOTHING",
        )
        .bind(table.as_str())
        .bind(n)
        .bind(from)
        .bind(text)
        .bind(at)
        .execute(&mut *transaction)
        .await?;
        let added = added.rows_affected() == 1;
        if added {
            self.link.backend.wake(&mut transaction, table).await?;
        }
        transaction.commit().await?;
        Ok(added.then_some(at))
    }

    /// The number of what was said last.
    pub async fn last_said(&self, table: &TableId) -> Result<i64, Error> {
        let query =
            sqlx::query("SELECT COALESCE(MAX(n), 0) AS n FROM chat WHERE table_id = $1").bind(table.as_str());
        let row = self.link.row(query).await?;
        row.map_or(Ok(0), |row| Ok(row.try_get("n")?))
    }

    /// What was said after number `after`.
    pub async fn said(&self, table: &TableId, after: i64) -> Result<Vec<Said>, Error> {
        let query = sqlx::query(
            "SELECT n, speaker, text, at FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n LIMIT $3",
        )
        .bind(table.as_str())
        .bind(after)
        .bind(MOST);
        let rows = self.link.rows(query).await?;
        rows.iter()
            .map(|row| {
                Ok(Said {
                    n: row.try_get("n")?,
                    from: row.try_get("speaker")?,
                    text: row.try_get("text")?,
                    at: iso(row.try_get("at")?),
                })
            })
            .collect()
    }
}
