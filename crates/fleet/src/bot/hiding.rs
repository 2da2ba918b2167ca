//! What an officer does as a Cylon whom nobody has found out.

use tabletop::{Dice, Picks, Seat};

use super::checks::{signed, stakes};
use super::sky::hit;
use super::style::Style;
use super::weights;
use super::worth::{Judge, unit};
use crate::cards::Loyalty;
use crate::state::CheckUnderWay;
use crate::{Location, Resource, SkillCard};

/// A hidden Cylon's contribution: now and then cards against, of types that others could have added too; else little.
pub(super) fn sabotage(
    judge: &Judge<'_, '_>,
    seat: Seat,
    hand: &[SkillCard],
    most: usize,
    style: Style,
    dice: &mut Dice,
) -> Picks {
    let Some(check) = judge.view.public.check() else { return Picks::new() };
    if stakes(judge, check) < 0.8 || most == 0 {
        return Picks::new();
    }
    let mut against: Vec<usize> = (0..hand.len()).filter(|&at| signed(check, hand[at]) < 0.0).collect();
    let boldness = match style {
        Style::Saboteur => {
            against.truncate(most);
            return against.into_iter().map(|at| at as u8).collect();
        }
        Style::Timid => weights::TIMID,
        Style::Shrewd | Style::Early | Style::Silent => boldness(judge),
    };
    against.retain(|&at| suspects(judge, check, seat, hand[at]) >= 1.0);
    against.sort_by(|&a, &b| {
        let harm = |at: usize| f64::from(hand[at].strength) + suspects(judge, check, seat, hand[at]);
        harm(b).total_cmp(&harm(a))
    });
    if !against.is_empty() && f64::from(dice.below(1000)) < boldness * 1000.0 {
        let two = style != Style::Timid && f64::from(dice.below(1000)) < weights::TWICE_BOLD * 1000.0;
        let count = if two { 2 } else { 1 };
        let mut picks: Picks = against.into_iter().take(count.min(most)).map(|at| at as u8).collect();
        picks.sort_unstable();
        return picks;
    }
    // A token of good will: the weakest card that helps.
    let weakest =
        (0..hand.len()).filter(|&at| signed(check, hand[at]) > 0.0).min_by_key(|&at| hand[at].strength);
    match weakest {
        Some(at) if f64::from(dice.below(1000)) < weights::GOOD_WILL * 1000.0 => {
            Picks::from_slice(&[at as u8])
        }
        _ => Picks::new(),
    }
}

/// How likely a check is spoilt: the nearer the end, the less there is to lose by being found out.
fn boldness(judge: &Judge<'_, '_>) -> f64 {
    (weights::BOLD + weights::BOLDER * f64::from(judge.view.public.distance())).min(1.0)
}

/// How many others could have added a card of this type, destiny among them.
fn suspects(judge: &Judge<'_, '_>, check: &CheckUnderWay, seat: Seat, card: SkillCard) -> f64 {
    let public = judge.view.public;
    let others = (0..public.players.len()).map(|at| Seat(at as u8)).filter(|&other| other != seat);
    let could = |other: Seat| {
        let has = public.is_cylon(other)
            || public.player(other).character.sheet().skill_types().contains(&card.skill());
        has && check.played[other.index()] > 0
    };
    let count = others.filter(|&other| could(other)).count() as f64;
    count + if check.destiny > 0 { 1.0 } else { 0.0 }
}

impl Judge<'_, '_> {
    /// What it brings a hidden Cylon to reveal this card now and not later.
    pub(super) fn reveal(&self, seat: Seat, card: Loyalty) -> f64 {
        let public = self.view.public;
        let power = match card {
            _ if public.is_at(seat, Location::Brig) => 0.0,
            Loyalty::CylonMorale => unit(public, Resource::Morale),
            Loyalty::CylonDamage => 2.0 * hit(public) * 0.8,
            Loyalty::CylonBrig => 2.0,
            Loyalty::CylonSickbay => 2.4,
            _ => 0.0,
        };
        let late = f64::from(public.distance()) * weights::LATE;
        let caught = if public.is_at(seat, Location::Brig) { weights::CAUGHT } else { 0.0 };
        let sleepers = if public.sleeper_agents_dealt { weights::AWAKE } else { 0.0 };
        power + late + caught + sleepers - weights::HIDDEN
    }
}
