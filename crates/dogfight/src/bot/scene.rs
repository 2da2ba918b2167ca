//! What a player program makes of a view: a state that fits it, with what each ship is worth and can do.

use tabletop::{Dice, Imagine};

use super::duel::{Fighter, balance, best_shot, grip};
use crate::course::{Course, End, Field, Start};
use crate::geometry::polygon;
use crate::geometry::{Edge, Point, base, ruler};
use crate::handling::Handling;
use crate::mission::Condition;
use crate::options::Extra;
use crate::plan::Plan;
use crate::ship::{ShipId, Side};
use crate::state::{Sighting, State};
use crate::terrain::Nature;
use crate::{Dogfight, View};

/// A state that fits a view, and whose side the program is on.
pub(super) struct Scene {
    pub state: State,
    /// First cards of enemies that the seat was shown.
    shown: Vec<Sighting>,
}

/// How likely a course of an enemy is.
#[derive(Clone, Copy)]
pub(super) struct Likely {
    pub course: Course,
    pub chance: f64,
}

/// What it costs to be lost, in units of ships.
const LOST: f64 = 3.0;
/// What it costs to be lost in the turn after.
const DOOMED: f64 = 1.5;
/// What it costs to touch a rock or a friend.
const TOUCH: f64 = 0.12;

impl Scene {
    pub(super) fn of(view: &View<'_>, dice: &mut Dice) -> Scene {
        let shown = view.own.map(|own| own.seen.clone()).unwrap_or_default();
        Scene { state: Dogfight::imagine(view, dice), shown }
    }

    /// The turn after, if these ships fly so, the others stay where they are, and nothing else happens.
    pub(super) fn after(&self, flown: &[(ShipId, &Course)]) -> Scene {
        let mut state = self.state.clone();
        for (id, course) in flown {
            let Start { pose, dial, level, energy } = course.next();
            let ship = state.ship_mut(*id);
            (ship.pose, ship.dial, ship.level, ship.energy) = (pose, dial, level, energy);
            ship.speed = course.plan.panel.speed;
        }
        Scene { state, shown: Vec::new() }
    }

    pub(super) fn field(&self, id: ShipId) -> Field {
        let public = &self.state.public;
        let exit = public.mission.entries().find(|(ship, _)| *ship == id).and_then(|(_, entry)| entry.exit);
        Field { area: public.mission.table, complete: public.options.complete(), exit }
    }

    pub(super) fn fighter(&self, id: ShipId) -> Fighter {
        let ship = self.state.ship(id);
        let card = ship.class.card();
        let options = &self.state.public.options;
        let pilot = if options.has(Extra::Pilots) { ship.pilot.level.attack() } else { 0 };
        Fighter {
            id,
            attack: card.attack,
            bonus: pilot + self.state.special_damage(id).attack(),
            aim: ship.before.aim.filter(|_| options.has(Extra::Aiming)),
            left: f64::from(card.structure.saturating_sub(self.state.cockpit(id).total())),
            worth: self.worth(id),
        }
    }

    /// What a ship is worth: more if the mission turns on it.
    fn worth(&self, id: ShipId) -> f64 {
        let conditions = self.state.public.mission.victory.iter().flat_map(|goal| &goal.when);
        let wanted = conditions.into_iter().any(|condition| match condition {
            Condition::Eliminated(ship) | Condition::Escaped(ship) => *ship == id,
            _ => false,
        });
        if wanted { 2.5 } else { 1.0 }
    }

    pub(super) fn enemies(&self, side: Side) -> impl Iterator<Item = ShipId> + '_ {
        self.state.public.ships.in_play().map(|ship| ship.id).filter(move |id| id.side != side)
    }

    pub(super) fn courses(&self, id: ShipId) -> Vec<Course> {
        let handling = Handling::of(&self.state, id);
        self.field(id).courses(Start::of(self.state.ship(id)), &handling)
    }

    /// Going straight on: with the energy it has, or where there is none at the speed of the turn before.
    pub(super) fn going_on(&self, id: ShipId) -> Course {
        let handling = Handling::of(&self.state, id);
        let plan = if self.state.public.options.complete() {
            handling.inertial()
        } else {
            handling.straight_at(self.state.ship(id).speed)
        };
        Course::new(self.field(id), Start::of(self.state.ship(id)), plan)
    }

    /// The course of a plan.
    pub(super) fn course(&self, id: ShipId, plan: Plan) -> Course {
        Course::new(self.field(id), Start::of(self.state.ship(id)), plan)
    }

    /// What a course is worth by itself: table edges, rocks, friends in the way, goals of the mission.
    pub(super) fn prospects(&self, id: ShipId, course: &Course, friends: &[Course]) -> f64 {
        let handling = Handling::of(&self.state, id);
        let field = self.field(id);
        let worth = self.worth(id);
        match course.end {
            End::Leaves => return -LOST * worth,
            End::Escapes => return LOST * worth,
            End::Stays => {}
        }
        let doomed = !field.can_stay(course, &handling, 2);
        let crowded = friends.iter().filter(|friend| overlap(course, friend)).count();
        let mut value = self.goals(id, course);
        value -= if doomed { DOOMED * worth } else { 0.0 };
        value -= TOUCH * (self.rocks(course) + crowded as f64);
        value -= course.energy.map_or(0.0, |energy| 0.02 * (f64::from(energy) - 2.0).abs());
        value
    }

    /// How many templates the base touches at the end.
    fn rocks(&self, course: &Course) -> f64 {
        let outline = base::outline(course.second.pose);
        let touched = self.state.public.terrain.iter().filter(|terrain| {
            let dangerous = match terrain.nature {
                Nature::Field(_) => !(0..=1).contains(&course.plan.energy()),
                Nature::Planetoid => true,
                Nature::Depot { .. } => false,
            };
            dangerous
                && terrain.level == course.second.level
                && terrain.pose.at.distance(course.second.pose.at) < 140.0
                && polygon::overlap(&outline, &terrain.outline())
        });
        touched.count() as f64
    }

    /// The way to an exit, and shots at depots.
    fn goals(&self, id: ShipId, course: &Course) -> f64 {
        let mut value = 0.0;
        if let Some(exit) = self.field(id).exit {
            let way = |point: Point| self.way_to(exit, point);
            let gained = way(self.state.ship(id).pose.at) - way(course.second.pose.at);
            value += gained / 250.0;
        }
        for terrain in &self.state.public.terrain {
            let Nature::Depot { owner, structure, damage } = terrain.nature else { continue };
            if owner == id.side || !terrain.is_there() {
                continue;
            }
            let depot = crate::course::Stand::new(terrain.pose, 0, terrain.level);
            let energy = course.energy.map(|_| 0);
            let standing = Course { first: depot, second: depot, energy, end: End::Stays, ..*course };
            let target = Fighter { left: f64::from(structure - damage), worth: 4.0, ..self.fighter(id) };
            let me = self.fighter(id);
            value += best_shot(&me, course, &target, &standing) * target.worth * (2.4 / target.left).min(1.0);
            value += 0.3 * grip(&course.second, &depot);
        }
        value
    }

    fn way_to(&self, exit: Edge, point: Point) -> f64 {
        let area = self.state.public.mission.table;
        match exit {
            Edge::North => area.height - point.y,
            Edge::South => point.y,
            Edge::East => area.width - point.x,
            Edge::West => point.x,
        }
    }

    /// What an enemy is likely to do against these courses: the best of its plans, the better the likelier.
    pub(super) fn likely(&self, id: ShipId, against: &[(Fighter, Course)], most: usize) -> Vec<Likely> {
        let me = self.fighter(id);
        let fits = |course: &Course| {
            self.shown.iter().all(|seen| match seen {
                Sighting::Card { ship, card } => *ship != id || course.plan.cards.first() == *card,
                Sighting::Counters { .. } => true,
            })
        };
        let mut courses = self.courses(id);
        if courses.iter().any(fits) {
            courses.retain(fits);
        }
        let mut valued: Vec<(f64, Course)> = courses
            .into_iter()
            .map(|course| {
                let fights = against.iter().map(|(foe, theirs)| balance(&me, &course, foe, theirs));
                let mut value = fights.sum::<f64>();
                value -= if course.end == End::Leaves { LOST } else { 0.0 };
                value += if self.field(id).exit.is_some() { self.goals(id, &course) } else { 0.0 };
                (value, course)
            })
            .collect();
        valued.sort_by(|one, two| two.0.total_cmp(&one.0));
        valued.truncate(most);
        let best = valued.first().map_or(0.0, |(value, _)| *value);
        let weight = |value: f64| libm::exp((value - best) * KEENNESS);
        let sum: f64 = valued.iter().map(|(value, _)| weight(*value)).sum();
        valued.into_iter().map(|(value, course)| Likely { course, chance: weight(value) / sum }).collect()
    }

    /// How far a ship is from an enemy.
    pub(super) fn distance(&self, one: ShipId, two: ShipId) -> f64 {
        self.state.ship(one).pose.at.distance(self.state.ship(two).pose.at)
    }

    /// The enemies that matter to a ship in this turn, nearest first.
    pub(super) fn rivals(&self, id: ShipId, most: usize) -> Vec<ShipId> {
        let mut enemies: Vec<ShipId> = self.enemies(id.side).collect();
        enemies.sort_by(|one, two| self.distance(id, *one).total_cmp(&self.distance(id, *two)));
        let near = |enemy: &ShipId| self.distance(id, *enemy) < 2.5 * ruler::LONG;
        let close = enemies.iter().filter(|enemy| near(enemy)).count().max(1);
        enemies.truncate(close.min(most));
        enemies
    }
}

/// How sure the program is that others do what it thinks best.
const KEENNESS: f64 = 8.0;

/// Whether two courses end on each other.
fn overlap(one: &Course, two: &Course) -> bool {
    one.second.level == two.second.level && base::overlap(one.second.pose, two.second.pose)
}
