//! The vocabulary of cards: what they do, as trees. `resolve` runs a tree, `board` applies what lasts, and
//! `text` writes it out, so that a card's text can't disagree with what the card does. Nothing here acts. Which cards
//! and players an effect speaks of is in `speech`.

mod speech;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use strum::{Display, EnumIter};
use tabletop::Flow;
use utoipa::ToSchema;

use crate::Table;
use crate::card::{Keyword, Resource, Trait};
use crate::resolve::Context;

pub use speech::{Amount, Filter, Kinds, Measure, Term, Title, What, Who};

/// What is done to a card in play. {ccg.moving.ready} {ccg.moving.exhaust}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, EnumIter, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Verb {
    /// From reserve to alert.
    Ready,
    /// From alert to reserve.
    Commit,
    /// From face up to face down.
    Exhaust,
    /// From face down to face up.
    Restore,
    /// Both, as far as possible; as a cost, both.
    CommitAndExhaust,
    /// To the discard pile; it may be replaced.
    Defeat,
    /// To the discard pile by its controller; not a defeat.
    Sacrifice,
    /// To the owner's hand.
    ToHand,
    /// On top of the owner's deck.
    OnTopOfDeck,
    /// Into the owner's deck, which is shuffled.
    IntoDeck,
    /// To the owner's reserve area, unresolved.
    ToReserve,
}

/// How long something lasts. {ccg.effects.duration}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// To the end of the challenge.
    Challenge,
    /// To the end of the phase.
    Phase,
    /// To the end of the turn.
    Turn,
}

/// What a unit can be forbidden. It beats any permission. {ccg.effects.cannot}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// To challenge.
    Challenge,
    /// To defend.
    Defend,
    /// To be the target of anything.
    BeTarget,
    /// To be the target of what changes power.
    BePowerTarget,
}

/// What is different about a card while something lasts or is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// More or less power.
    Power(i8),
    /// More or less power while it challenges a threat.
    PowerAgainstThreats(i8),
    /// A higher or lower threat number, never below 0.
    ThreatNumber(i8),
    /// One more trait.
    Gain(Trait),
    /// One trait less.
    Lose(Trait),
    /// One more keyword.
    Grant(Keyword),
    /// Something it can't do.
    Cannot(Act),
}

/// A rule for everybody while it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumIter, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// Nobody loses influence.
    NoInfluenceLoss,
    /// Nobody gains influence.
    NoInfluenceGain,
    /// Nobody declares challenges.
    NoChallenges,
}

/// How the next mystic value in a challenge is found. {ccg.mystic.changes}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumIter, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Mystics {
    /// Two are revealed and added.
    SumOfTwo,
    /// Two are revealed; the player of the effect chooses which counts.
    OneOfTwo,
    /// Nothing is revealed.
    None,
}

/// What the very next action gets. {ccg.execution.extra-actions}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Favour {
    /// A card costs so much less of one type.
    Discount(u8),
    /// Stacks that make at least 2 logistics make 3 of any one type instead.
    Exchange,
}

/// How a challenge ends differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Twist {
    /// The loser is exhausted and not defeated.
    LoserExhausted,
    /// If the challenger wins, the challenger is defeated and the defender is not.
    ChallengerPursues,
}

/// What happens to the cards that somebody looks at on top of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Looked {
    /// They stay.
    Stay,
    /// One stays on top, the others go to the bottom in any order.
    OneOnTop,
    /// It may go to the bottom.
    MayGoBelow,
}

/// Where a card goes that is taken from a shown hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum TakenTo {
    /// The discard pile.
    Discard,
    /// The top of the owner's deck.
    TopOfDeck,
}

/// A condition.
#[derive(Clone, PartialEq, Debug)]
pub enum Condition {
    /// None.
    Always,
    /// It is the Cylon phase.
    CylonPhase,
    /// It is the execution phase.
    ExecutionPhase,
    /// It is used as an action, not in the effects round of a challenge.
    AsAction,
    /// There is a challenge.
    DuringChallenge,
    /// There is a challenge against a threat.
    DuringThreatChallenge,
    /// Challenger and defender are ships.
    BothShips,
    /// You are challenged and have no defender.
    YouAreUndefended,
    /// You control one such card.
    YouControl(Filter),
    /// You control the linked unit.
    YouControlLinked,
    /// This card fits.
    ThisIs(Filter),
    /// The n-th target fits.
    TargetIs(u8, Filter),
    /// This card is the challenger, and the defender fits.
    ThisChallengesSuch(Filter),
    /// This card challenges a player who controls no such card.
    OpponentLacks(Filter),
}

/// What is always on while a card lies face up in play. {ccg.effects.continuous}
#[derive(Clone, PartialEq, Debug)]
pub struct Passive {
    /// While this holds.
    pub when: Condition,
    /// This.
    pub what: Constant,
}

/// Something that is always on.
#[derive(Clone, PartialEq, Debug)]
pub enum Constant {
    /// Cards are different. Only [`What::This`], [`What::Linked`] and [`What::Every`] have a meaning here.
    Change(What, Change),
    /// This card has 1 power more for each such card.
    PowerPer(Filter),
    /// Revealed threats are stronger or weaker.
    ThreatPower(i8),
    /// The fleet defense level is higher or lower.
    FleetDefense(i8),
    /// Your revealed cards that fit have a higher mystic value.
    MysticBonus(Filter, i8),
    /// Who challenges you must spend a resource stack.
    ChallengeTax,
    /// Your units that fit are not singular.
    NotSingular(Filter),
    /// This unit fills these requirements of a mission at once.
    FillsBoth(Filter, Filter),
    /// Units that fit can't defend against the linked unit.
    CannotFaceLinked(Filter),
}

/// When an ability is triggered. What it is about must fit the ability's filter. {ccg.effects.triggers}
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Display, EnumIter, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// You are challenged, before the defender is named.
    YouAreChallenged,
    /// You are about to lose influence.
    YouLoseInfluence,
    /// You play an event.
    YouPlayEvent,
    /// Threats were revealed; their red text has not run yet.
    ThreatsRevealed,
    /// The ready phase begins.
    ReadyPhaseBegins,
    /// A unit enters play.
    EntersPlay,
    /// A unit challenges.
    Challenges,
    /// A unit would be defeated.
    WouldBeDefeated,
    /// A unit was defeated.
    Defeated,
    /// A unit was defeated by a threat.
    DefeatedByThreat,
    /// A unit leaves play.
    LeavesPlay,
    /// A unit has won a challenge that was defended.
    Wins,
    /// A unit has defeated a threat.
    BeatsThreat,
    /// A unit has defended and won.
    BeatsChallenger,
    /// A challenge is left undefended.
    Undefended,
    /// You have revealed a mystic value.
    YouRevealMystic,
    /// A player draws a card in the execution phase.
    PlayerDraws,
    /// You spend a resource stack.
    YouSpend,
    /// You resolve a mission.
    YouResolve,
}

impl Trigger {
    pub(crate) fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// When an ability is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// When the event is played.
    Event,
    /// When the mission resolves.
    Resolve,
    /// By its controller, as an action or in the effects round.
    Activated,
    /// By itself.
    Triggered(Trigger),
    /// By itself, if its controller wants it.
    May(Trigger),
}

/// What has to be done for an ability to work.
#[derive(Clone, PartialEq, Debug)]
pub enum OptionalCost {
    /// This is done to a target.
    Do(Verb, What),
    /// You do it to one of your cards.
    Pick(Verb, Filter),
    /// You do it to any number of your cards, which are counted.
    PickAny(Verb, Filter),
}

/// What is chosen when a card or ability is played. {ccg.effects.targets}
#[derive(Clone, PartialEq, Debug)]
pub enum Target {
    /// A card in play.
    Card(Filter),
    /// A card in play, or a revealed threat.
    CardOrThreat(Filter),
    /// A revealed threat.
    Threat,
    /// A player.
    Player,
    /// Another player.
    Opponent,
    /// A card in your discard pile.
    InDiscard(Filter),
    /// A card in your hand.
    InHand(Filter),
}

/// What one card does once.
#[derive(Clone, PartialEq, Debug)]
pub struct Ability {
    /// When.
    pub timing: Timing,
    /// What the trigger has to be about.
    pub about: Option<Filter>,
    /// Only if this holds.
    pub when: Condition,
    /// What is done to cards first; if it can't be done, the ability can't be used.
    pub costs: SmallVec<[(Verb, What); 2]>,
    /// What may be done first; if it is not, nothing happens.
    pub optional_cost: Option<OptionalCost>,
    /// What is chosen.
    pub targets: Vec<Target>,
    /// What happens.
    pub effect: Effect,
    /// Whether it can be used once per turn only.
    pub once_per_turn: bool,
    /// What the effect does to each target first, so that a target is chosen to which it can be done.
    pub(crate) first_verbs: SmallVec<[Option<Verb>; 2]>,
    /// Which targets have their power changed.
    pub(crate) changes_power: SmallVec<[bool; 2]>,
}

/// One node of what a card does.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// One after the other.
    All(Vec<Effect>),
    /// Cards in play are moved or turned.
    Do(Verb, What),
    /// Players pick one of their own cards that fit, and this is done to it.
    Pick(Who, Verb, Filter),
    /// Cards are different for a while.
    Change(What, Change, Until),
    /// The power of cards changes for the phase.
    Power(What, Amount),
    /// The power of a revealed threat, or of all, changes for the phase.
    ThreatPower(Option<u8>, i8),
    /// Influence is gained or, if the amount is negative, lost.
    Influence(Who, Amount),
    /// Cards are drawn.
    Draw(Who, Amount),
    /// Cards are discarded from hand, of the player's choice.
    Discard(Who, Amount),
    /// A whole hand is discarded.
    DiscardHand(Who),
    /// The top cards of the player's deck are discarded.
    Mill(Who, Amount),
    /// You discard any number of cards and draw as many.
    Exchange,
    /// A hand is shown to all.
    ShowHand(Who),
    /// You take a card that fits out of a hand that was shown.
    TakeShown(Who, Filter, TakenTo),
    /// A player puts a card from hand on top of the deck.
    HandToDeck(Who),
    /// You look at the top cards of a deck.
    Look(Who, u8, Looked),
    /// You show the top cards of your deck; the player puts one of them to the bottom and you take the rest.
    Salvage(Who, u8),
    /// You show the top card of your deck, which stays there; X is its mystic value.
    ShowTop,
    /// You reveal a mystic value; X is that value.
    RevealMystic,
    /// The next mystic value of a player in a challenge is found differently.
    NextMystic(Who, Mystics, Until),
    /// The next mystic value that you would reveal in a challenge is not revealed; the target gets power instead.
    PowerInsteadOfMystic(u8, What),
    /// You search your deck for a card, which goes to your hand.
    Search(Filter, Shown),
    /// The target, in your discard pile, goes to your hand.
    Recover(u8),
    /// Players take a card that fits from their discard piles into their hands.
    RecoverOne(Who, Filter),
    /// Your discard pile is shuffled into your deck.
    Reshuffle,
    /// A rule holds for everybody for the phase.
    Rule(Rule),
    /// A player chooses one; it must be possible if one is.
    Choose(Who, Vec<Effect>),
    /// Every player names an opponent, to whom something happens.
    NameOpponent(Box<Effect>),
    /// Only if it holds.
    If(Condition, Box<Effect>),
    /// When the challenge ends.
    AtChallengeEnd(Verb, What),
    /// The challenge ends differently.
    Twist(Twist),
    /// The challenge ends without a result.
    EndChallenge,
    /// You choose the defender of this challenge.
    ChooseDefender,
    /// So many more actions, at once.
    ExtraActions(u8),
    /// The next action gets a favour.
    NextAction(Favour),
    /// A card from your hand becomes a supply card.
    SupplyFromHand,
    /// This card becomes a supply card.
    BecomeSupply,
    /// The payment that is being made gets 1 more.
    Generate(Resource),
    /// The loss of influence is smaller.
    ReduceLoss(i8),
    /// Instead of the defeat, this is done.
    InsteadOfDefeat(Verb, What),
    /// The mystic value just revealed is ignored; another is revealed.
    RevealAgain,
    /// This card fills one such requirement of the mission being resolved.
    Fill(Filter),
    /// This card fills any so many requirements of the mission being resolved.
    FillAny(u8),
    /// The player who revealed this threat reveals another.
    AnotherThreat,
    /// The red text of the first target does not affect the second.
    SpareFromRedText,
    /// The target, a threat, goes to its owner's discard pile.
    RemoveThreat(u8),
    /// The player is first in the next Cylon phase of the turn.
    FirstInCylonPhase(Who),
    /// The execution phase ends, and another execution phase and Cylon phase follow the Cylon phase.
    FalsePeace,
    /// What no tree can say.
    Special(Special),
}

/// Whether others see a card that was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Shown {
    /// All see it.
    Shown,
    /// Nobody else does.
    Hidden,
}

/// An effect that no tree can say: a function, and the name of its text.
#[derive(Clone, Copy)]
pub struct Special {
    /// The name of its message.
    pub text: &'static str,
    /// What it does.
    pub run: fn(&mut Table, &mut Context) -> Flow<()>,
}

impl PartialEq for Special {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl std::fmt::Debug for Special {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.text)
    }
}

impl Effect {
    /// Calls `see` with this node and all below it.
    pub(crate) fn walk<'a>(&'a self, see: &mut impl FnMut(&'a Effect)) {
        see(self);
        match self {
            Effect::All(parts) | Effect::Choose(_, parts) => parts.iter().for_each(|part| part.walk(see)),
            Effect::If(_, then) | Effect::NameOpponent(then) => then.walk(see),
            _ => {}
        }
    }
}
