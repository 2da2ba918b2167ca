//! Fire arcs: wedges less than half a circle wide, from the stand of a base.

use super::polygon::{self, Outline};
use super::{Point, Vector, angle_between};

/// A wedge from a point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arc {
    /// Where it begins.
    pub apex: Point,
    /// Its middle.
    pub facing: f64,
    /// How wide it is, in degrees below 180.
    pub width: f64,
}

impl Arc {
    /// Whether a point is inside, the edges included.
    pub fn holds(self, point: Point) -> bool {
        point == self.apex || angle_between((point - self.apex).heading(), self.facing) <= self.width / 2.0
    }

    /// The part of a convex outline that is inside.
    pub fn clip(self, convex: &[Point]) -> Outline {
        let left_edge = Vector::ahead(self.facing - self.width / 2.0);
        let right_edge = Vector::ahead(self.facing + self.width / 2.0);
        let left = polygon::left_of(convex, self.apex, right_edge);
        polygon::left_of(&left, self.apex, -left_edge)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{Pose, base};
    use super::*;

    proptest! {
        #[test]
        fn what_is_clipped_is_inside_the_arc_and_inside_the_base(
            x in -150.0..150.0, y in -150.0..150.0, heading in 0.0..360.0, facing in 0.0..360.0
        ) {
            let arc = Arc { apex: Point::default(), facing, width: 60.0 };
            let outline = base::outline(Pose::new(x, y, heading));
            let clipped = arc.clip(&outline);
            for corner in &clipped {
                let off = angle_between((*corner - arc.apex).heading(), facing);
                prop_assert!(off <= 30.05 || corner.distance(arc.apex) < 0.01, "{off}");
                prop_assert!(corner.distance(Point::new(x, y)) < base::RADIUS + 0.1);
            }
            // A base whose stand is well inside is never clipped away.
            if angle_between((Point::new(x, y) - arc.apex).heading(), facing) < 29.0 && (x.abs() > 1.0 || y.abs() > 1.0) {
                prop_assert!(!clipped.is_empty());
            }
        }
    }
}
