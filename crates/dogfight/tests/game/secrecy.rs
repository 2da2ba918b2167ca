//! What a seat may not know, it can't find out: not from views, questions, waiting lists, numbers or events.
//! Random games are compared with games that differ only in what the seat may not know, and imagined states
//! with the views that they come from.

use crate::common::{
    self, MOST_STEPS, answer_at_random, begin, json, play, random_players, random_table, setups, viewers,
};
use dogfight::counter::Counter;
use dogfight::handling::Handling;
use dogfight::state::{Damage, State, Step};
use dogfight::{Dogfight, Event, Setup, ShipId};
use proving::worlds::{Secrets, Worlds, played_steps};
use rayon::prelude::*;
use tabletop::{Dice, Entry, Game, Imagine, Seat, Seed, Table, Viewer};

fn games(seeds: u64) -> Vec<(Setup, u64)> {
    common::games(setups(), seeds)
}

fn view(state: &State, viewer: Viewer) -> String {
    common::view::<Dogfight>(state, viewer)
}

/// A ship that is not the viewer's.
fn foreign(
    state: &State,
    viewer: Viewer,
    dice: &mut Dice,
    with: impl Fn(&State, ShipId) -> bool,
) -> Option<ShipId> {
    let ships = state.public.ships.iter().filter(|ship| viewer != Viewer::Seat(ship.owner));
    let ids: Vec<ShipId> = ships.map(|ship| ship.id).filter(|id| with(state, *id)).collect();
    (!ids.is_empty()).then(|| dice.pick(&ids))
}

/// One secret changed that `viewer` may not know; nothing if there is no such secret.
type Change = fn(&mut State, Viewer, &mut Dice) -> Option<()>;

const CHANGES: [(&str, Change); 5] = [
    ("a counter of a ship", swap_counter),
    ("the plan of a ship", swap_plan),
    ("what lies deep in the pools", reorder_pools),
    ("the cards of a wounded pilot", choose_ahead),
    ("what others were shown", forget_sightings),
];

fn swap_counter(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let id = foreign(state, viewer, dice, |state, id| !state.cockpit(id).damage.is_empty())?;
    let seen_by_viewer = match viewer {
        Viewer::Seat(seat) => !state.own[seat.index()].seen.is_empty(),
        Viewer::Spectator => false,
    };
    if seen_by_viewer {
        return None;
    }
    let Damage { counter, pool, .. } = state.cockpit(id).damage[0];
    let deck: &mut Vec<Counter> = if pool == dogfight::counter::Pool::Blue {
        &mut state.hidden.blue
    } else {
        &mut state.hidden.collision
    };
    // A counter that neither kills nor cripples, so that nothing public depends on it.
    let half = deck.len() / 2;
    let mild = |other: &Counter| {
        *other != counter
            && other.value <= counter.value
            && other.symbol != Some(dogfight::counter::Symbol::Hull)
    };
    let at = deck[..half].iter().position(mild)?;
    let drawn = std::mem::replace(&mut deck[at], counter);
    state.cockpit_mut(id).damage[0].counter = drawn;
    // A crippled ship stays crippled in public.
    (!state.ship(id).crippled).then_some(())
}

fn swap_plan(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let id = foreign(state, viewer, dice, |state, id| {
        state.cockpit(id).plan.is_some() && state.ship(id).now.revealed.is_none()
    })?;
    let old = state.cockpit(id).plan?;
    let same_backs = |plan: &dogfight::plan::Plan| {
        *plan != old && plan.cards.count() == old.cards.count() && !plan.panel.ftl
    };
    let plans: Vec<_> = Handling::of(state, id).plans().into_iter().filter(same_backs).collect();
    if plans.is_empty() || matches!(viewer, Viewer::Seat(seat) if !state.own[seat.index()].seen.is_empty()) {
        return None;
    }
    state.cockpit_mut(id).plan = Some(dice.pick(&plans));
    Some(())
}

fn reorder_pools(state: &mut State, _viewer: Viewer, dice: &mut Dice) -> Option<()> {
    for pool in [&mut state.hidden.blue, &mut state.hidden.collision] {
        let half = pool.len() / 2;
        dice.shuffle(&mut pool[..half]);
    }
    Some(())
}

/// The pilot of a foreign ship has chosen cards a turn ahead, in one of the worlds only.
fn choose_ahead(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    if state.public.step != Step::Planning || state.public.turn == 0 {
        return None;
    }
    let id = foreign(state, viewer, dice, |state, id| state.ship(id).in_play())?;
    let all = Handling::of(state, id).cards();
    state.cockpit_mut(id).ahead = Some(dice.pick(&all).without_blank());
    Some(())
}

fn forget_sightings(state: &mut State, viewer: Viewer, _dice: &mut Dice) -> Option<()> {
    let mut others = Seat::all(state.own.len())
        .filter(|seat| viewer != Viewer::Seat(*seat) && !state.own[seat.index()].seen.is_empty());
    let seat = others.next()?;
    state.own[seat.index()].seen.clear();
    Some(())
}

/// What the miniatures game hides.
struct Hidden;

impl Secrets for Hidden {
    type Game = Dogfight;

    fn shows_the_hidden(event: &Event) -> bool {
        use Event::*;
        matches!(
            event,
            PanelRevealed { .. }
                | CardRevealed { .. }
                | PlanRepaired { .. }
                | FuelSpent { .. }
                | Planned { .. }
                | AttackRolled { .. }
                | CountersReceived { .. }
                | SawCard { .. }
                | SawCounters { .. }
                | DepotHit { .. }
                | Crippled { .. }
                | Eliminated { .. }
        )
    }

    /// Plans and counters decide what happens next, so that other things may be shown.
    fn may_part(one: &Event, two: &Event) -> bool {
        Hidden::shows_the_hidden(one) && Hidden::shows_the_hidden(two)
    }
}

/// Gives the same answers in both worlds, in words, for as long as they are possible in both. Plans are made in
/// secret and at once: how far somebody else has come with theirs is nobody's business, and is not compared.
fn replay(worlds: &mut Worlds<Hidden>, entries: &[Entry], dice: &mut Dice) {
    for entry in entries {
        // Whoever is asked in the other world only lets it catch up.
        while !worlds.listen() && worlds.moments().1 < worlds.moments().0 && worlds.other.outcome().is_none()
        {
            let seat = Viewer::Seat(worlds.other.prompts()[0].seat);
            assert_ne!(worlds.viewer, seat, "{}: only one world asks the viewer", worlds.at);
            answer_at_random(&mut worlds.other, dice);
        }
        if worlds.listen() || worlds.truth.outcome().is_some() || worlds.other.outcome().is_some() {
            return;
        }
        let (truth, other) = worlds.moments();
        let both = truth == other;
        if both {
            worlds.compare_looks();
        }
        if worlds.truth.answer(entry.seat, &entry.answer).is_err() {
            return;
        }
        if both && worlds.other.answer(entry.seat, &entry.answer).is_err() {
            return;
        }
    }
}

/// The states between the steps of a game, also of those in which nobody is asked.
fn checkpoints(setup: &Setup, seed: u64) -> Vec<State> {
    let mut table = random_table(setup, seed);
    let mut states = Vec::new();
    while Dogfight::outcome(table.state()).is_none() {
        states.push(table.state().clone());
        // One step: it says that the game has not ended yet.
        let _ = table.play_out(1);
    }
    states
}

#[test]
fn a_changed_secret_changes_nothing_for_those_who_may_not_know_it() {
    let results: Vec<(usize, usize)> = games(4)
        .par_iter()
        .flat_map_iter(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(700 + seed));
            let everybody = viewers(&begin(setup, *seed));
            let mut results = Vec::new();
            let played = played_steps::<Dogfight>(setup, *seed).into_iter();
            let played = played.map(|step| (step.checkpoint, step.entries));
            let silent = checkpoints(setup, *seed).into_iter().map(|state| (state, Vec::new()));
            for (number, (checkpoint, entries)) in played.chain(silent).enumerate() {
                for (at, (name, change)) in CHANGES.iter().enumerate() {
                    let viewer = dice.pick(&everybody);
                    let mut changed = checkpoint.clone();
                    if change(&mut changed, viewer, &mut dice).is_none() {
                        continue;
                    }
                    let place = format!(
                        "{setup:?}, seed {seed}, step {number} {}, changed {name}",
                        checkpoint.public.step
                    );
                    assert_eq!(view(&changed, viewer), view(&checkpoint, viewer), "{place}");
                    let mut worlds = Worlds::<Hidden>::new(setup, checkpoint.clone(), changed, viewer, place);
                    replay(&mut worlds, &entries, &mut dice);
                    results.push((at, worlds.compared));
                }
            }
            results
        })
        .collect();
    for (at, (name, _)) in CHANGES.iter().enumerate() {
        let changed = results.iter().filter(|(change, _)| *change == at).count();
        println!("{name}: {changed} times");
        assert!(changed >= 3, "{name}: changed only {changed} times");
    }
    let compared: usize = results.iter().map(|(_, compared)| compared).sum();
    println!("{compared} looks were compared");
    assert!(compared > 5_000, "only {compared} looks were compared");
}

#[test]
fn imagined_states_fit_the_view_and_can_be_played_to_the_end() {
    games(2).par_iter().for_each(|(setup, seed)| {
        let mut dice = Dice::new(Seed::from_number(900 + seed));
        for state in checkpoints(setup, *seed) {
            for viewer in viewers(&begin(setup, *seed)) {
                let seen = Dogfight::view(&state, viewer);
                let dream = Dogfight::imagine(&seen, &mut dice);
                let at = format!("{setup:?}, seed {seed}, {}", state.public.step);
                assert_eq!(view(&dream, viewer), json(&seen), "{at}: the dream of {viewer:?} does not fit");
                if dice.below(12) == 0 {
                    let mut table: Table<Dogfight> =
                        Table::with_players(dream, random_players(usize::from(setup.players), *seed));
                    let end = table.play_out(MOST_STEPS);
                    assert!(end.is_ok(), "{at}: {end:?}");
                }
            }
        }
    });
}

#[test]
fn a_finished_game_scores_one_for_the_winners_and_nothing_for_the_losers() {
    for (setup, seed) in games(1) {
        let mut running = begin(&setup, seed);
        play(&mut running, seed, |running| {
            for seat in Seat::all(usize::from(setup.players)) {
                let score = Dogfight::score(running.state(), seat);
                assert!(score > 0.0 && score < 1.0, "{score}");
            }
        });
        let scores: Vec<f64> = Seat::all(usize::from(setup.players))
            .map(|seat| Dogfight::score(running.state(), seat))
            .collect();
        let (one, two) = (scores[0], scores[1]);
        assert!((one + two - 1.0).abs() < f64::EPSILON, "{setup:?}: {scores:?}");
    }
}
