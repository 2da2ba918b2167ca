//! The curve along which a base glides from one pose to another. It is for the eye: rules know only where a
//! move begins and ends.

use super::{Pose, Vector, normal};

/// Poses from the first to the last, evenly spread in time. The curve leaves along the first heading and
/// arrives along the last, or the other way round for a move backward.
pub fn track(from: Pose, to: Pose, pieces: u32) -> Vec<Pose> {
    let way = to.at - from.at;
    let gear = if way.dot(from.ahead()) < 0.0 { -1.0 } else { 1.0 };
    let reach = gear * way.length() / 3.0;
    let turn = signed(to.heading - from.heading);
    let guides = [from.at, from.at + from.ahead() * reach, to.at + to.ahead() * -reach, to.at];
    let pose = |piece: u32| {
        let late = f64::from(piece) / f64::from(pieces);
        let early = 1.0 - late;
        let weights = [
            early * early * early,
            3.0 * early * early * late,
            3.0 * early * late * late,
            late * late * late,
        ];
        let sum = guides.iter().zip(weights).fold(Vector::default(), |sum, (guide, weight)| {
            sum + (*guide - super::Point::default()) * weight
        });
        Pose::at(super::Point::default() + sum, from.heading + turn * late)
    };
    (0..=pieces).map(pose).collect()
}

/// A turn by at most half a circle, clockwise if positive.
pub fn signed(turn: f64) -> f64 {
    let turn = normal(turn);
    if turn > 180.0 { turn - 360.0 } else { turn }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_track_begins_and_ends_where_the_move_does() {
        let (from, to) = (Pose::new(100.0, 100.0, 350.0), Pose::new(150.0, 180.0, 50.0));
        let poses = track(from, to, 8);
        assert_eq!((poses.len(), poses[0], poses[8]), (9, from, to));
        assert!((poses[4].heading - 20.0).abs() < 0.1, "it turns the shorter way: {:?}", poses[4]);
        let straight = track(from, from.moved(-20.0), 4);
        assert!(straight.iter().all(|pose| pose.at.distance(from.at) <= 20.01));
    }
}
