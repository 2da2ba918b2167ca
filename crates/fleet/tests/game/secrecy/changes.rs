//! Ways to change what a viewer may not know.

use fleet::State;
use fleet::cards::Loyalty;
use fleet::cards::loyalty::LoyaltyId;
use fleet::state::{Hidden, Own, Sighting};
use tabletop::{Dice, Seat, Viewer};

use super::imagined::known_faces;

/// One secret changed that `viewer` may not know; nothing if there is no such secret.
pub(crate) type Change = fn(&mut State, Viewer, &mut Dice) -> Option<()>;

pub(crate) const CHANGES: [(&str, Change); 10] = [
    ("a card in a hand for one in the deck", swap_hand_with_deck),
    ("cards of two hands", swap_between_hands),
    ("two loyalty cards", swap_loyalty),
    ("what lies deep in the decks", reorder_decks),
    ("a quorum card", swap_quorum),
    ("what civilian ships carry", swap_cargo),
    ("a super crisis card", swap_super_crisis),
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
    bottom(&mut hidden.crisis_deck, dice);
    bottom(&mut hidden.quorum_deck, dice);
    bottom(&mut hidden.destination_deck, dice);
    bottom(&mut hidden.super_crisis_deck, dice);
    bottom(&mut hidden.civilian_pile, dice);
    bottom(&mut hidden.galactica_damage, dice);
    bottom(&mut hidden.basestar_damage, dice);
    Some(())
}

fn swap_quorum(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    if state.public.players.is_empty() || !not(viewer, state.public.president) {
        return None;
    }
    let Hidden { quorum_hand, quorum_deck, .. } = &mut state.hidden;
    if quorum_hand.is_empty() {
        return None;
    }
    let held = dice.below(quorum_hand.len() as u32) as usize;
    let other = quorum_deck.iter().position(|card| *card != quorum_hand[held])?;
    std::mem::swap(&mut quorum_hand[held], &mut quorum_deck[other]);
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
    let Hidden { civilians, civilian_pile, .. } = &mut state.hidden;
    let other = civilian_pile.iter_mut().find(|cargo| **cargo != civilians[at].1)?;
    std::mem::swap(&mut civilians[at].1, other);
    Some(())
}

fn swap_super_crisis(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let seat = another(state, viewer, dice, |own| !own.super_crises.is_empty())?;
    let deep = state.hidden.super_crisis_deck.first_mut()?;
    std::mem::swap(&mut state.own[seat.index()].super_crises[0], deep);
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
    below_the_top(&mut state.hidden.crisis_discard, dice);
    below_the_top(&mut state.hidden.quorum_discard, dice);
    dice.shuffle(&mut state.hidden.super_crisis_discard);
    Some(())
}

fn forget_sightings(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let seat = another(state, viewer, dice, |own| !own.seen.is_empty())?;
    state.own[seat.index()].seen.clear();
    Some(())
}
