//! Reactions: everybody at the table sees them for a moment, on whatever node, and nothing is kept.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::postgres::Postgres;
use crate::common::{Client, config, start};
use futures_util::StreamExt;
use reqwest::Method;
use serde_json::{Value, json};
use server::{Database, Server};

async fn react(who: &Client, path: &str, reaction: &str) -> (u16, Value) {
    let (status, answer) =
        who.call(Method::POST, &format!("{path}/react"), &json!({ "reaction": reaction })).await;
    (status.as_u16(), answer)
}

/// What a stream says of reactions.
struct Ear(Arc<Mutex<String>>);

impl Ear {
    async fn at(client: &Client, path: &str) -> Ear {
        let heard: Arc<Mutex<String>> = Arc::default();
        let response = client.request(Method::GET, &format!("{path}/stream")).send().await.unwrap();
        let written = Arc::clone(&heard);
        tokio::spawn(async move {
            let mut bytes = response.bytes_stream();
            while let Some(Ok(chunk)) = bytes.next().await {
                written.lock().unwrap().push_str(&String::from_utf8_lossy(&chunk));
            }
        });
        while heard.lock().unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Ear(heard)
    }

    fn reactions(&self) -> Vec<Value> {
        let heard = self.0.lock().unwrap();
        let events = heard.split("\n\n").filter(|event| event.starts_with("event: reaction"));
        events.map(|event| serde_json::from_str(event.split_once("data: ").unwrap().1).unwrap()).collect()
    }

    async fn hears(&self, count: usize) -> Vec<Value> {
        let heard = async {
            while self.reactions().len() < count {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), heard).await.expect("reactions arrive");
        self.reactions()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_who_looks_sees_a_reaction_and_it_is_kept_nowhere() {
    let server = start("reactions").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let cleo = Client::guest(&server, "Cleo").await;
    let path = format!("/api/tables/{}", ann.table("open").await);
    ben.post(&format!("{path}/join"), json!({ "seat": 2 })).await;
    let (at_ann, at_cleo) = (Ear::at(&ann, &path).await, Ear::at(&cleo, &path).await);
    let before = ann.get(&path).await;
    let (status, sent) = react(&ben, &path, "knew-it").await;
    assert_eq!((status, &sent["seat"], &sent["reaction"]), (200, &json!(2), &json!("knew-it")));
    for ear in [&at_ann, &at_cleo] {
        assert_eq!(ear.hears(1).await, std::slice::from_ref(&sent));
    }
    assert_eq!(ann.get(&path).await, before);
    assert_eq!(ann.get(&format!("{path}/chat")).await, json!([]));
    assert!(Ear::at(&ann, &path).await.reactions().is_empty(), "who comes later has missed it");
    // Only who plays reacts, with what there is.
    assert_eq!(react(&cleo, &path, "knew-it").await.0, 403);
    assert_eq!(react(&ben, &path, "hooray").await.0, 400);
    // Not without end, and at each table by itself.
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(react(&ann, &path, "sorry").await.0);
    }
    assert_eq!(answers, [200, 200, 200, 429, 429]);
    let elsewhere = format!("/api/tables/{}", ann.table("open").await);
    assert_eq!(react(&ann, &elsewhere, "sorry").await.0, 200);
    assert_eq!(at_cleo.hears(4).await.len(), 4);
    // Whom the owner silences is silent.
    let speaker = ann.get(&path).await["seats"][2]["speaker"].clone();
    ann.post(&format!("{path}/mute"), json!({ "speaker": speaker, "muted": true })).await;
    let (_, answer) = react(&ben, &path, "not-me").await;
    assert_eq!(answer["error"]["code"], "muted");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reactions_reach_the_other_nodes_once() {
    let Some(postgres) = Postgres::start("reactions-postgres") else { return };
    let node = || async { Server::start(config(Database::from_argument(&postgres.address))).await.unwrap() };
    let nodes = [node().await, node().await];
    let (ann, ben) = (Client::guest(&nodes[0], "Ann").await, Client::guest(&nodes[1], "Ben").await);
    let path = format!("/api/tables/{}", ann.table("open").await);
    ben.post(&format!("{path}/join"), json!({})).await;
    let ears = [Ear::at(&ann, &path).await, Ear::at(&ben, &path).await];
    react(&ann, &path, "well-done").await;
    react(&ben, &path, "what").await;
    for ear in &ears {
        ear.hears(2).await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    for ear in &ears {
        assert_eq!(ear.reactions().len(), 2, "once each");
    }
    for node in nodes {
        node.stop().await;
    }
}
