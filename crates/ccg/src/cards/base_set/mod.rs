//! The cards of the first set.

mod bases;
mod events;
mod missions;
mod personnel;
mod ships;

use crate::card::Card;

/// All of them.
pub(super) fn cards() -> Vec<Card> {
    [bases::cards(), events::cards(), missions::cards(), personnel::cards(), ships::cards()].concat()
}
