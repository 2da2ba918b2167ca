//! How much one person, one address and one account may do.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::{Millis, Store};
use server::world::{Reality, World};
use server::{Config, Database, Limits, Server};
use tabletop::Seed;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::common::{Client, config, folder};

/// Far longer than anything here takes.
const LONG: Duration = Duration::from_secs(20);

fn limited(name: &str, limit: impl Fn(&mut Limits)) -> Config {
    let mut config = config(Database::Sqlite(folder(name).join("ragtag.sqlite")));
    limit(&mut config.limits);
    config
}

async fn log_in(who: &Client, name: &str, password: &str) -> StatusCode {
    who.call(Method::POST, "/api/login", &json!({ "name": name, "password": password })).await.0
}

/// A line of what the system knows of this process, in kB.
fn memory(line: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|found| found.strip_prefix(line))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn many_passwords_at_once_take_neither_the_memory_nor_the_server() {
    let server = Server::start(limited("limits-passwords", |_| {})).await.unwrap();
    let nobody = Client::nobody(&format!("http://{}", server.address));
    let before = (memory("VmHWM:"), memory("VmRSS:"));
    let mut tries = JoinSet::new();
    for at in 0..200 {
        let nobody = nobody.clone();
        tries.spawn(async move { log_in(&nobody, &format!("somebody {at}"), "guessed it").await });
    }
    // Others are answered meanwhile.
    nobody.get("/api/games").await;
    let answers = tries.join_all().await;
    let count = |status| answers.iter().filter(|answer| **answer == status).count();
    let (wrong, turned_away) = (count(StatusCode::UNAUTHORIZED), count(StatusCode::TOO_MANY_REQUESTS));
    assert_eq!(wrong + turned_away, 200, "{answers:?}");
    assert!(wrong > 0 && turned_away > 0, "{wrong} were weighed, {turned_away} turned away");
    if let ((Some(most), Some(used)), Some(most_after)) = (before, memory("VmHWM:")) {
        // All at once took more than 2 GB.
        assert!(most_after < most.max(used + 800_000), "{most_after} kB");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_so_many_tries_however_its_name_is_written() {
    let server = Server::start(limited("limits-tries", |limits| limits.tries = 6)).await.unwrap();
    for name in ["Ann", "Ben"] {
        let guest = Client::guest(&server, name).await;
        guest.post("/api/account", json!({ "name": name, "password": "long enough" })).await;
    }
    let nobody = Client::nobody(&format!("http://{}", server.address));
    for name in ["Ann", "ANN", " ann", "ann ", "aNN", "Ann"] {
        assert_eq!(log_in(&nobody, name, "guessed it").await, StatusCode::UNAUTHORIZED, "{name}");
    }
    for name in ["Ann", "ANN", " ann "] {
        assert_eq!(log_in(&nobody, name, "long enough").await, StatusCode::TOO_MANY_REQUESTS, "{name}");
    }
    assert_eq!(log_in(&nobody, "Ben", "long enough").await, StatusCode::OK);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_that_are_made_up_are_all_the_same_address() {
    let server = Server::start(limited("limits-cookies", |limits| limits.changes = 5)).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    ann.get("/api/me").await;
    let mut refused = false;
    for at in 0..200 {
        let mut made_up = ann.clone();
        made_up.cookie = format!("ragtag=made-up-{at}");
        let (status, _) = made_up.call(Method::POST, "/api/tables", &json!({})).await;
        refused |= status == StatusCode::TOO_MANY_REQUESTS;
    }
    assert!(refused);
    let (status, _) = ann.call(Method::PUT, "/api/me", &json!({ "name": "Anna" })).await;
    assert_eq!(status, StatusCode::OK, "who has a session is counted by themselves");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn proxies_say_whose_requests_they_bring_and_others_do_not() {
    let enter = async |server: &Server, forwarded: &str| {
        let nobody = Client::nobody(&format!("http://{}", server.address));
        let request = nobody.request(Method::POST, "/api/session").header("x-forwarded-for", forwarded);
        request.body(json!({ "name": "Ann" }).to_string()).send().await.unwrap().status()
    };
    let mut config = limited("limits-proxy", |limits| limits.sessions = 2);
    config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    let server = Server::start(config).await.unwrap();
    for client in ["192.0.2.1", "2001:db8:1:2::1"] {
        assert_eq!(enter(&server, client).await, StatusCode::OK);
        assert_eq!(enter(&server, &format!("198.51.100.7, {client}")).await, StatusCode::OK);
        let made_up = format!("198.51.100.8, {client}");
        assert_eq!(enter(&server, &made_up).await, StatusCode::TOO_MANY_REQUESTS, "{client}");
    }
    // Whoever has one such address has all that begin like it.
    assert_eq!(enter(&server, "2001:db8:1:2::99").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(enter(&server, "2001:db8:1:3::1").await, StatusCode::OK);
    server.stop().await;

    let server = Server::start(limited("limits-no-proxy", |limits| limits.sessions = 2)).await.unwrap();
    assert_eq!(enter(&server, "192.0.2.1").await, StatusCode::OK);
    assert_eq!(enter(&server, "192.0.2.2").await, StatusCode::OK);
    assert_eq!(enter(&server, "192.0.2.3").await, StatusCode::TOO_MANY_REQUESTS);
    server.stop().await;
}

fn open_table() -> Value {
    let open = json!({ "kind": "open" });
    json!({ "game": "fleet", "setup": { "players": 3 }, "seats": [{ "kind": "me" }, open, open] })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_so_many_tables_at_once() {
    let server = Server::start(limited("limits-tables", |limits| limits.open_tables = 2)).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    let first = ann.post("/api/tables", open_table()).await["id"].as_str().unwrap().to_owned();
    // One that runs counts as well.
    ann.post("/api/tables/quick", json!({ "game": "fleet" })).await;
    for (path, body) in [("/api/tables", open_table()), ("/api/tables/quick", json!({ "game": "fleet" }))] {
        let (status, answer) = ann.call(Method::POST, path, &body).await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-tables"))
        );
    }
    Client::guest(&server, "Ben").await.post("/api/tables", open_table()).await;
    ann.post(&format!("/api/tables/{first}/leave"), json!({})).await;
    ann.post("/api/tables", open_table()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_makes_so_many_tables_an_hour() {
    let server = Server::start(limited("limits-new-tables", |limits| limits.new_tables = 3)).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    for _ in 0..3 {
        let id = ann.post("/api/tables", open_table()).await["id"].as_str().unwrap().to_owned();
        ann.post(&format!("/api/tables/{id}/leave"), json!({})).await;
    }
    let (status, answer) = ann.call(Method::POST, "/api/tables", &open_table()).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::TOO_MANY_REQUESTS, &json!("too-many-tables"))
    );
    server.stop().await;
}

/// A world in which programs think when the test lets them, and each look at the clock takes a while.
struct Hushed {
    looks: AtomicI64,
    thinkers: mpsc::UnboundedSender<Box<dyn FnOnce() + Send>>,
}

impl World for Hushed {
    fn now(&self) -> Millis {
        1_800_000_000_000 + 100 * self.looks.fetch_add(1, Ordering::SeqCst)
    }

    fn seed(&self) -> Seed {
        Reality.seed()
    }

    fn aside(&self, work: Box<dyn FnOnce() + Send>) {
        let _ = self.thinkers.send(work);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_of_whoever_lets_many_think_wait_behind_others() {
    let (sender, mut thinkers) = mpsc::unbounded_channel();
    let world = Hushed { looks: AtomicI64::new(0), thinkers: sender };
    let config = limited("limits-thinking", |limits| limits.thinking = 1);
    let server = Server::on(Store::open_in(&config.database, Arc::new(world)).await.unwrap(), config);
    let server = server.await.unwrap();
    let program = json!({ "kind": "bot", "bot": "random" });
    let seats = [program.clone(), program.clone(), program];
    let table = json!({ "game": "fleet", "setup": { "players": 3 }, "seats": seats });
    let ann = Client::guest(&server, "Ann").await;
    for _ in 0..60 {
        ann.post("/api/tables", table.clone()).await;
    }
    let mut think = async || {
        let work = tokio::time::timeout(LONG, thinkers.recv()).await.unwrap().unwrap();
        tokio::task::spawn_blocking(work).await.unwrap();
    };
    // Longer than the second that is allowed.
    for _ in 0..10 {
        think().await;
    }
    let ben = Client::guest(&server, "Ben").await;
    let bens = ben.post("/api/tables", table).await["id"].as_str().unwrap().to_owned();
    let log = format!("/api/tables/{bens}/log");
    let begun = ben.get(&log).await["end"].as_u64().unwrap();
    let mut turns = 0;
    while ben.get(&log).await["end"].as_u64().unwrap() == begun {
        think().await;
        turns += 1;
        assert!(turns < 30, "Ben's programs wait behind all of Ann's");
        // What they thought of has to be written.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}
