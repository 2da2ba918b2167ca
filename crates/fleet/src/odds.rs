//! Where a die decides about what an option is after: what it has to show. It follows from what all see.

use crate::Location;
use crate::cards::CrisisKind;
use crate::cards::base::skill::{evaded, planned};
use crate::choice::{Action, Ask, Choice, CrisisBox, Target, ViperOrder};
use crate::combat::{self, Weapon};
use crate::deed::Deed;
use crate::die::Chance;
use crate::effect::{Effect, Test};
use crate::origin::Passage;
use crate::state::{Place, Public, Roll};
use crate::window::{Moment, Play};
use tabletop::Seat;

/// The die roll that an option leads to, as it stands before anybody interrupts.
pub fn chance(choice: &Choice, ask: &Ask, seat: Seat, public: &Public) -> Option<Chance> {
    match choice {
        Choice::Target(target) => match ask {
            Ask::Target { with } => combat::chance(public, *with, *target),
            _ => None,
        },
        Choice::Viper(ViperOrder::Attack(target)) => {
            let with = if *ask == Ask::FlyViper { Weapon::PilotedViper } else { Weapon::UnmannedViper };
            combat::chance(public, with, *target)
        }
        Choice::Character(character) if *ask == Ask::AttackedPilot => {
            combat::hits(public.craft(public.seat_of(*character)?)?).map(Chance::from)
        }
        Choice::Action(action) => of_action(*action, seat, public),
        Choice::Quorum(card) => roll_in(&card.card().effect),
        Choice::Box(side) => match ask {
            Ask::CrisisBox { .. } => {
                let kind = public.crisis_under_way()?.card.crisis_kind()?;
                roll_in(effect_of_box(kind, *side)?)
            }
            _ => None,
        },
        Choice::Either(side) => roll_in(public.text()?.effect(&public.configuration)?.part(*side)?),
        Choice::Do if *ask == Ask::MayEffect => match public.text()?.effect(&public.configuration)? {
            Effect::MayRisk(_, _, needs, ..) => Some((*needs).into()),
            Effect::May(_, effect) => roll_in(effect),
            _ => None,
        },
        Choice::Pass if *ask == (Ask::Interrupt { moment: Moment::BeforeRoll }) => {
            public.roll().map(Roll::chance)
        }
        Choice::Play(play, _) => of_play(*play, public),
        _ => None,
    }
}

fn of_location(location: Location, passage: Passage, seat: Seat, public: &Public) -> Option<Chance> {
    of_deed(location.site(&public.configuration)?.deed(passage)?, seat, public)
}

fn of_action(action: Action, seat: Seat, public: &Public) -> Option<Chance> {
    match action {
        Action::Location(location) => of_location(location, Passage::Whole, seat, public),
        Action::SecondOfLocation(location) => of_location(location, Passage::Second, seat, public),
        Action::Skill(card) => of_deed(card.name.action()?, seat, public),
        Action::Quorum(card) => roll_in(&card.card().effect),
        Action::Nuke => {
            let mut basestars = combat::targets(public);
            basestars.retain(|target| matches!(target, Target::Basestar(..)));
            of_any(public, Weapon::Nuke, &basestars)
        }
        _ => None,
    }
}

/// The roll that a deed leads to.
fn of_deed(deed: &Deed, seat: Seat, public: &Public) -> Option<Chance> {
    match deed.effect()? {
        Effect::AttackWithGalactica => of_any(public, Weapon::Galactica, &combat::targets(public)),
        Effect::AttackCenturion => combat::chance(public, Weapon::Galactica, Target::Centurion(0)),
        Effect::AttackWithViper(_) => {
            let Place::Piloting(_, area) = public.players.get(seat.index())?.place else { return None };
            of_any(public, Weapon::PilotedViper, &combat::targets_in(public, area))
        }
        effect => roll_in(effect),
    }
}

/// The roll against any of these, if it is the same against all.
fn of_any(public: &Public, with: Weapon, targets: &[Target]) -> Option<Chance> {
    let mut chances = targets.iter().map(|&target| combat::chance(public, with, target));
    let first = chances.next()??;
    chances.all(|other| other == Some(first)).then_some(first)
}

/// The roll under way as it would be after an interrupt.
fn of_play(play: Play, public: &Public) -> Option<Chance> {
    let roll = *public.roll()?;
    match play {
        Play::StrategicPlanning => Some(planned(roll).chance()),
        Play::EvasiveManeuvers => Some(evaded(roll).chance()),
        Play::EcoOfficer => Some(roll.chance()),
        _ => None,
    }
}

/// The first roll that an effect comes to without another decision.
fn roll_in(effect: &Effect) -> Option<Chance> {
    fn test(effect: &Effect) -> Option<Test> {
        match effect {
            Effect::Roll(_, needs, ..) | Effect::RiskyJump(needs) => Some(*needs),
            Effect::All(effects) => effects.iter().find_map(test),
            Effect::Choose(_, _, then)
            | Effect::IfBelow(_, _, then)
            | Effect::If(_, then)
            | Effect::OnlyIf(_, then) => test(then),
            _ => None,
        }
    }
    test(effect).map(Chance::from)
}

fn effect_of_box(kind: &CrisisKind, side: CrisisBox) -> Option<&Effect> {
    match (kind, side) {
        (CrisisKind::CheckOr(_, _, effect), CrisisBox::Instead)
        | (CrisisKind::Event(_, effect, _), CrisisBox::First)
        | (CrisisKind::Event(_, _, effect), CrisisBox::Second) => Some(effect),
        _ => None,
    }
}
