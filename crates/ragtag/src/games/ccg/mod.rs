//! The collectable card game in the terminal.

mod board;
mod cards;

use ccg::text::Words;
use ccg::{Ccg, Outcome, State, View};
use tabletop::{Files, Seat};

use super::{CardEntry, Figure, Presented, named};
use crate::language::Language;
use crate::screen::Screen;

/// The game's words in a language.
fn words(language: Language) -> &'static Words {
    Words::of(match language {
        Language::English => ccg::text::Language::English,
        Language::Polish => ccg::text::Language::Polish,
    })
}

/// What the terminal needs to show something.
#[derive(Clone, Copy)]
struct Show<'a> {
    words: &'static Words,
    view: &'a View<'a>,
    screen: Screen,
}

impl<'a> Show<'a> {
    fn new(language: Language, view: &'a View<'a>, screen: Screen) -> Show<'a> {
        Show { words: words(language), view, screen }
    }

    /// What a player is called.
    fn player(self, seat: Seat) -> String {
        named(&self.words.player(seat))
    }
}

impl Presented for Ccg {
    const WON: &'static str = "the first seat wins";
    const DECKS: &'static [(&'static str, &'static str)] = cards::DECKS;

    fn files() -> &'static dyn Files<Ccg> {
        ::ccg::hosting::FILES
    }

    fn won(outcome: &Outcome) -> bool {
        outcome.winners.contains(&Seat(0))
    }

    fn figures(state: &State) -> Vec<Figure> {
        let influence = |at: usize| state.public.players.get(at).map_or(0, |player| player.influence.into());
        let units = state.public.pieces().filter(|piece| piece.is_unit()).count();
        vec![
            Figure { name: "influence of seat 1", value: influence(0) },
            Figure { name: "influence of seat 2", value: influence(1) },
            Figure { name: "units in play", value: units as i64 },
        ]
    }

    fn board(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::board(Show::new(language, view, screen))
    }

    fn status(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::status(Show::new(language, view, screen))
    }

    fn matters(language: Language, view: &View<'_>, screen: Screen) -> Vec<String> {
        board::matters(Show::new(language, view, screen))
    }

    fn hand(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::hand(Show::new(language, view, screen))
    }

    fn hand_with_texts(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::hand_with_texts(Show::new(language, view, screen))
    }

    fn cards(language: Language) -> Vec<CardEntry> {
        cards::all(words(language))
    }
}
