//! The doctor: sound games are found sound, and damage is told of by table.

use std::collections::BTreeMap;

use crate::common::{Chance, Client, config, folder, some_answer};
use serde_json::json;
use server::doctor::{Found, examine};
use server::store::Store;
use server::{Database, Server};
use sqlx::{Connection, Executor, SqliteConnection};

async fn examined(database: &Database) -> BTreeMap<String, Found> {
    let store = Store::open_to_read(database).await.unwrap();
    let mut all = BTreeMap::new();
    examine(&store, |table, found| drop(all.insert(table.to_owned(), found))).await.unwrap();
    store.close().await;
    all
}

async fn finished(ann: &Client) -> String {
    let table = ann.post("/api/tables/quick", json!({ "game": "ccg", "players": 2 })).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let mut chance = Chance(11);
    loop {
        let look = ann.get(&format!("/api/tables/{id}/look")).await;
        if !look["outcome"].is_null() {
            return id;
        }
        if look["prompt"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        } else {
            ann.post(&format!("/api/tables/{id}/answer"), some_answer(&look, &mut chance)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_finds_what_is_wrong_and_changes_nothing() {
    let file = folder("doctor").join("ragtag.sqlite");
    let database = Database::Sqlite(file.clone());
    let server = Server::start(config(database.clone())).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    let (waiting, over, forged) = (ann.table("open").await, finished(&ann).await, finished(&ann).await);
    let mut running = Vec::new();
    for _ in 0..7 {
        running.push(ann.table("random").await);
    }
    // While the server has the file.
    let found = examined(&database).await;
    assert_eq!(found[&waiting], Found::Waiting);
    assert_eq!((&found[&over], &found[&forged]), (&Found::True, &Found::True));
    assert!(running.iter().all(|id| found[id] == Found::GoesOn), "{found:?}");
    server.stop().await;

    let mut damage = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let damages = [
        ("UPDATE tables SET meta = '{' WHERE id = $1", "can't be read"),
        ("UPDATE tables SET phase = 'nowhere' WHERE id = $1", "phase nowhere"),
        ("UPDATE snapshots SET snapshot = '{}' WHERE table_id = $1", "can't be read"),
        ("DELETE FROM snapshots WHERE table_id = $1", "no checkpoint"),
        ("UPDATE tables SET phase = 'over' WHERE id = $1", "its match is not"),
        (
            "UPDATE changes SET seq = seq + 1 WHERE table_id = $1 AND seq = (SELECT MAX(seq) FROM changes WHERE \
          table_id = $1)",
            "is missing",
        ),
    ];
    for ((statement, _), id) in damages.iter().zip(&running) {
        damage.execute(sqlx::query(*statement).bind(id)).await.unwrap();
    }
    let other = "UPDATE tables SET seed = (SELECT seed FROM tables WHERE id = $2) WHERE id = $1";
    damage.execute(sqlx::query(other).bind(&forged).bind(&over)).await.unwrap();
    damage.close().await.unwrap();
    let before = std::fs::read(&file).unwrap();
    let found = examined(&database).await;
    for ((statement, expected), id) in damages.iter().zip(&running) {
        match &found[id] {
            Found::Wrong(problem) => assert!(problem.contains(expected), "{statement}: {problem}"),
            other => panic!("{statement}: {other:?}"),
        }
    }
    assert!(matches!(found[&forged], Found::Wrong(_)), "a seed under which it was not played");
    assert_eq!((&found[&running[6]], &found[&over]), (&Found::GoesOn, &Found::True));
    assert!(std::fs::read(&file).unwrap() == before, "the doctor has changed something");
}
