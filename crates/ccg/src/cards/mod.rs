//! The cards: one table for each set and type, and how to write one.
//!
//! # Writing a card
//! A card is one entry in `base_set`, `betrayal` or `promo`, in the file of its type, made with [`words`]. Nothing
//! about it stands anywhere else: its text, in each language, is made from the entry.
//!
//! ```
//! # use ccg::cards::words::*;
//! # let card =
//! personnel("BSG1-106", "Centurion Ambusher", (Security, 4), 3, Security) // number, name, cost, power, makes
//!     .numbers(0, 3)                                       // mystic value, Cylon threat
//!     .rarity(Uncommon)                                    // common, if nothing is said
//!     .traits([Cylon, Machine])
//!     .ability(commit_to(threat_power(2)).at([Threat]))    // Commit this card: target threat has +2 power
//!     .red(pick(Each, Sacrifice, ships().reserve()));      // red text
//! # assert_eq!(card.slug, "centurion-ambusher");
//! ```
//!
//! **Which cards** a card speaks of is a filter: a kind (`units`, `people`, `ships`, `missions`, `assets`, `stacks`,
//! `bases`, `supplies`, `units_and_missions`, `any_card`) and demands on it (`mine`, `theirs`, `other`, `alert`,
//! `reserve`, `exhausted`, `face_up`, `is(Trait)`, `is_not`, `either`, `challenging`, `challenging_you`,
//! `challenging_threat`, `defending`, `in_challenge`, `singular`, `power_at_most`, `no_supply`, `with_supply`,
//! `persistent`, `unresolved`, `with_link`, `stacked_with`, `titled`, `not_t1`).
//!
//! **Targets** are chosen when the card or ability is played: `target(filter)`, `Player`, `Opponent`, `Threat`,
//! `in_discard(filter)`, `in_hand(filter)`. The effect calls them `T1` and `T2`, or `P1` if the first is a player.
//! A target to which the effect's verb can be done is preferred by itself; two targets are never the same card.
//!
//! **When** something happens:
//! - an event: `.does(effect)`, `.targets([...], effect)`, or `.ability(on_play(effect)...)` if it has more to it;
//! - a mission: `.resolve(effect)`, `.resolve_at([...], effect)`, `.ability(on_resolve(effect)...)`;
//! - an ability with a cost: `commit_to`, `exhaust_to`, `commit_and_exhaust_to`, `commit_linked_to`, or
//!   `pay_to(effect).cost(verb, what)`;
//! - by itself: `whenever(trigger, effect)`, or `may(trigger, effect)` if its controller decides, with
//!   `.about(filter)`, `.about_this()` or `.about_linked()` for whom the trigger has to be about;
//! - always: `.always(constant)` or `.while_(condition, constant)`;
//! - all of them take `.at([...])`, `.cost(..)`, `.when(condition)`, `.if_paid(optional cost)`, `.once_per_turn()`.
//!
//! **What** happens: `act(Verb, what)` with a verb of [`Verb`](crate::effect::Verb) (`Ready`, `Commit`, `Exhaust`,
//! `Restore`, `CommitAndExhaust`, `Defeat`, `Sacrifice`, `ToHand`, `OnTopOfDeck`, `IntoDeck`, `ToReserve`) and a
//! [`What`](crate::effect::What) (`This`, `T1`, `Linked`, `Challenger`, `Defender`, `That`, `every(filter)`);
//! `pick(who, Verb, n, filter)` if players choose among their own cards; `power`, `gain_trait`, `lose_trait`, `grant`,
//! `cannot`, `threat_number`, `threat_power`; `gain` and `lose` for influence; `draw`, `discard`, `discard_hand`,
//! `mill`, `show_hand`, `take_shown`, `look`; `next_mystic`; `either(who, a, b)` for a choice (inside it the chooser
//! is `Named`, and "mine" is the chooser's); `if_t1`, `only_if`; `at_challenge_end`; `extra_action`; `all([..])` for a
//! sequence. The rest of the vocabulary is in [`Effect`](crate::effect::Effect). Amounts are numbers, or
//! `per(n, filter)`, `x(n)`, `mystic_of(what)`, `supplies_in(target)`, `hand_size()`, `margin()`.
//!
//! If no tree can say it, add a verb to `Effect` that a class of cards can use, run it in `resolve`, word it in
//! `text/effects.rs` and in both languages; the compiler lists what is missing. Only if it would serve one card
//! alone, write a function in `specials` and its text as `special-...` in `effects.ftl`.
//!
//! # Its scenario
//! Each card with an ability has a case in `scenarios/ccg/cards/`, in the folder of its set and named like its slug (with
//! a further word if there are several, `boomer-saboteur.red.yaml`), that would fail without it.
//! A test takes away every part of every card in turn, and demands that:
//!
//! ```yaml
//! title: CAG stays in the resource area and makes its player's ships stronger
//! proves: [ccg.keywords.persistent]
//! setup: {decks: [viper-wing, quorum]}     # bases battlestar-galactica#1 (security) and colonial-one#2 (persuasion)
//! given:                                   # it begins with an action of seat `one`; hands are empty
//!   public:
//!     players:
//!       one:
//!         pieces:                          # numbers from 11 for `one`, from 21 for `two`; the base is there, exhausted
//!           - {id: 11, cards: [cag], place: alert}
//!           - {id: 12, cards: [saul-tigh-colonial-colonel], place: alert}
//!           - {id: 13, cards: [raptor-101], place: resource, supplies: 2}
//!   own: {one: {hand: [fury]}}
//! next: {decks: {one: [hand-of-god]}}      # what comes next from a deck; `only: true` empties it first
//! play:
//!   - one: resolve:cag#11
//! then:
//!   public: {players: {one: {pieces: {has: [{id: 11, place: resource}]}}}}
//! ```
//!
//! A player with nothing to do but to pass is not asked, unless there is a card in hand: give the next player one if
//! the case is to end there. A base that the case does not list is exhausted.

mod base_set;
mod betrayal;
mod promo;
#[cfg(test)]
pub(crate) mod proof;
mod specials;
pub mod words;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::card::{Card, CardId};

static TABLE: LazyLock<Vec<Card>> =
    LazyLock::new(|| [base_set::cards(), betrayal::cards(), promo::cards()].concat());

/// Printed numbers of cards that were printed again with another picture, and the number of the card.
const REPRINTS: [(&str, &str); 5] = [
    ("bsg1le-02", "bsg1-100"),
    ("bsg1le-07", "bsg1-119"),
    ("bsg1le-09", "bsg1-130"),
    ("bsg1le-10", "bsg2-121"),
    ("bsg1le-11", "bsg1-136"),
];

static NAMES: LazyLock<BTreeMap<String, CardId>> = LazyLock::new(|| {
    let mut names = BTreeMap::new();
    for (at, card) in TABLE.iter().enumerate() {
        names.insert(card.slug.clone(), CardId::at(at));
        names.insert(card.number.to_ascii_lowercase(), CardId::at(at));
        names.insert(card.name().to_lowercase(), CardId::at(at));
    }
    for (reprint, number) in REPRINTS {
        if let Some(&card) = names.get(number) {
            names.insert(reprint.to_owned(), card);
        }
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
