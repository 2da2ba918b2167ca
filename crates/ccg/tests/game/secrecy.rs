//! What a seat may not know, it can't find out: not from views, questions, refusals, waiting lists, numbers, undo
//! or events. Whole random games are compared with games that differ only in what the seat may not know.

use std::sync::Arc;

use crate::common::{self, begin, play, setups, viewers};
use ccg::card::Kind;
use ccg::{CardId, Ccg, Event, Setup, State};
use proving::worlds::{Alike, Secrets, Worlds, played_steps};
use rayon::prelude::*;
use tabletop::{Dice, Game, Imagine, Seat, Seed, Viewer};

fn games(seeds: u64) -> Vec<(Setup, u64)> {
    common::games(setups(), seeds)
}

fn view(state: &State, viewer: Viewer) -> String {
    common::view::<Ccg>(state, viewer)
}

#[test]
fn an_imagined_state_fits_the_view_and_is_a_state() {
    let differing: usize = games(1)
        .par_iter()
        .map(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(500 + seed));
            let mut differing = 0;
            let mut running = begin(setup, *seed);
            play(&mut running, *seed, |running| {
                let (checkpoint, answers) = running.checkpoint();
                if !answers.is_empty() || dice.below(4) != 0 {
                    return;
                }
                for viewer in viewers(running) {
                    let dream = Ccg::imagine(&Ccg::view(checkpoint, viewer), &mut dice);
                    assert_eq!(view(&dream, viewer), view(checkpoint, viewer));
                    dream.check_invariants().expect("an imagined state that could be");
                    differing += usize::from(dream.hidden.decks != checkpoint.hidden.decks);
                }
            });
            differing
        })
        .sum();
    assert!(differing > 500, "only {differing} imagined states were other ones");
}

/// Changes something that the viewer may not know, if there is such a thing.
type Change = fn(&mut State, Viewer, &mut Dice) -> Option<()>;

const CHANGES: [(&str, Change); 4] = [
    ("the order of a deck", |state, _, dice| {
        let at = dice.below(state.hidden.decks.len() as u32) as usize;
        let mut deck = std::mem::take(&mut state.hidden.decks[at]);
        dice.shuffle(&mut deck);
        state.hidden.decks[at] = deck;
        (state.hidden.decks[at].len() > 1).then_some(())
    }),
    ("a card of a deck", |state, viewer, dice| {
        let at = other_seat(state, viewer, dice);
        let strangers: Vec<CardId> = CardId::all().filter(|card| card.card().kind != Kind::Base).collect();
        let stranger = dice.pick(&strangers);
        let deck = &mut state.hidden.decks[at];
        if deck.is_empty() {
            return None;
        }
        let card = dice.below(deck.len() as u32) as usize;
        let gone = std::mem::replace(&mut deck[card], stranger);
        let brought = Arc::make_mut(&mut state.own[at].brought);
        brought.iter_mut().find(|(card, count)| *card == gone && *count > 0)?.1 -= 1;
        brought.push((stranger, 1));
        (gone != stranger).then_some(())
    }),
    ("a hand", |state, viewer, dice| {
        let at = other_seat(state, viewer, dice);
        let (hand, deck) = (&mut state.own[at].hand, &mut state.hidden.decks[at]);
        if hand.is_empty() || deck.is_empty() {
            return None;
        }
        let card = dice.below(hand.len() as u32) as usize;
        let other = dice.below(deck.len() as u32) as usize;
        std::mem::swap(&mut hand[card], &mut deck[other]);
        Some(())
    }),
    ("a supply card", |state, viewer, dice| {
        let at = other_seat(state, viewer, dice);
        let (supplies, deck) = (&mut state.own[at].supplies, &mut state.hidden.decks[at]);
        if supplies.is_empty() || deck.is_empty() {
            return None;
        }
        let card = dice.below(supplies.len() as u32) as usize;
        let other = dice.below(deck.len() as u32) as usize;
        std::mem::swap(&mut supplies[card].1, &mut deck[other]);
        Some(())
    }),
];

/// A seat that is not the viewer's.
fn other_seat(state: &State, viewer: Viewer, dice: &mut Dice) -> usize {
    let others: Vec<usize> =
        (0..state.own.len()).filter(|at| viewer != Viewer::Seat(Seat(*at as u8))).collect();
    dice.pick(&others)
}

/// What the card game hides.
struct Hidden;

impl Secrets for Hidden {
    type Game = Ccg;

    fn shows_the_hidden(event: &Event) -> bool {
        use Event::*;
        matches!(
            event,
            Received { .. }
                | Played { .. }
                | AssetPlayed { .. }
                | Discarded { .. }
                | HandShown { .. }
                | DeckShown { .. }
                | Saw { .. }
                | Found { .. }
                | MysticRevealed { .. }
                | ThreatRevealed { .. }
                | SupplyLost { .. }
                | SupplyKept { .. }
        )
    }
}

#[test]
fn a_changed_secret_changes_nothing_for_those_who_may_not_know_it() {
    let results: Vec<(usize, Alike, usize)> = games(2)
        .par_iter()
        .flat_map_iter(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(700 + seed));
            let mut results = Vec::new();
            let everybody = viewers(&begin(setup, *seed));
            for (number, step) in played_steps::<Ccg>(setup, *seed).into_iter().enumerate() {
                for (at, (name, change)) in CHANGES.iter().enumerate() {
                    let viewer = dice.pick(&everybody);
                    let mut changed = step.checkpoint.clone();
                    if change(&mut changed, viewer, &mut dice).is_none() {
                        continue;
                    }
                    let players = setup.decks.len();
                    let place = format!(
                        "{players} players, seed {seed}, step {number}, {}, changed {name}",
                        step.checkpoint.public.step
                    );
                    assert_eq!(view(&changed, viewer), view(&step.checkpoint, viewer), "{place}: a bad test");
                    let mut worlds =
                        Worlds::<Hidden>::new(setup, step.checkpoint.clone(), changed, viewer, place);
                    let alike = worlds.replay(&step.entries);
                    results.push((at, alike, worlds.compared));
                }
            }
            results
        })
        .collect();
    for (at, (name, _)) in CHANGES.iter().enumerate() {
        let throughout =
            results.iter().filter(|(change, alike, _)| *change == at && *alike == Alike::Throughout).count();
        assert!(throughout > 100, "{name}: only {throughout} steps were alike throughout");
    }
    let compared: usize = results.iter().map(|(_, _, compared)| compared).sum();
    assert!(compared > 10_000, "only {compared} looks were compared");
}
