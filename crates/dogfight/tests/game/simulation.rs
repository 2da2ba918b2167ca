//! Whole random games: they end, the invariants hold after every step, and chance comes from the seed alone.

use crate::common::{MOST_STEPS, begin, json, play, random_players, random_table, setups};
use dogfight::state::State;
use dogfight::{Dogfight, Setup};
use rayon::prelude::*;
use tabletop::{Game, Match, Table, digest};

#[test]
fn every_game_ends_and_the_invariants_hold_after_every_step() {
    let games: Vec<(Setup, u64)> =
        setups().into_iter().flat_map(|setup| (0..25).map(move |seed| (setup.clone(), seed))).collect();
    games.par_iter().for_each(|(setup, seed)| {
        let mut table = random_table(setup, *seed);
        for _ in 0..MOST_STEPS {
            if Dogfight::outcome(table.state()).is_some() {
                return;
            }
            let step = table.public.step;
            // One step: it says that the game has not ended yet.
            let _ = table.play_out(1);
            table
                .check_invariants()
                .unwrap_or_else(|problem| panic!("{setup:?}, seed {seed}, after {step}: {problem}"));
        }
        panic!("{setup:?}, seed {seed}: no end within {MOST_STEPS} steps");
    });
}

fn digests(threads: usize) -> Vec<String> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let setups = setups();
    pool.install(|| {
        (0..setups.len())
            .into_par_iter()
            .map(|at| {
                let mut table = random_table(&setups[at], at as u64);
                table.play_out(MOST_STEPS).expect("an end");
                digest::<Dogfight>(table.state()).expect("a JSON form")
            })
            .collect()
    })
}

#[test]
fn the_same_seed_gives_the_same_game_on_any_number_of_threads() {
    let one = digests(1);
    assert_eq!(one, digests(2));
    let mut different = one.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), one.len(), "different seeds give different games");
}

/// The players of an inline game, asked by an interactive match.
fn play_interactively(setup: &Setup, seed: u64) -> Match<Dogfight> {
    let mut players = random_players(setup.players, seed);
    let mut running = begin(setup, seed);
    while let Some(prompt) = running.prompts().first() {
        let seat = prompt.seat;
        let picks = running.consult(seat, players[seat.index()].as_mut()).expect("an open question");
        running.answer_picks(seat, picks).expect("a legal answer");
    }
    running
}

#[test]
fn an_interactive_match_with_the_same_answers_is_the_same_game() {
    setups().par_iter().enumerate().for_each(|(at, setup)| {
        let seed = 100 + at as u64;
        let mut table = random_table(setup, seed);
        table.play_out(MOST_STEPS).expect("an end");
        let running = play_interactively(setup, seed);
        assert_eq!(running.outcome(), Dogfight::outcome(table.state()));
        assert_eq!(json(running.state()), json(table.state()), "{setup:?}, seed {seed}");
    });
}

#[test]
fn a_game_goes_on_from_any_of_its_states() {
    for setup in [Setup::mission("god-and-scar", 2), Setup::mission("spool-up", 2)] {
        let mut running = begin(&setup, 7);
        let mut states: Vec<State> = Vec::new();
        play(&mut running, 7, |running| {
            let (checkpoint, answers) = running.checkpoint();
            if answers.is_empty() {
                states.push(checkpoint.clone());
            }
        });
        assert!(states.len() > 5);
        for state in states {
            let stored: State = serde_json::from_str(&json(&state)).expect("a state");
            assert_eq!(stored, state, "a stored state is the same state");
            let mut table = Table::with_players(state, random_players(2, 8));
            table.play_out(MOST_STEPS).expect("an end");
        }
    }
}
