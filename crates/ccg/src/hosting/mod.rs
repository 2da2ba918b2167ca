//! What the game tells its hosts: its offer in a lobby, and the words for whatever a client shows.

mod catalogue;
mod texts;

use std::time::Duration;

use serde_json::{Value, json};
use tabletop::hosting::{
    BotMaker, CardText, Catalogue, Hosting, Line, Offer, Pace, Play, Schemas, SeatChange, Title, Titled,
};
use tabletop::{Budget, Filed, Files, Prompt, RandomPolicy, Seat, SetupError};

use crate::bot::{Tactician, admiral};
use crate::card::CardId;
use crate::effect::Timing;
use crate::setup::{DeckChoice, SetupForm};
use crate::story::CcgTale;
use crate::text::{Language, Words};
use crate::{Ask, Ccg, Choice, Deck, Event, Outcome, Setup, State, View};
pub use texts::{CardFacts, Texts};

/// How long the program that looks ahead thinks about a decision.
const THINKS: Duration = Duration::from_millis(100);
/// How many games it plays in its thoughts where it may not look at a clock.
const ROLLOUTS: usize = 400;

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

/// The game for those who host it.
pub static TITLE: &dyn Title = &Titled::<Ccg>::NEW;

/// What reads and writes its files.
pub static FILES: &dyn Files<Ccg> = &Filed;

impl Hosting for Ccg {
    /// Events name everything they are about.
    type Cast = ();
    type Tale = CcgTale;

    const BOTS: &'static [(&'static str, BotMaker<Ccg>)] = &[
        ("tactician", |_, _| Box::new(Tactician)),
        ("admiral", |seed, pace| Box::new(admiral(seed, budget(pace)))),
        ("random", |seed, _| Box::new(RandomPolicy::new(seed))),
    ];

    fn catalogue(language: &str) -> Catalogue {
        catalogue::catalogue(words(language))
    }

    fn schemas() -> Schemas {
        Schemas::of::<View<'static>, Ask, Event, SetupForm, Texts>()
    }

    fn players(setup: &Setup) -> usize {
        setup.decks.len()
    }

    /// What a player brings is a deck.
    fn bring(setup: &mut Setup, seat: Seat, brought: &str) -> Result<(), SetupError> {
        let place = setup.decks.get_mut(seat.index());
        let place = place.ok_or_else(|| SetupError::new(format!("there is no seat {}", seat.index())))?;
        *place = brought.parse().map_err(SetupError::new)?;
        Ok(())
    }

    /// A word for a deck that is made, or everything that is against the rules in a list. {ccg.decks.legal}
    fn problems(language: &str, brought: &str) -> Vec<String> {
        if brought.parse::<DeckChoice>().is_ok() {
            return Vec::new();
        }
        let errors = match brought.parse::<Deck>() {
            Ok(deck) => deck.check(),
            Err(error) => vec![error],
        };
        errors.iter().map(|error| words(language).deck_error(error)).collect()
    }

    /// Players are nobody but themselves.
    fn label(_language: &str, _seat: Seat, _view: &View<'_>) -> Option<String> {
        None
    }

    fn question(language: &str, _view: &View<'_>, prompt: &Prompt<Ccg>) -> String {
        words(language).ask(&prompt.ask)
    }

    fn offer(language: &str, _view: &View<'_>, prompt: &Prompt<Ccg>, choice: &Choice) -> Offer {
        let words = words(language);
        let label = words.choice(choice, &prompt.ask);
        Offer { label, detail: detail(words, *choice), ..Offer::default() }
    }

    fn cast(_view: &View<'_>) {}

    fn event(language: &str, event: &Event, (): &()) -> String {
        words(language).event(event)
    }

    fn event_of(language: &str, told: Seat, event: &Event, (): &()) -> String {
        words(language).event_of(told, event)
    }

    fn taken_back(language: &str, seat: Seat, (): &()) -> String {
        words(language).taken_back(seat)
    }

    fn seat_changed(language: &str, change: &SeatChange, (): &()) -> String {
        words(language).seat_changed(change)
    }

    fn begins_turn(event: &Event) -> Option<u32> {
        match event {
            Event::TurnBegan { turn } => Some(*turn),
            _ => None,
        }
    }

    fn outcome(language: &str, outcome: &Outcome) -> String {
        words(language).outcome(outcome)
    }

    fn outcome_word(outcome: &Outcome) -> String {
        let seats: Vec<String> = outcome.winners.iter().map(|seat| (seat.index() + 1).to_string()).collect();
        if seats.is_empty() { "tie".to_owned() } else { format!("seat-{}-wins", seats.join("-and-")) }
    }

    fn winners(state: &State) -> Vec<Seat> {
        state.public.outcome.as_ref().map(|outcome| outcome.winners.to_vec()).unwrap_or_default()
    }

    /// Everything that can be played or used in the effects round of a challenge.
    fn plays(language: &str) -> Vec<Play> {
        let words = words(language);
        let responds = |card: &CardId| {
            let timings = card.card().abilities.iter().map(|ability| ability.timing);
            timings.into_iter().any(|timing| matches!(timing, Timing::Event | Timing::Activated))
        };
        let play = |card: CardId| Play { name: card.to_string(), label: words.card_name(card), does: None };
        CardId::all().filter(responds).map(play).collect()
    }

    fn texts(language: &str, _setup: Option<&Setup>) -> Value {
        json!(Texts::new(words(language)))
    }

    fn card(language: &str, _setup: Option<&Setup>, kind: &str, id: &str) -> Option<CardText> {
        let card: CardId = id.parse().ok()?;
        (kind == "card").then(|| card_text(words(language), card))
    }
}

/// What a choice means, where its label is only a name.
fn detail(words: &Words, choice: Choice) -> Option<String> {
    let text = |card: CardId| Some(words.card(card).lines.join(" ")).filter(|text| !text.is_empty());
    match choice {
        Choice::Play(card) | Choice::Card(card) => text(card),
        // What it does otherwise does not count there.
        Choice::Asset(card) => Some(words.number("makes", words.resource(card.card().resource?))),
        Choice::Resolve(piece) | Choice::Challenge(piece) | Choice::Piece(piece) | Choice::Threat(piece) => {
            text(piece.card)
        }
        _ => None,
    }
}

/// A card as anybody may read it.
pub fn card_text(words: &Words, id: CardId) -> CardText {
    let card = id.card();
    let text = words.card(id);
    let line = |text: String| Line { heading: None, text };
    let mut lines = vec![line(text.type_line)];
    lines.extend(text.lines.into_iter().map(line));
    lines.extend(text.red.map(|text| Line { heading: Some(words.lobby("red-text")), text }));
    let mut icons = Vec::new();
    if !card.cost.is_free() {
        icons.push(words.number("cost", words.cost(card.cost)));
    }
    if card.is_unit() {
        icons.push(words.number("power", card.power));
    }
    icons.push(words.number("mystic", card.mystic));
    icons.push(words.number("threat", card.threat));
    icons.extend(card.resource.map(|resource| words.number("makes", words.resource(resource))));
    icons.push(card.number.to_owned());
    CardText { name: text.name, lines, icons }
}
