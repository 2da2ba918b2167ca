//! Who speaks at a table, and what its owner can do about the others.

use std::time::Duration;

use crate::common::{Client, config, folder, start};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Database, Server};

/// The status and the code of an answer.
async fn code(who: &Client, method: Method, path: &str, body: Value) -> (u16, String) {
    let (status, value) = who.call(method, path, &body).await;
    (status.as_u16(), value["error"]["code"].as_str().unwrap_or_default().to_owned())
}

async fn refused(who: &Client, path: &str, body: Value) -> String {
    code(who, Method::POST, path, body).await.1
}

async fn say(who: &Client, path: &str) -> Value {
    who.post(&format!("{path}/chat"), json!({ "text": "hello" })).await
}

/// Waits until the table is seen in this phase.
async fn until(who: &Client, path: &str, phase: &str) {
    let seen = async {
        while who.get(path).await["phase"] != phase {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), seen).await.expect(phase);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_tells_the_seat_and_namesakes_apart() {
    let server = start("speakers").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let impostor = Client::guest(&server, "Ann").await;
    let path = format!("/api/tables/{}", ann.table("open").await);
    ben.post(&format!("{path}/join"), json!({ "seat": 2 })).await;
    for who in [&ann, &ben, &impostor, &ann] {
        say(who, &path).await;
    }
    let said = ben.get(&format!("{path}/chat")).await;
    let seats: Vec<&Value> = said.as_array().unwrap().iter().map(|said| &said["seat"]).collect();
    assert_eq!(seats, [&json!(0), &json!(2), &Value::Null, &json!(0)]);
    let speaker = |at: usize| said[at]["speaker"].as_str().unwrap();
    assert_eq!(speaker(0), speaker(3));
    assert_ne!(speaker(0), speaker(2), "a namesake is somebody else");
    let table = ben.get(&path).await;
    assert_eq!(table["seats"][0]["speaker"], speaker(0));
    assert_eq!(table["seats"][2]["speaker"], speaker(1));
    // What somebody is known by here says nothing elsewhere, and is not who they are.
    let elsewhere = say(&ann, &format!("/api/tables/{}", ann.table("open").await)).await;
    assert_ne!(elsewhere["speaker"], speaker(0));
    assert!(!said.to_string().contains(ann.get("/api/me").await["id"].as_str().unwrap()));
    // The seat is the one from which it was said.
    ben.post(&format!("{path}/leave"), json!({})).await;
    let later = say(&ben, &path).await;
    assert_eq!((&later["seat"], later["speaker"].as_str()), (&Value::Null, Some(speaker(1))));
    assert_eq!(ann.get(&format!("{path}/chat")).await[1], said[1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_the_owner_mutes_is_told_and_others_speak_on() {
    let server = start("mute").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let cleo = Client::guest(&server, "Cleo").await;
    let path = format!("/api/tables/{}", ann.table("open").await);
    ben.post(&format!("{path}/join"), json!({})).await;
    let speaker = ann.get(&path).await["seats"][1]["speaker"].clone();
    let mute = format!("{path}/mute");
    assert_eq!(refused(&ben, &mute, json!({ "speaker": speaker, "muted": true })).await, "not-allowed");
    let own = ann.get(&path).await["seats"][0]["speaker"].clone();
    assert_eq!(refused(&ann, &mute, json!({ "speaker": own, "muted": true })).await, "not-allowed");
    assert_eq!(refused(&ann, &mute, json!({ "speaker": "x", "muted": true })).await, "malformed");
    let table = ann.post(&mute, json!({ "speaker": speaker, "muted": true })).await;
    assert_eq!(table["muted"], json!([speaker]));
    assert!(ben.get(&path).await.get("muted").is_none(), "that is the owner's business");
    let text = json!({ "text": "hello" });
    assert_eq!(refused(&ben, &format!("{path}/chat"), text.clone()).await, "muted");
    // Another name, or no seat, changes nothing.
    ben.call(Method::PUT, "/api/me", &json!({ "name": "Bert" })).await;
    ben.post(&format!("{path}/leave"), json!({})).await;
    assert_eq!(refused(&ben, &format!("{path}/chat"), text).await, "muted");
    // Spectators can be muted by what they said.
    let heard = say(&cleo, &path).await["speaker"].clone();
    ann.post(&mute, json!({ "speaker": heard, "muted": true })).await;
    assert_eq!(refused(&cleo, &format!("{path}/chat"), json!({ "text": "hello" })).await, "muted");
    ann.post(&mute, json!({ "speaker": speaker, "muted": false })).await;
    say(&ben, &path).await;
    say(&ann, &path).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_the_owner_removes_does_not_come_back() {
    let server = start("remove").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let cleo = Client::guest(&server, "Cleo").await;
    let id = ann.table("open").await;
    let path = format!("/api/tables/{id}");
    let invite = ann.get(&path).await["invite"].clone();
    ben.post(&format!("{path}/join"), json!({})).await;
    let remove = format!("{path}/remove");
    assert_eq!(refused(&ben, &remove, json!({ "seat": 0 })).await, "not-allowed");
    assert_eq!(refused(&ann, &remove, json!({ "seat": 0 })).await, "not-allowed");
    for seat in [2, 99] {
        assert_eq!(refused(&ann, &remove, json!({ "seat": seat })).await, "not-seated");
    }
    let table = ann.post(&remove, json!({ "seat": 1 })).await;
    assert!(table["seats"][1]["name"].is_null(), "{table}");
    let mine = ben.get("/api/tables?which=mine").await;
    assert!(mine.as_array().unwrap().is_empty(), "{mine}");
    for body in [json!({}), json!({ "invite": invite }), json!({ "seat": 1, "invite": invite })] {
        assert_eq!(refused(&ben, &format!("{path}/join"), body).await, "removed");
    }
    assert_eq!(refused(&ben, &format!("{path}/chat"), json!({ "text": "hello" })).await, "removed");
    cleo.post(&format!("{path}/join"), json!({ "invite": invite })).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(refused(&ann, &remove, json!({ "seat": 1 })).await, "started");
    let take_over = json!({ "seat": 2, "invite": invite });
    assert_eq!(refused(&ben, &format!("{path}/take-over"), take_over).await, "removed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_table_that_its_owner_closes_is_gone() {
    let server = start("close-waiting").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let path = format!("/api/tables/{}", ann.table("open").await);
    ben.post(&format!("{path}/join"), json!({})).await;
    let mut stream = ben.request(Method::GET, &format!("{path}/stream")).send().await.unwrap();
    assert_eq!(refused(&ben, &format!("{path}/close"), json!({})).await, "not-allowed");
    ann.post(&format!("{path}/close"), json!({})).await;
    assert_eq!(code(&ben, Method::GET, &path, Value::Null).await.0, 404);
    // Whoever sits there hears of it.
    let mut heard = String::new();
    let told = async {
        while !heard.contains("closed") {
            heard.push_str(&String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap()));
        }
    };
    tokio::time::timeout(Duration::from_secs(30), told).await.expect("the stream tells");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_that_its_owner_closes_ends_for_all_and_keeps_its_secrets() {
    let file = folder("close-running").join("ragtag.sqlite");
    let server = Server::start(config(Database::Sqlite(file.clone()))).await.unwrap();
    let (mut ann, mut ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let path = format!("/api/tables/{}", ann.table("open").await);
    ben.post(&format!("{path}/join"), json!({})).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    until(&ben, &path, "running").await;
    assert_eq!(refused(&ben, &format!("{path}/close"), json!({})).await, "not-allowed");
    let ended = ann.post(&format!("{path}/close"), json!({})).await;
    assert_eq!((&ended["phase"], &ended["outcome"]), (&json!("closed"), &Value::Null));
    let check = async |who: &Client| {
        let look = who.get(&format!("{path}/look")).await;
        assert_eq!((&look["prompt"], &look["outcome"]), (&Value::Null, &Value::Null));
        assert_eq!((&look["waiting"], &look["deadline"]), (&json!([]), &Value::Null));
        for secret in ["record", "replay?as=all", "story", "scenario", "log?as=all", "log?as=2"] {
            assert_eq!(
                code(who, Method::GET, &format!("{path}/{secret}"), Value::Null).await.0,
                403,
                "{secret}"
            );
        }
        assert_eq!(code(who, Method::POST, &format!("{path}/verify"), json!({})).await.0, 403);
        let answer = json!({ "number": look["number"], "answer": ["stay"] });
        for (what, body) in [
            ("answer", answer),
            ("undo", json!({})),
            ("leave", json!({})),
            ("take-over", json!({ "seat": 2 })),
            ("join", json!({})),
            ("close", json!({})),
            ("start", json!({})),
        ] {
            let (status, code) = code(who, Method::POST, &format!("{path}/{what}"), body).await;
            assert!(matches!(status, 403 | 409), "{what}: {status} {code}");
        }
        let finished = who.get("/api/tables?which=finished").await;
        let public = who.get("/api/tables?which=public").await;
        assert!(finished.as_array().unwrap().is_empty() && public.as_array().unwrap().is_empty());
        assert_eq!(who.get(&path).await["phase"], "closed");
        look["number"].clone()
    };
    let (first, bens) = (check(&ann).await, check(&ben).await);
    assert_eq!(refused(&ben, &format!("{path}/undo"), json!({})).await, "closed");
    server.stop().await;

    // It stays so, and its programs don't play on.
    let server = Server::start(config(Database::Sqlite(file))).await.unwrap();
    ann.base = format!("http://{}", server.address);
    ben.base.clone_from(&ann.base);
    assert_eq!((check(&ann).await, check(&ben).await), (first, bens));
    server.stop().await;
}
