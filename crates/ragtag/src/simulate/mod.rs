//! `ragtag simulate`: many games between player programs, and how they end.

mod output;
mod report;
mod run;
mod witness;

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;

use crate::cli::SimulateArguments;
use crate::error::Error;
use crate::games::Presented;
use crate::language::Language;
use crate::lineup::Lineup;
use crate::plain::file_problem;
pub use report::Summary;
pub use run::{Failure, Plan, Row};

/// The games with one number of players.
pub struct Batch {
    /// How many players.
    pub players: u8,
    /// Finished games, by number.
    pub rows: Vec<Row>,
    /// Games that did not finish, by number.
    pub failures: Vec<Failure>,
    /// How long they took together.
    pub took: Duration,
}

/// A whole run.
pub struct Run {
    /// What was to be played, for each number of players.
    pub batches: Vec<Batch>,
    /// One digest over all games.
    pub digest: String,
}

/// What a run was made of, for files.
#[derive(Serialize)]
struct Conditions<'a> {
    game: &'static str,
    rules: u32,
    version: &'static str,
    seed: u64,
    games: u32,
    bots: &'a [String],
    set: &'a [String],
    decks: &'a [String],
    mission: Option<&'a str>,
}

/// Simulates, reports and writes.
pub fn run<G: Presented>(arguments: &SimulateArguments, out: &mut dyn Write) -> Result<(), Error> {
    let stdout = |path: &Option<std::path::PathBuf>| path.as_deref().is_some_and(|path| path == "-");
    if stdout(&arguments.json) && stdout(&arguments.csv) {
        return Err(Error::Usage("only one of --json and --csv can go to the standard output".to_owned()));
    }
    let mut counts = arguments.players.clone();
    if counts.is_empty() {
        counts.push(G::catalogue(Language::English.code()).players.usual);
    }
    let plans = counts.iter().map(|&players| {
        let setup = arguments.setup.setup::<G>(players)?;
        let lineup = Lineup::parse(&arguments.bots, usize::from(players))?;
        Ok(Plan::new(players, setup, lineup, arguments))
    });
    let plans: Vec<Plan<G>> = plans.collect::<Result<_, Error>>()?;

    if let Some(folder) = &arguments.svg {
        if !G::DRAWS {
            return Err(Error::Usage("--svg is for Starship Battles (dogfight)".to_owned()));
        }
        std::fs::create_dir_all(folder)
            .map_err(|error| Error::file(folder, format!("it can't be made: {}", file_problem(&error))))?;
    }
    let threads = arguments.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| Error::Failed(format!("the threads can't be started: {error}")))?;
    let bar = progress_bar(&plans, arguments.quiet)?;
    let batches: Vec<Batch> = pool.install(|| plans.iter().map(|plan| play(plan, &bar)).collect());
    bar.finish_and_clear();

    let digest = digest(&batches);
    let run = Run { batches, digest };
    let conditions = Conditions {
        game: G::NAME,
        rules: G::RULES,
        version: env!("CARGO_PKG_VERSION"),
        seed: arguments.seed,
        games: arguments.games,
        bots: &arguments.bots,
        set: &arguments.setup.settings.set,
        decks: &arguments.setup.decks,
        mission: arguments.setup.mission.as_deref(),
    };
    if let Some(path) = &arguments.csv {
        output::to_file_or(path, out, |out| output::csv(&run, out))?;
    }
    if let Some(path) = &arguments.json {
        output::to_file_or(path, out, |out| output::json(&conditions, &run, out))?;
    }
    let report = report::report::<G>(&run);
    if !arguments.quiet && (stdout(&arguments.json) || stdout(&arguments.csv)) {
        write!(std::io::stderr(), "{report}")?;
    } else if !arguments.quiet {
        write!(out, "{report}")?;
    }
    complain::<G>(&run, arguments)
}

fn progress_bar<G: Presented>(plans: &[Plan<G>], quiet: bool) -> Result<ProgressBar, Error> {
    if quiet || !std::io::stderr().is_terminal() {
        return Ok(ProgressBar::hidden());
    }
    let total = plans.iter().map(|plan| u64::from(plan.games)).sum();
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} games, {per_sec}, {eta} left")
        .map_err(|error| Error::Failed(error.to_string()))?;
    Ok(ProgressBar::new(total).with_style(style))
}

fn play<G: Presented>(plan: &Plan<G>, bar: &ProgressBar) -> Batch {
    let begun = Instant::now();
    let games: Vec<Result<Row, Failure>> =
        (0..plan.games).into_par_iter().progress_with(bar.clone()).map(|number| plan.play(number)).collect();
    let mut batch =
        Batch { players: plan.players, rows: Vec::new(), failures: Vec::new(), took: begun.elapsed() };
    for game in games {
        match game {
            Ok(row) => batch.rows.push(row),
            Err(failure) => batch.failures.push(failure),
        }
    }
    batch
}

/// One digest over all games, in their order.
fn digest(batches: &[Batch]) -> String {
    let mut hasher = blake3::Hasher::new();
    for batch in batches {
        for row in &batch.rows {
            hasher.update(&row.seed.to_le_bytes()).update(&[row.players]).update(row.digest.as_bytes());
        }
        for failure in &batch.failures {
            hasher.update(&failure.seed.to_le_bytes()).update(b"failed");
        }
    }
    hasher.finalize().to_hex().to_string()
}

/// Reports games that did not finish, with what it takes to see them again.
fn complain<G: Presented>(run: &Run, arguments: &SimulateArguments) -> Result<(), Error> {
    let failures: Vec<&Failure> = run.batches.iter().flat_map(|batch| &batch.failures).collect();
    if failures.is_empty() {
        return Ok(());
    }
    let mut text = format!("{} games failed:", failures.len());
    for failure in failures.iter().take(10) {
        text += &format!(
            "\n  seed {}, {} players, set-up {}: {}\n    again: ragtag simulate {} --players {} --games 1 --seed {} \
             {}{}",
            failure.seed,
            failure.players,
            failure.setup,
            failure.problem,
            G::NAME,
            failure.players,
            failure.seed,
            if arguments.bots.is_empty() {
                String::new()
            } else {
                format!("--bots {}", arguments.bots.join(","))
            },
            arguments.setup.as_arguments(),
        );
    }
    if failures.len() > 10 {
        text += &format!("\n  and {} more", failures.len() - 10);
    }
    Err(Error::Failed(text))
}
