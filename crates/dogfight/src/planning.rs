//! Planning, in secret and at once: cards, sliders, dial. What is legal comes from `handling`.

use smallvec::SmallVec;
use tabletop::{Flow, Picks, Prompt, Run, Seat, Seats};

use crate::choice::{Ask, Choice};
use crate::event::Event;
use crate::handling::Handling;
use crate::plan::{Cards, Panel, Plan};
use crate::ship::ShipId;
use crate::special::Harm;
use crate::state::{Fate, State};
use crate::{Dogfight, Table, ask_each, tailing, talents};

/// Players set the energy of their ships in secret, and show it together. {dogfight.energy.starting}
pub fn starting_energy(t: &mut Table) -> Flow<()> {
    let free: Vec<(ShipId, i8)> = {
        let mission = &t.public.mission;
        let open = mission.entries().filter(|(_, entry)| !entry.energy_fixed);
        open.map(|(id, entry)| (id, entry.energy)).collect()
    };
    let energies = |proposed: i8| -> Vec<i8> {
        std::iter::once(proposed).chain((-1..=6).filter(|energy| *energy != proposed)).collect()
    };
    let prompts: Vec<Prompt<Dogfight>> = free
        .iter()
        .map(|&(ship, proposed)| {
            let options = energies(proposed).into_iter().map(Choice::Energy).collect();
            Prompt::one(t.ship(ship).owner, Ask::StartingEnergy { ship }, options)
        })
        .collect();
    let awaited: Seats = prompts.iter().map(|prompt| prompt.seat).collect();
    let picks = ask_each(t, &prompts, awaited)?;
    for ((ship, proposed), pick) in free.into_iter().zip(picks) {
        let energy = energies(proposed)[usize::from(pick[0])];
        t.ship_mut(ship).energy = energy;
        t.announce(Event::EnergySet { ship, energy });
    }
    Ok(())
}

/// Everybody plans: first ships that tail nobody, then those that tail them. {dogfight.planning.secret}
pub fn planning(t: &mut Table) -> Flow<()> {
    t.public.turn += 1;
    let turn = t.public.turn;
    t.announce(Event::TurnBegan { turn });
    for ship in &mut t.public.ships {
        ship.now.dry = ship.is_out_of_fuel();
    }
    talents::flaws_of_planning(t)?;
    tailing::declare(t)?;
    talents::talents_of_planning(t)?;
    let plans = |fate: Fate| fate == Fate::InPlay || fate == Fate::Enters(turn);
    let ships: Vec<ShipId> =
        t.public.ships.iter().filter(|ship| plans(ship.fate)).map(|ship| ship.id).collect();
    for group in tailing::order(t, &ships) {
        tailing::show_cards(t, &group);
        plan(t, &group)?;
    }
    for id in ships {
        if let Some(plan) = &mut t.cockpit_mut(id).plan {
            plan.cards = plan.cards.without_blank();
        }
    }
    Ok(())
}

/// What a player is offered for a ship.
struct Offer {
    ship: ShipId,
    seat: Seat,
    handling: Handling,
    cards: Vec<Cards>,
    /// Whether illegal plans are offered as well. {dogfight.illegal.strict}
    strict: bool,
    dials: bool,
}

impl Offer {
    fn of(state: &State, ship: ShipId) -> Offer {
        let handling = Handling::of(state, ship);
        let options = &state.public.options;
        let strict = options.strict_table && state.ship(ship).in_play();
        let cards = match state.cockpit(ship).ahead {
            Some(chosen) => vec![chosen],
            None if strict => handling.all_cards(),
            None => handling.cards(),
        };
        let seat = state.ship(ship).owner;
        Offer { ship, seat, handling, cards, strict, dials: options.complete() }
    }

    fn panels(&self, cards: Cards) -> SmallVec<[Panel; 16]> {
        if self.strict { self.handling.all_panels(cards) } else { self.handling.panels_to_offer(cards) }
    }

    fn dials(&self, cards: Cards, panel: Panel) -> SmallVec<[u8; 12]> {
        match (self.dials, self.strict) {
            (false, _) => SmallVec::from_slice(&[0]),
            (true, false) => self.handling.dials(cards, panel),
            (true, true) => (0..12).collect(),
        }
    }

    /// The next question after these answers: cards, then sliders, then the dial.
    fn next(&self, answers: &[Picks]) -> Run<Dogfight, Plan> {
        let ship = self.ship;
        let ask = |ask: Ask, options: Vec<Choice>| Run::Ask(Prompt::one(self.seat, ask, options));
        let picked = |at: usize| answers.get(at).map(|picks| usize::from(picks[0]));
        let Some(cards) = picked(0).map(|at| self.cards[at]) else {
            return ask(Ask::Cards { ship }, self.cards.iter().copied().map(Choice::Cards).collect());
        };
        let panels = self.panels(cards);
        let Some(panel) = picked(1).map(|at| panels[at]) else {
            return ask(Ask::Panel { ship, cards }, panels.into_iter().map(Choice::Panel).collect());
        };
        let dials = self.dials(cards, panel);
        let Some(dial) = picked(2).map(|at| dials[at]) else {
            return ask(Ask::Dial { ship, cards, panel }, dials.into_iter().map(Choice::Dial).collect());
        };
        Run::Done(Plan { cards, panel, dial })
    }
}

/// Ships plan at once.
fn plan(t: &mut Table, ships: &[ShipId]) -> Flow<()> {
    let offers: Vec<Offer> = ships.iter().map(|&ship| Offer::of(t, ship)).collect();
    let seats: Vec<Seat> = offers.iter().map(|offer| offer.seat).collect();
    let awaited = t.owners(ships);
    let plans = t.ask_runs(&seats, awaited, |_, run, answers| offers[run].next(answers))?;
    for (&ship, plan) in ships.iter().zip(plans) {
        t.cockpit_mut(ship).plan = Some(plan);
        t.announce(Event::Planned { ship, cards: plan.cards.count() });
    }
    Ok(())
}

/// Whether the pilot of a ship is severely wounded. {dogfight.damage.pilot}
pub fn plans_ahead(state: &State, id: ShipId) -> bool {
    state.special_damage(id).pilot == Harm::Twice
}

/// Severely wounded pilots choose their cards for the next turn before the others show their second cards. Who
/// they are is a secret, unless a second card of their own has told it: all who have taken enough counters might
/// be. {dogfight.damage.pilot}
pub fn plan_ahead(t: &mut Table) -> Flow<()> {
    let suspects: Vec<ShipId> = t
        .public
        .ships
        .in_play()
        .filter(|ship| t.cockpit(ship.id).damage.len() >= 2)
        .map(|ship| ship.id)
        .collect();
    if suspects.is_empty() {
        return Ok(());
    }
    let slow: Vec<ShipId> = suspects.iter().copied().filter(|id| plans_ahead(t, *id)).collect();
    let options: Vec<Vec<Cards>> = slow.iter().map(|&id| Handling::of_next_turn(t, id).cards()).collect();
    let prompts: Vec<Prompt<Dogfight>> = slow
        .iter()
        .zip(&options)
        .map(|(&ship, cards)| {
            let choices = cards.iter().copied().map(Choice::Cards).collect();
            Prompt::one(t.ship(ship).owner, Ask::CardsAhead { ship }, choices)
        })
        .collect();
    let awaited = t.owners(&suspects);
    let picks = ask_each(t, &prompts, awaited)?;
    for ((ship, cards), pick) in slow.into_iter().zip(options).zip(picks) {
        t.cockpit_mut(ship).ahead = Some(cards[usize::from(pick[0])]);
    }
    Ok(())
}
