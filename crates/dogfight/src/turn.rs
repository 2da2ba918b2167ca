//! The steps of a turn, and its end. {dogfight.turn.steps}

use tabletop::{Flow, Prompt};

use crate::choice::{Ask, Choice};
use crate::counter::{Counter, Symbol};
use crate::event::Event;
use crate::firing::firing;
use crate::ship::ShipId;
use crate::state::{Fate, LastTurn, Sighting, State, Step, ThisTurn};
use crate::talent::{Effect, Moment};
use crate::targets::Round;
use crate::{Table, damage, movement, planning, talents, victory};

/// Runs the next step.
pub fn step(t: &mut Table) -> Flow<()> {
    damage::take_effect(t);
    let complete = t.public.options.complete();
    t.public.step = match t.public.step {
        Step::StartingEnergy => {
            planning::starting_energy(t)?;
            Step::Planning
        }
        Step::Planning => {
            planning::planning(t)?;
            Step::FirstMovement
        }
        Step::FirstMovement => {
            movement::first_movement(t)?;
            Step::FirstFiring
        }
        Step::FirstFiring => {
            firing(t, Round::First)?;
            if complete { Step::SecondMovement } else { Step::EndOfTurn }
        }
        Step::SecondMovement => {
            movement::second_movement(t)?;
            Step::SecondFiring
        }
        Step::SecondFiring => {
            firing(t, Round::Second)?;
            Step::EndOfTurn
        }
        Step::EndOfTurn => {
            end_of_turn(t)?;
            Step::Planning
        }
    };
    Ok(())
}

/// Markers go off, cripples slow down, fuel is looked at, and so is the mission. {dogfight.turn.end}
fn end_of_turn(t: &mut Table) -> Flow<()> {
    mend(t)?;
    let ships = t.public.ships.ids_in_play();
    for (id, flaw) in talents::try_flaws(t, Moment::End, &ships)? {
        if let Effect::LoseFuel { points } = flaw.card().effect {
            movement::spend_fuel(t, id, i16::from(points));
        }
    }
    for id in ships {
        slow_down(t, id);
        if t.ship(id).is_out_of_fuel() {
            t.announce(Event::FuelOut { ship: id });
        }
    }
    for ship in &mut t.public.ships {
        let now = std::mem::take(&mut ship.now);
        let hurt = now.drawn > 0;
        // Whoever was hurt has lost the target. {dogfight.optional.aiming}
        ship.before = LastTurn { difficult: now.difficult, hurt, aim: now.attack.filter(|_| !hurt) };
        ship.now = ThisTurn::default();
    }
    t.public.tails.clear();
    for own in &mut t.own {
        own.seen.retain(|seen| matches!(seen, Sighting::Counters { .. }));
    }
    if let Some(outcome) = victory::outcome(&t.public) {
        t.public.outcome = Some(outcome);
        t.announce(Event::GameOver { outcome });
    }
    Ok(())
}

/// A crippled ship loses energy until it stands still. {dogfight.damage.hull}
fn slow_down(t: &mut Table, id: ShipId) {
    let ship = t.ship_mut(id);
    let energy = ship.energy_at_the_end();
    if ship.energy != energy {
        ship.energy = energy;
        t.announce(Event::EnergySet { ship: id, energy });
    }
}

/// Pilots who did not attack mend their ships. {dogfight.talents.list}
fn mend(t: &mut Table) -> Flow<()> {
    loop {
        let plays: Vec<_> = talents::with_moment(t, Moment::End)
            .into_iter()
            .filter(|(id, talent)| is_calm(t, *id, talent.card().effect))
            .collect();
        let used =
            talents::offer(t, Moment::End, &plays, |state, (id, talent)| match talent.card().effect {
                Effect::PutBack { most } => !mendable(state, id, most).is_empty(),
                _ => !cancellable(state, id).is_empty(),
            })?;
        if used.is_empty() {
            return Ok(());
        }
        for (id, talent) in used {
            match talent.card().effect {
                Effect::PutBack { most } => put_counter_back(t, id, most)?,
                _ => cancel_symbol(t, id)?,
            }
        }
    }
}

/// Whether a ship moved slowly enough and did not attack, as all can see.
fn is_calm(state: &State, id: ShipId, effect: Effect) -> bool {
    let ship = state.ship(id);
    let slow = match effect {
        Effect::PutBack { .. } => ship.speed <= crate::cards::Speed::Low && !ship.is_boosted(),
        _ => (-1..=1).contains(&ship.energy),
    };
    slow && ship.now.attack.is_none() && ship.fate == Fate::InPlay
}

/// The counters that can be put back: without a symbol, and not too high.
fn mendable(state: &State, id: ShipId, most: u8) -> Vec<Counter> {
    let counters = state.cockpit(id).damage.iter().map(|damage| damage.counter);
    counters.filter(|counter| counter.symbol.is_none() && counter.value <= most).collect()
}

fn put_counter_back(t: &mut Table, id: ShipId, most: u8) -> Flow<()> {
    let counters = mendable(t, id, most);
    let options = counters.iter().copied().map(Choice::Counter).collect();
    let picks = t.ask(Prompt::one(t.ship(id).owner, Ask::PutBack { ship: id }, options))?;
    let counter = counters[usize::from(picks[0])];
    let lying = &mut t.cockpit_mut(id).damage;
    let Some(at) = lying.iter().position(|damage| damage.counter == counter) else { return Ok(()) };
    let back = lying.remove(at);
    damage::put_back(t, back.pool, &[back.counter]);
    t.announce(Event::CounterPutBack { ship: id });
    Ok(())
}

/// The symbols that can be bypassed.
fn cancellable(state: &State, id: ShipId) -> Vec<Symbol> {
    [Symbol::Engine, Symbol::Controls].into_iter().filter(|symbol| state.suffered(id, *symbol) > 0).collect()
}

fn cancel_symbol(t: &mut Table, id: ShipId) -> Flow<()> {
    let symbols = cancellable(t, id);
    let options = symbols.iter().copied().map(Choice::Symbol).collect();
    let picks = t.ask(Prompt::one(t.ship(id).owner, Ask::Cancel { ship: id }, options))?;
    let symbol = symbols[usize::from(picks[0])];
    let cockpit = t.cockpit_mut(id);
    if let Some(at) = cockpit.symbols.iter().position(|named| *named == symbol) {
        cockpit.symbols.remove(at);
    } else if let Some(damage) =
        cockpit.damage.iter_mut().find(|damage| damage.symbol_acts && damage.counter.symbol == Some(symbol))
    {
        damage.symbol_acts = false;
    }
    let owner = t.ship(id).owner;
    t.tell(tabletop::Audience::Only(owner), Event::SymbolCancelled { ship: id, symbol });
    Ok(())
}
