//! Decks that chance makes: from opened boosters, or of any cards at all. {ccg.decks.sealed}
//!
//! Whoever plays sealed need not build: the pool's cards of the two resources that it has most of make the deck.

use strum::IntoEnumIterator;
use tabletop::Dice;

use crate::card::{CardId, Kind, Rarity, Resource, Set};
use crate::deck::{Deck, LEAST_CARDS, MOST_COPIES, all_copies};

/// How many boosters a pool is made of: fewer could not make a deck.
pub const BOOSTERS: std::ops::RangeInclusive<u8> = 6..=36;
/// What a booster holds.
pub const BOOSTER: [(Rarity, u8); 3] = [(Rarity::Rare, 1), (Rarity::Uncommon, 3), (Rarity::Common, 7)];

/// The cards of so many boosters, each of one of the two sets, none more often than a deck may have it.
pub fn open(boosters: u8, dice: &mut Dice) -> Vec<(CardId, u8)> {
    let mut pool = Vec::new();
    for _ in 0..boosters {
        open_one(&mut pool, dice);
    }
    pool
}

fn open_one(pool: &mut Vec<(CardId, u8)>, dice: &mut Dice) {
    let set = dice.pick(&[Set::Base, Set::Betrayal]);
    for (rarity, count) in BOOSTER {
        for _ in 0..count {
            let room = |card: &CardId| copies(pool, *card) < MOST_COPIES;
            let of_rarity = |card: &CardId| {
                let card = card.card();
                card.set == set && card.rarity == rarity && card.kind != Kind::Base
            };
            let cards: Vec<CardId> = CardId::all().filter(of_rarity).filter(room).collect();
            // A set has enough cards of every rarity for all boosters that may be opened; a test opens them.
            if !cards.is_empty() {
                add(pool, dice.pick(&cards));
            }
        }
    }
}

fn copies(pool: &[(CardId, u8)], card: CardId) -> u8 {
    pool.iter().find(|(known, _)| *known == card).map_or(0, |(_, count)| *count)
}

fn add(pool: &mut Vec<(CardId, u8)>, card: CardId) {
    match pool.iter_mut().find(|(known, _)| *known == card) {
        Some((_, count)) => *count += 1,
        None => pool.push((card, 1)),
    }
}

/// A deck made from a pool of so many boosters.
pub fn deck(boosters: u8, dice: &mut Dice) -> Deck {
    let pool = open(boosters, dice);
    build(&pool, dice)
}

/// The legal deck that suits a pool: cards that the two commonest resources pay for, then the cheapest others.
pub fn build(pool: &[(CardId, u8)], dice: &mut Dice) -> Deck {
    let mut resources: Vec<Resource> = Resource::iter().collect();
    let paid_with = |resource: Resource| -> u32 {
        all_copies(pool).map(|card| u32::from(card.card().cost.of(resource).min(1))).sum()
    };
    resources.sort_by_key(|resource| std::cmp::Reverse(paid_with(*resource)));
    let rare = resources[2];
    let bases: Vec<CardId> = CardId::all()
        .filter(|card| card.card().kind == Kind::Base && card.card().resource == Some(resources[0]))
        .collect();
    let mut cards: Vec<CardId> = all_copies(pool).collect();
    cards.sort_by_key(|card| (card.card().cost.of(rare) > 0, card.card().cost.total(), *card));
    let mut chosen = Vec::new();
    for card in cards.into_iter().take(LEAST_CARDS) {
        add(&mut chosen, card);
    }
    Deck { base: dice.pick(&bases), cards: chosen }
}

/// A legal deck of any cards, two of each.
pub fn wild_deck(dice: &mut Dice) -> Deck {
    let (bases, mut cards): (Vec<CardId>, Vec<CardId>) =
        CardId::all().partition(|card| card.card().kind == Kind::Base);
    dice.shuffle(&mut cards);
    Deck {
        base: dice.pick(&bases),
        cards: cards.into_iter().take(LEAST_CARDS / 2).map(|card| (card, 2)).collect(),
    }
}
