//! The example in Python plays a seat to the end.

use std::process::{Command, Stdio};

use crate::common::{Client, start};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_in_python_plays_a_seat() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("LEFT OUT: the example bot, because there is no python3");
        return;
    }
    let server = start("example-bot").await;
    let ann = Client::guest(&server, "Ann").await;
    let seats = [json!({ "kind": "bot", "bot": "officer" }), json!({ "kind": "bot", "bot": "officer" })];
    let seats: Vec<_> = seats.into_iter().chain([json!({ "kind": "open" })]).collect();
    let body = json!({ "game": "fleet", "setup": { "players": 3 }, "seats": seats, "visibility": "invite" });
    let table = ann.post("/api/tables", body).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let mut child = Command::new("python3")
        .args([bot, &format!("http://{}", server.address)])
        .args([&table["id"], &table["invite"]].map(|value| value.as_str().unwrap()))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while ann.get(&path).await["seats"][2]["player"].is_null() {
        assert!(child.try_wait().unwrap().is_none(), "it sits down");
        tokio::task::yield_now().await;
    }
    ann.post(&format!("{path}/start"), json!({})).await;
    let output = tokio::task::spawn_blocking(move || child.wait_with_output().unwrap()).await.unwrap();
    let ended = ann.get(&path).await["outcome"].as_str().unwrap().to_owned();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "nothing was refused");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), ended);
    server.stop().await;
}
