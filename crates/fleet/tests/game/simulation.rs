//! Whole random games: they end, the invariants hold after every step, and chance comes from the seed alone.

use crate::common::{self, MOST_STEPS, begin, officers, play, random_players, random_table, setup};
use fleet::setup::Difficulty;
use fleet::{Fleet, Setup};
use rayon::prelude::*;
use tabletop::{Game, Match, Seat, Seed, Table, digest};

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
    let games: Vec<(Setup, u64)> =
        all_setups().into_iter().flat_map(|setup| (0..12).map(move |seed| (setup.clone(), seed))).collect();
    games.par_iter().for_each(|(setup, seed)| {
        let mut table = random_table(setup, *seed);
        for _ in 0..MOST_STEPS {
            if Fleet::outcome(table.state()).is_some() {
                return;
            }
            let step = table.public.step;
            // One step: it says that the game has not ended yet.
            let _ = table.play_out(1);
            if Fleet::outcome(table.state()).is_none() {
                table
                    .check_invariants()
                    .unwrap_or_else(|problem| panic!("{setup:?}, seed {seed}, after {step}: {problem}"));
            }
        }
        panic!("{setup:?}, seed {seed}: no end within {MOST_STEPS} steps");
    });
}

fn digests(threads: usize) -> Vec<String> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    pool.install(|| {
        (0..24_u64)
            .into_par_iter()
            .map(|seed| {
                let mut table = random_table(&Setup::base(3 + (seed % 4) as u8), seed);
                table.play_out(MOST_STEPS).expect("an end");
                digest::<Fleet>(table.state()).expect("a JSON form")
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
fn play_interactively(setup: &Setup, seed: u64) -> Match<Fleet> {
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
    for (at, setup) in common::setups().iter().enumerate() {
        let seed = 100 + at as u64;
        let mut table = random_table(setup, seed);
        table.play_out(MOST_STEPS).expect("an end");
        let running = play_interactively(setup, seed);
        assert_eq!(running.outcome(), Fleet::outcome(table.state()));
        assert_eq!(
            digest::<Fleet>(running.state()).unwrap(),
            digest::<Fleet>(table.state()).unwrap(),
            "{setup:?}, seed {seed}"
        );
    }
}

#[test]
fn a_game_goes_on_from_any_of_its_states() {
    let setup = Setup::base(5);
    let mut running = begin(&setup, 7);
    let mut states = Vec::new();
    play(&mut running, 7, |running| {
        let (checkpoint, answers) = running.checkpoint();
        if answers.is_empty() && running.entries().len() % 50 == 0 {
            states.push(checkpoint.clone());
        }
    });
    assert!(!states.is_empty());
    for state in states {
        let stored: fleet::State = serde_json::from_str(&common::json(&state)).expect("a state");
        assert_eq!(stored, state, "a stored state is the same state");
        let mut table = Table::with_players(state, random_players(5, 8));
        table.play_out(MOST_STEPS).expect("an end");
    }
}

#[test]
fn given_characters_are_played_in_their_seats() {
    let characters = ["roslin", "adama", "apollo", "boomer"].map(|name| name.parse().expect("a character"));
    let setup = Setup { characters: Some(characters.to_vec()), ..Setup::base(4) };
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
            let mut table = Table::with_players(state, officers(players, *seed));
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
