//! The quick program behind a program that looks ahead.

use crate::{Dice, Imagine, Picks, Policy, Prompt, RandomPolicy, Seat, Seed};

/// A quick program that guides one that looks ahead. It sits at the seat for the whole game and hears everything that the
/// seat hears; it says what it would do, what is worth a closer look, and what the parts of the game that nobody sees may
/// look like; and programs that share its memory play on in the thoughts.
pub trait Guide<G: Imagine>: Policy<G> {
    /// A program with the same memory, for any seat, whose whims depend on `seed` alone.
    fn heir(&self, seat: Seat, seed: Seed) -> Box<dyn Guide<G>>;

    /// Whether a closer look at the question may pay.
    fn ponders(&mut self, _view: &G::View<'_>, _prompt: &Prompt<G>) -> bool {
        true
    }

    /// The answers that are worth a closer look beside its own; none if all are.
    fn candidates(&mut self, _view: &G::View<'_>, _prompt: &Prompt<G>) -> Vec<Picks> {
        Vec::new()
    }

    /// A full state that fits the view, and what the program remembers, as far as it likes.
    fn imagine(&self, view: &G::View<'_>, dice: &mut Dice) -> G::State {
        G::imagine(view, dice)
    }
}

impl<G: Imagine> Guide<G> for RandomPolicy {
    fn heir(&self, _seat: Seat, seed: Seed) -> Box<dyn Guide<G>> {
        Box::new(RandomPolicy::new(seed))
    }
}
