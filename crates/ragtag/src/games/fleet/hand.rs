//! What the viewer holds and knows.

use fleet::cards::Quorum;
use fleet::state::Sighting;
use fleet::stock::{Stock, Stocked};
use fleet::text::CardText;

use super::Show;
use crate::language::fill;

/// What the viewer holds, by name.
pub(super) fn hand(show: Show<'_>) -> String {
    let Some(own) = show.view.own else { return String::new() };
    if own.hand.is_empty() && own.loyalty.is_empty() && own.held.count(Stock::SuperCrisis) == 0 {
        return String::new();
    }
    let cards: Vec<String> = own
        .hand
        .iter()
        .map(|&card| format!("{} ({})", show.words.card(card), show.words.skill(card.skill())))
        .collect();
    let label = fill(show.labels.your_cards, &[("n", &cards.len().to_string())]);
    let mut text = line(show, &label, &cards);
    let loyalty: Vec<String> = own.loyalty.iter().map(|dealt| show.words.loyalty_name(dealt.card)).collect();
    if !loyalty.is_empty() {
        text += &line(show, show.labels.your_loyalty, &loyalty);
    }
    if let Some(quorum) = show.view.quorum.filter(|quorum| !quorum.is_empty()) {
        let names: Vec<String> = quorum
            .iter()
            .filter_map(|&card| Quorum::of(card))
            .map(|card| show.words.quorum_name(card))
            .collect();
        text += &line(show, show.labels.your_quorum, &names);
    }
    if own.held.count(Stock::SuperCrisis) > 0 {
        let names: Vec<String> = own.held.of().map(|card| show.words.super_crisis_name(card)).collect();
        text += &line(show, show.labels.your_super_crises, &names);
    }
    text
}

fn line(show: Show<'_>, label: &str, items: &[String]) -> String {
    let items = if items.is_empty() { show.labels.none.to_owned() } else { items.join(", ") };
    show.screen.item(&format!("{label}: "), &items)
}

/// What the viewer holds and knows, with texts.
pub(super) fn hand_with_texts(show: Show<'_>) -> String {
    let Some(own) = show.view.own else { return String::new() };
    let words = show.words;
    let mut text = String::new();
    let mut part = |label: &str, cards: Vec<CardText>| {
        if !cards.is_empty() {
            text += &format!("{}\n", show.screen.rule(label));
            text += &cards.iter().map(|one| short_card(show, one)).collect::<String>();
        }
    };
    let label = fill(show.labels.your_cards, &[("n", &own.hand.len().to_string())]);
    part(&label, own.hand.iter().map(|&card| words.skill_card(card)).collect());
    part(show.labels.your_loyalty, own.loyalty.iter().map(|dealt| words.loyalty(dealt.card)).collect());
    let quorum = show.view.quorum.unwrap_or_default();
    part(
        show.labels.your_quorum,
        quorum.iter().filter_map(|&card| Quorum::of(card)).map(|card| words.quorum(card)).collect(),
    );
    let super_crises = own.held.of().map(|card| words.super_crisis(card)).collect();
    part(show.labels.your_super_crises, super_crises);
    let seat = show.view.seat.filter(|_| !show.view.public.players.is_empty());
    if let Some(sheet) = seat.and_then(|seat| show.view.public.sheet(seat)) {
        let abilities = sheet.abilities.iter().map(|row| words.ability(row.ability)).collect();
        part(&words.character(sheet.character), abilities);
    }
    let known: Vec<String> = own.seen.iter().map(|&sighting| sighted(show, sighting)).collect();
    if !known.is_empty() {
        text += &line(show, show.labels.you_know, &known);
    }
    if text.is_empty() { line(show, &label, &[]) } else { text }
}

fn short_card(show: Show<'_>, card: &CardText) -> String {
    let icons = if card.icons.is_empty() { String::new() } else { format!(" ({})", card.icons.join(", ")) };
    let lines: Vec<String> = card.lines.iter().map(ToString::to_string).collect();
    show.screen.item("  ", &format!("{}{icons}: {}", card.name, lines.join(" ")))
}

fn sighted(show: Show<'_>, sighting: Sighting) -> String {
    match sighting {
        Sighting::Loyalty { of, dealt } => {
            format!("{}: {}", show.player(of), show.words.loyalty_name(dealt.card))
        }
        Sighting::Civilian { ship, cargo } => {
            format!("{}: {}", show.words.civilian(ship), show.words.cargo(cargo))
        }
    }
}
