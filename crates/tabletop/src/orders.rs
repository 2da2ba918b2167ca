//! Standing orders: what a seat has said in advance about moments to interrupt. They are kept beside a match,
//! and what they answer goes into the record like any answer.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Game, Picks, Prompt, Viewer};

/// What to do when a moment to interrupt comes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StandingOrders {
    /// Ask me each time.
    #[default]
    AlwaysAsk,
    /// Ask me where somebody in my place would want to be asked, as the game has it.
    Sensible,
    /// Let everything pass during the turn with this number.
    PassThisTurn {
        /// The turn's number.
        turn: u32,
    },
    /// Let everything pass until my own turn begins.
    PassUntilMyTurn,
    /// Let pass what does not concern me.
    PassUnlessConcerned,
    /// Ask me only when I could play one of these.
    AskOnlyFor {
        /// Names of plays, as in the game's lists.
        plays: BTreeSet<String>,
    },
}

impl StandingOrders {
    /// Whether what they let pass tells something of what the seat holds.
    pub(crate) fn depend_on_the_hand(&self) -> bool {
        matches!(self, StandingOrders::AskOnlyFor { .. } | StandingOrders::Sensible)
    }

    /// Whether they end by themselves, at the end of a turn or before the own.
    pub(crate) fn are_for_a_while(&self) -> bool {
        matches!(self, StandingOrders::PassThisTurn { .. } | StandingOrders::PassUntilMyTurn)
    }

    /// The answer these orders give, if they give one. Only moments to interrupt are ever let pass.
    pub fn answer<G: Game>(&self, prompt: &Prompt<G>, state: &G::State) -> Option<Picks> {
        if !prompt.window {
            return None;
        }
        let pass = prompt.pass()?;
        let lets_pass = match self {
            StandingOrders::AlwaysAsk => false,
            StandingOrders::Sensible => !G::worth_asking(&G::view(state, Viewer::Seat(prompt.seat)), prompt),
            StandingOrders::PassThisTurn { turn } => G::turn(state).number == *turn,
            StandingOrders::PassUntilMyTurn => G::turn(state).seat != prompt.seat,
            StandingOrders::PassUnlessConcerned => !G::concerns(state, prompt.seat),
            StandingOrders::AskOnlyFor { plays } => {
                !prompt.options.iter().any(|option| plays.contains(&G::play_name(option)))
            }
        };
        lets_pass.then(|| Picks::from_slice(&[pass]))
    }
}
