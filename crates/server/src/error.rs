//! Everything that can go wrong, and how it is said over HTTP.

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use strum::EnumIter;
use tabletop::{Reason, Refusal, SetupError};
use thiserror::Error;
use utoipa::ToSchema;

use crate::api::{Failure, Problem};

/// Why a request was not done. Nothing has changed.
#[derive(Debug, Error)]
pub enum Error {
    /// The request makes no sense; what was expected.
    #[error("{0}")]
    Malformed(String),
    /// Nobody is known by the request's cookie.
    #[error("this needs a session: send a name to POST /api/session first")]
    NoSession,
    /// The name or the password is wrong.
    #[error("the name or the password is wrong")]
    WrongPassword,
    /// It is not theirs to do.
    #[error("{0}")]
    NotAllowed(String),
    /// There is no such thing.
    #[error("there is no {0}")]
    NotFound(String),
    /// The rules refuse it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// It does not fit how things stand; why.
    #[error("{message}")]
    Conflict {
        /// For programs.
        code: ErrorCode,
        /// What is the matter.
        message: String,
    },
    /// The table can't be set up like this.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// Too much at once.
    #[error("too many requests: wait a moment")]
    TooMany,
    /// They made or have too many tables.
    #[error("you have made too many tables: finish or leave some, or wait")]
    TooManyTables,
    /// The body is too large.
    #[error("the body is too large: {0}")]
    TooLarge(String),
    /// The store does not do it.
    #[error("the store fails: {0}")]
    Store(sqlx::Error),
    /// The store does not answer.
    #[error("the store does not answer: try again")]
    Down,
    /// The store can be read, but not written.
    #[error("nothing can be written now, and so nothing is taken: the server's disk may be full")]
    ReadOnly,
    /// What is stored can't be read.
    #[error("what is stored can't be read: {0}")]
    Damaged(String),
    /// The server is leaving.
    #[error("the server is shutting down")]
    Leaving,
}

/// What was wrong, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, EnumIter, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// The request makes no sense.
    Malformed,
    /// It needs a session.
    NoSession,
    /// The name or the password is wrong.
    WrongPassword,
    /// It is not theirs to do.
    NotAllowed,
    /// There is no such thing.
    NotFound,
    /// It is somebody else's decision.
    NotYourDecision,
    /// The answer is to an earlier question.
    Stale,
    /// A word is no option.
    NotAnOption,
    /// Too few or too many were picked.
    WrongNumber,
    /// The game is over.
    GameOver,
    /// The game is not over yet.
    NotOver,
    /// There is no such seat.
    NoSuchSeat,
    /// It can't be taken back.
    NoUndo,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    Started,
    /// The game is not running.
    NotRunning,
    /// They sit there already.
    Seated,
    /// They don't sit there.
    NotSeated,
    /// The seat is not free.
    Taken,
    /// The seat is not kept for anybody.
    NotKept,
    /// The table gives no hints.
    NoHints,
    /// The table's owner does not let them speak.
    Muted,
    /// The table's owner has sent them away.
    Removed,
    /// The table's owner has ended the game.
    Closed,
    /// They have sat on another seat of the game and know its secrets.
    SatElsewhere,
    /// Nobody is there who could agree that they sit down.
    NobodyToAgree,
    /// The wish for a seat has come true, or was refused or taken back.
    WishGone,
    /// It is an account already.
    HasAccount,
    /// Another account has the name.
    NameTaken,
    /// They keep too many things already.
    TooManyKept,
    /// They made or have too many tables.
    TooManyTables,
    /// Webhooks can't be sent to the address.
    WebhookUnreachable,
    /// The game was played under other rules.
    OtherRules,
    /// The table changes too fast.
    Busy,
    /// The table can't be set up like this.
    SetUp,
    /// Too many requests.
    TooMany,
    /// The body is too large.
    TooLarge,
    /// The server or its store can't answer now.
    Unavailable,
    /// The server can't write, and so it takes nothing.
    ReadOnly,
    /// What is stored can't be read.
    Damaged,
}

impl ErrorCode {
    /// The word for it that clients get.
    pub(crate) fn word(self) -> String {
        serde_json::to_value(self).ok().and_then(|word| Some(word.as_str()?.to_owned())).unwrap_or_default()
    }
}

/// Why the server can't start.
#[derive(Debug, Error)]
pub enum StartError {
    /// Nobody can be heard at the address.
    #[error("can't listen at {address}: {problem}")]
    Listen {
        /// Where it was to listen.
        address: SocketAddr,
        /// What the system says.
        problem: std::io::Error,
    },
    /// Those who are to vouch for webhooks can't be read.
    #[error("can't read certificates from {}: {problem}", file.display())]
    Certificates {
        /// Which file.
        file: PathBuf,
        /// What is the matter with it.
        problem: String,
    },
    /// The folder of the database is not there and can't be made.
    #[error("can't make the folder {}: {problem}", folder.display())]
    Folder {
        /// Which folder.
        folder: PathBuf,
        /// What the system says.
        problem: std::io::Error,
    },
    /// The database does not answer.
    #[error("can't open the database {database}: {problem}")]
    Database {
        /// Which database, without its password.
        database: String,
        /// What it says.
        problem: sqlx::Error,
    },
    /// There is no database where one was to be read.
    #[error("there is no database {}", file.display())]
    NoFile {
        /// Which file.
        file: PathBuf,
    },
    /// The database is of another version of this program.
    #[error(
        "the database {database} has made {found} of {known} known steps: expected all of them, \
         which starting a server of this version on it makes"
    )]
    OtherVersion {
        /// Which database, without its password.
        database: String,
        /// How many steps it has made.
        found: i64,
        /// How many this program knows.
        known: i64,
    },
    /// Another server has the database open.
    #[error("another server uses {} already: stop it first, or let several share a PostgreSQL database", file.display())]
    InUse {
        /// Which file.
        file: PathBuf,
    },
    /// The database file is damaged.
    #[error("the database {} is damaged, and nothing was changed in it: {problem}. Put back a copy, or save what can be read with `sqlite3 FILE .recover`", file.display())]
    Damaged {
        /// Which file.
        file: PathBuf,
        /// What is the matter with it.
        problem: String,
    },
    /// The database has tables that this version does not know.
    #[error("can't bring the database {database} up to date: {problem}")]
    Migration {
        /// Which database, without its password.
        database: String,
        /// What it says.
        problem: sqlx::migrate::MigrateError,
    },
}

/// Whether the database says that what it keeps is damaged. `SQLite`: `CORRUPT` or `NOTADB`, in whatever detail.
pub(crate) fn is_damage(problem: &sqlx::Error) -> bool {
    match problem {
        sqlx::Error::Database(error) => {
            let code = error.code().and_then(|code| code.parse::<u32>().ok());
            error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some()
                && matches!(code.map(|code| code & 0xff), Some(11 | 26))
        }
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::ColumnNotFound(_) => true,
        _ => false,
    }
}

impl From<sqlx::Error> for Error {
    fn from(problem: sqlx::Error) -> Error {
        if is_damage(&problem) { Error::Damaged(problem.to_string()) } else { Error::Store(problem) }
    }
}

impl Error {
    /// A conflict with how things stand.
    pub fn conflict(code: ErrorCode, message: impl Into<String>) -> Error {
        Error::Conflict { code, message: message.into() }
    }

    fn status(&self) -> StatusCode {
        match self {
            Error::Malformed(_) => StatusCode::BAD_REQUEST,
            Error::NoSession | Error::WrongPassword => StatusCode::UNAUTHORIZED,
            Error::NotAllowed(_) => StatusCode::FORBIDDEN,
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::Refused(_) | Error::Conflict { .. } => StatusCode::CONFLICT,
            Error::Setup(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Error::TooMany | Error::TooManyTables => StatusCode::TOO_MANY_REQUESTS,
            Error::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Store(_) | Error::Down | Error::ReadOnly | Error::Leaving => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Error::Damaged(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn code(&self) -> ErrorCode {
        match self {
            Error::Malformed(_) => ErrorCode::Malformed,
            Error::NoSession => ErrorCode::NoSession,
            Error::WrongPassword => ErrorCode::WrongPassword,
            Error::NotAllowed(_) => ErrorCode::NotAllowed,
            Error::NotFound(_) => ErrorCode::NotFound,
            Error::Refused(refusal) => match refusal.reason {
                Reason::NotYourDecision => ErrorCode::NotYourDecision,
                Reason::Stale { .. } => ErrorCode::Stale,
                Reason::NotAnOption { .. } => ErrorCode::NotAnOption,
                Reason::WrongNumber { .. } => ErrorCode::WrongNumber,
                Reason::GameOver => ErrorCode::GameOver,
                Reason::NoSuchSeat => ErrorCode::NoSuchSeat,
                Reason::NoUndo(_) => ErrorCode::NoUndo,
            },
            Error::Conflict { code, .. } => *code,
            Error::Setup(_) => ErrorCode::SetUp,
            Error::TooMany => ErrorCode::TooMany,
            Error::TooManyTables => ErrorCode::TooManyTables,
            Error::TooLarge(_) => ErrorCode::TooLarge,
            Error::Store(_) | Error::Down | Error::Leaving => ErrorCode::Unavailable,
            Error::ReadOnly => ErrorCode::ReadOnly,
            Error::Damaged(_) => ErrorCode::Damaged,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        if status.is_server_error() {
            tracing::error!(error = %self, "a request failed");
        }
        let (section, expected) = match &self {
            Error::Refused(refusal) => (refusal.section.clone(), refusal.expected.clone()),
            _ => (None, Vec::new()),
        };
        let message = match &self {
            // What the database says is for the operator's log.
            Error::Store(_) => "the store fails: try again".to_owned(),
            Error::Refused(refusal) => refusal.reason.to_string(),
            other => other.to_string(),
        };
        let code = self.code();
        let body = Failure { error: Problem { code, message, section, expected } };
        let mut response = (status, Json(body)).into_response();
        // For the operator's counts.
        response.extensions_mut().insert(code);
        if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
