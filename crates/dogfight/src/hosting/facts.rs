//! The numbers and curves that a client draws the table and the ghosts of plans with, from the rules' own
//! constants. Lengths are in millimetres, angles in degrees clockwise; `[x, y]` on the table is east and north,
//! and a [`Spot`] is seen from a ship at its start.

use std::collections::BTreeMap;

use serde::Serialize;
use strum::IntoEnumIterator;
use utoipa::ToSchema;

use crate::cards::{self, CardId, Hand, Kind, Shape, Speed};
use crate::counter::{Counter, Pool};
use crate::geometry::{Arrow, Point, Pose, base, ruler, signed, track};
use crate::movement::{DRIFTS, drift_length};
use crate::plan::{BOOST_ENERGY, CLIMB_ENERGY};
use crate::ship::{ShipCard, ShipClass};
use crate::state::ARC;
use crate::terrain::{Nature, Template, Terrain};
use crate::{Mission, state};

/// Into so many pieces a curve is cut.
const PIECES: u32 = 12;

/// The numbers and curves that a client draws with.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Facts {
    /// Ship cards.
    pub ships: BTreeMap<ShipClass, ShipCard>,
    /// Maneuver cards.
    pub maneuvers: BTreeMap<CardId, ManeuverFacts>,
    /// The corners of every ship's base, seen from its stand.
    pub base: Vec<Spot>,
    /// How wide a fire arc is.
    pub arc: f64,
    /// The ends of the ruler's bands, its mark for tailing, and how high a level is.
    pub ruler: RulerFacts,
    /// How many degrees one notch of the rotation dial is.
    pub notch: f64,
    /// The kinetic energy of each speed.
    pub energies: BTreeMap<Speed, i8>,
    /// What an overboost adds to the energy.
    pub boost_energy: i8,
    /// What a change of level adds to the energy.
    pub climb_energy: i8,
    /// The least energy with which a ship drifts so far when it changes direction.
    pub drifts: Vec<DriftFacts>,
    /// The outlines of templates, around their middle.
    pub templates: BTreeMap<Template, Vec<Point>>,
    /// The counters of one set, blue and collision.
    pub counters: Vec<CounterFacts>,
    /// The lowest and the highest level.
    pub levels: [u8; 2],
    /// The missions that are built in.
    pub missions: Vec<Mission>,
}

/// A place seen from a ship: so far ahead, so far to its right, and turned so far clockwise.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Spot {
    /// Ahead.
    pub forward: f64,
    /// To the right.
    pub right: f64,
    /// Clockwise.
    pub turn: f64,
}

/// A maneuver card.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ManeuverFacts {
    /// To whose deck it belongs.
    pub deck: ShipClass,
    /// The form of the maneuver.
    pub shape: Shape,
    /// To which hand it goes.
    pub hand: Hand,
    /// Its G-value.
    pub g: u8,
    /// Whether it bears the mark for difficult maneuvers.
    pub difficult: bool,
    /// Its arrows by speed.
    pub arrows: BTreeMap<Speed, ArrowFacts>,
    /// The line of an overboost; the curve leads to where the next card begins.
    pub line: Option<ArrowFacts>,
}

/// An arrow, and the ways of a stand along it. The last spot of a way is where the ship ends.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct ArrowFacts {
    /// As it is printed: from its start to its head.
    pub arrow: Arrow,
    /// The way of the stand of a ship that moves by this card alone, or by it after a change of direction.
    pub way: Vec<Spot>,
    /// The way from the end of an overboost, seen from there.
    pub way_after_boost: Vec<Spot>,
}

/// The combat ruler.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RulerFacts {
    /// The end of short range.
    pub short: f64,
    /// The end of medium range.
    pub medium: f64,
    /// The end of long range.
    pub long: f64,
    /// The mark below which a ship can be tailed.
    pub tailing: f64,
    /// How high a level is.
    pub level: f64,
}

/// How far a ship drifts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DriftFacts {
    /// With this energy or more.
    pub energy: i8,
    /// So far.
    pub length: u16,
}

/// A kind of counters.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CounterFacts {
    /// From which pool.
    pub pool: Pool,
    /// What is printed on it.
    pub counter: Counter,
    /// How many there are in a set.
    pub copies: u8,
}

impl Facts {
    /// The facts.
    pub fn new() -> Facts {
        let decks = ShipClass::ALL.into_iter().flat_map(cards::deck);
        Facts {
            ships: ShipClass::ALL.map(|class| (class, class.card())).into(),
            maneuvers: decks.map(|card| (card, maneuver(card))).collect(),
            base: base::outline(START).into_iter().map(|corner| spot(Pose::at(corner, 0.0))).collect(),
            arc: ARC,
            ruler: RulerFacts {
                short: ruler::SHORT,
                medium: ruler::MEDIUM,
                long: ruler::LONG,
                tailing: ruler::TAILING,
                level: ruler::LEVEL,
            },
            notch: state::NOTCH,
            energies: Speed::ALL.map(|speed| (speed, speed.energy())).into(),
            boost_energy: BOOST_ENERGY,
            climb_energy: CLIMB_ENERGY,
            drifts: drifts(),
            templates: Template::iter().map(|template| (template, outline(template))).collect(),
            counters: counters(),
            levels: [1, 4],
            missions: Mission::all().to_vec(),
        }
    }
}

impl Default for Facts {
    fn default() -> Facts {
        Facts::new()
    }
}

/// Where a ship is from which spots are seen.
const START: Pose = Pose { at: Point { x: 0.0, y: 0.0 }, heading: 0.0 };

fn spot(pose: Pose) -> Spot {
    Spot { forward: pose.at.y, right: pose.at.x, turn: signed(pose.heading) }
}

fn way(end: Pose) -> Vec<Spot> {
    track(START, end, PIECES).into_iter().map(spot).collect()
}

fn maneuver(card: CardId) -> ManeuverFacts {
    let arrow = |speed: Speed| {
        let arrow = card.arrow(speed)?;
        let alone =
            if speed == Speed::Back { base::from_rear(START, arrow) } else { base::forward(START, arrow) };
        let after = way(base::from_rear(START, arrow));
        Some((speed, ArrowFacts { arrow, way: way(alone), way_after_boost: after }))
    };
    let line = match card.kind {
        Kind::Overboost { line } => Some(ArrowFacts {
            arrow: line,
            way: way(base::forward(START, line)),
            way_after_boost: Vec::new(),
        }),
        _ => None,
    };
    ManeuverFacts {
        deck: card.deck,
        shape: card.shape,
        hand: card.hand,
        g: card.g,
        difficult: card.difficult,
        arrows: Speed::ALL.into_iter().filter_map(arrow).collect(),
        line,
    }
}

fn drifts() -> Vec<DriftFacts> {
    let least = |length: u16| (-1..=6).find(|energy| drift_length(*energy) >= f64::from(length));
    DRIFTS.into_iter().filter_map(|length| Some(DriftFacts { energy: least(length)?, length })).collect()
}

fn outline(template: Template) -> Vec<Point> {
    // The outline depends on the template and the pose alone.
    Terrain { template, nature: Nature::Planetoid, pose: START, level: 1 }.outline().into_vec()
}

fn counters() -> Vec<CounterFacts> {
    let mut counted: Vec<CounterFacts> = Vec::new();
    for pool in [Pool::Blue, Pool::Collision] {
        for counter in pool.set() {
            match counted.iter_mut().find(|facts| facts.pool == pool && facts.counter == counter) {
                Some(facts) => facts.copies += 1,
                None => counted.push(CounterFacts { pool, counter, copies: 1 }),
            }
        }
    }
    counted
}
