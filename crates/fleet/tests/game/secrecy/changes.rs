//! Ways to change what a viewer may not know. Stocks are taken from the ledger, so that none is forgotten.

use fleet::State;
use fleet::cards::Loyalty;
use fleet::cards::loyalty::LoyaltyId;
use fleet::space::Cargo;
use fleet::state::{Hidden, Own, Sighting};
use fleet::stock::{Component, Piles, Stock, Stocked};
use strum::IntoEnumIterator;
use tabletop::{Dice, Seat, Viewer};

use super::imagined::known_faces;

/// One secret changed that `viewer` may not know; nothing if there is no such secret.
pub(crate) type Change = fn(&mut State, Viewer, &mut Dice) -> Option<()>;

pub(crate) const CHANGES: [(&str, Change); 10] = [
    ("a card in a hand for one in the deck", swap_hand_with_deck),
    ("cards of two hands", swap_between_hands),
    ("two loyalty cards", swap_loyalty),
    ("what lies deep in the decks", reorder_decks),
    ("a card that goes with a title", swap_with_title),
    ("what civilian ships carry", swap_cargo),
    ("a card that somebody holds", swap_held),
    ("the destiny deck", swap_destiny),
    ("what lies under the discard piles", reorder_discards),
    ("what others were shown", forget_sightings),
];

fn not(viewer: Viewer, seat: Seat) -> bool {
    viewer != Viewer::Seat(seat)
}

fn another(state: &State, viewer: Viewer, dice: &mut Dice, with: impl Fn(&Own) -> bool) -> Option<Seat> {
    let seats: Vec<Seat> = Seat::all(state.own.len())
        .filter(|&seat| not(viewer, seat) && with(&state.own[seat.index()]))
        .collect();
    (!seats.is_empty()).then(|| dice.pick(&seats))
}

fn swap_hand_with_deck(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let seat = another(state, viewer, dice, |own| !own.hand.is_empty())?;
    let at = dice.below(state.hand(seat).len() as u32) as usize;
    let card = state.hand(seat)[at];
    let deck = &mut state.hidden.skill_decks[card.skill().index()];
    let deep = deck.len() / 2;
    let other = deck[..deep].iter().position(|other| *other != card)?;
    let drawn = std::mem::replace(&mut deck[other], card);
    state.hand_mut(seat)[at] = drawn;
    Some(())
}

fn swap_between_hands(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let one = another(state, viewer, dice, |own| !own.hand.is_empty())?;
    let two = another(state, viewer, dice, |own| !own.hand.is_empty()).filter(|&two| two != one)?;
    let (a, b) = (state.hand(one)[0], *state.hand(two).last()?);
    state.hand_mut(one)[0] = b;
    *state.hand_mut(two).last_mut()? = a;
    (a != b).then_some(())
}

fn swap_loyalty(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let known: Vec<LoyaltyId> = match viewer {
        Viewer::Seat(seat) => known_faces(&state.own[seat.index()]).into_iter().map(|(id, _)| id).collect(),
        Viewer::Spectator => Vec::new(),
    };
    let mut cards: Vec<_> = Vec::new();
    let own = state.own.iter_mut().enumerate().filter(|(at, _)| not(viewer, Seat(*at as u8)));
    cards.extend(own.flat_map(|(_, own)| &mut own.loyalty));
    cards.extend(&mut state.hidden.loyalty_deck);
    // Where the Sympathizer is shows by itself.
    cards.retain(|dealt| !known.contains(&dealt.id) && dealt.card != Loyalty::Sympathizer);
    dice.shuffle(&mut cards);
    let (first, rest) = cards.split_first_mut()?;
    let second = rest.iter_mut().find(|dealt| dealt.card != first.card)?;
    std::mem::swap(&mut first.card, &mut second.card);
    Some(())
}

fn reorder_decks(state: &mut State, _viewer: Viewer, dice: &mut Dice) -> Option<()> {
    fn bottom<T>(deck: &mut [T], dice: &mut Dice) {
        let half = deck.len() / 2;
        dice.shuffle(&mut deck[..half]);
    }
    let hidden = &mut state.hidden;
    hidden.skill_decks.iter_mut().for_each(|deck| bottom(deck, dice));
    for stock in Stock::iter() {
        bottom(&mut hidden.stocks[stock].draw, dice);
    }
    Some(())
}

fn swap_with_title(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    if state.public.players.is_empty() || !not(viewer, state.public.president()) {
        return None;
    }
    let held: Vec<Stock> =
        Stock::iter().filter(|&stock| !state.hidden.stocks[stock].with_title.is_empty()).collect();
    let stock = (!held.is_empty()).then(|| dice.pick(&held))?;
    let Piles { with_title, draw, .. } = &mut state.hidden.stocks[stock];
    let at = dice.below(with_title.len() as u32) as usize;
    let other = draw.iter().position(|card| *card != with_title[at])?;
    std::mem::swap(&mut with_title[at], &mut draw[other]);
    Some(())
}

fn swap_cargo(state: &mut State, viewer: Viewer, _dice: &mut Dice) -> Option<()> {
    let seen = |ship| match viewer {
        Viewer::Seat(seat) => state.own[seat.index()]
            .seen
            .iter()
            .any(|sighting| matches!(sighting, Sighting::Civilian { ship: known, .. } if *known == ship)),
        Viewer::Spectator => false,
    };
    let at = state.hidden.civilians.iter().position(|(ship, _)| !seen(*ship))?;
    let Hidden { civilians, stocks, .. } = &mut state.hidden;
    let (_, aboard) = &mut civilians[at];
    let pile = &mut stocks[Stock::Civilian].draw;
    let (place, other) = pile
        .iter()
        .enumerate()
        .find_map(|(place, &token)| Some((place, Cargo::of(token)?)).filter(|(_, cargo)| cargo != aboard))?;
    pile[place] = Component::Cargo(std::mem::replace(aboard, other));
    Some(())
}

fn swap_held(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let seat = another(state, viewer, dice, |own| own.held.iter().next().is_some())?;
    let held: Vec<Component> = state.own[seat.index()].held.iter().collect();
    let wanted = dice.pick(&held);
    let deep = state.hidden.stocks[wanted.stock()].draw.first_mut()?;
    let held = state.own[seat.index()].held.iter_mut().find(|component| **component == wanted)?;
    std::mem::swap(held, deep);
    Some(())
}

fn swap_destiny(state: &mut State, _viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let at =
        (!state.hidden.destiny.is_empty()).then(|| dice.below(state.hidden.destiny.len() as u32) as usize)?;
    let Hidden { destiny, skill_decks, .. } = &mut state.hidden;
    let deck = &mut skill_decks[destiny[at].skill().index()];
    let deep = deck.len() / 2;
    let other = deck[..deep].iter_mut().find(|card| **card != destiny[at])?;
    std::mem::swap(&mut destiny[at], other);
    Some(())
}

fn reorder_discards(state: &mut State, _viewer: Viewer, dice: &mut Dice) -> Option<()> {
    fn below_the_top<T>(pile: &mut [T], dice: &mut Dice) {
        if let Some((_, below)) = pile.split_last_mut() {
            dice.shuffle(below);
        }
    }
    state.hidden.skill_discards.iter_mut().for_each(|pile| below_the_top(pile, dice));
    for stock in Stock::iter() {
        let is_open = stock.row().discard.as_ref().is_some_and(|discard| discard.top_is_seen);
        let pile = &mut state.hidden.stocks[stock].discard;
        if is_open {
            below_the_top(pile, dice);
        } else {
            dice.shuffle(pile);
        }
    }
    Some(())
}

fn forget_sightings(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let seat = another(state, viewer, dice, |own| !own.seen.is_empty())?;
    state.own[seat.index()].seen.clear();
    Some(())
}
