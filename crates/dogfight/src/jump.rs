//! Faster-than-light jumps: from spot to spot, into play, and out of it. {dogfight.ftl.planning}

use tabletop::{Flow, Picks, Prompt, Run, Seat, Seats};

use crate::choice::{Ask, Choice};
use crate::event::{Event, Way};
use crate::geometry::{Point, Pose, base, jump, polygon};
use crate::mission::Special;
use crate::options::Extra;
use crate::overlap::overlaps;
use crate::ship::ShipId;
use crate::state::{Fate, State};
use crate::talent::Moment;
use crate::terrain::Nature;
use crate::{Dogfight, Table, damage, hazards, overlap, talents};

/// What a jump costs where fuel is played with. {dogfight.ftl.fuel}
pub const FUEL: i16 = 15;
/// So often can a ship jump from spot to spot. {dogfight.ftl.limits}
const MOST_JUMPS: u8 = 2;
/// Markers lie on a grid of one centimetre.
const GRID: u16 = 10;
/// The middle of a marker is at least this far from the edges, so that all of it is inside.
const MARGIN: f64 = 24.0;
/// So far from the edges are ships that enter: they arrive inside, whatever the dice show.
const ENTRY_MARGIN: f64 = 140.0;
/// Markers can be turned by steps of 30 degrees.
const TURNS: u16 = 12;

/// Where a jump goes.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Goal {
    Marker { marker: Pose, level: u8 },
    Away,
}

/// All who jump place their markers, and then arrive one after the other. {dogfight.ftl.marker}
pub fn jumps(t: &mut Table) -> Flow<()> {
    let jumps = |id: ShipId| t.cockpit(id).plan.is_some_and(|plan| plan.panel.ftl);
    let mut ships: Vec<ShipId> = t.public.ships.iter().map(|ship| ship.id).filter(|id| jumps(*id)).collect();
    if ships.is_empty() {
        return Ok(());
    }
    let places: Vec<Places> = ships.iter().map(|&id| Places::of(t, id)).collect();
    let seats: Vec<Seat> = ships.iter().map(|&id| t.ship(id).owner).collect();
    let awaited: Seats = seats.iter().copied().collect();
    let goals = t.ask_runs(&seats, awaited, |_, run, answers| places[run].next(answers))?;
    let mut goals: Vec<(ShipId, Goal)> = ships.drain(..).zip(goals).collect();
    for (id, goal) in &goals {
        match goal {
            Goal::Marker { marker, .. } => t.announce(Event::MarkerPlaced { ship: *id, marker: *marker }),
            Goal::Away => t.announce(Event::JumpedOut { ship: *id }),
        }
    }
    if goals.len() > 1 {
        t.dice().shuffle(&mut goals);
    }
    for (id, goal) in goals {
        match goal {
            Goal::Marker { marker, level } => arrive(t, id, marker, level)?,
            Goal::Away => leave(t, id),
        }
    }
    damage::eliminate(t);
    Ok(())
}

/// The places for a ship's marker.
struct Places {
    ship: ShipId,
    seat: Seat,
    /// By column: how far east, and the rows there are.
    columns: Vec<(u16, Vec<u16>)>,
    may_leave: bool,
    levels: bool,
}

impl Places {
    fn of(state: &State, id: ShipId) -> Places {
        let ship = state.ship(id);
        let enters = ship.fate != Fate::InPlay;
        let only_leaves = state.public.mission.leaves_by_jump(id).is_some() || ship.jumps >= MOST_JUMPS;
        let area = state.public.mission.table;
        let far_enough = entry_distance(state, id, enters);
        let margin = if enters { ENTRY_MARGIN } else { MARGIN };
        let row = |east: u16| -> Vec<u16> {
            let rows = (0..=area.height as u16).step_by(usize::from(GRID));
            rows.filter(|north| {
                let point = Point::new(f64::from(east), f64::from(*north));
                area.holds(point, margin)
                    && far_enough.iter().all(|(stand, least)| stand.distance(point) >= *least)
            })
            .collect()
        };
        let columns = if only_leaves { 0..=0 } else { 1..=(area.width as u16 / GRID) };
        let columns: Vec<(u16, Vec<u16>)> = columns.map(|at| (at * GRID, row(at * GRID))).collect();
        let mut columns: Vec<(u16, Vec<u16>)> =
            columns.into_iter().filter(|(_, rows)| !rows.is_empty()).collect();
        if columns.is_empty() && !only_leaves {
            // Enemies everywhere: the middle of the table must do.
            columns.push((area.width as u16 / 2, vec![area.height as u16 / 2]));
        }
        let levels = state.public.options.has(Extra::Levels);
        Places { ship: id, seat: ship.owner, columns, may_leave: !enters, levels }
    }

    /// The next question after these answers: east, north, heading, level.
    fn next(&self, answers: &[Picks]) -> Run<Dogfight, Goal> {
        let ship = self.ship;
        let ask = |ask: Ask, options: Vec<Choice>| Run::Ask(Prompt::one(self.seat, ask, options));
        let picked = |at: usize| answers.get(at).map(|picks| usize::from(picks[0]));
        let Some(column) = picked(0) else {
            let mut options: Vec<Choice> =
                self.columns.iter().map(|(east, _)| Choice::Millimetres(*east)).collect();
            if self.may_leave {
                options.push(Choice::Leave);
            }
            return ask(Ask::MarkerEast { ship }, options);
        };
        let Some((east, rows)) = self.columns.get(column) else { return Run::Done(Goal::Away) };
        let Some(north) = picked(1).map(|at| rows[at]) else {
            let options = rows.iter().copied().map(Choice::Millimetres).collect();
            return ask(Ask::MarkerNorth { ship, east: *east }, options);
        };
        let Some(turn) = picked(2) else {
            let options = (0..TURNS).map(|turn| Choice::Degrees(30 * turn)).collect();
            return ask(Ask::MarkerHeading { ship, east: *east, north }, options);
        };
        let level = if self.levels {
            let Some(at) = picked(3) else {
                return ask(Ask::MarkerLevel { ship }, (1..=4).map(Choice::Level).collect());
            };
            at as u8 + 1
        } else {
            2
        };
        let marker = Pose::new(f64::from(*east), f64::from(north), 30.0 * turn as f64);
        Run::Done(Goal::Marker { marker, level })
    }
}

/// From which stands a ship that enters must keep away, and how far.
fn entry_distance(state: &State, id: ShipId, enters: bool) -> Vec<(Point, f64)> {
    let least = state.public.mission.special.iter().find_map(|special| match special {
        Special::EntryDistance { millimetres } => Some(f64::from(*millimetres)),
        _ => None,
    });
    let Some(least) = least.filter(|_| enters) else { return Vec::new() };
    let enemies = state.public.ships.in_play().filter(|ship| ship.id.side != id.side);
    enemies.map(|ship| (ship.pose.at, least)).collect()
}

/// A ship jumps out of the area, which saves it only if the mission says so. {dogfight.ftl.leaving}
fn leave(t: &mut Table, id: ShipId) {
    if t.public.mission.leaves_by_jump(id).is_some() {
        damage::remove(t, id, Fate::Escaped);
        t.announce(Event::Escaped { ship: id });
    } else {
        hazards::leave(t, id);
    }
}

/// Dice say at which side of its marker a ship reappears, and how far ahead. {dogfight.ftl.arrival}
fn arrive(t: &mut Table, id: ShipId, marker: Pose, level: u8) -> Flow<()> {
    let mut side = [t.dice().roll(6), t.dice().roll(6)];
    let mut distance = t.dice().roll(6);
    t.announce(Event::JumpRolled { ship: id, side, distance });
    let from = t.ship(id).pose;
    let enters = !t.ship(id).in_play();
    let turn = t.public.turn;
    let ship = t.ship_mut(id);
    ship.fate = Fate::InPlay;
    ship.last_jump = Some(turn);
    ship.jumps += u8::from(!enters);
    ship.level = level;
    // The talent is the ship's own: it can be used once it is in play.
    let sensing: Vec<_> = talents::of_ship(t, Moment::Jump, id);
    if !talents::offer(t, Moment::Jump, &sensing, |_, _| true)?.is_empty() {
        let options = vec![Choice::Side, Choice::Distance];
        let again = t.ask(Prompt::one(t.ship(id).owner, Ask::Again { ship: id }, options))?;
        if again[0] == 0 {
            side = [t.dice().roll(6), t.dice().roll(6)];
        } else {
            distance = t.dice().roll(6);
        }
        t.announce(Event::JumpRolled { ship: id, side, distance });
    }
    let to = jump::arrival(marker, side[0] + side[1], distance);
    t.ship_mut(id).pose = to;
    t.announce(Event::Moved { ship: id, from: if enters { marker } else { from }, to, way: Way::Jump });
    collide_on_arrival(t, id)?;
    hazards::leave_area(t);
    Ok(())
}

/// A ship, planetoid or field where a ship arrives costs it one collision counter, and each ship there another.
fn collide_on_arrival(t: &mut Table, id: ShipId) -> Flow<()> {
    let ship = t.ship(id);
    let struck: Vec<ShipId> =
        t.public.ships.in_play().filter(|other| overlaps(ship, other)).map(|other| other.id).collect();
    let outline = base::outline(ship.pose);
    let on_terrain = t.public.terrain.iter().any(|terrain| {
        !matches!(terrain.nature, Nature::Depot { .. })
            && terrain.level == ship.level
            && polygon::overlap(&outline, &terrain.outline())
    });
    if struck.is_empty() && !on_terrain {
        return Ok(());
    }
    hazards::collide(t, id);
    for other in &struck {
        hazards::collide(t, *other);
    }
    if struck.is_empty() { Ok(()) } else { overlap::clear_after_jump(t, id) }
}
