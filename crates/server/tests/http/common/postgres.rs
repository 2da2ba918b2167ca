//! A `PostgreSQL` of its own for a test, from the system's packages.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use server::Database;
use sqlx::{Connection, Executor, PgConnection};

use super::tls::Certificate;

/// A database server that ends with the test.
pub struct Postgres {
    pub folder: PathBuf,
    bin: PathBuf,
    options: String,
    pub address: String,
}

fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    versions.flatten().map(|version| version.path().join("bin")).find(|bin| bin.join("initdb").is_file())
}

/// Runs a program of `PostgreSQL`, which refuses to work for root.
fn run(program: &Path, arguments: &[&str]) -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.starts_with(b"0"));
    let mut command = if root {
        let mut command = Command::new("runuser");
        command.args(["-u", "nobody", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    let done =
        command.args(arguments).current_dir("/tmp").stdout(Stdio::null()).stderr(Stdio::null()).status();
    done.is_ok_and(|status| status.success())
}

impl Postgres {
    /// Starts one, or says why not.
    pub fn start(name: &str) -> Option<Postgres> {
        Postgres::with_options(name, |_| String::new())
    }

    /// Starts one that speaks TLS; what vouches for it stands beside its data, in `certificate.pem`.
    pub fn with_tls(name: &str) -> Option<Postgres> {
        Postgres::with_options(name, |folder| {
            let (certificate, key) = (folder.join("certificate.pem"), folder.join("key.pem"));
            let made = Certificate::new();
            made.write(&certificate);
            made.write_key(&key);
            let _ = Command::new("chmod").arg("600").arg(&key).status();
            let _ = Command::new("chown").arg("nobody").arg(&key).status();
            let (certificate, key) = (certificate.display(), key.display());
            format!("-c ssl=on -c ssl_cert_file={certificate} -c ssl_key_file={key}")
        })
    }

    fn with_options(name: &str, more: impl Fn(&Path) -> String) -> Option<Postgres> {
        let left_out = |why: &str| {
            eprintln!("LEFT OUT: the PostgreSQL part of `{name}`, because {why}");
            None
        };
        let Some(bin) = programs() else {
            return left_out("there is no /usr/lib/postgresql/*/bin/initdb (Debian package `postgresql`)");
        };
        let folder = super::folder(name);
        let _ = Command::new("chown").arg("nobody").arg(&folder).status();
        let data = folder.join("data");
        let data = data.to_str().unwrap();
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let options =
            format!("-p {port} -k {} -c listen_addresses=127.0.0.1 {}", folder.display(), more(&folder));
        if !run(&bin.join("initdb"), &["-D", data, "-A", "trust", "-U", "ragtag"]) {
            return left_out("initdb failed");
        }
        let address = format!("postgres://ragtag@127.0.0.1:{port}/postgres");
        let postgres = Postgres { folder, bin, options, address };
        if postgres.resume() { Some(postgres) } else { left_out("pg_ctl start failed") }
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Starts it again.
    pub fn resume(&self) -> bool {
        let (data, log) = (self.data(), self.folder.join("log"));
        let (data, log) = (data.to_str().unwrap(), log.to_str().unwrap());
        run(&self.bin.join("pg_ctl"), &["-D", data, "-o", &self.options, "-l", log, "-w", "start"])
    }

    /// Ends it as a power failure would.
    pub fn end(&self) {
        run(&self.bin.join("pg_ctl"), &["-D", self.data().to_str().unwrap(), "-m", "immediate", "stop"]);
    }

    /// Stops or continues all of its processes, which is what a network that is cut looks like.
    pub fn signal(&self, signal: &str) {
        let Ok(pids) = std::fs::read_to_string(self.data().join("postmaster.pid")) else { return };
        let parent = pids.lines().next().unwrap_or_default();
        let _ = Command::new("pkill").args([signal, "-P", parent]).status();
        let _ = Command::new("kill").args([signal, parent]).status();
    }

    /// A number that it knows.
    pub async fn number(&self, question: &'static str) -> i64 {
        let mut connection = PgConnection::connect(&self.address).await.unwrap();
        let number = sqlx::query_scalar(question).fetch_one(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        number
    }

    /// Has it do something.
    pub async fn execute(&self, statement: &'static str) {
        let mut connection = PgConnection::connect(&self.address).await.unwrap();
        connection.execute(statement).await.unwrap();
        connection.close().await.unwrap();
    }
}

/// The databases that a test has to work on: a file, and this one if it could be started.
pub fn both(name: &str, postgres: Option<&Postgres>) -> Vec<Database> {
    let file = Database::Sqlite(super::folder(name).join("ragtag.sqlite"));
    let other = postgres.map(|postgres| Database::Postgres(postgres.address.clone()));
    [file].into_iter().chain(other).collect()
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // A test that failed may have left it stopped.
        self.signal("-CONT");
        self.end();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
