//! Playing again with the same people: one new table for all of a finished one, whoever asks first.

use std::sync::Arc;

use crate::error::Error;
use crate::hub::Hub;
use crate::live::{LiveTable, Standing};
use crate::store::{Added, Phase, Rematch, Row};

impl Hub {
    /// The table at which those of a finished one play again, if somebody has made one and it was not closed.
    pub(crate) async fn next_table(
        self: &Arc<Hub>,
        former: &Standing,
    ) -> Result<Option<Arc<LiveTable>>, Error> {
        let Some(rematch) = &former.row.meta.rematch else { return Ok(None) };
        match self.table(&rematch.table).await {
            Ok(next) => Ok(Some(next).filter(|next| next.standing().row.phase != Phase::Closed)),
            Err(Error::NotFound(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Makes `next` the table at which those of `former` play again, if that still stands as it was `seen`. Of
    /// several who ask at once, on whatever node, one makes it; the others are told that they were too late.
    pub(crate) async fn make_next(
        self: &Arc<Hub>,
        former: &Arc<LiveTable>,
        seen: &Standing,
        next: &Row,
    ) -> Result<Added, Error> {
        let added;
        {
            let _gate = former.gate.lock().await;
            let mut row = seen.row.clone();
            row.meta.rematch = Some(Rematch::between(&row.meta, next));
            added = self.store.add_rematch(&mut row, next, self.config.limits.open_tables).await;
            if let Ok(Added::Durable) = added {
                former.show(Arc::new(former.standing().with_row(row)));
            }
        }
        match added {
            Ok(Added::TooLate) => self.catch_up(former).await?,
            // It may have been written all the same.
            Err(_) => self.catch_up_if_possible(former).await,
            Ok(Added::Durable | Added::TooMany) => {}
        }
        added
    }

    /// Lets those who look at the finished table know who has come to the next one, or that it is gone. They only
    /// count by it: who wants to play again finds out at the table itself.
    pub(crate) async fn tell_former(self: &Arc<Hub>, next: &Row) {
        let Some(former) = &next.meta.rematch_of else { return };
        let told = async {
            let now = match self.table(&next.id).await {
                Ok(table) => Some(table),
                Err(Error::NotFound(_)) => None,
                Err(error) => return Err(error),
            };
            let former = self.table(former).await?;
            self.change_seats(&former, |_, row| {
                if row.meta.rematch.as_ref().is_some_and(|rematch| rematch.table == next.id) {
                    let rematch = now.as_ref().map(|now| Rematch::between(&row.meta, &now.standing().row));
                    row.meta.rematch = rematch;
                }
                Ok(())
            })
            .await
        };
        if let Err(error) = told.await {
            tracing::warn!(%error, table = %next.id, "the finished table does not know who came");
        }
    }
}
