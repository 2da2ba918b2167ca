//! The loyalty cards of the base box. {fleet.loyalty.cards}

use crate::Location::{self, *};
use crate::Resource::Morale;
use crate::cards::Loyalty::{self, *};
use crate::cards::loyalty::LoyaltyRow;
use crate::configuration::Part;
use crate::deed::{Deed, tree};
use crate::effect::words::*;
use crate::effect::{Among, Effect, Who};
use crate::state::Side;

const fn human(card: Loyalty, copies: usize) -> LoyaltyRow {
    LoyaltyRow { card, set: Part::Base, copies, side: Side::Human, power: None }
}

const fn cylon(card: Loyalty, power: Deed) -> LoyaltyRow {
    LoyaltyRow { card, set: Part::Base, copies: 1, side: Side::Cylon, power: Some(power) }
}

/// The cards.
pub(in crate::cards) static ROWS: [LoyaltyRow; 6] = [
    human(NotACylon, 11),
    cylon(CylonBrig, Deed::tree(tree!(choose_aboard(Brig, send(Who::Chosen, Brig))))),
    cylon(CylonSickbay, Deed::tree(tree!(choose_aboard(Sickbay, wound())))),
    cylon(CylonDamage, Deed::tree(tree!(Effect::ChooseDamage { drawn: 5, applied: 2 }))),
    cylon(CylonMorale, Deed::tree(tree!(lose(Morale, 1)))),
    human(Sympathizer, 1),
];

/// Choose another character on Galactica that can be sent there.
fn choose_aboard(to: Location, then: Effect) -> Effect {
    choose(Who::Actor, Among::OthersAboard(to), then)
}

fn wound() -> Effect {
    all([discard(Who::Chosen, 5), send(Who::Chosen, Sickbay)])
}
