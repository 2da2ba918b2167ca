//! How fast the game is: whole random games, with the decisions in them. The target is half a million answered
//! decisions a second and core.
//!
//! ```sh
//! cargo bench -p ccg --bench ccg
//! ```

use ccg::deck::Starter::*;
use ccg::{Ccg, Setup};
use divan::{AllocProfiler, Bencher, counter::ItemsCount};
use tabletop::{Dice, Game, Imagine, Match, Policy, RandomPolicy, Seat, Seed, Table, Viewer};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn setup() -> Setup {
    Setup::starters(&[ViperWing, Quorum])
}

fn random_players(players: u64, seed: u64) -> Vec<Box<dyn Policy<Ccg>>> {
    (0..players)
        .map(|seat| Box::new(RandomPolicy::new(Seed::from_number(seed * 10 + seat))) as Box<dyn Policy<Ccg>>)
        .collect()
}

fn table(setup: &Setup, seed: u64) -> Table<Ccg> {
    let state = Ccg::set_up(setup, Seed::from_number(seed)).expect("a set-up that can be played");
    Table::with_players(state, random_players(setup.decks.len() as u64, seed))
}

fn decisions(setup: &Setup, seed: u64) -> u64 {
    let mut table = table(setup, seed);
    table.play_out(50_000).expect("an end");
    table.decisions()
}

/// The same twenty games of two; items are decisions.
#[divan::bench]
fn decisions_of_two(bencher: Bencher<'_, '_>) {
    measure(bencher, &setup());
}

/// The same twenty games of four; items are decisions.
#[divan::bench]
fn decisions_of_four(bencher: Bencher<'_, '_>) {
    measure(bencher, &Setup::starters(&[ViperWing, Quorum, ToasterTide, Tribunal]));
}

fn measure(bencher: Bencher<'_, '_>, setup: &Setup) {
    let all: u64 = (0..20).map(|seed| decisions(setup, seed)).sum();
    bencher
        .counter(ItemsCount::new(all))
        .with_inputs(|| (0..20).map(|seed| table(setup, seed)).collect::<Vec<_>>())
        .bench_local_values(|mut tables| {
            for table in &mut tables {
                let _ = table.play_out(50_000);
            }
            tables
        });
}

/// Imagining a state from a view.
#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let waiting = Match::<Ccg>::new(setup(), Seed::from_number(3)).expect("a set-up that can be played");
    let mut dice = Dice::new(Seed::from_number(1));
    let view = waiting.view(Viewer::Seat(Seat(0)));
    bencher.bench_local(|| Ccg::imagine(&view, &mut dice));
}
