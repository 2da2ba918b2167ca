//! Whole random games: they end, the invariants hold after every step, and chance comes from the seed alone.

use crate::common::{MOST_STEPS, games, setups};
use dogfight::state::State;
use dogfight::{Dogfight, Setup};
use proving::simulation;
use rayon::prelude::*;

#[test]
fn every_game_ends_and_the_invariants_hold_after_every_step() {
    games(setups(), 25).par_iter().for_each(|(setup, seed)| {
        simulation::every_state_is_possible::<Dogfight>(setup, *seed, MOST_STEPS, State::check_invariants);
    });
}

#[test]
fn the_same_seed_gives_the_same_game_on_any_number_of_threads() {
    let games: Vec<(Setup, u64)> = setups().into_iter().zip(0..).collect();
    simulation::threads_change_nothing::<Dogfight>(&games, MOST_STEPS);
}

#[test]
fn an_interactive_match_with_the_same_answers_is_the_same_game() {
    games(setups(), 1).par_iter().for_each(|(setup, seed)| {
        simulation::interactive_is_the_same::<Dogfight>(setup, 100 + seed, MOST_STEPS);
    });
}

#[test]
fn a_game_goes_on_from_any_of_its_states() {
    for mission in ["god-and-scar", "spool-up"] {
        simulation::any_state_goes_on::<Dogfight>(&Setup::mission(mission, 2), 7, 1, MOST_STEPS);
    }
}
