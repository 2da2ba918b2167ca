//! What an officer thinks of actions, locations and moves.

use tabletop::Seat;

use super::sky::Sky;
use super::worth::{CARD, Judge, activation_harm, chance, change, jump, threat, unit};
use crate::cards::Loyalty;
use crate::characters::Ability;
use crate::choice::{Action, Move, Target, ViperOrder};
use crate::effect::{Activation, Test};
use crate::jump::population_risk;
use crate::space::Area;
use crate::state::{Place, Public};
use crate::stock::Stock;
use crate::{Location, Resource, Ship, SkillCard, SkillName};

/// What it is worth to destroy a target, given the die that it takes.
pub(super) fn target(public: &Public, target: Target, by_galactica: bool) -> f64 {
    match target {
        Target::Raider(_) => {
            let sky = Sky::of(public);
            0.25 + saved(public, &sky, &sky.after_attack(target))
        }
        Target::HeavyRaider(area) => {
            chance(Test::AtLeast(7)) * if area.has_launch_icon() { 2.5 } else { 1.5 }
        }
        Target::Basestar(..) => chance(Test::AtLeast(if by_galactica { 5 } else { 8 })) * 1.6,
        Target::Centurion(space) => {
            chance(Test::AtLeast(7)) * [3.0, 6.0, 14.0, 60.0][usize::from(space).min(3)]
        }
    }
}

/// What the civilian ships are worth that are no longer in danger.
pub(super) fn saved(public: &Public, before: &Sky, after: &Sky) -> f64 {
    (before.danger() - after.danger()) * unit(public, Resource::Population) * 0.7
}

/// What an order to a viper is worth.
pub(super) fn viper_order(public: &Public, order: ViperOrder) -> f64 {
    let sky = Sky::of(public);
    let saved = saved(public, &sky, &sky.after_order(order));
    match order {
        ViperOrder::Attack(aim @ (Target::HeavyRaider(_) | Target::Basestar(..))) => {
            target(public, aim, false)
        }
        ViperOrder::Attack(_) => 0.25 + saved,
        ViperOrder::Launch(_) => 0.08 + saved,
        ViperOrder::Fly(..) => saved - 0.03,
    }
}

/// What it is worth to jump now and not in a turn or three.
fn early_jump(public: &Public, risk: i8) -> f64 {
    if public.distance() >= public.configuration.objective().final_distance {
        return jump(public);
    }
    // Every space of the track is worth about two crises.
    let spaces = if risk > 1 { 2.0 } else { 1.0 };
    let danger = Sky::of(public).danger() * unit(public, Resource::Population);
    spaces * 1.8 + 0.3 * threat(public) + 0.6 * danger
}

impl Judge<'_, '_> {
    fn best_target(&self, targets: &[Target], by_galactica: bool) -> f64 {
        targets.iter().map(|&aim| target(self.view.public, aim, by_galactica)).fold(0.0, f64::max)
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
            Location::FtlControl => match population_risk(public.jump_track) {
                Some(risk) => early_jump(public, risk) + 0.75 * change(public, Resource::Population, -risk),
                None => 0.0,
            },
            Location::WeaponsControl => self.best_target(&crate::combat::targets(public), true),
            Location::Communications => self.best_evasion(),
            Location::ResearchLab => CARD,
            Location::Command => {
                let worth = self.best_viper_order();
                if threat(public) > 0.5 { 2.3 * worth } else { 0.1 }
            }
            Location::AdmiralsQuarters => self.best_accusation(seat),
            Location::HangarDeck => {
                let launches = sheet.is_pilot() && public.hangar.vipers + public.vipers_in_space() > 0;
                if launches && threat(public) > 1.0 { 0.8 + 0.15 * threat(public) } else { 0.0 }
            }
            Location::Armory => (0..4_u8)
                .filter(|&space| public.boarding[usize::from(space)] > 0)
                .map(|space| target(public, Target::Centurion(space), true))
                .fold(0.0, f64::max),
            Location::Brig if self.nobody_is_free() => 3.0,
            Location::Brig => 0.9,
            Location::PressRoom => 0.8,
            Location::PresidentsOffice if public.president == seat => 1.8,
            Location::Administration => {
                let doubt = self.suspicions[public.president.index()];
                if public.president == seat { 0.0 } else { 3.0 * (doubt - 0.35) }
            }
            _ => 0.0,
        };
        value - f64::from(sheet.location_cost) * CARD
    }

    fn best_viper_order(&self) -> f64 {
        let public = self.view.public;
        let with_vipers = Area::ALL.into_iter().filter(|&area| public.sector(area).vipers > 0);
        let best = with_vipers
            .flat_map(|area| {
                let attacks = crate::combat::targets_in(public, area).into_iter().map(ViperOrder::Attack);
                attacks.chain(area.adjacent().map(|to| ViperOrder::Fly(area, to)))
            })
            .map(|order| viper_order(public, order))
            .fold(0.0, f64::max);
        let launch = if public.hangar.vipers > 0 {
            Area::LAUNCH
                .map(|area| viper_order(public, ViperOrder::Launch(area)))
                .into_iter()
                .fold(0.0, f64::max)
        } else {
            0.0
        };
        best.max(launch)
    }

    /// What it saves to move two civilian ships out of the way.
    fn best_evasion(&self) -> f64 {
        let public = self.view.public;
        let sky = Sky::of(public);
        let with_ships = Area::ALL.into_iter().filter(|&area| !public.sector(area).civilians.is_empty());
        let best = with_ships
            .flat_map(|from| from.adjacent().map(|to| saved(public, &sky, &sky.after_ship_moved(from, to))))
            .fold(0.0, f64::max);
        1.1 * best
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
            Action::Skill(card) => self.skill_card(seat, card),
            Action::Character(_) => self.character_action(seat),
            Action::Viper => {
                let area = public.piloting(seat);
                let aims = area.map(|area| crate::combat::targets_in(public, area)).unwrap_or_default();
                self.best_target(&aims, false).max(0.15)
            }
            Action::DrawQuorum => 0.45,
            Action::Quorum(card) => self.effect(&card.card().effect),
            Action::Nuke => {
                let strong =
                    public.space.iter().any(|sector| !sector.basestars.is_empty() && sector.raiders >= 2);
                if public.basestars() == 2 || strong || public.damaged.len() >= 3 { 1.6 } else { 0.2 }
            }
            Action::Reveal(_) => -20.0,
            Action::Nothing => 0.0,
        }
    }

    fn skill_card(&self, seat: Seat, card: SkillCard) -> f64 {
        let public = self.view.public;
        let price = 0.1 + f64::from(card.strength) * 0.12;
        let value = match card.name {
            SkillName::ConsolidatePower => 0.9,
            SkillName::ExecutiveOrder => {
                let humans =
                    public.humans().filter(|&other| other != seat && self.suspicions[other.index()] < 0.4);
                humans.map(|other| self.order_value(other)).fold(0.0, f64::max)
            }
            SkillName::LaunchScout if public.hangar.raptors > 1 => 0.45,
            SkillName::MaximumFirepower => {
                let aims = public.piloting(seat).map(|area| crate::combat::targets_in(public, area));
                3.0 * self.best_target(&aims.unwrap_or_default(), false)
            }
            SkillName::Repair => {
                let here = public.location(seat).is_some_and(|location| public.is_damaged(location));
                let vipers = f64::from(public.hangar.damaged_vipers.min(2)) * 0.5;
                if here { self.galactica_damage() * 0.6 } else { vipers }
            }
            _ => 0.0,
        };
        value - price
    }

    /// What another player would make of an Executive Order.
    pub(super) fn order_value(&self, seat: Seat) -> f64 {
        let public = self.view.public;
        let here = public.location(seat).map_or(0.2, |location| self.location(seat, location).max(0.0));
        let piloting = matches!(public.player(seat).place, Place::Piloting(_));
        let stuck = public.is_at(seat, Location::Brig);
        let elsewhere = if stuck { 0.0 } else { self.best_move(seat).0 };
        (2.0 * here).max(elsewhere) + if piloting { 0.8 } else { 0.0 }
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
                3.0 * (self.suspicions[public.president.index()] - self.suspicions[public.admiral.index()])
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
    fn best_move(&self, seat: Seat) -> (f64, Option<Location>) {
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
                let aims = crate::combat::targets_in(public, area);
                self.best_target(&aims, false).max(0.1)
            }
        }
    }

    fn pilot_value(&self, seat: Seat) -> f64 {
        let public = self.view.public;
        match public.piloting(seat) {
            Some(area) => self.best_target(&crate::combat::targets_in(public, area), false).max(0.12),
            None => 0.0,
        }
    }

    fn at(&self, seat: Seat, location: Location, repair: bool) -> f64 {
        let public = self.view.public;
        if location == Location::Sickbay {
            return -1.0;
        }
        let mend = if repair && public.is_damaged(location) { self.galactica_damage() * 0.6 } else { 0.0 };
        let spanner = repair && location == Location::HangarDeck && public.hangar.damaged_vipers > 0;
        self.location(seat, location).max(mend).max(if spanner { 0.7 } else { 0.0 })
    }

    /// What a Cylon player can make of a Cylon location, against the humans.
    pub(super) fn cylon_location(&self, seat: Seat, location: Location) -> f64 {
        let public = self.view.public;
        let own = self.view.own;
        let fleet = || {
            let acts = [Activation::Raiders, Activation::HeavyRaiders, Activation::Basestars];
            let best = acts.map(|kind| activation_harm(public, kind)).into_iter().fold(0.0, f64::max);
            best.max(public.basestars() as f64 * 1.3)
        };
        match location {
            Location::Caprica if own.is_some_and(|own| own.held.count(Stock::SuperCrisis) > 0) => 3.5,
            Location::Caprica => 1.9,
            Location::CylonFleet if public.rights(seat).commands_cylon_ships => fleet(),
            Location::HumanFleet => 0.5 * self.galactica_damage() + 0.5,
            Location::ResurrectionShip => {
                let spare = own.is_some_and(|own| own.loyalty.iter().any(|dealt| dealt.card.is_cylon()));
                if spare && public.distance() <= 7 { 4.0 } else { 0.1 }
            }
            _ => 0.0,
        }
    }

    /// What it would bring a hidden Cylon to reveal this card now, against the humans.
    pub(super) fn reveal(&self, seat: Seat, card: Loyalty) -> f64 {
        let public = self.view.public;
        let power = match card {
            _ if public.is_at(seat, Location::Brig) => 0.0,
            Loyalty::CylonMorale => unit(public, Resource::Morale),
            Loyalty::CylonDamage => 2.0 * self.galactica_damage() * 0.8,
            Loyalty::CylonBrig => 2.0,
            Loyalty::CylonSickbay => 2.4,
            _ => 0.0,
        };
        let late = f64::from(public.distance()) * 0.55;
        let caught = if public.is_at(seat, Location::Brig) { 4.0 } else { 0.0 };
        let sleepers = if public.sleeper_agents_dealt { 2.5 } else { 0.0 };
        power + late + caught + sleepers
    }
}
