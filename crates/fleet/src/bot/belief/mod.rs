//! Belief: how likely each player is a Cylon, and why. It is exact in what the loyalty deck and the cards that were seen
//! say; everything else that a seat notices is a clue, with how likely it is for each set of Cylons. All comes from the
//! seat's own view and events. {fleet.secrecy.public}

mod clue;
mod conduct;
mod deck;
mod pile;
mod reason;
#[cfg(test)]
mod tests;
mod witness;

use smallvec::SmallVec;
use tabletop::{Dice, Seat};

pub use reason::{OfType, Reason, Weighed};

use super::sky::Sky;
use super::worth::{Judge, Suspicions};
use crate::cards::loyalty::LoyaltyId;
use crate::cards::{CrisisKind, Loyalty};
use crate::choice::{Action, CrisisBox};
use crate::configuration::MOST_PLAYERS;
use crate::event::Event;
use crate::origin::Origin;
use crate::{Location, Skill, SkillCard, SkillName, View};
use clue::{Clue, Likelihood};
use conduct::{Boldness, Cause};
use deck::{Backs, Facts, Holdings, SeatSet, Sources};
pub(crate) use deck::{hidden_backs, known_faces};
use witness::{WatchedCheck, Witness};

/// No probability is so near to 0 or 1 that its odds can't be told.
const NEARLY_CERTAIN: f64 = 1e-6;
/// Less than this, in log-odds, is no reason.
const SLIGHT: f64 = 0.02;
/// With less than this on the board there is little to flee from.
const LITTLE_THREAT: f64 = 2.0;

/// A box of a crisis card that somebody chose, until it can be judged.
#[derive(Clone, Copy, PartialEq, Debug)]
struct ChosenBox {
    turn: u32,
    seat: Seat,
    card: Origin,
    choice: CrisisBox,
}

/// What a seat believes about the others.
#[derive(Clone, Debug, Default)]
pub struct Belief {
    witness: Witness,
    clues: Vec<Clue>,
    /// Every set of backs that the Cylon cards can be, once the deck is known, how likely all clues are with it, and who
    /// is a Cylon then.
    deals: Vec<Backs>,
    weights: Vec<f64>,
    cylons: Vec<SeatSet>,
    /// Who held which loyalty cards for these to be Cylons.
    held: Holdings,
    boldness: [Boldness; MOST_PLAYERS],
    /// How often it was noticed what everybody gave.
    generosities: [u32; MOST_PLAYERS],
    /// Choices that are still to be judged.
    chosen: SmallVec<[ChosenBox; 1]>,
    /// The last card of which a box was chosen, and when.
    last_choice: Option<(u32, Origin)>,
    /// Who has just played an Executive Order.
    orders: Option<Seat>,
    /// How dangerous the board was at the last look.
    threat: f64,
    /// What was known for certain at the last look, and with it in how many ways each deal can be.
    known: Option<Known>,
    /// What was thought of everybody at the last look, until something changes it.
    thought: Option<Suspicions>,
}

/// What is known for certain.
#[derive(Clone, Debug)]
struct Known {
    sources: Sources,
    open: SeatSet,
    ways: Vec<f64>,
}

impl Belief {
    /// Takes note of something that the seat was told.
    pub fn note(&mut self, event: &Event) {
        match event {
            Event::CheckRevealed { cards, worth } => self.check_revealed(cards, worth),
            Event::CheckBegan { what, .. } => {
                if let Some(Cause::Jail(on)) = Cause::of(*what)
                    && let crate::state::CheckFor::Location { by, .. } = *what
                    && self.witness.is_in_question(by)
                {
                    let reason = Reason::Accused { turn: self.witness.turn, by, on };
                    self.add(reason, Likelihood::of_two([by, on], conduct::ACCUSATION));
                }
            }
            Event::BoxChosen { crisis, super_crisis, seat, choice } => {
                let card = crisis.map(Origin::Crisis).or(super_crisis.map(Origin::SuperCrisis));
                if let Some(card) = card {
                    self.box_chosen(*seat, card, *choice);
                }
            }
            Event::ActionTaken { seat, action } => self.action_taken(*seat, *action),
            Event::CardPlayed { seat, card } if card.name == SkillName::ExecutiveOrder => {
                self.orders = Some(*seat);
            }
            Event::Revealed { seat, card } if card.is_cylon() => {
                let reason = Reason::Revealed { turn: self.witness.turn, seat: *seat };
                self.add(reason, Likelihood::of_one(*seat, f64::MAX.sqrt()));
            }
            Event::TurnBegan { .. } => self.orders = None,
            _ => {}
        }
        self.witness.note(event);
    }

    /// Looks at the table, before the seat is asked something.
    pub fn look(&mut self, view: &View<'_>) {
        if view.public.players.is_empty() {
            return;
        }
        self.witness.look(view);
        if self.deals.is_empty()
            && let Some(facts) = Facts::of(view)
        {
            self.deals = facts.deals();
            self.weights = self.weigh_anew(None);
            self.known = None;
        }
        self.find_cylons();
        if self.witness.jump_track >= 2 {
            self.threat = Sky::of(view.public).total();
        }
        for chosen in std::mem::take(&mut self.chosen) {
            self.judge_choice(view, chosen);
        }
    }

    /// The seat adds these cards to the check under way.
    pub fn give(&mut self, cards: impl IntoIterator<Item = SkillCard>) {
        self.witness.mine = cards.into_iter().collect();
    }

    /// Looks at the table, and says how likely everybody is a Cylon. The same as `suspicions`, but remembers what has not
    /// changed since the last look.
    pub(super) fn think(&mut self, view: &View<'_>) -> Suspicions {
        self.look(view);
        if self.known.as_ref().is_none_or(|known| known.sources != Sources::of(view)) {
            self.thought = None;
            self.known = Facts::of(view).map(|facts| Known {
                sources: Sources::of(view),
                open: facts.open_seats,
                ways: self.deals.iter().map(|&deal| facts.ways(deal)).collect(),
            });
        }
        let Some(known) = &self.known else { return [0.0; MOST_PLAYERS] };
        if let Some(thought) = self.thought {
            return thought;
        }
        let (mut all, mut sums) = (0.0, [0.0; MOST_PLAYERS]);
        for ((ways, weight), cylons) in known.ways.iter().zip(&self.weights).zip(&self.cylons) {
            let likely = ways * weight;
            all += likely;
            let mut left = *cylons;
            while left != 0 {
                sums[left.trailing_zeros() as usize] += likely;
                left &= left - 1;
            }
        }
        if all <= 0.0 {
            return self.suspicions(view);
        }
        let open = |seat: usize| known.open >> seat & 1 != 0;
        let thought = std::array::from_fn(|seat| match view.seat {
            Some(own) if own.index() == seat => 0.0,
            _ if open(seat) => 1.0,
            _ => sums[seat] / all,
        });
        self.thought = Some(thought);
        thought
    }

    fn add(&mut self, reason: Reason, likelihood: Likelihood) {
        let likelihood = likelihood.scaled();
        if !likelihood.tells() {
            return;
        }
        self.weigh(&likelihood);
        self.clues.push(Clue { reason, held: self.witness.held, likelihood });
    }

    /// Finds out again who is a Cylon in each deal, if loyalty cards have changed hands.
    fn find_cylons(&mut self) {
        if self.cylons.len() != self.deals.len() || self.held != self.witness.held {
            self.held = self.witness.held;
            self.cylons = self.deals.iter().map(|&deal| deck::cylons(&self.held, deal)).collect();
            self.thought = None;
        }
    }

    /// Multiplies the weight of each deal by how likely something is with it.
    fn weigh(&mut self, likelihood: &Likelihood) {
        self.thought = None;
        self.find_cylons();
        let mut most = 0.0_f64;
        for (weight, &cylons) in self.weights.iter_mut().zip(&self.cylons) {
            *weight *= likelihood.given(cylons);
            most = most.max(*weight);
        }
        if most < 1e-100 && most > 0.0 {
            self.weights.iter_mut().for_each(|weight| *weight /= most);
        }
    }

    /// The weights of all clues but one.
    fn weigh_anew(&self, but_for: Option<usize>) -> Vec<f64> {
        let mut weights = vec![1.0; self.deals.len()];
        for (_, clue) in self.clues.iter().enumerate().filter(|(at, _)| Some(*at) != but_for) {
            for (weight, &deal) in weights.iter_mut().zip(&self.deals) {
                *weight *= clue.given(deal);
            }
            let most = weights.iter().copied().fold(0.0, f64::max);
            for weight in &mut weights {
                *weight /= most;
            }
        }
        weights
    }

    /// What somebody else makes of a choice, afterwards, is not the chooser's.
    fn box_chosen(&mut self, seat: Seat, card: Origin, choice: CrisisBox) {
        let turn = self.witness.turn;
        let is_first = self.last_choice.replace((turn, card)) != Some((turn, card));
        if is_first && self.witness.is_in_question(seat) {
            self.chosen.push(ChosenBox { turn, seat, card, choice });
        }
    }

    fn action_taken(&mut self, seat: Seat, action: Action) {
        let turn = self.witness.turn;
        if let Some(by) = self.orders.take_if(|by| *by != seat)
            && self.witness.is_in_question(by)
        {
            let likelihood = Likelihood::of_two([by, seat], conduct::EXECUTIVE_ORDER);
            self.add(Reason::Ordered { turn, by, to: seat }, likelihood);
        }
        if !self.witness.is_in_question(seat) {
            return;
        }
        let risk = crate::jump::population_risk(self.witness.jump_track);
        match (action, risk) {
            (Action::Location(Location::FtlControl), Some(risk @ 3..)) if self.threat < LITTLE_THREAT => {
                let likelihood = Likelihood::of_one(seat, conduct::HASTY_JUMP);
                self.add(Reason::Hasty { turn, seat, risk: risk as u8 }, likelihood);
            }
            _ => {}
        }
        if self.witness.current == Some(seat) && !matches!(action, Action::Reveal(_)) {
            self.another_turn(seat);
        }
    }

    /// Somebody has had another turn without revealing anything.
    fn another_turn(&mut self, seat: Seat) {
        let held = self.witness.held;
        let same = |clue: &Clue| {
            matches!(clue.reason, Reason::Unrevealed { .. })
                && clue.likelihood.seats() == [seat]
                && clue.held[seat.index()] == held[seat.index()]
        };
        let Some(at) = self.clues.iter().rposition(same) else {
            let likelihood = Likelihood::of_one(seat, conduct::unrevealed(1));
            return self.add(Reason::Unrevealed { seat, since: self.witness.turn, turns: 1 }, likelihood);
        };
        let Reason::Unrevealed { turns, .. } = &mut self.clues[at].reason else { return };
        *turns = turns.saturating_add(1);
        let (now, before) = (conduct::unrevealed(*turns), conduct::unrevealed(*turns - 1));
        self.clues[at].likelihood = Likelihood::of_one(seat, now);
        self.weigh(&Likelihood::of_one(seat, now / before));
    }

    fn check_revealed(&mut self, cards: &[SkillCard], worth: &[i8]) {
        let Some(check) = self.witness.check.take().filter(|_| self.witness.players() > 0) else { return };
        if check.open.is_empty() {
            self.judge_check(&check, cards, worth);
        } else if Cause::of(check.what) == Some(Cause::Harm) {
            self.judge_open_check(&check);
        }
        self.witness.settle(&check, cards);
    }

    fn judge_check(&mut self, check: &WatchedCheck, cards: &[SkillCard], worth: &[i8]) {
        let judged = conduct::judge(&self.witness, &self.boldness, check, cards, worth);
        let Some(conduct::Judged { likelihood, against }) = judged else { return };
        let turn = self.witness.turn;
        let seats: SmallVec<[Seat; 6]> = likelihood.seats().iter().copied().collect();
        if Cause::of(check.what) == Some(Cause::Harm) {
            for (at, seat) in seats.iter().enumerate() {
                let ratio = likelihood.of_set(1 << at) / likelihood.of_set(0).max(f64::MIN_POSITIVE);
                let boldness = &mut self.boldness[seat.index()];
                boldness.learn(boldness.spoiled_last(ratio));
            }
        }
        let of_type = |&skill: &Skill| OfType { skill, cards: against[skill.index()] };
        let there: SmallVec<[OfType; 2]> =
            Skill::ALL.iter().map(of_type).filter(|of_type| of_type.cards > 0).collect();
        let could = |&seat: &Seat| {
            let types = self.witness.hands.types(seat).iter().filter(|skill| against[skill.index()] > 0);
            types.fold(crate::Skills::default(), crate::Skills::with)
        };
        let reason = Reason::Check {
            turn,
            what: check.what,
            added: seats.iter().map(|&seat| (seat, check.added[seat.index()])).collect(),
            could: seats.iter().map(could).collect(),
            against: there,
        };
        self.add(reason, likelihood);
        if Cause::of(check.what) == Some(Cause::Harm) {
            self.judge_generosity(check, against.iter().sum());
        }
    }

    fn judge_generosity(&mut self, check: &WatchedCheck, against: u8) {
        let turn = self.witness.turn;
        for seat in Seat::all(self.witness.players()) {
            if !self.witness.is_in_question(seat) || self.witness.jailed[seat.index()] {
                continue;
            }
            let added = check.added[seat.index()];
            let helping = self.witness.hands.of(seat, |skill| check.skills.contains(skill));
            let surely = i32::from(added) - i32::from(against);
            let times = &mut self.generosities[seat.index()];
            let Some(ratio) = conduct::generosity(helping, surely, added, *times) else { continue };
            *times += 1;
            let what = check.what;
            let reason = match added {
                0 => Reason::Withheld { turn, seat, what },
                cards => Reason::Generous { turn, seat, what, cards },
            };
            self.add(reason, Likelihood::of_one(seat, ratio));
        }
    }

    fn judge_open_check(&mut self, check: &WatchedCheck) {
        let turn = self.witness.turn;
        for seat in Seat::all(self.witness.players()) {
            let own = || check.open.iter().filter(|open| open.seat == Some(seat));
            if own().next().is_none() || !self.witness.is_in_question(seat) {
                continue;
            }
            let against = own().filter(|open| open.worth < 0).count() as u8;
            let cards: SmallVec<[SkillCard; 4]> = own().map(|open| open.card).collect();
            let ratio = self.boldness[seat.index()].openly(against, cards.len());
            let reason = Reason::Openly { turn, seat, what: check.what, cards, against };
            self.add(reason, Likelihood::of_one(seat, ratio));
        }
    }

    /// Judges a choice between two boxes by what both are worth now.
    fn judge_choice(&mut self, view: &View<'_>, chosen: ChosenBox) {
        let suspicions = self.suspicions(view);
        let judge = Judge::new(view, &suspicions, chosen.seat);
        let values = match chosen.card.crisis_kind() {
            Some(CrisisKind::CheckOr(_, check, instead)) => (judge.attempted(check), judge.effect(instead)),
            Some(CrisisKind::Event(_, first, second)) => (judge.effect(first), judge.effect(second)),
            _ => return,
        };
        let gain = match chosen.choice {
            CrisisBox::First | CrisisBox::Check => values.0 - values.1,
            CrisisBox::Second | CrisisBox::Instead => values.1 - values.0,
        };
        let worse = gain < 0.0;
        if let Some(ratio) = conduct::choice(gain.abs(), worse) {
            let (crisis, super_crisis) = (chosen.card.crisis(), chosen.card.super_crisis());
            let ChosenBox { turn, seat, choice, .. } = chosen;
            let reason = Reason::Chose { turn, seat, crisis, super_crisis, choice, worse };
            self.add(reason, Likelihood::of_one(seat, ratio));
        }
    }

    /// How likely everybody is a Cylon: open Cylons are, and oneself is nobody to suspect.
    pub fn suspicions(&self, view: &View<'_>) -> Suspicions {
        Facts::of(view).map_or([0.0; MOST_PLAYERS], |facts| self.marginals(view, &facts, &self.weights))
    }

    fn marginals(&self, view: &View<'_>, facts: &Facts, weights: &[f64]) -> Suspicions {
        let (mut all, mut cylon) = (0.0, [0.0; MOST_PLAYERS]);
        self.each_deal(facts, weights, |deal, likely| {
            all += likely;
            for (cylon, held) in cylon.iter_mut().zip(&facts.held) {
                *cylon += if deal & held == 0 { 0.0 } else { likely };
            }
        });
        let mut suspicions = [0.0; MOST_PLAYERS];
        for seat in Seat::all(view.public.players.len()).filter(|&seat| view.seat != Some(seat)) {
            suspicions[seat.index()] = if facts.is_open(seat) { 1.0 } else { cylon[seat.index()] / all };
        }
        suspicions
    }

    /// Goes through every deal that fits the facts, with how likely it is; only ratios matter. What was noticed and
    /// contradicts the facts is forgotten, and so are facts that contradict each other, as in the middle of a step.
    fn each_deal(&self, facts: &Facts, weights: &[f64], mut told: impl FnMut(Backs, f64)) {
        let unknown = self.deals.is_empty().then(|| facts.deals());
        let deals = unknown.as_ref().unwrap_or(&self.deals);
        let weighed = |at: usize| facts.ways(deals[at]) * weights.get(at).copied().unwrap_or(1.0);
        let fitting = |at: usize| facts.ways(deals[at]);
        let any = |likely: &dyn Fn(usize) -> f64| (0..deals.len()).any(|at| likely(at) > 0.0);
        let likely: &dyn Fn(usize) -> f64 = if any(&weighed) {
            &weighed
        } else if any(&fitting) {
            &fitting
        } else {
            &|_| 1.0
        };
        for (at, &deal) in deals.iter().enumerate() {
            let likely = likely(at);
            if likely > 0.0 {
                told(deal, likely);
            }
        }
    }

    /// Why somebody is suspected or trusted, the weightiest first.
    pub fn reasons(&self, view: &View<'_>, suspect: Seat) -> Vec<Weighed> {
        let Some(facts) = Facts::of(view) else { return Vec::new() };
        let odds = |suspicions: Suspicions| {
            let chance = suspicions[suspect.index()].clamp(NEARLY_CERTAIN, 1.0 - NEARLY_CERTAIN);
            (chance / (1.0 - chance)).ln()
        };
        let now = odds(self.marginals(view, &facts, &self.weights));
        let without = |at: usize| now - odds(self.marginals(view, &facts, &self.weigh_anew(Some(at))));
        let clues = self.clues.iter().enumerate();
        let noticed = clues.map(|(at, clue)| Weighed { reason: clue.reason.clone(), weight: without(at) });
        let seen = known_faces(view).filter_map(|(id, card)| {
            let mut others = Seat::all(view.backs.len()).filter(|&seat| view.seat != Some(seat));
            let of = others.find(|seat| view.backs[seat.index()].loyalty.contains(&id))?;
            let unseen = odds(self.marginals(view, &Facts::but_for(view, Some(id))?, &self.weights));
            Some(Weighed { reason: Reason::Seen { of, card }, weight: now - unseen })
        });
        let mut reasons: Vec<Weighed> =
            noticed.chain(seen).filter(|weighed| weighed.weight.abs() > SLIGHT).collect();
        reasons.sort_by(|one, other| other.weight.abs().total_cmp(&one.weight.abs()));
        reasons
    }

    /// Faces for all loyalty cards that the viewer can't see, drawn as likely as they are believed to be.
    pub fn sample(&self, view: &View<'_>, dice: &mut Dice) -> Vec<(LoyaltyId, Loyalty)> {
        let Some(facts) = Facts::of(view) else { return Vec::new() };
        let mut found = Vec::with_capacity(self.deals.len());
        self.each_deal(&facts, &self.weights, |deal, likely| found.push((deal, likely)));
        let deal = draw_one(&found, dice);
        let places = facts.sympathizer_places(deal);
        let places: Vec<u8> = (0..Backs::BITS as u8).filter(|at| places & 1 << at != 0).collect();
        let sympathizer = (!places.is_empty()).then(|| LoyaltyId(dice.pick(&places)));
        let known: Vec<(LoyaltyId, Loyalty)> = known_faces(view).collect();
        let open = view.public.players.iter().flat_map(|player| player.open_loyalty.iter().copied());
        let accounted: Vec<Loyalty> = open.chain(known.iter().map(|&(_, card)| card)).collect();
        let mut cylons: Vec<Loyalty> =
            Loyalty::cylons(&view.public.configuration).filter(|card| !accounted.contains(card)).collect();
        dice.shuffle(&mut cylons);
        hidden_backs(view)
            .filter(|id| !known.iter().any(|(seen, _)| seen == id))
            .map(|id| {
                let face = match id {
                    id if Some(id) == sympathizer => Loyalty::Sympathizer,
                    id if deal & 1 << id.0 != 0 => cylons.pop().unwrap_or(Loyalty::NotACylon),
                    _ => Loyalty::NotACylon,
                };
                (id, face)
            })
            .collect()
    }
}

/// One of these, as likely as it says.
fn draw_one(found: &[(Backs, f64)], dice: &mut Dice) -> Backs {
    let all: f64 = found.iter().map(|(_, likely)| likely).sum();
    let mut left = all * f64::from(dice.below(1 << 30)) / f64::from(1 << 30);
    for &(deal, likely) in found {
        left -= likely;
        if left < 0.0 {
            return deal;
        }
    }
    found.last().map_or(0, |&(deal, _)| deal)
}
