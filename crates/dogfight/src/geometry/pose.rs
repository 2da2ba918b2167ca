//! Where something stands and where it points, and the arrows along which it moves.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Point, Vector, round};

/// A heading between 0 and 360, in hundredths of a degree.
pub fn normal(heading: f64) -> f64 {
    let rounded = round(heading);
    let turned = round(rounded - 360.0 * libm::floor(rounded / 360.0));
    if turned >= 360.0 { 0.0 } else { turned }
}

/// The smaller angle between two headings, 0 to 180.
pub fn angle_between(one: f64, two: f64) -> f64 {
    let difference = normal(one - two);
    if difference > 180.0 { 360.0 - difference } else { difference }
}

/// A place and a heading, both to hundredths.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(from = "Read")]
pub struct Pose {
    /// Where the stand is.
    pub at: Point,
    /// Where it moves to, in degrees clockwise from north.
    pub heading: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    at: Point,
    heading: f64,
}

impl From<Read> for Pose {
    fn from(read: Read) -> Pose {
        Pose::at(read.at, read.heading)
    }
}

impl Pose {
    /// The pose with its stand at these coordinates.
    pub fn new(x: f64, y: f64, heading: f64) -> Pose {
        Pose::at(Point::new(x, y), heading)
    }

    /// The pose with its stand at this point.
    pub fn at(at: Point, heading: f64) -> Pose {
        Pose { at: at.rounded(), heading: normal(heading) }
    }

    /// One millimetre ahead.
    pub fn ahead(self) -> Vector {
        Vector::ahead(self.heading)
    }

    /// The same pose, moved along its heading.
    #[must_use]
    pub fn moved(self, millimetres: f64) -> Pose {
        Pose::at(self.at + self.ahead() * millimetres, self.heading)
    }

    /// The point this far ahead and this far to the right.
    pub fn point(self, forward: f64, right: f64) -> Point {
        let ahead = self.ahead();
        self.at + ahead * forward + ahead.right() * right
    }
}

/// An arrow on a card: from its start to its head, and how its head is turned.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Arrow {
    /// Millimetres forward.
    pub forward: f64,
    /// Millimetres to the right.
    pub right: f64,
    /// Degrees clockwise.
    pub turn: f64,
}

impl Arrow {
    /// An arrow this far forward and to the right, turned clockwise by this.
    pub const fn new(forward: f64, right: f64, turn: f64) -> Arrow {
        Arrow { forward, right, turn }
    }

    /// The same arrow for the other hand.
    #[must_use]
    pub const fn mirrored(self) -> Arrow {
        Arrow { forward: self.forward, right: -self.right, turn: -self.turn }
    }

    /// Where its head is when it starts here, not rounded yet.
    pub(super) fn head(self, start: Point, heading: f64) -> (Point, f64) {
        let ahead = Vector::ahead(heading);
        (start + ahead * self.forward + ahead.right() * self.right, heading + self.turn)
    }
}
