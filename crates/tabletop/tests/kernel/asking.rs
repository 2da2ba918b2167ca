//! Questions and answers: pause and replay, simultaneous questions, refusals, events, forks.

use proptest::prelude::*;
use tabletop::{
    Answer, Audience, Flow, Game, Match, Pause, Picks, Prompt, Reason, Run, Seat, Seats, Seed, Table, Viewer,
};

use crate::bluff::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn pausing_gives_the_same_game_as_programs_at_the_table(seed in 0..10_000_u64, order in 0..3_usize) {
        let state = Bluff::set_up(&setup(), Seed::from_number(seed)).unwrap();
        let mut table = Table::<Bluff>::with_players(state, random_players(seed));
        let outcome = table.play_out(1000).unwrap();

        let mut running = begun(seed);
        let mut players = random_players(seed);
        while !running.prompts().is_empty() {
            let open = running.prompts();
            let seat = open[order % open.len()].seat;
            let picks = running.consult(seat, &mut *players[seat.index()]).unwrap();
            running.answer_picks(seat, picks).unwrap();
        }
        prop_assert_eq!(running.outcome(), Some(outcome));
        prop_assert_eq!(running.state(), table.state());
        prop_assert_eq!(running.entries().len() as u64, table.decisions());
    }

    #[test]
    fn every_event_is_told_once(seed in 0..10_000_u64) {
        let mut eager = begun(seed);
        let mut news = eager.take_news();
        let mut players = random_players(seed);
        while let Some(prompt) = eager.prompts().first() {
            let seat = prompt.seat;
            let picks = eager.consult(seat, &mut *players[seat.index()]).unwrap();
            eager.answer_picks(seat, picks).unwrap();
            news.extend(eager.take_news());
        }
        let mut lazy = begun(seed);
        play_to_the_end(&mut lazy, seed);
        let count = |wanted: fn(&Event) -> bool| news.iter().filter(|told| wanted(&told.event)).count();
        prop_assert_eq!(format!("{news:?}"), format!("{:?}", lazy.take_news()));
        prop_assert_eq!(count(|event| matches!(event, Event::Bids { .. })), 3);
        prop_assert_eq!(count(|event| matches!(event, Event::Won { .. })), 3);
    }

    #[test]
    fn words_that_are_no_options_change_nothing(seed in 0..1000_u64, word in ".{0,12}", seat in 0..5_u8) {
        let mut running = begun(seed);
        let before = running.state().clone();
        prop_assume!(!["card:1", "card:2", "card:3", "card:4", "card:5", "card:6", "card:7", "card:8",
            "card:9", "card:stop"].contains(&word.as_str()));
        prop_assert!(running.answer(Seat(seat), &[word]).is_err());
        prop_assert_eq!(running.state(), &before);
        prop_assert!(running.entries().is_empty());
    }
}

#[test]
fn simultaneous_answers_in_any_order_give_the_same_state_and_show_nothing_before_all_are_in() {
    let hands: [&[Card]; 3] =
        [&[Card::Number(5)], &[Card::Number(6), Card::Number(2)], &[Card::Number(7); 2]];
    let bids = [(ANN, "card:5"), (BEN, "card:2"), (CAT, "card:7")];
    let mut ends = Vec::new();
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]] {
        let mut running = with_hands(hands);
        to_the_bids(&mut running);
        let look = |running: &Match<Bluff>, viewer| serde_json::to_string(&running.look(viewer)).unwrap();
        let last = bids[order[2]].0;
        let before = (look(&running, Viewer::Spectator), look(&running, Viewer::Seat(last)));
        running.take_news();
        for at in &order[..2] {
            running.answer(bids[*at].0, &[bids[*at].1]).unwrap();
            assert!(running.prompt(bids[*at].0).is_none());
        }
        assert_eq!(running.waiting(), Seat::all(3).collect::<Seats>(), "all are waited for until the end");
        assert_eq!(before, (look(&running, Viewer::Spectator), look(&running, Viewer::Seat(last))));
        assert!(running.take_news().is_empty());
        running.answer(last, &[bids[order[2]].1]).unwrap();
        assert_eq!(
            running.state().public.bids,
            [Card::Number(5), Card::Number(2), Card::Number(7)],
            "the bids are face up"
        );
        ends.push(running.state().clone());
    }
    assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn a_refusal_says_why_and_what_would_do() {
    let mut running = with_hands([&[Card::Number(5)], &[Card::Number(6)], &[Card::Number(7)]]);
    let before = running.state().clone();
    let refusal = running.answer(ANN, &["card:9"]).unwrap_err();
    assert_eq!(refusal.reason, Reason::NotAnOption { given: "card:9".into() });
    assert_eq!(refusal.expected, ["card:1", "card:5"]);
    assert_eq!(refusal.section.as_deref(), Some("bluff.toss"));
    assert_eq!(
        refusal.to_string(),
        "`card:9` is not among the options; expected: card:1, card:5 (see bluff.toss)"
    );
    let reason = |refused: Result<(), tabletop::Refusal>| refused.unwrap_err().reason;
    let many = ["card:1", "card:1", "card:5"];
    assert_eq!(reason(running.answer(ANN, &many)), Reason::WrongNumber { given: 3, least: 0, most: 2 });
    assert_eq!(reason(running.answer(BEN, &["card:6"])), Reason::NotYourDecision);
    assert_eq!(reason(running.answer(Seat(9), &["card:6"])), Reason::NoSuchSeat);
    assert!(running.answer_picks(ANN, Picks::from_slice(&[7])).is_err());
    assert!(running.answer_picks(ANN, Picks::from_slice(&[1, 1])).is_err());
    let number = running.look(Viewer::Seat(ANN)).number;
    assert!(matches!(reason(running.answer_at(number + 1, ANN, &["card:5"])), Reason::Stale { .. }));
    assert_eq!(running.state(), &before);
    running.answer_at(number, ANN, &["card:5"]).unwrap();
    let mut running = begun(1);
    play_to_the_end(&mut running, 1);
    assert_eq!(reason(running.answer(ANN, &["high"])), Reason::GameOver);
}

#[test]
fn equal_cards_may_be_given_as_often_as_they_are_there() {
    let mut running = with_hands([&[Card::Number(5)], &[Card::Number(6)], &[Card::Number(7)]]);
    running.answer(ANN, &["card:1", "card:1"]).unwrap();
    assert_eq!(running.state().own[0].hand, [Card::Number(5)]);
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut running = begun(3);
    running.answer(ANN, &[] as &[&str]).unwrap();
    let mut fork = running.clone();
    assert_eq!(fork.state(), running.state());
    fork.answer(ANN, &["high"]).unwrap();
    running.answer(ANN, &["low"]).unwrap();
    assert_eq!((fork.state().public.high, running.state().public.high), (Some(true), Some(false)));
    play_to_the_end(&mut fork, 1);
    let again = fork.clone();
    assert_eq!(again.outcome(), fork.outcome());
    assert_eq!(again.state(), fork.state());
    assert!(again.prompts().is_empty() && again.waiting().is_empty());
}

#[test]
fn what_one_seat_is_told_reaches_no_other() {
    let mut running = begun(4);
    let news = running.take_news();
    let hears = |viewer| news.iter().filter(|told| told.audience.includes(viewer)).count();
    assert_eq!(news[0].audience, Audience::Except(ANN));
    assert_eq!(news[1].audience, Audience::Only(ANN));
    assert_eq!([hears(Viewer::Seat(ANN)), hears(Viewer::Seat(BEN)), hears(Viewer::Spectator)], [1, 1, 1]);
    let saw = |viewer| {
        let own = news.iter().filter(|told| told.audience.includes(viewer));
        own.filter(|told| matches!(told.event, Event::Saw { .. })).count()
    };
    assert_eq!([saw(Viewer::Seat(ANN)), saw(Viewer::Seat(BEN)), saw(Viewer::Spectator)], [1, 0, 0]);
}

#[test]
fn prepared_answers_are_used_before_the_players_are_asked() {
    let running = begun(6);
    let (checkpoint, _) = running.checkpoint();
    let hand = checkpoint.own[0].hand.len();
    let answers = vec![
        tabletop::Answer::new(ANN, Picks::from_slice(&[0, 1])),
        tabletop::Answer::new(ANN, Picks::from_slice(&[1])),
    ];
    let mut table = Table::<Bluff>::with_players(checkpoint.clone(), random_players(6)).with_answers(answers);
    let _ = table.play_out(1);
    assert_eq!(table.state().own[0].hand.len(), hand - 2);
    assert_eq!(table.state().public.high, Some(false));
}

/// Two questions to each of two seats, the second depending on the first.
fn two_runs(table: &mut Table<Bluff>) -> Flow<Vec<(u8, u8)>> {
    let seats = [Seat(0), Seat(1)];
    table.ask_runs(&seats, seats.into_iter().collect(), |_, run, answers| {
        let ask = |options: Vec<Choice>| Run::Ask(Prompt::one(seats[run], Ask::Boast, options));
        match answers {
            [] => ask(vec![Choice::High, Choice::Low]),
            // Whoever boasts low has nothing more to choose.
            [first] if first[0] == 1 => ask(vec![Choice::Single]),
            [_] => ask(vec![Choice::Double, Choice::Single]),
            [first, second, ..] => Run::Done((first[0], second[0])),
        }
    })
}

fn bluffing(answers: &[(u8, u8)]) -> Table<Bluff> {
    let state = Bluff::set_up(&Setup { turns: 1 }, Seed::from_number(1)).expect("a set-up");
    let answer = |&(seat, pick): &(u8, u8)| Answer::new(Seat(seat), Picks::from_slice(&[pick]));
    Table::new(state, answers.iter().map(answer).collect())
}

#[test]
fn seats_answer_runs_of_questions_without_waiting_for_each_other() {
    let asked = |table: &Table<Bluff>| -> Vec<(u8, usize)> {
        table.asked().iter().map(|prompt| (prompt.seat.0, prompt.options.len())).collect()
    };
    let mut table = bluffing(&[(1, 0), (1, 1)]);
    assert_eq!(two_runs(&mut table), Err(Pause::Asking));
    assert_eq!(asked(&table), [(0, 2)], "the second seat is done, the first has not begun");
    let mut table = bluffing(&[(1, 0), (0, 0)]);
    assert_eq!(two_runs(&mut table), Err(Pause::Asking));
    assert_eq!(asked(&table), [(0, 2), (1, 2)], "both are at their second questions");
    let mut table = bluffing(&[(1, 0), (0, 1), (1, 1)]);
    assert_eq!(two_runs(&mut table), Ok(vec![(1, 0), (0, 1)]), "a question without a choice is not asked");
}

#[test]
fn of_several_runs_of_a_seat_one_is_asked_at_a_time() {
    let ask = |table: &mut Table<Bluff>| {
        let seats = [Seat(2), Seat(2)];
        table.ask_runs(&seats, seats.into_iter().collect(), |_, _, answers| match answers.first() {
            Some(picks) => Run::Done(picks[0]),
            None => Run::Ask(Prompt::one(Seat(2), Ask::Boast, vec![Choice::High, Choice::Low])),
        })
    };
    let mut table = bluffing(&[(2, 1)]);
    assert_eq!(ask(&mut table), Err(Pause::Asking));
    assert_eq!(table.asked().len(), 1);
    assert_eq!(ask(&mut bluffing(&[(2, 1), (2, 0)])), Ok(vec![1, 0]));
}

#[test]
fn a_question_whose_one_answer_is_a_secret_is_asked_and_hollow() {
    let ask = |options: Vec<Choice>| Prompt::<Bluff> {
        even_if_forced: true,
        ..Prompt::one(Seat(0), Ask::Boast, options)
    };
    let hollow = ask(vec![Choice::Pass]);
    assert_eq!((hollow.forced(), hollow.hollow()), (None, Some(Picks::from_slice(&[0]))));
    assert_eq!(ask(vec![Choice::High, Choice::Pass]).hollow(), None);
    let open = Prompt::<Bluff>::one(Seat(0), Ask::Boast, vec![Choice::Pass]);
    assert_eq!((open.forced(), open.hollow()), (Some(Picks::from_slice(&[0])), None), "all may know it");
}
