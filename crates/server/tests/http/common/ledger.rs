//! What somebody answered, held against what is stored.

use server::store::Store;
use tabletop::{By, Entry};

/// An answer that was sent.
struct Attempt {
    answer: Vec<String>,
    acknowledged: bool,
}

/// All answers that somebody sent at a table, in order.
#[derive(Default)]
pub struct Ledger {
    attempts: Vec<Attempt>,
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

impl Ledger {
    pub fn note(&mut self, answer: Vec<String>, acknowledged: bool) {
        self.attempts.push(Attempt { answer: sorted(answer), acknowledged });
    }

    pub fn len(&self) -> usize {
        self.attempts.len()
    }

    pub fn acknowledged(&self) -> usize {
        self.attempts.iter().filter(|attempt| attempt.acknowledged).count()
    }

    /// Says what is wrong if an acknowledged answer is not there, or one is there that was not given.
    pub fn check(&self, seat: u8, stored: Vec<Entry>) -> Result<(), String> {
        let theirs = |entry: &Entry| entry.seat.0 == seat && entry.by == By::Player;
        let kept: Vec<Vec<String>> =
            stored.into_iter().filter(theirs).map(|entry| sorted(entry.answer)).collect();
        // How many stored answers may be explained by the attempts so far: one that was not acknowledged may
        // have been taken or not, one that was acknowledged was taken once.
        let mut explained = vec![0];
        for (at, attempt) in self.attempts.iter().enumerate() {
            let mut after: Vec<usize> = explained
                .iter()
                .filter(|&&count| kept.get(count) == Some(&attempt.answer))
                .map(|count| count + 1)
                .collect();
            if !attempt.acknowledged {
                after.extend(&explained);
            }
            if after.is_empty() {
                return Err(format!("acknowledged answer {at} of seat {seat} is lost: {:?}", attempt.answer));
            }
            after.sort_unstable();
            after.dedup();
            explained = after;
        }
        if explained.contains(&kept.len()) {
            Ok(())
        } else {
            Err(format!("an answer of seat {seat} was applied that nobody gave, or twice"))
        }
    }

    /// Holds it against a database that nobody else uses any more.
    pub async fn check_stored(&self, store: &Store, table: &str, seat: u8) {
        let stored = store.stored_match(&table.parse().unwrap()).await.unwrap().unwrap();
        self.check(seat, server::hub::folded(&stored)).unwrap();
    }
}
