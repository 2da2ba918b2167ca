//! The game as a lobby offers it.

use strum::IntoEnumIterator;
use tabletop::Game;
use tabletop::hosting::{BotOffer, Catalogue, Hosting, PlayerCount, SetupChoice, SetupOption, SetupValue};

use crate::options::OptionSet;
use crate::setup::{PLAYERS, SUGGESTED};
use crate::text::Words;
use crate::{Dogfight, Mission, Setup};

pub(super) fn catalogue(words: &Words) -> Catalogue {
    let bot = |name: &str| BotOffer { name: name.to_owned(), about: words.lobby(&format!("bot-{name}")) };
    Catalogue {
        name: Dogfight::NAME.to_owned(),
        title: words.lobby("title"),
        about: words.lobby("about"),
        players: PlayerCount { least: *PLAYERS.start(), most: *PLAYERS.end(), usual: 2 },
        bots: Dogfight::BOTS.iter().map(|(name, _)| bot(name)).collect(),
        options: vec![missions(words), options(words), strict_table(words)],
        bringing: None,
        unavailable: Vec::new(),
    }
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

/// A choice that goes with any number of players.
fn choice(words: &Words, value: SetupValue, id: &str) -> SetupChoice {
    SetupChoice {
        value,
        label: words.lobby(id),
        about: words.lobby(&format!("{id}-about")),
        only_players: None,
        why: None,
    }
}

fn missions(words: &Words) -> SetupOption {
    let suggested = choice(words, SetupValue::Word(SUGGESTED.to_owned()), "mission-suggested");
    let missions = Mission::all().iter().map(|mission| mission_choice(words, mission));
    option(words, "mission", std::iter::once(suggested).chain(missions).collect())
}

fn mission_choice(words: &Words, mission: &Mission) -> SetupChoice {
    let seated = Setup::players_for(mission);
    let all = PLAYERS.count() == seated.len();
    let lines = words.mission_lines(mission).into_iter().map(|(heading, text)| format!("{heading}: {text}."));
    SetupChoice {
        value: SetupValue::Word(mission.name.clone()),
        label: words.mission(mission),
        about: lines.collect::<Vec<_>>().join(" "),
        only_players: (!all).then_some(seated),
        why: (!all).then(|| words.too_few_ships(mission)),
    }
}

/// Sets of rules that go with any mission.
fn options(words: &Words) -> SetupOption {
    let set = |set: OptionSet| choice(words, SetupValue::Word(set.to_string()), &format!("options-{set}"));
    option(words, "options", OptionSet::iter().map(set).collect())
}

fn strict_table(words: &Words) -> SetupOption {
    let on = |on: bool| choice(words, SetupValue::Switch(on), &format!("strict-table-{on}"));
    option(words, "strict-table", [false, true].map(on).into())
}
