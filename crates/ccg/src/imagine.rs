//! What a player program dreams up: a full state that fits a view, and how good a state looks from a seat.
//! What a player brought is known to that player alone. Others guess: a starter deck, if what they saw is of one.

use std::sync::Arc;

use strum::IntoEnumIterator;
use tabletop::{Dice, Imagine, Seat, Seed};

use crate::card::{CardId, Kind, Resource};
use crate::deck::{MOST_COPIES, Starter, all_copies};
use crate::state::{Hidden, Own, Player, State};
use crate::{Ccg, View};

impl Imagine for Ccg {
    fn imagine(view: &View<'_>, dice: &mut Dice) -> State {
        let mut own = Vec::new();
        let mut decks = Vec::new();
        for (at, backs) in view.backs.iter().enumerate() {
            let seat = Seat(at as u8);
            let player = view.public.player(seat);
            let seen = seen(view, seat);
            if let (true, Some(known)) = (view.seat == Some(seat), view.own) {
                let mut deck = if player.out { Vec::new() } else { own_deck(known, seen) };
                dice.shuffle(&mut deck);
                own.push(known.clone());
                decks.push(deck);
                continue;
            }
            let supplies: usize = player.pieces.iter().map(|piece| usize::from(piece.supplies)).sum();
            let count = usize::from(backs.hand) + usize::from(backs.deck) + supplies;
            let mut unseen = if player.out { Vec::new() } else { hidden_cards(player, &seen, count, dice) };
            dice.shuffle(&mut unseen);
            let brought = Arc::new(seen.iter().chain(&unseen).map(|card| (*card, 1)).collect());
            let hand = take(&mut unseen, usize::from(backs.hand));
            let supplies = player.pieces.iter().flat_map(|piece| {
                let cards = take(&mut unseen, usize::from(piece.supplies));
                cards.into_iter().map(|card| (piece.id, card)).collect::<Vec<_>>()
            });
            own.push(Own { brought, supplies: supplies.collect(), hand });
            decks.push(unseen);
        }
        let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
        let hidden = Hidden { dice: Dice::new(Seed::from_number(seed)), decks };
        State { public: view.public.clone(), own, hidden }
    }

    /// Influence against the best opponent, and what lies on the table.
    fn score(state: &State, seat: Seat) -> f64 {
        if let Some(outcome) = &state.public.outcome {
            return match (outcome.winners.contains(&seat), outcome.winners.len()) {
                (true, 1) => 1.0,
                (true, _) | (false, 0) => 0.5,
                (false, _) => 0.0,
            };
        }
        if state.public.player(seat).out {
            return 0.0;
        }
        let best = state.public.opponents(seat).map(|other| standing(state, other)).fold(0.0, f64::max);
        1.0 / (1.0 + (-(standing(state, seat) - best) / 5.0).exp())
    }
}

/// What a player has, in points of influence: the influence itself, units, resources and cards in hand.
fn standing(state: &State, seat: Seat) -> f64 {
    let player = state.public.player(seat);
    let (mut units, mut resources, mut missions) = (0.0, 0.0, 0.0);
    for piece in &player.pieces {
        let card = piece.card();
        if piece.is_unit() {
            let more = card.abilities.len() + card.passives.len() + piece.cards.len() - 1;
            units += 0.6 + 0.6 * f64::from(card.power) + 0.2 * more as f64;
        } else if card.kind == Kind::Mission {
            missions += 0.6;
        } else {
            resources += f64::from(1 + piece.supplies);
        }
    }
    let hand = state.own[seat.index()].hand.len() as f64;
    f64::from(player.influence) + units + missions + 0.5 * f64::min(resources, 10.0) + 0.5 * hand
}

/// The cards of a player that all see.
fn seen(view: &View<'_>, seat: Seat) -> Vec<CardId> {
    let player = view.public.player(seat);
    let in_play = view.public.pieces().filter(|piece| piece.owner() == seat);
    in_play
        .flat_map(|piece| piece.cards.iter().copied())
        .filter(|card| card.card().kind != Kind::Base)
        .chain(player.discard.iter().copied())
        .chain(view.public.threats.iter().filter(|threat| threat.owner == seat).map(|threat| threat.card))
        .collect()
}

/// What may be hidden in the viewer's own deck.
fn own_deck(own: &Own, mut seen: Vec<CardId>) -> Vec<CardId> {
    seen.extend(own.hand.iter().copied().chain(own.supplies.iter().map(|(_, card)| *card)));
    without(all_copies(&own.brought).collect(), &seen).unwrap_or_default()
}

/// The hidden cards of another player: those of a starter deck that has all the cards that were seen, or
/// invented ones.
fn hidden_cards(player: &Player, seen: &[CardId], count: usize, dice: &mut Dice) -> Vec<CardId> {
    let starters = Starter::iter().map(Starter::list);
    let mut fitting: Vec<Vec<CardId>> = starters
        .filter(|deck| deck.base == player.base && deck.size() == count + seen.len())
        .filter_map(|deck| without(deck.all_cards().collect(), seen))
        .collect();
    match fitting.len() {
        0 => invented(seen.to_vec(), count, dice),
        all => fitting.swap_remove(dice.below(all as u32) as usize),
    }
}

/// Cards that go with those that were seen: more copies of them, and others that the same resources pay for.
fn invented(mut seen: Vec<CardId>, count: usize, dice: &mut Dice) -> Vec<CardId> {
    let resources: Vec<Resource> = Resource::ALL
        .into_iter()
        .filter(|one| seen.iter().any(|card| card.card().cost.of(*one) > 0))
        .collect();
    let fits = |card: CardId| {
        let strange = Resource::ALL.into_iter().filter(|one| !resources.contains(one));
        strange.map(|one| card.card().cost.of(one)).sum::<u8>() == 0
    };
    let (likely, others): (Vec<CardId>, Vec<CardId>) =
        CardId::all().filter(|card| card.card().kind != Kind::Base).partition(|card| fits(*card));
    let mut invented = Vec::new();
    while invented.len() < count {
        let like_seen = !seen.is_empty() && dice.below(2) == 0;
        let from = if like_seen {
            &seen
        } else if likely.is_empty() {
            &others
        } else {
            &likely
        };
        let card = dice.pick(from);
        // Whatever comes up too often is let go, unless there is nothing else to be had.
        if seen.iter().filter(|one| **one == card).count() < usize::from(MOST_COPIES) || dice.below(8) == 0 {
            seen.push(card);
            invented.push(card);
        }
    }
    invented
}

/// The cards without these others, if all of these are among them.
fn without(mut cards: Vec<CardId>, others: &[CardId]) -> Option<Vec<CardId>> {
    for card in others {
        let at = cards.iter().position(|one| one == card)?;
        cards.swap_remove(at);
    }
    Some(cards)
}

/// Takes so many cards, or as many as there are.
fn take(cards: &mut Vec<CardId>, count: usize) -> Vec<CardId> {
    cards.split_off(cards.len().saturating_sub(count))
}
