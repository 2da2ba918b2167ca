//! Drawing and discarding skill cards, and the destiny deck. {fleet.skill-cards.discard}

use smallvec::SmallVec;
use tabletop::{Audience, Flow, Prompt, Seat, Seats};

use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::{Fleet, Skill, SkillCard, Table};

/// Takes the top card of a skill deck, which is made anew from its discard pile when it is empty.
/// {fleet.limits.decks}
fn top_card(t: &mut Table, skill: Skill) -> Option<SkillCard> {
    if t.hidden.skill_decks[skill.index()].is_empty() {
        let mut cards = std::mem::take(&mut t.hidden.skill_discards[skill.index()]);
        if cards.is_empty() {
            return None;
        }
        t.dice().shuffle(&mut cards);
        t.hidden.skill_decks[skill.index()] = cards;
        t.announce(Event::Reshuffled { skill });
    }
    t.hidden.skill_decks[skill.index()].pop()
}

/// A player draws one card of each of these types, in this order.
pub fn draw(t: &mut Table, seat: Seat, skills: &[Skill]) {
    let mut cards = Vec::with_capacity(skills.len());
    for &skill in skills {
        if let Some(card) = top_card(t, skill) {
            cards.push(card);
        }
    }
    if cards.is_empty() {
        return;
    }
    for skill in Skill::ALL {
        let drawn = cards.iter().filter(|card| card.skill() == skill).count() as u8;
        if drawn > 0 {
            t.announce(Event::SkillsDrawn { seat, skill, cards: drawn });
        }
    }
    t.hand_mut(seat).extend_from_slice(&cards);
    t.tell(Audience::Only(seat), Event::SkillsReceived { cards });
}

/// A player draws `count` cards, choosing the type of each before seeing any of them.
pub fn draw_choosing(t: &mut Table, seat: Seat, count: u8, among: &[Skill]) -> Flow<()> {
    let mut skills: SmallVec<[Skill; 5]> = SmallVec::new();
    for left in (1..=count).rev() {
        skills.push(t.pick(seat, Ask::DrawFrom { left }, among)?);
    }
    draw(t, seat, &skills);
    Ok(())
}

/// Takes one such card out of a hand.
///
/// # Panics
/// If it is not there: only cards from the hand are ever offered.
fn take_out(t: &mut Table, seat: Seat, card: SkillCard) {
    let hand = t.hand_mut(seat);
    let at = hand.iter().position(|&held| held == card).expect("a card from the hand");
    hand.remove(at);
}

/// Puts cards face up on their discard piles.
pub fn put_away(t: &mut Table, cards: &[SkillCard]) {
    for &card in cards {
        t.hidden.skill_discards[card.skill().index()].push(card);
    }
}

/// A played card leaves the hand before its text is followed. {fleet.timing.played-card}
pub fn spend(t: &mut Table, seat: Seat, card: SkillCard) {
    take_out(t, seat, card);
    put_away(t, &[card]);
}

/// A player discards these cards.
pub fn discard(t: &mut Table, seat: Seat, cards: &[SkillCard]) {
    if cards.is_empty() {
        return;
    }
    for &card in cards {
        take_out(t, seat, card);
    }
    put_away(t, cards);
    t.announce(Event::Discarded { seat, cards: cards.to_vec() });
}

/// Players must discard, each this many or as many as they have, secretly and at the same time.
/// {fleet.timing.discarding} {fleet.timing.impossible}
pub fn force_discards(t: &mut Table, demands: &[(Seat, u8)], ask: fn(u8) -> Ask) -> Flow<()> {
    let mut random: SmallVec<[(Seat, u8); 2]> = SmallVec::new();
    let mut prompts: Vec<Prompt<Fleet>> = Vec::new();
    for &(seat, count) in demands {
        let count = count.min(t.hand(seat).len() as u8);
        if count == 0 {
            continue;
        }
        if t.public.sheet(seat).is_some_and(|sheet| sheet.discards_at_random) {
            random.push((seat, count));
            continue;
        }
        let options = t.hand(seat).iter().copied().map(Choice::Card).collect();
        prompts.push(Prompt::some(seat, ask(count), options, usize::from(count), usize::from(count)));
    }
    let awaited: Seats = prompts.iter().map(|prompt| prompt.seat).collect();
    let asked: Vec<(Seat, Vec<SkillCard>)> =
        prompts.iter().map(|prompt| (prompt.seat, t.hand(prompt.seat).clone())).collect();
    let answers = if prompts.is_empty() { Vec::new() } else { t.ask_all(prompts, awaited)? };
    for ((seat, hand), picks) in asked.into_iter().zip(answers) {
        let cards: Vec<SkillCard> = picks.iter().map(|&at| hand[usize::from(at)]).collect();
        discard(t, seat, &cards);
    }
    for (seat, count) in random {
        crate::characters::announce_weakness(t, seat);
        discard_at_random(t, seat, count);
    }
    Ok(())
}

/// A player discards random cards, as many as there are.
pub fn discard_at_random(t: &mut Table, seat: Seat, count: u8) {
    let mut cards = t.hand(seat).clone();
    if cards.is_empty() || count == 0 {
        return;
    }
    t.dice().shuffle(&mut cards);
    cards.truncate(usize::from(count));
    discard(t, seat, &cards);
}

/// Takes the top card of the destiny deck, which is built anew after its last card. {fleet.limits.destiny}
pub fn destiny_card(t: &mut Table) -> Option<SkillCard> {
    let card = t.hidden.destiny.pop();
    if t.hidden.destiny.is_empty() {
        build_destiny(t);
    }
    card
}

/// Two cards of each type, shuffled. {fleet.set-up.destiny}
pub fn build_destiny(t: &mut Table) {
    let mut cards = Vec::with_capacity(10);
    for skill in t.public.configuration.skills().iter() {
        for _ in 0..2 {
            cards.extend(top_card(t, skill));
        }
    }
    t.dice().shuffle(&mut cards);
    t.hidden.destiny = cards;
    t.announce(Event::DestinyRebuilt);
}
