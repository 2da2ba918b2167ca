//! Options with what they mean.

use fleet::characters::{Character, Start};
use fleet::choice::{Action, Move};
use fleet::text::{CardText, Words};
use fleet::{Ask, Choice, Fleet, SkillCard, View};
use tabletop::Prompt;

use super::labels::Labels;
use super::words;
use crate::games::Offer;
use crate::language::{Language, fill};

/// An option in words.
pub(super) fn offer(language: Language, view: &View<'_>, prompt: &Prompt<Fleet>, choice: &Choice) -> Offer {
    let words = words(language);
    Offer {
        text: words.choice(choice, &prompt.ask, prompt.seat, view.public),
        detail: detail(words, Labels::of(language), view, prompt, choice),
        danger: None,
    }
}

fn detail(
    words: &Words,
    labels: &Labels,
    view: &View<'_>,
    prompt: &Prompt<Fleet>,
    choice: &Choice,
) -> Option<String> {
    let detail = match choice {
        Choice::Character(character) if prompt.ask == Ask::ChooseCharacter => {
            format!("{}; {}", skill_set(words, labels, *character), start(words, labels, *character))
        }
        Choice::Action(Action::Location(location)) | Choice::Move(Move::To(location)) => {
            words.location_action(*location)
        }
        Choice::Location(location) => words.location_action(*location),
        Choice::Action(Action::Skill(card)) => text(&words.skill_card(*card)),
        Choice::Action(Action::Character(character)) => {
            words.ability_text(character.sheet().action()?.0.ability)
        }
        Choice::Action(Action::Quorum(card)) | Choice::Quorum(card) => text(&words.quorum(*card)),
        Choice::Action(Action::Reveal(card)) => text(&words.loyalty(*card)),
        Choice::Crisis(card) => text(&words.crisis(*card)),
        Choice::SuperCrisis(card) => text(&words.super_crisis(*card)),
        Choice::Destination(card) => text(&words.destination(*card)),
        Choice::Card(card) if prompt.ask == Ask::AddToCheck => worth(labels, view, *card)?,
        _ => return None,
    };
    Some(detail)
}

/// A card's text on one line, icons included.
fn text(card: &CardText) -> String {
    let mut lines: Vec<String> = card.lines.iter().map(ToString::to_string).collect();
    if card.icons.len() > 1 || card.icons.iter().any(|icon| icon.contains(':')) {
        lines.push(format!("[{}]", card.icons.join("] [")));
    }
    lines.join(" ")
}

/// What a card is worth in the check under way.
fn worth(labels: &Labels, view: &View<'_>, card: SkillCard) -> Option<String> {
    let check = view.public.check()?;
    let label = match check.worthless {
        Some(skill) if skill == card.skill() => return None,
        _ if check.skills.contains(card.skill()) => labels.counts_for,
        _ => labels.counts_against,
    };
    Some(fill(label, &[("n", &card.strength.to_string())]))
}

/// What a character draws each turn.
pub(super) fn skill_set(words: &Words, labels: &Labels, character: Character) -> String {
    let draws: Vec<String> = character
        .sheet()
        .skills
        .iter()
        .map(|draws| {
            let names: Vec<String> = draws.of.iter().map(|&skill| words.skill(skill)).collect();
            format!("{} {}", draws.count, names.join(&format!(" {} ", labels.or)))
        })
        .collect();
    fill(labels.skill_set, &[("skills", &draws.join(", "))])
}

/// Where a character begins.
pub(super) fn start(words: &Words, labels: &Labels, character: Character) -> String {
    let place = match character.sheet().start {
        Start::At(location) => words.location(location),
        Start::InAViper => words.piece(fleet::space::Piece::Viper),
        Start::OffBoard => labels.off_board.to_owned(),
    };
    fill(labels.starts, &[("place", &place)])
}
