//! What an officer remembers.

use tabletop::{Picks, Prompt};

use super::belief::Belief;
use super::worth::Suspicions;
use crate::cards::Crisis;
use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::{Fleet, View};

/// What an officer remembers.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// What it believes about the others.
    pub(super) belief: Belief,
    /// The last crisis card that this officer has looked at on its deck.
    pub(super) seen_crisis: Option<Crisis>,
}

impl Memory {
    /// Takes note of an event.
    pub(super) fn note(&mut self, event: &Event) {
        match event {
            Event::SawCrisis { crisis } => self.seen_crisis = Some(*crisis),
            Event::SawDestination { .. } => self.seen_crisis = None,
            _ => {}
        }
        self.belief.note(event);
    }

    /// Looks at the table: how likely everybody is a Cylon, as far as this officer can tell.
    pub(super) fn look(&mut self, view: &View<'_>) -> Suspicions {
        self.belief.think(view)
    }

    /// Remembers an answer of its own.
    pub(super) fn answered(&mut self, prompt: &Prompt<Fleet>, picks: &Picks) {
        if prompt.ask == Ask::AddToCheck {
            self.belief.give(picks.iter().filter_map(|&at| match prompt.options[usize::from(at)] {
                Choice::Card(card) => Some(card),
                _ => None,
            }));
        }
    }
}
