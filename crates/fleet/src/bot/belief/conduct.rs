//! What people do who are Cylons, and what humans do: how often each adds what to a check, chooses badly, accuses. The
//! numbers are guesses about people, each with its reason, and not taken from any program's play. Humans err: they misread
//! cards, hold nothing useful, or have other plans.

use smallvec::SmallVec;
use strum::EnumCount;
use tabletop::Seat;

use super::clue::Likelihood;
use super::pile::{Adder, Manner, Pile};
use super::witness::{Hands, WatchedCheck, Witness};
use crate::configuration::MOST_PLAYERS;
use crate::loyalty::composition;
use crate::state::CheckFor;
use crate::{Location, Skill, SkillCard};

/// How likely a human's card is against a check: a mistake, or a bluff that nobody understands.
const CARELESS: f64 = 0.02;
/// How likely each card is against a check, if a Cylon has made up its mind to spoil it: now and then one hides it among
/// cards that help.
const SPOILING: f64 = 0.7;
/// An open Cylon has no reason to help, and now and then nothing that harms.
const OPEN_CYLON: f64 = 0.9;
/// A hand with so few cards of the types against a check harms it half as often as one that is full of them.
const FEW_TO_HARM: f64 = 0.3;

/// How often somebody spoils checks, if a Cylon: in how many checks of how many. It begins between the timid, who never
/// do, and the bold, who always do, and is learned from the checks so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Boldness {
    spoiled: f64,
    spared: f64,
}

impl Default for Boldness {
    fn default() -> Boldness {
        Boldness { spoiled: 0.5, spared: 1.0 }
    }
}

impl Boldness {
    /// The chance that the next check is spoiled.
    fn chance(self) -> f64 {
        self.spoiled / (self.spoiled + self.spared)
    }

    /// One more check, which was spoiled with this chance.
    pub(super) fn learn(&mut self, spoiled: f64) {
        self.spoiled += spoiled;
        self.spared += 1.0 - spoiled;
    }

    /// A hidden Cylon, whose cards are mostly against the check if it is being spoiled, as far as the hand allows.
    fn manner(self, able: f64) -> Manner {
        Manner { moods: [(self.chance(), SPOILING * able), (1.0 - self.chance(), CARELESS * able)] }
    }

    /// The chance that the last check was spoiled by somebody, if a Cylon: what is known is how much likelier its cards
    /// are with a Cylon than with a human there.
    pub(super) fn spoiled_last(self, ratio: f64) -> f64 {
        (1.0 - (1.0 - self.chance()) / ratio.max(1e-6)).clamp(0.0, 1.0)
    }

    /// How much likelier a Cylon than a human lays these cards openly.
    pub(super) fn openly(self, against: u8, cards: usize) -> f64 {
        let helping = cards as i32 - i32::from(against);
        let laid = |chance: f64| chance.powi(i32::from(against)) * (1.0 - chance).powi(helping);
        self.chance() * laid(SPOILING) / laid(CARELESS) + 1.0 - self.chance()
    }
}

/// For what a check is made, as far as it tells on whose side somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Cause {
    /// It averts harm: humans want it to pass.
    Harm,
    /// It sends somebody to the Brig: the one, and fellow Cylons, want it to fail.
    Jail(Seat),
    /// It frees somebody from the Brig.
    Release(Seat),
}

impl Cause {
    /// What a check is about; nothing where both sides may want either.
    pub(super) fn of(what: CheckFor) -> Option<Cause> {
        match what {
            CheckFor::Crisis(_) | CheckFor::SuperCrisis(_) => Some(Cause::Harm),
            CheckFor::Location { location: Location::AdmiralsQuarters, on: Some(accused), .. } => {
                Some(Cause::Jail(accused))
            }
            CheckFor::Location { location: Location::Brig, by, .. } => Some(Cause::Release(by)),
            CheckFor::Location { .. } | CheckFor::Card { .. } => None,
        }
    }
}

/// How cards are added to a vote on somebody: by humans, by Cylons, and by the one it is about. Humans only guess, a
/// little better than by chance; Cylons know, but must not be seen to know.
struct Vote {
    human: f64,
    cylon: f64,
    oneself: f64,
}

fn vote(cause: Cause, is_cylon: bool) -> Vote {
    match (cause, is_cylon) {
        (Cause::Jail(_), false) => Vote { human: 0.35, cylon: 0.2, oneself: 0.85 },
        (Cause::Jail(_), true) => Vote { human: 0.25, cylon: 0.55, oneself: 0.85 },
        (_, false) => Vote { human: 0.25, cylon: 0.4, oneself: 0.1 },
        (_, true) => Vote { human: 0.35, cylon: 0.15, oneself: 0.1 },
    }
}

/// What the cards of a revealed check tell of those who added them.
pub(super) struct Judged {
    pub(super) likelihood: Likelihood,
    /// The cards against it that the viewer did not add, by type.
    pub(super) against: [u8; Skill::COUNT],
}

/// Judges a check whose cards were revealed, with what each of them was worth.
pub(super) fn judge(
    witness: &Witness,
    boldness: &[Boldness; MOST_PLAYERS],
    check: &WatchedCheck,
    cards: &[SkillCard],
    worth: &[i8],
) -> Option<Judged> {
    let cause = Cause::of(check.what)?;
    let harms = |skill: Skill| !check.skills.contains(skill);
    let is_against = |at: usize| worth.get(at).map_or_else(|| harms(cards[at].skill()), |&worth| worth < 0);
    let mut against = [0_u8; Skill::COUNT];
    for at in (0..cards.len()).filter(|&at| is_against(at)) {
        against[cards[at].skill().index()] += 1;
    }
    // One's own cards need no explanation, if they are known.
    let mine = witness.seat.map_or(0, |seat| usize::from(check.added[seat.index()]));
    let knows_own = witness.mine.len() == mine;
    for card in witness.mine.iter().filter(|card| knows_own && harms(card.skill())) {
        let count = &mut against[card.skill().index()];
        *count = count.saturating_sub(1);
    }
    let total: u8 = check.added.iter().sum();
    let adders: SmallVec<[Seat; MOST_PLAYERS]> = Seat::all(witness.players())
        .filter(|seat| check.added[seat.index()] > 0)
        .filter(|&seat| witness.seat != Some(seat) || !knows_own)
        .collect();
    let room = Room { witness, boldness, check, against, adders };
    let mut pile = Pile {
        against,
        destiny: (cards.len() as u8).saturating_sub(total),
        all_types: Skill::COUNT as u8,
        helping_types: check.skills.iter().count() as u8,
        settled: SmallVec::new(),
        adders: SmallVec::new(),
        most_cylons: composition(witness.players()).cylons,
    };
    let likelihood = match cause {
        Cause::Harm => room.harm(&mut pile),
        Cause::Jail(on) | Cause::Release(on) => room.vote(&mut pile, cause, on),
    };
    Some(Judged { likelihood, against })
}

/// Those who added cards to a check, and what is known of them.
struct Room<'a> {
    witness: &'a Witness,
    boldness: &'a [Boldness; MOST_PLAYERS],
    check: &'a WatchedCheck,
    against: [u8; Skill::COUNT],
    adders: SmallVec<[Seat; MOST_PLAYERS]>,
}

impl Room<'_> {
    fn harms(&self, skill: Skill) -> bool {
        !self.check.skills.contains(skill) || self.against[skill.index()] > 0
    }

    fn adder(&self, seat: Seat, human: Manner, cylon: Manner) -> Adder {
        let types = self.witness.hands.spread(seat, |skill| self.harms(skill));
        Adder { cards: self.check.added[seat.index()], types, human, cylon }
    }

    /// How well somebody can harm the check, from 0 to 1.
    fn able(&self, hands: &Hands, seat: Seat) -> f64 {
        let held = hands.of(seat, |skill| self.harms(skill));
        (held + 0.02) / (held + 0.02 + FEW_TO_HARM)
    }

    fn harm(&self, pile: &mut Pile) -> Likelihood {
        let mut seats: SmallVec<[Seat; MOST_PLAYERS]> = SmallVec::new();
        for &seat in &self.adders {
            let able = self.able(&self.witness.hands, seat);
            let human = Manner::steady(CARELESS * able);
            if !self.witness.is_hidden(seat) {
                let open = Manner::steady(OPEN_CYLON);
                pile.settled.push(self.adder(seat, open, open));
            } else if self.witness.is_in_question(seat) {
                seats.push(seat);
                pile.adders.push(self.adder(seat, human, self.boldness[seat.index()].manner(able)));
            } else {
                pile.settled.push(self.adder(seat, human, human));
            }
        }
        let mut likelihood = Likelihood::even(seats);
        for (cylons, chance) in pile.likelihoods().into_iter().enumerate() {
            *likelihood.entry(cylons) = chance;
        }
        likelihood
    }

    /// The one it is about comes first in the likelihood, whether or not they added cards.
    fn vote(&self, pile: &mut Pile, cause: Cause, on: Seat) -> Likelihood {
        let others = |seat: &&Seat| **seat != on && self.witness.is_in_question(**seat);
        let seats: SmallVec<[Seat; MOST_PLAYERS]> = self.adders.iter().filter(others).copied().collect();
        let mut likelihood = Likelihood::even(std::iter::once(on).chain(seats.iter().copied()));
        for is_cylon in [false, true] {
            let vote = vote(cause, is_cylon);
            let adder = |seat: Seat| self.adder(seat, Manner::steady(vote.human), Manner::steady(vote.cylon));
            pile.adders = seats.iter().map(|&seat| adder(seat)).collect();
            pile.settled = self
                .adders
                .iter()
                .filter(|seat| !seats.contains(seat))
                .map(|&seat| {
                    let chance = match seat {
                        seat if seat == on => vote.oneself,
                        seat if self.witness.is_hidden(seat) => vote.human,
                        _ => vote.cylon,
                    };
                    self.adder(seat, Manner::steady(chance), Manner::steady(chance))
                })
                .collect();
            for (cylons, chance) in pile.likelihoods().into_iter().enumerate() {
                *likelihood.entry(cylons << 1 | usize::from(is_cylon)) = chance;
            }
        }
        likelihood
    }
}

/// A hand with so many cards that help a check can spare one.
const CAN_SPARE: f64 = 2.0;

/// How much likelier a Cylon than a human adds nothing, or at least so many cards that must have helped, although the
/// hand has cards that help. Humans save cards too, so it tells little; and whoever does it once does it again, so it tells
/// less each time.
pub(super) fn generosity(helping: f64, surely_helped: i32, added: u8, times: u32) -> Option<f64> {
    let ratio: f64 = match (added, surely_helped) {
        (0, _) if helping >= CAN_SPARE => 1.2,
        (_, 2) => 0.87,
        (_, 3..) => 0.77,
        _ => return None,
    };
    Some(ratio.powf(1.0 / (1.0 + f64::from(times) / 6.0)))
}

/// How much likelier a Cylon than a human chooses the worse or the better of two boxes, which differ by so much for the
/// humans, in resources. Where they differ little nobody can tell; where they differ much, humans seldom choose the worse
/// one, if we judge as they do, and Cylons only when they think they can afford it.
pub(super) fn choice(gap: f64, worse: bool) -> Option<f64> {
    const TOO_CLOSE: f64 = 0.3;
    if gap < TOO_CLOSE {
        return None;
    }
    let near = (-gap).exp();
    let (human, cylon) = (0.1 + 0.4 * near, 0.3 + 0.2 * near);
    Some(if worse { cylon / human } else { (1.0 - cylon) / (1.0 - human) })
}

/// How likely somebody accuses another, relative to a human accusing a human: neither a Cylon, the accuser, the accused,
/// both. Humans are right a little more often than chance; Cylons accuse humans gladly, and each other hardly ever.
pub(super) const ACCUSATION: [f64; 4] = [1.0, 1.2, 1.5, 0.5];

/// The same for letting another act: humans trust humans a little more often, and Cylons like Cylons to act.
pub(super) const EXECUTIVE_ORDER: [f64; 4] = [1.0, 0.95, 0.9, 1.25];

/// How much likelier a Cylon than a human jumps early at the greatest risk with little to flee from.
pub(super) const HASTY_JUMP: f64 = 1.8;

/// How much likelier a Cylon than a human is still not revealed after so many turns of their own: two of three Cylons
/// wait for ever, the others reveal themselves in about one turn of eight.
pub(super) fn unrevealed(turns: u8) -> f64 {
    0.65 + 0.35 * 0.88_f64.powi(i32::from(turns))
}
