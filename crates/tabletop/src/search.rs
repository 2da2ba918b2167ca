//! A player program that looks ahead: it invents full states that fit what its seat may know, tries each
//! option in them, lets quick programs play on, and takes the option that did best. It never sees the true
//! state. How good a state is, and how one is invented, the game says ([`Imagine`]).
//!
//! A decision often comes in the middle of a step, where no state can be invented. So the program invents its
//! states where the step begins, remembers what it answered and was told since, and runs the step again in
//! each of them; a run that tells the seat something else, or asks it something else, is thrown away.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::{Dice, Game, Imagine, Picks, Policy, Prompt, RandomPolicy, Seat, Seed, Table, random_picks};

/// How many answers to a question with many are tried at most, if several options may be picked.
const MOST_SUBSETS: usize = 24;
/// How often a step is run again, for one world to be found that fits.
const TRIES_FOR_A_WORLD: usize = 24;
/// A time budget does not run longer than this, however fast the game.
const MOST_ROUNDS: usize = 100_000;
/// After so many rounds an answer can fall behind so far that it is dropped.
const ROUNDS_BEFORE_DROPPING: usize = 8;
/// How many standard errors behind the best answer are too far.
const TOO_FAR_BEHIND: f64 = 2.5;

/// How long the program may think about one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// About so many games played on: at least one for each option. The same seed gives the same answers.
    Rollouts(usize),
    /// So long, by the clock of the machine.
    Time(Duration),
}

/// Makes a quick program for a seat, whose choices depend on the seed alone.
pub type Rollout<G> = fn(Seat, Seed) -> Box<dyn Policy<G>>;

/// The program that looks ahead.
pub struct Search<G: Imagine> {
    dice: Dice,
    budget: Budget,
    worlds: usize,
    horizon: usize,
    turns: u32,
    rollout: Rollout<G>,
    dreams: Vec<G::State>,
    memory: Memory<G>,
}

/// What the seat did and was told since the step began.
struct Memory<G: Game> {
    answers: Vec<Vec<String>>,
    heard: Vec<G::Event>,
}

impl<G: Game> Clone for Memory<G> {
    fn clone(&self) -> Self {
        Memory { answers: self.answers.clone(), heard: self.heard.clone() }
    }
}

impl<G: Imagine> Search<G> {
    /// A program whose chance comes from `seed`, with random play in its rollouts.
    pub fn new(seed: Seed, budget: Budget) -> Search<G> {
        Search {
            dice: Dice::new(seed),
            budget,
            worlds: 16,
            horizon: 40,
            turns: u32::MAX,
            rollout: |_, seed| Box::new(RandomPolicy::new(seed)),
            dreams: Vec::new(),
            memory: Memory { answers: Vec::new(), heard: Vec::new() },
        }
    }

    /// The same program with another quick program for every seat in its rollouts.
    #[must_use]
    pub fn with_rollout(mut self, rollout: Rollout<G>) -> Self {
        self.rollout = rollout;
        self
    }

    /// The same program, with `worlds` states invented a step.
    #[must_use]
    pub fn with_worlds(mut self, worlds: usize) -> Self {
        self.worlds = worlds;
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

    fn new_seed(&mut self) -> Seed {
        Seed::from_number(u64::from(self.dice.below(u32::MAX)) << 32 | u64::from(self.dice.below(u32::MAX)))
    }

    /// An invented state and a seed under which the step comes to `prompt` just as it really did.
    fn fitting_world(&mut self, prompt: &Prompt<G>, any: &Picks) -> Option<(usize, Seed)> {
        for _ in 0..TRIES_FOR_A_WORLD {
            let dream = self.dice.below(self.dreams.len() as u32) as usize;
            let seed = self.new_seed();
            if self.play_on(dream, seed, prompt, any, 0).is_some() {
                return Some((dream, seed));
            }
        }
        None
    }

    /// Runs the step in a dreamt state, answers `prompt` with `picks`, and plays on. The same arguments give
    /// the same score; nothing is returned if the step does not come to `prompt`.
    fn play_on(
        &self,
        dream: usize,
        seed: Seed,
        prompt: &Prompt<G>,
        picks: &Picks,
        horizon: usize,
    ) -> Option<f64> {
        let mut state = self.dreams[dream].clone();
        *G::dice(&mut state) = Dice::new(seed);
        let mut seeds = Dice::new(Seed(*blake3::hash(&seed.0).as_bytes()));
        let fit = Arc::new(Mutex::new(Fit::NotReached));
        let players = Seat::all(G::seats(&state)).map(|seat| -> Box<dyn Policy<G>> {
            let rollout = (self.rollout)(seat, Seed::from_number(u64::from(seeds.below(u32::MAX))));
            if seat != prompt.seat {
                return rollout;
            }
            Box::new(Scripted {
                memory: self.memory.clone(),
                keys: prompt.keys(),
                picks: picks.clone(),
                given: 0,
                heard: 0,
                fit: Arc::clone(&fit),
                rollout,
            })
        });
        let last_turn = G::turn(&state).number.saturating_add(self.turns);
        let mut table = Table::with_players(state, players.collect());
        // It can only pause because the game is over: players answer everything.
        let _ = table.run_step();
        if *fit.lock().unwrap_or_else(PoisonError::into_inner) != Fit::Fits {
            return None;
        }
        // Whether the game ends within the horizon or not, the score says how it looks.
        let _ = table.play_until(horizon, |state| G::turn(state).number >= last_turn);
        Some(G::score(table.state(), prompt.seat))
    }

    /// The best of the answers, as far as the budget lets it be seen; nothing if no world could be found.
    fn best(&mut self, prompt: &Prompt<G>, answers: Vec<Picks>) -> Option<Picks> {
        let rounds = match self.budget {
            Budget::Rollouts(count) => (count / answers.len()).max(1),
            Budget::Time(_) => MOST_ROUNDS,
        };
        let begun = Instant::now();
        let any = answers[0].clone();
        let mut tried: Vec<Tried> = answers.into_iter().map(Tried::new).collect();
        let mut found = false;
        for _ in 0..rounds {
            let late = matches!(self.budget, Budget::Time(limit) if begun.elapsed() >= limit);
            if late || tried.len() == 1 {
                break;
            }
            let Some((dream, seed)) = self.fitting_world(prompt, &any) else { break };
            found = true;
            for answer in &mut tried {
                // The same state and seed came to this prompt a moment ago.
                let score = self.play_on(dream, seed, prompt, &answer.picks, self.horizon).unwrap_or(0.0);
                answer.scores.push(score);
            }
            drop_the_hopeless(&mut tried);
        }
        // All that are left were tried equally often, so the best sum is the best mean; of equals the first.
        let best = tried.into_iter().rev().max_by(|one, other| one.sum().total_cmp(&other.sum()))?;
        found.then_some(best.picks)
    }
}

/// An answer and how it did in each round.
struct Tried {
    picks: Picks,
    scores: Vec<f64>,
}

impl Tried {
    fn new(picks: Picks) -> Tried {
        Tried { picks, scores: Vec::new() }
    }

    fn sum(&self) -> f64 {
        self.scores.iter().sum()
    }

    /// By how many standard errors another answer, tried in the same worlds, did better.
    fn behind(&self, other: &Tried) -> f64 {
        let rounds = self.scores.len() as f64;
        let differences = || other.scores.iter().zip(&self.scores).map(|(theirs, ours)| theirs - ours);
        let mean = differences().sum::<f64>() / rounds;
        let variance = differences().map(|one| (one - mean) * (one - mean)).sum::<f64>() / (rounds - 1.0);
        let error = (variance / rounds).sqrt();
        if mean <= 0.0 { 0.0 } else { mean / error.max(f64::MIN_POSITIVE) }
    }
}

/// Drops answers that will hardly catch up with the best.
fn drop_the_hopeless(tried: &mut Vec<Tried>) {
    let rounds = tried[0].scores.len();
    // Now and then is often enough, and does not cost much.
    if rounds < ROUNDS_BEFORE_DROPPING || !rounds.is_multiple_of(4) {
        return;
    }
    let sums = tried.iter().map(Tried::sum).enumerate();
    let Some((best, _)) = sums.max_by(|one, other| one.1.total_cmp(&other.1)) else { return };
    let keeps: Vec<bool> = tried.iter().map(|answer| answer.behind(&tried[best]) < TOO_FAR_BEHIND).collect();
    let mut keeps = keeps.into_iter();
    tried.retain(|_| keeps.next().unwrap_or(true));
}

impl<G: Imagine> Policy<G> for Search<G> {
    fn decide(&mut self, view: &G::View<'_>, prompt: &Prompt<G>) -> Picks {
        let mut quick = (self.rollout)(prompt.seat, self.new_seed());
        let mut answers = quick.candidates(view, prompt);
        if answers.is_empty() {
            let suggestion = quick.decide(view, prompt);
            answers = answers_to_try(prompt, &suggestion, &mut self.dice);
            // What the quick program would do comes first: it is what is done if nothing can be imagined.
            answers.sort_by_key(|answer| *answer != suggestion);
        }
        let suggestion = answers[0].clone();
        let clear = answers.len() == 1 || self.dreams.is_empty();
        let picks = if clear { None } else { self.best(prompt, answers) };
        let picks = picks.unwrap_or(suggestion);
        let keys = prompt.keys();
        self.memory.answers.push(picks.iter().map(|&at| keys[usize::from(at)].clone()).collect());
        picks
    }

    fn observe(&mut self, _seat: Seat, event: &G::Event) {
        self.memory.heard.push(event.clone());
    }

    fn wants_steps(&self) -> bool {
        true
    }

    fn step_begins(&mut self, _seat: Seat, view: &G::View<'_>) {
        self.memory.answers.clear();
        self.memory.heard.clear();
        self.dreams = (0..self.worlds).map(|_| G::imagine(view, &mut self.dice)).collect();
    }

    fn answered(&mut self, _seat: Seat, words: &[String]) {
        self.memory.answers.push(words.to_vec());
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

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    NotReached,
    Fits,
    Differs,
}

/// Repeats the seat's answers of the step, gives the examined one, and then plays as the quick program does.
struct Scripted<G: Game> {
    memory: Memory<G>,
    keys: Vec<String>,
    picks: Picks,
    given: usize,
    heard: usize,
    fit: Arc<Mutex<Fit>>,
    rollout: Box<dyn Policy<G>>,
}

impl<G: Game> Scripted<G> {
    fn fit(&self) -> Fit {
        // Nobody panics while holding the lock; if somebody did, the value would still be whole.
        *self.fit.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn conclude(&self, fit: Fit) {
        *self.fit.lock().unwrap_or_else(PoisonError::into_inner) = fit;
    }

    fn scripted(&mut self, prompt: &Prompt<G>) -> Option<Picks> {
        let picks = if let Some(words) = self.memory.answers.get(self.given) {
            prompt.resolve(words).ok()
        } else {
            let same = self.heard == self.memory.heard.len() && self.keys == prompt.keys();
            self.conclude(if same { Fit::Fits } else { Fit::Differs });
            same.then(|| self.picks.clone())
        };
        self.given += 1;
        picks
    }
}

impl<G: Game> Policy<G> for Scripted<G> {
    fn decide(&mut self, view: &G::View<'_>, prompt: &Prompt<G>) -> Picks {
        if self.fit() == Fit::NotReached {
            match self.scripted(prompt) {
                Some(picks) if prompt.check(&picks).is_ok() => return picks,
                _ => self.conclude(Fit::Differs),
            }
        }
        self.rollout.decide(view, prompt)
    }

    fn observe(&mut self, seat: Seat, event: &G::Event) {
        if self.fit() == Fit::NotReached {
            if self.memory.heard.get(self.heard) == Some(event) {
                self.heard += 1;
            } else {
                self.conclude(Fit::Differs);
            }
        }
        self.rollout.observe(seat, event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(at: u8, scores: &[f64]) -> Tried {
        Tried { picks: Picks::from_slice(&[at]), scores: scores.to_vec() }
    }

    #[test]
    fn what_is_far_behind_is_dropped_and_what_is_close_is_kept() {
        let good = tried(0, &[0.6, 0.7, 0.5, 0.6, 0.7, 0.5, 0.6, 0.6]);
        let close = tried(1, &[0.7, 0.5, 0.6, 0.5, 0.7, 0.6, 0.5, 0.6]);
        let bad = tried(2, &[0.1, 0.2, 0.1, 0.2, 0.1, 0.2, 0.1, 0.2]);
        let mut all = vec![bad, good, close];
        drop_the_hopeless(&mut all);
        assert_eq!(all.iter().map(|answer| answer.picks[0]).collect::<Vec<_>>(), [0, 1]);
    }

    #[test]
    fn few_rounds_drop_nothing_and_equals_stay() {
        let mut few = vec![tried(0, &[1.0; 4]), tried(1, &[0.0; 4])];
        drop_the_hopeless(&mut few);
        assert_eq!(few.len(), 2);
        let mut equal = vec![tried(0, &[0.5; 8]), tried(1, &[0.5; 8])];
        drop_the_hopeless(&mut equal);
        assert_eq!(equal.len(), 2);
    }
}
