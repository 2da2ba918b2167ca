//! Ships, maneuvers, pilots, talents, flaws and missions.

use dogfight::cards::CardId;
use dogfight::hosting::{CardKind, all_cards};
use dogfight::{Mission, ShipClass};
use serde_json::{Map, Value, json};
use strum::IntoEnumIterator;

use crate::games::CardEntry;

/// The kinds of cards, in the order in which they are listed.
pub(super) const DECKS: &[(&str, &str)] = &[
    ("ship", "Ships"),
    ("maneuver", "Maneuvers"),
    ("pilot", "Pilots"),
    ("talent", "Talents"),
    ("flaw", "Flaws"),
    ("mission", "Missions"),
];

fn deck(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Ship => "ship",
        CardKind::Maneuver => "maneuver",
        CardKind::Pilot => "pilot",
        CardKind::Talent => "talent",
        CardKind::Flaw => "flaw",
        CardKind::Mission => "mission",
    }
}

/// All of them.
pub(super) fn all(language: &str) -> Vec<CardEntry> {
    CardKind::iter().flat_map(|kind| of_kind(language, kind)).collect()
}

fn of_kind(language: &str, kind: CardKind) -> Vec<CardEntry> {
    let entry = |(id, text): (String, tabletop::hosting::CardText)| CardEntry {
        set: "Starship Battles",
        deck: deck(kind),
        numbers: numbers(kind, &id),
        id,
        name: text.name,
        copies: 1,
        icons: text.icons,
        text: text.lines.iter().map(ToString::to_string).collect(),
    };
    all_cards(language, kind).into_iter().map(entry).collect()
}

/// The numbers on a card; none, if it has no numbers.
fn numbers(kind: CardKind, id: &str) -> Map<String, Value> {
    let numbers = match kind {
        CardKind::Ship => {
            let class: Option<ShipClass> = id.parse().ok();
            class.map_or(Value::Null, |class| json!(class.card()))
        }
        CardKind::Maneuver => {
            let card: Option<CardId> = id.parse().ok();
            card.map_or(Value::Null, |card| json!({ "g": card.g, "difficult": card.difficult }))
        }
        CardKind::Mission => Mission::named(id).map_or(Value::Null, |mission| {
            json!({ "width": mission.table.width, "height": mission.table.height, "turns": mission.turn_limit })
        }),
        CardKind::Pilot | CardKind::Talent | CardKind::Flaw => Value::Null,
    };
    match numbers {
        Value::Object(numbers) => numbers,
        _ => Map::new(),
    }
}
