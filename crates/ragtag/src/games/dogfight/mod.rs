//! The miniatures game in the terminal.

mod board;
mod cards;
mod chart;
mod missions;
mod plans;
mod sights;
mod tracks;

use dogfight::bot::{Ace, PilotBot};
use dogfight::options::OptionSet;
use dogfight::plan::Plan;
use dogfight::setup::OptionsChoice;
use dogfight::state::{Fate, Target};
use dogfight::terrain::{Nature, Template};
use dogfight::text::Words;
use dogfight::{Ask, Choice, Dogfight, Event, Outcome, Setup, ShipId, Side, State, View};
use strum::IntoEnumIterator;
use tabletop::hosting::Hosting;
use tabletop::{Budget, Files, Prompt, RandomPolicy, Seat, SetupError, Turn};

use super::{Bot, CardEntry, Figure, Offer, Presented};
use crate::cli::Variants;
use crate::language::Language;
use crate::screen::{Screen, Tone};

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

    /// A ship with its letters on the map.
    fn ship(self, id: ShipId) -> String {
        format!("{} {}", mark(id), self.words.ship(id, &self.view.public.cast()))
    }

    /// What something on the table is.
    fn terrain(self, nature: Nature) -> String {
        match nature {
            Nature::Field(density) => self.words.say(&format!("terrain-field-{density}")),
            Nature::Planetoid => self.words.say("terrain-planetoid"),
            Nature::Depot { .. } => self.words.template(Template::Depot),
        }
    }
}

/// The letters of a ship on the map: `C1`, `Y2`.
fn mark(id: ShipId) -> String {
    let letter = if id.side == Side::Colonial { 'C' } else { 'Y' };
    format!("{letter}{}", id.number)
}

fn tone(side: Side) -> Tone {
    if side == Side::Colonial { Tone::Good } else { Tone::Enemy }
}

/// Millimetres in whole centimetres.
fn centimetres(millimetres: f64) -> i64 {
    (millimetres / 10.0).round() as i64
}

/// Degrees without a fraction.
fn degrees(angle: f64) -> i64 {
    angle.round() as i64
}

fn option_set(word: &str) -> Result<OptionSet, SetupError> {
    word.parse().map_err(|_| {
        let names: Vec<String> = OptionSet::iter().map(|set| set.to_string()).collect();
        SetupError::new(format!("there are no rules `{word}`; there are: {}", names.join(", ")))
    })
}

impl Presented for Dogfight {
    const ABOUT: &'static str = "Starship Battles: 2 to 8 players in two teams";
    const USUAL_PLAYERS: u8 = 2;
    const WON: &'static str = "Colonials win";
    const BOTS: &'static [Bot<Dogfight>] = &[
        Bot { name: "pilot", make: |seed| Box::new(PilotBot::new(seed)) },
        Bot { name: "ace", make: |seed| Box::new(Ace::new(seed, Budget::Rollouts(EFFORT))) },
        Bot { name: "random", make: |seed| Box::new(RandomPolicy::new(seed)) },
    ];
    const DECKS: &'static [(&'static str, &'static str)] = cards::DECKS;

    fn files() -> &'static dyn Files<Dogfight> {
        ::dogfight::hosting::FILES
    }
    const DRAWS: bool = true;

    /// The mission with which the quick-start rules are learnt.
    fn first_game() -> Variants {
        Variants {
            mission: Some("the-hand-of-god".to_owned()),
            rule_set: Some(OptionSet::QuickStart.to_string()),
            ..Variants::default()
        }
    }

    fn setup(players: u8, variants: &Variants) -> Result<Setup, SetupError> {
        variants.refuse_those_of_the_board_game()?;
        variants.refuse_decks()?;
        let setup = Setup {
            mission: variants.mission.as_deref().map(missions::read).transpose()?.unwrap_or_default(),
            options: match variants.rule_set.as_deref() {
                Some(word) => OptionsChoice::Named(option_set(word)?),
                None => OptionsChoice::default(),
            },
            strict_table: variants.strict_table,
            ..Setup::mission("", players)
        };
        missions::check_players(&setup)?;
        setup.check()?;
        Ok(setup)
    }

    fn title(language: Language) -> String {
        words(language).lobby("title")
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
        words(language).player(seat, &view.public.cast())
    }

    fn question(language: Language, view: &View<'_>, prompt: &Prompt<Dogfight>) -> String {
        let question = <Dogfight as Hosting>::question(code(language), view, prompt);
        match prompt.ask.ship() {
            Some(ship) => format!("{} {question}", mark(ship)),
            None => question,
        }
    }

    fn offer(language: Language, view: &View<'_>, prompt: &Prompt<Dogfight>, choice: &Choice) -> Offer {
        let offer = <Dogfight as Hosting>::offer(code(language), view, prompt, choice);
        let mut offer = Offer { text: offer.label, detail: offer.detail, danger: None };
        let show = Show::new(language, view, Screen::plain(0));
        match (&prompt.ask, choice) {
            (Ask::Cards { ship }, Choice::Cards(cards)) => plans::cards(show, *ship, *cards, offer),
            (Ask::Panel { ship, cards }, Choice::Panel(panel)) => {
                plans::panel(show, *ship, *cards, *panel, offer)
            }
            (Ask::Dial { ship, cards, panel }, Choice::Dial(dial)) => {
                plans::dial(show, *ship, Plan { cards: *cards, panel: *panel, dial: *dial }, offer)
            }
            (Ask::MarkerHeading { .. }, Choice::Degrees(degrees)) => {
                offer.text += &format!(" {}", chart::arrow(f64::from(*degrees)));
                offer
            }
            (_, Choice::Ship(id) | Choice::Attack(Target::Ship(id))) => {
                offer.text += &format!(" ({})", mark(*id));
                offer
            }
            _ => offer,
        }
    }

    fn heading(language: Language, view: &View<'_>, choice: &Choice) -> Option<String> {
        match choice {
            Choice::Cards(cards) => Some(plans::heading(Show::new(language, view, Screen::plain(0)), *cards)),
            _ => None,
        }
    }

    fn briefing(language: Language, view: &View<'_>, screen: Screen) -> String {
        board::briefing(Show::new(language, view, screen))
    }

    /// Ships have moved, or are about to.
    fn part_of_turn(view: &View<'_>) -> u8 {
        view.public.step as u8
    }

    fn aid(language: Language, view: &View<'_>, prompt: &Prompt<Dogfight>, screen: Screen) -> String {
        plans::close_up(Show::new(language, view, screen), prompt).unwrap_or_default()
    }

    fn event(language: Language, event: &Event, view: &View<'_>) -> String {
        words(language).event(event, &view.public.cast())
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
