//! The words in which card tables are written.

use smallvec::SmallVec;

use crate::Table;
use crate::card::{
    Card, Cost, Keyword, Keywords, Kind, Rarity, Requirement, Resource, Set, Trait, Traits, slug,
};
use crate::effect::{
    Ability, Act, Amount, Change, Condition, Constant, Effect, Favour, Filter, Kinds, Looked, Measure,
    Mystics, OptionalCost, Passive, Special, TakenTo, Target, Term, Timing, Title, Trigger, Until, Verb,
    What, Who,
};
use crate::resolve::Context;

pub use crate::card::Keyword::*;
pub use crate::card::Rarity::{Common, Exclusive, Fixed, Rare, Uncommon};
pub use crate::card::Resource::{Logistics, Persuasion, Security};
pub use crate::card::Trait::*;
pub use crate::effect::Shown::{Hidden, Shown};
pub use crate::effect::Target::{Opponent, Player, Threat};
pub use crate::effect::Trigger::*;
pub use crate::effect::Until::{Phase, Turn};
pub use crate::effect::Verb::*;
pub use crate::effect::What::{Challenger, Defender, Linked, That, This};
pub use crate::effect::Who::{Each, Named, You};
pub use crate::effect::{
    Act::*,
    Condition::{
        AsAction, BothShips, CylonPhase, DuringChallenge, DuringThreatChallenge, ExecutionPhase,
        YouAreUndefended,
    },
    Effect::{
        AnotherThreat, BecomeSupply, ChooseDefender, EndChallenge, Exchange, FalsePeace, RevealAgain,
        RevealMystic, ShowTop, SpareFromRedText, SupplyFromHand,
    },
};

/// The first target, as a card.
pub const T1: What = What::Target(0);
/// The second target, as a card.
pub const T2: What = What::Target(1);
/// The first target, as a player.
pub const P1: Who = Who::Target(0);

// --- cards ---

fn card(
    number: &'static str,
    kind: Kind,
    title: Option<&'static str>,
    subtitle: Option<&'static str>,
) -> Card {
    let set = if number.starts_with("BSG2-") {
        Set::Betrayal
    } else if number.starts_with("BSG1-") {
        Set::Base
    } else {
        Set::Promo
    };
    let mut card = Card {
        number,
        slug: String::new(),
        set,
        rarity: Rarity::Common,
        kind,
        title,
        subtitle,
        cost: Cost::FREE,
        power: 0,
        mystic: 0,
        threat: 0,
        resource: None,
        traits: Traits::default(),
        keywords: Keywords::default(),
        expedite: None,
        link: None,
        comes_to_defend: None,
        influence: 0,
        hand: 0,
        requires: Vec::new(),
        passives: Vec::new(),
        abilities: Vec::new(),
        red: None,
        triggers: 0,
    };
    card.slug = slug(&card.name());
    card
}

/// A base: power, starting influence, hand size and what it makes.
pub fn base(
    number: &'static str,
    title: &'static str,
    power: i8,
    influence: i8,
    hand: u8,
    resource: Resource,
) -> Card {
    Card { power, influence, hand, resource: Some(resource), ..card(number, Kind::Base, Some(title), None) }
}

/// An event with its cost.
pub fn event(number: &'static str, name: &'static str, cost: impl Into<Cost>) -> Card {
    Card { cost: cost.into(), ..card(number, Kind::Event, None, Some(name)) }
}

/// A mission with what it needs.
pub fn mission<const N: usize>(number: &'static str, name: &'static str, requires: [Requirement; N]) -> Card {
    Card { requires: requires.into(), ..card(number, Kind::Mission, None, Some(name)) }
}

/// A personnel: its name (title and subtitle, or one alone), cost, power and what it makes as an asset.
pub fn personnel(
    number: &'static str,
    name: impl Into<Name>,
    cost: impl Into<Cost>,
    power: i8,
    resource: Resource,
) -> Card {
    unit(number, Kind::Personnel, name.into(), cost.into(), power, resource)
}

/// A ship, likewise.
pub fn ship(
    number: &'static str,
    name: impl Into<Name>,
    cost: impl Into<Cost>,
    power: i8,
    resource: Resource,
) -> Card {
    unit(number, Kind::Ship, name.into(), cost.into(), power, resource)
}

fn unit(number: &'static str, kind: Kind, name: Name, cost: Cost, power: i8, resource: Resource) -> Card {
    Card { cost, power, resource: Some(resource), ..card(number, kind, name.0, name.1) }
}

/// Title and subtitle.
#[derive(Clone, Copy)]
pub struct Name(Option<&'static str>, Option<&'static str>);

impl From<(&'static str, &'static str)> for Name {
    fn from((title, subtitle): (&'static str, &'static str)) -> Name {
        Name(Some(title), Some(subtitle))
    }
}

impl From<&'static str> for Name {
    fn from(subtitle: &'static str) -> Name {
        Name(None, Some(subtitle))
    }
}

impl From<(Resource, u8)> for Cost {
    fn from((resource, amount): (Resource, u8)) -> Cost {
        Cost::FREE.plus(resource, amount)
    }
}

impl From<[(Resource, u8); 2]> for Cost {
    fn from(parts: [(Resource, u8); 2]) -> Cost {
        parts.into_iter().fold(Cost::FREE, |cost, (resource, amount)| cost.plus(resource, amount))
    }
}

impl Card {
    /// Mystic value and Cylon threat number.
    #[must_use]
    pub fn numbers(mut self, mystic: i8, threat: i8) -> Card {
        (self.mystic, self.threat) = (mystic, threat);
        self
    }

    /// How often it is found.
    #[must_use]
    pub fn rarity(mut self, rarity: Rarity) -> Card {
        self.rarity = rarity;
        self
    }

    /// Its traits.
    #[must_use]
    pub fn traits<const N: usize>(mut self, traits: [Trait; N]) -> Card {
        self.traits = Traits::of(&traits);
        self
    }

    /// One more keyword.
    #[must_use]
    pub fn keyword(mut self, keyword: Keyword) -> Card {
        self.keywords = self.keywords.with(keyword);
        self
    }

    /// Expedite with this excess.
    #[must_use]
    pub fn expedite(mut self, resource: Resource, amount: u8) -> Card {
        self.expedite = Some((resource, amount).into());
        self
    }

    /// Link to a card that fits.
    #[must_use]
    pub fn link(mut self, to: Filter) -> Card {
        self.link = Some(to);
        self
    }

    /// Can be played from hand when such a unit challenges you, and defend from reserve.
    #[must_use]
    pub fn comes_to_defend(mut self, against: Filter) -> Card {
        self.comes_to_defend = Some(against);
        self
    }

    /// Something that is always on.
    #[must_use]
    pub fn always(self, what: Constant) -> Card {
        self.while_(Condition::Always, what)
    }

    /// Something that is on while a condition holds.
    #[must_use]
    pub fn while_(mut self, when: Condition, what: Constant) -> Card {
        self.passives.push(Passive { when, what });
        self
    }

    /// What the event does.
    #[must_use]
    pub fn does(self, effect: Effect) -> Card {
        self.ability(ability(Timing::Event, effect))
    }

    /// What the event does to targets.
    #[must_use]
    pub fn targets<const N: usize>(self, targets: [Target; N], effect: Effect) -> Card {
        self.ability(ability(Timing::Event, effect).at(targets))
    }

    /// What happens when the mission resolves.
    #[must_use]
    pub fn resolve(self, effect: Effect) -> Card {
        self.ability(ability(Timing::Resolve, effect))
    }

    /// What happens to targets when the mission resolves.
    #[must_use]
    pub fn resolve_at<const N: usize>(self, targets: [Target; N], effect: Effect) -> Card {
        self.ability(ability(Timing::Resolve, effect).at(targets))
    }

    /// One more ability.
    #[must_use]
    pub fn ability(mut self, ability: Ability) -> Card {
        let ability = ability.finished();
        if let Timing::Triggered(trigger) | Timing::May(trigger) = ability.timing {
            self.triggers |= trigger.bit();
        }
        self.abilities.push(ability);
        self
    }

    /// Red text: what happens when the card is revealed as a Cylon threat.
    #[must_use]
    pub fn red(mut self, effect: Effect) -> Card {
        self.red = Some(effect);
        self
    }
}

// --- abilities ---

fn ability(timing: Timing, effect: Effect) -> Ability {
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
    fn finished(mut self) -> Ability {
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

// --- filters ---

fn filter(kinds: Kinds) -> Filter {
    Filter { kinds, terms: SmallVec::new() }
}

/// Personnel or ships.
pub fn units() -> Filter {
    filter(Kinds::UNIT)
}

/// Personnel.
pub fn people() -> Filter {
    filter(Kinds::PERSONNEL)
}

/// Ships.
pub fn ships() -> Filter {
    filter(Kinds::SHIP)
}

/// Missions.
pub fn missions() -> Filter {
    filter(Kinds::MISSION)
}

/// Units and missions.
pub fn units_and_missions() -> Filter {
    filter(Kinds(Kinds::UNIT.0 | Kinds::MISSION.0))
}

/// Bases.
pub fn bases() -> Filter {
    filter(Kinds::BASE)
}

/// Assets.
pub fn assets() -> Filter {
    filter(Kinds::ASSET)
}

/// Supply cards.
pub fn supplies() -> Filter {
    filter(Kinds::SUPPLY)
}

/// Resource stacks.
pub fn stacks() -> Filter {
    filter(Kinds::STACK)
}

/// Any cards.
pub fn any_card() -> Filter {
    filter(Kinds::CARD)
}

/// One word of a filter each.
macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident => $term:expr;)*) => {
        impl Filter {
            fn and(mut self, term: Term) -> Filter {
                self.terms.push(term);
                self
            }
            $($(#[$doc])* #[must_use] pub fn $name(self) -> Filter {
                self.and($term)
            })*
        }
    };
}
terms! {
    /// Controlled by you.
    mine => Term::Mine;
    /// Controlled by others.
    theirs => Term::Theirs;
    /// Not this card.
    other => Term::Other;
    /// Not the first target.
    not_t1 => Term::NotTarget(0);
    /// In an alert area.
    alert => Term::Alert;
    /// In a reserve area.
    reserve => Term::Reserve;
    /// Face down.
    exhausted => Term::Exhausted;
    /// Face up.
    face_up => Term::FaceUp;
    /// The challenger.
    challenging => Term::Challenging;
    /// Challenges you.
    challenging_you => Term::ChallengingYou;
    /// Challenges a threat.
    challenging_threat => Term::ChallengingThreat;
    /// The defender.
    defending => Term::Defending;
    /// Challenger or defender.
    in_challenge => Term::InChallenge;
    /// With title and subtitle.
    singular => Term::Singular;
    /// Without supply cards.
    no_supply => Term::NoSupply;
    /// With supply cards.
    with_supply => Term::WithSupply;
    /// Resolved and persistent.
    persistent => Term::Persistent;
    /// Not resolved.
    unresolved => Term::Unresolved;
    /// With Link.
    with_link => Term::Link;
    /// In a unit stack of two or more.
    stacked => Term::Stacked;
    /// With the power of the first target.
    as_strong_as_t1 => Term::PowerOfTarget(0);
}

impl Filter {
    /// With a trait.
    #[must_use]
    pub fn is(self, one: Trait) -> Filter {
        self.and(Term::Is(one))
    }

    /// Without a trait.
    #[must_use]
    pub fn is_not(self, one: Trait) -> Filter {
        self.and(Term::IsNot(one))
    }

    /// With one of two traits.
    #[must_use]
    pub fn either(self, one: Trait, other: Trait) -> Filter {
        self.and(Term::Either(one, other))
    }

    /// With at most this power.
    #[must_use]
    pub fn power_at_most(self, power: i8) -> Filter {
        self.and(Term::PowerAtMost(power))
    }

    /// With a title.
    #[must_use]
    pub fn titled(self, title: &'static str) -> Filter {
        self.and(Term::Titled(Title(title)))
    }
}

/// A target in play.
pub fn target(filter: Filter) -> Target {
    Target::Card(filter)
}

/// A target in your discard pile.
pub fn in_discard(filter: Filter) -> Target {
    Target::InDiscard(filter)
}

/// A target in your hand.
pub fn in_hand(filter: Filter) -> Target {
    Target::InHand(filter)
}

/// All that fit.
pub fn every(filter: Filter) -> What {
    What::Every(filter)
}

/// What a mission needs.
pub fn need(count: u8, of: Filter) -> Requirement {
    Requirement { count, of }
}

// --- amounts ---

impl From<i8> for Amount {
    fn from(times: i8) -> Amount {
        Amount { times, of: Measure::One }
    }
}

/// So much for each such card.
pub fn per(times: i8, filter: Filter) -> Amount {
    Amount { times, of: Measure::Count(filter) }
}

/// So much for each such card of the controller of the first target.
pub fn per_of_t1(times: i8, filter: Filter) -> Amount {
    Amount { times, of: Measure::CountOf(0, filter) }
}

/// So many times what was counted or revealed before.
pub fn x(times: i8) -> Amount {
    Amount { times, of: Measure::X }
}

/// The mystic value of a card.
pub fn mystic_of(what: What) -> Amount {
    Amount { times: 1, of: Measure::MysticOf(what) }
}

/// The number of supply cards in a target.
pub fn supplies_in(target: u8) -> Amount {
    Amount { times: 1, of: Measure::SuppliesIn(target) }
}

/// The hand size on the base.
pub fn hand_size() -> Amount {
    Amount { times: 1, of: Measure::HandSize }
}

/// By how much the challenge was won.
pub fn margin() -> Amount {
    Amount { times: 1, of: Measure::Margin }
}

// --- effects ---

/// Effects one after the other.
pub fn all<const N: usize>(effects: [Effect; N]) -> Effect {
    Effect::All(effects.into())
}

/// Something is done to cards: `act(Ready, T1)`.
pub fn act(verb: Verb, what: What) -> Effect {
    Effect::Do(verb, what)
}

/// Players pick their own cards for it: `pick(Each, Commit, 1, people())`.
pub fn pick(who: Who, verb: Verb, count: u8, filter: Filter) -> Effect {
    Effect::Pick(who, verb, count, filter)
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

// --- what is always on ---

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
