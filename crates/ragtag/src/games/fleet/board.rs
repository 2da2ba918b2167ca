//! The board as text: dials, tracks, the six areas around Galactica, and players.

use fleet::craft::Craft;
use fleet::effect::Title;
use fleet::jump::population_risk;
use fleet::space::{Area, Piece};
use fleet::state::{AUTO_JUMP, Place};
use fleet::stock::Stock;
use fleet::{Resource, Resources};
use rulebook::wrap;
use tabletop::Seat;

use super::Show;
use crate::language::fill;
use crate::screen::{Tone, fit, length};

/// How wide a dial is drawn.
const DIAL: usize = 40;

/// The whole board.
pub(super) fn board(show: Show<'_>) -> String {
    let mut text = heading(show);
    text += &dials(show);
    text += &tracks(show);
    if !show.view.public.players.is_empty() {
        text += "\n";
        text += &space(show);
    }
    text += "\n";
    text += &players(show);
    text
}

/// The dials in a line.
pub(super) fn status(show: Show<'_>) -> String {
    let public = show.view.public;
    let dials: Vec<String> = Resource::ALL
        .iter()
        .map(|&resource| {
            let text = format!("{} {}", show.words.resource(resource), public.resources.get(resource));
            show.screen.paint(tone(show, resource), &text)
        })
        .collect();
    let distance = fill(show.labels.distance_short, &[("n", &public.distance().to_string())]);
    let jump = format!("{} {}/{AUTO_JUMP}", show.labels.jump, public.jump_track);
    format!("{} · {jump} · {distance}\n", dials.join(" · "))
}

/// How far the fleet has come, and what that means.
fn distance(show: Show<'_>) -> String {
    let public = show.view.public;
    let distance = public.distance();
    let last = distance >= public.configuration.objective().final_distance;
    let label = if last { show.labels.distance_reached } else { show.labels.distance };
    fill(label, &[("n", &distance.to_string())])
}

fn heading(show: Show<'_>) -> String {
    let public = show.view.public;
    let step = show.words.step(public.step);
    if public.turn == 0 {
        return format!("{}\n", show.screen.rule(&step));
    }
    let turn = fill(show.labels.turn, &[("n", &public.turn.to_string())]);
    let name = show.player(public.current);
    format!("{}\n", show.screen.rule(&format!("{turn} · {name} · {step}")))
}

fn tone(show: Show<'_>, resource: Resource) -> Tone {
    match show.view.public.resources.get(resource) {
        0..=2 => Tone::Danger,
        value if value <= resource.red_zone() => Tone::Warning,
        _ => Tone::Good,
    }
}

/// Two dials a line: a bar with a mark where the red zone ends.
fn dials(show: Show<'_>) -> String {
    let dial = |resource: Resource| {
        let value = show.view.public.resources.get(resource);
        let bar: String = (1..=Resources::MOST)
            .map(|at| {
                let cell = if at <= value { '■' } else { '·' };
                if at == resource.red_zone() { format!("{cell}|") } else { cell.to_string() }
            })
            .collect();
        let red = if value <= resource.red_zone() { show.labels.red } else { "" };
        format!("{} {value:>2} {bar} {red}", fit(&show.words.resource(resource), 11)).trim_end().to_owned()
    };
    let paint = |resource, text: &str| show.screen.paint(tone(show, resource), text);
    let pair = |left, right| {
        let right = paint(right, &dial(right));
        if show.screen.width < 2 * DIAL {
            format!("{}\n{right}\n", paint(left, &dial(left)))
        } else {
            format!("{}{right}\n", paint(left, &fit(&dial(left), DIAL)))
        }
    };
    pair(Resource::Fuel, Resource::Food) + &pair(Resource::Morale, Resource::Population)
}

fn tracks(show: Show<'_>) -> String {
    let public = show.view.public;
    let spaces: Vec<String> = (0..=AUTO_JUMP)
        .map(|at| {
            let mark = if at == public.jump_track { "●" } else { "○" };
            match (at, population_risk(at)) {
                (0, _) => format!("{mark} {}", show.labels.start),
                (AUTO_JUMP, _) => format!("{mark} {}", show.labels.auto),
                (_, Some(risk)) => format!("{mark} −{risk}"),
                (_, None) => mark.to_owned(),
            }
        })
        .collect();
    let boarding: String = public
        .boarding
        .iter()
        .map(|&count| if count == 0 { "[ ] ".to_owned() } else { format!("[{count}] ") })
        .collect();
    let distance = distance(show);
    let boarding = format!("{} {boarding}→ {}", fit(show.labels.boarding, 11), show.labels.boarding_end);
    let tone = if public.centurions() > 0 { Tone::Danger } else { Tone::Quiet };
    format!(
        "{} {}    {distance}\n{}\n",
        fit(show.labels.jump, 11),
        spaces.join(" ─ "),
        show.screen.paint(tone, &boarding)
    )
}

/// The six areas: front to the left, launch areas below.
fn space(show: Show<'_>) -> String {
    // Three columns: the bow, the two flanks side by side, the stern.
    let side = ((show.screen.width.min(96) - 4) / 4).max(12);
    let flank = side + 2;
    let row = |numbers: [u8; 2], width: usize, least: usize| {
        let lines = numbers.map(|number| ships_in(show, Area::number(number), width - 4));
        let height = lines.iter().map(Vec::len).max().unwrap_or_default().max(least);
        let [first, second] = numbers;
        let [one, other] = lines;
        [
            sector(show, Area::number(first), &one, width, height),
            sector(show, Area::number(second), &other, width, height),
        ]
    };
    let middle = beside(&row([2, 3], flank, 1));
    let below = beside(&row([6, 5], flank, 1));
    let ship = galactica(show, 2 * flank);
    let [bow, stern] = row([1, 4], side, ship.len().saturating_sub(2));
    let between = beside(&[bow, ship, stern]);
    let margin = " ".repeat(side);
    let shifted = |lines: &[String]| lines.iter().map(|line| format!("{margin}{line}\n")).collect::<String>();
    let between: String = between.iter().map(|line| format!("{}\n", line.trim_end())).collect();
    shifted(&middle) + &between + &shifted(&below)
}

/// Blocks side by side, as high as the highest.
fn beside(blocks: &[Vec<String>]) -> Vec<String> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or_default();
    let filler = |block: &Vec<String>, at: usize| match (block.get(at), block.as_slice()) {
        (Some(line), _) => line.clone(),
        (None, [first, ..]) => " ".repeat(visible(first)),
        (None, []) => String::new(),
    };
    (0..height).map(|at| blocks.iter().map(|block| filler(block, at)).collect()).collect()
}

/// How wide a painted line is on the screen.
fn visible(line: &str) -> usize {
    let mut escape = false;
    let mut width = 0;
    for letter in line.chars() {
        match letter {
            '\x1b' => escape = true,
            'm' if escape => escape = false,
            _ if !escape => width += 1,
            _ => {}
        }
    }
    width
}

/// What is in an area, in lines of this width.
fn ships_in(show: Show<'_>, area: Area, width: usize) -> Vec<(Tone, String)> {
    let public = show.view.public;
    let sector = public.sector(area);
    let mut lines: Vec<(Tone, String)> = Vec::new();
    for basestar in &sector.basestars {
        let damage = match basestar.hits() {
            0 => String::new(),
            hits => format!(" ({})", fill(show.labels.hits, &[("n", &hits.to_string())])),
        };
        lines.push((Tone::Enemy, show.words.piece(Piece::Basestar) + &damage));
    }
    let mut count = |tone, piece, count: u8| match count {
        0 => {}
        1 => lines.push((tone, show.words.piece(piece))),
        _ => lines.push((tone, format!("{} ×{count}", show.words.piece(piece)))),
    };
    count(Tone::Enemy, Piece::Raider, sector.raiders);
    count(Tone::Enemy, Piece::HeavyRaider, sector.heavy_raiders);
    count(Tone::Good, Piece::Viper, sector.vipers.vipers());
    count(Tone::Warning, Piece::Civilian, sector.civilians.len() as u8);
    for pilot in public.pilots_in(area) {
        let name = show.player(pilot);
        lines.push((Tone::Good, format!("{} ({name})", show.words.piece(Piece::Viper))));
    }
    let wrapped = |(tone, line): (Tone, String)| wrap(&line, width).into_iter().map(move |line| (tone, line));
    lines.into_iter().flat_map(wrapped).collect()
}

/// One area as a box.
fn sector(show: Show<'_>, area: Area, lines: &[(Tone, String)], width: usize, height: usize) -> Vec<String> {
    let kind = match area {
        Area::FRONT => show.labels.front,
        Area::REAR => show.labels.rear,
        area if area.has_launch_icon() => show.labels.launch,
        _ => "",
    };
    let title = format!("{} {kind}", u8::from(area));
    let inner = width.saturating_sub(4);
    let title = format!("┌ {} ", fit(title.trim(), length(title.trim()).min(inner)));
    let mut block = vec![format!("{title}{}┐", "─".repeat(width.saturating_sub(length(&title) + 1)))];
    for at in 0..height {
        let line = match lines.get(at) {
            Some((tone, line)) => show.screen.paint(*tone, &fit(line, inner)),
            None => " ".repeat(inner),
        };
        block.push(format!("│ {line} │"));
    }
    block.push(format!("└{}┘", "─".repeat(width.saturating_sub(2))));
    block
}

/// The ship in the middle, with its hangar and its wounds.
fn galactica(show: Show<'_>, width: usize) -> Vec<String> {
    let public = show.view.public;
    let hangar = &public.hangar;
    let number = |label: &str, n: u8| fill(label, &[("n", &n.to_string())]);
    let mut vipers = vec![number(show.labels.reserves, hangar.reserves.vipers())];
    for (label, lost) in
        [(show.labels.damaged_vipers, hangar.damaged), (show.labels.lost_vipers, hangar.destroyed)]
    {
        if lost.vipers() > 0 {
            vipers.push(number(label, lost.vipers()));
        }
    }
    let raptors = number(show.labels.raptors, hangar.reserves[Craft::Raptor]);
    let others = [raptors, number(show.labels.nukes, public.nukes)];
    let places: Vec<String> = public.damaged.iter().map(|&location| show.words.location(location)).collect();
    let wounds = if places.is_empty() {
        show.labels.undamaged.to_owned()
    } else {
        fill(show.labels.damaged, &[("places", &places.join(", "))])
    };
    let mut lines = vec![(Tone::Heading, format!("◄═══ {} ═══", show.labels.galactica))];
    let mut add = |tone, text: &str| lines.extend(wrap(text, width - 2).into_iter().map(|line| (tone, line)));
    add(Tone::Good, &vipers.join(", "));
    add(Tone::Good, &others.join(", "));
    add(if places.is_empty() { Tone::Quiet } else { Tone::Danger }, &wounds);
    lines
        .into_iter()
        .map(|(tone, line)| {
            let left = width.saturating_sub(length(&line)) / 2;
            show.screen.paint(tone, &fit(&format!("{}{line}", " ".repeat(left)), width))
        })
        .collect()
}

/// Who is where, with what.
fn players(show: Show<'_>) -> String {
    let public = show.view.public;
    let you = |seat: Seat| {
        if show.view.seat == Some(seat) { format!(" ({})", show.labels.you) } else { String::new() }
    };
    if public.players.is_empty() {
        let line = |seat: Seat| {
            let name = match public.chosen[seat.index()] {
                Some(character) => show.words.character(character),
                None => show.labels.nobody_yet.to_owned(),
            };
            format!("  {}. {name}{}\n", seat.index() + 1, you(seat))
        };
        return Seat::all(public.count()).map(line).collect();
    }
    let mut rows = vec![[
        show.labels.player.to_owned(),
        show.labels.place.to_owned(),
        show.labels.cards.to_owned(),
        show.labels.loyalty.to_owned(),
        show.labels.notes.to_owned(),
    ]];
    for seat in Seat::all(public.count()) {
        let player = public.player(seat);
        let backs = &show.view.backs[seat.index()];
        let mark = if seat == public.current { "►" } else { " " };
        let place = match player.place {
            Place::At(location) => show.words.location(location),
            Place::Piloting(_, area) => fill(show.labels.in_viper, &[("area", &show.words.area(area))]),
            Place::OffBoard => show.labels.off_board.to_owned(),
        };
        rows.push([
            format!("{mark} {}{}", show.player(seat), you(seat)),
            place,
            backs.skill_cards.to_string(),
            backs.loyalty.len().to_string(),
            notes(show, seat).join(", "),
        ]);
    }
    let width = |column: usize| rows.iter().map(|row| length(&row[column])).max().unwrap_or_default();
    let widths = [width(0), width(1), width(2), width(3)];
    let before: usize = widths.iter().sum::<usize>() + 2 * widths.len();
    let mut text = String::new();
    for (at, row) in rows.iter().enumerate() {
        let cells: String = row.iter().zip(widths).map(|(cell, width)| fit(cell, width) + "  ").collect();
        let room = show.screen.width.saturating_sub(before).max(12);
        let notes = wrap(&row[4], room);
        let first = format!("{cells}{}", notes.first().map_or("", String::as_str));
        let cylon = at > 0 && public.is_cylon(Seat(at as u8 - 1));
        let tone = match at {
            0 => Tone::Quiet,
            _ if cylon => Tone::Enemy,
            _ => Tone::Heading,
        };
        let first = first.trim_end();
        text += &if at == 0 || cylon { show.screen.paint(tone, first) } else { first.to_owned() };
        text += "\n";
        for line in notes.iter().skip(1) {
            text += &format!("{}{line}\n", " ".repeat(before));
        }
    }
    text
}

/// Titles, cards and fates of a player.
fn notes(show: Show<'_>, seat: Seat) -> Vec<String> {
    let public = show.view.public;
    let player = public.player(seat);
    let backs = &show.view.backs[seat.index()];
    let mut notes = Vec::new();
    if public.is_cylon(seat) {
        notes.push(show.labels.cylon.to_owned());
    }
    let held = public.titles.held().filter(|&(_, holder)| holder == seat);
    notes.extend(held.map(|(title, _)| show.words.title_name(title)));
    if public.holder(Title::President) == Some(seat) {
        let count = show.view.decks.stocks[Stock::Quorum].with_title.to_string();
        notes.push(fill(show.labels.quorum_cards, &[("n", &count)]));
    }
    let super_crises = backs.held[Stock::SuperCrisis];
    if super_crises > 0 {
        notes.push(fill(show.labels.super_crises, &[("n", &super_crises.to_string())]));
    }
    notes.extend(player.assigned.iter().map(|&card| show.words.quorum_name(card)));
    if player.uses.left() == 0 && public.is_human(seat) {
        notes.push(show.labels.once_used.to_owned());
    }
    notes
}
