//! How often one player program beats another: duels with the same starter deck on both sides, each pair of games
//! with the seats changed.
//!
//! ```sh
//! cargo run --release -p ccg --example ccg-tournament -- tactician random 400
//! cargo run --release -p ccg --example ccg-tournament -- admiral tactician 400 --ms 100
//! ```
//!
//! On a machine that has other things to do, a clock says little: `--rollouts` gives the program that looks ahead so
//! many games played on instead.

use std::time::{Duration, Instant};

use ccg::bot::{Tactician, admiral};
use ccg::deck::Starter;
use ccg::{Ccg, Setup};
use rayon::prelude::*;
use strum::IntoEnumIterator;
use tabletop::{Budget, Game, Policy, RandomPolicy, Seat, Seed, Table};

/// No game has more steps than this.
const MOST_STEPS: usize = 20_000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let usage = "expected: BOT BOT GAMES [--ms MILLISECONDS | --rollouts N] [--threads N]";
    let number = |name: &str| -> Option<u64> {
        let at = arguments.iter().position(|word| word == name)?;
        Some(arguments.get(at + 1).and_then(|word| word.parse().ok()).expect(usage))
    };
    let [one, other, games, ..] = arguments.as_slice() else { panic!("{usage}") };
    let games: u64 = games.parse().expect(usage);
    let clock = Budget::Time(Duration::from_millis(number("--ms").unwrap_or(100)));
    let budget = number("--rollouts").map_or(clock, |count| Budget::Rollouts(count as usize));
    let threads = number("--threads").unwrap_or(1) as usize;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let begun = Instant::now();
    let results: Vec<(f64, u64)> = pool.install(|| {
        (0..games).into_par_iter().map(|game| play([one.as_str(), other.as_str()], game, budget)).collect()
    });
    let won: f64 = results.iter().map(|(points, _)| points).sum();
    let decisions: u64 = results.iter().map(|(_, decisions)| decisions).sum();
    println!("{one} against {other}: {games} games, {won} points, {:.1} %", 100.0 * won / games as f64);
    println!("{} decisions a game, {:.1?} in all", decisions / games.max(1), begun.elapsed());
}

/// One game; a point for the first program if it wins, half of one in a tie.
fn play(names: [&str; 2], game: u64, budget: Budget) -> (f64, u64) {
    let decks: Vec<Starter> = Starter::iter().collect();
    let deck = decks[(game / 2) as usize % decks.len()];
    let first = Seat((game % 2) as u8);
    // Both games of a pair have the same shuffles.
    let seed = 1_000 + game / 2;
    let state = Ccg::set_up(&Setup::starters(&[deck; 2]), Seed::from_number(seed)).expect("starter decks");
    let player = |seat: u64| -> Box<dyn Policy<Ccg>> {
        let own = Seed::from_number(seed * 10 + seat);
        match names[usize::from(Seat(seat as u8) != first)] {
            "tactician" => Box::new(Tactician),
            "admiral" => Box::new(admiral(own, budget)),
            "random" => Box::new(RandomPolicy::new(own)),
            name => panic!("there is no `{name}`; expected tactician, admiral or random"),
        }
    };
    let mut table = Table::with_players(state, vec![player(0), player(1)]);
    let outcome = table.play_out(MOST_STEPS).expect("an end");
    let points = match (outcome.winners.contains(&first), outcome.winners.len()) {
        (true, 1) => 1.0,
        (true, _) | (false, 0) => 0.5,
        (false, _) => 0.0,
    };
    (points, table.decisions())
}
