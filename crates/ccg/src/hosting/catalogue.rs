//! The game as a lobby offers it.

use strum::IntoEnumIterator;
use tabletop::Game;
use tabletop::hosting::{BotOffer, Bringing, Catalogue, Hosting, PlayerCount, SetupChoice, SetupValue};

use crate::Ccg;
use crate::deck::Starter;
use crate::setup::{DeckChoice, PLAYERS};
use crate::text::Words;

/// The sizes of sealed pools that a lobby offers; others can be had by their words.
const OFFERED_POOLS: [u8; 4] = [6, 8, 10, 12];

pub(super) fn catalogue(words: &Words) -> Catalogue {
    let bot = |name: &str| BotOffer { name: name.to_owned(), about: words.lobby(&format!("bot-{name}")) };
    Catalogue {
        name: Ccg::NAME.to_owned(),
        title: words.lobby("title"),
        about: words.lobby("about"),
        players: PlayerCount { least: *PLAYERS.start(), most: *PLAYERS.end(), usual: 2 },
        bots: Ccg::BOTS.iter().map(|(name, _)| bot(name)).collect(),
        options: Vec::new(),
        bringing: Some(decks(words)),
        unavailable: Vec::new(),
    }
}

fn decks(words: &Words) -> Bringing {
    let choices = [DeckChoice::Lot]
        .into_iter()
        .chain(Starter::iter().map(DeckChoice::Starter))
        .chain(OFFERED_POOLS.map(DeckChoice::Sealed))
        .chain([DeckChoice::Wild])
        .map(|choice| {
            let (label, about) = words.deck_choice(&choice);
            let value = SetupValue::Word(choice.to_string());
            SetupChoice { value, label, about, why: None }
        });
    Bringing {
        label: words.lobby("deck"),
        about: words.lobby("deck-about"),
        choices: choices.collect(),
        text: words.lobby("deck-text"),
    }
}
