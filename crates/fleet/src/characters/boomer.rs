//! Sharon "Boomer" Valerii. {fleet.characters.boomer}

use tabletop::{Flow, Seat};

use super::{
    Ability, Calling, Character, Draws, Sheet, Start, announce, check_is_for_a_crisis, draws, reaction,
    weakness,
};
use crate::Skill::*;
use crate::choice::{Ask, Choice, Deck};
use crate::origin::Origin;
use crate::resolve::carry_out;
use crate::skill_cards::look_at_top;
use crate::state::CheckOutcome;
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Table, movement, worth};

const SKILLS: &[Draws] = &[draws(2, &[Tactics]), draws(2, &[Piloting]), draws(1, &[Engineering])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Boomer,
    calling: Calling::Pilot,
    skills: SKILLS,
    start: Start::At(Location::Armory),
    abilities: &[
        reaction(Ability::Recon),
        reaction(Ability::MysteriousIntuition).once_per_game(),
        weakness(Ability::SleeperAgent),
    ],
    sleeper_cards: 2,
    more_not_a_cylon: 1,
    after_sleeper_cards: Some(sleeper_agent),
    own_turn_ends: Some(recon),
    interrupts: &[Interrupt {
        play: Play::MysteriousIntuition,
        moment: Moment::CheckBegins,
        from: Source::Sheet(Ability::MysteriousIntuition),
        difficulty: 0,
        possible: |s, _| check_is_for_a_crisis(s) && s.check().outcome.is_none(),
        worth: |view, seat| worth::stakes(view, seat) > worth::SERIOUS,
        act: mysterious_intuition,
    }],
    ..Sheet::BLANK
};

/// At the end of her turn she may look at the top crisis card and put it on the top or under the bottom.
fn recon(t: &mut Table, seat: Seat) -> Flow<()> {
    carry_out(t, Origin::Ability(Ability::Recon), |t| {
        if t.pick(seat, Ask::MayEffect, &[Choice::Pass, Choice::Do])? == Choice::Pass {
            return Ok(());
        }
        announce(t, seat, Ability::Recon);
        look_at_top(t, seat, Deck::Crisis)
    })
}

/// Once per game, before a check on a crisis card, she says whether it passes or fails.
fn mysterious_intuition(t: &mut Table, seat: Seat) -> Flow<()> {
    let outcome = t.pick(seat, Ask::MysteriousIntuition, &[CheckOutcome::Pass, CheckOutcome::Fail])?;
    t.check_mut().outcome = Some(outcome);
    Ok(())
}

/// After her two loyalty cards of the Sleeper Agent phase she goes to the Brig.
fn sleeper_agent(t: &mut Table, seat: Seat) -> Flow<()> {
    announce(t, seat, Ability::SleeperAgent);
    movement::send(t, seat, Location::Brig);
    Ok(())
}
