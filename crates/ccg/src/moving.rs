//! Moving and turning cards in play, and how they leave it. {ccg.moving.ready} {ccg.moving.exhaust}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::Table;
use crate::card::{CardId, Kind};
use crate::effect::{Trigger, Verb};
use crate::event::Event;
use crate::piles;
use crate::state::{LastingChange, Piece, PieceId, Place, find};
use crate::trigger::{self, Happening};

/// Whether something can be done to a card. {ccg.effects.impossible}
pub(crate) fn can(verb: Verb, piece: &Piece) -> bool {
    match verb {
        Verb::Ready => piece.place == Place::Reserve,
        Verb::Commit => piece.place == Place::Alert,
        Verb::Exhaust => !piece.exhausted,
        Verb::Restore => piece.exhausted,
        Verb::CommitAndExhaust => piece.place == Place::Alert || !piece.exhausted,
        Verb::Defeat | Verb::Sacrifice | Verb::ToHand | Verb::OnTopOfDeck | Verb::IntoDeck => {
            piece.card().kind != Kind::Base
        }
        Verb::ToReserve => piece.place != Place::Reserve,
    }
}

/// Whether something can be done to a card as a cost: whole. {ccg.effects.costs}
pub(crate) fn can_pay(verb: Verb, piece: &Piece) -> bool {
    match verb {
        Verb::CommitAndExhaust => piece.place == Place::Alert && !piece.exhausted,
        other => can(other, piece),
    }
}

/// Does something to a card, as far as it can be done.
pub(crate) fn act(t: &mut Table, verb: Verb, id: PieceId) -> Flow<()> {
    let Some(piece) = t.public.piece(id) else { return Ok(()) };
    if !can(verb, piece) {
        return Ok(());
    }
    match verb {
        Verb::Defeat => {
            defeat(t, id, Loser::ToAnything)?;
            return Ok(());
        }
        Verb::Sacrifice | Verb::ToHand | Verb::OnTopOfDeck | Verb::IntoDeck => return leave(t, id, verb),
        Verb::ToReserve => return to_reserve(t, id),
        Verb::Ready | Verb::Commit | Verb::Exhaust | Verb::Restore | Verb::CommitAndExhaust => {}
    }
    let word = piece.word();
    // It was there just now.
    let piece = t.public.piece_mut(id).expect("a card in play");
    match verb {
        Verb::Ready => piece.place = Place::Alert,
        Verb::Commit => piece.place = Place::Reserve,
        Verb::Exhaust => piece.exhausted = true,
        Verb::Restore => piece.exhausted = false,
        _ => {
            if piece.place == Place::Alert {
                piece.place = Place::Reserve;
            }
            piece.exhausted = true;
        }
    }
    t.announce(Event::Done { verb, piece: word });
    Ok(())
}

/// Resolved or not, a mission goes back to its owner's reserve area and has to be resolved anew.
fn to_reserve(t: &mut Table, id: PieceId) -> Flow<()> {
    let Some(mut piece) = remove_piece(t, id) else { return Ok(()) };
    let owner = piece.owner();
    t.announce(Event::Done { verb: Verb::ToReserve, piece: piece.word() });
    (piece.controller, piece.lent_by, piece.place) = (owner, None, Place::Reserve);
    let pieces = &mut t.player_mut(owner).pieces;
    let at = pieces.partition_point(|other| other.id < id);
    pieces.insert(at, piece);
    Ok(())
}

/// What a unit loses to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loser {
    ToAnything,
    ToThreat,
}

/// Defeats a card, unless something else happens instead. Returns whether it was defeated. {ccg.moving.defeat}
pub(crate) fn defeat(t: &mut Table, id: PieceId, loser: Loser) -> Flow<bool> {
    let mut happening = Happening::about(t, id);
    trigger::fire(t, Trigger::WouldBeDefeated, &mut happening)?;
    if happening.replaced {
        return Ok(false);
    }
    trigger::fire(t, Trigger::Defeated, &mut Happening::about(t, id))?;
    if loser == Loser::ToThreat {
        trigger::fire(t, Trigger::DefeatedByThreat, &mut Happening::about(t, id))?;
    }
    leave(t, id, Verb::Defeat)?;
    Ok(true)
}

/// A card leaves play with everything that lies under it, each card to its owner. {ccg.moving.leaving}
pub(crate) fn leave(t: &mut Table, id: PieceId, how: Verb) -> Flow<()> {
    trigger::fire(t, Trigger::LeavesPlay, &mut Happening::about(t, id))?;
    discard_links_of(t, id);
    let Some(piece) = remove_piece(t, id) else { return Ok(()) };
    t.announce(Event::Done { verb: how, piece: piece.word() });
    let owner = piece.owner();
    if t.public.player(owner).out {
        return Ok(());
    }
    match how {
        Verb::ToHand => t.own[owner.index()].hand.extend_from_slice(&piece.cards),
        Verb::OnTopOfDeck => piles::put_on_deck(t, owner, piece.cards)?,
        Verb::IntoDeck => {
            t.hidden.decks[owner.index()].extend_from_slice(&piece.cards);
            piles::shuffle(t, owner);
        }
        _ => t.player_mut(owner).discard.extend_from_slice(&piece.cards),
    }
    Ok(())
}

/// Missions linked to a card go to the discard piles. {ccg.keywords.link}
pub(crate) fn discard_links_of(t: &mut Table, id: PieceId) {
    let linked: SmallVec<[PieceId; 4]> =
        t.public.pieces().filter(|piece| piece.place == Place::Linked(id)).map(|piece| piece.id).collect();
    for mission in linked {
        if let Some(piece) = remove_piece(t, mission) {
            let owner = piece.owner();
            t.player_mut(owner).discard.extend_from_slice(&piece.cards);
        }
    }
}

/// Takes a card out of play. Its supply cards are discarded, and what lasted on it is over.
pub(crate) fn remove_piece(t: &mut Table, id: PieceId) -> Option<Piece> {
    let controller = t.public.piece(id)?.controller;
    let pieces = &mut t.player_mut(controller).pieces;
    let piece = pieces.remove(find(pieces, id)?);
    while let Some(at) = t.own[controller.index()].supplies.iter().position(|(stack, _)| *stack == id) {
        let (_, card) = t.own[controller.index()].supplies.remove(at);
        t.player_mut(controller).discard.push(card);
        t.announce(Event::SupplyLost { seat: controller, card });
    }
    end_what_lasts_on(t, id);
    if let Some(challenge) = &mut t.public.challenge
        && challenge.defender == Some(id)
    {
        challenge.defender = None;
    }
    Some(piece)
}

/// What lasted on a card or threat is over. {ccg.moving.leaving}
pub(crate) fn end_what_lasts_on(t: &mut Table, id: PieceId) {
    t.public.lasting.retain(|lasting| match lasting.what {
        LastingChange::Piece { piece, .. } => piece != id,
        _ => true,
    });
}

/// Sacrifices one supply card.
pub(crate) fn sacrifice_supply(t: &mut Table, seat: Seat, stack: PieceId, card: CardId) {
    let supplies = &mut t.own[seat.index()].supplies;
    let Some(at) = supplies.iter().position(|supply| *supply == (stack, card)) else { return };
    supplies.remove(at);
    if let Some(piece) = t.public.piece_mut(stack) {
        piece.supplies -= 1;
    }
    t.player_mut(seat).discard.push(card);
    t.announce(Event::SupplyLost { seat, card });
}

/// Puts a card face down beneath a stack.
pub(crate) fn add_supply(t: &mut Table, seat: Seat, stack: PieceId, card: CardId) {
    let Some(piece) = t.public.piece_mut(stack) else { return };
    piece.supplies += 1;
    let under = piece.word();
    t.own[seat.index()].supplies.push((stack, card));
    t.announce(Event::SupplyPlayed { seat, under });
    t.tell(tabletop::Audience::Only(seat), Event::SupplyKept { card });
}

/// Puts a new card into play.
pub(crate) fn enter(t: &mut Table, seat: Seat, card: CardId, place: Place) -> PieceId {
    let id = t.public.new_piece_id();
    let piece = Piece {
        id,
        controller: seat,
        lent_by: None,
        cards: smallvec::smallvec![card],
        place,
        exhausted: false,
        supplies: 0,
        used: 0,
    };
    t.player_mut(seat).pieces.push(piece);
    id
}
