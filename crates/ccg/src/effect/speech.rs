//! Of which cards and players an effect speaks, and of how much. Nothing here acts.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::card::Trait;

/// Kinds of cards by what they are where they lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kinds(pub u8);

impl Kinds {
    /// Personnel in alert or reserve.
    pub const PERSONNEL: Kinds = Kinds(1);
    /// Ships in alert or reserve.
    pub const SHIP: Kinds = Kinds(2);
    /// Both.
    pub const UNIT: Kinds = Kinds(3);
    /// Missions, resolved or not.
    pub const MISSION: Kinds = Kinds(4);
    /// Bases.
    pub const BASE: Kinds = Kinds(8);
    /// Assets.
    pub const ASSET: Kinds = Kinds(16);
    /// Resource stacks: bases and assets.
    pub const STACK: Kinds = Kinds(24);
    /// Supply cards.
    pub const SUPPLY: Kinds = Kinds(32);
    /// Events, outside play.
    pub const EVENT: Kinds = Kinds(64);
    /// Any card: in play, of alert and reserve areas; elsewhere, all.
    pub const CARD: Kinds = Kinds(64 | 7);
    /// Any card in play that can lie face up: units, missions, bases and assets.
    pub const IN_PLAY: Kinds = Kinds(31);

    /// Whether the two have a kind in common.
    pub fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether whatever is of the other kinds is of these.
    pub fn include(self, other: Kinds) -> bool {
        self.0 & other.0 == other.0
    }
}

/// A title that cards share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Title(pub &'static str);

impl<'de> Deserialize<'de> for Title {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let known = crate::cards::table().iter().filter_map(|card| card.title).find(|title| *title == name);
        known.map(Title).ok_or_else(|| serde::de::Error::custom(format!("no card has the title `{name}`")))
    }
}

/// One demand of a filter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// Controlled by you.
    Mine,
    /// Controlled by somebody else.
    Theirs,
    /// This card.
    This,
    /// Not this card.
    Other,
    /// The unit to which this mission is linked.
    Linked,
    /// Not the n-th target.
    NotTarget(u8),
    /// In an alert area.
    Alert,
    /// In a reserve area.
    Reserve,
    /// Face down.
    Exhausted,
    /// Face up.
    FaceUp,
    /// Has the trait.
    Is(Trait),
    /// Lacks the trait.
    IsNot(Trait),
    /// Has one of two traits.
    Either(Trait, Trait),
    /// The challenger.
    Challenging,
    /// The challenger of a challenge against you.
    ChallengingYou,
    /// The challenger of a challenge against a threat.
    ChallengingThreat,
    /// The defender.
    Defending,
    /// Challenger or defender.
    InChallenge,
    /// Has title and subtitle, and nothing makes it lose that.
    Singular,
    /// Its power is at most this.
    PowerAtMost(i8),
    /// Its power is that of the n-th target.
    PowerOfTarget(u8),
    /// Without supply cards.
    NoSupply,
    /// With at least one supply card.
    WithSupply,
    /// A resolved persistent mission.
    Persistent,
    /// A mission that is not resolved.
    Unresolved,
    /// A mission with Link.
    Link,
    /// Has the title.
    Titled(Title),
    /// A unit stack of two or more cards, one of which is singular and has the trait.
    Stacked(Trait),
}

/// Which cards are meant: of one of the kinds, and with all of the demands met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Filter {
    /// One of these kinds.
    pub kinds: Kinds,
    /// All of these.
    pub terms: SmallVec<[Term; 4]>,
}

/// A card or cards in play that an effect speaks of.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// This card.
    This,
    /// The n-th target.
    Target(u8),
    /// The unit to which this mission is linked.
    Linked,
    /// The challenger.
    Challenger,
    /// The defender.
    Defender,
    /// The card that the trigger was about.
    That,
    /// All that fit.
    Every(Filter),
}

/// A player or players that an effect speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Who plays the card or ability.
    You,
    /// The n-th target.
    Target(u8),
    /// Every player, in turn order.
    Each,
    /// Who owns the n-th target.
    OwnerOf(u8),
    /// Who controls the n-th target.
    ControllerOf(u8),
    /// Who controls the linked unit.
    ControllerOfLinked,
    /// Whom somebody has just named, or whom the trigger was about.
    Named,
}

/// What is counted for an amount.
#[derive(Clone, PartialEq, Debug)]
pub enum Measure {
    /// Nothing: the amount is fixed.
    One,
    /// Cards in play that fit, as seen by the player concerned.
    Count(Filter),
    /// Cards of the controller of the n-th target that fit.
    CountOf(u8, Filter),
    /// The mystic value on a card in play.
    MysticOf(What),
    /// Supply cards in a stack.
    SuppliesIn(u8),
    /// What was counted or revealed earlier in this effect.
    X,
    /// The hand size on the base of the player concerned.
    HandSize,
    /// By how much the challenge was won.
    Margin,
}

/// A number of times something.
#[derive(Clone, PartialEq, Debug)]
pub struct Amount {
    /// How often.
    pub times: i8,
    /// What.
    pub of: Measure,
}
