//! Golden games: for fixed set-ups and seeds, the number of decisions and a digest after each turn. A refactoring
//! leaves them alone; a rule change updates them knowingly:
//!
//! ```sh
//! UPDATE_GOLDEN=1 cargo test -p GAME golden
//! ```
//!
//! The first line that differs names the turn in which the games part.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use tabletop::{Game, Policy, Seed, Table};

/// How a state is written for its digest. A game whose states are written otherwise by now puts everything back where it
/// was when its golden games were first played: only then can they show that nothing else has changed.
pub type Form<G> = fn(&<G as Game>::State) -> String;

/// A state as the game writes it now.
///
/// # Panics
/// If the state has no JSON form.
pub fn as_it_is<G: Game>(state: &G::State) -> String {
    serde_json::to_string(state).expect("a JSON form")
}

/// A golden game: its name, set-up, seed and players.
pub struct Golden<G: Game> {
    /// The name of its file.
    pub name: String,
    /// How the table is set up.
    pub setup: G::Setup,
    /// Where its chance comes from.
    pub seed: u64,
    /// Who plays.
    pub players: Vec<Box<dyn Policy<G>>>,
}

impl<G: Game> Golden<G> {
    /// A line for every turn: its number, the decisions so far, and the digest of the state after it.
    fn transcript(self, most_steps: usize, form: Form<G>, ending: impl Fn(&G::Outcome) -> String) -> String {
        let state =
            G::set_up(&self.setup, Seed::from_number(self.seed)).expect("a set-up that can be played");
        let mut table = Table::with_players(state, self.players);
        let mut lines = String::from("turn decisions digest\n");
        let mut turn = 0;
        for _ in 0..most_steps {
            let outcome = G::outcome(table.state());
            let now = G::turn(table.state()).number;
            if outcome.is_some() || now != turn {
                let digest = blake3::hash(form(table.state()).as_bytes()).to_hex();
                let _ = writeln!(lines, "{turn} {} {}", table.decisions(), &digest[..16]);
                turn = now;
            }
            if let Some(outcome) = outcome {
                let _ = writeln!(lines, "{}", ending(&outcome));
                return lines;
            }
            // One step: it says that the game has not ended yet.
            let _ = table.play_out(1);
        }
        panic!("{}: no end within {most_steps} steps", self.name);
    }
}

fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.txt"))
}

/// Where two transcripts part.
fn parting(then: &str, now: &str) -> Option<String> {
    let mut pairs = then.lines().zip(now.lines());
    let difference = pairs.find(|(then, now)| then != now);
    let length = || (then.lines().count() != now.lines().count()).then(|| "it has another length".to_owned());
    difference.map(|(then, now)| format!("`{then}` is now `{now}`")).or_else(length)
}

/// Every game goes as its file in the folder says, and the folder has no other files.
pub fn games_go_as_they_always_went<G: Game>(
    folder: &Path,
    games: Vec<Golden<G>>,
    most_steps: usize,
    form: Form<G>,
    ending: impl Fn(&G::Outcome) -> String,
) {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    every_file_belongs_to_a_game(folder, &games);
    let mut parted = Vec::new();
    for golden in games {
        let name = golden.name.clone();
        let path = file(folder, &name);
        let now = golden.transcript(most_steps, form, &ending);
        if update {
            std::fs::write(&path, now).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            continue;
        }
        let then = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; UPDATE_GOLDEN=1 writes it", path.display()));
        parted.extend(parting(&then, &now).map(|parting| format!("{name}: {parting}")));
    }
    assert!(
        parted.is_empty(),
        "{}\nIf a rule was meant to change: UPDATE_GOLDEN=1 cargo test -p {} golden",
        parted.join("\n"),
        G::NAME
    );
}

fn every_file_belongs_to_a_game<G: Game>(folder: &Path, games: &[Golden<G>]) {
    for entry in std::fs::read_dir(folder).expect("the folder of golden games") {
        let path = entry.expect("a file").path();
        let known = games.iter().any(|golden| file(folder, &golden.name) == path);
        assert!(known, "{} belongs to no golden game", path.display());
    }
}
