//! How many skill cards of each name and strength there are; their texts are in `base::skill`.

use strum::IntoEnumIterator;

use crate::configuration::{Configuration, Part};
use crate::{Skill, SkillCard, SkillName, Skills};

/// Copies by strength, from 1 to 5: every type has the same. {fleet.skill-cards.types}
const COPIES: [usize; 5] = [8, 6, 4, 2, 1];

/// The cards of one name with their copies.
pub fn printings(name: SkillName) -> impl Iterator<Item = (SkillCard, usize)> {
    (1..=5_u8)
        .map(move |strength| SkillCard { name, strength })
        .filter_map(|card| Some((card, copies(card)?)))
}

/// How many copies of this card there are, if there is such a card.
pub fn copies(card: SkillCard) -> Option<usize> {
    use SkillName::*;
    let weak =
        matches!(card.name, ConsolidatePower | ExecutiveOrder | LaunchScout | EvasiveManeuvers | Repair);
    let printed = if weak { 1..=2 } else { 3..=5 };
    printed.contains(&card.strength).then(|| COPIES[usize::from(card.strength) - 1])
}

/// The box in which the cards of a name come.
pub fn set(name: SkillName) -> Part {
    use SkillName::*;
    match name {
        ConsolidatePower
        | InvestigativeCommittee
        | ExecutiveOrder
        | DeclareEmergency
        | LaunchScout
        | StrategicPlanning
        | EvasiveManeuvers
        | MaximumFirepower
        | Repair
        | ScientificResearch => Part::Base,
    }
}

/// The names of the skill cards of a game.
fn in_play(configuration: &Configuration) -> impl Iterator<Item = SkillName> {
    SkillName::iter().filter(|&name| configuration.has(set(name)))
}

/// The types of which there is a deck in a game.
pub fn types(configuration: &Configuration) -> Skills {
    in_play(configuration).fold(Skills::default(), |types, name| types.with(name.skill()))
}

/// The deck of one type in a game, whole and unshuffled.
pub fn deck(skill: Skill, configuration: &Configuration) -> Vec<SkillCard> {
    in_play(configuration)
        .filter(|name| name.skill() == skill)
        .flat_map(printings)
        .flat_map(|(card, copies)| std::iter::repeat_n(card, copies))
        .collect()
}
