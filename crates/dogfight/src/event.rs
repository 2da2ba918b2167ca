//! What players notice. Logs, animations, statistics and the memory of bots come from events.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use strum::{Display, EnumIter};
use utoipa::ToSchema;

use crate::cards::CardId;
use crate::counter::{Counter, Pool, Symbol};
use crate::geometry::Pose;
use crate::plan::Panel;
use crate::ship::ShipId;
use crate::state::{Outcome, Target};
use crate::talent::{Flaw, Talent};

/// Why a ship is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Its structure.
    Damage,
    /// Its pilot.
    Pilot,
    /// It left the area.
    LeftArea,
}

/// By what a ship moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// By a card.
    Card(CardId),
    /// By an overboost and another card at once.
    Both {
        /// The overboost.
        boost: CardId,
        /// The other.
        then: CardId,
    },
    /// By drifting.
    Drift,
    /// By sliding off another base.
    Slide,
    /// By a jump.
    Jump,
}

/// What all know that is added to an attack roll. {dogfight.firing.modifiers}
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Display,
    Serialize,
    Deserialize,
    ToSchema,
    PartialOrd,
    Ord,
    EnumIter
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names of the modifiers
pub enum Modifier {
    Range,
    TargetStands,
    FastTarget,
    FastAttacker,
    Pilot,
    Aiming,
    Cover,
    SnapShot,
    Leader,
    TechnicalEye,
    Unrecognised,
    Talent,
    Flaw,
}

/// Modifiers with their numbers.
pub type Modifiers = SmallVec<[(Modifier, i8); 6]>;

/// Something that players notice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)] // the fields are the words of the game
pub enum Event {
    EnergySet {
        ship: ShipId,
        energy: i8,
    },
    TurnBegan {
        turn: u32,
    },
    TailingBegan {
        ship: ShipId,
        target: ShipId,
    },
    TailingFailed {
        ship: ShipId,
        target: ShipId,
        roll: u8,
    },
    CardShown {
        ship: ShipId,
        to: ShipId,
    },
    SawCard {
        ship: ShipId,
        card: CardId,
    },
    Planned {
        ship: ShipId,
        cards: u8,
    },
    PanelRevealed {
        ship: ShipId,
        panel: Panel,
        dial: u8,
        energy: i8,
    },
    CardRevealed {
        ship: ShipId,
        card: CardId,
    },
    PlanRepaired {
        ship: ShipId,
        faults: u8,
    },
    FuelSpent {
        ship: ShipId,
        points: i16,
        left: i16,
    },
    FuelOut {
        ship: ShipId,
    },
    Moved {
        ship: ShipId,
        from: Pose,
        to: Pose,
        way: Way,
    },
    Rotated {
        ship: ShipId,
        dial: u8,
    },
    DirectionChanged {
        ship: ShipId,
        heading: f64,
    },
    LevelChanged {
        ship: ShipId,
        level: u8,
    },
    Overlapped {
        ships: Vec<ShipId>,
    },
    MarkerPlaced {
        ship: ShipId,
        marker: Pose,
    },
    JumpRolled {
        ship: ShipId,
        side: [u8; 2],
        distance: u8,
    },
    JumpedOut {
        ship: ShipId,
    },
    FieldEntered {
        ship: ShipId,
        terrain: u8,
        drawn: u8,
        kept: u8,
    },
    Struck {
        ship: ShipId,
        terrain: u8,
    },
    CountersDrawn {
        ship: ShipId,
        pool: Pool,
        counters: u8,
    },
    CountersReceived {
        ship: ShipId,
        counters: Vec<Counter>,
    },
    FireCommitted {
        ship: ShipId,
        fires: bool,
    },
    AttackDeclared {
        ship: ShipId,
        target: Target,
    },
    AttackRolled {
        ship: ShipId,
        target: Target,
        dice: [u8; 2],
        split: bool,
        #[cfg_attr(feature = "types", ts(as = "Vec<(Modifier, i8)>"))]
        #[schema(value_type = Vec<(Modifier, i8)>)]
        modifiers: Modifiers,
        hits: u8,
    },
    WoundFelt {
        ship: ShipId,
        by: i8,
    },
    DepotHit {
        terrain: u8,
        damage: u8,
        left: u8,
    },
    SymbolNamed {
        ship: ShipId,
        symbol: Symbol,
    },
    CounterPutBack {
        ship: ShipId,
    },
    SymbolCancelled {
        ship: ShipId,
        symbol: Symbol,
    },
    Crippled {
        ship: ShipId,
    },
    Eliminated {
        ship: ShipId,
        cause: Cause,
        counters: Vec<Counter>,
    },
    Escaped {
        ship: ShipId,
    },
    TalentUsed {
        ship: ShipId,
        talent: Talent,
    },
    FlawTried {
        ship: ShipId,
        flaw: Flaw,
        roll: u8,
        acts: bool,
    },
    LookedOver {
        ship: ShipId,
        target: ShipId,
    },
    SawCounters {
        ship: ShipId,
        counters: Vec<Counter>,
    },
    Helped {
        ship: ShipId,
        friend: ShipId,
    },
    GameOver {
        outcome: Outcome,
    },
}

/// Whether the event shows somebody what was hidden: nothing before it can be undone.
pub fn reveals(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        CardShown { .. }
            | SawCard { .. }
            | PanelRevealed { .. }
            | CardRevealed { .. }
            | CountersDrawn { .. }
            | CountersReceived { .. }
            | LookedOver { .. }
            | Eliminated { .. }
    )
}
