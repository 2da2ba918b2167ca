//! Programs that answer for a seat. They see their seat's view and events, and nothing else.

use crate::{Dice, Game, Picks, Prompt, Seat, Seed, Viewer};

/// A player program.
pub trait Policy<G: Game>: Send + Sync {
    /// Answers a question of this seat.
    fn decide(&mut self, view: &G::View<'_>, prompt: &Prompt<G>) -> Picks;

    /// Answers a question of this seat, if the program wants to know steps: where the running one began, it may look
    /// at as the seat saw it then.
    fn decide_in_step(
        &mut self,
        _beginning: &Beginning<'_, G>,
        view: &G::View<'_>,
        prompt: &Prompt<G>,
    ) -> Picks {
        self.decide(view, prompt)
    }

    /// Is told what the seat may notice.
    fn observe(&mut self, _seat: Seat, _event: &G::Event) {}

    /// Whether the program wants to be told when a step begins. Asked once, when it sits down.
    fn wants_steps(&self) -> bool {
        false
    }

    /// A step begins, if the program wants to know: what it was told in the step before is over. A match that
    /// consults a program in the middle of a step tells it the step from its beginning; if it does so again, `step` is
    /// the same as before.
    fn step_begins(&mut self, _seat: Seat, _step: u64) {}

    /// The seat has given this answer in the running step without asking the program: a player did, or
    /// standing orders, or the program itself when it was consulted before.
    fn answered(&mut self, _seat: Seat, _words: &[String]) {}
}

/// Where the running step began. A program can only look at it from its own seat.
pub struct Beginning<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Beginning<'a, G> {
    pub(crate) fn new(state: &'a G::State, seat: Seat) -> Beginning<'a, G> {
        Beginning { state, seat }
    }

    /// What the seat could see when the step began.
    pub fn view(&self) -> G::View<'a> {
        G::view(self.state, Viewer::Seat(self.seat))
    }
}

/// Answers anything with a random legal answer.
#[derive(Clone, Debug)]
pub struct RandomPolicy {
    dice: Dice,
}

impl RandomPolicy {
    /// A random player whose choices depend on `seed` alone.
    pub fn new(seed: Seed) -> RandomPolicy {
        RandomPolicy { dice: Dice::new(seed) }
    }
}

impl<G: Game> Policy<G> for RandomPolicy {
    fn decide(&mut self, _view: &G::View<'_>, prompt: &Prompt<G>) -> Picks {
        random_picks(prompt, &mut self.dice)
    }
}

/// A random legal answer to `prompt`: how many is random first, then which.
pub fn random_picks<G: Game>(prompt: &Prompt<G>, dice: &mut Dice) -> Picks {
    let options = prompt.options.len() as u32;
    let spread = u32::from(prompt.most - prompt.least);
    let count = u32::from(prompt.least) + if spread > 0 { dice.below(spread + 1) } else { 0 };
    if count == 1 {
        return Picks::from_slice(&[dice.below(options) as u8]);
    }
    let mut picks: Picks = (0..options as u8).collect();
    for at in 0..count {
        picks.swap(at as usize, (at + dice.below(options - at)) as usize);
    }
    picks.truncate(count as usize);
    picks.sort_unstable();
    picks
}
