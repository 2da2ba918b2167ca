//! The game as a lobby offers it.

use tabletop::Game;
use tabletop::hosting::{
    BotOffer, Catalogue, Hosting, PlayerCount, SetupChoice, SetupOption, SetupValue, Unavailable,
};

use crate::Fleet;
use crate::setup::{Difficulty, PLAYERS};
use crate::text::Words;

pub(super) fn catalogue(words: &Words) -> Catalogue {
    let bot = |name: &str| BotOffer { name: name.to_owned(), about: words.lobby(&format!("bot-{name}")) };
    let expansions = ["Pegasus", "Exodus", "Daybreak"]
        .map(|label| Unavailable { label: label.to_owned(), why: words.lobby("expansion-why") });
    let endings = ["new-caprica", "ionian-nebula", "earth"].map(|ending| Unavailable {
        label: words.lobby(&format!("ending-{ending}")),
        why: words.lobby("ending-why"),
    });
    Catalogue {
        name: Fleet::NAME.to_owned(),
        title: words.lobby("title"),
        about: words.lobby("about"),
        players: PlayerCount { least: *PLAYERS.start(), most: *PLAYERS.end(), usual: 5 },
        bots: Fleet::BOTS.iter().map(|(name, _)| bot(name)).collect(),
        options: vec![difficulty(words), no_sympathizer(words)],
        bringing: None,
        unavailable: expansions.into_iter().chain(endings).collect(),
    }
}

fn difficulty(words: &Words) -> SetupOption {
    let choice = |difficulty: Difficulty| SetupChoice {
        value: SetupValue::Word(difficulty.to_string()),
        label: words.lobby(&format!("difficulty-{difficulty}")),
        about: words.lobby(&format!("difficulty-{difficulty}-about")),
        only_players: None,
        why: None,
    };
    SetupOption {
        name: "difficulty".to_owned(),
        label: words.lobby("difficulty"),
        about: words.lobby("difficulty-about"),
        choices: [Difficulty::Standard, Difficulty::EasierForHumans, Difficulty::EasierForCylons]
            .map(choice)
            .into(),
    }
}

fn no_sympathizer(words: &Words) -> SetupOption {
    let choice = |on: bool| SetupChoice {
        value: SetupValue::Switch(on),
        label: words.lobby(&format!("no-sympathizer-{on}")),
        about: words.lobby(&format!("no-sympathizer-{on}-about")),
        only_players: on.then(|| PLAYERS.filter(|players| players % 2 == 0).collect()),
        why: on.then(|| words.lobby("no-sympathizer-why")),
    };
    SetupOption {
        name: "no-sympathizer".to_owned(),
        label: words.lobby("no-sympathizer"),
        about: words.lobby("no-sympathizer-about"),
        choices: [false, true].map(choice).into(),
    }
}
