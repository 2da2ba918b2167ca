//! Undo and its four nevers.

use tabletop::{Match, NoUndo, Reason, Seat, Viewer};

use crate::bluff::*;

const NOTHING: &[&str] = &[];
const HANDS: [&[Card]; 3] = [
    &[Card::Number(5), Card::Number(4), Card::Stop],
    &[Card::Number(6), Card::Stop],
    &[Card::Number(7), Card::Number(2)],
];

fn why_not(running: &mut Match<Bluff>, seat: Seat) -> NoUndo {
    let before = running.state().clone();
    let reason = running.undo(seat).unwrap_err().reason;
    assert!(!running.can_undo(seat));
    assert_eq!(running.state(), &before);
    match reason {
        Reason::NoUndo(why) => why,
        other => panic!("{other}"),
    }
}

#[test]
fn an_answer_of_the_same_step_can_be_taken_back() {
    let mut running = with_hands(HANDS);
    let before = running.state().clone();
    running.answer(ANN, &["card:4"]).unwrap();
    assert!(running.can_undo(ANN));
    let number = running.look(Viewer::Seat(ANN)).number;
    running.undo(ANN).unwrap();
    assert_eq!(running.state(), &before);
    assert!(running.entries().is_empty());
    assert!(running.look(Viewer::Seat(ANN)).number > number, "an answer under way must not fit again");
    running.answer(ANN, &["card:5"]).unwrap();
    assert_eq!(running.entries().len(), 1);
}

#[test]
fn answers_can_be_taken_back_across_a_step() {
    let mut running = with_hands(HANDS);
    let begun = running.state().clone();
    running.answer(ANN, NOTHING).unwrap();
    running.answer(ANN, &["high"]).unwrap();
    assert_eq!(running.prompt(ANN).unwrap().ask, Ask::Stakes { pot: 0 });
    running.undo(ANN).unwrap();
    assert_eq!(running.prompt(ANN).unwrap().ask, Ask::Boast);
    running.undo(ANN).unwrap();
    assert_eq!(running.state(), &begun);
    running.answer(ANN, NOTHING).unwrap();
    running.answer(ANN, &["low"]).unwrap();
    assert_eq!(running.state().public.high, Some(false));
    assert_eq!(running.entries().len(), 2);
}

#[test]
fn never_after_something_hidden_was_shown() {
    let mut running = with_hands(HANDS);
    assert_eq!(why_not(&mut running, ANN), NoUndo::TooLate, "the drawn cards were seen");
}

#[test]
fn never_after_chance_was_used() {
    let mut running = with_hands(HANDS);
    running.answer(ANN, NOTHING).unwrap();
    running.answer(ANN, &["gamble"]).unwrap();
    assert_eq!(running.prompt(ANN).unwrap().ask, Ask::Stakes { pot: running.state().public.pot });
    assert_eq!(why_not(&mut running, ANN), NoUndo::TooLate);
}

#[test]
fn never_changing_whose_decision_it_is() {
    let mut running = with_hands(HANDS);
    to_the_bids(&mut running);
    assert_eq!(why_not(&mut running, ANN), NoUndo::AnotherDecides);
    assert_eq!(why_not(&mut running, BEN), NoUndo::AnotherDecides);
    assert_eq!(why_not(&mut running, Seat(77)), NoUndo::AnotherDecides);
}

#[test]
fn never_across_another_players_decision_even_one_that_only_might_have_been() {
    for hands in [HANDS, [HANDS[0], HANDS[2], HANDS[2]], [HANDS[2], HANDS[1], HANDS[2]]] {
        let mut running = with_hands(hands);
        to_the_bids(&mut running);
        for seat in Seat::all(3) {
            let bid = running.prompt(seat).unwrap().keys()[0].clone();
            running.answer(seat, &[bid]).unwrap();
        }
        // Ann answers last, if she is asked at all.
        for seat in [BEN, ANN] {
            if running.prompt(seat).is_some_and(|prompt| prompt.window) {
                running.answer(seat, &["pass"]).unwrap();
            }
        }
        assert_eq!(running.prompt(ANN).unwrap().ask, Ask::Throw);
        assert_eq!(why_not(&mut running, ANN), NoUndo::TooLate);
    }
}

#[test]
fn nothing_is_undone_after_the_end() {
    let mut running = begun(8);
    play_to_the_end(&mut running, 8);
    for seat in Seat::all(3) {
        assert_eq!(why_not(&mut running, seat), NoUndo::AnotherDecides);
    }
}
