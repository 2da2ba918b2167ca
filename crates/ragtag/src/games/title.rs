//! A game as the commands know it: whatever its types are.

use std::io::Write;
use std::marker::PhantomData;
use std::path::Path;

use super::Presented;
use crate::cli::{CardArguments, PlayArguments, ReplayArguments, SimulateArguments};
use crate::error::Error;
use crate::scenario::Verdict;
use crate::screen::Screen;
use crate::{cards, play, replay, scenario, simulate};

/// What can be done with a game.
pub trait Title: Sync {
    /// The game's short name.
    fn name(&self) -> &'static str;
    /// The game in half a sentence.
    fn about(&self) -> &'static str;
    /// Lets player programs play many games.
    fn simulate(&self, arguments: &SimulateArguments, out: &mut dyn Write) -> Result<(), Error>;
    /// Plays in the terminal.
    fn play(&self, arguments: &PlayArguments, screen: Screen) -> Result<(), Error>;
    /// Tells the story of a record.
    fn replay(&self, arguments: &ReplayArguments, screen: Screen, out: &mut dyn Write) -> Result<(), Error>;
    /// Runs a scenario.
    fn scenario(&self, path: &Path) -> Verdict;
    /// Lists cards.
    fn cards(&self, arguments: &CardArguments, screen: Screen, out: &mut dyn Write) -> Result<(), Error>;
}

/// A game in the registry.
pub struct Titled<G>(PhantomData<fn() -> G>);

impl<G: Presented> Titled<G> {
    /// The game `G`.
    pub const NEW: Titled<G> = Titled(PhantomData);
}

impl<G: Presented> Title for Titled<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn about(&self) -> &'static str {
        G::ABOUT
    }

    fn simulate(&self, arguments: &SimulateArguments, out: &mut dyn Write) -> Result<(), Error> {
        simulate::run::<G>(arguments, out)
    }

    fn play(&self, arguments: &PlayArguments, screen: Screen) -> Result<(), Error> {
        play::run::<G>(arguments, screen)
    }

    fn replay(&self, arguments: &ReplayArguments, screen: Screen, out: &mut dyn Write) -> Result<(), Error> {
        replay::tell::<G>(arguments, screen, out)
    }

    fn scenario(&self, path: &Path) -> Verdict {
        scenario::judge::<G>(path)
    }

    fn cards(&self, arguments: &CardArguments, screen: Screen, out: &mut dyn Write) -> Result<(), Error> {
        cards::run::<G>(arguments, screen, out)
    }
}
