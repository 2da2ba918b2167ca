//! A player program that looks ahead: it invents full states that fit what its seat may know, tries each
//! option in them, lets quick programs play on, and takes the option that did best. It never sees the true
//! state. How good a state is, and how one is invented, the game says ([`Imagine`]); what to think about, and
//! what is done where thinking brings nothing, a quick program says ([`Guide`]).
//!
//! A decision often comes in the middle of a step, where no state can be invented. So the program invents its
//! states where the step begins, once it is asked something, and runs the step again in each of them with what
//! it answered and was told since.

mod guide;
mod thought;
mod world;

use std::time::{Duration, Instant};

use crate::{
    Beginning, Dice, Game, Imagine, Picks, Policy, Prompt, RandomPolicy, Seat, Seed, Table, random_picks,
};
pub use guide::Guide;
use thought::Race;
pub use thought::{Thought, Weighed};
use world::{Past, World};

/// How many answers to a question with many are tried at most, if several options may be picked.
const MOST_SUBSETS: usize = 24;
/// When so many invented worlds in a row don't come to the question, no more are.
const MISSES: usize = 6;
/// How many worlds are kept for the next question of the same step.
const KEPT: usize = 64;
/// A time budget does not run longer than this, however fast the game.
const MOST_ROUNDS: usize = 100_000;

/// How long the program may think about one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many games played on, or one for each option if that is more. The same seed gives the same answers.
    Rollouts(usize),
    /// So long, by the clock of the machine.
    Time(Duration),
}

type Clock = Box<dyn Fn() -> Instant + Send + Sync>;

/// The program that looks ahead.
pub struct Search<G: Imagine> {
    dice: Dice,
    budget: Budget,
    clock: Clock,
    gate: f64,
    horizon: usize,
    turns: u32,
    /// The quick program of this seat.
    guide: Box<dyn Guide<G>>,
    /// A program with the memory that it had when the running step began.
    before: Box<dyn Guide<G>>,
    /// Which step is running.
    step: Option<u64>,
    past: Past<G>,
    /// How much of the running step the guide has heard.
    told: usize,
    /// Worlds that came to the last question of the running step.
    worlds: Vec<World<G>>,
    thought: Option<Thought>,
}

impl<G: Imagine> Search<G> {
    /// A program whose chance comes from `seed`, with random play in its rollouts.
    pub fn new(seed: Seed, budget: Budget) -> Search<G> {
        Search::guided(seed, budget, RandomPolicy::new(seed))
    }

    /// A program whose chance comes from `seed`, and whose guide suggests answers and has its heirs play on.
    pub fn guided(seed: Seed, budget: Budget, guide: impl Guide<G> + 'static) -> Search<G> {
        let mut dice = Dice::new(seed);
        Search {
            before: guide.heir(Seat(0), new_seed(&mut dice)),
            dice,
            budget,
            clock: Box::new(Instant::now),
            gate: 0.0,
            horizon: 40,
            turns: u32::MAX,
            guide: Box::new(guide),
            step: None,
            past: Past { answers: Vec::new(), heard: Vec::new() },
            told: 0,
            worlds: Vec::new(),
            thought: None,
        }
    }

    /// The same program, which does what its guide suggests unless another answer leads by so many standard errors.
    #[must_use]
    pub fn with_gate(mut self, errors: f64) -> Self {
        self.gate = errors;
        self
    }

    /// The same program, playing on for `steps` steps before it judges.
    #[must_use]
    pub fn with_horizon(mut self, steps: usize) -> Self {
        self.horizon = steps;
        self
    }

    /// The same program, playing on until so many turns have begun, or all steps of the horizon were run.
    #[must_use]
    pub fn with_turns(mut self, turns: u32) -> Self {
        self.turns = turns;
        self
    }

    /// The same program with another clock.
    #[must_use]
    pub fn with_clock(mut self, clock: impl Fn() -> Instant + Send + Sync + 'static) -> Self {
        self.clock = Box::new(clock);
        self
    }

    /// What it thought about the last question, if it did.
    pub fn thought(&self) -> Option<&Thought> {
        self.thought.as_ref()
    }

    /// Thinks about a question, if it is worth it and a world is found that fits.
    fn think(
        &mut self,
        beginning: &Beginning<'_, G>,
        view: &G::View<'_>,
        prompt: &Prompt<G>,
        suggestion: &Picks,
    ) -> Option<Thought> {
        if !self.guide.ponders(view, prompt) {
            return None;
        }
        let mut answers = self.guide.candidates(view, prompt);
        if answers.is_empty() {
            answers = answers_to_try(prompt, suggestion, &mut self.dice);
        }
        // What the guide would do comes first: it is what is done if nothing can be imagined.
        answers.retain(|answer| answer != suggestion);
        answers.insert(0, suggestion.clone());
        if answers.len() == 1 {
            return None;
        }
        let mut race = Race::new(answers, self.gate);
        let mut purse = Purse::new(self.budget, &self.clock);
        let mut kept = std::mem::take(&mut self.worlds);
        let mut fitting = Vec::new();
        for _ in 0..MOST_ROUNDS {
            let running = race.running();
            if running.len() == 1 || !purse.has_something(running.len()) {
                break;
            }
            let Some(world) = Self::fitting_world(
                (&mut kept, beginning),
                prompt,
                (&self.past, self.before.as_ref()),
                &mut self.dice,
                &purse,
            ) else {
                break;
            };
            let seed = new_seed(&mut self.dice);
            let mut scores = Vec::new();
            for at in running {
                // Half a round compares nothing: it is not noted.
                if !purse.pay() {
                    break;
                }
                scores.push(self.play_on(&world, seed, prompt, race.picks(at)));
            }
            if scores.len() == race.running().len() {
                race.note(&scores);
            }
            if fitting.len() < KEPT {
                fitting.push(world);
            }
        }
        self.worlds = fitting;
        race.thought()
    }

    /// A world in which the step comes to `prompt` just as it really did: one that came to the question before, or else a
    /// new one.
    fn fitting_world(
        (kept, beginning): (&mut Vec<World<G>>, &Beginning<'_, G>),
        prompt: &Prompt<G>,
        (past, before): (&Past<G>, &dyn Guide<G>),
        dice: &mut Dice,
        purse: &Purse<'_>,
    ) -> Option<World<G>> {
        let mut misses = 0;
        while misses < MISSES {
            let mut world = kept.pop().unwrap_or_else(|| {
                misses += 1;
                let mut state = before.imagine(&beginning.view(), dice);
                *G::dice(&mut state) = Dice::new(new_seed(dice));
                World::new(state)
            });
            let mut programs = heirs(before, &world.state, new_seed(dice));
            if world.come_to(prompt, past, &mut programs, dice, || purse.has_time()) {
                return Some(world);
            }
        }
        None
    }

    /// Answers `prompt` with `picks` in a world that came to it, and plays on. The same arguments give the same score.
    fn play_on(&self, world: &World<G>, seed: Seed, prompt: &Prompt<G>, picks: &Picks) -> f64 {
        let mut answers = world.answers();
        answers.push(crate::Answer::new(prompt.seat, picks.clone()));
        let players = heirs(self.before.as_ref(), &world.state, seed);
        let last_turn = G::turn(&world.state).number.saturating_add(self.turns);
        let mut table = Table::with_players(world.state.clone(), players).with_answers(answers);
        // Whether the game ends within the horizon or not, the score says how it looks.
        let _ = table.play_until(self.horizon.saturating_add(1), |state| G::turn(state).number >= last_turn);
        G::score(table.state(), prompt.seat)
    }

    fn remember(&mut self, prompt: &Prompt<G>, picks: &Picks) {
        self.past.answers.push(prompt.words(picks));
    }
}

fn new_seed(dice: &mut Dice) -> Seed {
    Seed::from_number(u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX)))
}

/// Programs for all seats that remember what the guide did when the step began.
fn heirs<G: Imagine>(before: &dyn Guide<G>, state: &G::State, seed: Seed) -> Vec<Box<dyn Policy<G>>> {
    let mut seeds = Dice::new(seed);
    let heir = |seat| -> Box<dyn Policy<G>> {
        before.heir(seat, Seed::from_number(u64::from(seeds.below(u32::MAX))))
    };
    Seat::all(G::seats(state)).map(heir).collect()
}

/// What is left of a budget.
struct Purse<'a> {
    budget: Budget,
    clock: &'a Clock,
    begun: Instant,
    paid: usize,
    /// The first round is played in any case, where it is only counted.
    first_round: usize,
}

impl<'a> Purse<'a> {
    fn new(budget: Budget, clock: &'a Clock) -> Purse<'a> {
        Purse { budget, clock, begun: clock(), paid: 0, first_round: 0 }
    }

    fn has_time(&self) -> bool {
        match self.budget {
            Budget::Rollouts(_) => true,
            Budget::Time(limit) => (self.clock)().saturating_duration_since(self.begun) < limit,
        }
    }

    /// Whether a round with so many games can be begun.
    fn has_something(&mut self, games: usize) -> bool {
        if self.paid == 0 {
            self.first_round = games;
        }
        match self.budget {
            Budget::Rollouts(count) => self.paid == 0 || self.paid + games <= count,
            Budget::Time(_) => self.has_time(),
        }
    }

    /// Pays for one game.
    fn pay(&mut self) -> bool {
        let can = match self.budget {
            Budget::Rollouts(count) => self.paid < count.max(self.first_round),
            Budget::Time(_) => self.has_time(),
        };
        self.paid += usize::from(can);
        can
    }
}

impl<G: Imagine> Policy<G> for Search<G> {
    fn decide(&mut self, view: &G::View<'_>, prompt: &Prompt<G>) -> Picks {
        self.thought = None;
        let picks = self.guide.decide(view, prompt);
        self.remember(prompt, &picks);
        picks
    }

    fn decide_in_step(
        &mut self,
        beginning: &Beginning<'_, G>,
        view: &G::View<'_>,
        prompt: &Prompt<G>,
    ) -> Picks {
        let suggestion = self.guide.decide(view, prompt);
        self.thought = self.think(beginning, view, prompt, &suggestion);
        let chosen = self.thought.as_ref().map(|thought| thought.weighed[thought.chosen].picks.clone());
        let picks = chosen.unwrap_or(suggestion);
        self.remember(prompt, &picks);
        picks
    }

    fn observe(&mut self, seat: Seat, event: &G::Event) {
        self.past.heard.push(event.clone());
        if self.past.heard.len() > self.told {
            self.told = self.past.heard.len();
            self.guide.observe(seat, event);
        }
    }

    fn wants_steps(&self) -> bool {
        true
    }

    fn step_begins(&mut self, seat: Seat, step: u64) {
        self.past.answers.clear();
        self.past.heard.clear();
        // If the step is told again from its beginning, the guide remembers it.
        if self.step != Some(step) {
            self.step = Some(step);
            self.told = 0;
            self.worlds.clear();
            self.before = self.guide.heir(seat, new_seed(&mut self.dice));
        }
    }

    fn answered(&mut self, _seat: Seat, words: &[String]) {
        self.past.answers.push(words.to_vec());
    }
}

/// The answers worth a try: every option of a plain question; of others none, all, singles, what the quick
/// program suggests, and some at random.
fn answers_to_try<G: Game>(prompt: &Prompt<G>, suggestion: &Picks, dice: &mut Dice) -> Vec<Picks> {
    let keys = prompt.keys();
    let singles = (0..keys.len())
        .filter(|&at| !keys[..at].contains(&keys[at]))
        .map(|at| Picks::from_slice(&[at as u8]));
    if (prompt.least, prompt.most) == (1, 1) {
        return singles.collect();
    }
    let all: Picks = (0..keys.len() as u8).collect();
    let mut answers = vec![suggestion.clone()];
    let natural = [Picks::new(), all].into_iter().chain(singles);
    let random = (0..MOST_SUBSETS).map(|_| random_picks(prompt, dice));
    for picks in natural.chain(random) {
        if answers.len() < MOST_SUBSETS && prompt.check(&picks).is_ok() && !answers.contains(&picks) {
            answers.push(picks);
        }
    }
    answers
}
