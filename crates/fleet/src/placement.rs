//! Placing new ships, and what happens when there are not enough. {fleet.limits.ships}

use smallvec::SmallVec;
use tabletop::Flow;

use crate::choice::Ask;
use crate::event::Event;
use crate::space::{Area, Basestar, BasestarDamage, CivilianId, Piece, supply};
use crate::state::{Outcome, Public, State};
use crate::stock::{self, Stock};
use crate::{Table, resources, vipers};

/// How many pieces of a kind are left to place.
fn available(s: &State, piece: Piece) -> u8 {
    let public: &Public = &s.public;
    match piece {
        Piece::Basestar => supply::BASESTARS - public.everywhere(Piece::Basestar),
        Piece::Raider => supply::RAIDERS - public.everywhere(Piece::Raider),
        Piece::HeavyRaider => supply::HEAVY_RAIDERS - public.everywhere(Piece::HeavyRaider),
        Piece::Viper => public.hangar.reserves.vipers(),
        Piece::Civilian => s.hidden.stocks[Stock::Civilian].draw.len() as u8,
    }
}

/// Places new ships. If there are not enough of a kind, the current player says where those that there are
/// go. What may follow on vipers comes when all ships are placed. {fleet.crisis.attack-placement}
pub fn place(t: &mut Table, ships: &[(Area, Piece, u8)]) -> Flow<()> {
    let mut fresh_vipers = SmallVec::new();
    for piece in [Piece::Basestar, Piece::Raider, Piece::HeavyRaider, Piece::Viper, Piece::Civilian] {
        let mut wanted: Vec<(Area, u8)> = ships
            .iter()
            .filter(|(_, kind, count)| *kind == piece && *count > 0)
            .map(|&(area, _, count)| (area, count))
            .collect();
        let left = available(t, piece);
        if wanted.iter().map(|(_, count)| count).sum::<u8>() <= left {
            for (area, count) in wanted {
                put(t, area, piece, count)?;
                note_vipers(&mut fresh_vipers, area, piece, count);
            }
        } else {
            for _ in 0..left {
                let areas: Vec<Area> = wanted.iter().map(|(area, _)| *area).collect();
                let current = t.public.current;
                let chosen = t.pick(current, Ask::Shortage { piece }, &areas)?;
                put(t, chosen, piece, 1)?;
                note_vipers(&mut fresh_vipers, chosen, piece, 1);
                for (area, count) in &mut wanted {
                    if *area == chosen {
                        *count -= 1;
                    }
                }
                wanted.retain(|(_, count)| *count > 0);
            }
        }
    }
    vipers::vipers_were_placed(t, fresh_vipers)
}

fn note_vipers(areas: &mut SmallVec<[Area; 4]>, area: Area, piece: Piece, count: u8) {
    if piece == Piece::Viper {
        areas.extend(std::iter::repeat_n(area, usize::from(count)));
    }
}

fn put(t: &mut Table, area: Area, piece: Piece, count: u8) -> Flow<()> {
    for _ in 0..count {
        match piece {
            Piece::Basestar => t.public.sector_mut(area).basestars.push(Basestar::default()),
            Piece::Raider => t.public.sector_mut(area).raiders += 1,
            Piece::HeavyRaider => t.public.sector_mut(area).heavy_raiders += 1,
            Piece::Viper => {
                let craft = vipers::from_reserves(t, t.public.current)?;
                t.public.sector_mut(area).vipers[craft] += 1;
            }
            Piece::Civilian => put_civilian(t, area),
        }
    }
    t.announce(Event::ShipsPlaced { area, piece, count });
    Ok(())
}

/// A civilian ship comes face down onto the board.
fn put_civilian(t: &mut Table, area: Area) {
    let Some(cargo) = stock::draw(t) else { return };
    let ship = CivilianId(t.public.next_civilian);
    t.public.next_civilian += 1;
    t.hidden.civilians.push((ship, cargo));
    t.public.sector_mut(area).civilians.push(ship);
}

/// Each basestar with a working hangar launches ships. {fleet.activation.launch}
pub fn launch_from_basestars(t: &mut Table, launches: &[(Piece, u8)]) -> Flow<()> {
    let more = u8::from(t.public.has_rule(crate::effect::Rule::MassiveDeployment));
    let mut ships = Vec::new();
    for area in Area::ALL {
        for basestar in &t.public.sector(area).basestars {
            if !basestar.has(BasestarDamage::DisabledHangar) {
                ships.extend(launches.iter().map(|&(piece, count)| (area, piece, count + more)));
            }
        }
    }
    merge(&mut ships);
    place(t, &ships)
}

/// Adds up what goes to the same area, so that each area is offered once.
fn merge(ships: &mut Vec<(Area, Piece, u8)>) {
    let mut merged: Vec<(Area, Piece, u8)> = Vec::new();
    for &(area, piece, count) in ships.iter() {
        match merged.iter_mut().find(|(at, kind, _)| *at == area && *kind == piece) {
            Some((_, _, total)) => *total += count,
            None => merged.push((area, piece, count)),
        }
    }
    *ships = merged;
}

/// Centurions come aboard, as many as there are. {fleet.combat.centurions}
pub fn board(t: &mut Table, count: u8) {
    for _ in 0..count.min(supply::CENTURIONS - t.public.centurions()) {
        t.public.boarding[0] += 1;
        t.announce(Event::CenturionBoarded);
    }
}

/// Every centurion advances one space. One that reaches the end wins the game for the Cylons.
/// {fleet.ending.centurions}
pub fn advance_centurions(t: &mut Table) -> Flow<()> {
    if t.public.centurions() == 0 {
        return Ok(());
    }
    t.announce(Event::CenturionsAdvanced);
    let arrived = t.public.boarding[3];
    t.public.boarding.rotate_right(1);
    if arrived > 0 {
        return resources::end_game(t, Outcome::CenturionInvasion);
    }
    Ok(())
}
