//! `ragtag cards`: every card with its text.

use std::io::Write;

use serde_json::json;

use crate::cli::CardArguments;
use crate::error::Error;
use crate::games::{CardEntry, Presented};
use crate::screen::{Screen, Tone};

/// Prints the cards of a game.
pub fn run<G: Presented>(
    arguments: &CardArguments,
    screen: Screen,
    out: &mut dyn Write,
) -> Result<(), Error> {
    if let Some(deck) = &arguments.deck
        && !G::DECKS.iter().any(|(name, _)| name == deck)
    {
        let names: Vec<&str> = G::DECKS.iter().map(|(name, _)| *name).collect();
        return Err(Error::Usage(format!(
            "there is no deck `{deck}`; expected one of: {}",
            names.join(", ")
        )));
    }
    let wanted = arguments.find.as_deref().unwrap_or_default();
    let cards: Vec<CardEntry> = G::cards(arguments.language)
        .into_iter()
        .filter(|card| arguments.deck.as_deref().is_none_or(|deck| card.deck == deck))
        .filter(|card| has_words(card, wanted))
        .collect();
    if arguments.json {
        let total: usize = cards.iter().map(|card| card.copies).sum();
        let all = json!({ "game": G::NAME, "rules": G::RULES, "total": total, "cards": cards });
        serde_json::to_writer_pretty(&mut *out, &all).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    if cards.is_empty() {
        return Err(Error::Failed(format!("no card has `{wanted}` in its name or text")));
    }
    for (name, heading) in G::DECKS {
        let deck: Vec<&CardEntry> = cards.iter().filter(|card| card.deck == *name).collect();
        if deck.is_empty() {
            continue;
        }
        let total: usize = deck.iter().map(|card| card.copies).sum();
        let different =
            if total == deck.len() { String::new() } else { format!(", {} different", deck.len()) };
        writeln!(out, "{}\n", screen.rule(&format!("{heading}: {total}{different} (--deck {name})")))?;
        for card in deck {
            writeln!(out, "{}", entry(card, screen))?;
        }
    }
    Ok(())
}

/// Whether every word is in the card's name or text.
pub fn has_words(card: &CardEntry, words: &str) -> bool {
    let text =
        format!("{} {} {} {}", card.id, card.name, card.text.join(" "), card.icons.join(" ")).to_lowercase();
    words.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// A card as a small paragraph.
pub fn entry(card: &CardEntry, screen: Screen) -> String {
    let copies = if card.copies == 1 { String::new() } else { format!("  ×{}", card.copies) };
    let mut text = format!("{}{copies}\n", screen.paint(Tone::Heading, &card.name));
    for line in &card.text {
        text += &screen.item("  ", line);
    }
    if !card.icons.is_empty() {
        text += &screen.item("  ", &format!("[{}]", card.icons.join("] [")));
    }
    text
}
