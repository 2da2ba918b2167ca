//! Tables, seats and sessions over HTTP, for every game.
//!
//! Games are known only through the kernel's trait objects ([`tabletop::hosting`]). A table in memory is a
//! [`live::LiveTable`]; [`hub::Hub`] changes it, one durable change at a time; [`store::Store`] keeps
//! everything in `SQLite` or `PostgreSQL`; `http` is the interface. Rules and their wording are not here.

mod address;
mod allowance;
pub mod api;
pub mod bots;
pub mod config;
pub mod doctor;
pub mod error;
pub mod games;
pub mod http;
pub mod hub;
pub mod ids;
mod listen;
pub mod live;
mod metrics;
mod names;
mod openapi;
mod pauses;
pub mod reactions;
mod recent;
mod rematches;
mod retention;
pub mod store;
mod thinking;
mod told;
mod webhooks;
pub mod world;

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

pub use config::{Config, Limits, Reach, Retention, Trust};
pub use error::StartError;
use hub::Hub;
pub use ipnet::IpNet;
use listen::Listening;
pub use store::Database;
use store::Store;

/// A server that runs.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where operators find the counts.
    pub metrics: Option<SocketAddr>,
    hub: Arc<Hub>,
    /// Done when nobody is let in any more.
    closing: CancellationToken,
    serving: JoinHandle<()>,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the store and starts to listen.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = Store::open(&config.database).await?;
        Server::on(store, config).await
    }

    /// Starts to listen, on a store.
    pub async fn on(store: Store, config: Config) -> Result<Server, StartError> {
        let (listener, address) = bind(config.listen).await?;
        let operators = match config.metrics {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let hub = Hub::new(store, config);
        let mut tasks = vec![
            tokio::spawn(Arc::clone(&hub).watch_clocks()),
            tokio::spawn(Arc::clone(&hub).follow_others()),
            tokio::spawn(Arc::clone(&hub).end_old_sessions()),
            tokio::spawn(Arc::clone(&hub).keep_tidy()),
        ];
        let metrics = operators.as_ref().map(|(_, address)| *address);
        if let Some((listener, _)) = operators {
            let service = http::operators(Arc::clone(&hub));
            // It goes on until the end, to say that the server is leaving.
            tasks.push(tokio::spawn(async move { drop(axum::serve(listener, service).await) }));
        }
        let closing = CancellationToken::new();
        let listening = Listening {
            listener,
            router: http::router(Arc::clone(&hub)),
            connections: hub.config.limits.connections,
            patience: hub.config.patience,
            proxies: hub.config.trusted_proxies.clone(),
            closing: closing.clone(),
        };
        let serving = tokio::spawn(listening.serve());
        Ok(Server { address, metrics, hub, closing, serving, tasks })
    }

    /// The tables, for tests that compare what is told with what is true.
    pub fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }

    /// Runs until it is told to stop.
    pub async fn wait(&mut self) {
        let _ = (&mut self.serving).await;
    }

    /// Stops: takes no more requests, sends those away who listen, lets those end who are in the middle of
    /// something, and closes the store.
    pub async fn stop(mut self) {
        self.hub.leave();
        self.closing.cancel();
        let _ = (&mut self.serving).await;
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
