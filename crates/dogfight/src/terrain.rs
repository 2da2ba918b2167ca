//! What lies on the table beside ships: asteroid fields, planetoids and a depot. What they do to ships is in
//! `hazards` and `firing`.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};
use utoipa::ToSchema;

use crate::geometry::polygon::Outline;
use crate::geometry::{Point, Pose, base};
use crate::ship::Side;

/// A template.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Display,
    Serialize,
    Deserialize,
    ToSchema,
    PartialOrd,
    Ord,
    EnumIter
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names of the templates
pub enum Template {
    AsteroidA,
    AsteroidB,
    AsteroidC,
    PlanetoidA,
    PlanetoidB,
    PlanetoidC,
    Depot,
}

/// The side of an asteroid field that lies up. {dogfight.asteroids.fields}
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Density {
    /// Few rocks.
    Sparse,
    /// Many rocks.
    Dense,
}

/// What something on the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Nature {
    /// Rocks: cover, and a danger to the fast.
    Field(Density),
    /// Blocks every line of sight.
    Planetoid,
    /// Can be shot at.
    Depot {
        /// Whose it is.
        owner: Side,
        /// How much damage it takes.
        structure: u8,
        /// How much it has taken.
        damage: u8,
    },
}

/// Something on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Terrain {
    /// Its template.
    pub template: Template,
    /// What it is.
    pub nature: Nature,
    /// Where its middle is, and how it is turned.
    pub pose: Pose,
    /// Its level.
    pub level: u8,
}

impl Terrain {
    /// Its outline on the table.
    pub fn outline(&self) -> Outline {
        let place = |&(x, y): &(f64, f64)| self.pose.point(y, x);
        let corners: &[(f64, f64)] = match self.template {
            Template::AsteroidA => &ASTEROID_A,
            Template::AsteroidB => &ASTEROID_B,
            Template::AsteroidC => &ASTEROID_C,
            Template::PlanetoidA => return twelve_sided(self.pose, 48.0),
            Template::PlanetoidB => return twelve_sided(self.pose, 36.0),
            Template::PlanetoidC => return twelve_sided(self.pose, 26.0),
            Template::Depot => return base::outline(self.pose).into_iter().collect(),
        };
        corners.iter().map(place).collect()
    }

    /// Whether it is still there: a destroyed depot is not.
    pub fn is_there(&self) -> bool {
        !matches!(self.nature, Nature::Depot { structure, damage, .. } if damage >= structure)
    }
}

fn twelve_sided(pose: Pose, radius: f64) -> Outline {
    // Counter-clockwise, as outlines go.
    (0..12)
        .map(|at| Pose { at: pose.at, heading: pose.heading + 75.0 - 30.0 * f64::from(at) })
        .map(|corner: Pose| -> Point { corner.point(radius, 0.0) })
        .collect()
}

const ASTEROID_A: [(f64, f64); 10] = [
    (-92.0, -18.0),
    (-70.0, -52.0),
    (-24.0, -60.0),
    (22.0, -50.0),
    (66.0, -58.0),
    (94.0, -22.0),
    (86.0, 24.0),
    (44.0, 56.0),
    (-12.0, 62.0),
    (-64.0, 44.0),
];
const ASTEROID_B: [(f64, f64); 9] = [
    (-70.0, -20.0),
    (-48.0, -50.0),
    (-4.0, -56.0),
    (40.0, -46.0),
    (72.0, -12.0),
    (62.0, 34.0),
    (22.0, 54.0),
    (-28.0, 50.0),
    (-64.0, 24.0),
];
const ASTEROID_C: [(f64, f64); 8] = [
    (-58.0, -14.0),
    (-34.0, -42.0),
    (8.0, -46.0),
    (46.0, -30.0),
    (60.0, 4.0),
    (38.0, 40.0),
    (-6.0, 46.0),
    (-46.0, 30.0),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::polygon;

    #[test]
    fn every_template_goes_around_its_middle_counter_clockwise() {
        for template in [Template::AsteroidA, Template::AsteroidB, Template::AsteroidC, Template::PlanetoidA]
        {
            let nature = Nature::Planetoid;
            let terrain = Terrain { template, nature, pose: Pose::new(100.0, 100.0, 20.0), level: 2 };
            let outline = terrain.outline();
            let area: f64 = polygon::sides(&outline).map(|(a, b)| a.x * b.y - a.y * b.x).sum();
            assert!(area > 0.0, "{template}");
            assert!(polygon::contains(&outline, terrain.pose.at), "{template}");
        }
    }
}
