//! What was said at tables.

use serde::Serialize;
use sqlx::Row as _;

use super::{Store, iso, now};
use crate::error::Error;
use crate::ids::TableId;

/// So many are sent at once.
const MOST: i64 = 500;
/// Two who speak at once get different numbers after so many attempts at most.
const ATTEMPTS: usize = 20;

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
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
            let at = now();
            let n = self.last_said(table).await? + 1;
            let mut transaction = self.pool.begin().await?;
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
            if added.rows_affected() == 1 {
                self.backend.wake(&mut transaction, table).await?;
                transaction.commit().await?;
                return Ok(Said { n, from: from.to_owned(), text: text.to_owned(), at: iso(at) });
            }
        }
        Err(Error::TooMany)
    }

    /// The number of what was said last.
    pub async fn last_said(&self, table: &TableId) -> Result<i64, Error> {
        let row = sqlx::query("SELECT COALESCE(MAX(n), 0) AS n FROM chat WHERE table_id = $1")
            .bind(table.as_str())
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get("n")?)
    }

    /// What was said after number `after`.
    pub async fn said(&self, table: &TableId, after: i64) -> Result<Vec<Said>, Error> {
        let rows = sqlx::query(
            "SELECT n, speaker, text, at FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n LIMIT $3",
        )
        .bind(table.as_str())
        .bind(after)
        .bind(MOST)
        .fetch_all(&self.pool)
        .await?;
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
