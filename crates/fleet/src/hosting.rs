//! What the game tells its hosts: its offer in a lobby, and the words for whatever a client shows.

mod cards;
mod catalogue;
mod details;
mod facts;
mod hints;
mod marks;
mod texts;

use std::time::Duration;

use serde_json::{Value, json};
use tabletop::hosting::{
    BotMaker, CardText, Catalogue, Counsel, Fate, Hosting, Offer, Pace, Play, Schemas, SeatChange,
    SetupOption, Title, Titled,
};
use tabletop::{Budget, Filed, Files, Prompt, RandomPolicy, Seat};

use crate::bot::{self, Officer, commander};
use crate::choice::Choice;
use crate::configuration::Configuration;
use crate::die::Chance;
use crate::story::FleetTale;
use crate::text::{Cast, Language, Words};
use crate::{Ask, Event, Fleet, Outcome, Setup, State, View, odds, window};
pub use cards::CardKind;
pub use facts::Facts;
pub use marks::{Mark, marks};
pub use texts::Texts;

/// How long the program that looks ahead thinks about a decision.
const THINKS: Duration = Duration::from_millis(100);
/// How many games it plays on in its thoughts where it may not look at a clock.
const ROLLOUTS: usize = 60;

fn budget(pace: Pace) -> Budget {
    match pace {
        Pace::Timed => Budget::Time(THINKS),
        Pace::Repeatable => Budget::Rollouts(ROLLOUTS),
    }
}

/// The words of a language; English for one that the game does not have.
fn words(language: &str) -> &'static Words {
    Words::of(language.parse::<Language>().unwrap_or_default())
}

/// What is played with a set-up; without one, what everybody begins with.
fn played(setup: Option<&Setup>) -> Configuration {
    setup.map_or_else(|| Configuration::base(5), |setup| setup.configuration.clone())
}

/// The game for those who host it.
pub static TITLE: &dyn Title = &Titled::<Fleet>::NEW;

/// What reads and writes its files.
pub static FILES: &dyn Files<Fleet> = &Filed;

impl Hosting for Fleet {
    type Cast = Cast;
    type Tale = FleetTale;

    const BOTS: &'static [(&'static str, BotMaker<Fleet>)] = &[
        ("officer", |seed, _| Box::new(Officer::new(seed))),
        ("commander", |seed, pace| Box::new(commander(seed, budget(pace)))),
        ("random", |seed, _| Box::new(RandomPolicy::new(seed))),
    ];

    fn catalogue(language: &str) -> Catalogue {
        catalogue::catalogue(words(language))
    }

    fn schemas() -> Schemas {
        Schemas::of::<View<'static>, Ask, Event, Setup, Texts>()
    }

    fn players(setup: &Setup) -> usize {
        usize::from(setup.players())
    }

    fn settled(setup: Setup) -> Setup {
        let settled = Setup { configuration: setup.configuration.settled(), ..setup };
        if settled.problems().is_empty() { settled } else { settled.configuration.into() }
    }

    fn possible_players(setup: &Setup) -> Vec<u8> {
        setup.configuration.possible_players()
    }

    fn options(language: &str, setup: &Setup) -> Vec<SetupOption> {
        catalogue::options(words(language), &setup.configuration)
    }

    fn variants(setup: &Setup) -> Vec<String> {
        setup.configuration.names().into_iter().map(ToOwned::to_owned).collect()
    }

    fn label(language: &str, seat: Seat, view: &View<'_>) -> Option<String> {
        let character = (*view.public.chosen.get(seat.index())?)?;
        Some(words(language).character(character))
    }

    fn player(language: &str, seat: Seat, cast: &Cast) -> String {
        words(language).player(seat, cast)
    }

    fn question(language: &str, view: &View<'_>, prompt: &Prompt<Fleet>) -> String {
        words(language).ask(&prompt.ask, view.public)
    }

    fn offer(language: &str, view: &View<'_>, prompt: &Prompt<Fleet>, choice: &Choice) -> Offer {
        let words = words(language);
        Offer {
            label: words.choice(choice, &prompt.ask, prompt.seat, view.public),
            detail: details::detail(words, view, prompt, choice),
            marks: marks(choice, &prompt.ask).iter().map(ToString::to_string).collect(),
            grave: hints::is_grave(choice),
            card: hints::card(choice),
            price: hints::price(choice, prompt.seat, view.public).map(|cards| words.price(cards)),
            worth: hints::worth(choice, &prompt.ask, view.public),
            odds: odds::chance(choice, &prompt.ask, prompt.seat, view.public).map(Chance::odds),
        }
    }

    fn advice(language: &str, told: &[Event], view: &View<'_>, prompt: &Prompt<Fleet>) -> Counsel {
        let words = words(language);
        let (picks, reasons) = bot::counsel(told, view, prompt);
        Counsel { picks, reasons: reasons.iter().map(|why| words.why(why, view, prompt)).collect() }
    }

    fn fate(ask: &Ask) -> Option<Fate> {
        hints::fate(ask)
    }

    fn cast(view: &View<'_>) -> Cast {
        view.public.chosen.clone()
    }

    fn event(language: &str, event: &Event, cast: &Cast) -> String {
        words(language).event(event, cast)
    }

    fn event_of(language: &str, told: Seat, event: &Event, cast: &Cast) -> String {
        words(language).event_of(told, event, cast)
    }

    fn taken_back(language: &str, seat: Seat, cast: &Cast) -> String {
        words(language).taken_back(seat, cast)
    }

    fn seat_changed(language: &str, change: &SeatChange, cast: &Cast) -> String {
        words(language).seat_changed(change, cast)
    }

    fn begins_turn(event: &Event) -> Option<u32> {
        match event {
            Event::TurnBegan { turn, .. } => Some(*turn),
            _ => None,
        }
    }

    fn outcome(language: &str, outcome: &Outcome) -> String {
        words(language).outcome(*outcome)
    }

    fn winners(state: &State) -> Vec<Seat> {
        state.public.winners.to_vec()
    }

    fn plays(language: &str) -> Vec<Play> {
        let words = words(language);
        let mut plays: Vec<Play> = Vec::new();
        for play in window::plays().map(|interrupt| interrupt.play) {
            let name = play.to_string();
            if plays.iter().all(|known| known.name != name) {
                plays.push(Play { name, label: words.play(play), does: Some(words.play_does(play)) });
            }
        }
        plays
    }

    fn texts(language: &str, setup: Option<&Setup>) -> Value {
        json!(Texts::new(words(language), &played(setup)))
    }

    fn card(language: &str, setup: Option<&Setup>, kind: &str, id: &str) -> Option<CardText> {
        cards::card(words(language), &played(setup), kind, id)
    }
}
