//! What choices mean, where their labels don't say everything.

use tabletop::Prompt;
use tabletop::hosting::CardText;

use crate::choice::{Action, Choice, Move};
use crate::origin::Passage;
use crate::text::Words;
use crate::{Ask, Fleet, View, tally};

/// What a choice means.
pub(super) fn detail(
    words: &Words,
    view: &View<'_>,
    prompt: &Prompt<Fleet>,
    choice: &Choice,
) -> Option<String> {
    let played = &view.public.configuration;
    let detail = match choice {
        Choice::Character(character) if prompt.ask == Ask::ChooseCharacter => {
            format!("{}; {}", words.skill_set(*character), words.start(*character))
        }
        Choice::Action(Action::Location(location)) => {
            words.location_deed(*location, Passage::Whole, played)?
        }
        Choice::Action(Action::SecondOfLocation(location)) => {
            words.location_deed(*location, Passage::Second, played)?
        }
        Choice::Move(Move::To(location)) | Choice::Location(location) => {
            words.location_action(*location, played)
        }
        Choice::Action(Action::Skill(card)) => text(&words.skill_card(*card)),
        Choice::Action(Action::Character(character)) => {
            words.ability_text(character.sheet().action()?.0.ability)
        }
        Choice::Action(Action::Quorum(card)) | Choice::Quorum(card) => text(&words.quorum(*card)),
        Choice::Action(Action::Reveal(card)) => text(&words.loyalty(*card)),
        Choice::Crisis(card) => text(&words.crisis(*card)),
        Choice::SuperCrisis(card) => text(&words.super_crisis(*card)),
        Choice::Destination(card) => text(&words.destination(*card)),
        Choice::Card(card) if prompt.ask == Ask::AddToCheck => {
            words.worth(tally::worth(view.public, *card)?)?
        }
        _ => return None,
    };
    Some(detail).filter(|text| !text.is_empty())
}

/// A card's text on one line, with its icons where they say more than its type.
fn text(card: &CardText) -> String {
    let mut lines: Vec<String> = card.lines.iter().map(ToString::to_string).collect();
    if card.icons.len() > 1 || card.icons.iter().any(|icon| icon.contains(':')) {
        lines.push(format!("[{}]", card.icons.join("] [")));
    }
    lines.join(" ")
}
