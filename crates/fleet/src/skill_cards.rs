//! What the texts of skill cards do: interrupts here, actions in `perform`. {fleet.actions.skill-card}

use tabletop::{Audience, Flow, Seat};

use crate::choice::{Ask, Choice, Deck, DeckEnd, Order, Purpose, Repairs};
use crate::combat::Weapon;
use crate::effect::Test;
use crate::event::Event;
use crate::state::{Place, Roll, RollFor, State};
use crate::stock::{self, Stock};
use crate::window::{Interrupt, Moment, Play, Source};
use crate::{Location, Skill, SkillCard, SkillName, Table};
use crate::{actions, check, combat, die, hands, movement};

/// The skill cards that interrupt.
pub static INTERRUPTS: &[Interrupt] = &[
    Interrupt {
        play: Play::StrategicPlanning,
        moment: Moment::BeforeRoll,
        from: Source::Card(SkillName::StrategicPlanning),
        possible: |s, _| s.public.roll().is_some_and(|roll| !roll.planned),
        act: strategic_planning,
    },
    Interrupt {
        play: Play::EvasiveManeuvers,
        moment: Moment::AfterRoll,
        from: Source::Card(SkillName::EvasiveManeuvers),
        possible: |s, _| {
            s.public
                .roll()
                .is_some_and(|roll| matches!(roll.purpose, RollFor::AttackOnViper(_)) && !roll.again)
        },
        act: evasive_maneuvers,
    },
    Interrupt {
        play: Play::InvestigativeCommittee,
        moment: Moment::BeforeCards,
        from: Source::Card(SkillName::InvestigativeCommittee),
        possible: |s, _| !s.check().open,
        act: investigative_committee,
    },
    Interrupt {
        play: Play::ScientificResearch,
        moment: Moment::BeforeCards,
        from: Source::Card(SkillName::ScientificResearch),
        possible: |s, _| !s.check().skills.contains(Skill::Engineering),
        act: scientific_research,
    },
    Interrupt {
        play: Play::DeclareEmergency,
        moment: Moment::CheckCounted,
        from: Source::Card(SkillName::DeclareEmergency),
        possible: |s, _| !s.check().once.contains(&Play::DeclareEmergency),
        act: declare_emergency,
    },
];

/// Before any die roll: +2, once a roll, and repeated rolls keep it. {fleet.skill-cards.strategic-planning}
fn strategic_planning(t: &mut Table, _seat: Seat) -> Flow<()> {
    let roll = die::current(t);
    *roll = planned(*roll);
    Ok(())
}

/// A roll on which Strategic Planning was played.
pub fn planned(roll: Roll) -> Roll {
    Roll { planned: true, bonus: roll.bonus + 2, ..roll }
}

/// After a viper was attacked: the attack is rolled again, at -2 if the viper has a pilot.
/// {fleet.skill-cards.evasive-maneuvers}
fn evasive_maneuvers(t: &mut Table, _seat: Seat) -> Flow<()> {
    let roll = die::current(t);
    *roll = evaded(*roll);
    Ok(())
}

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
fn investigative_committee(t: &mut Table, _seat: Seat) -> Flow<()> {
    t.check_mut().open = true;
    Ok(())
}

/// Before cards are added to a check: engineering counts for it. {fleet.skill-cards.scientific-research}
fn scientific_research(t: &mut Table, _seat: Seat) -> Flow<()> {
    let check = t.check_mut();
    check.skills = check.skills.with(Skill::Engineering);
    Ok(())
}

/// After the strength was counted: the difficulty is 2 lower, once a check.
/// {fleet.skill-cards.declare-emergency}
fn declare_emergency(t: &mut Table, _seat: Seat) -> Flow<()> {
    t.check_mut().once.push(Play::DeclareEmergency);
    check::change_difficulty(t, -2);
    Ok(())
}

/// Whether a player could play the card as an action now.
pub fn can_perform(s: &State, seat: Seat, card: SkillCard) -> bool {
    match card.name {
        SkillName::ConsolidatePower => true,
        SkillName::ExecutiveOrder => {
            !s.public.this_turn.executive_order && !executive_order_targets(s, seat).is_empty()
        }
        SkillName::LaunchScout => s.public.hangar.raptors > 0,
        SkillName::MaximumFirepower => {
            s.public.piloting(seat).is_some_and(|area| !combat::targets_in(&s.public, area).is_empty())
        }
        SkillName::Repair => !repairs(s, seat).is_empty(),
        SkillName::InvestigativeCommittee
        | SkillName::DeclareEmergency
        | SkillName::StrategicPlanning
        | SkillName::EvasiveManeuvers
        | SkillName::ScientificResearch => false,
    }
}

/// Follows the text of a card that was just played as an action.
pub fn perform(t: &mut Table, seat: Seat, card: SkillCard) -> Flow<()> {
    #[cfg(test)]
    if crate::proof::is_taken_away(crate::proof::Row::Skill(card.name)) {
        return Ok(());
    }
    match card.name {
        SkillName::ConsolidatePower => hands::draw_choosing(t, seat, 2, &Skill::ALL),
        SkillName::ExecutiveOrder => executive_order(t, seat),
        SkillName::LaunchScout => launch_scout(t, seat),
        SkillName::MaximumFirepower => maximum_firepower(t, seat),
        SkillName::Repair => repair(t, seat),
        _ => Ok(()),
    }
}

fn executive_order_targets(s: &State, seat: Seat) -> Vec<Seat> {
    let able = |&other: &Seat| other != seat && s.public.player(other).place != Place::OffBoard;
    s.public.humans().filter(able).collect()
}

/// Another human player moves and acts, or acts twice; once a turn. {fleet.skill-cards.executive-order}
fn executive_order(t: &mut Table, seat: Seat) -> Flow<()> {
    t.public.this_turn.executive_order = true;
    let targets = executive_order_targets(t, seat);
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

/// What a scout needs to come back.
pub const SCOUTS: Test = Test::AtLeast(3);

/// Risk a raptor to look at the top of the crisis or destination deck. {fleet.skill-cards.launch-scout}
fn launch_scout(t: &mut Table, seat: Seat) -> Flow<()> {
    if !SCOUTS.holds(die::roll(t, seat, RollFor::Effect, SCOUTS)?) {
        combat::destroy_raptors(t, 1);
        return Ok(());
    }
    let deck = t.pick(seat, Ask::ScoutDeck, &[Deck::Crisis, Deck::Destination])?;
    look_at_top(t, seat, deck)
}

/// A player looks at the top card of a deck and puts it back on the top or under the bottom.
/// {fleet.secrecy.looking}
pub fn look_at_top(t: &mut Table, seat: Seat, deck: Deck) -> Flow<()> {
    let seen = match deck {
        Deck::Crisis => stock::top(t).map(|crisis| Event::SawCrisis { crisis }),
        Deck::Destination => stock::top(t).map(|destination| Event::SawDestination { destination }),
    };
    let Some(seen) = seen else { return Ok(()) };
    t.announce(Event::LookedAtDeck { seat, deck });
    t.tell(Audience::Only(seat), seen);
    let end = t.pick(seat, Ask::TopOrBottom { deck }, &[DeckEnd::Top, DeckEnd::Bottom])?;
    if end == DeckEnd::Bottom {
        let stock = match deck {
            Deck::Crisis => Stock::Crisis,
            Deck::Destination => Stock::Destination,
        };
        t.hidden.stocks[stock].draw.rotate_right(1);
    }
    t.announce(Event::PutBack { deck, end });
    Ok(())
}

/// Attack up to four times with the own viper. {fleet.skill-cards.maximum-firepower}
fn maximum_firepower(t: &mut Table, seat: Seat) -> Flow<()> {
    for attack in 0..4 {
        let Some(area) = t.public.piloting(seat) else { break };
        let targets = combat::targets_in(&t.public, area);
        let mut options: Vec<Choice> = targets.into_iter().map(Choice::Target).collect();
        if options.is_empty() {
            break;
        }
        if attack > 0 {
            options.push(Choice::Pass);
        }
        let Choice::Target(target) = t.pick(seat, Ask::Target { with: Weapon::PilotedViper }, &options)?
        else {
            break;
        };
        combat::attack_with_piloted_viper(t, seat, target)?;
    }
    Ok(())
}

/// What a player could repair.
fn repairs(s: &State, seat: Seat) -> Vec<Repairs> {
    let mut repairs = Vec::new();
    if s.public.location(seat).is_some_and(|location| s.public.is_damaged(location)) {
        repairs.push(Repairs::Location);
    }
    if s.public.is_at(seat, Location::HangarDeck) && s.public.hangar.damaged_vipers > 0 {
        repairs.push(Repairs::Vipers);
    }
    repairs
}

/// Repair the location, or up to two vipers at the Hangar Deck. {fleet.skill-cards.repair}
fn repair(t: &mut Table, seat: Seat) -> Flow<()> {
    let options = repairs(t, seat);
    if options.is_empty() {
        return Ok(());
    }
    match t.pick(seat, Ask::Repair, &options)? {
        Repairs::Location => {
            if let Some(location) = t.public.location(seat) {
                combat::repair(t, location);
            }
        }
        Repairs::Vipers => combat::repair_vipers(t, 2),
    }
    crate::characters::tyrol::after_repair(t, seat)
}
