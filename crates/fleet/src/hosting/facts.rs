//! The numbers and lists that a client draws the board with, from the rules' own constants.

use std::collections::BTreeMap;

use serde::Serialize;
use strum::IntoEnumIterator;
use utoipa::ToSchema;

use crate::boards::{self, Board, Region, Site};
use crate::cards::{Destination, Loyalty, skill};
use crate::characters::{Calling, Character};
use crate::choice::Target;
use crate::combat::{FATAL_DAMAGE, Weapon, hits, hits_galactica, needed};
use crate::configuration::{Configuration, Ending};
use crate::craft::Craft;
use crate::deed::Deed;
use crate::effect::{Condition, Effect, Test, Title};
use crate::endings::Objective;
use crate::jump::population_risk;
use crate::space::{Area, Piece};
use crate::state::AUTO_JUMP;
use crate::{Location, Resource, Resources, Ship, Skill, SkillName};

/// The numbers and lists that a client draws the board with.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Facts {
    /// The dials, in order.
    pub dials: Vec<DialFacts>,
    /// The types of skill cards, in order.
    pub skills: Vec<Skill>,
    /// The skill cards by name.
    pub skill_cards: Vec<SkillCardFacts>,
    /// The parts of the board, in the order in which they are drawn.
    pub regions: Vec<RegionFacts>,
    /// The characters: leaders, pilots, support.
    pub characters: Vec<CharacterFacts>,
    /// How far each destination takes the fleet.
    #[cfg_attr(feature = "types", ts(as = "BTreeMap<String, u8>"))]
    #[schema(value_type = BTreeMap<String, u8>)]
    pub distances: BTreeMap<Destination, u8>,
    /// The objectives.
    pub objectives: BTreeMap<Ending, ObjectiveFacts>,
    /// The spaces of the jump track, from the start on.
    pub jump_track: Vec<JumpSpace>,
    /// What attacks have to roll.
    pub attacks: Vec<AttackFacts>,
    /// The loyalty cards.
    pub loyalty: Vec<LoyaltyFacts>,
    /// So many damaged locations are the end.
    pub fatal_damage: usize,
}

/// A part of the board.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum RegionFacts {
    /// Locations that lie together.
    Board {
        /// What they are on.
        ship: Ship,
        /// The locations, in order.
        locations: Vec<LocationFacts>,
    },
    /// Space.
    Space {
        /// Which ship is in the middle of it.
        around: Ship,
        /// The areas, clockwise.
        areas: Vec<AreaFacts>,
    },
}

/// What an attack has to roll, before anything changes the roll.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AttackFacts {
    /// Who attacks.
    pub attacker: Attacker,
    /// What is attacked.
    pub target: Attacked,
    /// What the result has to be for a hit.
    pub needs: Test,
}

/// Who attacks.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Attacker {
    /// Galactica.
    Galactica,
    /// A viper, with or without a pilot.
    Viper,
    /// A nuke, which destroys what it hits and damages what it misses.
    Nuke,
    /// A raider.
    Raider,
    /// A basestar.
    Basestar,
}

/// What is attacked.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Attacked {
    /// Galactica.
    Galactica,
    /// A viper.
    Viper,
    /// A raider.
    Raider,
    /// A heavy raider.
    HeavyRaider,
    /// A basestar.
    Basestar,
    /// A centurion on board.
    Centurion,
}

/// A loyalty card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LoyaltyFacts {
    /// Which.
    pub card: Loyalty,
    /// Whether who has it is a Cylon.
    pub cylon: bool,
}

/// A dial.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct DialFacts {
    /// What it shows.
    pub resource: Resource,
    /// The highest number that counts as half empty.
    pub red_zone: i8,
    /// The highest number.
    pub most: i8,
}

/// A skill card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SkillCardFacts {
    /// Its name.
    pub name: SkillName,
    /// Its type.
    pub skill: Skill,
}

/// A location.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LocationFacts {
    /// Which.
    pub location: Location,
    /// Whether nobody goes there of their own will.
    pub hazardous: bool,
    /// The title without which nothing can be done there.
    pub only: Option<Title>,
}

/// A character.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CharacterFacts {
    /// Who.
    pub character: Character,
    /// The type.
    pub calling: Calling,
    /// Two letters that stand for the character.
    pub initials: String,
}

/// An area of space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct AreaFacts {
    /// Which.
    pub area: Area,
    /// Whether vipers launch there and heavy raiders board.
    pub launch: bool,
}

/// An objective.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ObjectiveFacts {
    /// The distances at which something happens on the way, such as that sleeper agents wake.
    pub stages: Vec<u8>,
    /// The distance from which on the next jump is the last.
    pub final_distance: u8,
}

impl From<&Objective> for ObjectiveFacts {
    fn from(objective: &Objective) -> ObjectiveFacts {
        let stages = objective.stages.iter().map(|stage| stage.distance).collect();
        ObjectiveFacts { stages, final_distance: objective.final_distance }
    }
}

/// A space of the jump track.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct JumpSpace {
    /// Population at risk when somebody jumps early from here; nobody can where there is none.
    pub risk: Option<i8>,
    /// Whether the fleet jumps by itself here.
    pub automatic: bool,
}

impl Facts {
    /// The facts of what is played.
    pub fn of(configuration: &Configuration) -> Facts {
        let plays = |character: &Character| configuration.has(character.sheet().set);
        let mut characters: Vec<CharacterFacts> = Character::iter().filter(plays).map(character).collect();
        characters.sort_by_key(|one| one.calling as u8);
        Facts {
            dials: Resource::ALL
                .map(|resource| DialFacts { resource, red_zone: resource.red_zone(), most: Resources::MOST })
                .into(),
            skills: configuration.skills().iter().collect(),
            skill_cards: skill::in_play(configuration)
                .map(|name| SkillCardFacts { name, skill: name.skill() })
                .collect(),
            regions: regions(configuration),
            characters,
            distances: Destination::all().map(|id| (id, id.card().distance)).collect(),
            objectives: Ending::iter()
                .filter_map(|ending| Some((ending, ending.objective()?.into())))
                .collect(),
            jump_track: (0..=AUTO_JUMP)
                .map(|space| JumpSpace { risk: population_risk(space), automatic: space == AUTO_JUMP })
                .collect(),
            attacks: attacks(),
            loyalty: Loyalty::iter()
                .filter(|card| configuration.has(card.row().set))
                .map(|card| LoyaltyFacts { card, cylon: card.is_cylon() })
                .collect(),
            fatal_damage: FATAL_DAMAGE,
        }
    }
}

/// The boards beside space, then space, in the middle of which the battlestar is.
fn regions(configuration: &Configuration) -> Vec<RegionFacts> {
    let fact = |site: &Site| LocationFacts {
        location: site.location,
        hazardous: site.hazardous,
        only: site.action.as_ref().and_then(only_for),
    };
    let region = |board: &Board| RegionFacts::Board {
        ship: board.ship,
        locations: board.sites.iter().map(fact).collect(),
    };
    let is_middle = |board: &&Board| board.region == Region::Middle;
    let open = || boards::boards(configuration);
    let beside = open().filter(|board| !is_middle(board)).map(region);
    let areas: Vec<AreaFacts> =
        Area::ALL.map(|area| AreaFacts { area, launch: area.has_launch_icon() }).into();
    let middle = open()
        .filter(is_middle)
        .flat_map(|board| [RegionFacts::Space { around: board.ship, areas: areas.clone() }, region(board)]);
    beside.chain(middle).collect()
}

/// The title that a deed is only for.
fn only_for(deed: &Deed) -> Option<Title> {
    match deed.effect()? {
        Effect::OnlyIf(Condition::Holds(title), _) => Some(*title),
        _ => None,
    }
}

/// Who can attack what with which result. {fleet.combat.attack-table}
fn attacks() -> Vec<AttackFacts> {
    let area = Area::FRONT;
    let ours = [
        (Attacker::Galactica, Weapon::Galactica, Attacked::Raider, Target::Raider(area)),
        (Attacker::Galactica, Weapon::Galactica, Attacked::HeavyRaider, Target::HeavyRaider(area)),
        (Attacker::Galactica, Weapon::Galactica, Attacked::Basestar, Target::Basestar(area, 0)),
        (Attacker::Galactica, Weapon::Galactica, Attacked::Centurion, Target::Centurion(0)),
        (Attacker::Viper, Weapon::PilotedViper, Attacked::Raider, Target::Raider(area)),
        (Attacker::Viper, Weapon::PilotedViper, Attacked::HeavyRaider, Target::HeavyRaider(area)),
        (Attacker::Viper, Weapon::PilotedViper, Attacked::Basestar, Target::Basestar(area, 0)),
        (Attacker::Nuke, Weapon::Nuke, Attacked::Basestar, Target::Basestar(area, 0)),
    ];
    let theirs = [
        (Attacker::Raider, Attacked::Galactica, hits_galactica(Piece::Raider)),
        (Attacker::Basestar, Attacked::Galactica, hits_galactica(Piece::Basestar)),
    ];
    let ours = ours.into_iter().filter_map(|(attacker, with, attacked, target)| {
        Some(AttackFacts { attacker, target: attacked, needs: needed(with, target)? })
    });
    let vipers = hits(Craft::Viper).map(|needs| (Attacker::Raider, Attacked::Viper, needs));
    let theirs = vipers.into_iter().chain(theirs);
    ours.chain(theirs.map(|(attacker, target, needs)| AttackFacts { attacker, target, needs })).collect()
}

fn character(character: Character) -> CharacterFacts {
    let initials = character.to_string().chars().take(2).collect::<String>().to_uppercase();
    CharacterFacts { character, calling: character.sheet().calling, initials }
}
