//! The way to the database: how long is waited for it, and whether it works.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyPool};
use tokio::sync::{Mutex, Notify, watch};
use tokio::time::Instant;

use super::backend::{Backend, Lost};
use super::transaction::Transaction;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::world::World;

/// A database that could not be written is tried again after this time.
const TRY_AGAIN: Duration = Duration::from_millis(500);
/// Whoever asks for the health so soon after another is told the same.
const FRESH: Duration = Duration::from_secs(1);
/// So much is written to see whether writing works: as much as a large change.
const BALLAST: usize = 64 * 1024;

/// Whether the database works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Health {
    /// It can be read and written.
    Well,
    /// It answers, but nothing can be written: the disk is full, perhaps.
    ReadOnly,
    /// It does not answer.
    Down,
}

impl Health {
    pub(super) fn allows_writing(self) -> Result<(), Error> {
        match self {
            Health::Well => Ok(()),
            Health::ReadOnly => Err(Error::ReadOnly),
            Health::Down => Err(Error::Down),
        }
    }

    fn allows_reading(self) -> Result<(), Error> {
        match self {
            Health::Well | Health::ReadOnly => Ok(()),
            Health::Down => Err(Error::Down),
        }
    }
}

/// A statement with its values.
type Statement<'a> = Query<'a, Any, AnyArguments>;

/// The way to the database.
pub(super) struct Link {
    pub(super) pool: AnyPool,
    pub(super) backend: Arc<dyn Backend>,
    pub(super) world: Arc<dyn World>,
    pub(super) metrics: Metrics,
    health: watch::Sender<Health>,
    doubted: Notify,
    last_look: Mutex<Option<Instant>>,
}

impl Link {
    pub(super) fn new(pool: AnyPool, backend: Arc<dyn Backend>, world: Arc<dyn World>) -> Arc<Link> {
        let link = Arc::new(Link {
            pool,
            backend,
            world,
            metrics: Metrics::default(),
            health: watch::Sender::new(Health::Well),
            doubted: Notify::new(),
            last_look: Mutex::new(None),
        });
        tokio::spawn(Arc::clone(&link).nurse());
        link
    }

    /// Does something that only reads, unless the database is known not to answer.
    pub(super) async fn reading<T: Send>(
        &self,
        work: impl Future<Output = Result<T, Error>> + Send,
    ) -> Result<T, Error> {
        self.health.borrow().allows_reading()?;
        self.carry(work).await
    }

    /// Does something that writes, unless it is known that nothing can be written. After an error it may have
    /// been done all the same.
    pub(super) async fn writing<T: Send>(
        &self,
        work: impl Future<Output = Result<T, Error>> + Send,
    ) -> Result<T, Error> {
        self.health.borrow().allows_writing()?;
        self.carry(work).await
    }

    /// All rows that are asked for.
    pub(super) async fn rows(&self, query: Statement<'_>) -> Result<Vec<AnyRow>, Error> {
        self.reading(async { Ok(query.fetch_all(&self.pool).await?) }).await
    }

    /// The row that is asked for, if it is there.
    pub(super) async fn row(&self, query: Statement<'_>) -> Result<Option<AnyRow>, Error> {
        self.reading(async { Ok(query.fetch_optional(&self.pool).await?) }).await
    }

    /// Has one statement done; how many rows it changed.
    pub(super) async fn execute(&self, query: Statement<'_>) -> Result<u64, Error> {
        self.writing(async { Ok(query.execute(&self.pool).await?.rows_affected()) }).await
    }

    /// Begins a transaction that writes.
    pub(super) async fn begin(&self) -> Result<Transaction, sqlx::Error> {
        Transaction::begin(self).await
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
        self.backend.release();
        self.doubted.notify_one();
    }

    async fn carry<T: Send>(&self, work: impl Future<Output = Result<T, Error>> + Send) -> Result<T, Error> {
        let mut answer = Err(Error::Down);
        let carried = self.backend.carry(Box::pin(async { answer = work.await })).await;
        let answer = carried.map_or(Err(Error::Down), |()| answer);
        if matches!(answer, Err(Error::Down | Error::Store(_))) {
            self.metrics.store_errors.fetch_add(1, Ordering::Relaxed);
        }
        match &answer {
            Err(Error::Down | Error::Store(sqlx::Error::PoolTimedOut)) => self.is_found(Health::Down),
            Err(Error::Store(_)) => {}
            _ => return answer,
        }
        self.doubted.notify_one();
        answer
    }

    fn is_found(&self, health: Health) {
        let before = self.health.send_replace(health);
        match health {
            _ if before == health => {}
            Health::Well => tracing::info!("the database can be written again"),
            Health::ReadOnly => tracing::error!("the database can't be written: nothing is taken"),
            Health::Down => tracing::error!("the database does not answer"),
        }
    }

    /// Whether the database works, tried out by writing unless somebody has just done so.
    pub(super) async fn health(&self) -> Health {
        let mut last_look = self.last_look.lock().await;
        let known = *self.health.borrow();
        if known != Health::Well || last_look.is_some_and(|at| at.elapsed() < FRESH) {
            return known;
        }
        let found = self.try_to_write().await;
        *last_look = Some(Instant::now());
        drop(last_look);
        self.is_found(found);
        if found != Health::Well {
            self.doubted.notify_one();
        }
        found
    }

    async fn try_to_write(&self) -> Health {
        let ballast = "-".repeat(BALLAST);
        let mut written = Ok(());
        let work = async {
            let statement = sqlx::query(
                "INSERT INTO pulse (id, at, ballast) VALUES (1, $1, $2) \
                 ON CONFLICT (id) DO UPDATE SET at = excluded.at, ballast = excluded.ballast",
            );
            written = statement.bind(self.world.now()).bind(ballast).execute(&self.pool).await.map(|_| ());
        };
        match (self.backend.carry(Box::pin(work)).await, written) {
            (Ok(()), Ok(())) => Health::Well,
            (Ok(()), Err(sqlx::Error::Database(problem))) => {
                tracing::warn!(%problem, "nothing can be written");
                Health::ReadOnly
            }
            (Ok(()), Err(_)) | (Err(Lost), _) => Health::Down,
        }
    }

    /// Finds out what is the matter whenever something went wrong, until all is well again.
    async fn nurse(self: Arc<Link>) {
        loop {
            self.doubted.notified().await;
            while !self.pool.is_closed() {
                let found = self.try_to_write().await;
                self.is_found(found);
                if found == Health::Well {
                    break;
                }
                tokio::time::sleep(TRY_AGAIN).await;
            }
            if self.pool.is_closed() {
                return;
            }
        }
    }
}
