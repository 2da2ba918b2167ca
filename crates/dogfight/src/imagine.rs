//! What a player program dreams up: a full state that fits a view, and how good a state looks from a seat.
//! Everything comes from the view and the program's own chance. {dogfight.secrecy.hidden}

use tabletop::{Dice, Imagine, Seat, Seed};

use crate::cards::Speed;
use crate::counter::{Counter, Pool, Symbol};
use crate::handling::Handling;
use crate::plan::{Cards, Plan, energy};
use crate::ship::{ShipId, Side};
use crate::special::SpecialDamage;
use crate::state::{Cockpit, Damage, Hidden, Outcome, Own, Ship, Sighting, State};
use crate::view::Backs;
use crate::{Dogfight, View};

/// How often counters are dealt anew until a ship could be alive with them.
const DEALS: usize = 40;

impl Imagine for Dogfight {
    /// A state that fits the view. Between two steps all counters are there; in the middle of one, those that
    /// somebody is just choosing from may be missing, as they are on the table.
    fn imagine(view: &View<'_>, dice: &mut Dice) -> State {
        let mut pools = Pools::of(view, dice);
        let mut own: Vec<Own> = vec![Own::default(); view.public.count()];
        for (ship, backs) in view.public.ships.iter().zip(&view.backs) {
            let mine =
                view.own.and_then(|own| own.cockpits.get(&ship.id)).filter(|_| Some(ship.owner) == view.seat);
            let cockpit = match mine {
                Some(cockpit) => cockpit.clone(),
                None => imagine_cockpit(view, pools.deal(view, ship, *backs, dice)),
            };
            own[ship.owner.index()].cockpits.insert(ship.id, cockpit);
        }
        if let (Some(seat), Some(mine)) = (view.seat, view.own) {
            own[seat.index()].seen.clone_from(&mine.seen);
        }
        pools.blue.truncate(usize::from(view.blue));
        pools.collision.truncate(usize::from(view.collision));
        let dice_of_dream = Dice::new(Seed::from_number(u64::from(dice.below(u32::MAX))));
        let hidden = Hidden { dice: dice_of_dream, blue: pools.blue, collision: pools.collision };
        let mut state = State { public: view.public.clone(), own, hidden };
        for backs in &view.backs {
            if backs.cards > 0 && Some(state.ship(backs.ship).owner) != view.seat {
                let plan = imagine_plan(&state, view, *backs, dice);
                state.cockpit_mut(backs.ship).plan = Some(plan);
            }
        }
        state
    }

    fn score(state: &State, seat: Seat) -> f64 {
        let side = state.public.seats[seat.index()];
        match (state.public.outcome, side) {
            (Some(Outcome::Draw), _) => 0.5,
            (Some(Outcome::Colonial), Side::Colonial) | (Some(Outcome::Cylon), Side::Cylon) => 1.0,
            (Some(_), _) => 0.0,
            (None, _) => {
                let (mine, theirs) = (strength(state, side), strength(state, side.other()));
                0.02 + 0.96 * mine / (mine + theirs).max(1.0)
            }
        }
    }
}

/// What a side has left: structure, as far as counters have not eaten it.
fn strength(state: &State, side: Side) -> f64 {
    let ships = state.public.ships.in_play().filter(|ship| ship.id.side == side);
    ships
        .map(|ship| f64::from(ship.class.card().structure.saturating_sub(state.cockpit(ship.id).total())))
        .sum()
}

/// The counters whose place the viewer does not know.
struct Pools {
    blue: Vec<Counter>,
    collision: Vec<Counter>,
}

impl Pools {
    fn of(view: &View<'_>, dice: &mut Dice) -> Pools {
        let pool = |pool: Pool, left: u16, lying: fn(&Backs) -> u8, dice: &mut Dice| {
            let all: usize =
                usize::from(left) + view.backs.iter().map(|backs| usize::from(lying(backs))).sum::<usize>();
            let sets = all.div_ceil(pool.set().count());
            let mut counters: Vec<Counter> = (0..sets).flat_map(|_| pool.set()).collect();
            for damage in known(view).filter(|damage| damage.pool == pool) {
                if let Some(at) = counters.iter().position(|counter| *counter == damage.counter) {
                    counters.swap_remove(at);
                }
            }
            dice.shuffle(&mut counters);
            counters
        };
        Pools {
            blue: pool(Pool::Blue, view.blue, |backs| backs.blue, dice),
            collision: pool(Pool::Collision, view.collision, |backs| backs.collision, dice),
        }
    }

    fn of_kind(&mut self, pool: Pool) -> &mut Vec<Counter> {
        match pool {
            Pool::Blue => &mut self.blue,
            Pool::Collision => &mut self.collision,
        }
    }

    /// Counters for a ship of which the viewer only sees the backs: what it was shown, and others with which the
    /// ship could still be in play.
    fn deal(&mut self, view: &View<'_>, ship: &Ship, backs: Backs, dice: &mut Dice) -> Vec<Damage> {
        let shown: Vec<Damage> = sighted(view, ship.id).copied().collect();
        for _ in 0..DEALS {
            let mut damage = shown.clone();
            for (pool, lying) in [(Pool::Blue, backs.blue), (Pool::Collision, backs.collision)] {
                let there = shown.iter().filter(|damage| damage.pool == pool).count();
                for _ in there..usize::from(lying) {
                    let counters = self.of_kind(pool);
                    if counters.is_empty() {
                        break;
                    }
                    let counter = counters.swap_remove(dice.below(counters.len() as u32) as usize);
                    damage.push(Damage { counter, pool, symbol_acts: true });
                }
            }
            if could_live(view, ship, &damage) {
                return damage;
            }
            for drawn in damage.drain(shown.len()..) {
                self.of_kind(drawn.pool).push(drawn.counter);
            }
        }
        self.mildest(shown, backs)
    }

    /// The counters that hurt least, if chance found none that fit.
    fn mildest(&mut self, shown: Vec<Damage>, backs: Backs) -> Vec<Damage> {
        let mut damage = shown;
        for (pool, lying) in [(Pool::Blue, backs.blue), (Pool::Collision, backs.collision)] {
            let there = damage.iter().filter(|damage| damage.pool == pool).count();
            let counters = self.of_kind(pool);
            counters
                .sort_unstable_by_key(|counter| std::cmp::Reverse((counter.symbol.is_some(), counter.value)));
            for _ in there..usize::from(lying) {
                damage.extend(counters.pop().map(|counter| Damage { counter, pool, symbol_acts: true }));
            }
        }
        damage
    }
}

/// A cockpit with these counters. When they came is not asked: all of them bind.
fn imagine_cockpit(view: &View<'_>, damage: Vec<Damage>) -> Cockpit {
    let cockpit = Cockpit { damage, ..Cockpit::default() };
    if !view.public.options.complete() {
        return cockpit;
    }
    Cockpit { binding: SpecialDamage::suffered(&cockpit), ..cockpit }
}

/// Whether a ship could be in play with these counters, as all see it.
fn could_live(view: &View<'_>, ship: &Ship, damage: &[Damage]) -> bool {
    let cockpit = Cockpit { damage: damage.to_vec(), ..Cockpit::default() };
    let complete = view.public.options.complete();
    cockpit.total() < ship.class.card().structure
        && (!complete
            || cockpit.count(Symbol::Pilot) < 3 && (cockpit.count(Symbol::Hull) >= 2) == ship.crippled)
}

/// The counters that the viewer was shown of a ship, as far as they can still lie there.
fn sighted<'a>(view: &'a View<'_>, id: ShipId) -> impl Iterator<Item = &'a Damage> {
    let backs = view.backs.iter().find(|backs| backs.ship == id).copied();
    let seen = view.own.into_iter().flat_map(|own| &own.seen).filter_map(move |seen| match seen {
        Sighting::Counters { ship, damage } if *ship == id => Some(damage),
        _ => None,
    });
    let fits = move |damage: &&Vec<Damage>| {
        let of = |pool| damage.iter().filter(|damage| damage.pool == pool).count();
        backs.is_some_and(|backs| {
            of(Pool::Blue) <= usize::from(backs.blue) && of(Pool::Collision) <= usize::from(backs.collision)
        })
    };
    seen.filter(fits).take(1).flatten()
}

/// All counters that the viewer knows: its own, and what it was shown.
fn known<'a>(view: &'a View<'_>) -> impl Iterator<Item = &'a Damage> {
    let mine = view.own.into_iter().flat_map(|own| own.cockpits.values()).flat_map(|cockpit| &cockpit.damage);
    let others = view.public.ships.iter().filter(|ship| Some(ship.owner) != view.seat);
    mine.chain(others.flat_map(|ship| sighted(view, ship.id)))
}

/// A plan that fits what is known of it: the number of cards, a card that was shown, a panel that was revealed.
fn imagine_plan(state: &State, view: &View<'_>, backs: Backs, dice: &mut Dice) -> Plan {
    let ship = state.ship(backs.ship);
    let handling = Handling::of(state, backs.ship);
    if let Some(revealed) = ship.now.revealed {
        let handling = handling.when_planned(ship);
        let complete = state.public.options.complete();
        let fits = |cards: &Cards| {
            let (card, speed) = (cards.maneuver(), revealed.panel.speed);
            revealed.first.is_none_or(|first| cards.first() == first)
                && cards.count() == backs.cards
                && (speed == Speed::Stationary || card.is_straight() || card.arrow(speed).is_some())
                && (!complete || energy(*cards, revealed.panel) == ship.energy)
        };
        let all: Vec<Cards> = handling.all_cards().into_iter().filter(fits).collect();
        let cards = if all.is_empty() { handling.inertial().cards } else { dice.pick(&all) };
        return Plan { cards, panel: revealed.panel, dial: revealed.dial };
    }
    let shown = view.own.into_iter().flat_map(|own| &own.seen).find_map(|seen| match seen {
        Sighting::Card { ship, card } if *ship == backs.ship => Some(*card),
        _ => None,
    });
    let fits = |plan: &Plan| {
        plan.cards.count() == backs.cards && shown.is_none_or(|card| plan.cards.first() == card)
    };
    let plans: Vec<Plan> = handling.plans().into_iter().filter(fits).collect();
    if !plans.is_empty() {
        return dice.pick(&plans);
    }
    // Damage that was imagined wrongly can forbid what was really planned.
    let all = handling.all_cards().into_iter().filter(|cards| cards.count() == backs.cards);
    let cards = all.into_iter().find(|cards| shown.is_none_or(|card| cards.first() == card));
    Plan { cards: cards.unwrap_or(handling.inertial().cards), ..handling.inertial() }
}
