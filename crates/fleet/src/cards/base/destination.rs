//! The 22 destination cards of the base box. {fleet.jump.destination}

use crate::Resource::*;
use crate::cards::DestinationCard;
use crate::effect::words::*;
use crate::effect::{Effect, Risked, Test, VipersIn};
use crate::space::Piece::*;

/// The destination cards.
pub fn cards() -> Vec<DestinationCard> {
    let to = |name, distance, copies, effect| DestinationCard { name, distance, effect, copies };
    let may_risk = |ships, count, least, gain, loss| {
        Effect::MayRisk(ships, count, Test::AtLeast(least), Box::new(gain), Box::new(loss))
    };
    vec![
        to("asteroid-field", 3, 2, all([lose(Fuel, 2), Effect::DestroyCivilians(1)])),
        to("barren-planet", 2, 4, lose(Fuel, 2)),
        to(
            "cylon-ambush",
            3,
            1,
            all([lose(Fuel, 1), place(&[(1, Basestar, 1), (1, Raider, 3), (4, Civilian, 3)])]),
        ),
        to("cylon-refinery", 2, 1, {
            let raid =
                may_risk(Risked::Vipers, 2, 6, gain(Fuel, 2), Effect::DamageVipers(2, VipersIn::Reserves));
            all([lose(Fuel, 1), raid])
        }),
        to("deep-space", 2, 3, all([lose(Fuel, 1), lose(Morale, 1)])),
        to("desolate-moon", 3, 1, lose(Fuel, 3)),
        to("icy-moon", 1, 2, {
            let search = may_risk(Risked::Raptors, 1, 3, gain(Food, 1), Effect::DestroyRaptors(1));
            all([lose(Fuel, 1), search])
        }),
        to("ragnar-anchorage", 1, 1, Effect::Refit { vipers: 3, raptors: 1 }),
        to("remote-planet", 2, 3, all([lose(Fuel, 1), Effect::DestroyRaptors(1)])),
        to("tylium-planet", 1, 4, {
            let search = may_risk(Risked::Raptors, 1, 3, gain(Fuel, 2), Effect::DestroyRaptors(1));
            all([lose(Fuel, 1), search])
        }),
    ]
}
