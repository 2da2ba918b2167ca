//! What comes with options follows from the viewer's own view and question.

use fleet::{Fleet, State};
use proving::worlds::played_steps;
use rayon::prelude::*;
use tabletop::hosting::{Hosting, Offer};
use tabletop::{Dice, Entry, Match, Seed, Viewer};

use super::changes::CHANGES;
use super::games;
use crate::common::{begin, json, viewers};

/// What a seat is offered, if it is asked: the question's words, and everything that comes with the options.
fn offered(running: &Match<Fleet>, viewer: Viewer) -> Option<(Vec<String>, Vec<Offer>)> {
    let Viewer::Seat(seat) = viewer else { return None };
    let prompt = running.prompt(seat)?;
    let view = running.view(viewer);
    let offers = prompt.options.iter().map(|choice| Fleet::offer("en", &view, prompt, choice)).collect();
    let mut question = prompt.keys();
    question.push(json(&prompt.ask));
    Some((question, offers))
}

/// Plays the same step in two worlds for as long as both ask the viewer the same; how many questions were compared.
fn compare(setup: &fleet::Setup, states: [State; 2], viewer: Viewer, entries: &[Entry]) -> usize {
    let [mut one, mut two] =
        states.map(|state| Match::<Fleet>::from_state(setup.clone(), Seed::from_number(0), state));
    let mut compared = 0;
    for entry in entries {
        // Where the views part, the rules have shown something.
        if json(&one.view(viewer)) != json(&two.view(viewer)) {
            break;
        }
        match (offered(&one, viewer), offered(&two, viewer)) {
            (Some((question, offers)), Some((other, others))) if question == other => {
                assert_eq!(offers, others, "{viewer:?}: {question:?}");
                compared += 1;
            }
            _ => {}
        }
        let answered = [&mut one, &mut two].map(|running| running.answer(entry.seat, &entry.answer).is_ok());
        if answered != [true, true] {
            break;
        }
    }
    compared
}

#[test]
fn what_comes_with_options_does_not_depend_on_what_the_viewer_may_not_know() {
    let compared: usize = games(6)
        .par_iter()
        .map(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(800 + seed));
            let everybody = viewers(&begin(setup, *seed));
            let mut compared = 0;
            for step in played_steps::<Fleet>(setup, *seed) {
                let (_, change) = dice.pick(&CHANGES);
                let viewer = dice.pick(&everybody);
                let mut changed = step.checkpoint.clone();
                if change(&mut changed, viewer, &mut dice).is_some() {
                    compared += compare(setup, [step.checkpoint, changed], viewer, &step.entries);
                }
            }
            compared
        })
        .sum();
    assert!(compared > 500, "only {compared} questions were compared");
}
