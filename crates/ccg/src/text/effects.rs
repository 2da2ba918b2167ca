//! Effect trees in words. Every node becomes a clause; clauses are joined to sentences.

use std::cell::Cell;

use super::names::Whose;
use super::{Args, Words, signed};
use crate::effect::{
    Ability, Amount, Change, Condition, Constant, Effect, Favour, Filter, Measure, Target, Trigger, Verb,
    What, Who,
};

/// A speaker of one ability, who remembers which targets were mentioned.
pub(super) struct Speech<'a> {
    words: &'a Words,
    ability: Option<&'a Ability>,
    mentioned: Cell<u8>,
    /// Whose cards "mine" are, for the reader.
    whose: Cell<Whose>,
}

impl<'a> Speech<'a> {
    pub(super) fn new(words: &'a Words, ability: Option<&'a Ability>) -> Speech<'a> {
        Speech { words, ability, mentioned: Cell::new(0), whose: Cell::new(Whose::Yours) }
    }

    fn say(&self, id: &str, args: &Args) -> String {
        self.words.say_with(id, args)
    }

    fn filter(&self, filter: &Filter, count: u8) -> String {
        self.words.filter_of(filter, count, self.whose.get())
    }

    /// The n-th target: described when it is first spoken of, later only referred to.
    fn target(&self, at: u8) -> String {
        let known = self.mentioned.get() & 1 << at != 0;
        self.mentioned.set(self.mentioned.get() | 1 << at);
        let targets = self.ability.map_or(&[][..], |ability| &ability.targets);
        if known {
            let id = match (targets.len(), at) {
                (0 | 1, _) => "that-target",
                (_, 0) => "first-target",
                _ => "second-target",
            };
            return self.say(id, &[]);
        }
        match targets.get(usize::from(at)) {
            Some(Target::Card(filter)) => self.say("target", &[("what", self.filter(filter, 1).into())]),
            Some(Target::CardOrThreat(filter)) => {
                self.say("target-or-threat", &[("what", self.filter(filter, 1).into())])
            }
            Some(Target::InDiscard(filter)) => {
                self.say("target-in-discard", &[("what", self.filter(filter, 1).into())])
            }
            Some(Target::InHand(filter)) => {
                self.say("target-in-hand", &[("what", self.filter(filter, 1).into())])
            }
            Some(Target::Threat) => self.say("target-threat", &[]),
            Some(Target::Player) => self.say("who-player", &[]),
            Some(Target::Opponent) => self.say("who-opponent", &[]),
            None => self.say("that-target", &[]),
        }
    }

    fn what(&self, what: &What) -> String {
        match what {
            What::This => self.say("what-this", &[]),
            What::Target(at) => self.target(*at),
            What::Linked => self.say("what-linked", &[]),
            What::Challenger => self.say("what-challenger", &[]),
            What::Defender => self.say("what-defender", &[]),
            What::That => self.say("what-that", &[]),
            What::Every(filter) => self.say("what-every", &[("what", self.filter(filter, 2).into())]),
        }
    }

    fn who(&self, who: Who) -> (&'static str, String) {
        match who {
            Who::You => ("you", String::new()),
            Who::Each => ("other", self.say("who-each", &[])),
            Who::Target(at) => ("other", self.target(at)),
            Who::OwnerOf(_) => ("other", self.say("who-owner", &[])),
            Who::ControllerOf(_) | Who::ControllerOfLinked => ("other", self.say("who-controller", &[])),
            Who::Named => ("other", self.say("who-named", &[])),
        }
    }

    /// A clause with somebody as its subject.
    fn by(&self, who: Who, id: &str, args: &Args) -> String {
        let (key, name) = self.who(who);
        let mut all = vec![("who", key.into()), ("name", name.into())];
        all.extend_from_slice(args);
        self.say(id, &all)
    }

    /// Something done to cards, as an order.
    pub(super) fn act(&self, verb: Verb, what: &What) -> String {
        let what = self.what(what);
        self.verb(verb, &what)
    }

    pub(super) fn verb(&self, verb: Verb, what: &str) -> String {
        self.say(&format!("verb-{verb}"), &[("what", what.into())])
    }

    /// A number, and what it is counted by.
    fn number(&self, amount: &Amount) -> (String, String) {
        let times = amount.times.unsigned_abs();
        let per = match &amount.of {
            Measure::One => return (times.to_string(), String::new()),
            Measure::X => {
                let x = if times == 1 { "X".to_owned() } else { format!("{times}X") };
                return (x, String::new());
            }
            Measure::Count(filter) => self.say("per-card", &[("what", self.filter(filter, 1).into())]),
            Measure::CountOf(_, filter) => {
                self.say("per-card-of-controller", &[("what", self.filter(filter, 1).into())])
            }
            Measure::MysticOf(what) => self.say("per-mystic", &[("what", self.what(what).into())]),
            Measure::SuppliesIn(at) => self.say("per-supply", &[("what", self.target(*at).into())]),
            Measure::HandSize => self.say("per-hand-size", &[]),
            Measure::Margin => self.say("per-margin", &[]),
        };
        (times.to_string(), format!(" {per}"))
    }

    /// How many cards: "2 cards", "1 card for each ...".
    fn cards(&self, amount: &Amount) -> String {
        let (number, per) = self.number(amount);
        let plain = amount.of == Measure::One;
        let args = [("n", number.into()), ("count", amount.times.into())];
        self.say(if plain { "cards-plain" } else { "cards" }, &args) + &per
    }

    /// Whether several cards are meant.
    fn many(what: &What) -> &'static str {
        if matches!(what, What::Every(_)) { "yes" } else { "no" }
    }

    fn change(&self, on: &What, change: Change) -> String {
        let many = ("many", Self::many(on).into());
        let what = ("what", self.what(on).into());
        match change {
            Change::Power(by) => self.say("change-power", &[what, many, ("by", signed(by).into())]),
            Change::PowerAgainstThreats(by) => {
                self.say("change-power-against-threats", &[what, many, ("by", signed(by).into())])
            }
            Change::ThreatNumber(by) => {
                self.say("change-threat-number", &[what, many, ("by", signed(by).into())])
            }
            Change::Gain(one) => {
                self.say("change-gain", &[what, many, ("trait", self.words.trait_name(one).into())])
            }
            Change::Lose(one) => {
                self.say("change-lose", &[what, many, ("trait", self.words.trait_name(one).into())])
            }
            Change::Grant(keyword) => {
                self.say("change-grant", &[what, many, ("keyword", self.words.keyword(keyword).into())])
            }
            Change::Cannot(act) => self.say(&format!("change-cannot-{act}"), &[what, many]),
        }
    }

    /// What is always on, as a clause.
    pub(super) fn constant(&self, constant: &Constant) -> String {
        let filter = |filter: &Filter, count: u8| self.filter(filter, count);
        match constant {
            Constant::Change(what, change) => self.change(what, *change),
            Constant::PowerPer(per) => self.say("constant-power-per", &[("what", filter(per, 1).into())]),
            Constant::ThreatPower(by) => self.say("constant-threat-power", &[("by", signed(*by).into())]),
            Constant::FleetDefense(by) => self.say("constant-fleet-defense", &[("by", signed(*by).into())]),
            Constant::MysticBonus(which, by) => {
                let args = [("what", filter(which, 2).into()), ("by", signed(*by).into())];
                self.say("constant-mystic", &args)
            }
            Constant::ChallengeTax => self.say("constant-tax", &[]),
            Constant::NotSingular(which) => {
                self.say("constant-not-singular", &[("what", filter(which, 2).into())])
            }
            Constant::FillsBoth(a, b) => {
                self.say("constant-fills-both", &[("a", filter(a, 1).into()), ("b", filter(b, 1).into())])
            }
            Constant::CannotFaceLinked(which) => {
                self.say("constant-cannot-face", &[("what", filter(which, 2).into())])
            }
        }
    }

    /// A condition, if there is one.
    pub(super) fn condition(&self, condition: &Condition) -> Option<String> {
        let filter = |filter: &Filter| ("what", self.filter(filter, 1).into());
        Some(match condition {
            Condition::Always => return None,
            Condition::CylonPhase => self.say("if-cylon-phase", &[]),
            Condition::ExecutionPhase => self.say("if-execution-phase", &[]),
            Condition::AsAction => self.say("if-as-action", &[]),
            Condition::DuringChallenge => self.say("if-challenge", &[]),
            Condition::DuringThreatChallenge => self.say("if-threat-challenge", &[]),
            Condition::BothShips => self.say("if-both-ships", &[]),
            Condition::YouAreUndefended => self.say("if-you-are-undefended", &[]),
            Condition::YouControl(which) => self.say("if-you-control", &[filter(which)]),
            Condition::YouControlLinked => self.say("if-you-control-linked", &[]),
            Condition::ThisIs(which) => self.say("if-this-is", &[filter(which)]),
            Condition::TargetIs(_, which) => self.say("if-target-is", &[filter(which)]),
            Condition::ThisChallengesSuch(which) => self.say("if-this-challenges", &[filter(which)]),
            Condition::OpponentLacks(which) => self.say("if-opponent-lacks", &[filter(which)]),
        })
    }

    /// When an ability is triggered.
    pub(super) fn trigger(&self, trigger: Trigger, about: Option<&Filter>) -> String {
        use crate::effect::Term;
        let what = match about {
            None => self.say("any-unit", &[]),
            Some(filter) if filter.terms.contains(&Term::This) => self.say("what-this", &[]),
            Some(filter) if filter.terms.contains(&Term::Linked) => self.say("what-linked", &[]),
            Some(filter) => self.say("a-card", &[("what", self.filter(filter, 1).into())]),
        };
        self.say(&format!("trigger-{trigger}"), &[("what", what.into())])
    }

    /// An effect as one clause.
    pub(super) fn clause(&self, effect: &Effect) -> String {
        let words = self.words;
        match effect {
            Effect::Nothing => self.say("effect-nothing", &[]),
            Effect::All(parts) => {
                let parts: Vec<String> = parts.iter().map(|part| self.clause(part)).collect();
                words.joined(&parts, "list-comma", "join-then")
            }
            Effect::Do(verb, what) => self.act(*verb, what),
            Effect::Pick(who, verb, count, filter) => {
                let what = self.filter(filter, *count);
                let what = self.say("own-cards", &[("n", (*count).into()), ("what", what.into())]);
                let (key, name) = self.who(*who);
                if key == "you" {
                    self.verb(*verb, &what)
                } else {
                    let args = [("name", name.into()), ("what", what.into())];
                    self.say(&format!("verb-{verb}.third"), &args)
                }
            }
            Effect::Change(what, change, until) => {
                let clause = self.change(what, *change);
                self.say(&format!("until-{until}"), &[("what", clause.into())])
            }
            Effect::Power(what, amount) => {
                let (number, per) = self.number(amount);
                let sign = if amount.times < 0 { "−" } else { "+" };
                let many = ("many", Self::many(what).into());
                let what = ("what", self.what(what).into());
                let by = format!("{sign}{number}");
                let args = [what, many, ("by", by.into()), ("per", per.into())];
                let clause = self.say("effect-power", &args);
                self.say("until-phase", &[("what", clause.into())])
            }
            Effect::ThreatPower(at, by) => {
                let (what, many) = match at {
                    Some(at) => (self.target(*at), "no"),
                    None => (self.say("all-threats", &[]), "yes"),
                };
                let by = ("by", signed(*by).into());
                let args = [("what", what.into()), ("many", many.into()), by, ("per", "".into())];
                let clause = self.say("effect-power", &args);
                self.say("until-phase", &[("what", clause.into())])
            }
            Effect::Influence(who, amount) => {
                let (number, per) = self.number(amount);
                let id = if amount.times < 0 { "effect-lose-influence" } else { "effect-gain-influence" };
                self.by(*who, id, &[("n", number.into())]) + &per
            }
            Effect::Draw(who, amount) => {
                self.by(*who, "effect-draw", &[("cards", self.cards(amount).into())])
            }
            Effect::Discard(who, amount) => {
                self.by(*who, "effect-discard", &[("cards", self.cards(amount).into())])
            }
            Effect::Mill(who, amount) => {
                self.by(*who, "effect-mill", &[("cards", self.cards(amount).into())])
            }
            Effect::DiscardHand(who) => self.by(*who, "effect-discard-hand", &[]),
            Effect::Exchange => self.say("effect-exchange", &[]),
            Effect::ShowHand(who) => self.by(*who, "effect-show-hand", &[]),
            Effect::TakeShown(who, filter, to) => {
                self.by(*who, &format!("effect-take-shown-{to}"), &[("what", self.filter(filter, 1).into())])
            }
            Effect::HandToDeck(who) => self.by(*who, "effect-hand-to-deck", &[]),
            Effect::Look(who, count, then) => {
                self.by(*who, &format!("effect-look-{then}"), &[("n", (*count).into())])
            }
            Effect::Salvage(who, count) => self.by(*who, "effect-salvage", &[("n", (*count).into())]),
            Effect::ShowTop => self.say("effect-show-top", &[]),
            Effect::RevealMystic => self.say("effect-reveal-mystic", &[]),
            Effect::NextMystic(who, how, until) => {
                let clause = self.by(*who, &format!("effect-mystic-{how}"), &[]);
                self.say(&format!("next-{until}"), &[("what", clause.into())])
            }
            Effect::PowerInsteadOfMystic(at, of) => {
                let args = [("what", self.target(*at).into()), ("of", self.what(of).into())];
                self.say("effect-power-instead", &args)
            }
            Effect::Search(filter, shown) => {
                self.say(&format!("effect-search-{shown}"), &[("what", self.filter(filter, 1).into())])
            }
            Effect::Recover(at) => self.say("effect-recover", &[("what", self.target(*at).into())]),
            Effect::RecoverOne(who, filter) => {
                self.by(*who, "effect-recover-one", &[("what", self.filter(filter, 1).into())])
            }
            Effect::Reshuffle => self.say("effect-reshuffle", &[]),
            Effect::Rule(rule) => {
                let clause = self.say(&format!("rule-{rule}"), &[]);
                self.say("until-phase", &[("what", clause.into())])
            }
            Effect::Choose(who, options) => {
                let intro = self.by(*who, "effect-choose", &[]);
                let before = self.whose.get();
                self.whose.set(if *who == Who::You { before } else { Whose::Theirs });
                let options: Vec<String> = options.iter().map(|option| self.clause(option)).collect();
                self.whose.set(before);
                format!("{intro} {}", words.joined(&options, "list-comma", "join-or"))
            }
            Effect::NameOpponent(then) => {
                self.say("effect-name-opponent", &[("then", self.clause(then).into())])
            }
            Effect::If(condition, then) => {
                let clause = self.clause(then);
                match self.condition(condition) {
                    Some(when) => self.say("effect-if", &[("when", when.into()), ("then", clause.into())]),
                    None => clause,
                }
            }
            Effect::AtChallengeEnd(verb, what) => {
                self.say("effect-at-challenge-end", &[("then", self.act(*verb, what).into())])
            }
            Effect::Twist(twist) => self.say(&format!("twist-{twist}"), &[]),
            Effect::EndChallenge => self.say("effect-end-challenge", &[]),
            Effect::ChooseDefender => self.say("effect-choose-defender", &[]),
            Effect::ExtraActions(count) => self.say("effect-extra-actions", &[("n", (*count).into())]),
            Effect::NextAction(Favour::Discount(by)) => self.say("favour-discount", &[("n", (*by).into())]),
            Effect::NextAction(Favour::Exchange) => self.say("favour-exchange", &[]),
            Effect::SupplyFromHand => self.say("effect-supply-from-hand", &[]),
            Effect::BecomeSupply => self.say("effect-become-supply", &[]),
            Effect::Generate(resource) => {
                self.say("effect-generate", &[("resource", words.resource(*resource).into())])
            }
            Effect::ReduceLoss(by) => self.say("effect-reduce-loss", &[("n", (*by).into())]),
            Effect::InsteadOfDefeat(verb, what) => {
                self.say("effect-instead-of-defeat", &[("then", self.act(*verb, what).into())])
            }
            Effect::RevealAgain => self.say("effect-reveal-again", &[]),
            Effect::Fill(filter) => self.say("effect-fill", &[("what", self.filter(filter, 1).into())]),
            Effect::FillAny(count) => self.say("effect-fill-any", &[("n", (*count).into())]),
            Effect::AnotherThreat => self.say("effect-another-threat", &[]),
            Effect::SpareFromRedText => {
                let args = [("threat", self.target(0).into()), ("player", self.target(1).into())];
                self.say("effect-spare", &args)
            }
            Effect::RemoveThreat(at) => {
                self.say("effect-remove-threat", &[("what", self.target(*at).into())])
            }
            Effect::FirstInCylonPhase(who) => self.by(*who, "effect-first", &[]),
            Effect::FalsePeace => self.say("effect-false-peace", &[]),
            Effect::Special(special) => {
                let targets = self.ability.map_or(0, |ability| ability.targets.len() as u8);
                let names: Vec<String> = (0..targets).map(|at| self.target(at)).collect();
                let name = |at: usize| names.get(at).cloned().unwrap_or_default();
                let args = [("first", name(0).into()), ("second", name(1).into())];
                self.say(&format!("special-{}", special.text), &args)
            }
        }
    }
}
