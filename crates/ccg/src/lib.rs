//! The collectable card game: both sets and the promos.
//!
//! The rules stand in modules named like the chapters of the rulebook, as functions that ask players where
//! the rulebook says they choose. Cards are data: the vocabulary is in `effect`, the tables are in `cards`, and
//! no rule knows a card. How a game is stored, served or drawn is not decided here.

pub mod board;
pub mod bot;
pub mod card;
pub mod cards;
mod challenge;
pub mod choice;
mod cylon;
pub mod deck;
pub mod effect;
pub mod event;
pub mod hosting;
mod imagine;
mod influence;
mod invariants;
mod mission;
mod moving;
mod mystic;
mod pay;
mod piles;
mod play;
pub mod resolve;
pub mod sealed;
pub mod setup;
mod staging;
pub mod state;
mod story;
mod target;
pub mod text;
mod trigger;
mod turn;
pub mod view;
mod wire;

use tabletop::{Dice, Flow, Game, Seat, Section, Seed, SetupError, Turn, Viewer};

pub use card::{Card, CardId};
pub use choice::{Ask, Choice};
pub use deck::Deck;
pub use event::Event;
pub use setup::Setup;
pub use state::{Outcome, State};
pub use view::View;

/// The table at which the rules run.
pub type Table = tabletop::Table<Ccg>;

/// The game, as the kernel knows it.
#[derive(Clone, Copy, Debug)]
pub struct Ccg;

impl Game for Ccg {
    const NAME: &'static str = "ccg";
    const RULES: u32 = 3;

    type Setup = Setup;
    type State = State;
    type Ask = Ask;
    type Choice = Choice;
    type Event = Event;
    type View<'a> = View<'a>;
    type Outcome = Outcome;

    fn set_up(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
        setup::set_up(setup, seed)
    }

    fn seats(state: &State) -> usize {
        state.public.count()
    }

    fn step(table: &mut Table) -> Flow<()> {
        turn::step(table)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.public.outcome.clone()
    }

    fn dice(state: &mut State) -> &mut Dice {
        &mut state.hidden.dice
    }

    fn view(state: &State, viewer: Viewer) -> View<'_> {
        view::view(state, viewer)
    }

    fn turn(state: &State) -> Turn {
        Turn { number: state.public.turn, seat: state.public.active }
    }

    /// A challenge concerns its two sides; what is asked without one is about the seat's own cards.
    fn concerns(state: &State, seat: Seat) -> bool {
        let challenge = state.public.challenge.as_ref();
        challenge.is_none_or(|challenge| [challenge.by, challenge.other_side()].contains(&seat))
    }

    fn section(ask: &Ask) -> Option<Section> {
        choice::section(ask)
    }

    fn is_pass(choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn play_name(choice: &Choice) -> String {
        match choice {
            Choice::Use(piece, _) => piece.card.to_string(),
            Choice::Play(card) => card.to_string(),
            other => other.to_string(),
        }
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }
}
