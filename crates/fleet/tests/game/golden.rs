//! Golden games of random players and of officers.

mod first_form;

use std::path::Path;

use crate::common::{MOST_STEPS, officers, random_players, setup};
use fleet::configuration::Difficulty::*;
use fleet::{Fleet, Setup};
use proving::golden::{Golden, games_go_as_they_always_went};
use tabletop::Policy;

type Players = fn(usize, u64) -> Vec<Box<dyn Policy<Fleet>>>;

/// The games; a new one is one line.
fn golden_games() -> Vec<Golden<Fleet>> {
    let game = |name: &str, setup: Setup, seed, players: Players| {
        let players = players(usize::from(setup.players()), seed);
        Golden { name: name.to_owned(), setup, seed, players }
    };
    vec![
        game("random-3", setup(3, false, Standard), 1, random_players),
        game("random-4", setup(4, false, Standard), 2, random_players),
        game("random-4-no-sympathizer", setup(4, true, EasierForHumans), 3, random_players),
        game("random-5", setup(5, false, Standard), 4, random_players),
        game("random-5-for-cylons", setup(5, false, EasierForCylons), 5, random_players),
        game("random-6", setup(6, false, EasierForHumans), 6, random_players),
        game("random-6-no-sympathizer", setup(6, true, Standard), 7, random_players),
        game("officers-3", setup(3, false, Standard), 8, officers),
        game("officers-4", setup(4, false, Standard), 9, officers),
        game("officers-5", setup(5, false, Standard), 10, officers),
        game("officers-6", setup(6, false, Standard), 11, officers),
    ]
}

#[test]
fn golden_games_go_as_they_always_went() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    games_go_as_they_always_went(
        &folder,
        golden_games(),
        MOST_STEPS,
        first_form::first_form,
        ToString::to_string,
    );
}
