//! The miniatures game in the terminal.

mod board;
mod cards;
mod chart;
mod missions;
mod plans;
mod sights;
mod tracks;

use dogfight::plan::Plan;
use dogfight::state::{Fate, Target};
use dogfight::terrain::{Nature, Template};
use dogfight::text::Words;
use dogfight::{Ask, Choice, Dogfight, Event, Outcome, ShipId, Side, State, View};
use tabletop::hosting::Offer;
use tabletop::{Files, Prompt};

use super::{CardEntry, Figure, FileReader, Listed, Presented};
use crate::language::Language;
use crate::screen::{Screen, Tone};

/// The game's words in a language.
fn words(language: Language) -> &'static Words {
    Words::of(match language {
        Language::English => dogfight::text::Language::English,
        Language::Polish => dogfight::text::Language::Polish,
    })
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

impl Presented for Dogfight {
    const WON: &'static str = "Colonials win";
    const DECKS: &'static [(&'static str, &'static str)] = cards::DECKS;
    /// The mission with which the quick-start rules are learnt.
    const FIRST_GAME: &'static [(&'static str, &'static str)] =
        &[("mission", "the-hand-of-god"), ("options", "quick-start")];
    const DRAWS: bool = true;

    fn files() -> &'static dyn Files<Dogfight> {
        ::dogfight::hosting::FILES
    }

    fn reader(option: &str) -> Option<FileReader> {
        (option == "mission").then_some(missions::read)
    }

    fn won(outcome: &Outcome) -> bool {
        *outcome == Outcome::Colonial
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

    fn signed(prompt: &Prompt<Dogfight>, question: String) -> String {
        match prompt.ask.ship() {
            Some(ship) => format!("{} {question}", mark(ship)),
            None => question,
        }
    }

    fn listed(
        language: Language,
        view: &View<'_>,
        prompt: &Prompt<Dogfight>,
        choice: &Choice,
        mut offer: Offer,
    ) -> Listed {
        let show = Show::new(language, view, Screen::plain(0));
        match (&prompt.ask, choice) {
            (Ask::Cards { ship }, Choice::Cards(cards)) => plans::cards(show, *ship, *cards, offer),
            (Ask::Panel { ship, cards }, Choice::Panel(panel)) => {
                plans::panel(show, *ship, *cards, *panel, offer)
            }
            (Ask::Dial { ship, cards, panel }, Choice::Dial(dial)) => {
                plans::dial(show, *ship, Plan { cards: *cards, panel: *panel, dial: *dial }, offer).into()
            }
            (Ask::MarkerHeading { .. }, Choice::Degrees(degrees)) => {
                offer.label += &format!(" {}", chart::arrow(f64::from(*degrees)));
                offer.into()
            }
            (_, Choice::Ship(id) | Choice::Attack(Target::Ship(id))) => {
                offer.label += &format!(" ({})", mark(*id));
                offer.into()
            }
            _ => offer.into(),
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

    fn cards(language: Language) -> Vec<CardEntry> {
        cards::all(language.code())
    }

    fn drawing(start: &State, events: &[Event]) -> Option<String> {
        Some(tracks::drawing(start, events))
    }
}
