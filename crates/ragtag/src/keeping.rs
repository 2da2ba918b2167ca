//! `ragtag backup`, `ragtag restore` and `ragtag doctor`: what operators do beside a server.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use server::doctor::{self, Found};
use server::store::{self, Store};

use crate::error::Error;
use crate::serve::{Where, runtime};

/// Arguments of `ragtag backup`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ragtag backup monday.backup
  ragtag backup monday.backup --database postgres://user@host/ragtag

A server may run meanwhile: the copy is of one moment. It holds every secret of
every game; keep it where only you can read it.")]
pub struct BackupArguments {
    /// The file to write; one that is there already is not written over
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub place: Where,
}

/// Arguments of `ragtag restore`.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ragtag restore monday.backup --data-dir new-folder
  ragtag restore monday.backup --database postgres://user@host/ragtag

The database has to be new or empty. It need not be of the kind from which the
copy was made: this is also how games move from SQLite to PostgreSQL.")]
pub struct RestoreArguments {
    /// A file that `ragtag backup` has written
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub place: Where,
}

/// Arguments of `ragtag doctor`.
#[derive(Args, Debug)]
#[command(after_help = "\
Reads every table as a server would: running games are taken up where they
stopped, finished ones are replayed to their end and their records verified.
Nothing is changed, and a server may run meanwhile.
Exit codes: 0 all is well, 1 something is wrong.")]
pub struct DoctorArguments {
    #[command(flatten)]
    #[allow(missing_docs)]
    pub place: Where,
}

/// Copies everything into a file.
pub fn back_up(arguments: &BackupArguments, out: &mut dyn Write) -> Result<(), Error> {
    let database = arguments.place.database()?;
    let copied = runtime()?.block_on(store::back_up(&database, &arguments.file));
    let copied = copied.map_err(|error| Error::Failed(error.to_string()))?;
    writeln!(out, "{}: {} rows of {database}", arguments.file.display(), copied.rows)?;
    Ok(())
}

/// Puts everything back into an empty database.
pub fn restore(arguments: &RestoreArguments, out: &mut dyn Write) -> Result<(), Error> {
    let database = arguments.place.database()?;
    let restored = runtime()?.block_on(store::restore(&database, &arguments.file));
    let restored = restored.map_err(|error| Error::Failed(error.to_string()))?;
    writeln!(out, "{database}: {} rows of {}", restored.rows, arguments.file.display())?;
    Ok(())
}

/// Says what is wrong with stored games.
pub fn examine(arguments: &DoctorArguments, out: &mut dyn Write) -> Result<(), Error> {
    let database = arguments.place.database()?;
    runtime()?.block_on(async {
        let store = Store::open_to_read(&database).await.map_err(|error| Error::Failed(error.to_string()))?;
        let mut count = Count::default();
        let mut said = Ok(());
        let examined = doctor::examine(&store, |table, found| {
            if let Some(line) = count.note(table, &found) {
                said = std::mem::replace(&mut said, Ok(())).and_then(|()| writeln!(out, "{line}"));
            }
        });
        let examined = examined.await;
        store.close().await;
        said?;
        examined.map_err(|error| Error::Failed(error.to_string()))?;
        writeln!(out, "{}", count.summary())?;
        match count.wrong {
            0 => Ok(()),
            wrong => Err(Error::Failed(format!("{wrong} of {} tables are damaged", count.all()))),
        }
    })
}

/// How many tables were found how.
#[derive(Default)]
struct Count {
    waiting: u64,
    running: u64,
    over: u64,
    wrong: u64,
}

impl Count {
    /// Counts a table, and says what there is to say of it.
    fn note(&mut self, table: &str, found: &Found) -> Option<String> {
        let counted = match found {
            Found::Waiting => &mut self.waiting,
            Found::GoesOn | Found::AskedAgain => &mut self.running,
            Found::True | Found::OtherRules(_) => &mut self.over,
            Found::Wrong(_) => &mut self.wrong,
        };
        *counted += 1;
        match found {
            Found::Waiting | Found::GoesOn | Found::True => None,
            Found::AskedAgain => {
                Some(format!("{table}: goes on, but a step is asked again: the rules have changed"))
            }
            Found::OtherRules(rules) => {
                Some(format!("{table}: ended under rules version {rules}, and can't be replayed by these"))
            }
            Found::Wrong(problem) => Some(format!("{table}: WRONG: {problem}")),
        }
    }

    fn all(&self) -> u64 {
        self.waiting + self.running + self.over + self.wrong
    }

    fn summary(&self) -> String {
        let Count { waiting, running, over, wrong } = self;
        format!("{} tables: {waiting} waiting, {running} running, {over} over, {wrong} wrong", self.all())
    }
}
