//! How a node is run.

use std::net::SocketAddr;
use std::time::Duration;

use ipnet::IpNet;
use tabletop::StandingOrders;

use crate::store::{Database, Pauses};
pub use crate::webhooks::Trust;

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
    /// The proxies before it: what these say of where a request comes from is believed, and of nobody else.
    pub trusted_proxies: Vec<IpNet>,
    /// How much one client may ask.
    pub limits: Limits,
    /// How long a request may take to be sent, and the silence between two on one connection.
    pub patience: Duration,
    /// For how long tables are kept.
    pub retention: Retention,
    /// Where webhooks may lead.
    pub reach: Reach,
    /// Who may vouch for webhooks.
    pub trust: Trust,
    /// What pauses tell at tables where people sit together, unless whoever makes the table says so.
    pub pauses: Pauses,
    /// The standing orders that people have at first.
    pub orders: StandingOrders,
    /// How long pauses last that tell nothing, as a share of what people take.
    pub pausing: f64,
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
    /// Requests that change something, in a second, of one user, or of one address without a session.
    pub changes: u32,
    /// New sessions and passwords, in a minute, from one address.
    pub sessions: u32,
    /// Passwords, in ten minutes, for one account.
    pub tries: u32,
    /// Connections at once, from one address.
    pub connections: u32,
    /// Tables at once of one person, waiting or running.
    pub open_tables: u32,
    /// New tables, in an hour, of one person.
    pub new_tables: u32,
    /// Seconds, in an hour, for which programs think at the tables of one person before they let others go first.
    pub thinking: u32,
}

impl Limits {
    /// No limits, for tests and measurements in which a few do more than people can.
    pub fn none() -> Limits {
        let no = u32::MAX;
        Limits {
            changes: no,
            sessions: no,
            tries: no,
            connections: no,
            open_tables: no,
            new_tables: no,
            thinking: no,
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            changes: 40,
            sessions: 60,
            tries: 20,
            connections: 1000,
            open_tables: 50,
            new_tables: 60,
            thinking: 600,
        }
    }
}

/// For how many days tables are kept after the last time that somebody did something there; for ever if not given.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Tables that wait for players.
    pub waiting: Option<u32>,
    /// Games that were never finished.
    pub running: Option<u32>,
    /// What was told and said in games that are over. What replays them is kept.
    pub talk: Option<u32>,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { waiting: Some(30), running: Some(365), talk: Some(365) }
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
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            patience: Duration::from_secs(15),
            retention: Retention::default(),
            reach: Reach::default(),
            trust: Trust::default(),
            pauses: Pauses::Hidden,
            orders: StandingOrders::Sensible,
            pausing: 1.0,
        }
    }
}
