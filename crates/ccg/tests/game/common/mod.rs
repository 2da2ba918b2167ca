//! Tables for tests: set-ups, players, and matches that play themselves.

use ccg::card::Kind;
use ccg::deck::Starter::{self, *};
use ccg::deck::{Deck, LEAST_CARDS};
use ccg::setup::DeckChoice;
use ccg::{CardId, Ccg, Setup};
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

/// A legal deck of cards at random, so that every card is played somewhere.
fn random_deck(dice: &mut Dice) -> Deck {
    let of = |base: bool| -> Vec<CardId> {
        CardId::all().filter(|card| (card.card().kind == Kind::Base) == base).collect()
    };
    let (bases, mut cards) = (of(true), of(false));
    dice.shuffle(&mut cards);
    let cards = cards.into_iter().take(LEAST_CARDS / 2).map(|card| (card, 2)).collect();
    Deck { base: dice.pick(&bases), cards }
}

/// A table with such decks.
pub(crate) fn random_setup(players: usize, seed: u64) -> Setup {
    let mut dice = Dice::new(Seed::from_number(9_000 + seed));
    Setup { decks: (0..players).map(|_| DeckChoice::Built(random_deck(&mut dice))).collect() }
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
