//! Pauses at moments to interrupt: they tell nothing, or there are none.

use std::time::Duration;

use crate::common::{Chance, Client, config, folder, some_answer};
use serde_json::{Value, json};
use server::{Database, Server};
use tabletop::hosting::Deed;
use tabletop::{By, Record};

/// A table at which three people play the board game.
async fn seated(server: &Server, pauses: &str) -> (Vec<Client>, String) {
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cat"] {
        people.push(Client::guest(server, name).await);
    }
    let open = json!({ "kind": "open" });
    let table = json!({
        "game": "fleet", "setup": { "players": 3 }, "visibility": "public",
        "seats": [{ "kind": "me" }, open.clone(), open],
        "pace": { "kind": "live", "seconds": null, "pauses": pauses },
    });
    let id = people[0].post("/api/tables", table).await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}");
    for (at, person) in people.iter().enumerate().skip(1) {
        person.post(&format!("{path}/join"), json!({ "seat": at })).await;
    }
    people[0].post(&format!("{path}/start"), json!({})).await;
    (people, path)
}

/// Plays to the end; how many looks showed a question without a choice.
async fn play(people: &[Client], path: &str) -> usize {
    let mut chance = Chance(3);
    let mut hollow = 0;
    loop {
        let at = chance.below(people.len());
        let look = people[at].get(&format!("{path}/look")).await;
        if !look["outcome"].is_null() {
            return hollow;
        }
        let prompt = &look["prompt"];
        if prompt.is_null() {
            tokio::time::sleep(Duration::from_micros(300)).await;
            continue;
        }
        hollow += usize::from(prompt["options"].as_array().unwrap().len() as u64 == prompt["least"]);
        // Somebody may have been faster.
        let _ = people[at]
            .call(reqwest::Method::POST, &format!("{path}/answer"), &some_answer(&look, &mut chance))
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_nothing_to_play_is_waited_for_and_not_bothered() {
    let mut config = config(Database::Sqlite(folder("pauses").join("ragtag.sqlite")));
    config.pausing = 0.0;
    let server = Server::start(config).await.unwrap();
    let (people, path) = seated(&server, "hidden").await;
    assert_eq!(play(&people, &path).await, 0, "nobody is asked to click away what they can't do");
    let id = path.rsplit('/').next().unwrap().parse().unwrap();
    let changes = server.hub().store.changes(&id, 0).await.unwrap();
    let silences = changes.iter().flat_map(|change| &change.added).filter(|entry| entry.by == By::Silence);
    assert!(silences.count() > 20);
    let (_, record) = people[0].call(reqwest::Method::GET, &format!("{path}/record"), &Value::Null).await;
    let record = Record::<fleet::Fleet>::read(record.as_str().unwrap().as_bytes()).unwrap();
    record.verify().unwrap();
    assert_eq!(people[0].post(&format!("{path}/verify"), json!({})).await["ok"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_outlasts_the_server() {
    let database = Database::Sqlite(folder("pause-restart").join("ragtag.sqlite"));
    let mut patient = config(database.clone());
    patient.pausing = 100.0;
    let server = Server::start(patient).await.unwrap();
    let (people, path) = seated(&server, "hidden").await;
    let mut chance = Chance(9);
    // Until all are waited for and nobody is asked.
    let looks = loop {
        let mut looks = Vec::new();
        for person in &people {
            looks.push(person.get(&format!("{path}/look")).await);
        }
        match looks.iter().position(|look| !look["prompt"].is_null()) {
            Some(at) => {
                people[at].post(&format!("{path}/answer"), some_answer(&looks[at], &mut chance)).await;
            }
            None => break looks,
        }
    };
    assert!(!looks[0]["waiting"].as_array().unwrap().is_empty(), "{}", looks[0]["waiting"]);
    assert!(people[0].get(&path).await["waiting-for-you"] == false);
    server.stop().await;
    let mut hasty = config(database);
    hasty.pausing = 0.0;
    let server = Server::start(hasty).await.unwrap();
    let again = Client { base: format!("http://{}", server.address), ..people[0].clone() };
    let number = looks[0]["number"].as_u64();
    loop {
        let look = again.get(&format!("{path}/look")).await;
        if look["number"].as_u64() > number {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_pauses_may_tell_nobody_waits_for_nothing() {
    let server =
        Server::start(config(Database::Sqlite(folder("no-pauses").join("ragtag.sqlite")))).await.unwrap();
    let (people, path) = seated(&server, "shown").await;
    assert_eq!(play(&people, &path).await, 0);
    let id = path.rsplit('/').next().unwrap().parse().unwrap();
    let changes = server.hub().store.changes(&id, 0).await.unwrap();
    assert!(changes.iter().flat_map(|change| &change.added).all(|entry| entry.by != By::Silence));
    let hushed = |deed: &Deed| matches!(deed, Deed::Hush { .. });
    assert!(!changes.iter().flat_map(|change| &change.deeds).any(hushed));
    server.stop().await;
}
