//! Answers to everything but plans: what needs no look ahead. The pilot and the ace share them.

use tabletop::{Dice, Picks, Prompt};

use super::duel::chance;
use super::scene::Scene;
use crate::choice::{Ask, Choice};
use crate::counter::{Counter, Symbol};
use crate::event::Modifiers;
use crate::geometry::{Pose, angle_between};
use crate::plan::Climb;
use crate::ship::ShipId;
use crate::state::{Lasting, Step, Target};
use crate::talent::{Effect, Moment, Talent};
use crate::targets::{modifiers, targets};
use crate::terrain::Nature;
use crate::{Dogfight, View};

/// What is picked, by its place among the options.
pub(super) fn answer(view: &View<'_>, prompt: &Prompt<Dogfight>, dice: &mut Dice) -> Picks {
    let options = &prompt.options;
    let one = match &prompt.ask {
        Ask::KeepCounters { keep, .. } => return keep_lightest(options, *keep),
        Ask::Tail { ship } => best(options, |choice| match choice {
            Choice::Ship(target) => 1000.0 - gap(view, *ship, *target),
            _ => 0.0,
        }),
        Ask::Whether { ship } => {
            let (target, odds) = best_target(view, *ship);
            let fires = target.is_some() && !is_worth_waiting(view, *ship, odds, dice);
            best(options, |choice| f64::from(u8::from((*choice == Choice::Fire) == fires)))
        }
        Ask::Fire { ship } => {
            let (_, odds) = best_target(view, *ship);
            let waits = is_worth_waiting(view, *ship, odds, dice);
            best(options, |choice| match choice {
                Choice::Attack(target) => value_of_attack(view, *ship, *target),
                _ if waits => 10.0,
                _ => -1.0,
            })
        }
        Ask::Split { ship, die } => {
            let modifier =
                view.public.attacks.iter().find(|attack| attack.by == *ship).map_or(0, |it| it.modifier);
            let splits = *die as i8 + modifier >= view.public.ship(*ship).class.card().attack;
            best(options, |choice| f64::from(u8::from((*choice == Choice::Split) == splits)))
        }
        Ask::UseTalent { moment } => best(options, |choice| match choice {
            Choice::Use(ship, talent) => worth_using(view, *moment, *ship, *talent),
            _ => 0.5,
        }),
        Ask::TryFlaw { .. } => best(options, |choice| f64::from(u8::from(*choice != Choice::Pass))),
        Ask::LookAt { ship } | Ask::Help { ship } => best(options, |choice| match choice {
            Choice::Ship(other) => {
                2000.0 - gap(view, *ship, *other)
                    + if targets(view.public, *other).is_empty() { 0.0 } else { 500.0 }
            }
            _ => 0.0,
        }),
        Ask::NameSymbol { .. } => {
            best(options, |choice| f64::from(u8::from(*choice == Choice::Symbol(Symbol::Controls))))
        }
        Ask::PutBack { .. } => best(options, |choice| match choice {
            Choice::Counter(counter) => f64::from(counter.value),
            _ => -1.0,
        }),
        Ask::MarkerEast { ship } => {
            let wanted = landing(view, *ship);
            best(options, |choice| match choice {
                Choice::Millimetres(east) => -(f64::from(*east) - wanted.at.x).abs(),
                _ if view.public.mission.leaves_by_jump(*ship).is_some() => 1.0,
                _ => f64::NEG_INFINITY,
            })
        }
        Ask::MarkerNorth { ship, .. } => {
            let wanted = landing(view, *ship);
            best(options, |choice| match choice {
                Choice::Millimetres(north) => -(f64::from(*north) - wanted.at.y).abs(),
                _ => f64::NEG_INFINITY,
            })
        }
        Ask::MarkerHeading { ship, east, north } => {
            let spot = crate::geometry::Point::new(f64::from(*east), f64::from(*north));
            let towards = (nearest_enemy(view, *ship).at - spot).heading();
            best(options, |choice| match choice {
                Choice::Degrees(degrees) => -angle_between(f64::from(*degrees), towards),
                _ => f64::NEG_INFINITY,
            })
        }
        Ask::MarkerLevel { ship } => {
            let level = enemy_level(view, *ship);
            best(options, |choice| match choice {
                Choice::Level(at) => -f64::from(at.abs_diff(level)),
                _ => f64::NEG_INFINITY,
            })
        }
        // The energy that the mission proposes, and whatever comes first elsewhere.
        _ => 0,
    };
    let mut picks = Picks::from_slice(&[one]);
    // A question for several takes as many as it must.
    for at in 0..prompt.least {
        if picks.len() < usize::from(prompt.least) && !picks.contains(&at) {
            picks.push(at);
        }
    }
    picks.sort_unstable();
    picks
}

/// The first of the best options.
fn best(options: &[Choice], value: impl Fn(&Choice) -> f64) -> u8 {
    let values: Vec<f64> = options.iter().map(value).collect();
    let best = (0..values.len()).rev().max_by(|&one, &two| values[one].total_cmp(&values[two]));
    best.unwrap_or(0) as u8
}

fn keep_lightest(options: &[Choice], keep: u8) -> Picks {
    let weight = |at: &u8| match options[usize::from(*at)] {
        Choice::Counter(Counter { value, symbol, .. }) => 2 * value + if symbol.is_some() { 3 } else { 0 },
        _ => 0,
    };
    let mut order: Picks = (0..options.len() as u8).collect();
    order.sort_by_key(weight);
    order.truncate(usize::from(keep));
    order.sort_unstable();
    order
}

fn gap(view: &View<'_>, one: ShipId, two: ShipId) -> f64 {
    view.public.ship(one).pose.at.distance(view.public.ship(two).pose.at)
}

fn sum(modifiers: &Modifiers) -> i8 {
    modifiers.iter().map(|(_, number)| number).sum()
}

/// The chance of an attack to hit, as far as all know.
fn odds(view: &View<'_>, ship: ShipId, target: Target) -> f64 {
    chance(view.public.ship(ship).class.card().attack, sum(&modifiers(view.public, ship, target)))
}

/// How many counters lie beside a ship.
fn counters(view: &View<'_>, id: ShipId) -> f64 {
    let backs = view.backs.iter().find(|backs| backs.ship == id);
    backs.map_or(0.0, |backs| f64::from(backs.blue + backs.collision))
}

/// The better the odds and the more hurt the target, the better; a goal of the mission first.
fn value_of_attack(view: &View<'_>, ship: ShipId, target: Target) -> f64 {
    let odds = odds(view, ship, target);
    match target {
        Target::Ship(id) => odds * (1.0 + 0.15 * counters(view, id)) * wanted(view, id),
        Target::Depot(at) => match view.public.terrain.get(usize::from(at)).map(|terrain| terrain.nature) {
            Some(Nature::Depot { .. }) => 3.0 * odds,
            _ => 0.0,
        },
    }
}

/// More for a ship on which the mission turns.
fn wanted(view: &View<'_>, id: ShipId) -> f64 {
    use crate::mission::Condition;
    let conditions = view.public.mission.victory.iter().flat_map(|goal| &goal.when);
    let turns_on = |condition: &Condition| match condition {
        Condition::Eliminated(ship) | Condition::Escaped(ship) => *ship == id,
        _ => false,
    };
    if conditions.into_iter().any(turns_on) { 2.0 } else { 1.0 }
}

fn best_target(view: &View<'_>, ship: ShipId) -> (Option<Target>, f64) {
    let seen = targets(view.public, ship).into_iter().map(|(target, _)| target);
    let value = |target: &Target| value_of_attack(view, ship, *target);
    let best = seen.max_by(|one, two| value(one).total_cmp(&value(two)));
    (best, best.map_or(0.0, |target| odds(view, ship, target)))
}

/// Whether the second firing step promises a better shot than these odds: the ship knows where it goes, and
/// guesses that enemies with a second card go straight on.
fn is_worth_waiting(view: &View<'_>, id: ShipId, odds: f64, dice: &mut Dice) -> bool {
    if view.public.step != Step::FirstFiring || !view.public.options.complete() {
        return false;
    }
    let Some(plan) = view.own.and_then(|own| own.cockpits.get(&id)).and_then(|cockpit| cockpit.plan) else {
        return false;
    };
    let still_moves = |ship: ShipId| {
        view.backs.iter().any(|backs| backs.ship == ship && backs.cards > 1)
            || view.public.ship(ship).now.revealed.is_some_and(|it| it.panel.climb != Climb::Level)
    };
    let mut enemies = view.public.ships.in_play().filter(|ship| ship.id.side != id.side);
    let moving = still_moves(id) || enemies.any(|ship| still_moves(ship.id));
    if !moving {
        return false;
    }
    let mut later = Scene::of(view, dice);
    let moves: Vec<(ShipId, Pose)> = later
        .state
        .public
        .ships
        .in_play()
        .filter_map(|ship| {
            let planned = if ship.id == id { plan } else { later.state.cockpit(ship.id).plan? };
            Some((ship.id, after_second(ship.pose, planned)))
        })
        .collect();
    for (ship, pose) in moves {
        later.state.ship_mut(ship).pose = pose;
    }
    let public = &later.state.public;
    let promised = targets(public, id)
        .into_iter()
        .map(|(target, _)| chance(public.ship(id).class.card().attack, sum(&modifiers(public, id, target))));
    // What is sure is worth more than what is guessed.
    promised.fold(0.0, f64::max) * 0.8 > odds
}

/// Where the second movement takes a ship.
fn after_second(pose: Pose, plan: crate::plan::Plan) -> Pose {
    use crate::geometry::base;
    let second =
        plan.cards.second().or_else(|| (plan.panel.climb != Climb::Level).then(|| plan.cards.maneuver()));
    let Some(arrow) = second.and_then(|card| card.arrow(plan.panel.speed)) else { return pose };
    if plan.cards.is_boost() {
        base::from_rear(pose, arrow)
    } else {
        crate::movement::maneuver(pose, plan.panel.speed, arrow).1
    }
}

/// Whether a talent is worth one of its uses: more than half is yes.
fn worth_using(view: &View<'_>, moment: Moment, id: ShipId, talent: Talent) -> f64 {
    let ship = view.public.ship(id);
    match talent.card().effect {
        Effect::WideArc { degrees, .. } => {
            let mut wider = view.public.clone();
            let blind = targets(view.public, id).is_empty();
            wider.ships[id].now.effects.push(Lasting::WideArc { degrees, by: -1 });
            f64::from(u8::from(blind && !targets(&wider, id).is_empty()))
        }
        Effect::HelpFriend { .. } => {
            let friends =
                view.public.ships.in_play().filter(|other| other.id.side == id.side && other.id != id);
            let armed = friends.into_iter().any(|friend| !targets(view.public, friend.id).is_empty());
            f64::from(u8::from(armed))
        }
        // Planning talents are for tight spots: a fast ship brakes, one that was busy turning turns again.
        Effect::Brake => f64::from(u8::from(ship.energy >= 4)),
        Effect::Acceleration { .. } => f64::from(u8::from(ship.energy >= 4 || ship.energy <= 0)),
        Effect::IgnoreDifficult => f64::from(u8::from(ship.before.difficult)),
        Effect::GLimit { .. } | Effect::RotateWith { .. } => {
            let close = view
                .public
                .ships
                .in_play()
                .any(|other| other.id.side != id.side && gap(view, id, other.id) < 300.0);
            f64::from(u8::from(close))
        }
        Effect::ExchangeCard => 0.0,
        Effect::DrawAgain => f64::from(u8::from(last_drawn_hurts(view, id))),
        _ if moment == Moment::Drift => 0.0,
        _ => 1.0,
    }
}

/// Whether a fresh counter is likely to be kinder. What was drawn is told by events, which are not kept: the
/// second chance is taken when the ship is nearly lost.
fn last_drawn_hurts(view: &View<'_>, id: ShipId) -> bool {
    counters(view, id) >= 3.0
}

fn nearest_enemy(view: &View<'_>, id: ShipId) -> Pose {
    let here = view.public.ship(id).pose.at;
    let enemies = view.public.ships.in_play().filter(|ship| ship.id.side != id.side);
    let nearest = enemies.min_by(|one, two| {
        let weight = |ship: &&crate::state::Ship| ship.pose.at.distance(here) / wanted(view, ship.id);
        weight(one).total_cmp(&weight(two))
    });
    nearest.map_or(view.public.ship(id).pose, |ship| ship.pose)
}

fn enemy_level(view: &View<'_>, id: ShipId) -> u8 {
    let target = nearest_enemy(view, id);
    view.public.ships.in_play().find(|ship| ship.pose == target).map_or(2, |ship| ship.level)
}

/// Where a ship would like to arrive: behind the enemy that matters most.
fn landing(view: &View<'_>, id: ShipId) -> Pose {
    nearest_enemy(view, id).moved(-260.0)
}
