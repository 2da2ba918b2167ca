//! A ship's base: a regular octagon with a raised line at the front and one at the rear, and a stand in its
//! middle. Every ship has the same.

use super::{Arrow, Point, Pose, Vector, angle_between, normal, polygon};

/// From the stand to a side.
pub const HALF: f64 = 28.0;
/// Half the length of a side.
const HALF_SIDE: f64 = 11.6;
/// From the stand to a corner.
pub const RADIUS: f64 = 30.31;
/// From the middle line, how far the three rear sides reach as seen from the stand.
const REAR: f64 = 67.5;

/// The corners forward and to the right of the stand, counter-clockwise from the right end of the front side.
const CORNERS: [(f64, f64); 8] = [
    (HALF, HALF_SIDE),
    (HALF, -HALF_SIDE),
    (HALF_SIDE, -HALF),
    (-HALF_SIDE, -HALF),
    (-HALF, -HALF_SIDE),
    (-HALF, HALF_SIDE),
    (-HALF_SIDE, HALF),
    (HALF_SIDE, HALF),
];

/// The corners of the base, counter-clockwise.
pub fn outline(pose: Pose) -> [Point; 8] {
    let ahead = pose.ahead();
    let right = ahead.right();
    CORNERS.map(|(forward, aside)| pose.at + ahead * forward + right * aside)
}

/// The raised line at the front.
pub fn front(pose: Pose) -> Point {
    pose.at + pose.ahead() * HALF
}

/// The raised line at the rear.
pub fn rear(pose: Pose) -> Point {
    pose.at + pose.ahead() * -HALF
}

/// The pose with its rear line on an arrow head.
fn rear_on((head, heading): (Point, f64)) -> Pose {
    let heading = normal(heading);
    Pose::at(head + Vector::ahead(heading) * HALF, heading)
}

/// Moves along an arrow that starts at the front line.
pub fn forward(pose: Pose, arrow: Arrow) -> Pose {
    rear_on(arrow.head(front(pose), pose.heading))
}

/// Moves along an arrow that starts at the rear line: backward, or on from the red end of an overboost line.
pub fn from_rear(pose: Pose, arrow: Arrow) -> Pose {
    rear_on(arrow.head(rear(pose), pose.heading))
}

/// Moves along two arrows, the second from the head of the first, and is set down only at the end.
pub fn forward_twice(pose: Pose, first: Arrow, second: Arrow) -> Pose {
    let (head, heading) = first.head(front(pose), pose.heading);
    rear_on(second.head(head, heading))
}

/// Whether two bases have common area.
pub fn overlap(one: Pose, two: Pose) -> bool {
    let gap = one.at.distance(two.at);
    gap < 2.0 * HALF - 0.01 || gap < 2.0 * RADIUS && polygon::overlap(&outline(one), &outline(two))
}

/// How far apart the nearest points of two bases are.
pub fn gap(one: Pose, two: Pose) -> f64 {
    polygon::gap(&outline(one), &outline(two))
}

/// Whether a line from `from` to the stand comes in through one of the three rear sides.
pub fn entered_from_behind(from: Point, pose: Pose) -> bool {
    angle_between((pose.at - from).heading(), pose.heading) <= REAR
}

/// How far apart bases are after one has moved off another: more than rounding can take away.
const CLEARANCE: f64 = 0.02;

/// How far `moving` must go in `direction`, a vector of length 1, until it is just clear of `other`; nothing if
/// it does not overlap it.
pub fn way_out(moving: Pose, direction: Vector, other: Pose) -> Option<f64> {
    if !overlap(moving, other) {
        return None;
    }
    let (mine, theirs) = (outline(moving), outline(other));
    let sides = |corners: [Point; 8]| (0..8).map(move |at| corners[(at + 1) % 8] - corners[at]);
    let exits = sides(mine).chain(sides(theirs)).filter_map(|side| {
        let normal = side.right();
        let (least, most) = polygon::extent(&mine, normal);
        let (their_least, their_most) = polygon::extent(&theirs, normal);
        let pace = direction.dot(normal);
        let clearance = CLEARANCE * normal.length();
        if pace > super::TOUCH {
            Some((their_most - least + clearance) / pace)
        } else if pace < -super::TOUCH {
            Some((their_least - most - clearance) / pace)
        } else {
            None
        }
    });
    exits.min_by(f64::total_cmp)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn pose() -> impl Strategy<Value = Pose> {
        (0.0..900.0, 0.0..900.0, 0.0..360.0).prop_map(|(x, y, heading)| Pose::new(x, y, heading))
    }

    fn arrow() -> impl Strategy<Value = Arrow> {
        (-30.0..70.0, -22.0..22.0, -120.0..120.0).prop_map(|(f, r, turn)| Arrow::new(f, r, turn))
    }

    proptest! {
        #[test]
        fn overlap_is_symmetric(one in pose(), dx in -70.0..70.0, dy in -70.0..70.0, heading in 0.0..360.0) {
            let two = Pose::new(one.at.x + dx, one.at.y + dy, heading);
            prop_assert_eq!(overlap(one, two), overlap(two, one));
            prop_assert_eq!(overlap(one, two), gap(one, two) == 0.0);
        }

        #[test]
        fn a_mirrored_arrow_leads_to_the_mirrored_place(arrow in arrow()) {
            let start = Pose::new(0.0, 0.0, 0.0);
            let (one, two) = (forward(start, arrow), forward(start, arrow.mirrored()));
            prop_assert!((one.at.x + two.at.x).abs() < 0.011 && (one.at.y - two.at.y).abs() < 0.011);
            prop_assert!(angle_between(one.heading, -two.heading) < 0.011);
        }

        #[test]
        fn a_move_does_not_depend_on_where_the_table_begins(start in pose(), arrow in arrow(), turn in 0.0..360.0) {
            let turn = normal(turn);
            let end = forward(start, arrow);
            let turned = forward(Pose::at(start.at, start.heading + turn), arrow);
            let length = |end: Pose| start.at.distance(end.at);
            prop_assert!((length(end) - length(turned)).abs() < 0.02);
            prop_assert!(angle_between(end.heading + turn, turned.heading) < 0.021);
        }

        #[test]
        fn an_overboost_in_two_steps_ends_where_it_ends_in_one(start in pose(), line in arrow(), then in arrow()) {
            let stop = from_rear(forward(start, line), then);
            let straight = forward_twice(start, line, then);
            prop_assert!(stop.at.distance(straight.at) < 0.05, "{stop:?} {straight:?}");
        }

        #[test]
        fn the_way_out_is_just_far_enough(one in pose(), dx in -50.0..50.0, dy in -50.0..50.0, heading in 0.0..360.0) {
            let two = Pose::new(one.at.x + dx, one.at.y + dy, heading);
            if let Some(way) = way_out(one, one.ahead(), two) {
                prop_assert!(!overlap(one.moved(way), two));
                let first_clear = (0..600).map(|step| f64::from(step) / 4.0).find(|far| !overlap(one.moved(*far), two));
                prop_assert!(first_clear.is_some_and(|far| way < far + 1.5), "{way} {first_clear:?}");
            } else {
                prop_assert!(!overlap(one, two));
            }
        }
    }

    #[test]
    fn bases_side_by_side_touch_and_do_not_overlap() {
        let one = Pose::new(100.0, 100.0, 0.0);
        assert!(!overlap(one, Pose::new(100.0, 156.0, 180.0)));
        assert!(overlap(one, Pose::new(100.0, 155.9, 180.0)));
    }

    #[test]
    fn the_rear_is_three_sides_wide() {
        let ship = Pose::new(0.0, 0.0, 0.0);
        for (x, y, behind) in
            [(0.0, -90.0, true), (80.0, -35.0, true), (90.0, -30.0, false), (0.0, 90.0, false)]
        {
            assert_eq!(entered_from_behind(Point::new(x, y), ship), behind, "{x} {y}");
        }
    }
}
