//! Character sheets with one thing changed. The names of abilities are words: no rule reads them.

use strum::IntoEnumIterator;

use super::effects::{Variants, from, within};
use super::{Change, Row};
use crate::characters::{Calling, Character, CharacterAction, Draws, Sheet, Start};
use crate::{Location, Skill};

/// Every change of every sheet. Interrupts are taken away by themselves.
pub(super) fn changes() -> Vec<Change> {
    let of_one = |character: Character| {
        let variants = sheets(character.sheet()).into_iter();
        variants.map(move |(what, sheet)| Change::to(Row::Sheet(character), what, sheet))
    };
    Character::iter().flat_map(of_one).collect()
}

fn sheets(sheet: &Sheet) -> Variants<Sheet> {
    let with = |change: fn(&mut Sheet)| {
        let mut sheet = *sheet;
        change(&mut sheet);
        sheet
    };
    let named = |name: &str, variants: Variants<Sheet>| {
        variants.into_iter().map(|(what, sheet)| (format!("{name}: {what}"), sheet)).collect::<Vec<_>>()
    };
    let mut variants = Vec::new();
    let callings = [Calling::Political, Calling::Military, Calling::Pilot, Calling::Support];
    let callings = callings.into_iter().filter(|&calling| calling != sheet.calling);
    variants.extend(within(from(&sheet.calling, callings), |calling| Sheet { calling, ..*sheet }));
    variants.extend(within(skill_sets(sheet.skills), |skills| Sheet { skills, ..*sheet }));
    let starts = [Start::OffBoard, Start::InAViper, Start::At(Location::Communications)];
    let starts = starts.into_iter().filter(|&start| start != sheet.start);
    variants.extend(within(from(&sheet.start, starts), |start| Sheet { start, ..*sheet }));

    let limits = from(&sheet.hand_limit, [sheet.hand_limit - 1, sheet.hand_limit + 1]);
    variants.extend(named("hand limit", within(limits, |hand_limit| Sheet { hand_limit, ..*sheet })));
    let dealt = from(&sheet.loyalty_cards, [sheet.loyalty_cards - 1, sheet.loyalty_cards + 1]);
    variants.extend(named("loyalty cards", within(dealt, |loyalty_cards| Sheet { loyalty_cards, ..*sheet })));
    let dealt = from(&sheet.sleeper_cards, [sheet.sleeper_cards - 1, sheet.sleeper_cards + 1]);
    variants.extend(named("sleeper cards", within(dealt, |sleeper_cards| Sheet { sleeper_cards, ..*sheet })));
    let costs = [0, 1, sheet.location_cost + 1].into_iter().filter(|&cost| cost != sheet.location_cost);
    let costs = from(&sheet.location_cost, costs);
    variants.extend(named(
        "cost of a location",
        within(costs, |location_cost| Sheet { location_cost, ..*sheet }),
    ));
    let accused = from(&sheet.when_accused, [sheet.when_accused - 1, sheet.when_accused + 1]);
    variants.extend(named("when accused", within(accused, |when_accused| Sheet { when_accused, ..*sheet })));
    let random = from(&sheet.discards_at_random, [!sheet.discards_at_random]);
    variants.extend(named(
        "discards at random",
        within(random, |discards_at_random| Sheet { discards_at_random, ..*sheet }),
    ));

    let hooks = [
        ("may not use", sheet.may_not_use.is_some(), with(|sheet| sheet.may_not_use = None)),
        ("draws crisis", sheet.draws_crisis.is_some(), with(|sheet| sheet.draws_crisis = None)),
        ("after own crisis", sheet.after_own_crisis.is_some(), with(|sheet| sheet.after_own_crisis = None)),
        ("own turn begins", sheet.own_turn_begins.is_some(), with(|sheet| sheet.own_turn_begins = None)),
        ("any turn begins", sheet.any_turn_begins.is_some(), with(|sheet| sheet.any_turn_begins = None)),
        ("own turn ends", sheet.own_turn_ends.is_some(), with(|sheet| sheet.own_turn_ends = None)),
        (
            "after sleeper cards",
            sheet.after_sleeper_cards.is_some(),
            with(|sheet| sheet.after_sleeper_cards = None),
        ),
        ("counts for check", sheet.counts_for_check.is_some(), with(|sheet| sheet.counts_for_check = None)),
        ("action", sheet.action.is_some(), with(|sheet| sheet.action = None)),
    ];
    let there = hooks.into_iter().filter(|&(_, there, _)| there);
    variants.extend(there.map(|(name, _, sheet)| (format!("without `{name}`"), sheet)));
    if let Some(CharacterAction { possible, .. }) = sheet.action {
        let idle = CharacterAction { possible, act: |_, _| Ok(()) };
        variants.push(("an action that does nothing".to_owned(), Sheet { action: Some(idle), ..*sheet }));
    }
    variants
}

/// Skill sets with one line taken away, of another number, or of another type.
fn skill_sets(lines: &'static [Draws]) -> Variants<&'static [Draws]> {
    let of_line = |line: &Draws| {
        let mut variants = Vec::new();
        for count in [line.count - 1, line.count + 1] {
            variants.push((format!("{line:?} with {count}"), Draws { count, ..*line }));
        }
        for skill in Skill::iter() {
            let kept: Vec<Skill> = line.of.iter().copied().filter(|&kept| kept != skill).collect();
            let (what, of) = match line.of.contains(&skill) {
                true if kept.is_empty() => continue,
                true => (format!("{line:?} without {skill}"), kept),
                false => (format!("{line:?} or {skill}"), [line.of, &[skill]].concat()),
            };
            variants.push((what, Draws { of: Vec::leak(of), ..*line }));
        }
        variants
    };
    let mut variants = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        for (what, changed) in of_line(line) {
            let mut lines = lines.to_vec();
            lines[at] = changed;
            variants.push((what, &*Vec::leak(lines)));
        }
    }
    variants
}
