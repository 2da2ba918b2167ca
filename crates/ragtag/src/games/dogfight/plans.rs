//! What plans lead to: in words beside each offer, and as a close-up of the table when the speed is chosen.

use dogfight::cards::Speed;
use dogfight::geometry::{Arc, Point, Pose, base, sight};
use dogfight::outlook::{self, End, Outlook};
use dogfight::plan::{Cards, Climb, Panel, Plan};
use dogfight::state::{ARC, NOTCH, Ship};
use dogfight::{Ask, Choice, ShipId};
use tabletop::Prompt;
use tabletop::hosting::Offer;

use super::chart::{Chart, Window, arrow};
use super::{Dogfight, Show, centimetres, degrees, mark, tone};
use crate::games::Listed;
use crate::screen::Tone;

/// How much of the table around a plan is drawn, in millimetres, and in how many rows at most.
const ROOM: f64 = 70.0;
const MOST_ROWS: usize = 18;

/// Cards that could be planned, with where each speed leads.
pub(super) fn cards(show: Show<'_>, ship: ShipId, cards: Cards, mut offer: Offer) -> Listed {
    offer.label = show.words.card(cards.maneuver());
    let pilot_feels = load(show, cards);
    let ends: Vec<(Panel, Option<Outlook>)> = outlook::panels(show.view, ship, cards)
        .into_iter()
        .map(|panel| (panel, look(show, ship, cards, panel)))
        .collect();
    // A change of level leads to the same spots; it is offered with the speeds.
    let flat = ends.iter().filter(|(panel, _)| panel.climb == Climb::Level);
    let words = flat.map(|(panel, outlook)| match outlook {
        Some(outlook) => format!("{}:{}", letter(*panel), place(show, ship, outlook)),
        None => show.words.panel(*panel),
    });
    offer.detail = Some(std::iter::once(pilot_feels).chain(words).collect::<Vec<_>>().join(" · "));
    let lost = |(_, outlook): &(Panel, Option<Outlook>)| outlook.as_ref().is_some_and(is_lost);
    let danger = (!ends.is_empty() && ends.iter().all(lost)).then(|| danger(show, ship));
    Listed { offer, danger }
}

/// A setting of the sliders, with where it leads.
pub(super) fn panel(show: Show<'_>, ship: ShipId, cards: Cards, panel: Panel, mut offer: Offer) -> Listed {
    let Some(outlook) = look(show, ship, cards, panel) else { return offer.into() };
    let mut parts = vec![show.words.say_with(
        "table-leads-to",
        &[("place", spot(outlook.end.at).into()), ("heading", course(outlook.end).into())],
    )];
    if let Some(halfway) = outlook.halfway {
        parts.push(show.words.say_with("table-by-way-of", &[("place", spot(halfway.at).into())]));
    }
    for at in &outlook.rocks {
        let nature = show.view.public.terrain[usize::from(*at)].nature;
        parts.push(show.words.say_with("table-through", &[("terrain", show.terrain(nature).into())]));
    }
    match outlook.fate {
        End::Stays => {}
        End::Leaves => parts.push(show.words.say("table-off")),
        End::Escapes => parts.push(show.words.say("table-off-safely")),
    }
    offer.detail = Some(offer.detail.into_iter().chain(parts).collect::<Vec<_>>().join(" · "));
    Listed { danger: is_lost(&outlook).then(|| danger(show, ship)), offer }
}

/// A position of the dial, with the enemies that would come into the arc.
pub(super) fn dial(show: Show<'_>, ship: ShipId, plan: Plan, mut offer: Offer) -> Offer {
    let public = show.view.public;
    let Some(Outlook { end, dial, level, .. }) = Outlook::of(public, ship, plan) else { return offer };
    let arc = Arc { apex: end.at, facing: end.heading + NOTCH * f64::from(dial), width: ARC };
    let seen = |other: &&Ship| {
        let levels = other.level.abs_diff(level);
        other.id.side != ship.side && sight::see(arc, &base::outline(other.pose), levels, &[]).is_ok()
    };
    let ships: Vec<String> = public.ships.in_play().filter(seen).map(|other| mark(other.id)).collect();
    if !ships.is_empty() {
        let ships = ships.join(", ");
        offer.detail = Some(show.words.say_with("table-would-see", &[("ships", ships.into())]));
    }
    offer
}

/// Where the offered speeds lead, drawn.
pub(super) fn close_up(show: Show<'_>, prompt: &Prompt<Dogfight>) -> Option<String> {
    let Ask::Panel { ship, cards } = &prompt.ask else { return None };
    let public = show.view.public;
    let mover = public.ships.get(*ship).filter(|ship| ship.in_play())?;
    let mut ends: Vec<(char, Outlook)> = Vec::new();
    for choice in &prompt.options {
        let Choice::Panel(panel) = choice else { continue };
        let letter = letter(*panel);
        // A change of level leads to the same spot.
        if let Some(outlook) = look(show, *ship, *cards, *panel)
            && outlook.end != mover.pose
            && !ends.iter().any(|(there, _)| *there == letter)
        {
            ends.push((letter, outlook));
        }
    }
    let spots: Vec<Point> = ends.iter().map(|(_, outlook)| outlook.end.at).chain([mover.pose.at]).collect();
    let table = public.mission.table;
    let window = Window::around(&spots, ROOM).twice_as_wide_as_high();
    let mut chart = Chart::new(window, table, show.screen, MOST_ROWS);
    for terrain in public.terrain.iter().filter(|terrain| terrain.is_there()) {
        chart.terrain(terrain);
    }
    for (letter, Outlook { end, dial, .. }) in &ends {
        let pointing = end.heading + NOTCH * f64::from(*dial);
        chart.label(&letter.to_string(), *end, pointing, Tone::Heading);
    }
    for other in public.ships.in_play() {
        chart.label(&mark(other.id), other.pose, other.facing(), tone(other.id.side));
    }
    if ends.is_empty() {
        return None;
    }
    let letters: Vec<String> = ends.iter().map(|(letter, _)| letter.to_string()).collect();
    let legend = show.words.say_with("table-legend-ends", &[("letters", letters.join(", ").into())]);
    Some(chart.text(show.screen) + &show.screen.paint(Tone::Quiet, &show.screen.item("      ", &legend)))
}

/// What comes before the maneuver of a plan.
pub(super) fn heading(show: Show<'_>, cards: Cards) -> String {
    match cards {
        Cards::Single(_) => show.words.say("table-one-card"),
        Cards::WithBlank(_) => show.words.say("table-with-blank"),
        Cards::Boost(first, _) | Cards::Turnabout(first, _) => {
            show.words.say_with("table-then", &[("card", show.words.card(first).into())])
        }
    }
}

fn look(show: Show<'_>, ship: ShipId, cards: Cards, panel: Panel) -> Option<Outlook> {
    let dial = show.view.public.ship(ship).dial;
    Outlook::of(show.view.public, ship, Plan { cards, panel, dial })
}

fn is_lost(outlook: &Outlook) -> bool {
    outlook.fate == End::Leaves
}

fn danger(show: Show<'_>, ship: ShipId) -> String {
    show.words.say_with("table-danger", &[("ship", show.ship(ship).into())])
}

/// The G-values of all cards together, and whether one of them is difficult.
fn load(show: Show<'_>, cards: Cards) -> String {
    let all = || std::iter::once(cards.first()).chain(cards.second());
    let g = show.words.sheet_number("g", all().map(|card| i16::from(card.g)).sum());
    if all().any(|card| card.difficult) { format!("{g}, {}", show.words.sheet("difficult")) } else { g }
}

/// The letter on the speed slider.
fn letter(panel: Panel) -> char {
    match panel.speed {
        Speed::Stationary => '0',
        Speed::Back => 'B',
        Speed::Low => 'L',
        Speed::Medium => 'M',
        Speed::High => 'H',
    }
}

/// Where a plan ends, as shortly as can be: `30/17↗30°`.
fn place(show: Show<'_>, ship: ShipId, outlook: &Outlook) -> String {
    match outlook.fate {
        End::Leaves => show.words.say("table-off"),
        End::Escapes => show.words.say("table-off-safely"),
        End::Stays if outlook.end == show.view.public.ship(ship).pose => show.words.say("table-stays"),
        End::Stays => format!("{}{}", spot(outlook.end.at), course(outlook.end)),
    }
}

/// A place in centimetres from the west and the south edge.
pub(super) fn spot(at: Point) -> String {
    format!("{}/{}", centimetres(at.x), centimetres(at.y))
}

/// Where a pose heads, with an arrow.
pub(super) fn course(pose: Pose) -> String {
    format!("{}{}°", arrow(pose.heading), degrees(pose.heading))
}
