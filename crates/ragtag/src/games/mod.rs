//! The games there are, and what the program needs of each beside its rules.

mod ccg;
mod dogfight;
mod fleet;
mod title;

use std::fmt;
use std::path::Path;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use serde::Serialize;
use tabletop::hosting::Roster;
use tabletop::{Files, Policy, Prompt, Seat, Seed, SetupError, Staged, Turn};

use crate::cli::Variants;
use crate::language::Language;
use crate::screen::Screen;
pub use title::{Title, Titled};

/// Every game: one line each.
pub const GAMES: &[&dyn Title] =
    &[&Titled::<::fleet::Fleet>::NEW, &Titled::<::ccg::Ccg>::NEW, &Titled::<::dogfight::Dogfight>::NEW];

/// A game by its short name, as it stands in arguments.
#[derive(Clone, Copy)]
pub struct Chosen(&'static dyn Title);

impl Chosen {
    /// The game.
    pub fn title(self) -> &'static dyn Title {
        self.0
    }
}

impl Default for Chosen {
    /// The board game, which most look for.
    fn default() -> Chosen {
        Chosen(GAMES[0])
    }
}

impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

/// The game with this short name.
///
/// # Errors
/// Which games there are.
pub fn by_name(name: &str) -> Result<Chosen, String> {
    GAMES.iter().find(|game| game.name() == name).map(|&game| Chosen(game)).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
        format!("there is no game `{name}`; there are: {}", names.join(", "))
    })
}

/// Reads the short name of a game in arguments, and says in the help which games there are.
pub fn parser() -> impl TypedValueParser<Value = Chosen> {
    let names = GAMES.iter().map(|game| PossibleValue::new(game.name()).help(game.about()));
    PossibleValuesParser::new(names).try_map(|name| by_name(&name))
}

/// The game whose name a folder of the path has.
pub fn of_path(path: &Path) -> Option<Chosen> {
    let path = path.canonicalize().ok()?;
    path.components().rev().find_map(|part| by_name(part.as_os_str().to_str()?).ok())
}

/// A game's words with names in them: at a terminal, nobody says who they are.
fn named(text: &str) -> String {
    Roster::of_strangers().named(text)
}

/// A player program.
pub struct Bot<G: Presented> {
    /// Its name in arguments.
    pub name: &'static str,
    /// Makes one whose whims depend on the seed.
    pub make: fn(Seed) -> Box<dyn Policy<G>>,
}

/// A number by which finished games are compared.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// Its name, in small letters.
    pub name: &'static str,
    /// The number.
    pub value: i64,
}

/// Something that can be picked, in words.
pub struct Offer {
    /// What picking it does.
    pub text: String,
    /// What that means, if the first words don't say everything.
    pub detail: Option<String>,
    /// What would be lost by it: it is asked again.
    pub danger: Option<String>,
}

/// A card, sheet, tile or token as `ragtag cards` lists it.
#[derive(Clone, Debug, Serialize)]
pub struct CardEntry {
    /// The box it comes from.
    pub set: &'static str,
    /// Its deck.
    pub deck: &'static str,
    /// Its name in records and scenarios; unique in its deck.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many of it there are.
    pub copies: usize,
    /// The numbers on it, by name.
    pub numbers: serde_json::Map<String, serde_json::Value>,
    /// What its icons mean.
    pub icons: Vec<String>,
    /// Its text, line by line.
    pub text: Vec<String>,
}

/// What the program needs of a game beside its rules. What players see is made from views alone.
pub trait Presented: Staged + Sized {
    /// The game in half a sentence.
    const ABOUT: &'static str;
    /// How many players are usual.
    const USUAL_PLAYERS: u8;
    /// What a won game is called in statistics.
    const WON: &'static str;
    /// Player programs; the first is the usual one.
    const BOTS: &'static [Bot<Self>];
    /// Decks that cards come from, as in arguments, each with its heading.
    const DECKS: &'static [(&'static str, &'static str)];

    /// What reads and writes its files.
    fn files() -> &'static dyn Files<Self>;

    /// The table of somebody who has not said how to play.
    fn first_game() -> Variants {
        Variants::default()
    }

    /// The set-up for so many players.
    fn setup(players: u8, variants: &Variants) -> Result<Self::Setup, SetupError>;

    /// Whether the game was won, in the sense of [`Presented::WON`].
    fn won(outcome: &Self::Outcome) -> bool;

    /// The outcome as a word, for tables and files.
    fn outcome_word(outcome: &Self::Outcome) -> String;

    /// The numbers of a finished game.
    fn figures(state: &Self::State) -> Vec<Figure>;

    /// The turn that begins with this event.
    fn begins_turn(event: &Self::Event) -> Option<Turn>;

    /// What a player is called.
    fn player(language: Language, seat: Seat, view: &Self::View<'_>) -> String;

    /// A question.
    fn question(language: Language, view: &Self::View<'_>, prompt: &Prompt<Self>) -> String;

    /// Something that can be picked.
    fn offer(
        language: Language,
        view: &Self::View<'_>,
        prompt: &Prompt<Self>,
        choice: &Self::Choice,
    ) -> Offer;

    /// A line of the log.
    fn event(language: Language, event: &Self::Event, view: &Self::View<'_>) -> String;

    /// How the game ended.
    fn ending(language: Language, outcome: &Self::Outcome) -> String;

    /// What the game is called.
    fn title(language: Language) -> String;

    /// What everybody should know before the first question.
    fn briefing(_language: Language, _view: &Self::View<'_>, _screen: Screen) -> String {
        String::new()
    }

    /// The part of the turn: the board is shown anew in each.
    fn part_of_turn(_view: &Self::View<'_>) -> u8 {
        0
    }

    /// What helps with a question, beside the board and the options.
    fn aid(_language: Language, _view: &Self::View<'_>, _prompt: &Prompt<Self>, _screen: Screen) -> String {
        String::new()
    }

    /// The heading under which an option stands, where there are so many that they need some.
    fn heading(_language: Language, _view: &Self::View<'_>, _choice: &Self::Choice) -> Option<String> {
        None
    }

    /// The board, without what is going on.
    fn board(language: Language, view: &Self::View<'_>, screen: Screen) -> String;

    /// The board in a line, for questions that follow one another.
    fn status(language: Language, view: &Self::View<'_>, screen: Screen) -> String;

    /// What is going on: cards in play, being resolved, and the like, one paragraph each.
    fn matters(language: Language, view: &Self::View<'_>, screen: Screen) -> Vec<String>;

    /// What the viewer holds, by name.
    fn hand(language: Language, view: &Self::View<'_>, screen: Screen) -> String;

    /// What the viewer holds, with texts.
    fn hand_with_texts(language: Language, view: &Self::View<'_>, screen: Screen) -> String;

    /// What may be played as an interrupt: the name for standing orders, and what players call it.
    fn plays(language: Language) -> Vec<(String, String)>;

    /// Every card.
    fn cards(language: Language) -> Vec<CardEntry>;

    /// Whether a game can be drawn.
    const DRAWS: bool = false;

    /// An SVG drawing of a game from its first state and what all could see, if the game can be drawn.
    fn drawing(_start: &Self::State, _events: &[Self::Event]) -> Option<String> {
        None
    }
}
