//! Saul Tigh. {fleet.characters.tigh}

use tabletop::{Flow, Seat};

use super::{
    Ability, Calling, Character, CharacterAction, Draws, Sheet, Start, announce, draws, plays, use_once,
};
use crate::Skill::*;
use crate::effect::Title;
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Table, check, hands, titles};

const SKILLS: &[Draws] = &[draws(2, &[Leadership]), draws(3, &[Tactics])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Tigh,
    calling: Calling::Military,
    skills: SKILLS,
    start: Start::At(Location::Command),
    abilities: [Ability::CylonHatred, Ability::DeclareMartialLaw, Ability::Alcoholic],
    any_turn_begins: Some(alcoholic),
    action: Some(CharacterAction {
        possible: |s, _| s.public.president != s.public.admiral,
        act: declare_martial_law,
    }),
    interrupts: &[Interrupt {
        play: Play::CylonHatred,
        moment: Moment::BeforeCards,
        from: Source::Open,
        possible: |s, seat| {
            plays(s, seat, Character::Tigh)
                && check::is_at(s, Location::AdmiralsQuarters)
                && !s.check().once.contains(&Play::CylonHatred)
        },
        act: cylon_hatred,
    }],
    ..Sheet::BLANK
};

/// Whoever uses the Admiral's Quarters: he may make it 3 easier.
fn cylon_hatred(t: &mut Table, seat: Seat) -> Flow<()> {
    announce(t, seat, Ability::CylonHatred);
    t.check_mut().once.push(Play::CylonHatred);
    check::change_difficulty(t, -3);
    Ok(())
}

/// Once per game, as an action, he makes the Admiral the President.
fn declare_martial_law(t: &mut Table, seat: Seat) -> Flow<()> {
    use_once(t, seat);
    let admiral = t.public.admiral;
    titles::give(t, Title::President, admiral);
    Ok(())
}

/// At the start of any turn he discards his only skill card.
fn alcoholic(t: &mut Table, seat: Seat) -> Flow<()> {
    if let [card] = t.hand(seat)[..] {
        announce(t, seat, Ability::Alcoholic);
        hands::discard(t, seat, &[card]);
    }
    Ok(())
}
