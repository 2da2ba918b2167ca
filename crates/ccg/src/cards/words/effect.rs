//! What happens, and what is always on.

use super::filter::units;
use crate::Table;
use crate::card::{Keyword, Trait};
use crate::effect::{
    Act, Amount, Change, Condition, Constant, Effect, Favour, Filter, Looked, Mystics, Special, TakenTo,
    Until, Verb, What, Who,
};
use crate::resolve::Context;

/// Effects one after the other.
pub fn all<const N: usize>(effects: [Effect; N]) -> Effect {
    Effect::All(effects.into())
}

/// Something is done to cards: `act(Ready, T1)`.
pub fn act(verb: Verb, what: What) -> Effect {
    Effect::Do(verb, what)
}

/// Players pick their own cards for it: `pick(Each, Commit, people())`.
pub fn pick(who: Who, verb: Verb, filter: Filter) -> Effect {
    Effect::Pick(who, verb, filter)
}

/// Power for the phase.
pub fn power(what: What, amount: impl Into<Amount>) -> Effect {
    Effect::Power(what, amount.into())
}

/// Power for the phase while the card challenges a threat.
pub fn power_against_threats(what: What, amount: i8) -> Effect {
    Effect::Change(what, Change::PowerAgainstThreats(amount), Until::Phase)
}

/// The first target, a threat, gets power for the phase.
pub fn threat_power(amount: i8) -> Effect {
    Effect::ThreatPower(Some(0), amount)
}

/// All threats get power for the phase.
pub fn all_threats_power(amount: i8) -> Effect {
    Effect::ThreatPower(None, amount)
}

/// The threat number of a card for the turn.
pub fn threat_number(what: What, amount: i8) -> Effect {
    Effect::Change(what, Change::ThreatNumber(amount), Until::Turn)
}

/// One more trait for a while.
pub fn gain_trait(what: What, one: Trait, until: Until) -> Effect {
    Effect::Change(what, Change::Gain(one), until)
}

/// One trait less for a while.
pub fn lose_trait(what: What, one: Trait, until: Until) -> Effect {
    Effect::Change(what, Change::Lose(one), until)
}

/// A keyword for the phase.
pub fn grant(what: What, keyword: Keyword) -> Effect {
    Effect::Change(what, Change::Grant(keyword), Until::Phase)
}

/// Something that can't be done for the phase.
pub fn cannot(what: What, act: Act) -> Effect {
    Effect::Change(what, Change::Cannot(act), Until::Phase)
}

/// Influence is gained.
pub fn gain(who: Who, amount: impl Into<Amount>) -> Effect {
    Effect::Influence(who, amount.into())
}

/// Influence is lost.
pub fn lose(who: Who, amount: i8) -> Effect {
    Effect::Influence(who, (-amount).into())
}

/// Cards are drawn.
pub fn draw(who: Who, amount: impl Into<Amount>) -> Effect {
    Effect::Draw(who, amount.into())
}

/// Cards are discarded from hand.
pub fn discard(who: Who, amount: impl Into<Amount>) -> Effect {
    Effect::Discard(who, amount.into())
}

/// A hand is discarded.
pub fn discard_hand(who: Who) -> Effect {
    Effect::DiscardHand(who)
}

/// The top cards of a deck are discarded.
pub fn mill(who: Who, amount: impl Into<Amount>) -> Effect {
    Effect::Mill(who, amount.into())
}

/// A hand is shown.
pub fn show_hand(who: Who) -> Effect {
    Effect::ShowHand(who)
}

/// You take a card from a hand that was shown.
pub fn take_shown(who: Who, filter: Filter, to: TakenTo) -> Effect {
    Effect::TakeShown(who, filter, to)
}

/// You look at the top of a deck.
pub fn look(who: Who, count: u8, then: Looked) -> Effect {
    Effect::Look(who, count, then)
}

/// The next mystic value is found differently.
pub fn next_mystic(who: Who, how: Mystics, until: Until) -> Effect {
    Effect::NextMystic(who, how, until)
}

/// A choice of two.
pub fn either(who: Who, one: Effect, other: Effect) -> Effect {
    Effect::Choose(who, vec![one, other])
}

/// Only if it holds.
pub fn only_if(condition: Condition, then: Effect) -> Effect {
    Effect::If(condition, Box::new(then))
}

/// Only if the first target fits.
pub fn if_t1(filter: Filter, then: Effect) -> Effect {
    only_if(Condition::TargetIs(0, filter), then)
}

/// When the challenge ends.
pub fn at_challenge_end(verb: Verb, what: What) -> Effect {
    Effect::AtChallengeEnd(verb, what)
}

/// So many extra actions, the first with a favour.
pub fn extra_action(favour: Favour) -> Effect {
    all([Effect::ExtraActions(1), Effect::NextAction(favour)])
}

/// What no tree can say.
pub fn special(text: &'static str, run: fn(&mut Table, &mut Context) -> tabletop::Flow<()>) -> Effect {
    Effect::Special(Special { text, run })
}

/// Cards have more or less power.
pub fn has_power(what: What, amount: i8) -> Constant {
    Constant::Change(what, Change::Power(amount))
}

/// Cards have one more trait.
pub fn has_trait(what: What, one: Trait) -> Constant {
    Constant::Change(what, Change::Gain(one))
}

/// Cards have a keyword.
pub fn has_keyword(what: What, keyword: Keyword) -> Constant {
    Constant::Change(what, Change::Grant(keyword))
}

/// Cards can't do something.
pub fn never(what: What, act: Act) -> Constant {
    Constant::Change(what, Change::Cannot(act))
}

/// While this card defends.
pub fn defending() -> Condition {
    Condition::ThisIs(units().defending())
}

/// While this card challenges.
pub fn challenging() -> Condition {
    Condition::ThisIs(units().challenging())
}

/// While you control such a card.
pub fn you_control(filter: Filter) -> Condition {
    Condition::YouControl(filter)
}
