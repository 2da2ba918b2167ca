//! The playing area and its edges.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Point, round};

/// The playing area. Written as `[width, height]`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "(f64, f64)", into = "(f64, f64)")]
pub struct Area {
    /// From west to east.
    pub width: f64,
    /// From south to north.
    pub height: f64,
}

impl From<(f64, f64)> for Area {
    fn from((width, height): (f64, f64)) -> Area {
        Area { width: round(width), height: round(height) }
    }
}

impl From<Area> for (f64, f64) {
    fn from(area: Area) -> (f64, f64) {
        (area.width, area.height)
    }
}

/// An edge of the area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Where y is greatest.
    North,
    /// Where x is greatest.
    East,
    /// Where y is 0.
    South,
    /// Where x is 0.
    West,
}

/// A set of edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Edges([bool; 4]);

impl Edges {
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Edges::default()
    }

    /// Whether this edge is among them.
    pub fn contains(self, edge: Edge) -> bool {
        self.0[edge as usize]
    }
}

impl Area {
    /// The edges over which an outline reaches, even with a corner.
    pub fn crossed(self, corners: &[Point]) -> Edges {
        let any = |outside: &dyn Fn(Point) -> bool| corners.iter().any(|corner| outside(corner.rounded()));
        Edges([
            any(&|corner| corner.y > self.height),
            any(&|corner| corner.x > self.width),
            any(&|corner| corner.y < 0.0),
            any(&|corner| corner.x < 0.0),
        ])
    }

    /// Whether a point is at least this far from every edge.
    pub fn holds(self, point: Point, margin: f64) -> bool {
        let within = |value: f64, most: f64| value >= margin && value <= most - margin;
        within(point.x, self.width) && within(point.y, self.height)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Pose, base};
    use super::*;

    #[test]
    fn touching_an_edge_is_inside_and_a_corner_over_it_is_out() {
        let area = Area::from((750.0, 900.0));
        let crossed = |x: f64, y: f64| area.crossed(&base::outline(Pose::new(x, y, 0.0)));
        assert!(crossed(28.0, 28.0).is_empty());
        assert!(crossed(27.99, 400.0).contains(Edge::West));
        assert!(crossed(722.01, 400.0).contains(Edge::East));
        let corner = crossed(740.0, 890.0);
        assert!(corner.contains(Edge::North) && corner.contains(Edge::East) && !corner.contains(Edge::South));
    }
}
