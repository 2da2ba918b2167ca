//! Galactica. {fleet.locations.activate}

use super::{Board, Region, Site, site};
use crate::Location::{self, *};
use crate::Ship;
use crate::Skill::*;
use crate::configuration::Term;
use crate::deed::{Deed, tree};
use crate::effect::words::*;
use crate::effect::{Among, Condition, Effect, From, Test, Who};
use crate::state::Side;

/// The board.
pub(super) static BOARD: Board = Board {
    ship: Ship::Galactica,
    of: Side::Human,
    region: Region::Middle,
    there: Term::ALWAYS,
    covers: None,
    wording: None,
    sites: &SITES,
};

static SITES: [Site; 10] = [
    site(FtlControl).with(FTL_CONTROL).with_token(),
    site(WeaponsControl).with(Deed::tree(tree!(Effect::AttackWithGalactica))).with_token(),
    site(Communications).with(Deed::tree(tree!(Effect::LookAtCivilians(2)))),
    site(ResearchLab).with(RESEARCH_LAB),
    site(Command).with(Deed::tree(tree!(Effect::DirectVipers(2)))).with_token(),
    site(AdmiralsQuarters).with(ADMIRALS_QUARTERS).with_token(),
    site(HangarDeck).with(HANGAR_DECK).with_token(),
    site(Armory).with(Deed::tree(tree!(Effect::AttackCenturion))).with_token(),
    site(Sickbay).hazardous(),
    site(Location::Brig).with(BRIG).hazardous(),
];

/// The fleet jumps from a blue space; on 6 or less it leaves people behind. {fleet.locations.ftl-control}
const FTL_CONTROL: Deed =
    Deed::tree(tree!(only_if(Condition::OnBlueSpace, Effect::RiskyJump(Test::AtMost(6)))));

/// Draw an engineering or tactics card. {fleet.locations.research-lab}
const RESEARCH_LAB: Deed =
    Deed::tree(tree!(Effect::Draw(Who::Actor, 1, From::OneOf(&[Engineering, Tactics]))));

/// Accuse a character, who goes to the Brig if the check passes. {fleet.locations.admirals-quarters}
const ADMIRALS_QUARTERS: Deed = Deed::tree(tree!({
    let accusation = check(7, &[Leadership, Tactics], send(Who::Chosen, Brig), Effect::Nothing);
    choose(Who::Actor, Among::Sendable(Brig), make(accusation))
}));

/// A pilot launches, and may act once more. {fleet.locations.hangar-deck}
const HANGAR_DECK: Deed = Deed::tree(tree!(only_if(
    Condition::InSkillSet(Piloting),
    all([Effect::LaunchInViper, Effect::ActAgain])
)));

/// Try to get out. {fleet.locations.brig}
const BRIG: Deed =
    Deed::tree(tree!(make(check(7, &[Politics, Tactics], Effect::Release(Who::Actor), Effect::Nothing))));
