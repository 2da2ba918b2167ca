//! Tables, seats and sessions over HTTP, for every game.
//!
//! Games are known only through the kernel's trait objects ([`tabletop::hosting`]). A table in memory is a
//! [`live::LiveTable`]; [`hub::Hub`] changes it, one durable change at a time; [`store::Store`] keeps
//! everything in `SQLite` or `PostgreSQL`; `http` is the interface. Rules and their wording are not here.

pub mod api;
pub mod bots;
pub mod config;
pub mod doctor;
pub mod error;
pub mod games;
pub mod http;
pub mod hub;
pub mod ids;
pub mod live;
mod metrics;
mod openapi;
pub mod store;
mod webhooks;
pub mod world;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use config::{Config, Limits, Reach};
pub use error::StartError;
use hub::Hub;
pub use store::Database;
use store::Store;

/// So long those who are in the middle of something are waited for when the server goes.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// A server that runs.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where operators find the counts.
    pub metrics: Option<SocketAddr>,
    hub: Arc<Hub>,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<std::io::Result<()>>,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the store and starts to listen.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = Store::open(&config.database).await?;
        let (listener, address) = bind(config.listen).await?;
        let operators = match config.metrics {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let hub = Hub::new(store, config);
        let mut tasks = vec![
            tokio::spawn(Arc::clone(&hub).watch_clocks()),
            tokio::spawn(Arc::clone(&hub).follow_others()),
        ];
        let metrics = operators.as_ref().map(|(_, address)| *address);
        if let Some((listener, _)) = operators {
            let service = http::operators(Arc::clone(&hub));
            // It goes on until the end, to say that the server is leaving.
            tasks.push(tokio::spawn(async move { drop(axum::serve(listener, service).await) }));
        }
        let service = http::router(Arc::clone(&hub)).into_make_service_with_connect_info::<SocketAddr>();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async move { drop(stopped.await) };
        let serving =
            tokio::spawn(async move { axum::serve(listener, service).with_graceful_shutdown(stopped).await });
        Ok(Server { address, metrics, hub, stop: Some(stop), serving, tasks })
    }

    /// The tables, for tests that compare what is told with what is true.
    pub fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }

    /// Runs until it fails or is told to stop.
    pub async fn wait(&mut self) -> std::io::Result<()> {
        (&mut self.serving).await.unwrap_or(Ok(()))
    }

    /// Stops: takes no more requests, sends those away who listen, lets those end who are in the middle of
    /// something, and closes the store.
    pub async fn stop(mut self) {
        self.hub.leave();
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if tokio::time::timeout(LAST_ANSWERS, &mut self.serving).await.is_err() {
            tracing::warn!("somebody took too long to be waited for");
            self.serving.abort();
        }
        for task in &self.tasks {
            task.abort();
        }
        self.hub.store.close().await;
    }
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let cannot = |problem| StartError::Listen { address, problem };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let bound = listener.local_addr().map_err(cannot)?;
    Ok((listener, bound))
}
