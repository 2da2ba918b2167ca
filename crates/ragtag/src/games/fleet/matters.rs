//! What is going on: cards in play, the crisis, the check and the die.

use fleet::origin::Origin;
use fleet::state::{CheckUnderWay, Roll, RollFor};
use fleet::text::CardText;
use tabletop::Seat;

use super::Show;
use crate::language::fill;
use crate::screen::Tone;

/// Cards in play, the crisis, the check and the roll under way.
pub(super) fn matters(show: Show<'_>) -> Vec<String> {
    let public = show.view.public;
    let mut paragraphs = Vec::new();
    for kept in &public.kept {
        let rule = format!("{}: {}", show.words.rule_name(kept.rule), show.words.rule_text(kept.rule));
        paragraphs.push(show.screen.item(&format!("{}: ", show.labels.in_play), &rule));
    }
    let text = public.crisis_under_way().and_then(|under_way| match under_way.card {
        Origin::Crisis(crisis) => Some(show.words.crisis(crisis)),
        Origin::SuperCrisis(super_crisis) => Some(show.words.super_crisis(super_crisis)),
        _ => None,
    });
    if let Some(text) = text {
        paragraphs.push(card(show, show.labels.crisis, &text));
    }
    if let Some(check) = public.check() {
        paragraphs.push(show.screen.paint(Tone::Warning, &check_line(show, check)));
    }
    if let Some(roll) = public.roll() {
        paragraphs.push(show.screen.paint(Tone::Warning, &roll_line(show, *roll)));
    }
    paragraphs
}

fn roll_line(show: Show<'_>, roll: Roll) -> String {
    let purpose = match roll.purpose {
        RollFor::Effect => show.labels.roll_effect.to_owned(),
        RollFor::AttackOnViper(None) => show.labels.roll_viper.to_owned(),
        RollFor::AttackOnViper(Some(pilot)) => fill(show.labels.roll_pilot, &[("name", &show.player(pilot))]),
        RollFor::Attack => show.labels.roll_attack.to_owned(),
        RollFor::FtlJump => show.labels.roll_ftl.to_owned(),
    };
    let bonus = if roll.bonus == 0 { String::new() } else { format!(" ({:+})", roll.bonus) };
    let name = show.player(roll.roller);
    show.screen.item("", &(fill(show.labels.roll, &[("name", &name), ("purpose", &purpose)]) + &bonus))
}

fn card(show: Show<'_>, label: &str, card: &CardText) -> String {
    let mut text = format!("{}\n", show.screen.paint(Tone::Heading, &format!("{label}: {}", card.name)));
    for line in &card.lines {
        text += &show.screen.item("  ", &line.to_string());
    }
    if !card.icons.is_empty() {
        text += &show.screen.item("  ", &format!("[{}]", card.icons.join("] [")));
    }
    text
}

fn check_line(show: Show<'_>, check: &CheckUnderWay) -> String {
    let difficulty = check.difficulty.to_string();
    let skills = show.words.skills(check.skills);
    let mut parts = vec![fill(show.labels.check, &[("difficulty", &difficulty), ("skills", &skills)])];
    let mut sources = Vec::new();
    if check.destiny > 0 {
        sources.push(format!("{} {}", check.destiny, show.labels.from_destiny));
    }
    for (at, &count) in check.played.iter().enumerate().filter(|(_, count)| **count > 0) {
        sources.push(format!("{count} {}", show.player(Seat(at as u8))));
    }
    if !sources.is_empty() {
        parts.push(fill(show.labels.check_cards, &[("cards", &sources.join(", "))]));
    }
    if !check.shown.is_empty() {
        parts.push(fill(show.labels.shown, &[("cards", &show.words.card_names(&check.shown))]));
    }
    if let Some(strength) = check.strength {
        parts.push(fill(show.labels.strength, &[("n", &strength.to_string())]));
    }
    show.screen.item("", &parts.join("; "))
}
