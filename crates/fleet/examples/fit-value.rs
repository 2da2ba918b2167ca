//! Fits how likely the humans are to win from a state, by games of officers, and writes the weights:
//!
//! ```sh
//! cargo run --release -p fleet --example fit-value -- 4000 > crates/fleet/src/bot/prospects/weights.rs
//! ```
//!
//! Games of three to six players are played; four fifths of them are fitted (logistic regression, by Newton's method with a
//! small penalty), and the rest say how well that foretells.

use fleet::bot::Officer;
use fleet::bot::prospects::features;
use fleet::state::Step;
use fleet::{Fleet, Setup};
use tabletop::{Game, Imagine, Policy, Seat, Seed, Table};

/// No game has more steps than this.
const MOST_STEPS: usize = 20_000;
/// Large weights cost so much: what few games tell is not believed at once.
const PENALTY: f64 = 4.0;
/// So many steps of Newton's method are enough.
const ITERATIONS: usize = 12;

/// A state where a turn begins, and how the game ended.
struct Sample {
    features: Vec<f64>,
    /// What the judgement in use says.
    foretold: f64,
    humans_win: f64,
}

fn play(number: u64) -> Vec<Sample> {
    let players = 3 + (number % 4) as u8;
    let Ok(state) = Fleet::set_up(&Setup::base(players), Seed::from_number(0xF17 + number)) else {
        return Vec::new();
    };
    let officers = Seat::all(usize::from(players))
        .map(|seat| -> Box<dyn Policy<Fleet>> {
            Box::new(Officer::new(Seed::from_number(number * 16 + u64::from(seat.0))))
        })
        .collect();
    let mut table = Table::<Fleet>::with_players(state, officers);
    let mut seen: Vec<(Vec<f64>, f64)> = Vec::new();
    for _ in 0..MOST_STEPS {
        if let Ok(outcome) = table.play_out(1) {
            let humans_win = f64::from(u8::from(outcome.humans_win()));
            let sample = |(features, foretold)| Sample { features, foretold, humans_win };
            return seen.into_iter().map(sample).collect();
        }
        let state = table.state();
        if state.public.step == Step::ReceiveSkills && state.public.outcome.is_none() {
            let human = Seat::all(usize::from(players)).find(|&seat| !state.is_on_cylon_team(seat));
            let foretold = human.map_or(0.0, |seat| Fleet::score(state, seat));
            seen.push((features(state).into_iter().map(|(_, value)| value).collect(), foretold));
        }
    }
    Vec::new()
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(4_000);
    let (mut fitted, mut held_back): (Vec<Sample>, Vec<Sample>) = (Vec::new(), Vec::new());
    for number in 0..games {
        let of = if number / 4 % 5 == 4 { &mut held_back } else { &mut fitted };
        of.extend(play(number));
    }
    let weights = fit(&fitted);
    let won = held_back.iter().map(|sample| sample.humans_win).sum::<f64>() / held_back.len() as f64;
    eprintln!("{games} games, {} states fitted, {} held back", fitted.len(), held_back.len());
    eprintln!("surprise (mean of -ln) if nothing is known: {:.4}", surprise(&held_back, |_| won));
    eprintln!("as it is judged now: {:.4}", surprise(&held_back, |sample| sample.foretold));
    eprintln!("fitted: {:.4}", surprise(&held_back, |sample| chance(&weights, &sample.features)));
    write(&weights);
}

fn chance(weights: &[f64], features: &[f64]) -> f64 {
    let sum: f64 = weights.iter().zip(features).map(|(weight, value)| weight * value).sum();
    1.0 / (1.0 + (-sum).exp())
}

fn surprise(samples: &[Sample], foretell: impl Fn(&Sample) -> f64) -> f64 {
    let one = |sample: &Sample| {
        let chance = foretell(sample).clamp(0.001, 0.999);
        if sample.humans_win > 0.5 { -chance.ln() } else { -(1.0 - chance).ln() }
    };
    samples.iter().map(one).sum::<f64>() / samples.len() as f64
}

/// The weights under which what happened was most likely.
fn fit(samples: &[Sample]) -> Vec<f64> {
    let size = samples[0].features.len();
    let mut weights = vec![0.0; size];
    for _ in 0..ITERATIONS {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -PENALTY * weight).collect();
        let mut curve = vec![vec![0.0; size]; size];
        for (at, row) in curve.iter_mut().enumerate() {
            row[at] = PENALTY;
        }
        for sample in samples {
            let chance = chance(&weights, &sample.features);
            let spread = chance * (1.0 - chance);
            for (row, &value) in sample.features.iter().enumerate().filter(|(_, value)| **value != 0.0) {
                slope[row] += (sample.humans_win - chance) * value;
                for (column, &other) in sample.features[..=row].iter().enumerate() {
                    curve[row][column] += spread * value * other;
                }
            }
        }
        for (weight, step) in weights.iter_mut().zip(solve(curve, slope)) {
            *weight += step;
        }
    }
    weights
}

/// Solves a system whose matrix is symmetrical, given by its lower half, by Cholesky's method.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let known: f64 = (0..column).map(|at| matrix[row][at] * matrix[column][at]).sum();
            let left = matrix[row][column] - known;
            matrix[row][column] = if row == column { left.sqrt() } else { left / matrix[column][column] };
        }
    }
    for row in 0..size {
        let known: f64 = (0..row).map(|at| matrix[row][at] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|at| matrix[at][row] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

fn write(weights: &[f64]) {
    let names = Fleet::set_up(&Setup::base(5), Seed::from_number(0)).map(|state| features(&state));
    println!("//! Written by `cargo run --release -p fleet --example fit-value`.\n");
    println!("/// The weights of the features, in their order.");
    println!("#[rustfmt::skip]");
    println!("#[allow(clippy::approx_constant)] // A weight that looks like one is none.");
    println!("pub(super) const WEIGHTS: [f64; {}] = [", weights.len());
    for (weight, (name, _)) in weights.iter().zip(names.unwrap_or_default()) {
        println!("    {weight:.4}, // {name}");
    }
    println!("];");
}
