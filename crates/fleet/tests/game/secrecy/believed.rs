//! What a seat believes, and why, follows from what it may know.

use fleet::bot::Belief;
use fleet::{Fleet, Setup, State};
use proving::worlds::{PlayedStep, played_steps};
use rayon::prelude::*;
use tabletop::{Dice, Match, Seat, Seed, Viewer};

use super::changes::CHANGES;
use super::games;
use crate::common::json;

/// A step of a game, and somebody who follows it.
struct Follower {
    running: Match<Fleet>,
    seat: Seat,
    belief: Belief,
    heard: Vec<String>,
}

impl Follower {
    fn new(setup: &Setup, state: State, seat: Seat, belief: Belief) -> Follower {
        let running = Match::<Fleet>::from_state(setup.clone(), Seed::from_number(0), state);
        Follower { running, seat, belief, heard: Vec::new() }
    }

    fn listen(&mut self) {
        for told in self.running.take_news() {
            if told.audience.includes(Viewer::Seat(self.seat)) {
                self.heard.push(json(&told.event));
                self.belief.note(&told.event);
            }
        }
        self.belief.look(&self.running.view(Viewer::Seat(self.seat)));
    }

    /// What the seat knows, and what it believes.
    fn thinks(&self) -> ([String; 2], String) {
        let view = self.running.view(Viewer::Seat(self.seat));
        let seats = Seat::all(view.public.players.len());
        let reasons: Vec<_> = seats.map(|suspect| self.belief.reasons(&view, suspect)).collect();
        let believed = json(&(self.belief.suspicions(&view), reasons));
        ([json(&view), self.heard.join("\n")], believed)
    }
}

/// Follows a step in two worlds for as long as they look the same; how often both were compared.
fn compare(
    setup: &Setup,
    worlds: [State; 2],
    seat: Seat,
    belief: &Belief,
    step: &PlayedStep<Fleet>,
) -> usize {
    let mut worlds = worlds.map(|state| Follower::new(setup, state, seat, belief.clone()));
    let mut compared = 0;
    for entry in &step.entries {
        worlds.iter_mut().for_each(Follower::listen);
        let [(known, believed), (other_known, other)] = [worlds[0].thinks(), worlds[1].thinks()];
        if known != other_known {
            break;
        }
        assert_eq!(believed, other, "{seat} knows the same and believes something else");
        compared += 1;
        let answered = worlds.each_mut().map(|world| world.running.answer(entry.seat, &entry.answer).is_ok());
        if answered != [true, true] {
            break;
        }
    }
    compared
}

#[test]
fn belief_and_reasons_do_not_depend_on_what_the_seat_may_not_know() {
    let compared: usize = games(2)
        .par_iter()
        .map(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(700 + seed));
            let seat = Seat(dice.below(u32::from(setup.players())) as u8);
            let mut belief = Belief::default();
            let mut compared = 0;
            for step in played_steps::<Fleet>(setup, *seed) {
                let (_, change) = dice.pick(&CHANGES);
                let mut changed = step.checkpoint.clone();
                if dice.below(4) == 0 && change(&mut changed, Viewer::Seat(seat), &mut dice).is_some() {
                    let worlds = [step.checkpoint.clone(), changed];
                    compared += compare(setup, worlds, seat, &belief, &step);
                }
                let mut follower = Follower::new(setup, step.checkpoint, seat, belief);
                for entry in &step.entries {
                    follower.listen();
                    follower.running.answer(entry.seat, &entry.answer).expect("an answer that was given");
                }
                follower.listen();
                belief = follower.belief;
            }
            compared
        })
        .sum();
    assert!(compared > 300, "only {compared} beliefs were compared");
}
