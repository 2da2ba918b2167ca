//! The jump track and jumping. {fleet.jump.steps}

use tabletop::{Audience, Flow};

use crate::cards::Destination;
use crate::choice::Ask;
use crate::event::Event;
use crate::origin::{Origin, Passage};
use crate::resolve::{Cause, follow};
use crate::space::{Area, CivilianId};
use crate::state::{AUTO_JUMP, Place, Sighting};
use crate::stock::{self, Component, Stock};
use crate::{Location, Table, combat, endings, kept, movement, quorum, vipers};

/// Population at risk when somebody jumps early from this space of the track. {fleet.jump.track}
pub fn population_risk(space: u8) -> Option<i8> {
    match space {
        3 => Some(3),
        4 => Some(1),
        _ => None,
    }
}

/// Moves the fleet token; at the end of the track the fleet jumps at once. {fleet.jump.auto}
pub fn move_token(t: &mut Table, by: i8) -> Flow<()> {
    let to = (t.public.jump_track as i8 + by).clamp(0, AUTO_JUMP as i8) as u8;
    if to == t.public.jump_track {
        return Ok(());
    }
    t.public.jump_track = to;
    t.announce(Event::JumpTrackMoved { to });
    if to == AUTO_JUMP { jump(t) } else { Ok(()) }
}

/// The fleet jumps.
pub fn jump(t: &mut Table) -> Flow<()> {
    let objective = t.public.configuration.objective();
    if t.public.distance() >= objective.final_distance {
        return (objective.final_jump)(t);
    }
    t.announce(Event::FleetJumped { final_jump: false });
    ships_leave(t);
    kept::fleet_jumped(t);
    let destination = choose_destination(t)?;
    if let Some(destination) = destination {
        t.public.destinations.push(destination);
        let distance = t.public.distance();
        t.announce(Event::DestinationReached { destination, distance });
        let mut cause = Cause::new(Origin::Destination(destination), t.public.admiral());
        follow(t, Passage::Whole, &mut cause)?;
        endings::check_objective(t)?;
    }
    t.public.jump_track = 0;
    t.announce(Event::JumpTrackMoved { to: 0 });
    Ok(())
}

/// All ships leave the board; pilots come to the Hangar Deck; centurions stay, and so do ships on other boards.
/// {fleet.jump.ships-leave}
fn ships_leave(t: &mut Table) {
    for area in Area::ALL {
        while !t.public.sector(area).basestars.is_empty() {
            combat::remove_basestar(t, area, 0);
        }
        vipers::recall(t, area);
        for pilot in t.public.pilots_in(area) {
            movement::leave_viper(t, pilot);
            t.player_mut(pilot).place = Place::At(Location::HangarDeck);
            t.announce(Event::Placed { seat: pilot, at: Location::HangarDeck });
        }
        *t.public.sector_mut(area) = Default::default();
    }
    civilians_leave(t);
}

/// Civilian ships that are on no board any longer go back to the pile, where nobody knows them.
fn civilians_leave(t: &mut Table) {
    let there: Vec<CivilianId> =
        t.public.space.everywhere().flat_map(|sector| sector.civilians.iter().copied()).collect();
    let ships = std::mem::take(&mut t.hidden.civilians).into_iter();
    let (stay, gone): (Vec<_>, Vec<_>) = ships.partition(|(ship, _)| there.contains(ship));
    t.hidden.civilians = stay;
    stock::shuffle_in(t, Stock::Civilian, gone.into_iter().map(|(_, cargo)| Component::Cargo(cargo)));
    for own in &mut t.own {
        own.seen.retain(|seen| !matches!(seen, Sighting::Civilian { ship, .. } if !there.contains(ship)));
    }
}

/// The Admiral, or a Mission Specialist, draws destinations and chooses one; the others go under the deck.
/// {fleet.jump.destination} {fleet.quorum.assign-mission-specialist}
fn choose_destination(t: &mut Table) -> Flow<Option<Destination>> {
    let specialist = quorum::assigned_to(t, "assign-mission-specialist");
    let (chooser, count) = match specialist {
        Some((seat, card)) => {
            t.announce(Event::AssignedCardUsed { seat, card });
            quorum::unassign(t, seat, card);
            (seat, 3)
        }
        None => (t.public.admiral(), 2),
    };
    let mut drawn: Vec<Destination> = Vec::new();
    for _ in 0..count {
        drawn.extend(stock::draw::<Destination>(t));
    }
    if drawn.is_empty() {
        return Ok(None);
    }
    for &destination in &drawn {
        t.tell(Audience::Only(chooser), Event::SawDestination { destination });
    }
    let options = drawn.iter().map(|&destination| destination.into()).collect();
    let picks = t.ask(tabletop::Prompt::one(chooser, Ask::ChooseDestination, options))?;
    let chosen = drawn.remove(usize::from(picks[0]));
    for other in drawn {
        stock::put_under(t, other);
    }
    Ok(Some(chosen))
}
