//! Whole random games: they end, the invariants hold after every step, and chance comes from the seed alone.

use crate::common::{MOST_STEPS, games, setups};
use ccg::card::{Kind, Set};
use ccg::setup::DeckChoice;
use ccg::{CardId, Ccg, Setup, State};
use proving::simulation;
use rayon::prelude::*;

fn play_and_check(setup: &Setup, seed: u64) -> u64 {
    simulation::every_state_is_possible::<Ccg>(setup, seed, MOST_STEPS, State::check_invariants)
}

#[test]
fn every_game_with_starter_decks_ends_and_the_invariants_hold_after_every_step() {
    let games = games(setups(), 30);
    let decisions: u64 = games.par_iter().map(|(setup, seed)| play_and_check(setup, *seed)).sum();
    println!("{} games, {decisions} decisions", games.len());
}

#[test]
fn every_game_with_random_legal_decks_ends_and_the_invariants_hold_after_every_step() {
    (0..400_u64).into_par_iter().for_each(|seed| {
        let players = 2 + (seed % 3) as usize;
        let choice = if seed % 4 == 0 { DeckChoice::Sealed(8) } else { DeckChoice::Wild };
        let setup = Setup { decks: vec![choice; players] };
        play_and_check(&setup, seed);
    });
}

#[test]
fn the_same_seed_gives_the_same_game_on_any_number_of_threads() {
    let games: Vec<(Setup, u64)> = setups().into_iter().cycle().zip(0..24).collect();
    simulation::threads_change_nothing::<Ccg>(&games, MOST_STEPS);
}

#[test]
fn an_interactive_match_with_the_same_answers_is_the_same_game() {
    for (seed, setup) in (100..).zip(setups()) {
        simulation::interactive_is_the_same::<Ccg>(&setup, seed, MOST_STEPS);
    }
}

#[test]
fn a_game_goes_on_from_any_of_its_states() {
    simulation::any_state_goes_on::<Ccg>(&setups().remove(8), 7, 50, MOST_STEPS);
}

#[test]
fn the_table_has_all_cards_of_both_sets_and_the_promos() {
    let count = |set: Set, kind: Kind| {
        CardId::all().filter(|card| card.card().set == set && card.card().kind == kind).count()
    };
    let counts = |set: Set| {
        [Kind::Base, Kind::Event, Kind::Mission, Kind::Personnel, Kind::Ship].map(|kind| count(set, kind))
    };
    assert_eq!(counts(Set::Base), [8, 47, 42, 46, 32]);
    assert_eq!(counts(Set::Betrayal), [6, 38, 38, 48, 35]);
    assert_eq!(counts(Set::Promo), [3, 0, 0, 8, 0]);
}
