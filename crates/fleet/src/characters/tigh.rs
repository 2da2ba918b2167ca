//! Saul Tigh. {fleet.characters.tigh}

use tabletop::{Flow, Seat};

use super::{Ability, Calling, Character, Draws, Sheet, Start, action, announce, draws, reaction, weakness};
use crate::Skill::*;
use crate::deed::{Deed, tree};
use crate::effect::{Effect, Title, Who};
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Table, check, hands};

const SKILLS: &[Draws] = &[draws(2, &[Leadership]), draws(3, &[Tactics])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Tigh,
    calling: Calling::Military,
    skills: SKILLS,
    start: Start::At(Location::Command),
    abilities: &[
        reaction(Ability::CylonHatred),
        action(Ability::DeclareMartialLaw, DECLARE_MARTIAL_LAW).once_per_game(),
        weakness(Ability::Alcoholic),
    ],
    any_turn_begins: Some(alcoholic),
    interrupts: &[Interrupt {
        play: Play::CylonHatred,
        moment: Moment::BeforeCards,
        from: Source::Sheet(Ability::CylonHatred),
        difficulty: -3,
        possible: |s, _| {
            check::is_at(s, Location::AdmiralsQuarters) && !s.check().once.contains(&Play::CylonHatred)
        },
        worth: |_, _| true,
        act: cylon_hatred,
    }],
    ..Sheet::BLANK
};

/// Whoever uses the Admiral's Quarters: he may make it 3 easier.
fn cylon_hatred(t: &mut Table, _seat: Seat) -> Flow<()> {
    t.check_mut().once.push(Play::CylonHatred);
    Ok(())
}

/// Once per game, as an action, he makes the Admiral the President.
const DECLARE_MARTIAL_LAW: Deed = Deed::tree(tree!(Effect::Give(Title::President, Who::Admiral)))
    .when(|s, _| s.public.president() != s.public.admiral());

/// At the start of any turn he discards his only skill card.
fn alcoholic(t: &mut Table, seat: Seat) -> Flow<()> {
    if let [card] = t.hand(seat)[..] {
        announce(t, seat, Ability::Alcoholic);
        hands::discard(t, seat, &[card]);
    }
    Ok(())
}
