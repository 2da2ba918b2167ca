//! What things are worth to the humans, in rough units of one resource at a comfortable level. Guesses, tuned
//! by simulation; nothing in the rules depends on them.

use std::cell::OnceCell;

use tabletop::Seat;

use super::checks::{Outlook, Prize};
use super::sky::{CRISES_A_SPACE, Sky, crises_to_jump, hit, rounds_left};
use super::weights;
use crate::cards::crisis::Attack;
use crate::cards::{CrisisCard, CrisisKind};
use crate::choice::{Brutal, Target};
use crate::configuration::MOST_PLAYERS;
use crate::craft::Craft;
use crate::effect::{Check, Effect, Risked, Rule, Test, Title, Who};
use crate::space::{Area, Piece};
use crate::state::Public;
use crate::{Location, Resource, View};

/// One of a resource: the less there is beyond what the way to Kobol will cost, the more it is worth.
pub(super) fn unit(public: &Public, resource: Resource) -> f64 {
    let way = f64::from(public.configuration.objective().final_distance.saturating_sub(public.distance()));
    let toll = match resource {
        Resource::Fuel => weights::FUEL_A_DISTANCE,
        Resource::Population => weights::POPULATION_A_DISTANCE,
        Resource::Food => weights::FOOD_A_DISTANCE,
        Resource::Morale => weights::MORALE_A_DISTANCE,
    };
    let spare = f64::from(public.resources.get(resource)) - toll * way;
    weights::RESOURCE + weights::SCARCITY / spare.max(0.7)
}

/// Several of a resource, gained or lost.
pub(super) fn change(public: &Public, resource: Resource, by: i8) -> f64 {
    let left = public.resources.get(resource);
    if by < 0 && left + by <= 0 {
        return -30.0;
    }
    f64::from(by) * unit(public, resource)
}

/// A skill card in somebody's hand.
pub(super) const CARD: f64 = 0.35;
/// Being in Sickbay.
const SICKBAY: f64 = 1.3;

/// What it is worth to win the game at once and not to have to go on.
pub(super) const VICTORY: f64 = 100.0;

/// How a player sees another: 0 is certainly human, 1 certainly a Cylon.
pub type Suspicions = [f64; MOST_PLAYERS];

/// The circumstances in which something is judged.
pub(super) struct Judge<'a, 'v> {
    pub(super) view: &'a View<'v>,
    pub(super) suspicions: &'a Suspicions,
    pub(super) actor: Seat,
    pub(super) chosen: Option<Seat>,
    sky: OnceCell<Sky>,
}

impl<'a, 'v> Judge<'a, 'v> {
    /// A judge who sees this.
    pub(super) fn new(view: &'a View<'v>, suspicions: &'a Suspicions, actor: Seat) -> Judge<'a, 'v> {
        Judge { view, suspicions, actor, chosen: None, sky: OnceCell::new() }
    }

    fn public(&self) -> &Public {
        self.view.public
    }

    /// The ships around Galactica.
    pub(super) fn sky(&self) -> &Sky {
        self.sky.get_or_init(|| Sky::of(self.view.public))
    }

    /// What a crisis costs on the whole, with the turns that open Cylons have meanwhile.
    fn pace(&self) -> f64 {
        let public = self.public();
        let humans = public.humans().filter(|&seat| !public.is_at(seat, Location::Brig)).count();
        let cylons = public.seats_from_current().filter(|&seat| public.is_cylon(seat)).count();
        weights::CRISIS + weights::CYLON_TURN * cylons as f64 / humans.max(1) as f64
    }

    /// What it is worth to jump now and not when the token is at the end of its track.
    pub(super) fn jump(&self) -> f64 {
        let public = self.public();
        if public.distance() >= public.configuration.objective().final_distance {
            return VICTORY;
        }
        crises_to_jump(public) * self.pace() + self.sky().total()
    }

    /// What a unit of distance is worth.
    pub(super) fn distance(&self) -> f64 {
        weights::CRISES_A_DISTANCE * self.pace()
    }

    /// What it brings to move the fleet token.
    fn jump_track(&self, by: i8) -> f64 {
        let public = self.public();
        let left = crises_to_jump(public).max(1.0);
        let share = (CRISES_A_SPACE / left).min(1.0);
        let space = if public.distance() >= public.configuration.objective().final_distance {
            weights::LAST_LEG
        } else {
            CRISES_A_SPACE * self.pace() + share * self.sky().total()
        };
        let spaces = if by < 0 { by.max(-(public.jump_track as i8)) } else { by };
        f64::from(spaces) * space
    }

    /// How likely somebody is a Cylon.
    fn suspicion(&self, seat: Seat) -> f64 {
        self.suspicions[seat.index()]
    }

    /// Whether all human players are in the Brig, where no crisis is ever drawn and no jump comes nearer.
    pub(super) fn nobody_is_free(&self) -> bool {
        self.public().humans().all(|seat| self.public().is_at(seat, Location::Brig))
    }

    fn one(&self, who: Who) -> Option<Seat> {
        match who {
            Who::Current => Some(self.public().current),
            Who::President => Some(self.public().president()),
            Who::Admiral => Some(self.public().admiral()),
            Who::Actor => Some(self.actor),
            Who::Chosen => self.chosen,
            Who::Each => None,
        }
    }

    fn cards(&self, who: Who, count: u8) -> f64 {
        match self.one(who) {
            Some(seat) if self.public().is_cylon(seat) => 0.0,
            Some(seat) => {
                let held = self.view.backs.get(seat.index()).map_or(0, |backs| backs.skill_cards);
                f64::from(count.min(held)) * CARD * (1.0 - self.suspicion(seat))
            }
            None => self.public().players.len() as f64 * f64::from(count) * CARD * 0.8,
        }
    }

    /// What it is worth that somebody is sent somewhere.
    pub(super) fn sent(&self, seat: Seat, to: Location) -> f64 {
        if !crate::movement::can_be_sent(self.public(), seat, to) {
            return 0.0;
        }
        match to {
            Location::Brig => {
                // Whoever is caught reveals a card for nothing, but openly a Cylon does more harm every turn.
                let open = weights::OPEN_TURN * rounds_left(self.public());
                let (caught, innocent) = (weights::CAUGHT_CYLON - open, weights::JAILED_HUMAN);
                self.suspicion(seat) * caught - (1.0 - self.suspicion(seat)) * innocent
            }
            Location::Sickbay => 2.0 * self.suspicion(seat) - SICKBAY,
            _ => 0.0,
        }
    }

    fn title(&self, title: Title, to: Seat) -> f64 {
        match self.public().holder(title) {
            Some(holder) if holder != to => 3.0 * (self.suspicion(holder) - self.suspicion(to)),
            _ => 0.0,
        }
    }

    /// What an effect is worth to the humans.
    pub(super) fn effect(&self, effect: &Effect) -> f64 {
        let public = self.public();
        match effect {
            Effect::Nothing | Effect::RemoveThis | Effect::Release(_) => 0.0,
            Effect::All(effects) => effects.iter().map(|effect| self.effect(effect)).sum(),
            Effect::Change(resource, by) => change(public, *resource, *by),
            Effect::Discard(demands) => {
                -demands.iter().map(|&(who, count)| self.cards(who, count)).sum::<f64>()
            }
            Effect::DiscardRandom(who, count) => -self.cards(*who, *count),
            Effect::DiscardHand(who) => -self.cards(*who, 10),
            Effect::Draw(_, count, _) => f64::from(*count) * CARD,
            Effect::Send(who, to) => self.one(*who).map_or(-1.0, |seat| self.sent(seat, *to)),
            Effect::SendAllAt(from, to) => {
                public.everybody_at(*from).iter().map(|&seat| self.sent(seat, *to)).sum()
            }
            Effect::SendAllOn(ship, to) => Location::on(*ship)
                .flat_map(|at| public.everybody_at(at))
                .map(|seat| self.sent(seat, *to))
                .sum(),
            Effect::Choose(_, _, then) => self.effect(then).max(0.3),
            Effect::Either(_, one, other) => f64::midpoint(self.effect(one), self.effect(other)),
            Effect::May(_, effect) => self.effect(effect).max(0.0),
            Effect::Roll(_, test, then, otherwise) => {
                let chance = chance(*test);
                chance * self.effect(then) + (1.0 - chance) * self.effect(otherwise)
            }
            Effect::IfBelow(resource, limit, effect) => {
                if public.resources.get(*resource) < *limit {
                    self.effect(effect)
                } else {
                    0.0
                }
            }
            Effect::MayRisk(ships, count, test, gain, loss) => {
                let there = match ships {
                    Risked::Raptors => public.hangar.reserves[Craft::Raptor] >= *count,
                    Risked::Vipers => public.hangar.reserves.vipers() >= *count,
                };
                let chance = chance(*test);
                let value = chance * self.effect(gain) + (1.0 - chance) * self.effect(loss);
                if there { value.max(0.0) } else { 0.0 }
            }
            Effect::DestroyRaptors(count) => {
                -0.5 * f64::from((*count).min(public.hangar.reserves[Craft::Raptor]))
            }
            Effect::RestoreRaptors(count) => {
                0.4 * f64::from((*count).min(public.hangar.destroyed[Craft::Raptor]))
            }
            Effect::DamageVipers(count, _) => -0.4 * f64::from(*count),
            Effect::Refit { vipers, raptors } => 0.3 * f64::from(*vipers + *raptors),
            Effect::DestroyCivilians(count) => f64::from(*count) * change(public, Resource::Population, -1),
            Effect::DamageGalactica(count) => f64::from(*count) * -hit(public),
            Effect::LoseNuke => -1.0,
            Effect::Jump(by) => self.jump_track(*by),
            Effect::Place(ships) => self.placed(ships),
            Effect::Board(count) => -weights::BOARDING * f64::from(*count),
            Effect::Give(title, who) => self.one(*who).map_or(0.0, |seat| self.title(*title, seat)),
            Effect::LookAtLoyalty(..) => 1.0,
            Effect::Activate(activation) => -self.sky().activation(*activation),
            Effect::ActivatePlacedRaiders => -1.5,
            Effect::RecallVipers => self.sky().saved_by(&self.sky().without_vipers()),
            Effect::BrutalForce => self.best_brutal_force(),
            Effect::Keep(rule) => match rule {
                Rule::LegendaryDiscovery => 5.0,
                Rule::AcceptProphecy => 0.2,
                Rule::DetectorSabotage | Rule::ColonialOneBombed => -1.0,
                _ => -0.7,
            },
            Effect::Assign => 0.5,
            Effect::AsIfFailed => -3.0,
            Effect::AnotherCrisis => -2.5,
            Effect::If(_, then) | Effect::OnlyIf(_, then) => self.effect(then),
            Effect::Check(check) => self.attempted(check),
            Effect::RiskyJump(_) => 2.0,
            Effect::AttackWithGalactica | Effect::AttackCenturion => 1.0,
            Effect::LookAtCivilians(_) | Effect::ExchangeSuperCrisis | Effect::GiveAwayLoyalty => 0.0,
            Effect::DirectVipers(times) => 0.5 * f64::from(*times),
            Effect::LaunchInViper | Effect::ActAgain => 0.8,
            Effect::DrawQuorum(count) => 0.9 * f64::from(*count),
            Effect::DrawOrPlayQuorum => 0.9,
            Effect::TakeCard(who) => -self.cards(*who, 1),
            Effect::Scout | Effect::Repair { .. } => 1.0,
            Effect::DirectEachOnce(count) => 0.5 * f64::from(*count),
            Effect::LookAtAllLoyalty(_) => 1.5,
            Effect::GainOneOf(resources) => {
                resources.iter().map(|&resource| change(public, resource, 1)).fold(0.0, f64::max)
            }
            Effect::AttackWithViper(times) => 0.5 * f64::from(*times),
            Effect::ChooseDamage { applied, .. } => -(*applied as f64) * hit(public),
        }
    }

    /// What a crisis card does on the whole.
    pub(super) fn crisis(&self, card: &CrisisCard) -> f64 {
        let sky = self.sky();
        let acts = card.activate.iter().map(|&activation| -sky.activation(activation));
        let icons = acts.sum::<f64>() + if card.jump { self.jump_track(1) } else { 0.0 };
        icons + self.kind(&card.kind)
    }

    /// What a crisis confronts the fleet with, on the whole.
    pub(super) fn kind(&self, kind: &CrisisKind) -> f64 {
        match kind {
            CrisisKind::Check(check) => self.attempted(check),
            CrisisKind::CheckOr(_, check, instead) => self.attempted(check).max(self.effect(instead)),
            CrisisKind::Event(_, first, second) => self.effect(first).max(self.effect(second)),
            CrisisKind::Attack(attack) => self.attack(attack),
        }
    }

    /// A check that may pass or fail, and costs cards; or is let go.
    pub(super) fn attempted(&self, check: &Check) -> f64 {
        let (pass, fail) = (self.effect(&check.pass), self.effect(&check.fail));
        let partial = check.partial.as_ref().map(|(at, effect)| (f64::from(*at), self.effect(effect)));
        let prize = Prize { difficulty: f64::from(check.difficulty), pass, partial, fail };
        let outlook = Outlook::before(self, check.skills);
        let tried = outlook.attempt(&prize);
        tried.max(prize.expect(outlook.destiny, outlook.spread()))
    }

    fn attack(&self, attack: &Attack) -> f64 {
        let acts: f64 = attack.activate.iter().map(|&activation| self.sky().activation(activation)).sum();
        self.placed(&attack.place) - acts + self.effect(&attack.special)
    }

    /// What it is worth that new ships come.
    fn placed(&self, ships: &[(Area, Piece, u8)]) -> f64 {
        let come =
            |sky: Sky, &(area, piece, count): &(Area, Piece, u8)| sky.with(area, piece, f64::from(count));
        self.sky().saved_by(&ships.iter().fold(*self.sky(), come))
    }

    fn best_brutal_force(&self) -> f64 {
        [Brutal::Centurion, Brutal::Raiders, Brutal::HeavyRaider]
            .map(|brutal| self.brutal_force(brutal))
            .into_iter()
            .fold(0.0, f64::max)
    }

    /// What it is worth to destroy the ships that brute force may destroy.
    pub(super) fn brutal_force(&self, brutal: Brutal) -> f64 {
        let (public, sky) = (self.public(), self.sky());
        let gain = |target: Target| sky.saved_by(&sky.without(target));
        match brutal {
            Brutal::Centurion => (0..4_u8)
                .filter(|&space| public.boarding[usize::from(space)] > 0)
                .map(|space| gain(Target::Centurion(space)))
                .fold(0.0, f64::max),
            Brutal::Raiders => Area::ALL
                .into_iter()
                .filter(|&area| public.sector(area).raiders > 0)
                .map(|area| sky.saved_by(&sky.with_fewer_raiders(area, 3.0)))
                .fold(0.0, f64::max),
            Brutal::HeavyRaider => Area::ALL
                .into_iter()
                .filter(|&area| public.sector(area).heavy_raiders > 0)
                .map(|area| gain(Target::HeavyRaider(area)))
                .fold(0.0, f64::max),
        }
    }
}

/// How likely a die shows what is wanted.
pub(super) fn chance(test: Test) -> f64 {
    match test {
        Test::AtMost(most) => f64::from(most) / 8.0,
        Test::AtLeast(least) => f64::from(9 - least) / 8.0,
    }
}
