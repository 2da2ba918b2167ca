//! What differs between the databases.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::any::AnyPoolOptions;
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use tokio::sync::mpsc;

use super::Database;
use crate::ids::TableId;

/// The channel on which `PostgreSQL` carries wake-ups.
const CHANNEL: &str = "ragtag";
const CONNECTIONS: u32 = 8;
/// After this long without the database a listener tries again.
const RETRY: Duration = Duration::from_secs(1);
const WAKE_UPS: usize = 4096;

/// A kind of database.
pub(super) trait Backend: Send + Sync {
    /// Opens it.
    fn connect(&self) -> BoxFuture<'_, Result<AnyPool, sqlx::Error>>;

    /// How many changes the writer may put into one transaction, and how many writers there are.
    fn writers(&self) -> Writers;

    /// Wakes the other nodes for a table, inside the transaction that changed it.
    fn wake<'a>(
        &'a self,
        connection: &'a mut AnyConnection,
        table: &'a TableId,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>>;

    /// Whether other nodes may use it at the same time.
    fn is_shared(&self) -> bool;

    /// What other nodes have changed.
    fn wake_ups(&self) -> Option<mpsc::Receiver<TableId>>;
}

/// How changes are written.
pub(super) struct Writers {
    /// So many transactions run at once.
    pub count: usize,
    /// So many changes go into one transaction at most.
    pub batch: usize,
}

pub(super) fn of(database: &Database) -> Arc<dyn Backend> {
    match database {
        Database::Sqlite(path) => Arc::new(Sqlite { path: path.clone() }),
        Database::Postgres(address) => Arc::new(Postgres { address: address.clone() }),
    }
}

struct Sqlite {
    path: PathBuf,
}

impl Backend for Sqlite {
    fn connect(&self) -> BoxFuture<'_, Result<AnyPool, sqlx::Error>> {
        Box::pin(async move {
            let address = format!("sqlite://{}?mode=rwc", self.path.display());
            AnyPoolOptions::new()
                .max_connections(CONNECTIONS)
                .after_connect(|connection, _| {
                    Box::pin(async move {
                        // Acknowledged means durable: WAL with a full sync at every commit.
                        for pragma in [
                            "PRAGMA busy_timeout = 10000",
                            "PRAGMA journal_mode = WAL",
                            "PRAGMA synchronous = FULL",
                            "PRAGMA cache_size = -8000",
                        ] {
                            connection.execute(pragma).await?;
                        }
                        Ok(())
                    })
                })
                .connect(&address)
                .await
        })
    }

    fn writers(&self) -> Writers {
        Writers { count: 1, batch: 256 }
    }

    fn wake<'a>(
        &'a self,
        _connection: &'a mut AnyConnection,
        _table: &'a TableId,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>> {
        Box::pin(async { Ok(()) })
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn wake_ups(&self) -> Option<mpsc::Receiver<TableId>> {
        None
    }
}

struct Postgres {
    address: String,
}

impl Backend for Postgres {
    fn connect(&self) -> BoxFuture<'_, Result<AnyPool, sqlx::Error>> {
        Box::pin(async move {
            // A pool tries again for long, and then says only that it did.
            AnyConnection::connect(&self.address).await?.close().await?;
            AnyPoolOptions::new().max_connections(2 * CONNECTIONS).connect(&self.address).await
        })
    }

    fn writers(&self) -> Writers {
        Writers { count: CONNECTIONS as usize, batch: 1 }
    }

    fn wake<'a>(
        &'a self,
        connection: &'a mut AnyConnection,
        table: &'a TableId,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>> {
        Box::pin(async move {
            sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)")
                .bind(CHANNEL)
                .bind(table.as_str())
                .execute(connection)
                .await?;
            Ok(())
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn wake_ups(&self) -> Option<mpsc::Receiver<TableId>> {
        let (sender, receiver) = mpsc::channel(WAKE_UPS);
        let address = self.address.clone();
        tokio::spawn(async move {
            while !sender.is_closed() {
                if let Err(error) = listen(&address, &sender).await {
                    tracing::warn!(%error, "wake-ups from other nodes are late");
                }
                tokio::time::sleep(RETRY).await;
            }
        });
        Some(receiver)
    }
}

async fn listen(address: &str, sender: &mpsc::Sender<TableId>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(address).await?;
    listener.listen(CHANNEL).await?;
    loop {
        let notification = listener.recv().await?;
        if let Ok(table) = notification.payload().parse()
            && sender.send(table).await.is_err()
        {
            return Ok(());
        }
    }
}
