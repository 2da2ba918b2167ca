//! What an officer does as a Cylon whom everybody knows.

use tabletop::{Picks, Seat};

use super::checks::{signed, stakes};
use super::sky::hit;
use super::weights;
use super::worth::Judge;
use crate::effect::Activation;
use crate::stock::Stock;
use crate::{Location, SkillCard};

/// The card that hurts most.
pub(super) fn harm(judge: &Judge<'_, '_>, hand: &[SkillCard]) -> Picks {
    let Some(check) = judge.view.public.check() else { return Picks::new() };
    let stakes = stakes(judge, check);
    let worst = (0..hand.len()).min_by(|&a, &b| {
        let hurt = |at: usize| signed(check, hand[at]) * stakes.signum();
        hurt(a).total_cmp(&hurt(b))
    });
    match worst {
        Some(at) if signed(check, hand[at]) * stakes < -0.5 => Picks::from_slice(&[at as u8]),
        _ => Picks::new(),
    }
}

impl Judge<'_, '_> {
    /// What a Cylon player can make of a Cylon location, against the humans.
    pub(super) fn cylon_location(&self, seat: Seat, location: Location) -> f64 {
        let public = self.view.public;
        let own = self.view.own;
        match location {
            Location::Caprica if own.is_some_and(|own| own.held.count(Stock::SuperCrisis) > 0) => {
                weights::SUPER_CRISIS
            }
            Location::Caprica => weights::CAPRICA,
            Location::CylonFleet if public.rights(seat).commands_cylon_ships => self.best_command(),
            Location::HumanFleet => 0.5 * hit(public) + weights::HUMAN_FLEET,
            Location::ResurrectionShip => {
                let spare = own.is_some_and(|own| own.loyalty.iter().any(|dealt| dealt.card.is_cylon()));
                if spare && public.distance() <= 7 { 4.0 } else { 0.1 }
            }
            _ => 0.0,
        }
    }

    /// The most that the Cylon ships can be made to do.
    fn best_command(&self) -> f64 {
        let sky = self.sky();
        let acts = [Activation::Raiders, Activation::HeavyRaiders, Activation::Basestars];
        let best = acts.map(|kind| sky.activation(kind)).into_iter().fold(0.0, f64::max);
        best.max(sky.launched(2.0, 1.0))
    }
}
