//! Golden games: for fixed set-ups and seeds, the number of decisions and a digest after each turn. A
//! refactoring leaves them alone; a rule change updates them knowingly:
//!
//! ```sh
//! UPDATE_GOLDEN=1 cargo test -p dogfight --test game golden
//! ```

use std::fmt::Write as _;
use std::path::PathBuf;

use crate::common::{MOST_STEPS, other_rules, random_table};
use dogfight::{Dogfight, Mission, Setup};
use tabletop::{Game, digest};

/// The games: every mission with two players, and every other set of rules.
fn golden_games() -> Vec<(String, Setup, u64)> {
    let missions =
        Mission::all().iter().map(|mission| (mission.name.clone(), Setup::mission(&mission.name, 2)));
    let rules = other_rules().into_iter().enumerate().map(|(at, setup)| (format!("rules-{at}"), setup));
    missions.chain(rules).enumerate().map(|(seed, (name, setup))| (name, setup, seed as u64)).collect()
}

/// A line for every turn: its number, the decisions so far, and the digest of the state after it.
fn transcript(name: &str, setup: &Setup, seed: u64) -> String {
    let mut table = random_table(setup, seed);
    let mut lines = String::from("turn decisions digest\n");
    let mut turn = 0;
    for _ in 0..MOST_STEPS {
        let outcome = Dogfight::outcome(table.state());
        if outcome.is_some() || table.public.turn != turn {
            let digest = digest::<Dogfight>(table.state()).expect("a JSON form");
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
    panic!("{name}: no end within {MOST_STEPS} steps");
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn golden_games_go_as_they_always_went() {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut parted = Vec::new();
    for (name, setup, seed) in golden_games() {
        let now = transcript(&name, &setup, seed);
        let path = folder().join(format!("{name}.txt"));
        if update {
            std::fs::write(&path, now).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            continue;
        }
        let then = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; UPDATE_GOLDEN=1 writes it", path.display()));
        if then != now {
            let difference = then.lines().zip(now.lines()).find(|(then, now)| then != now);
            parted.push(format!("{name}: {difference:?}"));
        }
    }
    assert!(
        parted.is_empty(),
        "{}\nIf a rule was meant to change: UPDATE_GOLDEN=1 cargo test -p dogfight --test game golden",
        parted.join("\n")
    );
}

#[test]
fn every_golden_file_belongs_to_a_game() {
    let names: Vec<String> = golden_games().into_iter().map(|(name, ..)| name).collect();
    for entry in std::fs::read_dir(folder()).expect("the folder of golden games") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        assert!(names.contains(&name), "{} belongs to no golden game", path.display());
    }
}
