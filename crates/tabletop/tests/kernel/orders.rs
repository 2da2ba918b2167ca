//! Standing orders and clocks.

use tabletop::{By, Match, Policy, RandomPolicy, Seed, StandingOrders};

use crate::bluff::*;

const STOPS: [&[Card]; 3] = [
    &[Card::Number(5), Card::Number(4)],
    &[Card::Number(6), Card::Stop, Card::Number(6)],
    &[Card::Number(7), Card::Stop, Card::Number(7)],
];

fn before_the_window() -> Match<Bluff> {
    let mut running = with_hands(STOPS);
    to_the_bids(&mut running);
    running
}

/// Who answered for ben at the first window, if it is over.
fn ben_with(orders: StandingOrders) -> Option<By> {
    let mut running = before_the_window();
    running.set_orders(BEN, orders).unwrap();
    bid_all(&mut running, ["card:5", "card:6", "card:7"]);
    let entry = running.entries().iter().find(|entry| entry.seat == BEN && entry.answer == ["pass"]);
    entry.map(|entry| entry.by)
}

#[test]
fn each_kind_of_orders_answers_as_it_says() {
    let only_for = |play: &str| StandingOrders::AskOnlyFor { plays: [play.to_owned()].into() };
    assert_eq!(ben_with(StandingOrders::AlwaysAsk), None);
    assert_eq!(ben_with(StandingOrders::PassThisTurn { turn: 1 }), Some(By::Orders));
    assert_eq!(ben_with(StandingOrders::PassThisTurn { turn: 2 }), None);
    assert_eq!(ben_with(StandingOrders::PassUntilMyTurn), Some(By::Orders));
    assert_eq!(ben_with(StandingOrders::PassUnlessConcerned), Some(By::Orders), "it is not ben's turn");
    assert_eq!(
        ben_with(StandingOrders::Sensible),
        Some(By::Orders),
        "with a six in the hand a stop is not worth it"
    );
    assert_eq!(ben_with(only_for("stop")), None);
    assert_eq!(ben_with(only_for("go")), Some(By::Orders));
}

#[test]
fn orders_left_at_an_open_window_apply_at_once() {
    let mut running = before_the_window();
    bid_all(&mut running, ["card:5", "card:6", "card:7"]);
    assert!(running.prompt(BEN).is_some());
    running.set_orders(BEN, StandingOrders::PassThisTurn { turn: 1 }).unwrap();
    assert!(running.prompt(BEN).is_none());
    assert_eq!(running.entries().last().unwrap().by, By::Orders);
}

#[test]
fn orders_never_answer_anything_but_a_moment_to_interrupt() {
    let mut running = before_the_window();
    for seat in [ANN, BEN, CAT] {
        running.set_orders(seat, StandingOrders::PassThisTurn { turn: 1 }).unwrap();
    }
    assert_eq!(running.prompts().len(), 3, "bids are asked as ever");
}

#[test]
fn passing_until_my_turn_ends_when_it_begins() {
    let mut running = before_the_window();
    running.set_orders(BEN, StandingOrders::PassUntilMyTurn).unwrap();
    running.set_orders(CAT, StandingOrders::PassUntilMyTurn).unwrap();
    bid_all(&mut running, ["card:5", "card:6", "card:7"]);
    running.answer(ANN, &["high"]).unwrap();
    assert_eq!(running.orders(BEN), &StandingOrders::AlwaysAsk);
    assert_eq!(running.orders(CAT), &StandingOrders::PassUntilMyTurn);
}

#[test]
fn orders_for_a_while_give_way_to_the_usual_ones() {
    let mut running = before_the_window();
    for seat in [ANN, BEN, CAT] {
        running.set_orders(seat, StandingOrders::Sensible).unwrap();
    }
    running.set_orders(BEN, StandingOrders::PassUntilMyTurn).unwrap();
    running.set_orders(CAT, StandingOrders::PassThisTurn { turn: 1 }).unwrap();
    let saved = serde_json::to_string(&running.save()).unwrap();
    let (mut running, _) = Match::<Bluff>::resume(serde_json::from_str(&saved).unwrap()).unwrap();
    bid_all(&mut running, ["card:5", "card:6", "card:7"]);
    while running.state().public.turn == 1 {
        let prompt = running.prompts()[0].clone();
        running.answer(prompt.seat, &prompt.keys()[..usize::from(prompt.least)]).unwrap();
    }
    for seat in [ANN, BEN, CAT] {
        assert_eq!(running.orders(seat), &StandingOrders::Sensible);
    }
}

#[test]
fn orders_for_a_seat_that_is_not_there_are_refused() {
    assert!(begun(1).set_orders(tabletop::Seat(3), StandingOrders::AlwaysAsk).is_err());
}

#[test]
fn when_the_clock_runs_out_a_substitute_answers_and_the_record_says_so() {
    let mut running = before_the_window();
    let mut substitute = RandomPolicy::new(Seed::from_number(1));
    running.expire(BEN, &mut substitute).unwrap();
    assert_eq!(running.entries().last().unwrap().by, By::Clock);
    assert!(running.expire(BEN, &mut substitute).is_err(), "ben is not asked any more");
}

#[test]
fn a_substitute_that_answers_nonsense_is_refused() {
    struct Nonsense;
    impl Policy<Bluff> for Nonsense {
        fn decide(&mut self, _: &View<'_>, _: &tabletop::Prompt<Bluff>) -> tabletop::Picks {
            tabletop::Picks::from_slice(&[200])
        }
    }
    let mut running = before_the_window();
    assert!(running.expire(BEN, &mut Nonsense).is_err());
    assert!(running.prompt(BEN).is_some());
}
