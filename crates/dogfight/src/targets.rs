//! What a ship can attack, and how well: all of it a matter of what everybody sees. How attacks are declared and
//! rolled is in `firing`.

use serde::Serialize;
use smallvec::SmallVec;
use strum::{Display, EnumIter};
use utoipa::ToSchema;

use crate::event::{Modifier, Modifiers};
use crate::geometry::polygon::Outline;
use crate::geometry::ruler::{self, Range};
use crate::geometry::sight::{self, Sight, Unseen};
use crate::geometry::{Point, Pose, base, polygon};
use crate::mission::Special;
use crate::options::Extra;
use crate::overlap::overlaps;
use crate::ship::ShipId;
use crate::state::{Aim, Lasting, Public, Ship, Target};
use crate::terrain::{Density, Nature};

/// Which of the two firing steps it is. The quick-start rules have only the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Round {
    /// The first.
    First,
    /// The second.
    Second,
}

/// Whether a ship may attack in a round at all. {dogfight.firing.step}
pub fn may_fire(public: &Public, ship: &Ship, round: Round) -> bool {
    let jumped = ship.last_jump == Some(public.turn);
    ship.in_play() && !ship.now.busy && ship.now.attack.is_none() && !(jumped && round == Round::First)
}

/// Where a target is, and on which level.
fn place(public: &Public, target: Target) -> (Pose, u8) {
    match target {
        Target::Ship(id) => (public.ship(id).pose, public.ship(id).level),
        Target::Depot(at) => {
            let depot = &public.terrain[usize::from(at)];
            (depot.pose, depot.level)
        }
    }
}

/// What a ship sees of a target, or why it does not. {dogfight.firing.sight}
pub fn see(public: &Public, id: ShipId, target: Target) -> Result<Sight, Unseen> {
    let ship = public.ship(id);
    let (pose, level) = place(public, target);
    let levels = ship.level.abs_diff(level);
    let gap = ship.pose.at.distance(pose.at);
    if gap > ruler::LONG + base::RADIUS {
        return Err(Unseen::TooFar);
    }
    sight::see(ship.arc(), &base::outline(pose), levels, &in_the_way(public, ship, target))
}

/// The bases and planetoids that may block a line. {dogfight.firing.blocking} {dogfight.levels.sight}
fn in_the_way(public: &Public, ship: &Ship, target: Target) -> Vec<Outline> {
    let (pose, level) = place(public, target);
    let between = |level_of: u8| level_of == ship.level || level_of == level;
    let mut blocks = Vec::new();
    for other in public.ships.in_play() {
        let third = other.id != ship.id && target != Target::Ship(other.id);
        // Bases that overlap block neither each other nor whoever fires at one of them.
        let entangled = other.level == ship.level && base::overlap(other.pose, ship.pose)
            || other.level == level && base::overlap(other.pose, pose);
        if third && between(other.level) && !entangled {
            blocks.push(base::outline(other.pose).into_iter().collect());
        }
    }
    for (at, terrain) in public.terrain.iter().enumerate() {
        let blocking = match terrain.nature {
            Nature::Planetoid => true,
            Nature::Depot { .. } => {
                terrain.is_there()
                    && target != Target::Depot(at as u8)
                    && !base::overlap(terrain.pose, ship.pose)
                    && !base::overlap(terrain.pose, pose)
            }
            Nature::Field(_) => false,
        };
        if blocking && between(terrain.level) {
            blocks.push(terrain.outline());
        }
    }
    blocks
}

/// Everything that a ship can attack, with the distance. {dogfight.firing.targets}
pub fn targets(public: &Public, id: ShipId) -> SmallVec<[(Target, f64); 4]> {
    let ship = public.ship(id);
    let mut found: SmallVec<[(Target, f64); 4]> = SmallVec::new();
    let mut add = |target: Target| {
        let (_, level) = place(public, target);
        let distance = |sight: Sight| ruler::distance(sight.flat, ship.level.abs_diff(level));
        found.extend(see(public, id, target).ok().and_then(distance).map(|distance| (target, distance)));
    };
    let enemies = public.ships.in_play().filter(|other| other.id.side != id.side);
    for other in enemies.filter(|other| !overlaps(ship, other)) {
        add(Target::Ship(other.id));
    }
    for (at, terrain) in public.terrain.iter().enumerate() {
        let Nature::Depot { owner, .. } = terrain.nature else { continue };
        let under = terrain.level == ship.level && base::overlap(terrain.pose, ship.pose);
        if owner != id.side && terrain.is_there() && !under {
            add(Target::Depot(at as u8));
        }
    }
    found
}

/// What all know that is added to the roll. {dogfight.firing.modifiers}
pub fn modifiers(public: &Public, by: ShipId, on: Target) -> Modifiers {
    let ship = public.ship(by);
    let options = &public.options;
    let (_, level) = place(public, on);
    let mut found = Modifiers::new();
    let mut add = |modifier: Modifier, number: i8| {
        if number != 0 {
            found.push((modifier, number));
        }
    };
    // A target that is not seen can't be attacked.
    let Ok(sight) = see(public, by, on) else { return found };
    add(
        Modifier::Range,
        match ruler::range(sight.flat, ship.level.abs_diff(level)) {
            Some(Range::Short) => 1,
            Some(Range::Medium) | None => 0,
            Some(Range::Long) => -1,
        },
    );
    if options.complete() {
        let (energy, turnabout) = match on {
            Target::Ship(id) => (public.ship(id).energy, public.ship(id).changes_direction()),
            Target::Depot(_) => (0, false),
        };
        add(Modifier::TargetStands, i8::from(energy == 0));
        add(Modifier::FastTarget, -i8::from(energy >= 4 && !turnabout));
        add(Modifier::FastAttacker, -i8::from(ship.energy >= 5));
    }
    if options.has(Extra::Pilots) {
        add(Modifier::Pilot, ship.pilot.level.attack());
    }
    if options.has(Extra::Aiming) && !ship.has(Lasting::MustAttackNearest) {
        add(Modifier::Aiming, aiming(ship, on));
    }
    add(Modifier::Cover, cover(public, ship, on, sight.point));
    for effect in &ship.now.effects {
        match effect {
            Lasting::WideArc { by, .. } => add(Modifier::SnapShot, *by),
            Lasting::Helped(number) => add(Modifier::Leader, *number),
            _ => {}
        }
    }
    if let Target::Ship(id) = on {
        let looks = ship.eyes.iter().filter(|eye| eye.target == id && public.turn <= eye.until);
        add(Modifier::TechnicalEye, looks.map(|eye| eye.by).sum());
        add(Modifier::Unrecognised, unrecognised(public, id));
    }
    found
}

/// A target attacked in the turn before is easier to hit. {dogfight.optional.aiming}
fn aiming(ship: &Ship, on: Target) -> i8 {
    match ship.before.aim {
        Some(Aim { target, hit: true }) if target == on => 3,
        Some(Aim { target, hit: false }) if target == on => 2,
        _ => 0,
    }
}

/// The worst field between attacker and target, or around the target's stand. {dogfight.asteroids.cover}
fn cover(public: &Public, ship: &Ship, on: Target, point: Point) -> i8 {
    let (pose, level) = place(public, on);
    let fields = public.terrain.iter().filter_map(|terrain| {
        let Nature::Field(density) = terrain.nature else { return None };
        let outline = terrain.outline();
        let crossed = (terrain.level == ship.level || terrain.level == level)
            && polygon::crosses(&outline, ship.pose.at, point);
        let inside = terrain.level == level && polygon::contains(&outline, pose.at);
        (crossed || inside).then_some(match density {
            Density::Sparse => -2,
            Density::Dense => -4,
        })
    });
    fields.min().unwrap_or(0)
}

/// A ship that nobody takes for an enemy yet. {dogfight.missions.special}
fn unrecognised(public: &Public, id: ShipId) -> i8 {
    let by = public.mission.special.iter().find_map(|special| match special {
        Special::Unrecognised { ship, by } if *ship == id => Some(*by),
        _ => None,
    });
    by.filter(|_| !public.ship(id).known).unwrap_or(0)
}

/// Why an enemy can't be attacked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Display, EnumIter, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    /// No part of it is inside the arc.
    OutsideArc,
    /// It is out of range.
    TooFar,
    /// Every line to it is blocked.
    Blocked,
    /// The bases lie over each other.
    Overlap,
}

/// What a ship sees of an enemy.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Aimed {
    /// Who looks.
    pub ship: ShipId,
    /// At whom.
    pub target: ShipId,
    /// Why it can't be attacked, if it can't.
    pub why_not: Option<WhyNot>,
    /// How far away it is.
    pub range: Option<Range>,
    /// What would be added to the roll.
    #[cfg_attr(feature = "types", ts(as = "Vec<(Modifier, i8)>"))]
    #[schema(value_type = Vec<(Modifier, i8)>)]
    pub modifiers: Modifiers,
}

/// What every ship in play sees of every enemy.
pub fn all_aimed(public: &Public) -> impl Iterator<Item = Aimed> + '_ {
    let enemies = |ship: &Ship| {
        let side = ship.id.side;
        public.ships.in_play().filter(move |other| other.id.side != side)
    };
    public.ships.in_play().flat_map(move |ship| enemies(ship).map(move |other| aimed(public, ship, other)))
}

fn aimed(public: &Public, ship: &Ship, other: &Ship) -> Aimed {
    let target = Target::Ship(other.id);
    let seen = if overlaps(ship, other) {
        Err(WhyNot::Overlap)
    } else {
        see(public, ship.id, target).map_err(|unseen| match unseen {
            Unseen::OutsideArc => WhyNot::OutsideArc,
            Unseen::TooFar => WhyNot::TooFar,
            Unseen::Blocked => WhyNot::Blocked,
        })
    };
    let levels = ship.level.abs_diff(other.level);
    Aimed {
        ship: ship.id,
        target: other.id,
        why_not: seen.as_ref().err().copied(),
        range: seen.as_ref().ok().and_then(|sight| ruler::range(sight.flat, levels)),
        modifiers: if seen.is_ok() { modifiers(public, ship.id, target) } else { Modifiers::new() },
    }
}
