//! Every card, sheet, location and token of the base box.

use std::collections::BTreeMap;

use fleet::cards::crisis::Attack;
use fleet::cards::{Card, CardId, Crisis, CrisisKind, Destination, Loyalty, Quorum, SuperCrisis, skill};
use fleet::characters::{AbilityKind, Character};
use fleet::configuration::{Configuration, Ending, Part};
use fleet::effect::{Check, Title};
use fleet::space::{BasestarDamage, Cargo, Piece};
use fleet::text::{CardText, Words};
use fleet::{Location, Resource, Ship, SkillName};
use serde_json::{Map, Value, json};
use strum::IntoEnumIterator;

use super::labels::Labels;
use crate::games::CardEntry;
use crate::language::fill;

/// The decks, in the order in which they are listed.
pub(super) const DECKS: &[(&str, &str)] = &[
    ("skill", "Skill cards"),
    ("crisis", "Crisis cards"),
    ("super-crisis", "Super Crisis cards"),
    ("quorum", "Quorum cards"),
    ("destination", "Destination cards"),
    ("loyalty", "Loyalty cards"),
    ("title", "Title cards"),
    ("objective", "Objective cards"),
    ("character", "Characters"),
    ("location", "Locations"),
    ("galactica-damage", "Galactica damage tokens"),
    ("basestar-damage", "Basestar damage tokens"),
    ("civilian", "Civilian ships"),
];

/// All of them.
pub(super) fn all(words: &Words, labels: &Labels) -> Vec<CardEntry> {
    let mut cards = Vec::new();
    for (card, copies) in SkillName::iter().flat_map(skill::printings) {
        let numbers = json!({ "strength": card.strength });
        cards.push(entry("skill", card.to_string(), copies, numbers, words.skill_card(card)));
    }
    cards.extend(table("crisis", |card: Crisis| (crisis_numbers(&card.card().kind), words.crisis(card))));
    cards.extend(table("super-crisis", |card: SuperCrisis| {
        (crisis_numbers(&card.card().kind), words.super_crisis(card))
    }));
    cards.extend(table("quorum", |card: Quorum| (json!({}), words.quorum(card))));
    cards.extend(table("destination", |card: Destination| {
        (json!({ "distance": card.card().distance }), words.destination(card))
    }));
    for card in Loyalty::iter() {
        cards.push(entry("loyalty", card.to_string(), card.copies(), json!({}), words.loyalty(card)));
    }
    for title in Title::iter() {
        cards.push(entry("title", title.to_string(), 1, json!({}), words.title(title)));
    }
    for (ending, objective) in Ending::iter().filter_map(|ending| Some((ending, ending.objective()?))) {
        let sleepers = objective.stages.first().map(|stage| stage.distance);
        let numbers = json!({ "sleeper-agents-at": sleepers, "last-jump-after": objective.final_distance });
        cards.push(entry("objective", ending.to_string(), 1, numbers, words.objective(ending)));
    }
    cards.extend(Character::iter().map(|character| sheet(words, labels, character)));
    cards.extend(Location::iter().map(|location| {
        let text = plain(words.location(location), words.location_action(location, &Configuration::base(5)));
        let icons = vec![words.ship(location.ship())];
        entry("location", location.to_string(), 1, json!({}), CardText { icons, ..text })
    }));
    cards.extend(tokens(words, labels));
    cards
}

/// The cards of a table.
fn table<C: Card>(deck: &'static str, show: impl Fn(CardId<C>) -> (Value, CardText)) -> Vec<CardEntry> {
    CardId::all()
        .map(|card| {
            let (numbers, text) = show(card);
            let set = card.set().name();
            CardEntry { set, ..entry(deck, card.to_string(), card.card().copies(), numbers, text) }
        })
        .collect()
}

fn entry(
    deck: &'static str,
    id: impl Into<String>,
    copies: usize,
    numbers: Value,
    text: CardText,
) -> CardEntry {
    let numbers = match numbers {
        Value::Object(numbers) => numbers,
        _ => Map::new(),
    };
    CardEntry {
        set: Part::Base.name(),
        deck,
        id: id.into(),
        name: text.name,
        copies,
        numbers,
        icons: text.icons,
        text: text.lines.iter().map(ToString::to_string).collect(),
    }
}

fn plain(name: String, text: String) -> CardText {
    let line = fleet::text::Line { heading: None, text };
    CardText { name, lines: vec![line], icons: Vec::new() }
}

/// The numbers of a crisis card.
fn crisis_numbers(kind: &CrisisKind) -> Value {
    match kind {
        CrisisKind::Check(check) | CrisisKind::CheckOr(_, check, _) => check_numbers(check),
        CrisisKind::Event(..) => json!({}),
        CrisisKind::Attack(attack) => ships(attack),
    }
}

fn check_numbers(check: &Check) -> Value {
    let skills: Vec<String> = check.skills.iter().map(|skill| skill.to_string()).collect();
    let mut numbers = json!({ "difficulty": check.difficulty, "skills": skills });
    if let Some((partial, _)) = &check.partial {
        numbers["partial"] = json!(partial);
    }
    numbers
}

fn ships(attack: &Attack) -> Value {
    let place: Vec<Value> = attack
        .place
        .iter()
        .map(|(area, piece, count)| json!({ "area": u8::from(*area), "piece": piece, "count": count }))
        .collect();
    json!({ "ships": place })
}

/// A character sheet.
fn sheet(words: &Words, labels: &Labels, character: Character) -> CardEntry {
    let sheet = character.sheet();
    let place = |title: Title| title.row().line.iter().position(|&other| other == character).map(|at| at + 1);
    let in_line: Vec<(Title, usize)> =
        Title::iter().filter_map(|title| Some((title, place(title)?))).collect();
    let succession = in_line.iter().map(|&(title, place)| {
        fill(labels.succession, &[("title", &words.title_name(title)), ("n", &place.to_string())])
    });
    let abilities = sheet.abilities.iter().map(|row| {
        let kind = match row.kind {
            AbilityKind::Weakness => format!(" ({})", labels.weakness),
            _ => String::new(),
        };
        format!("{}{kind}: {}", words.ability_name(row.ability), words.ability_text(row.ability))
    });
    let mut text = vec![words.skill_set(character), words.start(character)];
    text.extend(abilities);
    text.push(succession.collect::<Vec<_>>().join("; "));
    let skills: Vec<Value> =
        sheet.skills.iter().map(|draws| json!({ "count": draws.count, "of": draws.of })).collect();
    let numbers = json!({
        "hand-limit": sheet.hand_limit,
        "skills": skills,
        "succession": in_line.into_iter().collect::<BTreeMap<_, _>>(),
    });
    CardEntry {
        text,
        icons: vec![words.calling(sheet.calling)],
        ..entry(
            "character",
            character.to_string(),
            1,
            numbers,
            plain(words.character(character), String::new()),
        )
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Damage tokens and civilian ships.
fn tokens(words: &Words, labels: &Labels) -> Vec<CardEntry> {
    let mut tokens = Vec::new();
    for location in Location::on(Ship::Galactica).filter(|location| location.can_be_damaged()) {
        let name = words.location(location);
        let text = fill(labels.damage_location, &[("location", &name)]);
        tokens.push(entry("galactica-damage", location.to_string(), 1, json!({}), plain(name, text)));
    }
    for resource in [Resource::Fuel, Resource::Food] {
        let text = fill(labels.damage_resource, &[("amount", &words.amount(resource, 1))]);
        let numbers = json!({ resource.to_string(): -1 });
        tokens.push(entry(
            "galactica-damage",
            resource.to_string(),
            1,
            numbers,
            plain(words.resource(resource), text),
        ));
    }
    for token in BasestarDamage::ALL {
        let text = plain(words.basestar_damage(token), words.basestar_damage_text(token));
        tokens.push(entry("basestar-damage", token.to_string(), 1, json!({}), text));
    }
    for (cargo, copies) in Cargo::TOKENS {
        let name = capitalised(&format!("{}: {}", words.piece(Piece::Civilian), words.cargo(cargo)));
        let text = fill(labels.civilian_lost, &[("cargo", &words.cargo(cargo))]);
        let numbers: Map<String, Value> =
            cargo.losses().iter().map(|(resource, loss)| (resource.to_string(), json!(-loss))).collect();
        tokens.push(entry("civilian", cargo.to_string(), copies, Value::Object(numbers), plain(name, text)));
    }
    tokens
}
