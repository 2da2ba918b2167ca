//! The commands and their arguments.

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand, ValueEnum};
use tabletop::SetupError;

use crate::games::{self, Chosen};
use crate::keeping::{BackupArguments, DoctorArguments, RestoreArguments};
use crate::language::Language;
use crate::plain::{any_number, file_problem, whole_number};
use crate::serve::ServeArguments;

/// Play the Battlestar Galactica tabletop games with every rule enforced and every secret kept.
#[derive(Parser, Debug)]
#[command(
    name = "ragtag",
    version,
    about,
    max_term_width = 100,
    after_help = "\
The games: `fleet` is the board game, `ccg` the collectable card game, and
`dogfight` is Starship Battles.

Examples:
  ragtag                            serve them: open the printed address
  ragtag play fleet                 the board game in this terminal, with bots
  ragtag play dogfight              Starship Battles: a first battle
  ragtag rules fleet skill check    what the rulebook says about skill checks
  ragtag simulate fleet             a thousand games of bots, and how they ended

`ragtag COMMAND --help` says more about a command.
Exit codes: 0 done, 1 failed, 2 bad arguments.
An unofficial fan work, not connected with the owners of Battlestar Galactica."
)]
pub struct Cli {
    /// What to do; `serve` if nothing is said.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What the program can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the games for browsers and programs; what `ragtag` alone does
    Serve(Box<ServeArguments>),
    /// Copy everything that a server keeps into one file, while it runs
    Backup(BackupArguments),
    /// Put such a copy into an empty database
    Restore(RestoreArguments),
    /// Check every stored game
    Doctor(DoctorArguments),
    /// Play in the terminal, against bots or with friends at the same keyboard
    Play(PlayArguments),
    /// Look up the rules
    Rules(RuleArguments),
    /// List the cards with their texts
    Cards(CardArguments),
    /// Let bots play many games and count how they end
    Simulate(SimulateArguments),
    /// Tell the story of a recorded game, or check that the record is true
    Replay(ReplayArguments),
    /// Run scenarios: cases of the rules written as YAML files
    Scenario(ScenarioArguments),
}

/// How the table is set up, beside the number of players.
#[derive(Args, Clone, PartialEq, Debug, Default)]
pub struct Variants {
    /// Make the game easier for one side
    #[arg(long, value_enum, default_value_t, help_heading = "The board game (fleet)")]
    pub difficulty: Difficulty,
    /// Play the official variant without the Sympathizer (4 or 6 players)
    #[arg(long, help_heading = "The board game (fleet)")]
    pub no_sympathizer: bool,
    /// The decks, one for all or one for each seat, with commas: `viper-wing`, `quorum`, `toaster-tide`,
    /// `tribunal`, `lot` (one of these four), `sealed-8` (made from 8 boosters), `wild` (any cards), or a file with
    /// a list, a number and a card on each line; `lot` if not given
    #[arg(long, value_delimiter = ',', value_name = "DECK", help_heading = "The card game (ccg)")]
    pub decks: Vec<String>,
    /// The mission: a name (`ragtag cards dogfight --deck mission` lists them) or a file of your own; one that
    /// suits the number of players if not given
    #[arg(long, value_name = "MISSION", help_heading = "Starship Battles (dogfight)")]
    pub mission: Option<String>,
    /// Which rules: `mission` (those that the mission was made for), `quick-start`, `complete`, `tactics` (with
    /// aiming, tailing and bluffs) or `everything`; `mission` if not given
    #[arg(long, value_name = "RULES", help_heading = "Starship Battles (dogfight)")]
    pub rule_set: Option<String>,
    /// Offer illegal plans as well: whoever makes one by mistake pays with damage, as at a real table
    #[arg(long, help_heading = "Starship Battles (dogfight)")]
    pub strict_table: bool,
}

/// A deck as it was given: a word of the card game, or what stands in a file.
pub struct DeckWord {
    /// The word, or the list.
    pub text: String,
    /// The file in which the list stands.
    pub file: Option<String>,
}

/// For whom the game is made easier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Difficulty {
    /// As the rules say
    #[default]
    Standard,
    /// All resources begin 2 higher
    EasierForHumans,
    /// All resources begin 2 lower
    EasierForCylons,
}

impl Difficulty {
    /// The word for it in arguments.
    pub fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

impl Variants {
    /// The decks by seat, read from their files where they are no words.
    ///
    /// # Errors
    /// That there are too few or too many, or that a file can't be read.
    pub fn decks(&self, players: u8) -> Result<Vec<DeckWord>, SetupError> {
        let seats = usize::from(players);
        let words = match self.decks.as_slice() {
            [] => vec!["lot".to_owned(); seats],
            [word] => vec![word.clone(); seats],
            words if words.len() == seats => words.to_vec(),
            words => {
                return Err(SetupError::new(format!(
                    "--decks names {} decks, but there are {seats} seats; expected one for all, or one a seat",
                    words.len()
                )));
            }
        };
        let read = |word: String| {
            if !Path::new(&word).is_file() {
                return Ok(DeckWord { text: word, file: None });
            }
            let text = std::fs::read_to_string(&word).map_err(|error| {
                SetupError::new(format!("{word}: it can't be read: {}", file_problem(&error)))
            })?;
            Ok(DeckWord { text, file: Some(word) })
        };
        words.into_iter().map(read).collect()
    }

    /// # Errors
    /// That this game has no decks.
    pub fn refuse_decks(&self) -> Result<(), SetupError> {
        if self.decks.is_empty() {
            Ok(())
        } else {
            Err(SetupError::new("--decks is for the card game (ccg)"))
        }
    }

    /// # Errors
    /// That this is not the board game.
    pub fn refuse_those_of_the_board_game(&self) -> Result<(), SetupError> {
        if self.difficulty == Difficulty::Standard && !self.no_sympathizer {
            Ok(())
        } else {
            Err(SetupError::new("--difficulty and --no-sympathizer are for the board game (fleet)"))
        }
    }

    /// # Errors
    /// That this is not Starship Battles.
    pub fn refuse_those_of_starship_battles(&self) -> Result<(), SetupError> {
        if self.mission.is_none() && self.rule_set.is_none() && !self.strict_table {
            Ok(())
        } else {
            Err(SetupError::new(
                "--mission, --rule-set and --strict-table are for Starship Battles (dogfight)",
            ))
        }
    }

    /// The arguments that say this again.
    pub fn as_arguments(&self) -> String {
        let mut arguments = String::new();
        if self.difficulty != Difficulty::Standard {
            arguments += &format!(" --difficulty {}", self.difficulty.name());
        }
        if self.no_sympathizer {
            arguments += " --no-sympathizer";
        }
        if !self.decks.is_empty() {
            arguments += &format!(" --decks {}", self.decks.join(","));
        }
        if let Some(mission) = &self.mission {
            arguments += &format!(" --mission {mission}");
        }
        if let Some(set) = &self.rule_set {
            arguments += &format!(" --rule-set {set}");
        }
        if self.strict_table {
            arguments += " --strict-table";
        }
        arguments
    }
}

/// Arguments of `ragtag simulate`.
#[derive(Args, Debug)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Examples:
  ragtag simulate fleet --players 3,4,5,6 --games 2000
  ragtag simulate fleet --bots officer,random,random,random,random
  ragtag simulate ccg --bots tactician,random --decks quorum
  ragtag simulate dogfight --mission wing-pair --games 3 --svg tracks
  ragtag simulate fleet --players 5 --seed 17 --games 1    one game again
  ragtag simulate fleet --quiet --csv - > games.csv

Game number n of a run has the seed SEED + n, counted from 0. The digest stands
for every game of the run: it is the same on every machine and with any number
of threads, as long as the rules and bots are the same."
)]
pub struct SimulateArguments {
    /// Which game
    #[arg(value_parser = games::parser())]
    pub game: Chosen,
    /// How many players, or several numbers with commas, one after the other; 5 in `fleet` and 2 in the others if
    /// not given
    #[arg(long, value_delimiter = ',', value_name = "N", value_parser = whole_number(1_u8..=100))]
    pub players: Vec<u8>,
    /// How many games, for each number of players
    #[arg(long, default_value_t = 1000, value_parser = whole_number(1..=1_000_000_000_u32), value_name = "N")]
    pub games: u32,
    /// The seed of the first game: the number from which its shuffles and dice come
    #[arg(long, default_value_t = 0, value_parser = any_number)]
    pub seed: u64,
    /// Who plays: one bot for all seats, or one for each, with commas: `officer` or `random` in `fleet`;
    /// `tactician`, `admiral` or `random` in `ccg`; `pilot`, `ace` or `random` in `dogfight`; `mixed` draws lots.
    /// The first of each if not given
    #[arg(long, value_delimiter = ',', value_name = "BOT")]
    pub bots: Vec<String>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub variants: Variants,
    /// How many threads; as many as the machine has, if not given
    #[arg(long, value_parser = whole_number(1..=1024_u16), value_name = "N")]
    pub threads: Option<u16>,
    /// A game that has not ended after so many steps of its rules is given up and reported
    #[arg(long, default_value_t = 20_000, value_name = "STEPS", value_parser = whole_number(1..=1_000_000_000_usize))]
    pub bound: usize,
    /// Write every game and a summary to this file, as JSON; `-` is the standard output
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write every game to this file, as CSV; `-` is the standard output
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Draw the tracks of every game into this folder, as SVG
    #[arg(long, value_name = "FOLDER", help_heading = "Starship Battles (dogfight)")]
    pub svg: Option<PathBuf>,
    /// Show no progress and print no table of the results
    #[arg(long, short)]
    pub quiet: bool,
}

/// Arguments of `ragtag play`.
#[derive(Args, Debug)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Examples:
  ragtag play fleet                          you and four bots
  ragtag play fleet --players 4 --humans 2   two people at a keyboard, two bots
  ragtag play ccg --decks quorum,lot         you with this deck, a bot with any
  ragtag play dogfight                       a first battle, quick-start rules
  ragtag play dogfight --mission duel        another mission, as it was made
  ragtag play fleet --save evening.json      keep the game, to go on later
  ragtag play fleet --resume evening.json    go on
  ragtag play fleet --language pl            po polsku

During the game, type the number of what you want to do; `?` explains the rest.
A saved game holds every secret of the game, the other players' cards included:
don't look into it. With several people, the screen is cleared and handed over
before somebody else decides."
)]
pub struct PlayArguments {
    /// Which game
    #[arg(value_parser = games::parser())]
    pub game: Chosen,
    /// How many players, bots included; 5 in `fleet` and 2 in the others if not given
    #[arg(long, value_name = "N", value_parser = whole_number(1_u8..=100))]
    pub players: Option<u8>,
    /// How many people play at this keyboard, on the first seats; the others are bots
    #[arg(long, default_value_t = 1, value_name = "N", conflicts_with = "resume", value_parser = whole_number(1_u8..=100))]
    pub humans: u8,
    /// Who plays the other seats: one bot for all, or one for each seat (people's seats as well), with commas:
    /// `officer` or `random` in `fleet`; `tactician`, `admiral` or `random` in `ccg`; `pilot`, `ace` or `random` in
    /// `dogfight`; `mixed` draws lots. The first of each if not given
    #[arg(long, value_delimiter = ',', value_name = "BOT")]
    pub bots: Vec<String>,
    /// A number from which all shuffles and dice come: with the same number they come again; drawn by lot if not
    /// given
    #[arg(long, conflicts_with = "resume", value_parser = any_number)]
    pub seed: Option<u64>,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub variants: Variants,
    /// The language
    #[arg(long, value_enum, default_value_t, env = "RAGTAG_LANGUAGE")]
    pub language: Language,
    /// Write a record to this file when the game is over, for `ragtag replay`
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Save the game to this file after every answer (it holds every secret of the game)
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a saved game, and keep saving it there
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "bots", "difficulty", "no_sympathizer", "decks", "mission", "rule_set", "strict_table"])]
    pub resume: Option<PathBuf>,
}

/// Arguments of `ragtag replay`.
#[derive(Args, Debug)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Examples:
  ragtag replay game.jsonl                 what everybody saw, turn by turn
  ragtag replay game.jsonl --seat roslin   what Roslin saw
  ragtag replay game.jsonl --all           everything, every secret included
  ragtag replay game.jsonl --verify        is the record true?

`ragtag play GAME --record game.jsonl` writes such a record."
)]
pub struct ReplayArguments {
    /// The record of a finished game
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Tell what this seat saw: its number, or its name: `roslin` in `fleet`, `colonial` in `dogfight`
    #[arg(long, value_name = "NAME", conflicts_with = "all")]
    pub seat: Option<String>,
    /// Tell everything, every secret included
    #[arg(long)]
    pub all: bool,
    /// Stop after so many answers of the players
    #[arg(long, value_name = "N", value_parser = whole_number(0..=1_000_000_000_usize))]
    pub to: Option<usize>,
    /// Tell nothing, but check that the record is true: that the seed is the one promised at the start, every
    /// answer legal, and the end what these answers lead to
    #[arg(long, conflicts_with_all = ["seat", "all", "to"])]
    pub verify: bool,
    /// The language
    #[arg(long, value_enum, default_value_t, env = "RAGTAG_LANGUAGE")]
    pub language: Language,
}

/// Arguments of `ragtag scenario`.
#[derive(Args, Debug)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Examples:
  ragtag scenario scenarios/fleet            all scenarios in a folder
  ragtag scenario my-bug.yaml --game ccg     one of your own
  ragtag scenario scenarios/fleet --proves   and which rules they prove

CONTRIBUTING.md says how a scenario is written."
)]
pub struct ScenarioArguments {
    /// Scenarios, or folders with scenarios (`.yaml`) in them
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Which game; if not given, the one after which the folder of the scenarios is named, else `fleet`
    #[arg(long, value_parser = games::parser())]
    pub game: Option<Chosen>,
    /// List the sections of the rulebook that the scenarios prove, and those they don't
    #[arg(long)]
    pub proves: bool,
    /// Say nothing of scenarios that hold
    #[arg(long, short)]
    pub quiet: bool,
}

/// Arguments of `ragtag cards`.
#[derive(Args, Debug)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Examples:
  ragtag cards fleet --deck quorum
  ragtag cards fleet --find \"water shortage\"
  ragtag cards dogfight --deck mission        the missions
  ragtag cards dogfight --deck talent
  ragtag cards ccg --json > cards.json        for programs"
)]
pub struct CardArguments {
    /// Which game
    #[arg(value_parser = games::parser())]
    pub game: Chosen,
    /// Only this deck, such as `quorum`; a name that is not there lists those that are
    #[arg(long)]
    pub deck: Option<String>,
    /// Only cards with all these words in their name or text
    #[arg(long, value_name = "WORDS")]
    pub find: Option<String>,
    /// Print JSON, for programs
    #[arg(long)]
    pub json: bool,
    /// The language
    #[arg(long, value_enum, default_value_t, env = "RAGTAG_LANGUAGE")]
    pub language: Language,
}

/// Arguments of `ragtag rules`.
#[derive(Args, Debug)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Examples:
  ragtag rules fleet                             the chapters
  ragtag rules fleet skill-check                 a chapter
  ragtag rules fleet fleet.skill-check.destiny   a section
  ragtag rules fleet heavy raiders               sections with these words
  ragtag rules fleet --players 5 loyalty         only what applies to five
  ragtag rules dogfight --set mission=duel       only what a duel needs
  ragtag rules dogfight --aid                    the player aid, on one page"
)]
pub struct RuleArguments {
    /// Which game
    #[arg(value_parser = games::parser())]
    pub game: Chosen,
    /// A chapter, a section, or words to search for
    #[arg(value_name = "SECTION or WORDS")]
    pub words: Vec<String>,
    /// Only what applies to so many players
    #[arg(long, value_name = "N", value_parser = whole_number(1_u8..=100))]
    pub players: Option<u8>,
    /// Only what applies to this choice of the set-up, such as `no-sympathizer=true` or `options=complete`; can be
    /// given several times, and a name that is not there lists those that are
    #[arg(long, value_name = "NAME=VALUE")]
    pub set: Vec<String>,
    /// The player aid: what one wants beside the table, on one page
    #[arg(long, conflicts_with = "words")]
    pub aid: bool,
}
