//! Player programs: they finish every game, play the same for the same seed, and are as good as they should be.

use crate::common::{MOST_STEPS, setups};
use dogfight::bot::{Ace, PilotBot};
use dogfight::{Dogfight, Outcome, Setup, Side};
use rayon::prelude::*;
use tabletop::{Budget, Policy, RandomPolicy, Seed, Table, digest};

type Player = Box<dyn Policy<Dogfight>>;

fn pilot(seed: u64) -> Player {
    Box::new(PilotBot::new(Seed::from_number(seed)))
}

fn ace(seed: u64) -> Player {
    Box::new(Ace::new(Seed::from_number(seed), Budget::Rollouts(40)))
}

fn random(seed: u64) -> Player {
    Box::new(RandomPolicy::new(Seed::from_number(seed)))
}

fn play(setup: &Setup, seed: u64, make: impl Fn(Side, u64) -> Player) -> (Outcome, String) {
    let state = dogfight::setup::set_up(setup, Seed::from_number(seed)).expect("a set-up that can be played");
    let seats = state.public.seats.clone();
    let players = seats.iter().enumerate().map(|(at, side)| make(*side, seed * 10 + at as u64)).collect();
    let mut table = Table::with_players(state, players);
    let outcome = table.play_out(MOST_STEPS).unwrap_or_else(|_| panic!("{setup:?}, seed {seed}: no end"));
    (outcome, digest::<Dogfight>(table.state()).expect("a JSON form"))
}

#[test]
fn programs_finish_every_game() {
    setups().par_iter().enumerate().for_each(|(at, setup)| {
        play(setup, at as u64, |_, seed| pilot(seed));
    });
}

#[test]
fn programs_repeat_themselves() {
    for name in ["duel", "spool-up"] {
        let setup = Setup::mission(name, 2);
        let game = |make: fn(u64) -> Player| play(&setup, 3, |_, seed| make(seed));
        assert_eq!(game(pilot), game(pilot), "{name}");
        assert_eq!(game(ace), game(ace), "{name}");
    }
}

/// How many of so many duels one program wins against another, with sides changing.
fn wins(mine: fn(u64) -> Player, theirs: fn(u64) -> Player, duels: u64) -> usize {
    let setup = Setup::mission("duel", 2);
    let won = |seed: &u64| {
        let side = Side::ALL[(seed % 2) as usize];
        let (outcome, _) =
            play(&setup, *seed, |seat, seed| if seat == side { mine(seed) } else { theirs(seed) });
        matches!((outcome, side), (Outcome::Colonial, Side::Colonial) | (Outcome::Cylon, Side::Cylon))
    };
    (0..duels).into_par_iter().filter(won).count()
}

#[test]
fn whoever_looks_ahead_beats_whoever_does_not() {
    let won = wins(pilot, random, 20);
    assert!(won >= 18, "{won} of 20");
}
