//! A game's words as a terminal shows them, with names where they mention seats.

use tabletop::hosting::{Hosting, Play};
use tabletop::{Prompt, Seat};

use super::{Listed, Presented, named};
use crate::language::Language;

/// What a player is called.
pub fn player<G: Presented>(language: Language, seat: Seat, view: &G::View<'_>) -> String {
    named(&G::player(language.code(), seat, &G::cast(view)))
}

/// A question.
pub fn question<G: Presented>(language: Language, view: &G::View<'_>, prompt: &Prompt<G>) -> String {
    G::signed(prompt, named(&G::question(language.code(), view, prompt)))
}

/// Something that can be picked.
pub fn offer<G: Presented>(
    language: Language,
    view: &G::View<'_>,
    prompt: &Prompt<G>,
    choice: &G::Choice,
) -> Listed {
    let mut offer = G::offer(language.code(), view, prompt, choice);
    offer.label = named(&offer.label);
    offer.detail = offer.detail.map(|detail| named(&detail));
    G::listed(language, view, prompt, choice, offer)
}

/// A line of the log.
pub fn event<G: Presented>(language: Language, event: &G::Event, view: &G::View<'_>) -> String {
    named(&G::event(language.code(), event, &G::cast(view)))
}

/// How the game ended.
pub fn ending<G: Presented>(language: Language, outcome: &G::Outcome) -> String {
    named(&<G as Hosting>::outcome(language.code(), outcome))
}

/// What may be played as an interrupt: the name for standing orders, and what it is.
pub fn plays<G: Presented>(language: Language) -> Vec<(String, String)> {
    let said = |Play { name, label, does }: Play| match does {
        Some(does) => (name, format!("{label}: {does}")),
        None => (name, label),
    };
    G::plays(language.code()).into_iter().map(said).collect()
}
