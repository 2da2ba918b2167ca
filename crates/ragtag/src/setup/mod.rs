//! How a table is set up: what somebody chose, held against what the game's catalogue offers.

mod form;
mod listing;

use std::path::Path;

use clap::Args;
use rulebook::Configuration;
use serde_json::Value;
use tabletop::hosting::{Catalogue, Title};
use tabletop::{Seat, Seed, SetupError};

use crate::error::{Error, read_text};
use crate::games::{self, FileReader, Presented};
use crate::language::Language;
use form::Form;
pub use listing::listing;

/// The word with which somebody asks what can be chosen.
const HELP: &str = "help";
/// The option that has an argument of its own, because it may be a file.
const MISSION: &str = "mission";

/// What is chosen by name.
#[derive(Args, Clone, PartialEq, Debug, Default)]
pub struct Settings {
    /// Choose how the game is played, such as `--set difficulty=easier-for-humans` in `fleet`; may be repeated.
    /// `--set help` lists what can be chosen in the game
    #[arg(long, value_name = "NAME=VALUE", num_args = 0..=1, default_missing_value = "")]
    pub set: Vec<String>,
}

/// How the table is set up, beside the number of players.
#[derive(Args, Clone, PartialEq, Debug, Default)]
pub struct SetupArguments {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub settings: Settings,
    /// The decks, one for all or one for each seat, with commas: `viper-wing`, `quorum`, `toaster-tide`,
    /// `tribunal`, `lot` (one of these four), `sealed-8` (made from 8 boosters), `wild` (any cards), or a file with
    /// a list, a number and a card on each line; `lot` if not given
    #[arg(long, value_delimiter = ',', value_name = "DECK", help_heading = "The card game (ccg)")]
    pub decks: Vec<String>,
    /// The mission: a name (`ragtag cards dogfight --deck mission` lists them) or a file of your own; one that
    /// suits the number of players if not given
    #[arg(long, value_name = "MISSION", help_heading = "Starship Battles (dogfight)")]
    pub mission: Option<String>,
}

impl Settings {
    /// Whether somebody only asks what can be chosen.
    pub fn ask_for_help(&self) -> bool {
        self.set.iter().any(|word| word == HELP)
    }

    /// Writes what was chosen into a form.
    fn fill(&self, form: &mut Form, reader: fn(&str) -> Option<FileReader>) -> Result<(), Error> {
        for word in &self.set {
            let argument = format!("--set {word}");
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            form.choose(argument.trim_end(), name, value, reader(name))?;
        }
        Ok(())
    }
}

impl SetupArguments {
    /// The options of somebody who has not said how to play.
    pub fn first_game<G: Presented>() -> SetupArguments {
        let set = G::FIRST_GAME.iter().map(|(name, value)| format!("{name}={value}")).collect();
        SetupArguments { settings: Settings { set }, ..SetupArguments::default() }
    }

    /// The arguments that say this again.
    pub fn as_arguments(&self) -> String {
        let mut arguments: String = self.settings.set.iter().map(|word| format!(" --set {word}")).collect();
        if !self.decks.is_empty() {
            arguments += &format!(" --decks {}", self.decks.join(","));
        }
        if let Some(mission) = &self.mission {
            arguments += &format!(" --mission {mission}");
        }
        arguments
    }

    /// The set-up for so many players, if it can be played.
    pub fn setup<G: Presented>(&self, players: u8) -> Result<G::Setup, Error> {
        let mut form = Form::new(G::catalogue(Language::English.code()), players)?;
        self.settings.fill(&mut form, G::reader)?;
        if let Some(mission) = &self.mission {
            if !form.has(MISSION) {
                return Err(is_for("--mission", |catalogue| {
                    catalogue.options.iter().any(|it| it.name == MISSION)
                }));
            }
            form.choose(&format!("--mission {mission}"), MISSION, mission, G::reader(MISSION))?;
        }
        let read = G::files().read_setup(form.json());
        let mut setup = read.map_err(|error| SetupError::new(error.to_string()))?;
        self.bring::<G>(&mut setup, usize::from(players))?;
        G::set_up(&setup, Seed::from_number(0))?;
        Ok(setup)
    }

    /// Adds what the players bring.
    fn bring<G: Presented>(&self, setup: &mut G::Setup, seats: usize) -> Result<(), Error> {
        let words: Vec<&String> = match self.decks.as_slice() {
            [] => return Ok(()),
            _ if G::catalogue(Language::English.code()).bringing.is_none() => {
                return Err(is_for("--decks", |catalogue| catalogue.bringing.is_some()));
            }
            [word] => vec![word; seats],
            words if words.len() == seats => words.iter().collect(),
            words => {
                return Err(Error::Usage(format!(
                    "--decks names {} decks, but there are {seats} seats; expected one for all, or one a seat",
                    words.len()
                )));
            }
        };
        for (seat, word) in Seat::all(seats).zip(words) {
            let path = Path::new(word);
            let is_file = path.is_file();
            let text = if is_file { read_text(path)? } else { word.clone() };
            G::bring(setup, seat, &text).map_err(|SetupError { message }| {
                SetupError::new(if is_file {
                    format!("{word}: {message}")
                } else {
                    format!("{message} (and there is no file `{word}`)")
                })
            })?;
        }
        Ok(())
    }
}

/// What somebody wants the rules for: of so many players, or of the usual number if the choices allow it. Nothing, if
/// nothing was said.
pub fn configuration(
    game: &dyn Title,
    players: Option<u8>,
    settings: &Settings,
) -> Result<Option<Configuration>, Error> {
    if players.is_none() && settings.set.is_empty() {
        return Ok(None);
    }
    let catalogue = game.catalogue(Language::English.code());
    let count = catalogue.players;
    let setup = |players: u8| -> Result<Value, Error> {
        let mut form = Form::new(catalogue.clone(), players)?;
        settings.fill(&mut form, |_| None)?;
        let setup = form.json();
        game.check(&setup)?;
        Ok(setup)
    };
    let mut found = setup(players.unwrap_or(count.usual));
    if players.is_none() && found.is_err() {
        found = (count.least..=count.most).find_map(|players| setup(players).ok()).map_or(found, Ok);
    }
    Ok(Some(Configuration { players, variants: game.variants(&found?)? }))
}

/// That an argument is for other games.
fn is_for(argument: &str, suits: impl Fn(&Catalogue) -> bool) -> Error {
    let catalogues = games::all().map(|game| game.title.catalogue(Language::English.code()));
    let suited = catalogues.filter(|catalogue| suits(catalogue));
    let names: Vec<String> =
        suited.map(|catalogue| format!("`{}` ({})", catalogue.name, catalogue.title)).collect();
    Error::Usage(format!("{argument} is for {}", names.join(" and ")))
}
