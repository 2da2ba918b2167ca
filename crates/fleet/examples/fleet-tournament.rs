//! What looking ahead brings: commanders play on one side and officers on the other. No player knows the own side
//! beforehand, so that a commander sits in every seat and acts as an officer while it is on the other side.
//!
//! ```sh
//! cargo run --release -p fleet --example fleet-tournament -- humans 1000 --ms 100
//! cargo run --release -p fleet --example fleet-tournament -- cylons 1000 --rollouts 200 --players 4 --threads 2
//! cargo run --release -p fleet --example fleet-tournament -- nobody 1000
//! ```
//!
//! On a machine that has other things to do a clock says little: `--rollouts` gives so many games played on instead.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use fleet::bot::{Commander, Officer, Team, commander_of};
use fleet::{Event, Fleet, Setup, View};
use rayon::prelude::*;
use tabletop::{Beginning, Budget, Game, Picks, Policy, Prompt, Seat, Seed, Table};

/// No game has more steps than this.
const MOST_STEPS: usize = 20_000;

const USAGE: &str = "expected: humans|cylons|nobody GAMES [--ms MILLISECONDS | --rollouts N] [--players N] [--threads N] \
                     [--seed N]";

/// What was thought about a kind of question.
#[derive(Clone, Copy, Default)]
struct Asked {
    thought_about: u32,
    changed: u32,
    /// How much better the other answer looked, in all.
    gain: f64,
    trials: usize,
    seconds: f64,
}

type Notes = BTreeMap<String, Asked>;

/// A commander whose thoughts are counted.
struct Watched {
    player: Commander,
    notes: Arc<Mutex<Notes>>,
}

impl Policy<Fleet> for Watched {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        self.player.decide(view, prompt)
    }

    fn decide_in_step(
        &mut self,
        beginning: &Beginning<'_, Fleet>,
        view: &View<'_>,
        prompt: &Prompt<Fleet>,
    ) -> Picks {
        let begun = Instant::now();
        let picks = self.player.decide_in_step(beginning, view, prompt);
        if let Some(thought) = self.player.thought() {
            let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
            let asked = notes.entry(kind(prompt)).or_default();
            asked.thought_about += 1;
            asked.trials += thought.weighed.iter().map(|weighed| weighed.trials).sum::<usize>();
            asked.seconds += begun.elapsed().as_secs_f64();
            if thought.changed() {
                asked.changed += 1;
                asked.gain += thought.gain();
            }
        }
        picks
    }

    fn observe(&mut self, seat: Seat, event: &Event) {
        self.player.observe(seat, event);
    }

    fn wants_steps(&self) -> bool {
        self.player.wants_steps()
    }

    fn step_begins(&mut self, seat: Seat, step: u64) {
        self.player.step_begins(seat, step);
    }

    fn answered(&mut self, seat: Seat, words: &[String]) {
        self.player.answered(seat, words);
    }
}

/// The name of a kind of question.
fn kind(prompt: &Prompt<Fleet>) -> String {
    let ask = serde_json::to_value(&prompt.ask).unwrap_or_default();
    let word = |field: &str| ask[field].as_str().unwrap_or_default().to_owned();
    format!("{} {}", word("ask"), word("purpose")).trim().to_owned()
}

/// Whether the humans win.
fn play(team: Option<Team>, players: u8, number: u64, budget: Budget, notes: &Arc<Mutex<Notes>>) -> bool {
    let state = Fleet::set_up(&Setup::base(players), Seed::from_number(number)).expect(USAGE);
    let programs = Seat::all(usize::from(players)).map(|seat| -> Box<dyn Policy<Fleet>> {
        let seed = Seed::from_number(number * 16 + u64::from(seat.0));
        match team {
            Some(team) => {
                Box::new(Watched { player: commander_of(team, seed, budget), notes: Arc::clone(notes) })
            }
            None => Box::new(Officer::new(seed)),
        }
    });
    Table::with_players(state, programs.collect()).play_out(MOST_STEPS).expect("an end").humans_win()
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str| -> Option<u64> {
        let at = arguments.iter().position(|word| word == name)?;
        Some(arguments.get(at + 1).and_then(|word| word.parse().ok()).expect(USAGE))
    };
    let [side, games, ..] = arguments.as_slice() else { panic!("{USAGE}") };
    let team = match side.as_str() {
        "humans" => Some(Team::Human),
        "cylons" => Some(Team::Cylon),
        "nobody" => None,
        _ => panic!("{USAGE}"),
    };
    let games: u64 = games.parse().expect(USAGE);
    let clock = Budget::Time(Duration::from_millis(number("--ms").unwrap_or(100)));
    let budget = number("--rollouts").map_or(clock, |count| Budget::Rollouts(count as usize));
    let players = number("--players").unwrap_or(5) as u8;
    let seed = number("--seed").unwrap_or(1);
    let threads = number("--threads").unwrap_or(1) as usize;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let notes = Arc::new(Mutex::new(Notes::new()));
    let begun = Instant::now();
    let won: usize = pool.install(|| {
        let play = |game| usize::from(play(team, players, seed * 1_000_000 + game, budget, &notes));
        (0..games).into_par_iter().map(play).sum()
    });
    let share = won as f64 / games as f64;
    let error = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
    println!(
        "commanders: {side}, {budget:?}, {players} players: humans win {won} of {games} games, {:.1} % ± {:.1}",
        100.0 * share,
        100.0 * error
    );
    println!("{:.1?} in all", begun.elapsed());
    let notes = notes.lock().unwrap_or_else(PoisonError::into_inner);
    println!("question                       a game  changed  gain of a change  trials  ms");
    for (kind, asked) in notes.iter() {
        let each = |of: f64| of / f64::from(asked.thought_about.max(1));
        println!(
            "{kind:30} {:6.2}  {:5.1} %  {:16.3}  {:6.0}  {:.1}",
            f64::from(asked.thought_about) / games as f64,
            100.0 * each(f64::from(asked.changed)),
            asked.gain / f64::from(asked.changed.max(1)),
            each(asked.trials as f64),
            1000.0 * each(asked.seconds)
        );
    }
}
