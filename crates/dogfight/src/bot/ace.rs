//! The ace: weighs its best plans against the enemy's best plans, each pair with a look at the turn after, and
//! plays what the enemy can least exploit. It widens its choice until its budget is spent.

use std::time::Instant;

use tabletop::{Budget, Dice, Picks, Policy, Prompt, Seed};

use super::course::{Course, End};
use super::duel::{Fighter, balance};
use super::pilot::{Plans, foes};
use super::scene::{Likely, Scene};
use crate::handling::Handling;
use crate::plan::Plan;
use crate::ship::ShipId;
use crate::{Dogfight, View};

/// How many plans of each side are weighed, narrow first.
const WIDTHS: [(usize, usize); 4] = [(8, 6), (16, 10), (28, 16), (48, 24)];
/// How many plans of the turn after are looked at.
const NEXT_PLANS: usize = 14;
/// How much the turn after counts.
const LATER: f64 = 0.6;
/// How often strategies are adapted to each other.
const ROUNDS: u32 = 400;

/// The strong player.
#[derive(Clone, Debug)]
pub struct Ace {
    dice: Dice,
    budget: Budget,
    plans: Plans,
}

impl Ace {
    /// An ace whose whims depend on `seed`; its budget is counted in pairs of plans, or in time.
    pub fn new(seed: Seed, budget: Budget) -> Ace {
        Ace { dice: Dice::new(seed), budget, plans: Plans::default() }
    }
}

impl Policy<Dogfight> for Ace {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Dogfight>) -> Picks {
        let Ace { dice, budget, plans } = self;
        let spent = Spent { budget: *budget, begun: Instant::now(), pairs: 0 };
        plans.answer(view, prompt, dice, |scene, id, friends, dice| choose(scene, id, friends, dice, spent))
    }
}

/// What was spent of a budget.
#[derive(Clone, Copy)]
struct Spent {
    budget: Budget,
    begun: Instant,
    pairs: usize,
}

impl Spent {
    fn is_over(&self) -> bool {
        match self.budget {
            Budget::Rollouts(most) => self.pairs >= most,
            Budget::Time(limit) => self.begun.elapsed() >= limit,
        }
    }
}

/// A course with what follows from it alone.
struct Candidate {
    course: Course,
    /// What it is worth by itself and against enemies other than the rival.
    worth: f64,
    /// Courses of the turn after.
    next: Vec<Course>,
}

fn choose(scene: &Scene, id: ShipId, friends: &[Course], dice: &mut Dice, mut spent: Spent) -> Option<Plan> {
    let me = scene.fighter(id);
    let all = foes(scene, id, WIDTHS[WIDTHS.len() - 1].1);
    let with_plans = all.split_first().filter(|((_, likely), _)| !likely.is_empty());
    let Some(((rival, their_likely), others)) = with_plans else {
        return alone(scene, id, friends);
    };
    let mut mine: Vec<Candidate> = scene
        .courses(id)
        .into_iter()
        .map(|course| {
            let elsewhere: f64 = others.iter().map(|(foe, likely)| expected(&me, &course, foe, likely)).sum();
            let worth = scene.prospects(id, &course, friends) + elsewhere;
            Candidate { course, worth, next: Vec::new() }
        })
        .collect();
    let first_look =
        |candidate: &Candidate| candidate.worth + expected(&me, &candidate.course, rival, their_likely);
    let mut order: Vec<(f64, Candidate)> = mine.drain(..).map(|it| (first_look(&it), it)).collect();
    order.sort_by(|one, two| two.0.total_cmp(&one.0));
    let mut mine: Vec<Candidate> = order.into_iter().map(|(_, candidate)| candidate).collect();
    let mut theirs: Vec<Candidate> = their_likely
        .iter()
        .map(|likely| {
            let worth = scene.prospects(rival.id, &likely.course, &[]);
            Candidate { course: likely.course, worth, next: Vec::new() }
        })
        .collect();
    if mine.is_empty() {
        // It can only jump, which is not weighed here.
        return None;
    }
    let mut chosen = None;
    for (rows, columns) in WIDTHS {
        let (rows, columns) = (rows.min(mine.len()), columns.min(theirs.len()));
        look_on(scene, id, &mut mine[..rows]);
        look_on(scene, rival.id, &mut theirs[..columns]);
        let mut game: Vec<Vec<f64>> = Vec::with_capacity(rows);
        for row in &mine[..rows] {
            game.push(theirs[..columns].iter().map(|column| weigh(&me, row, rival, column)).collect());
            spent.pairs += columns;
            if chosen.is_some() && spent.is_over() {
                return chosen.map(|at: usize| mine[at].course.plan);
            }
        }
        chosen = Some(mixed(&game, dice));
        if spent.is_over() || rows == mine.len() && columns == theirs.len() {
            break;
        }
    }
    chosen.map(|at| mine[at].course.plan)
}

/// Without any enemy in play only the table and the goals matter.
fn alone(scene: &Scene, id: ShipId, friends: &[Course]) -> Option<Plan> {
    let value = |course: &Course| scene.prospects(id, course, friends);
    let courses = scene.courses(id);
    courses.iter().max_by(|one, two| value(one).total_cmp(&value(two))).map(|course| course.plan)
}

fn expected(me: &Fighter, course: &Course, foe: &Fighter, likely: &[Likely]) -> f64 {
    likely.iter().map(|likely| likely.chance * balance(me, course, foe, &likely.course)).sum()
}

/// Finds out where candidates can go in the turn after.
fn look_on(scene: &Scene, id: ShipId, candidates: &mut [Candidate]) {
    let field = scene.field(id);
    let handling = Handling::of(&scene.state, id);
    for candidate in candidates.iter_mut().filter(|it| it.next.is_empty() && it.course.end == End::Stays) {
        let next = handling.after(&candidate.course.plan);
        let start = candidate.course.next();
        let mut courses: Vec<Course> = next
            .simple_plans()
            .map(|plan| Course::new(field, start, plan))
            .filter(|course| course.end != End::Leaves)
            .collect();
        // Evenly from all there are: slow and fast, left and right.
        if courses.len() > NEXT_PLANS {
            let all = courses.len();
            courses = (0..NEXT_PLANS).map(|at| courses[at * all / NEXT_PLANS]).collect();
        }
        candidate.next = courses;
    }
}

/// What a pair of courses is worth to the first, with the turn after.
fn weigh(me: &Fighter, row: &Candidate, rival: &Fighter, column: &Candidate) -> f64 {
    let now = balance(me, &row.course, rival, &column.course);
    now + row.worth - column.worth + LATER * later(me, &row.next, rival, &column.next)
}

/// What the turn after promises: between what one side can force and what the other can.
fn later(me: &Fighter, mine: &[Course], rival: &Fighter, theirs: &[Course]) -> f64 {
    if mine.is_empty() || theirs.is_empty() {
        return 0.0;
    }
    let mut best_mean = f64::NEG_INFINITY;
    let mut sums = vec![0.0; theirs.len()];
    for course in mine {
        let mut sum = 0.0;
        for (total, other) in sums.iter_mut().zip(theirs) {
            let value = balance(me, course, rival, other);
            sum += value;
            *total += value;
        }
        best_mean = best_mean.max(sum / theirs.len() as f64);
    }
    let worst_mean = sums.iter().map(|sum| sum / mine.len() as f64).fold(f64::INFINITY, f64::min);
    0.5 * (best_mean + worst_mean)
}

/// A row of a game that the other side can least exploit: both sides adapt to each other for a while (regret
/// matching), and a row is drawn from what the first did on average.
fn mixed(game: &[Vec<f64>], dice: &mut Dice) -> usize {
    let (rows, columns) = (game.len(), game.first().map_or(0, Vec::len));
    let mut regrets = (vec![0.0; rows], vec![0.0; columns]);
    let mut sums = vec![0.0; rows];
    for _ in 0..ROUNDS {
        let (mine, theirs) = (strategy(&regrets.0), strategy(&regrets.1));
        let by_row: Vec<f64> = game
            .iter()
            .map(|row| row.iter().zip(&theirs).map(|(value, weight)| value * weight).sum())
            .collect();
        let value: f64 = by_row.iter().zip(&mine).map(|(value, weight)| value * weight).sum();
        for row in 0..rows {
            regrets.0[row] = (regrets.0[row] + by_row[row] - value).max(0.0);
            sums[row] += mine[row];
        }
        for column in 0..columns {
            let against: f64 = game.iter().zip(&mine).map(|(row, weight)| row[column] * weight).sum();
            regrets.1[column] = (regrets.1[column] + value - against).max(0.0);
        }
    }
    draw(&sums, dice)
}

fn strategy(regrets: &[f64]) -> Vec<f64> {
    let sum: f64 = regrets.iter().sum();
    let even = 1.0 / regrets.len() as f64;
    regrets.iter().map(|regret| if sum > 0.0 { regret / sum } else { even }).collect()
}

/// Draws a place by weights; small ones count for nothing.
fn draw(weights: &[f64], dice: &mut Dice) -> usize {
    let most = weights.iter().copied().fold(0.0, f64::max);
    let counted = |weight: f64| if weight < 0.2 * most { 0.0 } else { weight };
    let sum: f64 = weights.iter().map(|weight| counted(*weight)).sum();
    let mut rest = sum * f64::from(dice.below(1 << 20)) / f64::from(1 << 20);
    for (at, weight) in weights.iter().enumerate() {
        rest -= counted(*weight);
        if rest < 0.0 {
            return at;
        }
    }
    0
}
