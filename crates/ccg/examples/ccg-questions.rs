//! How many questions people are asked for nothing: the share of moments to interrupt that are let pass among all
//! questions. Tacticians play, and each seat counts as a person who would answer as one.
//!
//! `cargo run --release -p ccg --example ccg-questions [games]`

use ccg::bot::Tactician;
use ccg::deck::Starter;
use ccg::{Ccg, Setup};
use strum::IntoEnumIterator;
use tabletop::{Game, Match, Seed};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(100);
    let decks: Vec<Starter> = Starter::iter().collect();
    let (mut questions, mut passed) = (0_u32, 0_u32);
    for number in 0..games {
        let deck = decks[number as usize % decks.len()];
        let mut running =
            Match::<Ccg>::new(Setup::starters(&[deck; 2]), Seed::from_number(number)).expect("decks");
        while let Some(prompt) = running.prompts().first() {
            let seat = prompt.seat;
            let picks = running.consult(seat, &mut Tactician).expect("an answer");
            let is_pass = picks.first().is_some_and(|&at| Ccg::is_pass(&prompt.options[usize::from(at)]));
            questions += 1;
            passed += u32::from(prompt.window && is_pass);
            running.answer_picks(seat, picks).expect("an answer that fits");
        }
    }
    println!(
        "{games} games: {questions} questions, {:.1} % of them passed",
        100.0 * f64::from(passed) / f64::from(questions)
    );
}
