//! Character sheets with one thing changed. The names of abilities are words: no rule reads them.

use std::fmt::Debug;

use strum::IntoEnumIterator;

use super::effects::{Variants, from};
use super::{Change, Row};
use crate::characters::{AbilityKind, AbilityRow, Calling, Character, Draws, Sheet, Start};
use crate::{Location, Skill};

/// Every change of every sheet. Interrupts are taken away by themselves.
pub(super) fn changes() -> Vec<Change> {
    let of_one = |character: Character| {
        let variants = variants(*character.sheet()).into_iter();
        variants.map(move |(what, sheet)| Change::to(Row::Sheet(character), what, sheet))
    };
    Character::iter().flat_map(of_one).collect()
}

/// A sheet, and what became of it.
struct Changing {
    sheet: Sheet,
    variants: Variants<Sheet>,
}

impl Changing {
    /// With each of these values in a field that has another.
    fn each<T>(&mut self, field: &str, is: &T, becomes: impl IntoIterator<Item = T>, put: fn(&mut Sheet, T))
    where
        T: PartialEq + Debug,
    {
        for (what, value) in from(is, becomes.into_iter().filter(|value| value != is)) {
            let mut sheet = self.sheet;
            put(&mut sheet, value);
            self.variants.push((format!("{field}: {what}"), sheet));
        }
    }

    /// Without something, if it has it.
    fn without<T>(&mut self, what: &str, has: Option<&T>, take: fn(&mut Sheet)) {
        if has.is_some() {
            let mut sheet = self.sheet;
            take(&mut sheet);
            self.variants.push((format!("without {what}"), sheet));
        }
    }
}

fn variants(sheet: Sheet) -> Variants<Sheet> {
    let mut changing = Changing { sheet, variants: Vec::new() };
    let callings = [Calling::Political, Calling::Military, Calling::Pilot, Calling::Support];
    changing.each("characters", &sheet.calling, callings, |sheet, calling| sheet.calling = calling);
    for (what, skills) in skill_sets(sheet.skills) {
        changing.variants.push((format!("skill-set: {what}"), Sheet { skills, ..sheet }));
    }
    let starts = [Start::OffBoard, Start::InAViper, Start::At(Location::Communications)];
    changing.each("set-up places", &sheet.start, starts, |sheet, start| sheet.start = start);
    numbers(&mut changing);
    hooks(&mut changing);
    changing.variants
}

fn numbers(changing: &mut Changing) {
    let sheet = changing.sheet;
    let limits = [sheet.hand_limit - 1, sheet.hand_limit + 1];
    changing.each("hand-limit", &sheet.hand_limit, limits, |sheet, limit| sheet.hand_limit = limit);
    let cards = [sheet.loyalty_cards - 1, sheet.loyalty_cards + 1];
    changing.each("set-up loyalty", &sheet.loyalty_cards, cards, |sheet, cards| sheet.loyalty_cards = cards);
    let cards = [sheet.sleeper_cards - 1, sheet.sleeper_cards + 1];
    changing.each("sleeper-agents", &sheet.sleeper_cards, cards, |sheet, cards| sheet.sleeper_cards = cards);
    let costs = 0..=sheet.location_cost + 1;
    changing.each("cost of locations", &sheet.location_cost, costs, |sheet, cost| sheet.location_cost = cost);
    let changes = [sheet.when_accused - 1, sheet.when_accused + 1];
    changing.each("accused at admirals-quarters", &sheet.when_accused, changes, |sheet, change| {
        sheet.when_accused = change;
    });
    changing.each(
        "discards for the hand-limit",
        &sheet.discards_at_random,
        [true, false],
        |sheet, random| {
            sheet.discards_at_random = random;
        },
    );
}

fn hooks(changing: &mut Changing) {
    let sheet = changing.sheet;
    changing.without("locations that can't be used", sheet.may_not_use.as_ref(), |sheet| {
        sheet.may_not_use = None;
    });
    changing
        .without("a way to draw a crisis", sheet.draws_crisis.as_ref(), |sheet| sheet.draws_crisis = None);
    changing.without("what follows an own crisis", sheet.after_own_crisis.as_ref(), |sheet| {
        sheet.after_own_crisis = None;
    });
    changing
        .without("the start of a turn", sheet.own_turn_begins.as_ref(), |sheet| sheet.own_turn_begins = None);
    changing.without("the start of any turn", sheet.any_turn_begins.as_ref(), |sheet| {
        sheet.any_turn_begins = None;
    });
    changing.without("the end of a turn", sheet.own_turn_ends.as_ref(), |sheet| sheet.own_turn_ends = None);
    changing.without("what follows the sleeper agents", sheet.after_sleeper_cards.as_ref(), |sheet| {
        sheet.after_sleeper_cards = None;
    });
    changing
        .without("cards that count", sheet.counts_for_check.as_ref(), |sheet| sheet.counts_for_check = None);
    if let Some((row, _)) = sheet.action() {
        let put = |kind: AbilityKind| {
            let change = |other: &AbilityRow| {
                if other.ability == row.ability { AbilityRow { kind, ..*other } } else { *other }
            };
            let rows: Vec<AbilityRow> = sheet.abilities.iter().map(change).collect();
            // Sheets are printed once and for all; the few of a test are not worth taking back.
            Sheet { abilities: rows.leak(), ..sheet }
        };
        changing.variants.push(("without the action".to_owned(), put(AbilityKind::Passive)));
    }
}

/// Skill sets with one line of another number, or with other types.
fn skill_sets(lines: &'static [Draws]) -> Variants<&'static [Draws]> {
    let mut variants = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        for (what, changed) in draws(line) {
            let mut lines = lines.to_vec();
            lines[at] = changed;
            variants.push((what, &*Vec::leak(lines)));
        }
    }
    variants
}

fn draws(line: &Draws) -> Variants<Draws> {
    let mut variants = from(line, [line.count - 1, line.count + 1].map(|count| Draws { count, ..*line }));
    for skill in Skill::iter() {
        let kept: Vec<Skill> = line.of.iter().copied().filter(|&kept| kept != skill).collect();
        let of = if line.of.contains(&skill) { kept } else { [line.of, &[skill]].concat() };
        if !of.is_empty() {
            variants.extend(from(line, [Draws { of: Vec::leak(of), ..*line }]));
        }
    }
    variants
}
