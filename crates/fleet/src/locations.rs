//! Using locations. What each is for stands in `boards`. {fleet.locations.activate}

use tabletop::{Flow, Seat};

use crate::choice::Ask;
use crate::origin::{Origin, Passage, Text};
use crate::resolve::carry_out;
use crate::state::{Public, State};
use crate::{Location, Table, characters, hands, kept};

/// The texts of a location's actions. {fleet.locations.activate}
const ACTIONS: [Passage; 2] = [Passage::Whole, Passage::Second];

/// The actions of a location that a player there could take. {fleet.locations.damaged}
pub fn actions(s: &State, seat: Seat, location: Location) -> impl Iterator<Item = Passage> {
    ACTIONS.into_iter().filter(move |&passage| can_use(s, seat, location, passage))
}

fn can_use(s: &State, seat: Seat, location: Location, passage: Passage) -> bool {
    let sheet = s.public.sheet(seat);
    let forbidden =
        sheet.and_then(|sheet| sheet.may_not_use).is_some_and(|forbids| forbids(s, seat, location));
    let action = location.site(&s.public.configuration).and_then(|site| site.deed(passage));
    let text = Text::new(Origin::Location(location), passage);
    !forbidden
        && !s.public.is_damaged(location)
        && !kept::forbids(&s.public, location)
        && s.hand(seat).len() >= usize::from(price(&s.public, seat))
        && action.is_some_and(|action| action.is_possible(s, seat, text))
}

/// A player uses the location where the character is.
pub fn activate(t: &mut Table, seat: Seat, location: Location, passage: Passage) -> Flow<()> {
    let text = Text::new(Origin::Location(location), passage);
    carry_out(t, text.clone(), |t| pay(t, seat, location))?;
    #[cfg(test)]
    if crate::proof::is_taken_away(crate::proof::Row::Location(location)) {
        return Ok(());
    }
    match location.site(&t.public.configuration).and_then(|site| site.deed(passage)) {
        Some(action) => action.perform(t, seat, text),
        None => Ok(()),
    }
}

/// How many skill cards a player pays for the use of a location.
pub fn price(public: &Public, seat: Seat) -> u8 {
    public.sheet(seat).map_or(0, |sheet| sheet.location_cost)
}

/// Some characters pay for the use of a location.
fn pay(t: &mut Table, seat: Seat, location: Location) -> Flow<()> {
    let cost = usize::from(price(&t.public, seat));
    if cost == 0 {
        return Ok(());
    }
    characters::announce_weakness(t, seat);
    let hand = t.hand(seat).clone();
    let cards = t.pick_some(seat, Ask::PayForLocation { location }, &hand, cost, cost)?;
    hands::discard(t, seat, &cards);
    Ok(())
}
