//! Digests of passwords. They are made to take much memory and time: no more at once than there are cores, on threads
//! where nobody else waits, and no more in line than are done soon.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

use crate::error::Error;

/// So many wait for their turn; who comes then is turned away.
const IN_LINE: usize = 32;

/// What makes digests of passwords.
#[derive(Clone)]
pub(super) struct Passwords {
    /// Those at work.
    places: Arc<Semaphore>,
    /// Those at work, and those who wait.
    line: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        let cores = available_parallelism().map_or(1, NonZero::get);
        let [places, line] = [cores, cores + IN_LINE].map(|many| Arc::new(Semaphore::new(many)));
        Passwords { places, line }
    }
}

impl Passwords {
    /// What to store of a password.
    pub(super) async fn hash(&self, password: String) -> Result<String, Error> {
        let hash = self.work(move || digest(&password)).await?;
        hash.map(|hash| hash.to_string()).map_err(|error| Error::Damaged(error.to_string()))
    }

    /// Whether it is the password of which this was stored. It takes as long if nothing was.
    pub(super) async fn verify(&self, password: String, stored: String) -> Result<bool, Error> {
        let work = move || {
            if let Ok(hash) = PasswordHash::new(&stored) {
                return Argon2::default().verify_password(password.as_bytes(), &hash).is_ok();
            }
            drop(digest(&password));
            false
        };
        self.work(work).await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let in_line = Arc::clone(&self.line).try_acquire_owned().map_err(|_| Error::TooMany)?;
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| Error::Leaving)?;
        let done = tokio::task::spawn_blocking(move || {
            // Held until it is done, even if whoever asked has gone.
            let _held = (in_line, place);
            work()
        });
        done.await.map_err(|_| Error::Leaving)
    }
}

fn digest(password: &str) -> argon2::password_hash::Result<PasswordHash> {
    Argon2::default().hash_password(password.as_bytes())
}
