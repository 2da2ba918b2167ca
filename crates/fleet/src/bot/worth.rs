//! What things are worth to the humans, in rough units of one resource at a comfortable level. Guesses, tuned
//! by simulation; nothing in the rules depends on them.

use tabletop::Seat;

use crate::cards::crisis::Attack;
use crate::cards::{CrisisCard, CrisisKind, Loyalty};
use crate::configuration::MOST_PLAYERS;
use crate::effect::{Activation, Check, Effect, Risked, Rule, Test, Title, Who};
use crate::space::Piece;
use crate::state::{Public, Sighting};
use crate::{Location, Resource, View};

/// One of a resource: the less there is beyond what the way to Kobol will cost, the more it is worth.
pub(super) fn unit(public: &Public, resource: Resource) -> f64 {
    let way = f64::from(public.configuration.objective().final_distance.saturating_sub(public.distance()));
    let toll = match resource {
        Resource::Fuel => 0.7,
        Resource::Population => 1.0,
        Resource::Food | Resource::Morale => 0.16,
    };
    let spare = f64::from(public.resources.get(resource)) - toll * way;
    0.65 + 6.0 / spare.max(0.7)
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
/// A damaged location.
pub(super) const DAMAGE: f64 = 2.2;

/// How dangerous the board is: what the fleet would escape from by jumping.
pub(super) fn threat(public: &Public) -> f64 {
    let civilians: usize = public.space.iter().map(|sector| sector.civilians.len()).sum();
    let exposed = if civilians > 0 { 1.0 } else { 0.5 };
    f64::from(public.raiders()) * 0.35 * exposed
        + f64::from(public.heavy_raiders()) * 0.8
        + public.basestars() as f64 * 1.6
        + civilians as f64 * 0.15
}

/// What a jump brings: distance, and an empty board.
pub(super) fn jump(public: &Public) -> f64 {
    if public.distance() >= public.configuration.objective().final_distance {
        return 100.0;
    }
    4.0 + threat(public) - unit(public, Resource::Fuel)
}

/// What it brings to move the fleet token.
fn jump_track(public: &Public, by: i8) -> f64 {
    let step = if public.jump_track + 1 >= 5 && by > 0 { jump(public) * 0.5 } else { 1.8 };
    f64::from(by) * step
}

/// How a player sees another: 0 is certainly human, 1 certainly a Cylon.
pub(super) type Suspicions = [f64; MOST_PLAYERS];

/// What is known for certain, from having looked or from cards that lie open.
pub(super) fn known_loyalty(view: &View<'_>, seat: Seat) -> Option<bool> {
    if view.public.is_cylon(seat) {
        return Some(true);
    }
    let seen = view.own?.seen.iter().filter_map(|sighting| match sighting {
        Sighting::Loyalty { of, dealt } if *of == seat => Some(dealt.card),
        _ => None,
    });
    let mut certainly_human = 0;
    for card in seen {
        if card.is_cylon() {
            return Some(true);
        }
        certainly_human += usize::from(card == Loyalty::NotACylon);
    }
    let hidden = view.backs.get(seat.index()).map_or(0, |backs| backs.loyalty.len());
    (hidden > 0 && certainly_human >= hidden && view.public.sleeper_agents_dealt).then_some(false)
}

/// The circumstances in which something is judged.
pub(super) struct Judge<'a, 'v> {
    pub(super) view: &'a View<'v>,
    pub(super) suspicions: &'a Suspicions,
    pub(super) actor: Seat,
    pub(super) chosen: Option<Seat>,
}

impl Judge<'_, '_> {
    fn public(&self) -> &Public {
        self.view.public
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
            Who::President => Some(self.public().president),
            Who::Admiral => Some(self.public().admiral),
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
            Location::Brig => 5.0 * self.suspicion(seat) - 3.2,
            Location::Sickbay => 2.0 * self.suspicion(seat) - SICKBAY,
            _ => 0.0,
        }
    }

    fn title(&self, title: Title, to: Seat) -> f64 {
        let holder = self.public().holder(title);
        if holder == to { 0.0 } else { 3.0 * (self.suspicion(holder) - self.suspicion(to)) }
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
                    Risked::Raptors => public.hangar.raptors >= *count,
                    Risked::Vipers => public.hangar.vipers >= *count,
                };
                let chance = chance(*test);
                let value = chance * self.effect(gain) + (1.0 - chance) * self.effect(loss);
                if there { value.max(0.0) } else { 0.0 }
            }
            Effect::DestroyRaptors(count) => -0.5 * f64::from((*count).min(public.hangar.raptors)),
            Effect::RestoreRaptors(count) => 0.4 * f64::from((*count).min(public.hangar.destroyed_raptors)),
            Effect::DamageVipers(count, _) => -0.4 * f64::from(*count),
            Effect::Refit { vipers, raptors } => 0.3 * f64::from(*vipers + *raptors),
            Effect::DestroyCivilians(count) => f64::from(*count) * change(public, Resource::Population, -1),
            Effect::DamageGalactica(count) => f64::from(*count) * -self.galactica_damage(),
            Effect::LoseNuke => -1.0,
            Effect::Jump(by) => jump_track(public, *by),
            Effect::Place(ships) => {
                ships.iter().map(|&(_, piece, count)| placed(piece) * f64::from(count)).sum()
            }
            Effect::Board(count) => -2.5 * f64::from(*count),
            Effect::Give(title, who) => self.one(*who).map_or(0.0, |seat| self.title(*title, seat)),
            Effect::LookAtLoyalty(..) => 1.0,
            Effect::Activate(activation) => -activation_harm(public, *activation),
            Effect::ActivatePlacedRaiders => -1.5,
            Effect::RecallVipers => -0.3 * f64::from(public.vipers_in_space()) * threat(public).min(3.0),
            Effect::BrutalForce => brutal(public),
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
            Effect::ChooseDamage { applied, .. } => -(*applied as f64) * self.galactica_damage(),
        }
    }

    /// What another damage token on Galactica costs.
    pub(super) fn galactica_damage(&self) -> f64 {
        DAMAGE + 1.2 * self.public().damaged.len() as f64
    }

    /// What hangs on a check: how much better its success is than its failure.
    pub(super) fn stakes(&self, check: &Check) -> f64 {
        self.effect(&check.pass) - self.effect(&check.fail)
    }

    /// What a crisis card does on the whole.
    pub(super) fn crisis(&self, card: &CrisisCard) -> f64 {
        let acts = card.activate.iter().map(|&activation| -activation_harm(self.public(), activation));
        let icons = acts.sum::<f64>() + if card.jump { jump_track(self.public(), 1) } else { 0.0 };
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

    /// A check that may pass or fail, and costs cards.
    pub(super) fn attempted(&self, check: &Check) -> f64 {
        let chance = (0.9 - f64::from(check.difficulty) * 0.03).clamp(0.2, 0.9);
        let cost = f64::from(check.difficulty) * 0.16;
        chance * self.effect(&check.pass) + (1.0 - chance) * self.effect(&check.fail) - cost
    }

    fn attack(&self, attack: &Attack) -> f64 {
        let acts: f64 =
            attack.activate.iter().map(|&activation| activation_harm(self.public(), activation)).sum();
        let comes: f64 = attack.place.iter().map(|&(_, piece, count)| placed(piece) * f64::from(count)).sum();
        comes - acts + self.effect(&attack.special)
    }
}

/// A new ship on the board.
fn placed(piece: Piece) -> f64 {
    match piece {
        Piece::Basestar => -1.8,
        Piece::Raider => -0.35,
        Piece::HeavyRaider => -0.8,
        Piece::Viper => 0.3,
        Piece::Civilian => -0.4,
    }
}

/// How likely a die shows what is wanted.
pub(super) fn chance(test: Test) -> f64 {
    match test {
        Test::AtMost(most) => f64::from(most) / 8.0,
        Test::AtLeast(least) => f64::from(9 - least) / 8.0,
    }
}

/// What an activation of Cylon ships costs the humans.
pub(super) fn activation_harm(public: &Public, activation: Activation) -> f64 {
    let basestars = public.basestars() as f64;
    match activation {
        Activation::Raiders => {
            if public.raiders() == 0 {
                return basestars * 0.7;
            }
            let at_ships: f64 = public
                .space
                .iter()
                .map(|sector| {
                    let shield = f64::from(sector.vipers);
                    let prey = sector.civilians.len() as f64;
                    (f64::from(sector.raiders) - shield).max(0.0).min(prey.max(0.0)) * 1.5
                })
                .sum();
            at_ships + f64::from(public.raiders()) * 0.15
        }
        Activation::HeavyRaiders => {
            let boarding: f64 =
                public.boarding.iter().zip([1.0, 2.0, 5.0, 60.0]).map(|(&n, w)| f64::from(n) * w).sum();
            boarding
                + if public.heavy_raiders() == 0 {
                    basestars * 0.8
                } else {
                    f64::from(public.heavy_raiders()) * 0.9
                }
        }
        Activation::Basestars => basestars * 0.6 * (DAMAGE + 1.2 * public.damaged.len() as f64),
        Activation::Launch => basestars * 1.0,
    }
}

fn brutal(public: &Public) -> f64 {
    let boarded: f64 = public
        .boarding
        .iter()
        .zip([1.5, 2.5, 5.0, 12.0])
        .map(|(&n, w)| f64::from(n.min(1)) * w)
        .fold(0.0, f64::max);
    let raiders = f64::from(public.raiders().min(3)) * 0.4;
    let heavy = f64::from(public.heavy_raiders().min(1)) * 0.9;
    boarded.max(raiders).max(heavy)
}
