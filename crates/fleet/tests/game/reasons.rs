//! Why officers suspect and trust others can be said in every language.

use std::collections::BTreeSet;

use fleet::bot::Officer;
use fleet::text::{Cast, Language, Words};
use fleet::{Fleet, Setup};
use tabletop::{Match, Policy, Seat, Seed, Viewer};

use crate::common::json;

/// Plays a game of officers; at each turn's beginning `look` sees what they believe.
fn play(players: u8, seed: u64, mut look: impl FnMut(&Match<Fleet>, &[Officer])) {
    let mut running = Match::<Fleet>::new(Setup::base(players), Seed::from_number(seed)).unwrap();
    let mut officers: Vec<Officer> =
        (0..u64::from(players)).map(|seat| Officer::new(Seed::from_number(seed * 8 + seat))).collect();
    let mut turn = 0;
    while let Some(seat) = running.prompts().first().map(|prompt| prompt.seat) {
        for told in running.take_news() {
            for (at, officer) in officers.iter_mut().enumerate() {
                let seat = Seat(at as u8);
                if told.audience.includes(Viewer::Seat(seat)) {
                    officer.observe(seat, &told.event);
                }
            }
        }
        if running.state().public.turn > turn {
            turn = running.state().public.turn;
            look(&running, &officers);
        }
        let picks = running.consult(seat, &mut officers[seat.index()]).unwrap();
        running.answer_picks(seat, picks).unwrap();
    }
}

#[test]
fn reasons_are_sentences_in_every_language() {
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    for (players, seed) in [(3, 11), (4, 12), (5, 13), (6, 14), (5, 15)] {
        play(players, seed, |running, officers| {
            let cast: Cast = running.state().public.chosen.clone();
            for (at, officer) in officers.iter().enumerate() {
                let view = running.view(Viewer::Seat(Seat(at as u8)));
                for suspect in Seat::all(officers.len()) {
                    for weighed in officer.belief().reasons(&view, suspect) {
                        let reason: serde_json::Value = serde_json::from_str(&json(&weighed.reason)).unwrap();
                        let back: fleet::bot::Reason = serde_json::from_value(reason.clone()).unwrap();
                        assert_eq!(back, weighed.reason);
                        kinds.insert(reason["reason"].as_str().unwrap().to_owned());
                        for language in Language::ALL {
                            let said = Words::of(language).reason(suspect, &weighed, &cast);
                            let whole = said.ends_with('.') && !said.contains(['{', '}', '$']);
                            assert!(whole, "{language:?}: {said}");
                        }
                    }
                }
            }
        });
    }
    assert!(kinds.len() >= 8, "only these reasons came up: {kinds:?}");
}
