//! How fast the game is: whole random games, single interactive answers, forks, views, imagined states. Next to
//! the times stand the allocations. Targets: 1000 games a second, an answer in 20 µs, a fork in 5 µs.
//!
//! ```sh
//! cargo bench -p fleet --bench fleet
//! ```

use divan::{AllocProfiler, Bencher, counter::ItemsCount};
use fleet::bot::Officer;
use fleet::{Ask, Fleet, Setup};
use tabletop::{
    Dice, Game, Imagine, Match, Picks, Policy, RandomPolicy, Seat, Seed, Table, Viewer, random_picks,
};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn random_players(seed: u64) -> Vec<Box<dyn Policy<Fleet>>> {
    (0..5)
        .map(|seat| {
            Box::new(RandomPolicy::new(Seed::from_number(seed * 10 + seat))) as Box<dyn Policy<Fleet>>
        })
        .collect()
}

/// A match of five in the middle of a skill check: all but the last player have added their cards.
fn in_a_check() -> (Match<Fleet>, Seat, Picks) {
    let mut running =
        Match::<Fleet>::new(Setup::base(5), Seed::from_number(3)).expect("a set-up that can be played");
    let mut dice = Dice::new(Seed::from_number(3));
    loop {
        let prompt = running.prompts().first().expect("a check before the end").clone();
        let state = running.state();
        let deep = running.checkpoint().1.len() >= 4 && state.public.turn >= 5;
        if deep && prompt.ask == Ask::AddToCheck && prompt.seat == state.public.current {
            running.take_news();
            return (running, prompt.seat, random_picks(&prompt, &mut dice));
        }
        let picks = random_picks(&prompt, &mut dice);
        running.answer_picks(prompt.seat, picks).expect("a legal answer");
        running.take_news();
    }
}

/// Whole random games of five players, from the set-up to the end.
#[divan::bench]
fn random_games(bencher: Bencher<'_, '_>) {
    let mut seed = 0;
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| {
            seed += 1;
            (seed, random_players(seed))
        })
        .bench_local_values(|(seed, players)| {
            let state =
                Fleet::set_up(&Setup::base(5), Seed::from_number(seed)).expect("a set-up that can be played");
            Table::<Fleet>::with_players(state, players).play_out(5_000)
        });
}

/// The same game again and again, so that its allocations can be compared between versions.
#[divan::bench]
fn one_random_game(bencher: Bencher<'_, '_>) {
    let state = Fleet::set_up(&Setup::base(5), Seed::from_number(4)).expect("a set-up that can be played");
    bencher
        .with_inputs(|| (state.clone(), random_players(4)))
        .bench_local_values(|(state, players)| Table::<Fleet>::with_players(state, players).play_out(5_000));
}

/// Whole games of five officers, who think about each other in every check. Target: 400 a second.
#[divan::bench]
fn officer_games(bencher: Bencher<'_, '_>) {
    let mut seed = 0;
    bencher
        .counter(ItemsCount::new(1_u32))
        .with_inputs(|| {
            seed += 1;
            let officer = |seat| Officer::new(Seed::from_number(seed * 10 + seat));
            (seed, (0..5).map(|seat| Box::new(officer(seat)) as Box<dyn Policy<Fleet>>).collect())
        })
        .bench_local_values(|(seed, players)| {
            let state =
                Fleet::set_up(&Setup::base(5), Seed::from_number(seed)).expect("a set-up that can be played");
            Table::<Fleet>::with_players(state, players).play_out(5_000)
        });
}

/// An answer in the middle of a skill check: the step runs again from its checkpoint, and goes on.
#[divan::bench]
fn interactive_answer(bencher: Bencher<'_, '_>) {
    let (waiting, seat, picks) = in_a_check();
    bencher.with_inputs(|| (waiting.clone(), picks.clone())).bench_local_values(|(mut running, picks)| {
        let taken = running.answer_picks(seat, picks);
        (running, taken.is_ok())
    });
}

/// A fork in the middle of a skill check.
#[divan::bench]
fn fork(bencher: Bencher<'_, '_>) {
    let (waiting, ..) = in_a_check();
    bencher.bench_local(|| waiting.clone());
}

/// A clone of the bare state.
#[divan::bench]
fn clone_of_a_state(bencher: Bencher<'_, '_>) {
    let (waiting, ..) = in_a_check();
    bencher.bench_local(|| waiting.state().clone());
}

/// Building a view.
#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let (waiting, seat, _) = in_a_check();
    bencher.bench_local(|| waiting.view(Viewer::Seat(seat)).backs.len());
}

/// A look as it is sent: view and question as JSON.
#[divan::bench]
fn look_as_json(bencher: Bencher<'_, '_>) {
    let (waiting, seat, _) = in_a_check();
    bencher.bench_local(|| serde_json::to_vec(&waiting.look(Viewer::Seat(seat))).expect("a JSON form"));
}

/// Imagining a state from a view.
#[divan::bench]
fn imagine(bencher: Bencher<'_, '_>) {
    let (waiting, seat, _) = in_a_check();
    let mut dice = Dice::new(Seed::from_number(1));
    let view = waiting.view(Viewer::Seat(seat));
    bencher.bench_local(|| Fleet::imagine(&view, &mut dice));
}
