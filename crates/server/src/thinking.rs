//! Whose programs think. As many do at once as there are cores; who made the tables at which programs have thought
//! longer than is allowed lets the others go first, and has what they leave.

use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;

use tokio::sync::oneshot;

use crate::allowance::Allowance;
use crate::error::Error;
use crate::ids::UserId;

const HOUR: f64 = 3600.0;

/// Whose programs think, and who waits for that.
#[derive(Clone)]
pub(crate) struct Thinking(Arc<Room>);

struct Room {
    allowed: Allowance<UserId>,
    line: Mutex<Line>,
}

struct Line {
    free: usize,
    /// In the order in which they came.
    waiting: Vec<(UserId, oneshot::Sender<Turn>)>,
}

/// A turn to think, for the programs at a table of this person, as long as it lives.
pub(crate) struct Turn {
    owner: UserId,
    room: Thinking,
}

impl Thinking {
    /// Everybody's programs may think so many seconds an hour before they wait behind others.
    pub(crate) fn new(seconds: u32) -> Thinking {
        let seconds = f64::from(seconds);
        let free = available_parallelism().map_or(1, NonZero::get);
        let line = Mutex::new(Line { free, waiting: Vec::new() });
        Thinking(Arc::new(Room { allowed: Allowance::new(seconds, seconds / HOUR), line }))
    }

    /// Waits until it is the turn of this person's programs.
    pub(crate) async fn turn(&self, owner: &UserId) -> Result<Turn, Error> {
        let waiting = {
            let mut line = self.0.line.lock().unwrap_or_else(PoisonError::into_inner);
            if line.free > 0 {
                line.free -= 1;
                None
            } else {
                let (call, called) = oneshot::channel();
                line.waiting.push((owner.clone(), call));
                Some(called)
            }
        };
        match waiting {
            None => Ok(Turn { owner: owner.clone(), room: self.clone() }),
            Some(called) => called.await.map_err(|_| Error::Leaving),
        }
    }

    /// Who thinks next: whoever has used the least more than allowed, and of those who came first.
    fn next(&self) -> Option<(UserId, oneshot::Sender<Turn>)> {
        let mut line = self.0.line.lock().unwrap_or_else(PoisonError::into_inner);
        let debts = line.waiting.iter().map(|(owner, _)| self.0.allowed.debt(owner.clone())).enumerate();
        let least = debts.min_by(|(_, one), (_, other)| one.total_cmp(other));
        let next = least.map(|(at, _)| line.waiting.remove(at));
        line.free += usize::from(next.is_none());
        next
    }
}

impl Turn {
    /// Notes for how long the programs have thought.
    pub(crate) fn thought(&self, seconds: f64) {
        self.room.0.allowed.spend(self.owner.clone(), seconds);
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some((owner, call)) = self.room.next() {
            // If they have gone, the turn ends here, and the next one gets it.
            let _ = call.send(Turn { owner, room: self.room.clone() });
        }
    }
}
