//! What differs between the databases.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::any::AnyPoolOptions;
use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use tokio::sync::mpsc;

use super::Database;
use crate::error::StartError;
use crate::ids::TableId;
use crate::reactions::Reacted;

/// The channel on which `PostgreSQL` carries wake-ups.
const CHANNEL: &str = "ragtag";
const CONNECTIONS: u32 = 8;
/// So long a connection is waited for,
const CONNECTION_PATIENCE: Duration = Duration::from_secs(3);
/// and so long an answer: together with the rest of a request it has to stay below five seconds.
const PATIENCE: Duration = Duration::from_secs(4);
/// After this long without the database a listener tries again.
const RETRY: Duration = Duration::from_secs(1);
const WAKE_UPS: usize = 4096;

/// A kind of database. Tests bring one of their own, in which everything goes wrong.
pub trait Backend: Send + Sync {
    /// Makes sure that nobody has it who must not, and opens it.
    fn connect(&self) -> BoxFuture<'_, Result<AnyPool, StartError>>;

    /// How many changes the writer may put into one transaction, and how many writers there are.
    fn writers(&self) -> Writers;

    /// The statement that begins a transaction that writes.
    fn begin(&self) -> &'static str;

    /// Wakes the other nodes for a table, inside the transaction that changed it.
    fn wake<'a>(
        &'a self,
        connection: &'a mut AnyConnection,
        table: &'a TableId,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>>;

    /// Passes a reaction at a table on to the other nodes. One that does not arrive is no loss.
    fn pass_on<'a>(
        &'a self,
        _connection: &'a mut AnyConnection,
        _table: &'a TableId,
        _reacted: &'a Reacted,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>> {
        Box::pin(async { Ok(()) })
    }

    /// Whether other nodes may use it at the same time.
    fn is_shared(&self) -> bool;

    /// What other nodes have changed.
    fn wake_ups(&self) -> Option<mpsc::Receiver<WakeUp>>;

    /// Has the database do something and brings back the answer, which `work` notes for whoever asked.
    fn carry<'a>(&'a self, work: BoxFuture<'a, ()>) -> BoxFuture<'a, Result<(), Lost>> {
        Box::pin(async move { tokio::time::timeout(PATIENCE, work).await.map_err(|_| Lost) })
    }

    /// Lets others have it, once it is closed.
    fn release(&self) {}
}

/// No answer came; whether it was done is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost;

/// What a node is woken for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WakeUp {
    /// Another node has changed this table.
    Table(TableId),
    /// Somebody has reacted at this table.
    Reaction(TableId, Reacted),
    /// Wake-ups may have been missed: every table may have changed.
    Everything,
}

/// How changes are written.
pub struct Writers {
    /// So many transactions run at once.
    pub count: usize,
    /// So many changes go into one transaction at most.
    pub batch: usize,
}

/// What a database is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Access {
    /// Everything.
    Serving,
    /// To look at it beside a server that has it, and change nothing. A transaction shows one moment.
    Reading,
}

pub(super) fn of(database: &Database, access: Access) -> Arc<dyn Backend> {
    match database {
        Database::Sqlite(path) => Arc::new(Sqlite { path: path.clone(), access, lock: Mutex::default() }),
        Database::Postgres(address) => Arc::new(Postgres { address: address.clone(), access }),
    }
}

struct Sqlite {
    path: PathBuf,
    access: Access,
    /// Held as long as the database is open.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    fn cannot_open(&self, problem: sqlx::Error) -> StartError {
        StartError::Database { database: self.path.display().to_string(), problem }
    }

    async fn connect_to_read(&self) -> Result<AnyPool, StartError> {
        if !self.path.is_file() {
            return Err(StartError::NoFile { file: self.path.clone() });
        }
        let address = format!("sqlite://{}?mode=ro", self.path.display());
        check(&address, &self.path).await?;
        let options = AnyPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(CONNECTION_PATIENCE);
        options.connect(&address).await.map_err(|problem| self.cannot_open(problem))
    }

    /// Two servers on one file would not hear of each other's changes.
    fn lock(&self) -> Result<File, StartError> {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let cannot = |problem| StartError::Folder { folder: folder.to_owned(), problem };
        std::fs::create_dir_all(folder).map_err(cannot)?;
        // Another name for the same file has to lead to the same lock. It is a file of its own because a
        // process that closes a database file loses all the locks that SQLite has on it.
        let file = self.path.canonicalize().unwrap_or_else(|_| self.path.clone());
        let mut name = file.into_os_string();
        name.push(".lock");
        let lock = File::options().create(true).write(true).truncate(false).open(name).map_err(cannot)?;
        match lock.try_lock() {
            Ok(()) => Ok(lock),
            Err(TryLockError::WouldBlock) => Err(StartError::InUse { file: self.path.clone() }),
            Err(TryLockError::Error(problem)) => Err(cannot(problem)),
        }
    }
}

impl Backend for Sqlite {
    fn connect(&self) -> BoxFuture<'_, Result<AnyPool, StartError>> {
        Box::pin(async move {
            if self.access == Access::Reading {
                return self.connect_to_read().await;
            }
            let lock = self.lock()?;
            *self.lock.lock().unwrap_or_else(PoisonError::into_inner) = Some(lock);
            let address = format!("sqlite://{}?mode=rwc", self.path.display());
            check(&address, &self.path).await?;
            AnyPoolOptions::new()
                .max_connections(CONNECTIONS)
                .acquire_timeout(CONNECTION_PATIENCE)
                .after_connect(|connection, _| {
                    Box::pin(async move {
                        // Acknowledged means durable: WAL with a full sync at every commit.
                        for pragma in [
                            "PRAGMA busy_timeout = 3000",
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
                .map_err(|problem| self.cannot_open(problem))
        })
    }

    fn writers(&self) -> Writers {
        Writers { count: 1, batch: 256 }
    }

    fn begin(&self) -> &'static str {
        match self.access {
            // Waits for its turn to write at once, and not in the middle, where waiting is not possible.
            Access::Serving => "BEGIN IMMEDIATE",
            Access::Reading => "BEGIN",
        }
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

    fn wake_ups(&self) -> Option<mpsc::Receiver<WakeUp>> {
        None
    }

    fn release(&self) {
        let lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
        // Closing the file is not enough: a program that is being started has it open, too, until it begins.
        if let Some(Err(problem)) = lock.map(|lock| lock.unlock()) {
            tracing::warn!(%problem, "the database's lock stays until the server ends");
        }
    }
}

/// A file that is damaged is not written to: its operator has to know first.
async fn check(address: &str, file: &Path) -> Result<(), StartError> {
    let damaged = |problem: String| StartError::Damaged { file: file.to_owned(), problem };
    let checked = async {
        let mut connection = AnyConnection::connect(address).await?;
        let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(found)
    };
    match checked.await {
        Ok(found) if found == "ok" => Ok(()),
        Ok(found) => Err(damaged(found)),
        Err(problem) if crate::error::is_damage(&problem) => Err(damaged(problem.to_string())),
        Err(problem) => Err(StartError::Database { database: file.display().to_string(), problem }),
    }
}

struct Postgres {
    address: String,
    access: Access,
}

impl Postgres {
    async fn connected(&self) -> Result<AnyPool, sqlx::Error> {
        // A pool tries again for long, and then says only that it did.
        let first = tokio::time::timeout(CONNECTION_PATIENCE, AnyConnection::connect(&self.address)).await;
        first.map_err(|_| sqlx::Error::PoolTimedOut)??.close().await?;
        let options = AnyPoolOptions::new().max_connections(2 * CONNECTIONS);
        let reads = self.access == Access::Reading;
        let options = options.after_connect(move |connection, _| {
            Box::pin(async move {
                if reads {
                    connection.execute("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY").await?;
                }
                Ok(())
            })
        });
        options.acquire_timeout(CONNECTION_PATIENCE).connect(&self.address).await
    }
}

impl Backend for Postgres {
    fn connect(&self) -> BoxFuture<'_, Result<AnyPool, StartError>> {
        let database = Database::Postgres(self.address.clone()).to_string();
        Box::pin(async move {
            self.connected().await.map_err(|problem| StartError::Database { database, problem })
        })
    }

    fn writers(&self) -> Writers {
        Writers { count: CONNECTIONS as usize, batch: 1 }
    }

    fn begin(&self) -> &'static str {
        match self.access {
            Access::Serving => "BEGIN",
            Access::Reading => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    fn wake<'a>(
        &'a self,
        connection: &'a mut AnyConnection,
        table: &'a TableId,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>> {
        Box::pin(notify(connection, table.to_string()))
    }

    fn pass_on<'a>(
        &'a self,
        connection: &'a mut AnyConnection,
        table: &'a TableId,
        reacted: &'a Reacted,
    ) -> BoxFuture<'a, Result<(), sqlx::Error>> {
        let written = serde_json::to_string(reacted).unwrap_or_default();
        Box::pin(notify(connection, format!("{table} {written}")))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn wake_ups(&self) -> Option<mpsc::Receiver<WakeUp>> {
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

/// Sends a line to everybody who listens.
async fn notify(connection: &mut AnyConnection, line: String) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)")
        .bind(CHANNEL)
        .bind(line)
        .execute(connection)
        .await?;
    Ok(())
}

/// What a line says.
fn understood(line: &str) -> Option<WakeUp> {
    match line.split_once(' ') {
        None => line.parse().ok().map(WakeUp::Table),
        Some((table, reacted)) => {
            Some(WakeUp::Reaction(table.parse().ok()?, serde_json::from_str(reacted).ok()?))
        }
    }
}

/// Listens until the connection is lost or nobody wants to hear any more.
async fn listen(address: &str, sender: &mpsc::Sender<WakeUp>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(address).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    // What happened before, nobody has heard here.
    let mut wake_up = Some(WakeUp::Everything);
    loop {
        if let Some(wake_up) = wake_up
            && sender.send(wake_up).await.is_err()
        {
            return Ok(());
        }
        let Some(notification) = listener.try_recv().await? else { return Ok(()) };
        wake_up = understood(notification.payload());
    }
}
