//! Two worlds that differ in a secret, played side by side.

use fleet::effect::Title;
use fleet::{Event, Fleet, Setup, State};
use rayon::prelude::*;
use serde_json::Value;
use tabletop::{Dice, Entry, Match, Seat, Seed, Told, Viewer};

use super::changes::CHANGES;
use super::imagined::imagine;
use super::{games, view};
use crate::common::{begin, json, play, viewers};

/// Who is asked what, without what is secret about it.
fn questions(running: &Match<Fleet>) -> Vec<(Seat, String)> {
    let name = |ask: &fleet::Ask| {
        let ask = serde_json::to_value(ask).expect("a JSON form");
        format!("{} {}", ask["ask"], ask["moment"])
    };
    running.prompts().iter().map(|prompt| (prompt.seat, name(&prompt.ask))).collect()
}

/// The places, as JSON pointers, at which two values differ.
fn differences(one: &Value, two: &Value) -> Vec<String> {
    fn walk(one: &Value, two: &Value, place: &str, found: &mut Vec<String>) {
        match (one, two) {
            (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
                a.iter().for_each(|(key, value)| walk(value, &b[key], &format!("{place}/{key}"), found));
            }
            (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
                a.iter()
                    .zip(b)
                    .enumerate()
                    .for_each(|(at, (a, b))| walk(a, b, &format!("{place}/{at}"), found));
            }
            _ if one == two => {}
            _ => found.push(format!("{place}: {one} or {two}")),
        }
    }
    let mut found = Vec::new();
    walk(one, two, "", &mut found);
    found
}

fn told(news: &[Told<Fleet>], viewer: Viewer) -> Vec<Event> {
    news.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event.clone()).collect()
}

/// What the viewer gets for answers that can't be taken. They change nothing.
fn refusals(running: &mut Match<Fleet>, viewer: Viewer) -> Vec<String> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let mut refusals = Vec::new();
    let mut refused = |result: Result<(), tabletop::Refusal>| {
        refusals
            .push(result.map_or_else(|refusal| json(&refusal) + &refusal.to_string(), |()| "taken".into()));
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

/// Kinds of events that show something which was hidden before: there the worlds may part.
fn shows_the_hidden(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        SkillsReceived { .. }
            | QuorumReceived { .. }
            | LoyaltyReceived { .. }
            | SuperCrisisReceived { .. }
            | Discarded { .. }
            | CrisisRevealed { .. }
            | OpenCardsAdded { .. }
            | CheckRevealed { .. }
            | CivilianDestroyed { .. }
            | GalacticaDamaged { .. }
            | BasestarDamaged { .. }
            | DestinationReached { .. }
            | SawLoyalty { .. }
            | SawShip { .. }
            | SawCrisis { .. }
            | SawDestination { .. }
            | SawHand { .. }
            | CardStolen { .. }
            | Revealed { .. }
            | GameOver { .. }
    )
}

/// How far two worlds went alike for a viewer.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Alike {
    /// To the end.
    Throughout,
    /// Until something was shown that was hidden.
    UntilShown,
    /// Until somebody did what was possible in one world only.
    UntilAnswered,
}

/// Two matches that a viewer can't tell apart, until something hidden is shown.
struct Worlds {
    truth: Match<Fleet>,
    other: Match<Fleet>,
    viewer: Viewer,
    heard: [Vec<Event>; 2],
    compared: usize,
    at: String,
}

impl Worlds {
    fn new(setup: &Setup, truth: State, other: State, viewer: Viewer, at: String) -> Worlds {
        let seed = Seed::from_number(0);
        Worlds {
            truth: Match::from_state(setup.clone(), seed, truth),
            other: Match::from_state(setup.clone(), Seed::from_number(1), other),
            viewer,
            heard: Default::default(),
            compared: 0,
            at,
        }
    }

    /// Whether the worlds have parted because something was shown; anything else that differs is a leak.
    fn listen(&mut self) -> bool {
        self.heard[0].extend(told(&self.truth.take_news(), self.viewer));
        self.heard[1].extend(told(&self.other.take_news(), self.viewer));
        let [one, two] = &self.heard;
        let Some((one, two)) = one.iter().zip(two).find(|(one, two)| json(one) != json(two)) else {
            return false;
        };
        let same_kind = std::mem::discriminant(one) == std::mem::discriminant(two);
        assert!(
            same_kind && shows_the_hidden(one),
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

    fn is_over(&self) -> bool {
        self.truth.outcome().is_some() && self.other.outcome().is_some()
    }

    /// At the same moment, the viewer must get the same bytes.
    ///
    /// A question can show what was hidden, and whoever becomes President sees the quorum cards: this is returned.
    fn compare(&mut self) -> bool {
        let (viewer, at) = (self.viewer, &self.at);
        let asked = [questions(&self.truth), questions(&self.other)];
        let windows = |running: &Match<Fleet>| running.prompts().iter().all(|prompt| prompt.window);
        if !(windows(&self.truth) && windows(&self.other)) {
            assert_eq!(asked[0], asked[1], "{at}: whether somebody is asked depends on secrets");
        }
        assert_eq!(self.heard[0].len(), self.heard[1].len(), "{at}: {viewer:?} is told more in one world");
        let [one, two] = [&self.truth, &self.other]
            .map(|running| serde_json::to_value(running.look(viewer)).expect("a JSON form"));
        let differences = differences(&one, &two);
        if !differences.is_empty() && differences.iter().all(|place| self.is_shown(place)) {
            return true;
        }
        assert!(differences.is_empty(), "{at}: {viewer:?} sees {differences:?}; asked {asked:?}");
        assert_eq!(refusals(&mut self.truth, viewer), refusals(&mut self.other, viewer), "{at}: refusals");
        self.compared += 1;
        false
    }

    /// Whether what differs at this place of the look was just shown to the viewer by the rules.
    fn is_shown(&self, place: &str) -> bool {
        use fleet::Ask::*;
        let Viewer::Seat(seat) = self.viewer else { return false };
        let asked = self.truth.prompt(seat).map(|prompt| &prompt.ask);
        let question = matches!(asked, Some(ChooseCrisis | ChooseQuorum | ChooseDamage | PresidentsOffice));
        let president = self.heard[0].contains(&Event::TitleGiven { title: Title::President, to: seat });
        // Which of the cards on the table was turned up can be seen.
        let turned_up = self.heard[0].iter().any(|event| matches!(event, Event::Revealed { .. }));
        question && place.starts_with("/prompt/options")
            || president && place.starts_with("/view/quorum")
            || turned_up && place.starts_with("/view/backs/") && place.contains("/loyalty/")
    }

    /// Everybody whom the truth does not ask lets the moment pass in the other world.
    fn catch_up(&mut self) {
        while let Some(prompt) = self.other.prompts().first() {
            let (truth, other) = self.moments();
            if other >= truth {
                return;
            }
            let seat = prompt.seat;
            assert!(prompt.window, "{}: only the other world asks {seat}", self.at);
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

#[test]
fn a_match_on_an_imagined_state_gives_the_viewer_the_same_bytes() {
    let compared: usize = games(3)
        .par_iter()
        .map(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(500 + seed));
            let mut compared = 0;
            let mut running = begin(setup, *seed);
            play(&mut running, *seed, |running| {
                let (checkpoint, answers) = running.checkpoint();
                if !answers.is_empty() || dice.below(4) != 0 {
                    return;
                }
                for viewer in viewers(running) {
                    let at =
                        format!("{} players, seed {seed}, answer {}", setup.players, running.entries().len());
                    let dream = imagine(checkpoint, viewer, 1, &mut dice, &at).remove(0);
                    let mut worlds = Worlds::new(setup, checkpoint.clone(), dream, viewer, at);
                    // Chance differs, so a step that uses it before its first question goes its own way.
                    let chance = |state: &State| state.hidden.dice.uses();
                    let used = chance(worlds.truth.state()) != chance(checkpoint)
                        || chance(worlds.other.state()) != 0;
                    if !used && !worlds.listen() {
                        worlds.catch_up();
                        let (truth, other) = worlds.moments();
                        if !worlds.listen() && truth == other && chance(worlds.other.state()) == 0 {
                            worlds.compare();
                        }
                    }
                    compared += worlds.compared;
                }
            });
            compared
        })
        .sum();
    assert!(compared > 2_000, "only {compared} looks were compared");
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
    begun
        .into_iter()
        .zip(ends)
        .map(|((at, checkpoint), end)| PlayedStep {
            checkpoint,
            entries: running.entries()[at..end].to_vec(),
        })
        .collect()
}

#[test]
fn a_changed_secret_changes_nothing_for_those_who_may_not_know_it() {
    let results: Vec<(usize, Alike, usize)> = games(15)
        .par_iter()
        .flat_map_iter(|(setup, seed)| {
            let mut dice = Dice::new(Seed::from_number(700 + seed));
            let mut results = Vec::new();
            let everybody = viewers(&begin(setup, *seed));
            for (number, step) in played_steps(setup, *seed).into_iter().enumerate() {
                for (at, (name, change)) in CHANGES.iter().enumerate() {
                    if dice.below(3) != 0 {
                        continue;
                    }
                    let viewer = dice.pick(&everybody);
                    let mut changed = step.checkpoint.clone();
                    if change(&mut changed, viewer, &mut dice).is_none() {
                        continue;
                    }
                    let at_step = step.checkpoint.public.step;
                    let place = format!(
                        "{} players, seed {seed}, question {number}, {at_step}, changed {name}",
                        setup.players
                    );
                    assert_eq!(view(&changed, viewer), view(&step.checkpoint, viewer), "{place}: a bad test");
                    let mut worlds = Worlds::new(setup, step.checkpoint.clone(), changed, viewer, place);
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
        assert!(throughout > 30, "{name}: only {throughout} steps were alike throughout");
    }
    let compared: usize = results.iter().map(|(_, _, compared)| compared).sum();
    assert!(compared > 50_000, "only {compared} looks were compared");
}
