//! Hands, decks and discard piles: drawing, discarding, revealing, searching. {ccg.zones.deck}

use smallvec::SmallVec;
use tabletop::{Audience, Flow, Prompt, Seat};

use crate::board::card_fits;
use crate::card::CardId;
use crate::choice::{Ask, Choice};
use crate::effect::{Filter, Looked, Shown, TakenTo, Trigger, Verb};
use crate::event::Event;
use crate::state::Phase;
use crate::trigger::{self, Happening};
use crate::{Ccg, Table};

/// Asks a seat to pick one option.
pub(crate) fn choose(t: &mut Table, seat: Seat, ask: Ask, mut options: Vec<Choice>) -> Flow<Choice> {
    let picks = t.ask(Prompt::<Ccg>::one(seat, ask, options.clone()))?;
    Ok(options.swap_remove(usize::from(picks[0])))
}

/// Asks a seat to pick one option. With cards in hand it is asked even if it can do nothing: that it can't is
/// its secret. {ccg.zones.secrets}
pub(crate) fn choose_in_secret(t: &mut Table, seat: Seat, ask: Ask, options: Vec<Choice>) -> Flow<Choice> {
    if t.hand(seat).is_empty() {
        return choose(t, seat, ask, options);
    }
    t.pick_in_secret(seat, ask, &options)
}

/// Asks a seat in a moment that may be let pass; the first option is to pass.
pub(crate) fn window(t: &mut Table, seat: Seat, ask: Ask, mut options: Vec<Choice>) -> Flow<Choice> {
    let prompt = Prompt::<Ccg> { window: true, ..Prompt::one(seat, ask, options.clone()) };
    let picks = t.ask(prompt)?;
    Ok(options.swap_remove(usize::from(picks[0])))
}

/// Asks a seat for yes or no, in a moment that may be let pass.
pub(crate) fn wants(t: &mut Table, seat: Seat, ask: Ask) -> Flow<bool> {
    Ok(window(t, seat, ask, vec![Choice::Pass, Choice::Do])? == Choice::Do)
}

/// Takes the top card of a deck to be drawn or revealed: an empty deck is made anew from the discard pile.
/// {ccg.zones.empty-deck}
pub(crate) fn draw_or_reveal(t: &mut Table, seat: Seat) -> Option<CardId> {
    if t.hidden.decks[seat.index()].is_empty() {
        reshuffle(t, seat);
    }
    t.hidden.decks[seat.index()].pop()
}

/// So many cards to be drawn or revealed.
fn draw_or_reveal_several(t: &mut Table, seat: Seat, count: u8) -> Vec<CardId> {
    (0..count).filter_map(|_| draw_or_reveal(t, seat)).collect()
}

/// Takes the top cards of a deck to be looked at or discarded: as many as are there.
fn take_off(t: &mut Table, seat: Seat, count: u8) -> Vec<CardId> {
    let deck = &mut t.hidden.decks[seat.index()];
    let rest = deck.len().saturating_sub(usize::from(count));
    deck.drain(rest..).rev().collect()
}

/// Shuffles the discard pile into the deck.
pub(crate) fn reshuffle(t: &mut Table, seat: Seat) {
    let mut discard = std::mem::take(&mut t.player_mut(seat).discard);
    if discard.is_empty() {
        return;
    }
    t.hidden.decks[seat.index()].append(&mut discard);
    shuffle(t, seat);
    t.announce(Event::Reshuffled { seat });
}

pub(crate) fn shuffle(t: &mut Table, seat: Seat) {
    let mut deck = std::mem::take(&mut t.hidden.decks[seat.index()]);
    t.dice().shuffle(&mut deck);
    t.hidden.decks[seat.index()] = deck;
}

/// Draws cards. {ccg.zones.deck}
pub(crate) fn draw(t: &mut Table, seat: Seat, count: u8) -> Flow<()> {
    let cards = draw_or_reveal_several(t, seat, count);
    if cards.is_empty() {
        return Ok(());
    }
    let drawn = cards.len() as u8;
    t.own[seat.index()].hand.extend_from_slice(&cards);
    t.announce(Event::Drew { seat, count: drawn });
    t.tell(Audience::Only(seat), Event::Received { cards });
    if t.public.phase == Phase::Execution && t.public.turn > 0 {
        for _ in 0..drawn {
            trigger::fire(t, Trigger::PlayerDraws, &mut Happening::to(seat))?;
        }
    }
    Ok(())
}

/// Discards cards of the player's choice. {ccg.effects.choices}
pub(crate) fn discard(t: &mut Table, seat: Seat, count: u8) -> Flow<()> {
    let count = usize::from(count).min(t.hand(seat).len());
    let cards = pick_cards(t, seat, Ask::Discard { count: Some(count as u8) }, count, count)?;
    discard_cards(t, seat, &cards);
    Ok(())
}

/// Asks for cards of the own hand.
pub(crate) fn pick_cards(
    t: &mut Table,
    seat: Seat,
    ask: Ask,
    least: usize,
    most: usize,
) -> Flow<Vec<CardId>> {
    if most == 0 || t.hand(seat).is_empty() {
        return Ok(Vec::new());
    }
    let options: Vec<Choice> = t.hand(seat).iter().copied().map(Choice::Card).collect();
    let picks = t.ask(Prompt::some(seat, ask, options, least, most))?;
    Ok(picks.iter().map(|&at| t.hand(seat)[usize::from(at)]).collect())
}

/// Puts these cards of a hand into the discard pile.
pub(crate) fn discard_cards(t: &mut Table, seat: Seat, cards: &[CardId]) {
    if cards.is_empty() {
        return;
    }
    for card in cards {
        remove_from_hand(t, seat, *card);
        t.player_mut(seat).discard.push(*card);
    }
    t.announce(Event::Discarded { seat, cards: cards.to_vec() });
}

pub(crate) fn remove_from_hand(t: &mut Table, seat: Seat, card: CardId) {
    let hand = &mut t.own[seat.index()].hand;
    if let Some(at) = hand.iter().position(|one| *one == card) {
        hand.remove(at);
    }
}

/// You discard any number of cards and draw as many.
pub(crate) fn exchange(t: &mut Table, seat: Seat) -> Flow<()> {
    let most = t.hand(seat).len();
    let cards = pick_cards(t, seat, Ask::Discard { count: None }, 0, most)?;
    discard_cards(t, seat, &cards);
    draw(t, seat, cards.len() as u8)
}

/// The top cards of a deck go to the discard pile.
pub(crate) fn mill(t: &mut Table, seat: Seat, count: u8) {
    let cards = take_off(t, seat, count);
    if !cards.is_empty() {
        t.player_mut(seat).discard.extend_from_slice(&cards);
        t.announce(Event::DeckShown { seat, cards });
    }
}

/// A hand is shown to all.
pub(crate) fn show_hand(t: &mut Table, seat: Seat) {
    let cards = t.hand(seat).to_vec();
    t.announce(Event::HandShown { seat, cards });
}

/// A player takes a card that fits out of a hand that was shown.
pub(crate) fn take_shown(t: &mut Table, you: Seat, from: Seat, filter: &Filter, to: TakenTo) -> Flow<()> {
    let options: Vec<Choice> = fitting(t.hand(from), filter);
    if options.is_empty() {
        return Ok(());
    }
    let Choice::Card(card) = choose(t, you, Ask::TakeShown { from }, options)? else { return Ok(()) };
    match to {
        TakenTo::Discard => discard_cards(t, from, &[card]),
        TakenTo::TopOfDeck => {
            remove_from_hand(t, from, card);
            t.hidden.decks[from.index()].push(card);
            t.announce(Event::PutOnDeck { seat: from });
        }
    }
    Ok(())
}

/// A player puts a card from hand on top of the deck.
pub(crate) fn hand_to_deck(t: &mut Table, seat: Seat) -> Flow<()> {
    for card in pick_cards(t, seat, Ask::HandToDeck, 1, 1)? {
        remove_from_hand(t, seat, card);
        t.hidden.decks[seat.index()].push(card);
        t.announce(Event::PutOnDeck { seat });
    }
    Ok(())
}

/// Cards go on top of the deck, several in the order that their owner likes.
pub(crate) fn put_on_deck(t: &mut Table, seat: Seat, mut cards: SmallVec<[CardId; 2]>) -> Flow<()> {
    while !cards.is_empty() {
        let options = cards.iter().copied().map(Choice::Card).collect();
        let picks =
            t.ask(Prompt::<Ccg>::one(seat, Ask::PickCards { verb: Verb::OnTopOfDeck, count: 1 }, options))?;
        let card = cards.remove(usize::from(picks[0]));
        t.hidden.decks[seat.index()].push(card);
    }
    Ok(())
}

/// Cards that fit, each once.
fn fitting(cards: &[CardId], filter: &Filter) -> Vec<Choice> {
    let mut options: Vec<Choice> = Vec::new();
    for &card in cards.iter().filter(|card| card_fits(**card, filter)) {
        if !options.contains(&Choice::Card(card)) {
            options.push(Choice::Card(card));
        }
    }
    options
}

/// A player looks at the top cards of a deck and perhaps puts them elsewhere. {ccg.zones.looking}
pub(crate) fn look(t: &mut Table, you: Seat, deck: Seat, count: u8, then: Looked) -> Flow<()> {
    let mut cards = take_off(t, deck, count);
    let count = cards.len() as u8;
    t.announce(Event::Looked { seat: you, deck, count });
    if cards.is_empty() {
        return Ok(());
    }
    t.tell(Audience::Only(you), Event::Saw { deck, cards: cards.clone() });
    match then {
        Looked::Stay => {}
        Looked::MayGoBelow => {
            let card = cards[0];
            if choose(t, you, Ask::MayGoBelow { card }, vec![Choice::Pass, Choice::Do])? == Choice::Do {
                t.hidden.decks[deck.index()].insert(0, cards.remove(0));
            }
        }
        Looked::OneOnTop => {
            let top = take_one(t, you, Ask::KeepOnTop, &mut cards)?;
            while !cards.is_empty() {
                let card = take_one(t, you, Ask::NextToBottom, &mut cards)?;
                t.hidden.decks[deck.index()].insert(0, card);
            }
            cards.push(top);
        }
    }
    t.hidden.decks[deck.index()].extend(cards.into_iter().rev());
    Ok(())
}

/// Asks for one of the cards and takes it out.
fn take_one(t: &mut Table, seat: Seat, ask: Ask, cards: &mut Vec<CardId>) -> Flow<CardId> {
    let options: Vec<Choice> = cards.iter().copied().map(Choice::Card).collect();
    let picks = t.ask(Prompt::<Ccg>::one(seat, ask, options))?;
    Ok(cards.remove(usize::from(picks[0])))
}

/// You show the top cards of your deck; another player puts one of them to the bottom, you take the rest.
pub(crate) fn salvage(t: &mut Table, you: Seat, chooser: Seat, count: u8) -> Flow<()> {
    let mut cards = draw_or_reveal_several(t, you, count);
    if cards.is_empty() {
        return Ok(());
    }
    t.announce(Event::DeckShown { seat: you, cards: cards.clone() });
    let bottom = take_one(t, chooser, Ask::Salvage, &mut cards)?;
    t.hidden.decks[you.index()].insert(0, bottom);
    t.own[you.index()].hand.extend(cards);
    Ok(())
}

/// You show the top card of your deck, which stays there. Its mystic value is returned.
pub(crate) fn show_top(t: &mut Table, you: Seat) -> i8 {
    let Some(card) = draw_or_reveal(t, you) else { return 0 };
    t.hidden.decks[you.index()].push(card);
    t.announce(Event::DeckShown { seat: you, cards: vec![card] });
    card.card().mystic
}

/// You search your deck for a card and take it into your hand; then the deck is shuffled. {ccg.zones.searching}
pub(crate) fn search(t: &mut Table, you: Seat, filter: &Filter, shown: Shown) -> Flow<()> {
    let mut options = fitting(&t.hidden.decks[you.index()], filter);
    // In the order of their names, so that nothing shows the order of the deck.
    options.sort_unstable_by_key(|option| if let Choice::Card(card) = option { Some(*card) } else { None });
    options.insert(0, Choice::Pass);
    let taken = t.pick_in_secret(you, Ask::Search, &options)?;
    t.announce(Event::Searched { seat: you, took: taken != Choice::Pass });
    if let Choice::Card(card) = taken {
        let deck = &mut t.hidden.decks[you.index()];
        if let Some(at) = deck.iter().position(|one| *one == card) {
            deck.remove(at);
        }
        t.own[you.index()].hand.push(card);
        let audience = if shown == Shown::Shown { Audience::All } else { Audience::Only(you) };
        t.tell(audience, Event::Found { seat: you, card });
    }
    shuffle(t, you);
    Ok(())
}

/// A card of the discard pile goes to the hand. {ccg.zones.discard}
pub(crate) fn recover(t: &mut Table, seat: Seat, card: CardId) {
    let discard = &mut t.player_mut(seat).discard;
    if let Some(at) = discard.iter().rposition(|one| *one == card) {
        discard.remove(at);
        t.own[seat.index()].hand.push(card);
        t.announce(Event::Recovered { seat, card });
    }
}

/// A player picks a card of the discard pile that fits, and takes it.
pub(crate) fn recover_one(t: &mut Table, seat: Seat, filter: &Filter) -> Flow<()> {
    let options = fitting(&t.public.player(seat).discard, filter);
    if options.is_empty() {
        return Ok(());
    }
    if let Choice::Card(card) = choose(t, seat, Ask::Recover, options)? {
        recover(t, seat, card);
    }
    Ok(())
}
