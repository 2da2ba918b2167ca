//! Tables for tests: set-ups, players, and matches that play themselves.

use ccg::card::Kind;
use ccg::deck::Starter::{self, *};
use ccg::deck::{Deck, LEAST_CARDS};
use ccg::setup::DeckChoice;
use ccg::{CardId, Ccg, Setup};
pub(crate) use proving::playing::*;
use tabletop::{Dice, Match, Seed};

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

/// A new interactive match.
pub(crate) fn begin(setup: &Setup, seed: u64) -> Match<Ccg> {
    proving::playing::begin(setup, seed)
}
