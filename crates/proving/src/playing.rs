//! Tables for tests: players, and matches that play themselves.

use serde::Serialize;
use tabletop::{Dice, Game, Match, Policy, RandomPolicy, Seat, Seed, Table, Viewer, random_picks};

/// No game has more answers than this.
pub const MOST_ANSWERS: usize = 50_000;

/// Random players, one a seat.
pub fn random_players<G: Game>(seats: usize, seed: u64) -> Vec<Box<dyn Policy<G>>> {
    let own = |seat: usize| Seed::from_number(seed * 10 + seat as u64);
    (0..seats).map(|seat| Box::new(RandomPolicy::new(own(seat))) as Box<dyn Policy<G>>).collect()
}

/// A table at which random players answer inline.
pub fn random_table<G: Game>(setup: &G::Setup, seed: u64) -> Table<G> {
    let state = G::set_up(setup, Seed::from_number(seed)).expect("a set-up that can be played");
    let players = random_players(G::seats(&state), seed);
    Table::with_players(state, players)
}

/// A new interactive match.
pub fn begin<G: Game>(setup: &G::Setup, seed: u64) -> Match<G> {
    Match::new(setup.clone(), Seed::from_number(seed)).expect("a set-up that can be played")
}

/// One of the seats that are asked answers at random.
pub fn answer_at_random<G: Game>(running: &mut Match<G>, dice: &mut Dice) {
    let prompts = running.prompts();
    let prompt = &prompts[dice.below(prompts.len() as u32) as usize];
    let (seat, picks) = (prompt.seat, random_picks(prompt, dice));
    running.answer_picks(seat, picks).expect("a random answer is legal");
}

/// Plays to the end, and shows the match at every question.
pub fn play<G: Game>(running: &mut Match<G>, seed: u64, mut look: impl FnMut(&mut Match<G>)) {
    let mut dice = Dice::new(Seed::from_number(seed ^ 0xA5A5));
    for _ in 0..MOST_ANSWERS {
        if running.outcome().is_some() {
            return;
        }
        look(running);
        answer_at_random(running, &mut dice);
    }
    panic!("the game did not end within {MOST_ANSWERS} answers");
}

/// All seats, and a spectator.
pub fn viewers<G: Game>(running: &Match<G>) -> Vec<Viewer> {
    Seat::all(G::seats(running.state())).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// The bytes that would be sent.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("everything that is sent has a JSON form")
}

/// What a viewer may know of a state, as bytes.
pub fn view<G: Game>(state: &G::State, viewer: Viewer) -> String {
    json(&G::view(state, viewer))
}

/// Every set-up with so many seeds.
pub fn games<S: Clone>(setups: Vec<S>, seeds: u64) -> Vec<(S, u64)> {
    setups.into_iter().flat_map(|setup| (0..seeds).map(move |seed| (setup.clone(), seed))).collect()
}
