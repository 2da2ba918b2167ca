//! What effects let the one who acts do, mostly at locations.

use tabletop::{Audience, Flow, Seat};

use super::{centurions, others};
use crate::cards::Quorum;
use crate::choice::{Action, Ask, Choice, Purpose, Target};
use crate::combat::Weapon;
use crate::effect::Test;
use crate::event::Event;
use crate::space::{Area, CivilianId};
use crate::state::{RollFor, Sighting, State};
use crate::{Resource, SkillCard, Table};
use crate::{actions, combat, die, jump, loyalty, quorum, resources, stock};

/// The fleet jumps from a blue space, and may leave people behind. {fleet.locations.ftl-control}
pub(super) fn risky_jump(t: &mut Table, seat: Seat, test: Test) -> Flow<()> {
    let risk = jump::population_risk(t.public.jump_track).unwrap_or(0);
    if test.holds(die::roll(t, seat, RollFor::FtlJump, test)?) {
        resources::change(t, Resource::Population, -risk);
    }
    jump::jump(t)
}

/// Galactica attacks a Cylon ship. {fleet.locations.weapons-control}
pub(super) fn attack_with_galactica(t: &mut Table, seat: Seat) -> Flow<()> {
    let targets = combat::targets(&t.public);
    if targets.is_empty() {
        return Ok(());
    }
    let target = t.pick(seat, Ask::Target { with: Weapon::Galactica }, &targets)?;
    combat::attack_with_galactica(t, seat, target)
}

/// Somebody fights a centurion. {fleet.locations.armory}
pub(super) fn attack_centurion(t: &mut Table, seat: Seat) -> Flow<()> {
    let centurions = centurions(t);
    if centurions.is_empty() {
        return Ok(());
    }
    match t.pick(seat, Ask::Target { with: Weapon::Galactica }, &centurions)? {
        Target::Centurion(space) => combat::attack_centurion(t, seat, space),
        _ => Ok(()),
    }
}

/// The civilian ships on the board.
pub(super) fn civilians(s: &State) -> Vec<CivilianId> {
    s.public.space.iter().flat_map(|sector| sector.civilians.iter().copied()).collect()
}

/// Look at civilian ships, then perhaps move each to an adjacent area. {fleet.locations.communications}
pub(super) fn look_at_civilians(t: &mut Table, seat: Seat, count: u8) -> Flow<()> {
    let ships = civilians(t);
    let count = ships.len().min(usize::from(count));
    let looked_at = t.pick_some(seat, Ask::LookAtCivilians, &ships, count, count)?;
    for &ship in &looked_at {
        look_at_civilian(t, seat, ship);
    }
    for ship in looked_at {
        let Some(from) = Area::ALL.into_iter().find(|&area| t.public.sector(area).civilians.contains(&ship))
        else {
            continue;
        };
        let options = [Choice::Pass, Choice::Area(from.clockwise()), Choice::Area(from.counter_clockwise())];
        if let Choice::Area(to) = t.pick(seat, Ask::MoveCivilian { ship }, &options)? {
            t.public.sector_mut(from).civilians.retain(|civilian| *civilian != ship);
            t.public.sector_mut(to).civilians.push(ship);
            t.announce(Event::CivilianMoved { ship, to });
        }
    }
    Ok(())
}

fn look_at_civilian(t: &mut Table, seat: Seat, ship: CivilianId) {
    let cargo = t.hidden.civilians.iter().find(|(civilian, _)| *civilian == ship).map(|&(_, cargo)| cargo);
    let Some(cargo) = cargo else { return };
    t.announce(Event::LookedAtShip { seat, ship });
    t.tell(Audience::Only(seat), Event::SawShip { ship, cargo });
    let sighting = Sighting::Civilian { ship, cargo };
    if !t.own[seat.index()].seen.contains(&sighting) {
        t.own[seat.index()].seen.push(sighting);
    }
}

/// The President may draw a quorum card or play one. {fleet.locations.presidents-office}
pub(super) fn draw_or_play_quorum(t: &mut Table, seat: Seat) -> Flow<()> {
    let mut playable: Vec<Quorum> = t.hidden.stocks.with_title().collect();
    playable.sort_unstable();
    playable.dedup();
    playable.retain(|&card| quorum::can_play(t, seat, card));
    let mut options = vec![Choice::Pass, Choice::Action(Action::DrawQuorum)];
    options.extend(playable.iter().map(|&card| Choice::Action(Action::Quorum(card))));
    match t.pick(seat, Ask::PresidentsOffice, &options)? {
        Choice::Action(Action::Quorum(card)) => quorum::play(t, seat, card),
        Choice::Action(_) => {
            quorum::draw(t, 1);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Somebody looks at a hand and takes a card of it. {fleet.locations.human-fleet}
pub(super) fn take_card(t: &mut Table, seat: Seat, victim: Seat) -> Flow<()> {
    let cards = t.hand(victim).clone();
    t.announce(Event::CardTaken { from: victim, by: seat });
    t.tell(Audience::Only(seat), Event::SawHand { of: victim, cards: cards.clone() });
    if cards.is_empty() {
        return Ok(());
    }
    let card: SkillCard = t.pick(seat, Ask::TakeCard { from: victim }, &cards)?;
    if let Some(at) = t.hand(victim).iter().position(|&held| held == card) {
        t.hand_mut(victim).remove(at);
        t.hand_mut(seat).push(card);
    }
    t.tell(Audience::Only(victim), Event::CardStolen { card });
    Ok(())
}

/// A Cylon player may exchange a super crisis card. {fleet.locations.resurrection-ship}
pub(super) fn exchange_super_crisis(t: &mut Table, seat: Seat) -> Flow<()> {
    let mut options = vec![Choice::Pass];
    options.extend(t.own[seat.index()].held.of().map(Choice::SuperCrisis));
    if let Choice::SuperCrisis(card) = t.pick(seat, Ask::ExchangeSuperCrisis, &options)? {
        t.own[seat.index()].held.take(card);
        stock::discard(t, card);
        loyalty::draw_super_crisis(t, seat);
    }
    Ok(())
}

/// Somebody gives all loyalty cards that lie face down to another player.
/// {fleet.locations.resurrection-ship}
pub(super) fn give_away_loyalty(t: &mut Table, seat: Seat) -> Flow<()> {
    if t.own[seat.index()].loyalty.is_empty() {
        return Ok(());
    }
    let among: Vec<Seat> = others(t, seat).collect();
    match actions::choose_player(t, seat, Purpose::GiveLoyalty, &among)? {
        Some(to) => loyalty::give_away(t, seat, to),
        None => Ok(()),
    }
}
