//! Placeholder
mod base_set;
mod betrayal;
mod promo;
mod specials;
pub mod words;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::card::{Card, CardId};

static TABLE: LazyLock<Vec<Card>> =
    LazyLock::new(|| [base_set::cards(), betrayal::cards(), promo::cards()].concat());

static NAMES: LazyLock<BTreeMap<String, CardId>> = LazyLock::new(|| {
    let mut names = BTreeMap::new();
    for (at, card) in TABLE.iter().enumerate() {
        names.insert(card.slug.clone(), CardId::at(at));
        names.insert(card.number.to_ascii_lowercase(), CardId::at(at));
        names.insert(card.name().to_lowercase(), CardId::at(at));
    }
    names
});

/// All cards.
pub fn table() -> &'static [Card] {
    &TABLE
}

/// The card with this slug, printed number or name.
pub(crate) fn find(word: &str) -> Option<CardId> {
    NAMES.get(&word.to_lowercase()).copied()
}
