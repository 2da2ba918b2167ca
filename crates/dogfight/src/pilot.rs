//! Pilots: their levels, the named ones, and who may have which talents. What talents do is in `talent`.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};
use utoipa::ToSchema;

use crate::ship::{ShipClass, Side};
use crate::talent::{Flaw, Talent};

/// The experience of a pilot, as tokens have it. {dogfight.pilots.tokens}
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Debug,
    Default,
    Display,
    EnumIter,
    Serialize,
    Deserialize,
    ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Just chosen for training.
    Nugget,
    /// Hardly trained.
    Rookie,
    /// As ships without a pilot card or token have.
    #[default]
    Average,
    /// Better than most.
    Expert,
    /// One of the best.
    Ace,
}

impl Level {
    /// What is added to the attack rolls.
    pub fn attack(self) -> i8 {
        match self {
            Level::Nugget => -1,
            Level::Rookie | Level::Average => 0,
            Level::Expert => 1,
            Level::Ace => 2,
        }
    }

    /// How many talents a pilot of this level may have, flaws apart.
    pub fn most_talents(self) -> usize {
        match self {
            Level::Nugget => 1,
            Level::Rookie => 2,
            Level::Average => 3,
            Level::Expert => 4,
            Level::Ace => 5,
        }
    }

    /// Whether after an overboost or a change of direction only a straight maneuver can be planned, and only
    /// rookie talents can be had. {dogfight.pilots.nuggets}
    pub fn is_green(self) -> bool {
        self <= Level::Rookie
    }

    /// What two dice must reach for this pilot to tail. {dogfight.pilots.nuggets}
    pub fn tailing_roll(self) -> u8 {
        match self {
            Level::Nugget => 7,
            Level::Rookie => 5,
            _ => 0,
        }
    }

    /// What the pilot costs where sides are balanced by points.
    pub fn points(self) -> i16 {
        match self {
            Level::Nugget => -12,
            Level::Rookie | Level::Average => 0,
            Level::Expert => 7,
            Level::Ace => 13,
        }
    }
}

/// A pilot with a name and a card. {dogfight.pilots.cards}
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
    EnumString,
    Serialize,
    Deserialize,
    ToSchema
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names of the pilots
pub enum Pilot {
    Apollo,
    Starbuck,
    Kat,
    HotDog,
    Husker,
    Boomer,
    Helo,
    Racetrack,
    Scar,
    RaiderVeteran,
    RaiderHunter,
    RaiderDrone,
    CenturionCrew,
    NumberEight,
}

/// The rank or role of a pilot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names of the ranks
pub enum Rank {
    CaptainCag,
    Lieutenant,
    LieutenantEco,
    Ensign,
    RaiderAce,
    Raider,
    Centurion,
    Eight,
}

/// What stands on a pilot's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PilotCard {
    /// Which side may have the pilot.
    pub side: Side,
    /// The rank.
    pub rank: Rank,
    /// How experienced.
    pub level: Level,
    /// The kinds of ships the pilot flies.
    pub ships: &'static [ShipClass],
    /// The talents to choose from.
    pub talents: &'static [Talent],
    /// The flaws to choose from.
    pub flaws: &'static [Flaw],
}

const VIPERS: &[ShipClass] = &[ShipClass::ViperMkII, ShipClass::ViperMkVII];
const MK_II: &[ShipClass] = &[ShipClass::ViperMkII];
const RAPTOR: &[ShipClass] = &[ShipClass::Raptor];
const RAIDER: &[ShipClass] = &[ShipClass::CylonRaider];
const HEAVY: &[ShipClass] = &[ShipClass::CylonHeavyRaider];
const STARBUCKS: &[ShipClass] = &[ShipClass::ViperMkII, ShipClass::ViperMkVII, ShipClass::CylonRaider];

impl Pilot {
    /// The pilot's card.
    pub fn card(self) -> PilotCard {
        use Flaw::*;
        use Talent::*;
        let of = |side| {
            move |rank, level, ships, talents, flaws| PilotCard { side, rank, level, ships, talents, flaws }
        };
        let (colonial, cylon) = (of(Side::Colonial), of(Side::Cylon));
        match self {
            Pilot::Apollo => colonial(
                Rank::CaptainCag,
                Level::Ace,
                VIPERS,
                &[PowerPilot, QuickReflexes, SturdyPilot, Leader, Wingman],
                &[TormentedSoul],
            ),
            Pilot::Starbuck => colonial(
                Rank::Lieutenant,
                Level::Ace,
                STARBUCKS,
                &[AceGunner, SnapShot, HighG, CoolHead, QuickReflexes],
                &[Hothead, Overconfident],
            ),
            Pilot::Kat => colonial(
                Rank::Lieutenant,
                Level::Expert,
                VIPERS,
                &[Marksman, HighG, CalledShot, Bloodhound],
                &[ConcentrationLoss, Hothead],
            ),
            Pilot::HotDog => {
                colonial(Rank::Ensign, Level::Rookie, MK_II, &[Marksman, Lucky], &[TriggerHappy])
            }
            Pilot::Husker => colonial(
                Rank::Lieutenant,
                Level::Expert,
                MK_II,
                &[SteadyAim, DriftMaster, HardBrake, SturdyPilot],
                &[TormentedSoul],
            ),
            Pilot::Boomer => colonial(
                Rank::Lieutenant,
                Level::Average,
                RAPTOR,
                &[JumpSense, TechnicalEye, Evasive],
                &[TormentedSoul, ConcentrationLoss],
            ),
            Pilot::Helo => colonial(
                Rank::LieutenantEco,
                Level::Expert,
                RAPTOR,
                &[TechnicalEye, Leader, AsteroidDancer, PatchJob],
                &[SlowReactions],
            ),
            Pilot::Racetrack => colonial(
                Rank::Lieutenant,
                Level::Average,
                RAPTOR,
                &[JumpSense, Bypass, TailWatcher],
                &[Shaken],
            ),
            Pilot::Scar => cylon(
                Rank::RaiderAce,
                Level::Ace,
                RAIDER,
                &[AsteroidDancer, Bloodhound, AceGunner, Evasive, TightRoll],
                &[Overconfident],
            ),
            Pilot::RaiderVeteran => cylon(
                Rank::Raider,
                Level::Expert,
                RAIDER,
                &[Marksman, DriftMaster, TailWatcher, SecondWind],
                &[TriggerHappy],
            ),
            Pilot::RaiderHunter => cylon(
                Rank::Raider,
                Level::Average,
                RAIDER,
                &[Bloodhound, SteadyAim, PowerPilot],
                &[PoorSpacing],
            ),
            Pilot::RaiderDrone => cylon(Rank::Raider, Level::Rookie, RAIDER, &[Evasive, Lucky], &[RockShy]),
            Pilot::CenturionCrew => cylon(
                Rank::Centurion,
                Level::Average,
                HEAVY,
                &[SteadyAim, PatchJob, Wingman],
                &[SlowReactions],
            ),
            Pilot::NumberEight => cylon(
                Rank::Eight,
                Level::Expert,
                HEAVY,
                &[JumpSense, TechnicalEye, SturdyPilot, SecondWind],
                &[TormentedSoul, HeavyHand],
            ),
        }
    }
}
