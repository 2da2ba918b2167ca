//! What a skill card consists of. The cards are in `base::skill`. {fleet.skill-cards.types}

use strum::{EnumCount, IntoEnumIterator};

use super::base;
use super::rows::by_name;
use crate::configuration::{Configuration, Part};
use crate::deed::Deed;
use crate::window::Interrupt;
use crate::{Skill, SkillCard, SkillName, Skills};

/// The cards of one name.
#[derive(Debug)]
pub struct SkillRow {
    /// The name.
    pub name: SkillName,
    /// The type.
    pub skill: Skill,
    /// The box they come in.
    pub set: Part,
    /// The strengths in which they are printed, from the lowest on, and how many of each there are.
    pub printed: &'static [(u8, usize)],
    /// What is on them.
    pub texts: &'static [SkillText],
}

/// A text on a skill card.
#[derive(Debug)]
pub enum SkillText {
    /// An action. {fleet.actions.skill-card}
    Action(Deed),
    /// Something to be played at a moment.
    Interrupt(Interrupt),
}

/// The cards of each box.
const BOXES: [&[SkillRow]; 1] = [&base::skill::ROWS];

/// All rows, by name.
static ROWS: [&SkillRow; SkillName::COUNT] = by_name!(BOXES, name, SkillRow, SkillName::COUNT);

impl SkillName {
    /// What the cards of this name consist of.
    pub fn row(self) -> &'static SkillRow {
        ROWS[self as usize]
    }

    /// The type of cards with this name.
    pub fn skill(self) -> Skill {
        self.row().skill
    }

    /// What a card of this name does as an action, if it does.
    pub fn action(self) -> Option<&'static Deed> {
        self.row().texts.iter().find_map(|text| match text {
            SkillText::Action(deed) => Some(deed),
            SkillText::Interrupt(_) => None,
        })
    }
}

/// The skill cards that interrupt.
pub fn interrupts() -> impl Iterator<Item = &'static Interrupt> {
    ROWS.iter().flat_map(|row| row.texts).filter_map(|text| match text {
        SkillText::Interrupt(interrupt) => Some(interrupt),
        SkillText::Action(_) => None,
    })
}

/// The cards of one name with their copies.
pub fn printings(name: SkillName) -> impl Iterator<Item = (SkillCard, usize)> {
    name.row().printed.iter().map(move |&(strength, copies)| (SkillCard { name, strength }, copies))
}

/// How many copies of this card there are, if there is such a card.
pub fn copies(card: SkillCard) -> Option<usize> {
    printings(card.name).find(|(printed, _)| *printed == card).map(|(_, copies)| copies)
}

/// The names of the skill cards of a game.
pub fn in_play(configuration: &Configuration) -> impl Iterator<Item = SkillName> {
    SkillName::iter().filter(|&name| configuration.has(name.row().set))
}

/// The types of which there is a deck in a game.
pub fn types(configuration: &Configuration) -> Skills {
    in_play(configuration).fold(Skills::default(), |types, name| types.with(name.skill()))
}

/// Whether there is a deck of this type whatever is played.
pub fn is_in_every_game(skill: Skill) -> bool {
    SkillName::iter().any(|name| name.skill() == skill && name.row().set == Part::Base)
}

/// The deck of one type in a game, whole and unshuffled.
pub fn deck(skill: Skill, configuration: &Configuration) -> Vec<SkillCard> {
    in_play(configuration)
        .filter(|name| name.skill() == skill)
        .flat_map(printings)
        .flat_map(|(card, copies)| std::iter::repeat_n(card, copies))
        .collect()
}
