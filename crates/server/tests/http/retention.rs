//! What is kept, and for how long.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::{Millis, Store};
use server::world::{Reality, World};
use server::{Database, Retention, Server};
use sqlx::{AnyConnection, Connection};
use tabletop::Seed;

use crate::common::postgres::{Postgres, both};
use crate::common::{Client, config, folder};

const DAY: Millis = 24 * 60 * 60 * 1000;

/// A world in which days pass when the test says so.
#[derive(Default)]
struct Calendar {
    passed: AtomicI64,
}

impl World for Calendar {
    fn now(&self) -> Millis {
        Reality.now() + self.passed.load(Ordering::SeqCst)
    }

    fn seed(&self) -> Seed {
        Reality.seed()
    }

    fn aside(&self, work: Box<dyn FnOnce() + Send>) {
        Reality.aside(work);
    }
}

impl Calendar {
    fn pass(&self, days: Millis) {
        self.passed.fetch_add(days * DAY, Ordering::SeqCst);
    }
}

async fn start(database: Database) -> (Server, Arc<Calendar>) {
    let mut config = config(database);
    config.retention = Retention { waiting: Some(10), running: Some(20), talk: Some(30) };
    let calendar = Arc::new(Calendar::default());
    let store = Store::open_in(&config.database, Arc::clone(&calendar) as Arc<dyn World>).await.unwrap();
    (Server::on(store, config).await.unwrap(), calendar)
}

fn address(database: &Database) -> String {
    match database {
        Database::Sqlite(file) => format!("sqlite://{}", file.display()),
        Database::Postgres(address) => address.clone(),
    }
}

/// Clears away everything that can be.
async fn tidy(server: &Server) -> usize {
    let mut cleared = 0;
    loop {
        match server.hub().tidy().await.unwrap() {
            0 => return cleared,
            more => cleared += more,
        }
    }
}

async fn status(who: &Client, path: &str) -> StatusCode {
    who.call(Method::GET, path, &Value::Null).await.0
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_comes_back_to_go() {
    let postgres = Postgres::start("retention-postgres");
    for database in both("retention-tables", postgres.as_ref()) {
        let (server, calendar) = start(database.clone()).await;
        let ann = Client::guest(&server, "Ann").await;
        let path = |id: String| format!("/api/tables/{id}");
        let waiting = path(ann.table("open").await);
        let talking = path(ann.table("open").await);
        // More than are looked at in one go.
        for _ in 0..30 {
            ann.table("open").await;
        }
        let running = path(ann.table("officer").await);
        // From then on nobody does anything there.
        while ann.get(&format!("{running}/look")).await["prompt"].is_null() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        calendar.pass(9);
        ann.post(&format!("{talking}/chat"), json!({ "text": "Is anybody there?" })).await;
        assert_eq!(tidy(&server).await, 0);
        calendar.pass(2);
        assert_eq!(tidy(&server).await, 31);
        assert_eq!(status(&ann, &waiting).await, StatusCode::NOT_FOUND);
        assert_eq!(status(&ann, &talking).await, StatusCode::OK);
        assert_eq!(status(&ann, &running).await, StatusCode::OK);
        calendar.pass(10);
        assert_eq!(tidy(&server).await, 2);
        assert_eq!(status(&ann, &talking).await, StatusCode::NOT_FOUND);
        assert_eq!(status(&ann, &running).await, StatusCode::NOT_FOUND);
        assert_eq!(ann.get("/api/tables?which=mine").await, json!([]));
        server.stop().await;
        let mut left = AnyConnection::connect(&address(&database)).await.unwrap();
        for count in [
            "SELECT COUNT(*) FROM tables",
            "SELECT COUNT(*) FROM sitters",
            "SELECT COUNT(*) FROM chat",
            "SELECT COUNT(*) FROM changes",
            "SELECT COUNT(*) FROM snapshots",
        ] {
            let count_left: i64 = sqlx::query_scalar(count).fetch_one(&mut left).await.unwrap();
            assert_eq!(count_left, 0, "{count}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_keeps_what_replays_it() {
    let database = Database::Sqlite(folder("retention-finished").join("ragtag.sqlite"));
    let (server, calendar) = start(database.clone()).await;
    let ann = Client::guest(&server, "Ann").await;
    let program = json!({ "kind": "bot", "bot": "random" });
    let seats = [program.clone(), program.clone(), program];
    let table = json!({ "game": "fleet", "setup": { "players": 3 }, "seats": seats });
    let id = ann.post("/api/tables", table).await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}");
    while ann.get(&path).await["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    ann.post(&format!("{path}/chat"), json!({ "text": "Well played" })).await;
    let replay = format!("{path}/replay?at=50&as=all&log=true");
    let before = ann.get(&replay).await;
    assert!(!before["log"].as_array().unwrap().is_empty());
    calendar.pass(29);
    assert_eq!(tidy(&server).await, 0);
    assert_eq!(ann.get(&format!("{path}/chat")).await.as_array().unwrap().len(), 1);
    calendar.pass(2);
    assert_eq!(tidy(&server).await, 1);
    assert_eq!(ann.get(&format!("{path}/chat")).await, json!([]));
    assert_eq!(ann.get(&format!("{path}/log?as=all")).await["entries"], json!([]));
    assert_eq!(ann.get(&replay).await, before);
    assert_eq!(ann.post(&format!("{path}/verify"), json!({})).await["ok"], true);
    assert_eq!(status(&ann, &format!("{path}/record")).await, StatusCode::OK);
    server.stop().await;
    let mut left = AnyConnection::connect(&address(&database)).await.unwrap();
    let told = "SELECT COUNT(*) FROM changes WHERE lines <> '[]'";
    let told: i64 = sqlx::query_scalar(told).fetch_one(&mut left).await.unwrap();
    assert_eq!(told, 0);
}
