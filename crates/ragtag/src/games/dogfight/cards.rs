//! Ships, maneuvers, pilots, talents, flaws and missions.

use dogfight::cards::{CardId, Kind, Speed};
use dogfight::geometry::Arrow;
use dogfight::hosting::{CardKind, all_cards};
use dogfight::pilot::Pilot;
use dogfight::plan::BOOST_ENERGY;
use dogfight::talent::{Flaw, Talent};
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
        CardKind::Maneuver => id.parse().map_or(Value::Null, maneuver),
        CardKind::Pilot => id.parse().map_or(Value::Null, pilot),
        CardKind::Talent => named(Talent::iter(), id).map_or(Value::Null, |talent| json!(talent.card())),
        CardKind::Flaw => named(Flaw::iter(), id).map_or(Value::Null, |flaw| json!(flaw.card())),
        CardKind::Mission => Mission::named(id).map_or(Value::Null, |mission| {
            json!({ "width": mission.table.width, "height": mission.table.height, "turns": mission.turn_limit })
        }),
    };
    match numbers {
        Value::Object(numbers) => numbers,
        _ => Map::new(),
    }
}

/// The one that is written so.
fn named<T: Copy + ToString>(mut all: impl Iterator<Item = T>, id: &str) -> Option<T> {
    all.find(|one| one.to_string() == id)
}

/// A maneuver card: its arrows by speed, each with the energy that it gives, or the line of an overboost.
fn maneuver(card: CardId) -> Value {
    let arrow = |arrow: Arrow, energy: i8| json!({ "forward": arrow.forward, "right": arrow.right, "turn": arrow.turn, "energy": energy });
    let arrows: Map<String, Value> = Speed::ALL
        .into_iter()
        .filter_map(|speed| Some((speed.to_string(), arrow(card.arrow(speed)?, speed.energy()))))
        .collect();
    let line = match card.kind {
        Kind::Overboost { line } => Some(arrow(line, BOOST_ENERGY)),
        _ => None,
    };
    json!({ "ship": card.deck, "g": card.g, "difficult": card.difficult, "arrows": arrows, "line": line })
}

/// A pilot's card, with what the pilot adds to attack rolls.
fn pilot(pilot: Pilot) -> Value {
    let card = pilot.card();
    let mut numbers = json!(card);
    numbers["attack"] = json!(card.level.attack());
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(language: &str, deck: &str, id: &str) -> CardEntry {
        let mut cards = all(language).into_iter().filter(|card| card.deck == deck);
        cards.find(|card| card.id == id).expect("a card")
    }

    #[test]
    fn a_maneuver_tells_where_its_arrows_lead_and_when_it_can_change_the_level() {
        let turn = card("en", "maneuver", "v2-turn-r");
        assert_eq!(turn.icons, ["Viper Mk. II", "G 2"]);
        assert_eq!(
            turn.text,
            [
                "Low speed: 17 mm ahead, 10 mm to the right, turned 60° to the right, energy 1",
                "Medium speed: 33 mm ahead, 19 mm to the right, turned 60° to the right, energy 2",
                "High speed: 50 mm ahead, 21 mm to the right, turned 45° to the right, energy 3",
                "With a change of level: Stationary, Low speed, Medium speed, High speed, energy +3",
            ]
        );
        assert_eq!(
            turn.numbers["arrows"]["L"],
            json!({"forward": 16.5, "right": 9.5, "turn": 60.0, "energy": 1})
        );
        let back = card("en", "maneuver", "rp-bank-l");
        assert_eq!(
            back.text[0],
            "Backward: 19 mm back, 5 mm to the left, turned 30° to the right, energy −1"
        );
        let boost = card("en", "maneuver", "cr-ob-slip-l");
        assert_eq!(boost.text[0], "Overboost: 68 mm ahead, 20 mm to the left, energy +3");
    }

    #[test]
    fn a_pilot_has_a_rank_and_a_modifier() {
        let apollo = card("en", "pilot", "apollo");
        assert_eq!(apollo.icons, ["Colonials", "Captain, CAG", "ace", "attack rolls +2"]);
        assert_eq!(apollo.numbers["attack"], json!(2));
        assert_eq!(card("pl", "pilot", "hot-dog").icons[1], "chorąży");
    }

    #[test]
    fn rookie_talents_are_marked() {
        let rookie = |language| all(language).into_iter().filter(|card| card.deck == "talent");
        let marked = |language, mark: &str| {
            rookie(language).filter(|card| card.icons.iter().any(|icon| icon == mark)).count()
        };
        assert_eq!(marked("en", "rookie talent"), 10);
        assert_eq!(marked("pl", "talent dla nowicjuszy"), 10);
        assert_eq!(card("en", "talent", "lucky").numbers["rookie"], json!(true));
        assert_eq!(card("en", "flaw", "shaken").numbers["activation"], json!(9));
    }
}
