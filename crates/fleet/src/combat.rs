//! Attacks and damage. {fleet.combat.attack-table}

use tabletop::{Flow, Seat};

use crate::choice::{Ask, Target};
use crate::craft::Craft;
use crate::die::Chance;
use crate::effect::{Rule, Test};
use crate::event::Event;
use crate::space::{Area, BasestarDamage, CivilianId, Piece};
use crate::state::{DamageToken, Outcome, Public, RollFor};
use crate::stock::{self, Component, Stock};
use crate::{Location, Table, die, kept, movement, resources, vipers};

impl Target {
    /// The area of the target, if it is in space.
    pub fn area(self) -> Option<Area> {
        match self {
            Target::Raider(area) | Target::HeavyRaider(area) | Target::Basestar(area, _) => Some(area),
            Target::Centurion(_) => None,
        }
    }
}

/// The Cylon ships in an area.
pub fn targets_in(public: &Public, area: Area) -> Vec<Target> {
    let sector = public.sector(area);
    let mut targets = Vec::new();
    if sector.raiders > 0 {
        targets.push(Target::Raider(area));
    }
    if sector.heavy_raiders > 0 {
        targets.push(Target::HeavyRaider(area));
    }
    targets.extend((0..sector.basestars.len() as u8).map(|at| Target::Basestar(area, at)));
    targets
}

/// All Cylon ships.
pub fn targets(public: &Public) -> Vec<Target> {
    Area::ALL.into_iter().flat_map(|area| targets_in(public, area)).collect()
}

/// With what Cylon ships are attacked or destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema, strum::EnumIter)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// Galactica's guns, or her crew where centurions have boarded.
    Galactica,
    /// A viper with a pilot.
    PilotedViper,
    /// A viper without one.
    UnmannedViper,
    /// A nuke.
    Nuke,
    /// Something that asks no die.
    BruteForce,
}

/// What an attack on a Cylon ship has to roll; nothing where no die is asked. {fleet.combat.attack-table}
pub fn needed(with: Weapon, target: Target) -> Option<Test> {
    let least = match (with, target) {
        (Weapon::BruteForce, _) => return None,
        (Weapon::Nuke, _) => 3,
        (_, Target::Raider(_)) => 3,
        (_, Target::HeavyRaider(_) | Target::Centurion(_)) => 7,
        (Weapon::PilotedViper | Weapon::UnmannedViper, Target::Basestar(..)) => 8,
        (Weapon::Galactica, Target::Basestar(..)) => 5,
    };
    Some(Test::AtLeast(least))
}

/// The same with what changes the roll: untrained pilots attack at -2, a damaged structure is easier to hit.
pub fn chance(public: &Public, with: Weapon, target: Target) -> Option<Chance> {
    let untrained = with == Weapon::UnmannedViper && public.has_rule(Rule::TrainingNewPilots);
    let damaged = match target {
        Target::Basestar(area, at) => {
            let basestar = public.sector(area).basestars.get(usize::from(at));
            basestar.is_some_and(|basestar| basestar.has(BasestarDamage::StructuralDamage))
        }
        Target::Raider(_) | Target::HeavyRaider(_) | Target::Centurion(_) => false,
    };
    let bonus = if untrained { -2 } else { 0 } + if damaged { 2 } else { 0 };
    Some(Chance { needs: needed(with, target)?, bonus })
}

/// An unmanned viper attacks.
pub fn attack_with_unmanned_viper(t: &mut Table, roller: Seat, target: Target) -> Flow<()> {
    attack(t, roller, target, Weapon::UnmannedViper)
}

/// A pilot attacks.
pub fn attack_with_piloted_viper(t: &mut Table, pilot: Seat, target: Target) -> Flow<()> {
    attack(t, pilot, target, Weapon::PilotedViper)
}

/// Galactica attacks. {fleet.locations.weapons-control}
pub fn attack_with_galactica(t: &mut Table, roller: Seat, target: Target) -> Flow<()> {
    attack(t, roller, target, Weapon::Galactica)
}

fn attack(t: &mut Table, roller: Seat, target: Target, with: Weapon) -> Flow<()> {
    let hit = match chance(&t.public, with, target) {
        Some(chance) => chance.needs.holds(die::roll(t, roller, RollFor::Attack, chance)?),
        None => true,
    };
    t.announce(Event::Attacked { target, hit });
    if hit {
        match target {
            Target::Raider(area) => destroy_raiders(t, area, 1),
            Target::HeavyRaider(area) => destroy_heavy_raider(t, area),
            Target::Centurion(space) => destroy_centurion(t, space),
            Target::Basestar(area, at) => damage_basestar(t, area, usize::from(at)),
        }
    }
    Ok(())
}

/// Somebody fights a centurion. {fleet.combat.centurions}
pub fn attack_centurion(t: &mut Table, roller: Seat, space: u8) -> Flow<()> {
    attack(t, roller, Target::Centurion(space), Weapon::Galactica)
}

/// Raiders go back to the supply.
pub fn destroy_raiders(t: &mut Table, area: Area, count: u8) {
    let count = count.min(t.public.sector(area).raiders);
    t.public.sector_mut(area).raiders -= count;
    for _ in 0..count {
        t.announce(Event::ShipDestroyed { piece: Piece::Raider, area });
    }
}

/// A heavy raider goes back to the supply.
pub fn destroy_heavy_raider(t: &mut Table, area: Area) {
    t.public.sector_mut(area).heavy_raiders -= 1;
    t.announce(Event::ShipDestroyed { piece: Piece::HeavyRaider, area });
}

/// A centurion goes back to the supply.
pub fn destroy_centurion(t: &mut Table, space: u8) {
    t.public.boarding[usize::from(space)] -= 1;
    t.announce(Event::CenturionDestroyed);
}

/// A basestar takes a damage token; the third point of damage destroys it, and if it has two already no token
/// is drawn. {fleet.combat.basestar-damage}
pub fn damage_basestar(t: &mut Table, area: Area, at: usize) {
    if t.public.sector(area).basestars[at].hits() >= 2 {
        return destroy_basestar(t, area, at);
    }
    let Some(token) = stock::draw(t) else { return };
    let basestar = &mut t.public.sector_mut(area).basestars[at];
    basestar.damage.push(token);
    let destroyed = basestar.hits() >= 3;
    t.announce(Event::BasestarDamaged { area, token });
    if destroyed {
        destroy_basestar(t, area, at);
    }
}

/// A basestar goes back to the supply, its tokens to the others. {fleet.combat.basestar-destroyed}
pub fn destroy_basestar(t: &mut Table, area: Area, at: usize) {
    remove_basestar(t, area, at);
    t.announce(Event::ShipDestroyed { piece: Piece::Basestar, area });
    kept::ship_was_destroyed(t);
}

/// Takes a basestar off the board without destroying it.
pub fn remove_basestar(t: &mut Table, area: Area, at: usize) {
    let basestar = t.public.sector_mut(area).basestars.remove(at);
    if !basestar.damage.is_empty() {
        stock::shuffle_in(
            t,
            Stock::BasestarDamage,
            basestar.damage.into_iter().map(Component::BasestarDamage),
        );
    }
}

/// The Admiral launches a nuke at a basestar. {fleet.combat.nukes}
pub fn launch_nuke(t: &mut Table, admiral: Seat) -> Flow<()> {
    let options: Vec<Target> =
        targets(&t.public).into_iter().filter(|target| matches!(target, Target::Basestar(..))).collect();
    let target = t.pick(admiral, Ask::Target { with: Weapon::Nuke }, &options)?;
    let Target::Basestar(area, at) = target else { return Ok(()) };
    let at = usize::from(at);
    spend_nuke(t);
    let Some(chance) = chance(&t.public, Weapon::Nuke, target) else { return Ok(()) };
    let result = die::roll(t, admiral, RollFor::Attack, chance)?;
    t.announce(Event::Attacked { target, hit: true });
    if !chance.needs.holds(result) {
        let before = t.public.basestars();
        damage_basestar(t, area, at);
        if t.public.basestars() == before {
            damage_basestar(t, area, at);
        }
        return Ok(());
    }
    destroy_basestar(t, area, at);
    if result >= 7 {
        destroy_raiders(t, area, 3);
    }
    Ok(())
}

/// A nuke leaves the game.
pub fn spend_nuke(t: &mut Table) {
    if t.public.nukes > 0 {
        t.public.nukes -= 1;
        t.announce(Event::NukeSpent);
    }
}

/// So many damaged locations destroy Galactica. {fleet.combat.galactica-damage}
pub const FATAL_DAMAGE: usize = 6;

/// When a raider hits a viper of this kind; never, if it is no viper.
pub fn hits(craft: Craft) -> Option<Test> {
    craft.row().fights.as_ref().map(|fighting| fighting.hit)
}

/// When a raider or basestar hits Galactica.
pub fn hits_galactica(by: Piece) -> Test {
    Test::AtLeast(if by == Piece::Basestar { 4 } else { 8 })
}

/// A raider attacks a viper. {fleet.combat.viper-damage}
pub fn attack_viper(t: &mut Table, area: Area, pilot: Option<Seat>) -> Flow<()> {
    let roller = t.public.current;
    let craft = kind_of_viper(t, roller, area, pilot)?;
    let Some(fighting) = &craft.row().fights else { return Ok(()) };
    let result = die::roll(t, roller, RollFor::AttackOnViper(pilot), fighting.hit)?;
    t.announce(Event::ViperAttacked { area, pilot, result });
    if fighting.destroyed.holds(result) {
        t.announce(Event::ViperDestroyed { pilot });
        take_viper_out_of_space(t, craft, area, pilot);
        t.public.hangar.destroyed[craft] += 1;
    } else if fighting.hit.holds(result) {
        put_into_damaged(t, craft, area, pilot);
    }
    Ok(())
}

/// Of which kind an attacked or damaged viper is: the pilot's, or of those without one whichever the player chooses.
fn kind_of_viper(t: &mut Table, chooser: Seat, area: Area, pilot: Option<Seat>) -> Flow<Craft> {
    if let Some(craft) = pilot.and_then(|pilot| t.public.craft(pilot)) {
        return Ok(craft);
    }
    let kinds = t.public.sector(area).vipers.kinds_of_vipers();
    vipers::choose_kind(t, chooser, kinds)
}

fn take_viper_out_of_space(t: &mut Table, craft: Craft, area: Area, pilot: Option<Seat>) {
    match pilot {
        Some(seat) => {
            // The viper does not go to the Reserves, as it otherwise does when a pilot is sent away.
            movement::send(t, seat, Location::Sickbay);
            t.public.hangar.reserves[craft] -= 1;
        }
        None => t.public.sector_mut(area).vipers[craft] -= 1,
    }
}

fn put_into_damaged(t: &mut Table, craft: Craft, area: Area, pilot: Option<Seat>) {
    t.announce(Event::ViperDamaged { pilot });
    take_viper_out_of_space(t, craft, area, pilot);
    t.public.hangar.damaged[craft] += 1;
}

/// A viper in space goes to the Damaged Vipers box, its pilot to Sickbay.
pub fn damage_viper(t: &mut Table, area: Area, pilot: Option<Seat>) -> Flow<()> {
    let craft = kind_of_viper(t, t.public.current, area, pilot)?;
    put_into_damaged(t, craft, area, pilot);
    Ok(())
}

/// Vipers in the Reserves are damaged.
pub fn damage_vipers_in_reserves(t: &mut Table, count: u8) -> Flow<()> {
    for _ in 0..count.min(t.public.hangar.reserves.vipers()) {
        let craft = vipers::from_reserves(t, t.public.current)?;
        t.public.hangar.damaged[craft] += 1;
        t.announce(Event::ViperDamaged { pilot: None });
    }
    Ok(())
}

/// Damaged vipers go back to the Reserves.
pub fn repair_vipers(t: &mut Table, seat: Seat, most: u8) -> Flow<()> {
    let count = most.min(t.public.hangar.damaged.vipers());
    for _ in 0..count {
        let kinds = t.public.hangar.damaged.kinds_of_vipers();
        let craft = vipers::choose_kind(t, seat, kinds)?;
        t.public.hangar.damaged[craft] -= 1;
        t.public.hangar.reserves[craft] += 1;
    }
    t.announce(Event::VipersRepaired { count });
    Ok(())
}

/// Raptors leave the game. {fleet.combat.raptors}
pub fn destroy_raptors(t: &mut Table, count: u8) {
    for _ in 0..count.min(t.public.hangar.reserves[Craft::Raptor]) {
        t.public.hangar.reserves[Craft::Raptor] -= 1;
        t.public.hangar.destroyed[Craft::Raptor] += 1;
        t.announce(Event::RaptorDestroyed);
    }
}

/// Destroyed raptors come back to the Reserves.
pub fn restore_raptors(t: &mut Table, count: u8) {
    for _ in 0..count.min(t.public.hangar.destroyed[Craft::Raptor]) {
        t.public.hangar.destroyed[Craft::Raptor] -= 1;
        t.public.hangar.reserves[Craft::Raptor] += 1;
        t.announce(Event::RaptorRestored);
    }
}

/// A raider or basestar attacks Galactica.
pub fn attack_galactica(t: &mut Table, by: Piece) -> Flow<()> {
    let roller = t.public.current;
    let needs = hits_galactica(by);
    let result = die::roll(t, roller, RollFor::Attack, needs)?;
    t.announce(Event::GalacticaAttacked { by, result });
    if needs.holds(result) { damage_galactica(t) } else { Ok(()) }
}

/// Galactica takes a random damage token. {fleet.combat.galactica-damage}
pub fn damage_galactica(t: &mut Table) -> Flow<()> {
    match stock::draw(t) {
        Some(token) => apply_damage(t, token),
        None => Ok(()),
    }
}

/// A damage token takes effect. Six damaged locations are the end. {fleet.ending.galactica}
pub fn apply_damage(t: &mut Table, token: DamageToken) -> Flow<()> {
    t.announce(Event::GalacticaDamaged { token });
    match token {
        DamageToken::Resource(resource) => {
            t.public.spent_damage.push(resource);
            resources::change(t, resource, -1);
        }
        DamageToken::Location(location) => {
            t.public.damaged.push(location);
            for seat in t.public.everybody_at(location) {
                movement::send(t, seat, Location::Sickbay);
            }
            if t.public.damaged.len() >= FATAL_DAMAGE {
                return resources::end_game(t, Outcome::GalacticaDestroyed);
            }
        }
    }
    Ok(())
}

/// A location is repaired, and its token goes back to the others. {fleet.combat.repair}
pub fn repair(t: &mut Table, location: Location) {
    t.public.damaged.retain(|damaged| *damaged != location);
    stock::shuffle_in(t, Stock::GalacticaDamage, [DamageToken::Location(location).into()]);
    t.announce(Event::LocationRepaired { location });
}

/// A civilian ship on the board is destroyed: what it carried is lost. {fleet.combat.civilians}
pub fn destroy_civilian(t: &mut Table, ship: CivilianId) {
    for sector in t.public.space.everywhere_mut() {
        sector.civilians.retain(|civilian| *civilian != ship);
    }
    let Some(at) = t.hidden.civilians.iter().position(|(civilian, _)| *civilian == ship) else { return };
    let (_, cargo) = t.hidden.civilians.remove(at);
    lose_civilian(t, Some(ship), cargo);
}

fn lose_civilian(t: &mut Table, ship: Option<CivilianId>, cargo: crate::space::Cargo) {
    t.public.lost_civilians.push(cargo);
    t.announce(Event::CivilianDestroyed { ship, cargo });
    for &(resource, amount) in cargo.losses() {
        resources::change(t, resource, -amount);
    }
    kept::ship_was_destroyed(t);
}

/// A civilian ship is drawn and destroyed; if none is left beside the board, the current player chooses one on
/// it. {fleet.combat.draw-and-destroy}
pub fn draw_and_destroy_civilian(t: &mut Table) -> Flow<()> {
    if let Some(cargo) = stock::draw(t) {
        lose_civilian(t, None, cargo);
        return Ok(());
    }
    let ships: Vec<CivilianId> =
        t.public.space.iter().flat_map(|sector| sector.civilians.iter().copied()).collect();
    if ships.is_empty() {
        return Ok(());
    }
    let current = t.public.current;
    let ship = t.pick(current, Ask::DestroyCivilian, &ships)?;
    destroy_civilian(t, ship);
    Ok(())
}
