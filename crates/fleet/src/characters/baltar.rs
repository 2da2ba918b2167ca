//! Gaius Baltar. {fleet.characters.baltar}

use tabletop::{Flow, Seat};

use super::{Ability, Calling, Character, Draws, Sheet, Start, action, announce, draws, reaction, weakness};
use crate::Skill::*;
use crate::deed::{Deed, tree};
use crate::effect::words::choose;
use crate::effect::{Among, Effect, Rule, Who};
use crate::{Location, Table, hands};

const SKILLS: &[Draws] = &[draws(2, &[Politics]), draws(1, &[Leadership]), draws(1, &[Engineering])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Baltar,
    calling: Calling::Political,
    skills: SKILLS,
    start: Start::At(Location::ResearchLab),
    abilities: &[
        reaction(Ability::DelusionalIntuition),
        action(Ability::CylonDetector, CYLON_DETECTOR).once_per_game(),
        weakness(Ability::Coward),
    ],
    loyalty_cards: 2,
    more_not_a_cylon: 1,
    after_own_crisis: Some(delusional_intuition),
    ..Sheet::BLANK
};

/// After he has drawn a crisis card he draws a skill card of any type.
pub fn delusional_intuition(t: &mut Table, seat: Seat) -> Flow<()> {
    announce(t, seat, Ability::DelusionalIntuition);
    let types = t.public.configuration.any_type();
    hands::draw_choosing(t, seat, 1, &types)
}

/// Once per game he looks at all loyalty cards of another player.
const CYLON_DETECTOR: Deed =
    Deed::tree(tree!(choose(Who::Actor, Among::OtherPlayers, Effect::LookAtAllLoyalty(Who::Chosen))))
        .when(|s, _| !s.public.has_rule(Rule::DetectorSabotage));
