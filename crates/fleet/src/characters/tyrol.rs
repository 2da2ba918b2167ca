//! "Chief" Galen Tyrol. {fleet.characters.tyrol}

use tabletop::{Flow, Seat};

use super::{
    Ability, Calling, Character, Draws, Sheet, Start, announce, check_is_no_super_crisis, draws, reaction,
    weakness,
};
use crate::Skill::{self, *};
use crate::choice::Ask;
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, SkillName, Table, actions, worth};

const SKILLS: &[Draws] = &[draws(1, &[Politics]), draws(2, &[Leadership]), draws(2, &[Engineering])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Tyrol,
    calling: Calling::Support,
    skills: SKILLS,
    start: Start::At(Location::HangarDeck),
    abilities: &[
        reaction(Ability::MaintenanceEngineer),
        reaction(Ability::BlindDevotion).once_per_game(),
        weakness(Ability::Reckless),
    ],
    hand_limit: 8,
    after_skill_card: Some(maintenance_engineer),
    interrupts: &[Interrupt {
        play: Play::BlindDevotion,
        moment: Moment::BeforeReveal,
        from: Source::Sheet(Ability::BlindDevotion),
        difficulty: 0,
        possible: |s, _| check_is_no_super_crisis(s),
        worth: |view, seat| worth::stakes(view, seat) > worth::GRAVE,
        act: blind_devotion,
    }],
    ..Sheet::BLANK
};

/// On his turn, once a turn, a Repair card brings him another action.
fn maintenance_engineer(t: &mut Table, seat: Seat, card: SkillName) -> Flow<()> {
    let again = card == SkillName::Repair
        && t.public.current == seat
        && !t.public.this_turn.abilities.contains(&Character::Tyrol);
    if !again {
        return Ok(());
    }
    #[cfg(test)]
    if crate::proof::is_taken_away(crate::proof::Row::Ability(Ability::MaintenanceEngineer)) {
        return Ok(());
    }
    t.public.this_turn.abilities.push(Character::Tyrol);
    announce(t, seat, Ability::MaintenanceEngineer);
    actions::take_action(t, seat)
}

/// Once per game, before the cards of a check are revealed, one type loses its strength.
fn blind_devotion(t: &mut Table, seat: Seat) -> Flow<()> {
    let types: Vec<Skill> = t.public.configuration.skills().iter().collect();
    let skill = t.pick(seat, Ask::BlindDevotion, &types)?;
    t.check_mut().worthless = Some(skill);
    Ok(())
}
