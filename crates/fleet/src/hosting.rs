//! What the game tells its hosts: its offer in a lobby, and the words for whatever a client shows.

mod cards;
mod catalogue;
mod facts;
mod texts;

use serde_json::{Value, json};
use tabletop::hosting::{
    BotMaker, CardText, Catalogue, Hosting, Offer, Schemas, SeatChange, SetupOption, Title, Titled,
};
use tabletop::{Filed, Files, Prompt, RandomPolicy, Seat};

use crate::bot::Officer;
use crate::choice::{Action, Choice};
use crate::text::{Cast, Language, Words};
use crate::{Ask, Event, Fleet, Outcome, Setup, State, View, window};
pub use cards::CardKind;
pub use facts::Facts;
pub use texts::Texts;

/// The words of a language; English for one that the game does not have.
fn words(language: &str) -> &'static Words {
    Words::of(language.parse::<Language>().unwrap_or_default())
}

/// The game for those who host it.
pub static TITLE: &dyn Title = &Titled::<Fleet>::NEW;

/// What reads and writes its files.
pub static FILES: &dyn Files<Fleet> = &Filed;

impl Hosting for Fleet {
    type Cast = Cast;

    const BOTS: &'static [(&'static str, BotMaker<Fleet>)] = &[
        ("officer", |seed| Box::new(Officer::new(seed))),
        ("random", |seed| Box::new(RandomPolicy::new(seed))),
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

    fn question(language: &str, view: &View<'_>, prompt: &Prompt<Fleet>) -> String {
        words(language).ask(&prompt.ask, view.public)
    }

    fn offer(language: &str, view: &View<'_>, prompt: &Prompt<Fleet>, choice: &Choice) -> Offer {
        let words = words(language);
        Offer {
            label: words.choice(choice, &prompt.ask, prompt.seat, view.public),
            detail: detail(words, choice).filter(|text| !text.is_empty()),
        }
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

    fn plays(language: &str) -> Vec<(String, String)> {
        let words = words(language);
        let mut plays: Vec<(String, String)> = Vec::new();
        for interrupt in window::plays() {
            let name = interrupt.play.to_string();
            if plays.iter().all(|(known, _)| *known != name) {
                plays.push((name, words.play(interrupt.play)));
            }
        }
        plays
    }

    fn texts(language: &str) -> Value {
        json!(Texts::new(words(language)))
    }

    fn card(language: &str, kind: &str, id: &str) -> Option<CardText> {
        cards::card(words(language), kind, id)
    }
}

/// What a choice means, where its label is only a name.
fn detail(words: &Words, choice: &Choice) -> Option<String> {
    Some(match choice {
        Choice::Play(play, _) => words.play_does(*play),
        Choice::Action(Action::Location(location)) => words.location_action(*location),
        Choice::Action(Action::Skill(card)) => text(&words.skill_card(*card)),
        Choice::Action(Action::Character(character)) => {
            words.ability_text(character.sheet().action()?.0.ability)
        }
        Choice::Action(Action::Quorum(card)) | Choice::Quorum(card) => text(&words.quorum(*card)),
        Choice::Action(Action::Reveal(card)) => text(&words.loyalty(*card)),
        Choice::Crisis(card) => text(&words.crisis(*card)),
        Choice::SuperCrisis(card) => text(&words.super_crisis(*card)),
        Choice::Destination(card) => text(&words.destination(*card)),
        Choice::Location(location) => words.location_action(*location),
        _ => return None,
    })
}

fn text(card: &CardText) -> String {
    card.lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
