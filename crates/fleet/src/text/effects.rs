//! Effect trees in words. Every node becomes a clause; clauses are joined to sentences.

use super::names::who_key;
use super::{Args, Words, capitalised, sentence};
use crate::effect::{Among, Check, Condition, Effect, From, Test, VipersIn, Who};
use crate::space::{Area, Piece};

/// A clause, and how it can be joined to others.
struct Clause {
    text: String,
    /// Whether it is too long or too intricate to share a sentence.
    alone: bool,
}

impl Words {
    /// What an effect does, in sentences.
    pub fn effect(&self, effect: &Effect) -> String {
        let mut sentences: Vec<String> = Vec::new();
        let mut run: Vec<String> = Vec::new();
        for clause in self.clauses(effect) {
            if clause.alone && !run.is_empty() {
                sentences.push(sentence(&self.sequence(&run)));
                run.clear();
            }
            run.push(clause.text);
            if clause.alone {
                sentences.push(sentence(&self.sequence(&run)));
                run.clear();
            }
        }
        if !run.is_empty() {
            sentences.push(sentence(&self.sequence(&run)));
        }
        sentences.join(" ")
    }

    /// What an effect does, without a full stop, as on a button.
    pub fn effect_phrase(&self, effect: &Effect) -> String {
        capitalised(&self.clause(effect))
    }

    /// What a check demands: "difficulty 9 (politics, leadership)".
    pub fn demand(&self, check: &Check) -> String {
        let skills = self.skills(check.skills);
        self.say_with(
            "crisis-check.text",
            &[("difficulty", check.difficulty.into()), ("skills", skills.into())],
        )
    }

    /// An effect as one clause.
    pub(super) fn clause(&self, effect: &Effect) -> String {
        let texts: Vec<String> = self.clauses(effect).into_iter().map(|clause| clause.text).collect();
        self.sequence(&texts)
    }

    /// Clauses in the order in which they happen.
    fn sequence(&self, clauses: &[String]) -> String {
        self.joined(clauses, "join-comma", "join-then")
    }

    /// The clauses of an effect. Losses, and gains, that follow one another become one.
    fn clauses(&self, effect: &Effect) -> Vec<Clause> {
        let mut parts = Vec::new();
        flatten(effect, &mut parts);
        let mut clauses = Vec::new();
        let mut at = 0;
        while at < parts.len() {
            let same = parts[at..].iter().take_while(|part| direction(part) == direction(parts[at])).count();
            if direction(parts[at]).is_some() {
                clauses.push(self.change(&parts[at..at + same]));
                at += same;
            } else {
                clauses.push(self.single(parts[at]));
                at += 1;
            }
        }
        clauses
    }

    /// Dials that turn the same way.
    fn change(&self, changes: &[&Effect]) -> Clause {
        let mut id = "effect-lose";
        let mut amounts = Vec::new();
        for change in changes {
            if let Effect::Change(resource, by) = change {
                id = if *by < 0 { "effect-lose" } else { "effect-gain" };
                amounts.push(self.amount(*resource, *by));
            }
        }
        Clause { text: self.say_with(id, &[("amounts", self.list(&amounts).into())]), alone: false }
    }

    /// A clause with somebody as its subject.
    fn by(&self, who: Who, id: &str, args: &Args) -> String {
        let mut all = vec![("who", who_key(who).into()), ("name", self.who(who).into())];
        all.extend_from_slice(args);
        self.say_with(id, &all)
    }

    fn counted(&self, id: &str, count: u8) -> String {
        self.say_with(id, &[("n", count.into())])
    }

    /// One node that is neither a sequence nor a dial.
    fn single(&self, effect: &Effect) -> Clause {
        let alone = matches!(
            effect,
            Effect::Either(..)
                | Effect::May(..)
                | Effect::Roll(..)
                | Effect::IfBelow(..)
                | Effect::MayRisk(..)
                | Effect::Refit { .. }
                | Effect::BrutalForce
                | Effect::Keep(_)
                | Effect::AnotherCrisis
                | Effect::If(..)
                | Effect::OnlyIf(..)
                | Effect::Check(_)
                | Effect::RiskyJump(_)
                | Effect::AttackWithGalactica
                | Effect::AttackCenturion
                | Effect::LookAtCivilians(_)
                | Effect::ExchangeSuperCrisis
        ) || matches!(effect, Effect::Choose(_, _, then)
                if matches!(**then, Effect::Roll(..)
                    | Effect::Assign
                    | Effect::Release(_)
                    | Effect::Check(_)
                    | Effect::TakeCard(_)));
        Clause { text: self.node(effect), alone }
    }

    fn node(&self, effect: &Effect) -> String {
        match effect {
            Effect::Nothing => self.say("effect-nothing"),
            Effect::All(_) | Effect::Change(..) => self.clause(effect),
            Effect::Discard(demands) => {
                let parts: Vec<String> = demands
                    .iter()
                    .map(|&(who, count)| {
                        self.by(who, "effect-discard", &[("cards", self.cards("skill", count).into())])
                    })
                    .collect();
                self.joined(&parts, "list-comma", "join-while")
            }
            Effect::DiscardRandom(who, count) => {
                self.by(*who, "effect-discard-random", &[("cards", self.cards("skill", *count).into())])
            }
            Effect::DiscardHand(who) => self.by(*who, "effect-discard-hand", &[]),
            Effect::Draw(who, count, from) => {
                let cards = match from {
                    From::Any => self.cards("any", *count),
                    From::Type(skill) => self.cards(skill, *count),
                    From::OneOf(skills) => {
                        let each: Vec<String> =
                            skills.iter().map(|skill| self.cards(skill, *count)).collect();
                        self.joined(&each, "list-comma", "list-or")
                    }
                };
                self.by(*who, "effect-draw", &[("cards", cards.into())])
            }
            Effect::Send(who, to) => self.by(*who, "effect-send", &[("to", self.to_location(*to).into())]),
            Effect::SendAllAt(from, to) => {
                let args = [("at", self.at_location(*from).into()), ("to", self.to_location(*to).into())];
                self.say_with("effect-send-all", &args)
            }
            Effect::SendAllOn(ship, to) => {
                let at = self.say(&format!("ship-{ship}.at"));
                let args = [("at", at.into()), ("to", self.to_location(*to).into())];
                self.say_with("effect-send-all", &args)
            }
            Effect::Release(who) => self.by(*who, "effect-release", &[]),
            Effect::Choose(chooser, among, then) => self.choose(*chooser, *among, then, "must"),
            Effect::Either(chooser, one, other) => {
                let args = [("first", self.clause(one).into()), ("second", self.clause(other).into())];
                self.by(*chooser, "effect-either", &args)
            }
            Effect::May(who, inner) => match &**inner {
                Effect::Choose(chooser, among @ Among::Sendable(_), then) if chooser == who => {
                    self.choose(*chooser, *among, then, "may")
                }
                other => self.by(*who, "effect-may", &[("then", self.clause(other).into())]),
            },
            Effect::Roll(who, test, then, otherwise) => {
                let outcomes = self.outcomes(*test, then, otherwise);
                self.by(*who, "effect-roll", &[("outcomes", outcomes.into())])
            }
            Effect::IfBelow(resource, limit, then) => {
                let args = [("n", (*limit).into()), ("then", self.clause(then).into())];
                self.say_with(&format!("if-below-{resource}"), &args)
            }
            Effect::If(condition, then) | Effect::OnlyIf(condition, then) => self.condition(*condition, then),
            Effect::Check(check) => {
                let (skills, results) = (self.skills(check.skills), self.check_results(check));
                let difficulty = ("difficulty", check.difficulty.into());
                let args = [difficulty, ("skills", skills.into()), ("results", results.into())];
                self.say_with("effect-check", &args)
            }
            Effect::MayRisk(ships, count, test, gain, loss) => {
                let outcomes = self.outcomes(*test, gain, loss);
                let args = [("n", (*count).into()), ("outcomes", outcomes.into())];
                self.say_with(&format!("effect-risk-{ships}"), &args)
            }
            Effect::DestroyRaptors(count) => self.counted("effect-destroy-raptors", *count),
            Effect::RestoreRaptors(count) => self.counted("effect-restore-raptors", *count),
            Effect::DamageVipers(count, VipersIn::Reserves) => {
                self.counted("effect-damage-vipers-reserves", *count)
            }
            Effect::DamageVipers(count, VipersIn::Space) => {
                self.counted("effect-damage-vipers-space", *count)
            }
            Effect::Refit { vipers, raptors } => {
                let vipers = self.counted("refit-vipers", *vipers);
                let raptors = self.counted("refit-raptors", *raptors);
                self.say_with("effect-refit", &[("vipers", vipers.into()), ("raptors", raptors.into())])
            }
            Effect::DestroyCivilians(count) => self.counted("effect-destroy-civilians", *count),
            Effect::DamageGalactica(count) => self.counted("effect-damage-galactica", *count),
            Effect::LoseNuke => self.say("effect-lose-nuke"),
            Effect::Jump(by) => {
                let id = if *by < 0 { "effect-jump-back" } else { "effect-jump-forward" };
                self.counted(id, by.unsigned_abs())
            }
            Effect::Place(ships) => {
                self.say_with("effect-place", &[("ships", self.list(&self.placements(ships)).into())])
            }
            Effect::Board(count) => self.counted("effect-board", *count),
            Effect::Give(title, who) => {
                self.by(*who, "effect-give", &[("title", self.as_title(*title).into())])
            }
            Effect::LookAtLoyalty(viewer, of) => {
                let of = self.say(&format!("who-{}.of", who_key(*of)));
                self.by(*viewer, "effect-look", &[("of", of.into())])
            }
            Effect::Activate(activation) => self.say(&format!("activation-{activation}.clause")),
            Effect::ActivatePlacedRaiders => self.say("effect-activate-placed-raiders"),
            Effect::RecallVipers => self.say("effect-recall-vipers"),
            Effect::BrutalForce => self.say("effect-brutal-force"),
            Effect::Keep(rule) => {
                let rule = self.say(&format!("rule-{rule}.text"));
                self.say_with("effect-keep", &[("rule", rule.into())])
            }
            Effect::Assign => self.say("effect-assign"),
            Effect::AsIfFailed => self.say("effect-as-if-failed"),
            Effect::AnotherCrisis => self.say("effect-another-crisis"),
            Effect::RemoveThis => self.say("effect-remove-this"),
            Effect::RiskyJump(test) => {
                self.say_with("effect-risky-jump", &[("test", self.test(*test).into())])
            }
            Effect::AttackWithGalactica => self.say("effect-attack-with-galactica"),
            Effect::AttackCenturion => self.say("effect-attack-centurion"),
            Effect::LookAtCivilians(count) => self.counted("effect-look-at-civilians", *count),
            Effect::DirectVipers(times) => self.counted("effect-direct-vipers", *times),
            Effect::LaunchInViper => self.say("effect-launch-in-viper"),
            Effect::ActAgain => self.say("effect-act-again"),
            Effect::DrawQuorum(count) => {
                self.by(Who::Actor, "effect-draw", &[("cards", self.cards("quorum", *count).into())])
            }
            Effect::DrawOrPlayQuorum => self.say("effect-draw-or-play-quorum"),
            Effect::TakeCard(from) => {
                let of = self.say(&format!("who-{}.of", who_key(*from)));
                self.say_with("effect-take-card", &[("of", of.into())])
            }
            Effect::ExchangeSuperCrisis => self.say("effect-exchange-super-crisis"),
            Effect::GiveAwayLoyalty => self.say("effect-give-away-loyalty"),
            Effect::DirectEachOnce(count) => self.counted("effect-direct-each-once", *count),
            Effect::LookAtAllLoyalty(of) => {
                let of = self.say(&format!("who-{}.of", who_key(*of)));
                self.say_with("effect-look-at-all", &[("of", of.into())])
            }
            Effect::GainOneOf(resources) => {
                let each: Vec<String> = resources.iter().map(|&it| self.amount(it, 1)).collect();
                let amounts = self.joined(&each, "list-comma", "list-or");
                self.say_with("effect-gain", &[("amounts", amounts.into())])
            }
            Effect::Scout => self.say("effect-scout"),
            Effect::AttackWithViper(times) => self.counted("effect-attack-with-viper", *times),
            Effect::Repair { vipers } => self.counted("effect-repair", *vipers),
            Effect::ChooseDamage { drawn, applied } => {
                let args = [("drawn", (*drawn).into()), ("applied", (*applied).into())];
                self.say_with("effect-choose-damage", &args)
            }
        }
    }

    /// What happens only if something is so.
    fn condition(&self, condition: Condition, then: &Effect) -> String {
        let then = ("then", self.clause(then).into());
        match condition {
            Condition::OnBlueSpace => self.say_with("if-on-blue-space", &[then]),
            Condition::InSkillSet(skill) => {
                self.say_with("if-in-skill-set", &[("skill", self.skill(skill).into()), then])
            }
            Condition::Holds(title) => {
                self.say_with("if-holds", &[("title", self.as_title(title).into()), then])
            }
            Condition::DistanceAtMost(most) => {
                self.say_with("if-distance-at-most", &[("n", most.into()), then])
            }
            Condition::There(ships, count) => {
                self.say_with(&format!("if-there-{ships}"), &[("n", count.into()), then])
            }
        }
    }

    /// What follows from a check in the middle of an effect.
    fn check_results(&self, check: &Check) -> String {
        let clause = |effect: &Effect| ("then", self.clause(effect).into());
        let mut results = Vec::new();
        if check.pass != Effect::Nothing {
            results.push(self.say_with("check-passes", &[clause(&check.pass)]));
        }
        if let Some((at, effect)) = &check.partial {
            results.push(self.say_with("check-passes-partly", &[("at", (*at).into()), clause(effect)]));
        }
        if check.fail != Effect::Nothing {
            results.push(self.say_with("check-fails", &[clause(&check.fail)]));
        }
        results.join("; ")
    }

    /// Somebody chooses a player, and what then happens to that player.
    fn choose(&self, chooser: Who, among: Among, then: &Effect, mood: &'static str) -> String {
        let object = self.say(&format!("among-{}", among_key(among)));
        let object = ("among", object.into());
        match then {
            Effect::Send(Who::Chosen, to) => {
                let args = [object, ("mood", mood.into()), ("to", self.to_location(*to).into())];
                self.by(chooser, "effect-choose-send", &args)
            }
            Effect::LookAtLoyalty(viewer, Who::Chosen) if *viewer == chooser => {
                self.by(chooser, "effect-choose-look", &[object])
            }
            Effect::Give(title, Who::Chosen) => {
                self.by(chooser, "effect-choose-give", &[object, ("title", self.as_title(*title).into())])
            }
            Effect::Roll(Who::Chosen, test, then, otherwise) => {
                let outcomes = self.outcomes(*test, then, otherwise);
                self.by(chooser, "effect-choose-roll", &[object, ("outcomes", outcomes.into())])
            }
            Effect::Assign => self.by(chooser, "effect-choose-assign", &[object]),
            Effect::Release(Who::Chosen) => self.by(chooser, "effect-choose-release", &[object]),
            Effect::Check(check) => {
                let (skills, results) = (self.skills(check.skills), self.check_results(check));
                let difficulty = ("difficulty", check.difficulty.into());
                let args = [object, difficulty, ("skills", skills.into()), ("results", results.into())];
                self.by(chooser, "effect-choose-check", &args)
            }
            Effect::TakeCard(Who::Chosen) => self.by(chooser, "effect-choose-take-card", &[object]),
            Effect::LookAtAllLoyalty(Who::Chosen) => self.by(chooser, "effect-choose-look-at-all", &[object]),
            other => self.by(chooser, "effect-choose", &[object, ("then", self.clause(other).into())]),
        }
    }

    /// What a die has to show.
    fn test(&self, test: Test) -> String {
        match test {
            Test::AtMost(number) => self.counted("test-at-most", number),
            Test::AtLeast(number) => self.counted("test-at-least", number),
        }
    }

    /// What a die decides.
    fn outcomes(&self, test: Test, then: &Effect, otherwise: &Effect) -> String {
        let args = [("test", self.test(test).into()), ("then", self.clause(then).into())];
        let first = self.say_with("roll-outcome", &args);
        if *otherwise == Effect::Nothing {
            return first;
        }
        let args = [("first", first.into()), ("then", self.clause(otherwise).into())];
        self.say_with("roll-otherwise", &args)
    }

    /// New ships, one entry an area.
    pub(super) fn placements(&self, ships: &[(Area, Piece, u8)]) -> Vec<String> {
        let mut areas: Vec<Area> = ships.iter().map(|&(area, _, _)| area).collect();
        areas.dedup();
        areas
            .into_iter()
            .map(|area| {
                let here: Vec<String> = ships
                    .iter()
                    .filter(|(at, _, _)| *at == area)
                    .map(|&(_, piece, count)| self.pieces(piece, count))
                    .collect();
                let args = [("ships", self.list(&here).into()), ("area", self.in_area(area).into())];
                self.say_with("placed-in", &args)
            })
            .collect()
    }
}

/// The parts of an effect, with sequences taken apart.
fn flatten<'a>(effect: &'a Effect, parts: &mut Vec<&'a Effect>) {
    match effect {
        Effect::All(effects) => effects.iter().for_each(|effect| flatten(effect, parts)),
        other => parts.push(other),
    }
}

/// Which way an effect turns a dial, if it does.
fn direction(effect: &Effect) -> Option<bool> {
    match effect {
        Effect::Change(_, by) => Some(*by < 0),
        _ => None,
    }
}

/// How messages name who may be chosen.
fn among_key(among: Among) -> &'static str {
    match among {
        Among::OtherPlayers => "other-players",
        Among::OtherHumans => "other-humans",
        Among::OtherHumansNotAdmiral => "other-humans-not-admiral",
        Among::PresidentAndAdmiral => "president-and-admiral",
        Among::Sendable(_) => "sendable",
        Among::OthersInBrig => "others-in-brig",
        Among::Others => "others",
        Among::Nominees => "nominees",
        Among::OthersAboard(_) => "others-aboard",
    }
}
