//! What actions and responses are worth.

use super::worth::{Mind, worth};
use crate::card::{CardId, Kind};
use crate::choice::Choice;
use crate::state::{PieceWord, Place};

impl Mind<'_> {
    /// What an action is worth, compared with passing.
    pub(super) fn action(&self, choice: &Choice) -> f64 {
        match choice {
            Choice::Play(card) => self.playing(*card),
            Choice::Use(piece, at) => self.using(*piece, *at),
            Choice::Resolve(piece) => 2.0 + self.event(piece.card),
            Choice::Challenge(piece) => {
                self.public.piece(piece.id).map_or(0.0, |unit| self.best_challenge(unit))
            }
            Choice::SacrificeUnder(..) => -1.0,
            _ => 0.0,
        }
    }

    /// What a response in a challenge is worth, compared with letting it pass.
    pub(super) fn response(&self, choice: &Choice) -> f64 {
        match choice {
            Choice::Play(card) => self.event(*card) - 0.9,
            Choice::Use(piece, at) => self.using(*piece, *at),
            Choice::SacrificeUnder(piece, _) => {
                let takes_part = self.public.challenge.as_ref().is_some_and(|challenge| {
                    challenge.challenger == piece.id || challenge.defender == Some(piece.id)
                });
                let stakes = self.stakes().filter(|_| takes_part);
                stakes.map_or(-1.0, |stakes| stakes.more_power(1.0) - 0.6)
            }
            _ => 0.0,
        }
    }

    fn playing(&self, id: CardId) -> f64 {
        let card = id.card();
        match card.kind {
            Kind::Personnel | Kind::Ship => {
                let singular = self.board.is_singular_card(id, self.me);
                let mut mine = self.public.player(self.me).pieces.iter();
                let same = mine.find(|piece| singular && piece.is_unit() && piece.card().title == card.title);
                let cylons = if self.draws_cylons(card.threat) { 1.0 } else { 0.0 };
                match same {
                    // The stack is worth what its top is, and a little more.
                    Some(stack) => 0.3 + worth(id) - worth(stack.top()),
                    None => 1.0 + worth(id) - cylons,
                }
            }
            Kind::Mission => self.mission(id),
            Kind::Event => self.event(id) - 1.0,
            Kind::Base => 0.0,
        }
    }

    /// Whether one more card with this threat number brings the Cylons, when the own side could not face them.
    fn draws_cylons(&self, threat: i8) -> bool {
        let level = self.board.threat_level();
        let defense = self.board.fleet_defense();
        let fighters = self.alert_units(self.me).filter(|unit| self.board.power(unit) >= 3).count();
        level <= defense && level + threat > defense && fighters == 0
    }

    /// A mission is worth playing if the units for it are there, or nearly.
    fn mission(&self, id: CardId) -> f64 {
        let waiting = self.public.player(self.me).pieces.iter().filter(|piece| {
            piece.card().kind == Kind::Mission && matches!(piece.place, Place::Alert | Place::Reserve)
        });
        let lens = crate::board::Lens::of(self.me);
        let lacking: u8 = id
            .card()
            .requires
            .iter()
            .map(|need| {
                let there = self
                    .public
                    .player(self.me)
                    .pieces
                    .iter()
                    .filter(|piece| piece.is_unit() && self.board.fits(piece, &need.of, lens))
                    .count() as u8;
                need.count.saturating_sub(there)
            })
            .sum();
        1.4 - 0.6 * f64::from(lacking) - 0.5 * waiting.count() as f64
    }

    fn using(&self, word: PieceWord, at: u8) -> f64 {
        let Some(piece) = self.public.piece(word.id) else { return 0.0 };
        let Some(ability) = piece.card().abilities.get(usize::from(at)) else { return 0.0 };
        self.ability(ability) - self.costs(ability, Some(piece)) - 0.1
    }
}
