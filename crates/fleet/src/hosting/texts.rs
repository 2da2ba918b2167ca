//! Everything that has a name, in one language, for clients.

use std::collections::BTreeMap;

use serde::Serialize;
use strum::IntoEnumIterator;
use utoipa::ToSchema;

use super::cards::{CardKind, cards};
use super::facts::Facts;
use crate::cards::{Crisis, SuperCrisis};
use crate::characters::{Ability, AbilityForm, AbilityRow, Character};
use crate::configuration::{Configuration, Ending, Part};
use crate::effect::{Activation, Check, Rule, Title};
use crate::origin::Origin;
use crate::space::{Area, BasestarDamage, Piece};
use crate::state::{CheckOutcome, Outcome, Step};
use crate::text::{CardText, Words};
use crate::window::{self, Moment, Play};
use crate::{Location, Resource, Ship, Skill, SkillName};

/// Everything that has a name, and the numbers a client draws with.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Texts {
    /// Numbers and lists, the same in every language.
    pub facts: Facts,
    /// Locations.
    pub locations: BTreeMap<Location, LocationText>,
    /// Characters.
    pub characters: BTreeMap<Character, CharacterText>,
    /// Skill cards by name, whatever their strength.
    pub skill_cards: BTreeMap<SkillName, SkillCardText>,
    /// The areas of space, clockwise.
    pub areas: Vec<String>,
    /// Tokens on basestars.
    pub basestar_damage: BTreeMap<BasestarDamage, Explained>,
    /// Lasting rules of cards in play.
    pub rules: BTreeMap<Rule, Explained>,
    /// Interrupts.
    pub plays: BTreeMap<Play, Explained>,
    /// What locations are on.
    pub ships: BTreeMap<Ship, String>,
    /// The types of skill cards.
    pub skills: BTreeMap<Skill, String>,
    /// The dials.
    pub resources: BTreeMap<Resource, String>,
    /// Titles.
    pub titles: BTreeMap<Title, String>,
    /// Ships and tokens.
    pub pieces: BTreeMap<Piece, String>,
    /// What Cylon ships do.
    pub activations: BTreeMap<Activation, String>,
    /// The steps of a turn.
    pub steps: BTreeMap<Step, String>,
    /// Moments to interrupt.
    pub moments: BTreeMap<Moment, String>,
    /// How the game ends.
    pub outcomes: BTreeMap<Outcome, String>,
    /// How a check ends.
    pub check_outcomes: BTreeMap<CheckOutcome, String>,
    /// What a table can be played with, whether it is chosen or follows, as the rulebook's conditions name it.
    pub parts: BTreeMap<Part, Explained>,
    /// Where the fleet can be going.
    pub endings: BTreeMap<Ending, Explained>,
    /// What the humans are after.
    pub objective: CardText,
    /// Cards, sheets and places by kind and word.
    pub cards: BTreeMap<CardKind, BTreeMap<String, CardText>>,
    /// What follows from the checks of cards and places.
    pub checks: BTreeMap<CardKind, BTreeMap<String, BTreeMap<CheckOutcome, String>>>,
}

/// A name and what it means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Explained {
    /// The name.
    pub name: String,
    /// What it means.
    pub text: String,
}

/// A location in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LocationText {
    /// Its name.
    pub name: String,
    /// What can be done there.
    pub action: String,
    /// The same at a glance.
    pub brief: String,
}

/// A skill card in words, whatever its strength.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SkillCardText {
    /// Its name.
    pub name: String,
    /// When it can be played.
    pub when: String,
}

/// A character in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CharacterText {
    /// The full name.
    pub name: String,
    /// What others say.
    pub short: String,
    /// The type.
    pub calling: String,
    /// The abilities.
    pub abilities: Vec<AbilityText>,
}

/// An ability in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AbilityText {
    /// Which.
    pub id: Ability,
    /// Its kind.
    pub kind: AbilityForm,
    /// Whether it can be used only once per game.
    pub once_per_game: bool,
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// Something said of each of a kind.
fn each<K: IntoEnumIterator + Ord + Copy, V>(say: impl Fn(K) -> V) -> BTreeMap<K, V> {
    K::iter().map(|thing| (thing, say(thing))).collect()
}

impl Texts {
    /// Everything in these words, as it is with what is played.
    pub(super) fn new(words: &Words, configuration: &Configuration) -> Texts {
        let play = |play| Explained { name: words.play(play), text: words.play_does(play) };
        Texts {
            facts: Facts::of(configuration),
            locations: each(|it| LocationText {
                name: words.location(it),
                action: words.location_action(it, configuration),
                brief: words.location_brief(it),
            }),
            characters: each(|it| character(words, it)),
            skill_cards: each(|it| SkillCardText { name: words.skill_name(it), when: words.when_played(it) }),
            areas: Area::ALL.map(|area| words.area(area)).into(),
            basestar_damage: each(|it| Explained {
                name: words.basestar_damage(it),
                text: words.basestar_damage_text(it),
            }),
            rules: each(|it| Explained { name: words.rule_name(it), text: words.rule_text(it) }),
            plays: window::plays().map(|interrupt| (interrupt.play, play(interrupt.play))).collect(),
            ships: each(|it| words.ship(it)),
            skills: each(|it| words.skill(it)),
            resources: each(|it| words.resource(it)),
            titles: each(|it| words.title_name(it)),
            pieces: each(|it| words.piece(it)),
            activations: each(|it| words.activation(it)),
            steps: each(|it| words.step(it)),
            moments: each(|it| words.moment(it)),
            outcomes: each(|it| words.outcome(it)),
            check_outcomes: each(|it| words.check_outcome(it)),
            parts: each(|it| Explained { name: words.part(it), text: words.part_help(it) }),
            endings: each(|it| Explained { name: words.ending(it), text: words.ending_help(it) }),
            objective: words.objective(configuration.ending()),
            cards: each(|kind| cards(words, configuration, kind)),
            checks: each(|kind| checks(words, configuration, kind)),
        }
    }
}

/// What follows from the checks of a kind of cards or places, by their outcomes.
fn checks(
    words: &Words,
    configuration: &Configuration,
    kind: CardKind,
) -> BTreeMap<String, BTreeMap<CheckOutcome, String>> {
    let each = |origins: &mut dyn Iterator<Item = (String, Origin)>| {
        let check =
            |(id, origin): (String, Origin)| Some((id, outcomes(words, origin.check(configuration)?)));
        origins.filter_map(check).collect()
    };
    match kind {
        CardKind::Crisis => each(&mut Crisis::all().map(|it| (it.to_string(), Origin::Crisis(it)))),
        CardKind::SuperCrisis => {
            each(&mut SuperCrisis::all().map(|it| (it.to_string(), Origin::SuperCrisis(it))))
        }
        CardKind::Location => each(&mut Location::iter().map(|it| (it.to_string(), Origin::Location(it)))),
        _ => BTreeMap::new(),
    }
}

fn outcomes(words: &Words, check: &Check) -> BTreeMap<CheckOutcome, String> {
    let mut outcomes = BTreeMap::from([
        (CheckOutcome::Pass, words.effect(&check.pass)),
        (CheckOutcome::Fail, words.effect(&check.fail)),
    ]);
    if let Some((_, effect)) = &check.partial {
        outcomes.insert(CheckOutcome::Partial, words.effect(effect));
    }
    outcomes
}

fn character(words: &Words, character: Character) -> CharacterText {
    let sheet = character.sheet();
    let ability = |row: &AbilityRow| {
        let (id, once_per_game) = (row.ability, row.once_per_game);
        let (name, text) = (words.ability_name(id), words.ability_text(id));
        AbilityText { id, kind: row.form(), once_per_game, name, text }
    };
    CharacterText {
        name: words.character(character),
        short: words.short(character),
        calling: words.calling(sheet.calling),
        abilities: sheet.abilities.iter().map(ability).collect(),
    }
}
