//! What comes with options follows from the viewer's own view and question.

use fleet::{Fleet, State};
use proving::worlds::played_steps;
use rayon::prelude::*;
use tabletop::hosting::{Hosting, Offer};
use tabletop::{Dice, Entry, Match, Seed, Viewer};

use super::changes::CHANGES;
use super::games;
use crate::common::{begin, json, viewers};

/// What of all that is sent was compared: a comparison that never meets any of it proves nothing.
#[derive(Clone, Copy, Default, Debug)]
struct Compared {
    questions: usize,
    odds: usize,
    sums: usize,
    lit_cards: usize,
    prices: usize,
    checks: usize,
    dice: usize,
}

impl Compared {
    fn add(&mut self, running: &Match<Fleet>, viewer: Viewer, offers: &[Offer]) {
        let view = running.view(viewer);
        let any = |has: fn(&Offer) -> bool| usize::from(offers.iter().any(has));
        self.questions += 1;
        self.odds += any(|offer| offer.odds.is_some());
        self.sums += any(|offer| offer.worth.is_some());
        self.lit_cards += any(|offer| offer.marks.iter().any(|mark| mark.starts_with("card:")));
        self.prices += any(|offer| offer.price.is_some());
        self.checks += usize::from(view.tally.read().is_some());
        self.dice += usize::from(view.die.read().is_some());
    }

    fn with(self, other: Compared) -> Compared {
        Compared {
            questions: self.questions + other.questions,
            odds: self.odds + other.odds,
            sums: self.sums + other.sums,
            lit_cards: self.lit_cards + other.lit_cards,
            prices: self.prices + other.prices,
            checks: self.checks + other.checks,
            dice: self.dice + other.dice,
        }
    }
}

/// What a seat is offered, if it is asked: the question's words, and everything that comes with the options, in all
/// languages.
fn offered(running: &Match<Fleet>, viewer: Viewer) -> Option<(Vec<String>, Vec<Offer>)> {
    let Viewer::Seat(seat) = viewer else { return None };
    let prompt = running.prompt(seat)?;
    let view = running.view(viewer);
    let mut question = prompt.keys();
    question.push(json(&prompt.ask));
    let mut offers = Vec::new();
    for language in ["en", "pl"] {
        question.push(Fleet::question(language, &view, prompt));
        offers.extend(prompt.options.iter().map(|choice| Fleet::offer(language, &view, prompt, choice)));
    }
    Some((question, offers))
}

/// Plays the same step in two worlds for as long as both ask the viewer the same, and notes what was compared.
fn compare(
    setup: &fleet::Setup,
    states: [State; 2],
    viewer: Viewer,
    entries: &[Entry],
    compared: &mut Compared,
) {
    let [mut one, mut two] =
        states.map(|state| Match::<Fleet>::from_state(setup.clone(), Seed::from_number(0), state));
    for entry in entries {
        // Where the views part, the rules have shown something.
        if json(&one.view(viewer)) != json(&two.view(viewer)) {
            break;
        }
        match (offered(&one, viewer), offered(&two, viewer)) {
            (Some((question, offers)), Some((other, others))) if question == other => {
                assert_eq!(offers, others, "{viewer:?}: {question:?}");
                compared.add(&one, viewer, &offers);
            }
            _ => {}
        }
        let answered = [&mut one, &mut two].map(|running| running.answer(entry.seat, &entry.answer).is_ok());
        if answered != [true, true] {
            break;
        }
    }
}

#[test]
fn what_comes_with_options_does_not_depend_on_what_the_viewer_may_not_know() {
    let compared = games(6)
        .par_iter()
        .map(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(800 + seed));
            let everybody = viewers(&begin(setup, *seed));
            let mut compared = Compared::default();
            for step in played_steps::<Fleet>(setup, *seed) {
                let (_, change) = dice.pick(&CHANGES);
                let viewer = dice.pick(&everybody);
                let mut changed = step.checkpoint.clone();
                if change(&mut changed, viewer, &mut dice).is_some() {
                    let states = [step.checkpoint, changed];
                    compare(setup, states, viewer, &step.entries, &mut compared);
                }
            }
            compared
        })
        .reduce(Compared::default, Compared::with);
    let Compared { questions, odds, sums, lit_cards, prices, checks, dice } = compared;
    assert!(questions > 500, "only {questions} questions were compared");
    for (what, count) in [
        ("odds", odds),
        ("sums", sums),
        ("lit cards", lit_cards),
        ("prices", prices),
        ("checks", checks),
        ("dice", dice),
    ] {
        assert!(count > 20, "only {count} of {questions} questions had {what}");
    }
}
