//! Golden games with starter decks.

use std::path::Path;

use crate::common::{MOST_STEPS, random_players};
use ccg::deck::Starter::{self, *};
use ccg::{Ccg, Setup};
use proving::golden::{Golden, as_it_is, games_go_as_they_always_went};

/// The games: names, decks and seeds; a new one is one line.
fn golden_games() -> Vec<Golden<Ccg>> {
    let game = |name: &str, decks: &[Starter], seed| {
        let players = random_players(decks.len(), seed);
        Golden { name: name.to_owned(), setup: Setup::starters(decks), seed, players }
    };
    vec![
        game("vipers-and-quorum", &[ViperWing, Quorum], 1),
        game("toasters-and-tribunal", &[ToasterTide, Tribunal], 2),
        game("toasters-and-vipers", &[ToasterTide, ViperWing], 3),
        game("three", &[Quorum, ToasterTide, ViperWing], 4),
        game("four", &[Tribunal, Quorum, ToasterTide, ViperWing], 5),
        game("five-toasters", &[ToasterTide; 5], 6),
        game("six", &[Tribunal, Quorum, ToasterTide, ViperWing, Quorum, Tribunal], 7),
    ]
}

#[test]
fn golden_games_go_as_they_always_went() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let ending = |outcome: &ccg::Outcome| format!("{:?}", outcome.winners);
    games_go_as_they_always_went(&folder, golden_games(), MOST_STEPS, as_it_is::<Ccg>, ending);
}
