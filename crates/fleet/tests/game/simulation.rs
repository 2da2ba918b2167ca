//! Whole random games: they end, the invariants hold after every step, and chance comes from the seed alone.

use crate::common::{MOST_STEPS, games, officers, setup, setups};
use fleet::configuration::Difficulty;
use fleet::{Fleet, Setup, State};
use proving::simulation;
use rayon::prelude::*;
use tabletop::{Game, Match, Seat, Seed, Table};

/// Every number of players with every variant and difficulty.
fn all_setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 3..=6 {
        for difficulty in [Difficulty::Standard, Difficulty::EasierForHumans, Difficulty::EasierForCylons] {
            setups.push(setup(players, false, difficulty));
            if players % 2 == 0 {
                setups.push(setup(players, true, difficulty));
            }
        }
    }
    setups
}

#[test]
fn every_game_ends_and_the_invariants_hold_after_every_step() {
    games(all_setups(), 12).par_iter().for_each(|(setup, seed)| {
        simulation::every_state_is_possible::<Fleet>(setup, *seed, MOST_STEPS, State::check_invariants);
    });
}

#[test]
fn the_same_seed_gives_the_same_game_on_any_number_of_threads() {
    let games: Vec<(Setup, u64)> = (0..24).map(|seed| (Setup::base(3 + (seed % 4) as u8), seed)).collect();
    simulation::threads_change_nothing::<Fleet>(&games, MOST_STEPS);
}

#[test]
fn an_interactive_match_with_the_same_answers_is_the_same_game() {
    for (seed, setup) in (100..).zip(setups()) {
        simulation::interactive_is_the_same::<Fleet>(&setup, seed, MOST_STEPS);
    }
}

#[test]
fn a_game_goes_on_from_any_of_its_states() {
    simulation::any_state_goes_on::<Fleet>(&Setup::base(5), 7, 50, MOST_STEPS);
}

#[test]
fn given_characters_are_played_in_their_seats() {
    let characters = ["roslin", "adama", "apollo", "boomer"].map(|name| name.parse().expect("a character"));
    let setup = Setup::base(4).with_characters(characters.to_vec());
    let running = Match::<Fleet>::new(setup, Seed::from_number(1)).expect("a set-up that can be played");
    let seated: Vec<_> = running.state().public.players.iter().map(|player| player.character).collect();
    assert_eq!(seated, characters);
    assert_eq!(running.state().public.current, Seat(0));
}

/// How often the humans win with officers in every seat, in per cent.
fn human_wins(players: u8, games: u64) -> f64 {
    let wins = (0..games)
        .into_par_iter()
        .filter(|seed| {
            let state = Fleet::set_up(&Setup::base(players), Seed::from_number(*seed)).expect("a set-up");
            let mut table = Table::with_players(state, officers(usize::from(players), *seed));
            table.play_out(MOST_STEPS).expect("an end").humans_win()
        })
        .count();
    wins as f64 * 100.0 / games as f64
}

#[test]
fn officers_give_both_sides_a_chance_whatever_the_number_of_players() {
    for players in 3..=6 {
        let wins = human_wins(players, 600);
        println!("{players} players: the humans win {wins:.1} % of 600 games");
        assert!((35.0..=65.0).contains(&wins), "{players} players: the humans win {wins:.1} %");
    }
}
