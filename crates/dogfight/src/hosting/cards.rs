//! Ships, maneuvers, pilots, talents, flaws and missions in words, by their kinds.

use std::collections::BTreeMap;

use serde::Serialize;
use strum::{Display, EnumIter, EnumString, IntoEnumIterator};
use tabletop::hosting::{CardText, Line};
use utoipa::ToSchema;

use crate::cards::{self, CardId, Kind, Speed};
use crate::pilot::Pilot;
use crate::talent::{Flaw, Talent};
use crate::text::{TalentText, Words};
use crate::{Mission, ShipClass};

/// A kind of things that have a text.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Display, EnumIter, EnumString, Serialize, ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// Ship cards.
    Ship,
    /// Maneuver cards.
    Maneuver,
    /// Pilot cards.
    Pilot,
    /// Talents.
    Talent,
    /// Flaws.
    Flaw,
    /// Missions.
    Mission,
}

/// The things of a kind, by their words.
pub(super) fn cards(words: &Words, kind: CardKind) -> BTreeMap<String, CardText> {
    match kind {
        CardKind::Ship => ShipClass::ALL.map(|class| (class.to_string(), ship(words, class))).into(),
        CardKind::Maneuver => ShipClass::ALL
            .into_iter()
            .flat_map(cards::deck)
            .map(|card| (card.to_string(), maneuver(words, card)))
            .collect(),
        CardKind::Pilot => Pilot::iter().map(|it| (it.to_string(), pilot(words, it))).collect(),
        CardKind::Talent => {
            Talent::iter().map(|it| (it.to_string(), talent(words, words.talent_card(it)))).collect()
        }
        CardKind::Flaw => {
            Flaw::iter().map(|it| (it.to_string(), talent(words, words.flaw_card(it)))).collect()
        }
        CardKind::Mission => Mission::all().iter().map(|it| (it.name.clone(), mission(words, it))).collect(),
    }
}

/// One thing of a kind.
pub(super) fn card(words: &Words, kind: &str, id: &str) -> Option<CardText> {
    cards(words, kind.parse().ok()?).remove(id)
}

fn line(heading: String, text: String) -> Line {
    Line { heading: Some(heading), text }
}

fn plain(text: String) -> Line {
    Line { heading: None, text }
}

fn ship(words: &Words, class: ShipClass) -> CardText {
    let card = class.card();
    let numbers = [
        words.sheet_number("attack", card.attack.into()),
        words.sheet_number("structure", card.structure.into()),
        words.sheet_number("acceleration", card.acceleration.into()),
        words.sheet_number("points", card.points),
    ];
    let ftl = card.ftl.then(|| words.sheet("ftl"));
    CardText { name: words.class(class), lines: Vec::new(), icons: numbers.into_iter().chain(ftl).collect() }
}

/// The marks on a maneuver card in one line.
pub(super) fn marks(words: &Words, card: CardId) -> String {
    icons(words, card).join(", ")
}

fn icons(words: &Words, card: CardId) -> Vec<String> {
    let difficult = card.difficult.then(|| words.sheet("difficult"));
    let straight = card.is_straight().then(|| words.sheet("straight"));
    [words.sheet_number("g", card.g.into())].into_iter().chain(difficult).chain(straight).collect()
}

fn maneuver(words: &Words, card: CardId) -> CardText {
    let lines = match card.kind {
        Kind::Maneuver { .. } => arrows(words, card),
        Kind::Overboost { line: along } => vec![
            line(words.sheet("overboost"), words.overboost_line(along)),
            plain(words.sheet("overboost-then")),
        ],
        Kind::ChangeDirection => vec![plain(words.sheet("change-direction"))],
        Kind::Blank => vec![plain(words.sheet("blank"))],
    };
    let icons = std::iter::once(words.class(card.deck)).chain(icons(words, card));
    CardText { name: words.card(card), lines, icons: icons.collect() }
}

/// Where each arrow of a maneuver leads, and at which speeds it can go with a change of level.
fn arrows(words: &Words, card: CardId) -> Vec<Line> {
    let arrow = |speed: Speed| Some(line(words.speed(speed), words.arrow(card.arrow(speed)?, speed)));
    let climbs: Vec<Speed> = Speed::ALL
        .into_iter()
        .filter(|speed| *speed == Speed::Stationary || speed.is_forward() && card.arrow(*speed).is_some())
        .collect();
    let climb = line(words.sheet("climb"), words.climbs(&climbs));
    Speed::ALL.into_iter().filter_map(arrow).chain([climb]).collect()
}

fn pilot(words: &Words, pilot: Pilot) -> CardText {
    let card = pilot.card();
    let list = |heading: &str, names: Vec<String>| line(words.sheet(heading), words.commas(&names));
    CardText {
        name: words.pilot(pilot),
        lines: vec![
            list("flies", card.ships.iter().map(|ship| words.class(*ship)).collect()),
            list("talents", card.talents.iter().map(|talent| words.talent(*talent)).collect()),
            list("flaws", card.flaws.iter().map(|flaw| words.flaw(*flaw)).collect()),
        ],
        icons: vec![
            words.side(card.side),
            words.rank(card.rank),
            words.level(card.level),
            words.sheet_modifier("attack-rolls", card.level.attack()),
        ],
    }
}

fn talent(words: &Words, text: TalentText) -> CardText {
    let needs = text.needs.map(|needs| line(words.sheet("needs"), needs));
    CardText {
        name: text.name,
        lines: std::iter::once(plain(text.text)).chain(needs).collect(),
        icons: [text.kind, text.uses].into_iter().chain(text.rookie).collect(),
    }
}

fn mission(words: &Words, mission: &Mission) -> CardText {
    let lines = words.mission_lines(mission).into_iter().map(|(heading, text)| line(heading, text));
    CardText { name: words.mission(mission), lines: lines.collect(), icons: Vec::new() }
}
