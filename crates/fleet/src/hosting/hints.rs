//! What a client can show of an option beside its words. Everything follows from the view and the question.

use tabletop::Seat;
use tabletop::hosting::{CardName, Fate};

use super::CardKind;
use crate::characters::Ability;
use crate::choice::{Action, Ask, Choice, Move};
use crate::state::{DamageToken, Public};
use crate::window::{self, Play, Source};
use crate::{Location, locations, movement, tally};

/// Whether an option can't be taken back and hurts when it is picked by mistake.
pub(super) fn is_grave(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Action(
            Action::Reveal(_) | Action::Nuke | Action::Character(_) | Action::Location(Location::FtlControl)
        )
    )
}

/// What becomes of the picked options.
pub(super) fn fate(ask: &Ask) -> Option<Fate> {
    match ask {
        Ask::AddToCheck => Some(Fate::Added),
        Ask::Discard { .. }
        | Ask::HandLimit { .. }
        | Ask::DiscardToThree
        | Ask::PayForMove { .. }
        | Ask::PayForLocation { .. } => Some(Fate::Discarded),
        _ => None,
    }
}

/// What an option counts where the picked ones are added up: in a check for it or against it, elsewhere its strength.
pub(super) fn worth(choice: &Choice, ask: &Ask, public: &Public) -> Option<i8> {
    let Choice::Card(card) = choice else { return None };
    match fate(ask)? {
        Fate::Added => tally::worth(public, *card),
        Fate::Discarded => Some(card.strength as i8),
    }
}

/// How many cards have to be discarded for an option, if any.
pub(super) fn price(choice: &Choice, seat: Seat, public: &Public) -> Option<u8> {
    let from = public.players.get(seat.index())?.place;
    let cards = match choice {
        Choice::Move(Move::To(to)) => movement::price(from, *to),
        Choice::Action(Action::Location(_) | Action::SecondOfLocation(_)) => locations::price(public, seat),
        _ => 0,
    };
    (cards > 0).then_some(cards)
}

fn named(kind: CardKind, id: &impl ToString) -> CardName {
    CardName { kind: kind.to_string(), id: id.to_string() }
}

/// The card, sheet or place whose text belongs to an option.
pub(super) fn card(choice: &Choice) -> Option<CardName> {
    Some(match choice {
        Choice::Character(character) => named(CardKind::Character, character),
        Choice::Location(location)
        | Choice::Move(Move::To(location))
        | Choice::Damage(DamageToken::Location(location))
        | Choice::Action(Action::Location(location) | Action::SecondOfLocation(location)) => {
            named(CardKind::Location, location)
        }
        Choice::Card(card) | Choice::Play(_, Some(card)) | Choice::Action(Action::Skill(card)) => {
            named(CardKind::Skill, card)
        }
        Choice::Crisis(card) => named(CardKind::Crisis, card),
        Choice::SuperCrisis(card) => named(CardKind::SuperCrisis, card),
        Choice::Quorum(card) | Choice::Action(Action::Quorum(card)) => named(CardKind::Quorum, card),
        Choice::Destination(card) => named(CardKind::Destination, card),
        Choice::Action(Action::Reveal(card)) => named(CardKind::Loyalty, card),
        Choice::Action(Action::Character(character)) => {
            named(CardKind::Ability, &character.sheet().action()?.0.ability)
        }
        Choice::Play(play, None) => named(CardKind::Ability, &ability(*play)?),
        _ => return None,
    })
}

/// The ability by which an interrupt is played, if it is one.
fn ability(play: Play) -> Option<Ability> {
    window::plays().find(|interrupt| interrupt.play == play).and_then(|interrupt| match interrupt.from {
        Source::Sheet(ability) => Some(ability),
        Source::Card(_) | Source::Quorum(_) => None,
    })
}
