//! How officers play: who wins, why, and what Cylons of every style do to the humans. Cylons may play in a style that
//! is not their own judgement, and humans may be told all loyalties, which shows how much of a defeat is ignorance.
//!
//! `cargo run --release -p fleet --example laboratory -- [--players 3,4,5,6] [--games 1000] [--seed 1]
//! [--style shrewd,timid,saboteur,early,silent] [--oracle] [--trace]`

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use fleet::bot::{Officer, Style, Suspicions};
use fleet::choice::Ask;
use fleet::event::Event;
use fleet::text::{Language, Words};
use fleet::{Fleet, Location, Outcome, Setup, View};
use rayon::prelude::*;
use tabletop::{Game, Picks, Policy, Prompt, Seat, Seed, Table};

/// No game of officers is longer than this many steps.
const MOST_STEPS: usize = 20_000;

/// What is to be played.
struct Plan {
    players: Vec<u8>,
    games: u64,
    seed: u64,
    styles: Vec<Style>,
    humans: Humans,
    log: Log,
}

/// What human seats know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Humans {
    Guess,
    KnowEverything,
}

/// Whether games are told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Log {
    Off,
    On,
}

/// What is noticed of a game from all seats together.
#[derive(Default)]
struct Notes {
    /// Who holds a Cylon card, or has shown one.
    truth: Suspicions,
    turn: u32,
    /// The turns in which Cylons revealed themselves.
    reveals: Vec<u32>,
    /// Who was sent to the Brig: Cylons, and humans.
    jailed: [u32; 2],
    log: Vec<String>,
}

/// An officer whose seat tells the laboratory what it sees. Tables in the product seat plain officers.
struct Watched {
    officer: Officer,
    notes: Arc<Mutex<Notes>>,
    humans: Humans,
    log: Log,
    cast: fleet::text::Cast,
}

impl Watched {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Policy<Fleet> for Watched {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        let mut truth = self.notes().truth;
        let picks = if self.humans == Humans::KnowEverything && truth[prompt.seat.index()] == 0.0 {
            for (at, seat) in truth.iter_mut().enumerate().take(view.public.players.len()) {
                *seat = seat.max(f64::from(u8::from(view.public.is_cylon(Seat(at as u8)))));
            }
            self.officer.decide_by(view, prompt, &truth)
        } else {
            self.officer.decide(view, prompt)
        };
        if self.log == Log::On {
            self.cast.clone_from(&view.public.chosen);
            if prompt.options.len() > 1 && !matches!(prompt.ask, Ask::Interrupt { .. }) {
                let chosen: Vec<String> =
                    picks.iter().map(|&at| prompt.options[usize::from(at)].to_string()).collect();
                let all: Vec<String> = prompt.options.iter().map(ToString::to_string).collect();
                let line = format!(
                    "    ? {} {:?}: {} of {}",
                    prompt.seat,
                    prompt.ask,
                    chosen.join(" "),
                    all.join(" ")
                );
                self.notes().log.push(line);
            }
        }
        picks
    }

    fn observe(&mut self, seat: Seat, event: &Event) {
        self.officer.observe(seat, event);
        let mut notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Event::LoyaltyReceived { card } = event
            && card.is_cylon()
        {
            notes.truth[seat.index()] = 1.0;
        }
        if seat != Seat(0) {
            return;
        }
        match event {
            Event::TurnBegan { turn, .. } => notes.turn = *turn,
            Event::Revealed { card, .. } if card.is_cylon() => {
                let turn = notes.turn;
                notes.reveals.push(turn);
            }
            Event::Sent { seat, to: Location::Brig } => {
                let human = notes.truth[seat.index()] == 0.0;
                notes.jailed[usize::from(human)] += 1;
            }
            _ => {}
        }
        if self.log == Log::On && !self.cast.is_empty() {
            let line = Words::of(Language::default()).event(event, &self.cast);
            notes.log.push(line);
        }
    }
}

/// A finished game.
struct Row {
    outcome: Outcome,
    notes: Notes,
    took: Duration,
}

fn play(plan: &Plan, players: u8, style: Style, number: u64) -> Row {
    let began = Instant::now();
    let notes = Arc::new(Mutex::new(Notes::default()));
    let seed = Seed::from_number(number);
    let state = match Fleet::set_up(&Setup::base(players), seed) {
        Ok(state) => state,
        Err(error) => panic!("{error}"),
    };
    let seats: Vec<Box<dyn Policy<Fleet>>> = (0..players)
        .map(|seat| -> Box<dyn Policy<Fleet>> {
            let seed = Seed::from_number(number * 16 + u64::from(seat));
            let officer = Officer::new(seed).with_style(style);
            let notes = Arc::clone(&notes);
            Box::new(Watched { officer, notes, humans: plan.humans, log: plan.log, cast: Vec::new() })
        })
        .collect();
    let mut table: Table<Fleet> = Table::with_players(state, seats);
    let outcome = match table.play_out(MOST_STEPS) {
        Ok(outcome) => outcome,
        Err(endless) => panic!("game {number}: {endless}"),
    };
    drop(table);
    let notes = std::mem::take(&mut *notes.lock().unwrap_or_else(PoisonError::into_inner));
    Row { outcome, notes, took: began.elapsed() }
}

/// Half the width of the interval in which 95 of 100 such shares have the true one.
fn margin(share: f64, of: usize) -> f64 {
    1.96 * (share * (1.0 - share) / of as f64).sqrt()
}

fn report(players: u8, style: Style, rows: &[Row]) {
    let games = rows.len();
    let mean = |of: &dyn Fn(&Row) -> f64| rows.iter().map(of).sum::<f64>() / games as f64;
    let won = mean(&|row| f64::from(u8::from(row.outcome.humans_win())));
    let mut reasons: BTreeMap<Outcome, usize> = BTreeMap::new();
    for row in rows.iter().filter(|row| !row.outcome.humans_win()) {
        *reasons.entry(row.outcome).or_default() += 1;
    }
    let reasons: Vec<String> = reasons
        .into_iter()
        .map(|(reason, count)| format!("{reason} {:.1}", 100.0 * count as f64 / games as f64))
        .collect();
    let reveals: Vec<u32> = rows.iter().flat_map(|row| row.notes.reveals.iter().copied()).collect();
    let revealed = f64::from(reveals.iter().sum::<u32>()) / reveals.len().max(1) as f64;
    let jailed = |at: usize| mean(&|row| f64::from(row.notes.jailed[at]));
    let seconds: f64 = rows.iter().map(|row| row.took.as_secs_f64()).sum();
    println!(
        "{players} {:9} humans {:4.1} ±{:.1} %  turns {:4.1}  reveals {:.2} (turn {revealed:4.1})  \
         jailed {:.2} Cylons {:.2} humans  {:.0} games/s  {}",
        style.to_string(),
        100.0 * won,
        100.0 * margin(won, games),
        mean(&|row| f64::from(row.notes.turn)),
        reveals.len() as f64 / games as f64,
        jailed(0),
        jailed(1),
        games as f64 / seconds,
        reasons.join(", "),
    );
}

fn list<T: FromStr<Err: Display>>(text: &str) -> Vec<T> {
    let read = |word: &str| word.parse().unwrap_or_else(|error| panic!("`{word}`: {error}"));
    text.split(',').map(read).collect()
}

fn arguments() -> Plan {
    let mut plan = Plan {
        players: vec![5],
        games: 1000,
        seed: 1,
        styles: vec![Style::default()],
        humans: Humans::Guess,
        log: Log::Off,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().unwrap_or_else(|| panic!("{word} needs a value"));
        match word.as_str() {
            "--players" => plan.players = list(&value()),
            "--games" => plan.games = list(&value())[0],
            "--seed" => plan.seed = list(&value())[0],
            "--style" => plan.styles = list(&value()),
            "--oracle" => plan.humans = Humans::KnowEverything,
            "--trace" => plan.log = Log::On,
            other => panic!("`{other}` is not known"),
        }
    }
    plan
}

fn main() {
    let plan = arguments();
    for &players in &plan.players {
        for &style in &plan.styles {
            let numbers = plan.seed..plan.seed + plan.games;
            let rows: Vec<Row> =
                numbers.into_par_iter().map(|number| play(&plan, players, style, number)).collect();
            for line in rows.iter().flat_map(|row| &row.notes.log) {
                println!("{line}");
            }
            report(players, style, &rows);
        }
    }
}
