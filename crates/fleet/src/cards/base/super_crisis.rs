//! The 5 super crisis cards of the base box. {fleet.crisis.super}

use crate::Location::Sickbay;
use crate::Resource::*;
use crate::Ship;
use crate::Skill::*;
use crate::cards::SuperCrisisCard;
use crate::cards::crisis::{Attack, CrisisKind};
use crate::effect::words::*;
use crate::effect::{Activation, Effect, Rule};
use crate::space::{Area, Piece::*};

/// The super crisis cards.
pub fn cards() -> Vec<SuperCrisisCard> {
    let card = |name, kind| SuperCrisisCard { name, kind };
    let area = Area::number;
    vec![
        card(
            "massive-assault",
            CrisisKind::Attack(Attack {
                activate: vec![Activation::HeavyRaiders, Activation::Basestars],
                place: vec![
                    (area(2), Basestar, 1),
                    (area(2), Raider, 4),
                    (area(3), Basestar, 1),
                    (area(3), Raider, 2),
                    (area(3), HeavyRaider, 1),
                    (area(5), Viper, 1),
                    (area(5), Civilian, 2),
                    (area(6), Viper, 1),
                    (area(6), Civilian, 2),
                ],
                special_name: "power-failure",
                special: Effect::Jump(-2),
            }),
        ),
        card("inbound-nukes", {
            let hit = all([lose(Fuel, 1), lose(Food, 1), lose(Population, 1)]);
            CrisisKind::Check(check(15, &[Leadership, Tactics], Effect::Nothing, hit))
        }),
        card("cylon-intruders", {
            let boarded = all([Effect::DamageGalactica(1), Effect::Board(2)]);
            CrisisKind::Check(
                check(18, &[Leadership, Tactics], Effect::Nothing, boarded).partly(14, Effect::Board(1)),
            )
        }),
        card("fleet-mobilization", {
            use Activation::*;
            let some = all([Effect::Activate(Basestars), Effect::Activate(Launch)]);
            let every = all([
                lose(Morale, 1),
                Effect::Activate(Basestars),
                Effect::Activate(Raiders),
                Effect::Activate(HeavyRaiders),
                Effect::Activate(Launch),
            ]);
            CrisisKind::Check(check(24, &[Leadership, Tactics, Piloting, Engineering], some, every))
        }),
        card("bomb-on-colonial-1", {
            let blast = all([
                lose(Morale, 2),
                Effect::SendAllOn(Ship::ColonialOne, Sickbay),
                Effect::Keep(Rule::ColonialOneBombed),
            ]);
            CrisisKind::Check(check(15, &[Tactics, Piloting, Engineering], Effect::Nothing, blast))
        }),
    ]
}
