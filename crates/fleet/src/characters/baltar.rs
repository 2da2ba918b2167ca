//! Gaius Baltar. {fleet.characters.baltar}

use tabletop::{Flow, Seat};

use super::{Ability, Calling, Character, CharacterAction, Draws, Sheet, Start, announce, draws, use_once};
use crate::Skill::{self, *};
use crate::choice::{Ask, Purpose};
use crate::effect::Rule;
use crate::event::Event;
use crate::state::State;
use crate::{Location, Table, actions, hands, loyalty};

const SKILLS: &[Draws] = &[draws(2, &[Politics]), draws(1, &[Leadership]), draws(1, &[Engineering])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Baltar,
    calling: Calling::Political,
    skills: SKILLS,
    start: Start::At(Location::ResearchLab),
    abilities: [Ability::DelusionalIntuition, Ability::CylonDetector, Ability::Coward],
    loyalty_cards: 2,
    after_own_crisis: Some(delusional_intuition),
    action: Some(CharacterAction { possible: can_detect, act: cylon_detector }),
    ..Sheet::BLANK
};

/// After he has drawn a crisis card he draws a skill card of any type.
pub fn delusional_intuition(t: &mut Table, seat: Seat) -> Flow<()> {
    announce(t, seat, Ability::DelusionalIntuition);
    let skill: Skill = t.pick(seat, Ask::DrawFrom { left: 1 }, &Skill::ALL)?;
    hands::draw(t, seat, &[skill]);
    Ok(())
}

fn can_detect(s: &State, seat: Seat) -> bool {
    !s.public.has_rule(Rule::DetectorSabotage) && !loyalty::others_with_hidden_cards(s, seat).is_empty()
}

/// Once per game he looks at all loyalty cards of another player.
fn cylon_detector(t: &mut Table, seat: Seat) -> Flow<()> {
    use_once(t, seat);
    let others = loyalty::others_with_hidden_cards(t, seat);
    let Some(target) = actions::choose_player(t, seat, Purpose::LookAtAll, &others)? else { return Ok(()) };
    t.announce(Event::Looked { seat, at: target });
    for dealt in t.own[target.index()].loyalty.clone() {
        loyalty::show(t, seat, target, dealt);
    }
    Ok(())
}
