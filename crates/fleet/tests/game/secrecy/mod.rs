//! What a seat may not know, it can't find out: not from views, questions, refusals, waiting lists, numbers, undo
//! or events. Whole random games are compared with games that differ only in what the seat may not know.

mod believed;
mod changes;
mod commander;
mod imagined;
mod offers;
mod orders;
mod told;
mod worlds;

use crate::common::{self, json, setups};
use fleet::state::Hidden;
use fleet::{Fleet, Setup, State};
use tabletop::Viewer;

/// Set-ups with seeds, enough that every kind of step comes up.
pub(crate) fn games(seeds: u64) -> Vec<(Setup, u64)> {
    common::games(setups(), seeds)
}

pub(crate) fn view(state: &State, viewer: Viewer) -> String {
    common::view::<Fleet>(state, viewer)
}

/// The hidden parts but for chance, to be compared.
pub(crate) fn secrets(state: &State) -> String {
    let Hidden { skill_decks, stocks, loyalty_deck, .. } = &state.hidden;
    json(&(skill_decks, stocks, loyalty_deck, &state.own))
}
