//! Karl "Helo" Agathon. {fleet.characters.helo}

use tabletop::{Flow, Seat};

use super::{Ability, Calling, Character, Draws, Sheet, Start, announce, draws, reaction, weakness};
use crate::Skill::*;
use crate::event::Event;
use crate::state::Place;
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Table, crisis, die, worth};

const SKILLS: &[Draws] = &[draws(2, &[Leadership]), draws(2, &[Tactics]), draws(1, &[Piloting])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Helo,
    calling: Calling::Military,
    skills: SKILLS,
    start: Start::OffBoard,
    abilities: &[
        reaction(Ability::EcoOfficer),
        reaction(Ability::MoralCompass).once_per_game(),
        weakness(Ability::Stranded),
    ],
    own_turn_begins: Some(stranded),
    interrupts: &[
        Interrupt {
            play: Play::EcoOfficer,
            moment: Moment::AfterRoll,
            from: Source::Sheet(Ability::EcoOfficer),
            difficulty: 0,
            possible: |s, seat| {
                s.public.current == seat
                    && !s.public.this_turn.abilities.contains(&Character::Helo)
                    && s.public.roll().is_some_and(|roll| !roll.again)
            },
            worth: |view, _| worth::an_unlucky_die(view),
            act: eco_officer,
        },
        Interrupt {
            play: Play::MoralCompass,
            moment: Moment::BoxChosen,
            from: Source::Sheet(Ability::MoralCompass),
            difficulty: 0,
            possible: |s, _| crisis::other_box(s).is_some(),
            worth: |view, seat| worth::other_box(view, seat) > worth::SLIGHT,
            act: moral_compass,
        },
    ],
    ..Sheet::BLANK
};

/// On his turn, once a turn, he has a die rolled again; what was added to it stays.
fn eco_officer(t: &mut Table, _seat: Seat) -> Flow<()> {
    t.public.this_turn.abilities.push(Character::Helo);
    die::current(t).again = true;
    Ok(())
}

/// Once per game he has the other box of a crisis card taken.
fn moral_compass(t: &mut Table, _seat: Seat) -> Flow<()> {
    let other = crisis::other_box(t);
    if let (Some(other), Some(crisis)) = (other, t.public.crisis_under_way_mut()) {
        crisis.chosen_box = Some(other);
    }
    Ok(())
}

/// He comes aboard at the start of his second turn.
fn stranded(t: &mut Table, seat: Seat) -> Flow<()> {
    if t.public.player(seat).turns >= 2 && t.public.player(seat).place == Place::OffBoard {
        announce(t, seat, Ability::Stranded);
        t.player_mut(seat).place = Place::At(Location::HangarDeck);
        t.announce(Event::Placed { seat, at: Location::HangarDeck });
    }
    Ok(())
}
