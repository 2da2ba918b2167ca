//! The few effects that no tree can say. Each is named like its card, which refers to it.

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::Table;
use crate::board::{Aim, Board};
use crate::card::Trait;
use crate::choice::{Ask, Choice};
use crate::effect::{Filter, Kinds, Verb};
use crate::event::Event;
use crate::piles::{self, choose};
use crate::resolve::Context;
use crate::state::{Piece, PieceId, Place};
use crate::{influence, moving, mystic, play};

/// All show their hands; whoever holds most of the cards with the highest mystic value gains 2 influence.
pub(super) fn high_stakes_game(t: &mut Table, _context: &mut Context) -> Flow<()> {
    let seats: SmallVec<[Seat; 6]> = t.public.turn_order().collect();
    for &seat in &seats {
        piles::show_hand(t, seat);
    }
    let mystics = |seat: Seat| t.hand(seat).iter().map(|card| card.card().mystic);
    let highest = seats.iter().flat_map(|seat| mystics(*seat)).max();
    let held = |seat: Seat| mystics(seat).filter(|value| Some(*value) == highest).count();
    let most = seats.iter().map(|seat| held(*seat)).max().unwrap_or(0);
    let gains: SmallVec<[(Seat, i8); 6]> =
        seats.iter().filter(|seat| most > 0 && held(**seat) == most).map(|seat| (*seat, 2)).collect();
    influence::change_all(t, &gains)
}

/// How often a tie is broken by revealing again: more ties in a row do not happen to real decks.
const MOST_TIES: usize = 20;

/// All reveal a mystic value, again as long as the highest is tied; the highest takes back a discarded card.
pub(super) fn networked_computers(t: &mut Table, _context: &mut Context) -> Flow<()> {
    for _ in 0..MOST_TIES {
        let mut revealed: SmallVec<[(Seat, i8); 6]> = SmallVec::new();
        for seat in t.public.turn_order() {
            let value = mystic::reveal(t, seat)?;
            revealed.push((seat, value));
        }
        let highest = revealed.iter().map(|(_, value)| *value).max();
        let mut best = revealed.iter().filter(|(_, value)| Some(*value) == highest);
        if let (Some((winner, _)), None) = (best.next(), best.next()) {
            return piles::recover_one(t, *winner, &any_card());
        }
    }
    Ok(())
}

fn any_card() -> Filter {
    Filter { kinds: Kinds::CARD, terms: SmallVec::new() }
}

fn target(context: &Context, at: usize) -> Option<PieceId> {
    match context.targets.get(at) {
        Some(Aim::Piece(id)) => Some(*id),
        _ => None,
    }
}

/// One singular Cylon card of a stack becomes a unit of its own, in reserve.
pub(super) fn double_trouble(t: &mut Table, context: &mut Context) -> Flow<()> {
    let Some(id) = target(context, 0) else { return Ok(()) };
    let Some(piece) = t.public.piece(id) else { return Ok(()) };
    let mut options: Vec<Choice> = Vec::new();
    for card in Board::of(&t.public).stacked(piece, Trait::Cylon) {
        if !options.contains(&Choice::Card(card)) {
            options.push(Choice::Card(card));
        }
    }
    if options.is_empty() {
        return Ok(());
    }
    let ask = Ask::Choose { card: context.card };
    let Choice::Card(card) = choose(t, context.you, ask, options)? else { return Ok(()) };
    if let Some(piece) = t.public.piece_mut(id)
        && let Some(at) = piece.cards.iter().rposition(|one| *one == card)
    {
        piece.cards.remove(at);
        let controller = piece.controller;
        let new = moving::enter(t, controller, card, Place::Reserve);
        if let Some(piece) = t.public.piece(new).map(Piece::word) {
            t.announce(Event::Entered { seat: controller, piece });
        }
    }
    Ok(())
}

/// A personnel in hand changes places with one in play of the same power. It is not played.
pub(super) fn meet_the_new_boss(t: &mut Table, context: &mut Context) -> Flow<()> {
    let (Some(Aim::Card(card)), Some(id)) = (context.targets.first().copied(), target(context, 1)) else {
        return Ok(());
    };
    let Some((place, exhausted)) = t.public.piece(id).map(|piece| (piece.place, piece.exhausted)) else {
        return Ok(());
    };
    moving::leave(t, id, Verb::ToHand)?;
    piles::remove_from_hand(t, context.you, card);
    let stacks: Vec<Choice> =
        play::stacks_to_overlay(t, context.you, card).into_iter().map(Choice::Piece).collect();
    if !stacks.is_empty() {
        if let Choice::Piece(stack) = choose(t, context.you, Ask::Overlay { card }, stacks)? {
            play::overlay(t, context.you, stack.id, card);
        }
        return Ok(());
    }
    let new = moving::enter(t, context.you, card, place);
    if let Some(piece) = t.public.piece_mut(new) {
        piece.exhausted = exhausted;
        let piece = piece.word();
        t.announce(Event::Entered { seat: context.you, piece });
    }
    Ok(())
}

/// You choose a singular personnel of yours; all others sacrifice theirs with that title.
pub(super) fn picking_sides(t: &mut Table, context: &mut Context) -> Flow<()> {
    let options = singular_personnel(t, context.you);
    if options.is_empty() {
        return Ok(());
    }
    let ask = Ask::Choose { card: context.card };
    let Choice::Piece(chosen) = choose(t, context.you, ask, options)? else { return Ok(()) };
    let title = chosen.card.card().title;
    for seat in t.public.opponents(context.you) {
        let theirs = t.public.player(seat).pieces.iter();
        let rivals: SmallVec<[PieceId; 4]> = theirs
            .filter(|piece| is_personnel(piece) && piece.card().title == title)
            .map(|piece| piece.id)
            .collect();
        for id in rivals {
            moving::act(t, Verb::Sacrifice, id)?;
        }
    }
    Ok(())
}

fn singular_personnel(t: &Table, seat: Seat) -> Vec<Choice> {
    let board = Board::of(&t.public);
    let mine = t.public.player(seat).pieces.iter();
    let singular = mine.filter(|piece| is_personnel(piece) && board.is_singular(piece));
    singular.map(|piece| Choice::Piece(piece.word())).collect()
}

fn is_personnel(piece: &Piece) -> bool {
    piece.is_unit() && piece.card().kind == crate::card::Kind::Personnel
}
