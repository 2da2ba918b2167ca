//! Outlines: lists of corners, counter-clockwise. Bases, planetoids and what an arc cuts out of them are
//! convex; asteroid fields need not be.

use smallvec::SmallVec;

use super::{Point, TOUCH, Vector};

/// The corners of an outline.
pub type Outline = SmallVec<[Point; 12]>;

/// The sides of an outline.
pub fn sides(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    (0..corners.len()).map(|at| (corners[at], corners[(at + 1) % corners.len()]))
}

/// How far an outline reaches along a direction: the least and the greatest product with it.
pub fn extent(corners: &[Point], direction: Vector) -> (f64, f64) {
    corners
        .iter()
        .map(|corner| (*corner - Point::default()).dot(direction))
        .fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), product| {
            (least.min(product), most.max(product))
        })
}

/// Whether a point is inside an outline, convex or not.
pub fn contains(corners: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (a, b) in sides(corners) {
        if (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
    }
    inside
}

/// The part of the segment from `a` to `b` that lies inside a convex outline, as shares of its length; nothing
/// if it only touches it.
pub fn cut(convex: &[Point], a: Point, b: Point) -> Option<(f64, f64)> {
    let way = b - a;
    let length = way.length();
    let (mut from, mut to) = (0.0_f64, 1.0_f64);
    for (corner, next) in sides(convex) {
        let side = next - corner;
        // Positive on the inner side, in millimetres times the side's length.
        let begin = side.cross(a - corner);
        let change = side.cross(way);
        let scale = side.length();
        if change.abs() <= TOUCH * scale {
            if begin <= TOUCH * scale {
                return None;
            }
            continue;
        }
        let crossing = -begin / change;
        if change > 0.0 {
            from = from.max(crossing);
        } else {
            to = to.min(crossing);
        }
        if (to - from) * length <= TOUCH {
            return None;
        }
    }
    Some((from, to))
}

/// Whether a segment passes through the inside of any outline.
pub fn crosses(corners: &[Point], a: Point, b: Point) -> bool {
    let way = b - a;
    let mut cuts: SmallVec<[f64; 16]> = SmallVec::from_slice(&[0.0, 1.0]);
    for (corner, next) in sides(corners) {
        let side = next - corner;
        let across = way.cross(side);
        if across.abs() > f64::EPSILON {
            let along = (corner - a).cross(side) / across;
            let on_side = (corner - a).cross(way) / across;
            if (0.0..=1.0).contains(&along) && (0.0..=1.0).contains(&on_side) {
                cuts.push(along);
            }
        }
    }
    cuts.sort_unstable_by(f64::total_cmp);
    let length = way.length();
    cuts.windows(2).any(|pair| {
        let between = a + way * f64::midpoint(pair[0], pair[1]);
        (pair[1] - pair[0]) * length > TOUCH && is_well_inside(corners, between)
    })
}

/// Whether a point is inside an outline and not on its edge.
fn is_well_inside(corners: &[Point], point: Point) -> bool {
    contains(corners, point) && sides(corners).all(|(a, b)| point.distance(point.nearest_on(a, b)) > TOUCH)
}

/// Whether a convex outline and any other have common area.
pub fn overlap(convex: &[Point], other: &[Point]) -> bool {
    // If no side of the other passes through, it lies all around, or elsewhere.
    sides(other).any(|(a, b)| cut(convex, a, b).is_some()) || contains(other, middle(convex))
}

/// How far apart the nearest points of two convex outlines are; nothing apart if they overlap.
pub fn gap(one: &[Point], two: &[Point]) -> f64 {
    if overlap(one, two) {
        return 0.0;
    }
    let between = |corners: &[Point], other: &[Point]| {
        let mut least = f64::INFINITY;
        for &corner in corners {
            for (a, b) in sides(other) {
                least = least.min(corner.distance(corner.nearest_on(a, b)));
            }
        }
        least
    };
    between(one, two).min(between(two, one))
}

/// The middle of the corners.
pub fn middle(corners: &[Point]) -> Point {
    let sum = corners.iter().fold(Vector::default(), |sum, corner| sum + (*corner - Point::default()));
    Point::default() + sum * (1.0 / corners.len().max(1) as f64)
}

/// The point of a convex outline that is nearest to `from`, which may be inside.
pub fn nearest(convex: &[Point], from: Point) -> Option<Point> {
    if convex.len() > 2 && contains(convex, from) {
        return Some(from);
    }
    let candidates = sides(convex).map(|(a, b)| from.nearest_on(a, b));
    candidates.min_by(|one, two| from.distance(*one).total_cmp(&from.distance(*two)))
}

/// The part of a convex outline to the left of a line through `at` in `direction`.
pub fn left_of(convex: &[Point], at: Point, direction: Vector) -> Outline {
    let side = |point: Point| direction.cross(point - at);
    let mut kept = Outline::new();
    for (a, b) in sides(convex) {
        let (here, there) = (side(a), side(b));
        if here >= 0.0 {
            kept.push(a);
        }
        if (here > 0.0 && there < 0.0) || (here < 0.0 && there > 0.0) {
            kept.push(a + (b - a) * (here / (here - there)));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// An hourglass lying on its side: not convex.
    const WAIST: [Point; 6] = [
        Point::new(0.0, 0.0),
        Point::new(10.0, 4.0),
        Point::new(20.0, 0.0),
        Point::new(20.0, 10.0),
        Point::new(10.0, 6.0),
        Point::new(0.0, 10.0),
    ];
    const SQUARE: [Point; 4] =
        [Point::new(0.0, 0.0), Point::new(10.0, 0.0), Point::new(10.0, 10.0), Point::new(0.0, 10.0)];

    #[test]
    fn a_line_over_the_waist_does_not_cross_but_one_through_it_does() {
        assert!(!crosses(&WAIST, Point::new(6.0, 1.0), Point::new(14.0, 1.0)));
        assert!(crosses(&WAIST, Point::new(6.0, 1.0), Point::new(14.0, 9.0)));
    }

    #[test]
    fn a_line_along_a_side_only_touches() {
        let (a, b) = (Point::new(-5.0, 0.0), Point::new(15.0, 0.0));
        assert!(cut(&SQUARE, a, b).is_none() && !crosses(&SQUARE, a, b));
        let corner = (Point::new(-5.0, 5.0), Point::new(5.0, -5.0));
        assert!(cut(&SQUARE, corner.0, corner.1).is_none() && !crosses(&SQUARE, corner.0, corner.1));
    }

    #[test]
    fn an_outline_inside_another_overlaps_it() {
        let small = SQUARE.map(|corner| Point::new(corner.x / 10.0 + 4.0, corner.y / 10.0 + 4.0));
        assert!(overlap(&SQUARE, &small) && overlap(&small, &SQUARE) && overlap(&SQUARE, &SQUARE));
        assert!(!overlap(&SQUARE, &small.map(|corner| Point::new(corner.x + 20.0, corner.y))));
    }

    proptest! {
        #[test]
        fn a_cut_and_a_crossing_agree_on_convex_outlines(
            ax in -5.0..15.0, ay in -5.0..15.0, bx in -5.0..15.0, by in -5.0..15.0
        ) {
            let (a, b) = (Point::new(ax, ay), Point::new(bx, by));
            prop_assert_eq!(cut(&SQUARE, a, b).is_some(), crosses(&SQUARE, a, b));
            prop_assert_eq!(crosses(&SQUARE, a, b), crosses(&SQUARE, b, a));
        }

        #[test]
        fn what_is_left_of_a_line_is_left_of_it_and_the_nearest_point_is_nearest(
            x in -5.0..15.0, y in -5.0..15.0, heading in 0.0..360.0
        ) {
            let (at, direction) = (Point::new(x, y), Vector::ahead(heading));
            let kept = left_of(&SQUARE, at, direction);
            for corner in &kept {
                prop_assert!(direction.cross(*corner - at) > -1e-9);
            }
            if let Some(nearest) = nearest(&kept, at) {
                for corner in &kept {
                    prop_assert!(at.distance(nearest) <= at.distance(*corner) + 1e-9);
                }
            }
        }
    }
}
