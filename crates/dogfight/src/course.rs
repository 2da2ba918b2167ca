//! Where plans lead: the courses open to a ship, if nothing gets in its way.

use crate::cards::{self, Speed};
use crate::geometry::{Area, Edge, Pose, Vector, base, normal};
use crate::handling::Handling;
use crate::movement::{boost_line, drift_length, maneuver};
use crate::plan::{Cards, Climb, Plan};
use crate::state::{NOTCH, Ship};

/// From where a plan starts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub pose: Pose,
    pub dial: u8,
    pub level: u8,
    pub energy: i8,
}

impl Start {
    pub(crate) fn of(ship: &Ship) -> Start {
        Start { pose: ship.pose, dial: ship.dial, level: ship.level, energy: ship.energy }
    }
}

/// Where a ship stands and points when it fires.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stand {
    pub pose: Pose,
    /// One millimetre to where it points.
    pub facing: Vector,
    pub level: u8,
}

impl Stand {
    pub(crate) fn new(pose: Pose, dial: u8, level: u8) -> Stand {
        let facing = Vector::ahead(pose.heading + NOTCH * f64::from(dial));
        Stand { pose, facing, level }
    }
}

/// How a course ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// On the table.
    Stays,
    /// Off the table: the ship is lost.
    Leaves,
    /// By the edge that saves it.
    Escapes,
}

/// Where a plan leads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    pub plan: Plan,
    /// After the first movement.
    pub first: Stand,
    /// After the second; in the quick-start rules there is only one.
    pub second: Stand,
    /// The energy it gives; none in the quick-start rules.
    pub energy: Option<i8>,
    pub end: End,
}

/// The table and its rules, as far as courses depend on them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub area: Area,
    pub complete: bool,
    /// The edge by which the ship may leave.
    pub exit: Option<Edge>,
}

impl Course {
    pub(crate) fn new(field: Field, start: Start, plan: Plan) -> Course {
        let mut level = start.level;
        let speed = plan.panel.speed;
        let arrow = plan.cards.maneuver().arrow(speed);
        let along = |pose: Pose| arrow.map_or(pose, |arrow| maneuver(pose, speed, arrow).1);
        let (first, second) = match plan.cards {
            _ if plan.panel.climb != Climb::Level => {
                // Off the lowest or the highest level is off the table.
                level = if plan.panel.climb == Climb::Up { level + 1 } else { level.wrapping_sub(1) };
                (start.pose, along(start.pose))
            }
            Cards::Boost(boost, _) => match (boost_line(boost), arrow) {
                (Some(line), Some(arrow)) if field.complete => {
                    let middle = base::forward(start.pose, line);
                    (middle, base::from_rear(middle, arrow))
                }
                (Some(line), Some(arrow)) => {
                    let end = base::forward_twice(start.pose, line, arrow);
                    (end, end)
                }
                _ => (start.pose, start.pose),
            },
            Cards::Turnabout(..) => {
                let drifted = start.pose.moved(drift_length(start.energy));
                let heading = normal(start.pose.heading + NOTCH * f64::from(start.dial));
                let middle = Pose { heading, ..drifted };
                (middle, along(middle))
            }
            Cards::Single(_) | Cards::WithBlank(_) => {
                let end = along(start.pose);
                (end, end)
            }
        };
        let dial = if plan.cards.is_turnabout() { 0 } else { plan.dial };
        let end = if (1..=4).contains(&level) {
            field.ends(first).or_else(|| field.ends(second)).unwrap_or(End::Stays)
        } else {
            End::Leaves
        };
        Course {
            plan,
            first: Stand::new(first, dial, level),
            second: Stand::new(second, dial, level),
            energy: field.complete.then(|| plan.energy()),
            end,
        }
    }

    /// From where the next plan starts.
    pub(crate) fn next(&self) -> Start {
        let dial = if self.plan.cards.is_turnabout() { 0 } else { self.plan.dial };
        Start {
            pose: self.second.pose,
            dial,
            level: self.second.level,
            energy: self.energy.unwrap_or_default(),
        }
    }
}

impl Field {
    /// How a ship leaves with its base there, if it does.
    fn ends(self, pose: Pose) -> Option<End> {
        if self.area.holds(pose.at, base::RADIUS) {
            return None;
        }
        let crossed = self.area.crossed(&base::outline(pose));
        if crossed.is_empty() {
            None
        } else if self.exit.is_some_and(|exit| crossed.contains(exit)) {
            Some(End::Escapes)
        } else {
            Some(End::Leaves)
        }
    }

    /// All courses, without jumps and bluffs, and with one of those that stand still alike.
    pub(crate) fn courses(self, start: Start, handling: &Handling) -> Vec<Course> {
        let distinct = |plan: &Plan| {
            let moves = plan.panel.speed != Speed::Stationary;
            let card = plan.cards.maneuver();
            !plan.panel.ftl
                && !matches!(plan.cards, Cards::WithBlank(_))
                && (moves || card == cards::straight(card.deck))
        };
        handling.plans().into_iter().filter(distinct).map(|plan| Course::new(self, start, plan)).collect()
    }

    /// Whether a ship can stay on the table for so many turns more, as far as simple plans show.
    pub(crate) fn can_stay(self, course: &Course, handling: &Handling, turns: u32) -> bool {
        /// Nobody gets farther than this in a turn.
        const FAR: f64 = 260.0;
        if course.end != End::Stays {
            return course.end == End::Escapes;
        }
        if turns == 0 || self.area.holds(course.second.pose.at, FAR) {
            return true;
        }
        let next = handling.after(&course.plan);
        let start = course.next();
        next.simple_plans().any(|plan| {
            let after = Course::new(self, start, plan);
            after.end != End::Leaves && self.can_stay(&after, &next, turns - 1)
        })
    }
}
