//! What an officer adds to a skill check, and which cards it can spare.

use tabletop::{Dice, Picks, Seat};

use super::worth::{Judge, Suspicions};
use crate::cards::CrisisKind;
use crate::state::{CheckFor, CheckUnderWay, Place};
use crate::{Location, SkillCard, SkillName, View};

/// How gladly a card is kept: the higher, the later it goes.
pub(super) fn keepsake(view: &View<'_>, seat: Seat, card: SkillCard) -> f64 {
    let strength = f64::from(card.strength) * 0.25;
    let pilot = matches!(view.public.player(seat).place, Place::Piloting(_));
    let use_of = match card.name {
        SkillName::ExecutiveOrder => 1.0,
        SkillName::Repair => 0.3 + 0.5 * view.public.damaged.len() as f64,
        SkillName::MaximumFirepower if pilot => 0.8,
        SkillName::StrategicPlanning => 0.4,
        SkillName::DeclareEmergency => 0.3,
        SkillName::ConsolidatePower => 0.3,
        SkillName::EvasiveManeuvers if pilot => 0.4,
        _ => 0.0,
    };
    strength + use_of
}

/// The `count` cards that go first, as positions.
pub(super) fn cheapest(view: &View<'_>, seat: Seat, cards: &[SkillCard], count: usize) -> Picks {
    let mut order: Vec<usize> = (0..cards.len()).collect();
    order.sort_by(|&a, &b| keepsake(view, seat, cards[a]).total_cmp(&keepsake(view, seat, cards[b])));
    let mut picks: Picks = order.into_iter().take(count).map(|at| at as u8).collect();
    picks.sort_unstable();
    picks
}

/// What hangs on the check under way for the humans.
pub(super) fn stakes(judge: &Judge<'_, '_>, check: &CheckUnderWay) -> f64 {
    match check.what {
        CheckFor::Crisis(crisis) => match &crisis.card().kind {
            CrisisKind::Check(check) | CrisisKind::CheckOr(_, check, _) => judge.stakes(check),
            CrisisKind::Event(..) | CrisisKind::Attack(_) => 0.0,
        },
        CheckFor::SuperCrisis(card) => match &card.card().kind {
            CrisisKind::Check(check) => judge.stakes(check),
            _ => 0.0,
        },
        CheckFor::Location { location, by, on } => {
            let suspicion = |seat: Seat| judge.suspicions[seat.index()];
            match (location, on) {
                (Location::AdmiralsQuarters, Some(accused)) => judge.sent(accused, Location::Brig),
                (Location::Brig, _) if judge.nobody_is_free() => 4.0,
                (Location::Brig, _) => 1.8 - 4.0 * suspicion(by),
                (_, Some(nominee)) => 3.0 * (suspicion(judge.view.public.president) - suspicion(nominee)),
                _ => 0.0,
            }
        }
    }
}

/// The strength expected from cards that others have added and from destiny.
fn expected(view: &View<'_>, check: &CheckUnderWay, suspicions: &Suspicions) -> f64 {
    if check.open {
        return check.shown.iter().map(|card| signed(check, *card)).sum();
    }
    let positive = check.skills.iter().count() as f64 / 5.0;
    let destiny = f64::from(check.destiny) * 2.0 * (2.0 * positive - 1.0);
    let added: f64 = (0..view.public.players.len())
        .map(|at| f64::from(check.played[at]) * if suspicions[at] > 0.6 { -0.5 } else { 2.0 })
        .sum();
    destiny + added
}

fn signed(check: &CheckUnderWay, card: SkillCard) -> f64 {
    let strength = f64::from(card.strength);
    if check.skills.contains(card.skill()) { strength } else { -strength }
}

/// Cards that help, enough to carry a fair share of what is missing.
pub(super) fn help(judge: &Judge<'_, '_>, seat: Seat, hand: &[SkillCard], most: usize) -> Picks {
    let view = judge.view;
    let Some(check) = view.public.check() else { return Picks::new() };
    let stakes = stakes(judge, check);
    if stakes < 0.3 {
        return Picks::new();
    }
    let missing = f64::from(check.difficulty) + 3.0 - expected(view, check, judge.suspicions);
    let mut useful: Vec<usize> = (0..hand.len()).filter(|&at| signed(check, hand[at]) > 0.0).collect();
    let mine: f64 = useful.iter().map(|&at| f64::from(hand[at].strength)).sum();
    let potential = |other: Seat, cards: f64| {
        let types = view.public.player(other).character.sheet().skill_types();
        let fitting = types.iter().filter(|skill| check.skills.contains(**skill)).count() as f64;
        cards * fitting / types.len().max(1) as f64 * 1.7 * (1.0 - judge.suspicions[other.index()])
    };
    let after: f64 = players_after(view, seat)
        .map(|other| potential(other, f64::from(view.backs[other.index()].skill_cards)))
        .sum();
    // Everybody judges alike, from what all see, whether the check can be won at all.
    let everybody: f64 = (0..view.public.players.len())
        .map(|at| potential(Seat(at as u8), f64::from(view.backs[at].skill_cards + check.played[at])))
        .sum();
    if missing <= 0.0 || f64::from(check.difficulty) > everybody * 1.2 || missing > mine + after + 5.0 {
        return Picks::new();
    }
    let share = if after <= 0.0 { missing } else { (missing * mine / (mine + after) * 3.0).min(missing) };
    let worth_a_card = (stakes / 0.3).ceil().max(1.0) as usize;
    useful.sort_by(|&a, &b| {
        let price = |at: usize| keepsake(view, seat, hand[at]) / f64::from(hand[at].strength);
        price(a).total_cmp(&price(b))
    });
    let mut picks = Picks::new();
    let mut given = 0.0;
    for at in useful {
        if given >= share || picks.len() >= most || picks.len() >= worth_a_card {
            break;
        }
        given += f64::from(hand[at].strength);
        picks.push(at as u8);
    }
    picks.sort_unstable();
    picks
}

/// A hidden Cylon's contribution: now and then one card against, of a type that others have too; else little.
pub(super) fn sabotage(
    judge: &Judge<'_, '_>,
    seat: Seat,
    hand: &[SkillCard],
    most: usize,
    boldness: f64,
    dice: &mut Dice,
) -> Picks {
    let view = judge.view;
    let Some(check) = view.public.check() else { return Picks::new() };
    if stakes(judge, check) < 0.8 || most == 0 {
        return Picks::new();
    }
    let others_have = |card: SkillCard| {
        let others = (0..view.public.players.len()).map(|at| Seat(at as u8)).filter(|&other| other != seat);
        let fits =
            |other: Seat| view.public.player(other).character.sheet().skill_types().contains(&card.skill());
        others.filter(|&other| fits(other) && check.played[other.index()] > 0).count()
            + usize::from(check.destiny > 0)
    };
    let mut against: Vec<usize> = (0..hand.len()).filter(|&at| signed(check, hand[at]) < 0.0).collect();
    against.sort_by_key(|&at| std::cmp::Reverse((others_have(hand[at]), hand[at].strength)));
    if !against.is_empty() && f64::from(dice.below(1000)) < boldness * 1000.0 {
        let count = if boldness > 0.7 { 2 } else { 1 };
        let mut picks: Picks = against.into_iter().take(count.min(most)).map(|at| at as u8).collect();
        picks.sort_unstable();
        return picks;
    }
    // A token of good will: the weakest card that helps.
    let weakest =
        (0..hand.len()).filter(|&at| signed(check, hand[at]) > 0.0).min_by_key(|&at| hand[at].strength);
    match weakest {
        Some(at) if dice.below(2) == 0 => Picks::from_slice(&[at as u8]),
        _ => Picks::new(),
    }
}

/// A revealed Cylon's card: the one that hurts most.
pub(super) fn harm(judge: &Judge<'_, '_>, hand: &[SkillCard]) -> Picks {
    let Some(check) = judge.view.public.check() else { return Picks::new() };
    let stakes = stakes(judge, check);
    let worst = (0..hand.len()).min_by(|&a, &b| {
        let hurt = |at: usize| signed(check, hand[at]) * stakes.signum();
        hurt(a).total_cmp(&hurt(b))
    });
    match worst {
        Some(at) if signed(check, hand[at]) * stakes < -0.5 => Picks::from_slice(&[at as u8]),
        _ => Picks::new(),
    }
}

/// Those who add cards after this seat.
fn players_after<'a>(view: &'a View<'_>, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
    let count = view.public.players.len();
    let current = view.public.current;
    seat.next(count)
        .clockwise(count)
        .take_while(move |_| seat != current)
        .take_while(move |&other| other != current.next(count))
}
