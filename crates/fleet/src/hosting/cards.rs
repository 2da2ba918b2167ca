//! Everything that has a name, for clients: cards, sheets, places, tokens.

use serde_json::{Map, Value, json};
use strum::IntoEnumIterator;

use crate::cards::skill::printings;
use crate::cards::{Crisis, Destination, Loyalty, Quorum, SuperCrisis};
use crate::characters::{Ability, Character};
use crate::effect::{Activation, Rule, Title};
use crate::space::{Area, BasestarDamage, Piece};
use crate::state::{CheckOutcome, Outcome, Step};
use crate::text::{CardText, Line, Words};
use crate::{Location, Resource, Ship, Skill, SkillName, window};

/// The kinds of things that have a text, each with all of its things.
type Kind = (&'static str, fn(&Words) -> Vec<(String, CardText)>);

const KINDS: &[Kind] = &[
    ("crisis", |words| Crisis::all().map(|id| (id.to_string(), words.crisis(id))).collect()),
    ("super-crisis", |words| SuperCrisis::all().map(|id| (id.to_string(), words.super_crisis(id))).collect()),
    ("quorum", |words| Quorum::all().map(|id| (id.to_string(), words.quorum(id))).collect()),
    ("destination", |words| Destination::all().map(|id| (id.to_string(), words.destination(id))).collect()),
    ("skill", |words| {
        SkillName::iter()
            .flat_map(printings)
            .map(|(card, _)| (card.to_string(), words.skill_card(card)))
            .collect()
    }),
    ("loyalty", |words| Loyalty::iter().map(|card| (card.to_string(), words.loyalty(card))).collect()),
    ("ability", |words| Ability::iter().map(|it| (it.to_string(), words.ability(it))).collect()),
    ("location", |words| Location::iter().map(|it| (it.to_string(), location(words, it))).collect()),
    ("character", |words| Character::iter().map(|it| (it.to_string(), character(words, it))).collect()),
    ("title", |words| [Title::President, Title::Admiral].map(|it| (it.to_string(), words.title(it))).into()),
    ("rule", |words| Rule::iter().map(|it| (it.to_string(), rule(words, it))).collect()),
];

fn plain(text: String) -> Line {
    Line { heading: None, text }
}

fn location(words: &Words, location: Location) -> CardText {
    let lines = vec![plain(words.location_action(location))];
    CardText { name: words.location(location), lines, icons: Vec::new() }
}

fn character(words: &Words, character: Character) -> CardText {
    let sheet = character.sheet();
    let line = |&ability: &Ability| Line {
        heading: Some(words.ability_name(ability)),
        text: words.ability_text(ability),
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

/// One thing of a kind.
pub(super) fn card(words: &Words, kind: &str, id: &str) -> Option<Value> {
    let (_, list) = KINDS.iter().find(|(name, _)| *name == kind)?;
    let (_, text) = list(words).into_iter().find(|(known, _)| known == id)?;
    Some(json!(text))
}

fn map<T: ToString>(things: impl IntoIterator<Item = T>, value: impl Fn(&T) -> Value) -> Value {
    things.into_iter().map(|thing| (thing.to_string(), value(&thing))).collect::<Map<String, Value>>().into()
}

/// Everything at once.
pub(super) fn texts(words: &Words) -> Value {
    let cards: Map<String, Value> = KINDS
        .iter()
        .map(|(kind, list)| {
            let all: Map<String, Value> =
                list(words).into_iter().map(|(id, text)| (id, json!(text))).collect();
            ((*kind).to_owned(), all.into())
        })
        .collect();
    let abilities = |character: Character| -> Vec<Value> {
        let entry = |&ability: &Ability| {
            json!({
                "id": ability,
                "name": words.ability_name(ability),
                "text": words.ability_text(ability),
            })
        };
        character.sheet().abilities.iter().map(entry).collect()
    };
    let mut plays = Map::new();
    for interrupt in window::plays() {
        let play = interrupt.play;
        let text = json!({ "name": words.play(play), "does": words.play_does(play) });
        plays.insert(play.to_string(), text);
    }
    json!({
        "locations": map(Location::iter(), |&it| json!({
            "name": words.location(it),
            "action": words.location_action(it),
            "ship": it.ship(),
        })),
        "ships": map([Ship::Galactica, Ship::ColonialOne, Ship::Cylon], |&it| json!(words.ship(it))),
        "characters": map(Character::iter(), |&it| json!({
            "name": words.character(it),
            "short": words.short(it),
            "calling": words.calling(it.sheet().calling),
            "abilities": abilities(it),
        })),
        "skills": map(Skill::ALL, |&it| json!(words.skill(it))),
        "skill-cards": map(SkillName::iter(), |&it| json!({
            "name": words.skill_name(it),
            "skill": it.skill(),
        })),
        "resources": map(Resource::ALL, |&it| json!(words.resource(it))),
        "titles": map([Title::President, Title::Admiral], |&it| json!(words.title_name(it))),
        "areas": Area::ALL.map(|area| words.area(area)),
        "pieces": map(
            [Piece::Raider, Piece::HeavyRaider, Piece::Basestar, Piece::Civilian, Piece::Viper],
            |&it| json!(words.piece(it)),
        ),
        "activations": map(
            [Activation::Raiders, Activation::HeavyRaiders, Activation::Basestars, Activation::Launch],
            |&it| json!(words.activation(it)),
        ),
        "basestar-damage": map(BasestarDamage::ALL, |&it| json!({
            "name": words.basestar_damage(it),
            "text": words.basestar_damage_text(it),
        })),
        "rules": map(Rule::iter(), |&it| json!({
            "name": words.rule_name(it),
            "text": words.rule_text(it),
        })),
        "steps": map(
            [
                Step::ChooseCharacters, Step::LayOut, Step::FirstHands, Step::ReceiveSkills, Step::Movement,
                Step::Action, Step::Crisis, Step::ResolveCrisis, Step::ActivateCylonShips,
                Step::PrepareForJump, Step::EndOfTurn,
            ],
            |&it| json!(words.step(it)),
        ),
        "moments": map(window::Moment::iter(), |&it| json!(words.moment(it))),
        "outcomes": map(
            [
                Outcome::HumansWin, Outcome::NoFuel, Outcome::NoFood, Outcome::NoMorale,
                Outcome::NoPopulation, Outcome::CenturionInvasion, Outcome::GalacticaDestroyed,
            ],
            |&it| json!(words.outcome(it)),
        ),
        "check-outcomes": map(
            [CheckOutcome::Pass, CheckOutcome::Partial, CheckOutcome::Fail],
            |&it| json!(words.check_outcome(it)),
        ),
        "plays": plays,
        "objective": words.objective(),
        "cards": cards,
    })
}
