//! Runs as files.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use serde_json::json;

use super::{Conditions, Run, Summary};
use crate::error::Error;

/// Writes to a file, or to `out` if the path is `-`.
pub(super) fn to_file_or(
    path: &Path,
    out: &mut dyn Write,
    write: impl FnOnce(&mut dyn Write) -> Result<(), Error>,
) -> Result<(), Error> {
    if path == "-" {
        return write(out);
    }
    let unwritable = |error: std::io::Error| Error::unwritable(path, &error);
    let mut file = BufWriter::new(File::create(path).map_err(unwritable)?);
    write(&mut file)?;
    file.flush().map_err(unwritable)
}

/// One row a game.
pub(super) fn csv(run: &Run, out: &mut dyn Write) -> Result<(), Error> {
    let rows = || run.batches.iter().flat_map(|batch| &batch.rows);
    let mut csv = csv::Writer::from_writer(out);
    let figures: Vec<&str> =
        rows().next().map(|row| row.figures.iter().map(|figure| figure.name).collect()).unwrap_or_default();
    let fixed = ["seed", "players", "outcome", "won", "turns", "decisions"];
    let wrong = |error: csv::Error| match error.into_kind() {
        csv::ErrorKind::Io(error) => Error::Output(error),
        other => Error::Failed(format!("the games can't be written as CSV: {other:?}")),
    };
    csv.write_record(fixed.iter().chain(&figures).chain(&["digest"])).map_err(wrong)?;
    for row in rows() {
        let mut cells = vec![
            row.seed.to_string(),
            row.players.to_string(),
            row.outcome.clone(),
            row.won.to_string(),
            row.turns.to_string(),
            row.decisions.to_string(),
        ];
        cells.extend(row.figures.iter().map(|figure| figure.value.to_string()));
        cells.push(row.digest.clone());
        csv.write_record(&cells).map_err(wrong)?;
    }
    csv.flush()?;
    Ok(())
}

/// The conditions, a summary, and every game.
pub(super) fn json(conditions: &Conditions, run: &Run, out: &mut dyn Write) -> Result<(), Error> {
    let summaries = run.batches.iter().map(|batch| {
        let summary = Summary::of(batch);
        let averages: serde_json::Map<_, _> =
            summary.averages.iter().map(|(name, mean)| ((*name).to_owned(), json!(mean))).collect();
        json!({
            "players": summary.players,
            "games": summary.games,
            "failed": summary.failed,
            "won": summary.won,
            "won-interval": summary.won_interval,
            "outcomes": summary.outcomes,
            "averages": averages,
            "games-per-second": summary.games_per_second,
        })
    });
    let whole = json!({
        "conditions": conditions,
        "digest": run.digest,
        "summary": summaries.collect::<Vec<_>>(),
        "games": run.batches.iter().flat_map(|batch| &batch.rows).collect::<Vec<_>>(),
        "failures": run.batches.iter().flat_map(|batch| &batch.failures).collect::<Vec<_>>(),
    });
    serde_json::to_writer(&mut *out, &whole).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
