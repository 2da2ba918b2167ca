//! How a node is run.

use std::net::SocketAddr;

use ipnet::IpNet;

use crate::store::{Database, Pauses};

/// How a node is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub database: Database,
    /// Addresses under which pages may call it, beside its own.
    pub origins: Vec<String>,
    /// The proxies before it: what these say of where a request comes from is believed, and of nobody else.
    pub trusted_proxies: Vec<IpNet>,
    /// How much one client may ask.
    pub limits: Limits,
    /// Where webhooks may lead.
    pub reach: Reach,
    /// What pauses tell at tables where people sit together, unless whoever makes the table says so.
    pub pauses: Pauses,
    /// How long pauses last that tell nothing, as a share of what people take.
    pub patience: f64,
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
            database,
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            reach: Reach::default(),
            pauses: Pauses::Hidden,
            patience: 1.0,
        }
    }
}
