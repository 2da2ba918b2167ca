//! Whole random games: they end, nothing impossible comes up on the way, and chance comes from the seed alone.

use rayon::prelude::*;
use tabletop::{Game, Match, Table, digest};

use crate::playing::{begin, json, play, random_players, random_table};

/// Plays a random game to its end, and checks the state after every step; returns how many decisions it had.
pub fn every_state_is_possible<G: Game>(
    setup: &G::Setup,
    seed: u64,
    most_steps: usize,
    check: impl Fn(&G::State) -> Result<(), String>,
) -> u64 {
    let mut table: Table<G> = random_table(setup, seed);
    for step in 0..most_steps {
        // One step: it says that the game has not ended yet.
        let _ = table.play_out(1);
        if G::outcome(table.state()).is_some() {
            return table.decisions();
        }
        check(table.state())
            .unwrap_or_else(|problem| panic!("{setup:?}, seed {seed}, after step {step}: {problem}"));
    }
    panic!("{setup:?}, seed {seed}: no end within {most_steps} steps");
}

fn digests<G: Game>(games: &[(G::Setup, u64)], most_steps: usize, threads: usize) -> Vec<String> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    pool.install(|| {
        let play = |(setup, seed): &(G::Setup, u64)| {
            let mut table: Table<G> = random_table(setup, *seed);
            table.play_out(most_steps).expect("an end");
            digest::<G>(table.state()).expect("a JSON form")
        };
        games.par_iter().map(play).collect()
    })
}

/// The same seed gives the same game on one thread and on two, and different ones different games.
pub fn threads_change_nothing<G: Game>(games: &[(G::Setup, u64)], most_steps: usize) {
    let one = digests::<G>(games, most_steps, 1);
    assert_eq!(one, digests::<G>(games, most_steps, 2));
    let mut different = one.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), one.len(), "different seeds give different games");
}

/// The players of an inline game, asked by an interactive match.
fn play_interactively<G: Game>(setup: &G::Setup, seed: u64) -> Match<G> {
    let mut running: Match<G> = begin(setup, seed);
    let mut players = random_players(G::seats(running.state()), seed);
    while let Some(prompt) = running.prompts().first() {
        let seat = prompt.seat;
        let picks = running.consult(seat, players[seat.index()].as_mut()).expect("an open question");
        running.answer_picks(seat, picks).expect("a legal answer");
    }
    running
}

/// An interactive match with the same answers is the same game.
pub fn interactive_is_the_same<G: Game>(setup: &G::Setup, seed: u64, most_steps: usize) {
    let mut table: Table<G> = random_table(setup, seed);
    table.play_out(most_steps).expect("an end");
    let running: Match<G> = play_interactively(setup, seed);
    assert_eq!(running.outcome(), G::outcome(table.state()));
    assert_eq!(json(running.state()), json(table.state()), "{setup:?}, seed {seed}");
}

/// A game goes on from any of its states: here from one of so many at which somebody is asked.
pub fn any_state_goes_on<G: Game>(setup: &G::Setup, seed: u64, one_of: usize, most_steps: usize) {
    let mut running: Match<G> = begin(setup, seed);
    let mut states = Vec::new();
    play(&mut running, seed, |running| {
        let (checkpoint, answers) = running.checkpoint();
        if answers.is_empty() && running.entries().len() % one_of == 0 {
            states.push(checkpoint.clone());
        }
    });
    assert!(!states.is_empty());
    for state in states {
        let stored: G::State = serde_json::from_str(&json(&state)).expect("a state");
        assert_eq!(stored, state, "a stored state is the same state");
        let players = random_players(G::seats(&state), seed + 1);
        Table::<G>::with_players(state, players).play_out(most_steps).expect("an end");
    }
}
