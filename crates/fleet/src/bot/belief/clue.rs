//! A clue: something that players of one side do more often than those of the other.

use smallvec::SmallVec;
use tabletop::Seat;

use super::deck::{Backs, Holdings, SeatSet, cylons};
use super::reason::Reason;

/// Nothing that people do is quite impossible; so no clue alone settles anything.
const LEAST: f64 = 1e-4;

/// How likely something was, for each set of those it concerns who were Cylons then. Only ratios matter.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Likelihood {
    seats: SmallVec<[Seat; 6]>,
    /// By the set of Cylons among the seats, one bit each.
    by_cylons: SmallVec<[f64; 4]>,
}

impl Likelihood {
    /// Something that says nothing yet of these seats.
    pub(super) fn even(seats: impl IntoIterator<Item = Seat>) -> Likelihood {
        let seats: SmallVec<[Seat; 6]> = seats.into_iter().collect();
        let by_cylons = SmallVec::from_elem(1.0, 1 << seats.len());
        Likelihood { seats, by_cylons }
    }

    /// What a Cylon does so many times as often as a human.
    pub(super) fn of_one(seat: Seat, ratio: f64) -> Likelihood {
        Likelihood { seats: SmallVec::from_slice(&[seat]), by_cylons: SmallVec::from_slice(&[1.0, ratio]) }
    }

    /// What depends on two: neither a Cylon, the first, the second, both.
    pub(super) fn of_two(seats: [Seat; 2], by_cylons: [f64; 4]) -> Likelihood {
        Likelihood { seats: SmallVec::from_slice(&seats), by_cylons: SmallVec::from_slice(&by_cylons) }
    }

    /// Whom it concerns.
    pub(super) fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The entry for a set of Cylons among the seats.
    pub(super) fn entry(&mut self, cylons: usize) -> &mut f64 {
        &mut self.by_cylons[cylons]
    }

    /// How likely it was, if these were the Cylons among the seats.
    pub(super) fn of_set(&self, cylons: usize) -> f64 {
        self.by_cylons[cylons]
    }

    /// The same in proportion to its likeliest case.
    pub(super) fn scaled(mut self) -> Likelihood {
        let most = self.by_cylons.iter().copied().fold(0.0, f64::max);
        for value in &mut self.by_cylons {
            *value = if most > 0.0 { (*value / most).max(LEAST) } else { 1.0 };
        }
        self
    }

    /// Whether it tells anything worth keeping.
    pub(super) fn tells(&self) -> bool {
        self.by_cylons.iter().any(|value| (value / self.by_cylons[0]).ln().abs() > 0.02)
    }

    /// How likely it was, if these seats were the Cylons.
    pub(super) fn given(&self, cylons: SeatSet) -> f64 {
        match self.seats.as_slice() {
            [seat] => self.by_cylons[usize::from(cylons >> seat.index() & 1)],
            seats => {
                let bit = |(at, seat): (usize, &Seat)| usize::from(cylons >> seat.index() & 1) << at;
                self.by_cylons[seats.iter().enumerate().map(bit).sum::<usize>()]
            }
        }
    }
}

/// Something that was noticed.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Clue {
    /// What it was.
    pub(super) reason: Reason,
    /// Who held which loyalty cards then.
    pub(super) held: Holdings,
    /// What it tells.
    pub(super) likelihood: Likelihood,
}

impl Clue {
    /// How likely it was, if these backs are the Cylon cards.
    pub(super) fn given(&self, deal: Backs) -> f64 {
        self.likelihood.given(cylons(&self.held, deal))
    }
}
