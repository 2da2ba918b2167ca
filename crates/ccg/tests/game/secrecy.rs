//! What a seat may not know, it can't find out: not from views, questions, refusals, waiting lists, numbers, undo
//! or events. Whole random games are compared with games that differ only in what the seat may not know.

use std::sync::Arc;

use crate::common::{begin, json, play, setups};
use ccg::card::Kind;
use ccg::{Ask, CardId, Ccg, Event, Setup, State};
use rayon::prelude::*;
use tabletop::{Dice, Entry, Game, Imagine, Match, Seat, Seed, Told, Viewer};

fn games(seeds: u64) -> Vec<(Setup, u64)> {
    setups().into_iter().flat_map(|setup| (0..seeds).map(move |seed| (setup.clone(), seed))).collect()
}

fn viewers(setup: &Setup) -> Vec<Viewer> {
    let seats = Seat::all(setup.decks.len()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

fn view(state: &State, viewer: Viewer) -> String {
    json(&Ccg::view(state, viewer))
}

#[test]
fn an_imagined_state_fits_the_view_and_is_a_state() {
    let differing: usize = games(1)
        .par_iter()
        .map(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(500 + seed));
            let mut differing = 0;
            let mut running = begin(setup, *seed);
            play(&mut running, *seed, |running| {
                let (checkpoint, answers) = running.checkpoint();
                if !answers.is_empty() || dice.below(4) != 0 {
                    return;
                }
                for viewer in viewers(setup) {
                    let dream = Ccg::imagine(&Ccg::view(checkpoint, viewer), &mut dice);
                    assert_eq!(view(&dream, viewer), view(checkpoint, viewer));
                    dream.check_invariants().expect("an imagined state that could be");
                    differing += usize::from(dream.hidden.decks != checkpoint.hidden.decks);
                }
            });
            differing
        })
        .sum();
    assert!(differing > 500, "only {differing} imagined states were other ones");
}

/// Changes something that the viewer may not know, if there is such a thing.
type Change = fn(&mut State, Viewer, &mut Dice) -> Option<()>;

const CHANGES: [(&str, Change); 4] = [
    ("the order of a deck", |state, _, dice| {
        let at = dice.below(state.hidden.decks.len() as u32) as usize;
        let mut deck = std::mem::take(&mut state.hidden.decks[at]);
        dice.shuffle(&mut deck);
        state.hidden.decks[at] = deck;
        (state.hidden.decks[at].len() > 1).then_some(())
    }),
    ("a card of a deck", |state, viewer, dice| {
        let at = other_seat(state, viewer, dice);
        let strangers: Vec<CardId> = CardId::all().filter(|card| card.card().kind != Kind::Base).collect();
        let stranger = dice.pick(&strangers);
        let deck = &mut state.hidden.decks[at];
        if deck.is_empty() {
            return None;
        }
        let card = dice.below(deck.len() as u32) as usize;
        let gone = std::mem::replace(&mut deck[card], stranger);
        let brought = Arc::make_mut(&mut state.own[at].brought);
        brought.iter_mut().find(|(card, count)| *card == gone && *count > 0)?.1 -= 1;
        brought.push((stranger, 1));
        (gone != stranger).then_some(())
    }),
    ("a hand", |state, viewer, dice| {
        let at = other_seat(state, viewer, dice);
        let (hand, deck) = (&mut state.own[at].hand, &mut state.hidden.decks[at]);
        if hand.is_empty() || deck.is_empty() {
            return None;
        }
        let card = dice.below(hand.len() as u32) as usize;
        let other = dice.below(deck.len() as u32) as usize;
        std::mem::swap(&mut hand[card], &mut deck[other]);
        Some(())
    }),
    ("a supply card", |state, viewer, dice| {
        let at = other_seat(state, viewer, dice);
        let (supplies, deck) = (&mut state.own[at].supplies, &mut state.hidden.decks[at]);
        if supplies.is_empty() || deck.is_empty() {
            return None;
        }
        let card = dice.below(supplies.len() as u32) as usize;
        let other = dice.below(deck.len() as u32) as usize;
        std::mem::swap(&mut supplies[card].1, &mut deck[other]);
        Some(())
    }),
];

/// A seat that is not the viewer's.
fn other_seat(state: &State, viewer: Viewer, dice: &mut Dice) -> usize {
    let others: Vec<usize> =
        (0..state.own.len()).filter(|at| viewer != Viewer::Seat(Seat(*at as u8))).collect();
    dice.pick(&others)
}

/// Kinds of events that show something which was hidden before: there the worlds may part.
fn shows_the_hidden(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        Received { .. }
            | Played { .. }
            | AssetPlayed { .. }
            | Discarded { .. }
            | HandShown { .. }
            | DeckShown { .. }
            | Saw { .. }
            | Found { .. }
            | MysticRevealed { .. }
            | ThreatRevealed { .. }
            | SupplyLost { .. }
            | SupplyKept { .. }
    )
}

/// How far two worlds went alike for a viewer.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Alike {
    /// To the end of the step.
    Throughout,
    /// Until something was shown that was hidden.
    UntilShown,
    /// Until somebody did what was possible in one world only.
    UntilAnswered,
}

/// Two matches that a viewer can't tell apart, until something hidden is shown.
struct Worlds {
    truth: Match<Ccg>,
    other: Match<Ccg>,
    viewer: Viewer,
    heard: [Vec<Event>; 2],
    compared: usize,
    at: String,
}

fn told(news: &[Told<Ccg>], viewer: Viewer) -> Vec<Event> {
    news.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event.clone()).collect()
}

/// Who is asked what, without what is secret about it.
fn questions(running: &Match<Ccg>) -> Vec<(Seat, String)> {
    let name = |ask: &Ask| serde_json::to_value(ask).expect("a JSON form")["ask"].to_string();
    running.prompts().iter().map(|prompt| (prompt.seat, name(&prompt.ask))).collect()
}

/// What the viewer gets for answers that can't be taken. They change nothing.
fn refusals(running: &mut Match<Ccg>, viewer: Viewer) -> Vec<String> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let mut refusals = Vec::new();
    let mut refused = |result: Result<(), tabletop::Refusal>| {
        refusals
            .push(result.map_or_else(|refusal| json(&refusal) + &refusal.to_string(), |()| "taken".into()));
    };
    refused(running.answer(seat, &["nonsense"]));
    refused(running.answer_at(u64::MAX, seat, &["pass"]));
    refused(running.answer_picks(seat, [250].into_iter().collect()));
    if !running.can_undo(seat) {
        refused(running.undo(seat));
    }
    refusals
}

impl Worlds {
    /// Whether the worlds have parted because something was shown; anything else that differs is a leak.
    fn listen(&mut self) -> bool {
        self.heard[0].extend(told(&self.truth.take_news(), self.viewer));
        self.heard[1].extend(told(&self.other.take_news(), self.viewer));
        let [one, two] = &self.heard;
        let Some((one, two)) = one.iter().zip(two).find(|(one, two)| one != two) else { return false };
        assert!(
            std::mem::discriminant(one) == std::mem::discriminant(two) && shows_the_hidden(one),
            "{}: {:?} is told {one:?} in one world and {two:?} in the other",
            self.at,
            self.viewer
        );
        true
    }

    /// The public count of moments: whichever is behind waits for somebody who has something to play.
    fn moments(&self) -> (u64, u64) {
        (self.truth.number_for(Viewer::Spectator), self.other.number_for(Viewer::Spectator))
    }

    /// At the same moment, the viewer must get the same bytes.
    fn compare(&mut self) {
        let at = &self.at;
        let windows = |running: &Match<Ccg>| running.prompts().iter().all(|prompt| prompt.window);
        if !(windows(&self.truth) && windows(&self.other)) {
            let asked = [questions(&self.truth), questions(&self.other)];
            assert_eq!(asked[0], asked[1], "{at}: whether somebody is asked depends on secrets");
        }
        assert_eq!(self.heard[0].len(), self.heard[1].len(), "{at}: the viewer is told more in one world");
        let [one, two] = [&self.truth, &self.other].map(|running| json(&running.look(self.viewer)));
        assert_eq!(one, two, "{at}: {:?} sees a difference", self.viewer);
        assert_eq!(
            refusals(&mut self.truth, self.viewer),
            refusals(&mut self.other, self.viewer),
            "{at}: refusals"
        );
        self.compared += 1;
    }

    /// Whoever is asked only in the world that is behind lets the moment pass.
    fn catch_up(&mut self) {
        while let Some(prompt) = self.other.prompts().first() {
            let (truth, other) = self.moments();
            if other >= truth {
                return;
            }
            let seat = prompt.seat;
            assert!(prompt.window, "{}: only the other world asks {seat}: {prompt:?}", self.at);
            assert_ne!(self.viewer, Viewer::Seat(seat), "{}: only the other world asks the viewer", self.at);
            self.other.answer(seat, &["pass"]).expect("a moment that can pass");
        }
    }

    /// Gives the same answers in both worlds, in words, for as long as they are possible in both.
    fn replay(&mut self, entries: &[Entry]) -> Alike {
        for at in 0..=entries.len() {
            if self.listen() {
                return Alike::UntilShown;
            }
            self.catch_up();
            if self.listen() {
                return Alike::UntilShown;
            }
            let (truth, other) = self.moments();
            if truth == other && self.truth.outcome().is_none() && self.other.outcome().is_none() {
                self.compare();
            }
            let Some(entry) = entries.get(at) else { break };
            if self.truth.outcome().is_some() || self.other.outcome().is_some() {
                break;
            }
            let asked_in_both = truth == other && self.other.prompt(entry.seat).is_some();
            self.truth.answer(entry.seat, &entry.answer).expect("an answer that was given");
            if asked_in_both {
                if self.other.answer(entry.seat, &entry.answer).is_err() {
                    return Alike::UntilAnswered;
                }
            } else if entry.answer != ["pass"] {
                return Alike::UntilAnswered;
            }
        }
        Alike::Throughout
    }
}

/// A finished step: where it began, and what was answered in it.
struct PlayedStep {
    checkpoint: State,
    entries: Vec<Entry>,
}

/// All steps of a random game that asked anybody anything.
fn played_steps(setup: &Setup, seed: u64) -> Vec<PlayedStep> {
    let mut running = begin(setup, seed);
    let mut begun: Vec<(usize, State)> = Vec::new();
    play(&mut running, seed, |running| {
        let (checkpoint, answers) = running.checkpoint();
        if answers.is_empty() {
            begun.push((running.entries().len(), checkpoint.clone()));
        }
    });
    let ends: Vec<usize> = begun.iter().skip(1).map(|(at, _)| *at).chain([running.entries().len()]).collect();
    let steps = begun.into_iter().zip(ends);
    steps
        .map(|((at, checkpoint), end)| PlayedStep {
            checkpoint,
            entries: running.entries()[at..end].to_vec(),
        })
        .collect()
}

#[test]
fn a_changed_secret_changes_nothing_for_those_who_may_not_know_it() {
    let results: Vec<(usize, Alike, usize)> = games(2)
        .par_iter()
        .flat_map_iter(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(700 + seed));
            let mut results = Vec::new();
            let everybody = viewers(setup);
            for (number, step) in played_steps(setup, *seed).into_iter().enumerate() {
                for (at, (name, change)) in CHANGES.iter().enumerate() {
                    let viewer = dice.pick(&everybody);
                    let mut changed = step.checkpoint.clone();
                    if change(&mut changed, viewer, &mut dice).is_none() {
                        continue;
                    }
                    let players = setup.decks.len();
                    let place = format!(
                        "{players} players, seed {seed}, step {number}, {}, changed {name}",
                        step.checkpoint.public.step
                    );
                    assert_eq!(view(&changed, viewer), view(&step.checkpoint, viewer), "{place}: a bad test");
                    let mut worlds = Worlds {
                        truth: Match::from_state(
                            setup.clone(),
                            Seed::from_number(0),
                            step.checkpoint.clone(),
                        ),
                        other: Match::from_state(setup.clone(), Seed::from_number(1), changed),
                        viewer,
                        heard: Default::default(),
                        compared: 0,
                        at: place,
                    };
                    let alike = worlds.replay(&step.entries);
                    results.push((at, alike, worlds.compared));
                }
            }
            results
        })
        .collect();
    for (at, (name, _)) in CHANGES.iter().enumerate() {
        let throughout =
            results.iter().filter(|(change, alike, _)| *change == at && *alike == Alike::Throughout).count();
        assert!(throughout > 100, "{name}: only {throughout} steps were alike throughout");
    }
    let compared: usize = results.iter().map(|(_, _, compared)| compared).sum();
    assert!(compared > 10_000, "only {compared} looks were compared");
}
