//! What is worth a question: when somebody who holds an interrupt would think of playing it, as far as they see. Rows
//! of interrupts say it with these; how much hangs on something is weighed as the officer weighs it.

use tabletop::Seat;

pub(crate) use crate::bot::advice::{crisis, die, other_box, stakes};
use crate::craft::Craft;
use crate::state::{Roll, RollFor};
use crate::{Skill, SkillName, View};

/// What hangs on something, in units of resources, before anybody thinks of spending a card on it,
pub(crate) const SLIGHT: f64 = 1.0;
/// before it is worth a good card,
pub(crate) const SERIOUS: f64 = 1.5;
/// and before it is worth an ability for the whole game.
pub(crate) const GRAVE: f64 = 3.5;
/// A viper is dear when so few are left in reserve.
const FEW_VIPERS: u8 = 2;

/// Whether the die under way is the humans' own: an attack of theirs, or the risk of their jump.
fn is_ours(view: &View<'_>, roll: &Roll) -> bool {
    match roll.purpose {
        RollFor::Attack => view.public.is_human(roll.roller) && view.public.crisis().is_none(),
        RollFor::FtlJump => true,
        RollFor::Effect | RollFor::AttackOnViper(_) => false,
    }
}

/// Whether what is done to the die changes what it is likely to bring: an attack of the humans, the risk of their jump, a
/// roll of the viewer's own, or one on which much hangs. What attackers roll would only become worse.
pub(crate) fn a_better_die(view: &View<'_>, seat: Seat, done: fn(Roll) -> Roll) -> bool {
    let worth = |roll: &&Roll| match roll.purpose {
        // A good card is for an attack that would rather miss.
        RollFor::Attack => is_ours(view, roll) && roll.chance().odds().percent <= 50,
        RollFor::FtlJump => true,
        RollFor::Effect => roll.roller == seat || die(view, seat) > SERIOUS,
        RollFor::AttackOnViper(_) => false,
    };
    let roll = view.public.roll().filter(worth);
    roll.is_some_and(|roll| done(*roll).chance().odds() != roll.chance().odds())
}

/// Whether the die that was rolled is low, where the humans would like it high.
pub(crate) fn an_unlucky_die(view: &View<'_>) -> bool {
    let roll = view.public.roll().filter(|roll| {
        is_ours(view, roll) || (roll.purpose == RollFor::Effect && view.public.crisis().is_none())
    });
    roll.and_then(Roll::result).is_some_and(|result| result <= 3)
}

/// Whether the die that was rolled hits a viper that is dear: with a pilot, one of the last, or destroyed; or any, if it
/// costs no more than the least of cards.
pub(crate) fn a_viper_hit(view: &View<'_>, _seat: Seat) -> bool {
    let Some(roll) = view.public.roll() else { return false };
    let (Some(result), RollFor::AttackOnViper(pilot)) = (roll.result(), roll.purpose) else { return false };
    let craft = pilot.and_then(|pilot| view.public.craft(pilot)).unwrap_or(Craft::Viper);
    let destroyed = craft.row().fights.as_ref().is_some_and(|fighting| fighting.destroyed.holds(result));
    let dear = pilot.is_some() || destroyed || view.public.hangar.reserves.vipers() <= FEW_VIPERS;
    let mut hand = view.own.iter().flat_map(|own| &own.hand);
    let mut cheap = || hand.any(|card| card.name == SkillName::EvasiveManeuvers && card.strength == 1);
    roll.needs.holds(result) && (dear || cheap())
}

/// How many cards of a type the viewer holds.
pub(crate) fn held(view: &View<'_>, skill: Skill) -> usize {
    view.own.map_or(0, |own| own.hand.iter().filter(|card| card.skill() == skill).count())
}

/// By how much the check that was counted falls short, if it does.
pub(crate) fn short_by(view: &View<'_>) -> Option<i8> {
    let check = view.public.check()?;
    Some(check.difficulty - check.strength?).filter(|&short| short > 0)
}
