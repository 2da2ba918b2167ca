//! What an officer adds to a skill check, and which cards it can spare.

use tabletop::{Picks, Seat};

use super::weights;
use super::worth::Judge;
use crate::cards::CrisisKind;
use crate::effect::{Check, Effect};
use crate::state::{CheckFor, CheckUnderWay, Place};
use crate::{Location, SkillCard, SkillName, Skills, View};

/// The strength of a skill card on the whole: of 21 there are 8 ones, 6 twos, 4 threes, 2 fours and a five.
const STRENGTH: f64 = 45.0 / 21.0;
/// How much a card from the destiny deck may bring, up or down: the root of the mean of its square.
const DESTINY_SPREAD: f64 = 2.4;
/// How much the strength of a card that somebody adds differs from what was thought.
const CARD_SPREAD: f64 = 1.2;

/// How gladly a card is kept beside others of its name: the higher, the later it goes.
pub(super) fn keepsake(view: &View<'_>, seat: Seat, hand: &[SkillCard], card: SkillCard) -> f64 {
    let strength = f64::from(card.strength) * weights::KEPT_STRENGTH;
    let pilot = matches!(view.public.player(seat).place, Place::Piloting(..));
    let use_of = match card.name {
        SkillName::ExecutiveOrder => weights::KEPT_ORDER,
        SkillName::Repair => 0.3 + 0.5 * view.public.damaged.len() as f64,
        SkillName::MaximumFirepower if pilot => 0.8,
        SkillName::StrategicPlanning => 0.4,
        SkillName::DeclareEmergency => 0.3,
        SkillName::ConsolidatePower => 0.3,
        SkillName::EvasiveManeuvers if pilot => 0.4,
        _ => 0.0,
    };
    // An action card a turn is all that can be played.
    let same = hand.iter().filter(|other| other.name == card.name).count().max(1) as f64;
    strength + use_of / same.powf(weights::SAME)
}

/// The `count` cards that go first, as positions.
pub(super) fn cheapest(view: &View<'_>, seat: Seat, cards: &[SkillCard], count: usize) -> Picks {
    let value = |at: usize| keepsake(view, seat, cards, cards[at]);
    let mut order: Vec<usize> = (0..cards.len()).collect();
    order.sort_by(|&a, &b| value(a).total_cmp(&value(b)));
    let mut picks: Picks = order.into_iter().take(count).map(|at| at as u8).collect();
    picks.sort_unstable();
    picks
}

/// What a check brings, by its strength.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prize {
    pub(super) difficulty: f64,
    pub(super) pass: f64,
    /// The threshold of a partial success, and what it brings.
    pub(super) partial: Option<(f64, f64)>,
    pub(super) fail: f64,
}

impl Prize {
    /// What the strength is likely to bring, if it is expected to be so much, give or take.
    pub(super) fn expect(&self, strength: f64, spread: f64) -> f64 {
        let reaches = |threshold: f64| {
            // The logistic curve is near enough to the normal one.
            1.0 / (1.0 + (-1.7 * (strength - threshold + 0.5) / spread).exp())
        };
        let passed = reaches(self.difficulty);
        match self.partial {
            Some((threshold, partial)) => {
                let partly = reaches(threshold);
                passed * self.pass
                    + (partly - passed).max(0.0) * partial
                    + (1.0 - partly.max(passed)) * self.fail
            }
            None => passed * self.pass + (1.0 - passed) * self.fail,
        }
    }

    /// How much better a success is than a failure.
    fn stakes(&self) -> f64 {
        self.pass - self.fail
    }

    fn of(judge: &Judge<'_, '_>, check: &Check) -> Prize {
        Prize {
            difficulty: f64::from(check.difficulty),
            pass: judge.effect(&check.pass),
            partial: check.partial.as_ref().map(|(at, effect)| (f64::from(*at), judge.effect(effect))),
            fail: judge.effect(&check.fail),
        }
    }
}

/// What hangs on the check under way for the humans.
pub(super) fn stakes(judge: &Judge<'_, '_>, check: &CheckUnderWay) -> f64 {
    prize(judge, check).stakes()
}

/// What the check under way brings.
fn prize(judge: &Judge<'_, '_>, check: &CheckUnderWay) -> Prize {
    let played = &judge.view.public.configuration;
    let simple = |pass: f64| Prize { difficulty: 0.0, pass, partial: None, fail: 0.0 };
    let prize = match check.what {
        CheckFor::Crisis(crisis) => match &crisis.card().kind {
            CrisisKind::Check(check) | CrisisKind::CheckOr(_, check, _) => Prize::of(judge, check),
            CrisisKind::Event(..) | CrisisKind::Attack(_) => simple(0.0),
        },
        CheckFor::SuperCrisis(card) => match &card.card().kind {
            CrisisKind::Check(check) => Prize::of(judge, check),
            _ => simple(0.0),
        },
        CheckFor::Card { .. } => match judge.view.public.text().and_then(|text| text.effect(played)) {
            Some(Effect::Check(check)) => Prize::of(judge, check),
            _ => simple(0.0),
        },
        CheckFor::Location { location, by, on } => {
            let suspicion = |seat: Seat| judge.suspicions[seat.index()];
            simple(match (location, on) {
                (Location::AdmiralsQuarters, Some(accused)) => judge.sent(accused, Location::Brig),
                (Location::Brig, _) if judge.nobody_is_free() => 4.0,
                (Location::Brig, _) => weights::FREE - weights::FREE_CYLON * suspicion(by),
                (_, Some(nominee)) => 3.0 * (suspicion(judge.view.public.president()) - suspicion(nominee)),
                _ => 0.0,
            })
        }
    };
    Prize { difficulty: f64::from(check.difficulty), ..prize }
}

/// What can be expected of a check, from what all see.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outlook {
    /// The strength that destiny brings.
    pub(super) destiny: f64,
    /// The strength that is expected of cards added so far.
    added: f64,
    /// The strength that those who trust each other could add.
    reserve: f64,
    /// The squared spread of it all.
    variance: f64,
    /// How dear cards are.
    dear: f64,
}

impl Outlook {
    /// Before anybody has added anything.
    pub(super) fn before(judge: &Judge<'_, '_>, skills: Skills) -> Outlook {
        let view = judge.view;
        let destiny = destiny(skills, 2.0);
        let variance = 2.0 * DESTINY_SPREAD * DESTINY_SPREAD;
        let mut outlook = Outlook { destiny, variance, dear: dearness(fullness(view)), ..Outlook::default() };
        for at in 0..view.public.players.len() {
            let seat = Seat(at as u8);
            let cards = f64::from(view.backs[at].skill_cards);
            outlook.reserve += potential(judge, seat, skills, cards);
            outlook.variance += against(judge, seat, cards) * against(judge, seat, cards);
            outlook.destiny -= against(judge, seat, cards);
        }
        outlook
    }

    /// How far the strength may be off.
    pub(super) fn spread(&self) -> f64 {
        self.variance.sqrt().max(1.0)
    }

    /// What it is worth to try, at the price of the cards that it takes.
    pub(super) fn attempt(&self, prize: &Prize) -> f64 {
        let missing = prize.difficulty + weights::OUTLOOK_MARGIN * self.spread() - self.destiny;
        let given = missing.min(self.reserve * weights::SPENDABLE).max(0.0);
        prize.expect(self.destiny + given, self.spread() + 1.0)
            - given / STRENGTH * weights::CHECK_CARD * self.dear
    }
}

/// The strength that so many cards of the destiny deck bring, in which every type is as frequent as the others.
fn destiny(skills: Skills, cards: f64) -> f64 {
    let helping = skills.iter().count() as f64 / 5.0;
    cards * STRENGTH * (2.0 * helping - 1.0)
}

/// The strength that somebody could add with so many cards, as far as others can tell.
fn potential(judge: &Judge<'_, '_>, seat: Seat, skills: Skills, cards: f64) -> f64 {
    let public = judge.view.public;
    if public.is_cylon(seat) {
        return 0.0;
    }
    let sheet = public.player(seat).character.sheet();
    let drawn = |fits: bool| {
        sheet
            .skills
            .iter()
            .filter(|line| !fits || line.of.iter().any(|skill| skills.contains(*skill)))
            .map(|line| f64::from(line.count))
            .sum::<f64>()
    };
    let fitting = cards * drawn(true) / drawn(false).max(1.0);
    let allowed = if public.is_at(seat, Location::Brig) { fitting.min(1.0) } else { fitting };
    allowed * STRENGTH * (1.0 - judge.suspicions[seat.index()]).max(0.0)
}

/// The strength that somebody is likely to add against the humans.
fn against(judge: &Judge<'_, '_>, seat: Seat, cards: f64) -> f64 {
    let open = judge.view.public.is_cylon(seat);
    if cards < 1.0 {
        0.0
    } else if open {
        weights::OPEN_HARM
    } else {
        judge.suspicions[seat.index()] * weights::HIDDEN_HARM
    }
}

pub(super) fn signed(check: &CheckUnderWay, card: SkillCard) -> f64 {
    let strength = f64::from(card.strength);
    if check.skills.contains(card.skill()) { strength } else { -strength }
}

/// What the check under way still needs beyond what destiny and the cards in it are expected to bring.
pub(super) fn missing(judge: &Judge<'_, '_>, check: &CheckUnderWay, seat: Seat) -> f64 {
    let outlook = outlook(judge, check, seat);
    f64::from(check.difficulty) - outlook.destiny - outlook.added
}

/// What can be expected of the check under way, when it is this seat's turn to add.
fn outlook(judge: &Judge<'_, '_>, check: &CheckUnderWay, seat: Seat) -> Outlook {
    let view = judge.view;
    let mut outlook = Outlook::default();
    if check.open {
        outlook.added = check.shown.iter().map(|card| signed(check, *card)).sum();
    } else {
        let cards = f64::from(check.destiny);
        outlook.destiny = destiny(check.skills, cards);
        outlook.variance = cards * DESTINY_SPREAD * DESTINY_SPREAD;
        for at in 0..view.public.players.len() {
            let other = Seat(at as u8);
            let cards = f64::from(check.played[at]);
            if other == seat || cards == 0.0 {
                continue;
            }
            let doubt = if view.public.is_cylon(other) { 1.0 } else { judge.suspicions[at] };
            let helps = cards * weights::HELP;
            let harms = cards.min(2.0) * weights::HARM;
            outlook.added += (1.0 - doubt) * helps - doubt * harms;
            outlook.variance +=
                cards * CARD_SPREAD * CARD_SPREAD + doubt * (1.0 - doubt) * (helps + harms) * (helps + harms);
        }
    }
    for other in players_after(view, seat) {
        let cards = f64::from(view.backs[other.index()].skill_cards);
        outlook.reserve += potential(judge, other, check.skills, cards);
        outlook.added -= against(judge, other, cards);
        let doubt = against(judge, other, cards);
        outlook.variance += doubt * doubt;
    }
    outlook
}

/// How many cards human players hold on the whole.
fn fullness(view: &View<'_>) -> f64 {
    let hands = view.public.humans().map(|seat| f64::from(view.backs[seat.index()].skill_cards));
    hands.sum::<f64>() / view.public.humans().count().max(1) as f64
}

/// How dear cards are in a hand of so many: the fuller it is, the less, for at the end of a turn they may have to go.
fn dearness(hand: f64) -> f64 {
    ((11.0 - hand) / 6.0).clamp(0.15, 1.0)
}

/// What a card costs whoever adds it.
fn price(view: &View<'_>, seat: Seat, hand: &[SkillCard], card: SkillCard) -> f64 {
    keepsake(view, seat, hand, card) * weights::CARD_PRICE * dearness(hand.len() as f64)
}

/// Cards that help: of those who add before others everybody carries a fair share of what is missing, and who comes
/// last adds what is still worth it.
pub(super) fn help(judge: &Judge<'_, '_>, seat: Seat, hand: &[SkillCard], most: usize) -> Picks {
    let view = judge.view;
    let Some(check) = view.public.check() else { return Picks::new() };
    let prize = prize(judge, check);
    if prize.stakes() < 0.3 {
        return Picks::new();
    }
    let outlook = outlook(judge, check, seat);
    let so_far = outlook.destiny + outlook.added;
    let mut useful: Vec<usize> = (0..hand.len()).filter(|&at| signed(check, hand[at]) > 0.0).collect();
    let cost = |at: usize| price(view, seat, hand, hand[at]);
    useful.sort_by(|&a, &b| {
        let each = |at: usize| cost(at) / f64::from(hand[at].strength);
        each(a).total_cmp(&each(b))
    });
    useful.truncate(most);
    let mine: f64 = useful.iter().map(|&at| f64::from(hand[at].strength)).sum();
    let spread = outlook.spread();
    let others = outlook.reserve * weights::RELY;
    let missing = prize.difficulty + weights::MARGIN * spread - so_far;
    // What all will add together, if it is worth it at all.
    let dear = dearness(fullness(view));
    let together = missing.min(mine + others).max(0.0);
    let tried = prize.expect(so_far + together, spread) - together / STRENGTH * weights::CHECK_CARD * dear;
    if tried <= prize.expect(so_far, spread) {
        return Picks::new();
    }
    let count = if others <= 0.0 {
        as_many_as_pay(
            &prize,
            so_far,
            spread,
            useful.iter().map(|&at| (f64::from(hand[at].strength), cost(at))),
        )
    } else {
        let share = missing * mine / (mine + others);
        as_many_as_reach(share, useful.iter().map(|&at| f64::from(hand[at].strength)))
    };
    let mut picks: Picks = useful.into_iter().take(count).map(|at| at as u8).collect();
    picks.sort_unstable();
    picks
}

/// How many cards whoever adds last does best to add, of these with their strengths and prices.
fn as_many_as_pay(prize: &Prize, so_far: f64, spread: f64, cards: impl Iterator<Item = (f64, f64)>) -> usize {
    let (mut strength, mut spent) = (so_far, 0.0);
    let mut best = (0, prize.expect(so_far, spread));
    for (at, (more, price)) in cards.enumerate() {
        strength += more;
        spent += price;
        let value = prize.expect(strength, spread) - spent;
        if value > best.1 {
            best = (at + 1, value);
        }
    }
    best.0
}

/// How many cards come nearest to a share.
fn as_many_as_reach(share: f64, cards: impl Iterator<Item = f64>) -> usize {
    let mut given = 0.0;
    cards
        .take_while(|strength| {
            let wanted = given + 0.5 * strength <= share;
            given += strength;
            wanted
        })
        .count()
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

#[cfg(test)]
mod tests {
    use super::*;

    const PRIZE: Prize = Prize { difficulty: 10.0, pass: 0.0, partial: None, fail: -2.0 };

    fn added(so_far: f64, prize: &Prize) -> usize {
        as_many_as_pay(prize, so_far, 3.0, [(2.0, 0.2); 4].into_iter())
    }

    #[test]
    fn who_comes_last_adds_what_is_missing_and_nothing_to_what_is_won_or_lost() {
        assert_eq!(added(20.0, &PRIZE), 0);
        assert_eq!(added(-10.0, &PRIZE), 0);
        assert!(added(7.0, &PRIZE) > added(11.0, &PRIZE));
    }

    #[test]
    fn a_partial_success_is_aimed_at_where_a_whole_one_is_out_of_reach() {
        let partial = Prize { partial: Some((0.0, -0.5)), ..PRIZE };
        assert_eq!(added(-4.0, &PRIZE), 0);
        assert!(added(-4.0, &partial) > 0);
    }

    #[test]
    fn who_comes_early_adds_about_a_fair_share() {
        let cards = [2.0, 3.0, 1.0];
        assert_eq!(as_many_as_reach(0.0, cards.into_iter()), 0);
        assert_eq!(as_many_as_reach(4.0, cards.into_iter()), 2);
        assert_eq!(as_many_as_reach(40.0, cards.into_iter()), 3);
    }
}
