//! The numbers and lists that a client draws the board with, from the rules' own constants.

use std::collections::BTreeMap;

use serde::Serialize;
use strum::IntoEnumIterator;
use utoipa::ToSchema;

use crate::boards::{self, Board, Region};
use crate::cards::Destination;
use crate::characters::{Calling, Character};
use crate::configuration::Ending;
use crate::endings::Objective;
use crate::jump::population_risk;
use crate::space::Area;
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
    /// The boards, those that are laid on others after them.
    pub boards: Vec<BoardFacts>,
    /// The locations, ship by ship.
    pub locations: Vec<LocationFacts>,
    /// The characters: leaders, pilots, support.
    pub characters: Vec<CharacterFacts>,
    /// The areas of space, clockwise.
    pub areas: Vec<AreaFacts>,
    /// How far each destination takes the fleet.
    #[cfg_attr(feature = "types", ts(as = "BTreeMap<String, u8>"))]
    #[schema(value_type = BTreeMap<String, u8>)]
    pub distances: BTreeMap<Destination, u8>,
    /// The objectives.
    pub objectives: BTreeMap<Ending, ObjectiveFacts>,
    /// The spaces of the jump track, from the start on.
    pub jump_track: Vec<JumpSpace>,
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

/// A board, or a part of one.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BoardFacts {
    /// What its locations are on.
    pub ship: Ship,
    /// Where it lies.
    pub region: Region,
    /// Its locations, in their order.
    pub locations: Vec<Location>,
}

impl From<&Board> for BoardFacts {
    fn from(board: &Board) -> BoardFacts {
        let locations = board.sites.iter().map(|site| site.location).collect();
        BoardFacts { ship: board.ship, region: board.region, locations }
    }
}

/// A location.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LocationFacts {
    /// Which.
    pub location: Location,
    /// What it is on.
    pub ship: Ship,
    /// Whether nobody goes there of their own will.
    pub hazardous: bool,
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
    /// The facts.
    pub fn new() -> Facts {
        let mut characters: Vec<CharacterFacts> = Character::iter().map(character).collect();
        characters.sort_by_key(|one| one.calling as u8);
        Facts {
            dials: Resource::ALL
                .map(|resource| DialFacts { resource, red_zone: resource.red_zone(), most: Resources::MOST })
                .into(),
            skills: Skill::ALL.into(),
            skill_cards: SkillName::iter().map(|name| SkillCardFacts { name, skill: name.skill() }).collect(),
            boards: boards::ALL.into_iter().map(BoardFacts::from).collect(),
            locations: Location::iter()
                .map(|location| LocationFacts {
                    location,
                    ship: location.ship(),
                    hazardous: location.printed().hazardous,
                })
                .collect(),
            characters,
            areas: Area::ALL.map(|area| AreaFacts { area, launch: area.has_launch_icon() }).into(),
            distances: Destination::all().map(|id| (id, id.card().distance)).collect(),
            objectives: Ending::iter()
                .filter_map(|ending| Some((ending, ending.objective()?.into())))
                .collect(),
            jump_track: (0..=AUTO_JUMP)
                .map(|space| JumpSpace { risk: population_risk(space), automatic: space == AUTO_JUMP })
                .collect(),
        }
    }
}

fn character(character: Character) -> CharacterFacts {
    let initials = character.to_string().chars().take(2).collect::<String>().to_uppercase();
    CharacterFacts { character, calling: character.sheet().calling, initials }
}

impl Default for Facts {
    fn default() -> Facts {
        Facts::new()
    }
}
