//! The table as text: a drawing with ships and terrain, a line for each ship, and what one's own ships can fire at.

use dogfight::geometry::ruler::LONG;
use dogfight::geometry::signed;
use dogfight::options::Extra;
use dogfight::state::{ARC, Fate, NOTCH, Public, Ship};
use dogfight::{Mission, Options, Side};

use super::chart::{Chart, Window, ground};
use super::{Show, mark, plans, sights, tone};
use crate::screen::Tone;

/// How many rows the drawing of the table has at most.
const MOST_ROWS: usize = 25;

/// The whole table.
pub(super) fn board(show: Show<'_>) -> String {
    let public = show.view.public;
    let turn = show.words.say_with("table-turn", &[("turn", public.turn.into())]);
    let mut heading = format!("{} · {turn}", show.words.mission(&public.mission));
    if public.outcome.is_none() {
        heading += &format!(" · {}", show.words.step(public.step));
    }
    let mut text = format!("{}\n{}", show.screen.rule(&heading), drawing(show));
    for ship in &public.ships {
        text += &ship_line(show, ship);
    }
    text + &sights::sights(show)
}

/// What the mission is about, and how to read the table.
pub(super) fn briefing(show: Show<'_>) -> String {
    let mission = &show.view.public.mission;
    let rules = show.words.rules(show.view.public.options.rules);
    let title = format!("{} · {rules}", show.words.mission(mission));
    let mut text = format!("{}\n", show.screen.rule(&title));
    for (heading, line) in show.words.mission_lines(&as_played(show.view.public)) {
        text += &show.screen.item(&format!("  {heading}: "), &line);
    }
    let reach = [("degrees", (ARC / 2.0).into()), ("range", super::centimetres(LONG).into())];
    text + "\n" + &show.screen.item("  ", &show.words.say_with("table-how-to-read", &reach))
}

/// The mission with the rules of this table.
fn as_played(public: &Public) -> Mission {
    let Options { rules, extras, .. } = public.options.clone();
    Mission { rules, extras, ..Mission::clone(&public.mission) }
}

fn drawing(show: Show<'_>) -> String {
    let public = show.view.public;
    let table = public.mission.table;
    let mut chart = Chart::new(Window::whole(table), table, show.screen, MOST_ROWS);
    let own = public.ships.in_play().filter(|ship| Some(ship.owner) == show.view.seat);
    for ship in own {
        chart.arc(ship.arc());
    }
    for terrain in public.terrain.iter().filter(|terrain| terrain.is_there()) {
        chart.terrain(terrain);
    }
    for ship in public.ships.in_play() {
        chart.label(&mark(ship.id), ship.pose, ship.facing(), tone(ship.id.side));
    }
    chart.text(show.screen) + &legend(show)
}

/// What the signs of the drawing mean, as far as there are any.
fn legend(show: Show<'_>) -> String {
    let public = show.view.public;
    let mut parts = Vec::new();
    if public.ships.in_play().any(|ship| Some(ship.owner) == show.view.seat) {
        parts.push(show.words.say("table-legend-arc"));
    }
    let mut seen = Vec::new();
    for nature in public.terrain.iter().filter(|terrain| terrain.is_there()).map(|terrain| terrain.nature) {
        let sign = ground(nature);
        if !seen.contains(&sign) {
            seen.push(sign);
            parts.push(format!("{sign} {}", show.terrain(nature)));
        }
    }
    if parts.is_empty() {
        return String::new();
    }
    show.screen.paint(Tone::Quiet, &show.screen.item("      ", &parts.join("   ")))
}

fn ship_line(show: Show<'_>, ship: &Ship) -> String {
    let text = match ship.fate {
        Fate::InPlay => in_play(show, ship).join(", "),
        Fate::Enters(turn) => show.words.say_with("table-enters", &[("turn", turn.into())]),
        Fate::Eliminated => show.words.say("table-lost"),
        Fate::Escaped => show.words.say("table-escaped"),
    };
    let name = show.words.ship(ship.id, &show.view.public.cast());
    let line = show.screen.item(&format!("  {} ", mark(ship.id)), &format!("{name}: {text}"));
    let mut line = show.screen.paint(tone(ship.id.side), &line);
    if ship.fate != Fate::Eliminated {
        line += &pilot_line(show, ship);
    }
    line
}

/// Everything that all see of a ship on the table.
fn in_play(show: Show<'_>, ship: &Ship) -> Vec<String> {
    let public = show.view.public;
    let backs = show.view.backs.iter().find(|backs| backs.ship == ship.id);
    let counters = backs.map_or(0, |backs| backs.blue + backs.collision);
    let place = [("place", plans::spot(ship.pose.at).into()), ("heading", plans::course(ship.pose).into())];
    let mut parts = vec![show.words.say_with("table-at", &place)];
    if ship.pilot.name.is_some() {
        parts.insert(0, show.words.class(ship.class));
    }
    if ship.is_rotated() {
        let turn = sights::side(show, signed(NOTCH * f64::from(ship.dial)));
        parts.push(show.words.say_with("table-facing", &[("side", turn.into())]));
    }
    if public.options.complete() {
        parts.push(show.words.energy(ship.energy));
    }
    if public.options.has(Extra::Levels) {
        parts.push(show.words.say_with("choice-level", &[("level", ship.level.into())]));
    }
    if let Some(fuel) = ship.fuel {
        parts.push(show.words.say_with("table-fuel", &[("fuel", fuel.into())]));
    }
    parts.push(show.words.say_with("table-counters", &[("count", counters.into())]));
    if ship.crippled {
        parts.push(show.words.say("table-crippled"));
    }
    parts
}

/// The pilot's experience, talents and flaws, with how often each may still act.
fn pilot_line(show: Show<'_>, ship: &Ship) -> String {
    if !show.view.public.options.has(Extra::Pilots) {
        return String::new();
    }
    let left = |name: String, uses: Option<u8>, used: u8| match uses {
        Some(uses) => show.words.say_with(
            "table-uses-left",
            &[("card", name.into()), ("left", uses.saturating_sub(used).into()), ("uses", uses.into())],
        ),
        None => name,
    };
    let sheet = &ship.pilot;
    let mut parts = vec![show.words.level(sheet.level)];
    let talents: Vec<String> = sheet
        .talents
        .iter()
        .map(|(talent, used)| left(show.words.talent(*talent), talent.card().uses, *used))
        .collect();
    let flaws: Vec<String> = sheet
        .flaws
        .iter()
        .map(|(flaw, used)| left(show.words.flaw(*flaw), flaw.card().uses, *used))
        .collect();
    for (heading, cards) in [("sheet-talents", talents), ("sheet-flaws", flaws)] {
        if !cards.is_empty() {
            parts.push(format!("{}: {}", show.words.say(heading), cards.join(", ")));
        }
    }
    show.screen.item("     ", &parts.join("; "))
}

/// The ships that are left, in a line.
pub(super) fn status(show: Show<'_>) -> String {
    let public = show.view.public;
    let side = |side: Side| {
        let left = public.ships.in_play().filter(|ship| ship.id.side == side).count();
        format!("{} {left}", show.words.side(side))
    };
    let turn = show.words.say_with("table-turn", &[("turn", public.turn.into())]);
    format!("{turn} · {} · {}\n", side(Side::Colonial), side(Side::Cylon))
}

/// Who tails whom, and attacks under way.
pub(super) fn matters(show: Show<'_>) -> Vec<String> {
    let public = show.view.public;
    let cast = &public.cast();
    let tails = public.tails.iter().map(|tail| {
        let (ship, target) = (show.words.ship(tail.ship, cast), show.words.ship(tail.target, cast));
        show.words.say_with("table-tails", &[("ship", ship.into()), ("target", target.into())])
    });
    let attacks = public.attacks.iter().map(|attack| {
        let (ship, target) = (show.words.ship(attack.by, cast), show.words.target(attack.on, cast));
        show.words.say_with("table-attacks", &[("ship", ship.into()), ("target", target.into())])
    });
    tails.chain(attacks).map(|line| show.screen.paint(Tone::Warning, &show.screen.item("", &line))).collect()
}

/// The damage of the viewer's ships, and what is planned.
pub(super) fn cockpits(show: Show<'_>) -> String {
    let Some(own) = show.view.own else { return String::new() };
    let mut text = String::new();
    for (id, cockpit) in &own.cockpits {
        if !show.view.public.ship(*id).in_play() {
            continue;
        }
        let counters: Vec<_> = cockpit.damage.iter().map(|damage| damage.counter).collect();
        let mut parts = vec![show.words.say_with(
            "table-damage",
            &[
                ("counters", show.words.counters(&counters).into()),
                ("total", cockpit.total().into()),
                ("structure", show.view.public.ship(*id).class.card().structure.into()),
            ],
        )];
        if let Some(plan) = cockpit.plan {
            let cards = show.words.planned_cards(plan.cards);
            parts.push(format!("{cards}, {}", show.words.panel(plan.panel)));
        }
        text += &show.screen.item(&format!("  {} ", mark(*id)), &parts.join("; "));
    }
    if text.is_empty() { text } else { format!("{}\n{text}", show.words.say("table-own-damage")) }
}

/// The same, with the talents and flaws of the pilots.
pub(super) fn cockpits_with_texts(show: Show<'_>) -> String {
    let mut text = cockpits(show);
    let Some(own) = show.view.own else { return text };
    for id in own.cockpits.keys() {
        let sheet = &show.view.public.ship(*id).pilot;
        let talents = sheet.talents.iter().map(|(talent, _)| show.words.talent_card(*talent));
        let flaws = sheet.flaws.iter().map(|(flaw, _)| show.words.flaw_card(*flaw));
        for card in talents.chain(flaws) {
            text += &show
                .screen
                .item("    ", &format!("{} ({}, {}): {}", card.name, card.kind, card.uses, card.text));
        }
    }
    text
}
