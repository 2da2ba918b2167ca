//! Effect trees with one thing changed: a node taken away, a number one off, somebody or something else meant.
//!
//! Left out is what can't be told apart: a `Who` who is always the same player on such cards, a node `All`, of which
//! every part is taken away, and the order of its parts, which touch different things.

use strum::IntoEnumIterator;

use crate::effect::{Activation, Among, Check, Effect, From, Risked, Rule, Test, Title, VipersIn, Who};
use crate::space::{Area, Piece};
use crate::{Location, Resource, Ship, Skill, Skills};

/// What was changed, and what came of it.
pub(super) type Variants<T> = Vec<(String, T)>;

/// The variants of a part as variants of the whole.
pub(super) fn within<T, U>(part: Variants<T>, whole: impl Fn(T) -> U) -> Variants<U> {
    part.into_iter().map(|(what, changed)| (what, whole(changed))).collect()
}

/// Says where something was changed.
pub(super) fn named<T>(name: &str, variants: Variants<T>) -> Variants<T> {
    variants.into_iter().map(|(what, changed)| (format!("{name}: {what}"), changed)).collect()
}

/// Says what was changed: from this, to each of these.
pub(super) fn from<T: std::fmt::Debug>(this: &T, to: impl IntoIterator<Item = T>) -> Variants<T> {
    to.into_iter().map(|to| (format!("{this:?} became {to:?}"), to)).collect()
}

/// All of a list but this one.
fn others<T: Copy + PartialEq + std::fmt::Debug>(this: T, all: impl IntoIterator<Item = T>) -> Variants<T> {
    from(&this, all.into_iter().filter(|other| *other != this))
}

/// One more, and one less unless nothing would be left: that is a node taken away.
pub(super) fn steps(count: u8) -> Variants<u8> {
    from(&count, [count - 1, count + 1].into_iter().filter(|&changed| changed > 0))
}

fn signed_steps(by: i8) -> Variants<i8> {
    from(&by, [by - 1, by + 1].into_iter().filter(|&changed| changed != 0))
}

fn tests(test: Test) -> Variants<Test> {
    let (Test::AtMost(number) | Test::AtLeast(number)) = test;
    within(steps(number), |number| match test {
        Test::AtMost(_) => Test::AtMost(number),
        Test::AtLeast(_) => Test::AtLeast(number),
    })
}

fn resources(resource: Resource) -> Variants<Resource> {
    use Resource::*;
    others(resource, [Food, Fuel, Morale, Population])
}

fn prisons(to: Location) -> Variants<Location> {
    others(to, [Location::Brig, Location::Sickbay])
}

fn from_decks(deck: From) -> Variants<From> {
    others(deck, [From::Any, From::Type(Skill::Politics), From::Type(Skill::Piloting)])
}

fn among(among: Among) -> Variants<Among> {
    use Among::*;
    let all = [
        OtherPlayers,
        OtherHumans,
        OtherHumansNotAdmiral,
        PresidentAndAdmiral,
        Sendable(Location::Brig),
        Sendable(Location::Sickbay),
        OthersInBrig,
    ];
    others(among, all)
}

pub(super) fn activations(activation: Activation) -> Variants<Activation> {
    others(activation, Activation::iter())
}

/// A list with one element taken away, or changed.
pub(super) fn lists<T: Copy + std::fmt::Debug>(
    list: &[T],
    element: impl Fn(T) -> Variants<T>,
) -> Variants<Vec<T>> {
    let mut variants = Vec::new();
    for (at, one) in list.iter().enumerate() {
        let mut without = list.to_vec();
        without.remove(at);
        variants.push((format!("without {one:?}"), without));
        variants.extend(replaced(list, at, element(*one)));
    }
    variants
}

/// A list with each of these in place of one element.
fn replaced<T: Clone>(list: &[T], at: usize, by: Variants<T>) -> Variants<Vec<T>> {
    within(by, |changed| {
        let mut list = list.to_vec();
        list[at] = changed;
        list
    })
}

/// A place where ships are put.
pub(super) fn ships((area, piece, count): (Area, Piece, u8)) -> Variants<(Area, Piece, u8)> {
    let other = if piece == Piece::Raider { Piece::HeavyRaider } else { Piece::Raider };
    let mut variants = within(steps(count), |count| (area, piece, count));
    variants.extend(within(from(&area, [area.clockwise()]), |area| (area, piece, count)));
    variants.extend(within(from(&piece, [other]), |piece| (area, piece, count)));
    named(&format!("{count} of {piece} in {area}"), variants)
}

/// Whom cards of a kind speak of. No two of these are always the same player.
#[derive(Clone, Copy)]
pub(super) struct Cast(pub(super) &'static [Who]);

impl Cast {
    pub(super) fn others(self, who: Who) -> Variants<Who> {
        others(who, self.0.iter().copied())
    }

    /// Where more than one player can be meant, everybody can.
    fn concerned(self, who: Who) -> Variants<Who> {
        others(who, self.0.iter().copied().chain([Who::Each]))
    }

    /// A check with one thing changed.
    pub(super) fn checks(self, check: &Check) -> Variants<Check> {
        let Check { difficulty, skills, pass, partial, fail } = check;
        let difficulties = named("difficulty", steps(*difficulty));
        let mut variants = within(difficulties, |difficulty| Check { difficulty, ..check.clone() });
        for skill in Skill::iter() {
            let kept: Vec<Skill> = skills.iter().filter(|&kept| kept != skill).collect();
            let (what, skills) = if skills.contains(skill) {
                (format!("{skill} does not count"), Skills::of(&kept))
            } else {
                (format!("{skill} counts"), skills.with(skill))
            };
            variants.push((what, Check { skills, ..check.clone() }));
        }
        let swapped = Check { pass: fail.clone(), fail: pass.clone(), ..check.clone() };
        variants.push(("pass and fail are swapped".to_owned(), swapped));
        variants.extend(within(named("pass", self.effects(pass)), |pass| Check { pass, ..check.clone() }));
        variants.extend(within(named("fail", self.effects(fail)), |fail| Check { fail, ..check.clone() }));
        if let Some((at, effect)) = partial {
            let partly = |partial| Check { partial, ..check.clone() };
            variants.push(("no partial success".to_owned(), partly(None)));
            variants.extend(within(named("partial", steps(*at)), |at| partly(Some((at, effect.clone())))));
            variants
                .extend(within(named("partial", self.effects(effect)), |effect| partly(Some((*at, effect)))));
        }
        variants
    }

    /// An effect with one thing changed, in itself or in one of its parts.
    pub(super) fn effects(self, effect: &Effect) -> Variants<Effect> {
        let mut variants = self.in_it(effect);
        if !matches!(effect, Effect::Nothing | Effect::All(_)) {
            variants.push((format!("without {effect:?}"), Effect::Nothing));
        }
        variants
    }

    fn in_it(self, effect: &Effect) -> Variants<Effect> {
        use Effect::*;
        let meant = |who| self.others(who);
        let concerned = |who| self.concerned(who);
        let part = |effect: &Effect| within(self.effects(effect), Box::new);
        match effect {
            All(effects) => {
                let each = effects.iter().enumerate();
                let each = each.flat_map(|(at, effect)| replaced(effects, at, self.effects(effect)));
                within(each.collect(), All)
            }
            Change(resource, by) => join([
                within(resources(*resource), |resource| Change(resource, *by)),
                within(signed_steps(*by), |by| Change(*resource, by)),
            ]),
            Discard(demands) => {
                let demand = |(who, count): (Who, u8)| {
                    join([
                        within(concerned(who), |who| (who, count)),
                        within(steps(count), |count| (who, count)),
                    ])
                };
                let mut variants = within(lists(demands, demand), Discard);
                if let [(who, count)] = demands[..] {
                    variants.extend(from(effect, [DiscardRandom(who, count)]));
                }
                variants
            }
            DiscardRandom(who, count) => join([
                within(concerned(*who), |who| DiscardRandom(who, *count)),
                within(steps(*count), |count| DiscardRandom(*who, count)),
                from(effect, [Discard(vec![(*who, *count)])]),
            ]),
            DiscardHand(who) => within(concerned(*who), DiscardHand),
            Draw(who, count, deck) => join([
                within(concerned(*who), |who| Draw(who, *count, *deck)),
                within(steps(*count), |count| Draw(*who, count, *deck)),
                within(from_decks(*deck), |deck| Draw(*who, *count, deck)),
            ]),
            Send(who, to) => join([
                within(concerned(*who), |who| Send(who, *to)),
                within(prisons(*to), |to| Send(*who, to)),
            ]),
            SendAllAt(from, to) => join([
                within(others(*from, [Location::Communications]), |from| SendAllAt(from, *to)),
                within(prisons(*to), |to| SendAllAt(*from, to)),
            ]),
            SendAllOn(ship, to) => join([
                within(others(*ship, [Ship::Galactica, Ship::ColonialOne]), |ship| SendAllOn(ship, *to)),
                within(prisons(*to), |to| SendAllOn(*ship, to)),
            ]),
            Choose(chooser, whom, then) => join([
                within(meant(*chooser), |chooser| Choose(chooser, *whom, then.clone())),
                within(among(*whom), |whom| Choose(*chooser, whom, then.clone())),
                within(part(then), |then| Choose(*chooser, *whom, then)),
            ]),
            Either(chooser, one, other) => join([
                within(meant(*chooser), |chooser| Either(chooser, one.clone(), other.clone())),
                from(effect, [Either(*chooser, other.clone(), one.clone())]),
                within(part(one), |one| Either(*chooser, one, other.clone())),
                within(part(other), |other| Either(*chooser, one.clone(), other)),
            ]),
            May(who, then) => join([
                within(meant(*who), |who| May(who, then.clone())),
                from(effect, [(**then).clone()]),
                within(part(then), |then| May(*who, then)),
            ]),
            Roll(who, test, then, otherwise) => join([
                within(meant(*who), |who| Roll(who, *test, then.clone(), otherwise.clone())),
                within(tests(*test), |test| Roll(*who, test, then.clone(), otherwise.clone())),
                from(effect, [Roll(*who, *test, otherwise.clone(), then.clone())]),
                within(part(then), |then| Roll(*who, *test, then, otherwise.clone())),
                within(part(otherwise), |otherwise| Roll(*who, *test, then.clone(), otherwise)),
            ]),
            IfBelow(resource, limit, then) => join([
                within(resources(*resource), |resource| IfBelow(resource, *limit, then.clone())),
                within(signed_steps(*limit), |limit| IfBelow(*resource, limit, then.clone())),
                from(effect, [(**then).clone()]),
                within(part(then), |then| IfBelow(*resource, *limit, then)),
            ]),
            MayRisk(ships, count, test, gain, loss) => {
                let risk = |ships, count, test| MayRisk(ships, count, test, gain.clone(), loss.clone());
                join([
                    within(others(*ships, [Risked::Raptors, Risked::Vipers]), |ships| {
                        risk(ships, *count, *test)
                    }),
                    within(steps(*count), |count| risk(*ships, count, *test)),
                    within(tests(*test), |test| risk(*ships, *count, test)),
                    from(effect, [MayRisk(*ships, *count, *test, loss.clone(), gain.clone())]),
                    from(effect, [Roll(Who::Admiral, *test, gain.clone(), loss.clone())]),
                    within(part(gain), |gain| MayRisk(*ships, *count, *test, gain, loss.clone())),
                    within(part(loss), |loss| MayRisk(*ships, *count, *test, gain.clone(), loss)),
                ])
            }
            DestroyRaptors(count) => within(steps(*count), DestroyRaptors),
            RestoreRaptors(count) => within(steps(*count), RestoreRaptors),
            DamageVipers(count, place) => join([
                within(steps(*count), |count| DamageVipers(count, *place)),
                within(others(*place, [VipersIn::Reserves, VipersIn::Space]), |place| {
                    DamageVipers(*count, place)
                }),
            ]),
            Refit { vipers, raptors } => join([
                within(from(vipers, [vipers - 1, vipers + 1]), |vipers| Refit { vipers, raptors: *raptors }),
                within(from(raptors, [raptors - 1, raptors + 1]), |raptors| Refit {
                    vipers: *vipers,
                    raptors,
                }),
            ]),
            DestroyCivilians(count) => within(steps(*count), DestroyCivilians),
            DamageGalactica(count) => within(steps(*count), DamageGalactica),
            Jump(by) => within(signed_steps(*by), Jump),
            Place(list) => within(lists(list, ships), Place),
            Board(count) => within(steps(*count), Board),
            Give(title, who) => join([
                within(others(*title, Title::iter()), |title| Give(title, *who)),
                within(meant(*who), |who| Give(*title, who)),
            ]),
            LookAtLoyalty(viewer, of) => join([
                within(meant(*viewer), |viewer| LookAtLoyalty(viewer, *of)),
                within(meant(*of), |of| LookAtLoyalty(*viewer, of)),
            ]),
            Activate(activation) => within(activations(*activation), Activate),
            Keep(rule) => within(others(*rule, Rule::iter()), Keep),
            Release(who) => within(meant(*who), Release),
            If(condition, then) => {
                join([from(effect, [(**then).clone()]), within(part(then), |then| If(*condition, then))])
            }
            OnlyIf(condition, then) => {
                join([from(effect, [(**then).clone()]), within(part(then), |then| OnlyIf(*condition, then))])
            }
            Check(check) => within(self.checks(check), |check| Check(Box::new(check))),
            RiskyJump(test) => within(tests(*test), RiskyJump),
            LookAtCivilians(count) => within(steps(*count), LookAtCivilians),
            DirectVipers(count) => within(steps(*count), DirectVipers),
            DirectEachOnce(count) => within(steps(*count), DirectEachOnce),
            AttackWithViper(count) => within(steps(*count), AttackWithViper),
            DrawQuorum(count) => within(steps(*count), DrawQuorum),
            Repair { vipers } => within(steps(*vipers), |vipers| Repair { vipers }),
            ChooseDamage { drawn, applied } => join([
                within(from(drawn, [drawn - 1, drawn + 1]), |drawn| ChooseDamage {
                    drawn,
                    applied: *applied,
                }),
                within(from(applied, [applied - 1, applied + 1]), |applied| ChooseDamage {
                    drawn: *drawn,
                    applied,
                }),
            ]),
            TakeCard(who) => within(meant(*who), TakeCard),
            LookAtAllLoyalty(who) => within(meant(*who), LookAtAllLoyalty),
            // Each of these is one thing, which is there or not.
            Nothing
            | AttackWithGalactica
            | AttackCenturion
            | LaunchInViper
            | ActAgain
            | DrawOrPlayQuorum
            | ExchangeSuperCrisis
            | GiveAwayLoyalty
            | GainOneOf(_)
            | Scout
            | LoseNuke
            | ActivatePlacedRaiders
            | RecallVipers
            | BrutalForce
            | Assign
            | AsIfFailed
            | AnotherCrisis
            | RemoveThis => Vec::new(),
        }
    }
}

fn join<T, const N: usize>(variants: [Variants<T>; N]) -> Variants<T> {
    variants.into_iter().flatten().collect()
}
