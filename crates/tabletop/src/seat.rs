//! Seats and sets of seats. Who sits there, and in which session, is not the kernel's business.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A place at the table, counted clockwise from the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's position in arrays that hold one entry a seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `count`.
    #[must_use]
    pub fn next(self, count: usize) -> Seat {
        Seat((self.0 + 1) % count as u8)
    }

    /// All seats of a table of `count`, clockwise, beginning with this one.
    pub fn clockwise(self, count: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..count as u8).map(move |step| Seat((self.0 + step) % count as u8))
    }

    /// All seats of a table of `count`.
    pub fn all(count: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..count as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Seats(u32);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The same set with `seat` in it.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Whether `seat` is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..32).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who looks at the table: somebody in a seat, or somebody behind the chairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The player in this seat, who sees what the seat may know.
    Seat(Seat),
    /// Somebody who sees only what everybody sees.
    Spectator,
}

/// Who is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// One seat.
    Only(Seat),
    /// Everybody but one seat, which is told the same thing in more detail.
    Except(Seat),
}

impl Audience {
    /// Whether `viewer` is told.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Except(seat) => viewer != Viewer::Seat(seat),
        }
    }
}
