//! Putting a game into a given position for a scenario: what the case does not mention is put in order.
//!
//! A case begins with the first player's action in the first turn: bases lie in play, hands are empty, and the
//! decks hold everything. `given.public.players.one.pieces` lists cards in play (`{id: 11, cards: [slug], place:
//! alert}`), `given.own.one.hand` the hand; `next.decks.one` what comes next from a deck. A base that is not
//! listed is exhausted, so that it neither pays nor responds; one that is listed is the player's. Any cards will do:
//! the decks are made to fit.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Seat, Seed, SetupError, Staged};

use crate::card::{CardId, Kind};
use crate::setup::{base_piece, seat_name, set_up};
use crate::state::{Phase, Piece, PieceId, State, Step};
use crate::{Ccg, Setup};

/// What comes next; the first of a list comes first.
#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Next {
    /// Cards on top of decks, by the players' names.
    decks: BTreeMap<String, Vec<CardId>>,
    /// Players whose decks hold nothing else.
    only: bool,
}

impl Staged for Ccg {
    fn seat_names(state: &State) -> Vec<String> {
        Seat::all(state.public.count()).map(|seat| seat_name(seat).to_owned()).collect()
    }

    fn opening(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
        let mut state = set_up(setup, seed)?;
        for (own, deck) in state.own.iter_mut().zip(&mut state.hidden.decks) {
            deck.append(&mut own.hand);
        }
        for piece in state.public.players.iter_mut().flat_map(|player| &mut player.pieces) {
            piece.exhausted = true;
        }
        state.public.step = Step::Action;
        state.public.phase = Phase::Execution;
        state.public.turn = 1;
        (state.public.first, state.public.active) = (Seat(0), Seat(0));
        Ok(state)
    }

    fn stage(state: &mut State, _given: &Value, next: &Value) -> Result<(), String> {
        let next: Next = if next.is_null() {
            Next::default()
        } else {
            serde_json::from_value(next.clone()).map_err(|error| format!("`next`: {error}"))?
        };
        let mut number = state.public.next_piece;
        for seat in Seat::all(state.public.count()) {
            let player = &mut state.public.players[seat.index()];
            if player.pieces.iter().any(|piece| piece.cards.is_empty()) {
                return Err("a piece without cards".into());
            }
            if let Some(base) = player.pieces.iter().find(|piece| piece.card().kind == Kind::Base) {
                player.base = base.top();
            } else if !player.out {
                player.pieces.insert(0, Piece { exhausted: true, ..base_piece(seat, player.base) });
            }
            for piece in &mut player.pieces {
                piece.controller = seat;
                if piece.id == PieceId::default() {
                    piece.id = PieceId(number + 1);
                }
                number = number.max(piece.id.0);
            }
            player.pieces.sort_by_key(|piece| piece.id);
            stage_supplies(state, seat);
            let deck = &mut state.hidden.decks[seat.index()];
            if let Some(cards) = next.decks.get(seat_name(seat)) {
                if next.only {
                    deck.clear();
                }
                deck.extend(cards.iter().rev());
            }
        }
        for threat in &mut state.public.threats {
            number = number.max(threat.id.0);
        }
        state.public.next_piece = number;
        for seat in Seat::all(state.public.count()) {
            stage_deck_list(state, seat);
        }
        state.check_invariants()
    }
}

/// Supply cards that the case does not name are shuttles.
fn stage_supplies(state: &mut State, seat: Seat) {
    let own = &mut state.own[seat.index()];
    for piece in &mut state.public.players[seat.index()].pieces {
        let named = own.supplies.iter().filter(|(stack, _)| *stack == piece.id).count() as u8;
        for _ in named..piece.supplies {
            if let Ok(shuttle) = "colonial-shuttle".parse() {
                own.supplies.push((piece.id, shuttle));
            }
        }
        piece.supplies = piece.supplies.max(named);
    }
}

/// The list of a player's deck is whatever is there.
fn stage_deck_list(state: &mut State, seat: Seat) {
    let at = seat.index();
    let player = &state.public.players[at];
    let mut all: Vec<CardId> = [&state.own[at].hand[..], &state.hidden.decks[at], &player.discard].concat();
    all.extend(state.own[at].supplies.iter().map(|(_, card)| *card));
    let in_play = state.public.pieces().filter(|piece| piece.owner() == seat);
    all.extend(
        in_play.flat_map(|piece| piece.cards.iter().copied()).filter(|card| card.card().kind != Kind::Base),
    );
    all.extend(state.public.threats.iter().filter(|threat| threat.owner == seat).map(|threat| threat.card));
    let mut cards: BTreeMap<CardId, u8> = BTreeMap::new();
    for card in all {
        *cards.entry(card).or_default() += 1;
    }
    state.own[at].brought = Arc::new(cards.into_iter().collect());
}
