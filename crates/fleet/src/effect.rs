//! What cards do, as trees. `resolve` runs a tree and `text` writes it out, so a card's text can't disagree
//! with what the card does.

use crate::space::{Area, Piece};
use crate::{Location, Resource, Ship, Skill, Skills};
use utoipa::ToSchema;

/// Whom an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The player whose turn it is.
    Current,
    /// The President.
    President,
    /// The Admiral.
    Admiral,
    /// Whoever was chosen earlier in the same effect.
    Chosen,
    /// The player who uses the card.
    Actor,
    /// Every player.
    Each,
}

/// Where drawn skill cards come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// Any type, each card of its own.
    Any,
    /// One type, whether in the skill set or not.
    Type(Skill),
    /// One of these types, each card of its own.
    OneOf(&'static [Skill]),
}

/// A title card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, strum::EnumCount, strum::EnumString)]
#[derive(strum::Display, serde::Serialize, serde::Deserialize, ToSchema, strum::EnumIter)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// The President.
    President,
    /// The Admiral.
    Admiral,
}

/// What a die has to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Test {
    /// This or less.
    AtMost(u8),
    /// This or more.
    AtLeast(u8),
}

impl Test {
    /// Whether `result` is what was wanted.
    pub fn holds(self, result: u8) -> bool {
        match self {
            Test::AtMost(most) => result <= most,
            Test::AtLeast(least) => result >= least,
        }
    }
}

/// Who may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Among {
    /// Any player but the one who chooses.
    OtherPlayers,
    /// Any human player but the one who uses the card.
    OtherHumans,
    /// Any human player but the Admiral and the one who uses the card.
    OtherHumansNotAdmiral,
    /// The President and the Admiral.
    PresidentAndAdmiral,
    /// Any character that can be sent there. {fleet.locations.target-rule}
    Sendable(Location),
    /// Any other character in the Brig.
    OthersInBrig,
    /// Any other player, whatever they have.
    Others,
    /// Whoever may be proposed as President.
    Nominees,
    /// Any other character on Galactica that can be sent there.
    OthersAboard(Location),
}

/// What has to be so for something to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// The fleet token is where the fleet can jump early.
    OnBlueSpace,
    /// The skill set of whoever acts has this type.
    InSkillSet(Skill),
    /// Whoever acts holds this title.
    Holds(Title),
    /// The fleet has come no farther than this.
    DistanceAtMost(u8),
    /// So many ships are there to be risked. {fleet.combat.risk}
    There(Risked, u8),
}

/// Cylon ships that act together. {fleet.activation.order}
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[derive(strum::Display, serde::Serialize, serde::Deserialize, ToSchema, strum::EnumIter)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Activation {
    /// Every raider.
    Raiders,
    /// Every heavy raider and centurion.
    HeavyRaiders,
    /// Every basestar.
    Basestars,
    /// Every basestar launches raiders.
    Launch,
}

/// A lasting rule that a card in play brings with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(strum::Display, strum::EnumIter, serde::Serialize, serde::Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// Unmanned vipers attack at -2.
    TrainingNewPilots,
    /// Basestars launch one more.
    MassiveDeployment,
    /// Communications can't be used.
    CommunicationsJamming,
    /// Back into the crisis deck with the next jump, unless a civilian ship or basestar was destroyed.
    RelentlessPursuit,
    /// Nobody looks at loyalty cards of others.
    DetectorSabotage,
    /// Nobody moves to Colonial One.
    ColonialOneBombed,
    /// 1 distance beside the objective.
    LegendaryDiscovery,
    /// The President is harder to replace or accuse, once.
    AcceptProphecy,
}

/// How long a lasting rule lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// The fleet jumps.
    Jump,
    /// The game ends.
    EndOfGame,
    /// It was applied once.
    Applied,
}

impl Rule {
    /// How long it lasts.
    pub fn until(self) -> Until {
        use Rule::*;
        #[cfg(test)]
        if let Some(&changed) = crate::proof::instead_of(crate::proof::Row::Until(self)) {
            return changed;
        }
        match self {
            TrainingNewPilots | MassiveDeployment | CommunicationsJamming | RelentlessPursuit => Until::Jump,
            DetectorSabotage | ColonialOneBombed | LegendaryDiscovery => Until::EndOfGame,
            AcceptProphecy => Until::Applied,
        }
    }
}

/// Ships that are put at risk, or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Risked {
    /// Raptors.
    Raptors,
    /// Vipers in the Reserves.
    Vipers,
}

/// Where vipers are when something damages them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum VipersIn {
    /// In the Reserves.
    Reserves,
    /// In space.
    Space,
}

/// One node of a card's effect.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Nothing happens.
    Nothing,
    /// One after the other.
    All(Vec<Effect>),
    /// A dial turns.
    Change(Resource, i8),
    /// Players discard skill cards of their choice, at the same time.
    Discard(Vec<(Who, u8)>),
    /// Players discard skill cards at random.
    DiscardRandom(Who, u8),
    /// A player discards the whole hand.
    DiscardHand(Who),
    /// A player draws skill cards.
    Draw(Who, u8, From),
    /// A character is sent to a location.
    Send(Who, Location),
    /// Everybody at a location is sent to another.
    SendAllAt(Location, Location),
    /// Everybody on a ship is sent to a location.
    SendAllOn(Ship, Location),
    /// A character in the Brig is moved to a location on Galactica of the actor's choice.
    Release(Who),
    /// Somebody chooses a player, then more happens.
    Choose(Who, Among, Box<Effect>),
    /// Somebody takes one of two.
    Either(Who, Box<Effect>, Box<Effect>),
    /// Somebody may do it.
    May(Who, Box<Effect>),
    /// A die decides.
    Roll(Who, Test, Box<Effect>, Box<Effect>),
    /// Only if a dial stands lower.
    IfBelow(Resource, i8, Box<Effect>),
    /// Only if it is so; else the rest goes on without it.
    If(Condition, Box<Effect>),
    /// Only if it is so; else there is nothing to do at all.
    OnlyIf(Condition, Box<Effect>),
    /// A skill check in the middle of an effect.
    Check(Box<Check>),
    /// The Admiral may risk ships: the die brings the gain, or the loss.
    MayRisk(Risked, u8, Test, Box<Effect>, Box<Effect>),
    /// Raptors are destroyed.
    DestroyRaptors(u8),
    /// Destroyed raptors come back.
    RestoreRaptors(u8),
    /// Vipers are damaged.
    DamageVipers(u8, VipersIn),
    /// The Admiral may bring damaged or destroyed vipers, and destroyed raptors, back to the Reserves.
    Refit {
        /// Vipers at most.
        vipers: u8,
        /// Raptors at most.
        raptors: u8,
    },
    /// Civilian ships are drawn and destroyed.
    DestroyCivilians(u8),
    /// Galactica is damaged.
    DamageGalactica(u8),
    /// The Admiral loses a nuke.
    LoseNuke,
    /// The fleet token moves on the jump track.
    Jump(i8),
    /// New ships come into space.
    Place(Vec<(Area, Piece, u8)>),
    /// Centurions board.
    Board(u8),
    /// A title changes hands.
    Give(Title, Who),
    /// One looks at a random loyalty card of another.
    LookAtLoyalty(Who, Who),
    /// Cylon ships act.
    Activate(Activation),
    /// The raiders that the card has just placed act.
    ActivatePlacedRaiders,
    /// All undamaged vipers return to the Reserves.
    RecallVipers,
    /// Cylon ships on the board are destroyed: raiders, or a heavy raider, or a centurion.
    BrutalForce,
    /// The card stays in play.
    Keep(Rule),
    /// The card is given to the chosen player and stays there.
    Assign,
    /// As if the check on this card had failed.
    AsIfFailed,
    /// Another crisis card is drawn after this one.
    AnotherCrisis,
    /// The card leaves the game.
    RemoveThis,
    /// The fleet jumps; if the die says so, it loses the population that the jump track shows.
    RiskyJump(Test),
    /// The actor attacks a Cylon ship with Galactica.
    AttackWithGalactica,
    /// The actor attacks a centurion.
    AttackCenturion,
    /// The actor looks at so many civilian ships, and may move each.
    LookAtCivilians(u8),
    /// The actor activates unmanned vipers, so many times at most.
    DirectVipers(u8),
    /// The actor launches in a viper.
    LaunchInViper,
    /// The actor may take one more action.
    ActAgain,
    /// The President draws quorum cards.
    DrawQuorum(u8),
    /// The actor may draw a quorum card or play one.
    DrawOrPlayQuorum,
    /// The actor looks at somebody's skill cards and takes one.
    TakeCard(Who),
    /// The actor may exchange a super crisis card.
    ExchangeSuperCrisis,
    /// The actor gives all loyalty cards that lie face down to another player.
    GiveAwayLoyalty,
    /// The actor activates so many unmanned vipers at most, each once.
    DirectEachOnce(u8),
    /// The actor looks at all loyalty cards of somebody.
    LookAtAllLoyalty(Who),
    /// The fleet gains 1 of one of these resources, as the actor chooses.
    GainOneOf(&'static [Resource]),
    /// The actor looks at the top of the crisis deck or of the destination deck, and puts the card back.
    Scout,
    /// The actor attacks with the own viper, so many times at most.
    AttackWithViper(u8),
    /// The actor repairs the location, or at the Hangar Deck vipers.
    Repair {
        /// Vipers at most.
        vipers: u8,
    },
    /// The actor draws Galactica damage tokens, applies some and puts the others back.
    ChooseDamage {
        /// How many are drawn.
        drawn: usize,
        /// How many are applied.
        applied: usize,
    },
}

impl Effect {
    /// The first check that it demands.
    pub fn check(&self) -> Option<&Check> {
        match self {
            Effect::Check(check) => Some(check),
            _ => (0..).map_while(|at| self.part(at)).find_map(Effect::check),
        }
    }

    /// A part of it, counted from 0.
    pub fn part(&self, at: u8) -> Option<&Effect> {
        match self {
            Effect::All(effects) => effects.get(usize::from(at)),
            Effect::Choose(_, _, only)
            | Effect::May(_, only)
            | Effect::IfBelow(_, _, only)
            | Effect::If(_, only)
            | Effect::OnlyIf(_, only) => (at == 0).then_some(only),
            Effect::Check(check) => match at {
                0 => Some(&check.pass),
                1 => Some(&check.fail),
                2 => check.partial.as_ref().map(|(_, effect)| effect),
                _ => None,
            },
            Effect::Either(_, one, other)
            | Effect::Roll(_, _, one, other)
            | Effect::MayRisk(_, _, _, one, other) => match at {
                0 => Some(one),
                1 => Some(other),
                _ => None,
            },
            _ => None,
        }
    }
}

/// A skill check with what follows from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Check {
    /// What the strength has to reach.
    pub difficulty: u8,
    /// The types that count for it.
    pub skills: Skills,
    /// What a success brings.
    pub pass: Effect,
    /// What a strength below the difficulty, but of at least this much, brings.
    pub partial: Option<(u8, Effect)>,
    /// What a failure brings.
    pub fail: Effect,
}

/// The words in which card tables are written.
pub mod words {
    use super::*;

    /// Effects one after the other.
    pub fn all<const N: usize>(effects: [Effect; N]) -> Effect {
        Effect::All(effects.into())
    }

    /// Lose some of a resource.
    pub fn lose(resource: Resource, amount: i8) -> Effect {
        Effect::Change(resource, -amount)
    }

    /// Gain some of a resource.
    pub fn gain(resource: Resource, amount: i8) -> Effect {
        Effect::Change(resource, amount)
    }

    /// A player discards.
    pub fn discard(who: Who, cards: u8) -> Effect {
        Effect::Discard(vec![(who, cards)])
    }

    /// Two players discard at the same time.
    pub fn discard_both(one: (Who, u8), other: (Who, u8)) -> Effect {
        Effect::Discard(vec![one, other])
    }

    /// A character is sent somewhere.
    pub fn send(who: Who, to: Location) -> Effect {
        Effect::Send(who, to)
    }

    /// Somebody chooses a character who is then sent somewhere.
    pub fn choose_and_send(chooser: Who, to: Location) -> Effect {
        choose(chooser, Among::Sendable(to), send(Who::Chosen, to))
    }

    /// Somebody chooses a player.
    pub fn choose(chooser: Who, among: Among, then: Effect) -> Effect {
        Effect::Choose(chooser, among, Box::new(then))
    }

    /// Somebody takes one of two.
    pub fn either(chooser: Who, one: Effect, other: Effect) -> Effect {
        Effect::Either(chooser, Box::new(one), Box::new(other))
    }

    /// Somebody may do it.
    pub fn may(who: Who, effect: Effect) -> Effect {
        Effect::May(who, Box::new(effect))
    }

    /// The current player rolls; it happens only if the die says so.
    pub fn on_roll(test: Test, then: Effect) -> Effect {
        Effect::Roll(Who::Current, test, Box::new(then), Box::new(Effect::Nothing))
    }

    /// The one who uses the card rolls.
    pub fn roll(test: Test, then: Effect, otherwise: Effect) -> Effect {
        Effect::Roll(Who::Actor, test, Box::new(then), Box::new(otherwise))
    }

    /// If it is so, this happens.
    pub fn if_so(condition: Condition, then: Effect) -> Effect {
        Effect::If(condition, Box::new(then))
    }

    /// There is something to do only if it is so.
    pub fn only_if(condition: Condition, then: Effect) -> Effect {
        Effect::OnlyIf(condition, Box::new(then))
    }

    /// A skill check is made.
    pub fn make(check: Check) -> Effect {
        Effect::Check(Box::new(check))
    }

    /// One looks at a random loyalty card of another.
    pub fn look(viewer: Who, at: Who) -> Effect {
        Effect::LookAtLoyalty(viewer, at)
    }

    /// New ships in areas by number.
    pub fn place(ships: &[(u8, Piece, u8)]) -> Effect {
        Effect::Place(ships.iter().map(|&(area, piece, count)| (Area::number(area), piece, count)).collect())
    }

    /// A check without a partial result.
    pub fn check(difficulty: u8, skills: &[Skill], pass: Effect, fail: Effect) -> Check {
        Check { difficulty, skills: Skills::of(skills), pass, partial: None, fail }
    }

    impl Check {
        /// The same check, with a result between pass and fail.
        #[must_use]
        pub fn partly(mut self, at: u8, effect: Effect) -> Check {
            self.partial = Some((at, effect));
            self
        }
    }
}
