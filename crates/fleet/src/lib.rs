//! The board game: the base box, whole.
//!
//! The rules stand in modules named like the chapters of the rulebook, as functions that ask players where
//! the rulebook says they choose. Cards are in `cards`, characters in `characters`; a special case lives with
//! the card or character that causes it. How a game is stored, served or drawn is not decided here.

pub mod actions;
pub mod activation;
pub mod boards;
pub mod bot;
pub mod cards;
pub mod characters;
pub mod check;
pub mod choice;
pub mod combat;
pub mod configuration;
pub mod craft;
pub mod crisis;
pub mod deed;
pub mod die;
pub mod effect;
pub mod endings;
pub mod event;
pub mod hands;
pub mod hosting;
mod imagine;
mod invariants;
pub mod jump;
pub mod kept;
pub mod location;
pub mod locations;
pub mod loyalty;
pub mod movement;
pub mod odds;
pub mod origin;
pub mod placement;
#[cfg(test)]
mod proof;
pub mod quorum;
pub mod resolve;
pub mod resource;
pub mod resources;
pub mod setup;
pub mod skill;
pub mod skill_cards;
pub mod space;
mod staging;
pub mod state;
pub mod stock;
mod story;
pub mod tally;
pub mod text;
pub mod titles;
pub mod turn;
pub mod view;
pub mod vipers;
pub mod window;
mod wire;
mod worth;

use tabletop::{Dice, Flow, Game, Prompt, Seat, Section, Seed, SetupError, Turn, Viewer};

pub use choice::{Ask, Choice};
pub use event::Event;
pub use imagine::imagine_with;
pub use location::{Location, Ship};
pub use resource::{Resource, Resources};
pub use setup::Setup;
pub use skill::{Skill, SkillCard, SkillName, Skills};
pub use state::{Outcome, State};
pub use view::View;

/// The table at which the rules run.
pub type Table = tabletop::Table<Fleet>;

/// The game, as the kernel knows it.
#[derive(Clone, Copy, Debug)]
pub struct Fleet;

impl Game for Fleet {
    const NAME: &'static str = "fleet";
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
        state.public.outcome
    }

    fn dice(state: &mut State) -> &mut Dice {
        &mut state.hidden.dice
    }

    fn view(state: &State, viewer: Viewer) -> View<'_> {
        view::view(state, viewer)
    }

    fn turn(state: &State) -> Turn {
        state.public.turn()
    }

    fn concerns(state: &State, seat: Seat) -> bool {
        state.public.concerns(seat)
    }

    fn worth_asking(view: &View<'_>, prompt: &Prompt<Fleet>) -> bool {
        window::worth_asking(view, prompt.seat, &prompt.options)
    }

    fn section(ask: &Ask) -> Option<Section> {
        choice::section(ask)
    }

    fn is_pass(choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn play_name(choice: &Choice) -> String {
        match choice {
            Choice::Play(play, _) => play.to_string(),
            other => other.to_string(),
        }
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }
}
