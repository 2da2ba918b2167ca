//! Lines of sight: from a stand, inside an arc, to any point of a base, past everything that blocks.

use super::polygon::{self, Outline};
use super::{Arc, Point, ruler};

/// How far apart the points are that are tried on the edge of a target.
const SAMPLE: f64 = 1.0;

/// What an attacker sees of a target.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// From the stand to the nearest point of the target inside the arc, blocked or not: this is the range.
    pub flat: f64,
    /// The nearest point that is not blocked: there the ruler lies.
    pub point: Point,
}

/// Why a target can't be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unseen {
    /// No part of it is inside the arc.
    OutsideArc,
    /// It is out of range.
    TooFar,
    /// Every line to it is blocked.
    Blocked,
}

/// What an attacker sees of a target, this many levels apart, past the convex outlines in the way.
pub fn see(arc: Arc, target: &[Point], levels: u8, in_the_way: &[Outline]) -> Result<Sight, Unseen> {
    let part = arc.clip(target);
    let nearest = polygon::nearest(&part, arc.apex).ok_or(Unseen::OutsideArc)?;
    let flat = arc.apex.distance(nearest);
    if ruler::range(flat, levels).is_none() {
        return Err(Unseen::TooFar);
    }
    let free = |point: Point| in_the_way.iter().all(|block| polygon::cut(block, arc.apex, point).is_none());
    if free(nearest) {
        return Ok(Sight { flat, point: nearest });
    }
    let reachable = |point: &Point| ruler::range(arc.apex.distance(*point), levels).is_some();
    let by_distance = |one: &Point, two: &Point| arc.apex.distance(*one).total_cmp(&arc.apex.distance(*two));
    let point = edge_points(&part).filter(reachable).filter(|&point| free(point)).min_by(by_distance);
    point.map(|point| Sight { flat, point }).ok_or(Unseen::Blocked)
}

/// Points along the edge, corners included.
fn edge_points(part: &[Point]) -> impl Iterator<Item = Point> + '_ {
    polygon::sides(part).flat_map(|(a, b)| {
        let pieces = libm::ceil(a.distance(b) / SAMPLE).max(1.0);
        (0..pieces as u32).map(move |at| a + (b - a) * (f64::from(at) / pieces))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use smallvec::smallvec;

    use super::super::{Pose, base};
    use super::*;

    fn arc(facing: f64) -> Arc {
        Arc { apex: Point::default(), facing, width: 60.0 }
    }

    fn see_past(target: Pose, blocks: &[Pose]) -> Result<Sight, Unseen> {
        let blocks: Vec<Outline> =
            blocks.iter().map(|&pose| base::outline(pose).into_iter().collect()).collect();
        see(arc(0.0), &base::outline(target), 0, &blocks)
    }

    #[test]
    fn a_base_right_in_the_way_blocks_and_one_half_in_the_way_does_not() {
        let target = Pose::new(0.0, 200.0, 0.0);
        assert_eq!(see_past(target, &[Pose::new(0.0, 100.0, 0.0)]), Err(Unseen::Blocked));
        let seen = see_past(target, &[Pose::new(26.0, 100.0, 0.0)]).unwrap();
        assert!(seen.point.x < -3.0, "the ruler passes on the free side: {seen:?}");
        assert!((seen.flat - 172.0).abs() < 1e-9, "the range is that of the nearest point, blocked or not");
    }

    #[test]
    fn what_is_seen_has_a_reason_when_it_is_not() {
        assert_eq!(see_past(Pose::new(0.0, -100.0, 0.0), &[]), Err(Unseen::OutsideArc));
        assert_eq!(see_past(Pose::new(0.0, 269.0, 0.0), &[]), Err(Unseen::TooFar));
        let inside: Outline = smallvec![Point::new(-9.0, 8.0), Point::new(9.0, 8.0), Point::new(0.0, 9.0)];
        assert_eq!(
            see(arc(0.0), &base::outline(Pose::new(0.0, 99.0, 0.0)), 0, &[inside]),
            Err(Unseen::Blocked)
        );
    }

    proptest! {
        #[test]
        fn more_in_the_way_never_shows_more(x in -80.0..80.0, y in 60.0..230.0, bx in -80.0..80.0, by in 60.0..230.0) {
            let target = Pose::new(x, y, 0.0);
            let free = see_past(target, &[]);
            let blocked = see_past(target, &[Pose::new(bx, by, 0.0)]);
            if let (Ok(free), Ok(blocked)) = (&free, &blocked) {
                prop_assert!((free.flat - blocked.flat).abs() < 1e-9);
                prop_assert!(blocked.point.distance(Point::default()) >= free.point.distance(Point::default()) - 1e-9);
            }
            prop_assert!(free.is_ok() || blocked.is_err());
        }

        #[test]
        fn turning_everything_changes_nothing(x in -80.0..80.0, y in 60.0..230.0, turn in 0.0..360.0) {
            let around = |x: f64, y: f64| Pose::new(0.0, 0.0, turn).point(y, x);
            let one = see(arc(0.0), &base::outline(Pose::new(x, y, 0.0)), 0, &[]).map(|sight| sight.flat);
            let turned = Pose::at(around(x, y), turn);
            let two = see(arc(turn), &base::outline(turned), 0, &[]).map(|sight| sight.flat);
            match (one, two) {
                (Ok(one), Ok(two)) => prop_assert!((one - two).abs() < 0.3),
                // Rounding may move a base over the edge of the arc or of the ruler.
                (Err(_), Err(_)) => {}
                (Ok(flat), Err(_)) | (Err(_), Ok(flat)) => prop_assert!(flat > 239.9 || y < 2.0 * x.abs() + 30.0),
            }
        }
    }
}
