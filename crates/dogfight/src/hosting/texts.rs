//! Everything that has a name, in one language, for clients.

use std::collections::BTreeMap;

use serde::Serialize;
use strum::IntoEnumIterator;
use tabletop::hosting::CardText;
use utoipa::ToSchema;

use super::cards::{CardKind, cards};
use super::facts::Facts;
use crate::Mission;
use crate::cards::{CardId, Speed, deck};
use crate::counter::Symbol;
use crate::event::Modifier;
use crate::geometry::ruler::Range;
use crate::options::{Extra, Rules};
use crate::pilot::{Level, Pilot};
use crate::ship::{ShipClass, Side};
use crate::state::{Outcome, Step};
use crate::talent::{Flaw, Talent};
use crate::targets::WhyNot;
use crate::terrain::Template;
use crate::text::Words;

/// Everything that has a name, and the numbers a client draws with.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Texts {
    /// Numbers and curves, the same in every language.
    pub facts: Facts,
    /// The two sides.
    pub sides: BTreeMap<Side, String>,
    /// Kinds of ships.
    pub ships: BTreeMap<ShipClass, String>,
    /// Maneuver cards.
    pub maneuvers: BTreeMap<CardId, String>,
    /// Speeds.
    pub speeds: BTreeMap<Speed, String>,
    /// Special damage.
    pub symbols: BTreeMap<Symbol, String>,
    /// Pilots.
    pub pilots: BTreeMap<Pilot, String>,
    /// The experience of pilots.
    pub levels: BTreeMap<Level, String>,
    /// Talents.
    pub talents: BTreeMap<Talent, String>,
    /// Flaws.
    pub flaws: BTreeMap<Flaw, String>,
    /// What is added to attack rolls.
    pub modifiers: BTreeMap<Modifier, String>,
    /// Basic sets of rules.
    pub rules: BTreeMap<Rules, String>,
    /// Optional rules.
    pub extras: BTreeMap<Extra, String>,
    /// What lies on the table.
    pub templates: BTreeMap<Template, String>,
    /// The steps of a turn.
    pub steps: BTreeMap<Step, String>,
    /// Ranges.
    pub ranges: BTreeMap<Range, String>,
    /// Why an enemy can't be attacked.
    pub why_not: BTreeMap<WhyNot, String>,
    /// Why a ship can't attack at all.
    pub unready: UnreadyTexts,
    /// Missions that are built in.
    pub missions: BTreeMap<String, String>,
    /// How the game ends.
    pub outcomes: BTreeMap<Outcome, String>,
    /// Cards and missions by kind and word.
    pub cards: BTreeMap<CardKind, BTreeMap<String, CardText>>,
}

/// Why a ship can't attack at all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct UnreadyTexts {
    /// Its base lay over another.
    pub busy: String,
    /// It has fired.
    pub fired: String,
    /// It has just jumped.
    pub jumped: String,
}

/// Something said of each of a kind.
fn each<K: Ord + Copy, V>(all: impl IntoIterator<Item = K>, say: impl Fn(K) -> V) -> BTreeMap<K, V> {
    all.into_iter().map(|thing| (thing, say(thing))).collect()
}

impl Texts {
    /// Everything in these words.
    pub(super) fn new(words: &Words) -> Texts {
        Texts {
            facts: Facts::new(),
            sides: each(Side::ALL, |it| words.side(it)),
            ships: each(ShipClass::ALL, |it| words.class(it)),
            maneuvers: each(ShipClass::ALL.into_iter().flat_map(deck), |it| words.card(it)),
            speeds: each(Speed::ALL, |it| words.speed(it)),
            symbols: each(Symbol::iter(), |it| words.symbol(it)),
            pilots: each(Pilot::iter(), |it| words.pilot(it)),
            levels: each(Level::iter(), |it| words.level(it)),
            talents: each(Talent::iter(), |it| words.talent(it)),
            flaws: each(Flaw::iter(), |it| words.flaw(it)),
            modifiers: each(Modifier::iter(), |it| words.modifier(it)),
            rules: each(Rules::iter(), |it| words.rules(it)),
            extras: each(Extra::ALL, |it| words.extra(it)),
            templates: each(Template::iter(), |it| words.template(it)),
            steps: each(Step::iter(), |it| words.step(it)),
            ranges: each(Range::iter(), |it| words.range(it)),
            why_not: each(WhyNot::iter(), |it| words.why_not(it)),
            unready: UnreadyTexts {
                busy: words.unready("busy"),
                fired: words.unready("fired"),
                jumped: words.unready("jumped"),
            },
            missions: Mission::all().iter().map(|it| (it.name.clone(), words.mission(it))).collect(),
            outcomes: each(Outcome::iter(), |it| words.outcome(it)),
            cards: each(CardKind::iter(), |kind| cards(words, kind)),
        }
    }
}
