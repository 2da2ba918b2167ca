//! Everything that has a name, in one language, and what is printed on cards, for clients.

use std::collections::BTreeMap;

use serde::Serialize;
use strum::IntoEnumIterator;
use utoipa::ToSchema;

use crate::card::{CardId, Cost, Keyword, Kind, Rarity, Resource, Set, Trait};
use crate::deck::{LEAST_CARDS, MOST_CARDS, MOST_COPIES, Starter};
use crate::influence::WINNING;
use crate::sealed::{BOOSTER, BOOSTERS};
use crate::setup::DeckChoice;
use crate::state::{Phase, Step};
use crate::text::Words;

/// Everything that has a name, and what a client draws cards with.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Texts {
    /// Numbers of the rules.
    pub facts: Facts,
    /// The cards.
    pub cards: BTreeMap<CardId, CardFacts>,
    /// The decks that come with the game.
    pub starters: BTreeMap<Starter, StarterText>,
    /// Resources.
    pub resources: BTreeMap<Resource, String>,
    /// Types of cards.
    pub kinds: BTreeMap<Kind, String>,
    /// Traits.
    pub traits: BTreeMap<Trait, String>,
    /// Keywords.
    pub keywords: BTreeMap<Keyword, KeywordText>,
    /// Sets.
    pub sets: BTreeMap<Set, String>,
    /// Rarities.
    pub rarities: BTreeMap<Rarity, String>,
    /// The phases of a turn.
    pub phases: BTreeMap<Phase, String>,
    /// The steps of a turn.
    pub steps: BTreeMap<Step, String>,
}

/// Numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Facts {
    /// Who has so much influence has won.
    pub winning_influence: i8,
    /// The least number of cards in a deck, the base not counted.
    pub least_cards: usize,
    /// The greatest.
    pub most_cards: usize,
    /// The greatest number of copies of one card.
    pub most_copies: u8,
    /// What a booster holds, of one of the two sets.
    pub booster: [(Rarity, u8); 3],
    /// The least number of boosters of a sealed pool.
    pub least_boosters: u8,
    /// The greatest.
    pub most_boosters: u8,
}

/// What is printed on a card.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CardFacts {
    /// The printed number.
    pub number: &'static str,
    /// Title and subtitle.
    pub name: String,
    /// The upper label.
    pub title: Option<&'static str>,
    /// The lower label.
    pub subtitle: Option<&'static str>,
    /// Its type.
    pub kind: Kind,
    /// Where it was published.
    pub set: Set,
    /// How often it is found.
    pub rarity: Rarity,
    /// Whether only one of its title may be in play for a player.
    pub singular: bool,
    /// What it costs: persuasion, logistics, security.
    pub cost: Cost,
    /// Its power; of a base, its part of the fleet defense level. Events and missions have none.
    pub power: Option<i8>,
    /// The mystic value; bases have none.
    pub mystic: Option<i8>,
    /// The Cylon threat number; bases have none.
    pub threat: Option<i8>,
    /// What it makes as an asset or base.
    pub resource: Option<Resource>,
    /// Its traits.
    pub traits: Vec<Trait>,
    /// Its keywords, but for Expedite and Link.
    pub keywords: Vec<Keyword>,
    /// The excess with which it can be expedited.
    pub expedite: Option<Cost>,
    /// Starting influence, on a base.
    pub influence: Option<i8>,
    /// Starting hand size, on a base.
    pub hand: Option<u8>,
    /// Its type and traits in words.
    pub type_line: String,
    /// Keywords, requirements and abilities in words, one a line.
    pub lines: Vec<String>,
    /// Red text in words.
    pub red: Option<String>,
}

/// A deck that comes with the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StarterText {
    /// Its name.
    pub name: String,
    /// How it plays.
    pub about: String,
    /// Its base.
    pub base: CardId,
    /// Its cards, each with the number of its copies.
    pub cards: Vec<(CardId, u8)>,
}

/// A keyword in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct KeywordText {
    /// Its name.
    pub name: String,
    /// What it means.
    pub text: String,
}

/// Something said of each of a kind.
fn each<K: IntoEnumIterator + Ord + Copy, V>(say: impl Fn(K) -> V) -> BTreeMap<K, V> {
    K::iter().map(|thing| (thing, say(thing))).collect()
}

impl Texts {
    /// Everything in these words.
    pub(super) fn new(words: &Words) -> Texts {
        Texts {
            facts: Facts {
                winning_influence: WINNING,
                least_cards: LEAST_CARDS,
                most_cards: MOST_CARDS,
                most_copies: MOST_COPIES,
                booster: BOOSTER,
                least_boosters: *BOOSTERS.start(),
                most_boosters: *BOOSTERS.end(),
            },
            cards: CardId::all().map(|id| (id, CardFacts::new(words, id))).collect(),
            starters: each(|starter| StarterText::new(words, starter)),
            resources: each(|it| words.resource(it)),
            kinds: each(|it| words.kind(it)),
            traits: each(|it| words.trait_name(it)),
            keywords: each(|it| KeywordText { name: words.keyword(it), text: words.keyword_text(it) }),
            sets: each(|it| words.set(it)),
            rarities: each(|it| words.rarity(it)),
            phases: each(|it| words.phase(it)),
            steps: each(|it| words.step(it)),
        }
    }
}

impl CardFacts {
    fn new(words: &Words, id: CardId) -> CardFacts {
        let card = id.card();
        let text = words.card(id);
        let is_base = card.kind == Kind::Base;
        let off_base = |number: i8| (!is_base).then_some(number);
        CardFacts {
            number: card.number,
            name: text.name,
            title: card.title,
            subtitle: card.subtitle,
            kind: card.kind,
            set: card.set,
            rarity: card.rarity,
            singular: card.is_singular(),
            cost: card.cost,
            power: (is_base || card.is_unit()).then_some(card.power),
            mystic: off_base(card.mystic),
            threat: off_base(card.threat),
            resource: card.resource,
            traits: card.traits.iter().collect(),
            keywords: card.keywords.iter().collect(),
            expedite: card.expedite,
            influence: is_base.then_some(card.influence),
            hand: is_base.then_some(card.hand),
            type_line: text.type_line,
            lines: text.lines,
            red: text.red,
        }
    }
}

impl StarterText {
    fn new(words: &Words, starter: Starter) -> StarterText {
        let (name, about) = words.deck_choice(&DeckChoice::Starter(starter));
        let deck = starter.deck();
        StarterText { name, about, base: deck.base, cards: deck.cards }
    }
}
