//! Records, saved matches, forks and undo in the real game.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::common::{self, begin, json, looks, play, play_some, setups};
use fleet::state::{CheckFor, RollFor};
use fleet::{Ask, Fleet, Setup};
use rayon::prelude::*;
use tabletop::{
    Dice, Match, NoUndo, Reason, Record, RecordError, Resumed, Saved, Seat, Seed, StandingOrders, digest,
};

fn finished(setup: &Setup, seed: u64) -> Match<Fleet> {
    let mut running = begin(setup, seed);
    play(&mut running, seed, |_| ());
    running
}

fn text_of(played: &Match<Fleet>) -> String {
    let mut text = Vec::new();
    Record::of(played).expect("a record").write(&mut text).expect("memory");
    String::from_utf8(text).expect("JSON")
}

fn read(text: &str) -> Result<Record<Fleet>, RecordError> {
    Record::read(text.as_bytes())
}

// ---- Records ---------------------------------------------------------------------------------------------

#[test]
fn every_finished_game_replays_to_the_same_state_and_verifies() {
    let games: Vec<(Setup, u64)> =
        setups().into_iter().flat_map(|setup| (0..6).map(move |seed| (setup.clone(), seed))).collect();
    games.par_iter().for_each(|(setup, seed)| {
        let played = finished(setup, *seed);
        let record = read(&text_of(&played)).expect("a record that was just written");
        let replayed = record.verify().expect("a true record");
        assert_eq!(digest::<Fleet>(replayed.state()).unwrap(), digest::<Fleet>(played.state()).unwrap());
        assert_eq!(replayed.outcome(), played.outcome());
        assert_eq!(text_of(&replayed), text_of(&played), "a replayed match has the same record");
    });
}

#[test]
fn a_record_can_be_replayed_to_any_of_its_moments() {
    let setup = Setup::base(4);
    let mut running = begin(&setup, 11);
    let mut moments = Vec::new();
    play(&mut running, 11, |running| {
        if running.entries().len() % 23 == 0 {
            moments.push((running.entries().len(), looks(running)));
        }
    });
    let record = Record::of(&running).expect("a record");
    for (count, then) in moments {
        assert_eq!(looks(&record.replay_to(count).expect("a part of it")), then, "after {count} answers");
    }
}

#[test]
fn a_record_that_was_cut_anywhere_says_so() {
    let text = text_of(&finished(&Setup::base(3), 1));
    let mut dice = Dice::new(Seed::from_number(1));
    let ends = text.match_indices('\n').map(|(at, _)| at + 1).filter(|&end| end < text.len());
    let sample = (0..200).map(|_| dice.below(text.len() as u32) as usize).chain(ends.step_by(17));
    for end in sample.collect::<BTreeSet<usize>>() {
        if end + 1 >= text.len() {
            continue; // only the last line break is missing
        }
        let Err(error) = read(&text[..end]) else { panic!("cut at {end}, and still a record") };
        let fits = match &error {
            RecordError::Cut { .. } => text[..end].ends_with('\n') || text[end..].starts_with('\n'),
            RecordError::NotJson { .. } | RecordError::NoSum { .. } => !text[..end].ends_with('\n'),
            RecordError::Empty => end == 0,
            _ => false,
        };
        assert!(fits, "cut at {end}: {error}");
    }
}

#[test]
fn a_changed_byte_is_pinned_to_its_line() {
    let text = text_of(&finished(&Setup::base(3), 2));
    let mut dice = Dice::new(Seed::from_number(2));
    for _ in 0..600 {
        let at = dice.below(text.len() as u32) as usize;
        let mut bytes = text.clone().into_bytes();
        bytes[at] = loop {
            let byte = dice.below(256) as u8;
            if byte != bytes[at] {
                break byte;
            }
        };
        let line = text[..at].matches('\n').count() + 1;
        let read = catch_unwind(AssertUnwindSafe(|| Record::<Fleet>::read(bytes.as_slice()).map(|_| ())));
        let Err(error) = read.unwrap_or_else(|_| panic!("byte {at} changed: it panics")) else {
            // A line break that became white space at the very end changes nothing.
            assert!(at + 1 == text.len() && bytes[at].is_ascii_whitespace(), "byte {at} changed, unnoticed");
            continue;
        };
        let told = match error {
            RecordError::NotJson { line, .. }
            | RecordError::NoSum { line }
            | RecordError::SumDiffers { line, .. }
            | RecordError::Malformed { line, .. }
            | RecordError::AfterTheEnd { line } => line,
            RecordError::Cut { .. } => line,
            other => panic!("byte {at} of line {line} changed: {other}"),
        };
        // A line break in the middle, or one that is missing, shows in one of the lines that it touches.
        assert!(told.abs_diff(line) <= 1, "byte {at} of line {line} changed, but line {told} is blamed");
    }
}

/// The record with one line changed in a way that a forger who mends the checksums would leave.
fn forged(text: &str, change: impl Fn(usize, &str) -> Option<String>) -> String {
    let mut sum = String::new();
    let mut forged = String::new();
    for (at, line) in text.lines().enumerate() {
        let (body, _) = line.rsplit_once(",\"sum\":\"").expect("a checksum");
        let body = format!("{body}}}");
        let body = change(at, &body).unwrap_or(body);
        let mut hasher = blake3::Hasher::new();
        hasher.update(sum.as_bytes()).update(body.as_bytes());
        hasher.finalize().to_hex()[..16].clone_into(&mut sum);
        let body = body.strip_suffix('}').expect("an object");
        let _ = writeln!(forged, "{body},\"sum\":\"{sum}\"}}");
    }
    forged
}

#[test]
fn a_forged_record_is_found_out() {
    let played = finished(&Setup::base(4), 3);
    let text = text_of(&played);
    assert_eq!(forged(&text, |_, _| None), text, "the forger's checksums are right");
    let lines = text.lines().count();
    let verify = |text: &str| read(text).and_then(|record| record.verify().map(|_| ()));

    let unknown_card = forged(&text, |at, body| {
        (at == 9).then(|| {
            let mut line: serde_json::Value = serde_json::from_str(body).expect("JSON");
            line["answer"] = serde_json::json!(["plasma-cannon-9"]);
            // The order of the fields does not matter.
            line.to_string()
        })
    });
    match verify(&unknown_card) {
        Err(RecordError::Refused { line: 10, refusal }) => {
            assert_eq!(refusal.reason, Reason::NotAnOption { given: "plasma-cannon-9".into() });
        }
        other => panic!("an unknown card: {other:?}"),
    }

    let replace = |from: &'static str, to: &'static str| {
        forged(&text, move |at, body| (at == 0).then(|| body.replacen(from, to, 1)))
    };
    let no_setup = verify(&replace("\"players\":4", "\"players\":7"));
    assert!(matches!(no_setup, Err(RecordError::Setup(_))), "{no_setup:?}");
    let other_setup = verify(&replace("\"players\":4", "\"players\":5"));
    assert!(other_setup.is_err(), "another number of players");
    let no_number = verify(&replace("\"players\":4", "\"players\":\"four\""));
    assert!(matches!(no_number, Err(RecordError::Malformed { line: 1, .. })), "{no_number:?}");
    let no_character = verify(&replace("\"players\":4", "\"characters\":[\"hal\"],\"players\":4"));
    assert!(matches!(no_character, Err(RecordError::Malformed { line: 1, .. })), "{no_character:?}");
    let other_game = verify(&replace("\"fleet\"", "\"ccg\""));
    assert!(matches!(other_game, Err(RecordError::OtherGame { .. })), "{other_game:?}");

    let other_seed = forged(&text, |at, body| {
        let seed = json(&played.seed());
        (at == lines - 1).then(|| body.replace(&seed, &json(&Seed::from_number(4))))
    });
    let found = verify(&other_seed);
    assert!(matches!(found, Err(RecordError::SeedDiffers { .. })), "{found:?}");

    let left_out = forged(&text, |at, body| (at == 0).then(|| body.to_owned()));
    let without_a_line: String = left_out
        .lines()
        .enumerate()
        .filter(|(at, _)| *at != 5)
        .map(|(_, line)| line.to_owned() + "\n")
        .collect();
    assert!(matches!(read(&without_a_line), Err(RecordError::SumDiffers { line: 6, .. })));
}

#[test]
fn a_wrong_seed_is_refused_before_anything_is_replayed() {
    let mut running = begin(&Setup::base(3), 5);
    play_some(&mut running, 5, 20);
    let record = Record::of(&running).expect("a record");
    assert!(matches!(record.replay(), Err(RecordError::NoSeed)));
    let found = record.replay_with(Seed::from_number(6), 20).map(|_| ());
    assert!(matches!(found, Err(RecordError::SeedDiffers { .. })), "{found:?}");
    let replayed = record.replay_with(Seed::from_number(5), 20).expect("the right seed");
    assert_eq!(looks(&replayed), looks(&running));
}

// ---- Saved matches ---------------------------------------------------------------------------------------

fn saved_and_resumed(running: &Match<Fleet>) -> (Match<Fleet>, Resumed) {
    let text = json(&running.save());
    let saved: Saved<Fleet> = serde_json::from_str(&text).expect("what was saved");
    Match::resume(saved).expect("a match that goes on")
}

/// What everybody sees, but for whether the last answer can be taken back.
fn looks_without_undo(running: &Match<Fleet>) -> Vec<serde_json::Value> {
    let without = |look: String| {
        let mut look: serde_json::Value = serde_json::from_str(&look).expect("JSON");
        look["can_undo"].take();
        look
    };
    looks(running).into_iter().map(without).collect()
}

#[test]
fn a_saved_match_goes_on_with_the_same_look_for_everybody_at_every_kind_of_question() {
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    for (at, setup) in setups().iter().enumerate() {
        for seed in 0..3 {
            let mut running = begin(setup, seed * 7 + at as u64);
            play(&mut running, seed, |running| {
                let number = running.entries().len();
                let asks = running.prompts().iter().map(|prompt| {
                    let ask = serde_json::to_value(&prompt.ask).expect("a JSON form");
                    format!("{} {} {}", running.state().public.step, ask["ask"], ask["moment"])
                });
                let new = asks.filter(|kind| kinds.insert(kind.clone())).count() > 0;
                if new || number % 40 == 0 {
                    let (resumed, how) = saved_and_resumed(running);
                    assert_eq!(how, Resumed::WhereItWas);
                    assert_eq!(resumed.state(), running.state());
                    let same = looks_without_undo(&resumed) == looks_without_undo(running);
                    assert!(same, "after {number} answers somebody sees another thing");
                    // Earlier steps are not saved, so that what was answered in them stands.
                    let seats = || Seat::all(usize::from(setup.players()));
                    assert!(seats().all(|seat| !resumed.can_undo(seat) || running.can_undo(seat)));
                    let in_step = !running.checkpoint().1.is_empty();
                    assert!(!in_step || seats().all(|seat| resumed.can_undo(seat) == running.can_undo(seat)));
                }
            });
        }
    }
    assert!(kinds.len() > 60, "only {} kinds of questions came up: {kinds:?}", kinds.len());
}

#[test]
fn a_resumed_match_ends_like_the_one_that_was_never_saved() {
    let setup = Setup::base(5);
    let mut running = begin(&setup, 21);
    play_some(&mut running, 21, 60);
    let (mut resumed, _) = saved_and_resumed(&running);
    play(&mut running, 22, |_| ());
    play(&mut resumed, 22, |_| ());
    assert_eq!(resumed.state(), running.state());
    assert_eq!(text_of(&resumed), text_of(&running));
}

#[test]
fn a_saved_match_that_was_damaged_does_not_go_on() {
    let mut running = begin(&Setup::base(3), 8);
    play_some(&mut running, 8, 30);
    let mut other_game = running.save();
    other_game.game = "ccg".into();
    assert!(Match::<Fleet>::resume(other_game).is_err());
    let mut too_far = running.save();
    too_far.step_begins = 1_000;
    assert!(Match::<Fleet>::resume(too_far).is_err());
    let mut no_orders = running.save();
    no_orders.orders.clear();
    assert!(Match::<Fleet>::resume(no_orders).is_err());
}

#[test]
fn answers_that_no_longer_fit_are_asked_again_from_the_beginning_of_their_step() {
    let mut running = begin(&Setup::base(3), 8);
    let mut dice = Dice::new(Seed::from_number(8));
    while running.checkpoint().1.len() < 2 {
        common::answer_at_random(&mut running, &mut dice);
    }
    let mut saved = running.save();
    let last = saved.entries.last_mut().expect("an answer");
    last.answer = vec!["of-another-version".into()];
    let (resumed, how) = Match::<Fleet>::resume(saved).expect("a match that goes on");
    assert_eq!(how, Resumed::StepAskedAgain);
    assert!(resumed.checkpoint().1.is_empty());
    assert_eq!(resumed.checkpoint().0, running.checkpoint().0);
}

// ---- Forks -----------------------------------------------------------------------------------------------

#[test]
fn a_fork_goes_its_own_way_and_leaves_the_match_alone() {
    for (at, setup) in setups().iter().enumerate() {
        let mut running = begin(setup, 30 + at as u64);
        play_some(&mut running, 1, 45 + 11 * at);
        let before = (looks(&running), running.state().clone(), running.entries().to_vec());
        let mut one = running.clone();
        let mut two = running.clone();
        assert_eq!(looks(&one), before.0);
        play(&mut one, 2, |_| ());
        play(&mut two, 3, |_| ());
        assert_ne!(one.entries(), two.entries());
        assert_eq!((looks(&running), running.state().clone(), running.entries().to_vec()), before);
        play(&mut running, 2, |_| ());
        assert_eq!(running.state(), one.state(), "the same answers lead to the same end");
    }
}

// ---- Undo ------------------------------------------------------------------------------------------------

/// Plays until `seat_asked` holds of a question to the only seat that is asked.
fn play_until(
    running: &mut Match<Fleet>,
    dice: &mut Dice,
    wanted: impl Fn(&Match<Fleet>, &Ask, Seat) -> bool,
) -> Option<Seat> {
    for _ in 0..common::MOST_ANSWERS {
        if running.outcome().is_some() {
            return None;
        }
        if let [prompt] = running.prompts()
            && wanted(running, &prompt.ask, prompt.seat)
        {
            return Some(prompt.seat);
        }
        common::answer_at_random(running, dice);
    }
    None
}

#[test]
fn a_move_can_be_taken_back_until_the_next_thing_is_shown() {
    let mut tried = 0;
    for seed in 0..20 {
        let mut running = begin(&Setup::base(4), seed);
        let mut dice = Dice::new(Seed::from_number(seed));
        let is_move = |running: &Match<Fleet>, ask: &Ask, seat: Seat| {
            *ask == Ask::Move && running.state().public.location(seat).is_some()
        };
        let Some(seat) = play_until(&mut running, &mut dice, is_move) else { continue };
        let before = (running.state().clone(), running.entries().to_vec());
        let number = running.number_for(tabletop::Viewer::Seat(seat));
        running.answer(seat, &["stay"]).expect("one may stay");
        if running.prompt(seat).is_none_or(|prompt| prompt.ask != Ask::Action) {
            continue;
        }
        assert!(running.can_undo(seat), "a move that nobody saw the consequences of");
        assert!(Seat::all(4).filter(|other| *other != seat).all(|other| !running.can_undo(other)));
        running.undo(seat).expect("undo");
        assert_eq!((running.state().clone(), running.entries().to_vec()), before);
        assert!(running.number_for(tabletop::Viewer::Seat(seat)) > number, "an old number never comes again");
        tried += 1;
    }
    assert!(tried > 10, "only {tried} moves");
}

#[test]
fn a_move_that_was_paid_with_a_card_can_not_be_taken_back() {
    let mut tried = 0;
    for seed in 0..30 {
        let mut running = begin(&Setup::base(4), seed);
        let mut dice = Dice::new(Seed::from_number(seed));
        let pays = |_: &Match<Fleet>, ask: &Ask, _: Seat| matches!(ask, Ask::PayForMove { .. });
        let Some(seat) = play_until(&mut running, &mut dice, pays) else { continue };
        assert!(running.can_undo(seat), "before the card is shown, the move can be taken back");
        common::answer_at_random(&mut running, &mut dice);
        assert!(!running.can_undo(seat), "the card was shown to all");
        tried += 1;
    }
    assert!(tried > 10, "only {tried} moves");
}

#[test]
fn nothing_is_taken_back_once_something_was_drawn_rolled_or_shown_or_another_had_a_say() {
    let mut dice = Dice::new(Seed::from_number(77));
    let (mut allowed, mut refused) = (0, 0);
    for seed in 0..12 {
        let mut running = begin(&Setup::base(3 + (seed % 4) as u8), seed);
        running.take_news();
        for _ in 0..common::MOST_ANSWERS {
            if running.outcome().is_some() {
                break;
            }
            let prompts = running.prompts();
            let prompt = &prompts[dice.below(prompts.len() as u32) as usize];
            let (seat, picks) = (prompt.seat, tabletop::random_picks(prompt, &mut dice));
            let asked = questions(&running);
            let chance = running.state().hidden.dice.uses();
            running.answer_picks(seat, picks).expect("a legal answer");
            let news = running.take_news();
            let shown = news.iter().any(|told| fleet::event::reveals(&told.event));
            let rolled = running.state().hidden.dice.uses() != chance;
            if running.can_undo(seat) {
                assert!(!shown && !rolled, "{seat} could take back what was shown: {news:?}");
                let mut back = running.clone();
                back.undo(seat).expect("it can be undone");
                assert_eq!(questions(&back), asked, "undo leads back to the same question");
                allowed += 1;
            } else {
                let refusal = running.undo(seat).expect_err("it can't be undone");
                assert!(matches!(
                    refusal.reason,
                    Reason::NoUndo(NoUndo::AnotherDecides | NoUndo::TooLate) | Reason::GameOver
                ));
                refused += 1;
            }
        }
    }
    assert!(allowed > 200 && refused > 200, "{allowed} allowed, {refused} refused");
}

fn questions(running: &Match<Fleet>) -> Vec<(Seat, Vec<String>)> {
    running.prompts().iter().map(|prompt| (prompt.seat, prompt.keys())).collect()
}

#[test]
fn standing_orders_let_moments_pass_and_stand_in_the_record() {
    let mut running = begin(&Setup::base(5), 40);
    for seat in Seat::all(5) {
        running.set_orders(seat, StandingOrders::AskOnlyFor { plays: BTreeSet::new() }).expect("a seat");
    }
    play(&mut running, 40, |running| {
        assert!(running.prompts().iter().all(|prompt| !prompt.window), "nobody wants to be asked");
    });
    let by_orders = running.entries().iter().filter(|entry| entry.by == tabletop::By::Orders).count();
    assert!(by_orders > 5, "only {by_orders} moments passed by orders");
    read(&text_of(&running)).expect("a record").verify().expect("a true record");
}

#[test]
fn who_wants_to_be_asked_only_when_concerned_is_asked_about_own_rolls_and_checks_in_others_turns() {
    let mut abroad = 0;
    for seed in 0..12 {
        let mut running = begin(&Setup::base(5), seed);
        for seat in Seat::all(5) {
            running.set_orders(seat, StandingOrders::PassUnlessConcerned).expect("a seat");
        }
        play(&mut running, seed, |running| {
            let public = &running.state().public;
            for prompt in running.prompts().iter().filter(|prompt| prompt.window) {
                if public.current != prompt.seat {
                    let viper = RollFor::AttackOnViper(Some(prompt.seat));
                    let rolls =
                        public.roll().is_some_and(|roll| roll.roller == prompt.seat || roll.purpose == viper);
                    let tested = public.check().is_some_and(|check| match check.what {
                        CheckFor::Location { by, on, .. } | CheckFor::Card { by, on, .. } => {
                            [Some(by), on].contains(&Some(prompt.seat))
                        }
                        CheckFor::Crisis(_) | CheckFor::SuperCrisis(_) => false,
                    });
                    assert!(rolls || tested, "{prompt:?} does not concern {}", prompt.seat);
                    abroad += 1;
                }
            }
        });
    }
    assert!(abroad > 10, "only {abroad} times");
}
