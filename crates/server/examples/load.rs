//! A load benchmark: programs play at many tables over HTTP on loopback.
//!
//! `cargo run --release -p server --example load -- [TABLES] [ANSWERS A SECOND] [SECONDS]`
//!
//! The server is a process of its own, so that its memory can be told. Every table has three seats, each with a
//! stream of updates. Answers are given at a fixed pace, at one table after the other. An answer counts as seen
//! when the streams of all seats have told of it; a secret one, when that of its own seat has.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use indicatif::{ProgressBar, ProgressStyle};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use server::{Config, Database, Limits, Server};
use tokio::sync::watch;
use tokio::task::JoinSet;

type Failure = Box<dyn std::error::Error + Send + Sync>;

const SEATS: usize = 3;
/// The argument with which the benchmark starts itself as the server.
const AS_SERVER: &str = "as-server";
/// After so long an answer that a seat was not told of was a secret one.
const PATIENCE: Duration = Duration::from_secs(2);

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // Every stream is an open file.
    rlimit::increase_nofile_limit(u64::MAX)?;
    let runtime = tokio::runtime::Runtime::new()?;
    match arguments.as_slice() {
        [role, folder] if role == AS_SERVER => runtime.block_on(serve(folder)),
        numbers => {
            let number = |at: usize, usual| numbers.get(at).map_or(Ok(usual), |text| text.parse::<usize>());
            runtime.block_on(measure(number(0, 2000)?, number(1, 200)?, number(2, 30)?))
        }
    }
}

async fn serve(folder: &str) -> Result<(), Failure> {
    let database = Database::Sqlite(std::path::Path::new(folder).join("ragtag.sqlite"));
    let mut config = Config::new("127.0.0.1:0".parse()?, database);
    // Three people play at all tables, far more than people can.
    config.limits = Limits::none();
    let mut server = Server::start(config).await?;
    println!("{}", server.address);
    std::io::stdout().flush()?;
    server.wait().await;
    Ok(())
}

/// The server's process, which ends with the benchmark.
struct Serving {
    child: Child,
    address: String,
    folder: std::path::PathBuf,
}

impl Serving {
    fn start() -> Result<Serving, Failure> {
        let folder = std::env::temp_dir().join(format!("ragtag-load-{}", std::process::id()));
        let mut child = Command::new(std::env::current_exe()?)
            .arg(AS_SERVER)
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut address = String::new();
        BufReader::new(child.stdout.take().ok_or("no pipe")?).read_line(&mut address)?;
        Ok(Serving { child, address: address.trim().to_owned(), folder })
    }

    /// How much memory it uses, in kB.
    fn memory(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Somebody at a table, and what the stream told them last: the number of their question, and when.
struct Person {
    cookie: String,
    told: watch::Sender<Option<(u64, Instant)>>,
}

struct Table {
    id: String,
    people: Vec<Person>,
}

struct Caller {
    base: String,
    http: reqwest::Client,
}

impl Caller {
    fn request(&self, method: Method, path: &str, cookie: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        request.header("cookie", cookie).header("content-type", "application/json")
    }

    async fn call(&self, method: Method, path: &str, cookie: &str, body: Value) -> Result<Value, Failure> {
        let request = self.request(method, path, cookie).body(body.to_string());
        Ok(request.send().await?.error_for_status()?.json().await?)
    }

    /// The cookie of a new guest.
    async fn guest(&self) -> Result<String, Failure> {
        let body = json!({ "name": "Load" }).to_string();
        let response = self.request(Method::POST, "/api/session", "").body(body).send().await?;
        let cookie = response.headers().get("set-cookie").ok_or("no cookie")?.to_str()?;
        Ok(cookie.split(';').next().unwrap_or_default().to_owned())
    }

    /// A game that has begun, with everybody's stream open.
    async fn table(self: &Arc<Caller>, cookies: &[String]) -> Result<Arc<Table>, Failure> {
        let seats = [json!({ "kind": "me" }), json!({ "kind": "open" }), json!({ "kind": "open" })];
        let setup = json!({ "players": SEATS });
        let body = json!({ "game": "fleet", "setup": setup, "seats": seats, "visibility": "public" });
        let made = self.call(Method::POST, "/api/tables", &cookies[0], body).await?;
        let id = made["id"].as_str().ok_or("no id")?.to_owned();
        for cookie in &cookies[1..] {
            self.call(Method::POST, &format!("/api/tables/{id}/join"), cookie, json!({})).await?;
        }
        self.call(Method::POST, &format!("/api/tables/{id}/start"), &cookies[0], json!({})).await?;
        let person = |cookie: &String| Person { cookie: cookie.clone(), told: watch::Sender::new(None) };
        let table = Arc::new(Table { id, people: cookies.iter().map(person).collect() });
        for at in 0..SEATS {
            let (caller, table) = (Arc::clone(self), Arc::clone(&table));
            tokio::spawn(async move { caller.listen(&table, at).await });
        }
        Ok(table)
    }

    async fn listen(&self, table: &Table, at: usize) {
        let person = &table.people[at];
        let path = format!("/api/tables/{}/stream", table.id);
        let Ok(response) = self.request(Method::GET, &path, &person.cookie).send().await else { return };
        let mut bytes = response.bytes_stream();
        while let Some(Ok(chunk)) = bytes.next().await {
            let now = Instant::now();
            let text = String::from_utf8_lossy(&chunk);
            let data = text.lines().filter_map(|line| line.strip_prefix("data: "));
            let mut told =
                data.filter_map(|data| serde_json::from_str::<Value>(data).ok()?["number"].as_u64());
            if let Some(number) = told.next_back() {
                person.told.send_replace(Some((number, now)));
            }
        }
    }

    /// Gives one answer at a table; how long it took until all had seen it.
    async fn answer(&self, table: &Table) -> Result<Duration, Failure> {
        let path = format!("/api/tables/{}", table.id);
        for (at, person) in table.people.iter().enumerate() {
            let look = self.call(Method::GET, &format!("{path}/look"), &person.cookie, Value::Null).await?;
            let prompt = &look["prompt"];
            let Some(options) = prompt["options"].as_array() else { continue };
            let least = prompt["least"].as_u64().unwrap_or(1).max(1) as usize;
            let words: Vec<&Value> = options.iter().map(|option| &option["word"]).take(least).collect();
            let number = |person: &Person| person.told.borrow().map(|(number, _)| number);
            let before: Vec<Option<u64>> = table.people.iter().map(number).collect();
            let sent = Instant::now();
            let body = json!({ "number": look["number"], "answer": words });
            self.call(Method::POST, &format!("{path}/answer"), &person.cookie, body).await?;
            return seen(table, at, &before, sent).await;
        }
        Err("nobody is asked".into())
    }
}

/// How long it took until every seat that is told of the answer was.
async fn seen(table: &Table, own: usize, before: &[Option<u64>], sent: Instant) -> Result<Duration, Failure> {
    let mut latest = sent;
    for (at, person) in table.people.iter().enumerate() {
        let mut told = person.told.subscribe();
        let newer = told.wait_for(|told| told.map(|(number, _)| number) > before[at]);
        match tokio::time::timeout_at((sent + PATIENCE).into(), newer).await {
            Ok(told) => latest = told?.map_or(latest, |(_, when)| latest.max(when)),
            Err(_) if at == own => return Err("an answer was never seen".into()),
            Err(_) => {}
        }
    }
    Ok(latest - sent)
}

async fn measure(count: usize, rate: usize, seconds: usize) -> Result<(), Failure> {
    let serving = Serving::start()?;
    let base = format!("http://{}", serving.address);
    let caller = Arc::new(Caller { base, http: reqwest::Client::new() });
    let cookies = [caller.guest().await?, caller.guest().await?, caller.guest().await?];
    let without = serving.memory()?;
    let tables = set_up(&caller, &cookies, count).await?;
    let each = serving.memory()?.saturating_sub(without) / count.max(1) as u64;
    println!("{count} tables with {} streams; the server's memory for each table: {each} kB", count * SEATS);

    let mut pace = tokio::time::interval(Duration::from_secs_f64(1.0 / rate as f64));
    let mut answers = JoinSet::new();
    let progress = bar((rate * seconds) as u64, "answers");
    for turn in 0..rate * seconds {
        pace.tick().await;
        let (caller, table) = (Arc::clone(&caller), Arc::clone(&tables[turn % tables.len()]));
        answers.spawn(async move { caller.answer(&table).await });
        progress.inc(1);
    }
    let (mut took, mut failed) = (Vec::new(), BTreeMap::new());
    for answer in answers.join_all().await {
        match answer {
            Ok(time) => took.push(time),
            Err(failure) => *failed.entry(failure.to_string()).or_insert(0) += 1,
        }
    }
    progress.finish_and_clear();
    took.sort();
    let within = |share: f64| {
        let at = (took.len() as f64 * share) as usize;
        took.get(at).or(took.last()).copied().unwrap_or_default().as_secs_f64() * 1e3
    };
    println!("{} answers, {rate} a second; failed: {failed:?}", took.len());
    let (half, most, all) = (within(0.5), within(0.99), within(1.0));
    println!(
        "seen by every seat: 50 % within {half:.1} ms, 99 % within {most:.1} ms, all within {all:.1} ms"
    );
    println!("the server's memory in the end: {} MB", serving.memory()? / 1024);
    Ok(())
}

async fn set_up(caller: &Arc<Caller>, cookies: &[String], count: usize) -> Result<Vec<Arc<Table>>, Failure> {
    let progress = bar(count as u64, "tables");
    let mut tables = Vec::with_capacity(count);
    for _ in 0..count {
        tables.push(caller.table(cookies).await?);
        progress.inc(1);
    }
    progress.finish_and_clear();
    // Idle means that every stream has told where its table stands.
    for table in &tables {
        for person in &table.people {
            person.told.subscribe().wait_for(Option::is_some).await?;
        }
    }
    Ok(tables)
}

fn bar(length: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:8} {bar:40} {pos}/{len}");
    ProgressBar::new(length).with_message(what).with_style(style.unwrap_or(ProgressStyle::default_bar()))
}
