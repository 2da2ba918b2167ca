//! Using locations. What each is for stands in `boards`. {fleet.locations.activate}

use tabletop::{Flow, Seat};

use crate::choice::Ask;
use crate::origin::Origin;
use crate::resolve::carry_out;
use crate::state::State;
use crate::{Location, Table, characters, hands, kept};

/// Whether a player at a location could use it. {fleet.locations.damaged}
pub fn can_use(s: &State, seat: Seat, location: Location) -> bool {
    let sheet = s.public.sheet(seat);
    let forbidden =
        sheet.and_then(|sheet| sheet.may_not_use).is_some_and(|forbids| forbids(s, seat, location));
    let cost = sheet.map_or(0, |sheet| usize::from(sheet.location_cost));
    let action = location.site(&s.public.configuration).and_then(|site| site.action.as_ref());
    !forbidden
        && !s.public.is_damaged(location)
        && !kept::forbids(&s.public, location)
        && s.hand(seat).len() >= cost
        && action.is_some_and(|action| action.is_possible(s, seat, Origin::Location(location)))
}

/// A player uses the location where the character is.
pub fn activate(t: &mut Table, seat: Seat, location: Location) -> Flow<()> {
    let origin = Origin::Location(location);
    carry_out(t, origin, |t| pay(t, seat, location))?;
    #[cfg(test)]
    if crate::proof::is_taken_away(crate::proof::Row::Location(location)) {
        return Ok(());
    }
    match location.site(&t.public.configuration).and_then(|site| site.action.as_ref()) {
        Some(action) => action.perform(t, seat, origin),
        None => Ok(()),
    }
}

/// Some characters pay for the use of a location.
fn pay(t: &mut Table, seat: Seat, location: Location) -> Flow<()> {
    let cost = t.public.sheet(seat).map_or(0, |sheet| usize::from(sheet.location_cost));
    if cost == 0 {
        return Ok(());
    }
    characters::announce_weakness(t, seat);
    let hand = t.hand(seat).clone();
    let cards = t.pick_some(seat, Ask::PayForLocation { location }, &hand, cost, cost)?;
    hands::discard(t, seat, &cards);
    Ok(())
}
