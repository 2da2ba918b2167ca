//! Two states that differ only in what a viewer may not know give that viewer the same bytes: views, questions,
//! waiting lists, numbers, refusals, undo, and everything it is told. Checked over whole random games.

mod common;

use common::{begin, json, play, setups, viewers};
use fleet::cards::Loyalty;
use fleet::cards::loyalty::LoyaltyId;
use fleet::characters::Ability;
use fleet::effect::Title;
use fleet::state::{Hidden, Own, Sighting};
use fleet::{Event, Fleet, Setup, State};
use rayon::prelude::*;
use serde_json::Value;
use tabletop::{Audience, Dice, Entry, Game, Imagine, Match, Seat, Seed, Told, Viewer};

/// Set-ups with seeds, enough that every kind of step comes up.
fn games(seeds: u64) -> Vec<(Setup, u64)> {
    setups().into_iter().flat_map(|setup| (0..seeds).map(move |seed| (setup.clone(), seed))).collect()
}

fn view(state: &State, viewer: Viewer) -> String {
    json(&Fleet::view(state, viewer))
}

/// The hidden parts but for chance, to be compared.
fn secrets(state: &State) -> String {
    let Hidden { skill_decks, crisis_deck, quorum_deck, destination_deck, loyalty_deck, .. } = &state.hidden;
    json(&(skill_decks, crisis_deck, quorum_deck, destination_deck, loyalty_deck, &state.own))
}

// ---- Imagined states -------------------------------------------------------------------------------------

/// Imagines `count` states from what `viewer` sees of `truth`, and checks that each of them could be true.
fn imagine(truth: &State, viewer: Viewer, count: usize, dice: &mut Dice, at: &str) -> Vec<State> {
    let seen = Fleet::view(truth, viewer);
    let bytes = json(&seen);
    let dreams: Vec<State> = (0..count).map(|_| Fleet::imagine(&seen, dice)).collect();
    for dream in &dreams {
        assert_eq!(view(dream, viewer), bytes, "{at}: an imagined state does not fit the view of {viewer:?}");
        if truth.check_invariants().is_ok() {
            let checked = dream.check_invariants();
            assert!(checked.is_ok(), "{at}: {viewer:?} imagined the impossible: {checked:?}");
        }
    }
    dreams
}

#[test]
fn imagined_states_fit_the_view_and_differ_in_what_is_hidden() {
    games(2).par_iter().for_each(|(setup, seed)| {
        let mut dice = Dice::new(Seed::from_number(900 + seed));
        let mut running = begin(setup, *seed);
        play(&mut running, *seed, |running| {
            let number = running.entries().len();
            if number % 13 != 0 {
                return;
            }
            let at = format!("{} players, seed {seed}, answer {number}", setup.players);
            let (checkpoint, _) = running.checkpoint();
            let checked = checkpoint.check_invariants();
            assert!(checked.is_ok(), "{at}: {checked:?}");
            for viewer in viewers(running) {
                for truth in [checkpoint, running.state()] {
                    let dreams = imagine(truth, viewer, 2, &mut dice, &at);
                    let mut all: Vec<String> = dreams.iter().chain([truth]).map(secrets).collect();
                    all.sort_unstable();
                    all.dedup();
                    assert_eq!(all.len(), 3, "{at}: {viewer:?} knows too much, or imagines too little");
                }
            }
        });
    });
}

#[test]
fn imagined_states_can_be_played_to_the_end() {
    games(1).par_iter().for_each(|(setup, seed)| {
        let mut dice = Dice::new(Seed::from_number(*seed));
        let mut running = begin(setup, *seed);
        play(&mut running, *seed, |running| {
            let (checkpoint, answers) = running.checkpoint();
            if answers.is_empty() && running.entries().len() % 40 == 0 {
                for viewer in viewers(running) {
                    let dream = imagine(checkpoint, viewer, 1, &mut dice, "to be played").remove(0);
                    let players = common::random_players(setup.players, *seed);
                    let mut table = tabletop::Table::with_players(dream, players);
                    let end = table.play_out(common::MOST_STEPS);
                    assert!(end.is_ok(), "{end:?}");
                }
            }
        });
    });
}

#[test]
fn imagined_loyalty_keeps_what_the_viewer_was_shown() {
    let mut shown = 0;
    for (setup, seed) in games(4) {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut running = begin(&setup, seed);
        play(&mut running, seed, |running| {
            let (checkpoint, answers) = running.checkpoint();
            if !answers.is_empty() {
                return;
            }
            for seat in Seat::all(checkpoint.own.len()) {
                let known = known_faces(&checkpoint.own[seat.index()]);
                if known.is_empty() || dice.below(8) != 0 {
                    continue;
                }
                let dream = imagine(checkpoint, Viewer::Seat(seat), 1, &mut dice, "shown").remove(0);
                for own in &dream.own {
                    for dealt in &own.loyalty {
                        if let Some((_, card)) = known.iter().find(|(id, _)| *id == dealt.id) {
                            assert_eq!(dealt.card, *card, "{seat} was shown another card");
                            shown += 1;
                        }
                    }
                }
            }
        });
    }
    assert!(shown > 20, "only {shown} cards that were shown to somebody came up");
}

fn known_faces(own: &Own) -> Vec<(LoyaltyId, Loyalty)> {
    own.seen
        .iter()
        .filter_map(|sighting| match sighting {
            Sighting::Loyalty { dealt, .. } => Some((dealt.id, dealt.card)),
            Sighting::Civilian { .. } => None,
        })
        .collect()
}

#[test]
fn a_finished_game_scores_one_for_the_winners_and_nothing_for_the_losers() {
    for (setup, seed) in games(3) {
        let mut running = begin(&setup, seed);
        play(&mut running, seed, |running| {
            for seat in Seat::all(usize::from(setup.players)) {
                let score = Fleet::score(running.state(), seat);
                assert!((0.0..=1.0).contains(&score) && score > 0.0 && score < 1.0, "{score}");
            }
        });
        let state = running.state();
        let outcome = running.outcome().expect("an end");
        for seat in Seat::all(usize::from(setup.players)) {
            let won = outcome.humans_win() != state.is_on_cylon_team(seat);
            assert!((Fleet::score(state, seat) - f64::from(u8::from(won))).abs() < f64::EPSILON);
        }
    }
}

// ---- Two worlds ------------------------------------------------------------------------------------------

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

/// One secret changed that `viewer` may not know; nothing if there is no such secret.
type Change = fn(&mut State, Viewer, &mut Dice) -> Option<()>;

const CHANGES: [(&str, Change); 10] = [
    ("a card in a hand for one in the deck", swap_hand_with_deck),
    ("cards of two hands", swap_between_hands),
    ("two loyalty cards", swap_loyalty),
    ("what lies deep in the decks", reorder_decks),
    ("a quorum card", swap_quorum),
    ("what civilian ships carry", swap_cargo),
    ("a super crisis card", swap_super_crisis),
    ("the destiny deck", swap_destiny),
    ("what lies under the discard piles", reorder_discards),
    ("what others were shown", forget_sightings),
];

fn not(viewer: Viewer, seat: Seat) -> bool {
    viewer != Viewer::Seat(seat)
}

fn another(state: &State, viewer: Viewer, dice: &mut Dice, with: impl Fn(&Own) -> bool) -> Option<Seat> {
    let seats: Vec<Seat> = Seat::all(state.own.len())
        .filter(|&seat| not(viewer, seat) && with(&state.own[seat.index()]))
        .collect();
    (!seats.is_empty()).then(|| dice.pick(&seats))
}

fn swap_hand_with_deck(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let seat = another(state, viewer, dice, |own| !own.hand.is_empty())?;
    let at = dice.below(state.hand(seat).len() as u32) as usize;
    let card = state.hand(seat)[at];
    let deck = &mut state.hidden.skill_decks[card.skill().index()];
    let deep = deck.len() / 2;
    let other = deck[..deep].iter().position(|other| *other != card)?;
    let drawn = std::mem::replace(&mut deck[other], card);
    state.hand_mut(seat)[at] = drawn;
    Some(())
}

fn swap_between_hands(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let one = another(state, viewer, dice, |own| !own.hand.is_empty())?;
    let two = another(state, viewer, dice, |own| !own.hand.is_empty()).filter(|&two| two != one)?;
    let (a, b) = (state.hand(one)[0], *state.hand(two).last()?);
    state.hand_mut(one)[0] = b;
    *state.hand_mut(two).last_mut()? = a;
    (a != b).then_some(())
}

fn swap_loyalty(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let known: Vec<LoyaltyId> = match viewer {
        Viewer::Seat(seat) => known_faces(&state.own[seat.index()]).into_iter().map(|(id, _)| id).collect(),
        Viewer::Spectator => Vec::new(),
    };
    let mut cards: Vec<_> = Vec::new();
    let own = state.own.iter_mut().enumerate().filter(|(at, _)| not(viewer, Seat(*at as u8)));
    cards.extend(own.flat_map(|(_, own)| &mut own.loyalty));
    cards.extend(&mut state.hidden.loyalty_deck);
    // Where the Sympathizer is shows by itself.
    cards.retain(|dealt| !known.contains(&dealt.id) && dealt.card != Loyalty::Sympathizer);
    dice.shuffle(&mut cards);
    let (first, rest) = cards.split_first_mut()?;
    let second = rest.iter_mut().find(|dealt| dealt.card != first.card)?;
    std::mem::swap(&mut first.card, &mut second.card);
    Some(())
}

fn reorder_decks(state: &mut State, _viewer: Viewer, dice: &mut Dice) -> Option<()> {
    fn bottom<T>(deck: &mut [T], dice: &mut Dice) {
        let half = deck.len() / 2;
        dice.shuffle(&mut deck[..half]);
    }
    let hidden = &mut state.hidden;
    hidden.skill_decks.iter_mut().for_each(|deck| bottom(deck, dice));
    bottom(&mut hidden.crisis_deck, dice);
    bottom(&mut hidden.quorum_deck, dice);
    bottom(&mut hidden.destination_deck, dice);
    bottom(&mut hidden.super_crisis_deck, dice);
    bottom(&mut hidden.civilian_pile, dice);
    bottom(&mut hidden.galactica_damage, dice);
    bottom(&mut hidden.basestar_damage, dice);
    Some(())
}

fn swap_quorum(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    if state.public.players.is_empty() || !not(viewer, state.public.president) {
        return None;
    }
    let Hidden { quorum_hand, quorum_deck, .. } = &mut state.hidden;
    if quorum_hand.is_empty() {
        return None;
    }
    let held = dice.below(quorum_hand.len() as u32) as usize;
    let other = quorum_deck.iter().position(|card| *card != quorum_hand[held])?;
    std::mem::swap(&mut quorum_hand[held], &mut quorum_deck[other]);
    Some(())
}

fn swap_cargo(state: &mut State, viewer: Viewer, _dice: &mut Dice) -> Option<()> {
    let seen = |ship| match viewer {
        Viewer::Seat(seat) => state.own[seat.index()]
            .seen
            .iter()
            .any(|sighting| matches!(sighting, Sighting::Civilian { ship: known, .. } if *known == ship)),
        Viewer::Spectator => false,
    };
    let at = state.hidden.civilians.iter().position(|(ship, _)| !seen(*ship))?;
    let Hidden { civilians, civilian_pile, .. } = &mut state.hidden;
    let other = civilian_pile.iter_mut().find(|cargo| **cargo != civilians[at].1)?;
    std::mem::swap(&mut civilians[at].1, other);
    Some(())
}

fn swap_super_crisis(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let seat = another(state, viewer, dice, |own| !own.super_crises.is_empty())?;
    let deep = state.hidden.super_crisis_deck.first_mut()?;
    std::mem::swap(&mut state.own[seat.index()].super_crises[0], deep);
    Some(())
}

fn swap_destiny(state: &mut State, _viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let at =
        (!state.hidden.destiny.is_empty()).then(|| dice.below(state.hidden.destiny.len() as u32) as usize)?;
    let Hidden { destiny, skill_decks, .. } = &mut state.hidden;
    let deck = &mut skill_decks[destiny[at].skill().index()];
    let deep = deck.len() / 2;
    let other = deck[..deep].iter_mut().find(|card| **card != destiny[at])?;
    std::mem::swap(&mut destiny[at], other);
    Some(())
}

fn reorder_discards(state: &mut State, _viewer: Viewer, dice: &mut Dice) -> Option<()> {
    fn below_the_top<T>(pile: &mut [T], dice: &mut Dice) {
        if let Some((_, below)) = pile.split_last_mut() {
            dice.shuffle(below);
        }
    }
    state.hidden.skill_discards.iter_mut().for_each(|pile| below_the_top(pile, dice));
    below_the_top(&mut state.hidden.crisis_discard, dice);
    below_the_top(&mut state.hidden.quorum_discard, dice);
    dice.shuffle(&mut state.hidden.super_crisis_discard);
    Some(())
}

fn forget_sightings(state: &mut State, viewer: Viewer, dice: &mut Dice) -> Option<()> {
    let seat = another(state, viewer, dice, |own| !own.seen.is_empty())?;
    state.own[seat.index()].seen.clear();
    Some(())
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

// ---- Who is told what ------------------------------------------------------------------------------------

/// Events that carry a secret of the seat that is told, and must never go to all.
fn is_private(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        SkillsReceived { .. }
            | QuorumReceived { .. }
            | LoyaltyReceived { .. }
            | SuperCrisisReceived { .. }
            | SawLoyalty { .. }
            | SawShip { .. }
            | SawCrisis { .. }
            | SawDestination { .. }
            | SawHand { .. }
            | CardStolen { .. }
    )
}

/// The skill cards that an event names to all.
fn named_skill_cards(event: &Event) -> Vec<fleet::SkillCard> {
    match event {
        Event::Discarded { cards, .. }
        | Event::OpenCardsAdded { cards, .. }
        | Event::CheckRevealed { cards } => cards.clone(),
        Event::CardPlayed { card, .. } => vec![*card],
        _ => Vec::new(),
    }
}

/// Events that turn a hidden card of another deck face up, or speak of an ability or rule with such a name.
fn turns_up(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        CrisisRevealed { .. }
            | CrisisDiscarded { .. }
            | BoxChosen { .. }
            | CheckEnded { .. }
            | SuperCrisisPlayed { .. }
            | QuorumPlayed { .. }
            | CardAssigned { .. }
            | AssignedCardUsed { .. }
            | DestinationReached { .. }
            | Revealed { .. }
            | ActionTaken { .. }
            | AbilityUsed { .. }
            | RuleKept { .. }
            | RuleEnded { .. }
    )
}

/// The names of all cards but skill cards, as they stand between quotes in JSON.
fn card_names() -> Vec<String> {
    use fleet::cards::{Crisis, Destination, Quorum, SuperCrisis};
    let mut names: Vec<String> = Crisis::all().map(|card| format!("\"{card}\"")).collect();
    names.extend(Quorum::all().map(|card| format!("\"{card}\"")));
    names.extend(Destination::all().map(|card| format!("\"{card}\"")));
    names.extend(SuperCrisis::all().map(|card| format!("\"{card}\"")));
    names.extend(
        Loyalty::CYLONS
            .iter()
            .chain([&Loyalty::NotACylon, &Loyalty::Sympathizer])
            .map(|card| format!("\"{card}\"")),
    );
    names
}

#[test]
fn what_all_are_told_names_no_card_that_is_still_hidden() {
    let names = card_names();
    games(2).par_iter().for_each(|(setup, seed)| {
        let mut running = begin(setup, *seed);
        play(&mut running, *seed, |running| {
            let news = running.take_news();
            for Told { audience, event } in &news {
                match audience {
                    Audience::Only(seat) => check_private(running.state(), *seat, event),
                    Audience::All | Audience::Except(_) => {
                        let card = names.iter().find(|name| json(event).contains(*name));
                        assert!(card.is_none() || turns_up(event), "all are told of {card:?} by {event:?}");
                        check_public(running.state(), &news, event);
                    }
                }
            }
        });
    });
}

/// The skill cards that all are told of lie open, or did until they were taken up or shuffled in.
fn check_public(state: &State, news: &[Told<Fleet>], event: &Event) {
    assert!(!is_private(event), "all are told {event:?}");
    let was_taken_up = news.iter().any(|told| {
        let command = matches!(told.event, Event::AbilityUsed { ability: Ability::CommandAuthority, .. });
        command || matches!(told.event, Event::Reshuffled { .. })
    });
    for card in named_skill_cards(event) {
        let in_check = state.public.check.as_ref().is_some_and(|check| check.shown.contains(&card));
        let open = in_check || state.hidden.skill_discards[card.skill().index()].contains(&card);
        assert!(open || was_taken_up, "all are told of {card} by {event:?}, but it is hidden");
    }
}

/// What a seat alone is told is its own: cards that it holds or was allowed to see.
fn check_private(state: &State, seat: Seat, event: &Event) {
    assert!(is_private(event), "{seat} alone is told {event:?}");
    let own = &state.own[seat.index()];
    match event {
        Event::LoyaltyReceived { card } => {
            let open = &state.public.player(seat).open_loyalty;
            assert!(own.loyalty.iter().any(|dealt| dealt.card == *card) || open.contains(card));
        }
        Event::SawLoyalty { of, card } => {
            let seen = |sighting: &Sighting| matches!(sighting, Sighting::Loyalty { of: whose, dealt } if whose == of && dealt.card == *card);
            assert!(own.seen.iter().any(seen), "{seat} forgot {event:?}");
        }
        _ => {}
    }
}
