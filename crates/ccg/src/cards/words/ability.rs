//! Abilities: when something happens, at what cost, and to which targets.

use smallvec::SmallVec;

use crate::effect::Verb::{Commit, CommitAndExhaust, Exhaust};
use crate::effect::What::{Linked, This};
use crate::effect::{
    Ability, Change, Condition, Effect, Filter, Kinds, OptionalCost, Target, Term, Timing, Trigger, Verb,
    What,
};

pub(super) fn ability(timing: Timing, effect: Effect) -> Ability {
    Ability {
        timing,
        about: None,
        when: Condition::Always,
        costs: SmallVec::new(),
        optional_cost: None,
        targets: Vec::new(),
        effect,
        once_per_turn: false,
        first_verbs: SmallVec::new(),
        changes_power: SmallVec::new(),
    }
}

/// An event's ability, to which more can be added.
pub fn on_play(effect: Effect) -> Ability {
    ability(Timing::Event, effect)
}

/// A mission's ability, to which more can be added.
pub fn on_resolve(effect: Effect) -> Ability {
    ability(Timing::Resolve, effect)
}

/// Commit this card: something happens.
pub fn commit_to(effect: Effect) -> Ability {
    pay_to(effect).cost(Commit, This)
}

/// Exhaust this card: something happens.
pub fn exhaust_to(effect: Effect) -> Ability {
    pay_to(effect).cost(Exhaust, This)
}

/// Commit and exhaust this card: something happens.
pub fn commit_and_exhaust_to(effect: Effect) -> Ability {
    pay_to(effect).cost(CommitAndExhaust, This)
}

/// Commit the linked unit: something happens.
pub fn commit_linked_to(effect: Effect) -> Ability {
    pay_to(effect).cost(Commit, Linked)
}

/// Something that can be used as an action or in the effects round, with costs added by [`Ability::cost`].
pub fn pay_to(effect: Effect) -> Ability {
    ability(Timing::Activated, effect)
}

/// Something that happens by itself.
pub fn whenever(trigger: Trigger, effect: Effect) -> Ability {
    ability(Timing::Triggered(trigger), effect)
}

/// Something that its controller may let happen.
pub fn may(trigger: Trigger, effect: Effect) -> Ability {
    ability(Timing::May(trigger), effect)
}

impl Ability {
    /// What the trigger has to be about.
    #[must_use]
    pub fn about(mut self, filter: Filter) -> Ability {
        self.about = Some(filter);
        self
    }

    /// What the trigger has to be about: this card.
    #[must_use]
    pub fn about_this(self) -> Ability {
        self.about(Filter { kinds: Kinds(u8::MAX), terms: [Term::This].into_iter().collect() })
    }

    /// What the trigger has to be about: the linked unit.
    #[must_use]
    pub fn about_linked(self) -> Ability {
        self.about(Filter { kinds: Kinds(u8::MAX), terms: [Term::Linked].into_iter().collect() })
    }

    /// Its targets.
    #[must_use]
    pub fn at<const N: usize>(mut self, targets: [Target; N]) -> Ability {
        self.targets = targets.into();
        self
    }

    /// One more cost.
    #[must_use]
    pub fn cost(mut self, verb: Verb, what: What) -> Ability {
        self.costs.push((verb, what));
        self
    }

    /// A cost that may be declined; then nothing happens.
    #[must_use]
    pub fn if_paid(mut self, cost: OptionalCost) -> Ability {
        self.optional_cost = Some(cost);
        self
    }

    /// Only if it holds.
    #[must_use]
    pub fn when(mut self, condition: Condition) -> Ability {
        self.when = condition;
        self
    }

    /// Once per turn.
    #[must_use]
    pub fn once_per_turn(mut self) -> Ability {
        self.once_per_turn = true;
        self
    }

    /// Notes what the effect does to each target.
    pub(super) fn finished(mut self) -> Ability {
        for at in 0..self.targets.len() as u8 {
            let mut verb = None;
            let mut power = false;
            self.effect.walk(&mut |node| match node {
                Effect::Do(done, What::Target(target)) if *target == at => verb = verb.or(Some(*done)),
                Effect::Power(What::Target(target), _) | Effect::PowerInsteadOfMystic(target, _) => {
                    power |= *target == at;
                }
                Effect::Change(What::Target(target), Change::PowerAgainstThreats(_), _) => {
                    power |= *target == at;
                }
                _ => {}
            });
            self.first_verbs.push(verb);
            self.changes_power.push(power);
        }
        self
    }
}
