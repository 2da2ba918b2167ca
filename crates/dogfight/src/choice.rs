//! What players are asked and what they can pick. The words of `Choice` stand in records and scenarios.

use std::fmt;

use serde::Serialize;
use tabletop::Section;
use utoipa::ToSchema;

use crate::cards::CardId;
use crate::counter::{Counter, Symbol};
use crate::plan::{Cards, Panel};
use crate::ship::ShipId;
use crate::state::Target;
use crate::talent::{Flaw, Moment, Talent};

/// What a player is asked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs)] // the fields are the words of the game
pub enum Ask {
    /// With which kinetic energy a ship begins.
    StartingEnergy { ship: ShipId },
    /// Whom a ship tails.
    Tail { ship: ShipId },
    /// Which cards to plan.
    Cards { ship: ShipId },
    /// How to set the sliders.
    Panel { ship: ShipId, cards: Cards },
    /// How to set the rotation dial.
    Dial { ship: ShipId, cards: Cards, panel: Panel },
    /// Which cards to plan for the next turn.
    CardsAhead { ship: ShipId },
    /// How far from the west edge the marker of a jump lies, in millimetres.
    MarkerEast { ship: ShipId },
    /// How far from the south edge the marker of a jump lies, in millimetres.
    MarkerNorth { ship: ShipId, east: u16 },
    /// How the marker of a jump is turned.
    MarkerHeading { ship: ShipId, east: u16, north: u16 },
    /// On which level the ship arrives.
    MarkerLevel { ship: ShipId },
    /// Which card to take for the planned one.
    ExchangeCard { ship: ShipId, card: CardId },
    /// How far to drift, in millimetres.
    Drift { ship: ShipId },
    /// Which of the drawn counters to keep.
    KeepCounters { ship: ShipId, keep: u8 },
    /// Whether a ship fires.
    Whether { ship: ShipId },
    /// At whom a ship fires.
    Fire { ship: ShipId },
    /// Whether to use doubles as two attacks.
    Split { ship: ShipId, die: u8 },
    /// Which talents to use.
    UseTalent { moment: Moment },
    /// Which flaws of the enemy to try to activate.
    TryFlaw { moment: Moment },
    /// Whom to look over.
    LookAt { ship: ShipId },
    /// Whom to help.
    Help { ship: ShipId },
    /// Which symbol a target gets.
    NameSymbol { ship: ShipId, target: ShipId },
    /// Which counter to put back.
    PutBack { ship: ShipId },
    /// Which symbol to cancel.
    Cancel { ship: ShipId },
    /// Which roll of a jump to repeat.
    Again { ship: ShipId },
}

impl Ask {
    /// The ship that the question is about, if it is about one.
    pub fn ship(&self) -> Option<ShipId> {
        match self {
            Ask::UseTalent { .. } | Ask::TryFlaw { .. } => None,
            Ask::NameSymbol { target, .. } => Some(*target),
            Ask::StartingEnergy { ship }
            | Ask::Tail { ship }
            | Ask::Cards { ship }
            | Ask::Panel { ship, .. }
            | Ask::Dial { ship, .. }
            | Ask::CardsAhead { ship }
            | Ask::MarkerEast { ship }
            | Ask::MarkerNorth { ship, .. }
            | Ask::MarkerHeading { ship, .. }
            | Ask::MarkerLevel { ship }
            | Ask::ExchangeCard { ship, .. }
            | Ask::Drift { ship }
            | Ask::KeepCounters { ship, .. }
            | Ask::Whether { ship }
            | Ask::Fire { ship }
            | Ask::Split { ship, .. }
            | Ask::LookAt { ship }
            | Ask::Help { ship }
            | Ask::PutBack { ship }
            | Ask::Cancel { ship }
            | Ask::Again { ship } => Some(*ship),
        }
    }
}

/// What a player can pick.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    /// Nothing.
    Pass,
    /// A kinetic energy.
    Energy(i8),
    /// A ship.
    Ship(ShipId),
    /// Cards.
    Cards(Cards),
    /// Sliders.
    Panel(Panel),
    /// A position of the dial.
    Dial(u8),
    /// So many millimetres.
    Millimetres(u16),
    /// A heading in degrees.
    Degrees(u16),
    /// A level.
    Level(u8),
    /// To leave the area.
    Leave,
    /// A card.
    Card(CardId),
    /// A counter.
    Counter(Counter),
    /// To fire.
    Fire,
    /// Not to fire.
    Hold,
    /// A target.
    Attack(Target),
    /// Two attacks with one die each.
    Split,
    /// One attack with both dice.
    Together,
    /// A talent of a ship.
    Use(ShipId, Talent),
    /// A flaw of a ship.
    Try(ShipId, Flaw),
    /// A symbol.
    Symbol(Symbol),
    /// The roll for the side.
    Side,
    /// The roll for the distance.
    Distance,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Pass => f.write_str("pass"),
            Choice::Energy(energy) => write!(f, "energy:{energy}"),
            Choice::Ship(ship) => write!(f, "{ship}"),
            Choice::Cards(cards) => write!(f, "{cards}"),
            Choice::Panel(panel) => write!(f, "speed:{panel}"),
            Choice::Dial(dial) => write!(f, "dial:{dial}"),
            Choice::Millimetres(length) => write!(f, "mm:{length}"),
            Choice::Degrees(degrees) => write!(f, "heading:{degrees}"),
            Choice::Level(level) => write!(f, "level:{level}"),
            Choice::Leave => f.write_str("leave"),
            Choice::Card(card) => write!(f, "{card}"),
            Choice::Counter(counter) => write!(f, "counter:{counter}"),
            Choice::Fire => f.write_str("fire"),
            Choice::Hold => f.write_str("hold"),
            Choice::Attack(Target::Ship(ship)) => write!(f, "attack:{ship}"),
            Choice::Attack(Target::Depot(_)) => f.write_str("attack:depot"),
            Choice::Split => f.write_str("split"),
            Choice::Together => f.write_str("together"),
            Choice::Use(ship, talent) => write!(f, "use:{ship}:{talent}"),
            Choice::Try(ship, flaw) => write!(f, "try:{ship}:{flaw}"),
            Choice::Symbol(symbol) => write!(f, "{symbol}"),
            Choice::Side => f.write_str("side"),
            Choice::Distance => f.write_str("distance"),
        }
    }
}

/// The rulebook section behind a question.
pub fn section(ask: &Ask) -> Section {
    match ask {
        Ask::StartingEnergy { .. } => "dogfight.energy.starting",
        Ask::Tail { .. } => "dogfight.tailing.conditions",
        Ask::Cards { .. } => "dogfight.planning.cards",
        Ask::Panel { .. } => "dogfight.planning.speed",
        Ask::Dial { .. } => "dogfight.rotation.planning",
        Ask::CardsAhead { .. } => "dogfight.damage.pilot",
        Ask::MarkerEast { .. }
        | Ask::MarkerNorth { .. }
        | Ask::MarkerHeading { .. }
        | Ask::MarkerLevel { .. } => "dogfight.ftl.marker",
        Ask::ExchangeCard { .. }
        | Ask::Drift { .. }
        | Ask::UseTalent { .. }
        | Ask::LookAt { .. }
        | Ask::Help { .. }
        | Ask::NameSymbol { .. }
        | Ask::PutBack { .. }
        | Ask::Cancel { .. }
        | Ask::Again { .. } => "dogfight.talents.use",
        Ask::KeepCounters { .. } => "dogfight.asteroids.damage",
        Ask::Whether { .. } => "dogfight.optional.attack-declaration",
        Ask::Fire { .. } => "dogfight.firing.declaring",
        Ask::Split { .. } => "dogfight.optional.doubles",
        Ask::TryFlaw { .. } => "dogfight.talents.flaws",
    }
}
