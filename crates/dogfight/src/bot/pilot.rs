//! The pilot: weighs every plan of its ships against what enemies are likely to do this turn, keeps on the
//! table, and answers the rest by habit.

use std::collections::BTreeMap;

use tabletop::{Dice, Picks, Policy, Prompt, Seed};

use super::duel::{Fighter, balance, best_shot};
use super::habits;
use super::scene::{Likely, Scene};
use crate::choice::{Ask, Choice};
use crate::course::Course;
use crate::plan::{Cards, Plan};
use crate::ship::ShipId;
use crate::{Dogfight, View};

/// How many enemies a ship keeps in mind, and how many plans of each.
const RIVALS: usize = 3;
const THEIR_PLANS: usize = 12;

/// The look-ahead player.
#[derive(Clone, Debug)]
pub struct PilotBot {
    dice: Dice,
    plans: Plans,
}

impl PilotBot {
    /// A pilot whose whims depend on `seed` alone.
    pub fn new(seed: Seed) -> PilotBot {
        PilotBot { dice: Dice::new(seed), plans: Plans::default() }
    }
}

impl Policy<Dogfight> for PilotBot {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Dogfight>) -> Picks {
        let PilotBot { dice, plans } = self;
        plans.answer(view, prompt, dice, choose)
    }
}

/// The best plan of a ship against likely plans of its enemies.
pub(super) fn choose(scene: &Scene, id: ShipId, friends: &[Course], dice: &mut Dice) -> Option<Plan> {
    let me = scene.fighter(id);
    let foes = foes(scene, id, THEIR_PLANS);
    let courses = scene.courses(id);
    let values: Vec<f64> = courses
        .iter()
        .map(|course| {
            scene.prospects(id, course, friends)
                + against(&me, course, &foes)
                + 0.01 * f64::from(dice.below(100)) / 100.0
        })
        .collect();
    let best = (0..courses.len()).max_by(|&one, &two| values[one].total_cmp(&values[two]))?;
    Some(courses[best].plan)
}

/// The enemies that matter, with what they are likely to do against a ship that goes on as before.
pub(super) fn foes(scene: &Scene, id: ShipId, most: usize) -> Vec<(Fighter, Vec<Likely>)> {
    let expected = [(scene.fighter(id), scene.going_on(id))];
    let rivals = scene.rivals(id, RIVALS).into_iter();
    rivals.map(|foe| (scene.fighter(foe), scene.likely(foe, &expected, most))).collect()
}

/// What a course is worth against likely ones: a ship attacks one enemy in a turn, and all may attack it.
fn against(me: &Fighter, course: &Course, foes: &[(Fighter, Vec<Likely>)]) -> f64 {
    let mut value = 0.0;
    let mut surplus: Vec<f64> = Vec::new();
    for (foe, likely) in foes {
        let mean = |of: &dyn Fn(&Course) -> f64| -> f64 {
            likely.iter().map(|likely| likely.chance * of(&likely.course)).sum()
        };
        value += mean(&|theirs| balance(me, course, foe, theirs));
        surplus.push(mean(&|theirs| best_shot(me, course, foe, theirs)));
    }
    // Only the best of several shots is taken.
    let all: f64 = surplus.iter().sum();
    let best = surplus.iter().copied().fold(0.0, f64::max);
    value - 0.15 * (all - best)
}

/// The plans of this turn, each chosen when its cards are asked for, and told question by question.
#[derive(Clone, Debug, Default)]
pub(super) struct Plans {
    turn: u32,
    chosen: BTreeMap<ShipId, Plan>,
}

impl Plans {
    /// Answers a question: plans as `choose` says, everything else by habit.
    pub(super) fn answer(
        &mut self,
        view: &View<'_>,
        prompt: &Prompt<Dogfight>,
        dice: &mut Dice,
        choose: impl FnOnce(&Scene, ShipId, &[Course], &mut Dice) -> Option<Plan>,
    ) -> Picks {
        if self.turn != view.public.turn {
            self.turn = view.public.turn;
            self.chosen.clear();
        }
        let options = &prompt.options;
        let wanted = match &prompt.ask {
            Ask::Cards { ship } => {
                if let Some(plan) = self.choose(view, *ship, options, dice, choose) {
                    self.chosen.insert(*ship, plan);
                }
                self.chosen.get(ship).map(|plan| Choice::Cards(plan.cards))
            }
            Ask::CardsAhead { .. } => return Picks::from_slice(&[dice.below(options.len() as u32) as u8]),
            Ask::Panel { ship, .. } => self.chosen.get(ship).map(|plan| Choice::Panel(plan.panel)),
            Ask::Dial { ship, .. } => self.chosen.get(ship).map(|plan| Choice::Dial(plan.dial)),
            _ => return habits::answer(view, prompt, dice),
        };
        let at = wanted.and_then(|wanted| options.iter().position(|option| *option == wanted)).unwrap_or(0);
        Picks::from_slice(&[at as u8])
    }

    fn choose(
        &self,
        view: &View<'_>,
        id: ShipId,
        options: &[Choice],
        dice: &mut Dice,
        choose: impl FnOnce(&Scene, ShipId, &[Course], &mut Dice) -> Option<Plan>,
    ) -> Option<Plan> {
        let scene = Scene::of(view, dice);
        if let Some(leaving) = leaves(&scene, id) {
            return Some(leaving);
        }
        let friends: Vec<Course> = scene
            .state
            .public
            .ships
            .in_play()
            .filter(|ship| ship.id.side == id.side && ship.id != id)
            .map(|ship| match self.chosen.get(&ship.id) {
                Some(plan) => scene.course(ship.id, *plan),
                None => scene.going_on(ship.id),
            })
            .collect();
        let mut plan = choose(&scene, id, &friends, dice)?;
        // A blank card beside a single one keeps the enemy guessing.
        if let Cards::Single(card) = plan.cards
            && options.contains(&Choice::Cards(Cards::WithBlank(card)))
            && dice.below(2) == 0
        {
            plan.cards = Cards::WithBlank(card);
        }
        Some(plan)
    }
}

/// The jump that saves a ship, if it may jump by now.
fn leaves(scene: &Scene, id: ShipId) -> Option<Plan> {
    scene.state.public.mission.leaves_by_jump(id)?;
    let plans = crate::handling::Handling::of(&scene.state, id).plans();
    plans.into_iter().find(|plan| plan.panel.ftl)
}
