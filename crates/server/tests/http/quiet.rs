//! Secret answers make no sound: whatever others can see, hear and list is the same before and after, on the node on
//! which it was given and on another one.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::postgres::Postgres;
use crate::common::{Chance, Client, config, folder, some_answer};
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::{Database, Server};
use tabletop::Viewer;

/// Somebody who watches: everything that can be asked, and what the stream says.
struct Watcher {
    client: Client,
    heard: Arc<Mutex<String>>,
}

impl Watcher {
    async fn new(client: Client, path: &str) -> Watcher {
        let heard: Arc<Mutex<String>> = Arc::default();
        let response = client.request(reqwest::Method::GET, &format!("{path}/stream")).send().await.unwrap();
        let written = Arc::clone(&heard);
        tokio::spawn(async move {
            let mut bytes = response.bytes_stream();
            while let Some(Ok(chunk)) = bytes.next().await {
                written.lock().unwrap().push_str(&String::from_utf8_lossy(&chunk));
            }
        });
        // The line is open when it has said how things stand.
        while heard.lock().unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Watcher { client, heard }
    }

    async fn everything(&self, path: &str) -> Vec<Value> {
        let mut seen = Vec::new();
        let lists = ["mine", "public", "finished"].map(|which| format!("/api/tables?which={which}"));
        let own = ["", "/look", "/log", "/chat"].map(|what| format!("{path}{what}"));
        for address in own.into_iter().chain(lists) {
            seen.push(self.client.get(&address).await);
        }
        seen
    }

    fn heard(&self) -> String {
        // What keeps the line open comes when it comes.
        self.heard.lock().unwrap().lines().filter(|line| line.contains(": ")).collect::<Vec<_>>().join("\n")
    }
}

/// Somebody reacts: all hear that, and learn nothing else that they could not have asked for before.
async fn the_reaction_alone_is_heard(
    people: &[Client],
    watchers: &[Watcher],
    path: &str,
    seat: usize,
    here: &Server,
) {
    let mut before = Vec::new();
    for watcher in watchers {
        before.push((watcher.everything(path).await, watcher.heard()));
    }
    let person = Client { base: format!("http://{}", here.address), ..people[seat].clone() };
    let reacted = person.post(&format!("{path}/react"), json!({ "reaction": "knew-it" })).await;
    let mut fields: Vec<&str> = reacted.as_object().unwrap().keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["id", "reaction", "seat"]);
    assert_eq!(reacted["seat"], seat);
    for (watcher, (seen, heard)) in watchers.iter().zip(before) {
        while watcher.heard() == heard {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        // What came with it would have its time to come.
        tokio::time::sleep(Duration::from_millis(20)).await;
        let new = watcher.heard()[heard.len()..].trim().to_owned();
        let (event, data) = new.split_once("\ndata: ").expect("an event");
        assert_eq!(event, "event: reaction");
        assert_eq!(serde_json::from_str::<Value>(data).unwrap(), reacted);
        assert_eq!(watcher.everything(path).await, seen);
    }
}

/// Plans of Starship Battles are made by all at once and in secret: Ann plays at the first node, the others watch
/// and play at the last.
async fn secret_answers_make_no_sound(nodes: &[Server]) {
    let (here, there) = (&nodes[0], nodes.last().unwrap());
    let at = |client: &Client, node: &Server| Client {
        base: format!("http://{}", node.address),
        ..client.clone()
    };
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cat", "Dan", "Eve"] {
        people.push(Client::guest(here, name).await);
    }
    let mut paths = Vec::new();
    for _ in 0..2 {
        let open = json!({ "kind": "open" });
        let table = json!({
            "game": "dogfight", "setup": { "players": 4, "mission": "wing-pair" }, "visibility": "public",
            "seats": [{ "kind": "me" }, open.clone(), open.clone(), open],
            "pace": { "kind": "live", "seconds": 3600 },
        });
        let id = people[0].post("/api/tables", table).await["id"].as_str().unwrap().to_owned();
        let path = format!("/api/tables/{id}");
        for (seat, person) in people.iter().enumerate().take(4).skip(1) {
            person.post(&format!("{path}/join"), json!({ "seat": seat })).await;
        }
        people[0].post(&format!("{path}/start"), json!({})).await;
        paths.push(path);
    }
    // The first of the two is the older one in lists, and stays so.
    let path = &paths[0];
    let id = path.rsplit('/').next().unwrap().parse().unwrap();
    let table = there.hub().table(&id).await.unwrap();
    let mut watchers = Vec::new();
    for person in &people {
        watchers.push(Watcher::new(at(person, there), path).await);
    }
    let mut chance = Chance(5);
    let mut secret = 0;
    while secret < 30 {
        let standing = table.standing();
        let playing = standing.playing().unwrap();
        assert!(!playing.game.is_over(), "a longer game is needed: {secret}");
        let asked = playing.game.asked();
        let seat = asked[chance.below(asked.len())];
        let (seq, number) = (playing.seq, playing.game.number(Viewer::Spectator));
        let others: Vec<&Watcher> = watchers
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != seat.index())
            .map(|(_, other)| other)
            .collect();
        let mut before = Vec::new();
        for other in &others {
            before.push((other.everything(path).await, other.heard()));
        }
        let person = at(&people[seat.index()], here);
        let look = person.get(&format!("{path}/look")).await;
        person.post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
        while table.standing().playing().unwrap().seq == seq {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let now = table.standing();
        if now.playing().unwrap().game.number(Viewer::Spectator) != number {
            continue;
        }
        secret += 1;
        // A sound would have its time to come.
        tokio::time::sleep(Duration::from_millis(20)).await;
        for (other, (seen, heard)) in others.iter().zip(before) {
            assert_eq!(other.everything(path).await, seen);
            assert_eq!(other.heard(), heard);
        }
        // Who has answered and who has yet to can react, and nothing but the reaction is heard of it.
        if secret % 10 == 1 {
            let waiting = now.playing().unwrap().game.asked()[0];
            for who in [seat, waiting] {
                the_reaction_alone_is_heard(&people, &watchers, path, who.index(), here).await;
            }
        }
        // Orders that say what was said already are none.
        if secret == 1 {
            let seq = now.playing().unwrap().seq;
            let look = person.get(&format!("{path}/look")).await;
            person
                .call(reqwest::Method::PUT, &format!("{path}/orders"), &json!({ "orders": look["orders"] }))
                .await;
            assert_eq!(here.hub().table(&id).await.unwrap().standing().playing().unwrap().seq, seq);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_answers_make_no_sound_on_one_node() {
    let database = Database::Sqlite(folder("quiet").join("ragtag.sqlite"));
    secret_answers_make_no_sound(&[Server::start(config(database)).await.unwrap()]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_answers_make_no_sound_on_two_nodes() {
    let Some(postgres) = Postgres::start("quiet-postgres") else { return };
    let node = || async { Server::start(config(Database::from_argument(&postgres.address))).await.unwrap() };
    secret_answers_make_no_sound(&[node().await, node().await]).await;
}
