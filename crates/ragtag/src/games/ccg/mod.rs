//! The collectable card game in the terminal.

mod board;
mod cards;

use ccg::bot::{Tactician, admiral};
use ccg::deck::Starter;
use ccg::setup::DeckChoice;
use ccg::text::Words;
use ccg::{Ccg, Choice, Event, Outcome, Setup, State, View};
use strum::IntoEnumIterator;
use tabletop::hosting::Hosting;
use tabletop::{Budget, Files, Prompt, RandomPolicy, Seat, SetupError, Turn};

use super::{Bot, CardEntry, Figure, Offer, Presented, named};
use crate::cli::{DeckWord, Variants};
use crate::language::Language;
use crate::screen::Screen;

/// The game's words in a language.
fn words(language: Language) -> &'static Words {
    Words::of(match language {
        Language::English => ccg::text::Language::English,
        Language::Polish => ccg::text::Language::Polish,
    })
}

/// The language's code.
fn code(language: Language) -> &'static str {
    words(language).language().code()
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

/// A deck by its word, or from the list in a file.
fn deck(word: DeckWord) -> Result<DeckChoice, SetupError> {
    word.text.parse().map_err(|problem: String| match word.file {
        Some(file) => SetupError::new(format!("{file}: {problem}")),
        None if sealed(&word.text) => SetupError::new(problem),
        None => {
            let starters: Vec<String> = Starter::iter().map(|starter| starter.to_string()).collect();
            SetupError::new(format!(
                "there is no deck `{}`, and no file of that name; there are: {}, lot, sealed-8, wild",
                word.text,
                starters.join(", ")
            ))
        }
    })
}

/// Whether a word asks for a deck from so many boosters.
fn sealed(word: &str) -> bool {
    word.strip_prefix("sealed-").is_some_and(|boosters| boosters.parse::<u32>().is_ok())
}

impl Presented for Ccg {
    const ABOUT: &'static str = "the collectable card game: 2 to 6 players";
    const USUAL_PLAYERS: u8 = 2;
    const WON: &'static str = "the first seat wins";
    const BOTS: &'static [Bot<Ccg>] = &[
        Bot { name: "tactician", make: |_| Box::new(Tactician) },
        // Without a clock, so that a seed gives the same game everywhere.
        Bot { name: "admiral", make: |seed| Box::new(admiral(seed, Budget::Rollouts(400))) },
        Bot { name: "random", make: |seed| Box::new(RandomPolicy::new(seed)) },
    ];
    const DECKS: &'static [(&'static str, &'static str)] = cards::DECKS;

    fn files() -> &'static dyn Files<Ccg> {
        ::ccg::hosting::FILES
    }

    fn setup(players: u8, variants: &Variants) -> Result<Setup, SetupError> {
        variants.refuse_those_of_the_board_game()?;
        variants.refuse_those_of_starship_battles()?;
        let decks = variants.decks(players)?.into_iter().map(deck);
        let setup = Setup { decks: decks.collect::<Result<_, _>>()? };
        setup.check()?;
        Ok(setup)
    }

    fn title(language: Language) -> String {
        words(language).lobby("title")
    }

    fn won(outcome: &Outcome) -> bool {
        outcome.winners.contains(&Seat(0))
    }

    fn outcome_word(outcome: &Outcome) -> String {
        let seats: Vec<String> = outcome.winners.iter().map(|seat| (seat.index() + 1).to_string()).collect();
        if seats.is_empty() { "tie".to_owned() } else { format!("seat-{}-wins", seats.join("-and-")) }
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

    fn begins_turn(event: &Event) -> Option<Turn> {
        match *event {
            Event::TurnBegan { turn } => Some(Turn { number: turn, seat: Seat(0) }),
            _ => None,
        }
    }

    fn player(language: Language, seat: Seat, _view: &View<'_>) -> String {
        named(&words(language).player(seat))
    }

    fn question(language: Language, view: &View<'_>, prompt: &Prompt<Ccg>) -> String {
        named(&<Ccg as Hosting>::question(code(language), view, prompt))
    }

    fn offer(language: Language, view: &View<'_>, prompt: &Prompt<Ccg>, choice: &Choice) -> Offer {
        let offer = <Ccg as Hosting>::offer(code(language), view, prompt, choice);
        Offer { text: named(&offer.label), detail: offer.detail, danger: None }
    }

    fn event(language: Language, event: &Event, _view: &View<'_>) -> String {
        named(&words(language).event(event))
    }

    fn ending(language: Language, outcome: &Outcome) -> String {
        named(&words(language).outcome(outcome))
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

    fn plays(language: Language) -> Vec<(String, String)> {
        <Ccg as Hosting>::plays(code(language))
    }

    fn cards(language: Language) -> Vec<CardEntry> {
        cards::all(words(language))
    }
}
