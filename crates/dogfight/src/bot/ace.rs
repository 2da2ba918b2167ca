//! The ace: reads its rival, that is, takes it for a pilot and sees what a pilot would plan; answers that, and looks
//! a turn farther, in which both do the same again. It looks at one course after the other until its budget is spent.

use std::time::Instant;

use tabletop::{Budget, Dice, Picks, Policy, Prompt, Seed};

use super::duel::{Fighter, balance};
use super::pilot::{self, Plans, foes};
use super::scene::{Likely, Scene};
use crate::course::{Course, End};
use crate::plan::Plan;
use crate::ship::ShipId;
use crate::{Dogfight, View};

/// How many plans of an enemy are kept in mind.
const THEIR_PLANS: usize = 24;
/// How sure it is that the rival does what a pilot would do.
const FORESEEN: f64 = 0.85;
/// How much the turn after counts.
const LATER: f64 = 0.6;

/// The strong player.
#[derive(Clone, Debug)]
pub struct Ace {
    dice: Dice,
    budget: Budget,
    plans: Plans,
}

impl Ace {
    /// An ace whose whims depend on `seed`; its budget is counted in courses, or in time.
    pub fn new(seed: Seed, budget: Budget) -> Ace {
        Ace { dice: Dice::new(seed), budget, plans: Plans::default() }
    }
}

impl Policy<Dogfight> for Ace {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Dogfight>) -> Picks {
        let Ace { dice, budget, plans } = self;
        let (budget, begun) = (*budget, Instant::now());
        let is_spent = move |looked_at: usize| match budget {
            Budget::Rollouts(most) => looked_at >= most,
            Budget::Time(limit) => begun.elapsed() >= limit,
        };
        plans
            .answer(view, prompt, dice, |scene, id, friends, dice| choose(scene, id, friends, dice, is_spent))
    }
}

/// The best plan of a ship against what its rival, the nearest enemy, will do.
fn choose(
    scene: &Scene,
    id: ShipId,
    friends: &[Course],
    dice: &mut Dice,
    is_spent: impl Fn(usize) -> bool,
) -> Option<Plan> {
    let me = scene.fighter(id);
    let all = foes(scene, id, THEIR_PLANS);
    let with_plans = all.split_first().filter(|((_, likely), _)| !likely.is_empty());
    let Some(((rival, likely), others)) = with_plans else {
        return alone(scene, id, friends);
    };
    let foreseen = foresee(scene, rival.id, dice).unwrap_or(likely[0].course);
    let mut courses: Vec<(f64, Course)> = scene
        .courses(id)
        .into_iter()
        .map(|course| {
            let elsewhere: f64 = others.iter().map(|(foe, likely)| expected(&me, &course, foe, likely)).sum();
            let duel = FORESEEN * balance(&me, &course, rival, &foreseen)
                + (1.0 - FORESEEN) * expected(&me, &course, rival, likely);
            (scene.prospects(id, &course, friends) + elsewhere + duel, course)
        })
        .collect();
    // The most promising first: the budget may not last for all.
    courses.sort_by(|one, two| two.0.total_cmp(&one.0));
    let mut best: Option<(f64, Plan)> = None;
    for (looked_at, (now, course)) in courses.iter().enumerate() {
        if best.is_some() && is_spent(looked_at) {
            break;
        }
        let value = now + LATER * turn_after(scene, (&me, course), (rival, &foreseen), dice);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, course.plan));
        }
    }
    best.map(|(_, plan)| plan)
}

/// Without any enemy in play only the table and the goals matter.
fn alone(scene: &Scene, id: ShipId, friends: &[Course]) -> Option<Plan> {
    let value = |course: &Course| scene.prospects(id, course, friends);
    let courses = scene.courses(id);
    courses.iter().max_by(|one, two| value(one).total_cmp(&value(two))).map(|course| course.plan)
}

/// What a pilot would do in this ship.
fn foresee(scene: &Scene, id: ShipId, dice: &mut Dice) -> Option<Course> {
    pilot::choose(scene, id, &[], dice).map(|plan| scene.course(id, plan))
}

fn expected(me: &Fighter, course: &Course, foe: &Fighter, likely: &[Likely]) -> f64 {
    likely.iter().map(|likely| likely.chance * balance(me, course, foe, &likely.course)).sum()
}

/// What the turn after promises, if both fly so in this one: the best answer to what the rival will do then.
fn turn_after(scene: &Scene, mine: (&Fighter, &Course), theirs: (&Fighter, &Course), dice: &mut Dice) -> f64 {
    if mine.1.end != End::Stays || theirs.1.end != End::Stays {
        return 0.0;
    }
    let (me, rival) = (mine.0, theirs.0);
    let scene = scene.after(&[(me.id, mine.1), (rival.id, theirs.1)]);
    let Some(foreseen) = foresee(&scene, rival.id, dice) else { return 0.0 };
    let value = |course: &Course| scene.prospects(me.id, course, &[]) + balance(me, course, rival, &foreseen);
    let best = scene.courses(me.id).iter().map(value).max_by(f64::total_cmp);
    best.unwrap_or(0.0) - scene.prospects(rival.id, &foreseen, &[])
}
