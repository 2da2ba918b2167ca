//! What an officer thinks of actions, locations and moves.

use tabletop::Seat;

use super::weights;
use super::worth::{CARD, Judge, VICTORY, unit};
use crate::characters::Ability;
use crate::choice::{Action, Move, Target, ViperOrder};
use crate::combat::{self, Weapon};
use crate::craft::Craft;
use crate::deed::Deed;
use crate::jump::population_risk;
use crate::origin::Passage;
use crate::space::{Area, Piece};
use crate::{Location, Resource, Ship, SkillCard, SkillName};

/// How much of a basestar's danger a hit takes away: the third destroys it, and the others disable something.
const BASESTAR_HIT: f64 = 0.45;
/// How often FTL Control leaves people behind.
const LEFT_BEHIND: f64 = 6.0 / 8.0;

impl Judge<'_, '_> {
    /// What it is worth to attack a target with something, given the die that it takes.
    pub(super) fn target(&self, target: Target, with: Weapon) -> f64 {
        let sky = self.sky();
        let gain = sky.saved_by(&sky.without(target));
        let needed = combat::chance(self.view.public, with, target);
        let odds = needed.map_or(1.0, |needed| f64::from(needed.odds().percent) / 100.0);
        match (target, with) {
            (Target::Basestar(area, _), Weapon::Nuke) => {
                let raiders = sky.saved_by(&sky.with_fewer_raiders(area, 3.0));
                odds * gain + (1.0 - odds) * 2.0 * BASESTAR_HIT * gain + 0.25 * raiders
            }
            (Target::Basestar(..), _) => odds * BASESTAR_HIT * gain,
            _ => odds * (gain + weights::KILL),
        }
    }

    /// What an order to a viper is worth.
    pub(super) fn viper_order(&self, order: ViperOrder) -> f64 {
        let saved = || self.sky().saved_by(&self.sky().after_order(order));
        match order {
            ViperOrder::Attack(aim) => self.target(aim, Weapon::UnmannedViper),
            ViperOrder::Launch(_) => weights::LAUNCHED + saved(),
            ViperOrder::Fly(..) => saved() - 0.03,
        }
    }

    /// What moving a civilian ship saves.
    pub(super) fn ship_moved(&self, from: Area, to: Area) -> f64 {
        self.sky().saved_by(&self.sky().after_ship_moved(from, to))
    }

    /// What it is worth to jump by FTL Control now and not to wait for the end of the track.
    fn early_jump(&self, risk: i8) -> f64 {
        let public = self.view.public;
        let people = public.resources.get(Resource::Population);
        if people <= risk {
            return -VICTORY;
        }
        // On the last leg it does not matter who is left behind, as long as somebody is not.
        if public.distance() >= public.configuration.objective().final_distance {
            return VICTORY;
        }
        let scarce = if people - risk <= 2 { weights::SCARCE } else { 1.0 };
        self.jump() - LEFT_BEHIND * f64::from(risk) * unit(public, Resource::Population) * scarce
    }

    fn best_target(&self, targets: &[Target], with: Weapon) -> f64 {
        targets.iter().map(|&aim| self.target(aim, with)).fold(0.0, f64::max)
    }

    /// What it is worth to the humans that a player uses a location.
    pub(super) fn location(&self, seat: Seat, location: Location) -> f64 {
        let public = self.view.public;
        let held = self.view.backs[seat.index()].skill_cards;
        let sheet = public.player(seat).character.sheet();
        let others_there = public.everybody_at(location).iter().any(|&other| other != seat);
        if public.is_damaged(location)
            || held < sheet.location_cost
            || sheet.ability(Ability::ConvictedCriminal).is_some() && others_there
            || sheet.ability(Ability::EmotionallyAttached).is_some() && location == Location::AdmiralsQuarters
        {
            return 0.0;
        }
        let value = match location {
            Location::FtlControl => {
                population_risk(public.jump_track).map_or(0.0, |risk| self.early_jump(risk))
            }
            Location::WeaponsControl => self.best_target(&combat::targets(public), Weapon::Galactica),
            Location::Communications => weights::EVASION * self.best_evasion(),
            Location::ResearchLab => weights::RESEARCH_LAB,
            Location::Command => weights::COMMAND * self.best_viper_order(),
            Location::AdmiralsQuarters => self.best_accusation(seat),
            Location::HangarDeck if sheet.is_pilot() && public.hangar.reserves.vipers() > 0 => {
                self.best_launch()
            }
            Location::Armory => (0..4_u8)
                .filter(|&space| public.boarding[usize::from(space)] > 0)
                .map(|space| self.target(Target::Centurion(space), Weapon::Galactica))
                .fold(0.0, f64::max),
            Location::Brig if self.nobody_is_free() => 3.0,
            Location::Brig => weights::ESCAPE,
            Location::PressRoom => weights::PRESS_ROOM,
            Location::PresidentsOffice if public.president() == seat => weights::PRESIDENTS_OFFICE,
            Location::Administration => {
                let doubt = self.suspicions[public.president().index()];
                if public.president() == seat { 0.0 } else { 3.0 * (doubt - 0.35) }
            }
            _ => 0.0,
        };
        value - f64::from(sheet.location_cost) * CARD
    }

    fn best_viper_order(&self) -> f64 {
        let public = self.view.public;
        let with_vipers = Area::ALL.into_iter().filter(|&area| public.sector(area).vipers.vipers() > 0);
        let flying = with_vipers.flat_map(|area| {
            let attacks = combat::targets_in(public, area).into_iter().map(ViperOrder::Attack);
            attacks.chain(area.adjacent().map(|to| ViperOrder::Fly(area, to)))
        });
        let launches = Area::LAUNCH.into_iter().filter(|_| public.hangar.reserves.vipers() > 0);
        flying
            .chain(launches.map(ViperOrder::Launch))
            .map(|order| self.viper_order(order))
            .fold(0.0, f64::max)
    }

    /// What it is worth that a pilot launches, and may act at once.
    fn best_launch(&self) -> f64 {
        let public = self.view.public;
        let sky = self.sky();
        let there = |area: Area| {
            let shield = sky.saved_by(&sky.with(area, Piece::Viper, 1.0));
            let near = [area, area.clockwise(), area.counter_clockwise()];
            let aims: Vec<Target> = combat::targets_in(public, area);
            let close = near.into_iter().any(|area| !combat::targets_in(public, area).is_empty());
            shield + self.best_target(&aims, Weapon::PilotedViper) + if close { weights::CLOSE } else { 0.0 }
        };
        let danger = if sky.total() > weights::QUIET { 1.0 } else { 0.3 };
        danger * Area::LAUNCH.map(there).into_iter().fold(0.0, f64::max)
    }

    /// What it saves to move two civilian ships out of the way.
    fn best_evasion(&self) -> f64 {
        let public = self.view.public;
        let with_ships = Area::ALL.into_iter().filter(|&area| !public.sector(area).civilians.is_empty());
        with_ships.flat_map(|from| from.adjacent().map(|to| self.ship_moved(from, to))).fold(0.0, f64::max)
    }

    fn best_accusation(&self, seat: Seat) -> f64 {
        let public = self.view.public;
        let others = public.seats_from_current().filter(|&other| other != seat);
        let worst = others.map(|other| self.sent(other, Location::Brig)).fold(0.0, f64::max);
        if worst > 0.3 { worst * 0.8 } else { 0.0 }
    }

    /// What an action is worth to the humans.
    pub(super) fn action(&self, seat: Seat, action: Action) -> f64 {
        let public = self.view.public;
        match action {
            Action::Location(location) => self.location(seat, location),
            Action::SecondOfLocation(location) => {
                let deed = location.site(&public.configuration).and_then(|site| site.deed(Passage::Second));
                deed.and_then(Deed::effect).map_or(0.0, |effect| self.effect(effect))
            }
            Action::Skill(card) => self.skill_card(seat, card),
            Action::Character(_) => self.character_action(seat),
            Action::Viper => self.in_viper(seat).max(0.05),
            Action::DrawQuorum => weights::QUORUM_CARD,
            Action::Quorum(card) => self.effect(&card.card().effect),
            Action::Nuke => {
                let best = combat::targets(public)
                    .into_iter()
                    .filter(|aim| matches!(aim, Target::Basestar(..)))
                    .map(|aim| self.target(aim, Weapon::Nuke))
                    .fold(0.0, f64::max);
                best - weights::NUKE
            }
            Action::Reveal(_) => -20.0,
            Action::Nothing => 0.0,
        }
    }

    /// What a pilot can do with the own viper: attack, or fly where it shields more.
    fn in_viper(&self, seat: Seat) -> f64 {
        let public = self.view.public;
        let Some(area) = public.piloting(seat) else { return 0.0 };
        let attack = self.best_target(&combat::targets_in(public, area), Weapon::PilotedViper);
        let fly = area.adjacent().map(|to| self.viper_order(ViperOrder::Fly(area, to)));
        fly.into_iter().fold(attack, f64::max)
    }

    fn skill_card(&self, seat: Seat, card: SkillCard) -> f64 {
        let public = self.view.public;
        let price = 0.1 + f64::from(card.strength) * weights::ACTION_CARD;
        let value = match card.name {
            SkillName::ConsolidatePower => weights::CONSOLIDATE_POWER,
            SkillName::ExecutiveOrder => {
                let humans =
                    public.humans().filter(|&other| other != seat && self.suspicions[other.index()] < 0.4);
                humans.map(|other| self.order_value(other)).fold(0.0, f64::max)
            }
            SkillName::LaunchScout if public.hangar.reserves[Craft::Raptor] > 1 => weights::SCOUT,
            SkillName::MaximumFirepower => {
                let aims = public.piloting(seat).map(|area| combat::targets_in(public, area));
                3.0 * self.best_target(&aims.unwrap_or_default(), Weapon::PilotedViper)
            }
            SkillName::Repair => {
                let here = public.location(seat);
                let mend = here.map_or(0.0, |location| self.mended(location));
                let vipers = if here == Some(Location::HangarDeck) { self.vipers_mended() } else { 0.0 };
                mend.max(vipers)
            }
            _ => 0.0,
        };
        value - price
    }

    /// What it is worth to repair a location.
    fn mended(&self, location: Location) -> f64 {
        let public = self.view.public;
        if !public.is_damaged(location) {
            return 0.0;
        }
        let fewer = public.damaged.len() as f64;
        let nearer = weights::MEND + weights::MEND_MORE * fewer * if fewer >= 4.0 { 2.0 } else { 1.0 };
        let fight = (0.3 * self.sky().total()).min(1.5);
        let use_of = match location {
            Location::FtlControl => weights::MEND_FTL * f64::from(public.jump_track) + 0.2,
            Location::WeaponsControl | Location::Command | Location::HangarDeck => fight,
            Location::Armory => 0.5 * f64::from(public.centurions()),
            _ => 0.1,
        };
        nearer + use_of
    }

    fn vipers_mended(&self) -> f64 {
        let hangar = &self.view.public.hangar;
        let few = if hangar.reserves.vipers() <= 2 { 0.7 } else { 0.3 };
        f64::from(hangar.damaged.vipers().min(2)) * few
    }

    /// What another player would make of an Executive Order.
    pub(super) fn order_value(&self, seat: Seat) -> f64 {
        let elsewhere =
            if self.view.public.is_at(seat, Location::Brig) { 0.0 } else { self.best_move(seat).0 };
        self.two_actions_here(seat).max(elsewhere) + weights::ORDERED
    }

    /// What it is worth to act twice without moving.
    pub(super) fn two_actions_here(&self, seat: Seat) -> f64 {
        let public = self.view.public;
        let here = public.location(seat).map_or(0.0, |location| self.location(seat, location).max(0.0));
        let once_only = public.is_at(seat, Location::FtlControl) || public.is_at(seat, Location::Brig);
        let twice = if once_only { here + weights::ANY_ACTION } else { here * weights::TWICE };
        twice.max(here + weights::ANY_ACTION).max(self.in_viper(seat) * 1.9)
    }

    fn character_action(&self, seat: Seat) -> f64 {
        use crate::characters::Character::*;
        let public = self.view.public;
        match public.player(seat).character {
            Baltar => {
                if public.sleeper_agents_dealt || public.turn > 12 {
                    2.0
                } else {
                    0.6
                }
            }
            Roslin => 1.4,
            Apollo if public.raiders() >= 4 && public.vipers_in_space() >= 2 => 2.6,
            Tigh => {
                3.0 * (self.suspicions[public.president().index()]
                    - self.suspicions[public.admiral().index()])
                    - 0.3
            }
            Zarek => {
                let worst = [Resource::Food, Resource::Fuel, Resource::Morale].map(|kind| unit(public, kind));
                worst.into_iter().fold(0.0, f64::max) - unit(public, Resource::Population)
            }
            _ => 0.0,
        }
    }

    /// The best place to be, and what it is worth.
    pub(super) fn best_move(&self, seat: Seat) -> (f64, Option<Location>) {
        let public = self.view.public;
        let from = public.location(seat).map(Location::ship);
        let options =
            [Ship::Galactica, Ship::ColonialOne].into_iter().flat_map(|ship| public.open_locations(ship));
        options
            .map(|to| {
                let cost = if from == Some(to.ship()) { 0.0 } else { CARD };
                (self.location(seat, to) - cost, Some(to))
            })
            .fold((0.0, None), |best, next| if next.0 > best.0 { next } else { best })
    }

    /// What a move is worth to the humans: what can be done there.
    pub(super) fn movement(&self, seat: Seat, movement: Move, hand: &[SkillCard]) -> f64 {
        let public = self.view.public;
        let repair = hand.iter().any(|card| card.name == SkillName::Repair);
        let here = public.location(seat);
        match movement {
            Move::Stay => {
                here.map_or(0.0, |location| self.at(seat, location, repair)) + self.pilot_value(seat)
            }
            Move::To(to) => {
                let cost = if here.map(Location::ship) == Some(to.ship()) { 0.0 } else { CARD };
                self.at(seat, to, repair) - cost - 0.02
            }
            Move::Fly(area) => {
                let aims = combat::targets_in(public, area);
                let moved =
                    public.piloting(seat).map_or(0.0, |from| self.viper_order(ViperOrder::Fly(from, area)));
                moved + self.best_target(&aims, Weapon::PilotedViper).max(0.05)
            }
        }
    }

    fn pilot_value(&self, seat: Seat) -> f64 {
        let public = self.view.public;
        match public.piloting(seat) {
            Some(area) => {
                let aims = combat::targets_in(public, area);
                self.best_target(&aims, Weapon::PilotedViper).max(weights::PILOT)
            }
            None => 0.0,
        }
    }

    fn at(&self, seat: Seat, location: Location, repair: bool) -> f64 {
        if location == Location::Sickbay {
            return -1.0;
        }
        let mend = if repair { self.mended(location) } else { 0.0 };
        let spanner = if repair && location == Location::HangarDeck { self.vipers_mended() } else { 0.0 };
        self.location(seat, location).max(mend).max(spanner)
    }
}
