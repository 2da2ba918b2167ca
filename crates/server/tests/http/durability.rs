//! Acknowledged means durable: `kill -9` at random moments, and two nodes racing on one database.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::ledger::Ledger;
use crate::common::postgres::Postgres;
use crate::common::{Chance, Client, config, folder, some_answer};
use reqwest::{Method, StatusCode};
use serde_json::Value;
use server::store::Store;
use server::{Database, Server};

const CHILD: &str = "RAGTAG_TEST_CHILD";
const ROUNDS: usize = 8;

/// Not a test by itself: the server that the others kill.
#[tokio::test(flavor = "multi_thread")]
async fn child_server() {
    let Ok(database) = std::env::var(CHILD) else { return };
    let server = Server::start(config(Database::from_argument(&database))).await.unwrap();
    println!("\nADDRESS http://{}", server.address);
    tokio::time::sleep(Duration::from_mins(10)).await;
    server.stop().await;
}

fn spawn(database: &str) -> (Child, String) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "durability::child_server", "--nocapture"])
        .env(CHILD, database)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address =
        lines.map_while(Result::ok).find_map(|line| Some(line.strip_prefix("ADDRESS ")?.to_owned()));
    (child, address.expect("the server starts"))
}

/// Plays, is cut off by `kill -9`, and goes on, several times; then looks at what is stored.
async fn survives_kills(database: &str) {
    let mut chance = Chance(99);
    let mut cookie = String::new();
    let mut id = String::new();
    let mut ledger = Ledger::default();
    let mut last_number = 0;
    for round in 0..ROUNDS {
        let (mut child, address) = spawn(database);
        let mut ann = Client::nobody(&address);
        if round == 0 {
            ann.enter("Ann").await;
            id = ann.table("officer").await;
            cookie.clone_from(&ann.cookie);
        }
        ann.cookie.clone_from(&cookie);
        let path = format!("/api/tables/{id}");
        let killer = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(150 + 37 * round as u64)).await;
            child.kill().unwrap();
            child.wait().unwrap();
        });
        while let Some((status, text)) = ann.try_call(Method::GET, &format!("{path}/look"), "").await {
            assert_eq!(status, StatusCode::OK, "{text}");
            let look: Value = serde_json::from_str(&text).unwrap();
            let number = look["number"].as_u64().unwrap();
            assert!(number >= last_number, "acknowledged number {last_number}, now {number}");
            if !look["outcome"].is_null() {
                break;
            }
            if look["prompt"].is_null() {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            }
            let body = some_answer(&look, &mut chance);
            let answer = serde_json::from_value(body["answer"].clone()).unwrap();
            let answered = ann.try_call(Method::POST, &format!("{path}/answer"), &body.to_string()).await;
            let acknowledged = matches!(&answered, Some((StatusCode::OK, _)));
            if let Some((StatusCode::OK, text)) = &answered {
                let value: Value = serde_json::from_str(text).unwrap();
                last_number = value["number"].as_u64().unwrap();
            }
            ledger.note(answer, acknowledged);
        }
        killer.await.unwrap();
    }
    let store = Store::open(&Database::from_argument(database)).await.unwrap();
    ledger.check_stored(&store, &id, 0).await;
    let acknowledged = ledger.acknowledged();
    assert!(acknowledged > ROUNDS, "only {acknowledged} answers");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_lose_nothing_on_sqlite() {
    let file = folder("kill-sqlite").join("ragtag.sqlite");
    survives_kills(file.to_str().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_lose_nothing_on_postgresql() {
    let Some(postgres) = Postgres::start("kill-postgres") else { return };
    survives_kills(&postgres.address).await;
}

/// Whether two nodes show the same. Only the node where a step was played can take answers back into it.
fn same(here: &Value, there: &Value) -> bool {
    let without_undo = |look: &Value| {
        let mut look = look.clone();
        look["can-undo"] = Value::Null;
        look
    };
    without_undo(here) == without_undo(there)
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_that_race_one_wins_and_both_show_it() {
    let Some(postgres) = Postgres::start("race") else { return };
    let database = Database::from_argument(&postgres.address);
    let one = Server::start(config(database.clone())).await.unwrap();
    let two = Server::start(config(database)).await.unwrap();
    let ann = Client::guest(&one, "Ann").await;
    let also = Client { base: format!("http://{}", two.address), ..ann.clone() };
    let mut path = format!("/api/tables/{}", ann.table("officer").await);
    let mut chance = Chance(3);
    let mut races = 0;
    let mut wins = [0, 0];
    while races < 40 {
        let look = ann.get(&format!("{path}/look")).await;
        if !look["outcome"].is_null() {
            // A game may be over before so many races.
            path = format!("/api/tables/{}", ann.table("officer").await);
            continue;
        }
        if look["prompt"].is_null() {
            tokio::time::sleep(Duration::from_millis(1)).await;
            continue;
        }
        let (first, second) = (some_answer(&look, &mut chance), some_answer(&look, &mut chance));
        let answer = format!("{path}/answer");
        let results =
            tokio::join!(ann.call(Method::POST, &answer, &first), also.call(Method::POST, &answer, &second));
        let statuses = [results.0.0.as_u16(), results.1.0.as_u16()];
        let mut sorted = statuses;
        sorted.sort_unstable();
        assert_eq!(sorted, [200, 409], "{results:?}");
        wins[usize::from(statuses[1] == 200)] += 1;
        races += 1;
        let patience = Instant::now() + Duration::from_secs(5);
        loop {
            let place = format!("{path}/look");
            let (here, there) = tokio::join!(ann.get(&place), also.get(&place));
            if same(&here, &there) && here["number"].as_u64() > look["number"].as_u64() {
                break;
            }
            assert!(Instant::now() < patience, "the nodes don't agree:\n{here}\n{there}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    println!("{races} races: the nodes won {wins:?}");
    one.stop().await;
    two.stop().await;
}
