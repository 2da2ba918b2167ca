//! Moments to interrupt.

use tabletop::{Match, Seat, Seats, Viewer};

use crate::bluff::*;

const BOTH: [&[Card]; 3] =
    [&[Card::Number(5), Card::Stop], &[Card::Number(6), Card::Stop], &[Card::Number(7), Card::Number(2)]];

fn at_the_window(hands: [&[Card]; 3]) -> Match<Bluff> {
    let mut running = with_hands(hands);
    to_the_bids(&mut running);
    bid_all(&mut running, ["card:5", "card:6", "card:7"]);
    running
}

#[test]
fn the_current_player_orders_simultaneous_plays_and_the_others_decide_anew() {
    let mut running = at_the_window(BOTH);
    let asked: Vec<Seat> = running.prompts().iter().map(|prompt| prompt.seat).collect();
    assert_eq!(asked, [ANN, BEN]);
    running.answer(BEN, &["stop:ben"]).unwrap();
    running.answer(ANN, &["stop:ann"]).unwrap();
    assert_eq!(running.prompt(ANN).unwrap().keys(), ["stop:ann", "stop:ben"]);
    assert_eq!(running.prompt(ANN).unwrap().ask, Ask::Order);
    assert!(running.prompt(BEN).is_none());
    running.take_news();
    running.answer(ANN, &["stop:ben"]).unwrap();
    let news: Vec<Event> = running.take_news().into_iter().map(|told| told.event).collect();
    assert_eq!(news, [Event::Stopped { seat: BEN }]);
    assert_eq!(running.state().own[0].hand.iter().filter(|card| **card == Card::Stop).count(), 1);
    assert_eq!(running.prompt(ANN).unwrap().keys(), ["pass", "stop:ann"], "the withdrawn play is asked anew");
    assert!(running.prompt(BEN).is_none(), "ben has nothing left to play");
    running.answer(ANN, &["pass"]).unwrap();
    assert_eq!(running.prompt(ANN).unwrap().ask, Ask::Throw);
}

#[test]
fn one_play_needs_no_order() {
    let mut running = at_the_window(BOTH);
    running.answer(ANN, &["pass"]).unwrap();
    running.answer(BEN, &["stop:ben"]).unwrap();
    assert_eq!(running.prompt(ANN).unwrap().ask, Ask::Interrupt);
    assert_eq!(running.state().public.pot, 0);
}

/// What a viewer sees, as bytes.
fn look(running: &Match<Bluff>, viewer: Viewer) -> String {
    serde_json::to_string(&running.look(viewer)).unwrap()
}

#[test]
fn nobody_can_tell_from_outside_who_holds_an_interrupt() {
    let secret: [&[Card]; 3] =
        [BOTH[0], &[Card::Number(6), Card::Number(3)], &[Card::Number(7), Card::Number(2)]];
    let mut holding = at_the_window(BOTH);
    let mut without = at_the_window(secret);
    let all: Seats = Seat::all(3).collect();
    let others = [Viewer::Spectator, Viewer::Seat(CAT), Viewer::Seat(ANN)];
    let compare = |holding: &Match<Bluff>, without: &Match<Bluff>| {
        for viewer in others {
            assert_eq!(look(holding, viewer), look(without, viewer));
        }
        for seat in [ANN, CAT] {
            assert_eq!(holding.can_undo(seat), without.can_undo(seat));
        }
    };
    assert_eq!((holding.waiting(), without.waiting()), (all, all));
    compare(&holding, &without);
    holding.answer(BEN, &["pass"]).unwrap();
    assert_eq!(holding.waiting(), all);
    compare(&holding, &without);
    holding.answer(ANN, &["pass"]).unwrap();
    without.answer(ANN, &["pass"]).unwrap();
    assert_eq!(holding.prompt(ANN).unwrap().ask, Ask::Throw);
    compare(&holding, &without);
    assert!(!holding.can_undo(ANN), "whether ben was asked must not matter");
    for running in [&mut holding, &mut without] {
        running.answer(ANN, &["low"]).unwrap();
    }
    compare(&holding, &without);
}
