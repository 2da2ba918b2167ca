//! Games as files: saved ones, to go on with, and records.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Match, Resumed};

use crate::error::{Error, read_text};
use crate::games::{self, Presented};
use crate::plain::file_problem;

/// What stands in a saved game beside the match: who sits where.
#[derive(Deserialize)]
struct Seating {
    /// The game's short name.
    game: String,
    /// `human`, or the name of a player program, for each seat.
    players: Option<Vec<String>>,
}

/// The word for a seat of somebody at the keyboard.
pub(super) const HUMAN: &str = "human";

/// A saved game.
pub(super) struct Resumption<G: Presented> {
    /// The match.
    pub(super) running: Match<G>,
    /// Whether it goes on exactly where it was.
    pub(super) how: Resumed,
    /// Who sits where, if the file says so.
    pub(super) players: Option<Vec<String>>,
}

/// Reads a saved game.
pub(super) fn resume<G: Presented>(path: &Path) -> Result<Resumption<G>, Error> {
    let text = read_text(path)?;
    let wrong = |_| {
        let expected =
            format!("it is not a saved game of {}, as `ragtag play {0} --save FILE` writes it", G::NAME);
        Error::file(path, expected)
    };
    let seating: Seating = serde_json::from_str(&text).map_err(wrong)?;
    if seating.game != G::NAME {
        let other = games::by_name(&seating.game).map_err(|problem| Error::file(path, problem))?.title.name();
        let way = format!("ragtag play {other} --resume {}", path.display());
        return Err(Error::file(path, format!("it is a saved game of {other}; go on with: {way}")));
    }
    let saved = G::files().saved(&text).map_err(wrong)?;
    let (running, how) = Match::resume(saved).map_err(|error| Error::file(path, error.to_string()))?;
    let seats = G::seats(running.state());
    if seating.players.as_ref().is_some_and(|players| players.len() != seats) {
        return Err(Error::file(path, format!("it does not say who sits on the {seats} seats")));
    }
    Ok(Resumption { running, how, players: seating.players })
}

/// Writes a saved game, whole or not at all.
pub(super) fn save<G: Presented>(running: &Match<G>, players: &[String], path: &Path) -> Result<(), Error> {
    let unwritable = |problem: String| Error::file(path, format!("the game can't be saved there: {problem}"));
    let mut saved = G::files().save(running).map_err(|error| unwritable(error.to_string()))?;
    if let Value::Object(fields) = &mut saved {
        fields.insert("players".to_owned(), players.into());
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let written = fs::write(&beside, saved.to_string()).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| unwritable(file_problem(&error)))
}

/// Writes the record of a finished game.
pub(super) fn write_record<G: Presented>(running: &Match<G>, path: &Path) -> Result<(), Error> {
    let wrong = |problem| Error::Record { path: path.to_owned(), problem };
    let record = G::files().record(running).map_err(wrong)?;
    let unwritable = |error: std::io::Error| Error::unwritable(path, &error);
    let mut file = BufWriter::new(File::create(path).map_err(unwritable)?);
    G::files().write_record(&record, &mut file).map_err(wrong)?;
    file.flush().map_err(unwritable)
}

/// Makes sure, before hours of play, that something can be written there and nothing is lost by it.
pub(super) fn check_free(path: &Path, argument: &str) -> Result<(), Error> {
    if path.exists() {
        return Err(Error::Usage(format!(
            "{argument} {}: the file is already there; choose another name, or remove it first",
            path.display()
        )));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(Error::Usage(format!(
            "{argument} {}: there is no folder {}",
            path.display(),
            folder.display()
        )));
    }
    Ok(())
}
