//! Lee "Apollo" Adama. {fleet.characters.apollo}

use tabletop::{Flow, Seat};

use super::{Ability, Calling, Character, Draws, Sheet, Start, action, draws, reaction, weakness};
use crate::Skill::*;
use crate::choice::Ask;
use crate::deed::{Deed, tree};
use crate::effect::Effect;
use crate::state::{Place, State};
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Ship, Table, actions, vipers};

const SKILLS: &[Draws] = &[draws(1, &[Tactics]), draws(2, &[Piloting]), draws(2, &[Leadership, Politics])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Apollo,
    calling: Calling::Pilot,
    skills: SKILLS,
    start: Start::InAViper,
    abilities: &[
        reaction(Ability::AlertViperPilot),
        action(Ability::Cag, Deed::tree(tree!(Effect::DirectEachOnce(6)))).once_per_game(),
        weakness(Ability::Headstrong),
    ],
    discards_at_random: true,
    interrupts: &[Interrupt {
        play: Play::AlertViperPilot,
        moment: Moment::VipersPlaced,
        from: Source::Sheet(Ability::AlertViperPilot),
        difficulty: 0,
        possible: is_alert,
        worth: |view, _| view.public.raiders() >= 2,
        act: alert_viper_pilot,
    }],
    ..Sheet::BLANK
};

fn is_alert(s: &State, seat: Seat) -> bool {
    let aboard =
        s.public.location(seat).is_some_and(|at| at.ship() == Ship::Galactica && at != Location::Brig);
    let waiting = s
        .public
        .fresh_vipers()
        .is_some_and(|areas| areas.iter().any(|&area| s.public.sector(area).vipers.vipers() > 0));
    aboard && waiting
}

/// When a viper is placed in space he may take it over and act.
fn alert_viper_pilot(t: &mut Table, seat: Seat) -> Flow<()> {
    let mut areas = t.public.fresh_vipers_mut().map(std::mem::take).unwrap_or_default().into_vec();
    areas.retain(|&area| t.public.sector(area).vipers.vipers() > 0);
    areas.sort_unstable();
    areas.dedup();
    let area = t.pick(seat, Ask::LaunchArea, &areas)?;
    let craft = vipers::out_of_area(t, seat, area)?;
    t.player_mut(seat).place = Place::Piloting(craft, area);
    actions::take_action(t, seat)
}
