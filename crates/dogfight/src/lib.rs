//! Starship Battles, the miniatures game: the quick-start rules, the complete rules, and every option.
//!
//! The table in millimetres is in `geometry`, which knows no rule. The rules stand in modules named like the
//! chapters of the rulebook, as functions that ask players where the rulebook says they choose. Maneuver cards
//! are in `cards`, talents and flaws in `talent`, missions in files under `missions/`. How a game is stored,
//! served or drawn is not decided here.

pub mod bot;
pub mod cards;
pub mod choice;
pub mod counter;
mod course;
pub mod damage;
pub mod event;
pub mod firing;
pub mod geometry;
pub mod handling;
pub mod hazards;
pub mod hosting;
mod imagine;
mod invariants;
pub mod jump;
pub mod mission;
pub mod movement;
pub mod options;
pub mod outlook;
pub mod overlap;
pub mod pilot;
pub mod plan;
pub mod planning;
pub mod setup;
pub mod ship;
pub mod special;
mod staging;
pub mod state;
mod story;
pub mod tailing;
pub mod talent;
pub mod talents;
pub mod targets;
pub mod terrain;
pub mod text;
pub mod turn;
pub mod victory;
pub mod view;
mod wire;

use tabletop::{Dice, Flow, Game, Picks, Prompt, Run, Seat, Seats, Section, Seed, SetupError, Turn, Viewer};

pub use choice::{Ask, Choice};
pub use event::Event;
pub use mission::Mission;
pub use options::Options;
pub use setup::Setup;
pub use ship::{ShipClass, ShipId, Side};
pub use state::{Outcome, State};
pub use view::View;

/// The table at which the rules run.
pub type Table = tabletop::Table<Dogfight>;

/// Asks one question for each of several ships, at once and secretly. A player with several ships answers one
/// question after the other. `awaited` is what everybody sees of who is waited for.
fn ask_each(t: &mut Table, prompts: &[Prompt<Dogfight>], awaited: Seats) -> Flow<Vec<Picks>> {
    let seats: Vec<Seat> = prompts.iter().map(|prompt| prompt.seat).collect();
    t.ask_runs(&seats, awaited, |_, run, answers| match answers.first() {
        Some(picks) => Run::Done(picks.clone()),
        None => Run::Ask(prompts[run].clone()),
    })
}

/// The game, as the kernel knows it.
#[derive(Clone, Copy, Debug)]
pub struct Dogfight;

impl Game for Dogfight {
    const NAME: &'static str = "dogfight";
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

    /// Everybody moves at once: the turn is nobody's in particular.
    fn turn(state: &State) -> Turn {
        Turn { number: state.public.turn, seat: Seat(0) }
    }

    fn section(ask: &Ask) -> Option<Section> {
        Some(choice::section(ask))
    }

    fn is_pass(choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn play_name(choice: &Choice) -> String {
        match choice {
            Choice::Use(_, talent) => talent.to_string(),
            Choice::Try(_, flaw) => flaw.to_string(),
            other => other.to_string(),
        }
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }
}
