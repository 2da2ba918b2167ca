//! What can be read off the table by the rules: what the cards of a check come to, what may still be played on it, how
//! a die roll stands. It comes from what all see alone.

use std::marker::PhantomData;

use serde::{Serialize, Serializer};
use strum::IntoEnumIterator;
use tabletop::hosting::Odds;
use utoipa::ToSchema;

use crate::effect::Test;
use crate::state::{CheckUnderWay, Own, Public, State};
use crate::window::{self, Interrupt, Moment, Play};
use crate::{SkillCard, check};

/// What the cards of a check come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Tally {
    /// The cards that all see, with what they count.
    pub cards: Vec<Counted>,
    /// What counts for the check.
    #[serde(rename = "for")]
    pub in_favour: i8,
    /// What counts against it.
    pub against: i8,
    /// What it comes to.
    pub total: i8,
    /// The difficulty that is printed, before anything changed it.
    pub printed: u8,
    /// The moments of the check that are still to come, the next one first.
    pub moments: Vec<Opening>,
}

/// A moment of a check, and what may be played in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Opening {
    /// Which.
    pub moment: Moment,
    /// What may be played, as far as all can see.
    pub plays: Vec<Playable>,
}

/// Something that may be played on a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Playable {
    /// What.
    pub play: Play,
    /// By how much it would change the difficulty.
    pub difficulty: i8,
}

/// A card in a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Counted {
    /// Which.
    pub card: SkillCard,
    /// What it adds, or takes.
    pub worth: i8,
}

/// A die roll under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DieRoll {
    /// What the die shows.
    pub shown: Option<u8>,
    /// What is added to it.
    pub bonus: i8,
    /// The result, once the die was rolled.
    pub result: Option<u8>,
    /// What the result has to be for what the roll is about to happen.
    pub needs: Option<Test>,
    /// Whether it is that, once the die was rolled.
    pub met: Option<bool>,
    /// What the die has to show for what the roll is about to happen, before it is rolled.
    pub odds: Option<Odds>,
}

/// Something that follows from what all see.
pub trait Reading: Sized + Serialize {
    /// What it is now, if there is something to read.
    fn read(public: &Public) -> Option<Self>;
}

/// A reading that is taken when it is written down: views are made far more often than they are sent to anybody.
#[derive(Clone, PartialEq, Debug)]
pub struct Unread<'a, T>(&'a Public, PhantomData<fn() -> T>);

impl<'a, T: Reading> Unread<'a, T> {
    pub(crate) fn new(public: &'a Public) -> Unread<'a, T> {
        Unread(public, PhantomData)
    }

    /// What it is now.
    pub fn read(&self) -> Option<T> {
        T::read(self.0)
    }
}

impl<T: Reading> Serialize for Unread<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.read().serialize(serializer)
    }
}

/// A state in which there is nothing but what all see: the rules can be asked about it, and can't tell a secret.
fn open(public: &Public) -> State {
    State { public: public.clone(), own: vec![Own::default(); public.count()], hidden: Default::default() }
}

/// What a card would add to the check under way, or take from it.
pub fn worth(public: &Public, card: SkillCard) -> Option<i8> {
    public.check().is_some().then(|| check::worth(&open(public), card))
}

impl Reading for Tally {
    fn read(public: &Public) -> Option<Tally> {
        let under_way = public.check()?;
        let state = open(public);
        let count = |&card: &SkillCard| Counted { card, worth: check::worth(&state, card) };
        let cards: Vec<Counted> = under_way.shown.iter().map(count).collect();
        let worth = || cards.iter().map(|card| card.worth);
        Some(Tally {
            in_favour: worth().filter(|worth| *worth > 0).sum(),
            against: -worth().filter(|worth| *worth < 0).sum::<i8>(),
            total: worth().sum(),
            printed: printed(public, under_way),
            moments: moments(&state, under_way),
            cards,
        })
    }
}

/// The difficulty as it stands on the card or the board.
fn printed(public: &Public, check: &CheckUnderWay) -> u8 {
    let printed = check.what.origin().check(&public.configuration);
    printed.map_or(check.difficulty.max(0).unsigned_abs(), |printed| printed.difficulty)
}

/// The moments of a check that are still to come, with what may be played in them. The first is left out: it passes
/// before anything has happened.
fn moments(state: &State, check: &CheckUnderWay) -> Vec<Opening> {
    let next = if check.outcome.is_some() {
        Moment::CheckResolved
    } else if check.strength.is_some() {
        Moment::CheckCounted
    } else if check.cards() > 0 {
        Moment::BeforeReveal
    } else {
        Moment::BeforeCards
    };
    let coming = Moment::iter().filter(|moment| (next..=Moment::CheckResolved).contains(moment));
    coming.map(|moment| Opening { moment, plays: playable(state, moment) }).collect()
}

/// What may be played in a moment of the check under way.
fn playable(state: &State, moment: Moment) -> Vec<Playable> {
    let could = |interrupt: &&Interrupt| {
        let open = |seat| interrupt.from.could_be_open_to(state, seat) && (interrupt.possible)(state, seat);
        interrupt.moment == moment && state.public.seats_from_current().any(open)
    };
    window::plays().filter(could).map(|one| Playable { play: one.play, difficulty: one.difficulty }).collect()
}

impl Reading for DieRoll {
    fn read(public: &Public) -> Option<DieRoll> {
        let roll = public.roll()?;
        let odds = (roll.shown.is_none() || roll.again).then(|| roll.chance().odds());
        let result = roll.result();
        let met = result.map(|result| roll.needs.holds(result));
        Some(DieRoll { shown: roll.shown, bonus: roll.bonus, result, needs: Some(roll.needs), met, odds })
    }
}
