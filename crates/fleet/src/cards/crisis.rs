//! What a crisis card and a super crisis card consist of. The cards are in `base::crisis`.

use std::sync::LazyLock;

use smallvec::SmallVec;

use super::card_id::{Printed, printed};
use super::{Card, CardId};
use crate::configuration::Part;
use crate::effect::{Activation, Check, Effect, Who};
use crate::space::{Area, Piece};

/// A crisis card, by name.
pub type Crisis = CardId<CrisisCard>;
/// A super crisis card, by name.
pub type SuperCrisis = CardId<SuperCrisisCard>;

/// What a crisis confronts the fleet with. {fleet.crisis.kinds}
#[derive(Clone, PartialEq, Debug)]
pub enum CrisisKind {
    /// A skill check.
    Check(Check),
    /// Somebody takes the check, or something else instead.
    CheckOr(Who, Check, Effect),
    /// Somebody takes one of two boxes.
    Event(Who, Effect, Effect),
    /// A Cylon attack.
    Attack(Attack),
}

impl CrisisKind {
    /// The check that it demands.
    pub fn check(&self) -> Option<&Check> {
        match self {
            CrisisKind::Check(check) | CrisisKind::CheckOr(_, check, _) => Some(check),
            CrisisKind::Event(_, one, other) => one.check().or_else(|| other.check()),
            CrisisKind::Attack(attack) => attack.special.check(),
        }
    }
}

/// A Cylon attack card. {fleet.crisis.attack}
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    /// Who of those already there acts first.
    pub activate: Vec<Activation>,
    /// The new ships.
    pub place: Vec<(Area, Piece, u8)>,
    /// The name of its special rule.
    pub special_name: &'static str,
    /// Its special rule.
    pub special: Effect,
}

/// A crisis card.
#[derive(Clone, Debug)]
pub struct CrisisCard {
    slug: &'static str,
    /// The name under which it is printed; some cards share one and differ in their icons.
    pub name: &'static str,
    /// What it confronts the fleet with.
    pub kind: CrisisKind,
    /// Which Cylon ships act afterwards, in this order.
    pub activate: SmallVec<[Activation; 2]>,
    /// Whether the fleet prepares to jump afterwards.
    pub jump: bool,
    copies: usize,
}

impl Card for CrisisCard {
    const NOUN: &'static str = "crisis card";
    fn table() -> &'static [Printed<CrisisCard>] {
        static TABLE: LazyLock<Vec<Printed<CrisisCard>>> =
            LazyLock::new(|| printed([(Part::Base, super::base::crisis::cards())]));
        &TABLE
    }
    fn slug(&self) -> &'static str {
        self.slug
    }
    fn copies(&self) -> usize {
        self.copies
    }
}

impl CrisisCard {
    /// A card with neither icon, once in the deck.
    pub fn new(slug: &'static str, kind: CrisisKind) -> CrisisCard {
        CrisisCard { slug, name: slug, kind, activate: SmallVec::new(), jump: false, copies: 1 }
    }

    /// Puts an icon for Cylon ships on it, after those that are there.
    #[must_use]
    pub fn activates(mut self, activation: Activation) -> CrisisCard {
        self.activate.push(activation);
        self
    }

    /// Puts the jump icon on it.
    #[must_use]
    pub fn jumps(mut self) -> CrisisCard {
        self.jump = true;
        self
    }

    /// Puts several copies into the deck.
    #[must_use]
    pub fn copies(mut self, copies: usize) -> CrisisCard {
        self.copies = copies;
        self
    }

    /// Prints it under the name of another card.
    #[must_use]
    pub fn printed_as(mut self, name: &'static str) -> CrisisCard {
        self.name = name;
        self
    }
}

/// A super crisis card.
#[derive(Clone, Debug)]
pub struct SuperCrisisCard {
    /// Its name.
    pub name: &'static str,
    /// What it confronts the fleet with.
    pub kind: CrisisKind,
}

impl Card for SuperCrisisCard {
    const NOUN: &'static str = "super crisis card";
    fn table() -> &'static [Printed<SuperCrisisCard>] {
        static TABLE: LazyLock<Vec<Printed<SuperCrisisCard>>> =
            LazyLock::new(|| printed([(Part::Base, super::base::super_crisis::cards())]));
        &TABLE
    }
    fn slug(&self) -> &'static str {
        self.name
    }
    fn copies(&self) -> usize {
        1
    }
}
