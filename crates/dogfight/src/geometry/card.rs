//! Where a maneuver card lies while a ship moves along it, and what lies under its sides.

use super::{Point, Pose, base, polygon};

const WIDTH: f64 = 44.0;
const LENGTH: f64 = 68.0;

/// The corners of a card on the table: near left, near right, far right, far left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardPlace([Point; 4]);

impl CardPlace {
    fn from_near_side(near: Pose, length: f64) -> CardPlace {
        let half = WIDTH / 2.0;
        CardPlace([
            near.point(0.0, -half),
            near.point(0.0, half),
            near.point(length, half),
            near.point(length, -half),
        ])
    }

    /// In front of a base.
    pub fn before(pose: Pose) -> CardPlace {
        CardPlace::from_near_side(Pose { at: base::front(pose), heading: pose.heading }, LENGTH)
    }

    /// Behind a base.
    pub fn behind(pose: Pose) -> CardPlace {
        CardPlace::from_near_side(Pose { at: base::rear(pose), heading: pose.heading }, -LENGTH)
    }

    /// Over a base, from its rear line on: the second card of an overboost.
    pub fn from_rear(pose: Pose) -> CardPlace {
        CardPlace::from_near_side(Pose { at: base::rear(pose), heading: pose.heading }, LENGTH)
    }

    /// Whether two opposite sides of the card lie over an outline, even in part.
    pub fn passes_over(self, outline: &[Point]) -> bool {
        let [near_left, near_right, far_right, far_left] = self.0;
        let over = |a: Point, b: Point| polygon::crosses(outline, a, b);
        over(near_left, near_right) && over(far_left, far_right)
            || over(near_left, far_left) && over(near_right, far_right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rock_under_the_middle_of_a_card_is_not_passed_but_one_across_it_is() {
        let ship = Pose::new(0.0, 0.0, 0.0);
        let bar = |half: f64| {
            [Point::new(-half, 55.0), Point::new(half, 55.0), Point::new(half, 65.0), Point::new(-half, 65.0)]
        };
        assert!(!CardPlace::before(ship).passes_over(&bar(10.0)));
        assert!(CardPlace::before(ship).passes_over(&bar(30.0)));
        assert!(!CardPlace::behind(ship).passes_over(&bar(30.0)));
    }
}
