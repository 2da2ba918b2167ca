//! Talents and flaws: one row each, with its moment and its effect. The same effect is run by the rules and
//! put into words, so that a card can't say anything else than what it does. Who may use what when is in
//! `talents`; what an effect changes stands with the rule that it changes.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};
use utoipa::ToSchema;

use crate::options::Extra;

/// A talent card.
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
#[allow(missing_docs)] // the names of the cards
pub enum Talent {
    Marksman,
    SteadyAim,
    SnapShot,
    AceGunner,
    CalledShot,
    PowerPilot,
    QuickReflexes,
    HighG,
    CoolHead,
    HardBrake,
    TightRoll,
    DriftMaster,
    TechnicalEye,
    Leader,
    PatchJob,
    Bypass,
    Bloodhound,
    SturdyPilot,
    Evasive,
    Lucky,
    AsteroidDancer,
    Wingman,
    JumpSense,
    TailWatcher,
    SecondWind,
}

/// A flaw card.
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
#[allow(missing_docs)] // the names of the cards
pub enum Flaw {
    TormentedSoul,
    ConcentrationLoss,
    Overconfident,
    TriggerHappy,
    Hothead,
    SlowReactions,
    HeavyHand,
    Shaken,
    PoorSpacing,
    RockShy,
}

/// The type of a talent: a pilot can use one of each type in a turn. {dogfight.talents.use}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the names of the types
pub enum TalentType {
    Maneuvering,
    Firing,
    Activity,
    Other,
}

/// When a card can act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Planning begins.
    Plan,
    /// Plans are revealed, and no card has been carried out.
    Reveal,
    /// The ship changes its direction.
    Drift,
    /// A firing step begins.
    FireStep,
    /// The first firing step begins.
    FirstFireStep,
    /// The ship has declared an attack.
    Attacking,
    /// An attack on the ship was declared.
    Attacked,
    /// An attack on a friend nearby was declared.
    FriendAttacked,
    /// An attack of the ship missed.
    Missed,
    /// An attack of the ship hit.
    Hit,
    /// The ship has drawn a blue counter.
    Drawn,
    /// The ship draws counters for an asteroid field.
    Field,
    /// The ship has rolled for a jump.
    Jump,
    /// The ship could tail an enemy.
    Tailing,
    /// An enemy chooses to tail the ship.
    Tailed,
    /// The turn ends.
    End,
    /// Another talent is used.
    AnotherTalent,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "effect")]
#[allow(missing_docs)] // the fields are the numbers on the cards
pub enum Effect {
    /// Changes the attack roll at hand.
    AttackRoll { by: i8 },
    /// The dice of an attack are rolled again.
    RollAgain,
    /// One of the rolls for a jump is made again.
    RollJumpAgain,
    /// The fire arc is wider for one attack, which is changed in turn.
    WideArc { degrees: u16, by: i8 },
    /// The target draws two counters and keeps the higher.
    HigherOfTwo,
    /// The target also gets a symbol that the attacker names: engine or controls.
    NameSymbol,
    /// Changes the acceleration of this turn.
    Acceleration { by: i8 },
    /// Exchanges the planned maneuver card for another with the same speed.
    ExchangeCard,
    /// Changes the limit of G-values of this turn.
    GLimit { by: u8 },
    /// The difficult maneuver of last turn does not count.
    IgnoreDifficult,
    /// The energy may drop by any amount.
    Brake,
    /// A rotation may go with a single card that is not straight.
    RotateWith { g: u8 },
    /// Chooses how far the ship drifts.
    ChooseDrift,
    /// Looks at the counters of an enemy nearby, and attacks it better the next time.
    LookAt { within: u16, by: i8 },
    /// A friend nearby attacks better in this step.
    HelpFriend { within: u16, by: i8 },
    /// Puts back a counter without a symbol.
    PutBack { most: u8 },
    /// Cancels an engine or controls symbol.
    CancelOwn,
    /// Cancels the pilot symbol just drawn.
    CancelPilot,
    /// Puts the counter just drawn back and draws another.
    DrawAgain,
    /// Draws and discards so many more counters.
    DrawMore { counters: u8 },
    /// Tails from farther away.
    TailWithin { millimetres: u16 },
    /// Whoever wants to tail the ship must roll this.
    TailedOnlyOn { roll: u8 },
    /// One more talent of a type already used.
    SecondUse,
    /// No talents and no tailing this turn.
    NoTalents,
    /// The nearest target must be attacked, without any bonus for aiming.
    MustAttackNearest,
    /// Some target must be attacked.
    MustAttack,
    /// No standing still, no moving backward, no turning of the dial.
    NoStandingStill,
    /// No difficult cards and no overboost.
    NoHardManeuvers,
    /// Only straight cards, apart from changing direction.
    OnlyStraight,
    /// Fuel is lost.
    LoseFuel { points: u8 },
    /// So many counters fewer are discarded.
    DiscardFewer { counters: u8 },
}

/// What must be in play for a card to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    /// Nothing.
    Nothing,
    /// The complete rules.
    Complete,
    /// An extra.
    Extra(Extra),
}

/// What stands on a talent card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct TalentCard {
    /// Whether nuggets and rookies may have it.
    pub rookie: bool,
    /// Its type.
    pub kind: TalentType,
    /// How often it can be used; no number means without limit.
    pub uses: Option<u8>,
    /// What must be in play.
    pub needs: Needs,
    /// When.
    pub moment: Moment,
    /// What it does.
    pub effect: Effect,
}

/// What stands on a flaw card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct FlawCard {
    /// What an opponent must roll with two dice.
    pub activation: u8,
    /// How often it can act; no number means without limit.
    pub uses: Option<u8>,
    /// What must be in play.
    pub needs: Needs,
    /// When.
    pub moment: Moment,
    /// What it does.
    pub effect: Effect,
}

impl Talent {
    /// The card. {dogfight.talents.list}
    pub fn card(self) -> TalentCard {
        use Effect::*;
        use Moment as M;
        use Needs::{Complete, Extra as With, Nothing};
        use TalentType::*;
        let normal = |kind, uses, needs, moment, effect| TalentCard {
            rookie: false,
            kind,
            uses: Some(uses),
            needs,
            moment,
            effect,
        };
        let rookie = |kind, uses, needs, moment, effect| TalentCard {
            rookie: true,
            ..normal(kind, uses, needs, moment, effect)
        };
        match self {
            Talent::Marksman => rookie(Firing, 3, Nothing, M::Attacking, AttackRoll { by: 1 }),
            Talent::SteadyAim => rookie(Firing, 2, Nothing, M::Missed, RollAgain),
            Talent::SnapShot => normal(Firing, 2, Nothing, M::FireStep, WideArc { degrees: 120, by: -1 }),
            Talent::AceGunner => normal(Firing, 2, Nothing, M::Hit, HigherOfTwo),
            Talent::CalledShot => normal(Firing, 1, Complete, M::Hit, NameSymbol),
            Talent::PowerPilot => normal(Maneuvering, 2, Complete, M::Plan, Acceleration { by: 2 }),
            Talent::QuickReflexes => normal(Maneuvering, 1, Nothing, M::Reveal, ExchangeCard),
            Talent::HighG => normal(Maneuvering, 2, Nothing, M::Plan, GLimit { by: 1 }),
            Talent::CoolHead => rookie(Maneuvering, 2, Nothing, M::Plan, IgnoreDifficult),
            Talent::HardBrake => rookie(Maneuvering, 2, Complete, M::Plan, Brake),
            Talent::TightRoll => rookie(Maneuvering, 2, Complete, M::Plan, RotateWith { g: 1 }),
            Talent::DriftMaster => normal(Maneuvering, 2, Complete, M::Drift, ChooseDrift),
            Talent::TechnicalEye => normal(Activity, 2, Nothing, M::FireStep, LookAt { within: 240, by: 1 }),
            Talent::Leader => normal(Activity, 2, Nothing, M::FireStep, HelpFriend { within: 240, by: 1 }),
            Talent::PatchJob => normal(Activity, 1, Nothing, M::End, PutBack { most: 2 }),
            Talent::Bypass => rookie(Activity, 1, Complete, M::End, CancelOwn),
            Talent::Bloodhound => TalentCard {
                uses: None,
                ..normal(Activity, 0, With(Extra::Tailing), M::Tailing, TailWithin { millimetres: 200 })
            },
            Talent::SturdyPilot => normal(Other, 1, Complete, M::Drawn, CancelPilot),
            Talent::Evasive => rookie(Other, 3, Nothing, M::Attacked, AttackRoll { by: -1 }),
            Talent::Lucky => rookie(Other, 1, Nothing, M::Drawn, DrawAgain),
            Talent::AsteroidDancer => {
                rookie(Other, 3, With(Extra::Asteroids), M::Field, DrawMore { counters: 1 })
            }
            Talent::Wingman => normal(Other, 2, Nothing, M::FriendAttacked, AttackRoll { by: -1 }),
            Talent::JumpSense => normal(Other, 2, With(Extra::Ftl), M::Jump, RollJumpAgain),
            Talent::TailWatcher => TalentCard {
                uses: None,
                ..rookie(Other, 0, With(Extra::Tailing), M::Tailed, TailedOnlyOn { roll: 7 })
            },
            Talent::SecondWind => normal(Other, 1, Nothing, M::AnotherTalent, SecondUse),
        }
    }

    /// What the talent costs where sides are balanced by points.
    pub fn points(self) -> i16 {
        if self.card().rookie { 3 } else { 5 }
    }
}

impl Flaw {
    /// What a flaw gives back where sides are balanced by points.
    pub const POINTS: i16 = -4;

    /// The card. {dogfight.talents.flaws}
    pub fn card(self) -> FlawCard {
        use Effect::*;
        use Moment as M;
        use Needs::{Complete, Extra as With, Nothing};
        let card = |activation, uses, needs, moment, effect| FlawCard {
            activation,
            uses: Some(uses),
            needs,
            moment,
            effect,
        };
        match self {
            Flaw::TormentedSoul => card(8, 2, Nothing, M::Attacking, AttackRoll { by: -2 }),
            Flaw::ConcentrationLoss => card(8, 3, Nothing, M::Plan, NoTalents),
            Flaw::Overconfident => card(9, 2, Nothing, M::FireStep, MustAttackNearest),
            Flaw::TriggerHappy => card(7, 2, Complete, M::FirstFireStep, MustAttack),
            Flaw::Hothead => card(8, 2, Nothing, M::Plan, NoStandingStill),
            Flaw::SlowReactions => card(9, 2, Nothing, M::Plan, NoHardManeuvers),
            Flaw::HeavyHand => {
                FlawCard { uses: None, ..card(8, 0, With(Extra::Fuel), M::End, LoseFuel { points: 2 }) }
            }
            Flaw::Shaken => card(9, 1, Nothing, M::Plan, OnlyStraight),
            Flaw::PoorSpacing => card(8, 2, Nothing, M::Attacked, AttackRoll { by: 1 }),
            Flaw::RockShy => card(7, 3, With(Extra::Asteroids), M::Field, DiscardFewer { counters: 1 }),
        }
    }
}
