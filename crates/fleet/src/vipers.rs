//! Launching, flying and fighting with vipers, unmanned or piloted. {fleet.combat.vipers}

use smallvec::{SmallVec, smallvec};
use tabletop::{Flow, Seat};

use crate::choice::{Ask, Choice, Move, ViperOrder};
use crate::craft::Craft;
use crate::event::Event;
use crate::space::{Area, Piece};
use crate::state::{Matter, Place, Public};
use crate::window::{Moment, window};
use crate::{Table, combat};

/// Whether there is an unmanned viper that could do anything.
pub fn can_direct(public: &Public) -> bool {
    public.hangar.reserves.vipers() > 0 || public.vipers_in_space() > 0
}

/// What unmanned vipers could do, where `rested` says how many in each area still may.
fn orders(public: &Public, rested: [u8; 6]) -> Vec<ViperOrder> {
    let mut orders = Vec::new();
    if public.hangar.reserves.vipers() > 0 {
        orders.extend(Area::LAUNCH.map(ViperOrder::Launch));
    }
    for area in Area::ALL.into_iter().filter(|area| rested[area.index()] > 0) {
        orders.extend(combat::targets_in(public, area).into_iter().map(ViperOrder::Attack));
        let kinds = public.sector(area).vipers.kinds_of_vipers();
        let range = kinds.map(range).max().unwrap_or(0);
        orders.extend(area.within(range).map(|to| ViperOrder::Fly(area, to)));
    }
    orders
}

fn carry_out(t: &mut Table, seat: Seat, order: ViperOrder) -> Flow<()> {
    match order {
        ViperOrder::Launch(area) => launch(t, seat, area),
        ViperOrder::Fly(from, to) => {
            let able = |craft: &Craft| from.within(range(*craft)).any(|area| area == to);
            let kinds = t.public.sector(from).vipers.kinds_of_vipers().filter(able);
            let craft = choose_kind(t, seat, kinds)?;
            t.public.sector_mut(from).vipers[craft] -= 1;
            t.public.sector_mut(to).vipers[craft] += 1;
            t.announce(Event::ShipMoved { piece: Piece::Viper, from, to });
            Ok(())
        }
        ViperOrder::Attack(target) => combat::attack_with_unmanned_viper(t, seat, target),
    }
}

/// An unmanned viper launches from the Reserves.
fn launch(t: &mut Table, seat: Seat, area: Area) -> Flow<()> {
    let craft = from_reserves(t, seat)?;
    t.public.sector_mut(area).vipers[craft] += 1;
    t.announce(Event::Launched { seat: None, area });
    vipers_were_placed(t, smallvec![area])
}

/// How many areas a viper of this kind flies at once.
pub fn range(craft: Craft) -> u8 {
    craft.row().fights.as_ref().map_or(0, |fighting| fighting.range)
}

/// Of which kind a viper is, as a player chooses where there are several. There has to be one.
pub fn choose_kind(t: &mut Table, seat: Seat, kinds: impl Iterator<Item = Craft>) -> Flow<Craft> {
    let kinds: SmallVec<[Craft; 4]> = kinds.collect();
    t.pick(seat, Ask::WhichCraft, &kinds)
}

/// Takes a viper out of the Reserves. There has to be one.
pub fn from_reserves(t: &mut Table, seat: Seat) -> Flow<Craft> {
    let kinds = t.public.hangar.reserves.kinds_of_vipers();
    let craft = choose_kind(t, seat, kinds)?;
    t.public.hangar.reserves[craft] -= 1;
    Ok(craft)
}

/// Takes an unmanned viper out of an area. There has to be one.
pub fn out_of_area(t: &mut Table, seat: Seat, area: Area) -> Flow<Craft> {
    let kinds = t.public.sector(area).vipers.kinds_of_vipers();
    let craft = choose_kind(t, seat, kinds)?;
    t.public.sector_mut(area).vipers[craft] -= 1;
    Ok(craft)
}

/// All unmanned vipers of an area go back to the Reserves.
pub fn recall(t: &mut Table, area: Area) {
    let vipers = std::mem::take(&mut t.public.sector_mut(area).vipers);
    t.public.hangar.reserves = t.public.hangar.reserves + vipers;
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
        let vipers = t.public.space.each(|sector| sector.vipers.vipers());
        let Some(order) = choose_order(t, seat, left, vipers)? else { break };
        carry_out(t, seat, order)?;
    }
    Ok(())
}

/// A player activates up to `count` unmanned vipers, each once. {fleet.characters.apollo}
pub fn direct_each_once(t: &mut Table, seat: Seat, count: u8) -> Flow<()> {
    let mut rested = t.public.space.each(|sector| sector.vipers.vipers());
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
            let there = t.public.sector(area).vipers.vipers();
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
    let Place::Piloting(craft, area) = t.public.player(seat).place else { return Ok(()) };
    let mut options: Vec<ViperOrder> =
        combat::targets_in(&t.public, area).into_iter().map(ViperOrder::Attack).collect();
    options.extend(area.within(range(craft)).map(|to| ViperOrder::Fly(area, to)));
    match t.pick(seat, Ask::FlyViper, &options)? {
        ViperOrder::Attack(target) => combat::attack_with_piloted_viper(t, seat, target),
        ViperOrder::Fly(_, to) | ViperOrder::Launch(to) => {
            t.player_mut(seat).place = Place::Piloting(craft, to);
            t.announce(Event::Moved { seat, to: Move::Fly(to) });
            Ok(())
        }
    }
}

/// A pilot launches in a viper from the Reserves. If there is none, an unmanned viper may come back first.
/// {fleet.limits.hangar-deck}
pub fn launch_pilot(t: &mut Table, seat: Seat) -> Flow<()> {
    if t.public.hangar.reserves.vipers() == 0 {
        let areas: Vec<Area> =
            Area::ALL.into_iter().filter(|&area| t.public.sector(area).vipers.vipers() > 0).collect();
        if areas.is_empty() {
            return Ok(());
        }
        let from = t.pick(seat, Ask::ReturnViper, &areas)?;
        let craft = out_of_area(t, seat, from)?;
        t.public.hangar.reserves[craft] += 1;
    }
    let area = t.pick(seat, Ask::LaunchArea, &Area::LAUNCH)?;
    let craft = from_reserves(t, seat)?;
    t.player_mut(seat).place = Place::Piloting(craft, area);
    t.announce(Event::Launched { seat: Some(seat), area });
    Ok(())
}
