//! Holds the scenarios against the cards, sheets and places of the game: whatever is changed there, a scenario fails.
//!
//! A change replaces one row of the tables in one thread ([`instead_of`]), or makes it do nothing
//! ([`is_taken_away`]). Every scenario is run once to learn which rows it reads; a change is then tried on those that
//! read its row, first on those whose names share words with it. Only tests are compiled with this.

mod cards;
mod effects;
mod sheets;

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use proving::scenarios::{files_below, folder};
use rayon::prelude::*;
use strum::IntoEnumIterator;
use tabletop::Scenario;

use crate::cards::{Loyalty, Quorum};
use crate::characters::{Ability, Character};
use crate::configuration::Configuration;
use crate::effect::{Rule, Until, Who};
use crate::origin::{Origin, Passage};
use crate::window::{Play, plays};
use crate::{Fleet, Location, SkillName};

/// Something of the game that rules look up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Row {
    /// A card of a table: the noun for such cards, and its name.
    Card(&'static str, &'static str),
    /// How often it is in its deck.
    Copies(&'static str, &'static str),
    /// A character sheet.
    Sheet(Character),
    /// An ability that is no part of the sheet's row.
    Ability(Ability),
    /// That an interrupt can be played.
    Offer(Play),
    /// What an interrupt does.
    Act(Play),
    /// What a skill card does as an action.
    Skill(SkillName),
    /// What a loyalty card does when it is revealed.
    Power(Loyalty),
    /// What a location does.
    Location(Location),
    /// What a location does besides.
    SecondOfLocation(Location),
    /// What a card in play changes in the rules.
    Rule(Rule),
    /// How long that lasts.
    Until(Rule),
    /// What an assigned quorum card is good for.
    Assigned(Quorum),
}

impl Row {
    /// The row of a text that is a tree, if no card's row has it.
    pub(crate) fn of_text(origin: Origin, passage: Passage) -> Option<Row> {
        match origin {
            Origin::Location(location) if passage == Passage::Second => Some(Row::SecondOfLocation(location)),
            Origin::Location(location) => Some(Row::Location(location)),
            Origin::Skill(name) => Some(Row::Skill(name)),
            Origin::Loyalty(card) => Some(Row::Power(card)),
            Origin::Ability(ability) => Some(Row::Ability(ability)),
            Origin::Crisis(_) | Origin::SuperCrisis(_) | Origin::Quorum(_) | Origin::Destination(_) => None,
        }
    }

    /// What the paths of scenarios have in common that are likely to fail.
    fn name(self) -> String {
        match self {
            Row::Card(_, slug) => slug.to_owned(),
            Row::Copies(..) => "set-up/board".to_owned(),
            Row::Sheet(character) => character.to_string(),
            Row::Ability(ability) => ability.to_string(),
            Row::Offer(play) | Row::Act(play) => play.to_string(),
            Row::Skill(name) => name.to_string(),
            Row::Power(loyalty) => loyalty.to_string(),
            Row::Location(location) | Row::SecondOfLocation(location) => location.to_string(),
            Row::Rule(rule) | Row::Until(rule) => rule.to_string(),
            Row::Assigned(card) => card.to_string(),
        }
    }
}

/// What there is instead of a row.
#[derive(Clone, Copy)]
enum Instead {
    /// Another row of the same type.
    Row(&'static (dyn Any + Send + Sync)),
    /// Nothing.
    Nothing,
}

/// Something that is otherwise than the tables say.
#[derive(Clone)]
struct Change {
    row: Row,
    what: String,
    instead: Instead,
}

impl Change {
    /// Another row. Rows are printed once and for all; those of a test are not worth taking back.
    fn to<T: Any + Send + Sync>(row: Row, what: String, changed: T) -> Change {
        Change { row, what, instead: Instead::Row(Box::leak(Box::new(changed))) }
    }

    fn taken_away(row: Row) -> Change {
        Change { row, what: "taken away".to_owned(), instead: Instead::Nothing }
    }

    /// How many words of it the path of a scenario has.
    fn shares_with(&self, path: &str) -> usize {
        let words = self.what.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
        let shared = words.filter(|word| word.len() > 3 && path.contains(word)).count();
        shared + usize::from(path.contains(&self.row.name()))
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.row, self.what)
    }
}

thread_local! {
    static CHANGED: Cell<Option<(Row, Instead)>> = const { Cell::new(None) };
    static READ: RefCell<BTreeSet<Row>> = const { RefCell::new(BTreeSet::new()) };
}

/// What there is instead of a row. While nothing is changed, it is noted who reads what.
fn changed(row: Row) -> Option<Instead> {
    if let Some((changed, instead)) = CHANGED.get() {
        return (changed == row).then_some(instead);
    }
    READ.with_borrow_mut(|read| read.insert(row));
    None
}

/// The row that there is instead of this one, for now and in this thread.
pub(crate) fn instead_of<T: Any>(row: Row) -> Option<&'static T> {
    match changed(row)? {
        Instead::Row(changed) => (changed as &dyn Any).downcast_ref(),
        Instead::Nothing => None,
    }
}

/// Whether there is nothing instead of this row, for now and in this thread.
pub(crate) fn is_taken_away(row: Row) -> bool {
    matches!(changed(row), Some(Instead::Nothing))
}

/// What is no row of a table can only be taken away.
fn taken_away() -> impl Iterator<Item = Change> {
    // What can only interrupt does nothing as an action, and the Sickbay has none.
    let interrupts: BTreeSet<String> = plays().map(|interrupt| interrupt.play.to_string()).collect();
    let skills = SkillName::iter().filter(move |name| !interrupts.contains(&name.to_string()));
    let locations = Location::iter().filter(|&location| location != Location::Sickbay);
    let assigned = Quorum::all().filter(|card| card.slug().starts_with("assign-"));
    plays()
        .flat_map(|interrupt| [Row::Offer(interrupt.play), Row::Act(interrupt.play)])
        .chain(skills.map(Row::Skill))
        .chain(Loyalty::iter().filter(|card| card.is_cylon()).map(Row::Power))
        .chain(locations.map(Row::Location))
        .chain(rules().map(Row::Rule))
        .chain(assigned.map(Row::Assigned))
        .chain([Row::Ability(Ability::MaintenanceEngineer)])
        .map(Change::taken_away)
}

/// Whom locations, skill cards, loyalty cards and sheets speak of.
const ACTION: effects::Cast = effects::Cast(&[Who::Actor, Who::President, Who::Admiral]);

/// Every change of the trees of locations, skill cards, loyalty cards and sheets.
fn texts() -> impl Iterator<Item = Change> {
    let configuration = Configuration::base(5);
    let locations = Location::iter().map(Origin::Location);
    let origins = locations
        .chain(SkillName::iter().map(Origin::Skill))
        .chain(Loyalty::iter().map(Origin::Loyalty))
        .chain(Ability::iter().map(Origin::Ability));
    let texts = origins.flat_map(|origin| [(origin, Passage::Whole), (origin, Passage::Second)]);
    texts.flat_map(move |(origin, passage)| {
        let has_it = passage == Passage::Whole || matches!(origin, Origin::Location(_));
        let effect = origin.effect(passage, &configuration).filter(|_| has_it);
        let variants = effect.map_or_else(Vec::new, |effect| ACTION.effects(effect));
        let change = move |(what, effect)| Some(Change::to(Row::of_text(origin, passage)?, what, effect));
        variants.into_iter().filter_map(change)
    })
}

/// The rules of cards in play. A pursuit only happens to its own card: nothing asks whether it is there, or how long.
fn rules() -> impl Iterator<Item = Rule> {
    Rule::iter().filter(|&rule| rule != Rule::RelentlessPursuit)
}

/// What ends with a jump stays, and what stays ends.
fn lasting() -> impl Iterator<Item = Change> {
    rules().flat_map(|rule| {
        let until = rule.until();
        let other = if until == Until::Jump { Until::EndOfGame } else { Until::Jump };
        let variants = effects::from(&until, [other]).into_iter();
        variants.map(move |(what, until)| Change::to(Row::Until(rule), what, until))
    })
}

/// A scenario with the path of its file.
struct Case {
    path: String,
    scenario: Scenario<Fleet>,
}

fn cases() -> Vec<Case> {
    let folder = folder::<Fleet>();
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a readable file");
        let path = path.strip_prefix(&folder).unwrap_or(path).display().to_string();
        let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
        Case { path, scenario }
    };
    files_below(&folder, ".yaml").iter().map(read).collect()
}

/// Which cases read which rows. They all have to hold: otherwise their failing proves nothing.
fn readers(cases: &[Case]) -> BTreeMap<Row, Vec<&Case>> {
    let read_by = |case: &Case| {
        READ.take();
        case.scenario.run().unwrap_or_else(|problem| panic!("{}: {problem}", case.path));
        READ.take()
    };
    let reads: Vec<BTreeSet<Row>> = cases.par_iter().map(read_by).collect();
    let mut readers: BTreeMap<Row, Vec<&Case>> = BTreeMap::new();
    for (case, rows) in cases.iter().zip(reads) {
        for row in rows {
            readers.entry(row).or_default().push(case);
        }
    }
    readers
}

/// Whether a case holds all the same.
fn holds(case: &Case, change: &Change) -> bool {
    CHANGED.set(Some((change.row, change.instead)));
    let result = catch_unwind(AssertUnwindSafe(|| case.scenario.run()));
    CHANGED.set(None);
    matches!(result, Ok(Ok(())))
}

#[test]
fn whatever_is_changed_on_a_card_or_a_sheet_a_scenario_fails() {
    let mut changes = [cards::changes(), sheets::changes()].concat();
    changes.extend(taken_away().chain(lasting()).chain(texts()));
    let cases = cases();
    let readers = readers(&cases);
    let survives = |change: &&Change| {
        let mut cases = readers.get(&change.row).cloned().unwrap_or_default();
        cases.sort_by_cached_key(|case| Reverse(change.shares_with(&case.path)));
        cases.into_iter().all(|case| holds(case, change))
    };
    let survivors: Vec<String> = changes.par_iter().filter(survives).map(Change::to_string).collect();
    println!("{} changes, {} scenarios", changes.len(), cases.len());
    assert!(
        survivors.is_empty(),
        "{} changes that no scenario notices:\n{}",
        survivors.len(),
        survivors.join("\n")
    );
}
