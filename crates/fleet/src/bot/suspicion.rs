//! What an officer remembers about the others: who might have put what into checks, and what was said openly.

use tabletop::Seat;

use super::worth::{Suspicions, known_loyalty};
use crate::cards::Crisis;
use crate::configuration::MOST_PLAYERS;
use crate::event::Event;
use crate::{SkillCard, View};

/// What an officer remembers.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// How suspicious everybody has been, in points.
    points: [f64; MOST_PLAYERS],
    /// How many cards everybody has put into the check under way.
    added: [u8; MOST_PLAYERS],
    /// The last crisis card that this officer has looked at on its deck.
    pub(super) seen_crisis: Option<Crisis>,
    /// The cards of a check that was just revealed, until it is judged.
    revealed: Vec<SkillCard>,
}

impl Memory {
    /// Takes note of an event.
    pub(super) fn note(&mut self, event: &Event) {
        match event {
            Event::CheckBegan { .. } => {
                self.added = [0; MOST_PLAYERS];
                self.revealed.clear();
            }
            Event::CardsAdded { seat, cards } => self.added[seat.index()] = *cards,
            Event::CheckRevealed { cards, .. } => self.revealed.clone_from(cards),
            Event::SawCrisis { crisis } => self.seen_crisis = Some(*crisis),
            Event::SawDestination { .. } => self.seen_crisis = None,
            _ => {}
        }
    }

    /// Judges a revealed check: cards against it, beyond what destiny brings, cast suspicion on everybody who
    /// added cards and could have drawn such a card.
    pub(super) fn judge(&mut self, view: &View<'_>) {
        let Some(check) = view.public.check().filter(|_| !self.revealed.is_empty()) else { return };
        let against: Vec<SkillCard> =
            self.revealed.iter().copied().filter(|card| !check.skills.contains(card.skill())).collect();
        self.revealed.clear();
        let excess = against.len() as f64 - 1.2;
        if excess <= 0.0 {
            return;
        }
        let share = excess / against.len() as f64;
        for card in against {
            let could: Vec<usize> = (0..view.public.players.len())
                .filter(|&at| {
                    let seat = Seat(at as u8);
                    let has =
                        view.public.player(seat).character.sheet().skill_types().contains(&card.skill());
                    self.added[at] > 0 && has && view.public.is_human(seat) && view.seat != Some(seat)
                })
                .collect();
            for &at in &could {
                self.points[at] += share * 1.6 / could.len() as f64;
            }
        }
    }

    /// How likely everybody is a Cylon, as far as this officer can tell.
    pub(super) fn suspicions(&self, view: &View<'_>) -> Suspicions {
        let mut suspicions = [0.0; MOST_PLAYERS];
        let count = view.public.players.len();
        let prior = if view.public.sleeper_agents_dealt { 0.3 } else { 0.2 };
        for (at, suspicion) in suspicions.iter_mut().enumerate().take(count) {
            let seat = Seat(at as u8);
            *suspicion = match known_loyalty(view, seat) {
                _ if view.seat == Some(seat) => 0.0,
                Some(true) => 1.0,
                Some(false) => 0.0,
                None => {
                    let odds = prior / (1.0 - prior) * (self.points[at] * 0.9).exp();
                    odds / (1.0 + odds)
                }
            };
        }
        suspicions
    }
}
