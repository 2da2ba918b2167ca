//! How much somebody may still do, as far as it is remembered.

use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use tokio::time::Instant;

use crate::error::Error;
use crate::recent::Recent;

/// How much each may still do. It fills up again with time.
pub(crate) struct Allowance<K> {
    most: f64,
    a_second: f64,
    buckets: Mutex<Recent<K, Bucket>>,
}

struct Bucket {
    left: f64,
    since: Instant,
}

impl<K: Eq + Hash> Allowance<K> {
    /// At most so much at once, and so much more in each second.
    pub(crate) fn new(most: f64, a_second: f64) -> Allowance<K> {
        Allowance { most, a_second, buckets: Mutex::default() }
    }

    fn with<T>(&self, who: K, work: impl FnOnce(&mut f64) -> T) -> T {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = buckets.entry(who, || Bucket { left: self.most, since: now });
        let filled = now.saturating_duration_since(bucket.since).as_secs_f64() * self.a_second;
        bucket.left = (bucket.left + filled).min(self.most);
        bucket.since = now;
        work(&mut bucket.left)
    }

    /// Does it once more, if that is allowed.
    pub(crate) fn take(&self, who: K) -> Result<(), Error> {
        self.with(who, |left| {
            if *left < 1.0 {
                return Err(Error::TooMany);
            }
            *left -= 1.0;
            Ok(())
        })
    }

    /// Uses so much, whether it is allowed or not.
    pub(crate) fn spend(&self, who: K, amount: f64) {
        self.with(who, |left| *left -= amount);
    }

    /// By how much more was used than allowed.
    pub(crate) fn debt(&self, who: K) -> f64 {
        self.with(who, |left| (-*left).max(0.0))
    }
}
