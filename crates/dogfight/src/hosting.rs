//! What the game tells its hosts: its offer in a lobby, and the words and numbers for whatever a client shows.

mod cards;
mod catalogue;
mod facts;
mod texts;

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};
use strum::IntoEnumIterator;
use tabletop::hosting::{
    BotMaker, CardText, Catalogue, Hosting, Offer, Pace, Play, Schemas, SeatChange, SetupOption, Title,
    Titled,
};
use tabletop::{Budget, Filed, Files, Prompt, RandomPolicy, Seat};

use crate::bot::{Ace, PilotBot};
use crate::choice::{Ask, Choice};
use crate::geometry::ruler;
use crate::plan::energy;
use crate::state::Target;
use crate::story::DogfightTale;
use crate::talent::{Flaw, Talent};
use crate::targets::{modifiers, see};
use crate::text::{Cast, Language, TalentText, Words};
use crate::{Dogfight, Event, Outcome, Setup, Side, State, View};
pub use cards::CardKind;
pub use facts::Facts;
pub use texts::Texts;

/// How long the ace thinks about a plan.
pub const THINKING: Duration = Duration::from_millis(200);
/// How many courses it looks at where it may not look at a clock.
const COURSES: usize = 48;

fn budget(pace: Pace) -> Budget {
    match pace {
        Pace::Timed => Budget::Time(THINKING),
        Pace::Repeatable => Budget::Rollouts(COURSES),
    }
}

/// The cards of a kind in words, by their names.
pub fn all_cards(language: &str, kind: CardKind) -> BTreeMap<String, CardText> {
    cards::cards(words(language), kind)
}

/// The words of a language; English for one that the game does not have.
fn words(language: &str) -> &'static Words {
    Words::of(language.parse::<Language>().unwrap_or_default())
}

/// The game for those who host it.
pub static TITLE: &dyn Title = &Titled::<Dogfight>::NEW;

/// What reads and writes its files.
pub static FILES: &dyn Files<Dogfight> = &Filed;

impl Hosting for Dogfight {
    type Cast = Cast;
    type Tale = DogfightTale;

    const BOTS: &'static [(&'static str, BotMaker<Dogfight>)] = &[
        ("pilot", |seed, _| Box::new(PilotBot::new(seed))),
        ("ace", |seed, pace| Box::new(Ace::new(seed, budget(pace)))),
        ("random", |seed, _| Box::new(RandomPolicy::new(seed))),
    ];

    fn catalogue(language: &str) -> Catalogue {
        catalogue::catalogue(words(language))
    }

    fn schemas() -> Schemas {
        Schemas::of::<View<'static>, Ask, Event, Setup, Texts>()
    }

    fn players(setup: &Setup) -> usize {
        usize::from(setup.players)
    }

    fn settled(setup: Setup) -> Setup {
        setup.settled()
    }

    fn options(language: &str, setup: &Setup) -> Vec<SetupOption> {
        catalogue::options(words(language), setup.players)
    }

    fn variants(setup: &Setup) -> Vec<String> {
        setup.rules().map(|options| options.variants()).unwrap_or_default()
    }

    fn label(language: &str, seat: Seat, view: &View<'_>) -> Option<String> {
        Some(words(language).player(seat, &view.public.cast()))
    }

    fn player(language: &str, seat: Seat, cast: &Cast) -> String {
        words(language).player(seat, cast)
    }

    fn question(language: &str, view: &View<'_>, prompt: &Prompt<Dogfight>) -> String {
        words(language).ask(&prompt.ask, view.public)
    }

    fn offer(language: &str, view: &View<'_>, prompt: &Prompt<Dogfight>, choice: &Choice) -> Offer {
        let words = words(language);
        Offer {
            label: words.choice(choice, &prompt.ask, view.public),
            detail: detail(words, view, &prompt.ask, *choice),
            ..Offer::default()
        }
    }

    fn cast(view: &View<'_>) -> Cast {
        view.public.cast()
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
            Event::TurnBegan { turn } => Some(*turn),
            _ => None,
        }
    }

    fn outcome(language: &str, outcome: &Outcome) -> String {
        words(language).outcome(*outcome)
    }

    fn winners(state: &State) -> Vec<Seat> {
        let side = match state.public.outcome {
            Some(Outcome::Colonial) => Side::Colonial,
            Some(Outcome::Cylon) => Side::Cylon,
            Some(Outcome::Draw) | None => return Vec::new(),
        };
        state.public.seats_of(side).collect()
    }

    fn plays(language: &str) -> Vec<Play> {
        let words = words(language);
        let play = |name: String, label: String| Play { name, label, does: None };
        let talents = Talent::iter().map(|talent| play(talent.to_string(), words.talent(talent)));
        talents.chain(Flaw::iter().map(|flaw| play(flaw.to_string(), words.flaw(flaw)))).collect()
    }

    fn texts(language: &str, _setup: Option<&Setup>) -> Value {
        json!(Texts::new(words(language)))
    }

    fn card(language: &str, _setup: Option<&Setup>, kind: &str, id: &str) -> Option<CardText> {
        cards::card(words(language), kind, id)
    }
}

/// What a choice means, where its label is only a name.
fn detail(words: &Words, view: &View<'_>, ask: &Ask, choice: Choice) -> Option<String> {
    let text = |card: TalentText| format!("{} ({})", card.text, card.uses);
    match (choice, ask) {
        (Choice::Cards(planned), _) => {
            let marks: Vec<String> = [Some(planned.first()), planned.second()]
                .into_iter()
                .flatten()
                .map(|card| cards::marks(words, card))
                .collect();
            Some(marks.join(" + "))
        }
        (Choice::Panel(panel), Ask::Panel { cards, .. }) if view.public.options.complete() => {
            Some(words.energy(energy(*cards, panel)))
        }
        (Choice::Card(card), _) => Some(cards::marks(words, card)),
        (Choice::Attack(target), Ask::Fire { ship }) => {
            let sight = see(view.public, *ship, target).ok()?;
            let level = match target {
                Target::Ship(id) => view.public.ship(id).level,
                Target::Depot(at) => view.public.terrain.get(usize::from(at))?.level,
            };
            let levels = view.public.ship(*ship).level.abs_diff(level);
            let range = words.range(ruler::range(sight.flat, levels)?);
            Some(words.attack(range, words.modifiers(&modifiers(view.public, *ship, target))))
        }
        (Choice::Use(_, talent), _) => Some(text(words.talent_card(talent))),
        (Choice::Try(_, flaw), _) => Some(text(words.flaw_card(flaw))),
        _ => None,
    }
}
