//! How a game begins: the hands, the influence, and who is first.

use std::collections::BTreeSet;

use ccg::deck::Starter::{self, *};
use ccg::{Ccg, Setup, State};
use tabletop::{Game, Seat, Seed};

fn opening(decks: &[Starter], seed: u64) -> State {
    Ccg::set_up(&Setup::starters(decks), Seed::from_number(seed)).expect("a game")
}

#[test]
fn players_draw_as_many_cards_as_their_bases_say() {
    let state = opening(&[ViperWing, Quorum, ToasterTide, Tribunal], 1);
    let hands: Vec<usize> = state.own.iter().map(|own| own.hand.len()).collect();
    let decks: Vec<usize> = state.hidden.decks.iter().map(Vec::len).collect();
    let influence: Vec<i8> = state.public.players.iter().map(|player| player.influence).collect();
    assert_eq!(hands, [4, 4, 5, 4]);
    assert_eq!(decks, [56, 56, 55, 56]);
    assert_eq!(influence, [12, 10, 10, 9]);
}

#[test]
fn the_lowest_influence_begins() {
    for seed in 0..20 {
        assert_eq!(opening(&[ViperWing, Tribunal, Quorum], seed).public.first, Seat(1));
        assert_eq!(opening(&[Quorum, ViperWing, Tribunal], seed).public.first, Seat(2));
    }
}

#[test]
fn a_tie_for_the_lowest_influence_is_broken_by_lot() {
    let first = |seed| opening(&[Quorum, ViperWing, ToasterTide], seed).public.first;
    assert_eq!((0..50).map(first).collect::<BTreeSet<Seat>>(), BTreeSet::from([Seat(0), Seat(2)]));
}
