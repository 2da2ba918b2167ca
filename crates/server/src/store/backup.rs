//! Copies of everything in one file, which either database makes and either reads: JSON Lines, compressed. The first
//! line says what the file is; a line of a table's name and columns goes before its rows, each a list of values; the
//! last line has the digest of all others, so that a file that was cut or changed is known.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Column, Row as _, TypeInfo, ValueRef};
use thiserror::Error;

use super::backend::{self, Access, Backend};
use super::migrations::{self, names_of_tables};
use super::{Database, connect, iso};
use crate::error::StartError;
use crate::world::{Reality, World};

/// What the first line calls the file.
const FORMAT: &str = "ragtag-backup";
/// Which version of the file's format this program writes; it reads all up to it.
const VERSION: u32 = 1;
/// Tables that say nothing of games and people.
const LEFT_OUT: [&str; 2] = [migrations::REMEMBERED, "pulse"];

/// How much was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Rows of all tables.
    pub rows: u64,
}

/// Why a copy could not be made or put back. Nothing has changed in the database.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The database can't be had.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The database fails.
    #[error("the database {database} fails: {problem}")]
    Store {
        /// Which database, without its password.
        database: String,
        /// What it says.
        problem: sqlx::Error,
    },
    /// The database is not one of this program.
    #[error("the database {database} has no games of Ragtag in it, and nothing to copy")]
    NothingThere {
        /// Which database, without its password.
        database: String,
    },
    /// The file can't be read or written.
    #[error("{}: {problem}", file.display())]
    File {
        /// Which file.
        file: PathBuf,
        /// What the system says.
        problem: io::Error,
    },
    /// The file is something else.
    #[error("{}: this is not a backup, as `ragtag backup FILE` makes it", file.display())]
    NotABackup {
        /// Which file.
        file: PathBuf,
    },
    /// A newer program has written the file.
    #[error("{}: {what} {found} is of a newer program; expected {known} at most", file.display())]
    Newer {
        /// Which file.
        file: PathBuf,
        /// What is newer.
        what: &'static str,
        /// The file's.
        found: i64,
        /// This program's.
        known: i64,
    },
    /// The file ends too early.
    #[error("{}: it is cut off: expected its digest at the end", file.display())]
    Cut {
        /// Which file.
        file: PathBuf,
    },
    /// The file is not as it was written.
    #[error("{}: it is damaged: {problem}", file.display())]
    Damaged {
        /// Which file.
        file: PathBuf,
        /// What is the matter with it.
        problem: String,
    },
    /// There is something in the database already.
    #[error(
        "the database {database} is not empty: `{table}` has rows; expected a new database to restore into"
    )]
    NotEmpty {
        /// Which database, without its password.
        database: String,
        /// Where there is something.
        table: String,
    },
    /// The database is empty, but of a newer version than the file.
    #[error(
        "the database {database} was set up by a newer program (step {found}) than made the backup (step \
         {expected}); expected a database on which no server was started yet"
    )]
    AlreadySetUp {
        /// Which database, without its password.
        database: String,
        /// How many steps it has made.
        found: i64,
        /// How many the file's database had made.
        expected: i64,
    },
}

#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    version: u32,
    /// How many steps the database had made.
    migrations: i64,
    when: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableBegins {
    table: String,
    columns: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    rows: u64,
    digest: String,
}

/// Copies everything into a new file, as it is at one moment; a server may go on meanwhile.
pub async fn back_up(database: &Database, file: &Path) -> Result<Copied, BackupError> {
    let backend = backend::of(database, Access::Reading);
    let pool = connect(backend.as_ref()).await?;
    let copied = copy(database, backend.as_ref(), &pool, file).await;
    pool.close().await;
    if copied.is_err() {
        // It may not have been begun.
        let _ = std::fs::remove_file(unfinished(file));
    }
    copied
}

/// What a file is called until it is whole.
fn unfinished(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".partial");
    PathBuf::from(name)
}

async fn copy(
    database: &Database,
    backend: &dyn Backend,
    pool: &AnyPool,
    file: &Path,
) -> Result<Copied, BackupError> {
    let failed = |problem| BackupError::Store { database: database.to_string(), problem };
    let migrations = migrations::applied(pool).await.map_err(failed)?;
    if migrations == 0 {
        return Err(BackupError::NothingThere { database: database.to_string() });
    }
    let tables = names_of_tables(pool).await.map_err(failed)?;
    let mut connection = pool.acquire().await.map_err(failed)?;
    sqlx::query(backend.begin()).execute(&mut *connection).await.map_err(failed)?;
    let mut copy = Copy::begin(file)?;
    let when = iso(Reality.now());
    copy.line(&Header { format: FORMAT.to_owned(), version: VERSION, migrations, when })?;
    for table in tables.into_iter().filter(|table| !LEFT_OUT.contains(&table.as_str())) {
        copy.table(&mut connection, table).await.map_err(|error| error.of(database))?;
    }
    copy.end()
}

/// A file that is being written. It gets its name when it is whole.
struct Copy<'a> {
    file: &'a Path,
    writer: GzEncoder<BufWriter<File>>,
    digest: blake3::Hasher,
    rows: u64,
}

/// What fails while a table is copied.
enum Failure {
    Store(sqlx::Error),
    File(BackupError),
}

impl Failure {
    fn of(self, database: &Database) -> BackupError {
        match self {
            Failure::Store(problem) => BackupError::Store { database: database.to_string(), problem },
            Failure::File(problem) => problem,
        }
    }
}

impl From<sqlx::Error> for Failure {
    fn from(problem: sqlx::Error) -> Failure {
        Failure::Store(problem)
    }
}

impl From<BackupError> for Failure {
    fn from(problem: BackupError) -> Failure {
        Failure::File(problem)
    }
}

impl Copy<'_> {
    fn begin(file: &Path) -> Result<Copy<'_>, BackupError> {
        let cannot = |problem| BackupError::File { file: file.to_owned(), problem };
        if file.exists() {
            let problem = io::Error::other("there is such a file already, and it is not written over");
            return Err(cannot(problem));
        }
        // It holds every secret of every game.
        let mut options = File::options();
        options.create(true).write(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let writer = BufWriter::new(options.open(unfinished(file)).map_err(cannot)?);
        let writer = GzEncoder::new(writer, Compression::default());
        Ok(Copy { file, writer, digest: blake3::Hasher::new(), rows: 0 })
    }

    fn cannot(&self, problem: io::Error) -> BackupError {
        BackupError::File { file: self.file.to_owned(), problem }
    }

    fn line(&mut self, value: &impl Serialize) -> Result<(), BackupError> {
        let mut line = serde_json::to_string(value).map_err(|error| self.cannot(error.into()))?;
        line.push('\n');
        self.digest.update(line.as_bytes());
        self.writer.write_all(line.as_bytes()).map_err(|problem| self.cannot(problem))
    }

    async fn table(&mut self, connection: &mut AnyConnection, table: String) -> Result<(), Failure> {
        let all = AssertSqlSafe(format!("SELECT * FROM {table}"));
        let mut rows = sqlx::query(all).fetch(connection);
        let mut begins = Some(table);
        while let Some(row) = rows.try_next().await? {
            if let Some(table) = begins.take() {
                let columns = row.columns().iter().map(|column| column.name().to_owned()).collect();
                self.line(&TableBegins { table, columns })?;
            }
            let values: Vec<Value> =
                (0..row.len()).map(|at| value(&row, at)).collect::<Result<_, sqlx::Error>>()?;
            self.line(&values)?;
            self.rows += 1;
        }
        Ok(())
    }

    fn end(mut self) -> Result<Copied, BackupError> {
        let digest = self.digest.finalize().to_hex().to_string();
        self.line(&End { rows: self.rows, digest })?;
        let Copy { file, writer, rows, .. } = self;
        let finished = writer
            .finish()
            .and_then(|buffer| buffer.into_inner().map_err(io::IntoInnerError::into_error))
            .and_then(|whole| whole.sync_all())
            .and_then(|()| std::fs::rename(unfinished(file), file));
        finished.map_err(|problem| BackupError::File { file: file.to_owned(), problem })?;
        Ok(Copied { rows })
    }
}

/// A value of a row.
fn value(row: &AnyRow, at: usize) -> Result<Value, sqlx::Error> {
    let raw = row.try_get_raw(at)?;
    if raw.is_null() {
        return Ok(Value::Null);
    }
    match raw.type_info().kind() {
        AnyTypeInfoKind::Text => row.try_get::<String, _>(at).map(Value::from),
        AnyTypeInfoKind::Bool => row.try_get::<bool, _>(at).map(Value::from),
        AnyTypeInfoKind::Real | AnyTypeInfoKind::Double => row.try_get::<f64, _>(at).map(Value::from),
        kind if kind.is_integer() => row.try_get::<i64, _>(at).map(Value::from),
        _ => Err(sqlx::Error::ColumnDecode {
            index: row.column(at).name().to_owned(),
            source: format!("a backup can't hold {}", raw.type_info().name()).into(),
        }),
    }
}

/// Puts everything back into a new database of either kind. The file is read to its end before anything is written.
pub async fn restore(database: &Database, file: &Path) -> Result<Copied, BackupError> {
    let header = check(file)?;
    let backend = backend::of(database, Access::Serving);
    let pool = connect(backend.as_ref()).await?;
    let restored = put_back(database, backend.as_ref(), &pool, &header, file).await;
    pool.close().await;
    backend.release();
    restored
}

/// Reads a whole file, and says what is wrong with it.
fn check(file: &Path) -> Result<Header, BackupError> {
    let mut lines = Lines::open(file)?;
    while lines.next()?.is_some() {}
    Ok(lines.header)
}

async fn put_back(
    database: &Database,
    backend: &dyn Backend,
    pool: &AnyPool,
    header: &Header,
    file: &Path,
) -> Result<Copied, BackupError> {
    let name = database.to_string();
    let failed = |problem| BackupError::Store { database: name.clone(), problem };
    let migrated = |problem| StartError::Migration { database: name.clone(), problem };
    for table in names_of_tables(pool).await.map_err(failed)? {
        let any = AssertSqlSafe(format!("SELECT COUNT(*) FROM (SELECT 1 FROM {table} LIMIT 1) AS first_row"));
        let left_out = LEFT_OUT.contains(&table.as_str());
        if !left_out && sqlx::query_scalar::<_, i64>(any).fetch_one(pool).await.map_err(failed)? > 0 {
            return Err(BackupError::NotEmpty { database: name.clone(), table });
        }
    }
    let (found, expected) = (migrations::applied(pool).await.map_err(failed)?, header.migrations);
    if found > expected {
        return Err(BackupError::AlreadySetUp { database: name.clone(), found, expected });
    }
    // The tables as the file has them; what has changed in them since is made of what was put back.
    migrations::migrator().run_to(header.migrations, pool).await.map_err(migrated)?;
    let mut connection = pool.acquire().await.map_err(failed)?;
    sqlx::query(backend.begin()).execute(&mut *connection).await.map_err(failed)?;
    let inserted = insert_all(&mut connection, file).await;
    let end = if inserted.is_ok() { "COMMIT" } else { "ROLLBACK" };
    sqlx::query(end).execute(&mut *connection).await.map_err(failed)?;
    drop(connection);
    let rows = inserted.map_err(|error| error.of(database))?;
    migrations::migrator().run(pool).await.map_err(migrated)?;
    Ok(Copied { rows })
}

async fn insert_all(connection: &mut AnyConnection, file: &Path) -> Result<u64, Failure> {
    let mut lines = Lines::open(file)?;
    while let Some((into, values)) = lines.next()? {
        let places: Vec<String> = values
            .iter()
            .scan(0, |bound, value| {
                *bound += usize::from(!value.is_null());
                Some(if value.is_null() { "NULL".to_owned() } else { format!("${bound}") })
            })
            .collect();
        let (columns, places) = (into.columns.join(", "), places.join(", "));
        let insert = format!("INSERT INTO {} ({columns}) VALUES ({places})", into.table);
        let mut insert = sqlx::query(AssertSqlSafe(insert));
        for value in values {
            insert = match value {
                Value::Null => insert,
                Value::Bool(truth) => insert.bind(truth),
                Value::Number(number) => match number.as_i64() {
                    Some(whole) => insert.bind(whole),
                    None => insert.bind(number.as_f64()),
                },
                Value::String(text) => insert.bind(text),
                Value::Array(_) | Value::Object(_) => return Err(lines.damaged("a list in a row").into()),
            };
        }
        insert.execute(&mut *connection).await?;
    }
    Ok(lines.rows)
}

/// The lines of a file: what is wrong with them is found on the way.
struct Lines {
    file: PathBuf,
    reader: BufReader<GzDecoder<BufReader<File>>>,
    digest: blake3::Hasher,
    header: Header,
    table: Option<Arc<TableBegins>>,
    rows: u64,
}

/// A row, and where it belongs.
type StoredRow = (Arc<TableBegins>, Vec<Value>);

/// A line after the first.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Row(Vec<Value>),
    Table(TableBegins),
    End(End),
}

impl Lines {
    fn open(file: &Path) -> Result<Lines, BackupError> {
        let opened =
            File::open(file).map_err(|problem| BackupError::File { file: file.to_owned(), problem })?;
        let reader = BufReader::new(GzDecoder::new(BufReader::new(opened)));
        let header = Header { format: String::new(), version: 0, migrations: 0, when: String::new() };
        let digest = blake3::Hasher::new();
        let mut lines = Lines { file: file.to_owned(), reader, digest, header, table: None, rows: 0 };
        let no_backup = || BackupError::NotABackup { file: file.to_owned() };
        // A header is short, whatever else may stand in a file.
        let mut first = String::new();
        let read = lines.reader.by_ref().take(1 << 16).read_line(&mut first);
        if let Err(problem) = read {
            let cut = problem.kind() == io::ErrorKind::UnexpectedEof;
            return Err(if cut { lines.cut() } else { no_backup() });
        }
        lines.digest.update(first.as_bytes());
        lines.header = serde_json::from_str(&first).map_err(|_| no_backup())?;
        if lines.header.format != FORMAT {
            return Err(no_backup());
        }
        lines.no_newer("the format", i64::from(lines.header.version), i64::from(VERSION))?;
        lines.no_newer("the database's step", lines.header.migrations, migrations::known())?;
        Ok(lines)
    }

    fn no_newer(&self, what: &'static str, found: i64, known: i64) -> Result<(), BackupError> {
        if found <= known {
            return Ok(());
        }
        Err(BackupError::Newer { file: self.file.clone(), what, found, known })
    }

    fn cut(&self) -> BackupError {
        BackupError::Cut { file: self.file.clone() }
    }

    fn damaged(&self, problem: impl Into<String>) -> BackupError {
        BackupError::Damaged { file: self.file.clone(), problem: problem.into() }
    }

    /// The next row and where it belongs; nothing after the end, which has to fit.
    fn next(&mut self) -> Result<Option<StoredRow>, BackupError> {
        loop {
            let mut text = String::new();
            match self.reader.read_line(&mut text) {
                Ok(0) => return Err(self.cut()),
                Err(problem) if problem.kind() == io::ErrorKind::UnexpectedEof => return Err(self.cut()),
                Err(problem) => return Err(self.damaged(problem.to_string())),
                Ok(_) => {}
            }
            let line = serde_json::from_str(&text).map_err(|_| self.damaged("a line is not understood"))?;
            if let Line::End(end) = line {
                let fits = end.digest == self.digest.finalize().to_hex().as_str() && end.rows == self.rows;
                return if fits { Ok(None) } else { Err(self.damaged("its digest is another")) };
            }
            self.digest.update(text.as_bytes());
            match (line, &self.table) {
                (Line::Row(values), Some(table)) if values.len() == table.columns.len() => {
                    self.rows += 1;
                    return Ok(Some((Arc::clone(table), values)));
                }
                (Line::Table(table), _) if names(&table).all(is_plain) => self.table = Some(table.into()),
                _ => return Err(self.damaged("a line is not where it belongs")),
            }
        }
    }
}

fn names(table: &TableBegins) -> impl Iterator<Item = &str> {
    table.columns.iter().chain([&table.table]).map(String::as_str)
}

/// Names become part of statements.
fn is_plain(name: &str) -> bool {
    !name.is_empty()
        && name.bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase() || byte.is_ascii_digit())
}
