//! Moving of one's own will, and being sent. {fleet.movement.move}

use smallvec::SmallVec;
use tabletop::{Flow, Seat};

use crate::boards::boards;
use crate::choice::{Ask, Move};
use crate::event::Event;
use crate::state::{Place, Public, State};
use crate::{Location, Ship, Table, hands, titles, vipers};

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
        Place::Piloting(craft, area) => {
            moves.extend(area.within(vipers::range(craft)).map(Move::Fly));
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
            if price(t.public.player(seat).place, to) > 0 {
                let hand = t.hand(seat).clone();
                let card = t.pick(seat, Ask::PayForMove { to }, &hand)?;
                hands::discard(t, seat, &[card]);
            }
            leave_viper(t, seat);
            t.player_mut(seat).place = Place::At(to);
        }
        Move::Fly(to) => {
            if let Place::Piloting(_, area) = &mut t.player_mut(seat).place {
                *area = to;
            }
        }
    }
    t.announce(Event::Moved { seat, to: chosen });
    Ok(())
}

/// How many skill cards a move costs. {fleet.movement.other-ship} {fleet.movement.pilots}
pub fn price(from: Place, to: Location) -> u8 {
    match from {
        Place::At(from) => u8::from(from.ship() != to.ship()),
        Place::Piloting(..) => 1,
        Place::OffBoard => 0,
    }
}

/// A viper whose pilot leaves goes to the Reserves. {fleet.combat.piloting}
pub fn leave_viper(t: &mut Table, seat: Seat) {
    if let Some(craft) = t.public.craft(seat) {
        t.public.hangar.reserves[craft] += 1;
    }
}

/// Whether a character could be sent to a location: nobody of the other side, so no Cylon player, nobody off the board,
/// nobody in the Brig, nobody who is there already. {fleet.locations.target-rule}
pub fn can_be_sent(public: &Public, seat: Seat, to: Location) -> bool {
    let movable = !matches!(public.player(seat).place, Place::OffBoard | Place::At(Location::Brig));
    public.rights(seat).moves_with == to.side() && movable && !public.is_at(seat, to)
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
