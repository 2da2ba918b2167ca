//! The cards of those that were given away.

mod bases;
mod personnel;

use crate::card::Card;

/// All of them.
pub(super) fn cards() -> Vec<Card> {
    [bases::cards(), personnel::cards()].concat()
}
