//! A load benchmark: people at many tables over HTTP on loopback.
//!
//! `cargo run --release -p server --example load -- [TABLES] [ANSWERS A SECOND] [SECONDS]`
//!
//! Every table has three seats, each with a stream of updates. Answers are given at a fixed pace at random
//! tables. An answer counts as seen when the streams of all three seats have told of it, or, if it was a secret
//! one, when its own seat's has.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use server::{Config, Database, Limits, Server};

const SEATS: usize = 3;

struct Person {
    cookie: String,
    /// The last number of the seat and when the stream told it.
    told: Mutex<HashMap<u64, Instant>>,
}

struct Table {
    id: String,
    people: Vec<Arc<Person>>,
}

struct Caller {
    base: String,
    http: reqwest::Client,
}

impl Caller {
    fn request(&self, method: Method, path: &str, cookie: &str) -> RequestBuilder {
        self.http
            .request(method, format!("{}{path}", self.base))
            .header("cookie", cookie)
            .header("content-type", "application/json")
    }

    async fn call(
        &self,
        method: Method,
        path: &str,
        cookie: &str,
        body: Value,
    ) -> Result<Value, reqwest::Error> {
        let request = self.request(method, path, cookie).body(body.to_string());
        request.send().await?.error_for_status()?.json().await
    }

    async fn person(&self) -> Result<Arc<Person>, reqwest::Error> {
        let request =
            self.request(Method::POST, "/api/session", "").body(json!({ "name": "Load" }).to_string());
        let response = request.send().await?;
        let cookie =
            response.headers().get("set-cookie").and_then(|value| value.to_str().ok()).unwrap_or_default();
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Arc::new(Person { cookie, told: Mutex::default() }))
    }

    async fn table(
        self: &Arc<Caller>,
        people: Vec<Arc<Person>>,
    ) -> Result<Table, Box<dyn std::error::Error>> {
        let seats = [json!({ "kind": "me" }), json!({ "kind": "open" }), json!({ "kind": "open" })];
        let body =
            json!({ "game": "fleet", "setup": { "players": SEATS }, "seats": seats, "visibility": "public" });
        let made = self.call(Method::POST, "/api/tables", &people[0].cookie, body).await?;
        let id = made["id"].as_str().ok_or("no id")?.to_owned();
        for person in &people[1..] {
            self.call(Method::POST, &format!("/api/tables/{id}/join"), &person.cookie, json!({})).await?;
        }
        self.call(Method::POST, &format!("/api/tables/{id}/start"), &people[0].cookie, json!({})).await?;
        for person in &people {
            let (caller, person, path) =
                (Arc::clone(self), Arc::clone(person), format!("/api/tables/{id}/stream"));
            tokio::spawn(async move { caller.listen(&person, &path).await });
        }
        Ok(Table { id, people })
    }

    async fn listen(&self, person: &Person, path: &str) {
        let Ok(response) = self.request(Method::GET, path, &person.cookie).send().await else { return };
        let mut bytes = response.bytes_stream();
        while let Some(Ok(chunk)) = bytes.next().await {
            let now = Instant::now();
            let text = String::from_utf8_lossy(&chunk);
            for data in text.lines().filter_map(|line| line.strip_prefix("data: ")) {
                let number =
                    serde_json::from_str::<Value>(data).ok().and_then(|data| data["number"].as_u64());
                if let (Some(number), Ok(mut told)) = (number, person.told.lock()) {
                    told.entry(number).or_insert(now);
                }
            }
        }
    }

    /// Gives one answer at a table; how long it took until all had seen it.
    async fn answer(&self, table: &Table) -> Result<Option<Duration>, reqwest::Error> {
        for (at, person) in table.people.iter().enumerate() {
            let path = format!("/api/tables/{}", table.id);
            let look = self.call(Method::GET, &format!("{path}/look"), &person.cookie, Value::Null).await?;
            if look["prompt"].is_null() {
                continue;
            }
            let words: Vec<&Value> = look["prompt"]["options"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|option| &option["word"])
                .take(look["prompt"]["least"].as_u64().unwrap_or(1).max(1) as usize)
                .collect();
            let before: Vec<u64> = table.people.iter().map(|person| last(person)).collect();
            let sent = Instant::now();
            let body = json!({ "number": look["number"], "answer": words });
            self.call(Method::POST, &format!("{path}/answer"), &person.cookie, body).await?;
            return Ok(Some(seen(table, at, &before, sent).await));
        }
        Ok(None)
    }
}

fn last(person: &Person) -> u64 {
    person.told.lock().ok().and_then(|told| told.keys().max().copied()).unwrap_or(0)
}

/// How long it took until every seat that is told of the answer was.
async fn seen(table: &Table, own: usize, before: &[u64], sent: Instant) -> Duration {
    let patience = sent + Duration::from_secs(2);
    let mut latest = sent;
    for (at, person) in table.people.iter().enumerate() {
        loop {
            let newer = person.told.lock().ok().and_then(|told| {
                told.iter().filter(|(number, _)| **number > before[at]).map(|(_, when)| *when).min()
            });
            if let Some(when) = newer {
                latest = latest.max(when);
                break;
            }
            // A secret answer makes no sound at the others.
            if at != own && Instant::now() > sent + Duration::from_millis(250) || Instant::now() > patience {
                break;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    latest - sent
}

fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default().to_owned();
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<usize>());
    let mut next = |usual: usize| arguments.next().unwrap_or(Ok(usual));
    let (count, rate, seconds) = (next(2000)?, next(200)?, next(20)?);
    let folder = std::env::temp_dir().join(format!("ragtag-load-{}", std::process::id()));
    let mut config = Config::new("127.0.0.1:0".parse()?, Database::Sqlite(folder.join("ragtag.sqlite")));
    config.limits = Limits { changes: 1_000_000, sessions: 100_000_000 };
    let server = Server::start(config).await?;
    let base = format!("http://{}", server.address);
    let caller = Arc::new(Caller { base, http: reqwest::Client::new() });
    let people = [caller.person().await?, caller.person().await?, caller.person().await?];
    let without = resident();
    let begun = Instant::now();
    let mut tables = Vec::new();
    for _ in 0..count {
        let mut seated = Vec::new();
        for person in &people {
            // The same three play everywhere; each seat has its own ears.
            seated.push(Arc::new(Person { cookie: person.cookie.clone(), told: Mutex::default() }));
        }
        tables.push(Arc::new(caller.table(seated).await?));
    }
    let with = resident();
    println!("{count} tables with {} streams in {:.1} s", count * SEATS, begun.elapsed().as_secs_f64());
    println!(
        "memory of a table with its {SEATS} streams (both ends of the connections in this process): {} kB",
        with.saturating_sub(without) / count as u64
    );
    let results: Arc<Mutex<Vec<Duration>>> = Arc::default();
    let failures = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let mut pace = tokio::time::interval(Duration::from_secs_f64(1.0 / rate as f64));
    let mut tasks = Vec::new();
    for turn in 0..rate * seconds {
        pace.tick().await;
        let table = Arc::clone(&tables[turn * 7919 % tables.len()]);
        let (caller, results, failures) = (Arc::clone(&caller), Arc::clone(&results), Arc::clone(&failures));
        tasks.push(tokio::spawn(async move {
            match caller.answer(&table).await {
                Ok(Some(took)) => {
                    if let Ok(mut results) = results.lock() {
                        results.push(took);
                    }
                }
                Ok(None) => {}
                Err(_) => {
                    failures.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                }
            }
        }));
    }
    for task in tasks {
        task.await?;
    }
    let mut results = results.lock().map_err(|_| "a task failed")?.clone();
    results.sort();
    let at = |share: f64| results.get((results.len() as f64 * share) as usize).copied().unwrap_or_default();
    println!(
        "{} answers at {rate} a second, {} refused or failed; seen by every seat: half within {:.1} ms, 99 % within {:.1} ms, all within {:.1} ms",
        results.len(),
        failures.load(std::sync::atomic::Ordering::Relaxed),
        at(0.5).as_secs_f64() * 1e3,
        at(0.99).as_secs_f64() * 1e3,
        results.last().copied().unwrap_or_default().as_secs_f64() * 1e3,
    );
    server.stop().await;
    let _ = std::fs::remove_dir_all(folder);
    Ok(())
}
