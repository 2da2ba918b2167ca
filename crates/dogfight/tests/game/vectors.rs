//! Moves, jumps and shots whose results are known.

use dogfight::cards::{CardId, Kind, Speed};
use dogfight::geometry::ruler::{self, Range};
use dogfight::geometry::sight::{self, Unseen};
use dogfight::geometry::{Arc, Arrow, Point, Pose, base, jump};

fn card(name: &str) -> CardId {
    name.parse().expect("a card")
}

fn arrow(name: &str, speed: Speed) -> Arrow {
    card(name).arrow(speed).expect("an arrow")
}

fn line(name: &str) -> Arrow {
    match card(name).kind {
        Kind::Overboost { line } => line,
        _ => panic!("{name} is no overboost"),
    }
}

/// One card from a pose.
fn moved(start: (f64, f64, f64), name: &str, speed: Speed) -> Pose {
    let start = Pose::new(start.0, start.1, start.2);
    if speed == Speed::Back {
        base::from_rear(start, arrow(name, speed))
    } else {
        base::forward(start, arrow(name, speed))
    }
}

#[test]
fn single_cards_lead_where_they_should() {
    use Speed::*;
    for (start, name, speed, end) in [
        ((375.0, 75.0, 0.0), "v2-straight", Medium, (375.0, 171.0, 0.0)),
        ((375.0, 375.0, 0.0), "v2-turn-r", Low, (408.75, 433.5, 60.0)),
        ((375.0, 375.0, 90.0), "v2-break-l", Medium, (423.4, 423.4, 0.0)),
        ((375.0, 675.0, 180.0), "cr-straight", Back, (375.0, 695.0, 180.0)),
        ((375.0, 375.0, 0.0), "cr-skid-r", Low, (366.75, 433.0, 300.0)),
        ((300.0, 300.0, 45.0), "rp-bank-l", Back, (290.13, 277.55, 75.0)),
    ] {
        assert_eq!(moved(start, name, speed), Pose::new(end.0, end.1, end.2), "{name}");
    }
}

#[test]
fn an_overboost_stops_at_its_red_end_and_goes_on_from_there() {
    for (start, boost, then, speed, stop, end) in [
        (
            Pose::new(375.0, 100.0, 0.0),
            "v2-ob-bank-r",
            "v2-turn-r",
            Speed::Medium,
            Pose::new(408.5, 220.25, 30.0),
            Pose::new(455.59, 215.12, 90.0),
        ),
        (
            Pose::new(375.0, 375.0, 270.0),
            "v2-ob-turn-l",
            "v2-straight",
            Speed::Low,
            Pose::new(294.9, 328.75, 210.0),
            Pose::new(284.9, 311.43, 210.0),
        ),
    ] {
        let stopped = base::forward(start, line(boost));
        assert_eq!(stopped, stop, "{boost}");
        let ended = base::from_rear(stopped, arrow(then, speed));
        assert!(ended.at.distance(end.at) < 0.02, "{boost}: {ended:?}");
        let at_once = base::forward_twice(start, line(boost), arrow(then, speed));
        assert!(at_once.at.distance(end.at) < 0.02, "{boost}: {at_once:?}");
    }
}

#[test]
fn a_change_of_direction_drifts_first() {
    let drifted = Pose::new(375.0, 375.0, 0.0).moved(40.0);
    assert_eq!(drifted, Pose::new(375.0, 415.0, 0.0));
    let turned = Pose::at(drifted.at, 90.0);
    assert_eq!(base::forward(turned, arrow("v2-turn-l", Speed::Medium)), Pose::new(450.1, 458.35, 30.0));
    let long = Pose::new(200.0, 200.0, 90.0).moved(80.0);
    let back = Pose::at(long.at, 270.0);
    assert_eq!(base::forward(back, arrow("cr-straight", Speed::High)), Pose::new(162.0, 200.0, 270.0));
}

#[test]
fn jumps_arrive_where_the_dice_say() {
    let arrival = jump::arrival(Pose::new(450.0, 450.0, 0.0), 9, 6);
    assert_eq!(arrival, Pose::new(356.47, 396.0, 240.0));
    let arrival = jump::arrival(Pose::new(450.0, 450.0, 30.0), 7, 1);
    assert_eq!(arrival, Pose::new(479.0, 500.23, 30.0));
}

#[test]
fn shots_have_their_range() {
    use Range::*;
    for (facing, target, levels, distance, expected) in [
        (0.0, (0.0, 120.0, 180.0), 0, Some(92.0), Some(Short)),
        (0.0, (0.0, 188.0, 180.0), 0, Some(160.0), Some(Medium)),
        (0.0, (0.0, 250.0, 0.0), 0, Some(222.0), Some(Long)),
        (0.0, (90.0, 120.0, 0.0), 0, Some(124.74), Some(Medium)),
        (0.0, (150.0, 60.0, 0.0), 0, None, None),
        (90.0, (150.0, 30.0, 0.0), 0, Some(123.38), Some(Medium)),
        (0.0, (0.0, 90.0, 0.0), 1, Some(62.0), Some(Medium)),
        (0.0, (0.0, 220.0, 0.0), 1, Some(192.0), Some(Long)),
    ] {
        let arc = Arc { apex: Point::default(), facing, width: 60.0 };
        let pose = Pose::new(target.0, target.1, target.2);
        let seen = sight::see(arc, &base::outline(pose), levels, &[]).ok();
        let flat = seen.map(|sight| sight.flat);
        assert_eq!(flat.map(|flat| (flat * 100.0).round() / 100.0), distance, "{target:?}");
        assert_eq!(flat.and_then(|flat| ruler::range(flat, levels)), expected, "{target:?}");
    }
    let arc = Arc { apex: Point::default(), facing: 0.0, width: 60.0 };
    let far = sight::see(arc, &base::outline(Pose::new(0.0, 250.0, 0.0)), 1, &[]);
    assert_eq!(far, Err(Unseen::TooFar));
}
