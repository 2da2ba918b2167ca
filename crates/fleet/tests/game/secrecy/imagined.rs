//! Imagined states fit what the viewer may know, and differ in what it may not.

use fleet::cards::Loyalty;
use fleet::cards::loyalty::LoyaltyId;
use fleet::state::{Own, Sighting};
use fleet::{Fleet, State};
use rayon::prelude::*;
use tabletop::{Dice, Game, Imagine, Seat, Seed, Table, Viewer};

use super::{games, secrets, view};
use crate::common::{self, begin, json, play, viewers};

/// Imagines `count` states from what `viewer` sees of `truth`, and checks that each of them could be true.
pub(crate) fn imagine(truth: &State, viewer: Viewer, count: usize, dice: &mut Dice, at: &str) -> Vec<State> {
    let seen = Fleet::view(truth, viewer);
    let bytes = json(&seen);
    let dreams: Vec<State> = (0..count).map(|_| Fleet::imagine(&seen, dice)).collect();
    for dream in &dreams {
        assert_eq!(view(dream, viewer), bytes, "{at}: an imagined state does not fit the view of {viewer:?}");
        if truth.check_invariants().is_ok() {
            let checked = dream.check_invariants();
            assert!(checked.is_ok(), "{at}: {viewer:?} imagined the impossible: {checked:?}");
        }
    }
    dreams
}

#[test]
fn imagined_states_fit_the_view_and_differ_in_what_is_hidden() {
    games(2).par_iter().for_each(|(setup, seed)| {
        let mut dice = Dice::new(Seed::from_number(900 + seed));
        let mut running = begin(setup, *seed);
        play(&mut running, *seed, |running| {
            let number = running.entries().len();
            if number % 13 != 0 {
                return;
            }
            let at = format!("{} players, seed {seed}, answer {number}", setup.players());
            let (checkpoint, _) = running.checkpoint();
            let checked = checkpoint.check_invariants();
            assert!(checked.is_ok(), "{at}: {checked:?}");
            for viewer in viewers(running) {
                for truth in [checkpoint, running.state()] {
                    let dreams = imagine(truth, viewer, 2, &mut dice, &at);
                    let mut all: Vec<String> = dreams.iter().chain([truth]).map(secrets).collect();
                    all.sort_unstable();
                    all.dedup();
                    assert_eq!(all.len(), 3, "{at}: {viewer:?} knows too much, or imagines too little");
                }
            }
        });
    });
}

#[test]
fn imagined_states_can_be_played_to_the_end() {
    games(1).par_iter().for_each(|(setup, seed)| {
        let mut dice = Dice::new(Seed::from_number(*seed));
        let mut running = begin(setup, *seed);
        play(&mut running, *seed, |running| {
            let (checkpoint, answers) = running.checkpoint();
            if answers.is_empty() && running.entries().len() % 40 == 0 {
                for viewer in viewers(running) {
                    let dream = imagine(checkpoint, viewer, 1, &mut dice, "to be played").remove(0);
                    let players = common::random_players(usize::from(setup.players()), *seed);
                    let mut table = Table::<Fleet>::with_players(dream, players);
                    let end = table.play_out(common::MOST_STEPS);
                    assert!(end.is_ok(), "{end:?}");
                }
            }
        });
    });
}

#[test]
fn imagined_loyalty_keeps_what_the_viewer_was_shown() {
    let mut shown = 0;
    for (setup, seed) in games(4) {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut running = begin(&setup, seed);
        play(&mut running, seed, |running| {
            let (checkpoint, answers) = running.checkpoint();
            if !answers.is_empty() {
                return;
            }
            for seat in Seat::all(checkpoint.own.len()) {
                let known = known_faces(&checkpoint.own[seat.index()]);
                if known.is_empty() || dice.below(8) != 0 {
                    continue;
                }
                let dream = imagine(checkpoint, Viewer::Seat(seat), 1, &mut dice, "shown").remove(0);
                for own in &dream.own {
                    for dealt in &own.loyalty {
                        if let Some((_, card)) = known.iter().find(|(id, _)| *id == dealt.id) {
                            assert_eq!(dealt.card, *card, "{seat} was shown another card");
                            shown += 1;
                        }
                    }
                }
            }
        });
    }
    assert!(shown > 20, "only {shown} cards that were shown to somebody came up");
}

pub(crate) fn known_faces(own: &Own) -> Vec<(LoyaltyId, Loyalty)> {
    own.seen
        .iter()
        .filter_map(|sighting| match sighting {
            Sighting::Loyalty { dealt, .. } => Some((dealt.id, dealt.card)),
            Sighting::Civilian { .. } => None,
        })
        .collect()
}

#[test]
fn a_finished_game_scores_one_for_the_winners_and_nothing_for_the_losers() {
    for (setup, seed) in games(3) {
        let mut running = begin(&setup, seed);
        play(&mut running, seed, |running| {
            for seat in Seat::all(usize::from(setup.players())) {
                let score = Fleet::score(running.state(), seat);
                assert!((0.0..=1.0).contains(&score) && score > 0.0 && score < 1.0, "{score}");
            }
        });
        let state = running.state();
        for seat in Seat::all(usize::from(setup.players())) {
            let won = state.public.winners.contains(&seat);
            assert!((Fleet::score(state, seat) - f64::from(u8::from(won))).abs() < f64::EPSILON);
        }
    }
}
