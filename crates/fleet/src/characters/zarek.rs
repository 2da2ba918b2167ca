//! Tom Zarek. {fleet.characters.zarek}

use tabletop::{Flow, Seat};

use super::{Ability, Calling, Character, Draws, Sheet, Start, action, draws, reaction, weakness};
use crate::Resource::*;
use crate::Skill::*;
use crate::deed::{Deed, tree};
use crate::effect::Effect;
use crate::effect::words::{all, lose};
use crate::state::State;
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Table, check};

const SKILLS: &[Draws] = &[draws(2, &[Politics]), draws(2, &[Leadership]), draws(1, &[Tactics])];

/// The sheet.
pub static SHEET: Sheet = Sheet {
    character: Character::Zarek,
    calling: Calling::Political,
    skills: SKILLS,
    start: Start::At(Location::Administration),
    abilities: &[
        reaction(Ability::FriendsInLowPlaces),
        action(Ability::UnconventionalTactics, UNCONVENTIONAL_TACTICS).once_per_game(),
        weakness(Ability::ConvictedCriminal),
    ],
    may_not_use: Some(convicted_criminal),
    interrupts: &[
        Interrupt {
            play: Play::FriendsInLowPlacesEasier,
            moment: Moment::BeforeCards,
            from: Source::Sheet(Ability::FriendsInLowPlaces),
            difficulty: -2,
            possible: has_friends,
            worth: |_, _| true,
            act: friends_in_low_places,
        },
        Interrupt {
            play: Play::FriendsInLowPlacesHarder,
            moment: Moment::BeforeCards,
            from: Source::Sheet(Ability::FriendsInLowPlaces),
            difficulty: 2,
            possible: has_friends,
            worth: |_, _| true,
            act: friends_in_low_places,
        },
    ],
    ..Sheet::BLANK
};

fn has_friends(s: &State, _seat: Seat) -> bool {
    (check::is_at(s, Location::Administration) || check::is_at(s, Location::Brig))
        && !s.check().once.contains(&Play::FriendsInLowPlacesEasier)
}

/// Whoever uses Administration or the Brig: he may make it 2 easier or harder.
fn friends_in_low_places(t: &mut Table, _seat: Seat) -> Flow<()> {
    t.check_mut().once.push(Play::FriendsInLowPlacesEasier);
    Ok(())
}

/// Once per game, as an action, 1 population becomes 1 of another resource.
const UNCONVENTIONAL_TACTICS: Deed =
    Deed::tree(tree!(all([lose(Population, 1), Effect::GainOneOf(&[Food, Fuel, Morale])])));

/// He does not use a location where another character is, but for the Brig.
fn convicted_criminal(s: &State, seat: Seat, location: Location) -> bool {
    location != Location::Brig && s.public.everybody_at(location).iter().any(|&other| other != seat)
}
