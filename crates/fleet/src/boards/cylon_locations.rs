//! The locations of the Cylons. {fleet.locations.activate}

use tabletop::{Flow, Seat};

use super::{Board, Region, Site, site};
use crate::Location::*;
use crate::cards::Crisis;
use crate::choice::{Ask, Choice, Deck, FleetOrder};
use crate::configuration::Term;
use crate::deed::{Deed, tree};
use crate::effect::words::*;
use crate::effect::{Activation, Among, Condition, Effect, Test, Who};
use crate::space::Piece;
use crate::state::{Side, State};
use crate::stock::{self, Stock};
use crate::{Ship, Table, activation, crisis, placement};

/// The board.
pub(super) static BOARD: Board = Board {
    ship: Ship::Cylon,
    of: Side::Cylon,
    region: Region::Cylons,
    there: Term::ALWAYS,
    covers: None,
    wording: None,
    sites: &SITES,
};

static SITES: [Site; 4] = [
    site(Caprica).with(Deed::act(|_, _| true, caprica)),
    site(CylonFleet)
        .with(Deed::act(|s, seat| s.public.rights(seat).commands_cylon_ships, command_cylon_ships)),
    site(HumanFleet).with(HUMAN_FLEET),
    site(ResurrectionShip).with(RESURRECTION_SHIP.when(has_something_to_part_with)),
];

/// Play a super crisis card, or draw two crisis cards and resolve one, without its icons.
/// {fleet.locations.caprica}
fn caprica(t: &mut Table, seat: Seat) -> Flow<()> {
    let held = t.own[seat.index()].held.of();
    let mut options: Vec<Choice> = held.map(Choice::SuperCrisis).collect();
    options.push(Choice::Deck(Deck::Crisis));
    if let Choice::SuperCrisis(card) = t.pick(seat, Ask::Caprica, &options)? {
        t.own[seat.index()].held.take(card);
        return crisis::resolve_super(t, seat, card);
    }
    let mut drawn: Vec<Crisis> = (0..2).filter_map(|_| stock::draw(t)).collect();
    if drawn.is_empty() {
        return Ok(());
    }
    let taken = crisis::choose_one(t, seat, &drawn)?;
    let chosen = drawn.remove(taken);
    for other in drawn {
        stock::discard(t, other);
    }
    crisis::reveal_and_resolve(t, chosen)
}

/// Command the Cylon ships. {fleet.locations.cylon-fleet}
fn command_cylon_ships(t: &mut Table, seat: Seat) -> Flow<()> {
    let options = [
        FleetOrder::Activate(Activation::Raiders),
        FleetOrder::Activate(Activation::HeavyRaiders),
        FleetOrder::Activate(Activation::Basestars),
        FleetOrder::Launch,
    ];
    match t.pick(seat, Ask::CylonFleet, &options)? {
        FleetOrder::Activate(activation) => activation::activate(t, activation),
        FleetOrder::Launch => {
            placement::launch_from_basestars(t, &[(Piece::Raider, 2), (Piece::HeavyRaider, 1)])
        }
    }
}

/// Look at a hand, take a card of it, and perhaps damage Galactica. {fleet.locations.human-fleet}
const HUMAN_FLEET: Deed = Deed::tree(tree!(all([
    choose(Who::Actor, Among::Others, Effect::TakeCard(Who::Chosen)),
    roll(Test::AtLeast(5), Effect::DamageGalactica(1), Effect::Nothing),
])));

/// Exchange a super crisis card; up to distance 7, give away loyalty cards.
/// {fleet.locations.resurrection-ship}
const RESURRECTION_SHIP: Deed = Deed::tree(tree!(all([
    Effect::ExchangeSuperCrisis,
    if_so(Condition::DistanceAtMost(7), Effect::GiveAwayLoyalty),
])));

fn has_something_to_part_with(s: &State, seat: Seat) -> bool {
    let own = &s.own[seat.index()];
    own.held.count(Stock::SuperCrisis) > 0 || s.public.distance() <= 7 && !own.loyalty.is_empty()
}
