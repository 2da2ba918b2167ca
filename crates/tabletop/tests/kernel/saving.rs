//! Matches that are stored and go on later, perhaps under other rules.

use proptest::prelude::*;
use tabletop::{Match, Resumed, Saved, Seat, StandingOrders, Viewer};

use crate::bluff::*;

fn stored(running: &Match<Bluff>) -> String {
    serde_json::to_string(&running.save()).unwrap()
}

fn resumed(text: &str) -> (Match<Bluff>, Resumed) {
    Match::resume(serde_json::from_str(text).unwrap()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_stored_match_goes_on_exactly_where_it_was(seed in 0..10_000_u64, stop in 0..20_usize) {
        let mut running = begun(seed);
        let mut players = random_players(seed);
        for _ in 0..stop {
            let Some(prompt) = running.prompts().first() else { break };
            let seat = prompt.seat;
            let picks = running.consult(seat, &mut *players[seat.index()]).unwrap();
            running.answer_picks(seat, picks).unwrap();
        }
        let (mut again, how) = resumed(&stored(&running));
        prop_assert_eq!(how, Resumed::WhereItWas);
        prop_assert!(again.take_news().is_empty());
        prop_assert_eq!(again.number(), running.number());
        for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let look = |running: &Match<Bluff>| {
                let look = serde_json::to_value(running.look(viewer)).unwrap();
                (look["view"].clone(), look["prompt"].clone(), look["number"].clone(), look["waiting"].clone())
            };
            prop_assert_eq!(look(&again), look(&running));
        }
        play_to_the_end(&mut running, 1);
        play_to_the_end(&mut again, 1);
        prop_assert_eq!(again.state(), running.state());
        prop_assert_eq!(again.entries(), running.entries());
    }
}

#[test]
fn a_finished_match_stays_finished() {
    let mut running = begun(2);
    play_to_the_end(&mut running, 2);
    let (again, how) = resumed(&stored(&running));
    assert_eq!(how, Resumed::WhereItWas);
    assert_eq!(again.outcome(), running.outcome());
    assert_eq!(again.state(), running.state());
}

#[test]
fn numbers_shown_before_never_come_again() {
    let mut running = begun(2);
    running.answer(ANN, &[] as &[&str]).unwrap();
    let number = running.look(Viewer::Seat(ANN)).number;
    running.undo(ANN).unwrap();
    let after = running.look(Viewer::Seat(ANN)).number;
    let (again, _) = resumed(&stored(&running));
    assert!(after > number);
    assert_eq!(again.look(Viewer::Seat(ANN)).number, after);
}

#[test]
fn a_step_whose_answers_no_longer_fit_is_asked_again() {
    let mut running = begun(2);
    running.answer(ANN, &[] as &[&str]).unwrap();
    let number = running.look(Viewer::Seat(ANN)).number;
    running.set_orders(BEN, StandingOrders::PassUntilMyTurn).unwrap();
    let text = stored(&running).replace("\"answer\":[]", "\"answer\":[\"card:77\"]");
    let (again, how) = resumed(&text);
    assert_eq!(how, Resumed::StepAskedAgain);
    assert_eq!(again.prompt(ANN).unwrap().ask, Ask::Toss);
    assert!(again.entries().is_empty());
    assert!(again.look(Viewer::Seat(ANN)).number > number);
    assert_eq!(again.orders(BEN), &StandingOrders::PassUntilMyTurn);
}

#[test]
fn a_match_goes_on_under_newer_rules() {
    let mut running = begun(2);
    running.answer(ANN, &[] as &[&str]).unwrap();
    running.answer(ANN, &["high"]).unwrap();
    let saved: Saved<BluffUnder<2>> = serde_json::from_str(&stored(&running)).unwrap();
    assert_eq!(saved.rules, 1);
    let (again, how) = Match::resume(saved).unwrap();
    assert_eq!(how, Resumed::WhereItWas, "no answer of the running step is lost");
    assert_eq!(again.prompt(ANN).unwrap().ask, Ask::Stakes { pot: 0 });
    assert_eq!(again.entries().len(), 2);
}

#[test]
fn a_match_of_another_game_or_in_pieces_is_refused() {
    let text = stored(&begun(2));
    let refused = |text: String| Match::<Bluff>::resume(serde_json::from_str(&text).unwrap()).is_err();
    assert!(refused(text.replace("\"game\":\"bluff\"", "\"game\":\"chess\"")));
    assert!(refused(text.replace("\"step_begins\":0", "\"step_begins\":7")));
    assert!(refused(text.replace("\"orders\":[\"always-ask\",", "\"orders\":[")));
}
