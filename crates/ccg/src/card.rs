//! What is printed on a card, in types that can't hold nonsense. What a card does is in `effect`; which cards
//! there are is in `cards`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};
use utoipa::ToSchema;

use crate::cards;
use crate::effect::{Ability, Effect, Filter, Passive, Trigger};

/// A card of the two sets or a promo. It can't name a card that does not exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u16);

impl CardId {
    /// Every card.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..cards::table().len() as u16).map(CardId)
    }

    /// What is printed on it.
    pub fn card(self) -> &'static Card {
        #[cfg(test)]
        if let Some(changed) = cards::proof::instead_of(self) {
            return changed;
        }
        &cards::table()[usize::from(self.0)]
    }

    /// Its position in the table.
    pub(crate) fn at(position: usize) -> CardId {
        CardId(position as u16)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.card().slug)
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for CardId {
    type Err = String;
    /// Reads the slug or the printed number, `apollo-ace-pilot` or `BSG1-098`.
    fn from_str(word: &str) -> Result<CardId, String> {
        cards::find(word).ok_or_else(|| format!("there is no card `{word}`"))
    }
}

impl Serialize for CardId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.card().slug)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A type of resource. {ccg.resources.types}
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Display,
    EnumIter,
    Serialize,
    Deserialize,
    ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Persuasion.
    Persuasion,
    /// Logistics.
    Logistics,
    /// Security.
    Security,
}

impl Resource {
    /// All three.
    pub const ALL: [Resource; 3] = [Resource::Persuasion, Resource::Logistics, Resource::Security];

    /// Its position in a [`Cost`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Amounts of the three resources: a cost, or what was generated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Cost(pub [u8; 3]);

impl Cost {
    /// Nothing.
    pub const FREE: Cost = Cost([0; 3]);

    /// How much of one resource.
    pub fn of(self, resource: Resource) -> u8 {
        self.0[resource.index()]
    }

    /// Whether nothing is to be paid.
    pub fn is_free(self) -> bool {
        self == Cost::FREE
    }

    /// This and that together.
    #[must_use]
    pub fn plus(mut self, resource: Resource, amount: u8) -> Cost {
        self.0[resource.index()] += amount;
        self
    }

    /// What is left of it after `paid`.
    #[must_use]
    pub fn minus(self, paid: Cost) -> Cost {
        Cost(std::array::from_fn(|at| self.0[at].saturating_sub(paid.0[at])))
    }

    /// Whether it is at least `other` in every resource.
    pub fn covers(self, other: Cost) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }

    /// All resources together.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }
}

/// A type of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, EnumIter)]
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The base, which is not part of the deck.
    Base,
    /// An event.
    Event,
    /// A mission.
    Mission,
    /// A personnel.
    Personnel,
    /// A ship.
    Ship,
}

/// One of the two types of units.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum UnitType {
    /// A personnel.
    Personnel,
    /// A ship.
    Ship,
}

impl UnitType {
    /// What a unit card is.
    pub fn of(card: &Card) -> UnitType {
        if card.kind == Kind::Ship { UnitType::Ship } else { UnitType::Personnel }
    }
}

/// Where a card was published.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, EnumIter)]
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Set {
    /// The first set.
    Base,
    /// The second set.
    Betrayal,
    /// Given away.
    Promo,
}

/// How often a card is found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, EnumIter)]
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Rarity {
    /// Only in starters.
    Fixed,
    /// Common.
    Common,
    /// Uncommon.
    Uncommon,
    /// Rare.
    Rare,
    /// Only given away.
    Exclusive,
}

/// A word that other cards refer to.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Display,
    EnumIter,
    EnumString,
    Serialize,
    Deserialize,
    ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    /// A great warship.
    CapitalShip,
    /// A civilian.
    Civilian,
    /// A crisis.
    Crisis,
    /// A Cylon.
    Cylon,
    /// A soldier.
    Enlisted,
    /// A fighter.
    Fighter,
    /// A machine.
    Machine,
    /// Of the military.
    Military,
    /// An officer.
    Officer,
    /// A pilot.
    Pilot,
    /// Of politics.
    Political,
    /// A politician.
    Politician,
    /// A scout.
    Scout,
    /// A transport.
    Transport,
}

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits(u16);

impl Traits {
    /// These traits.
    pub fn of(traits: &[Trait]) -> Traits {
        traits.iter().fold(Traits::default(), |set, one| set.with(*one))
    }

    /// The set with one more.
    #[must_use]
    pub fn with(self, one: Trait) -> Traits {
        Traits(self.0 | 1 << one as u16)
    }

    /// The set without one.
    #[must_use]
    pub fn without(self, one: Trait) -> Traits {
        Traits(self.0 & !(1 << one as u16))
    }

    /// Whether the trait is in it.
    pub fn contains(self, one: Trait) -> bool {
        self.0 & 1 << one as u16 != 0
    }

    /// The traits of the set.
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        use strum::IntoEnumIterator;
        Trait::iter().filter(move |one| self.contains(*one))
    }
}

/// A keyword. Expedite and Link carry more and have fields of their own. {ccg.keywords.sniper}
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Display,
    EnumIter,
    Serialize,
    Deserialize,
    ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// Gains influence instead of making the opponent lose it.
    Manipulate,
    /// Goes to the resource area when resolved.
    Persistent,
    /// Chooses the defender.
    Sniper,
    /// Defends against either type.
    Scramble,
    /// Challenges as either type.
    Strafe,
    /// Anybody can defend against it.
    Vulnerable,
    /// Can't challenge or defend.
    Vision,
}

/// A set of keywords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keywords(u8);

impl Keywords {
    /// The set with one more.
    #[must_use]
    pub fn with(self, one: Keyword) -> Keywords {
        Keywords(self.0 | 1 << one as u8)
    }

    /// Whether the keyword is in it.
    pub fn contains(self, one: Keyword) -> bool {
        self.0 & 1 << one as u8 != 0
    }

    /// The keywords of the set.
    pub fn iter(self) -> impl Iterator<Item = Keyword> {
        use strum::IntoEnumIterator;
        Keyword::iter().filter(move |one| self.contains(*one))
    }
}

/// What a mission needs to be resolved: so many face-up alert units of a kind. {ccg.missions.requirements}
#[derive(Clone, PartialEq, Debug)]
pub struct Requirement {
    /// How many.
    pub count: u8,
    /// Of which units.
    pub of: Filter,
}

/// Everything printed on a card. Made with the words in [`crate::cards::words`].
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// The printed number, `BSG1-098`.
    pub number: &'static str,
    /// Its name in words of records and scenarios.
    pub slug: String,
    /// Where it was published.
    pub set: Set,
    /// How often it is found.
    pub rarity: Rarity,
    /// Its type.
    pub kind: Kind,
    /// The upper label.
    pub title: Option<&'static str>,
    /// The label under the picture.
    pub subtitle: Option<&'static str>,
    /// What it costs to play.
    pub cost: Cost,
    /// The conflict value; of a base, its part of the fleet defense level.
    pub power: i8,
    /// The mystic value.
    pub mystic: i8,
    /// The Cylon threat number.
    pub threat: i8,
    /// What it makes as an asset or base.
    pub resource: Option<Resource>,
    /// Its traits.
    pub traits: Traits,
    /// Its keywords.
    pub keywords: Keywords,
    /// The excess with which it can be expedited.
    pub expedite: Option<Cost>,
    /// What it is linked to when resolved.
    pub link: Option<Filter>,
    /// Whose challenge lets it be played from hand and defend from reserve.
    pub comes_to_defend: Option<Filter>,
    /// Starting influence, on a base.
    pub influence: i8,
    /// Starting hand size, on a base.
    pub hand: u8,
    /// What a mission needs.
    pub requires: Vec<Requirement>,
    /// What is always on while it lies face up in play.
    pub passives: Vec<Passive>,
    /// What it does when played, resolved, used or triggered.
    pub abilities: Vec<Ability>,
    /// What happens when it is revealed as a Cylon threat.
    pub red: Option<Effect>,
    /// The moments in which an ability of it is triggered.
    pub(crate) triggers: u32,
}

impl Card {
    /// Whether it has a title and a subtitle. What it is in play, the board says. {ccg.stacks.singular}
    pub fn is_singular(&self) -> bool {
        self.title.is_some() && self.subtitle.is_some() && self.is_unit()
    }

    /// Whether it is a personnel or a ship.
    pub fn is_unit(&self) -> bool {
        matches!(self.kind, Kind::Personnel | Kind::Ship)
    }

    /// Title and subtitle.
    pub fn name(&self) -> String {
        match (self.title, self.subtitle) {
            (Some(title), Some(subtitle)) => format!("{title}, {subtitle}"),
            (Some(name), None) | (None, Some(name)) => name.to_owned(),
            (None, None) => String::new(),
        }
    }

    /// Whether an ability of it is triggered in this moment.
    pub(crate) fn answers(&self, trigger: Trigger) -> bool {
        self.triggers & trigger.bit() != 0
    }
}

/// A name as one word: lower case, without points and apostrophes, parts joined by hyphens.
pub(crate) fn slug(name: &str) -> String {
    let mut slug = String::new();
    for letter in name.chars().filter(|letter| !matches!(letter, '\'' | '.')) {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter.to_ascii_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_end_matches('-').to_owned()
}
