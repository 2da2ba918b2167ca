//! Holds the scenarios of cards against the cards: whatever is taken away from a card, one of its scenarios fails.
//!
//! A scenario is named like its card, `scenarios/ccg/cards/base/cag.yaml`, with a further word if the card has
//! several, `boomer-saboteur.red.yaml`. Only tests are compiled with this.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use tabletop::Scenario;

use crate::Ccg;
use crate::card::{Card, CardId, Keyword};
use crate::effect::Timing;

thread_local! {
    static CHANGED: Cell<Option<(CardId, &'static Card)>> = const { Cell::new(None) };
}

/// What is printed on a card instead of what its table says, for now and in this thread.
pub(crate) fn instead_of(id: CardId) -> Option<&'static Card> {
    CHANGED.get().filter(|(changed, _)| *changed == id).map(|(_, card)| card)
}

/// A part of what a card does.
#[derive(Clone, Copy, Debug)]
enum Part {
    Passive(usize),
    Ability(usize),
    Keyword(Keyword),
    Expedite,
    Link,
    ComesToDefend,
    Red,
}

fn parts(card: &Card) -> Vec<Part> {
    let one_if = |there: bool, part: Part| there.then_some(part);
    let mut parts: Vec<Part> = (0..card.passives.len()).map(Part::Passive).collect();
    parts.extend((0..card.abilities.len()).map(Part::Ability));
    parts.extend(card.keywords.iter().map(Part::Keyword));
    parts.extend(one_if(card.expedite.is_some(), Part::Expedite));
    parts.extend(one_if(card.link.is_some(), Part::Link));
    parts.extend(one_if(card.comes_to_defend.is_some(), Part::ComesToDefend));
    parts.extend(one_if(card.red.is_some(), Part::Red));
    parts
}

/// The card without one of its parts.
fn without(card: &Card, part: Part) -> Card {
    let mut card = card.clone();
    match part {
        Part::Passive(at) => {
            card.passives.remove(at);
        }
        Part::Ability(at) => {
            card.abilities.remove(at);
        }
        Part::Keyword(gone) => {
            let kept = card.keywords.iter().filter(|keyword| *keyword != gone);
            card.keywords = kept.fold(crate::card::Keywords::default(), crate::card::Keywords::with);
        }
        Part::Expedite => card.expedite = None,
        Part::Link => card.link = None,
        Part::ComesToDefend => card.comes_to_defend = None,
        Part::Red => card.red = None,
    }
    card.triggers = card.abilities.iter().fold(0, |bits, ability| match ability.timing {
        Timing::Triggered(trigger) | Timing::May(trigger) => bits | trigger.bit(),
        _ => bits,
    });
    card
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

/// The scenarios of each card.
fn scenarios() -> BTreeMap<CardId, Vec<Scenario<Ccg>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/ccg/cards");
    let mut by_card: BTreeMap<CardId, Vec<Scenario<Ccg>>> = BTreeMap::new();
    for path in files_below(&folder) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let slug = name.split('.').next().unwrap_or_default();
        let card: CardId = slug.parse().unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
        let text = fs::read_to_string(&path).expect("a readable file");
        let scenario = Scenario::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        by_card.entry(card).or_default().push(scenario);
    }
    by_card
}

/// Whether a scenario holds if this is printed on the card.
fn holds(scenario: &Scenario<Ccg>, id: CardId, printed: Card) -> bool {
    // Cards are printed once and for all; the few of a test are not worth taking back.
    CHANGED.set(Some((id, Box::leak(Box::new(printed)))));
    let result = scenario.run();
    CHANGED.set(None);
    result.is_ok()
}

#[test]
fn whatever_is_taken_away_from_a_card_one_of_its_scenarios_fails() {
    let scenarios = scenarios();
    let mut unproven = Vec::new();
    let mut count = 0;
    for id in CardId::all() {
        let card = id.card();
        for part in parts(card) {
            count += 1;
            let mut cases = scenarios.get(&id).into_iter().flatten();
            if cases.all(|scenario| holds(scenario, id, without(card, part))) {
                unproven.push(format!("{id}: {part:?}"));
            }
        }
    }
    println!("{count} parts of cards, {} scenarios", scenarios.values().map(Vec::len).sum::<usize>());
    assert!(unproven.is_empty(), "{} parts that no scenario needs:\n{}", unproven.len(), unproven.join("\n"));
}
