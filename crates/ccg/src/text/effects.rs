//! Effect trees in words. Every node becomes a clause; clauses are joined to sentences.

use super::nouns::{Determiner, NAME, Noun, OTHER, WHAT};
use super::signed;
use super::speech::Speech;
use crate::effect::{Change, Effect, Favour, Filter, Measure, Mystics, Term, Until, Who};

impl Speech<'_> {
    /// An effect as one clause.
    pub(super) fn clause(&self, effect: &Effect) -> String {
        let words = self.words;
        let plain = |id: &str| self.say(id, &[]);
        let count = |id: &str, count: u8| self.say(id, &[("n", count.into())]);
        match effect {
            Effect::Nothing => plain("effect-nothing"),
            Effect::All(parts) => words.joined(&self.clauses(&flat(parts)), "list-comma", "join-then"),
            Effect::Do(verb, what) => self.act(*verb, what),
            Effect::Pick(who, verb, filter) => {
                let what = self.among_own(*who, || self.own(filter, Determiner::A));
                self.verb_by(*who, *verb, &what)
            }
            Effect::Change(what, change, until) => {
                let clause = self.change(what, *change);
                self.say(&format!("until-{until}"), &[("what", clause.into())])
            }
            Effect::Power(what, amount) => {
                let noun = self.what(what);
                let (number, per) = self.number(amount);
                let sign = if amount.times < 0 { "−" } else { "+" };
                self.power(&noun, Self::many(what), format!("{sign}{number}"), per)
            }
            Effect::ThreatPower(at, by) => {
                let (noun, many) = match at {
                    Some(at) => (self.target(*at), "no"),
                    None => (self.noun("all-threats"), "yes"),
                };
                self.power(&noun, many, signed(*by), String::new())
            }
            Effect::Influence(who, amount) => {
                let id = if amount.times < 0 { "effect-lose-influence" } else { "effect-gain-influence" };
                let (number, per) = self.among_own(*who, || self.number(amount));
                self.by(*who, id, &[("n", number.into())]) + &per
            }
            Effect::Draw(who, amount) => {
                let cards = self.among_own(*who, || self.count(amount));
                self.by(*who, "effect-draw", &[("cards", cards.into())])
            }
            Effect::Discard(who, amount) => {
                let cards = self.among_own(*who, || self.count(amount));
                self.by(*who, "effect-discard", &[("cards", cards.into())])
            }
            Effect::Mill(who, amount) => {
                let (number, per) = self.among_own(*who, || self.number(amount));
                let args = [("n", number.into()), ("count", amount.times.into())];
                self.by(*who, "effect-mill", &args) + &per
            }
            Effect::DiscardHand(who) => self.by(*who, "effect-discard-hand", &[]),
            Effect::Exchange => plain("effect-exchange"),
            Effect::ShowHand(who) => self.by(*who, "effect-show-hand", &[]),
            Effect::TakeShown(who, filter, to) => {
                self.by(*who, &format!("effect-take-shown-{to}"), &self.a(filter).args(WHAT))
            }
            Effect::HandToDeck(who) => self.by(*who, "effect-hand-to-deck", &[]),
            Effect::Look(who, count, then) => {
                self.by(*who, &format!("effect-look-{then}"), &[("n", (*count).into())])
            }
            Effect::Salvage(who, count) => self.by(*who, "effect-salvage", &[("n", (*count).into())]),
            Effect::ShowTop => plain("effect-show-top"),
            Effect::RevealMystic => plain("effect-reveal-mystic"),
            Effect::NextMystic(who, how, until) => self.next_mystic(*who, *how, *until),
            Effect::PowerInsteadOfMystic(at, of) => {
                let (unit, of) = (self.target(*at), self.what(of));
                self.say("effect-power-instead", &[unit.args(WHAT), of.args(OTHER)].concat())
            }
            Effect::Search(filter, shown) => {
                self.say_of(&format!("effect-search-{shown}"), &self.a(filter), &[])
            }
            Effect::Recover(at) => self.say_of("effect-recover", &self.target(*at), &[]),
            Effect::RecoverOne(who, filter) => {
                self.by(*who, "effect-recover-one", &self.a(filter).args(WHAT))
            }
            Effect::Reshuffle => plain("effect-reshuffle"),
            Effect::Rule(rule) => self.say("until-phase", &[("what", plain(&format!("rule-{rule}")).into())]),
            Effect::Choose(who, options) => {
                let intro = self.by(*who, "effect-choose", &[]);
                let options = self.as_options(*who, || self.clauses(options));
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
            Effect::Twist(twist) => plain(&format!("twist-{twist}")),
            Effect::EndChallenge => plain("effect-end-challenge"),
            Effect::ChooseDefender => plain("effect-choose-defender"),
            Effect::ExtraActions(more) => count("effect-extra-actions", *more),
            Effect::NextAction(Favour::Discount(by)) => count("favour-discount", *by),
            Effect::NextAction(Favour::Exchange) => plain("favour-exchange"),
            Effect::SupplyFromHand => plain("effect-supply-from-hand"),
            Effect::BecomeSupply => plain("effect-become-supply"),
            Effect::Generate(resource) => {
                self.say("effect-generate", &[("amount", words.amount_of(*resource, 1).into())])
            }
            Effect::ReduceLoss(by) => self.say("effect-reduce-loss", &[("n", (*by).into())]),
            Effect::InsteadOfDefeat(verb, what) => {
                self.say("effect-instead-of-defeat", &[("then", self.act(*verb, what).into())])
            }
            Effect::RevealAgain => plain("effect-reveal-again"),
            Effect::Fill(filter) => self.say_of("effect-fill", &self.a(filter), &[]),
            Effect::FillAny(units) => count("effect-fill-any", *units),
            Effect::AnotherThreat => plain("effect-another-threat"),
            Effect::SpareFromRedText => {
                let (threat, player) = (self.target(0), self.target(1));
                self.say("effect-spare", &[threat.args(WHAT), player.args(NAME)].concat())
            }
            Effect::RemoveThreat(at) => self.say_of("effect-remove-threat", &self.target(*at), &[]),
            Effect::FirstInCylonPhase(who) => self.by(*who, "effect-first", &[]),
            Effect::FalsePeace => plain("effect-false-peace"),
            Effect::Special(special) => self.special(special.text),
        }
    }

    /// Effects as clauses; what belongs together is said together.
    fn clauses(&self, parts: &[Effect]) -> Vec<String> {
        let mut clauses = Vec::new();
        let mut rest = parts;
        while !rest.is_empty() {
            let (clause, later) = self.next_clause(rest);
            clauses.push(clause);
            rest = later;
        }
        clauses
    }

    /// The next clause, and what it leaves to be said.
    fn next_clause<'e>(&self, parts: &'e [Effect]) -> (String, &'e [Effect]) {
        match parts {
            [
                Effect::Power(what, by),
                Effect::Change(same, Change::Grant(keyword), Until::Phase),
                rest @ ..,
            ] if what == same && by.of == Measure::One => {
                let noun = self.what(what);
                let keyword = ("keyword", self.words.keyword(*keyword).into());
                let args = [("by", signed(by.times).into()), ("many", Self::many(what).into()), keyword];
                (self.say_of("effect-power-and-keyword", &noun, &args), rest)
            }
            [action @ Effect::ExtraActions(_), favour @ Effect::NextAction(_), rest @ ..] => {
                let args = [("action", self.clause(action).into()), ("favour", self.clause(favour).into())];
                (self.say("effect-favoured-action", &args), rest)
            }
            [Effect::Do(verb, one), Effect::Do(same, other), rest @ ..] if verb == same => {
                let both = [self.what(one), self.what(other)];
                (self.verb(*verb, &self.listed(&both)), rest)
            }
            [one, rest @ ..] => (self.clause(one), rest),
            [] => (String::new(), parts),
        }
    }

    /// Cards of a filter that somebody controls.
    pub(super) fn own(&self, filter: &Filter, determiner: Determiner) -> Noun {
        let mut own = filter.clone();
        if !own.terms.contains(&Term::Mine) {
            own.terms.push(Term::Mine);
        }
        self.cards(&own, determiner)
    }

    fn power(&self, noun: &Noun, many: &'static str, by: String, per: String) -> String {
        self.say_of("effect-power", noun, &[("many", many.into()), ("by", by.into()), ("per", per.into())])
    }

    /// The next mystic value of somebody is found differently: when that is, and how.
    fn next_mystic(&self, who: Who, how: Mystics, until: Until) -> String {
        let next = self.by(who, &format!("next-mystic-{until}"), &[]);
        self.by(who, &format!("effect-mystic-{how}"), &[("next", next.into())])
    }

    fn special(&self, text: &str) -> String {
        let targets = self.targets();
        let nouns: Vec<Noun> = (0..targets).map(|at| self.target(at)).collect();
        let mut args = Vec::new();
        for (slot, noun) in [WHAT, OTHER].into_iter().zip(&nouns) {
            args.extend(noun.args(slot));
        }
        self.say(&format!("special-{text}"), &args)
    }
}

/// Effects one after the other, those of parts among them.
fn flat(parts: &[Effect]) -> Vec<Effect> {
    let parts = parts.iter().flat_map(|part| match part {
        Effect::All(more) => flat(more),
        one => vec![one.clone()],
    });
    parts.collect()
}
