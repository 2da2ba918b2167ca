//! The games as the program knows them: those of the server's registry, with what a terminal needs of each beside
//! what any host needs.

mod ccg;
mod dogfight;
mod fleet;
mod said;
mod terminal;

use std::fmt;
use std::path::Path;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use serde::Serialize;
use serde_json::Value;
use server::games::GAMES;
use tabletop::hosting::{Hosting, Offer, Roster, Title};
use tabletop::{Files, Prompt};

use crate::language::Language;
use crate::plain::any_of;
use crate::screen::Screen;
pub use said::{ending, event, offer, player, plays, question};
pub use terminal::{Shown, Terminal};

/// How a terminal shows the games of the registry: one line each.
const SHOWN: &[&dyn Terminal] =
    &[&Shown::<::fleet::Fleet>::NEW, &Shown::<::ccg::Ccg>::NEW, &Shown::<::dogfight::Dogfight>::NEW];

/// A game by its short name, as it stands in arguments.
#[derive(Clone, Copy)]
pub struct Chosen {
    /// The game as any host knows it.
    pub title: &'static dyn Title,
    /// The game at a terminal.
    pub terminal: &'static dyn Terminal,
}

impl Default for Chosen {
    /// The board game, which most look for.
    fn default() -> Chosen {
        Chosen { title: GAMES[0], terminal: SHOWN[0] }
    }
}

impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.title.name())
    }
}

/// Every game.
pub fn all() -> impl Iterator<Item = Chosen> {
    let shown = |name: &str| SHOWN.iter().copied().find(|terminal| terminal.name() == name);
    GAMES.iter().filter_map(move |&title| Some(Chosen { title, terminal: shown(title.name())? }))
}

/// The game with this short name.
///
/// # Errors
/// Which games there are.
pub fn by_name(name: &str) -> Result<Chosen, String> {
    all().find(|game| game.title.name() == name).ok_or_else(|| {
        let names: Vec<&str> = all().map(|game| game.title.name()).collect();
        format!("there is no game `{name}`; there are: {}", names.join(", "))
    })
}

/// Reads the short name of a game in arguments, and says in the help which games there are.
pub fn parser() -> impl TypedValueParser<Value = Chosen> {
    let names = all().map(|game| {
        let catalogue = game.title.catalogue(Language::English.code());
        let players = catalogue.players;
        let about = format!("{}, for {} to {} players", catalogue.title, players.least, players.most);
        PossibleValue::new(game.title.name()).help(about)
    });
    PossibleValuesParser::new(names).try_map(|name| by_name(&name))
}

/// Something of each game, with its name, as the help says it.
fn in_each(say: impl Fn(&dyn Title) -> String) -> Vec<String> {
    all().map(|game| format!("{} in `{}`", say(game.title), game.title.name())).collect()
}

/// How many players each game usually has, for the help.
pub fn usual_players() -> String {
    in_each(|title| title.catalogue(Language::English.code()).players.usual.to_string()).join(", ")
}

/// Which player programs each game has, for the help.
pub fn bots() -> String {
    let quoted = |name: &&str| format!("`{name}`");
    in_each(|title| any_of(&title.bots().iter().map(quoted).collect::<Vec<_>>())).join("; ")
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

/// A number by which finished games are compared.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// Its name, in small letters.
    pub name: &'static str,
    /// The number.
    pub value: i64,
}

/// Something that can be picked, as a terminal lists it.
pub struct Listed {
    /// What the game says.
    pub offer: Offer,
    /// What would be lost by it: it is asked again.
    pub danger: Option<String>,
}

impl From<Offer> for Listed {
    fn from(offer: Offer) -> Listed {
        Listed { offer, danger: None }
    }
}

/// Reads what stands in a file of somebody's own, for a field of a set-up.
pub type FileReader = fn(text: &str) -> Result<Value, String>;

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

/// What a terminal needs of a game beside what any host needs. What players see is made from views alone.
pub trait Presented: Hosting {
    /// What a won game is called in statistics.
    const WON: &'static str;
    /// Decks that cards come from, as in arguments, each with its heading.
    const DECKS: &'static [(&'static str, &'static str)];
    /// The options of the set-up, with their values, of somebody who has not said how to play.
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[];

    /// What reads and writes its files.
    fn files() -> &'static dyn Files<Self>;

    /// What reads a file for an option of the set-up, if somebody may have written one.
    fn reader(_option: &str) -> Option<FileReader> {
        None
    }

    /// Whether the game was won, in the sense of [`Presented::WON`].
    fn won(outcome: &Self::Outcome) -> bool;

    /// The numbers of a finished game.
    fn figures(state: &Self::State) -> Vec<Figure>;

    /// The game's question with signs from the board, if it is drawn with some.
    fn signed(_prompt: &Prompt<Self>, question: String) -> String {
        question
    }

    /// What can be picked with what somebody wants to know who sees no more than the drawn board.
    fn listed(
        _language: Language,
        _view: &Self::View<'_>,
        _prompt: &Prompt<Self>,
        _choice: &Self::Choice,
        offer: Offer,
    ) -> Listed {
        offer.into()
    }

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

    /// Every card.
    fn cards(language: Language) -> Vec<CardEntry>;

    /// Whether a game can be drawn.
    const DRAWS: bool = false;

    /// An SVG drawing of a game from its first state and what all could see, if the game can be drawn.
    fn drawing(_start: &Self::State, _events: &[Self::Event]) -> Option<String> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_registry_can_be_shown_and_no_other_is() {
        let names = |games: Vec<&'static str>| games.join(", ");
        let shown = SHOWN.iter().map(|terminal| terminal.name()).collect();
        assert_eq!(names(GAMES.iter().map(|title| title.name()).collect()), names(shown));
    }
}
