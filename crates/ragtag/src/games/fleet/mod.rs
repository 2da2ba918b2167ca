//! The board game in the terminal.

mod board;
mod cards;
mod hand;
mod labels;
mod matters;

use fleet::text::Words;
use fleet::{Fleet, Outcome, Resource, State, View};
use tabletop::{Files, Seat};

use super::{CardEntry, Figure, Presented, named};
use crate::language::Language;
use crate::screen::Screen;
use labels::Labels;

/// The game's words in a language.
fn words(language: Language) -> &'static Words {
    Words::of(match language {
        Language::English => fleet::text::Language::English,
        Language::Polish => fleet::text::Language::Polish,
    })
}

/// What the terminal needs to show something.
#[derive(Clone, Copy)]
struct Show<'a> {
    words: &'static Words,
    labels: &'static Labels,
    view: &'a View<'a>,
    screen: Screen,
}

impl<'a> Show<'a> {
    fn new(language: Language, view: &'a View<'a>, screen: Screen) -> Show<'a> {
        Show { words: words(language), labels: Labels::of(language), view, screen }
    }

    /// What a player is called.
    fn player(self, seat: Seat) -> String {
        named(&self.words.player(seat, &self.view.public.chosen))
    }
}

impl Presented for Fleet {
    const WON: &'static str = "humans win";
    const DECKS: &'static [(&'static str, &'static str)] = cards::DECKS;

    fn files() -> &'static dyn Files<Fleet> {
        ::fleet::hosting::FILES
    }

    fn won(outcome: &Outcome) -> bool {
        outcome.humans_win()
    }

    fn figures(state: &State) -> Vec<Figure> {
        let dial = |name, resource| Figure { name, value: state.public.resources.get(resource).into() };
        vec![
            dial("fuel", Resource::Fuel),
            dial("food", Resource::Food),
            dial("morale", Resource::Morale),
            dial("population", Resource::Population),
            Figure { name: "distance", value: state.public.distance().into() },
        ]
    }

    fn board(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::board(Show::new(language, view, screen))
    }

    fn status(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::status(Show::new(language, view, screen))
    }

    fn matters(language: Language, view: &View<'_>, screen: Screen) -> Vec<String> {
        matters::matters(Show::new(language, view, screen))
    }

    fn hand(language: Language, view: &View<'_>, screen: Screen) -> String {
        hand::hand(Show::new(language, view, screen))
    }

    fn hand_with_texts(language: Language, view: &View<'_>, screen: Screen) -> String {
        hand::hand_with_texts(Show::new(language, view, screen))
    }

    fn cards(language: Language) -> Vec<CardEntry> {
        cards::all(words(language), Labels::of(language))
    }
}
