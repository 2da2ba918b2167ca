//! How two courses fare against each other: chances to hit, and who has whom in front.

use crate::geometry::{base, ruler};
use crate::ship::ShipId;
use crate::state::{Aim, Target};

use crate::course::{Course, End, Stand};

/// The average damage of a hit, critical ones included.
const HIT: f64 = 2.7;
/// Of 36 rolls of two dice, how many are at least this.
const AT_LEAST: [f64; 13] = [36.0, 36.0, 36.0, 35.0, 33.0, 30.0, 26.0, 21.0, 15.0, 10.0, 6.0, 3.0, 1.0];

/// The chance that two dice with a modifier reach a number.
pub(super) fn chance(needed: i8, modifier: i8) -> f64 {
    match needed - modifier {
        ..=2 => 1.0,
        13.. => 0.0,
        rest => AT_LEAST[rest as usize] / 36.0,
    }
}

/// What matters of a ship in a fight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fighter {
    pub id: ShipId,
    /// What its attacks must reach.
    pub attack: i8,
    /// What is added to all its attacks.
    pub bonus: i8,
    /// Whom it has attacked, where that helps.
    pub aim: Option<Aim>,
    /// How much structure it has left, as far as one can guess.
    pub left: f64,
    /// What it is worth to its side.
    pub worth: f64,
}

impl Fighter {
    /// What a hit on it is worth.
    fn hurt(&self) -> f64 {
        self.worth * (HIT / self.left.max(1.0)).min(1.0)
    }
}

/// How a shot looks: its angle off the nose and its distance.
struct Line {
    /// Whether a part of the target is inside the arc.
    inside: bool,
    cosine: f64,
    flat: f64,
}

fn line(from: &Stand, to: &Stand) -> Line {
    let way = to.pose.at - from.pose.at;
    let length = way.length().max(1.0);
    let (ahead, aside) = (way.dot(from.facing), way.cross(from.facing).abs());
    // The arc reaches 30 degrees to each side: how far beyond its edge is the middle of the base?
    let beyond = aside * 0.866_025 - ahead * 0.5;
    let inside = beyond < base::HALF && ahead > -base::HALF && (ahead > 0.0 || length < base::HALF);
    Line { inside, cosine: ahead / length, flat: (length - base::HALF).max(0.0) }
}

/// The chance of a shot to hit.
fn shot(by: &Fighter, from: &Stand, energy: Option<i8>, on: ShipId, to: &Stand, their: &Course) -> f64 {
    let levels = from.level.abs_diff(to.level);
    if levels > 1 || levels == 0 && base::overlap(from.pose, to.pose) {
        return 0.0;
    }
    let line = line(from, to);
    if !line.inside {
        return 0.0;
    }
    let range = match ruler::range(line.flat, levels) {
        None => return 0.0,
        Some(ruler::Range::Short) => 1,
        Some(ruler::Range::Medium) => 0,
        Some(ruler::Range::Long) => -1,
    };
    let pace = match their.energy {
        Some(0) => 1,
        Some(4..) if !their.plan.cards.is_turnabout() => -1,
        _ => 0,
    };
    let aim = match by.aim {
        Some(Aim { target, hit }) if target == Target::Ship(on) => 2 + i8::from(hit),
        _ => 0,
    };
    chance(by.attack, by.bonus + range + pace + aim - i8::from(energy.is_some_and(|energy| energy >= 5)))
}

/// The best chance of one course against another in any firing step.
pub(super) fn best_shot(by: &Fighter, mine: &Course, on: &Fighter, theirs: &Course) -> f64 {
    if theirs.end != End::Stays {
        return 0.0;
    }
    let one = shot(by, &mine.first, mine.energy, on.id, &theirs.first, theirs);
    let two = shot(by, &mine.second, mine.energy, on.id, &theirs.second, theirs);
    one.max(two)
}

/// How well a ship has another in front of it, 0 to 1.
pub(super) fn grip(from: &Stand, to: &Stand) -> f64 {
    let line = line(from, to);
    let turned = 0.5 + 0.5 * line.cosine;
    let near = 1.0 - ((line.flat - 90.0).abs() / 700.0).min(0.8);
    let levels = from.level.abs_diff(to.level);
    turned * turned * near * if levels > 1 { 0.5 } else { 1.0 }
}

/// How much better one course is than another, in units of ships.
pub(super) fn balance(me: &Fighter, mine: &Course, foe: &Fighter, theirs: &Course) -> f64 {
    let dealt = best_shot(me, mine, foe, theirs) * foe.hurt();
    let taken = best_shot(foe, theirs, me, mine) * me.hurt();
    let hold = grip(&mine.second, &theirs.second) - grip(&theirs.second, &mine.second);
    dealt - taken + GRIP * hold
}

/// What having an enemy in front is worth.
const GRIP: f64 = 0.1;
