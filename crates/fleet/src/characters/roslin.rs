//! Laura Roslin. {fleet.characters.roslin}

use tabletop::{Flow, Seat};

use super::{Ability, Calling, Character, Draws, Sheet, Start, action, announce, draws, passive, weakness};
use crate::Skill::*;
use crate::cards::Crisis;
use crate::choice::Ask;
use crate::deed::Deed;
use crate::{Location, Table, crisis, quorum, stock};

const SKILLS: &[Draws] = &[draws(3, &[Politics]), draws(2, &[Leadership])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Roslin,
    calling: Calling::Political,
    skills: SKILLS,
    start: Start::At(Location::PresidentsOffice),
    abilities: &[
        passive(Ability::ReligiousVisions),
        action(Ability::SkilledPolitician, Deed::act(|_, _| true, skilled_politician)).once_per_game(),
        weakness(Ability::TerminalIllness),
    ],
    location_cost: 2,
    draws_crisis: Some(religious_visions),
    ..Sheet::BLANK
};

/// She draws two crisis cards, resolves one, and puts the other under the deck.
fn religious_visions(t: &mut Table, seat: Seat) -> Flow<Option<Crisis>> {
    announce(t, seat, Ability::ReligiousVisions);
    let mut cards: Vec<Crisis> = (0..2).filter_map(|_| stock::draw(t)).collect();
    if cards.len() < 2 {
        return Ok(cards.pop());
    }
    let taken = crisis::choose_one(t, seat, &cards)?;
    let chosen = cards.remove(taken);
    for other in cards {
        stock::put_under(t, other);
    }
    Ok(Some(chosen))
}

/// Once per game she draws four quorum cards, resolves one and puts the others under the deck.
fn skilled_politician(t: &mut Table, seat: Seat) -> Flow<()> {
    let mut cards = quorum::take_from_deck(t, 4);
    if cards.is_empty() {
        return Ok(());
    }
    let card = t.pick_in_secret(seat, Ask::ChooseQuorum, &cards)?;
    // The card came from this list.
    let at = cards.iter().position(|&drawn| drawn == card).expect("one of the drawn cards");
    cards.remove(at);
    for other in cards {
        stock::put_under(t, other);
    }
    quorum::resolve(t, seat, card)
}
