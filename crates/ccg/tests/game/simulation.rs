//! Whole random games: they end, the invariants hold after every step, and chance comes from the seed alone.

use crate::common::{MOST_STEPS, begin, play, random_players, random_table, setups};
use ccg::card::{Kind, Set};
use ccg::setup::DeckChoice;
use ccg::{CardId, Ccg, Setup};
use rayon::prelude::*;
use tabletop::{Game, Match, Table, digest};

fn play_and_check(setup: &Setup, seed: u64) -> u64 {
    let mut table = random_table(setup, seed);
    for _ in 0..MOST_STEPS {
        if Ccg::outcome(table.state()).is_some() {
            return table.decisions();
        }
        let step = table.public.step;
        // One step: it says that the game has not ended yet.
        let _ = table.play_out(1);
        if Ccg::outcome(table.state()).is_none() {
            table.check_invariants().unwrap_or_else(|problem| {
                panic!("{} players, seed {seed}, after {step}: {problem}", setup.decks.len())
            });
        }
    }
    panic!("{} players, seed {seed}: no end within {MOST_STEPS} steps", setup.decks.len());
}

#[test]
fn every_game_with_starter_decks_ends_and_the_invariants_hold_after_every_step() {
    let games: Vec<(Setup, u64)> =
        setups().into_iter().flat_map(|setup| (0..30).map(move |seed| (setup.clone(), seed))).collect();
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

fn digests(threads: usize) -> Vec<String> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    pool.install(|| {
        (0..24_u64)
            .into_par_iter()
            .map(|seed| {
                let mut table = random_table(&setups()[seed as usize % setups().len()], seed);
                table.play_out(MOST_STEPS).expect("an end");
                digest::<Ccg>(table.state()).expect("a JSON form")
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
fn play_interactively(setup: &Setup, seed: u64) -> Match<Ccg> {
    let mut players = random_players(setup.decks.len(), seed);
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
    for (at, setup) in setups().iter().enumerate() {
        let seed = 100 + at as u64;
        let mut table = random_table(setup, seed);
        table.play_out(MOST_STEPS).expect("an end");
        let running = play_interactively(setup, seed);
        assert_eq!(running.outcome(), Ccg::outcome(table.state()));
        assert_eq!(
            digest::<Ccg>(running.state()).unwrap(),
            digest::<Ccg>(table.state()).unwrap(),
            "{setup:?}, seed {seed}"
        );
    }
}

#[test]
fn a_game_goes_on_from_any_of_its_states() {
    let setup = setups().remove(8);
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
        let stored: ccg::State = serde_json::from_str(&crate::common::json(&state)).expect("a state");
        assert_eq!(stored, state, "a stored state is the same state");
        let mut table = Table::with_players(state, random_players(4, 8));
        table.play_out(MOST_STEPS).expect("an end");
    }
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
