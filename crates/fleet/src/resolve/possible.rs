//! What is possible at all: whether an effect would do anything, and who could be chosen.

use tabletop::Seat;

use super::{brutal_options, deeds};
use crate::craft::Craft;
use crate::effect::{Among, Condition, Effect, Risked};
use crate::state::State;
use crate::stock::Stock;
use crate::{Location, Ship, combat, jump, movement, quorum, skill_cards, vipers};

/// Whether a player who uses a text would have anything to do.
pub fn can_do(s: &State, seat: Seat, effect: &Effect) -> bool {
    match effect {
        Effect::All(effects) => effects.iter().all(|effect| can_do(s, seat, effect)),
        Effect::OnlyIf(condition, then) => holds(s, seat, *condition) && can_do(s, seat, then),
        Effect::Choose(_, among, _) => !candidates(s, seat, *among).is_empty(),
        Effect::BrutalForce => !brutal_options(s).is_empty(),
        Effect::AttackWithGalactica => !combat::targets(&s.public).is_empty(),
        Effect::AttackCenturion => s.public.centurions() > 0,
        Effect::LookAtCivilians(_) => !deeds::civilians(s).is_empty(),
        Effect::DirectVipers(_) | Effect::DirectEachOnce(_) | Effect::LaunchInViper => {
            vipers::can_direct(&s.public)
        }
        Effect::AttackWithViper(_) => {
            s.public.piloting(seat).is_some_and(|area| !combat::targets_in(&s.public, area).is_empty())
        }
        Effect::Repair { .. } => !skill_cards::repairs(s, seat).is_empty(),
        Effect::ChooseDamage { .. } => !s.hidden.stocks[Stock::GalacticaDamage].draw.is_empty(),
        _ => true,
    }
}

/// Whether something is so.
pub(super) fn holds(s: &State, seat: Seat, condition: Condition) -> bool {
    match condition {
        Condition::OnBlueSpace => jump::population_risk(s.public.jump_track).is_some(),
        Condition::InSkillSet(skill) => {
            s.public.sheet(seat).is_some_and(|sheet| sheet.skill_types().contains(&skill))
        }
        Condition::Holds(title) => s.public.holder(title) == Some(seat),
        Condition::DistanceAtMost(most) => s.public.distance() <= most,
        Condition::There(ships, count) => are_there(s, ships, count),
    }
}

/// Ships that are not there can't be risked. {fleet.combat.risk}
pub(super) fn are_there(s: &State, ships: Risked, count: u8) -> bool {
    match ships {
        Risked::Raptors => s.public.hangar.reserves[Craft::Raptor] >= count,
        Risked::Vipers => s.public.hangar.reserves.vipers() >= count,
    }
}

/// Whether a box of a crisis card may be chosen at all: a nuke that is not there can't be given up.
pub fn can_be_chosen(s: &State, effect: &Effect) -> bool {
    match effect {
        Effect::LoseNuke => s.public.nukes > 0,
        _ => true,
    }
}

/// All players but one, clockwise from the current player.
pub(super) fn others(s: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    s.public.seats_from_current().filter(move |&other| other != seat)
}

/// Who could be chosen.
pub fn candidates(s: &State, chooser: Seat, among: Among) -> Vec<Seat> {
    let others = || others(s, chooser);
    let sendable = |to| move |seat: &Seat| movement::can_be_sent(&s.public, *seat, to);
    match among {
        Among::OtherPlayers => others().filter(|&seat| !s.own[seat.index()].loyalty.is_empty()).collect(),
        Among::OtherHumans => others().filter(|&seat| s.public.is_human(seat)).collect(),
        Among::OtherHumansNotAdmiral => {
            others().filter(|&seat| s.public.is_human(seat) && seat != s.public.admiral()).collect()
        }
        Among::PresidentAndAdmiral => {
            let mut holders = vec![s.public.president(), s.public.admiral()];
            holders.dedup();
            holders.retain(|&seat| seat != chooser);
            holders
        }
        Among::Sendable(to) => s.public.seats_from_current().filter(sendable(to)).collect(),
        Among::OthersInBrig => others().filter(|&seat| s.public.is_at(seat, Location::Brig)).collect(),
        Among::Others => others().collect(),
        Among::Nominees => nominees(s),
        Among::OthersAboard(to) => {
            let aboard =
                |seat: &Seat| s.public.location(*seat).is_some_and(|at| at.ship() == Ship::Galactica);
            others().filter(aboard).filter(sendable(to)).collect()
        }
    }
}

/// Who can be proposed as President: a Vice President shuts out everybody else.
/// {fleet.quorum.assign-vice-president}
fn nominees(s: &State) -> Vec<Seat> {
    match quorum::assigned_to(s, "assign-vice-president") {
        Some((vice, _)) if vice != s.public.president() => vec![vice],
        _ => s.public.humans().collect(),
    }
}
