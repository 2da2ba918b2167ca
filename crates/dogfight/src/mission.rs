//! Missions: what is fought over, as data that players can write. A table, two sides, terrain, special rules
//! from a list, and how it is won. Built-in missions are the files under `missions/`.
//!
//! ```yaml
//! name: scars-belt
//! title: {en: Scar's Belt, pl: Pas Scara}
//! rules: complete
//! extras: [asteroids, tailing]
//! table: [900, 900]
//! colonial:
//!   - {ship: viper-mk-ii, at: [350, 75], heading: 0, energy: 2}
//! cylon:
//!   - {ship: cylon-raider, at: [350, 825], heading: 180, energy: 2}
//! terrain:
//!   - {template: asteroid-a, density: dense, at: [450, 450], turned: 20}
//! victory:
//!   - {winner: draw, when: [{out: colonial}, {out: cylon}]}
//!   - {winner: colonial, when: [{out: cylon}]}
//!   - {winner: cylon, when: [{out: colonial}]}
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use strum::Display;
use utoipa::ToSchema;

use crate::geometry::{Area, Edge, Point, Pose, base, polygon};
use crate::options::{Extra, Options, Rules};
use crate::pilot::{Level, Pilot};
use crate::ship::{ShipClass, ShipId, Side};
use crate::talent::{Flaw, Needs, Talent};
use crate::terrain::{Density, Nature, Template, Terrain};

/// After this many turns a mission without a limit of its own is a draw. {dogfight.victory.turn-limit}
pub const TURN_LIMIT: u32 = 60;
/// The least table: 75 cm by 75 cm would be usual, and nothing fits on less than this.
const LEAST_TABLE: f64 = 300.0;
const MOST_TABLE: f64 = 2500.0;
/// More ships than this no table holds.
const MOST_SHIPS: usize = 24;

/// A mission.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Mission {
    /// Its short name.
    pub name: String,
    /// Its title, by language.
    pub title: BTreeMap<String, String>,
    /// The rules it is played with.
    pub rules: Rules,
    /// What is added to them.
    #[serde(default)]
    pub extras: BTreeSet<Extra>,
    /// Width and height of the playing area.
    pub table: Area,
    /// The Colonial ships.
    pub colonial: Vec<Entry>,
    /// The Cylon ships.
    pub cylon: Vec<Entry>,
    /// What else is on the table.
    #[serde(default)]
    pub terrain: Vec<Laid>,
    /// Rules of its own.
    #[serde(default)]
    pub special: Vec<Special>,
    /// How it is won: the first goal whose conditions all hold at the end of a turn.
    pub victory: Vec<Goal>,
    /// After so many turns it is over, whatever the goals say.
    #[serde(default = "turn_limit")]
    pub turn_limit: u32,
    /// The most that the ships of a side may cost, if sides are balanced by points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
}

fn turn_limit() -> u32 {
    TURN_LIMIT
}

/// A ship of a mission.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Entry {
    /// Which kind.
    pub ship: ShipClass,
    /// Where its stand is; a ship without a place enters by a jump.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
    /// Where it heads.
    #[serde(default)]
    pub heading: f64,
    /// Its level.
    #[serde(default = "middle_level")]
    pub level: u8,
    /// The kinetic energy that is proposed for the beginning.
    #[serde(default = "usual_energy")]
    pub energy: i8,
    /// Whether it must begin with just that energy.
    #[serde(default)]
    pub energy_fixed: bool,
    /// Its fuel, where fuel is played with.
    #[serde(default = "fuel")]
    pub fuel: i16,
    /// Its pilot, if it is a named one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pilot: Option<Pilot>,
    /// Its pilot token, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<Level>,
    /// The pilot's talents.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub talents: Vec<Talent>,
    /// The pilot's flaws.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flaws: Vec<Flaw>,
    /// What it may not do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbid: Vec<Forbidden>,
    /// The edge by which it may leave without being lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit: Option<Edge>,
    /// The turn in which it enters by a jump.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub enters: Option<u32>,
}

fn middle_level() -> u8 {
    2
}

fn usual_energy() -> i8 {
    2
}

/// The example of the rulebook.
fn fuel() -> i16 {
    50
}

impl Entry {
    /// The level of its pilot.
    pub fn pilot_level(&self) -> Level {
        self.pilot.map(|pilot| pilot.card().level).or(self.token).unwrap_or_default()
    }

    /// What the ship costs with its pilot, talents and flaws. {dogfight.set-up.points}
    pub fn points(&self) -> i16 {
        self.ship.card().points
            + self.pilot_level().points()
            + self.talents.iter().map(|talent| talent.points()).sum::<i16>()
            + self.flaws.len() as i16 * Flaw::POINTS
    }
}

/// What a mission can forbid a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Forbidden {
    /// Overboost cards.
    Overboost,
    /// Jumps.
    Ftl,
}

/// Something that lies on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Laid {
    /// Its template.
    pub template: Template,
    /// Which side of an asteroid field lies up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub density: Option<Density>,
    /// Where its middle is.
    pub at: Point,
    /// How far it is turned clockwise.
    #[serde(default)]
    pub turned: f64,
    /// Its level.
    #[serde(default = "middle_level")]
    pub level: u8,
    /// How much damage a depot takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<u8>,
    /// Whose depot it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Side>,
}

/// A rule that only a mission has. {dogfight.missions.special}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Special {
    /// Attack rolls against the ship are changed until it has attacked or was hit.
    Unrecognised {
        /// Which ship.
        ship: ShipId,
        /// How much is added.
        by: i8,
    },
    /// The ship jumps only to leave, and not before this turn.
    LeavesByJump {
        /// Which ship.
        ship: ShipId,
        /// The first turn in which it may.
        #[serde(rename = "from-turn")]
        from_turn: u32,
    },
    /// Ships that enter by a jump place their marker at least so far from every enemy.
    EntryDistance {
        /// How far, in millimetres.
        millimetres: u16,
    },
}

/// Who wins if all conditions hold at the end of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Goal {
    /// Who.
    pub winner: Winner,
    /// If all of this holds.
    pub when: Vec<Condition>,
}

/// Who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// The Colonials.
    Colonial,
    /// The Cylons.
    Cylon,
    /// Nobody.
    Draw,
    /// Whoever has lost fewer ships, or nobody.
    FewerLosses,
}

/// Something that holds or not at the end of a turn. {dogfight.victory.goals}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Condition {
    /// No ship of the side is in play or still to come.
    Out(Side),
    /// The ship was eliminated.
    Eliminated(ShipId),
    /// The ship has left by its exit or by a jump that saves it.
    Escaped(ShipId),
    /// The depot of the side is destroyed.
    DepotDestroyed(Side),
    /// This many turns are over.
    TurnsOver(u32),
    /// At least so many ships of the side are in play.
    InPlay {
        /// Whose.
        side: Side,
        /// How many.
        ships: u8,
    },
}

impl Mission {
    /// Reads a mission, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<Mission, String> {
        let mission: Mission =
            serde_saphyr::from_str(text).map_err(|error| format!("not a mission: {error}"))?;
        mission.check()?;
        Ok(mission)
    }

    /// The mission of this name, if it is built in.
    pub fn named(name: &str) -> Option<&'static Mission> {
        BUILT_IN.iter().find(|mission| mission.name == name)
    }

    /// All built-in missions.
    pub fn all() -> &'static [Mission] {
        &BUILT_IN
    }

    /// The ships of a side.
    pub fn ships(&self, side: Side) -> &[Entry] {
        match side {
            Side::Colonial => &self.colonial,
            Side::Cylon => &self.cylon,
        }
    }

    /// The rules it is played with.
    pub fn options(&self) -> Options {
        Options::new(self.rules, self.extras.iter().copied())
    }

    /// Every ship, with its name at the table.
    pub fn entries(&self) -> impl Iterator<Item = (ShipId, &Entry)> {
        Side::ALL.into_iter().flat_map(|side| {
            self.ships(side)
                .iter()
                .enumerate()
                .map(move |(at, entry)| (ShipId { side, number: at as u8 + 1 }, entry))
        })
    }

    /// Whether it can't be played without jumps.
    pub fn needs_ftl(&self) -> bool {
        self.entries().any(|(id, entry)| entry.enters.is_some() || self.leaves_by_jump(id).is_some())
    }

    /// The mission for players who have not chosen one.
    pub fn suggested(players: u8) -> &'static str {
        match players {
            ..=2 => "duel",
            3 | 4 => "wing-pair",
            5 | 6 => "nugget-patrol",
            _ => "squadrons",
        }
    }

    /// The rule of its own that a ship has.
    pub fn leaves_by_jump(&self, ship: ShipId) -> Option<u32> {
        self.special.iter().find_map(|special| match special {
            Special::LeavesByJump { ship: leaving, from_turn } if *leaving == ship => Some(*from_turn),
            _ => None,
        })
    }

    /// Why the mission can't be played, if it can't.
    pub fn check(&self) -> Result<(), String> {
        self.options().check()?;
        self.check_table()?;
        for (id, entry) in self.entries() {
            self.check_entry(id, entry).map_err(|problem| format!("{id}: {problem}"))?;
        }
        self.check_pilots()?;
        self.check_names()?;
        self.check_points()
    }

    fn check_table(&self) -> Result<(), String> {
        let Area { width, height } = self.table;
        for length in [width, height] {
            if !(LEAST_TABLE..=MOST_TABLE).contains(&length) {
                return Err(format!(
                    "the table is {width} by {height} mm; expected {LEAST_TABLE} to {MOST_TABLE} each way"
                ));
            }
        }
        for side in Side::ALL {
            if self.ships(side).is_empty() || self.ships(side).len() > MOST_SHIPS {
                return Err(format!("{} {side} ships; expected 1 to {MOST_SHIPS}", self.ships(side).len()));
            }
        }
        if self.turn_limit == 0 || self.turn_limit > 500 {
            return Err(format!("a limit of {} turns; expected 1 to 500", self.turn_limit));
        }
        for laid in &self.terrain {
            self.check_laid(laid).map_err(|problem| format!("{}: {problem}", laid.template))?;
        }
        Ok(())
    }

    fn check_laid(&self, laid: &Laid) -> Result<(), String> {
        if !self.table.holds(laid.at, 0.0) {
            return Err(format!("[{}, {}] is not on the table", laid.at.x, laid.at.y));
        }
        check_level(laid.level)?;
        laid.nature().map(|_| ())
    }

    fn check_entry(&self, id: ShipId, entry: &Entry) -> Result<(), String> {
        check_level(entry.level)?;
        if !(-1..=6).contains(&entry.energy) {
            return Err(format!("kinetic energy {}; expected -1 to 6", entry.energy));
        }
        match (entry.at, entry.enters) {
            (Some(_), Some(_)) => return Err("it has a place, so it can't enter later".to_owned()),
            (None, None) => return Err("it has neither a place nor a turn in which it enters".to_owned()),
            (None, Some(_)) if !entry.ship.card().ftl => {
                return Err("it enters by a jump, but has no FTL drive".to_owned());
            }
            (None, Some(_)) if !self.extras.contains(&Extra::Ftl) => {
                return Err("it enters by a jump, so the mission needs `ftl` among its extras".to_owned());
            }
            (None, Some(turn)) if turn == 0 || turn > self.turn_limit => {
                return Err(format!("it enters in turn {turn}; expected 1 to {}", self.turn_limit));
            }
            (None, Some(_)) => {}
            (Some(at), None) => self.check_place(id, entry, Pose::at(at, entry.heading))?,
        }
        self.check_pilot(id, entry)
    }

    fn check_place(&self, id: ShipId, entry: &Entry, pose: Pose) -> Result<(), String> {
        if !self.table.crossed(&base::outline(pose)).is_empty() {
            return Err(format!("its base at [{}, {}] is not on the table", pose.at.x, pose.at.y));
        }
        for (other, theirs) in self.entries() {
            if let Some(at) = theirs.at
                && other < id
                && theirs.level == entry.level
                && base::overlap(pose, Pose::at(at, theirs.heading))
            {
                return Err(format!("its base lies over that of {other}"));
            }
        }
        for laid in &self.terrain {
            let there = laid.level == entry.level && laid.nature().is_ok();
            if there && polygon::overlap(&base::outline(pose), &laid.terrain()?.outline()) {
                return Err(format!("its base lies over {}", laid.template));
            }
        }
        Ok(())
    }

    fn check_pilot(&self, id: ShipId, entry: &Entry) -> Result<(), String> {
        if entry.pilot.is_some() && entry.token.is_some() {
            return Err("it has a pilot card and a pilot token; one of them must do".to_owned());
        }
        let piloted = entry.pilot.is_some() || entry.token.is_some();
        if piloted && !self.extras.contains(&Extra::Pilots) {
            return Err("it has a pilot, so the mission needs `pilots` among its extras".to_owned());
        }
        if !(entry.talents.is_empty() && entry.flaws.is_empty()) {
            if !piloted {
                return Err("talents and flaws need a pilot card or token".to_owned());
            }
            if !self.extras.contains(&Extra::Talents) {
                return Err(
                    "it has talents or flaws, so the mission needs `talents` among its extras".to_owned()
                );
            }
        }
        check_talents(entry)?;
        let options = self.options();
        let needs = entry.talents.iter().map(|talent| (talent.to_string(), talent.card().needs));
        let needs = needs.chain(entry.flaws.iter().map(|flaw| (flaw.to_string(), flaw.card().needs)));
        for (name, needs) in needs {
            if !is_met(needs, &options) {
                return Err(format!("{name} needs rules that are not in play: {needs:?}"));
            }
        }
        let Some(pilot) = entry.pilot else { return Ok(()) };
        let card = pilot.card();
        if card.side != id.side {
            return Err(format!("{pilot} flies for the {} side", card.side));
        }
        if !card.ships.contains(&entry.ship) {
            return Err(format!("{pilot} does not fly a {}", entry.ship));
        }
        Ok(())
    }

    fn check_pilots(&self) -> Result<(), String> {
        let mut seen = BTreeSet::new();
        match self.entries().filter_map(|(_, entry)| entry.pilot).find(|pilot| !seen.insert(*pilot)) {
            Some(pilot) => Err(format!("{pilot} can't fly two ships")),
            None => Ok(()),
        }
    }

    /// Every ship and depot that is spoken of must be there.
    fn check_names(&self) -> Result<(), String> {
        let is_ship = |ship: ShipId| {
            let known = self.entries().any(|(id, _)| id == ship);
            if known { Ok(()) } else { Err(format!("there is no ship {ship}")) }
        };
        for special in &self.special {
            match special {
                Special::Unrecognised { ship, .. } | Special::LeavesByJump { ship, .. } => is_ship(*ship)?,
                Special::EntryDistance { .. } => {}
            }
        }
        if self.victory.is_empty() {
            return Err("`victory` is empty: nobody could win".to_owned());
        }
        for condition in self.victory.iter().flat_map(|goal| &goal.when) {
            match condition {
                Condition::Eliminated(ship) | Condition::Escaped(ship) => is_ship(*ship)?,
                Condition::DepotDestroyed(side)
                    if !self.terrain.iter().any(|laid| laid.owner == Some(*side)) =>
                {
                    return Err(format!("there is no {side} depot"));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn check_points(&self) -> Result<(), String> {
        let Some(most) = self.points else { return Ok(()) };
        for side in Side::ALL {
            let points: i16 = self.ships(side).iter().map(Entry::points).sum();
            if points > most {
                return Err(format!("the {side} side costs {points} points; the limit is {most}"));
            }
        }
        Ok(())
    }
}

fn check_level(level: u8) -> Result<(), String> {
    if (1..=4).contains(&level) { Ok(()) } else { Err(format!("level {level}; expected 1 to 4")) }
}

/// How many talents a pilot may have, and which. {dogfight.talents.assigning}
fn check_talents(entry: &Entry) -> Result<(), String> {
    let level = entry.pilot_level();
    if entry.flaws.len() > 2 {
        return Err(format!("{} flaws; a pilot has at most 2", entry.flaws.len()));
    }
    let mut names: Vec<String> = entry.talents.iter().map(ToString::to_string).collect();
    names.extend(entry.flaws.iter().map(ToString::to_string));
    if let Some(twice) = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)) {
        return Err(format!("{} twice", twice.1));
    }
    if let Some(pilot) = entry.pilot {
        let card = pilot.card();
        let other =
            entry.talents.iter().find(|talent| !card.talents.contains(talent)).map(ToString::to_string);
        let other = other
            .or_else(|| entry.flaws.iter().find(|flaw| !card.flaws.contains(flaw)).map(ToString::to_string));
        return other.map_or(Ok(()), |other| Err(format!("{other} is not on the card of {pilot}")));
    }
    let most = level.most_talents() + entry.flaws.len();
    if entry.talents.len() > most {
        return Err(format!("{} talents; this pilot has at most {most}", entry.talents.len()));
    }
    match entry.talents.iter().find(|talent| level.is_green() && !talent.card().rookie) {
        Some(talent) => Err(format!("{talent} is no rookie talent, and the pilot is a {level}")),
        None => Ok(()),
    }
}

/// Whether the rules that a card needs are in play.
pub(crate) fn is_met(needs: Needs, options: &Options) -> bool {
    match needs {
        Needs::Nothing => true,
        Needs::Complete => options.complete(),
        Needs::Extra(extra) => options.has(extra),
    }
}

impl Laid {
    fn nature(&self) -> Result<Nature, String> {
        let nature = match self.template {
            Template::AsteroidA | Template::AsteroidB | Template::AsteroidC => {
                Nature::Field(self.density.ok_or("an asteroid field is `sparse` or `dense`")?)
            }
            Template::PlanetoidA | Template::PlanetoidB | Template::PlanetoidC => Nature::Planetoid,
            Template::Depot => {
                let structure = self.structure.filter(|structure| *structure > 0);
                let structure = structure.ok_or("a depot has a `structure`")?;
                Nature::Depot { owner: self.owner.ok_or("a depot has an `owner`")?, structure, damage: 0 }
            }
        };
        Ok(nature)
    }

    /// The thing on the table.
    pub fn terrain(&self) -> Result<Terrain, String> {
        let pose = Pose::at(self.at, self.turned);
        Ok(Terrain { template: self.template, nature: self.nature()?, pose, level: self.level })
    }
}

macro_rules! missions {
    ($($name:literal),* $(,)?) => {
        &[$(include_str!(concat!("../../../missions/", $name, ".yaml"))),*]
    };
}

const FILES: &[&str] = missions![
    "the-hand-of-god",
    "duel",
    "wing-pair",
    "scars-belt",
    "tylium-depot",
    "raptor-run",
    "boarding-run",
    "spool-up",
    "nugget-patrol",
    "four-levels",
    "god-and-scar",
    "captured-raider",
    "squadrons",
];

static BUILT_IN: LazyLock<Vec<Mission>> = LazyLock::new(|| {
    // A test reads every file: what is built in can be read.
    FILES.iter().map(|text| Mission::parse(text).unwrap_or_else(|error| panic!("{error}"))).collect()
});
