//! The President's quorum cards. {fleet.quorum.playing}

use tabletop::{Audience, Flow, Seat};

use crate::cards::Quorum;
use crate::choice::Purpose;
use crate::effect::{Among, Effect, Title};
use crate::event::Event;
use crate::origin::{Origin, Passage};
use crate::resolve::{self, Cause};
use crate::state::State;
use crate::stock::{self, Component, Stock};
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Table, check};

const ARBITRATOR: &str = "assign-arbitrator";

/// The quorum cards that interrupt.
pub static INTERRUPTS: &[Interrupt] = &[
    Interrupt {
        play: Play::ArbitratorEasier,
        moment: Moment::BeforeCards,
        from: Source::Quorum(ARBITRATOR),
        difficulty: -3,
        possible: can_arbitrate,
        worth: |_, _| true,
        act: arbitrate,
    },
    Interrupt {
        play: Play::ArbitratorHarder,
        moment: Moment::BeforeCards,
        from: Source::Quorum(ARBITRATOR),
        difficulty: 3,
        possible: can_arbitrate,
        worth: |_, _| true,
        act: arbitrate,
    },
];

/// The owner of a card with this name that was assigned to a player.
pub fn assigned_to(s: &State, name: &str) -> Option<(Seat, Quorum)> {
    s.public.players.iter().enumerate().find_map(|(at, player)| {
        let card = player.assigned.iter().find(|card| card.card().name == name)?;
        #[cfg(test)]
        if crate::proof::is_taken_away(crate::proof::Row::Assigned(*card)) {
            return None;
        }
        Some((Seat(at as u8), *card))
    })
}

fn can_arbitrate(s: &State, _seat: Seat) -> bool {
    check::is_at(s, Location::AdmiralsQuarters)
}

/// The Arbitrator makes the Admiral's Quarters 3 easier or harder, once. {fleet.quorum.assign-arbitrator}
fn arbitrate(t: &mut Table, seat: Seat) -> Flow<()> {
    if let Some((_, card)) = assigned_to(t, ARBITRATOR) {
        t.announce(Event::AssignedCardUsed { seat, card });
        unassign(t, seat, card);
    }
    Ok(())
}

/// An assigned card goes to the discard pile.
pub fn unassign(t: &mut Table, seat: Seat, card: Quorum) {
    t.player_mut(seat).assigned.retain(|assigned| *assigned != card);
    stock::discard(t, card);
}

/// Takes cards from the quorum deck, which is made anew when it is empty.
pub fn take_from_deck(t: &mut Table, count: usize) -> Vec<Quorum> {
    (0..count).filter_map(|_| stock::draw(t)).collect()
}

/// The President draws quorum cards. {fleet.titles.quorum-hand}
pub fn draw(t: &mut Table, count: usize) {
    let cards = take_from_deck(t, count);
    if cards.is_empty() {
        return;
    }
    let president = t.public.president();
    t.announce(Event::QuorumDrawn { seat: president, cards: cards.len() as u8 });
    t.hidden.stocks[Stock::Quorum].with_title.extend(cards.iter().map(|&card| Component::Quorum(card)));
    t.tell(Audience::Only(president), Event::QuorumReceived { cards });
}

/// Whether the card would do anything: nobody may be chosen by a quorum card who is a Cylon player.
pub fn can_play(s: &State, seat: Seat, card: Quorum) -> bool {
    resolve::can_do(s, seat, &card.card().effect)
}

/// The President plays a quorum card from the hand.
pub fn play(t: &mut Table, seat: Seat, card: Quorum) -> Flow<()> {
    t.hidden.stocks.take_from_title(card);
    resolve(t, seat, card)
}

/// Resolves a quorum card and puts it where it belongs.
pub fn resolve(t: &mut Table, seat: Seat, card: Quorum) -> Flow<()> {
    t.announce(Event::QuorumPlayed { seat, card });
    let mut cause = Cause::new(Origin::Quorum(card), seat);
    resolve::follow(t, Passage::Whole, &mut cause)?;
    if !cause.kept {
        stock::discard(t, card);
    }
    Ok(())
}

/// What choosing somebody with a card or location is for.
pub fn purpose(among: Among, then: &Effect) -> Purpose {
    match (among, then) {
        (_, Effect::Check(check)) => match check.pass {
            Effect::Give(Title::President, _) => Purpose::Presidency,
            _ => Purpose::Accuse,
        },
        (_, Effect::TakeCard(_)) => Purpose::Infiltrate,
        (_, Effect::LookAtAllLoyalty(_)) => Purpose::LookAtAll,
        (Among::Sendable(Location::Brig) | Among::OthersAboard(Location::Brig), _) => Purpose::Brig,
        (Among::OthersAboard(_), _) => Purpose::Wound,
        (Among::Sendable(_), _) => Purpose::Sickbay,
        (Among::OthersInBrig, _) => Purpose::Release,
        (_, Effect::Give(Title::President, _)) => Purpose::Presidency,
        (_, Effect::Assign) => Purpose::Assign,
        (Among::OtherHumansNotAdmiral, _) => Purpose::Mutiny,
        _ => Purpose::Look,
    }
}
