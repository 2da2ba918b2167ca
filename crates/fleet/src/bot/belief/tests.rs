//! The sums are what they are said to be: they are compared with going through all cases one by one.

use std::collections::BTreeMap;

use smallvec::SmallVec;
use strum::EnumCount;
use tabletop::{Dice, Game, Match, Seat, Seed, Viewer, random_picks};

use super::pile::{Adder, ByType, Manner, Pile};
use super::{Belief, Facts, NEARLY_CERTAIN, Reason, known_faces};
use crate::bot::Officer;
use crate::cards::Loyalty;
use crate::configuration::{Configuration, Part};
use crate::event::Event;
use crate::loyalty::composition;
use crate::{Ask, Choice, Fleet, Setup, Skill, State, View};

/// What one card may be, with its chance: nothing for a card that helps.
type Outcomes = Vec<(Option<usize>, f64)>;

/// Goes through everything that the cards can be, one after the other.
fn one_by_one(cards: &[Outcomes], left: ByType<i32>) -> f64 {
    let Some((first, others)) = cards.split_first() else {
        return f64::from(u8::from(left == [0; Skill::COUNT]));
    };
    let with = |&(kind, chance): &(Option<usize>, f64)| {
        let mut left = left;
        if let Some(kind) = kind {
            left[kind] -= 1;
        }
        chance * one_by_one(others, left)
    };
    first.iter().map(with).sum()
}

/// The same, for every mood of everybody and every pair of cards from destiny.
fn all_ways(pile: &Pile, cylons: usize) -> f64 {
    let manner = |at: usize| {
        if cylons >> at & 1 == 0 { pile.adders[at].human } else { pile.adders[at].cylon }
    };
    let settled = pile.settled.iter().map(|adder| (adder, adder.human));
    let adders = pile.adders.iter().enumerate().map(|(at, adder)| (adder, manner(at)));
    let sources: Vec<(&Adder, Manner)> = settled.chain(adders).collect();
    // The types that help have the lowest numbers.
    let deck: Vec<usize> = (0..usize::from(pile.all_types)).flat_map(|kind| [kind, kind]).collect();
    let mut sum = 0.0;
    for first in 0..deck.len() {
        for second in (0..deck.len()).filter(|&second| second != first) {
            let mut left = pile.against.map(i32::from);
            for at in [first, second] {
                if deck[at] >= usize::from(pile.helping_types) {
                    left[deck[at]] -= 1;
                }
            }
            for moods in 0..1_usize << sources.len() {
                let mut chance = 1.0 / (deck.len() * (deck.len() - 1)) as f64;
                let mut cards: Vec<Outcomes> = Vec::new();
                for (at, (adder, manner)) in sources.iter().enumerate() {
                    let (often, against) = manner.moods[moods >> at & 1];
                    chance *= often;
                    let kinds =
                        adder.types.iter().enumerate().map(|(kind, share)| (Some(kind), against * share));
                    let outcomes: Outcomes = kinds.chain([(None, 1.0 - against)]).collect();
                    cards.extend(std::iter::repeat_n(outcomes, usize::from(adder.cards)));
                }
                if chance > 0.0 {
                    sum += chance * one_by_one(&cards, left);
                }
            }
        }
    }
    sum
}

#[test]
fn what_a_check_reveals_is_as_likely_as_all_ways_to_add_it_together() {
    let mut dice = Dice::new(Seed::from_number(7));
    let mut fraction = |most: f64| most * f64::from(dice.below(1000) + 1) / 1001.0;
    for case in 0..40 {
        let helping = 1 + case % 4;
        let mut adder = |cards: u8| {
            let weights: Vec<f64> =
                (0..Skill::COUNT).map(|kind| if kind < helping { 0.0 } else { fraction(1.0) }).collect();
            let total: f64 = weights.iter().sum();
            let types = std::array::from_fn(|kind| weights[kind] / total);
            let often = fraction(1.0);
            let cylon = Manner { moods: [(often, fraction(1.0)), (1.0 - often, fraction(0.1))] };
            Adder { cards, types, human: Manner::steady(fraction(0.2)), cylon }
        };
        let adders: SmallVec<[Adder; 6]> = [1, 2, 1].into_iter().map(&mut adder).collect();
        let settled: SmallVec<[Adder; 2]> = [adder(1)].into_iter().collect();
        let mut against = [0; Skill::COUNT];
        for at in 0..case % 5 {
            against[helping + at % (Skill::COUNT - helping)] += 1;
        }
        let (all_types, helping_types) = (Skill::COUNT as u8, helping as u8);
        let pile = Pile { against, destiny: 2, all_types, helping_types, settled, adders, most_cylons: 2 };
        for (cylons, found) in pile.likelihoods().into_iter().enumerate() {
            let wanted = if cylons.count_ones() > 2 { 0.0 } else { all_ways(&pile, cylons) };
            assert!((found - wanted).abs() < 1e-12, "{pile:?}: {cylons:b} is {found}, should be {wanted}");
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Face {
    Human,
    Cylon,
    Sympathizer,
}

/// The subsets of `size` among the numbers below `all`.
fn subsets(all: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    (0..all)
        .flat_map(|last| {
            subsets(last, size - 1).into_iter().map(move |mut set| {
                set.push(last);
                set
            })
        })
        .collect()
}

/// Every way in which the loyalty deck can be shuffled, dealt, joined by the last card and shuffled again, with its chance.
fn deals(state: &State) -> Vec<(Vec<Face>, f64)> {
    let public = &state.public;
    let sheets = || public.players.iter().map(|player| player.character.sheet());
    let made_of = composition(public.count());
    let first_deck =
        made_of.cylons + made_of.humans + sheets().map(|sheet| sheet.more_not_a_cylon).sum::<usize>();
    let first: usize = sheets().map(|sheet| usize::from(sheet.loyalty_cards)).sum();
    let joins = public
        .count()
        .is_multiple_of(2)
        .then(|| if public.configuration.has(Part::Sympathizer) { Face::Sympathizer } else { Face::Human });
    let mut all = Vec::new();
    for cylons in subsets(first_deck, made_of.cylons) {
        let mut dealt = vec![Face::Human; first_deck];
        for &at in &cylons {
            dealt[at] = Face::Cylon;
        }
        let Some(joins) = joins else {
            all.push((dealt, 1.0));
            continue;
        };
        let late = cylons.iter().filter(|&&at| at >= first).count();
        let rest = first_deck - first + 1;
        let places = subsets(rest - 1, late);
        for place in 0..rest {
            for set in &places {
                let mut shuffled = vec![Face::Human; rest - 1];
                for &at in set {
                    shuffled[at] = Face::Cylon;
                }
                shuffled.insert(place, joins);
                let faces = dealt[..first].iter().copied().chain(shuffled).collect();
                all.push((faces, 1.0 / (rest * places.len()) as f64));
            }
        }
    }
    all
}

/// Whether the viewer could see what it sees if the cards were dealt so.
fn fits(view: &View<'_>, faces: &[Face]) -> bool {
    let face = |card: Loyalty| match card {
        Loyalty::Sympathizer => Face::Sympathizer,
        card if card.is_cylon() => Face::Cylon,
        _ => Face::Human,
    };
    let open: Vec<Face> =
        view.public.players.iter().flat_map(|player| &player.open_loyalty).map(|&card| face(card)).collect();
    let hidden: Vec<(Seat, usize)> = Seat::all(view.backs.len())
        .flat_map(|seat| view.backs[seat.index()].loyalty.iter().map(move |id| (seat, usize::from(id.0))))
        .collect();
    let turned_up: Vec<Face> = (0..hidden.len() + open.len())
        .filter(|at| !hidden.iter().any(|(_, id)| id == at))
        .map(|at| faces[at])
        .collect();
    let count = |faces: &[Face], wanted: Face| faces.iter().filter(|&&face| face == wanted).count();
    let same = |wanted: Face| count(&open, wanted) == count(&turned_up, wanted);
    known_faces(view).all(|(id, card)| faces[usize::from(id.0)] == face(card))
        && same(Face::Cylon)
        && same(Face::Sympathizer)
        // A human player would have shown it.
        && hidden.iter().all(|&(seat, id)| faces[id] != Face::Sympathizer || view.public.is_cylon(seat))
}

fn setups() -> Vec<Setup> {
    let alone = (3..=6).map(Setup::base);
    alone.chain([4, 6].map(|players| Configuration::base(players).with(Part::NoSympathizer).into())).collect()
}

/// Plays a random game; `look` is called where a step begins.
fn play_at_random(setup: &Setup, seed: u64, mut look: impl FnMut(&State)) {
    let mut running =
        Match::<Fleet>::new(setup.clone(), Seed::from_number(seed)).expect("a set-up that can be played");
    let mut dice = Dice::new(Seed::from_number(seed));
    while let Some(prompt) = running.prompts().first().cloned() {
        let (checkpoint, answers) = running.checkpoint();
        if answers.is_empty() && checkpoint.own.iter().any(|own| !own.loyalty.is_empty()) {
            look(checkpoint);
        }
        let picks = random_picks(&prompt, &mut dice);
        running.answer_picks(prompt.seat, picks).expect("a legal answer");
    }
}

#[test]
fn without_clues_the_belief_is_what_all_deals_that_fit_the_view_say() {
    let mut compared = 0;
    for setup in setups() {
        for seed in 0..4 {
            let mut all = Vec::new();
            let mut steps = 0;
            play_at_random(&setup, seed, |state| {
                if all.is_empty() {
                    all = deals(state);
                }
                steps += 1;
                if steps % 9 != 1 {
                    return;
                }
                let viewers = Seat::all(state.own.len()).map(Viewer::Seat).chain([Viewer::Spectator]);
                for viewer in viewers {
                    let view = Fleet::view(state, viewer);
                    let fitting: Vec<&(Vec<Face>, f64)> =
                        all.iter().filter(|(faces, _)| fits(&view, faces)).collect();
                    let total: f64 = fitting.iter().map(|(_, chance)| chance).sum();
                    assert!(total > 0.0, "the view fits no deal");
                    let found = Belief::default().suspicions(&view);
                    for seat in Seat::all(state.own.len()).filter(|&seat| viewer != Viewer::Seat(seat)) {
                        let backs = &view.backs[seat.index()].loyalty;
                        let is_cylon =
                            |faces: &[Face]| backs.iter().any(|id| faces[usize::from(id.0)] == Face::Cylon);
                        let cylon: f64 = fitting
                            .iter()
                            .filter(|(faces, _)| is_cylon(faces))
                            .map(|(_, chance)| chance)
                            .sum();
                        let wanted = if state.public.is_cylon(seat) { 1.0 } else { cylon / total };
                        assert!(
                            (found[seat.index()] - wanted).abs() < 1e-9,
                            "{viewer:?} of {seat}: {found:?}, {wanted}"
                        );
                        compared += 1;
                    }
                }
            });
        }
    }
    assert!(compared > 2_000, "only {compared} were compared");
}

/// What a seat did and was told in a game of officers, in order.
enum Lived {
    Heard(Event),
    Asked(Box<State>),
    Gave(SmallVec<[crate::SkillCard; 4]>),
}

/// A game of officers, as the seats lived it.
fn lives(players: u8, seed: u64) -> Vec<Vec<Lived>> {
    let mut running = Match::<Fleet>::new(Setup::base(players), Seed::from_number(seed))
        .expect("a set-up that can be played");
    let mut officers: Vec<Officer> =
        (0..u64::from(players)).map(|seat| Officer::new(Seed::from_number(seed * 8 + seat))).collect();
    let mut lives: Vec<Vec<Lived>> = officers.iter().map(|_| Vec::new()).collect();
    loop {
        for told in running.take_news() {
            for seat in Seat::all(usize::from(players)) {
                if told.audience.includes(Viewer::Seat(seat)) {
                    tabletop::Policy::observe(&mut officers[seat.index()], seat, &told.event);
                    lives[seat.index()].push(Lived::Heard(told.event.clone()));
                }
            }
        }
        let Some(prompt) = running.prompts().first().cloned() else { return lives };
        let (seat, at) = (prompt.seat, prompt.seat.index());
        let picks = running.consult(seat, &mut officers[at]).expect("an open question");
        lives[at].push(Lived::Asked(Box::new(running.state().clone())));
        if prompt.ask == Ask::AddToCheck {
            let cards = picks.iter().filter_map(|&pick| match prompt.options[usize::from(pick)] {
                Choice::Card(card) => Some(card),
                _ => None,
            });
            lives[at].push(Lived::Gave(cards.collect()));
        }
        running.answer_picks(seat, picks).expect("a legal answer");
    }
}

/// What somebody believes who lived this, but for what is left out; and the last state in which they were asked.
fn believe(seat: Seat, life: &[Lived], left_out: Option<usize>) -> (Belief, Option<&State>) {
    let mut belief = Belief::default();
    let mut last = None;
    for (_, lived) in life.iter().enumerate().filter(|(at, _)| Some(*at) != left_out) {
        match lived {
            Lived::Heard(event) => belief.note(event),
            Lived::Asked(state) => {
                belief.look(&Fleet::view(state, Viewer::Seat(seat)));
                last = Some(state.as_ref());
            }
            Lived::Gave(cards) => belief.give(cards.iter().copied()),
        }
    }
    (belief, last)
}

#[test]
fn without_the_evidence_that_a_reason_cites_the_suspicion_is_less_or_more() {
    let mut checked: BTreeMap<bool, u32> = BTreeMap::new();
    for (players, seed) in [(3, 1), (4, 2), (5, 3), (6, 4), (5, 5), (6, 6)] {
        for (at, life) in lives(players, seed).iter().enumerate() {
            let seat = Seat(at as u8);
            for part in [life.len() / 2, life.len()] {
                let (belief, state) = believe(seat, &life[..part], None);
                let Some(state) = state.filter(|state| !state.public.players.is_empty()) else { continue };
                let view = Fleet::view(state, Viewer::Seat(seat));
                let Some(facts) = Facts::of(&view) else { continue };
                let now = belief.suspicions(&view);
                for suspect in Seat::all(usize::from(players)) {
                    for weighed in belief.reasons(&view, suspect) {
                        let without = match &weighed.reason {
                            Reason::Seen { of, card } => {
                                let there = &view.backs[of.index()].loyalty;
                                let id = known_faces(&view)
                                    .find(|(id, face)| face == card && there.contains(id))
                                    .map(|(id, _)| id);
                                assert!(id.is_some(), "a card that was seen");
                                let unknown = Facts::but_for(&view, id).expect("cards are dealt");
                                belief.marginals(&view, &unknown, &belief.weights)
                            }
                            reason => {
                                let mut other = belief.clone();
                                let cited = other.clues.iter().position(|clue| clue.reason == *reason);
                                other.clues.remove(cited.expect("a clue for the reason"));
                                other.marginals(&view, &facts, &other.weigh_anew(None))
                            }
                        };
                        let clamped = |chance: f64| chance.clamp(NEARLY_CERTAIN, 1.0 - NEARLY_CERTAIN);
                        let change = clamped(now[suspect.index()]) - clamped(without[suspect.index()]);
                        assert!(
                            change * weighed.weight > 0.0,
                            "{seat} on {suspect}: {weighed:?} changes {change}"
                        );
                        *checked.entry(weighed.weight > 0.0).or_default() += 1;
                    }
                }
            }
        }
    }
    assert!(checked.values().all(|&times| times > 100) && checked.len() == 2, "{checked:?}");
}

/// Whether this is where a check of that turn was revealed.
fn reveals_check_of(life: &[Lived], turn: u32) -> Option<usize> {
    let mut now = 0;
    let mut found = life.iter().enumerate().filter(|(_, lived)| {
        if let Lived::Heard(Event::TurnBegan { turn, .. }) = lived {
            now = *turn;
        }
        now == turn && matches!(lived, Lived::Heard(Event::CheckRevealed { .. }))
    });
    // Of several checks in a turn it is not plain which is meant.
    match (found.next(), found.next()) {
        (Some((at, _)), None) => Some(at),
        _ => None,
    }
}

#[test]
fn who_has_not_seen_the_check_that_is_held_against_somebody_suspects_them_less() {
    let mut checked = 0;
    for (players, seed) in [(3, 1), (4, 2), (5, 3), (6, 4), (5, 5), (6, 6), (5, 7), (4, 8)] {
        for (at, life) in lives(players, seed).iter().enumerate() {
            let seat = Seat(at as u8);
            let (belief, Some(state)) = believe(seat, life, None) else { continue };
            let view = Fleet::view(state, Viewer::Seat(seat));
            for suspect in Seat::all(usize::from(players)) {
                for weighed in belief.reasons(&view, suspect).iter().filter(|weighed| weighed.weight > 0.7) {
                    let Reason::Check { turn, .. } = weighed.reason else { continue };
                    let Some(left_out) = reveals_check_of(life, turn) else { continue };
                    let (unaware, _) = believe(seat, life, Some(left_out));
                    let (with, without) = (belief.suspicions(&view), unaware.suspicions(&view));
                    assert!(
                        without[suspect.index()] < with[suspect.index()],
                        "{seat} on {suspect}: {weighed:?}"
                    );
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 5, "only {checked} were checked");
}

#[test]
fn samples_are_drawn_as_often_as_they_are_believed_to_be_true() {
    const DRAWS: u32 = 4_000;
    let mut dice = Dice::new(Seed::from_number(3));
    let life = lives(5, 3).swap_remove(0);
    for part in [life.len() / 4, life.len() / 2, life.len()] {
        let (belief, state) = believe(Seat(0), &life[..part], None);
        let Some(state) = state else { continue };
        let view = Fleet::view(state, Viewer::Seat(Seat(0)));
        let wanted = belief.suspicions(&view);
        let mut cylons = [0_u32; 5];
        for _ in 0..DRAWS {
            let imagined = crate::imagine_with(&view, &belief, &mut dice);
            for (times, own) in cylons.iter_mut().zip(&imagined.own) {
                *times += u32::from(own.loyalty.iter().any(|dealt| dealt.card.is_cylon()));
            }
        }
        for seat in (1..5).filter(|&at| !state.public.is_cylon(Seat(at as u8))) {
            let often = f64::from(cylons[seat]) / f64::from(DRAWS);
            assert!((often - wanted[seat]).abs() < 0.03, "{seat}: {often}, not {}", wanted[seat]);
        }
    }
}
