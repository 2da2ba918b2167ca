//! `ragtag simulate`.

use std::collections::BTreeSet;

use crate::common::{folder, ragtag, word};
use serde_json::Value;

fn digest(out: &str) -> String {
    let line = out.lines().find(|line| line.starts_with("digest")).expect("a digest");
    line.rsplit(' ').next().unwrap().to_owned()
}

fn simulate(more: &[&str]) -> String {
    let arguments = [&["simulate", "fleet", "--games", "12", "--players", "3,4,5,6"], more].concat();
    ragtag(&arguments).ok()
}

#[test]
fn the_digest_is_the_same_on_every_run_and_with_any_number_of_threads() {
    let digests: BTreeSet<String> =
        ["1", "2", "5"].iter().map(|threads| digest(&simulate(&["--threads", threads]))).collect();
    assert_eq!(digests.len(), 1, "{digests:?}");
    assert!(!digests.contains(&digest(&simulate(&["--seed", "1"]))));
}

#[test]
fn the_table_fits_on_eighty_columns_and_says_who_wins() {
    let out = simulate(&[]);
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    for words in
        ["3 players", "6 players", "humans win", "95 % interval", "average distance", "games a second"]
    {
        assert!(out.contains(words), "{words}: {out}");
    }
}

#[test]
fn json_and_csv_hold_every_game_and_agree() {
    let folder = folder("simulate-files");
    let (json, csv) = (folder.join("run.json"), folder.join("run.csv"));
    let out = simulate(&["--json", word(&json), "--csv", word(&csv), "--bots", "random"]);
    let run: Value = serde_json::from_str(&std::fs::read_to_string(&json).unwrap()).unwrap();
    assert_eq!(run["digest"], digest(&out));
    assert_eq!(run["summary"].as_array().unwrap().len(), 4);
    let games = run["games"].as_array().unwrap();
    let mut reader = csv::Reader::from_path(&csv).unwrap();
    let header = reader.headers().unwrap().clone();
    let expected = "seed,players,outcome,won,turns,decisions,fuel,food,morale,population,distance,digest";
    assert_eq!(header.iter().collect::<Vec<_>>().join(","), expected);
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!((games.len(), rows.len()), (48, 48));
    for (game, row) in games.iter().zip(&rows) {
        for (name, cell) in header.iter().zip(row) {
            let value = game[name].as_str().map_or_else(|| game[name].to_string(), str::to_owned);
            assert_eq!(value, cell, "{name}");
        }
    }
    let won = games.iter().filter(|game| game["players"] == 3 && game["won"] == true).count();
    let share = run["summary"][0]["won"].as_f64().unwrap();
    assert!((share * 12.0 - won as f64).abs() < 1e-9, "{share} {won}");
}

#[test]
fn files_on_the_standard_output_stand_there_alone() {
    let arguments = ["simulate", "fleet", "--games", "3", "--csv", "-"];
    let ran = ragtag(&arguments);
    assert!(ran.err.contains("humans win"), "{}", ran.err);
    assert_eq!(ran.ok().lines().count(), 4);
    let json = ragtag(&["simulate", "fleet", "--games", "3", "--quiet", "--json", "-"]);
    assert_eq!(json.err, "");
    serde_json::from_str::<Value>(&json.ok()).expect("JSON");
}

#[test]
fn a_game_is_the_same_alone_and_in_a_run() {
    let row = |arguments: &[&str]| {
        let arguments = [&["simulate", "fleet", "--quiet", "--csv", "-"], arguments].concat();
        ragtag(&arguments).ok().lines().last().unwrap().to_owned()
    };
    assert_eq!(row(&["--games", "5", "--seed", "10"]), row(&["--games", "1", "--seed", "14"]));
}

#[test]
fn a_game_that_does_not_end_is_reported_with_its_seed_and_set_up() {
    let arguments = ["simulate", "fleet", "--games", "2", "--seed", "7", "--players", "4", "--bound", "3"];
    let more = ["--set", "no-sympathizer=true", "--bots", "random"];
    let error = ragtag(&[&arguments[..], &more].concat()).fails_with(1);
    assert!(error.contains("2 games failed") && error.contains("did not end within 3 steps"), "{error}");
    assert!(
        error.contains("--players 4 --games 1 --seed 8 --bots random --set no-sympathizer=true"),
        "{error}"
    );
    assert!(error.contains("\"no-sympathizer\":true"), "{error}");
}

#[test]
fn bad_arguments_are_explained() {
    for (arguments, words) in [
        (&["fleet", "--players", "7"][..], "3 to 6"),
        (&["fleet", "--players", "many"], "many"),
        (&["fleet", "--players", "5", "--set", "no-sympathizer=true"], "4 or 6 players"),
        (&["fleet", "--bots", "admiral"], "expected officer, commander, random or mixed"),
        (&["fleet", "--bots", "officer,random"], "5 seats"),
        (&["fleet", "--games", "0"], "--games"),
        (&["fleet", "--threads", "0"], "--threads"),
        (&["fleet", "--set", "difficulty=hard"], "easier-for-humans"),
        (&["fleet", "--json", "-", "--csv", "-"], "standard output"),
        (&["chess"], "possible values: fleet, ccg, dogfight"),
        (&[], "<GAME>"),
    ] {
        let error = ragtag(&[&["simulate"], arguments].concat()).fails_with(2);
        assert!(error.contains(words), "{arguments:?}: {error}");
    }
    let unwritable = ["simulate", "fleet", "--games", "1", "--csv", "/nowhere/at/all.csv"];
    assert!(ragtag(&unwritable).fails_with(1).contains("/nowhere/at/all.csv"));
}
