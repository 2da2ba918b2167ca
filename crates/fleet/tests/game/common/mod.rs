//! Tables for tests: set-ups, players, and matches that play themselves.

use fleet::bot::Officer;
use fleet::setup::Difficulty;
use fleet::{Fleet, Setup};
use tabletop::{Dice, Game, Match, Policy, RandomPolicy, Seat, Seed, Table, Viewer, random_picks};

/// No game has more answers than this.
pub(crate) const MOST_ANSWERS: usize = 20_000;
/// No game has more steps than this.
pub(crate) const MOST_STEPS: usize = 5_000;

/// A set-up for this many players.
pub(crate) fn setup(players: u8, no_sympathizer: bool, difficulty: Difficulty) -> Setup {
    Setup { no_sympathizer, difficulty, ..Setup::base(players) }
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

/// Random players, one a seat.
pub(crate) fn random_players(players: u8, seed: u64) -> Vec<Box<dyn Policy<Fleet>>> {
    (0..u64::from(players))
        .map(|seat| {
            Box::new(RandomPolicy::new(Seed::from_number(seed * 10 + seat))) as Box<dyn Policy<Fleet>>
        })
        .collect()
}

/// Officers, one a seat.
pub(crate) fn officers(players: u8, seed: u64) -> Vec<Box<dyn Policy<Fleet>>> {
    (0..u64::from(players))
        .map(|seat| Box::new(Officer::new(Seed::from_number(seed * 10 + seat))) as Box<dyn Policy<Fleet>>)
        .collect()
}

/// A table at which random players answer inline.
pub(crate) fn random_table(setup: &Setup, seed: u64) -> Table<Fleet> {
    let state = Fleet::set_up(setup, Seed::from_number(seed)).expect("a set-up that can be played");
    Table::with_players(state, random_players(setup.players, seed))
}

/// A new interactive match.
pub(crate) fn begin(setup: &Setup, seed: u64) -> Match<Fleet> {
    Match::new(setup.clone(), Seed::from_number(seed)).expect("a set-up that can be played")
}

/// One of the seats that are asked answers at random.
pub(crate) fn answer_at_random(running: &mut Match<Fleet>, dice: &mut Dice) {
    let prompts = running.prompts();
    let prompt = &prompts[dice.below(prompts.len() as u32) as usize];
    let (seat, picks) = (prompt.seat, random_picks(prompt, dice));
    running.answer_picks(seat, picks).expect("a random answer is legal");
}

/// Plays to the end, and shows the match at every question.
pub(crate) fn play(running: &mut Match<Fleet>, seed: u64, mut look: impl FnMut(&mut Match<Fleet>)) {
    let mut dice = Dice::new(Seed::from_number(seed ^ 0xA5A5));
    for _ in 0..MOST_ANSWERS {
        if running.outcome().is_some() {
            return;
        }
        look(running);
        answer_at_random(running, &mut dice);
    }
    panic!("the game did not end within {MOST_ANSWERS} answers");
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

/// All seats, and a spectator.
pub(crate) fn viewers(running: &Match<Fleet>) -> Vec<Viewer> {
    let seats = Seat::all(usize::from(running.setup().players)).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// The bytes that would be sent.
pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("everything that is sent has a JSON form")
}

/// What every viewer sees at once, as bytes.
pub(crate) fn looks(running: &Match<Fleet>) -> Vec<String> {
    viewers(running).into_iter().map(|viewer| json(&running.look(viewer))).collect()
}
