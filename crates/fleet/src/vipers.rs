//! Launching, flying and fighting with vipers, unmanned or piloted. {fleet.combat.vipers}

use smallvec::{SmallVec, smallvec};
use tabletop::{Flow, Seat};

use crate::choice::{Ask, Choice, Move, ViperOrder};
use crate::event::Event;
use crate::space::{Area, Piece};
use crate::state::{Matter, Place, Public};
use crate::window::{Moment, window};
use crate::{Table, combat};

/// Whether there is an unmanned viper that could do anything.
pub fn can_direct(public: &Public) -> bool {
    public.hangar.vipers > 0 || public.vipers_in_space() > 0
}

/// What unmanned vipers could do, where `rested` says how many in each area still may.
fn orders(public: &Public, rested: [u8; 6]) -> Vec<ViperOrder> {
    let mut orders = Vec::new();
    if public.hangar.vipers > 0 {
        orders.extend(Area::LAUNCH.map(ViperOrder::Launch));
    }
    for area in Area::ALL.into_iter().filter(|area| rested[area.index()] > 0) {
        orders.extend(combat::targets_in(public, area).into_iter().map(ViperOrder::Attack));
        orders.extend(area.adjacent().map(|to| ViperOrder::Fly(area, to)));
    }
    orders
}

fn carry_out(t: &mut Table, seat: Seat, order: ViperOrder) -> Flow<()> {
    match order {
        ViperOrder::Launch(area) => launch(t, area),
        ViperOrder::Fly(from, to) => {
            t.public.sector_mut(from).vipers -= 1;
            t.public.sector_mut(to).vipers += 1;
            t.announce(Event::ShipMoved { piece: Piece::Viper, from, to });
            Ok(())
        }
        ViperOrder::Attack(target) => combat::attack_with_unmanned_viper(t, seat, target),
    }
}

/// An unmanned viper launches from the Reserves.
fn launch(t: &mut Table, area: Area) -> Flow<()> {
    t.public.hangar.vipers -= 1;
    t.public.sector_mut(area).vipers += 1;
    t.announce(Event::Launched { seat: None, area });
    vipers_were_placed(t, smallvec![area])
}

/// What may follow when unmanned vipers were placed in space.
pub fn vipers_were_placed(t: &mut Table, areas: SmallVec<[Area; 4]>) -> Flow<()> {
    if areas.is_empty() {
        return Ok(());
    }
    t.public.matters.push(Matter::VipersPlaced(areas));
    window(t, Moment::VipersPlaced)?;
    t.public.matters.pop();
    Ok(())
}

/// A player makes up to `count` activations of unmanned vipers; one viper may take several.
/// {fleet.locations.command}
pub fn direct(t: &mut Table, seat: Seat, count: u8) -> Flow<()> {
    for left in (1..=count).rev() {
        let vipers = std::array::from_fn(|at| t.public.space[at].vipers);
        let Some(order) = choose_order(t, seat, left, vipers)? else { break };
        carry_out(t, seat, order)?;
    }
    Ok(())
}

/// A player activates up to `count` unmanned vipers, each once. {fleet.characters.apollo}
pub fn direct_each_once(t: &mut Table, seat: Seat, count: u8) -> Flow<()> {
    let mut rested: [u8; 6] = std::array::from_fn(|at| t.public.space[at].vipers);
    for left in (1..=count).rev() {
        let Some(order) = choose_order(t, seat, left, rested)? else { break };
        match order {
            ViperOrder::Launch(_) => {}
            ViperOrder::Fly(area, _) => rested[area.index()] -= 1,
            ViperOrder::Attack(target) => {
                if let Some(area) = target.area() {
                    rested[area.index()] -= 1;
                }
            }
        }
        carry_out(t, seat, order)?;
        for area in Area::ALL {
            let there = t.public.sector(area).vipers;
            rested[area.index()] = rested[area.index()].min(there);
        }
    }
    Ok(())
}

/// The next order, if there is one. Who has become a Cylon player on the way gives none.
/// {fleet.cylons.in-the-middle}
fn choose_order(t: &mut Table, seat: Seat, left: u8, rested: [u8; 6]) -> Flow<Option<ViperOrder>> {
    if t.public.is_cylon(seat) {
        return Ok(None);
    }
    let orders = orders(&t.public, rested);
    let mut options: Vec<Choice> = vec![Choice::Pass];
    options.extend(orders.iter().map(|&order| Choice::Viper(order)));
    let picks = t.ask(tabletop::Prompt::one(seat, Ask::DirectViper { left }, options))?;
    Ok(usize::from(picks[0]).checked_sub(1).map(|at| orders[at]))
}

/// A pilot moves or attacks with the own viper. {fleet.actions.viper}
pub fn activate_own(t: &mut Table, seat: Seat) -> Flow<()> {
    let Some(area) = t.public.piloting(seat) else { return Ok(()) };
    let mut options: Vec<ViperOrder> =
        combat::targets_in(&t.public, area).into_iter().map(ViperOrder::Attack).collect();
    options.extend(area.adjacent().map(|to| ViperOrder::Fly(area, to)));
    match t.pick(seat, Ask::FlyViper, &options)? {
        ViperOrder::Attack(target) => combat::attack_with_piloted_viper(t, seat, target),
        ViperOrder::Fly(_, to) | ViperOrder::Launch(to) => {
            t.player_mut(seat).place = Place::Piloting(to);
            t.announce(Event::Moved { seat, to: Move::Fly(to) });
            Ok(())
        }
    }
}

/// A pilot launches in a viper from the Reserves. If there is none, an unmanned viper may come back first.
/// {fleet.limits.hangar-deck}
pub fn launch_pilot(t: &mut Table, seat: Seat) -> Flow<()> {
    if t.public.hangar.vipers == 0 {
        let areas: Vec<Area> =
            Area::ALL.into_iter().filter(|&area| t.public.sector(area).vipers > 0).collect();
        if areas.is_empty() {
            return Ok(());
        }
        let from = t.pick(seat, Ask::ReturnViper, &areas)?;
        t.public.sector_mut(from).vipers -= 1;
        t.public.hangar.vipers += 1;
    }
    let area = t.pick(seat, Ask::LaunchArea, &Area::LAUNCH)?;
    t.public.hangar.vipers -= 1;
    t.player_mut(seat).place = Place::Piloting(area);
    t.announce(Event::Launched { seat: Some(seat), area });
    Ok(())
}
