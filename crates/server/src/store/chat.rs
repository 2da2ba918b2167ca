//! What was said at tables.

use serde::Serialize;
use sqlx::Row as _;

use super::{Millis, Store, User, iso};
use crate::error::Error;
use crate::ids::{TableId, UserId};

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
    /// The name that whoever said it had then; empty if they have deleted their account.
    pub from: String,
    /// The seat on which they sat then; none for spectators. Somebody else may sit there now.
    pub seat: Option<u8>,
    /// The same for all that one person says at this table and for nobody else, whatever they are called; nothing
    /// if that is not known any more.
    pub speaker: Option<String>,
    /// What.
    pub text: String,
    /// When.
    pub at: String,
}

impl Store {
    /// Notes what somebody said, from which seat if they have one.
    pub async fn say(
        &self,
        table: &TableId,
        user: &User,
        seat: Option<u8>,
        text: &str,
    ) -> Result<Said, Error> {
        for _ in 0..ATTEMPTS {
            let n = self.last_said(table).await? + 1;
            if let Some(at) = self.link.writing(self.note(table, n, user, seat, text)).await? {
                let (from, speaker) = (user.name.clone(), Some(user.id.at(table)));
                return Ok(Said { n, from, seat, speaker, text: text.to_owned(), at: iso(at) });
            }
        }
        Err(Error::TooMany)
    }

    /// Writes it down and says when, unless somebody else was faster.
    async fn note(
        &self,
        table: &TableId,
        n: i64,
        user: &User,
        seat: Option<u8>,
        text: &str,
    ) -> Result<Option<Millis>, Error> {
        let at = self.now();
        let mut transaction = self.link.begin().await?;
        let added = sqlx::query(
            "INSERT INTO chat (table_id, n, speaker, text, at, user_id, seat) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (table_id, n) DO NOTHING",
        )
        .bind(table.as_str())
        .bind(n)
        .bind(&user.name)
        .bind(text)
        .bind(at)
        .bind(user.id.as_str())
        .bind(seat.map(i64::from))
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
            "SELECT n, speaker, text, at, user_id, seat FROM chat WHERE table_id = $1 AND n > $2 \
             ORDER BY n LIMIT $3",
        )
        .bind(table.as_str())
        .bind(after)
        .bind(MOST);
        let rows = self.link.rows(query).await?;
        rows.iter()
            .map(|row| {
                let user: Option<String> = row.try_get("user_id")?;
                let user: Option<UserId> = user.map(|id| id.parse().map_err(Error::Damaged)).transpose()?;
                let seat: Option<i64> = row.try_get("seat")?;
                Ok(Said {
                    n: row.try_get("n")?,
                    from: row.try_get("speaker")?,
                    seat: seat.and_then(|seat| u8::try_from(seat).ok()),
                    speaker: user.map(|user| user.at(table)),
                    text: row.try_get("text")?,
                    at: iso(row.try_get("at")?),
                })
            })
            .collect()
    }
}
