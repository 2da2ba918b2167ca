//! How many skill cards of each name and strength there are; their texts are in `base::skill`.

use strum::IntoEnumIterator;

use crate::{Skill, SkillCard, SkillName};

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

/// A full deck of one type, unshuffled.
pub fn deck(skill: Skill) -> Vec<SkillCard> {
    SkillName::iter()
        .filter(|name| name.skill() == skill)
        .flat_map(printings)
        .flat_map(|(card, copies)| std::iter::repeat_n(card, copies))
        .collect()
}
