//! The marker of a faster-than-light jump: a hexagon whose sides belong to sums of two dice.

use super::{Pose, base};

/// From the middle of the marker to a side.
pub const APOTHEM: f64 = 20.0;
/// One centimetre on the ruler.
const CENTIMETRE: f64 = 10.0;

/// Clockwise from the marker's heading, the side that a sum of two dice means; each side is equally likely.
pub fn side(sum: u8) -> f64 {
    match sum {
        6 | 12 => 60.0,
        3 | 5 => 120.0,
        4 | 10 => 180.0,
        9 | 11 => 240.0,
        2 | 8 => 300.0,
        _ => 0.0,
    }
}

/// Where a ship reappears: its rear line against a side of the marker, then ahead by the die in centimetres.
pub fn arrival(marker: Pose, sum: u8, die: u8) -> Pose {
    let there = Pose { at: marker.at, heading: super::normal(marker.heading + side(sum)) };
    there.moved(APOTHEM + base::HALF + CENTIMETRE * f64::from(die))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_side_comes_up_equally_often() {
        let mut sides: BTreeMap<u16, u8> = BTreeMap::new();
        for one in 1..=6 {
            for two in 1..=6 {
                *sides.entry(side(one + two) as u16).or_default() += 1;
            }
        }
        assert_eq!(sides.into_values().collect::<Vec<_>>(), [6; 6]);
    }
}
