//! What is not kept for ever.

use sqlx::Row as _;

use super::{Millis, Phase, Store, readable};
use crate::error::Error;
use crate::ids::TableId;

/// What belongs to a table, beside its row.
const BELONGING: [&str; 4] = [
    "DELETE FROM sitters WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM snapshots WHERE table_id = $1",
    "DELETE FROM changes WHERE table_id = $1",
];
/// What nobody needs to replay a game.
const TALK: [&str; 2] =
    ["DELETE FROM chat WHERE table_id = $1", "UPDATE changes SET lines = '[]' WHERE table_id = $1"];

impl Store {
    /// Some tables in this phase at which nobody has done or said anything since, and that are not tidied.
    pub(crate) async fn quiet_tables(
        &self,
        phase: Phase,
        since: Millis,
        most: usize,
    ) -> Result<Vec<TableId>, Error> {
        let query = sqlx::query(
            "SELECT id FROM tables WHERE phase = $1 AND touched < $2 AND tidied = 0 AND NOT EXISTS \
             (SELECT 1 FROM chat WHERE chat.table_id = tables.id AND chat.at >= $2) ORDER BY touched LIMIT $3",
        )
        .bind(phase.to_string())
        .bind(since)
        .bind(most as i64);
        let rows = self.link.rows(query).await?;
        Ok(readable(&rows, |row| row.try_get::<String, _>("id")?.parse().map_err(Error::Damaged)))
    }

    /// Removes a table with everything, unless somebody has done something there since.
    pub(crate) async fn drop_table(
        &self,
        table: &TableId,
        phase: Phase,
        since: Millis,
    ) -> Result<bool, Error> {
        let row = "DELETE FROM tables WHERE id = $1 AND phase = $2 AND touched < $3";
        self.link.writing(self.clear(table, phase, since, row, &BELONGING)).await
    }

    /// Removes what was told and said at a table that is over.
    pub(crate) async fn drop_talk(&self, table: &TableId, since: Millis) -> Result<bool, Error> {
        let row = "UPDATE tables SET tidied = 1 WHERE id = $1 AND phase = $2 AND touched < $3";
        self.link.writing(self.clear(table, Phase::Over, since, row, &TALK)).await
    }

    async fn clear(
        &self,
        table: &TableId,
        phase: Phase,
        since: Millis,
        row: &'static str,
        rest: &[&'static str],
    ) -> Result<bool, Error> {
        let mut transaction = self.link.begin().await?;
        let cleared = sqlx::query(row)
            .bind(table.as_str())
            .bind(phase.to_string())
            .bind(since)
            .execute(&mut *transaction)
            .await?;
        let cleared = cleared.rows_affected() == 1;
        if cleared {
            for statement in rest {
                sqlx::query(*statement).bind(table.as_str()).execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(cleared)
    }
}
