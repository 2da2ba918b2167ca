//! Building the resource area and paying from it.

use smallvec::SmallVec;

use super::worth::{Mind, worth};
use crate::card::{CardId, Cost, Resource};
use crate::deck::all_copies;
use crate::state::{PieceId, PieceWord};

/// With so much of all resources together, more are hardly needed.
const ENOUGH: f64 = 9.0;
/// A stack of so many is as deep as most costs.
const DEEP: u8 = 3;

/// A resource stack, for sums.
type Stacks = SmallVec<[(PieceId, Resource, u8); 8]>;

impl Mind<'_> {
    fn stacks(&self) -> Stacks {
        let pieces = self.public.player(self.me).pieces.iter().filter(|piece| piece.is_stack());
        pieces.filter_map(|piece| Some((piece.id, piece.card().resource?, 1 + piece.supplies))).collect()
    }

    /// Which part of the own deck's costs is paid with a resource.
    fn demand(&self, resource: Resource) -> f64 {
        let (mut of, mut all) = (0.0, 0.0);
        for card in all_copies(&self.own.brought) {
            of += f64::from(card.card().cost.of(resource));
            all += f64::from(card.card().cost.total());
        }
        if all > 0.0 { of / all } else { 0.0 }
    }

    /// How well a card does beneath a stack.
    pub(super) fn under(&self, stack: PieceId) -> f64 {
        let Some(&(_, resource, output)) = self.stacks().iter().find(|(id, ..)| *id == stack) else {
            return 0.0;
        };
        let depth = if output < DEEP { 1.2 } else { 0.7 - 0.1 * f64::from(output - DEEP) };
        depth * (0.4 + self.demand(resource)) + self.playable_with(Some(stack), None)
    }

    /// What it is worth to play a card as a supply card.
    pub(super) fn supply(&self, card: CardId) -> f64 {
        let best = self.stacks().iter().map(|(id, ..)| self.under(*id)).fold(0.0, f64::max);
        self.more_resources() + best - 0.5 * worth(card)
    }

    /// What it is worth to play a card as an asset.
    pub(super) fn asset(&self, card: CardId) -> f64 {
        let Some(resource) = card.card().resource else { return 0.0 };
        let has = self.stacks().iter().any(|(_, of, _)| *of == resource);
        let new = if has { 0.8 } else { 1.3 };
        self.more_resources() + new * (0.4 + self.demand(resource)) + self.playable_with(None, Some(resource))
            - 0.5 * worth(card)
    }

    /// The first resources are worth more than a card.
    fn more_resources(&self) -> f64 {
        let all: u8 = self.stacks().iter().map(|(_, _, output)| *output).sum();
        0.4 * (ENOUGH - f64::from(all))
    }

    /// What more of the hand could be played with one more of something.
    fn playable_with(&self, deeper: Option<PieceId>, new: Option<Resource>) -> f64 {
        let mut made = Cost::FREE;
        for (id, resource, output) in self.stacks() {
            made = made.plus(resource, output + u8::from(deeper == Some(id)));
        }
        if let Some(resource) = new {
            made = made.plus(resource, 1);
        }
        let playable = self.own.hand.iter().filter(|card| made.covers(card.card().cost)).count();
        0.3 * playable as f64
    }

    /// How well a stack pays what is left: nothing wasted, and small stacks kept together.
    pub(super) fn spending(&self, stack: PieceWord, left: Cost) -> f64 {
        let Some(&(_, resource, output)) = self.stacks().iter().find(|(id, ..)| *id == stack.id) else {
            return 0.0;
        };
        fit(output, left.of(resource))
    }

    /// How well a stack pays a tax, whatever it makes.
    pub(super) fn spending_on_tax(&self, stack: PieceWord, due: u8) -> f64 {
        self.stacks().iter().find(|(id, ..)| *id == stack.id).map_or(0.0, |(_, _, output)| fit(*output, due))
    }
}

/// How well so much pays what is due.
fn fit(output: u8, due: u8) -> f64 {
    if output >= due { 1.0 - f64::from(output - due) } else { 0.5 - 0.1 * f64::from(due - output) }
}
