//! Players at many tables, as a process of their own.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Lines, Write};
use std::net::IpAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::{ProgressBar, ProgressStyle};
use reqwest::{Method, RequestBuilder};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::{Failure, SEATS};

/// After so long an answer that a seat was not told of was a secret one.
const PATIENCE: Duration = Duration::from_secs(2);
/// A stream that has told nothing for so long does not work.
const OPENING: Duration = Duration::from_mins(1);
/// So many tables are set up at a time.
const AT_ONCE: usize = 8;
/// What players say when all their streams are open.
const READY: &str = "ready";

/// How long answers took until everybody had seen them.
#[derive(Serialize, Deserialize)]
pub(crate) struct Seen {
    pub(crate) microseconds: Vec<u64>,
    /// How many were not seen, by the reason.
    pub(crate) failed: BTreeMap<String, usize>,
}

/// A process of players, as the benchmark sees it.
pub(crate) struct Crowd {
    child: Child,
    says: Lines<BufReader<ChildStdout>>,
}

impl Crowd {
    /// Players at so many tables of a server, who connect from an address.
    pub(crate) fn start(
        server: &str,
        from: IpAddr,
        tables: usize,
        rate: f64,
        seconds: u32,
    ) -> Result<Crowd, Failure> {
        let numbers = [tables.to_string(), rate.to_string(), seconds.to_string()];
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["players", server, &from.to_string()]).args(numbers);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let says = BufReader::new(child.stdout.take().ok_or("no pipe")?).lines();
        Ok(Crowd { child, says })
    }

    fn hear(&mut self) -> Result<String, Failure> {
        Ok(self.says.next().ok_or("the players have gone")??)
    }

    /// Waits until all tables stand and every stream has told where its table is.
    pub(crate) fn wait_until_ready(&mut self) -> Result<(), Failure> {
        let said = self.hear()?;
        if said == READY { Ok(()) } else { Err(said.into()) }
    }

    /// Lets them play.
    pub(crate) fn go(&mut self) -> Result<(), Failure> {
        Ok(writeln!(self.child.stdin.as_mut().ok_or("no pipe")?)?)
    }

    /// What came of it.
    pub(crate) fn result(mut self) -> Result<Seen, Failure> {
        let said = self.hear()?;
        Ok(serde_json::from_str(&said).map_err(|_| said)?)
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a table, and what the stream told them last: the number of their question, and when; or why it ended.
struct Person {
    cookie: String,
    told: watch::Sender<Result<Option<(u64, Instant)>, String>>,
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
        let person = |cookie: &String| Person { cookie: cookie.clone(), told: watch::Sender::new(Ok(None)) };
        let table = Arc::new(Table { id, people: cookies.iter().map(person).collect() });
        for at in 0..SEATS {
            let (caller, table) = (Arc::clone(self), Arc::clone(&table));
            tokio::spawn(async move {
                let ended = caller.listen(&table, at).await.err().map_or("it ended".into(), |why| why);
                table.people[at].told.send_modify(|told| *told = Err(format!("a stream: {ended}")));
            });
        }
        Ok(table)
    }

    async fn listen(&self, table: &Table, at: usize) -> Result<(), Failure> {
        let person = &table.people[at];
        let path = format!("/api/tables/{}/stream", table.id);
        let response = self.request(Method::GET, &path, &person.cookie).send().await?.error_for_status()?;
        let mut bytes = response.bytes_stream();
        while let Some(chunk) = bytes.try_next().await? {
            let now = Instant::now();
            let text = String::from_utf8_lossy(&chunk);
            let data = text.lines().filter_map(|line| line.strip_prefix("data: "));
            let mut told =
                data.filter_map(|data| serde_json::from_str::<Value>(data).ok()?["number"].as_u64());
            if let Some(number) = told.next_back() {
                person.told.send_modify(|told| *told = Ok(Some((number, now))));
            }
        }
        Ok(())
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
            let before = table.people.iter().map(Person::number).collect::<Result<Vec<_>, _>>()?;
            let sent = Instant::now();
            let body = json!({ "number": look["number"], "answer": words });
            self.call(Method::POST, &format!("{path}/answer"), &person.cookie, body).await?;
            return seen(table, at, &before, sent).await;
        }
        Err("nobody is asked".into())
    }
}

impl Person {
    /// The number that the stream told last.
    fn number(&self) -> Result<Option<u64>, String> {
        self.told.borrow().as_ref().map(|told| told.map(|(number, _)| number)).map_err(Clone::clone)
    }
}

/// How long it took until every seat that is told of the answer was.
async fn seen(table: &Table, own: usize, before: &[Option<u64>], sent: Instant) -> Result<Duration, Failure> {
    let mut latest = sent;
    for (at, person) in table.people.iter().enumerate() {
        let mut told = person.told.subscribe();
        let newer =
            told.wait_for(|told| told.as_ref().is_ok_and(|told| told.map(|(number, _)| number) > before[at]));
        match tokio::time::timeout_at((sent + PATIENCE).into(), newer).await {
            Ok(told) => latest = told?.clone()?.map_or(latest, |(_, when)| latest.max(when)),
            Err(_) if at == own => return Err("an answer was never seen".into()),
            Err(_) => {}
        }
    }
    Ok(latest - sent)
}

/// Sets tables up, says so, and plays when it is told to.
pub(crate) async fn play(
    server: String,
    from: IpAddr,
    tables: usize,
    rate: f64,
    seconds: u32,
) -> Result<(), Failure> {
    let http = reqwest::Client::builder().local_address(from).build()?;
    let caller = Arc::new(Caller { base: format!("http://{server}"), http });
    let cookies = [caller.guest().await?, caller.guest().await?, caller.guest().await?];
    let tables = set_up(&caller, &cookies, tables).await?;
    println!("{READY}");
    std::io::stdin().lock().read_line(&mut String::new())?;
    let seen = keep_the_pace(&caller, &tables, rate, seconds).await;
    println!("{}", serde_json::to_string(&seen)?);
    Ok(())
}

async fn set_up(caller: &Arc<Caller>, cookies: &[String], count: usize) -> Result<Vec<Arc<Table>>, Failure> {
    let progress = bar(count as u64, "tables");
    let making = stream::iter(0..count).map(|_| caller.table(cookies)).buffer_unordered(AT_ONCE);
    let tables: Vec<Arc<Table>> = making.inspect(|_| progress.inc(1)).try_collect().await?;
    progress.finish_and_clear();
    // Idle means that every stream has told where its table stands.
    for person in tables.iter().flat_map(|table| &table.people) {
        let mut told = person.told.subscribe();
        let open = told.wait_for(|told| !matches!(told, Ok(None)));
        tokio::time::timeout(OPENING, open).await.map_err(|_| "a stream says nothing")??.clone()?;
    }
    Ok(tables)
}

async fn keep_the_pace(caller: &Arc<Caller>, tables: &[Arc<Table>], rate: f64, seconds: u32) -> Seen {
    let mut pace = tokio::time::interval(Duration::from_secs_f64(1.0 / rate));
    let mut answers = JoinSet::new();
    let count = (rate * f64::from(seconds)) as usize;
    let progress = bar(count as u64, "answers");
    for table in tables.iter().cycle().take(count) {
        pace.tick().await;
        let (caller, table) = (Arc::clone(caller), Arc::clone(table));
        answers.spawn(async move { caller.answer(&table).await });
        progress.inc(1);
    }
    let mut seen = Seen { microseconds: Vec::new(), failed: BTreeMap::new() };
    for answer in answers.join_all().await {
        match answer {
            Ok(time) => seen.microseconds.push(time.as_micros() as u64),
            Err(failure) => *seen.failed.entry(failure.to_string()).or_insert(0) += 1,
        }
    }
    progress.finish_and_clear();
    seen
}

fn bar(length: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:8} {bar:40} {pos}/{len}");
    ProgressBar::new(length).with_message(what).with_style(style.unwrap_or(ProgressStyle::default_bar()))
}
