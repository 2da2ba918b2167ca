//! The game as a lobby offers it, from the rows of what can be chosen.

use strum::IntoEnumIterator;
use tabletop::Game;
use tabletop::hosting::{
    BotOffer, Catalogue, Hosting, PlayerCount, SetupChoice, SetupOption, SetupValue, Unavailable,
};

use crate::Fleet;
use crate::configuration::{Configuration, Difficulty, Ending, PLAYERS, Part, Problem, ROWS, Subject};
use crate::text::Words;

/// How many players are usual.
const USUAL_PLAYERS: u8 = 5;

pub(super) fn catalogue(words: &Words) -> Catalogue {
    let bot = |name: &str| BotOffer { name: name.to_owned(), about: words.lobby(&format!("bot-{name}")) };
    let seats = || PLAYERS.chain(ready_parts().flat_map(seats));
    Catalogue {
        name: Fleet::NAME.to_owned(),
        title: words.lobby("title"),
        about: words.lobby("about"),
        players: PlayerCount {
            least: seats().min().unwrap_or(USUAL_PLAYERS),
            most: seats().max().unwrap_or(USUAL_PLAYERS),
            usual: USUAL_PLAYERS,
        },
        bots: Fleet::BOTS.iter().map(|(name, _)| bot(name)).collect(),
        options: options(words, &Configuration::base(USUAL_PLAYERS)),
        bringing: None,
        unavailable: unavailable(words),
    }
}

/// What can be chosen, in the order of the rows.
fn choosable() -> impl Iterator<Item = Part> {
    ROWS.iter().map(|row| row.part).filter(|part| part.chosen().is_some())
}

fn ready_parts() -> impl Iterator<Item = Part> {
    choosable().filter(|part| part.is_ready())
}

/// For how many players a choice makes the game possible.
fn seats(part: Part) -> impl Iterator<Item = u8> {
    part.chosen().into_iter().flat_map(|chosen| chosen.seats).copied()
}

/// What can be chosen beside a configuration, and why the rest can't: the ending, the parts, the difficulty.
pub(super) fn options(words: &Words, configuration: &Configuration) -> Vec<SetupOption> {
    let parts = ready_parts().map(|part| switch(words, configuration, part));
    [endings(words, configuration)].into_iter().chain(parts).chain([difficulty(words)]).collect()
}

/// The reasons, if there are any.
fn why(words: &Words, problems: &[Problem]) -> Option<String> {
    (!problems.is_empty()).then(|| words.problems(problems))
}

fn endings(words: &Words, configuration: &Configuration) -> SetupOption {
    let ready = Ending::iter().filter(|ending| ending.objective().is_some());
    let choice = |ending: Ending| SetupChoice {
        value: SetupValue::Word(ending.to_string()),
        label: words.ending(ending),
        about: words.ending_help(ending),
        why: why(words, &configuration.against_ending(ending)),
    };
    SetupOption {
        name: "ending".to_owned(),
        label: words.lobby("ending"),
        about: words.lobby("ending-about"),
        choices: ready.map(choice).collect(),
    }
}

/// A part is taken or not.
fn switch(words: &Words, configuration: &Configuration, part: Part) -> SetupOption {
    let choice = |on: bool| SetupChoice {
        value: SetupValue::Switch(on),
        label: if on { words.part(part) } else { words.lobby("off") },
        about: if on { words.part_help(part) } else { words.lobby("off-about") },
        why: if on { why(words, &configuration.against(part)) } else { None },
    };
    SetupOption {
        name: part.to_string(),
        label: words.part(part),
        about: words.part_help(part),
        choices: [false, true].map(choice).into(),
    }
}

fn difficulty(words: &Words) -> SetupOption {
    let choice = |difficulty: Difficulty| SetupChoice {
        value: SetupValue::Word(difficulty.to_string()),
        label: words.lobby(&format!("difficulty-{difficulty}")),
        about: words.lobby(&format!("difficulty-{difficulty}-about")),
        why: None,
    };
    SetupOption {
        name: "difficulty".to_owned(),
        label: words.lobby("difficulty"),
        about: words.lobby("difficulty-about"),
        choices: Difficulty::iter().map(choice).collect(),
    }
}

/// What belongs to the game but can't be played here yet.
fn unavailable(words: &Words) -> Vec<Unavailable> {
    let parts = choosable().filter(|part| !part.is_ready()).map(|part| Unavailable {
        label: words.part(part),
        about: words.part_help(part),
        why: words.problem(&Problem::NotYet(Subject::Part(part))),
    });
    let endings = Ending::iter().filter(|&ending| ending != Ending::All && ending.objective().is_none());
    let endings = endings.map(|ending| Unavailable {
        label: words.ending(ending),
        about: words.ending_help(ending),
        why: words.problem(&Problem::NotYet(Subject::Ending(ending))),
    });
    parts.chain(endings).collect()
}
