//! Where everything is kept: `SQLite` in a file, or `PostgreSQL` for several nodes. The SQL is the same for both;
//! what differs is a [`Backend`].

mod backend;
mod backup;
mod belongings;
mod chat;
mod link;
mod matches;
mod migrations;
mod rematches;
mod retention;
mod sittings;
mod tables;
mod transaction;
mod users;
mod writer;

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use sqlx::AnyPool;
use sqlx::any::AnyRow;
use tokio::sync::mpsc;

use crate::error::{Error, StartError};
use crate::ids::TableId;
use crate::metrics::Metrics;
use crate::reactions::Reacted;
use crate::world::{Reality, World};
use backend::Access;
pub use backend::{Backend, Lost, WakeUp, Writers};
pub use backup::{BackupError, Copied, back_up, restore};
pub use belongings::Kept;
pub use chat::Said;
use link::Link;
pub use matches::{Append, Appended, Change, Due, Mark, Stored};
pub use rematches::{Added, KeptSeat, Rematch};
pub use sittings::{Sittings, Wish};
pub use tables::{Glance, Meta, Pace, PaceKind, Pauses, Phase, Row, SeatMeta, Visibility};
pub use users::User;

/// Milliseconds since 1970.
pub type Millis = i64;

/// The last time that is written with four figures for the year.
const END_OF_9999: u64 = 253_402_300_799_999;

/// A time as clients read it.
pub fn iso(at: Millis) -> String {
    let since = Duration::from_millis(u64::try_from(at).unwrap_or(0).min(END_OF_9999));
    humantime::format_rfc3339_millis(SystemTime::UNIX_EPOCH + since).to_string()
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
    /// Without the user and password of an address, which may stand in two places.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Sqlite(path) => path.display().fmt(f),
            Database::Postgres(address) => {
                let place = address.rsplit('@').next().unwrap_or_default();
                f.write_str(place.split('?').next().unwrap_or_default())
            }
        }
    }
}

/// The store.
#[derive(Clone)]
pub struct Store {
    link: Arc<Link>,
    writer: mpsc::Sender<writer::Order>,
}

impl Store {
    /// Opens the database and brings its tables up to date.
    pub async fn open(database: &Database) -> Result<Store, StartError> {
        Store::open_in(database, Arc::new(Reality)).await
    }

    /// The same in another world.
    pub async fn open_in(database: &Database, world: Arc<dyn World>) -> Result<Store, StartError> {
        Store::on(backend::of(database, Access::Serving), &database.to_string(), world).await
    }

    /// A store on a database of this kind, which is called `name`, in this world.
    pub async fn on(
        backend: Arc<dyn Backend>,
        name: &str,
        world: Arc<dyn World>,
    ) -> Result<Store, StartError> {
        let pool = connect(backend.as_ref()).await?;
        let migrated = migrations::migrator().run(&pool).await;
        migrated.map_err(|problem| StartError::Migration { database: name.to_owned(), problem })?;
        Ok(Store::over(pool, backend, world))
    }

    /// Opens the database to look at it and change nothing, even while a server has it.
    pub async fn open_to_read(database: &Database) -> Result<Store, StartError> {
        let backend = backend::of(database, Access::Reading);
        let pool = connect(backend.as_ref()).await?;
        let (known, name) = (migrations::known(), database.to_string());
        match migrations::applied(&pool).await {
            Ok(found) if found == known => Ok(Store::over(pool, backend, Arc::new(Reality))),
            Ok(found) => Err(StartError::OtherVersion { database: name, found, known }),
            Err(problem) => Err(StartError::Database { database: name, problem }),
        }
    }

    fn over(pool: AnyPool, backend: Arc<dyn Backend>, world: Arc<dyn World>) -> Store {
        let link = Link::new(pool, backend, world);
        let writer = writer::start(&link);
        Store { link, writer }
    }

    /// The world in which it is.
    pub fn world(&self) -> &Arc<dyn World> {
        &self.link.world
    }

    /// What is counted for operators.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.link.metrics
    }

    /// The time.
    pub fn now(&self) -> Millis {
        self.link.world.now()
    }

    /// Tells of every table that another node has changed.
    pub fn wake_ups(&self) -> Option<mpsc::Receiver<WakeUp>> {
        self.link.backend.wake_ups()
    }

    /// Passes a reaction on to the other nodes.
    pub(crate) async fn pass_on(&self, table: &TableId, reacted: &Reacted) -> Result<(), Error> {
        let passing = async {
            let mut transaction = self.link.begin().await?;
            self.link.backend.pass_on(&mut transaction, table, reacted).await?;
            transaction.commit().await?;
            Ok(())
        };
        self.link.writing(passing).await
    }

    /// Whether other nodes may use the same database.
    pub fn is_shared(&self) -> bool {
        self.link.backend.is_shared()
    }

    /// Whether the database can be read and written: tried out, unless somebody has just done so.
    pub async fn check(&self) -> Result<(), Error> {
        self.link.health().await.allows_writing()
    }

    /// Waits until everything is written, and closes the database.
    pub async fn close(&self) {
        self.link.close().await;
    }
}

async fn connect(backend: &dyn Backend) -> Result<AnyPool, StartError> {
    sqlx::any::install_default_drivers();
    backend.connect().await
}

/// What can be read of these rows: one that is damaged does not take the others with it.
fn readable<T>(rows: &[AnyRow], read: impl Fn(&AnyRow) -> Result<T, Error>) -> Vec<T> {
    let said = |error: &Error| tracing::error!(%error, "a row is left out");
    rows.iter().filter_map(|row| read(row).inspect_err(said).ok()).collect()
}

/// Reads JSON that this program has written.
pub(crate) fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| Error::Damaged(error.to_string()))
}

/// Writes JSON.
pub(crate) fn write(value: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::Damaged(error.to_string()))
}
