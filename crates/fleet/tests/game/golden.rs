//! Golden games: for fixed set-ups and seeds, the number of decisions and a digest after each turn. A
//! refactoring leaves them alone; a rule change updates them knowingly:
//!
//! ```sh
//! UPDATE_GOLDEN=1 cargo test -p fleet golden
//! ```
//!
//! The first line that differs names the turn in which the games part.

use std::fmt::Write as _;
use std::path::PathBuf;

use crate::common::{MOST_STEPS, officers, random_players, setup};
use fleet::setup::Difficulty::*;
use fleet::{Fleet, Setup};
use tabletop::{Game, Policy, Seed, Table, digest};

type Players = fn(u8, u64) -> Vec<Box<dyn Policy<Fleet>>>;

/// A golden game: its name, set-up, seed and players.
struct Golden {
    name: &'static str,
    setup: Setup,
    seed: u64,
    players: Players,
}

/// The games; a new one is one line.
fn golden_games() -> Vec<Golden> {
    let game = |name, setup, seed, players| Golden { name, setup, seed, players };
    vec![
        game("random-3", setup(3, false, Standard), 1, random_players as Players),
        game("random-4", setup(4, false, Standard), 2, random_players),
        game("random-4-no-sympathizer", setup(4, true, EasierForHumans), 3, random_players),
        game("random-5", setup(5, false, Standard), 4, random_players),
        game("random-5-for-cylons", setup(5, false, EasierForCylons), 5, random_players),
        game("random-6", setup(6, false, EasierForHumans), 6, random_players),
        game("random-6-no-sympathizer", setup(6, true, Standard), 7, random_players),
        game("officers-3", setup(3, false, Standard), 8, officers),
        game("officers-4", setup(4, false, Standard), 9, officers),
        game("officers-5", setup(5, false, Standard), 10, officers),
        game("officers-6", setup(6, false, Standard), 11, officers),
    ]
}

/// A line for every turn: its number, the decisions so far, and the digest of the state after it.
fn transcript(golden: &Golden) -> String {
    let state =
        Fleet::set_up(&golden.setup, Seed::from_number(golden.seed)).expect("a set-up that can be played");
    let players = (golden.players)(golden.setup.players, golden.seed);
    let mut table = Table::with_players(state, players);
    let mut lines = String::from("turn decisions digest\n");
    let mut turn = 0;
    for _ in 0..MOST_STEPS {
        let outcome = Fleet::outcome(table.state());
        if outcome.is_some() || table.public.turn != turn {
            let digest = digest::<Fleet>(table.state()).expect("a JSON form");
            let _ = writeln!(lines, "{turn} {} {}", table.decisions(), &digest[..16]);
            turn = table.public.turn;
        }
        if let Some(outcome) = outcome {
            let _ = writeln!(lines, "{outcome}");
            return lines;
        }
        // One step: it says that the game has not ended yet.
        let _ = table.play_out(1);
    }
    panic!("{}: no end within {MOST_STEPS} steps", golden.name);
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.txt"))
}

#[test]
fn golden_games_go_as_they_always_went() {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut parted = Vec::new();
    for golden in golden_games() {
        let now = transcript(&golden);
        let path = file(golden.name);
        if update {
            std::fs::write(&path, now).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            continue;
        }
        let then = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; UPDATE_GOLDEN=1 writes it", path.display()));
        let pairs = then.lines().zip(now.lines());
        let difference = pairs
            .clone()
            .find(|(then, now)| then != now)
            .map(|(then, now)| format!("`{then}` is now `{now}`"));
        let shorter =
            || (then.lines().count() != now.lines().count()).then(|| "it has another length".to_owned());
        if let Some(difference) = difference.or_else(shorter) {
            parted.push(format!("{}: {difference}", golden.name));
        }
    }
    assert!(
        parted.is_empty(),
        "{}\nIf a rule was meant to change: UPDATE_GOLDEN=1 cargo test -p fleet golden",
        parted.join("\n")
    );
}

#[test]
fn every_golden_file_belongs_to_a_game() {
    let names: Vec<&str> = golden_games().iter().map(|golden| golden.name).collect();
    for entry in std::fs::read_dir(file("").with_file_name("")).expect("the folder of golden games") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        assert!(names.contains(&name.as_str()), "{} belongs to no golden game", path.display());
    }
}
