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
mod openapi;
pub mod store;
mod webhooks;
pub mod world;

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use config::{Config, Limits, Reach};
pub use error::StartError;
use hub::Hub;
pub use store::Database;
use store::Store;

/// A server that runs.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    hub: Arc<Hub>,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<std::io::Result<()>>,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the store and starts to listen.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = Store::open(&config.database).await?;
        let cannot = |problem| StartError::Listen { address: config.listen, problem };
        let listener = TcpListener::bind(config.listen).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        let hub = Hub::new(store, config);
        let tasks = vec![
            tokio::spawn(Arc::clone(&hub).watch_clocks()),
            tokio::spawn(Arc::clone(&hub).follow_others()),
        ];
        let service = http::router(Arc::clone(&hub)).into_make_service_with_connect_info::<SocketAddr>();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(async move {
            tokio::select! {
                served = axum::serve(listener, service) => served,
                // Streams never end by themselves, so that nobody waits for them.
                _ = stopped => Ok(()),
            }
        });
        Ok(Server { address, hub, stop: Some(stop), serving, tasks })
    }

    /// The tables, for tests that compare what is told with what is true.
    pub fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }

    /// Runs until it fails or is told to stop.
    pub async fn wait(&mut self) -> std::io::Result<()> {
        (&mut self.serving).await.unwrap_or(Ok(()))
    }

    /// Stops: takes no more requests, and closes the store.
    pub async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let _ = (&mut self.serving).await;
        for task in &self.tasks {
            task.abort();
        }
        self.hub.store.close().await;
    }
}
