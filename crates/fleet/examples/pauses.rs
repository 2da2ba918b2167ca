//! What it costs that pauses tell nothing: how often a game comes to a moment in which people might interrupt, how
//! often somebody could, and how long all of them wait for it.
//!
//! `cargo run --release -p fleet --example pauses`

use fleet::bot::Officer;
use fleet::{Fleet, Setup};
use tabletop::{Dice, Match, Seat, Seats, Seed, Viewer};

const GAMES: u64 = 200;
/// How long people take, in seconds: as the server draws it for tables that are new.
const TIMES: [f64; 10] = [0.9, 1.3, 1.7, 2.1, 2.5, 3.0, 3.6, 4.4, 5.6, 8.0];

#[derive(Default)]
struct Cost {
    /// Moments in which somebody might interrupt.
    moments: u32,
    /// Moments in which somebody could.
    held: u32,
    /// How long the second kind takes when only those are waited for who could interrupt.
    shown: f64,
    /// How long all of them take when everybody is waited for who might.
    hidden: f64,
}

fn slowest(people: usize, dice: &mut Dice) -> f64 {
    (0..people).map(|_| TIMES[dice.below(10) as usize]).fold(0.0, f64::max)
}

fn play(players: u8, number: u64, cost: &mut Cost) {
    let setup = Setup::base(players);
    let Ok(mut running) = Match::<Fleet>::new(setup, Seed::from_number(number)) else { return };
    let everybody: Seats = Seat::all(usize::from(players)).collect();
    running.set_hush(everybody);
    let mut officers: Vec<Officer> =
        (0..players).map(|seat| Officer::new(Seed::from_number(number * 16 + u64::from(seat)))).collect();
    let mut dice = Dice::new(Seed::from_number(number));
    let mut seen = None;
    while let Some(prompt) = running.prompts().first() {
        let moment = running.number_for(Viewer::Spectator);
        if prompt.window && seen != Some(moment) {
            seen = Some(moment);
            let holders = running.prompts().iter().filter(|prompt| !prompt.hushed).count();
            cost.moments += 1;
            cost.held += u32::from(holders > 0);
            cost.shown += slowest(holders, &mut dice);
            cost.hidden += slowest(running.prompts().len(), &mut dice);
        }
        let seat = prompt.seat;
        let picks = match running.silent(seat) {
            Some(silence) => silence,
            None => match running.consult(seat, &mut officers[seat.index()]) {
                Ok(picks) => picks,
                Err(refusal) => panic!("{refusal}"),
            },
        };
        if let Err(refusal) = running.answer_picks(seat, picks) {
            panic!("{refusal}");
        }
    }
}

fn main() {
    println!("players  moments  with an interrupt  waiting if pauses tell  if they tell nothing  more");
    for players in 3..=6 {
        let mut cost = Cost::default();
        for number in 0..GAMES {
            play(players, number, &mut cost);
        }
        let per_game = |sum: f64| sum / GAMES as f64;
        println!(
            "{players}        {:7.0}  {:17.0}  {:16.1} min  {:17.1} min  {:+.1} min",
            per_game(f64::from(cost.moments)),
            per_game(f64::from(cost.held)),
            per_game(cost.shown) / 60.0,
            per_game(cost.hidden) / 60.0,
            per_game(cost.hidden - cost.shown) / 60.0,
        );
    }
}
