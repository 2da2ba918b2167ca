//! The story of a finished game says what its events and its last state say.

use crate::common::{games, setups};
use ccg::event::Event;
use ccg::{Ccg, Setup};
use proving::story::{Finished, of_random_game};
use rayon::prelude::*;

fn numbers_agree((setup, seed): &(Setup, u64)) {
    let Finished { played, news, story } = of_random_game::<Ccg>(setup, *seed);
    let players = &played.state().public.players;
    for (seat, curve) in players.iter().zip(&story.contents.curves) {
        assert_eq!(curve.points.last().map(|point| point.value), Some(seat.influence.into()), "{}", curve.id);
    }
    let stacks = &story.contents.curves[players.len()..];
    for (seat, curve) in players.iter().zip(stacks) {
        let count = seat.pieces.iter().filter(|piece| piece.is_stack()).count() as i32;
        assert_eq!(curve.points.last().map(|point| point.value), Some(count), "{}", curve.id);
    }
    for person in &story.contents.people {
        let hand = played.state().own[person.seat.index()].hand.len();
        assert_eq!(person.cards.len(), hand + 1, "the base, and every card of the hand");
    }
    let figures = story.contents.figures.expect("figures");
    let events = |wanted: fn(&Event) -> bool| news.iter().filter(|told| wanted(&told.event)).count() as i32;
    let sum = |column: usize| figures.rows.iter().map(|row| row.values[column]).sum::<i32>();
    let challenges =
        |event: &Event| matches!(event, Event::Challenged { .. } | Event::ThreatChallenged { .. });
    assert_eq!(sum(0), events(challenges), "challenges");
    assert_eq!(sum(3), events(|event| matches!(event, Event::Resolved { .. })), "missions");
    assert!(sum(1) + sum(2) <= sum(0), "no challenge ends twice");
}

#[test]
fn numbers_agree_with_the_events_and_the_last_state() {
    games(setups(), 2).par_iter().for_each(numbers_agree);
}
