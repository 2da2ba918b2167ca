//! Loyalty: building and dealing the deck, looking at cards, revealing. {fleet.loyalty.team}

use tabletop::{Audience, Flow, Prompt, Seat};

use crate::cards::loyalty::{Dealt, LoyaltyId};
use crate::cards::{Loyalty, SuperCrisis};
use crate::choice::{Ask, Choice, Purpose};
use crate::configuration::Part;
use crate::effect::Rule;
use crate::event::Event;
use crate::origin::Origin;
use crate::resolve::carry_out;
use crate::state::{DamageToken, Place, Sighting, Standing, State};
use crate::stock::{self, Component, Stock, Stocked};
use crate::{Location, Table};
use crate::{actions, combat, hands, movement, quorum, titles};

/// Of what a loyalty deck is made.
#[derive(Clone, Copy, Debug)]
pub struct Composition {
    players: usize,
    /// Cylon cards.
    pub cylons: usize,
    /// Not a Cylon cards.
    pub humans: usize,
}

const fn row(players: usize, cylons: usize, humans: usize) -> Composition {
    Composition { players, cylons, humans }
}

/// Loyalty decks by the number of players.
const COMPOSITIONS: [Composition; 4] = [row(3, 1, 5), row(4, 1, 6), row(5, 2, 8), row(6, 2, 9)];

/// Cylon cards and Not a Cylon cards for this many players; more than the table has are as many as it has.
/// {fleet.set-up.loyalty-deck}
pub fn composition(players: usize) -> Composition {
    let row = COMPOSITIONS.into_iter().find(|row| row.players == players);
    row.unwrap_or(COMPOSITIONS[COMPOSITIONS.len() - 1])
}

/// Builds the loyalty deck and deals the first cards; then the Sympathizer joins the rest.
/// {fleet.set-up.loyalty-deck} {fleet.set-up.sympathizer-card}
pub fn build_and_deal(t: &mut Table) {
    let Composition { cylons, humans, .. } = composition(t.public.count());
    let mut kinds: Vec<Loyalty> = Loyalty::cylons(&t.public.configuration).collect();
    t.dice().shuffle(&mut kinds);
    kinds.truncate(cylons);
    let more: usize = t.public.players.iter().map(|player| player.character.sheet().more_not_a_cylon).sum();
    kinds.extend(std::iter::repeat_n(Loyalty::NotACylon, humans + more));
    shuffle_into_deck(t, kinds, 0);
    for seat in t.public.seats_from_current() {
        let cards = t.public.player(seat).character.sheet().loyalty_cards;
        if cards > 1 {
            crate::characters::announce_weakness(t, seat);
        }
        deal(t, seat, cards);
    }
    if t.public.count().is_multiple_of(2) {
        let added = if t.public.configuration.has(Part::Sympathizer) {
            Loyalty::Sympathizer
        } else {
            Loyalty::NotACylon
        };
        let dealt = t.own.iter().map(|own| own.loyalty.len()).sum::<usize>();
        let mut rest: Vec<Loyalty> = t.hidden.loyalty_deck.iter().map(|dealt| dealt.card).collect();
        rest.push(added);
        shuffle_into_deck(t, rest, dealt as u8);
    }
}

/// Shuffles cards into a deck whose backs are numbered from `first`, so that a card can be followed on the
/// table without its face being known.
fn shuffle_into_deck(t: &mut Table, mut cards: Vec<Loyalty>, first: u8) {
    t.dice().shuffle(&mut cards);
    let numbered = cards.into_iter().enumerate();
    t.hidden.loyalty_deck =
        numbered.map(|(at, card)| Dealt { id: LoyaltyId(first + at as u8), card }).rev().collect();
}

fn deal(t: &mut Table, seat: Seat, cards: u8) {
    for _ in 0..cards {
        if let Some(dealt) = t.hidden.loyalty_deck.pop() {
            t.announce(Event::LoyaltyDealt { seat, cards: 1 });
            t.tell(Audience::Only(seat), Event::LoyaltyReceived { card: dealt.card });
            t.own[seat.index()].loyalty.push(dealt);
        }
    }
}

/// Whether somebody could look at a loyalty card of another player. {fleet.loyalty.no-own-card}
pub fn can_look(s: &State, viewer: Seat, of: Seat) -> bool {
    viewer != of && !s.public.has_rule(Rule::DetectorSabotage) && !s.own[of.index()].loyalty.is_empty()
}

/// Somebody looks at a random loyalty card of another player. {fleet.loyalty.look}
pub fn look_at_random(t: &mut Table, viewer: Seat, of: Seat) {
    if !can_look(t, viewer, of) {
        return;
    }
    let cards = t.own[of.index()].loyalty.clone();
    let dealt = t.dice().pick(&cards);
    t.announce(Event::Looked { seat: viewer, at: of });
    show(t, viewer, of, dealt);
}

/// Somebody looks at all loyalty cards of another player. {fleet.loyalty.look}
pub fn look_at_all(t: &mut Table, viewer: Seat, of: Seat) {
    t.announce(Event::Looked { seat: viewer, at: of });
    for dealt in t.own[of.index()].loyalty.clone() {
        show(t, viewer, of, dealt);
    }
}

/// A player sees another's loyalty card, secretly. {fleet.secrecy.loyalty}
fn show(t: &mut Table, viewer: Seat, of: Seat, dealt: Dealt) {
    t.tell(Audience::Only(viewer), Event::SawLoyalty { of, card: dealt.card });
    let sighting = Sighting::Loyalty { of, dealt };
    if !t.own[viewer.index()].seen.contains(&sighting) {
        t.own[viewer.index()].seen.push(sighting);
    }
}

/// A player reveals a Cylon card, as an action. {fleet.cylons.reveal}
pub fn reveal(t: &mut Table, seat: Seat, card: Loyalty) -> Flow<()> {
    let loyalty = &mut t.own[seat.index()].loyalty;
    if let Some(at) = loyalty.iter().position(|dealt| dealt.card == card) {
        loyalty.remove(at);
    }
    t.player_mut(seat).open_loyalty.push(card);
    t.announce(Event::Revealed { seat, card });
    // From the Brig, the card does nothing. {fleet.cylons.reveal-in-brig}
    if !t.public.is_at(seat, Location::Brig) {
        use_power(t, seat, card)?;
    }
    become_cylon(t, seat, Standing::Cylon)?;
    draw_super_crisis(t, seat);
    Ok(())
}

/// A Cylon card allows its owner to do something when it is revealed. {fleet.loyalty.cards}
fn use_power(t: &mut Table, seat: Seat, card: Loyalty) -> Flow<()> {
    let origin = Origin::Loyalty(card);
    let power = card.row().power.as_ref().filter(|power| power.is_possible(t, seat, origin));
    let Some(power) = power else { return Ok(()) };
    if carry_out(t, origin, |t| actions::wants(t, seat, Ask::RevealPower { card }))? {
        #[cfg(test)]
        if crate::proof::is_taken_away(crate::proof::Row::Power(card)) {
            return Ok(());
        }
        power.perform(t, seat, origin)?;
    }
    Ok(())
}

/// Somebody draws damage tokens, applies some, and puts the others back.
pub fn choose_damage(t: &mut Table, seat: Seat, drawn: usize, applied: usize) -> Flow<()> {
    let pile = &mut t.hidden.stocks[Stock::GalacticaDamage].draw;
    let drawn = pile.split_off(pile.len().saturating_sub(drawn));
    let drawn: Vec<DamageToken> = drawn.into_iter().filter_map(DamageToken::of).collect();
    let count = drawn.len().min(applied);
    let chosen: Vec<DamageToken> = t.pick_some(seat, Ask::ChooseDamage, &drawn, count, count)?;
    let others = drawn.into_iter().filter(|token| !chosen.contains(token)).map(Component::Damage);
    stock::shuffle_in(t, Stock::GalacticaDamage, others);
    for token in chosen {
        combat::apply_damage(t, token)?;
    }
    Ok(())
}

/// What everybody does who becomes a Cylon player: discard down to three, lose assigned cards and titles, and
/// wake on the Resurrection Ship. {fleet.cylons.reveal-steps}
fn become_cylon(t: &mut Table, seat: Seat, standing: Standing) -> Flow<()> {
    let excess = t.hand(seat).len().saturating_sub(3) as u8;
    hands::force_discards(t, &[(seat, excess)], |_| Ask::DiscardToThree)?;
    for card in t.public.player(seat).assigned.clone() {
        quorum::unassign(t, seat, card);
    }
    movement::leave_viper(t, seat);
    let player = t.player_mut(seat);
    player.standing = standing;
    player.place = Place::At(Location::ResurrectionShip);
    t.announce(Event::Placed { seat, at: Location::ResurrectionShip });
    titles::settle(t);
    Ok(())
}

/// A Cylon player draws a super crisis card. {fleet.cylons.super-crisis}
pub fn draw_super_crisis(t: &mut Table, seat: Seat) {
    if let Some(card) = stock::draw::<SuperCrisis>(t) {
        t.own[seat.index()].held.push(card);
        t.announce(Event::SuperCrisisDrawn { seat });
        t.tell(Audience::Only(seat), Event::SuperCrisisReceived { card });
    }
}

/// The second round of loyalty cards; Cylon players get theirs too. {fleet.loyalty.sleeper-agents}
pub fn sleeper_agents(t: &mut Table) -> Flow<()> {
    t.announce(Event::SleeperAgents);
    for seat in t.public.seats_from_current() {
        let cards = t.public.player(seat).character.sheet().sleeper_cards;
        deal(t, seat, cards);
    }
    cylons_pass_the_sympathizer_on(t)?;
    for seat in t.public.humans().collect::<Vec<_>>() {
        resolve_sympathizer(t, seat)?;
    }
    for seat in t.public.seats_from_current() {
        if let Some(after) = t.public.sheet(seat).and_then(|sheet| sheet.after_sleeper_cards) {
            after(t, seat)?;
        }
    }
    Ok(())
}

/// Where the Sympathizer is among a player's loyalty cards.
fn sympathizer(t: &Table, seat: Seat) -> Option<usize> {
    t.own[seat.index()].loyalty.iter().position(|dealt| dealt.card == Loyalty::Sympathizer)
}

/// A Cylon player does not reveal the Sympathizer, but may hand it to a human player. All Cylon players are
/// asked, whatever they were dealt: who holds it is not for everybody to know.
/// {fleet.loyalty.revealed-at-sleeper-agents}
fn cylons_pass_the_sympathizer_on(t: &mut Table) -> Flow<()> {
    let cylons: Vec<Seat> = t.public.seats_from_current().filter(|&seat| t.public.is_cylon(seat)).collect();
    let humans: Vec<Seat> = t.public.humans().collect();
    let in_game = t.public.configuration.has(Part::Sympathizer);
    if cylons.is_empty() || humans.is_empty() || !in_game {
        return Ok(());
    }
    let ask = |&seat: &Seat| Prompt::one(seat, Ask::PassSympathizer, vec![Choice::Do, Choice::Pass]);
    let answers = t.ask_all(cylons.iter().map(ask).collect(), cylons.iter().copied().collect())?;
    for (&seat, answer) in cylons.iter().zip(answers) {
        if let Some(at) = sympathizer(t, seat).filter(|_| answer[0] == 0)
            && let Some(receiver) = actions::choose_player(t, seat, Purpose::GiveLoyalty, &humans)?
        {
            let card = t.own[seat.index()].loyalty.remove(at);
            t.announce(Event::LoyaltyGiven { from: seat, to: receiver, cards: 1 });
            t.own[receiver.index()].loyalty.push(card);
        }
    }
    Ok(())
}

/// A human player who has received the Sympathizer reveals it at once. {fleet.loyalty.sympathizer}
fn resolve_sympathizer(t: &mut Table, seat: Seat) -> Flow<()> {
    let Some(at) = sympathizer(t, seat) else { return Ok(()) };
    t.own[seat.index()].loyalty.remove(at);
    t.player_mut(seat).open_loyalty.push(Loyalty::Sympathizer);
    t.announce(Event::Revealed { seat, card: Loyalty::Sympathizer });
    if t.public.resources.any_in_red() {
        movement::send(t, seat, Location::Brig);
        return Ok(());
    }
    become_cylon(t, seat, Standing::Sympathizer)
}

/// A Cylon player gives all loyalty cards that lie face down to another player.
/// {fleet.locations.resurrection-ship}
pub fn give_away(t: &mut Table, from: Seat, to: Seat) -> Flow<()> {
    let cards = std::mem::take(&mut t.own[from.index()].loyalty);
    t.announce(Event::LoyaltyGiven { from, to, cards: cards.len() as u8 });
    for dealt in &cards {
        t.tell(Audience::Only(to), Event::LoyaltyReceived { card: dealt.card });
        // The giver remembers what it was.
        show_given(t, from, to, *dealt);
    }
    t.own[to.index()].loyalty.extend(cards);
    if t.public.is_human(to) { resolve_sympathizer(t, to) } else { Ok(()) }
}

fn show_given(t: &mut Table, from: Seat, to: Seat, dealt: Dealt) {
    t.own[from.index()].seen.push(Sighting::Loyalty { of: to, dealt });
}
