//! Somebody who sits beside the first player, remembers what happens, and draws the game when it is over.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use tabletop::{Beginning, Picks, Policy, Prompt, Seat};

use crate::games::Presented;

type Heard<E> = Arc<Mutex<Vec<E>>>;

/// What was seen of a game.
pub(super) struct Witness<G: Presented> {
    folder: PathBuf,
    start: G::State,
    heard: Heard<G::Event>,
}

impl<G: Presented> Witness<G> {
    /// Sits down beside the first player.
    pub(super) fn new(folder: &Path, start: &G::State, players: &mut [Box<dyn Policy<G>>]) -> Witness<G> {
        let heard = Heard::default();
        if let Some(first) = players.first_mut() {
            let neighbour =
                std::mem::replace(first, Box::new(tabletop::RandomPolicy::new(tabletop::Seed([0; 32]))));
            *first = Box::new(Beside { player: neighbour, heard: Arc::clone(&heard) });
        }
        Witness { folder: folder.to_owned(), start: start.clone(), heard }
    }

    /// Draws the game of this seed, if the game can be drawn.
    pub(super) fn draw(self, seed: u64) -> Result<(), String> {
        // Nobody panics while holding the lock; if somebody did, the list would still be whole.
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let drawing = G::drawing(&self.start, &heard).ok_or_else(|| format!("{} can't be drawn", G::NAME))?;
        let path = self.folder.join(format!("{seed}.svg"));
        std::fs::write(&path, drawing)
            .map_err(|error| format!("{}: it can't be written: {error}", path.display()))
    }
}

/// A player with somebody listening.
struct Beside<G: Presented> {
    player: Box<dyn Policy<G>>,
    heard: Heard<G::Event>,
}

impl<G: Presented> Policy<G> for Beside<G> {
    fn decide(&mut self, view: &G::View<'_>, prompt: &Prompt<G>) -> Picks {
        self.player.decide(view, prompt)
    }

    fn decide_in_step(
        &mut self,
        beginning: &Beginning<'_, G>,
        view: &G::View<'_>,
        prompt: &Prompt<G>,
    ) -> Picks {
        self.player.decide_in_step(beginning, view, prompt)
    }

    fn observe(&mut self, seat: Seat, event: &G::Event) {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).push(event.clone());
        self.player.observe(seat, event);
    }

    fn wants_steps(&self) -> bool {
        self.player.wants_steps()
    }

    fn step_begins(&mut self, seat: Seat, step: u64) {
        self.player.step_begins(seat, step);
    }

    fn answered(&mut self, seat: Seat, words: &[String]) {
        self.player.answered(seat, words);
    }
}
