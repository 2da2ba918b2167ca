//! Tables in memory. A table stands still as an immutable [`Standing`] that anybody may read; a change is made
//! on a copy, written to the store, and then shown.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tabletop::hosting::{Deed, Hosted, LANGUAGES, Roster, Title, mention};
use tabletop::{By, Entry, Seat, Viewer};
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

use crate::bots::Crew;
use crate::error::{Error, ErrorCode};
use crate::ids::{TableId, UserId};
use crate::pauses::Pauses;
use crate::reactions::Reactions;
use crate::store::{Append, Change, Due, Glance, Mark, Millis, Phase, Row, SeatMeta};
use crate::told::Told;

/// A table.
pub struct LiveTable {
    /// Its id.
    pub id: TableId,
    /// Its game.
    pub title: &'static dyn Title,
    /// One change at a time.
    pub(crate) gate: Mutex<()>,
    /// The programs that play here.
    pub(crate) crew: std::sync::Mutex<Crew>,
    /// Whether they are at work.
    pub(crate) busy: AtomicBool,
    /// Who is answered for after a while, and how long people take.
    pub(crate) pauses: std::sync::Mutex<Pauses>,
    /// What players have just said by pressing a button.
    pub(crate) reactions: Reactions,
    standing: RwLock<Arc<Standing>>,
    changed: watch::Sender<u64>,
    /// Counts up when somebody may have said something.
    talk: AtomicI64,
    /// Whether what is stored may have come farther, because it could not be read.
    behind: AtomicBool,
    /// The number of what was said last, when it was looked up.
    said: AtomicI64,
    used: std::sync::Mutex<Instant>,
}

/// How a table stands.
pub struct Standing {
    /// What is stored of it.
    pub row: Row,
    /// The match, once it has begun.
    pub playing: Option<Playing>,
}

/// A match under way or over.
pub struct Playing {
    /// The match.
    pub game: Arc<dyn Hosted>,
    /// The number of its last change.
    pub seq: i64,
    /// What its viewers were told.
    pub(crate) told: Told,
    /// Where the running step's answers began at the last checkpoint.
    step_begins: usize,
    /// When something changed that all can see.
    pub(crate) public_since: Millis,
}

impl LiveTable {
    /// A table that stands like this.
    pub fn new(title: &'static dyn Title, standing: Standing) -> LiveTable {
        LiveTable {
            id: standing.row.id.clone(),
            title,
            gate: Mutex::new(()),
            crew: std::sync::Mutex::default(),
            busy: AtomicBool::new(false),
            pauses: std::sync::Mutex::default(),
            reactions: Reactions::default(),
            standing: RwLock::new(Arc::new(standing)),
            changed: watch::Sender::new(0),
            talk: AtomicI64::new(1),
            behind: AtomicBool::new(false),
            said: AtomicI64::new(0),
            used: std::sync::Mutex::new(Instant::now()),
        }
    }

    /// How the table stands now.
    pub fn standing(&self) -> Arc<Standing> {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.peek()
    }

    /// How the table stands now, for those who don't use it.
    pub(crate) fn peek(&self) -> Arc<Standing> {
        Arc::clone(&self.standing.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Shows how the table stands from now on.
    pub(crate) fn show(&self, standing: Arc<Standing>) {
        *self.standing.write().unwrap_or_else(PoisonError::into_inner) = standing;
        self.wake();
    }

    /// Notes whether what is stored may have come farther.
    pub(crate) fn note_behind(&self, behind: bool) {
        self.behind.store(behind, Ordering::SeqCst);
    }

    /// Whether what is stored may have come farther.
    pub(crate) fn is_behind(&self) -> bool {
        self.behind.load(Ordering::SeqCst)
    }

    /// Somebody said something, here or perhaps at another node.
    pub fn note_talk(&self) {
        self.talk.fetch_add(1, Ordering::SeqCst);
        self.wake();
    }

    /// Notes how far the talk has come in the store.
    pub(crate) fn note_said(&self, last: i64) {
        if self.said.swap(last, Ordering::SeqCst) != last {
            self.note_talk();
        }
    }

    /// Counts up when somebody may have said something.
    pub fn talk(&self) -> i64 {
        self.talk.load(Ordering::SeqCst)
    }

    /// Wakes whoever watches the table.
    pub fn wake(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// To be woken when something changes.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Whether nobody has used or watched the table for so long.
    pub(crate) fn is_idle_for(&self, long: Duration) -> bool {
        self.used.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > long
            && self.changed.receiver_count() == 0
            && !self.busy.load(Ordering::SeqCst)
    }
}

impl Standing {
    /// As whom a user looks at the table.
    pub fn viewer(&self, user: Option<&UserId>) -> Viewer {
        let seat = user.and_then(|user| self.row.meta.seat_of(user));
        seat.map_or(Viewer::Spectator, |at| Viewer::Seat(Seat(at as u8)))
    }

    /// The match, or that it has not begun.
    pub fn playing(&self) -> Result<&Playing, Error> {
        self.playing
            .as_ref()
            .ok_or_else(|| Error::conflict(ErrorCode::NotStarted, "the game has not begun yet"))
    }

    /// Whether this is how the table stands in the store.
    pub(crate) fn is_at(&self, mark: Mark) -> bool {
        let seq = self.playing.as_ref().map_or(0, |playing| playing.seq);
        (self.row.version, seq) == (mark.version, mark.seq)
    }

    /// Whether a program plays the seat.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.row.meta.seats.get(seat.index()).is_some_and(|meta| meta.bot.is_some())
    }

    /// The same table after `game` has been changed by `deeds` at this time, and the change to append.
    pub(crate) fn after(
        &self,
        mut game: Box<dyn Hosted>,
        deeds: Vec<Deed>,
        at: Millis,
    ) -> Result<(Standing, Append), Error> {
        let before = self.playing.as_ref();
        let old_entries = before.map_or(&[][..], |playing| playing.game.entries());
        let new_entries = game.entries();
        // Answers are only added, but for undo, which takes one away and adds none.
        let kept = old_entries.len().min(new_entries.len());
        let (dropped, added) = (old_entries.len() - kept, new_entries[kept..].to_vec());
        let lines = game.take_lines();
        let nothing = || Told::nothing(self.row.meta.seats.len());
        let told = before.map_or_else(nothing, |playing| playing.told.clone()).and(lines.clone());
        let step_begins = game.step_begins();
        let step_ended = before.is_none_or(|playing| playing.step_begins != step_begins);
        let snapshot = if step_ended { Some(snapshot(game.as_ref())?) } else { None };
        let change = Change {
            seq: before.map_or(1, |playing| playing.seq + 1),
            deeds,
            dropped,
            added,
            lines,
            told: told.counts().to_vec(),
            counts: game.counts(),
            at,
        };
        let unchanged = before.is_some_and(|playing| looks_alike(playing.game.as_ref(), game.as_ref()));
        let is_public = !unchanged;
        // A clock that stood still, because there was nobody to keep waiting, begins when somebody comes.
        let public_since = match before {
            Some(playing) if unchanged && self.row.deadline.is_some() => playing.public_since,
            _ => at,
        };
        let over = game.is_over();
        let mut row = self.row.clone();
        let closed = self.row.phase == Phase::Closed;
        row.phase = match over {
            _ if closed => Phase::Closed,
            true => Phase::Over,
            false => Phase::Running,
        };
        row.glance = glance(game.as_ref(), row.meta.seats.len());
        row.glance.late =
            if is_public { late(game.entries(), &row.meta.seats) } else { self.row.glance.late.clone() };
        row.deadline = self.deadline(game.as_ref(), public_since).filter(|_| !closed);
        let due = if closed {
            Due::Nobody
        } else if game.asked().iter().any(|&seat| self.is_bot(seat)) {
            Due::Program
        } else if self.hides_pauses() && self.people().any(|seat| game.silent(seat).is_some()) {
            Due::Silence
        } else {
            Due::Nobody
        };
        let append = Append {
            table: row.id.clone(),
            change: change.clone(),
            snapshot,
            glance: row.glance.clone(),
            phase: row.phase,
            deadline: row.deadline,
            is_public,
            due,
        };
        let playing = Playing { game: Arc::from(game), seq: change.seq, told, step_begins, public_since };
        Ok((Standing { row, playing: Some(playing) }, append))
    }

    /// The same table after its owner has closed it.
    pub(crate) fn closed(&self) -> Standing {
        self.with_row(Row { phase: Phase::Closed, deadline: None, ..self.row.clone() })
    }

    /// The seats on which people sit.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = self.row.meta.seats.iter().enumerate();
        seats.filter(|(_, seat)| seat.user.is_some()).map(|(at, _)| Seat(at as u8))
    }

    /// Whether a pause at a moment to interrupt tells nothing: only where there is somebody to keep it from.
    pub(crate) fn hides_pauses(&self) -> bool {
        let goes_on = matches!(self.row.phase, Phase::Waiting | Phase::Running);
        goes_on && self.row.meta.pace.hides_pauses() && self.people().count() > 1
    }

    /// Whether a viewer is asked only so that nobody learns that there is nothing to choose: the server answers.
    pub(crate) fn is_silent(&self, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return false };
        let silent = || self.playing.as_ref().is_some_and(|playing| playing.game.silent(seat).is_some());
        self.hides_pauses() && silent()
    }

    /// Notes of those who have just sat down how far the match had come.
    pub(crate) fn note_who_sat_down(&self, row: &mut Row) {
        let answers = self.playing.as_ref().map_or(0, |playing| playing.game.entries().len());
        for (was, is) in self.row.meta.seats.iter().zip(&mut row.meta.seats) {
            if was.user != is.user {
                is.since = answers;
            }
        }
    }

    /// Whether a clock can run: a person at a table of programs keeps nobody waiting.
    pub(crate) fn is_clocked(&self) -> bool {
        self.row.meta.pace.seconds.is_some() && self.people().count() > 1
    }

    /// The clock runs while all can see that a person is waited for; it tells nothing of who holds what.
    fn deadline(&self, game: &dyn Hosted, since: Millis) -> Option<Millis> {
        let seconds = self.row.meta.pace.seconds.filter(|_| self.is_clocked())?;
        let person = game.waiting().iter().any(|&seat| !self.is_bot(seat));
        person.then(|| since + i64::from(seconds) * 1000)
    }

    /// The same table with another row, such as when somebody sat down.
    pub(crate) fn with_row(&self, row: Row) -> Standing {
        Standing { row, playing: self.playing.as_ref().map(Playing::share) }
    }
}

impl Playing {
    /// A match as it was loaded.
    pub(crate) fn loaded(game: Box<dyn Hosted>, changes: &[Change], row: &Row) -> Playing {
        let mut told = Told::nothing(row.meta.seats.len());
        for change in changes {
            told = told.and_stored(change.lines.clone(), change.told.clone());
        }
        // The clock that runs has begun when something was public.
        let clock = row.meta.pace.seconds.map_or(0, |seconds| i64::from(seconds) * 1000);
        let begun = row.deadline.map(|deadline| deadline - clock);
        Playing {
            step_begins: game.step_begins(),
            game: Arc::from(game),
            seq: changes.last().map_or(0, |last| last.seq),
            told,
            public_since: begun.or(changes.last().map(|last| last.at)).unwrap_or(0),
        }
    }

    fn share(&self) -> Playing {
        Playing {
            game: Arc::clone(&self.game),
            seq: self.seq,
            told: self.told.clone(),
            step_begins: self.step_begins,
            public_since: self.public_since,
        }
    }

    /// The same match after another node's change, if it goes the same way here.
    pub(crate) fn follow(&self, change: &Change) -> Option<Playing> {
        if change.seq != self.seq + 1 {
            return None;
        }
        let mut game = self.game.fork();
        for deed in &change.deeds {
            game.apply(deed).ok()?;
        }
        let expected = (self.game.entries().len() + change.added.len()).checked_sub(change.dropped)?;
        if game.counts() != change.counts || game.entries().len() != expected {
            return None;
        }
        game.take_lines();
        let told = self.told.and_stored(change.lines.clone(), change.told.clone());
        let step_begins = game.step_begins();
        let public_since =
            if looks_alike(self.game.as_ref(), game.as_ref()) { self.public_since } else { change.at };
        let game: Arc<dyn Hosted> = Arc::from(game);
        Some(Playing { game, seq: change.seq, told, step_begins, public_since })
    }
}

/// Whether all see the same: what was between was secret.
fn looks_alike(one: &dyn Hosted, other: &dyn Hosted) -> bool {
    one.number(Viewer::Spectator) == other.number(Viewer::Spectator) && one.waiting() == other.waiting()
}

/// How often each seat's clock has run out since whoever sits there last answered or sat down.
fn late(entries: &[Entry], seats: &[SeatMeta]) -> Vec<u32> {
    let late = seats.iter().enumerate().map(|(at, seat)| {
        let own = entries.iter().skip(seat.since).rev().filter(|entry| entry.seat.index() == at);
        own.take_while(|entry| entry.by != By::Player).filter(|entry| entry.by == By::Clock).count() as u32
    });
    late.collect()
}

/// What lists show of a match.
fn glance(game: &dyn Hosted, seats: usize) -> Glance {
    // Names come in when somebody reads it: they may be others then.
    let mentions: Vec<String> = Seat::all(seats).map(mention).collect();
    let roster = Roster::new("", &mentions.iter().map(|sign| Some(sign.as_str())).collect::<Vec<_>>());
    let outcomes: Option<Vec<String>> =
        LANGUAGES.iter().map(|language| game.outcome(language, &roster).map(|ended| ended.text)).collect();
    Glance {
        turn: game.turn(),
        labels: LANGUAGES.iter().map(|language| game.labels(language)).collect(),
        waiting: game.waiting().iter().map(|seat| seat.0).collect(),
        asked: game.asked().iter().filter(|&&seat| game.silent(seat).is_none()).map(|seat| seat.0).collect(),
        late: Vec::new(),
        outcome: outcomes,
    }
}

fn snapshot(game: &dyn Hosted) -> Result<serde_json::Value, Error> {
    game.snapshot().map_err(|error| Error::Damaged(error.to_string()))
}
