//! Where an effect comes from: a card, a sheet or a location, and the place in its text. Questions are asked in the middle
//! of a text, so that nobody has to guess what they are about.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use utoipa::ToSchema;

use crate::cards::{Crisis, CrisisKind, Destination, Loyalty, Quorum, SuperCrisis};
use crate::characters::Ability;
use crate::configuration::Configuration;
use crate::effect::{Check, Effect};
use crate::stock::{self, Component};
use crate::{Location, SkillName, Table};

/// What says what happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// A crisis card.
    #[cfg_attr(feature = "types", ts(as = "(String,)"))]
    #[schema(value_type = String)]
    Crisis(Crisis),
    /// A super crisis card.
    #[cfg_attr(feature = "types", ts(as = "(String,)"))]
    #[schema(value_type = String)]
    SuperCrisis(SuperCrisis),
    /// A quorum card.
    #[cfg_attr(feature = "types", ts(as = "(String,)"))]
    #[schema(value_type = String)]
    Quorum(Quorum),
    /// A destination card.
    #[cfg_attr(feature = "types", ts(as = "(String,)"))]
    #[schema(value_type = String)]
    Destination(Destination),
    /// A loyalty card.
    Loyalty(Loyalty),
    /// A skill card.
    Skill(SkillName),
    /// A location.
    Location(Location),
    /// An ability on a character sheet.
    Ability(Ability),
}

/// Which of the texts on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Passage {
    /// The only one.
    Whole,
    /// The upper box.
    First,
    /// The lower box, or what a location lets its players do besides.
    Second,
    /// What may be taken instead of the check.
    Instead,
    /// What a passed check brings.
    Pass,
    /// What a partly passed check brings.
    Partial,
    /// What a failed check brings.
    Fail,
    /// The special rule of an attack.
    Special,
}

/// A text that is being followed, and how far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Text {
    /// What it stands on.
    pub origin: Origin,
    /// Which of its texts.
    pub passage: Passage,
    /// The way from the root of its tree to the part that is being done.
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    #[schema(value_type = Vec<u8>)]
    pub path: SmallVec<[u8; 6]>,
}

/// Whatever says only one thing.
impl From<Origin> for Text {
    fn from(origin: Origin) -> Text {
        Text::new(origin, Passage::Whole)
    }
}

impl Text {
    /// The beginning of a text.
    pub fn new(origin: Origin, passage: Passage) -> Text {
        Text { origin, passage, path: SmallVec::new() }
    }

    /// The part that is being done, where the text is a tree.
    pub fn effect(&self, configuration: &Configuration) -> Option<&'static Effect> {
        let whole = self.origin.effect(self.passage, configuration)?;
        self.path.iter().try_fold(whole, |effect, &at| effect.part(at))
    }
}

impl Origin {
    /// The check that it demands, as it is printed.
    pub fn check(self, configuration: &Configuration) -> Option<&'static Check> {
        match self.crisis_kind() {
            Some(kind) => kind.check(),
            None => [Passage::Whole, Passage::Second]
                .into_iter()
                .find_map(|passage| self.effect(passage, configuration)?.check()),
        }
    }

    /// One of its texts as a tree, where it has one. A board may have an overlay, so that it matters what is played.
    pub fn effect(self, passage: Passage, configuration: &Configuration) -> Option<&'static Effect> {
        #[cfg(test)]
        if let Some(changed) = crate::proof::Row::of_text(self, passage).and_then(crate::proof::instead_of) {
            return Some(changed);
        }
        match self {
            Origin::Crisis(crisis) => of_crisis(&crisis.card().kind, passage),
            Origin::SuperCrisis(card) => of_crisis(&card.card().kind, passage),
            Origin::Quorum(card) => Some(&card.card().effect),
            Origin::Destination(destination) => Some(&destination.card().effect),
            Origin::Location(location) => location.site(configuration)?.deed(passage)?.effect(),
            Origin::Skill(name) => name.action()?.effect(),
            Origin::Loyalty(card) => card.row().power.as_ref()?.effect(),
            Origin::Ability(ability) => ability.row()?.action()?.effect(),
        }
    }

    /// The crisis card, if it is one.
    pub fn crisis(self) -> Option<Crisis> {
        match self {
            Origin::Crisis(crisis) => Some(crisis),
            _ => None,
        }
    }

    /// The super crisis card, if it is one.
    pub fn super_crisis(self) -> Option<SuperCrisis> {
        match self {
            Origin::SuperCrisis(card) => Some(card),
            _ => None,
        }
    }

    /// The quorum card, if it is one.
    pub fn quorum(self) -> Option<Quorum> {
        match self {
            Origin::Quorum(card) => Some(card),
            _ => None,
        }
    }

    /// Puts it on its discard pile, if it has one.
    pub fn discard(self, t: &mut Table) {
        if let Ok(card) = Component::try_from(self) {
            stock::discard(t, card);
        }
    }

    /// What it confronts the fleet with, if it is a crisis card of either kind.
    pub fn crisis_kind(self) -> Option<&'static CrisisKind> {
        match self {
            Origin::Crisis(crisis) => Some(&crisis.card().kind),
            Origin::SuperCrisis(card) => Some(&card.card().kind),
            _ => None,
        }
    }
}

fn of_crisis(kind: &'static CrisisKind, passage: Passage) -> Option<&'static Effect> {
    match (kind, passage) {
        (CrisisKind::Check(check) | CrisisKind::CheckOr(_, check, _), _) if passage != Passage::Instead => {
            of_check(check, passage)
        }
        (CrisisKind::CheckOr(_, _, instead), Passage::Instead) => Some(instead),
        (CrisisKind::Event(_, first, _), Passage::First) => Some(first),
        (CrisisKind::Event(_, _, second), Passage::Second) => Some(second),
        (CrisisKind::Attack(attack), Passage::Special) => Some(&attack.special),
        _ => None,
    }
}

fn of_check(check: &'static Check, passage: Passage) -> Option<&'static Effect> {
    match passage {
        Passage::Pass => Some(&check.pass),
        Passage::Partial => check.partial.as_ref().map(|(_, effect)| effect),
        Passage::Fail => Some(&check.fail),
        _ => None,
    }
}
