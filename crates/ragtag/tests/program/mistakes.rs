//! What is said to somebody who has made a mistake: what was wrong and what was expected, in no programmer's words.

use crate::common::{Ran, folder, ragtag, word};

/// Words of the language that the program is written in, and of its libraries.
const JARGON: [&str; 18] = [
    "unknown variant",
    "struct",
    "enum",
    "serde",
    "deserial",
    "invalid type",
    "u8",
    "u64",
    "f64",
    "sequence",
    "mapping",
    "scalar",
    "os error",
    "digit found",
    "target type",
    "..=",
    "column",
    "Some(",
];

#[track_caller]
fn plain(ran: Ran, expected: &[&str]) {
    assert!(matches!(ran.code, 1 | 2), "{}{}", ran.out, ran.err);
    let said = ran.out + &ran.err;
    for word in JARGON {
        assert!(!said.contains(word), "{word}: {said}");
    }
    let flat = said.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in expected {
        assert!(flat.contains(words), "{words}: {said}");
    }
}

#[test]
fn of_set_ups() {
    for (arguments, expected) in [
        (&["play", "chess"][..], &["fleet, ccg, dogfight"][..]),
        (&["play"], &["Usage: ragtag play [OPTIONS] <GAME>", "possible values: fleet, ccg, dogfight"]),
        (&["play", "dogfight", "--mission", "foo"], &["no mission `foo`", "the-hand-of-god, duel"]),
        (
            &["play", "dogfight", "--mission", "duel", "--players", "3"],
            &["seat 3 has no ship: mission duel has 1 on the Colonial side", "wing-pair"],
        ),
        (&["play", "dogfight", "--players", "9"], &["2 to 8"]),
        (&["play", "dogfight", "--players", "x"], &["whole number"]),
        (&["play", "dogfight", "--set", "options=foo"], &["quick-start, complete, tactics, everything"]),
        (&["play", "dogfight", "--bots", "foo"], &["pilot, ace, random or mixed"]),
        (&["play", "dogfight", "--decks", "quorum"], &["--decks is for `ccg` (The collectable card game)"]),
        (
            &["play", "dogfight", "--set", "no-sympathizer=true"],
            &["no `no-sympathizer` to choose in `dogfight`"],
        ),
        (&["play", "fleet", "--mission", "duel"], &["--mission is for `dogfight` (Starship Battles)"]),
        (&["play", "fleet", "--players", "300"], &["whole number"]),
        (&["play", "fleet", "--seed", "x"], &["whole number"]),
        (&["play", "ccg", "--decks", "foo"], &["no deck `foo`", "viper-wing, quorum"]),
        (&["play", "ccg", "--decks", "sealed-99"], &["6 to 36"]),
        (&["play", "ccg", "--decks", "sealed-x"], &["no deck `sealed-x`"]),
        (&["simulate", "fleet", "--games", "0"], &["from 1 to"]),
        (&["simulate", "fleet", "--threads", "x"], &["from 1 to 1024"]),
        (&["simulate", "fleet", "--games", "1", "--svg", "x"], &["--svg is for Starship Battles"]),
        (&["simulate", "ccg", "--players", "3,x"], &["whole number"]),
        (&["cards", "dogfight", "--deck", "foo"], &["ship, maneuver, pilot, talent, flaw, mission"]),
        (&["rules", "fleet", "--set", "pegasos=true"], &["no `pegasos` to choose", "no-sympathizer"]),
        (&["rules", "fleet", "--set", "difficulty=hard"], &["can't be `hard`", "easier-for-cylons"]),
        (&["rules", "ccg", "--set", "deck=lot"], &["no `deck` to choose"]),
        (&["rules", "dogfight", "zebra"], &["nothing about `zebra`", "lists its chapters"]),
        (&["replay", "no-such-file"], &["no such file"]),
        (&["replay", "."], &["it is a folder"]),
        (&["scenario", "no-such-file"], &["no such file"]),
        (&["play", "ccg", "--resume", "."], &["it is a folder"]),
    ] {
        plain(ragtag(arguments), expected);
    }
}

#[test]
fn of_missions_in_files() {
    let folder = folder("mistaken-missions");
    let good = "\
name: mine
title: {en: Mine}
rules: quick-start
table: [750, 750]
colonial: [{ship: viper-mk-ii, at: [375, 75]}]
cylon: [{ship: cylon-raider, at: [375, 675], heading: 180}]
victory: [{winner: colonial, when: [{out: cylon}]}]
";
    for (at, (old, new, expected)) in [
        ("quick-start", "quick", "line 3: `quick` is not known here; expected one of: quick-start, complete"),
        ("heading", "heding", "line 6: `heding` is not known here"),
        ("table: [750, 750]\n", "", "`table` is missing"),
        ("[750, 750]", "large", "line 4: expected a list"),
        ("[375, 75]", "[here, 75]", "line 5: expected a number"),
        ("{out: cylon}", "{gone: cylon}", "`gone` is not known here"),
        ("[375, 75]", "[5, 75]", "colonial-1: its base at [5, 75] is not on the table"),
        (good, "", "it is empty"),
        (good, "nonsense", "expected fields"),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.join(format!("{at}.yaml"));
        std::fs::write(&file, good.replace(old, new)).unwrap();
        for command in ["play", "simulate"] {
            plain(ragtag(&[command, "dogfight", "--mission", word(&file)]), &[expected]);
        }
    }
}

#[test]
fn of_other_files() {
    let folder = folder("mistaken-files");
    let file = |name: &str, text: &str| {
        let file = folder.join(name);
        std::fs::write(&file, text).unwrap();
        file
    };
    let deck = file("deck.txt", "3 zzz\n");
    plain(ragtag(&["play", "ccg", "--decks", word(&deck)]), &["deck.txt: line 1: there is no card `zzz`"]);
    let empty = file("empty.json", "{}");
    plain(ragtag(&["play", "fleet", "--resume", word(&empty)]), &["not a saved game of fleet"]);
    plain(ragtag(&["replay", word(&empty)]), &["not the record of a game"]);
    let text = file("text.yaml", "title: t\nproves: [x]\nsetup: {players: 2}\nply: []\n");
    plain(ragtag(&["scenario", word(&text)]), &["`ply` is not known here; expected one of: title, proves"]);
    let setup = file("setup.yaml", "title: t\nproves: [x]\nsetup: {players: two}\nplay: []\n");
    plain(ragtag(&["scenario", word(&setup), "--game", "dogfight"]), &["`setup`: expected a number"]);
    plain(
        ragtag(&["simulate", "fleet", "--games", "1", "--csv", "/nowhere/at/all.csv"]),
        &["no such folder"],
    );

    let saved = folder.join("saved.json");
    ragtag(&["play", "dogfight", "--save", word(&saved)]).ok();
    let way = format!("ragtag play dogfight --resume {}", word(&saved));
    plain(ragtag(&["play", "fleet", "--resume", word(&saved)]), &["a saved game of dogfight", &way]);
}
