//! How fast the kernel is, on a tiny game whose own rules cost next to nothing.

#[path = "../tests/bluff/mod.rs"]
mod bluff;

use bluff::{ANN, Bluff, begun, play_to_the_end, random_players, setup};
use divan::{Bencher, counter::ItemsCount};
use tabletop::{Game, Match, Seed, Table};

fn main() {
    divan::main();
}

/// One answer to a waiting match, without the fork that makes it possible to measure it again and again.
#[divan::bench]
fn interactive_answer(bencher: Bencher<'_, '_>) {
    let waiting = begun(1);
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| waiting.clone())
        .bench_local_refs(|running: &mut Match<Bluff>| running.answer(ANN, &["card:1"; 0]));
}

/// A whole interactive game, random answers included.
#[divan::bench]
fn interactive_game(bencher: Bencher<'_, '_>) {
    let mut finished = begun(1);
    play_to_the_end(&mut finished, 1);
    bencher.counter(ItemsCount::new(finished.entries().len())).bench_local(|| {
        let mut running = begun(1);
        play_to_the_end(&mut running, 1);
        running.outcome()
    });
}

/// Answers of programs at the table, in whole games.
#[divan::bench]
fn inline_answers(bencher: Bencher<'_, '_>) {
    let state = Bluff::set_up(&setup(), Seed::from_number(1)).unwrap();
    let mut table = Table::<Bluff>::with_players(state.clone(), random_players(1));
    let _ = table.play_out(1000);
    bencher.counter(ItemsCount::new(table.decisions())).bench_local(|| {
        let mut table = Table::<Bluff>::with_players(state.clone(), random_players(1));
        table.play_out(1000)
    });
}

/// A fork of a waiting match.
#[divan::bench]
fn fork(bencher: Bencher<'_, '_>) {
    let waiting = begun(1);
    bencher.bench_local(|| waiting.clone());
}
