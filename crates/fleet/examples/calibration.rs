//! How far an officer's belief can be trusted: whole games of officers, with Cylons of several styles. At the beginning of
//! every turn each human player's belief about every other player is held against the truth.
//!
//! Players who are openly Cylons are no cases: everybody is sure of them, and right. With them the figures are better, and
//! stand in the last column.
//!
//! `cargo run --release -p fleet --example calibration -- [--players 3,4,5,6] [--games 500]
//! [--style shrewd,timid,saboteur,early,silent]`

use std::fmt::Display;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use fleet::bot::{Belief, Officer, Style};
use fleet::state::Step;
use fleet::{Event, Fleet, Setup, State, View};
use rayon::prelude::*;
use strum::IntoEnumIterator;
use tabletop::{Game, Picks, Policy, Prompt, Seat, Seed, Table, Viewer};

const MOST_STEPS: usize = 5_000;
const BINS: usize = 10;

/// What is to be played.
struct Plan {
    players: Vec<u8>,
    games: u64,
    styles: Vec<Style>,
}

/// What somebody believes of somebody else, and what is true.
struct Case {
    belief: f64,
    prior: f64,
    truth: bool,
    open: bool,
}

/// An officer at a table, whose belief can be asked for.
#[derive(Clone)]
struct Subject(Arc<Mutex<Officer>>);

impl Subject {
    fn officer(&self) -> std::sync::MutexGuard<'_, Officer> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Policy<Fleet> for Subject {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        self.officer().decide(view, prompt)
    }

    fn observe(&mut self, seat: Seat, event: &Event) {
        self.officer().observe(seat, event);
    }
}

/// What every human player believes of every other one.
fn cases<'a>(state: &'a State, subjects: &'a [Subject]) -> impl Iterator<Item = Case> + 'a {
    let seats = || Seat::all(state.public.players.len());
    seats().filter(|&viewer| !state.is_on_cylon_team(viewer)).flat_map(move |viewer| {
        let view = Fleet::view(state, Viewer::Seat(viewer));
        let beliefs = subjects[viewer.index()].officer().belief().suspicions(&view);
        let priors = Belief::default().suspicions(&view);
        seats().filter(move |&other| other != viewer).map(move |other| Case {
            belief: beliefs[other.index()],
            prior: priors[other.index()],
            truth: state.is_on_cylon_team(other),
            open: state.public.is_cylon(other),
        })
    })
}

fn play(players: u8, style: Style, number: u64) -> Vec<Case> {
    let Ok(state) = Fleet::set_up(&Setup::base(players), Seed::from_number(number)) else {
        return Vec::new();
    };
    let officer = |seat| Officer::new(Seed::from_number(number * 16 + seat)).with_style(style);
    let subjects: Vec<Subject> =
        (0..u64::from(players)).map(|seat| Subject(Arc::new(Mutex::new(officer(seat))))).collect();
    let seated = subjects.iter().map(|subject| Box::new(subject.clone()) as Box<dyn Policy<Fleet>>);
    let mut table = Table::<Fleet>::with_players(state, seated.collect());
    let mut found = Vec::new();
    for _ in 0..MOST_STEPS {
        if table.state().public.step == Step::ReceiveSkills {
            found.extend(cases(table.state(), &subjects));
        }
        if table.play_out(1).is_ok() {
            return found;
        }
    }
    panic!("game {number} of {style} Cylons has no end");
}

fn brier<'a>(cases: impl Iterator<Item = &'a Case>, guess: impl Fn(&Case) -> f64) -> f64 {
    let (sum, count) = cases.fold((0.0, 0), |(sum, count), case| {
        let miss = guess(case) - f64::from(u8::from(case.truth));
        (sum + miss * miss, count + 1)
    });
    sum / f64::from(count.max(1))
}

fn report(players: u8, style: Style, cases: &[Case]) {
    let hidden: Vec<&Case> = cases.iter().filter(|case| !case.open).collect();
    let rate = hidden.iter().filter(|case| case.truth).count() as f64 / hidden.len() as f64;
    println!(
        "{players} {style}: {} cases, {:.3} of them Cylons. Brier score: base rate {:.3}, deck alone {:.3}, belief {:.3}; \
         with open Cylons {:.3}",
        hidden.len(),
        rate,
        rate * (1.0 - rate),
        brier(hidden.iter().copied(), |case| case.prior),
        brier(hidden.iter().copied(), |case| case.belief),
        brier(cases.iter(), |case| case.belief),
    );
    for bin in 0..BINS {
        let within = |case: &&&Case| ((case.belief * BINS as f64) as usize).min(BINS - 1) == bin;
        let inside: Vec<&&Case> = hidden.iter().filter(within).collect();
        if inside.is_empty() {
            continue;
        }
        let count = inside.len() as f64;
        let believed = inside.iter().map(|case| case.belief).sum::<f64>() / count;
        let true_rate = inside.iter().filter(|case| case.truth).count() as f64 / count;
        let share = count / hidden.len() as f64;
        let far = if share >= 0.01 && (believed - true_rate).abs() > 0.15 { "  too far" } else { "" };
        println!("  {:5.1} % believed {believed:.2}, true {true_rate:.2}{far}", share * 100.0);
    }
}

fn list<T: FromStr<Err: Display>>(text: &str) -> Vec<T> {
    let read = |word: &str| word.parse().unwrap_or_else(|error| panic!("`{word}`: {error}"));
    text.split(',').map(read).collect()
}

fn arguments() -> Plan {
    let mut plan = Plan { players: vec![5], games: 500, styles: Style::iter().collect() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().unwrap_or_else(|| panic!("{word} needs a value"));
        match word.as_str() {
            "--players" => plan.players = list(&value()),
            "--games" => plan.games = list(&value())[0],
            "--style" => plan.styles = list(&value()),
            other => panic!("`{other}` is not known"),
        }
    }
    plan
}

fn main() {
    let plan = arguments();
    for &players in &plan.players {
        for &style in &plan.styles {
            let games = (0..plan.games).into_par_iter();
            let cases: Vec<Case> = games.flat_map_iter(|number| play(players, style, number)).collect();
            report(players, style, &cases);
        }
    }
}
