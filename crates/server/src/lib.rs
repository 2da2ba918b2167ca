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
pub mod error;
pub mod games;
pub mod http;
pub mod hub;
pub mod ids;
mod listen;
pub mod live;
mod names;
mod openapi;
mod pauses;
mod retention;
pub mod store;
mod thinking;
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
    hub: Arc<Hub>,
    leaving: CancellationToken,
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
        let cannot = |problem| StartError::Listen { address: config.listen, problem };
        let listener = TcpListener::bind(config.listen).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        let hub = Hub::new(store, config);
        let tasks = vec![
            tokio::spawn(Arc::clone(&hub).watch_clocks()),
            tokio::spawn(Arc::clone(&hub).follow_others()),
            tokio::spawn(Arc::clone(&hub).end_old_sessions()),
            tokio::spawn(Arc::clone(&hub).keep_tidy()),
        ];
        let leaving = hub.leaving.clone();
        let listening = Listening {
            listener,
            router: http::router(Arc::clone(&hub)),
            connections: hub.config.limits.connections,
            patience: hub.config.patience,
            proxies: hub.config.trusted_proxies.clone(),
            leaving: leaving.clone(),
        };
        let serving = tokio::spawn(listening.serve());
        Ok(Server { address, hub, leaving, serving, tasks })
    }

    /// The tables, for tests that compare what is told with what is true.
    pub fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }

    /// Runs until it is told to stop.
    pub async fn wait(&mut self) {
        let _ = (&mut self.serving).await;
    }

    /// Stops: takes no more requests, answers those that it has, and closes the store.
    pub async fn stop(mut self) {
        self.leaving.cancel();
        let _ = (&mut self.serving).await;
        for task in &self.tasks {
            task.abort();
        }
        self.hub.store.close().await;
    }
}
