//! The kernel's tiny game, as a server hosts it: so short that thousands can be played.

#[path = "../../../../tabletop/tests/bluff/mod.rs"]
pub(super) mod bluff;

use bluff::{Bluff, Choice, Event, Outcome, Setup, State, View};
use serde_json::Value;
use tabletop::hosting::{
    BotMaker, CardText, Catalogue, Contents, Hosting, Offer, Play, PlayerCount, Schemas, SeatChange, Tale,
};
use tabletop::{Picks, Prompt, RandomPolicy, Seat, Told};

const PLAYERS: u8 = bluff::SEATS as u8;

/// What serves for words: what is nobody's to know is not among it.
fn words(thing: &impl std::fmt::Debug) -> String {
    format!("{thing:?}")
}

impl Hosting for Bluff {
    type Cast = ();
    type Tale = ();

    const BOTS: &'static [(&'static str, BotMaker<Bluff>)] =
        &[("random", |seed, _| Box::new(RandomPolicy::new(seed)))];

    fn catalogue(_: &str) -> Catalogue {
        Catalogue {
            name: "bluff".to_owned(),
            title: "Bluff".to_owned(),
            about: String::new(),
            players: PlayerCount { least: PLAYERS, most: PLAYERS, usual: PLAYERS },
            bots: Vec::new(),
            options: Vec::new(),
            bringing: None,
            unavailable: Vec::new(),
        }
    }

    fn schemas() -> Schemas {
        Schemas::default()
    }

    fn players(_: &Setup) -> usize {
        bluff::SEATS
    }

    fn label(_: &str, seat: Seat, _: &View<'_>) -> Option<String> {
        Some(bluff::NAMES[seat.index()].to_owned())
    }

    fn question(_: &str, _: &View<'_>, prompt: &Prompt<Bluff>) -> String {
        words(&prompt.ask)
    }

    fn offer(_: &str, _: &View<'_>, _: &Prompt<Bluff>, choice: &Choice) -> Offer {
        Offer { label: choice.to_string(), ..Offer::default() }
    }

    fn cast(_: &View<'_>) {}

    fn event(_: &str, event: &Event, (): &()) -> String {
        words(event)
    }

    fn event_of(_: &str, _: Seat, event: &Event, (): &()) -> String {
        words(event)
    }

    fn taken_back(_: &str, seat: Seat, (): &()) -> String {
        words(&seat)
    }

    fn seat_changed(_: &str, change: &SeatChange, (): &()) -> String {
        words(change)
    }

    fn begins_turn(_: &Event) -> Option<u32> {
        None
    }

    fn outcome(_: &str, outcome: &Outcome) -> String {
        words(outcome)
    }

    fn winners(state: &State) -> Vec<Seat> {
        <Bluff as tabletop::Game>::outcome(state).map(|outcome| outcome.winner).into_iter().collect()
    }

    fn plays(_: &str) -> Vec<Play> {
        Vec::new()
    }

    fn texts(_: &str, _: Option<&Self::Setup>) -> Value {
        Value::Null
    }

    fn card(_: &str, _: Option<&Self::Setup>, _: &str, _: &str) -> Option<CardText> {
        None
    }
}

/// Nothing: it is played to see that nothing is lost, and not told afterwards.
impl Tale<Bluff> for () {
    fn begin(_: &State) {}

    fn answer(&mut self, _: &State, _: &Prompt<Bluff>, _: &Picks) {}

    fn happen(&mut self, _: usize, _: &[Told<Bluff>], _: &State) {}

    fn tell(&self, _: &str, _: &State) -> Contents {
        Contents::default()
    }
}
