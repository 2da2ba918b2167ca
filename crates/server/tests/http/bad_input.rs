//! Bad input gets a clear error, changes nothing, and never breaks anything.

use crate::common::postgres::Postgres;
use crate::common::{Chance, Client, config, start};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Database, Server};

fn check_error(status: u16, text: &str, what: &str) {
    assert!((400..500).contains(&status), "{what}: {status} {text}");
    let error: Value = serde_json::from_str(text).unwrap_or_else(|_| panic!("{what}: not JSON: {text}"));
    assert!(error["error"]["code"].is_string(), "{what}: {text}");
    assert!(!error["error"]["message"].as_str().unwrap_or_default().is_empty(), "{what}: {text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_refused_and_changes_nothing() {
    let server = start("bad").await;
    let (ann, eve) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Eve").await);
    let id = ann.table("officer").await;
    let path = format!("/api/tables/{id}");
    let look = loop {
        let look = ann.get(&format!("{path}/look")).await;
        if !look["prompt"].is_null() {
            break look;
        }
    };
    let number = look["number"].as_u64().unwrap();
    let word = &look["prompt"]["options"][0]["word"];
    let answer = format!("{path}/answer");
    let huge = format!("{{\"number\":{number},\"answer\":[\"{}\"]}}", "x".repeat(200_000));
    // With connections of its own: the server hangs up on a body that is too large.
    let wordy = Client { http: reqwest::Client::new(), ..ann.clone() };
    let own = |body: Value| body.to_string();
    let cases: Vec<(&Client, u16, &str, String)> = vec![
        (&ann, 400, &answer, "{".to_owned()),
        (&ann, 400, &answer, "[]".to_owned()),
        (&ann, 400, &answer, own(json!({ "number": -1, "answer": [] }))),
        (&ann, 400, &answer, own(json!({ "number": number, "answer": [1] }))),
        (&ann, 400, &answer, own(json!({ "number": number, "answer": [word], "seat": 1 }))),
        (&wordy, 413, &answer, huge),
        (&ann, 409, &answer, own(json!({ "number": number + 1, "answer": [word] }))),
        (&ann, 409, &answer, own(json!({ "number": number, "answer": ["no such word"] }))),
        (&ann, 409, &answer, own(json!({ "number": number, "answer": [word, word] }))),
        (&eve, 403, &answer, own(json!({ "number": number, "answer": [word] }))),
        (&eve, 403, "/api/tables/undo", own(json!({}))),
    ];
    for (who, expected, path, body) in &cases {
        let Some((status, text)) = who.try_call(Method::POST, path, body).await else {
            // The server may hang up on a body that is too large before it is sent.
            assert_eq!(*expected, 413);
            continue;
        };
        check_error(status.as_u16(), &text, body.get(..80).unwrap_or(body));
        if !path.ends_with("undo") {
            assert_eq!(status.as_u16(), *expected, "{text}");
        }
    }
    for forged in ["aaaaaaaaaaaa", "..", "%00", "' OR 1=1", "%F0%9F%9A%80"] {
        let (status, text) =
            ann.try_call(Method::GET, &format!("/api/tables/{forged}/look"), "").await.unwrap();
        check_error(status.as_u16(), &text, forged);
    }
    let origin = ann.request(Method::POST, &answer).header("origin", "http://evil.example");
    let origin = origin.body(json!({ "number": number, "answer": [word] }).to_string()).send().await.unwrap();
    assert_eq!(origin.status().as_u16(), 403);
    let nobody = Client::nobody(&ann.base);
    let (status, text) =
        nobody.try_call(Method::POST, &answer, "{\"number\":1,\"answer\":[]}").await.unwrap();
    assert_eq!(status.as_u16(), 401);
    check_error(status.as_u16(), &text, "no session");
    let (status, text) = ann
        .try_call(Method::POST, "/api/games/fleet/check", &json!({ "setup": { "players": 9 } }).to_string())
        .await
        .unwrap();
    assert_eq!(status.as_u16(), 422, "{text}");
    assert_eq!(ann.get(&format!("{path}/look")).await, look);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_request_breaks_the_server() {
    let server = start("fuzz").await;
    let ann = Client::guest(&server, "Ann").await;
    let id = ann.table("officer").await;
    let mut chance = Chance(2026);
    let places = [
        "/api/session",
        "/api/me",
        "/api/account",
        "/api/account/password",
        "/api/login",
        "/api/tables",
        "/api/tables/quick",
        "/api/games/fleet/check",
        "/api/games/nope/check",
        "/api/rules/fleet",
        "/api/rules/fleet?table=%00&players=4",
        "/api/rules/fleet/x",
        "/api/rules/fleet/search?q=%22%27",
        "/api/cards/fleet/crisis/x",
        "/api/texts/fleet?lang=xx",
        "/api/texts/fleet?table=%00",
        "/api/tables/ID",
        "/api/tables/ID/answer",
        "/api/tables/ID/join",
        "/api/tables/ID/start",
        "/api/tables/ID/take-over",
        "/api/tables/ID/undo",
        "/api/tables/ID/orders",
        "/api/tables/ID/chat",
        "/api/tables/ID/look?lang=zz",
        "/api/tables/ID/log?after=-1",
        "/api/tables/ID/log?after=99999999999999",
        "/api/tables/ID/log?as=7",
        "/api/tables/ID/replay?at=x",
        "/api/tables/ID/story?lang=%00",
        "/api/tables/ID/verify",
        "/api/nowhere",
        "/x/y",
    ];
    let values = [
        json!(null),
        json!(true),
        json!(-1),
        json!(1.5),
        json!(u64::MAX),
        json!(""),
        json!("x".repeat(3000)),
        json!([]),
        json!({}),
        json!([[[[]]]]),
        json!("fleet"),
        json!({ "players": 3 }),
        json!(["pass"]),
        json!("always-ask"),
        json!({ "ask-only-for": { "plays": ["nope"] } }),
        json!({ "kind": "me" }),
        json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "bot", "bot": "x" }]),
        json!("\u{0}\u{202e}"),
    ];
    let keys = [
        "name",
        "password",
        "game",
        "setup",
        "players",
        "seats",
        "pace",
        "visibility",
        "seat",
        "invite",
        "number",
        "answer",
        "orders",
        "text",
        "webhook",
    ];
    for _ in 0..1500 {
        let path = places[chance.below(places.len())].replace("ID", &id);
        let method = [Method::POST, Method::PUT, Method::GET, Method::DELETE][chance.below(4)].clone();
        let mut body = serde_json::Map::new();
        for _ in 0..chance.below(5) {
            body.insert(
                keys[chance.below(keys.len())].to_owned(),
                values[chance.below(values.len())].clone(),
            );
        }
        let mut text = Value::Object(body).to_string();
        if chance.below(8) == 0 {
            let cut = chance.below(text.len() + 1);
            text = String::from_utf8_lossy(&text.as_bytes()[..cut]).into_owned();
        }
        let (status, answer) = ann.try_call(method.clone(), &path, &text).await.unwrap();
        assert!(!status.is_server_error(), "{method} {path} {text}: {status} {answer}");
    }
    assert_eq!(ann.get("/api/health").await["ok"], true);
    server.stop().await;
}

async fn refuses_nul(server: Server) {
    let ann = Client::guest(&server, "Ann").await;
    let path = format!("/api/tables/{}", ann.table("open").await);
    let (chat, join) = (format!("{path}/chat"), format!("{path}/join"));
    let cases = [
        (Method::POST, chat.as_str(), json!({ "text": "So \u{0} say we all" })),
        (Method::POST, "/api/session", json!({ "name": "An\u{0}n" })),
        (Method::POST, "/api/login", json!({ "name": "An\u{0}n", "password": "12345678" })),
        (Method::POST, "/api/belongings", json!({ "game": "ccg", "name": "\u{0}", "text": "1 fury" })),
        (
            Method::POST,
            "/api/tables",
            json!({
                "game": "fleet", "setup": { "players": 3, "\u{0}": "\u{0}" },
                "seats": [{ "kind": "me", "brings": "\u{0}" }, { "kind": "open" }, { "kind": "open" }],
            }),
        ),
        (Method::POST, join.as_str(), json!({ "invite": "\u{0}", "brings": "\u{0}" })),
        (Method::GET, "/api/belongings?game=%00", Value::Null),
    ];
    for (method, path, body) in cases {
        let (status, text) = ann.try_call(method, path, &body.to_string()).await.unwrap();
        check_error(status.as_u16(), &text, path);
        assert_eq!(status.as_u16(), 400, "{path}: {text}");
    }
    let said = ann.post(&chat, json!({ "text": r"a backslash and letters: \u0000" })).await;
    assert_eq!(said["text"], r"a backslash and letters: \u0000");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_character_nul_is_refused_on_sqlite() {
    refuses_nul(start("nul").await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_character_nul_is_refused_on_postgresql() {
    let Some(postgres) = Postgres::start("nul-postgres") else { return };
    refuses_nul(Server::start(config(Database::from_argument(&postgres.address))).await.unwrap()).await;
}
