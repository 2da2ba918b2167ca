//! What one seat is sent holds nothing that the seat may not know: a whole game, all traffic, held against the
//! engine's secrets after every answer.

use std::sync::{Arc, Mutex};

use crate::common::{Chance, Client, some_answer, start};
use futures_util::StreamExt;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tabletop::Viewer;

/// Names of cards as they stand in responses: loyalty cards, and skill cards with their strength.
fn names_a_card(text: &str) -> bool {
    let loyalty =
        ["cylon-brig", "cylon-sickbay", "cylon-damage", "cylon-morale", "not-a-cylon", "sympathizer\""];
    loyalty.iter().any(|name| text.contains(name))
        || text.split('"').any(|word| word.parse::<fleet::SkillCard>().is_ok())
}

/// One look, held against the truth.
fn check_look(look: &Value, seat: Option<usize>, truth: &Value) {
    let view = &look["view"];
    assert_eq!(view["public"], truth["public"]);
    match seat {
        Some(seat) => assert_eq!(view["own"], truth["own"][seat]),
        None => assert!(view["own"].is_null() && look["prompt"].is_null() && look["orders"].is_null()),
    }
    let president = truth["public"]["president"].as_u64().map(|at| at as usize);
    let begun = !truth["public"]["players"].as_array().unwrap().is_empty();
    if seat.is_none() || seat != president || !begun {
        assert!(view["quorum"].is_null());
    }
    let known = ["seat", "public", "distance", "backs", "decks", "own", "quorum"];
    assert!(view.as_object().unwrap().keys().all(|key| known.contains(&key.as_str())));
    let mut rest = look.clone();
    rest["view"] = json!({ "backs": view["backs"] });
    rest["prompt"] = Value::Null;
    rest["orders"] = Value::Null;
    assert!(!names_a_card(&rest.to_string()), "{rest}");
}

/// Everything else that can be asked of a table: what tells of the whole game is refused while it runs, and the
/// rest names no card.
async fn check_other_addresses(person: &Client, path: &str, seed: &str) {
    for closed in ["record", "replay?at=0", "scenario?at=0"] {
        let (status, body) = person.call(Method::GET, &format!("{path}/{closed}"), &Value::Null).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{closed}: {body}");
        assert_eq!(body["error"]["code"], "not-allowed", "{closed}: {body}");
    }
    let (status, body) = person.call(Method::POST, &format!("{path}/verify"), &json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{body}");
    let lists = ["mine", "public", "finished"].map(|which| format!("/api/tables?which={which}"));
    for open in [path.to_owned(), format!("{path}/chat"), "/api/me".to_owned()].into_iter().chain(lists) {
        let body = person.get(&open).await.to_string();
        assert!(!names_a_card(&body) && !body.contains(seed), "{open}: {body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_what_they_may_not_know() {
    let server = start("secrecy").await;
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cat", "Dan", "Eve"] {
        people.push(Client::guest(&server, name).await);
    }
    let id = people[0].table("open").await;
    let path = format!("/api/tables/{id}");
    for (at, person) in people.iter().enumerate().take(4).skip(1) {
        person.post(&format!("{path}/join"), json!({ "seat": at })).await;
    }
    let streams: Vec<Arc<Mutex<String>>> = people.iter().map(|_| Arc::default()).collect();
    for (person, heard) in people.iter().zip(&streams) {
        let response = person.request(reqwest::Method::GET, &format!("{path}/stream")).send().await.unwrap();
        let heard = Arc::clone(heard);
        tokio::spawn(async move {
            let mut bytes = response.bytes_stream();
            while let Some(Ok(chunk)) = bytes.next().await {
                heard.lock().unwrap().push_str(&String::from_utf8_lossy(&chunk));
            }
        });
    }
    people[0].post(&format!("{path}/start"), json!({})).await;
    let table = server.hub().table(&id.parse().unwrap()).await.unwrap();
    let seed = hex::encode(table.standing().row.seed.0);
    let mut chance = Chance(77);
    let mut traffic: Vec<String> = vec![String::new(); 5];
    let mut over = false;
    for round in 0..40_000 {
        let truth = table.standing().playing().unwrap().game.everything();
        let mut answered = false;
        let first = chance.below(5);
        for turn in 0..5 {
            let at = (first + turn) % 5;
            let look = people[at].get(&format!("{path}/look")).await;
            check_look(&look, (at < 4).then_some(at), &truth);
            traffic[at].push_str(&look["table"].to_string());
            over = !look["outcome"].is_null();
            if !look["prompt"].is_null() {
                people[at].post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
                answered = true;
                break;
            }
        }
        if over {
            break;
        }
        if round % 50 == 0 {
            for person in &people {
                check_other_addresses(person, &path, &seed).await;
            }
        }
        assert!(answered, "nobody is asked in round {round}");
    }
    assert!(over);
    let changes = server.hub().store.changes(&table.id, 0).await.unwrap();
    let lines: Vec<_> = changes.iter().flat_map(|change| &change.lines).collect();
    for (at, person) in people.iter().enumerate() {
        let viewer = if at < 4 { Viewer::Seat(tabletop::Seat(at as u8)) } else { Viewer::Spectator };
        let log = person.get(&format!("{path}/log")).await;
        let told: Vec<&Value> =
            log["entries"].as_array().unwrap().iter().map(|entry| &entry["event"]).collect();
        let due: Vec<&Value> =
            lines.iter().filter(|line| line.audience.includes(viewer)).map(|line| &line.event.0).collect();
        assert_eq!(told, due);
        assert!(lines.len() > due.len(), "some lines are for others only");
        let heard = streams[at].lock().unwrap().clone();
        assert!(heard.contains("event: changed"));
        for data in heard.lines().filter_map(|line| line.strip_prefix("data: ")) {
            let data: Value = serde_json::from_str(data).unwrap();
            let known = ["number", "log-end", "phase"];
            assert!(data.as_object().unwrap().keys().all(|key| known.contains(&key.as_str())), "{data}");
        }
        for text in [&heard, &traffic[at], &log.to_string()] {
            assert!(!text.contains(&seed));
        }
    }
    server.stop().await;
}
