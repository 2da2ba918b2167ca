//! Orders that ask where it is worth it tell nothing: whom they spare looks like somebody with nothing to play.

use fleet::bot::Officer;
use fleet::{Choice, Fleet, Setup, State};
use proving::worlds::played_steps;
use rayon::prelude::*;
use tabletop::{Dice, Match, Seat, Seats, Seed, StandingOrders, Viewer};

use super::changes::CHANGES;
use super::games;
use crate::common::{begin, json, viewers};

/// A step is followed for so many questions.
const QUESTIONS: usize = 12;

/// What a viewer sees of a step in which everybody lets every moment pass, and what else the viewer is told by then.
fn seen(
    setup: &Setup,
    state: &State,
    viewer: Viewer,
    orders: &StandingOrders,
    hush: Seats,
) -> Vec<[String; 2]> {
    let mut running = Match::<Fleet>::from_state(setup.clone(), Seed::from_number(0), state.clone());
    running.set_hush(hush);
    for seat in Seat::all(state.public.count()).filter(|&seat| viewer != Viewer::Seat(seat)) {
        running.set_orders(seat, orders.clone()).unwrap();
    }
    let mut seen = Vec::new();
    for _ in 0..QUESTIONS {
        while let Some(prompt) = running.prompts().iter().find(|prompt| prompt.window) {
            let (seat, pass) = (prompt.seat, prompt.pass().into_iter().collect());
            running.answer_picks(seat, pass).unwrap();
        }
        let look = running.look(viewer);
        seen.push([json(&look.view), format!("{} {:?} {}", look.number, look.waiting, look.can_undo)]);
        let Some(prompt) = running.prompts().first().cloned() else { break };
        running.answer(prompt.seat, &prompt.keys()[..usize::from(prompt.least)]).unwrap();
    }
    seen
}

/// How long two worlds look the same to the viewer, and nothing else tells them apart until then.
fn alike(one: &[[String; 2]], other: &[[String; 2]]) -> usize {
    let same = one.iter().zip(other).take_while(|(one, other)| one[0] == other[0]);
    same.map(|(one, other)| assert_eq!(one[1], other[1])).count()
}

#[test]
fn whom_sensible_orders_spare_nobody_can_tell() {
    let compared: usize = games(4)
        .par_iter()
        .map(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(900 + seed));
            let everybody = viewers(&begin(setup, *seed));
            let mut compared = 0;
            for step in played_steps::<Fleet>(setup, *seed) {
                let (_, change) = dice.pick(&CHANGES);
                let viewer = dice.pick(&everybody);
                let mut changed = step.checkpoint.clone();
                if change(&mut changed, viewer, &mut dice).is_none() {
                    continue;
                }
                let hush = if dice.below(2) == 0 {
                    Seats::NONE
                } else {
                    Seat::all(usize::from(setup.players())).collect()
                };
                let truth = seen(setup, &step.checkpoint, viewer, &StandingOrders::Sensible, hush);
                let other = seen(setup, &changed, viewer, &StandingOrders::Sensible, hush);
                compared += alike(&truth, &other);
                let always = seen(setup, &step.checkpoint, viewer, &StandingOrders::AlwaysAsk, hush);
                compared += alike(&truth, &always);
            }
            compared
        })
        .sum();
    assert!(compared > 2_000, "only {compared} looks were compared");
}

#[test]
fn people_are_seldom_asked_for_nothing_and_miss_nothing() {
    let (mut all, mut passed, mut played, mut missed) = (0, 0, 0, 0);
    for number in 0..12 {
        let mut running = Match::<Fleet>::new(Setup::base(5), Seed::from_number(number)).unwrap();
        let mut officers: Vec<Officer> =
            (0..5).map(|seat| Officer::new(Seed::from_number(number * 8 + seat))).collect();
        while let Some(prompt) = running.prompts().first() {
            let seat = prompt.seat;
            let picks = running.consult(seat, &mut officers[seat.index()]).unwrap();
            let lets_go = prompt.window && prompt.options[usize::from(picks[0])] == Choice::Pass;
            let spared = StandingOrders::Sensible.answer(prompt, running.state()).is_some();
            all += u32::from(!spared);
            passed += u32::from(lets_go && !spared);
            played += u32::from(prompt.window && !lets_go);
            missed += u32::from(spared && !lets_go);
            running.answer_picks(seat, picks).unwrap();
        }
    }
    assert!(passed * 10 < all, "{passed} of {all} questions were passed");
    assert!(missed * 50 < played, "{missed} of {played} plays were not asked for");
}
