//! The skill cards of the base box: of every type one name for strengths 1 and 2, and one for 3 to 5.

use tabletop::{Flow, Seat};

use crate::Skill::{self, *};
use crate::SkillName::{self, *};
use crate::cards::skill::{SkillRow, SkillText};
use crate::choice::{Ask, Order, Purpose};
use crate::configuration::Part;
use crate::deed::{Deed, tree};
use crate::effect::words::*;
use crate::effect::{Condition, Effect, From, Risked, Test, Who};
use crate::state::{Place, Roll, RollFor, State};
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Table, actions, die, movement, worth};

/// Every type has the same: so many of each strength.
const WEAK: &[(u8, usize)] = &[(1, 8), (2, 6)];
const STRONG: &[(u8, usize)] = &[(3, 4), (4, 2), (5, 1)];

const fn weak(name: SkillName, skill: Skill, texts: &'static [SkillText]) -> SkillRow {
    SkillRow { name, skill, set: Part::Base, printed: WEAK, texts }
}

const fn strong(name: SkillName, skill: Skill, texts: &'static [SkillText]) -> SkillRow {
    SkillRow { name, skill, set: Part::Base, printed: STRONG, texts }
}

/// The cards by name.
pub(in crate::cards) static ROWS: [SkillRow; 10] = [
    weak(ConsolidatePower, Politics, &[SkillText::Action(CONSOLIDATE_POWER)]),
    strong(InvestigativeCommittee, Politics, &[SkillText::Interrupt(INVESTIGATIVE_COMMITTEE)]),
    weak(ExecutiveOrder, Leadership, &[SkillText::Action(EXECUTIVE_ORDER)]),
    strong(DeclareEmergency, Leadership, &[SkillText::Interrupt(DECLARE_EMERGENCY)]),
    weak(LaunchScout, Tactics, &[SkillText::Action(LAUNCH_SCOUT)]),
    strong(StrategicPlanning, Tactics, &[SkillText::Interrupt(STRATEGIC_PLANNING)]),
    weak(EvasiveManeuvers, Piloting, &[SkillText::Interrupt(EVASIVE_MANEUVERS)]),
    strong(MaximumFirepower, Piloting, &[SkillText::Action(MAXIMUM_FIREPOWER)]),
    weak(Repair, Engineering, &[SkillText::Action(REPAIR)]),
    strong(ScientificResearch, Engineering, &[SkillText::Interrupt(SCIENTIFIC_RESEARCH)]),
];

/// Draw two cards. {fleet.skill-cards.consolidate-power}
const CONSOLIDATE_POWER: Deed = Deed::tree(tree!(Effect::Draw(Who::Actor, 2, From::Any)));

/// Risk a raptor to look at the top of the crisis or destination deck. {fleet.skill-cards.launch-scout}
const LAUNCH_SCOUT: Deed = Deed::tree(tree!(only_if(
    Condition::There(Risked::Raptors, 1),
    roll(Test::AtLeast(3), Effect::Scout, Effect::DestroyRaptors(1))
)));

/// Attack up to four times with the own viper. {fleet.skill-cards.maximum-firepower}
const MAXIMUM_FIREPOWER: Deed = Deed::tree(tree!(Effect::AttackWithViper(4)));

/// Repair the location, or up to two vipers at the Hangar Deck. {fleet.skill-cards.repair}
const REPAIR: Deed = Deed::tree(tree!(Effect::Repair { vipers: 2 }));

/// Before any die roll: +2, once a roll, and repeated rolls keep it. {fleet.skill-cards.strategic-planning}
const STRATEGIC_PLANNING: Interrupt = Interrupt {
    play: Play::StrategicPlanning,
    moment: Moment::BeforeRoll,
    from: Source::Card(StrategicPlanning),
    difficulty: 0,
    possible: |s, _| s.public.roll().is_some_and(|roll| !roll.planned),
    worth: |view, seat| worth::a_better_die(view, seat, planned),
    act: |t, _| {
        let roll = die::current(t);
        *roll = planned(*roll);
        Ok(())
    },
};

/// A roll on which Strategic Planning was played.
pub fn planned(roll: Roll) -> Roll {
    Roll { planned: true, bonus: roll.bonus + 2, ..roll }
}

/// After a viper was attacked: the attack is rolled again, at -2 if the viper has a pilot.
/// {fleet.skill-cards.evasive-maneuvers}
const EVASIVE_MANEUVERS: Interrupt = Interrupt {
    play: Play::EvasiveManeuvers,
    moment: Moment::AfterRoll,
    from: Source::Card(EvasiveManeuvers),
    difficulty: 0,
    possible: |s, _| {
        let evadable = |purpose| matches!(purpose, RollFor::AttackOnViper(_));
        s.public.roll().is_some_and(|roll| evadable(roll.purpose) && !roll.again)
    },
    worth: worth::a_viper_hit,
    act: |t, _| {
        let roll = die::current(t);
        *roll = evaded(*roll);
        Ok(())
    },
};

/// An attack on a viper that is to be rolled again because of Evasive Maneuvers.
pub fn evaded(roll: Roll) -> Roll {
    let bonus = match roll.purpose {
        RollFor::AttackOnViper(Some(_)) if roll.planned => 0,
        RollFor::AttackOnViper(Some(_)) => -2,
        _ => roll.bonus,
    };
    Roll { again: true, bonus, ..roll }
}

/// Before cards are added to a check: all are played face up, destiny included.
/// {fleet.skill-cards.investigative-committee}
const INVESTIGATIVE_COMMITTEE: Interrupt = Interrupt {
    play: Play::InvestigativeCommittee,
    moment: Moment::BeforeCards,
    from: Source::Card(InvestigativeCommittee),
    difficulty: 0,
    possible: |s, _| !s.check().open,
    worth: |view, seat| worth::stakes(view, seat) > worth::GRAVE,
    act: |t, _| {
        t.check_mut().open = true;
        Ok(())
    },
};

/// Before cards are added to a check: engineering counts for it. {fleet.skill-cards.scientific-research}
const SCIENTIFIC_RESEARCH: Interrupt = Interrupt {
    play: Play::ScientificResearch,
    moment: Moment::BeforeCards,
    from: Source::Card(ScientificResearch),
    difficulty: 0,
    possible: |s, _| !s.check().skills.contains(Engineering),
    worth: |view, seat| worth::stakes(view, seat) > worth::SERIOUS && worth::held(view, Engineering) >= 3,
    act: |t, _| {
        let check = t.check_mut();
        check.skills = check.skills.with(Engineering);
        Ok(())
    },
};

/// After the strength was counted: the difficulty is 2 lower, once a check.
/// {fleet.skill-cards.declare-emergency}
const DECLARE_EMERGENCY: Interrupt = Interrupt {
    play: Play::DeclareEmergency,
    moment: Moment::CheckCounted,
    from: Source::Card(DeclareEmergency),
    difficulty: -2,
    possible: |s, _| !s.check().once.contains(&Play::DeclareEmergency),
    worth: |view, _| worth::short_by(view).is_some_and(|short| (1..=2).contains(&short)),
    act: |t, _| {
        t.check_mut().once.push(Play::DeclareEmergency);
        Ok(())
    },
};

/// Another human player moves and acts, or acts twice; once a turn. {fleet.skill-cards.executive-order}
const EXECUTIVE_ORDER: Deed = Deed::act(
    |s, seat| !s.public.this_turn.executive_order && !can_be_ordered(s, seat).is_empty(),
    executive_order,
);

fn can_be_ordered(s: &State, seat: Seat) -> Vec<Seat> {
    let able = |&other: &Seat| other != seat && s.public.player(other).place != Place::OffBoard;
    s.public.humans().filter(able).collect()
}

fn executive_order(t: &mut Table, seat: Seat) -> Flow<()> {
    t.public.this_turn.executive_order = true;
    let targets = can_be_ordered(t, seat);
    let Some(target) = actions::choose_player(t, seat, Purpose::ExecutiveOrder, &targets)? else {
        return Ok(());
    };
    let mut ways = vec![Order::ActTwice, Order::Decline];
    if movement::can_move(t, target) {
        ways.insert(0, Order::MoveAndAct);
    }
    match t.pick(target, Ask::ExecutiveOrder, &ways)? {
        Order::Decline => Ok(()),
        Order::MoveAndAct => {
            movement::take_move(t, target)?;
            actions::take_action(t, target)
        }
        Order::ActTwice => {
            actions::take_action(t, target)?;
            if t.public.is_human(target) { actions::take_action(t, target) } else { Ok(()) }
        }
    }
}
