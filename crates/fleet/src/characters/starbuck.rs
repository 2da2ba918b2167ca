//! Kara "Starbuck" Thrace. {fleet.characters.starbuck}

use tabletop::{Flow, Seat};

use super::{Ability, Calling, Character, Draws, Sheet, Start, announce, draws, passive, reaction, weakness};
use crate::Skill::*;
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Table, crisis, worth};

const SKILLS: &[Draws] = &[draws(2, &[Tactics]), draws(2, &[Piloting]), draws(1, &[Leadership, Engineering])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Starbuck,
    calling: Calling::Pilot,
    skills: SKILLS,
    start: Start::At(Location::HangarDeck),
    abilities: &[
        passive(Ability::ExpertPilot),
        reaction(Ability::SecretDestiny).once_per_game(),
        weakness(Ability::Insubordinate),
    ],
    when_accused: -3,
    own_turn_begins: Some(expert_pilot),
    interrupts: &[Interrupt {
        play: Play::SecretDestiny,
        moment: Moment::CrisisRevealed,
        from: Source::Sheet(Ability::SecretDestiny),
        difficulty: 0,
        possible: |_, _| true,
        worth: |view, seat| worth::crisis(view, seat) < -worth::GRAVE,
        act: secret_destiny,
    }],
    ..Sheet::BLANK
};

/// A turn that she begins in a viper has two actions.
fn expert_pilot(t: &mut Table, seat: Seat) -> Flow<()> {
    if t.public.piloting(seat).is_some() {
        announce(t, seat, Ability::ExpertPilot);
        t.public.this_turn.actions = 2;
    }
    Ok(())
}

/// Once per game she replaces a crisis card that was just revealed.
fn secret_destiny(t: &mut Table, _seat: Seat) -> Flow<()> {
    crisis::replace(t);
    Ok(())
}
