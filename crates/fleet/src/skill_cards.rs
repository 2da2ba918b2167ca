//! Playing skill cards for their texts, and what some of them do. {fleet.actions.skill-card}

use tabletop::{Audience, Flow, Seat};

use crate::choice::{Ask, Choice, Deck, DeckEnd, Repairs};
use crate::combat::Weapon;
use crate::event::Event;
use crate::origin::Origin;
use crate::state::State;
use crate::stock::{self, Stock};
use crate::{Location, SkillCard, Table, combat};

/// Whether a player could play the card as an action now.
pub fn can_perform(s: &State, seat: Seat, card: SkillCard) -> bool {
    card.name.action().is_some_and(|action| action.is_possible(s, seat, Origin::Skill(card.name)))
}

/// Follows the text of a card that was just played as an action.
pub fn perform(t: &mut Table, seat: Seat, card: SkillCard) -> Flow<()> {
    #[cfg(test)]
    if crate::proof::is_taken_away(crate::proof::Row::Skill(card.name)) {
        return Ok(());
    }
    if let Some(action) = card.name.action() {
        action.perform(t, seat, Origin::Skill(card.name))?;
    }
    match t.public.sheet(seat).and_then(|sheet| sheet.after_skill_card) {
        Some(after) => after(t, seat, card.name),
        None => Ok(()),
    }
}

/// A player looks at the top card of the crisis or destination deck. {fleet.skill-cards.launch-scout}
pub fn scout(t: &mut Table, seat: Seat) -> Flow<()> {
    let deck = t.pick(seat, Ask::ScoutDeck, &[Deck::Crisis, Deck::Destination])?;
    look_at_top(t, seat, deck)
}

/// A player looks at the top card of a deck and puts it back on the top or under the bottom.
/// {fleet.secrecy.looking}
pub fn look_at_top(t: &mut Table, seat: Seat, deck: Deck) -> Flow<()> {
    let seen = match deck {
        Deck::Crisis => stock::top(t).map(|crisis| Event::SawCrisis { crisis }),
        Deck::Destination => stock::top(t).map(|destination| Event::SawDestination { destination }),
    };
    let Some(seen) = seen else { return Ok(()) };
    t.announce(Event::LookedAtDeck { seat, deck });
    t.tell(Audience::Only(seat), seen);
    let end = t.pick(seat, Ask::TopOrBottom { deck }, &[DeckEnd::Top, DeckEnd::Bottom])?;
    if end == DeckEnd::Bottom {
        let stock = match deck {
            Deck::Crisis => Stock::Crisis,
            Deck::Destination => Stock::Destination,
        };
        t.hidden.stocks[stock].draw.rotate_right(1);
    }
    t.announce(Event::PutBack { deck, end });
    Ok(())
}

/// A pilot attacks so many times at most with the own viper. {fleet.skill-cards.maximum-firepower}
pub fn attack_with_viper(t: &mut Table, seat: Seat, times: u8) -> Flow<()> {
    for attack in 0..times {
        let Some(area) = t.public.piloting(seat) else { break };
        let targets = combat::targets_in(&t.public, area);
        let mut options: Vec<Choice> = targets.into_iter().map(Choice::Target).collect();
        if options.is_empty() {
            break;
        }
        if attack > 0 {
            options.push(Choice::Pass);
        }
        let Choice::Target(target) = t.pick(seat, Ask::Target { with: Weapon::PilotedViper }, &options)?
        else {
            break;
        };
        combat::attack_with_piloted_viper(t, seat, target)?;
    }
    Ok(())
}

/// What a player could repair.
pub fn repairs(s: &State, seat: Seat) -> Vec<Repairs> {
    let mut repairs = Vec::new();
    if s.public.location(seat).is_some_and(|location| s.public.is_damaged(location)) {
        repairs.push(Repairs::Location);
    }
    if s.public.is_at(seat, Location::HangarDeck) && s.public.hangar.damaged.vipers() > 0 {
        repairs.push(Repairs::Vipers);
    }
    repairs
}

/// A player repairs the location, or at the Hangar Deck so many vipers at most. {fleet.skill-cards.repair}
pub fn repair(t: &mut Table, seat: Seat, vipers: u8) -> Flow<()> {
    let options = repairs(t, seat);
    if options.is_empty() {
        return Ok(());
    }
    match t.pick(seat, Ask::Repair, &options)? {
        Repairs::Location => {
            if let Some(location) = t.public.location(seat) {
                combat::repair(t, location);
            }
        }
        Repairs::Vipers => combat::repair_vipers(t, seat, vipers)?,
    }
    Ok(())
}
