//! Which set-ups can be played, and what is said of those that can't.

use fleet::characters::Character::*;
use fleet::configuration::{Configuration, Ending, Part};
use fleet::{Fleet, Setup};
use tabletop::{Game, Seed};

fn refusal(setup: &Setup) -> String {
    Fleet::set_up(setup, Seed::from_number(1)).expect_err("a refusal").to_string()
}

#[test]
fn what_is_not_there_yet_is_refused_by_name() {
    let expansion = Configuration::base(5).with(Part::Pegasus).into();
    assert!(refusal(&expansion).contains("“Pegasus” is not there yet"), "{}", refusal(&expansion));
    let ending = Configuration::base(5).going_to(Ending::IonianNebula).into();
    assert!(refusal(&ending).contains("“The Ionian Nebula” is not there yet"), "{}", refusal(&ending));
}

#[test]
fn the_number_of_players_is_three_to_six() {
    for players in 3..=6 {
        assert!(Fleet::set_up(&Setup::base(players), Seed::from_number(1)).is_ok());
    }
    for players in [0, 1, 2, 7, 255] {
        assert!(refusal(&Setup::base(players)).contains("3 to 6"));
    }
}

#[test]
fn the_variant_without_the_sympathizer_needs_one_to_leave_out() {
    let setup = Configuration::base(5).with(Part::NoSympathizer).into();
    assert!(refusal(&setup).contains("4 or 6"));
}

#[test]
fn characters_given_by_the_set_up_must_be_choosable_one_after_the_other() {
    let with = |characters: Vec<_>| Setup::base(3).with_characters(characters);
    assert!(Fleet::set_up(&with(vec![Roslin, Adama, Starbuck]), Seed::from_number(1)).is_ok());
    assert!(refusal(&with(vec![Roslin, Zarek, Starbuck])).contains("Zarek can’t be chosen after Roslin"));
    assert!(refusal(&with(vec![Roslin, Roslin, Starbuck])).contains("Roslin can’t be chosen after Roslin"));
    assert!(refusal(&with(vec![Roslin])).contains("1 character for 3 players"));
    let without = Setup::from(Configuration::base(4).with(Part::NoSympathizer));
    let boomer = without.with_characters(vec![Roslin, Adama, Boomer, Tyrol]);
    assert!(refusal(&boomer).contains("Boomer can’t be chosen"));
}

#[test]
fn a_set_up_with_an_unknown_word_is_no_set_up() {
    let unknown = serde_json::from_str::<Setup>(r#"{"players": 5, "dificulty": "standard"}"#);
    assert!(unknown.expect_err("a misspelt field").to_string().contains("dificulty"));
    let nobody = serde_json::from_str::<Setup>(r#"{"players": 3, "characters": ["gaeta"]}"#);
    assert!(nobody.expect_err("nobody of that name").to_string().contains("gaeta"));
}
