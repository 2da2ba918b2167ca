//! Every card of both sets and the promos.

use ccg::CardId;
use ccg::card::{Card, Set};
use ccg::hosting::card_text;
use ccg::text::Words;
use serde_json::{Map, Value, json};

use crate::games::CardEntry;

/// The types of cards, in the order in which they are listed.
pub(super) const DECKS: &[(&str, &str)] = &[
    ("base", "Bases"),
    ("personnel", "Personnel"),
    ("ship", "Ships"),
    ("mission", "Missions"),
    ("event", "Events"),
];

/// All of them.
pub(super) fn all(words: &Words) -> Vec<CardEntry> {
    CardId::all().map(|id| entry(words, id)).collect()
}

fn entry(words: &Words, id: CardId) -> CardEntry {
    let card = id.card();
    let text = card_text(words, id);
    CardEntry {
        set: match card.set {
            Set::Base => "base",
            Set::Betrayal => "betrayal",
            Set::Promo => "promo",
        },
        deck: match card.kind {
            ccg::card::Kind::Base => "base",
            ccg::card::Kind::Event => "event",
            ccg::card::Kind::Mission => "mission",
            ccg::card::Kind::Personnel => "personnel",
            ccg::card::Kind::Ship => "ship",
        },
        id: id.to_string(),
        name: text.name,
        copies: 1,
        numbers: numbers(card),
        icons: text.icons,
        text: text.lines.iter().map(ToString::to_string).collect(),
    }
}

fn numbers(card: &Card) -> Map<String, Value> {
    let numbers = json!({
        "number": card.number,
        "rarity": card.rarity,
        "cost": card.cost,
        "power": card.power,
        "mystic": card.mystic,
        "threat": card.threat,
        "resource": card.resource,
        "influence": card.influence,
        "hand": card.hand,
    });
    match numbers {
        Value::Object(numbers) => numbers,
        _ => Map::new(),
    }
}
