//! Lee "Apollo" Adama. {fleet.characters.apollo}

use tabletop::{Flow, Seat};

use super::{
    Ability, Calling, Character, CharacterAction, Draws, Sheet, Start, announce, draws, plays, use_once,
};
use crate::Skill::*;
use crate::choice::Ask;
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
    abilities: [Ability::AlertViperPilot, Ability::Cag, Ability::Headstrong],
    discards_at_random: true,
    action: Some(CharacterAction { possible: |s, _| vipers::can_direct(&s.public), act: cag }),
    interrupts: &[Interrupt {
        play: Play::AlertViperPilot,
        moment: Moment::VipersPlaced,
        from: Source::Open,
        possible: is_alert,
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
        .is_some_and(|areas| areas.iter().any(|&area| s.public.sector(area).vipers > 0));
    plays(s, seat, Character::Apollo) && aboard && waiting
}

/// When a viper is placed in space he may take it over and act.
fn alert_viper_pilot(t: &mut Table, seat: Seat) -> Flow<()> {
    announce(t, seat, Ability::AlertViperPilot);
    let mut areas = t.public.fresh_vipers_mut().map(std::mem::take).unwrap_or_default().into_vec();
    areas.retain(|&area| t.public.sector(area).vipers > 0);
    areas.sort_unstable();
    areas.dedup();
    let area = t.pick(seat, Ask::LaunchArea, &areas)?;
    t.public.sector_mut(area).vipers -= 1;
    t.player_mut(seat).place = Place::Piloting(area);
    actions::take_action(t, seat)
}

/// Once per game he directs up to six unmanned vipers, each once.
fn cag(t: &mut Table, seat: Seat) -> Flow<()> {
    use_once(t, seat);
    vipers::direct_each_once(t, seat, 6)
}
