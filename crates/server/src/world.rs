//! What a node takes from outside, beside requests and its store.

use std::io;
use std::net::SocketAddr;
use std::time::SystemTime;

use futures_util::future::BoxFuture;
use tabletop::Seed;
use tabletop::hosting::Title;

use crate::games::GAMES;
use crate::store::Millis;

/// Time, chance, threads to think on, and where others are found. Simulations bring their own, so that a game that went wrong can be played
/// again.
pub trait World: Send + Sync {
    /// The time.
    fn now(&self) -> Millis;

    /// Chance, for a game or a program.
    fn seed(&self) -> Seed;

    /// The games that can be played.
    fn games(&self) -> &'static [&'static dyn Title] {
        &*GAMES
    }

    /// Does something that takes long where nobody has to wait for it.
    fn aside(&self, work: Box<dyn FnOnce() + Send>);

    /// Where a host is found.
    fn find<'a>(&'a self, host: &'a str, port: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
        Box::pin(async move { Ok(tokio::net::lookup_host((host, port)).await?.collect()) })
    }
}

/// The world as it is.
pub struct Reality;

impl World for Reality {
    fn now(&self) -> Millis {
        let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        since.as_millis() as Millis
    }

    /// From the operating system's generator, which is always there.
    fn seed(&self) -> Seed {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
        Seed(bytes)
    }

    fn aside(&self, work: Box<dyn FnOnce() + Send>) {
        tokio::task::spawn_blocking(work);
    }
}
