//! What players are called at a terminal.

use crate::common::{answers, folder, ragtag, ragtag_with, word};
use tabletop::Seat;
use tabletop::hosting::Roster;

fn has_a_sign(text: &str) -> bool {
    text.chars().any(|letter| ('\u{E000}'..'\u{E100}').contains(&letter))
}

#[test]
fn players_of_the_card_game_have_names_that_are_the_same_in_the_game_and_in_its_story() {
    let roster = Roster::of_strangers();
    let names: Vec<&str> = Seat::all(4).map(|seat| roster.name(seat)).collect();
    for (language, won) in [("en", " wins."), ("pl", "Wygrywa ")] {
        let file = folder(&format!("names-{language}")).join("game.jsonl");
        let play = ["play", "ccg", "--players", "4", "--seed", "3", "--language", language];
        let played = ragtag_with(&[&play[..], &["--record", word(&file)]].concat(), &answers(20_000)).ok();
        let told = ragtag(&["replay", word(&file), "--language", language]).ok();
        let verified = ragtag(&["replay", word(&file), "--verify", "--language", language]).ok();
        for text in [&played, &told] {
            assert!(names.iter().all(|name| text.contains(name)), "{names:?} in:\n{text}");
        }
        for text in [&played, &told, &verified] {
            assert!(!has_a_sign(text) && !text.contains("Player 1") && !text.contains("Gracz 1"), "{text}");
        }
        let ending = told.lines().rfind(|line| line.contains(won)).expect("an end");
        assert!(names.iter().any(|name| ending.contains(name)), "{ending}");
        assert!(played.lines().all(|line| line.chars().count() <= 80 || line.contains(word(&file))));
    }
}

#[test]
fn who_has_no_character_yet_is_called_by_name() {
    let out = ragtag_with(&["play", "fleet", "--players", "3", "--seed", "4"], &answers(6)).out;
    let first = Roster::of_strangers().name(Seat(0)).to_owned();
    assert!(out.contains(&first) && !has_a_sign(&out), "{out}");
}
