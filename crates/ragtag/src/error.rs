//! The one error type of the program, and its exit codes.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tabletop::{RecordError, Refusal, SetupError};
use thiserror::Error;

use crate::plain::{data_problem, file_problem};

/// Why a command did not succeed.
#[derive(Debug, Error)]
pub enum Error {
    /// The arguments don't fit together; what was expected.
    #[error("{0}")]
    Usage(String),
    /// The table can't be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A file can't be read, written or understood.
    #[error("{}: {problem}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
    /// A record is damaged or untrue.
    #[error("{}: {}", path.display(), record_problem(problem))]
    Record {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        problem: RecordError,
    },
    /// The command did its work, and the result is bad.
    #[error("{0}")]
    Failed(String),
    /// The rules refused what a player program answered, or asked nobody anything.
    #[error("the game can't go on: {0}")]
    Stuck(String),
    /// The server can't start, or had to stop.
    #[error("the server {0}")]
    Serve(String),
    /// Something can't be printed.
    #[error("the output can't be written: {0}")]
    Output(#[from] io::Error),
}

impl Error {
    /// An error about a file.
    pub fn file(path: &Path, problem: impl Into<String>) -> Error {
        Error::File { path: path.to_owned(), problem: problem.into() }
    }

    /// A file can't be read.
    pub fn unreadable(path: &Path, error: &io::Error) -> Error {
        Error::file(path, format!("it can't be read: {}", file_problem(error)))
    }

    /// A file can't be written.
    pub fn unwritable(path: &Path, error: &io::Error) -> Error {
        let problem = match error.kind() {
            io::ErrorKind::NotFound => "there is no such folder".to_owned(),
            _ => file_problem(error),
        };
        Error::file(path, format!("it can't be written: {problem}"))
    }

    /// 2 for arguments that can't be right, 1 for everything else.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Error::Usage(_) | Error::Setup(_) => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}

/// What is wrong with a record.
fn record_problem(problem: &RecordError) -> String {
    const NO_RECORD: &str = "it is not the record of a game, as `ragtag play --record FILE` writes it";
    match problem {
        RecordError::Io(error) => format!("it can't be read: {}", file_problem(error)),
        RecordError::NotJson { line: 1, .. } | RecordError::NoSum { line: 1 } => NO_RECORD.to_owned(),
        RecordError::NotJson { line, .. } => format!("line {line}: it is damaged: not JSON"),
        RecordError::Malformed { line, problem } => format!("line {line}: {}", data_problem(problem)),
        other => other.to_string(),
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Stuck(refusal.to_string())
    }
}

/// Reads a whole text file.
pub fn read_text(path: &Path) -> Result<String, Error> {
    std::fs::read_to_string(path).map_err(|error| Error::unreadable(path, &error))
}
