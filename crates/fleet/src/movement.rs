//! Moving of one's own will, and being sent. {fleet.movement.move}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::boards::boards;
use crate::choice::{Ask, Move};
use crate::event::Event;
use crate::state::{Place, Public, State};
use crate::{Location, Ship, Table, hands, titles};

/// Where a player may move. {fleet.movement.sides} {fleet.movement.hazardous} {fleet.movement.brig}
pub fn moves(s: &State, seat: Seat) -> Vec<Move> {
    let can_pay = !s.hand(seat).is_empty();
    let mut moves = vec![Move::Stay];
    let side = s.public.rights(seat).moves_with;
    let boards = boards(&s.public.configuration).filter(|board| board.of == side);
    let ships: SmallVec<[Ship; 4]> = boards.map(|board| board.ship).collect();
    match s.public.player(seat).place {
        Place::OffBoard | Place::At(Location::Brig) => {}
        Place::At(from) => {
            for ship in ships.into_iter().filter(|&ship| ship == from.ship() || can_pay) {
                moves.extend(s.public.open_locations(ship).filter(|&to| to != from).map(Move::To));
            }
        }
        Place::Piloting(area) => {
            moves.extend(area.adjacent().map(Move::Fly));
            for ship in ships.into_iter().filter(|_| can_pay) {
                moves.extend(s.public.open_locations(ship).map(Move::To));
            }
        }
    }
    moves
}

/// Whether a player could move anywhere.
pub fn can_move(s: &State, seat: Seat) -> bool {
    moves(s, seat).len() > 1
}

/// A player may move. A move to another ship, or out of a viper, costs a skill card, which is chosen and paid
/// before the character arrives. {fleet.movement.other-ship} {fleet.movement.pilots}
pub fn take_move(t: &mut Table, seat: Seat) -> Flow<()> {
    let options = moves(t, seat);
    let chosen = t.pick(seat, Ask::Move, &options)?;
    match chosen {
        Move::Stay => return Ok(()),
        Move::To(to) => {
            if costs_a_card(&t.public, seat, to) {
                let hand = t.hand(seat).clone();
                let card = t.pick(seat, Ask::PayForMove { to }, &hand)?;
                hands::discard(t, seat, &[card]);
            }
            leave_viper(t, seat);
            t.player_mut(seat).place = Place::At(to);
        }
        Move::Fly(area) => t.player_mut(seat).place = Place::Piloting(area),
    }
    t.announce(Event::Moved { seat, to: chosen });
    Ok(())
}

fn costs_a_card(public: &Public, seat: Seat, to: Location) -> bool {
    match public.player(seat).place {
        Place::At(from) => from.ship() != to.ship(),
        Place::Piloting(_) => true,
        Place::OffBoard => false,
    }
}

/// A viper whose pilot leaves goes to the Reserves. {fleet.combat.piloting}
pub fn leave_viper(t: &mut Table, seat: Seat) {
    if t.public.piloting(seat).is_some() {
        t.public.hangar.vipers += 1;
    }
}

/// Whether a character could be sent to a location: not a Cylon player, nobody off the board, nobody in the
/// Brig, nobody who is there already. {fleet.locations.target-rule}
pub fn can_be_sent(public: &Public, seat: Seat, to: Location) -> bool {
    let movable = !matches!(public.player(seat).place, Place::OffBoard | Place::At(Location::Brig));
    public.is_human(seat) && movable && !public.is_at(seat, to)
}

/// Sends a character to a location, if that is possible.
pub fn send(t: &mut Table, seat: Seat, to: Location) {
    if !can_be_sent(&t.public, seat, to) {
        return;
    }
    leave_viper(t, seat);
    t.player_mut(seat).place = Place::At(to);
    t.announce(Event::Sent { seat, to });
    titles::settle(t);
}

/// Somebody leaves the Brig for a location on Galactica. {fleet.locations.brig}
pub fn leave_brig(t: &mut Table, seat: Seat, to: Location) {
    t.player_mut(seat).place = Place::At(to);
    t.announce(Event::Sent { seat, to });
    titles::settle(t);
}

/// Where somebody who leaves the Brig can go.
pub fn out_of_brig(public: &Public) -> Vec<Location> {
    public.open_locations(Ship::Galactica).collect()
}
