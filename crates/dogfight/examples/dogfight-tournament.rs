//! Lets two player programs fight each other, with sides changing from game to game:
//!
//! ```sh
//! cargo run --release -p dogfight --example dogfight-tournament -- pilot random duel 400
//! cargo run --release -p dogfight --example dogfight-tournament -- pilot pilot all 1000 tactics
//! ```
//!
//! The programs are `random`, `pilot`, `ace` (with a budget of courses, so that runs can be repeated) and
//! `ace-100` (100 ms a plan); `mirror` is a duel of two equal Vipers.

use std::process::ExitCode;
use std::time::Duration;

use dogfight::bot::{Ace, PilotBot};
use dogfight::options::OptionSet;
use dogfight::setup::{MissionChoice, OptionsChoice};
use dogfight::{Dogfight, Mission, Outcome, Setup};
use rayon::prelude::*;
use tabletop::{Budget, Game, Policy, RandomPolicy, Seed, Table};

/// No game has more steps than this.
const MOST_STEPS: usize = 3500;

type Player = Box<dyn Policy<Dogfight>>;

fn player(name: &str, seed: Seed) -> Option<Player> {
    Some(match name {
        "random" => Box::new(RandomPolicy::new(seed)),
        "pilot" => Box::new(PilotBot::new(seed)),
        "ace" => Box::new(Ace::new(seed, Budget::Rollouts(48))),
        "ace-100" => Box::new(Ace::new(seed, Budget::Time(Duration::from_millis(100)))),
        _ => return None,
    })
}

/// A duel on equal terms: two Vipers, face to face.
fn mirror() -> Option<Mission> {
    let mut mission = Mission::named("duel")?.clone();
    "mirror".clone_into(&mut mission.name);
    mission.cylon[0].ship = mission.colonial[0].ship;
    Some(mission)
}

/// What a number of games said: wins of the first program, of the Colonials, of the Cylons; draws.
#[derive(Clone, Copy, Default)]
struct Score {
    first: u32,
    second: u32,
    colonial: u32,
    cylon: u32,
    draws: u32,
    turns: u32,
}

impl Score {
    fn and(self, other: Score) -> Score {
        Score {
            first: self.first + other.first,
            second: self.second + other.second,
            colonial: self.colonial + other.colonial,
            cylon: self.cylon + other.cylon,
            draws: self.draws + other.draws,
            turns: self.turns + other.turns,
        }
    }
}

/// One game; in every second one the programs change sides.
fn fight(setup: &Setup, names: [&str; 2], number: u32) -> Score {
    let seed = Seed::from_number(u64::from(number / 2));
    let state = dogfight::setup::set_up(setup, seed).expect("a set-up that can be played");
    let swapped = number % 2 == 1;
    let colonial = names[usize::from(swapped)];
    let cylon = names[usize::from(!swapped)];
    let players = state.public.seats.iter().enumerate().map(|(at, side)| {
        let name = if *side == dogfight::Side::Colonial { colonial } else { cylon };
        player(name, Seed::from_number(u64::from(number) * 10 + at as u64)).expect("a known program")
    });
    let mut table = Table::with_players(state.clone(), players.collect());
    let outcome = table.play_out(MOST_STEPS).expect("an end");
    let turns = Dogfight::turn(table.state()).number;
    let mut score = Score { turns, ..Score::default() };
    let colonial_is_first = !swapped;
    match outcome {
        Outcome::Draw => score.draws = 1,
        Outcome::Colonial => score.colonial = 1,
        Outcome::Cylon => score.cylon = 1,
    }
    match (outcome, colonial_is_first) {
        (Outcome::Draw, _) => {}
        (Outcome::Colonial, true) | (Outcome::Cylon, false) => score.first = 1,
        _ => score.second = 1,
    }
    score
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [first, second, mission, games, rest @ ..] = words.as_slice() else {
        eprintln!("tournament FIRST SECOND MISSION|all|mirror GAMES [OPTION-SET]");
        return ExitCode::from(2);
    };
    let options: OptionSet = rest.first().and_then(|word| word.parse().ok()).unwrap_or_default();
    let (Ok(games), Some(_), Some(_)) =
        (games.parse::<u32>(), player(first, Seed::from_number(0)), player(second, Seed::from_number(0)))
    else {
        eprintln!("expected two programs out of random, pilot, ace, ace-100, and a number of games");
        return ExitCode::from(2);
    };
    let missions: Vec<Mission> = match *mission {
        "all" => Mission::all().to_vec(),
        "mirror" => mirror().into_iter().collect(),
        name => Mission::named(name).cloned().into_iter().collect(),
    };
    println!(
        "{:16} {:>6} {:>8} {:>8} {:>8} {:>8} {:>6} {:>6}",
        "mission", "games", first, second, "colonial", "cylon", "draws", "turns"
    );
    for mission in missions {
        let name = mission.name.clone();
        let setup = Setup {
            mission: MissionChoice::Whole(Box::new(mission)),
            options: OptionsChoice::Named(options),
            ..Setup::mission("", 2)
        };
        let score = (0..games)
            .into_par_iter()
            .map(|number| fight(&setup, [first, second], number))
            .reduce(Score::default, Score::and);
        let share = |count: u32| format!("{:.1} %", 100.0 * f64::from(count) / f64::from(games));
        println!(
            "{name:16} {games:>6} {:>8} {:>8} {:>8} {:>8} {:>6} {:>6.1}",
            share(score.first),
            share(score.second),
            share(score.colonial),
            share(score.cylon),
            share(score.draws),
            f64::from(score.turns) / f64::from(games),
        );
    }
    ExitCode::SUCCESS
}
