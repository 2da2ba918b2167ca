//! A program that looks ahead imagines what it may not know: what that really is makes no difference to it.

use fleet::bot::commander;
use fleet::{Event, Fleet, Setup, State};
use proving::worlds::played_steps;
use rayon::prelude::*;
use tabletop::{Budget, Dice, Match, Picks, Seat, Seed, Thought, Viewer};

use super::changes::CHANGES;
use super::{games, view};

/// What a seat sees and hears up to its question in a step, and what a commander does then.
struct Asked {
    seen: (String, Vec<String>, Vec<Event>),
    answer: Picks,
    thought: Option<Thought>,
}

fn asked(setup: &Setup, state: &State, seat: Seat) -> Option<Asked> {
    let mut running = Match::<Fleet>::from_state(setup.clone(), Seed::from_number(0), state.clone());
    let viewer = Viewer::Seat(seat);
    let keys = running.prompt(seat)?.keys();
    let told = running.take_news().into_iter().filter(|told| told.audience.includes(viewer));
    let heard = told.map(|told| told.event).collect();
    let mut program = commander(Seed::from_number(3), Budget::Rollouts(8));
    let answer = running.consult(seat, &mut program).unwrap();
    let seen = (view(running.state(), viewer), keys, heard);
    Some(Asked { seen, answer, thought: program.thought().cloned() })
}

#[test]
fn a_commander_does_the_same_whatever_is_hidden_from_it() {
    let thoughts: usize = games(2)
        .par_iter()
        .map(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(800 + seed));
            let mut thoughts = 0;
            for step in played_steps::<Fleet>(setup, *seed) {
                let (name, change) = dice.pick(&CHANGES);
                let seat = step.entries.first().map_or(Seat(0), |entry| entry.seat);
                let mut changed = step.checkpoint.clone();
                if dice.below(3) != 0 || change(&mut changed, Viewer::Seat(seat), &mut dice).is_none() {
                    continue;
                }
                let one = asked(setup, &step.checkpoint, seat);
                let Some((one, other)) = one.zip(asked(setup, &changed, seat)) else { continue };
                if one.seen == other.seen {
                    assert_eq!((one.answer, &one.thought), (other.answer, &other.thought), "{name}");
                    thoughts += usize::from(one.thought.is_some());
                }
            }
            thoughts
        })
        .sum();
    assert!(thoughts > 100, "only {thoughts} thoughts were compared");
}
