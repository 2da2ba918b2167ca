//! The combat ruler: its bands on the front, and on the back for things one level apart.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::round;

/// The end of the red band.
pub const SHORT: f64 = 100.0;
/// The end of the orange band.
pub const MEDIUM: f64 = 200.0;
/// The end of the ruler.
pub const LONG: f64 = 240.0;
/// The mark below which a ship can be tailed.
pub const TAILING: f64 = 150.0;
/// How high one level is: the least height at which nothing one level apart is ever at short range.
pub const LEVEL: f64 = 100.0;

/// How far away a target is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(strum::Display, strum::EnumIter, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Range {
    /// Up to 10 cm.
    Short,
    /// Up to 20 cm.
    Medium,
    /// Up to the end of the ruler, 24 cm.
    Long,
}

/// The distance of two things that are `flat` apart on the table, with this many levels between them; nothing
/// if there are too many for any ruler.
pub fn distance(flat: f64, levels: u8) -> Option<f64> {
    match levels {
        0 => Some(round(flat)),
        1 => Some(round(libm::sqrt(flat * flat + LEVEL * LEVEL))),
        _ => None,
    }
}

/// The range of a target, or nothing if it is out of range.
pub fn range(flat: f64, levels: u8) -> Option<Range> {
    let distance = distance(flat, levels)?;
    if distance <= SHORT && levels == 0 {
        Some(Range::Short)
    } else if distance <= MEDIUM {
        Some(Range::Medium)
    } else if distance <= LONG {
        Some(Range::Long)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_limit_belongs_to_the_nearer_band() {
        for (flat, levels, expected) in [
            (0.0, 0, Some(Range::Short)),
            (100.0, 0, Some(Range::Short)),
            (100.01, 0, Some(Range::Medium)),
            (200.0, 0, Some(Range::Medium)),
            (240.0, 0, Some(Range::Long)),
            (240.01, 0, None),
            (0.0, 1, Some(Range::Medium)),
            (173.2, 1, Some(Range::Medium)),
            (173.3, 1, Some(Range::Long)),
            (218.1, 1, Some(Range::Long)),
            (218.3, 1, None),
            (0.0, 2, None),
        ] {
            assert_eq!(range(flat, levels), expected, "{flat} {levels}");
        }
    }

    proptest! {
        #[test]
        fn farther_away_is_never_a_nearer_band(flat in 0.0..300.0, more in 0.0..50.0, levels in 0_u8..3) {
            let rank = |flat| range(flat, levels).map_or(3, |range| range as u8);
            prop_assert!(rank(flat) <= rank(flat + more));
            prop_assert!(range(flat, 0).map_or(3, |range| range as u8) <= range(flat, 1).map_or(3, |r| r as u8));
        }
    }
}
