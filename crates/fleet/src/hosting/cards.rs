//! Cards, sheets and places in words, by their kinds.

use std::collections::BTreeMap;

use serde::Serialize;
use strum::{Display, EnumIter, EnumString, IntoEnumIterator};
use utoipa::ToSchema;

use crate::cards::skill::printings;
use crate::cards::{Crisis, Destination, Loyalty, Quorum, SuperCrisis};
use crate::characters::{Ability, AbilityRow, Character};
use crate::configuration::Configuration;
use crate::effect::{Rule, Title};
use crate::text::{CardText, Line, Words};
use crate::{Location, SkillName};

/// A kind of things that have a text.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Display, EnumIter, EnumString, Serialize, ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// Crisis cards.
    Crisis,
    /// Super crisis cards.
    SuperCrisis,
    /// Quorum cards.
    Quorum,
    /// Destination cards.
    Destination,
    /// Skill cards.
    Skill,
    /// Loyalty cards.
    Loyalty,
    /// Abilities of characters.
    Ability,
    /// Locations.
    Location,
    /// Character sheets.
    Character,
    /// Titles.
    Title,
    /// Lasting rules of cards in play.
    Rule,
}

/// The things of a kind, by their words.
pub(super) fn cards(
    words: &Words,
    configuration: &Configuration,
    kind: CardKind,
) -> BTreeMap<String, CardText> {
    fn each<T: ToString>(
        things: impl Iterator<Item = T>,
        text: impl Fn(&T) -> CardText,
    ) -> BTreeMap<String, CardText> {
        things.map(|thing| (thing.to_string(), text(&thing))).collect()
    }
    match kind {
        CardKind::Crisis => each(Crisis::all(), |&card| words.crisis(card)),
        CardKind::SuperCrisis => each(SuperCrisis::all(), |&card| words.super_crisis(card)),
        CardKind::Quorum => each(Quorum::all(), |&card| words.quorum(card)),
        CardKind::Destination => each(Destination::all(), |&card| words.destination(card)),
        CardKind::Skill => {
            let all = SkillName::iter().flat_map(printings).map(|(card, _)| card);
            each(all, |&card| words.skill_card(card))
        }
        CardKind::Loyalty => each(Loyalty::iter(), |&card| words.loyalty(card)),
        CardKind::Ability => each(Ability::iter(), |&ability| words.ability(ability)),
        CardKind::Location => each(Location::iter(), |&it| location(words, configuration, it)),
        CardKind::Character => each(Character::iter(), |&it| character(words, it)),
        CardKind::Title => each(Title::iter(), |&title| words.title(title)),
        CardKind::Rule => each(Rule::iter(), |&it| rule(words, it)),
    }
}

/// One thing of a kind.
pub(super) fn card(words: &Words, configuration: &Configuration, kind: &str, id: &str) -> Option<CardText> {
    cards(words, configuration, kind.parse().ok()?).remove(id)
}

fn plain(text: String) -> Line {
    Line { heading: None, text }
}

fn location(words: &Words, configuration: &Configuration, location: Location) -> CardText {
    let lines = vec![plain(words.location_action(location, configuration))];
    CardText { name: words.location(location), lines, icons: Vec::new() }
}

fn character(words: &Words, character: Character) -> CardText {
    let sheet = character.sheet();
    let line = |row: &AbilityRow| Line {
        heading: Some(words.ability_name(row.ability)),
        text: words.ability_text(row.ability),
    };
    let skills = sheet.skills.iter().map(|draws| {
        let names: Vec<String> = draws.of.iter().map(|&skill| words.skill(skill)).collect();
        format!("{} {}", draws.count, names.join(" / "))
    });
    CardText {
        name: words.character(character),
        lines: sheet.abilities.iter().map(line).collect(),
        icons: [words.calling(sheet.calling)].into_iter().chain(skills).collect(),
    }
}

fn rule(words: &Words, rule: Rule) -> CardText {
    CardText { name: words.rule_name(rule), lines: vec![plain(words.rule_text(rule))], icons: Vec::new() }
}
