//! Golden games: every mission with two players, and every other set of rules.

use std::path::Path;

use crate::common::{MOST_STEPS, other_rules, random_players};
use dogfight::{Dogfight, Mission, Setup};
use proving::golden::{Golden, as_it_is, games_go_as_they_always_went};

fn golden_games() -> Vec<Golden<Dogfight>> {
    let missions =
        Mission::all().iter().map(|mission| (mission.name.clone(), Setup::mission(&mission.name, 2)));
    let rules = other_rules().into_iter().enumerate().map(|(at, setup)| (format!("rules-{at}"), setup));
    let game = |(seed, (name, setup)): (u64, (String, Setup))| {
        let players = random_players(usize::from(setup.players), seed);
        Golden { name, setup, seed, players }
    };
    (0..).zip(missions.chain(rules)).map(game).collect()
}

#[test]
fn golden_games_go_as_they_always_went() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    games_go_as_they_always_went(
        &folder,
        golden_games(),
        MOST_STEPS,
        as_it_is::<Dogfight>,
        ToString::to_string,
    );
}
