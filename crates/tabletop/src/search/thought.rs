//! What came of thinking about a question: how each answer did, and which is to be given.

use crate::Picks;

/// After so many rounds an answer can fall behind so far that it is dropped, or lead so far that it is taken.
const ROUNDS_BEFORE_JUDGING: usize = 8;
/// Every so many rounds it is looked whether an answer can be dropped: that is often enough, and does not cost much.
const ROUNDS_BETWEEN: usize = 4;
/// How many standard errors behind the best answer are too far.
const TOO_FAR_BEHIND: f64 = 2.5;
/// An answer that would have to lead the suggested one is dropped when it is so many standard errors behind it.
const WILL_NOT_LEAD: f64 = 1.0;

/// What came of thinking about a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The answers that were tried.
    pub weighed: Vec<Weighed>,
    /// Which of them the quick program suggested.
    pub suggested: usize,
    /// Which of them was chosen.
    pub chosen: usize,
}

/// How an answer did.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The answer.
    pub picks: Picks,
    /// How good the game looked on average, between 0 (lost) and 1 (won).
    pub mean: f64,
    /// The standard error of that.
    pub error: f64,
    /// In how many worlds it was tried.
    pub trials: usize,
}

impl Thought {
    /// Whether the thought came to something else than the suggestion.
    pub fn changed(&self) -> bool {
        self.chosen != self.suggested
    }

    /// How much better the chosen answer looked than the suggested one.
    pub fn gain(&self) -> f64 {
        self.weighed[self.chosen].mean - self.weighed[self.suggested].mean
    }
}

/// Answers that are tried in the same worlds, the suggested one first.
pub(super) struct Race {
    tried: Vec<Tried>,
    /// By how many standard errors another answer must lead the suggested one.
    gate: f64,
}

/// An answer and how it did in each round, as long as it was not dropped.
struct Tried {
    picks: Picks,
    scores: Vec<f64>,
    dropped: bool,
}

impl Tried {
    fn mean(&self) -> f64 {
        if self.scores.is_empty() { 0.0 } else { self.scores.iter().sum::<f64>() / self.scores.len() as f64 }
    }

    fn error(&self) -> f64 {
        standard_error(&self.scores)
    }

    /// By how many standard errors another answer, tried in the same worlds, did better.
    fn behind(&self, other: &Tried) -> f64 {
        let differences: Vec<f64> =
            other.scores.iter().zip(&self.scores).map(|(theirs, ours)| theirs - ours).collect();
        let mean = differences.iter().sum::<f64>() / differences.len().max(1) as f64;
        if mean <= 0.0 { 0.0 } else { mean / standard_error(&differences).max(f64::MIN_POSITIVE) }
    }
}

fn standard_error(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    if values.len() < 2 {
        return 0.0;
    }
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (count - 1.0);
    (variance / count).sqrt()
}

impl Race {
    pub(super) fn new(answers: Vec<Picks>, gate: f64) -> Race {
        let tried =
            answers.into_iter().map(|picks| Tried { picks, scores: Vec::new(), dropped: false }).collect();
        Race { tried, gate }
    }

    /// The answers that are still tried.
    pub(super) fn running(&self) -> Vec<usize> {
        (0..self.tried.len()).filter(|&at| !self.tried[at].dropped).collect()
    }

    pub(super) fn picks(&self, at: usize) -> &Picks {
        &self.tried[at].picks
    }

    /// Notes a whole round: how each answer that is still tried did, in the order of [`running`](Race::running).
    pub(super) fn note(&mut self, scores: &[f64]) {
        for (at, score) in self.running().into_iter().zip(scores) {
            self.tried[at].scores.push(*score);
        }
        self.drop_the_hopeless();
    }

    fn rounds(&self) -> usize {
        self.tried.iter().map(|tried| tried.scores.len()).max().unwrap_or(0)
    }

    /// The best that is still tried; of equals the first.
    fn best(&self) -> usize {
        let running = self.running().into_iter().rev();
        running
            .max_by(|&one, &other| self.tried[one].mean().total_cmp(&self.tried[other].mean()))
            .unwrap_or(0)
    }

    /// Drops answers that will hardly catch up with the best, or hardly lead the suggested one by as much as they must.
    fn drop_the_hopeless(&mut self) {
        let rounds = self.rounds();
        if rounds < ROUNDS_BEFORE_JUDGING || !rounds.is_multiple_of(ROUNDS_BETWEEN) {
            return;
        }
        let best = self.best();
        for at in self.running() {
            let tried = &self.tried[at];
            let behind_suggested = at != 0 && !self.tried[0].dropped && self.gate > 0.0;
            let hopeless = tried.behind(&self.tried[best]) >= TOO_FAR_BEHIND.max(self.gate)
                || behind_suggested && tried.behind(&self.tried[0]) >= WILL_NOT_LEAD;
            self.tried[at].dropped = hopeless;
        }
    }

    /// What came of it, if anything was tried.
    pub(super) fn thought(&self) -> Option<Thought> {
        let rounds = self.rounds();
        if rounds == 0 {
            return None;
        }
        let best = self.best();
        let suggested = &self.tried[0];
        let stands = !suggested.dropped
            && self.gate > 0.0
            && (rounds < ROUNDS_BEFORE_JUDGING || suggested.behind(&self.tried[best]) < self.gate);
        let weighed = self.tried.iter().map(|tried| Weighed {
            picks: tried.picks.clone(),
            mean: tried.mean(),
            error: tried.error(),
            trials: tried.scores.len(),
        });
        Some(Thought { weighed: weighed.collect(), suggested: 0, chosen: if stands { 0 } else { best } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(gate: f64, scores: &[&[f64]]) -> Race {
        let answers = (0..scores.len() as u8).map(|at| Picks::from_slice(&[at])).collect();
        let mut race = Race::new(answers, gate);
        let score = |at: usize, round: usize| scores[at][round];
        for round in 0..scores[0].len() {
            let noted: Vec<f64> = race.running().into_iter().map(|at| score(at, round)).collect();
            race.note(&noted);
        }
        race
    }

    const GOOD: &[f64] = &[0.6, 0.7, 0.5, 0.6, 0.7, 0.5, 0.6, 0.6];
    const CLOSE: &[f64] = &[0.7, 0.5, 0.6, 0.5, 0.7, 0.6, 0.5, 0.6];
    const BAD: &[f64] = &[0.1, 0.2, 0.1, 0.2, 0.1, 0.2, 0.1, 0.2];

    #[test]
    fn what_is_far_behind_is_dropped_and_what_is_close_is_kept() {
        assert_eq!(race(0.0, &[BAD, GOOD, CLOSE]).running(), [1, 2]);
    }

    #[test]
    fn few_rounds_drop_nothing_and_equals_stay() {
        assert_eq!(race(0.0, &[&[1.0; 4], &[0.0; 4]]).running(), [0, 1]);
        assert_eq!(race(0.0, &[&[0.5; 8], &[0.5; 8]]).running(), [0, 1]);
    }

    #[test]
    fn without_a_gate_the_best_is_chosen() {
        let thought = race(0.0, &[CLOSE, GOOD]).thought().unwrap();
        assert_eq!((thought.suggested, thought.chosen), (0, 1));
        assert!(thought.changed() && thought.gain() > 0.0);
    }

    #[test]
    fn behind_a_gate_the_suggestion_stands_unless_a_rival_leads_clearly() {
        // In the mean it is better, but by less than the chance of such a difference.
        assert_eq!(race(1.5, &[CLOSE, GOOD]).thought().unwrap().chosen, 0);
        assert_eq!(race(1.5, &[BAD, GOOD]).thought().unwrap().chosen, 1);
        assert_eq!(race(1.5, &[BAD, CLOSE, GOOD]).thought().unwrap().chosen, 2);
    }

    #[test]
    fn a_clear_lead_in_few_rounds_is_no_lead() {
        assert_eq!(race(1.5, &[&[0.0; 7], &[1.0; 7]]).thought().unwrap().chosen, 0);
        assert_eq!(race(1.5, &[&[0.0; 8], &[1.0; 8]]).thought().unwrap().chosen, 1);
    }

    #[test]
    fn a_rival_behind_the_suggestion_is_not_looked_at_for_long() {
        let behind: Vec<f64> = GOOD.iter().zip(CLOSE).map(|(good, close)| good.min(*close) - 0.02).collect();
        assert_eq!(race(1.5, &[GOOD, &behind]).running(), [0]);
        assert_eq!(race(0.0, &[GOOD, CLOSE]).running(), [0, 1]);
    }

    #[test]
    fn means_errors_and_trials_are_those_of_the_scores() {
        let thought = race(0.0, &[&[0.2, 0.4], &[0.5, 0.5]]).thought().unwrap();
        let Weighed { mean, error, trials, .. } = thought.weighed[0];
        assert!((mean - 0.3).abs() < 1e-12 && (error - 0.1).abs() < 1e-12, "{mean} {error}");
        assert_eq!((trials, thought.weighed[1].error), (2, 0.0));
    }
}
