//! The board game in the terminal.

mod board;
mod cards;
mod hand;
mod labels;
mod matters;
mod offers;

use fleet::configuration::{Configuration, Part};
use fleet::text::Words;
use fleet::{Event, Fleet, Outcome, Resource, Setup, State, View, configuration};
use tabletop::{Files, Prompt, RandomPolicy, Seat, SetupError, Turn};

use super::{Bot, CardEntry, Figure, Offer, Presented, named};
use crate::cli::{Difficulty, Variants};
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
    const ABOUT: &'static str = "the board game: 3 to 6 players, some secretly Cylons";
    const USUAL_PLAYERS: u8 = 5;
    const WON: &'static str = "humans win";
    const BOTS: &'static [Bot<Fleet>] = &[
        Bot { name: "officer", make: |seed| Box::new(fleet::bot::Officer::new(seed)) },
        Bot { name: "random", make: |seed| Box::new(RandomPolicy::new(seed)) },
    ];
    const DECKS: &'static [(&'static str, &'static str)] = cards::DECKS;

    fn files() -> &'static dyn Files<Fleet> {
        ::fleet::hosting::FILES
    }

    fn setup(players: u8, variants: &Variants) -> Result<Setup, SetupError> {
        variants.refuse_decks()?;
        variants.refuse_those_of_starship_battles()?;
        let difficulty = match variants.difficulty {
            Difficulty::Standard => configuration::Difficulty::Standard,
            Difficulty::EasierForHumans => configuration::Difficulty::EasierForHumans,
            Difficulty::EasierForCylons => configuration::Difficulty::EasierForCylons,
        };
        let base = Configuration::base(players).at(difficulty);
        let setup: Setup = base.choosing(Part::NoSympathizer, variants.no_sympathizer).into();
        setup.check()?;
        Ok(setup)
    }

    fn title(language: Language) -> String {
        words(language).lobby("title")
    }

    fn won(outcome: &Outcome) -> bool {
        outcome.humans_win()
    }

    fn outcome_word(outcome: &Outcome) -> String {
        outcome.to_string()
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

    fn begins_turn(event: &Event) -> Option<Turn> {
        match *event {
            Event::TurnBegan { seat, turn } => Some(Turn { number: turn, seat }),
            _ => None,
        }
    }

    fn player(language: Language, seat: Seat, view: &View<'_>) -> String {
        named(&words(language).player(seat, &view.public.chosen))
    }

    fn question(language: Language, view: &View<'_>, prompt: &Prompt<Fleet>) -> String {
        named(&words(language).ask(&prompt.ask, view.public))
    }

    fn offer(language: Language, view: &View<'_>, prompt: &Prompt<Fleet>, choice: &fleet::Choice) -> Offer {
        offers::offer(language, view, prompt, choice)
    }

    fn event(language: Language, event: &Event, view: &View<'_>) -> String {
        named(&words(language).event(event, &view.public.chosen))
    }

    fn ending(language: Language, outcome: &Outcome) -> String {
        words(language).outcome(*outcome)
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

    fn plays(language: Language) -> Vec<(String, String)> {
        let mut plays: Vec<(String, String)> = Vec::new();
        for interrupt in fleet::window::plays() {
            let name = interrupt.play.to_string();
            if !plays.iter().any(|(known, _)| *known == name) {
                let words = words(language);
                plays.push((
                    name,
                    format!("{}: {}", words.play(interrupt.play), words.play_does(interrupt.play)),
                ));
            }
        }
        plays
    }

    fn cards(language: Language) -> Vec<CardEntry> {
        cards::all(words(language), Labels::of(language))
    }
}
