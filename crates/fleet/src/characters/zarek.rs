//! Tom Zarek. {fleet.characters.zarek}

use tabletop::{Flow, Seat};

use super::{
    Ability, Calling, Character, CharacterAction, Draws, Sheet, Start, announce, draws, plays, use_once,
};
use crate::Resource::{self, *};
use crate::Skill::*;
use crate::choice::Ask;
use crate::state::State;
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Table, check, resources};

const SKILLS: &[Draws] = &[draws(2, &[Politics]), draws(2, &[Leadership]), draws(1, &[Tactics])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Zarek,
    calling: Calling::Political,
    skills: SKILLS,
    start: Start::At(Location::Administration),
    abilities: [Ability::FriendsInLowPlaces, Ability::UnconventionalTactics, Ability::ConvictedCriminal],
    may_not_use: Some(convicted_criminal),
    action: Some(CharacterAction { possible: |_, _| true, act: unconventional_tactics }),
    interrupts: &[
        Interrupt {
            play: Play::FriendsInLowPlacesEasier,
            moment: Moment::BeforeCards,
            from: Source::Open,
            possible: has_friends,
            act: |t, seat| friends_in_low_places(t, seat, -2),
        },
        Interrupt {
            play: Play::FriendsInLowPlacesHarder,
            moment: Moment::BeforeCards,
            from: Source::Open,
            possible: has_friends,
            act: |t, seat| friends_in_low_places(t, seat, 2),
        },
    ],
    ..Sheet::BLANK
};

fn has_friends(s: &State, seat: Seat) -> bool {
    plays(s, seat, Character::Zarek)
        && (check::is_at(s, Location::Administration) || check::is_at(s, Location::Brig))
        && !s.check().once.contains(&Play::FriendsInLowPlacesEasier)
}

/// Whoever uses Administration or the Brig: he may make it 2 easier or harder.
fn friends_in_low_places(t: &mut Table, seat: Seat, by: i8) -> Flow<()> {
    announce(t, seat, Ability::FriendsInLowPlaces);
    t.check_mut().once.push(Play::FriendsInLowPlacesEasier);
    check::change_difficulty(t, by);
    Ok(())
}

/// Once per game, as an action, 1 population becomes 1 of another resource.
fn unconventional_tactics(t: &mut Table, seat: Seat) -> Flow<()> {
    use_once(t, seat);
    resources::change(t, Population, -1);
    let gained: Resource = t.pick(seat, Ask::GainResource, &[Food, Fuel, Morale])?;
    resources::change(t, gained, 1);
    Ok(())
}

/// He does not use a location where another character is, but for the Brig.
fn convicted_criminal(s: &State, seat: Seat, location: Location) -> bool {
    location != Location::Brig && s.public.everybody_at(location).iter().any(|&other| other != seat)
}
