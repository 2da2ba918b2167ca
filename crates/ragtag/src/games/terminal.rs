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

/// What can be done with a game at a terminal.
pub trait Terminal: Sync {
    /// The game's short name.
    fn name(&self) -> &'static str;
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

/// A game in the list of those that a terminal can show.
pub struct Shown<G>(PhantomData<fn() -> G>);

impl<G: Presented> Shown<G> {
    /// The game `G`.
    pub const NEW: Shown<G> = Shown(PhantomData);
}

impl<G: Presented> Terminal for Shown<G> {
    fn name(&self) -> &'static str {
        G::NAME
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
