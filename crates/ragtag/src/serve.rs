//! `ragtag serve`: the server, and what the bare program does.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, FromArgMatches, ValueEnum};
use server::{Config, Database, Reach, Server};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use crate::error::Error;

/// Arguments of `ragtag serve`.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  ragtag serve                         at http://127.0.0.1:7777, for you alone
  ragtag serve --listen 0.0.0.0:80     for others, too
  ragtag serve --database postgres://user@host/ragtag
                                       several servers may share one database")]
pub struct ServeArguments {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:7777", env = "RAGTAG_LISTEN", value_name = "ADDRESS")]
    pub listen: SocketAddr,
    #[command(flatten)]
    #[allow(missing_docs)]
    pub place: Where,
    /// Another address under which pages may call this server, such as that of a proxy; may be repeated
    #[arg(long, env = "RAGTAG_ORIGIN", value_delimiter = ',', value_name = "ORIGIN")]
    pub origin: Vec<String>,
    /// Let webhooks lead into this server's own network, too
    #[arg(long, env = "RAGTAG_LOCAL_WEBHOOKS")]
    pub local_webhooks: bool,
    /// Serve counts for Prometheus at this address, which players must not reach; nowhere if not given
    #[arg(long, env = "RAGTAG_METRICS", value_name = "ADDRESS")]
    pub metrics: Option<SocketAddr>,
    /// What is logged: `error`, `warn`, `info` (with a line for every request), `debug`, `trace` or `off`, or by
    /// part, such as `warn,server::http=info`
    #[arg(long, env = "RAGTAG_LOG", default_value = "warn", value_name = "LEVEL", value_parser = log_targets)]
    pub log: Targets,
    /// How it is logged
    #[arg(long, env = "RAGTAG_LOG_FORMAT", value_enum, default_value_t, value_name = "FORMAT")]
    pub log_format: LogFormat,
}

/// How lines are logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum LogFormat {
    /// For people
    #[default]
    Text,
    /// An object a line, for programs
    Json,
}

/// What is logged, as somebody wrote it.
fn log_targets(text: &str) -> Result<Targets, String> {
    // A word alone would be taken for a part, and everything of it logged.
    let is_level = |word: &str| word.contains('=') || word.trim().parse::<LevelFilter>().is_ok();
    let parsed = text.split(',').all(is_level).then(|| text.parse().ok()).flatten();
    parsed.ok_or_else(|| {
        "expected `error`, `warn`, `info`, `debug`, `trace` or `off`, or parts with one of these, such as \
         `warn,server::http=info`"
            .to_owned()
    })
}

/// Where games are kept.
#[derive(Args, Clone, Debug)]
pub struct Where {
    /// The folder for the games; your data folder if not given
    #[arg(long, env = "RAGTAG_DATA_DIR", value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,
    /// A file for `SQLite`, or a postgres:// address; `ragtag.sqlite` in the data folder if not given
    #[arg(long, env = "RAGTAG_DATABASE", value_name = "DATABASE", hide_env_values = true)]
    pub database: Option<String>,
}

impl Where {
    /// The database.
    pub fn database(&self) -> Result<Database, Error> {
        if let Some(database) = &self.database {
            return Ok(Database::from_argument(database));
        }
        let folder = match &self.data_dir {
            Some(folder) => folder.clone(),
            None => directories::ProjectDirs::from("", "", "ragtag")
                .map(|folders| folders.data_dir().to_owned())
                .ok_or_else(|| {
                    Error::Usage("there is no home folder to keep games in: say --data-dir".into())
                })?,
        };
        Ok(Database::Sqlite(folder.join("ragtag.sqlite")))
    }
}

impl Default for ServeArguments {
    /// What the bare program does; the environment counts here, too.
    fn default() -> ServeArguments {
        let command = ServeArguments::augment_args(clap::Command::new("ragtag"));
        let matches = command.get_matches_from(["ragtag"]);
        // Every argument has a default or may be missing.
        ServeArguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// Serves until it is interrupted.
pub fn run(arguments: &ServeArguments, out: &mut dyn Write) -> Result<(), Error> {
    log(arguments);
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the number of players at once is small: every stream is an open file");
    }
    runtime()?.block_on(serve(arguments, out))
}

/// Logs to the standard error, in colours only where somebody sees them.
fn log(arguments: &ServeArguments) {
    let lines = fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    let lines = match arguments.log_format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(arguments.log.clone())).init();
}

/// Threads to work on.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Error> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.map_err(|error| Error::Serve(format!("can't have threads: {error}")))
}

async fn serve(arguments: &ServeArguments, out: &mut dyn Write) -> Result<(), Error> {
    let mut config = Config::new(arguments.listen, arguments.place.database()?);
    config.origins.clone_from(&arguments.origin);
    config.metrics = arguments.metrics;
    if arguments.local_webhooks {
        config.reach = Reach::Anywhere;
    }
    let mut server = Server::start(config).await.map_err(|error| Error::Serve(error.to_string()))?;
    // From here on it can be stopped: whoever reads the address may do that at once.
    let interrupted = interruption();
    writeln!(out, "Ragtag is at http://{}", server.address)?;
    if let Some(address) = server.metrics {
        writeln!(out, "Its counts are at http://{address}/metrics")?;
    }
    writeln!(out, "Ctrl-C stops it; all games go on from where they were when it starts again.")?;
    out.flush()?;
    tokio::select! {
        ended = server.wait() => ended.map_err(|error| Error::Serve(format!("had to stop: {error}")))?,
        () = interrupted => {}
    }
    server.stop().await;
    Ok(())
}

/// Listens for Ctrl-C and for being told to end; what it returns is done when either comes.
#[cfg(unix)]
fn interruption() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
    async move {
        match signals {
            (Ok(mut interrupt), Ok(mut terminate)) => {
                tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                }
            }
            // Then the system ends the program in its own way.
            _ => std::future::pending().await,
        }
    }
}

/// Done when Ctrl-C comes.
#[cfg(not(unix))]
async fn interruption() {
    drop(tokio::signal::ctrl_c().await);
}
