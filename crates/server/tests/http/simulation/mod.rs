//! Whole games on storage in which everything goes wrong that can, on one node and on two that share it, with
//! clocks that jump. Every acknowledgement is held against what is stored in the end. Time and chance are
//! simulated: a seed that fails is printed, and goes the same way again. The game is the kernel's tiny one, so that
//! there is time for thousands.
//!
//! `cargo test -p server simulation` plays a few; `RAGTAG_FAULT_SEEDS=10000` in the environment plays so many, and
//! `RAGTAG_FAULT_SEED=7` plays one alone and tells what happened.

mod game;
mod weather;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};
use server::hub::{Hub, folded};
use server::store::{Millis, Store};
use server::world::World;
use server::{Database, http};
use tabletop::Seed;
use tabletop::hosting::{Title, Titled};
use tokio::time::Instant;
use tower::ServiceExt as _;

use crate::common::ledger::Ledger;
use crate::common::{Chance, config, folder, some_answer};
use weather::{Exposed, Weather};

/// So many seeds when nobody says otherwise.
const SEEDS: u64 = 24;
/// In simulated time every game is over by then.
const PATIENCE: Duration = Duration::from_hours(1);
/// Some day.
const BEGINNING: Millis = 1_800_000_000_000;

/// A world whose clock jumps and whose chance is known.
struct Simulated {
    chance: Mutex<Chance>,
    began: OnceLock<Instant>,
    jumped: AtomicI64,
}

impl Simulated {
    /// How long time has been simulated.
    fn age(&self) -> Duration {
        self.began.get().map_or(Duration::ZERO, Instant::elapsed)
    }
}

impl World for Simulated {
    fn now(&self) -> Millis {
        BEGINNING + self.age().as_millis() as i64 + self.jumped.load(Ordering::SeqCst)
    }

    fn seed(&self) -> Seed {
        let mut chance = self.chance.lock().unwrap();
        Seed(std::array::from_fn(|_| chance.below(256) as u8))
    }

    fn games(&self) -> &'static [&'static dyn Title] {
        &[&Titled::<game::bluff::Bluff>::NEW]
    }

    fn aside(&self, work: Box<dyn FnOnce() + Send>) {
        work();
    }
}

/// A server without a network.
struct Node {
    router: Router,
    hub: Arc<Hub>,
    store: Store,
    world: Arc<Simulated>,
}

impl Node {
    /// Opens its store, which takes real time.
    async fn open(file: &Path, weather: &Arc<Weather>, chance: u64, shared: bool) -> Node {
        let world = Arc::new(Simulated {
            chance: Mutex::new(Chance(chance)),
            began: OnceLock::new(),
            jumped: AtomicI64::new(0),
        });
        let backend = Exposed { file: file.to_owned(), weather: Arc::clone(weather), shared };
        let store = Store::on(Arc::new(backend), "simulated", Arc::clone(&world) as Arc<dyn World>);
        let store = store.await.unwrap();
        let hub = Hub::new(store.clone(), config(Database::Sqlite(file.to_owned())));
        Node { router: http::router(Arc::clone(&hub)), hub, store, world }
    }

    fn start(&self) {
        let _ = self.world.began.set(Instant::now());
        tokio::spawn(Arc::clone(&self.hub).watch_clocks());
        tokio::spawn(Arc::clone(&self.hub).follow_others());
    }

    async fn call(&self, method: Method, path: &str, cookie: &str, body: &Value) -> (StatusCode, Value) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()))
            .unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let cookie = response.headers().get(header::SET_COOKIE).cloned();
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let mut value = serde_json::from_slice(&body).unwrap_or(Value::Null);
        if let Some(cookie) = cookie {
            value["cookie"] = json!(cookie.to_str().unwrap().split(';').next().unwrap());
        }
        (status, value)
    }

    /// Asks for something that has to work.
    async fn post(&self, path: &str, cookie: &str, body: Value) -> Value {
        let (status, answer) = self.call(Method::POST, path, cookie, &body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }
}

/// Everything that one seed decides.
struct Simulation {
    weather: Arc<Weather>,
    nodes: Vec<Node>,
    /// What happened, in order.
    told: Mutex<Vec<String>>,
}

/// What came of a seed.
struct Course {
    told: Vec<String>,
    acknowledged: usize,
    unacknowledged: usize,
}

/// Somebody at the table.
struct Person {
    seat: u8,
    cookie: String,
}

impl Simulation {
    fn tell(&self, what: &str) {
        let at = self.nodes[0].world.age().as_millis();
        self.told.lock().unwrap().push(format!("{at:>9} ms  {what}"));
    }

    /// A table for two people and a program.
    async fn sit_down(&self) -> (String, Vec<Person>) {
        let node = &self.nodes[0];
        let mut people = Vec::new();
        for (seat, name) in ["Ann", "Ben"].into_iter().enumerate() {
            let entered = node.post("/api/session", "", json!({ "name": name })).await;
            let cookie = entered["cookie"].as_str().unwrap().to_owned();
            people.push(Person { seat: seat as u8, cookie });
        }
        let bot = json!({ "kind": "bot", "bot": "random" });
        let seats = [json!({ "kind": "me" }), json!({ "kind": "open" }), bot];
        let seconds = [None, Some(20), Some(3600)][self.weather.below(3)];
        let table = json!({
            "game": "bluff", "setup": { "turns": 6 }, "seats": seats, "visibility": "public",
            "pace": { "kind": "live", "seconds": seconds },
        });
        let made = node.post("/api/tables", &people[0].cookie, table).await;
        let table = made["id"].as_str().unwrap().to_owned();
        node.post(&format!("/api/tables/{table}/join"), &people[1].cookie, json!({})).await;
        node.post(&format!("/api/tables/{table}/start"), &people[0].cookie, json!({})).await;
        (table, people)
    }

    /// Somebody plays until the game is over, at one node or another.
    async fn play(&self, table: &str, person: &Person) -> Result<Ledger, String> {
        let mut ledger = Ledger::default();
        let mut numbers = vec![0; self.nodes.len()];
        let path = format!("/api/tables/{table}");
        let Person { seat, cookie } = person;
        loop {
            let at = self.weather.below(self.nodes.len());
            let node = &self.nodes[at];
            let (status, look) = node.call(Method::GET, &format!("{path}/look"), cookie, &Value::Null).await;
            if status == StatusCode::OK {
                let number = look["number"].as_u64().unwrap();
                if number < numbers[at] {
                    return Err(format!("node {at} had acknowledged {} and shows {number}", numbers[at]));
                }
                if !look["outcome"].is_null() {
                    return Ok(ledger);
                }
            } else if status == StatusCode::SERVICE_UNAVAILABLE {
                self.tell(&format!("node {at}, seat {seat}: no look, {look}"));
            } else {
                return Err(format!("a look: {status} {look}"));
            }
            // Everybody thinks, at least a little: without that no time would pass.
            tokio::time::sleep(Duration::from_millis(20 + self.weather.below(500) as u64)).await;
            if status != StatusCode::OK || look["prompt"].is_null() {
                continue;
            }
            let body = some_answer(&look, &mut Chance(1 + self.weather.below(1 << 30) as u64));
            // Impatient people click twice, and their browser may ask another node the second time.
            let clicks = 1 + usize::from(self.weather.below(6) == 0);
            let (place, mut clicked) = (format!("{path}/answer"), Vec::new());
            for _ in 0..clicks {
                let at = self.weather.below(self.nodes.len());
                let answer = self.nodes[at].call(Method::POST, &place, cookie, &body);
                clicked.push(async move { (at, answer.await) });
            }
            for (at, (status, answer)) in futures_util::future::join_all(clicked).await {
                let said = if status == StatusCode::OK { &answer["number"] } else { &answer };
                self.tell(&format!("node {at}, seat {seat}: {} -> {status} {said}", body["number"]));
                let fine = [StatusCode::OK, StatusCode::CONFLICT, StatusCode::SERVICE_UNAVAILABLE];
                if !fine.contains(&status) {
                    return Err(format!("an answer: {status} {answer}"));
                }
                if status == StatusCode::OK {
                    numbers[at] = numbers[at].max(answer["number"].as_u64().unwrap());
                }
                let words = serde_json::from_value(body["answer"].clone()).unwrap();
                ledger.note(words, status == StatusCode::OK);
            }
        }
    }

    /// Clocks that are set now and then.
    async fn set_clocks(&self) {
        loop {
            tokio::time::sleep(Duration::from_secs(5 + self.weather.below(100) as u64)).await;
            let world = &self.nodes[self.weather.below(self.nodes.len())].world;
            let jump = [1_000, 60_000, 3_600_000][self.weather.below(3)];
            let jump = self.weather.below(2 * jump) as i64 - jump as i64;
            self.tell(&format!("a clock jumps by {jump} ms"));
            world.jumped.fetch_add(jump, Ordering::SeqCst);
        }
    }

    /// Plays a game and checks everything.
    async fn run(&self) -> Result<(usize, usize), String> {
        let (table, people) = self.sit_down().await;
        self.weather.becomes_bad();
        let playing =
            futures_util::future::try_join_all(people.iter().map(|person| self.play(&table, person)));
        let ledgers = tokio::select! {
            biased;
            ledgers = tokio::time::timeout(PATIENCE, playing) => {
                ledgers.map_err(|_| "the game does not come to its end".to_owned())??
            }
            () = self.set_clocks() => unreachable!("clocks never stop"),
        };
        self.weather.becomes_calm();
        tokio::time::sleep(Duration::from_secs(30)).await;
        for Person { seat, cookie } in &people {
            let mut looks = Vec::new();
            for node in &self.nodes {
                let path = format!("/api/tables/{table}/look");
                let (status, mut look) = node.call(Method::GET, &path, cookie, &Value::Null).await;
                // Only the node where a step was played can take answers back into it.
                look["can-undo"] = Value::Null;
                if status != StatusCode::OK {
                    return Err(format!("in the end: {status} {look}"));
                }
                looks.push(look);
            }
            if looks.windows(2).any(|pair| pair[0] != pair[1]) {
                return Err(format!(
                    "the nodes show seat {seat} different things:\n{}\n{}",
                    looks[0], looks[1]
                ));
            }
        }
        let stored = self.nodes[0].store.stored_match(&table.parse().unwrap()).await;
        let entries = folded(&stored.map_err(|error| error.to_string())?.ok_or("there is no match")?);
        for (person, ledger) in people.iter().zip(&ledgers) {
            ledger.check(person.seat, entries.clone())?;
        }
        let acknowledged: usize = ledgers.iter().map(Ledger::acknowledged).sum();
        Ok((acknowledged, ledgers.iter().map(Ledger::len).sum::<usize>() - acknowledged))
    }
}

/// An empty database, made once.
struct Blank {
    folder: PathBuf,
}

impl Blank {
    fn make(name: &str) -> Blank {
        let folder = folder(name);
        let file = folder.join("blank.sqlite");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            Store::open(&Database::Sqlite(file)).await.unwrap().close().await;
        });
        Blank { folder }
    }
}

impl Drop for Blank {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn simulate(blank: &Blank, seed: u64) -> Result<Course, String> {
    let folder = blank.folder.join(format!("{seed}-{:?}", std::thread::current().id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("ragtag.sqlite");
    std::fs::copy(blank.folder.join("blank.sqlite"), &file).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let course = runtime.block_on(async {
        // Small numbers are much alike to so simple a generator.
        let mut chance = Chance(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut part = || chance.below(1 << 40) as u64 + 1;
        let weather = Weather::new(part());
        let mut nodes = Vec::new();
        let count = 1 + usize::from(seed % 2 == 1);
        for _ in 0..count {
            nodes.push(Node::open(&file, &weather, part(), count > 1).await);
        }
        tokio::time::pause();
        // The first timer brings the clock to a whole millisecond.
        tokio::time::sleep(Duration::from_millis(1)).await;
        nodes.iter().for_each(Node::start);
        let simulation = Simulation { weather, nodes, told: Mutex::default() };
        let ran = simulation.run().await;
        let told = std::mem::take(&mut *simulation.told.lock().unwrap());
        match ran {
            Ok((acknowledged, unacknowledged)) => Ok(Course { told, acknowledged, unacknowledged }),
            Err(problem) => Err(format!("{}\n{problem}", told.join("\n"))),
        }
    });
    drop(runtime);
    let _ = std::fs::remove_dir_all(&folder);
    course
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is no number")))
}

#[test]
fn no_fault_of_the_storage_loses_an_acknowledged_answer() {
    let blank = Blank::make("simulation");
    if let Some(seed) = number("RAGTAG_FAULT_SEED") {
        let course = simulate(&blank, seed).unwrap_or_else(|problem| panic!("seed {seed}:\n{problem}"));
        println!("{}", course.told.join("\n"));
        return;
    }
    let seeds = number("RAGTAG_FAULT_SEEDS").unwrap_or(SEEDS);
    let next = AtomicU64::new(0);
    let failures: Mutex<BTreeMap<u64, String>> = Mutex::default();
    let (taken, not_taken) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::SeqCst);
                    if seed >= seeds {
                        return;
                    }
                    let course = std::panic::catch_unwind(|| simulate(&blank, seed));
                    match course.unwrap_or_else(|_| Err("it panicked".to_owned())) {
                        Ok(course) => {
                            taken.fetch_add(course.acknowledged as u64, Ordering::SeqCst);
                            not_taken.fetch_add(course.unacknowledged as u64, Ordering::SeqCst);
                        }
                        Err(problem) => {
                            let last = problem.lines().last().unwrap_or_default();
                            eprintln!("RAGTAG_FAULT_SEED={seed}: {last}");
                            failures.lock().unwrap().insert(seed, problem);
                        }
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    println!("{seeds} games: {taken:?} answers acknowledged, {not_taken:?} not; {} failed", failures.len());
    if let Some((seed, problem)) = failures.first_key_value() {
        panic!("{} seeds fail; RAGTAG_FAULT_SEED={seed}:\n{problem}", failures.len());
    }
    assert!(not_taken.into_inner() > 0, "nothing ever went wrong");
}

#[test]
fn a_seed_goes_the_same_way_twice() {
    let blank = Blank::make("simulated-twice");
    for seed in [3, 4] {
        let [one, other] = [(); 2].map(|()| simulate(&blank, seed).unwrap());
        for (at, (one, other)) in one.told.iter().zip(&other.told).enumerate() {
            assert_eq!(one, other, "seed {seed}, line {at}");
        }
        assert_eq!(one.told.len(), other.told.len());
    }
}
