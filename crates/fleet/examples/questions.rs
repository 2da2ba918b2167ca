//! How many questions people are asked for nothing: the share of moments to interrupt that are let pass among all
//! questions, with and without the orders that people have at first, and how often somebody is not asked who would have
//! played. Officers play, and each seat counts as a person who would answer as an officer.
//!
//! `cargo run --release -p fleet --example questions [games]`

use std::collections::BTreeMap;

use fleet::bot::Officer;
use fleet::choice::Choice;
use fleet::{Fleet, Setup};
use tabletop::{Match, Seed, StandingOrders};

/// What was asked.
#[derive(Clone, Copy, Default)]
struct Asked {
    /// Questions of all kinds.
    all: u32,
    /// Moments to interrupt that were let pass.
    passed: u32,
    /// Those of them for which the orders answer.
    spared: u32,
    /// Moments in which something was played.
    played: u32,
    /// Those of them for which the orders would have answered.
    missed: u32,
}

impl Asked {
    fn before(self) -> f64 {
        share(self.passed, self.all)
    }

    fn after(self) -> f64 {
        share(self.passed - self.spared, self.all - self.spared - self.missed)
    }
}

fn share(some: u32, all: u32) -> f64 {
    100.0 * f64::from(some) / f64::from(all.max(1))
}

fn play(players: u8, number: u64, asked: &mut Asked, by_play: &mut BTreeMap<String, Asked>) {
    let Ok(mut running) = Match::<Fleet>::new(Setup::base(players), Seed::from_number(number)) else {
        return;
    };
    let mut officers: Vec<Officer> =
        (0..players).map(|seat| Officer::new(Seed::from_number(number * 16 + u64::from(seat)))).collect();
    while let Some(prompt) = running.prompts().first() {
        let seat = prompt.seat;
        let picks = match running.consult(seat, &mut officers[seat.index()]) {
            Ok(picks) => picks,
            Err(refusal) => panic!("{refusal}"),
        };
        asked.all += 1;
        if prompt.window {
            let spared = StandingOrders::Sensible.answer(prompt, running.state()).is_some();
            let chosen = &prompt.options[usize::from(picks[0])];
            let passed = *chosen == Choice::Pass;
            for option in prompt.options.iter().skip(1) {
                if let (Choice::Play(play, _), true) = (option, passed || option == chosen) {
                    note(by_play.entry(play.to_string()).or_default(), passed, spared);
                }
            }
            note(asked, passed, spared);
        }
        if let Err(refusal) = running.answer_picks(seat, picks) {
            panic!("{refusal}");
        }
    }
}

fn note(asked: &mut Asked, passed: bool, spared: bool) {
    asked.passed += u32::from(passed);
    asked.spared += u32::from(passed && spared);
    asked.played += u32::from(!passed);
    asked.missed += u32::from(!passed && spared);
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(200);
    let mut by_play = BTreeMap::new();
    println!("players  questions  passed, if always asked  if asked sensibly  plays  not asked for");
    for players in 3..=6 {
        let mut asked = Asked::default();
        for number in 0..games {
            play(players, number, &mut asked, &mut by_play);
        }
        println!(
            "{players}        {:9}  {:21.1} %  {:15.1} %  {:5}  {:11.1} %",
            asked.all,
            asked.before(),
            asked.after(),
            asked.played,
            share(asked.missed, asked.played)
        );
    }
    println!();
    println!("play                         passed  still asked  played  not asked for");
    for (play, asked) in by_play {
        let still = asked.passed - asked.spared;
        println!("{play:27}  {:6}  {still:11}  {:6}  {:13}", asked.passed, asked.played, asked.missed);
    }
}
