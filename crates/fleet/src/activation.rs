//! How Cylon ships act by themselves. {fleet.activation.order}

use tabletop::Flow;

use crate::choice::Ask;
use crate::effect::Activation;
use crate::event::Event;
use crate::space::{Area, BasestarDamage, CivilianId, Piece, supply};
use crate::state::Public;
use crate::{Table, combat, placement};

/// Activates all ships of a kind.
pub fn activate(t: &mut Table, activation: Activation) -> Flow<()> {
    t.announce(Event::ShipsActivated { activation });
    match activation {
        Activation::Raiders => activate_raiders(t),
        Activation::HeavyRaiders => activate_heavy_raiders(t),
        Activation::Basestars => activate_basestars(t),
        Activation::Launch => placement::launch_from_basestars(t, &[(Piece::Raider, 3)]),
    }
}

/// Every raider acts once, or if there is none, each basestar launches two. {fleet.activation.no-raiders}
fn activate_raiders(t: &mut Table) -> Flow<()> {
    if t.public.raiders() == 0 {
        return placement::launch_from_basestars(t, &[(Piece::Raider, 2)]);
    }
    let waiting = t.public.space.each(|sector| sector.raiders);
    activate_these_raiders(t, waiting)
}

/// So many raiders of each area act, one area after the other in an order that the current player chooses. A
/// raider that moves on does not act again. {fleet.activation.areas} {fleet.activation.once}
pub fn activate_these_raiders(t: &mut Table, mut waiting: [u8; 6]) -> Flow<()> {
    loop {
        let areas: Vec<Area> = Area::ALL.into_iter().filter(|area| waiting[area.index()] > 0).collect();
        if areas.is_empty() {
            return Ok(());
        }
        let current = t.public.current;
        let area = t.pick(current, Ask::NextArea { activation: Activation::Raiders }, &areas)?;
        for _ in 0..std::mem::take(&mut waiting[area.index()]) {
            activate_raider(t, area)?;
        }
    }
}

/// A raider does the first of these that it can. {fleet.activation.raider-targets}
fn activate_raider(t: &mut Table, area: Area) -> Flow<()> {
    if t.public.sector(area).vipers.vipers() > 0 {
        return combat::attack_viper(t, area, None);
    }
    let pilots = t.public.pilots_in(area);
    if !pilots.is_empty() {
        let current = t.public.current;
        let options: Vec<crate::Choice> =
            pilots.iter().map(|&seat| crate::Choice::Character(t.public.player(seat).character)).collect();
        let picks = t.ask(tabletop::Prompt::one(current, Ask::AttackedPilot, options))?;
        return combat::attack_viper(t, area, Some(pilots[usize::from(picks[0])]));
    }
    let civilians: Vec<CivilianId> = t.public.sector(area).civilians.to_vec();
    if !civilians.is_empty() {
        let current = t.public.current;
        let ship = t.pick(current, Ask::DestroyCivilian, &civilians)?;
        combat::destroy_civilian(t, ship);
        return Ok(());
    }
    match toward_civilians(&t.public, area) {
        Some(to) => {
            t.public.sector_mut(area).raiders -= 1;
            t.public.sector_mut(to).raiders += 1;
            t.announce(Event::ShipMoved { piece: Piece::Raider, from: area, to });
            Ok(())
        }
        None => combat::attack_galactica(t, Piece::Raider),
    }
}

/// The next area on the way to the nearest civilian ship, clockwise if both ways are as long.
/// {fleet.activation.raider-moves}
fn toward_civilians(public: &Public, from: Area) -> Option<Area> {
    let steps = |way: fn(u8) -> u8| {
        let with_ships = Area::ALL.into_iter().filter(|&area| !public.sector(area).civilians.is_empty());
        with_ships.map(|area| way(from.steps_clockwise_to(area))).min()
    };
    let clockwise = steps(|steps| steps)?;
    let counter_clockwise = steps(|steps| (6 - steps) % 6)?;
    Some(if clockwise <= counter_clockwise { from.clockwise() } else { from.counter_clockwise() })
}

/// Centurions advance; heavy raiders that have arrived board, the others fly on; if there were none, each
/// basestar launches one. {fleet.activation.heavy-raiders} {fleet.activation.no-heavy-raiders}
fn activate_heavy_raiders(t: &mut Table) -> Flow<()> {
    placement::advance_centurions(t)?;
    if t.public.heavy_raiders() == 0 {
        return placement::launch_from_basestars(t, &[(Piece::HeavyRaider, 1)]);
    }
    let there = t.public.space.each(|sector| sector.heavy_raiders);
    let split = |boards: bool| {
        std::array::from_fn(|at| if Area::ALL[at].has_launch_icon() == boards { there[at] } else { 0 })
    };
    let (mut boarding, flying): ([u8; 6], [u8; 6]) = (split(true), split(false));
    // Without a centurion token left, a heavy raider stays where it is. {fleet.limits.heavy-raiders}
    while t.public.centurions() < supply::CENTURIONS {
        let areas: Vec<Area> = Area::LAUNCH.into_iter().filter(|area| boarding[area.index()] > 0).collect();
        if areas.is_empty() {
            break;
        }
        let enough = supply::CENTURIONS - t.public.centurions() >= boarding.iter().sum();
        let current = t.public.current;
        let area = if enough {
            areas[0]
        } else {
            t.pick(current, Ask::NextArea { activation: Activation::HeavyRaiders }, &areas)?
        };
        boarding[area.index()] -= 1;
        t.public.sector_mut(area).heavy_raiders -= 1;
        placement::board(t, 1);
    }
    for area in Area::ALL {
        let to = toward_launch_icon(area);
        for _ in 0..flying[area.index()] {
            t.public.sector_mut(area).heavy_raiders -= 1;
            t.public.sector_mut(to).heavy_raiders += 1;
            t.announce(Event::ShipMoved { piece: Piece::HeavyRaider, from: area, to });
        }
    }
    Ok(())
}

/// The next area on the way to the nearest launch icon.
fn toward_launch_icon(from: Area) -> Area {
    let steps =
        |way: fn(u8) -> u8| Area::LAUNCH.map(|area| way(from.steps_clockwise_to(area))).into_iter().min();
    if steps(|steps| steps) <= steps(|steps| (6 - steps) % 6) {
        from.clockwise()
    } else {
        from.counter_clockwise()
    }
}

/// Every basestar whose weapons work attacks Galactica. {fleet.activation.basestars}
fn activate_basestars(t: &mut Table) -> Flow<()> {
    let armed: usize = t
        .public
        .space
        .iter()
        .flat_map(|sector| &sector.basestars)
        .filter(|basestar| !basestar.has(BasestarDamage::DisabledWeapons))
        .count();
    for _ in 0..armed {
        combat::attack_galactica(t, Piece::Basestar)?;
    }
    Ok(())
}
