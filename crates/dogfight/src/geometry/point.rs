//! Points and the ways between them.

use std::ops::{Add, Mul, Neg, Sub};

use serde::{Deserialize, Serialize};

use super::round;

/// A point of the table, in millimetres. Written as `[x, y]`.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "(f64, f64)", into = "(f64, f64)")]
pub struct Point {
    /// To the east.
    pub x: f64,
    /// To the north.
    pub y: f64,
}

/// A way from one point to another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Vector {
    /// To the east.
    pub x: f64,
    /// To the north.
    pub y: f64,
}

impl From<(f64, f64)> for Point {
    /// What is read is brought to the precision in which points are kept.
    fn from((x, y): (f64, f64)) -> Point {
        Point { x, y }.rounded()
    }
}

impl From<Point> for (f64, f64) {
    fn from(point: Point) -> (f64, f64) {
        (point.x, point.y)
    }
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The same point, to hundredths of a millimetre.
    #[must_use]
    pub fn rounded(self) -> Point {
        Point { x: round(self.x), y: round(self.y) }
    }

    /// How far it is to another point.
    pub fn distance(self, other: Point) -> f64 {
        (other - self).length()
    }

    /// The point of the segment from `a` to `b` that is nearest to this one.
    #[must_use]
    pub fn nearest_on(self, a: Point, b: Point) -> Point {
        let way = b - a;
        let square = way.dot(way);
        if square == 0.0 {
            return a;
        }
        a + way * ((self - a).dot(way) / square).clamp(0.0, 1.0)
    }
}

impl Vector {
    /// One millimetre in the direction of a heading.
    pub fn ahead(heading: f64) -> Vector {
        let angle = heading.to_radians();
        Vector { x: libm::sin(angle), y: libm::cos(angle) }
    }

    /// The same way, turned to the right by a quarter.
    #[must_use]
    pub fn right(self) -> Vector {
        Vector { x: self.y, y: -self.x }
    }

    /// How long it is.
    pub fn length(self) -> f64 {
        libm::sqrt(self.dot(self))
    }

    /// The scalar product.
    pub fn dot(self, other: Vector) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The cross product: positive if `other` points to the left of this.
    pub fn cross(self, other: Vector) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The heading in which it points.
    pub fn heading(self) -> f64 {
        super::normal(libm::atan2(self.x, self.y).to_degrees())
    }
}

impl Add<Vector> for Point {
    type Output = Point;
    fn add(self, way: Vector) -> Point {
        Point { x: self.x + way.x, y: self.y + way.y }
    }
}

impl Sub for Point {
    type Output = Vector;
    fn sub(self, from: Point) -> Vector {
        Vector { x: self.x - from.x, y: self.y - from.y }
    }
}

impl Add for Vector {
    type Output = Vector;
    fn add(self, other: Vector) -> Vector {
        Vector { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Mul<f64> for Vector {
    type Output = Vector;
    fn mul(self, times: f64) -> Vector {
        Vector { x: self.x * times, y: self.y * times }
    }
}

impl Neg for Vector {
    type Output = Vector;
    fn neg(self) -> Vector {
        Vector { x: -self.x, y: -self.y }
    }
}
