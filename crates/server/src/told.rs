//! What the viewers of a match have been told: how many lines each, and the last lines themselves.

use std::collections::VecDeque;
use std::sync::Arc;

use tabletop::hosting::{GameCast, LogLine};
use tabletop::{Audience, Seat, Viewer};

/// So many lines of the log stay in memory; older ones are in the store.
const TAIL: usize = 96;

/// What was told so far.
#[derive(Clone)]
pub(crate) struct Told {
    /// How many lines each viewer was told: spectators, then each seat.
    counts: Vec<u64>,
    /// What words for the last line need beside its event.
    cast: Arc<GameCast>,
    tail: VecDeque<Arc<Chunk>>,
}

/// The log lines of one change.
struct Chunk {
    counts_before: Vec<u64>,
    cast_before: Arc<GameCast>,
    lines: Vec<LogLine>,
}

/// A line as a viewer gets it.
pub(crate) struct Numbered<'a> {
    /// Counts up from 1 for each viewer.
    pub(crate) n: u64,
    /// The line.
    pub(crate) line: &'a LogLine,
    /// What words for it need beside its event.
    pub(crate) cast: &'a GameCast,
}

impl Told {
    /// Nothing yet, to so many seats.
    pub(crate) fn nothing(seats: usize) -> Told {
        Told { counts: vec![0; seats + 1], cast: Arc::default(), tail: VecDeque::new() }
    }

    /// How many lines each viewer was told: spectators, then each seat.
    pub(crate) fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// How many lines a viewer was told.
    pub(crate) fn count(&self, viewer: Viewer) -> u64 {
        self.counts.get(place(viewer)).copied().unwrap_or(0)
    }

    /// The same with more lines.
    pub(crate) fn and(&self, lines: Vec<LogLine>) -> Told {
        let mut counts = self.counts.clone();
        let viewers = [Viewer::Spectator].into_iter().chain(Seat::all(counts.len() - 1).map(Viewer::Seat));
        for (count, viewer) in counts.iter_mut().zip(viewers) {
            *count += lines.iter().filter(|line| line.audience.includes(viewer)).count() as u64;
        }
        self.and_stored(lines, counts)
    }

    /// The same with more lines, after which so many were told to each viewer: of old games the lines may be gone.
    pub(crate) fn and_stored(&self, lines: Vec<LogLine>, counts: Vec<u64>) -> Told {
        let mut told = self.clone();
        let counts_before = std::mem::replace(&mut told.counts, counts);
        if lines.is_empty() {
            return told;
        }
        let cast_before = Arc::clone(&told.cast);
        if let Some(cast) = lines.iter().rev().find_map(|line| line.cast.as_ref()) {
            told.cast = Arc::new(cast.clone());
        }
        told.tail.push_back(Arc::new(Chunk { counts_before, cast_before, lines }));
        let mut lines: usize = told.tail.iter().map(|chunk| chunk.lines.len()).sum();
        while let Some(first) = told.tail.front()
            && lines - first.lines.len() >= TAIL
        {
            lines -= first.lines.len();
            told.tail.pop_front();
        }
        told
    }

    /// The viewer's lines after number `after`, if all of them are in memory.
    pub(crate) fn tail(&self, viewer: Viewer, after: u64) -> Option<Vec<Numbered<'_>>> {
        let before = |chunk: &Arc<Chunk>| chunk.counts_before.get(place(viewer)).copied().unwrap_or_default();
        if after < self.tail.front().map_or(0, before) {
            return None;
        }
        let lines = self.tail.iter().flat_map(|chunk| {
            let hears = move |audience: Audience| audience.includes(viewer);
            numbered(&chunk.lines, before(chunk), &chunk.cast_before, hears)
        });
        Some(lines.filter(|line| line.n > after).collect())
    }
}

/// The position of a viewer in lists that have one entry a viewer.
fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Spectator => 0,
        Viewer::Seat(seat) => seat.index() + 1,
    }
}

/// Numbers the lines of an audience that was told so many before.
pub(crate) fn numbered<'a>(
    lines: &'a [LogLine],
    told_before: u64,
    cast_before: &'a GameCast,
    hears: impl Fn(Audience) -> bool,
) -> impl Iterator<Item = Numbered<'a>> {
    let with_cast = lines.iter().scan(cast_before, |cast, line| {
        *cast = line.cast.as_ref().unwrap_or(cast);
        Some((line, *cast))
    });
    with_cast
        .filter(move |(line, _)| hears(line.audience))
        .zip(told_before + 1..)
        .map(|((line, cast), n)| Numbered { n, line, cast })
}
