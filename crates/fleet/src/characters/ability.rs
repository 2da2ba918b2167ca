//! The abilities on character sheets: their names, their kinds, and using them.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumDiscriminants, EnumIter, IntoEnumIterator};
use tabletop::Seat;
use utoipa::ToSchema;

use super::{Character, Sheet};
use crate::Table;
use crate::deed::Deed;
use crate::event::Event;
use crate::state::State;

/// The names of the abilities.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
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
#[allow(missing_docs)] // named as on the sheets
pub enum Ability {
    DelusionalIntuition,
    CylonDetector,
    Coward,
    InspirationalLeader,
    CommandAuthority,
    EmotionallyAttached,
    MaintenanceEngineer,
    BlindDevotion,
    Reckless,
    ExpertPilot,
    SecretDestiny,
    Insubordinate,
    EcoOfficer,
    MoralCompass,
    Stranded,
    ReligiousVisions,
    SkilledPolitician,
    TerminalIllness,
    AlertViperPilot,
    Cag,
    Headstrong,
    Recon,
    MysteriousIntuition,
    SleeperAgent,
    CylonHatred,
    DeclareMartialLaw,
    Alcoholic,
    FriendsInLowPlaces,
    UnconventionalTactics,
    ConvictedCriminal,
}

/// What kind of ability it is.
#[derive(Clone, Copy, Debug, EnumDiscriminants)]
#[strum_discriminants(name(AbilityForm), doc = "The kind of an ability, by name.")]
#[strum_discriminants(derive(Display, EnumIter, Serialize, ToSchema))]
#[strum_discriminants(strum(serialize_all = "kebab-case"), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "types", strum_discriminants(derive(ts_rs::TS)))]
pub enum AbilityKind {
    /// Something is otherwise than it is for others.
    Passive,
    /// Something can be done, or happens, at a moment.
    Reaction,
    /// An action.
    Action(Deed),
    /// What the character is worse at.
    Weakness,
}

/// An ability as it stands on a sheet.
#[derive(Clone, Copy, Debug)]
pub struct AbilityRow {
    /// Its name.
    pub ability: Ability,
    /// Its kind.
    pub kind: AbilityKind,
    /// Whether it can be used only once per game. {fleet.characters.once-per-game}
    pub once_per_game: bool,
}

const fn row(ability: Ability, kind: AbilityKind) -> AbilityRow {
    AbilityRow { ability, kind, once_per_game: false }
}

/// An ability that is always there.
pub(super) const fn passive(ability: Ability) -> AbilityRow {
    row(ability, AbilityKind::Passive)
}

/// An ability for a moment.
pub(super) const fn reaction(ability: Ability) -> AbilityRow {
    row(ability, AbilityKind::Reaction)
}

/// An ability that is an action.
pub(super) const fn action(ability: Ability, deed: Deed) -> AbilityRow {
    row(ability, AbilityKind::Action(deed))
}

/// A weakness.
pub(super) const fn weakness(ability: Ability) -> AbilityRow {
    row(ability, AbilityKind::Weakness)
}

impl AbilityRow {
    /// The same, once per game.
    pub(super) const fn once_per_game(self) -> AbilityRow {
        AbilityRow { once_per_game: true, ..self }
    }

    /// The name of its kind.
    pub fn form(&self) -> AbilityForm {
        self.kind.into()
    }

    /// What it does as an action, if it does.
    pub fn action(&self) -> Option<&Deed> {
        match &self.kind {
            AbilityKind::Action(deed) => Some(deed),
            AbilityKind::Passive | AbilityKind::Reaction | AbilityKind::Weakness => None,
        }
    }
}

impl Ability {
    /// The ability as it stands on its sheet.
    pub fn row(self) -> Option<&'static AbilityRow> {
        Character::iter().find_map(|character| character.sheet().ability(self))
    }
}

impl Sheet {
    /// The ability of this name, if it is on the sheet.
    pub fn ability(&self, ability: Ability) -> Option<&'static AbilityRow> {
        self.abilities.iter().find(|row| row.ability == ability)
    }

    /// The ability that is an action, if there is one, and what it does.
    pub fn action(&self) -> Option<(&'static AbilityRow, &'static Deed)> {
        self.abilities.iter().find_map(|row| Some((row, row.action()?)))
    }

    /// The weakness, if there is one.
    fn weakness(&self) -> Option<Ability> {
        let is_weakness = |row: &&AbilityRow| matches!(row.kind, AbilityKind::Weakness);
        self.abilities.iter().find(is_weakness).map(|row| row.ability)
    }
}

/// Whether a player has the ability on a sheet that counts, and has not used it up.
pub fn has(s: &State, seat: Seat, ability: Ability) -> bool {
    let row = s.public.sheet(seat).and_then(|sheet| sheet.ability(ability));
    row.is_some_and(|row| !row.once_per_game || s.public.player(seat).uses.left() > 0)
}

/// A player uses an ability, and uses it up if it is for once per game. {fleet.characters.once-per-game}
pub fn use_ability(t: &mut Table, seat: Seat, ability: Ability) {
    let row = t.public.player(seat).character.sheet().ability(ability);
    if row.is_some_and(|row| row.once_per_game) {
        t.player_mut(seat).uses.spend();
    }
    announce(t, seat, ability);
}

/// Tells everybody that an ability acts.
pub fn announce(t: &mut Table, seat: Seat, ability: Ability) {
    t.announce(Event::AbilityUsed { seat, ability });
}

/// Tells everybody that a weakness acts.
pub fn announce_weakness(t: &mut Table, seat: Seat) {
    if let Some(ability) = t.public.player(seat).character.sheet().weakness() {
        announce(t, seat, ability);
    }
}
