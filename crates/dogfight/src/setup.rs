//! How a table is set up, and which set-ups can be played. {dogfight.set-up.teams}

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tabletop::{Dice, Seat, Seed, SetupError};
use utoipa::ToSchema;

use crate::cards::Speed;
use crate::counter::Pool;
use crate::geometry::Pose;
use crate::mission::{Entry, Mission};
use crate::options::{Extra, OptionSet, Options};
use crate::ship::{ShipId, Side};
use crate::state::{Cockpit, Fate, Hidden, LastTurn, Own, PilotSheet, Public, Ship, Ships, State, Step};
use crate::terrain::{Nature, Terrain};

/// For how many ships one set of counters is enough.
const SHIPS_PER_SET: usize = 4;
/// How many players there can be.
pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=8;

/// How a table is set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// How many players, in two teams: Colonial and Cylon seats take turns, unless `seats` says otherwise.
    pub players: u8,
    /// What is played.
    #[serde(default)]
    pub mission: MissionChoice,
    /// The side of each seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Side>>,
    /// Who flies which ship, counted from 1; without it, ships are dealt out in turn.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pilots: BTreeMap<ShipId, u8>,
    /// The rules.
    #[serde(default)]
    pub options: OptionsChoice,
    /// Whether players may plan what is illegal, and pay for it, whatever `options` say. {dogfight.illegal.strict}
    #[serde(default)]
    pub strict_table: bool,
}

/// The word for the mission that suits the number of players.
pub const SUGGESTED: &str = "suggested";

/// A mission that is built in, by its name, or one that came with the set-up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(
    untagged,
    expecting = "expected the name of a mission, or a mission of one's own with all its fields"
)]
pub enum MissionChoice {
    /// The name of a built-in mission, or `suggested`.
    Named(String),
    /// A mission of one's own.
    Whole(Box<Mission>),
}

impl Default for MissionChoice {
    fn default() -> MissionChoice {
        MissionChoice::Named(SUGGESTED.to_owned())
    }
}

/// A set of rules by its name, or rules of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged, expecting = "expected the name of an option set, or `rules` with `extras`")]
pub enum OptionsChoice {
    /// The name of a set.
    Named(OptionSet),
    /// Rules of one's own.
    Whole(Options),
}

impl Default for OptionsChoice {
    fn default() -> OptionsChoice {
        OptionsChoice::Named(OptionSet::default())
    }
}

impl From<Options> for OptionsChoice {
    fn from(options: Options) -> OptionsChoice {
        OptionsChoice::Whole(options)
    }
}

impl Setup {
    /// A built-in mission for this many players.
    pub fn mission(name: &str, players: u8) -> Setup {
        Setup {
            players,
            mission: MissionChoice::Named(name.to_owned()),
            seats: None,
            pilots: BTreeMap::new(),
            options: OptionsChoice::default(),
            strict_table: false,
        }
    }

    /// The same with the suggested mission, if its own is built in and not for so many players.
    #[must_use]
    pub fn settled(self) -> Setup {
        let named = |mission: &&Mission| self.mission == MissionChoice::Named(mission.name.clone());
        let mission = Mission::all().iter().find(named);
        match mission {
            Some(mission) if !Setup::players_for(mission).contains(&self.players) => {
                Setup { mission: MissionChoice::default(), ..self }
            }
            _ => self,
        }
    }

    fn read_mission(&self) -> Result<Mission, SetupError> {
        let mission = match &self.mission {
            MissionChoice::Whole(mission) => mission.as_ref().clone(),
            MissionChoice::Named(name) if name == SUGGESTED => {
                // The missions that are suggested are built in.
                Mission::named(Mission::suggested(self.players))
                    .cloned()
                    .ok_or_else(|| SetupError::new(name))?
            }
            MissionChoice::Named(name) => Mission::named(name).cloned().ok_or_else(|| {
                let names: Vec<&str> = Mission::all().iter().map(|mission| mission.name.as_str()).collect();
                SetupError::new(format!("there is no mission `{name}`; there are: {}", names.join(", ")))
            })?,
        };
        mission.check().map_err(|problem| SetupError::new(format!("mission {}: {problem}", mission.name)))?;
        Ok(mission)
    }

    /// The rules that are played. {dogfight.options.which}
    fn read_options(&self, mission: &Mission) -> Result<Options, SetupError> {
        let mut options = match &self.options {
            OptionsChoice::Named(set) => set.options(mission),
            OptionsChoice::Whole(options) => options.clone(),
        };
        options.strict_table |= self.strict_table;
        options.check().map_err(SetupError::new)?;
        if mission.needs_ftl() && !options.has(Extra::Ftl) {
            return Err(SetupError::new(format!("mission {} can't be played without `ftl`", mission.name)));
        }
        Ok(options)
    }

    /// The rules that are played, or why they can't be.
    pub fn rules(&self) -> Result<Options, SetupError> {
        self.read_options(&self.read_mission()?)
    }

    fn read_seats(&self) -> Result<Vec<Side>, SetupError> {
        if !PLAYERS.contains(&self.players) {
            return Err(SetupError::new(format!("{} players; the game is for 2 to 8", self.players)));
        }
        let alternating = || (0..self.players).map(|seat| Side::ALL[usize::from(seat % 2)]).collect();
        let seats: Vec<Side> = self.seats.clone().unwrap_or_else(alternating);
        if seats.len() != usize::from(self.players) {
            return Err(SetupError::new(format!("{} seats for {} players", seats.len(), self.players)));
        }
        if let Some(side) = Side::ALL.into_iter().find(|side| !seats.contains(side)) {
            return Err(SetupError::new(format!("no seat is on the {side} side")));
        }
        Ok(seats)
    }

    /// Who flies which ship.
    fn owners(&self, mission: &Mission, seats: &[Side]) -> Result<BTreeMap<ShipId, Seat>, SetupError> {
        let mut owners = BTreeMap::new();
        for side in Side::ALL {
            let team: Vec<Seat> = Seat::all(seats.len()).filter(|seat| seats[seat.index()] == side).collect();
            let ships = mission.entries().filter(|(id, _)| id.side == side);
            for (at, (id, _)) in ships.enumerate() {
                owners.insert(id, team[at % team.len()]);
            }
        }
        for (id, seat) in &self.pilots {
            let wrong = |why: &str| SetupError::new(format!("{id} can't be flown by seat {seat}: {why}"));
            let seat = seat.checked_sub(1).ok_or_else(|| wrong("seats are counted from 1"))?;
            let side = seats.get(usize::from(seat)).ok_or_else(|| wrong("there is no such seat"))?;
            if *side != id.side {
                return Err(wrong("it is on the other side"));
            }
            *owners.get_mut(id).ok_or_else(|| wrong("there is no such ship"))? = Seat(seat);
        }
        match Seat::all(seats.len()).find(|seat| !owners.values().any(|owner| owner == seat)) {
            Some(idle) => Err(SetupError::new(format!(
                "{idle} has no ship: mission {} has {} on the Colonial side and {} on the Cylon side; for {} players \
                 there are: {}",
                mission.name,
                mission.colonial.len(),
                mission.cylon.len(),
                seats.len(),
                with_ships_for(seats).join(", ")
            ))),
            None => Ok(owners),
        }
    }

    /// For how many players a mission has ships, if Colonial and Cylon seats take turns.
    pub fn players_for(mission: &Mission) -> Vec<u8> {
        let seated = |players: &u8| {
            let colonial = usize::from(players.div_ceil(2));
            colonial <= mission.colonial.len() && usize::from(*players) - colonial <= mission.cylon.len()
        };
        PLAYERS.filter(seated).collect()
    }

    /// Why this set-up can't be played, if it can't.
    pub fn check(&self) -> Result<(), SetupError> {
        let mission = self.read_mission()?;
        self.read_options(&mission)?;
        let seats = self.read_seats()?;
        self.owners(&mission, &seats).map(|_| ())
    }
}

/// The table before the first turn.
pub fn set_up(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
    let mission = setup.read_mission()?;
    let options = setup.read_options(&mission)?;
    let seats = setup.read_seats()?;
    let owners = setup.owners(&mission, &seats)?;
    let mut own = vec![Own::default(); seats.len()];
    let mut ships = Vec::new();
    for (id, entry) in mission.entries() {
        let owner = owners[&id];
        own[owner.index()].cockpits.insert(id, Cockpit::default());
        ships.push(ship(id, entry, owner, &options));
    }
    let copies = ships.len().div_ceil(SHIPS_PER_SET);
    let mut dice = Dice::new(seed);
    let mut pool = |pool: Pool| {
        let mut counters: Vec<_> = (0..copies).flat_map(|_| pool.set()).collect();
        dice.shuffle(&mut counters);
        counters
    };
    let (blue, collision) = (pool(Pool::Blue), pool(Pool::Collision));
    let step = if options.complete() { Step::StartingEnergy } else { Step::Planning };
    let public = Public {
        terrain: terrain(&mission, &options),
        mission: Arc::new(mission),
        options,
        step,
        turn: 0,
        seats,
        ships: Ships(ships),
        tails: Vec::new(),
        attacks: Vec::new(),
        outcome: None,
    };
    Ok(State { public, own, hidden: Hidden { dice, blue, collision } })
}

/// What lies on the table: only what the rules in play know. {dogfight.options.terrain}
fn terrain(mission: &Mission, options: &Options) -> Vec<Terrain> {
    let in_play = |terrain: &Terrain| match terrain.nature {
        Nature::Field(_) => options.has(Extra::Asteroids),
        Nature::Planetoid => options.has(Extra::Planetoids),
        Nature::Depot { .. } => true,
    };
    // A mission that was checked has no terrain that can't be laid.
    mission
        .terrain
        .iter()
        .filter_map(|laid| laid.terrain().ok())
        .filter(in_play)
        .map(|terrain| on_level(terrain, options))
        .collect()
}

/// Without levels, everything is on the same.
fn on_level(terrain: Terrain, options: &Options) -> Terrain {
    if options.has(Extra::Levels) { terrain } else { Terrain { level: 2, ..terrain } }
}

fn ship(id: ShipId, entry: &Entry, owner: Seat, options: &Options) -> Ship {
    let talents = options.has(Extra::Talents);
    let met = |needs| crate::mission::is_met(needs, options);
    let pilot = if options.has(Extra::Pilots) {
        PilotSheet {
            name: entry.pilot,
            level: entry.pilot_level(),
            talents: entry
                .talents
                .iter()
                .filter(|talent| talents && met(talent.card().needs))
                .map(|talent| (*talent, 0))
                .collect(),
            flaws: entry
                .flaws
                .iter()
                .filter(|flaw| talents && met(flaw.card().needs))
                .map(|flaw| (*flaw, 0))
                .collect(),
        }
    } else {
        PilotSheet::default()
    };
    let fate = match (entry.at, entry.enters) {
        (None, Some(turn)) => Fate::Enters(turn),
        _ => Fate::InPlay,
    };
    Ship {
        id,
        class: entry.ship,
        owner,
        pilot,
        fate,
        pose: Pose::at(entry.at.unwrap_or_default(), entry.heading),
        dial: 0,
        level: if options.has(Extra::Levels) { entry.level } else { 2 },
        energy: if options.complete() { entry.energy } else { 0 },
        speed: Speed::Medium,
        fuel: options.has(Extra::Fuel).then_some(entry.fuel),
        crippled: false,
        jumps: 0,
        last_jump: None,
        eyes: Default::default(),
        known: false,
        before: LastTurn::default(),
        now: Default::default(),
    }
}

/// The missions in which everybody of these sides can have a ship.
fn with_ships_for(seats: &[Side]) -> Vec<&'static str> {
    let count = |side: Side| seats.iter().filter(|&&seat| seat == side).count();
    let is_enough = |mission: &&'static Mission| {
        count(Side::Colonial) <= mission.colonial.len() && count(Side::Cylon) <= mission.cylon.len()
    };
    Mission::all().iter().filter(is_enough).map(|mission| mission.name.as_str()).collect()
}
