//! William Adama. {fleet.characters.adama}

use tabletop::{Flow, Seat};

use super::{
    Ability, Calling, Character, Draws, Sheet, Start, check_is_for_a_crisis, check_is_no_super_crisis, draws,
    passive, reaction, weakness,
};
use crate::Skill::*;
use crate::state::{CheckUnderWay, State};
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, SkillCard, Table};

const SKILLS: &[Draws] = &[draws(3, &[Leadership]), draws(2, &[Tactics])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Adama,
    calling: Calling::Military,
    skills: SKILLS,
    start: Start::At(Location::AdmiralsQuarters),
    abilities: &[
        passive(Ability::InspirationalLeader),
        reaction(Ability::CommandAuthority).once_per_game(),
        weakness(Ability::EmotionallyAttached),
    ],
    may_not_use: Some(emotionally_attached),
    counts_for_check: Some((Ability::InspirationalLeader, inspirational_leader)),
    interrupts: &[Interrupt {
        play: Play::CommandAuthority,
        moment: Moment::CheckResolved,
        from: Source::Sheet(Ability::CommandAuthority),
        difficulty: 0,
        possible: |s, _| check_is_no_super_crisis(s) && s.check().cards() > 0,
        worth: |view, _| view.public.check().is_some_and(|check| check.shown.len() >= 6),
        act: command_authority,
    }],
    ..Sheet::BLANK
};

/// In a check on a crisis card that he drew, cards of strength 1 count for it.
fn inspirational_leader(s: &State, seat: Seat, _check: &CheckUnderWay, card: SkillCard) -> bool {
    check_is_for_a_crisis(s) && s.public.current == seat && card.strength == 1
}

/// Once per game he takes the cards of a check into his hand.
fn command_authority(t: &mut Table, seat: Seat) -> Flow<()> {
    let cards = std::mem::take(&mut t.hidden.check_cards);
    t.hand_mut(seat).extend(cards);
    Ok(())
}

/// He does not use the Admiral's Quarters.
fn emotionally_attached(_s: &State, _seat: Seat, location: Location) -> bool {
    location == Location::AdmiralsQuarters
}
