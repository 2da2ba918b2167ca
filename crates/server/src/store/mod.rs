//! Where everything is kept: `SQLite` in a file, or `PostgreSQL` for several nodes. The SQL is the same for both;
//! what differs is a [`Backend`].

mod backend;
mod belongings;
mod chat;
mod matches;
mod migrations;
mod tables;
mod users;
mod writer;

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use sqlx::AnyPool;
use tokio::sync::mpsc;

use crate::error::{Error, StartError};
use crate::ids::TableId;
use backend::Backend;
pub use belongings::Kept;
pub use chat::Said;
pub use matches::{Append, Appended, Change, Stored};
pub use tables::{Glance, Meta, Pace, PaceKind, Phase, Row, SeatMeta, Visibility};
pub use users::User;

/// Milliseconds since 1970.
pub type Millis = i64;

/// The time now.
pub fn now() -> Millis {
    jiff::Timestamp::now().as_millisecond()
}

/// A time as clients read it.
pub fn iso(at: Millis) -> String {
    jiff::Timestamp::from_millisecond(at).map(|time| time.to_string()).unwrap_or_default()
}

/// Which database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// A `SQLite` file.
    Sqlite(PathBuf),
    /// The address of a `PostgreSQL` database.
    Postgres(String),
}

impl Database {
    /// A `postgres://` address, or else the path of a `SQLite` file.
    pub fn from_argument(text: &str) -> Database {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Database::Postgres(text.to_owned())
        } else {
            Database::Sqlite(PathBuf::from(text.strip_prefix("sqlite:").unwrap_or(text)))
        }
    }
}

impl fmt::Display for Database {
    /// Without the user and password of an address.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Sqlite(path) => path.display().fmt(f),
            Database::Postgres(address) => f.write_str(address.rsplit('@').next().unwrap_or_default()),
        }
    }
}

/// The store.
#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    backend: Arc<dyn Backend>,
    writer: mpsc::Sender<writer::Order>,
}

impl Store {
    /// Opens the database and brings its tables up to date.
    pub async fn open(database: &Database) -> Result<Store, StartError> {
        sqlx::any::install_default_drivers();
        if let Database::Sqlite(path) = database
            && let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty())
        {
            std::fs::create_dir_all(folder)
                .map_err(|problem| StartError::Folder { folder: folder.to_owned(), problem })?;
        }
        let name = || database.to_string();
        let backend = backend::of(database);
        let pool =
            backend.connect().await.map_err(|problem| StartError::Database { database: name(), problem })?;
        let migrated = migrations::migrator().run(&pool).await;
        migrated.map_err(|problem| StartError::Migration { database: name(), problem })?;
        let writer = writer::start(&pool, &backend);
        Ok(Store { pool, backend, writer })
    }

    /// Tells of every table that another node has changed.
    pub fn wake_ups(&self) -> Option<mpsc::Receiver<TableId>> {
        self.backend.wake_ups()
    }

    /// Whether other nodes may use the same database.
    pub fn is_shared(&self) -> bool {
        self.backend.is_shared()
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), Error> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Waits until everything is written, and closes the database.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// Reads JSON that this program has written.
pub(crate) fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| Error::Damaged(error.to_string()))
}

/// Writes JSON.
pub(crate) fn write(value: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::Damaged(error.to_string()))
}
