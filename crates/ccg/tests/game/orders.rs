//! Standing orders: who lets pass what does not concern them is asked in their own challenges alone.

use ccg::deck::Starter;
use ccg::{Ask, Ccg, Setup};
use tabletop::{By, Game, Match, RandomPolicy, Seat, Seed, StandingOrders};

/// More answers than any of these games has.
const MOST_ANSWERS: usize = 20_000;

#[test]
fn a_challenge_among_others_is_let_pass() {
    let setup = Setup::starters(&[Starter::ViperWing, Starter::Quorum, Starter::ToasterTide]);
    let mut running = Match::<Ccg>::new(setup, Seed::from_number(3)).unwrap();
    for seat in Seat::all(3) {
        running.set_orders(seat, StandingOrders::PassUnlessConcerned).unwrap();
    }
    let mut chance = RandomPolicy::new(Seed::from_number(4));
    let mut asked = 0;
    for _ in 0..MOST_ANSWERS {
        let Some(prompt) = running.prompts().first() else { break };
        let seat = prompt.seat;
        if let (Ask::Respond, Some(challenge)) = (&prompt.ask, &running.state().public.challenge) {
            assert!([challenge.by, challenge.other_side()].contains(&seat), "{seat:?} is asked");
            asked += 1;
        }
        let picks = running.consult(seat, &mut chance).unwrap();
        running.answer_picks(seat, picks).unwrap();
    }
    assert!(Ccg::outcome(running.state()).is_some());
    assert!(asked > 0, "the two sides are asked");
    assert!(running.entries().iter().any(|entry| entry.by == By::Orders), "the third is passed over");
}
