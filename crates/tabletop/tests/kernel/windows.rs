//! Moments to interrupt.

use proptest::prelude::*;
use tabletop::{Match, Record, Resumed, Seat, Seats, StandingOrders, Viewer};

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

/// A match with these hands at the window, in which everybody's silence looks like anybody's.
fn hushed(hands: [&[Card]; 3]) -> Match<Bluff> {
    let mut running = with_hands(hands);
    running.set_hush(Seat::all(3).collect());
    to_the_bids(&mut running);
    bid_all(&mut running, ["card:5", "card:6", "card:7"]);
    running
}

const NOBODY: [&[Card]; 3] = [
    &[Card::Number(5), Card::Number(1)],
    &[Card::Number(6), Card::Number(3)],
    &[Card::Number(7), Card::Number(2)],
];

#[test]
fn a_moment_without_an_interrupt_looks_like_any_other_to_those_who_hush() {
    let mut without = hushed(NOBODY);
    let mut holding = hushed([NOBODY[0], BOTH[1], NOBODY[2]]);
    let others = [Viewer::Spectator, Viewer::Seat(CAT), Viewer::Seat(ANN)];
    let alike = |one: &Match<Bluff>, other: &Match<Bluff>| {
        others.into_iter().all(|viewer| look(one, viewer) == look(other, viewer))
    };
    assert!(alike(&without, &holding));
    assert_eq!(without.waiting(), Seat::all(3).collect());
    for seat in [CAT, BEN] {
        assert_eq!(without.prompt(seat).unwrap().keys(), ["pass"]);
        assert_eq!(without.silent(seat).is_some(), holding.silent(seat).is_some() || seat == BEN);
        without.answer(seat, &["pass"]).unwrap();
        holding.answer(seat, &["pass"]).unwrap();
        assert!(alike(&without, &holding));
    }
    for running in [&mut without, &mut holding] {
        running.answer(ANN, &["pass"]).unwrap();
        assert_eq!(running.prompt(ANN).unwrap().ask, Ask::Throw);
    }
    assert!(alike(&without, &holding));
    assert_eq!(at_the_window(NOBODY).prompt(ANN).unwrap().ask, Ask::Throw, "the rules alone ask nobody");
}

#[test]
fn orders_that_name_plays_leave_a_silence_and_others_don_t() {
    let mut running = with_hands(BOTH);
    running.set_hush(Seat::all(3).collect());
    let only = StandingOrders::AskOnlyFor { plays: ["gamble".to_owned()].into() };
    running.set_orders(BEN, only).unwrap();
    running.set_orders(ANN, StandingOrders::PassThisTurn { turn: 1 }).unwrap();
    to_the_bids(&mut running);
    bid_all(&mut running, ["card:5", "card:6", "card:7"]);
    assert!(running.prompt(ANN).is_none(), "she lets it pass, whatever she holds");
    assert!(running.silent(BEN).is_some(), "he is not to be asked, and nobody may notice");
    assert_eq!(running.prompt(BEN).unwrap().keys(), ["pass", "stop:ben"]);
}

/// What all others see, hear and are asked while a game goes on as chance has it. Who is silent lets the moment pass at
/// some time; who has orders is not asked where they answer.
fn seen_by_others(hands: [&[Card]; 3], orders: &StandingOrders, hush: Seats) -> Vec<String> {
    let mut running = with_hands(hands);
    running.set_hush(hush);
    running.set_orders(BEN, orders.clone()).unwrap();
    to_the_bids(&mut running);
    bid_all(&mut running, ["card:5", "card:6", "card:7"]);
    let mut seen = Vec::new();
    let mut note = |running: &mut Match<Bluff>| {
        for viewer in [Viewer::Spectator, Viewer::Seat(ANN), Viewer::Seat(CAT)] {
            seen.push(look(running, viewer));
            seen.push(format!("{:?} {:?}", running.can_undo(ANN), running.can_undo(CAT)));
        }
        let news = running.take_news();
        seen.extend(
            news.into_iter()
                .filter(|told| told.audience.includes(Viewer::Spectator))
                .map(|told| format!("{:?}", told.event)),
        );
    };
    note(&mut running);
    for seat in [CAT, BEN, ANN] {
        if let Some(silence) = running.silent(seat) {
            running.answer_picks(seat, silence).unwrap();
        } else if running.prompt(seat).is_some_and(|prompt| prompt.window) {
            running.answer(seat, &["pass"]).unwrap();
        }
        note(&mut running);
    }
    running.answer(ANN, &["low"]).unwrap();
    note(&mut running);
    seen
}

#[test]
fn what_sensible_orders_let_pass_looks_like_a_hand_with_nothing_to_play() {
    let everybody: Seats = Seat::all(3).collect();
    for others in [(BOTH[0], NOBODY[2]), (NOBODY[0], NOBODY[2])] {
        // A six makes the stop beside it one that is not worth a question.
        let holding = [others.0, &[Card::Number(6), Card::Stop, Card::Number(6)], others.1];
        let without = [others.0, &[Card::Number(6), Card::Number(3), Card::Number(6)], others.1];
        for hush in [Seats::NONE, everybody] {
            let spared = seen_by_others(holding, &StandingOrders::Sensible, hush);
            assert_eq!(spared, seen_by_others(without, &StandingOrders::Sensible, hush));
            assert_eq!(spared, seen_by_others(without, &StandingOrders::AlwaysAsk, hush), "nor the orders");
        }
        // Where pauses are hidden, he is waited for as if he thought it over.
        assert_eq!(
            seen_by_others(holding, &StandingOrders::Sensible, everybody),
            seen_by_others(holding, &StandingOrders::AlwaysAsk, everybody)
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn silences_change_nothing_of_the_game(seed in 0..10_000_u64, changes in prop::collection::vec(0..8_u8, 40)) {
        let mut running = begun(seed);
        let mut players = random_players(seed);
        let mut changes = changes.into_iter();
        while let Some(prompt) = running.prompts().first() {
            let seat = prompt.seat;
            if let Some(who) = changes.next() {
                running.set_hush(Seat::all(3).filter(|seat| who & 1 << seat.0 != 0).collect());
                let saved = serde_json::to_string(&running.save()).unwrap();
                let (again, how) = Match::<Bluff>::resume(serde_json::from_str(&saved).unwrap()).unwrap();
                prop_assert_eq!(how, Resumed::WhereItWas);
                prop_assert_eq!(again.waiting(), running.waiting());
                prop_assert_eq!(again.number(), running.number());
            }
            let picks = match running.silent(seat) {
                Some(silence) => silence,
                None => running.consult(seat, &mut *players[seat.index()]).unwrap(),
            };
            running.answer_picks(seat, picks).unwrap();
        }
        let replayed = Record::of(&running).unwrap().verify().unwrap();
        prop_assert_eq!(replayed.entries(), running.entries());
    }
}
