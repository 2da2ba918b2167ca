//! How fast the game is: whole random duels, single interactive answers, views, imagined states. Target: 2000
//! random duels of two ships a second and core.
//!
//! ```sh
//! cargo bench -p dogfight --bench dogfight
//! ```

use divan::{AllocProfiler, Bencher, counter::ItemsCount};
use dogfight::handling::Handling;
use dogfight::options::{Options, Rules};
use dogfight::{Dogfight, Setup};
use tabletop::{Dice, Game, Imagine, Match, Policy, RandomPolicy, Seat, Seed, Table, Viewer, random_picks};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

fn duel(rules: Rules) -> Setup {
    Setup { options: Options::new(rules, []).into(), ..Setup::mission("duel", 2) }
}

fn play_out(setup: &Setup, seed: u64) {
    let players = (0..2).map(|seat| -> Box<dyn Policy<Dogfight>> {
        Box::new(RandomPolicy::new(Seed::from_number(seed * 10 + seat)))
    });
    let state = Dogfight::set_up(setup, Seed::from_number(seed)).expect("a set-up that can be played");
    let mut table = Table::with_players(state, players.collect());
    table.play_out(1000).expect("an end");
}

const DUELS: u64 = 100;

#[divan::bench]
fn random_duels_with_the_quick_start_rules(bencher: Bencher) {
    let setup = duel(Rules::QuickStart);
    bencher.counter(ItemsCount::new(DUELS)).bench(|| (0..DUELS).for_each(|seed| play_out(&setup, seed)));
}

#[divan::bench]
fn random_duels_with_the_complete_rules(bencher: Bencher) {
    let setup = duel(Rules::Complete);
    bencher.counter(ItemsCount::new(DUELS)).bench(|| (0..DUELS).for_each(|seed| play_out(&setup, seed)));
}

/// A match in its second turn.
fn running() -> Match<Dogfight> {
    let mut running = Match::<Dogfight>::new(duel(Rules::Complete), Seed::from_number(3)).expect("a set-up");
    let mut dice = Dice::new(Seed::from_number(3));
    while running.state().public.turn < 2 {
        let prompt = running.prompts().first().expect("a question").clone();
        running.answer_picks(prompt.seat, random_picks(&prompt, &mut dice)).expect("a legal answer");
    }
    running
}

#[divan::bench]
fn an_interactive_answer(bencher: Bencher) {
    let running = running();
    let prompt = running.prompts()[0].clone();
    let picks = random_picks(&prompt, &mut Dice::new(Seed::from_number(4)));
    bencher.with_inputs(|| (running.clone(), picks.clone())).bench_values(|(mut running, picks)| {
        running.answer_picks(prompt.seat, picks).expect("a legal answer");
        running
    });
}

#[divan::bench]
fn an_imagined_state(bencher: Bencher) {
    let running = running();
    let mut dice = Dice::new(Seed::from_number(5));
    bencher.bench_local(|| Dogfight::imagine(&running.view(Viewer::Seat(Seat(0))), &mut dice));
}

#[divan::bench]
fn all_legal_plans(bencher: Bencher) {
    let running = running();
    let id = running.state().public.ships.0[0].id;
    bencher.bench(|| Handling::of(running.state(), id).plans());
}
