//! Two worlds that differ in a secret, played side by side: whoever may not know the secret must not notice.

use serde_json::Value;
use tabletop::{Entry, Game, Match, Seat, Seed, Told, Viewer};

use crate::playing::{begin, json, play};

/// Where a game may show a viewer what was hidden before.
pub trait Secrets: Sized {
    /// The game.
    type Game: Game;

    /// Kinds of events that show something which was hidden before: there the worlds may part.
    fn shows_the_hidden(event: &<Self::Game as Game>::Event) -> bool;

    /// Whether the worlds may part where the viewer is told these two things: usually two of a kind.
    fn may_part(one: &<Self::Game as Game>::Event, two: &<Self::Game as Game>::Event) -> bool {
        std::mem::discriminant(one) == std::mem::discriminant(two) && Self::shows_the_hidden(one)
    }

    /// Whether what differs at this place of the look, a JSON pointer, was just shown to the viewer by the rules.
    fn is_shown(_worlds: &Worlds<Self>, _place: &str) -> bool {
        false
    }
}

type Event<S> = <<S as Secrets>::Game as Game>::Event;
type State<S> = <<S as Secrets>::Game as Game>::State;
type Setup<S> = <<S as Secrets>::Game as Game>::Setup;

/// How far two worlds went alike for a viewer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Alike {
    /// To the end of what was played.
    Throughout,
    /// Until something was shown that was hidden.
    UntilShown,
    /// Until somebody did what was possible in one world only.
    UntilAnswered,
}

/// Two matches that a viewer can't tell apart, until something hidden is shown.
pub struct Worlds<S: Secrets> {
    /// The one.
    pub truth: Match<S::Game>,
    /// The one with another secret.
    pub other: Match<S::Game>,
    /// Who looks on.
    pub viewer: Viewer,
    /// What the viewer was told in each.
    pub heard: [Vec<Event<S>>; 2],
    /// How many looks were compared.
    pub compared: usize,
    /// Where we are, for those who read that it failed.
    pub at: String,
}

/// What a viewer is told.
fn told<G: Game>(news: Vec<Told<G>>, viewer: Viewer) -> impl Iterator<Item = G::Event> {
    news.into_iter().filter(move |told| told.audience.includes(viewer)).map(|told| told.event)
}

/// Who is asked what, without what is secret about it.
fn questions<G: Game>(running: &Match<G>) -> Vec<(Seat, String)> {
    let name = |ask: &G::Ask| {
        let ask = serde_json::to_value(ask).expect("a JSON form");
        format!("{} {}", ask["ask"], ask["moment"])
    };
    running.prompts().iter().map(|prompt| (prompt.seat, name(&prompt.ask))).collect()
}

/// What the viewer gets for answers that can't be taken. They change nothing.
fn refusals<G: Game>(running: &mut Match<G>, viewer: Viewer) -> Vec<String> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let mut refusals = Vec::new();
    let mut refused = |result: Result<(), tabletop::Refusal>| {
        let words = |refusal: tabletop::Refusal| json(&refusal) + &refusal.to_string();
        refusals.push(result.map_or_else(words, |()| "taken".into()));
    };
    refused(running.answer(seat, &["nonsense"]));
    refused(running.answer_at(u64::MAX, seat, &["pass"]));
    refused(running.answer_picks(seat, [250].into_iter().collect()));
    refused(running.answer(seat, &["pass", "pass", "nothing", "strategic-planning-3", "repair-1"]));
    if !running.can_undo(seat) {
        refused(running.undo(seat));
    }
    refusals
}

/// The places, as JSON pointers, at which two values differ.
fn differences(one: &Value, two: &Value) -> Vec<String> {
    fn walk(one: &Value, two: &Value, place: &str, found: &mut Vec<String>) {
        match (one, two) {
            (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
                a.iter().for_each(|(key, value)| walk(value, &b[key], &format!("{place}/{key}"), found));
            }
            (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
                let pairs = a.iter().zip(b).enumerate();
                pairs.for_each(|(at, (a, b))| walk(a, b, &format!("{place}/{at}"), found));
            }
            _ if one == two => {}
            _ => found.push(format!("{place}: {one} or {two}")),
        }
    }
    let mut found = Vec::new();
    walk(one, two, "", &mut found);
    found
}

impl<S: Secrets> Worlds<S> {
    /// Two matches that begin where these states are.
    pub fn new(setup: &Setup<S>, truth: State<S>, other: State<S>, viewer: Viewer, at: String) -> Worlds<S> {
        let begin = |seed, state| Match::from_state(setup.clone(), Seed::from_number(seed), state);
        Worlds {
            truth: begin(0, truth),
            other: begin(1, other),
            viewer,
            heard: Default::default(),
            compared: 0,
            at,
        }
    }

    /// Whether the worlds have parted because something was shown; anything else that differs is a leak.
    pub fn listen(&mut self) -> bool {
        self.heard[0].extend(told(self.truth.take_news(), self.viewer));
        self.heard[1].extend(told(self.other.take_news(), self.viewer));
        let [one, two] = &self.heard;
        let Some((one, two)) = one.iter().zip(two).find(|(one, two)| json(one) != json(two)) else {
            return false;
        };
        assert!(
            S::may_part(one, two),
            "{}: {:?} is told {one:?} in one world and {two:?} in the other",
            self.at,
            self.viewer
        );
        true
    }

    /// The public count of moments: whichever is behind waits for somebody who has something to play.
    pub fn moments(&self) -> (u64, u64) {
        (self.truth.number_for(Viewer::Spectator), self.other.number_for(Viewer::Spectator))
    }

    /// Whether both games are over.
    pub fn is_over(&self) -> bool {
        self.truth.outcome().is_some() && self.other.outcome().is_some()
    }

    /// Where everybody can see who is asked, that must not depend on secrets.
    fn compare_questions(&self) {
        let windows = |running: &Match<S::Game>| running.prompts().iter().all(|prompt| prompt.window);
        if !(windows(&self.truth) && windows(&self.other)) {
            let asked = [questions(&self.truth), questions(&self.other)];
            assert_eq!(asked[0], asked[1], "{}: whether somebody is asked depends on secrets", self.at);
        }
    }

    /// At the same moment, the viewer must get the same bytes. A question can show what was hidden: this is returned.
    pub fn compare_looks(&mut self) -> bool {
        let (viewer, at) = (self.viewer, &self.at);
        assert_eq!(self.heard[0].len(), self.heard[1].len(), "{at}: {viewer:?} is told more in one world");
        let [one, two] = [&self.truth, &self.other]
            .map(|running| serde_json::to_value(running.look(viewer)).expect("a JSON form"));
        let differences = differences(&one, &two);
        if !differences.is_empty() && differences.iter().all(|place| S::is_shown(self, place)) {
            return true;
        }
        assert!(differences.is_empty(), "{at}: {viewer:?} sees {differences:?}");
        assert_eq!(refusals(&mut self.truth, viewer), refusals(&mut self.other, viewer), "{at}: refusals");
        self.compared += 1;
        false
    }

    /// What a moment shows, and who is asked in it.
    pub fn compare(&mut self) -> bool {
        self.compare_questions();
        self.compare_looks()
    }

    /// Everybody whom the truth does not ask lets the moment pass in the other world.
    pub fn catch_up(&mut self) {
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
    pub fn replay(&mut self, entries: &[Entry]) -> Alike {
        for at in 0..=entries.len() {
            if self.listen() {
                return Alike::UntilShown;
            }
            self.catch_up();
            if self.listen() {
                return Alike::UntilShown;
            }
            let (truth, other) = self.moments();
            if truth == other && self.compare() {
                return Alike::UntilShown;
            }
            let Some(entry) = entries.get(at) else { break };
            if self.is_over() {
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
pub struct PlayedStep<G: Game> {
    /// The state before it.
    pub checkpoint: G::State,
    /// The answers.
    pub entries: Vec<Entry>,
}

/// All steps of a random game that asked anybody anything.
pub fn played_steps<G: Game>(setup: &G::Setup, seed: u64) -> Vec<PlayedStep<G>> {
    let mut running: Match<G> = begin(setup, seed);
    let mut begun: Vec<(usize, G::State)> = Vec::new();
    play(&mut running, seed, |running| {
        let (checkpoint, answers) = running.checkpoint();
        if answers.is_empty() {
            begun.push((running.entries().len(), checkpoint.clone()));
        }
    });
    let ends: Vec<usize> = begun.iter().skip(1).map(|(at, _)| *at).chain([running.entries().len()]).collect();
    let steps = begun.into_iter().zip(ends);
    let entries = |at: usize, end: usize| running.entries()[at..end].to_vec();
    steps.map(|((at, checkpoint), end)| PlayedStep { checkpoint, entries: entries(at, end) }).collect()
}
