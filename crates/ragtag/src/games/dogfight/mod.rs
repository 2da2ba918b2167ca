//! The miniatures game in the terminal.

mod board;
mod cards;
mod tracks;

use dogfight::bot::{Ace, PilotBot};
use dogfight::options::OptionSet;
use dogfight::setup::{MissionChoice, OptionsChoice};
use dogfight::state::Fate;
use dogfight::text::Words;
use dogfight::{Choice, Dogfight, Event, Mission, Outcome, Setup, Side, State, View};
use strum::IntoEnumIterator;
use tabletop::hosting::Hosting;
use tabletop::{Budget, Prompt, RandomPolicy, Seat, SetupError, Turn};

use super::{Bot, CardEntry, Figure, Offer, Presented};
use crate::cli::Variants;
use crate::language::Language;
use crate::screen::Screen;

/// How many courses the ace looks at: without a clock, so that a seed gives the same game everywhere.
const EFFORT: usize = 48;

/// The game's words in a language.
fn words(language: Language) -> &'static Words {
    Words::of(match language {
        Language::English => dogfight::text::Language::English,
        Language::Polish => dogfight::text::Language::Polish,
    })
}

/// The language's code.
fn code(language: Language) -> &'static str {
    words(language).language().code()
}

/// What the terminal needs to show something.
#[derive(Clone, Copy)]
struct Show<'a> {
    words: &'static Words,
    view: &'a View<'a>,
    screen: Screen,
}

impl<'a> Show<'a> {
    fn new(language: Language, view: &'a View<'a>, screen: Screen) -> Show<'a> {
        Show { words: words(language), view, screen }
    }
}

/// A mission by its name, or read from a file.
fn mission(word: &str) -> Result<MissionChoice, SetupError> {
    if !std::path::Path::new(word).is_file() {
        return Ok(MissionChoice::Named(word.to_owned()));
    }
    let wrong = |problem: String| SetupError::new(format!("{word}: {problem}"));
    let text = std::fs::read_to_string(word).map_err(|error| wrong(format!("it can't be read: {error}")))?;
    Mission::parse(&text).map(|mission| MissionChoice::Whole(Box::new(mission))).map_err(wrong)
}

fn option_set(word: &str) -> Result<OptionSet, SetupError> {
    word.parse().map_err(|_| {
        let names: Vec<String> = OptionSet::iter().map(|set| set.to_string()).collect();
        SetupError::new(format!("there is no set of rules `{word}`; there are: {}", names.join(", ")))
    })
}

impl Presented for Dogfight {
    const ABOUT: &'static str = "Starship Battles, the miniatures game: 2 to 8 players in two teams";
    const USUAL_PLAYERS: u8 = 2;
    const WON: &'static str = "Colonials win";
    const BOTS: &'static [Bot<Dogfight>] = &[
        Bot { name: "pilot", make: |seed| Box::new(PilotBot::new(seed)) },
        Bot { name: "ace", make: |seed| Box::new(Ace::new(seed, Budget::Rollouts(EFFORT))) },
        Bot { name: "random", make: |seed| Box::new(RandomPolicy::new(seed)) },
    ];
    const DECKS: &'static [(&'static str, &'static str)] = cards::DECKS;

    fn setup(players: u8, variants: &Variants) -> Result<Setup, SetupError> {
        variants.refuse_those_of_the_board_game()?;
        variants.refuse_decks()?;
        let setup = Setup {
            mission: variants.mission.as_deref().map(mission).transpose()?.unwrap_or_default(),
            options: match variants.rule_set.as_deref() {
                Some(word) => OptionsChoice::Named(option_set(word)?),
                None => OptionsChoice::default(),
            },
            strict_table: variants.strict_table,
            ..Setup::mission("", players)
        };
        setup.check()?;
        Ok(setup)
    }

    fn won(outcome: &Outcome) -> bool {
        *outcome == Outcome::Colonial
    }

    fn outcome_word(outcome: &Outcome) -> String {
        outcome.to_string()
    }

    fn figures(state: &State) -> Vec<Figure> {
        let lost = |side: Side| {
            let ships = state.public.ships.iter().filter(|ship| ship.id.side == side);
            ships.filter(|ship| ship.fate == Fate::Eliminated).count() as i64
        };
        vec![
            Figure { name: "Colonial ships lost", value: lost(Side::Colonial) },
            Figure { name: "Cylon ships lost", value: lost(Side::Cylon) },
        ]
    }

    fn begins_turn(event: &Event) -> Option<Turn> {
        match *event {
            Event::TurnBegan { turn } => Some(Turn { number: turn, seat: Seat(0) }),
            _ => None,
        }
    }

    fn player(language: Language, seat: Seat, view: &View<'_>) -> String {
        words(language).player(seat, view.public)
    }

    fn question(language: Language, view: &View<'_>, prompt: &Prompt<Dogfight>) -> String {
        <Dogfight as Hosting>::question(code(language), view, prompt)
    }

    fn offer(language: Language, view: &View<'_>, prompt: &Prompt<Dogfight>, choice: &Choice) -> Offer {
        let offer = <Dogfight as Hosting>::offer(code(language), view, prompt, choice);
        Offer { text: offer.label, detail: offer.detail }
    }

    fn event(language: Language, event: &Event, view: &View<'_>) -> String {
        words(language).event(event, view.public)
    }

    fn ending(language: Language, outcome: &Outcome) -> String {
        words(language).outcome(*outcome)
    }

    fn board(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::board(Show::new(language, view, screen))
    }

    fn status(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::status(Show::new(language, view, screen))
    }

    fn matters(language: Language, view: &View<'_>, screen: Screen) -> Vec<String> {
        board::matters(Show::new(language, view, screen))
    }

    fn hand(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::cockpits(Show::new(language, view, screen))
    }

    fn hand_with_texts(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::cockpits_with_texts(Show::new(language, view, screen))
    }

    fn plays(language: Language) -> Vec<(String, String)> {
        <Dogfight as Hosting>::plays(code(language))
    }

    fn cards(language: Language) -> Vec<CardEntry> {
        cards::all(code(language))
    }

    fn drawing(start: &State, events: &[Event]) -> Option<String> {
        Some(tracks::drawing(start, events))
    }
}
