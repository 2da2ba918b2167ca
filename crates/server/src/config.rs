//! How a node is run.

use std::net::SocketAddr;

use crate::store::Database;

/// How a node is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where operators find the counts, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// Where everything is kept.
    pub database: Database,
    /// Addresses under which pages may call it, beside its own.
    pub origins: Vec<String>,
    /// How much one client may ask.
    pub limits: Limits,
    /// Where webhooks may lead.
    pub reach: Reach,
}

/// Where webhooks may lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// Out into the world only: users must not make the server call its operator's own network.
    #[default]
    World,
    /// Into the operator's own network, too.
    Anywhere,
}

/// How much one client may ask.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests that change something, in a second, of one user.
    pub changes: u32,
    /// New sessions and passwords, in a minute, from one address.
    pub sessions: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { changes: 40, sessions: 60 }
    }
}

impl Config {
    /// The usual configuration on a database.
    pub fn new(listen: SocketAddr, database: Database) -> Config {
        Config {
            listen,
            metrics: None,
            database,
            origins: Vec::new(),
            limits: Limits::default(),
            reach: Reach::default(),
        }
    }
}
