//! The table as text: a map with ships and terrain, and a line for each ship.

use dogfight::geometry::{Point, polygon};
use dogfight::state::{Fate, Ship};
use dogfight::terrain::Nature;
use dogfight::{ShipId, Side};

use super::Show;
use crate::screen::Tone;

/// How many millimetres a character of the map is wide and high.
const CELL: (f64, f64) = (25.0, 50.0);
/// Where a ship points, by eighths of a circle clockwise from north.
const ARROWS: [char; 8] = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];

/// The whole table.
pub(super) fn board(show: Show<'_>) -> String {
    let public = show.view.public;
    let turn = show.words.say_with("table-turn", &[("turn", public.turn.into())]);
    let heading =
        format!("{} · {turn} · {}", show.words.mission(&public.mission), show.words.step(public.step));
    let mut text = format!("{}\n{}", show.screen.rule(&heading), map(show));
    for ship in &public.ships {
        text += &ship_line(show, ship);
    }
    text
}

/// One letter and number for each ship: `C1`, `Y2`.
fn mark(id: ShipId) -> String {
    let letter = if id.side == Side::Colonial { 'C' } else { 'Y' };
    format!("{letter}{}", id.number)
}

fn map(show: Show<'_>) -> String {
    let public = show.view.public;
    let area = public.mission.table;
    let (columns, rows) = ((area.width / CELL.0).ceil() as usize, (area.height / CELL.1).ceil() as usize);
    let middle =
        |column: usize, row: usize| Point::new((column as f64 + 0.5) * CELL.0, (row as f64 + 0.5) * CELL.1);
    let ground = |column: usize, row: usize| {
        let there = public
            .terrain
            .iter()
            .find(|terrain| terrain.is_there() && polygon::contains(&terrain.outline(), middle(column, row)));
        match there.map(|terrain| terrain.nature) {
            Some(Nature::Field(_)) => ':',
            Some(Nature::Planetoid) => '#',
            Some(Nature::Depot { .. }) => 'D',
            None => '·',
        }
    };
    let mut cells: Vec<Vec<char>> =
        (0..rows).map(|row| (0..columns).map(|column| ground(column, row)).collect()).collect();
    for ship in public.ships.in_play() {
        let column = ((ship.pose.at.x / CELL.0) as usize).min(columns - 1);
        let row = ((ship.pose.at.y / CELL.1) as usize).min(rows - 1);
        let eighth = ((ship.facing() + 22.5) / 45.0) as usize % ARROWS.len();
        let label: Vec<char> = mark(ship.id).chars().chain([ARROWS[eighth]]).collect();
        // The label stands around the place, as far as the map reaches.
        let first = column.saturating_sub(1).min(columns.saturating_sub(label.len()));
        for (at, letter) in label.into_iter().enumerate().take(columns) {
            cells[row][first + at] = letter;
        }
    }
    let edge = format!("  +{}+\n", "-".repeat(columns));
    let lines = cells.iter().rev().map(|row| format!("  |{}|\n", row.iter().collect::<String>()));
    format!("{edge}{}{edge}", lines.collect::<String>())
}

fn ship_line(show: Show<'_>, ship: &Ship) -> String {
    let public = show.view.public;
    let name = format!("{} {}", mark(ship.id), show.words.ship(ship.id, public));
    let tone = if ship.id.side == Side::Colonial { Tone::Good } else { Tone::Enemy };
    let text = match ship.fate {
        Fate::InPlay => {
            let backs = show.view.backs.iter().find(|backs| backs.ship == ship.id);
            let counters = backs.map_or(0, |backs| backs.blue + backs.collision);
            let mut parts = vec![
                show.words.class(ship.class),
                show.words.say_with("table-heading", &[("degrees", (ship.pose.heading as i32).into())]),
            ];
            if ship.is_rotated() {
                parts
                    .push(show.words.say_with("table-facing", &[("degrees", (ship.facing() as i32).into())]));
            }
            if public.options.complete() {
                parts.push(show.words.energy(ship.energy));
            }
            if public.options.has(dogfight::options::Extra::Levels) {
                parts.push(show.words.say_with("choice-level", &[("level", ship.level.into())]));
            }
            if let Some(fuel) = ship.fuel {
                parts.push(show.words.say_with("table-fuel", &[("fuel", fuel.into())]));
            }
            parts.push(show.words.say_with("table-counters", &[("count", counters.into())]));
            if ship.crippled {
                parts.push(show.words.say("table-crippled"));
            }
            parts.join(", ")
        }
        Fate::Enters(turn) => show.words.say_with("table-enters", &[("turn", turn.into())]),
        Fate::Eliminated => show.words.say("table-lost"),
        Fate::Escaped => show.words.say("table-escaped"),
    };
    show.screen.paint(tone, &show.screen.item(&format!("  {name}: "), &text))
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
    let tails = public.tails.iter().map(|tail| {
        let (ship, target) = (show.words.ship(tail.ship, public), show.words.ship(tail.target, public));
        show.words.say_with("table-tails", &[("ship", ship.into()), ("target", target.into())])
    });
    let attacks = public.attacks.iter().map(|attack| {
        let (ship, target) = (show.words.ship(attack.by, public), show.words.target(attack.on, public));
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
        let name = show.words.ship(*id, show.view.public);
        text += &show.screen.item(&format!("  {} {name}: ", mark(*id)), &parts.join("; "));
    }
    text
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
