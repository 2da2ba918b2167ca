//! Tables for tests: set-ups, players, and matches that play themselves.

use fleet::bot::Officer;
use fleet::configuration::{Configuration, Difficulty, Part};
use fleet::{Fleet, Setup};
pub(crate) use proving::playing::*;
use tabletop::{Dice, Match, Policy, Seed, Table};

/// No game has more steps than this.
pub(crate) const MOST_STEPS: usize = 5_000;

/// A set-up for this many players.
pub(crate) fn setup(players: u8, no_sympathizer: bool, difficulty: Difficulty) -> Setup {
    Configuration::base(players).choosing(Part::NoSympathizer, no_sympathizer).at(difficulty).into()
}

/// Every number of players, with and without the variant, and all difficulties in turn.
pub(crate) fn setups() -> Vec<Setup> {
    use Difficulty::*;
    vec![
        setup(3, false, Standard),
        setup(4, false, EasierForHumans),
        setup(4, true, EasierForCylons),
        setup(5, false, Standard),
        setup(6, false, EasierForHumans),
        setup(6, true, Standard),
    ]
}

/// Officers, one a seat.
pub(crate) fn officers(seats: usize, seed: u64) -> Vec<Box<dyn Policy<Fleet>>> {
    (0..seats as u64)
        .map(|seat| Box::new(Officer::new(Seed::from_number(seed * 10 + seat))) as Box<dyn Policy<Fleet>>)
        .collect()
}

/// A table at which random players answer inline.
pub(crate) fn random_table(setup: &Setup, seed: u64) -> Table<Fleet> {
    proving::playing::random_table(setup, seed)
}

/// A new interactive match.
pub(crate) fn begin(setup: &Setup, seed: u64) -> Match<Fleet> {
    proving::playing::begin(setup, seed)
}

/// Plays on for so many answers, or to the end.
pub(crate) fn play_some(running: &mut Match<Fleet>, seed: u64, answers: usize) {
    let mut dice = Dice::new(Seed::from_number(seed ^ 0xA5A5));
    for _ in 0..answers {
        if running.outcome().is_some() {
            return;
        }
        answer_at_random(running, &mut dice);
    }
}

/// What every viewer sees at once, as bytes.
pub(crate) fn looks(running: &Match<Fleet>) -> Vec<String> {
    viewers(running).into_iter().map(|viewer| json(&running.look(viewer))).collect()
}
