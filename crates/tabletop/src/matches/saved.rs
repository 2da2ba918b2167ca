//! A match as it is stored, and how it goes on from there. Where it is stored is the server's business.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Entry, Match};
use crate::{Game, Seat, Seed, SetupError, StandingOrders};

impl<G: Game> Match<G> {
    /// The match as it is stored: the last checkpoint and the answers of the running step.
    pub fn save(&self) -> Saved<G> {
        Saved {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            setup: self.setup.clone(),
            seed: self.seed,
            checkpoint: G::State::clone(&self.checkpoint),
            entries: self.entries.to_vec(),
            step_begins: self.step_begins,
            orders: self.orders.clone(),
            usual: self.usual.clone(),
            taken_back: self.taken_back,
            moments: self.moments_before + self.table.moments(),
            hush: self.hush_now.iter().collect(),
        }
    }

    /// Goes on from what was saved. If the rules have changed so that the running step's answers no longer
    /// fit, that one step is asked again.
    pub fn resume(saved: Saved<G>) -> Result<(Self, Resumed), SetupError> {
        if saved.game != G::NAME {
            return Err(SetupError::new(format!("it is a match of `{}`, not of `{}`", saved.game, G::NAME)));
        }
        if saved.step_begins > saved.entries.len() || saved.orders.len() != G::seats(&saved.checkpoint) {
            return Err(SetupError::new("the saved match does not fit together"));
        }
        let mut usual = saved.usual;
        usual.resize(saved.orders.len(), StandingOrders::AlwaysAsk);
        let hush = saved.hush.iter().copied().collect();
        let mut begun = Match::hushing(saved.setup, saved.seed, saved.checkpoint, hush);
        begun.entries = Arc::new(saved.entries[..saved.step_begins].to_vec());
        begun.step_begins = saved.step_begins;
        begun.taken_back = saved.taken_back;
        let fresh = begun.clone();
        let lost = &saved.entries[saved.step_begins..];
        if lost.iter().any(|entry| begun.repeat(entry).is_err()) {
            let mut again = fresh;
            again.orders = saved.orders;
            again.usual = usual;
            // No number that was shown before may come again.
            again.taken_back += lost.len() as u64;
            again.moments_before = saved.moments + lost.len() as u64 + 1;
            if again.apply_orders() {
                again.run();
            }
            return Ok((again, Resumed::StepAskedAgain));
        }
        begun.orders = saved.orders;
        begun.usual = usual;
        begun.moments_before = saved.moments.saturating_sub(begun.table.moments());
        begun.news.clear();
        Ok((begun, Resumed::WhereItWas))
    }
}

/// A match as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Saved<G: Game> {
    /// The game's short name.
    pub game: String,
    /// The rules under which it was saved.
    pub rules: u32,
    /// How the table was set up.
    pub setup: G::Setup,
    /// The seed.
    pub seed: Seed,
    /// The state at the beginning of the running step.
    pub checkpoint: G::State,
    /// All answers so far.
    pub entries: Vec<Entry>,
    /// Where the running step's answers begin.
    pub step_begins: usize,
    /// The standing orders, one a seat.
    pub orders: Vec<StandingOrders>,
    /// What they go back to when those for a while have ended, one a seat.
    #[serde(default)]
    pub usual: Vec<StandingOrders>,
    /// How many answers were taken back.
    #[serde(default)]
    pub taken_back: u64,
    /// The public count of questions so far.
    #[serde(default)]
    pub moments: u64,
    /// Whose silence looks like anybody's.
    #[serde(default)]
    pub hush: Vec<Seat>,
}

impl<G: Game> Saved<G> {
    /// Standing orders that were left since.
    pub(crate) fn leave_orders(&mut self, seat: Seat, orders: StandingOrders) {
        let at = seat.index();
        if !orders.are_for_a_while() && at < self.orders.len() {
            self.usual.resize(self.orders.len(), StandingOrders::AlwaysAsk);
            self.usual[at].clone_from(&orders);
        }
        if let Some(place) = self.orders.get_mut(at) {
            *place = orders;
        }
    }
}

/// How a saved match goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resumed {
    /// Exactly where it was.
    WhereItWas,
    /// The rules have changed under the running step: its questions are asked again.
    StepAskedAgain,
}
