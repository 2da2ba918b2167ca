//! The four dials. {fleet.resources.dials}

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};
use utoipa::ToSchema;

/// What the fleet lives on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, EnumIter, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Fuel, which jumps burn.
    Fuel,
    /// Food.
    Food,
    /// Morale.
    Morale,
    /// Population, which leaves with civilian ships.
    Population,
}

impl Resource {
    /// All four, in the order of the dials.
    pub const ALL: [Resource; 4] = [Resource::Fuel, Resource::Food, Resource::Morale, Resource::Population];

    /// The highest number that still counts as half empty. {fleet.resources.red-zone}
    pub fn red_zone(self) -> i8 {
        match self {
            Resource::Fuel | Resource::Food => 4,
            Resource::Morale => 5,
            Resource::Population => 6,
        }
    }
}

/// The positions of the dials.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Resources {
    /// Fuel.
    pub fuel: i8,
    /// Food.
    pub food: i8,
    /// Morale.
    pub morale: i8,
    /// Population.
    pub population: i8,
}

impl Resources {
    /// No dial turns beyond this. {fleet.resources.most}
    pub const MOST: i8 = 15;

    /// Where a dial stands.
    pub fn get(&self, resource: Resource) -> i8 {
        match resource {
            Resource::Fuel => self.fuel,
            Resource::Food => self.food,
            Resource::Morale => self.morale,
            Resource::Population => self.population,
        }
    }

    /// Turns a dial, between 0 and the most it can show.
    pub fn change(&mut self, resource: Resource, by: i8) {
        let dial = match resource {
            Resource::Fuel => &mut self.fuel,
            Resource::Food => &mut self.food,
            Resource::Morale => &mut self.morale,
            Resource::Population => &mut self.population,
        };
        *dial = (*dial + by).clamp(0, Resources::MOST);
    }

    /// The first resource that has run out. {fleet.resources.zero}
    pub fn exhausted(&self) -> Option<Resource> {
        Resource::ALL.into_iter().find(|&resource| self.get(resource) <= 0)
    }

    /// Whether any dial is in its red zone.
    pub fn any_in_red(&self) -> bool {
        Resource::ALL.into_iter().any(|resource| self.get(resource) <= resource.red_zone())
    }
}
