//! Taking an action. What each action does lives with its card, character, title or location.
//! {fleet.actions.kinds}

use tabletop::{Flow, Seat};

use crate::cards::Quorum;
use crate::characters::{self, Sheet};
use crate::choice::{Action, Ask, Choice, Purpose};
use crate::event::Event;
use crate::origin::{Origin, Passage};
use crate::state::{Place, Side, State};
use crate::{SkillCard, Table};
use crate::{combat, hands, locations, loyalty, quorum, skill_cards, vipers};

/// What a player could do as an action.
pub fn actions(s: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    let player = s.public.player(seat);
    if player.place == Place::OffBoard {
        return vec![Action::Nothing];
    }
    if let Some(location) = s.public.location(seat) {
        actions.extend(locations::actions(s, seat, location).map(|passage| match passage {
            Passage::Second => Action::SecondOfLocation(location),
            _ => Action::Location(location),
        }));
    }
    if s.public.rights(seat).uses_skill_cards {
        skill_card_actions(s, seat, &mut actions);
    }
    if let Some(sheet) = s.public.sheet(seat) {
        character_actions(s, seat, sheet, &mut actions);
    }
    if s.public.piloting(seat).is_some() {
        actions.push(Action::Viper);
    }
    if s.public.is_human(seat) {
        human_actions(s, seat, &mut actions);
    }
    actions.push(Action::Nothing);
    actions
}

/// Skill cards that are played for their texts. {fleet.actions.skill-card}
fn skill_card_actions(s: &State, seat: Seat, actions: &mut Vec<Action>) {
    let mut seen: smallvec::SmallVec<[SkillCard; 12]> = smallvec::SmallVec::new();
    for &card in s.hand(seat) {
        if !seen.contains(&card) {
            seen.push(card);
            if skill_cards::can_perform(s, seat, card) {
                actions.push(Action::Skill(card));
            }
        }
    }
}

/// What is on the character sheet.
fn character_actions(s: &State, seat: Seat, sheet: &'static Sheet, actions: &mut Vec<Action>) {
    if let Some((row, action)) = sheet.action()
        && characters::has(s, seat, row.ability)
        && action.is_possible(s, seat, Origin::Ability(row.ability))
    {
        actions.push(Action::Character(sheet.character));
    }
}

/// What only human players do. {fleet.cylons.limits}
fn human_actions(s: &State, seat: Seat, actions: &mut Vec<Action>) {
    if s.public.president() == seat {
        actions.push(Action::DrawQuorum);
        let mut cards: Vec<Quorum> = s.hidden.stocks.with_title().collect();
        cards.sort_unstable();
        cards.dedup();
        actions.extend(cards.into_iter().filter(|&card| quorum::can_play(s, seat, card)).map(Action::Quorum));
    }
    if s.public.admiral() == seat && s.public.nukes > 0 && s.public.basestars() > 0 {
        actions.push(Action::Nuke);
    }
    let cylons = s.own[seat.index()].loyalty.iter().map(|dealt| dealt.card).filter(|card| card.is_cylon());
    actions.extend(cylons.map(Action::Reveal));
}

/// What a player does is asked even if there is only one thing: that nobody was asked would tell all that there
/// is no card to play, and no Cylon card to reveal. {fleet.secrecy.hands} {fleet.secrecy.loyalty}
fn choose_action(t: &mut Table, seat: Seat) -> Flow<Action> {
    let options = actions(t, seat);
    let rights = t.public.rights(seat);
    let could_have_more = rights.uses_skill_cards || rights.side == Side::Human;
    if could_have_more && t.public.player(seat).place != Place::OffBoard {
        return t.pick_in_secret(seat, Ask::Action, &options);
    }
    t.pick(seat, Ask::Action, &options)
}

/// A player takes one action, or does nothing.
pub fn take_action(t: &mut Table, seat: Seat) -> Flow<()> {
    let action = choose_action(t, seat)?;
    t.announce(Event::ActionTaken { seat, action });
    match action {
        Action::Location(location) => locations::activate(t, seat, location, Passage::Whole),
        Action::SecondOfLocation(location) => locations::activate(t, seat, location, Passage::Second),
        Action::Skill(card) => {
            t.announce(Event::CardPlayed { seat, card });
            hands::spend(t, seat, card);
            skill_cards::perform(t, seat, card)
        }
        Action::Character(character) => match character.sheet().action() {
            Some((row, action)) => {
                characters::use_ability(t, seat, row.ability);
                action.perform(t, seat, Origin::Ability(row.ability))
            }
            None => Ok(()),
        },
        Action::Viper => vipers::activate_own(t, seat),
        Action::DrawQuorum => {
            quorum::draw(t, 1);
            Ok(())
        }
        Action::Quorum(card) => quorum::play(t, seat, card),
        Action::Nuke => combat::launch_nuke(t, seat),
        Action::Reveal(card) => loyalty::reveal(t, seat, card),
        Action::Nothing => Ok(()),
    }
}

/// Has somebody choose a player, or nobody if there is nobody to choose.
pub fn choose_player(t: &mut Table, chooser: Seat, purpose: Purpose, among: &[Seat]) -> Flow<Option<Seat>> {
    if among.is_empty() {
        return Ok(None);
    }
    let options: Vec<Choice> =
        among.iter().map(|&seat| Choice::Character(t.public.player(seat).character)).collect();
    let picked = t.pick(chooser, Ask::ChoosePlayer { purpose }, &options)?;
    Ok(options.iter().position(|option| *option == picked).map(|at| among[at]))
}

/// Asks whether to do something.
pub fn wants(t: &mut Table, seat: Seat, ask: Ask) -> Flow<bool> {
    Ok(t.pick(seat, ask, &[Choice::Do, Choice::Pass])? == Choice::Do)
}
