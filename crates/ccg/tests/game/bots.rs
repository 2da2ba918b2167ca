//! Player programs: they answer whatever they are asked, and the better ones win more often. How much more often
//! says `cargo run --release -p ccg --example ccg-tournament`.

use ccg::bot::{Tactician, admiral};
use ccg::deck::Starter;
use ccg::setup::DeckChoice;
use ccg::{Ccg, Setup};
use rayon::prelude::*;
use strum::IntoEnumIterator;
use tabletop::{Budget, Game, Policy, RandomPolicy, Seat, Seed, Table};

use crate::common::{MOST_STEPS, setups};

fn tactician(_: u64) -> Box<dyn Policy<Ccg>> {
    Box::new(Tactician)
}

fn random(seed: u64) -> Box<dyn Policy<Ccg>> {
    Box::new(RandomPolicy::new(Seed::from_number(seed)))
}

fn looks_ahead(seed: u64) -> Box<dyn Policy<Ccg>> {
    Box::new(admiral(Seed::from_number(seed), Budget::Rollouts(60)))
}

fn finish(setup: &Setup, seed: u64, players: Vec<Box<dyn Policy<Ccg>>>) -> ccg::Outcome {
    let state = Ccg::set_up(setup, Seed::from_number(seed)).expect("a set-up that can be played");
    Table::with_players(state, players).play_out(MOST_STEPS).expect("an end")
}

/// How many of so many duels, with the same deck on both sides and the seats changed, one program wins.
fn wins(games: u64, one: fn(u64) -> Box<dyn Policy<Ccg>>, other: fn(u64) -> Box<dyn Policy<Ccg>>) -> usize {
    let decks: Vec<Starter> = Starter::iter().collect();
    let won = |game: &u64| {
        let seed = game / 2;
        let seat = Seat((game % 2) as u8);
        let mut players = vec![one(seed), other(seed)];
        players.rotate_left(seat.index());
        let setup = Setup::starters(&[decks[seed as usize % decks.len()]; 2]);
        finish(&setup, seed, players).winners.as_slice() == [seat]
    };
    (0..games).into_par_iter().filter(won).count()
}

#[test]
fn the_tactician_beats_chance() {
    let won = wins(100, tactician, random);
    assert!(won >= 90, "{won} of 100");
}

#[test]
fn looking_ahead_beats_the_tactician() {
    let won = wins(40, looks_ahead, tactician);
    assert!(won > 20, "{won} of 40");
}

#[test]
fn tacticians_answer_whatever_they_are_asked() {
    let wild = (2..=4).map(|players| Setup { decks: vec![DeckChoice::Wild; players] });
    let setups: Vec<Setup> = setups().into_iter().chain(wild).collect();
    setups.par_iter().for_each(|setup| {
        for seed in 0..12 {
            // Beside random players they come into strange positions.
            let players = (0..setup.decks.len() as u64)
                .map(|seat| if (seat + seed) % 3 == 0 { random(seed) } else { tactician(seed) });
            finish(setup, seed, players.collect());
        }
    });
}

#[test]
fn looking_ahead_with_a_number_of_games_is_the_same_every_time() {
    let setup = Setup { decks: vec![DeckChoice::Lot; 3] };
    let played = || {
        let state = Ccg::set_up(&setup, Seed::from_number(5)).expect("a set-up that can be played");
        let players = (0..3).map(looks_ahead).collect();
        let mut table = Table::with_players(state, players);
        table.play_out(MOST_STEPS).expect("an end");
        tabletop::digest::<Ccg>(table.state()).expect("a JSON form")
    };
    assert_eq!(played(), played());
}
