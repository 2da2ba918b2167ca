//! What many games say together, as a table.

use std::collections::BTreeMap;

use comfy_table::{CellAlignment, Table, presets};
use serde::Serialize;

use super::{Batch, Run};
use crate::games::Presented;

/// What the games with one number of players say together.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// How many players.
    pub players: u8,
    /// How many games finished.
    pub games: usize,
    /// How many did not.
    pub failed: usize,
    /// The share of won games.
    pub won: f64,
    /// The interval in which the true share lies, with 95 % confidence.
    pub won_interval: [f64; 2],
    /// The share of each outcome.
    pub outcomes: BTreeMap<String, f64>,
    /// Averages.
    pub averages: Vec<(&'static str, f64)>,
    /// Games a second.
    pub games_per_second: f64,
}

impl Summary {
    /// Counts a batch.
    #[allow(clippy::cast_precision_loss)] // far below 2^53
    pub fn of(batch: &Batch) -> Summary {
        let rows = &batch.rows;
        let games = rows.len();
        let share = |count: usize| if games == 0 { 0.0 } else { count as f64 / games as f64 };
        let won = rows.iter().filter(|row| row.won).count();
        let mut outcomes: BTreeMap<String, usize> = BTreeMap::new();
        for row in rows {
            *outcomes.entry(row.outcome.clone()).or_default() += 1;
        }
        let mean = |sum: f64| if games == 0 { 0.0 } else { sum / games as f64 };
        let mut averages = vec![
            ("turns", mean(rows.iter().map(|row| f64::from(row.turns)).sum())),
            ("decisions", mean(rows.iter().map(|row| row.decisions as f64).sum())),
        ];
        let figures = rows.first().map(|row| row.figures.as_slice()).unwrap_or_default();
        for (at, figure) in figures.iter().enumerate() {
            averages.push((figure.name, mean(rows.iter().map(|row| row.figures[at].value as f64).sum())));
        }
        Summary {
            players: batch.players,
            games,
            failed: batch.failures.len(),
            won: share(won),
            won_interval: wilson(won, games),
            outcomes: outcomes.into_iter().map(|(outcome, count)| (outcome, share(count))).collect(),
            averages,
            games_per_second: games as f64 / batch.took.as_secs_f64().max(1e-9),
        }
    }
}

/// The 95 % confidence interval of a share, after Wilson: it stays sensible near 0 and 1.
#[allow(clippy::cast_precision_loss)] // far below 2^53
fn wilson(hits: usize, trials: usize) -> [f64; 2] {
    if trials == 0 {
        return [0.0, 1.0];
    }
    let (n, z) = (trials as f64, 1.959_964);
    let share = hits as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    [((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0)]
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// The table that is printed, and the digest.
pub(super) fn report<G: Presented>(run: &Run) -> String {
    let summaries: Vec<Summary> = run.batches.iter().map(Summary::of).collect();
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY);
    let headings = summaries.iter().map(|summary| format!("{} players", summary.players));
    table.set_header([G::NAME.to_owned()].into_iter().chain(headings));
    let mut add = |name: &str, cell: &dyn Fn(&Summary) -> String| {
        table.add_row([name.to_owned()].into_iter().chain(summaries.iter().map(cell)));
    };
    add("games", &|summary| summary.games.to_string());
    if summaries.iter().any(|summary| summary.failed > 0) {
        add("failed", &|summary| summary.failed.to_string());
    }
    add(G::WON, &|summary| percent(summary.won));
    add("  95 % interval", &|summary| {
        let [low, high] = summary.won_interval;
        format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high)
    });
    let mut outcomes: Vec<&String> = summaries.iter().flat_map(|summary| summary.outcomes.keys()).collect();
    outcomes.sort();
    outcomes.dedup();
    for outcome in outcomes {
        let name = format!("end: {}", outcome.replace('-', " "));
        add(&name, &|summary| percent(summary.outcomes.get(outcome).copied().unwrap_or_default()));
    }
    let averages = summaries.iter().max_by_key(|summary| summary.averages.len());
    for (at, (name, _)) in averages.map(|summary| summary.averages.clone()).into_iter().flatten().enumerate()
    {
        add(&format!("average {name}"), &|summary| {
            summary.averages.get(at).map_or(String::new(), |(_, mean)| format!("{mean:.1}"))
        });
    }
    add("games a second", &|summary| format!("{:.0}", summary.games_per_second));
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    format!("{table}\ndigest {}\n", run.digest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_textbook_one() {
        let [low, high] = wilson(40, 100);
        assert!((low - 0.309_4).abs() < 1e-4 && (high - 0.498_0).abs() < 1e-4, "{low} {high}");
        assert!(wilson(0, 10)[1] < 0.3 && wilson(10, 10)[0] > 0.7);
    }
}
