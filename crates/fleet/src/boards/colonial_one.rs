//! Colonial One. {fleet.locations.activate}

use super::{Board, Region, Site, site};
use crate::Location::*;
use crate::Ship;
use crate::Skill::*;
use crate::configuration::Term;
use crate::deed::{Deed, tree};
use crate::effect::words::*;
use crate::effect::{Among, Condition, Effect, From, Title, Who};
use crate::state::Side;

/// The board.
pub(super) static BOARD: Board = Board {
    ship: Ship::ColonialOne,
    of: Side::Human,
    region: Region::Fleet,
    there: Term::ALWAYS,
    covers: None,
    wording: None,
    sites: &SITES,
};

static SITES: [Site; 3] = [
    site(PressRoom).with(Deed::tree(tree!(Effect::Draw(Who::Actor, 2, From::Type(Politics))))),
    site(PresidentsOffice).with(PRESIDENTS_OFFICE),
    site(Administration).with(ADMINISTRATION),
];

/// The President draws a quorum card, then may draw another or play one. {fleet.locations.presidents-office}
const PRESIDENTS_OFFICE: Deed = Deed::tree(tree!(only_if(
    Condition::Holds(Title::President),
    all([Effect::DrawQuorum(1), Effect::DrawOrPlayQuorum])
)));

/// Propose a President. {fleet.locations.administration}
const ADMINISTRATION: Deed = Deed::tree(tree!({
    let election =
        check(5, &[Politics, Leadership], Effect::Give(Title::President, Who::Chosen), Effect::Nothing);
    choose(Who::Actor, Among::Nominees, make(election))
}));
