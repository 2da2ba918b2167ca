//! Starship Battles at a terminal: the table as it is drawn, and what is said about plans.

use std::path::PathBuf;

use crate::common::{folder, ragtag, ragtag_with, word};

/// A Viper with its back to the edge, and a Raider too far away to matter for some turns.
const LONELY: &str = "\
name: lonely
title: {en: Lonely}
rules: quick-start
table: [750, 2500]
colonial: [{ship: viper-mk-ii, at: [375, 40], heading: 0}]
cylon: [{ship: cylon-raider, at: [375, 2400], heading: 180}]
victory: [{winner: colonial, when: [{out: cylon}]}, {winner: cylon, when: [{out: colonial}]}]
";

fn mission(name: &str, text: &str) -> PathBuf {
    let file = folder(name).join("mission.yaml");
    std::fs::write(&file, text).expect("a mission");
    file
}

/// The lines from the last one with these words on.
fn since<'a>(out: &'a str, words: &str) -> &'a str {
    out.rfind(words).map_or_else(|| panic!("{words}: {out}"), |at| &out[at..])
}

#[test]
fn whoever_says_nothing_plays_the_hand_of_god_with_quick_start_rules() {
    let out = ragtag_with(&["play", "dogfight", "--seed", "3"], "").ok();
    for words in ["The Hand of God · quick-start rules", "2 × Viper Mk. II", "2 × Cylon Raider"] {
        assert!(out.contains(words), "{words}: {out}");
    }
    let out = ragtag_with(&["play", "dogfight", "--seed", "3", "--players", "2"], "").ok();
    assert!(out.contains("Duel · complete rules"), "{out}");
    let out = ragtag_with(&["play", "dogfight", "--mission", "duel", "--set", "options=tactics"], "").ok();
    assert!(out.contains("Rules: complete rules, aiming, attack declaration"), "{out}");
}

#[test]
fn the_table_is_drawn_with_centimetres_ships_and_what_they_see() {
    let out = ragtag_with(&["play", "dogfight", "--seed", "3"], "").ok();
    let table = since(&out, "┌");
    let lines: Vec<&str> = table.lines().collect();
    let row = |words: &str| {
        let found = lines.iter().position(|line| line.contains(words));
        found.unwrap_or_else(|| panic!("{words}: {table}"))
    };
    let column = |at: usize, sign: &str| {
        let before = lines[at].split(sign).next().expect("something before");
        before.chars().count()
    };
    // The Vipers stand 7.5 cm from the lower edge, at 29.5 and 45.5 cm from the left one.
    let vipers = row("C1↑");
    assert!(row(" 10 ┼") < vipers && vipers < row("  0 ┼") && lines[vipers].contains("C2↑"), "{table}");
    let numbers = row("cm  0");
    assert!(column(numbers, "20") < column(vipers, "C1"), "{table}");
    assert!(column(vipers, "C2") < column(numbers, "50"), "{table}");
    // The Raiders come from both sides, 37.5 cm up.
    let raiders = row("Y1→");
    assert!(row(" 40 ┼") < raiders && raiders < row(" 30 ┼") && lines[raiders].contains("Y2←"), "{table}");
    for words in [
        "C1 Viper Mk. II no. 1: at 30/8, heading ↑0°, no damage counters",
        "C1 → Y1 34 cm 36° left, out of range",
        "damage 0 of 16",
    ] {
        assert!(table.contains(words), "{words}: {table}");
    }
    assert_eq!(out.lines().find(|line| line.chars().count() > 80), None, "too long for 80 columns");
}

#[test]
fn a_card_says_where_it_leads_and_a_speed_draws_it_and_there_the_ship_ends() {
    let file = mission("leads", LONELY);
    let table = ["play", "dogfight", "--seed", "1", "--mission", word(&file)];
    let out = ragtag_with(&table, "").ok();
    let bank = out.lines().find(|line| line.contains("5. Bank right")).expect("a card");
    let high = bank.split("H:").nth(1).expect("a high speed").trim();
    let (place, heading) = high.split_once('↗').expect("a place and a heading");
    let out = ragtag_with(&table, "5\n4\n").ok();
    let speeds = since(&out, "Bank right: which speed?");
    assert!(speeds.contains("H↗") && speeds.contains("L↗"), "drawn: {speeds}");
    let said = format!("4. High speed · to {place}, heading ↗{heading}");
    assert!(speeds.contains(&said), "{said}: {speeds}");
    let moved = format!("C1 Viper Mk. II no. 1: at {place}, heading ↗{heading}");
    assert!(since(&out, "Turn 2 · Planning").contains(&moved), "{moved}: {out}");
}

#[test]
fn a_plan_off_the_table_is_warned_of_and_asked_again() {
    let file = mission("off", LONELY);
    let table = ["play", "dogfight", "--seed", "1", "--mission", word(&file)];
    let kept = ragtag_with(&table, "1\n2\n5\n").ok();
    assert!(kept.contains("B:off the table"), "{kept}");
    assert!(kept.contains("2. Backward · to 38/2, heading ↑0° · off the table"), "{kept}");
    assert!(kept.contains("would end off the table and be lost! To do it"), "{kept}");
    assert!(since(&kept, "Turn 2 · Planning").contains("C1 Viper Mk. II no. 1: at 38/"), "{kept}");
    let lost = ragtag_with(&table, "1\n2\nb\n2\n").ok();
    assert!(lost.contains("leaves the area and is lost") && lost.contains("The Cylons win."), "{lost}");
}

#[test]
fn many_cards_are_folded_under_their_headings_and_unfolded_by_their_numbers() {
    let file = mission("folded", LONELY);
    let out = ragtag_with(&["play", "dogfight", "--mission", word(&file)], "12-22\n").ok();
    let asked = since(&out, "which cards do you plan?");
    let (folded, unfolded) = asked.split_once("> 12-22").expect("what was typed");
    assert!(
        folded.contains(" 12-22. Overboost straight, and then ...") && !folded.contains(" 13. "),
        "{folded}"
    );
    assert!(unfolded.contains("Overboost straight, and then\n 12. Straight"), "{unfolded}");
    assert!(unfolded.contains("\n 22. Flip right") && !unfolded.contains("\n 23. "), "{unfolded}");
}

#[test]
fn sides_are_left_and_right_and_talents_and_flaws_stand_with_their_ship() {
    let out = ragtag_with(&["play", "dogfight", "--mission", "duel", "--seed", "1"], "1\n1\n4\n12\n").ok();
    assert!(out.contains("12. 30° to the left") && !out.contains("330° to the right"), "{out}");
    assert!(out.contains("now points 30° to the left of its heading"), "{out}");
    let out = ragtag_with(&["play", "dogfight", "--mission", "god-and-scar", "--seed", "1"], "").ok();
    let starbuck = since(&out, "C1 Starbuck: Viper Mk. II");
    let starbuck = starbuck.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(starbuck.contains("Talents: ") && starbuck.contains(" left)"), "{starbuck}");
    assert!(starbuck.contains("Flaws: Hothead (2 of 2 left)"), "{starbuck}");
}

#[test]
fn whole_games_fit_on_eighty_columns_in_both_languages() {
    for (mission, language) in [("the-hand-of-god", "pl"), ("scars-belt", "en"), ("four-levels", "pl")] {
        let file = folder(&format!("whole-{mission}")).join("game.jsonl");
        let table = ["play", "dogfight", "--mission", mission, "--seed", "4", "--language", language];
        let script = ["5", "4", "1", "2", "3"].map(|line| format!("{line}\n")).concat().repeat(1500);
        let out = ragtag_with(&[&table[..], &["--record", word(&file)]].concat(), &script).ok();
        assert!(out.contains("The game is over") || out.contains("Koniec gry"), "{mission}");
        let long = out.lines().find(|line| line.chars().count() > 80 && !line.contains(word(&file)));
        assert_eq!(long, None, "{mission}: too long for 80 columns");
        assert!(ragtag(&["replay", word(&file), "--verify"]).ok().starts_with("The record is true."));
    }
}
