//! The game as a lobby offers it.

use strum::IntoEnumIterator;
use tabletop::Game;
use tabletop::hosting::{BotOffer, Catalogue, Hosting, PlayerCount, SetupChoice, SetupOption, SetupValue};

use crate::options::OptionSet;
use crate::setup::{PLAYERS, SUGGESTED};
use crate::text::Words;
use crate::{Dogfight, Mission, Setup};

/// How many players are usual.
const USUAL_PLAYERS: u8 = 2;

pub(super) fn catalogue(words: &Words) -> Catalogue {
    let bot = |name: &str| BotOffer { name: name.to_owned(), about: words.lobby(&format!("bot-{name}")) };
    Catalogue {
        name: Dogfight::NAME.to_owned(),
        title: words.lobby("title"),
        about: words.lobby("about"),
        players: PlayerCount { least: *PLAYERS.start(), most: *PLAYERS.end(), usual: USUAL_PLAYERS },
        bots: Dogfight::BOTS.iter().map(|(name, _)| bot(name)).collect(),
        options: options(words, USUAL_PLAYERS),
        bringing: None,
        unavailable: Vec::new(),
    }
}

/// What can be chosen with so many players.
pub(super) fn options(words: &Words, players: u8) -> Vec<SetupOption> {
    vec![missions(words, players), rules(words), strict_table(words)]
}

/// An option of the set-up with its choices.
fn option(words: &Words, name: &str, choices: Vec<SetupChoice>) -> SetupOption {
    SetupOption {
        name: name.to_owned(),
        label: words.lobby(name),
        about: words.lobby(&format!("{name}-about")),
        choices,
    }
}

/// A choice that is always possible.
fn choice(words: &Words, value: SetupValue, id: &str) -> SetupChoice {
    SetupChoice { value, label: words.lobby(id), about: words.lobby(&format!("{id}-about")), why: None }
}

fn missions(words: &Words, players: u8) -> SetupOption {
    let suggested = choice(words, SetupValue::Word(SUGGESTED.to_owned()), "mission-suggested");
    let missions = Mission::all().iter().map(|mission| mission_choice(words, mission, players));
    option(words, "mission", std::iter::once(suggested).chain(missions).collect())
}

fn mission_choice(words: &Words, mission: &Mission, players: u8) -> SetupChoice {
    let seated = Setup::players_for(mission).contains(&players);
    let lines = words.mission_lines(mission).into_iter().map(|(heading, text)| format!("{heading}: {text}."));
    SetupChoice {
        value: SetupValue::Word(mission.name.clone()),
        label: words.mission(mission),
        about: lines.collect::<Vec<_>>().join(" "),
        why: (!seated).then(|| words.too_few_ships(mission)),
    }
}

/// Sets of rules that go with any mission.
fn rules(words: &Words) -> SetupOption {
    let set = |set: OptionSet| choice(words, SetupValue::Word(set.to_string()), &format!("options-{set}"));
    option(words, "options", OptionSet::iter().map(set).collect())
}

fn strict_table(words: &Words) -> SetupOption {
    let on = |on: bool| choice(words, SetupValue::Switch(on), &format!("strict-table-{on}"));
    option(words, "strict-table", [false, true].map(on).into())
}
