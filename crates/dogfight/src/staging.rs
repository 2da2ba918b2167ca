//! Putting a game into a given position for a scenario: what the case does not mention is put in order, so that
//! every counter is there exactly as often as in the box.

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Game, Picks, Policy, Prompt, Seed, SetupError, Staged};

use crate::counter::{Counter, Pool};
use crate::ship::Side;
use crate::state::{State, Step};
use crate::{Dogfight, Setup, Table, View};

/// What comes next from dice and pools; the first of a list comes first.
#[derive(Deserialize, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Next {
    rolls: Vec<u8>,
    blue: Vec<Counter>,
    collision: Vec<Counter>,
}

/// Picks the first options there are: the energy that the mission proposes.
struct FirstOptions;

impl Policy<Dogfight> for FirstOptions {
    fn decide(&mut self, _view: &View<'_>, prompt: &Prompt<Dogfight>) -> Picks {
        (0..prompt.least).collect()
    }
}

impl Staged for Dogfight {
    /// A side's only seat goes by the name of the side, several by letters: `colonial`, or `cylon-a`, `cylon-b`.
    fn seat_names(state: &State) -> Vec<String> {
        let seats = &state.public.seats;
        let name = |(at, side): (usize, &Side)| {
            let before = seats[..at].iter().filter(|other| *other == side).count();
            let alone = seats.iter().filter(|other| *other == side).count() == 1;
            if alone { side.to_string() } else { format!("{side}-{}", char::from(b'a' + before as u8)) }
        };
        seats.iter().enumerate().map(name).collect()
    }

    /// A scenario begins with the first planning.
    fn opening(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
        let state = Dogfight::set_up(setup, seed)?;
        let players = (0..state.public.count()).map(|_| Box::new(FirstOptions) as Box<dyn Policy<Dogfight>>);
        let mut table = Table::with_players(state, players.collect());
        while table.public.step == Step::StartingEnergy {
            // One step, which the players answer.
            let _ = table.play_out(1);
        }
        Ok(table.into_parts().0)
    }

    fn stage(state: &mut State, _given: &Value, next: &Value) -> Result<(), String> {
        let next: Next = if next.is_null() {
            Next::default()
        } else {
            serde_json::from_value(next.clone()).map_err(|error| format!("`next`: {error}"))?
        };
        settle(state, Pool::Blue, &next.blue)?;
        settle(state, Pool::Collision, &next.collision)?;
        state.hidden.dice.load(&next.rolls);
        state.check_invariants()
    }
}

/// Fills a pool with what is not beside any ship, with `next` on its top.
fn settle(state: &mut State, pool: Pool, next: &[Counter]) -> Result<(), String> {
    let cockpits = state.own.iter().flat_map(|own| own.cockpits.values());
    let lying = cockpits.flat_map(|cockpit| &cockpit.damage).filter(|damage| damage.pool == pool);
    let fixed: Vec<Counter> = lying.map(|damage| damage.counter).chain(next.iter().copied()).collect();
    let left = match pool {
        Pool::Blue => &mut state.hidden.blue,
        Pool::Collision => &mut state.hidden.collision,
    };
    let sets = state.public.ships.0.len().div_ceil(4);
    let mut all: Vec<Counter> = (0..sets).flat_map(|_| pool.set()).collect();
    for counter in fixed {
        let at = all.iter().position(|one| *one == counter);
        all.remove(at.ok_or_else(|| format!("{pool} counters: there are not enough of {counter}"))?);
    }
    // The order of the rest stays as the seed has mixed it.
    left.retain(|counter| match all.iter().position(|one| one == counter) {
        Some(at) => {
            all.remove(at);
            true
        }
        None => false,
    });
    left.splice(0..0, all);
    left.extend(next.iter().rev());
    Ok(())
}
