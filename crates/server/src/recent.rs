//! A memory that is bounded.

use std::collections::HashMap;
use std::hash::Hash;
use std::mem;

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
    pub(crate) fn of(many: usize) -> Recent<K, V> {
        Recent { newer: HashMap::new(), older: HashMap::new(), half: many / 2 }
    }

    /// What is remembered, or else begins to be.
    pub(crate) fn entry(&mut self, key: K, new: impl FnOnce() -> V) -> &mut V {
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
