//! How much somebody may still do, in a memory that is bounded.

use std::collections::HashMap;
use std::hash::Hash;
use std::mem;
use std::sync::{Mutex, PoisonError};

use tokio::time::Instant;

use crate::error::Error;

/// About so many are remembered in each place.
const REMEMBERED: usize = 50_000;

/// What was used last. When the newer half is full, the older half is forgotten at once: nobody waits until
/// thousands were looked through.
pub(crate) struct Recent<K, V> {
    newer: HashMap<K, V>,
    older: HashMap<K, V>,
    half: usize,
}

impl<K: Eq + Hash, V> Default for Recent<K, V> {
    fn default() -> Recent<K, V> {
        Recent::of(REMEMBERED)
    }
}

impl<K: Eq + Hash, V> Recent<K, V> {
    /// A memory for about so many.
    fn of(many: usize) -> Recent<K, V> {
        Recent { newer: HashMap::new(), older: HashMap::new(), half: many / 2 }
    }

    /// What is remembered, or else begins to be.
    fn entry(&mut self, key: K, new: impl FnOnce() -> V) -> &mut V {
        if self.newer.len() >= self.half && !self.newer.contains_key(&key) {
            self.older = mem::take(&mut self.newer);
        }
        let older = &mut self.older;
        let known = older.remove(&key);
        self.newer.entry(key).or_insert_with(|| known.unwrap_or_else(new))
    }

    /// What is remembered.
    pub(crate) fn get(&self, key: &K) -> Option<&V> {
        self.newer.get(key).or_else(|| self.older.get(key))
    }

    /// Remembers this instead of what was.
    pub(crate) fn put(&mut self, key: K, value: V) {
        self.remove(&key);
        self.entry(key, || value);
    }

    /// Forgets what is not to be kept.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut(&V) -> bool) {
        self.newer.retain(|_, value| keep(value));
        self.older.retain(|_, value| keep(value));
    }

    /// Forgets it.
    pub(crate) fn remove(&mut self, key: &K) {
        self.newer.remove(key);
        self.older.remove(key);
    }
}

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
