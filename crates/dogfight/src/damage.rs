//! Damage: drawing counters, keeping them secret, special damage, elimination. {dogfight.damage.counters}

use tabletop::{Audience, Flow, Prompt};

use crate::choice::{Ask, Choice};
use crate::counter::{Counter, Pool, Symbol};
use crate::event::{Cause, Event};
use crate::ship::ShipId;
use crate::special::SpecialDamage;
use crate::state::{Cockpit, Damage, Fate};
use crate::talent::{Effect, Moment};
use crate::{Table, talents};

fn pool_mut(t: &mut Table, pool: Pool) -> &mut Vec<Counter> {
    match pool {
        Pool::Blue => &mut t.hidden.blue,
        Pool::Collision => &mut t.hidden.collision,
    }
}

/// Draws a counter; a pool that is empty gets a fresh set. {dogfight.components.counters}
pub fn draw(t: &mut Table, pool: Pool) -> Counter {
    loop {
        if let Some(counter) = pool_mut(t, pool).pop() {
            return counter;
        }
        put_back(t, pool, &pool.set().collect::<Vec<_>>());
    }
}

/// Counters go back into their pool and are mixed with the others.
pub fn put_back(t: &mut Table, pool: Pool, counters: &[Counter]) {
    if counters.is_empty() {
        return;
    }
    let mut all = std::mem::take(pool_mut(t, pool));
    all.extend_from_slice(counters);
    t.dice().shuffle(&mut all);
    *pool_mut(t, pool) = all;
}

/// A ship takes a counter: all see that, and only its owner knows which.
pub fn take(t: &mut Table, id: ShipId, pool: Pool, counter: Counter) {
    keep(t, id, Damage { counter, pool, symbol_acts: true });
}

fn keep(t: &mut Table, id: ShipId, damage: Damage) {
    t.cockpit_mut(id).damage.push(damage);
    let ship = t.ship_mut(id);
    ship.now.drawn += 1;
    ship.known |= damage.pool == Pool::Blue;
    t.announce(Event::CountersDrawn { ship: id, pool: damage.pool, counters: 1 });
}

/// The counter for an illegal plan: only its number counts. {dogfight.illegal.penalty}
pub fn draw_number_only(t: &mut Table, id: ShipId) -> Flow<()> {
    let counter = draw(t, Pool::Blue);
    receive(t, id, counter, Counts::NumberOnly)?;
    Ok(())
}

/// What counts of a counter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    NumberAndSymbol,
    NumberOnly,
}

/// A ship was hit: it draws a counter, and another if the first is critical. {dogfight.damage.critical}
pub fn hit(t: &mut Table, by: ShipId, id: ShipId) -> Flow<()> {
    let mut higher_of_two = false;
    loop {
        let gunners = talents::of_ship(t, Moment::Hit, by);
        let used = talents::offer(t, Moment::Hit, &gunners, |_, _| true)?;
        if used.is_empty() {
            break;
        }
        for (_, talent) in used {
            match talent.card().effect {
                Effect::HigherOfTwo => higher_of_two = true,
                Effect::NameSymbol => name_symbol(t, by, id)?,
                _ => {}
            }
        }
    }
    let first = if higher_of_two { higher(t) } else { draw(t, Pool::Blue) };
    let first = receive(t, id, first, Counts::NumberAndSymbol)?;
    if first.plus {
        let second = draw(t, Pool::Blue);
        receive(t, id, second, Counts::NumberAndSymbol)?;
    }
    Ok(())
}

/// The higher of two counters; of equals either.
fn higher(t: &mut Table) -> Counter {
    let (one, two) = (draw(t, Pool::Blue), draw(t, Pool::Blue));
    let (kept, back) = match one.value.cmp(&two.value) {
        std::cmp::Ordering::Greater => (one, two),
        std::cmp::Ordering::Less => (two, one),
        std::cmp::Ordering::Equal if t.dice().below(2) == 0 => (one, two),
        std::cmp::Ordering::Equal => (two, one),
    };
    put_back(t, Pool::Blue, &[back]);
    kept
}

/// The attacker names a symbol that the target gets without a counter.
fn name_symbol(t: &mut Table, by: ShipId, id: ShipId) -> Flow<()> {
    let symbols = [Symbol::Engine, Symbol::Controls];
    let options = symbols.iter().copied().map(Choice::Symbol).collect();
    let picks = t.ask(Prompt::one(t.ship(by).owner, Ask::NameSymbol { ship: by, target: id }, options))?;
    let symbol = symbols[usize::from(picks[0])];
    t.cockpit_mut(id).symbols.push(symbol);
    t.announce(Event::SymbolNamed { ship: id, symbol });
    Ok(())
}

/// The owner looks at a blue counter that was drawn, and may have a talent for it.
fn receive(t: &mut Table, id: ShipId, drawn: Counter, counts: Counts) -> Flow<Counter> {
    let owner = t.ship(id).owner;
    let show = |t: &mut Table, counter: Counter| {
        t.tell(Audience::Only(owner), Event::CountersReceived { ship: id, counters: vec![counter] });
    };
    let mut counter = drawn;
    let mut symbol_acts = counts == Counts::NumberAndSymbol;
    show(t, counter);
    loop {
        let plays = talents::of_ship(t, Moment::Drawn, id);
        let wounds = symbol_acts && counter.symbol == Some(Symbol::Pilot);
        let used = talents::offer(t, Moment::Drawn, &plays, |_, (_, talent)| {
            talent.card().effect != Effect::CancelPilot || wounds
        })?;
        if used.is_empty() {
            break;
        }
        for (_, talent) in used {
            match talent.card().effect {
                Effect::CancelPilot => symbol_acts = false,
                Effect::DrawAgain => {
                    put_back(t, Pool::Blue, &[counter]);
                    counter = draw(t, Pool::Blue);
                    symbol_acts = counts == Counts::NumberAndSymbol;
                    show(t, counter);
                }
                _ => {}
            }
        }
    }
    keep(t, id, Damage { counter, pool: Pool::Blue, symbol_acts });
    Ok(counter)
}

/// A step begins: from now on all special damage suffered so far binds. What comes during the step does not, since
/// all that happens in it is simultaneous. {dogfight.damage.special}
pub fn take_effect(t: &mut Table) {
    if !t.public.options.complete() {
        return;
    }
    for cockpit in t.own.iter_mut().flat_map(|own| own.cockpits.values_mut()) {
        cockpit.binding = SpecialDamage::suffered(cockpit);
    }
}

/// After every step: ships with too much damage and ships without a pilot are lost, cripples are announced.
/// {dogfight.damage.elimination}
pub fn eliminate(t: &mut Table) {
    for id in t.public.ships.ids_in_play() {
        let structure = t.ship(id).class.card().structure;
        let cause = match () {
            () if t.cockpit(id).total() >= structure => Some(Cause::Damage),
            () if t.suffered(id, Symbol::Pilot) >= 3 => Some(Cause::Pilot),
            () => None,
        };
        if let Some(cause) = cause {
            let counters = remove(t, id, Fate::Eliminated);
            t.announce(Event::Eliminated { ship: id, cause, counters });
        } else if t.suffered(id, Symbol::Hull) >= 2 && !t.ship(id).crippled {
            t.ship_mut(id).crippled = true;
            t.announce(Event::Crippled { ship: id });
        }
    }
}

/// Takes a ship off the table; its counters go back, and are returned for all to see.
pub fn remove(t: &mut Table, id: ShipId, fate: Fate) -> Vec<Counter> {
    t.ship_mut(id).fate = fate;
    let Cockpit { damage, .. } = std::mem::take(t.cockpit_mut(id));
    for pool in [Pool::Blue, Pool::Collision] {
        let of_pool = damage.iter().filter(|damage| damage.pool == pool);
        put_back(t, pool, &of_pool.map(|damage| damage.counter).collect::<Vec<_>>());
    }
    for own in &mut t.own {
        own.seen.retain(|seen| match seen {
            crate::state::Sighting::Card { ship, .. } | crate::state::Sighting::Counters { ship, .. } => {
                *ship != id
            }
        });
    }
    damage.iter().map(|damage| damage.counter).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;
    use crate::Setup;

    #[test]
    fn an_empty_pool_gets_a_fresh_set() {
        let state = crate::setup::set_up(&Setup::mission("duel", 2), Seed::from_number(1)).unwrap();
        let mut table = Table::with_players(state, Vec::new());
        table.hidden.collision.clear();
        let drawn = draw(&mut table, Pool::Collision);
        let mut all = table.hidden.collision.clone();
        all.push(drawn);
        let mut set: Vec<Counter> = Pool::Collision.set().collect();
        all.sort_unstable();
        set.sort_unstable();
        assert_eq!(all, set);
    }
}
