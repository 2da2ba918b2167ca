//! `ragtag cards`, `ragtag rules`, `ragtag scenario`, and the program without a command.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::common::{folder, ragtag, word};
use serde_json::Value;

fn cards(arguments: &[&str]) -> Vec<Value> {
    let out = ragtag(&[&["cards", "fleet", "--json"], arguments].concat()).ok();
    let all: Value = serde_json::from_str(&out).expect("JSON");
    all["cards"].as_array().expect("cards").clone()
}

#[test]
fn the_cards_are_those_of_the_component_list() {
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    for card in cards(&[]) {
        *counts.entry(card["deck"].as_str().unwrap().to_owned()).or_default() +=
            card["copies"].as_u64().unwrap();
    }
    let expected = [
        ("basestar-damage", 4),
        ("character", 10),
        ("civilian", 12),
        ("crisis", 70),
        ("destination", 22),
        ("galactica-damage", 8),
        ("location", 17),
        ("loyalty", 16),
        ("objective", 1),
        ("quorum", 17),
        ("skill", 105),
        ("super-crisis", 5),
        ("title", 2),
    ];
    assert_eq!(counts, expected.map(|(deck, count)| (deck.to_owned(), count)).into());
}

#[test]
fn every_card_has_a_name_of_its_own_and_a_text_in_both_languages() {
    for language in ["en", "pl"] {
        let mut ids = BTreeSet::new();
        for card in cards(&["--language", language]) {
            assert!(ids.insert((card["deck"].to_string(), card["id"].to_string())), "{card}");
            assert!(!card["name"].as_str().unwrap().is_empty(), "{card}");
            let text = card["text"].as_array().unwrap();
            assert!(!text.is_empty() && text.iter().all(|line| !line.as_str().unwrap().is_empty()), "{card}");
            assert!(!card.to_string().contains("{$") && !card.to_string().contains("{n}"), "{card}");
        }
    }
}

#[test]
fn numbers_stand_with_their_names() {
    let find = |id: &str| cards(&[]).into_iter().find(|card| card["id"] == id).unwrap();
    assert_eq!(find("repair-2")["numbers"]["strength"], 2);
    assert_eq!(find("icy-moon")["numbers"]["distance"], 1);
    assert_eq!(find("cylon-intruders")["numbers"]["partial"], 14);
    assert_eq!(find("tyrol")["numbers"]["hand-limit"], 8);
    assert_eq!(find("crowd")["numbers"]["population"], -2);
}

#[test]
fn cards_are_found_by_deck_and_words() {
    let out = ragtag(&["cards", "fleet", "--deck", "quorum", "--find", "arbitrator"]).ok();
    assert!(out.contains("Assign Arbitrator") && !out.contains("Food Rationing"), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    assert!(ragtag(&["cards", "fleet", "--deck", "tarot"]).fails_with(2).contains("super-crisis"));
    assert!(ragtag(&["cards", "fleet", "--find", "zebra"]).fails_with(1).contains("zebra"));
    assert!(ragtag(&["cards", "chess"]).fails_with(2).contains("possible values: fleet, ccg, dogfight"));
}

#[test]
fn rules_are_found_by_chapter_section_and_words() {
    let rules = |arguments: &[&str]| ragtag(&[&["rules", "fleet"], arguments].concat());
    let chapters = rules(&[]).ok();
    assert!(chapters.contains("skill-check") && chapters.contains("--aid"), "{chapters}");
    assert!(rules(&["skill-check"]).ok().contains("Destiny cards"));
    for name in ["fleet.skill-check.destiny", "skill-check.destiny"] {
        assert!(rules(&[name]).ok().starts_with("Destiny cards\n"), "{name}");
    }
    let found = rules(&["heavy", "raiders"]).ok();
    assert!(found.contains("also about") && found.contains("fleet.activation.heavy-raiders"), "{found}");
    assert!(rules(&["zebra"]).fails_with(1).contains("nothing about `zebra`"));
    let five = rules(&["--players", "5", "fleet.loyalty.sympathizer"]).fails_with(1);
    assert!(five.contains("does not apply"), "{five}");
    rules(&["--players", "4", "fleet.loyalty.sympathizer"]).ok();
    let without = ["--players", "4", "--set", "no-sympathizer=true"];
    assert!(
        rules(&[&without[..], &["fleet.loyalty.sympathizer"]].concat()).fails_with(1).contains("not apply")
    );
    rules(&[&without[..], &["fleet.set-up.no-sympathizer"]].concat()).ok();
    // Without a number of players, the choice decides which there can be.
    rules(&["--set", "no-sympathizer=true", "fleet.set-up.no-sympathizer"]).ok();
    let five = rules(&["--players", "5", "--set", "no-sympathizer=true"]).fails_with(2);
    assert!(five.contains("needs 4 or 6 players"), "{five}");
    let dogfight = |set: &str| ragtag(&["rules", "dogfight", "--set", set, "rotation.planning"]);
    assert!(dogfight("options=quick-start").fails_with(1).contains("not apply"));
    dogfight("options=complete").ok();
    let aid = rules(&["--aid"]).ok();
    assert!(aid.starts_with("Player aid") && aid.lines().all(|line| line.chars().count() <= 80), "{aid}");
}

#[test]
fn scenarios_are_run_and_failures_explained() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/fleet");
    let good = root.join("press-room.yaml");
    let out = ragtag(&["scenario", word(&good), "--proves"]).ok();
    assert!(out.contains("fleet.locations.press-room  Press Room"), "{out}");
    assert!(out.contains("1 scenario: 1 ok, 0 failed"), "{out}");

    let folder = folder("scenarios");
    let text = std::fs::read_to_string(&good).unwrap();
    std::fs::write(folder.join("a-good.yaml"), &text).unwrap();
    std::fs::write(folder.join("b-wrong.yaml"), text.replace("use:press-room", "use:brig")).unwrap();
    std::fs::write(folder.join("c-broken.yaml"), "title: [").unwrap();
    std::fs::write(folder.join("notes.txt"), "no scenario").unwrap();
    let ran = ragtag(&["scenario", word(&folder)]);
    assert!(ran.out.contains("3 scenarios: 1 ok, 2 failed"), "{}", ran.out);
    assert!(ran.out.contains("item 1: ") && ran.out.contains("not YAML"), "{}", ran.out);
    assert!(ran.fails_with(1).contains("2 of 3"));
    assert!(ragtag(&["scenario", "no-such-file"]).fails_with(1).contains("no-such-file"));
    assert!(ragtag(&["scenario"]).fails_with(2).contains("<FILE>"));
}

#[test]
fn the_program_says_what_it_can_do() {
    let out = ragtag(&["--help"]).ok();
    for command in ["serve", "play", "rules", "cards", "simulate", "replay", "scenario"] {
        assert!(out.contains(&format!("\n  {command} ")), "{out}");
        let help = ragtag(&[command, "--help"]).ok();
        assert!(help.contains("Examples:"), "{help}");
        // An example that is too long for its line is torn apart.
        let examples: Vec<&str> = help.lines().skip_while(|line| *line != "Examples:").collect();
        let torn = examples
            .iter()
            .skip(1)
            .take_while(|line| !line.is_empty())
            .find(|line| !line.starts_with("  ragtag ") && !line.starts_with("          "));
        assert_eq!(torn, None, "{help}");
    }
    assert!(ragtag(&["--version"]).ok().starts_with("ragtag "));
    assert!(ragtag(&["fly"]).fails_with(2).contains("fly"));
}
