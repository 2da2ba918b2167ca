//! `--set`: what a game's catalogue offers can be chosen by name, and nothing else.

use std::path::Path;

use crate::common::{folder, ragtag, word};
use serde_json::{Value, json};
use server::games::GAMES;
use tabletop::hosting::{Catalogue, SetupChoice, SetupOption};

/// A text without its line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn catalogues() -> impl Iterator<Item = Catalogue> {
    GAMES.iter().map(|game| game.catalogue("en"))
}

/// The set-up in a saved game.
fn setup(saved: &Path) -> Value {
    let text = std::fs::read_to_string(saved).expect("a saved game");
    serde_json::from_str::<Value>(&text).expect("JSON")["setup"].take()
}

/// What the game has against a choice with so many players.
fn refusal(game: &Catalogue, option: &SetupOption, choice: &SetupChoice, players: u8) -> Option<String> {
    let title = GAMES.iter().find(|title| title.name() == game.name).expect("a game");
    let setup = json!({"players": players, option.name.as_str(): choice.value});
    title.check(&setup).err().map(|error| error.message)
}

/// A number of players with which this can be chosen: the usual one, if it can.
fn suited(game: &Catalogue, option: &SetupOption, choice: &SetupChoice) -> u8 {
    let all = [game.players.usual].into_iter().chain(game.players.least..=game.players.most);
    all.into_iter().find(|&players| refusal(game, option, choice, players).is_none()).expect("some number")
}

#[test]
fn every_choice_of_every_game_can_be_set_and_is_played() {
    let folder = folder("settings");
    let mut options = 0;
    for game in catalogues() {
        for option in &game.options {
            options += 1;
            for choice in &option.choices {
                let given = format!("{}={}", option.name, choice.value);
                let saved = folder.join(format!("{}-{given}.json", game.name));
                let players = suited(&game, option, choice).to_string();
                let table = ["play", &game.name, "--players", &players, "--set", &given];
                ragtag(&[&table[..], &["--save", word(&saved)]].concat()).ok();
                // What is not chosen does not have to be written.
                let written = setup(&saved)[&option.name].take();
                let expected = json!(choice.value);
                assert!(written == expected || written.is_null() && expected == json!(false), "{given}");
            }
        }
    }
    assert!(options >= 5, "only {options} options");
}

#[test]
fn a_wrong_value_is_refused_with_those_that_there_are() {
    for game in catalogues() {
        for SetupOption { name, choices, .. } in &game.options {
            for command in ["play", "simulate", "rules"] {
                for wrong in ["zebra", "", "True"] {
                    let error =
                        ragtag(&[command, &game.name, "--set", &format!("{name}={wrong}")]).fails_with(2);
                    let listed = choices.iter().all(|choice| error.contains(&choice.value.to_string()));
                    assert!(listed && error.contains(name), "{error}");
                }
            }
        }
    }
}

#[test]
fn a_number_of_players_for_which_a_choice_is_not_is_refused_with_the_reason() {
    let mut refused = 0;
    for game in catalogues() {
        for (option, choice) in
            game.options.iter().flat_map(|it| it.choices.iter().map(move |choice| (it, choice)))
        {
            for players in game.players.least..=game.players.most {
                let Some(why) = refusal(&game, option, choice, players) else { continue };
                let given = format!("{}={}", option.name, choice.value);
                let players = players.to_string();
                let error =
                    ragtag(&["play", &game.name, "--players", &players, "--set", &given]).fails_with(2);
                assert!(flat(&error).contains(&flat(&why)), "{given}: {error}");
                refused += 1;
            }
        }
    }
    assert!(refused > 1, "only {refused} choices");
}

#[test]
fn an_unknown_name_is_refused_with_the_names_values_and_labels_that_there_are() {
    for game in catalogues().filter(|game| !game.options.is_empty()) {
        for given in ["zebra=1", "zebra", ""] {
            let error = ragtag(&["play", &game.name, "--set", given]).fails_with(2);
            for option in &game.options {
                assert!(error.contains(&format!("\n{}  {}", option.name, option.label)), "{given}: {error}");
                let flat = flat(&error);
                for choice in &option.choices {
                    assert!(flat.contains(&format!("{} {}", choice.value, choice.label)), "{given}: {error}");
                }
            }
        }
    }
    assert!(ragtag(&["play", "fleet", "--set"]).fails_with(2).contains("expected NAME=VALUE"));
    assert!(ragtag(&["play", "ccg", "--set", "zebra=1"]).fails_with(2).contains("`zebra`"));
    let twice = ["--set", "mission=duel", "--mission", "duel"];
    assert!(ragtag(&[&["play", "dogfight"], &twice[..]].concat()).fails_with(2).contains("chosen twice"));
}

#[test]
fn help_lists_all_that_can_be_chosen_and_what_it_means() {
    for game in catalogues() {
        for command in ["play", "simulate", "rules"] {
            let out = ragtag(&[command, &game.name, "--set", "help"]).ok();
            assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
            let said = flat(&out);
            let brought = game.bringing.iter().flat_map(|bringing| &bringing.choices);
            for choice in game.options.iter().flat_map(|option| &option.choices).chain(brought) {
                let about = flat(&choice.about);
                assert!(said.contains(&choice.value.to_string()) && said.contains(&about), "{about}: {out}");
            }
        }
    }
    for command in ["play", "simulate", "rules"] {
        assert!(flat(&ragtag(&[command, "--help"]).ok()).contains("--set help"), "{command}");
    }
}

#[test]
fn a_mission_of_ones_own_can_be_set_like_a_named_one() {
    let mine = "\
name: mine
title: {en: Mine}
rules: quick-start
table: [750, 750]
colonial: [{ship: viper-mk-ii, at: [375, 75]}]
cylon: [{ship: cylon-raider, at: [375, 675], heading: 180}]
victory: [{winner: colonial, when: [{out: cylon}]}]
";
    let folder = folder("own-mission");
    let file = folder.join("mine.yaml");
    std::fs::write(&file, mine).unwrap();
    let given = format!("mission={}", word(&file));
    let mut missions = Vec::new();
    for (at, argument) in [["--mission", word(&file)], ["--set", &given]].into_iter().enumerate() {
        let saved = folder.join(format!("{at}.json"));
        ragtag(&[&["play", "dogfight", "--save", word(&saved)], &argument[..]].concat()).ok();
        missions.push(setup(&saved)["mission"].take());
    }
    assert_eq!(missions[0], missions[1]);
    assert_eq!(missions[0]["name"], "mine");
}

#[test]
fn rules_are_told_for_what_is_chosen() {
    let rules = |more: &[&str]| ragtag(&[&["rules", "fleet", "fleet.loyalty.sympathizer"], more].concat());
    rules(&["--players", "4"]).ok();
    rules(&["--set", "no-sympathizer=false"]).ok();
    for players in [&[][..], &["--players", "4"]] {
        let error = rules(&[players, &["--set", "no-sympathizer=true"]].concat()).fails_with(1);
        assert!(error.contains("does not apply"), "{error}");
    }
}
