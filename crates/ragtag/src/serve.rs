//! `ragtag serve`: the server, and what the bare program does.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, FromArgMatches, ValueEnum};
use server::{Config, Database, IpNet, Limits, Reach, Retention, Server, StartError};
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
                                       several servers may share one database;
                                       ?sslmode=verify-full at its end encrypts")]
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
    /// A proxy before this server, as an address or a network (10.0.0.0/8): what it says in X-Forwarded-For and
    /// X-Forwarded-Proto, or in Forwarded, is believed; may be repeated
    #[arg(long, env = "RAGTAG_TRUSTED_PROXY", value_delimiter = ',', value_name = "CIDR", value_parser = network)]
    pub trusted_proxy: Vec<IpNet>,
    /// Let webhooks lead into this server's own network, too
    #[arg(long, env = "RAGTAG_LOCAL_WEBHOOKS")]
    pub local_webhooks: bool,
    /// A PEM file with certificates of others who may vouch for webhooks, such as your own authority
    #[arg(long, env = "RAGTAG_WEBHOOK_CA", value_name = "FILE")]
    pub webhook_ca: Option<PathBuf>,
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
    /// How much one person, address or account may do.
    #[command(flatten)]
    pub limits: LimitArguments,
    /// For how long tables are kept.
    #[command(flatten)]
    pub kept: RetentionArguments,
}

/// How much one person, address or account may do.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub struct LimitArguments {
    /// Requests that change something: in a second, of one person
    #[arg(long, default_value_t = Limits::default().changes, env = "RAGTAG_MAX_CHANGES", value_name = "NUMBER")]
    pub max_changes: u32,
    /// New sessions and passwords: in a minute, from one address
    #[arg(long, default_value_t = Limits::default().sessions, env = "RAGTAG_MAX_SESSIONS", value_name = "NUMBER")]
    pub max_sessions: u32,
    /// Passwords: in ten minutes, for one account
    #[arg(long, default_value_t = Limits::default().tries, env = "RAGTAG_MAX_TRIES", value_name = "NUMBER")]
    pub max_tries: u32,
    /// Connections: at once, from one address
    #[arg(long, default_value_t = Limits::default().connections, env = "RAGTAG_MAX_CONNECTIONS", value_name = "NUMBER")]
    pub max_connections: u32,
    /// Tables that are not over: at once, of one person
    #[arg(long, default_value_t = Limits::default().open_tables, env = "RAGTAG_MAX_TABLES", value_name = "NUMBER")]
    pub max_tables: u32,
    /// New tables: in an hour, of one person
    #[arg(long, default_value_t = Limits::default().new_tables, env = "RAGTAG_MAX_NEW_TABLES", value_name = "NUMBER")]
    pub max_new_tables: u32,
    /// Seconds for which bots think: in an hour, at the tables of one person; then they wait behind others'
    #[arg(long, default_value_t = Limits::default().thinking, env = "RAGTAG_MAX_THINKING", value_name = "SECONDS")]
    pub max_thinking: u32,
}

/// For how long tables are kept.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "What is kept after the last visit (0: for ever)")]
pub struct RetentionArguments {
    /// Tables that wait for players
    #[arg(long, default_value_t = days(Retention::default().waiting), env = "RAGTAG_KEEP_WAITING", value_name = "DAYS")]
    pub keep_waiting: u32,
    /// Games that were never finished
    #[arg(long, default_value_t = days(Retention::default().running), env = "RAGTAG_KEEP_RUNNING", value_name = "DAYS")]
    pub keep_running: u32,
    /// Log and chat of finished games; what replays them is kept
    #[arg(long, default_value_t = days(Retention::default().talk), env = "RAGTAG_KEEP_TALK", value_name = "DAYS")]
    pub keep_talk: u32,
}

fn days(kept: Option<u32>) -> u32 {
    kept.unwrap_or_default()
}

impl LimitArguments {
    fn limits(&self) -> Limits {
        Limits {
            changes: self.max_changes,
            sessions: self.max_sessions,
            tries: self.max_tries,
            connections: self.max_connections,
            open_tables: self.max_tables,
            new_tables: self.max_new_tables,
            thinking: self.max_thinking,
        }
    }
}

impl RetentionArguments {
    fn retention(&self) -> Retention {
        let [waiting, running, talk] = [self.keep_waiting, self.keep_running, self.keep_talk]
            .map(|days| Some(days).filter(|&days| days > 0));
        Retention { waiting, running, talk }
    }
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

/// A network, or one address alone.
fn network(text: &str) -> Result<IpNet, String> {
    let alone = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse()
        .or_else(|_| alone())
        .map_err(|_| "expected an address or a network, such as 10.0.0.0/8".to_owned())
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
    config.trusted_proxies.clone_from(&arguments.trusted_proxy);
    config.limits = arguments.limits.limits();
    config.retention = arguments.kept.retention();
    config.metrics = arguments.metrics;
    if arguments.local_webhooks {
        config.reach = Reach::Anywhere;
    }
    let cannot = |error: StartError| Error::Serve(error.to_string());
    if let Some(file) = &arguments.webhook_ca {
        config.trust = config.trust.with_file(file).map_err(cannot)?;
    }
    let mut server = Server::start(config).await.map_err(cannot)?;
    // From here on it can be stopped: whoever reads the address may do that at once.
    let interrupted = interruption();
    writeln!(out, "Ragtag is at http://{}", server.address)?;
    if let Some(address) = server.metrics {
        writeln!(out, "Its counts are at http://{address}/metrics")?;
    }
    writeln!(out, "Ctrl-C stops it; all games go on from where they were when it starts again.")?;
    out.flush()?;
    tokio::select! {
        () = server.wait() => {}
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
