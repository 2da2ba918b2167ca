//! What the locations do. {fleet.locations.activate}

use tabletop::{Audience, Flow, Seat};

use crate::cards::{Crisis, Quorum};
use crate::check::{Demand, skill_check};
use crate::choice::{Ask, Choice, FleetOrder, Purpose};
use crate::combat::Weapon;
use crate::effect::{Activation, Rule, Test, Title};
use crate::event::Event;
use crate::space::{Area, CivilianId, Piece};
use crate::state::{CheckFor, CheckOutcome, RollFor, Sighting, State};
use crate::stock::{self, Stock};
use crate::{Location, Resource, Skill, Skills, Table};
use crate::{
    actions, activation, combat, crisis, die, hands, jump, kept, loyalty, movement, placement, quorum,
    resolve, resources, titles, vipers,
};

/// Whether a player at a location could use it. {fleet.locations.damaged}
pub fn can_use(s: &State, seat: Seat, location: Location) -> bool {
    let sheet = s.public.sheet(seat);
    let forbidden =
        sheet.and_then(|sheet| sheet.may_not_use).is_some_and(|forbids| forbids(s, seat, location));
    let cost = sheet.map_or(0, |sheet| usize::from(sheet.location_cost));
    !forbidden && !s.public.is_damaged(location) && s.hand(seat).len() >= cost && has_use(s, seat, location)
}

/// Whether there is anything to do at a location.
fn has_use(s: &State, seat: Seat, location: Location) -> bool {
    let public = &s.public;
    match location {
        Location::FtlControl => jump::population_risk(public.jump_track).is_some(),
        Location::WeaponsControl => !combat::targets(public).is_empty(),
        Location::Communications => !public.has_rule(Rule::CommunicationsJamming) && !civilians(s).is_empty(),
        Location::Command => vipers::can_direct(public),
        Location::AdmiralsQuarters => !accusable(s).is_empty(),
        Location::HangarDeck => {
            public.sheet(seat).is_some_and(crate::characters::Sheet::is_pilot) && vipers::can_direct(public)
        }
        Location::Armory => public.centurions() > 0,
        Location::PresidentsOffice => public.president == seat,
        Location::CylonFleet => public.rights(seat).commands_cylon_ships,
        Location::ResurrectionShip => {
            s.own[seat.index()].held.count(Stock::SuperCrisis) > 0
                || public.distance() <= 7 && !s.own[seat.index()].loyalty.is_empty()
        }
        Location::ResearchLab
        | Location::Brig
        | Location::PressRoom
        | Location::Administration
        | Location::Caprica
        | Location::HumanFleet => true,
        Location::Sickbay => false,
    }
}

/// A player uses the location where the character is.
pub fn activate(t: &mut Table, seat: Seat, location: Location) -> Flow<()> {
    pay(t, seat, location)?;
    #[cfg(test)]
    if crate::proof::is_taken_away(crate::proof::Row::Location(location)) {
        return Ok(());
    }
    match location {
        Location::FtlControl => ftl_control(t, seat),
        Location::WeaponsControl => weapons_control(t, seat),
        Location::Communications => communications(t, seat),
        Location::ResearchLab => research_lab(t, seat),
        Location::Command => vipers::direct(t, seat, 2),
        Location::AdmiralsQuarters => admirals_quarters(t, seat),
        Location::HangarDeck => hangar_deck(t, seat),
        Location::Armory => armory(t, seat),
        Location::Brig => brig(t, seat),
        Location::PressRoom => {
            hands::draw(t, seat, &[Skill::Politics, Skill::Politics]);
            Ok(())
        }
        Location::PresidentsOffice => presidents_office(t, seat),
        Location::Administration => administration(t, seat),
        Location::Caprica => caprica(t, seat),
        Location::CylonFleet => cylon_fleet(t, seat),
        Location::HumanFleet => human_fleet(t, seat),
        Location::ResurrectionShip => resurrection_ship(t, seat),
        Location::Sickbay => Ok(()),
    }
}

/// Some characters pay for the use of a location.
fn pay(t: &mut Table, seat: Seat, location: Location) -> Flow<()> {
    let cost = t.public.sheet(seat).map_or(0, |sheet| usize::from(sheet.location_cost));
    if cost == 0 {
        return Ok(());
    }
    crate::characters::announce_weakness(t, seat);
    let hand = t.hand(seat).clone();
    let cards = t.pick_some(seat, Ask::PayForLocation { location }, &hand, cost, cost)?;
    hands::discard(t, seat, &cards);
    Ok(())
}

/// When FTL Control leaves people behind.
pub const LEAVES_PEOPLE_BEHIND: Test = Test::AtMost(6);

/// The fleet jumps from a blue space; on 6 or less it leaves people behind. {fleet.locations.ftl-control}
fn ftl_control(t: &mut Table, seat: Seat) -> Flow<()> {
    let risk = jump::population_risk(t.public.jump_track).unwrap_or(0);
    if LEAVES_PEOPLE_BEHIND.holds(die::roll(t, seat, RollFor::FtlJump, LEAVES_PEOPLE_BEHIND)?) {
        resources::change(t, Resource::Population, -risk);
    }
    jump::jump(t)
}

/// Galactica attacks a Cylon ship. {fleet.locations.weapons-control}
fn weapons_control(t: &mut Table, seat: Seat) -> Flow<()> {
    let targets = combat::targets(&t.public);
    let target = t.pick(seat, Ask::Target { with: Weapon::Galactica }, &targets)?;
    combat::attack_with_galactica(t, seat, target)
}

fn civilians(s: &State) -> Vec<CivilianId> {
    s.public.space.iter().flat_map(|sector| sector.civilians.iter().copied()).collect()
}

/// Look at two civilian ships, then perhaps move each to an adjacent area. {fleet.locations.communications}
fn communications(t: &mut Table, seat: Seat) -> Flow<()> {
    let ships = civilians(t);
    let two = ships.len().min(2);
    let looked_at = t.pick_some(seat, Ask::LookAtCivilians, &ships, two, two)?;
    for &ship in &looked_at {
        let cargo =
            t.hidden.civilians.iter().find(|(civilian, _)| *civilian == ship).map(|&(_, cargo)| cargo);
        if let Some(cargo) = cargo {
            t.announce(Event::LookedAtShip { seat, ship });
            t.tell(Audience::Only(seat), Event::SawShip { ship, cargo });
            let sighting = Sighting::Civilian { ship, cargo };
            if !t.own[seat.index()].seen.contains(&sighting) {
                t.own[seat.index()].seen.push(sighting);
            }
        }
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

/// Draw an engineering or tactics card. {fleet.locations.research-lab}
fn research_lab(t: &mut Table, seat: Seat) -> Flow<()> {
    hands::draw_choosing(t, seat, 1, &[Skill::Engineering, Skill::Tactics])
}

fn accusable(s: &State) -> Vec<Seat> {
    let sendable = |&seat: &Seat| movement::can_be_sent(&s.public, seat, Location::Brig);
    s.public.seats_from_current().filter(sendable).collect()
}

/// Accuse a character, who goes to the Brig if the check passes. {fleet.locations.admirals-quarters}
fn admirals_quarters(t: &mut Table, seat: Seat) -> Flow<()> {
    let among = accusable(t);
    let Some(accused) = actions::choose_player(t, seat, Purpose::Accuse, &among)? else { return Ok(()) };
    let mut change = 0;
    if let Some(sheet) = t.public.sheet(accused).filter(|sheet| sheet.when_accused != 0) {
        crate::characters::announce_weakness(t, accused);
        change = sheet.when_accused;
    }
    let demand = demand(7 + change, &[Skill::Leadership, Skill::Tactics]);
    let what = CheckFor::Location { location: Location::AdmiralsQuarters, by: seat, on: Some(accused) };
    let prophecy = accused == t.public.president;
    check_at(t, what, demand, prophecy, |t| {
        movement::send(t, accused, Location::Brig);
        Ok(())
    })
}

fn demand(difficulty: i8, skills: &[Skill]) -> Demand {
    Demand { difficulty: difficulty.max(0) as u8, skills: Skills::of(skills), partial: None }
}

/// A check for the use of a location; failing it has no effect. {fleet.skill-check.locations}
fn check_at(
    t: &mut Table,
    what: CheckFor,
    mut demand: Demand,
    touches_president: bool,
    pass: impl FnOnce(&mut Table) -> Flow<()>,
) -> Flow<()> {
    // {fleet.quorum.accept-prophecy}
    if touches_president && t.public.has_rule(Rule::AcceptProphecy) {
        demand.difficulty += 2;
        kept::end(t, Rule::AcceptProphecy);
    }
    skill_check(t, what, demand, |t, outcome| if outcome == CheckOutcome::Pass { pass(t) } else { Ok(()) })
}

/// A pilot launches, and may act once more. {fleet.locations.hangar-deck}
fn hangar_deck(t: &mut Table, seat: Seat) -> Flow<()> {
    vipers::launch_pilot(t, seat)?;
    actions::take_action(t, seat)
}

/// Fight a centurion. {fleet.locations.armory}
fn armory(t: &mut Table, seat: Seat) -> Flow<()> {
    let centurions = resolve::centurions(t);
    match t.pick(seat, Ask::Target { with: Weapon::Galactica }, &centurions)? {
        crate::choice::Target::Centurion(space) => combat::attack_centurion(t, seat, space),
        _ => Ok(()),
    }
}

/// Try to get out. {fleet.locations.brig}
fn brig(t: &mut Table, seat: Seat) -> Flow<()> {
    let demand = demand(7, &[Skill::Politics, Skill::Tactics]);
    let what = CheckFor::Location { location: Location::Brig, by: seat, on: None };
    check_at(t, what, demand, false, |t| {
        let open = movement::out_of_brig(&t.public);
        let to = t.pick(seat, Ask::LeaveBrigTo, &open)?;
        movement::leave_brig(t, seat, to);
        Ok(())
    })
}

/// The President draws a quorum card, then may draw another or play one.
/// {fleet.locations.presidents-office}
fn presidents_office(t: &mut Table, seat: Seat) -> Flow<()> {
    quorum::draw(t, 1);
    let mut playable: Vec<Quorum> = t.hidden.stocks.with_title().collect();
    playable.sort_unstable();
    playable.dedup();
    playable.retain(|&card| quorum::can_play(t, seat, card));
    let mut options = vec![Choice::Pass, Choice::Action(crate::choice::Action::DrawQuorum)];
    options.extend(playable.iter().map(|&card| Choice::Action(crate::choice::Action::Quorum(card))));
    match t.pick(seat, Ask::PresidentsOffice, &options)? {
        Choice::Action(crate::choice::Action::Quorum(card)) => quorum::play(t, seat, card),
        Choice::Action(_) => {
            quorum::draw(t, 1);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Who can be proposed as President: a Vice President shuts out everybody else.
/// {fleet.quorum.assign-vice-president}
fn presidential_candidates(s: &State) -> Vec<Seat> {
    match quorum::assigned_to(s, "assign-vice-president") {
        Some((vice, _)) if vice != s.public.president => vec![vice],
        _ => s.public.humans().collect(),
    }
}

/// Propose a President. {fleet.locations.administration}
fn administration(t: &mut Table, seat: Seat) -> Flow<()> {
    let among = presidential_candidates(t);
    let Some(nominee) = actions::choose_player(t, seat, Purpose::Presidency, &among)? else { return Ok(()) };
    let demand = demand(5, &[Skill::Politics, Skill::Leadership]);
    let what = CheckFor::Location { location: Location::Administration, by: seat, on: Some(nominee) };
    check_at(t, what, demand, true, |t| {
        titles::give(t, Title::President, nominee);
        Ok(())
    })
}

/// Play a super crisis card, or draw two crisis cards and resolve one, without its icons.
/// {fleet.locations.caprica}
fn caprica(t: &mut Table, seat: Seat) -> Flow<()> {
    let held = t.own[seat.index()].held.of();
    let mut options: Vec<Choice> = held.map(Choice::SuperCrisis).collect();
    options.push(Choice::Deck(crate::choice::Deck::Crisis));
    if let Choice::SuperCrisis(card) = t.pick(seat, Ask::Caprica, &options)? {
        t.own[seat.index()].held.take(card);
        return crisis::resolve_super(t, seat, card);
    }
    let mut drawn: Vec<Crisis> = (0..2).filter_map(|_| stock::draw(t)).collect();
    if drawn.is_empty() {
        return Ok(());
    }
    let taken = crisis::choose_one(t, seat, &drawn)?;
    let chosen = drawn.remove(taken);
    for other in drawn {
        stock::discard(t, other);
    }
    crisis::reveal_and_resolve(t, chosen)
}

/// Command the Cylon ships. {fleet.locations.cylon-fleet}
fn cylon_fleet(t: &mut Table, seat: Seat) -> Flow<()> {
    let options = [
        FleetOrder::Activate(Activation::Raiders),
        FleetOrder::Activate(Activation::HeavyRaiders),
        FleetOrder::Activate(Activation::Basestars),
        FleetOrder::Launch,
    ];
    match t.pick(seat, Ask::CylonFleet, &options)? {
        FleetOrder::Activate(activation) => activation::activate(t, activation),
        FleetOrder::Launch => {
            placement::launch_from_basestars(t, &[(Piece::Raider, 2), (Piece::HeavyRaider, 1)])
        }
    }
}

fn others(s: &State, seat: Seat) -> Vec<Seat> {
    s.public.seats_from_current().filter(|&other| other != seat).collect()
}

/// When the Human Fleet lets a Cylon player damage Galactica.
pub const SABOTAGES: Test = Test::AtLeast(5);

/// Look at a hand, take a card of it, and perhaps damage Galactica. {fleet.locations.human-fleet}
fn human_fleet(t: &mut Table, seat: Seat) -> Flow<()> {
    let among = others(t, seat);
    if let Some(victim) = actions::choose_player(t, seat, Purpose::Infiltrate, &among)? {
        let cards = t.hand(victim).clone();
        t.announce(Event::CardTaken { from: victim, by: seat });
        t.tell(Audience::Only(seat), Event::SawHand { of: victim, cards: cards.clone() });
        if !cards.is_empty() {
            take_card(t, seat, victim, &cards)?;
        }
    }
    let result = die::roll(t, seat, RollFor::Effect, SABOTAGES)?;
    if SABOTAGES.holds(result) { combat::damage_galactica(t) } else { Ok(()) }
}

fn take_card(t: &mut Table, seat: Seat, victim: Seat, cards: &[crate::SkillCard]) -> Flow<()> {
    let card = t.pick(seat, Ask::TakeCard { from: victim }, cards)?;
    if let Some(at) = t.hand(victim).iter().position(|&held| held == card) {
        t.hand_mut(victim).remove(at);
        t.hand_mut(seat).push(card);
    }
    t.tell(Audience::Only(victim), Event::CardStolen { card });
    Ok(())
}

/// Exchange a super crisis card; up to distance 7, give away loyalty cards.
/// {fleet.locations.resurrection-ship}
fn resurrection_ship(t: &mut Table, seat: Seat) -> Flow<()> {
    let mut options = vec![Choice::Pass];
    options.extend(t.own[seat.index()].held.of().map(Choice::SuperCrisis));
    if let Choice::SuperCrisis(card) = t.pick(seat, Ask::ExchangeSuperCrisis, &options)? {
        t.own[seat.index()].held.take(card);
        stock::discard(t, card);
        loyalty::draw_super_crisis(t, seat);
    }
    if t.public.distance() <= 7 && !t.own[seat.index()].loyalty.is_empty() {
        let among = others(t, seat);
        if let Some(to) = actions::choose_player(t, seat, Purpose::GiveLoyalty, &among)? {
            loyalty::give_away(t, seat, to)?;
        }
    }
    Ok(())
}
