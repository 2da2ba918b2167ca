//! The table in millimetres and degrees: where bases stand, how arrows move them, what an arc holds, what a
//! ruler measures, what blocks a line, what lies over what. Nothing here knows a rule, a card or a ship.
//!
//! The origin is the south-west corner of the table, x grows east and y north; a heading is in degrees
//! clockwise from north. All trigonometry is that of `libm`, so that every machine gets the same bits, and a
//! pose is rounded to hundredths after every move, so that it survives being written down.
//!
//! ```
//! use dogfight::geometry::{Arrow, Pose, base};
//! let start = Pose::new(375.0, 75.0, 0.0);
//! let end = base::forward(start, Arrow::new(40.0, 0.0, 0.0));
//! assert_eq!(end, Pose::new(375.0, 171.0, 0.0));
//! ```

mod arc;
mod area;
pub mod base;
mod card;
pub mod jump;
mod point;
pub mod polygon;
mod pose;
pub mod ruler;
pub mod sight;
mod track;

pub use arc::Arc;
pub use area::{Area, Edge, Edges};
pub use card::CardPlace;
pub use point::{Point, Vector};
pub use pose::{Arrow, Pose, angle_between, normal};
pub use track::{signed, track};

/// Rounds to hundredths of a millimetre or a degree, the precision in which everything is kept.
pub fn round(value: f64) -> f64 {
    let rounded = libm::round(value * 100.0) / 100.0;
    // A negative zero would be another value when written down.
    if rounded == 0.0 { 0.0 } else { rounded }
}

/// Lengths below this are no lengths: outlines that only touch do not overlap.
pub(crate) const TOUCH: f64 = 1e-6;
