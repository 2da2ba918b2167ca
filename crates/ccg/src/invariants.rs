//! What must always hold between two steps. Every test and every simulated step can ask.

use tabletop::Seat;

use crate::card::{CardId, Kind};
use crate::deck::all_copies;
use crate::influence::WINNING;
use crate::state::{Place, State};

impl State {
    /// Checks everything that must hold between two steps, and names what does not.
    pub fn check_invariants(&self) -> Result<(), String> {
        self.cards_are_all_there()?;
        self.numbers_of_cards_grow()?;
        self.cards_lie_where_they_may()?;
        self.supplies_are_counted()?;
        self.influence_is_in_range()?;
        if self.public.challenge.is_some() {
            return Err("a challenge between two steps".into());
        }
        if self.public.player(self.public.active).out {
            return Err("it is the turn of somebody who has left the game".into());
        }
        Ok(())
    }

    fn cards_are_all_there(&self) -> Result<(), String> {
        for seat in Seat::all(self.public.count()).filter(|seat| !self.public.player(*seat).out) {
            let at = seat.index();
            let player = self.public.player(seat);
            let mut there: Vec<CardId> =
                [&self.own[at].hand[..], &self.hidden.decks[at], &player.discard].concat();
            there.extend(self.own[at].supplies.iter().map(|(_, card)| *card));
            there.extend(
                self.public
                    .pieces()
                    .filter(|piece| piece.owner() == seat && piece.card().kind != Kind::Base)
                    .flat_map(|piece| piece.cards.iter().copied()),
            );
            there.extend(
                self.public.threats.iter().filter(|threat| threat.owner == seat).map(|threat| threat.card),
            );
            let mut brought: Vec<CardId> = all_copies(&self.own[at].brought).collect();
            there.sort_unstable();
            brought.sort_unstable();
            if there != brought {
                return Err(format!("{seat} has {} cards and brought {}", there.len(), brought.len()));
            }
        }
        Ok(())
    }

    fn numbers_of_cards_grow(&self) -> Result<(), String> {
        for player in &self.public.players {
            if !player.pieces.is_sorted_by(|one, next| one.id < next.id) {
                return Err("cards in play out of order".into());
            }
        }
        Ok(())
    }

    fn cards_lie_where_they_may(&self) -> Result<(), String> {
        for player in &self.public.players {
            for piece in &player.pieces {
                let fine = match (piece.card().kind, piece.place) {
                    (Kind::Base, place) => place == Place::Resource,
                    (Kind::Event, _) => false,
                    (Kind::Mission, Place::Linked(to)) => self.public.piece(to).is_some(),
                    (_, Place::Linked(_)) => false,
                    _ => true,
                };
                if !fine {
                    return Err(format!("{} lies at {:?}", piece.word(), piece.place));
                }
            }
            let bases = player.pieces.iter().filter(|piece| piece.card().kind == Kind::Base).count();
            if !player.out && bases != 1 {
                return Err(format!("{bases} bases"));
            }
        }
        Ok(())
    }

    fn supplies_are_counted(&self) -> Result<(), String> {
        for piece in self.public.pieces() {
            let supplies = &self.own[piece.controller.index()].supplies;
            let there = supplies.iter().filter(|(stack, _)| *stack == piece.id).count();
            if there != usize::from(piece.supplies) {
                return Err(format!("{} has {there} supply cards, not {}", piece.word(), piece.supplies));
            }
        }
        Ok(())
    }

    fn influence_is_in_range(&self) -> Result<(), String> {
        for player in self.public.players.iter().filter(|player| !player.out) {
            if !(1..WINNING).contains(&player.influence) {
                return Err(format!("influence {} in a game that goes on", player.influence));
            }
        }
        Ok(())
    }
}
