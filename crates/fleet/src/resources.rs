//! Turning the dials, and how the game ends. {fleet.resources.dials} {fleet.ending.human-loss}

use tabletop::{Flow, Pause, Seat};

use crate::event::Event;
use crate::state::Outcome;
use crate::{Resource, Table};

/// Turns a dial, between 0 and 15. {fleet.resources.most}
pub fn change(t: &mut Table, resource: Resource, by: i8) {
    let before = t.public.resources.get(resource);
    t.public.resources.change(resource, by);
    let now = t.public.resources.get(resource);
    if now != before {
        t.announce(Event::ResourceChanged { resource, by: now - before, now });
    }
}

/// The game is over at once, and each player has won or lost. {fleet.ending.teams}
pub fn end_game<T>(t: &mut Table, outcome: Outcome) -> Flow<T> {
    t.public.outcome = Some(outcome);
    let won = |&seat: &Seat| (t.public.rights(seat).wins)(t, seat, outcome);
    let winners: Vec<Seat> = Seat::all(t.public.count()).filter(won).collect();
    t.public.winners = winners.iter().copied().collect();
    t.announce(Event::GameOver { outcome, winners });
    Err(Pause::GameOver)
}

/// The humans lose if anything has run out. {fleet.ending.resources}
pub fn check_exhaustion(t: &mut Table) -> Flow<()> {
    match t.public.resources.exhausted() {
        Some(resource) => end_game(t, Outcome::ran_out_of(resource)),
        None => Ok(()),
    }
}
