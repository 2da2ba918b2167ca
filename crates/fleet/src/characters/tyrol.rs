//! "Chief" Galen Tyrol. {fleet.characters.tyrol}

use tabletop::{Flow, Seat};

use super::{
    Ability, Calling, Character, Draws, Sheet, Start, announce, check_is_no_super_crisis, draws, has_once,
    plays, use_once,
};
use crate::Skill::{self, *};
use crate::choice::Ask;
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Table, actions};

const SKILLS: &[Draws] = &[draws(1, &[Politics]), draws(2, &[Leadership]), draws(2, &[Engineering])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Tyrol,
    calling: Calling::Support,
    skills: SKILLS,
    start: Start::At(Location::HangarDeck),
    abilities: [Ability::MaintenanceEngineer, Ability::BlindDevotion, Ability::Reckless],
    hand_limit: 8,
    interrupts: &[Interrupt {
        play: Play::BlindDevotion,
        moment: Moment::BeforeReveal,
        from: Source::Open,
        possible: |s, seat| has_once(s, seat, Character::Tyrol) && check_is_no_super_crisis(s),
        act: blind_devotion,
    }],
    ..Sheet::BLANK
};

/// On his turn, once a turn, a Repair card brings him another action.
pub fn after_repair(t: &mut Table, seat: Seat) -> Flow<()> {
    let again = plays(t, seat, Character::Tyrol)
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
    use_once(t, seat);
    let skill = t.pick(seat, Ask::BlindDevotion, &Skill::ALL)?;
    t.check_mut().worthless = Some(skill);
    Ok(())
}
