//! What is sent to a viewer: built from the viewer's view and question, and nothing else.

use serde::Serialize;

use crate::{Game, Prompt, Seats};

/// What a viewer gets to see at once.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Look<'a, G: Game> {
    /// The viewer's number of the match, to send back with an answer.
    pub number: u64,
    /// What the viewer may know.
    pub view: G::View<'a>,
    /// The open question to the viewer.
    pub prompt: Option<PromptView<G>>,
    /// Who is waited for.
    pub waiting: Seats,
    /// Whether the viewer could take the last answer back.
    pub can_undo: bool,
}

/// A question as it is sent to its seat.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct PromptView<G: Game> {
    /// What is asked.
    pub ask: G::Ask,
    /// The options, in words.
    pub options: Vec<String>,
    /// The least number to pick.
    pub least: u8,
    /// The greatest number to pick.
    pub most: u8,
    /// Whether it is a moment to interrupt.
    pub window: bool,
    /// The rulebook section behind it.
    pub section: Option<&'static str>,
}

impl<G: Game> PromptView<G> {
    pub(super) fn of(prompt: &Prompt<G>) -> PromptView<G> {
        PromptView {
            ask: prompt.ask.clone(),
            options: prompt.keys(),
            least: prompt.least,
            most: prompt.most,
            window: prompt.window,
            section: G::section(&prompt.ask),
        }
    }
}
