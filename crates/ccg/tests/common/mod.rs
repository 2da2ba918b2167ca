//! Tables for tests: set-ups, players, and matches that play themselves.
#![allow(dead_code)] // every test program takes what it needs

use ccg::deck::Starter::{self, *};
use ccg::{Ccg, Setup};
use tabletop::{Dice, Game, Match, Policy, RandomPolicy, Seed, Table, random_picks};

/// No game has more answers than this.
pub(crate) const MOST_ANSWERS: usize = 50_000;
/// No game has more steps than this.
pub(crate) const MOST_STEPS: usize = 20_000;

/// Every pair of starter decks, and tables of three to six.
pub(crate) fn setups() -> Vec<Setup> {
    let tables: &[&[Starter]] = &[
        &[ViperWing, Quorum],
        &[ViperWing, ToasterTide],
        &[Tribunal, ViperWing],
        &[ToasterTide, Quorum],
        &[Quorum, Tribunal],
        &[Tribunal, ToasterTide],
        &[ViperWing, Quorum, ToasterTide],
        &[Tribunal, ToasterTide, Quorum],
        &[ViperWing, Quorum, ToasterTide, Tribunal],
        &[ToasterTide, ToasterTide, ToasterTide, ToasterTide],
        &[ViperWing, Quorum, ToasterTide, Tribunal, ViperWing],
        &[Quorum, Quorum, ToasterTide, Tribunal, ViperWing, Tribunal],
    ];
    tables.iter().map(|starters| Setup::starters(starters)).collect()
}

/// Random players, one a seat.
pub(crate) fn random_players(players: usize, seed: u64) -> Vec<Box<dyn Policy<Ccg>>> {
    (0..players as u64)
        .map(|seat| Box::new(RandomPolicy::new(Seed::from_number(seed * 10 + seat))) as Box<dyn Policy<Ccg>>)
        .collect()
}

/// A table at which random players answer inline.
pub(crate) fn random_table(setup: &Setup, seed: u64) -> Table<Ccg> {
    let state = Ccg::set_up(setup, Seed::from_number(seed)).expect("a set-up that can be played");
    Table::with_players(state, random_players(setup.decks.len(), seed))
}

/// A new interactive match.
pub(crate) fn begin(setup: &Setup, seed: u64) -> Match<Ccg> {
    Match::new(setup.clone(), Seed::from_number(seed)).expect("a set-up that can be played")
}

/// One of the seats that are asked answers at random.
pub(crate) fn answer_at_random(running: &mut Match<Ccg>, dice: &mut Dice) {
    let prompts = running.prompts();
    let prompt = &prompts[dice.below(prompts.len() as u32) as usize];
    let (seat, picks) = (prompt.seat, random_picks(prompt, dice));
    running.answer_picks(seat, picks).expect("a random answer is legal");
}

/// Plays to the end, and shows the match at every question.
pub(crate) fn play(running: &mut Match<Ccg>, seed: u64, mut look: impl FnMut(&mut Match<Ccg>)) {
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

/// A value as JSON.
pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("a JSON form")
}
