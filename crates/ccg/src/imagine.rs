//! What a player program dreams up: a full state that fits a view, and how good a state looks from a seat.
//! Deck lists are open, so what is unseen of a player's cards is known; only where it lies is invented.

use tabletop::{Dice, Imagine, Seat, Seed};

use crate::card::{CardId, Kind};
use crate::state::{Hidden, Own, State};
use crate::{Ccg, View};

impl Imagine for Ccg {
    fn imagine(view: &View<'_>, dice: &mut Dice) -> State {
        let mut own = Vec::new();
        let mut decks = Vec::new();
        for (at, backs) in view.backs.iter().enumerate() {
            let seat = Seat(at as u8);
            let mut unseen = unseen(view, seat);
            dice.shuffle(&mut unseen);
            if let (true, Some(known)) = (view.seat == Some(seat), view.own) {
                own.push(known.clone());
            } else {
                let hand = take(&mut unseen, usize::from(backs.hand));
                let supplies = view.public.player(seat).pieces.iter().flat_map(|piece| {
                    let cards = take(&mut unseen, usize::from(piece.supplies));
                    cards.into_iter().map(|card| (piece.id, card)).collect::<Vec<_>>()
                });
                let supplies = supplies.collect();
                own.push(Own { hand, supplies });
            }
            decks.push(take(&mut unseen, usize::from(backs.deck)));
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
        let strength = |seat: Seat| {
            let player = state.public.player(seat);
            let table: i32 = player
                .pieces
                .iter()
                .map(|piece| match piece.card().kind {
                    _ if piece.is_unit() => 2 + i32::from(piece.card().power),
                    Kind::Mission => 1,
                    _ => 1 + i32::from(piece.supplies),
                })
                .sum();
            f64::from(player.influence) + 0.3 * f64::from(table)
        };
        let best = state.public.opponents(seat).map(strength).fold(0.0, f64::max);
        1.0 / (1.0 + (-(strength(seat) - best) / 6.0).exp())
    }
}

/// The cards of a player that the viewer does not see.
fn unseen(view: &View<'_>, seat: Seat) -> Vec<CardId> {
    let player = view.public.player(seat);
    if player.out {
        return Vec::new();
    }
    let mut unseen: Vec<CardId> = player.deck.all_cards().collect();
    let in_play = view.public.pieces().filter(|piece| piece.owner() == seat);
    let seen = in_play
        .flat_map(|piece| piece.cards.iter().copied())
        .chain(player.discard.iter().copied())
        .chain(view.public.threats.iter().filter(|threat| threat.owner == seat).map(|threat| threat.card));
    let own = view.own.filter(|_| view.seat == Some(seat));
    let kept = own
        .into_iter()
        .flat_map(|own| own.hand.iter().copied().chain(own.supplies.iter().map(|(_, card)| *card)));
    for card in seen.chain(kept) {
        if let Some(at) = unseen.iter().position(|one| *one == card) {
            unseen.swap_remove(at);
        }
    }
    unseen
}

/// Takes so many cards, or as many as there are.
fn take(cards: &mut Vec<CardId>, count: usize) -> Vec<CardId> {
    cards.split_off(cards.len().saturating_sub(count))
}
