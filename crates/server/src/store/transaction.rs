//! Transactions that end well or with their connection.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, Executor};

use super::link::Link;

/// A transaction. Its connection goes back to the others only after a `COMMIT` that went well: after anything
/// else it is closed, because nobody knows what a connection still believes to be in the middle of. (The driver's
/// own transactions count how deep they are nested. A disk that runs full ends a transaction behind their back,
/// and from then on they take a savepoint's end for a commit.)
pub(super) struct Transaction {
    connection: PoolConnection<Any>,
    committed: bool,
}

impl Transaction {
    pub(super) async fn begin(link: &Link) -> Result<Transaction, sqlx::Error> {
        let connection = link.pool.acquire().await?;
        let mut transaction = Transaction { connection, committed: false };
        transaction.execute(link.backend.begin()).await?;
        Ok(transaction)
    }

    pub(super) async fn commit(mut self) -> Result<(), sqlx::Error> {
        self.execute("COMMIT").await?;
        self.committed = true;
        Ok(())
    }
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.committed {
            self.connection.close_on_drop();
        }
    }
}
