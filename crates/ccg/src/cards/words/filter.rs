//! Which cards are meant, and how many.

use smallvec::SmallVec;

use crate::card::{Requirement, Trait};
use crate::effect::{Amount, Filter, Kinds, Measure, Target, Term, Title, What};

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

/// Any cards in play but supply cards.
pub fn cards_in_play() -> Filter {
    filter(Kinds::IN_PLAY)
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

    /// In a unit stack of two or more cards, one of which is singular and has the trait.
    #[must_use]
    pub fn stacked_with(self, one: Trait) -> Filter {
        self.and(Term::Stacked(one))
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

/// A target in play, or a revealed threat.
pub fn target_or_threat(filter: Filter) -> Target {
    Target::CardOrThreat(filter)
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
