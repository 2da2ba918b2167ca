//! What is always on, and when something happens, in words.

use super::nouns::{Determiner, OTHER, WHAT};
use super::signed;
use super::speech::Speech;
use crate::card::UnitType;
use crate::effect::{Change, Condition, Constant, Filter, Kinds, Term, Trigger, What};

impl Speech<'_> {
    pub(super) fn change(&self, on: &What, change: Change) -> String {
        let many = ("many", Self::many(on).into());
        let what = match (on, change) {
            // "All can't" might mean that some can.
            (What::Every(filter), Change::Cannot(_)) => self.cards(filter, Determiner::Plural),
            _ => self.what(on),
        };
        let say = |id: &str, arg| self.say_of(id, &what, &[many.clone(), arg]);
        match change {
            Change::Power(by) => say("change-power", ("by", signed(by).into())),
            Change::PowerAgainstThreats(by) => say("change-power-against-threats", ("by", signed(by).into())),
            Change::ThreatNumber(by) => say("change-threat-number", ("by", signed(by).into())),
            Change::Gain(one) => say("change-gain", ("trait", self.words.trait_name(one).into())),
            Change::Lose(one) => say("change-lose", ("trait", self.words.trait_name(one).into())),
            Change::Grant(keyword) => say("change-grant", ("keyword", self.words.keyword(keyword).into())),
            Change::Cannot(act) => say(&format!("change-cannot-{act}"), ("by", "".into())),
        }
    }

    /// What is always on, as a clause.
    pub(super) fn constant(&self, constant: &Constant) -> String {
        match constant {
            Constant::Change(what, change) => self.change(what, *change),
            Constant::PowerPer(per) => {
                self.say_of("constant-power-per", &self.cards(per, Determiner::Each), &[])
            }
            Constant::ThreatPower(by) => self.say("constant-threat-power", &[("by", signed(*by).into())]),
            Constant::FleetDefense(by) => self.say("constant-fleet-defense", &[("by", signed(*by).into())]),
            Constant::MysticBonus(which, by) => {
                let by = ("by", signed(*by).into());
                self.say_of("constant-mystic", &self.cards(which, Determiner::All), &[by])
            }
            Constant::ChallengeTax => self.say("constant-tax", &[]),
            Constant::NotSingular(which) => {
                let mut mine = which.clone();
                mine.terms.push(Term::Mine);
                self.say_of("constant-not-singular", &self.cards(&mine, Determiner::Plural), &[])
            }
            Constant::FillsBoth(a, b) => {
                let (a, b) = (self.a(a), self.a(b));
                self.say("constant-fills-both", &[a.args(WHAT), b.args(OTHER)].concat())
            }
            Constant::CannotFaceLinked(which) => {
                self.say_of("constant-cannot-face", &self.cards(which, Determiner::Plural), &[])
            }
        }
    }

    /// A condition, if there is one.
    pub(super) fn condition(&self, condition: &Condition) -> Option<String> {
        let a = |id: &str, which: &Filter| self.say_of(id, &self.a(which), &[]);
        Some(match condition {
            Condition::Always => return None,
            Condition::CylonPhase => self.say("if-cylon-phase", &[]),
            Condition::ExecutionPhase => self.say("if-execution-phase", &[]),
            Condition::AsAction => self.say("if-as-action", &[]),
            Condition::DuringChallenge => self.say("if-challenge", &[]),
            Condition::DuringThreatChallenge => self.say("if-threat-challenge", &[]),
            Condition::BothShips => self.say("if-both-ships", &[]),
            Condition::YouAreUndefended => self.say("if-you-are-undefended", &[]),
            Condition::YouControl(which) => a("if-you-control", which),
            Condition::YouControlLinked => self.say("if-you-control-linked", &[]),
            Condition::ThisIs(which) => match state_alone(which) {
                Some(state) => self.say_of_this(&format!("if-this-{state}")),
                None => a("if-this-is", which),
            },
            Condition::TargetIs(_, which) => match state_alone(which) {
                Some(state) => self.say(&format!("if-target-{state}"), &[]),
                None => a("if-target-is", which),
            },
            Condition::ThisChallengesSuch(which) => a("if-this-challenges", which),
            Condition::OpponentLacks(which) => {
                self.say_of("if-opponent-lacks", &self.cards(which, Determiner::None), &[])
            }
        })
    }

    /// When an ability is triggered.
    pub(super) fn trigger(&self, trigger: Trigger, about: Option<&Filter>) -> String {
        let is_this = about.is_some_and(|filter| filter.terms.contains(&Term::This));
        if trigger == Trigger::EntersPlay && is_this {
            return self.say_of_this(&format!("trigger-enters-play.{}", UnitType::of(self.card)));
        }
        let what = match about {
            // Of what happens to a player, nothing more is said; only missions are resolved.
            None => self.a(&Filter { kinds: Kinds::MISSION, terms: Default::default() }),
            Some(_) if is_this => self.this(),
            Some(filter) if filter.terms.contains(&Term::Linked) => self.other("what-linked"),
            Some(filter) => self.a(filter),
        };
        self.say_of(&format!("trigger-{trigger}"), &what, &[])
    }
}

/// The state that a filter asks for, if it asks for nothing else: then the noun need not be said again.
fn state_alone(filter: &Filter) -> Option<&'static str> {
    match (filter.kinds, filter.terms.as_slice()) {
        (Kinds::UNIT, [Term::Challenging]) => Some("challenging"),
        (Kinds::UNIT, [Term::ChallengingThreat]) => Some("challenging-threat"),
        (Kinds::UNIT, [Term::Defending]) => Some("defending"),
        (Kinds::STACK, [Term::FaceUp]) => Some("face-up"),
        _ => None,
    }
}
