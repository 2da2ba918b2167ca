//! The 17 quorum cards of the base box. {fleet.quorum.playing}

use crate::Location::Brig;
use crate::Resource::*;
use crate::Skill::Politics;
use crate::cards::QuorumCard;
use crate::effect::words::*;
use crate::effect::{Among, Effect, From, Rule, Test, Title, Who};

/// The quorum cards.
pub fn cards() -> Vec<QuorumCard> {
    let card = |name, copies, effect| QuorumCard { name, effect, copies };
    let assignment = || {
        all([
            Effect::Draw(Who::Actor, 2, From::Type(Politics)),
            choose(Who::Actor, Among::OtherHumans, Effect::Assign),
        ])
    };
    let lasting_gain =
        |resource| roll(Test::AtLeast(6), all([gain(resource, 1), Effect::RemoveThis]), Effect::Nothing);
    vec![
        card(
            "accept-prophecy",
            1,
            all([Effect::Draw(Who::Actor, 1, From::Any), Effect::Keep(Rule::AcceptProphecy)]),
        ),
        card("arrest-order", 2, choose_and_send(Who::Actor, Brig)),
        card("assign-arbitrator", 1, assignment()),
        card("assign-mission-specialist", 1, assignment()),
        card("assign-vice-president", 1, assignment()),
        card("authorization-of-brutal-force", 2, {
            all([Effect::BrutalForce, roll(Test::AtMost(2), lose(Population, 1), Effect::Nothing)])
        }),
        card("encourage-mutiny", 1, {
            let mutiny = Effect::Roll(
                Who::Chosen,
                Test::AtLeast(3),
                Box::new(Effect::Give(Title::Admiral, Who::Chosen)),
                Box::new(lose(Morale, 1)),
            );
            choose(Who::Actor, Among::OtherHumansNotAdmiral, mutiny)
        }),
        card("food-rationing", 2, lasting_gain(Food)),
        card("inspirational-speech", 4, lasting_gain(Morale)),
        card("presidential-pardon", 1, choose(Who::Actor, Among::OthersInBrig, Effect::Release(Who::Chosen))),
        card("release-cylon-mugshots", 1, {
            all([
                choose(Who::Actor, Among::OtherHumans, look(Who::Actor, Who::Chosen)),
                roll(Test::AtMost(3), lose(Morale, 1), Effect::Nothing),
            ])
        }),
    ]
}
