//! What a program would do in somebody's place, and why.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::{GameEvent, Hosting, Pace, Roster};
use crate::{Match, Picks, Prompt, Seat, Seed, Viewer};

/// What a program would answer in a seat's place, from what that seat knows.
pub struct Counsel {
    /// The answer.
    pub picks: Picks,
    /// Why, the weightiest reason first, in words that [mention](super::mention) seats.
    pub reasons: Vec<String>,
}

/// The same as somebody reads it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Advice {
    /// The answer, in words of the question's options.
    pub answer: Vec<String>,
    /// What it does; nothing where nothing is picked.
    pub labels: Vec<String>,
    /// Why, the weightiest reason first.
    pub reasons: Vec<String>,
}

/// What the usual program answers after it was told all this; it gives no reasons.
pub(super) fn usual<G: Hosting>(told: &[G::Event], view: &G::View<'_>, prompt: &Prompt<G>) -> Counsel {
    let (_, make) = G::BOTS[0];
    let mut program = make(Seed::from_number(0), Pace::Repeatable);
    for event in told {
        program.observe(prompt.seat, event);
    }
    Counsel { picks: program.decide(view, prompt), reasons: Vec::new() }
}

/// Advice for the question that a seat is asked.
pub(super) fn advice<G: Hosting>(
    running: &Match<G>,
    seat: Seat,
    told: &[GameEvent],
    language: &str,
    roster: &Roster,
) -> Option<Advice> {
    let prompt = running.prompt(seat)?;
    let view = running.view(Viewer::Seat(seat));
    // What the host told, such as who sat down, is nothing to a program.
    let read = |event: &GameEvent| serde_json::from_value::<G::Event>(Value::clone(&event.0)).ok();
    let told: Vec<G::Event> = told.iter().filter_map(read).collect();
    let Counsel { picks, reasons } = G::advice(language, &told, &view, prompt);
    let label = |&at: &u8| {
        let offer = G::offer(language, &view, prompt, &prompt.options[usize::from(at)]);
        roster.named(&offer.label)
    };
    Some(Advice {
        answer: prompt.words(&picks),
        labels: picks.iter().map(label).collect(),
        reasons: reasons.iter().map(|reason| roster.named(reason)).collect(),
    })
}
