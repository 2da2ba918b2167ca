//! Golden games: for fixed decks and seeds, the number of decisions and a digest after each turn. A refactoring
//! leaves them alone; a rule change updates them knowingly:
//!
//! ```sh
//! UPDATE_GOLDEN=1 cargo test -p ccg golden
//! ```
//!
//! The first line that differs names the turn in which the games part.

use std::fmt::Write as _;
use std::path::PathBuf;

use crate::common::{MOST_STEPS, random_table};
use ccg::deck::Starter::{self, *};
use ccg::{Ccg, Setup};
use tabletop::{Game, digest};

/// A golden game: its name, decks and seed.
struct Golden {
    name: &'static str,
    decks: &'static [Starter],
    seed: u64,
}

/// The games; a new one is one line.
const GAMES: [Golden; 7] = [
    Golden { name: "vipers-and-quorum", decks: &[ViperWing, Quorum], seed: 1 },
    Golden { name: "toasters-and-tribunal", decks: &[ToasterTide, Tribunal], seed: 2 },
    Golden { name: "toasters-and-vipers", decks: &[ToasterTide, ViperWing], seed: 3 },
    Golden { name: "three", decks: &[Quorum, ToasterTide, ViperWing], seed: 4 },
    Golden { name: "four", decks: &[Tribunal, Quorum, ToasterTide, ViperWing], seed: 5 },
    Golden { name: "five-toasters", decks: &[ToasterTide; 5], seed: 6 },
    Golden { name: "six", decks: &[Tribunal, Quorum, ToasterTide, ViperWing, Quorum, Tribunal], seed: 7 },
];

/// A line for every turn: its number, the decisions so far, and the digest of the state after it.
fn transcript(golden: &Golden) -> String {
    let mut table = random_table(&Setup::starters(golden.decks), golden.seed);
    let mut lines = String::from("turn decisions digest\n");
    let mut turn = 0;
    for _ in 0..MOST_STEPS {
        let outcome = Ccg::outcome(table.state());
        if outcome.is_some() || table.public.turn != turn {
            let digest = digest::<Ccg>(table.state()).expect("a JSON form");
            let _ = writeln!(lines, "{turn} {} {}", table.decisions(), &digest[..16]);
            turn = table.public.turn;
        }
        if let Some(outcome) = outcome {
            let _ = writeln!(lines, "{:?}", outcome.winners);
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
    for golden in &GAMES {
        let now = transcript(golden);
        let path = file(golden.name);
        if update {
            std::fs::write(&path, now).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            continue;
        }
        let then = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; UPDATE_GOLDEN=1 writes it", path.display()));
        let difference = then
            .lines()
            .zip(now.lines())
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
        "{}\nIf a rule was meant to change: UPDATE_GOLDEN=1 cargo test -p ccg golden",
        parted.join("\n")
    );
}

#[test]
fn every_golden_file_belongs_to_a_game() {
    for entry in std::fs::read_dir(file("").with_file_name("")).expect("the folder of golden games") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        assert!(
            GAMES.iter().any(|golden| golden.name == name),
            "{} belongs to no golden game",
            path.display()
        );
    }
}
