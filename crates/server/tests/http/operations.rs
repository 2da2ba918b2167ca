//! What operators see and do: probes, counts, and a server that leaves in order.

use std::time::Duration;

use crate::common::{Chance, Client, config, folder, some_answer, start};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Database, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const PATIENCE: Duration = Duration::from_secs(30);

async fn text(address: &str) -> (StatusCode, String) {
    let response = reqwest::get(address).await.unwrap();
    (response.status(), response.text().await.unwrap())
}

/// The value of a line of the counts.
fn count(counts: &str, name: &str) -> f64 {
    let line = counts.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {counts}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn counts_are_to_be_had_at_their_own_address_and_tell_of_nobody() {
    let database = Database::Sqlite(folder("counts").join("ragtag.sqlite"));
    let mut config = config(database);
    config.metrics = Some("127.0.0.1:0".parse().unwrap());
    let server = Server::start(config).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    let id = ann.table("random").await;
    let stream = ann.request(Method::GET, &format!("/api/tables/{id}/stream")).send().await.unwrap();
    let mut chance = Chance(3);
    let look = loop {
        let look = ann.get(&format!("/api/tables/{id}/look")).await;
        if !look["prompt"].is_null() {
            break look;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    };
    ann.post(&format!("/api/tables/{id}/answer"), some_answer(&look, &mut chance)).await;
    let stale = json!({ "number": 0, "answer": [] });
    let (status, _) = ann.call(Method::POST, &format!("/api/tables/{id}/answer"), &stale).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let counts = format!("http://{}/metrics", server.metrics.unwrap());
    let (status, counts) = text(&counts).await;
    assert_eq!(status, StatusCode::OK);
    assert!((count(&counts, "ragtag_tables_loaded") - 1.0).abs() < 0.1, "{counts}");
    assert!((count(&counts, "ragtag_streams_open") - 1.0).abs() < 0.1, "{counts}");
    assert!(count(&counts, "ragtag_answers_total") >= 1.0);
    assert!(count(&counts, "ragtag_refusals_total{code=\"stale\"}") >= 1.0);
    let answers = "ragtag_requests_total{route=\"/api/tables/{id}/answer\",status=\"2xx\"}";
    assert!((count(&counts, answers) - 1.0).abs() < 0.1, "{counts}");
    let appends = count(&counts, "ragtag_append_seconds_count");
    assert!(
        appends >= 2.0 && (count(&counts, "ragtag_append_seconds_bucket{le=\"+Inf\"}") - appends).abs() < 0.1
    );
    assert!(count(&counts, "ragtag_store_errors_total").abs() < 0.1);
    assert!(!counts.contains(&id) && !counts.contains("Ann") && !counts.contains("seat"), "{counts}");
    // Players get the client's page there, as everywhere.
    let (_, page) = text(&format!("http://{}/metrics", server.address)).await;
    assert!(!page.contains("ragtag_answers_total"));
    drop(stream);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_leaves_says_so_and_lets_the_last_answers_end() {
    let server = start("leaving").await;
    let base = format!("http://{}", server.address);
    let ann = Client::guest(&server, "Ann").await;
    let id = ann.table("random").await;
    for probe in ["/healthz", "/readyz", "/api/health"] {
        assert_eq!(text(&format!("{base}{probe}")).await.0, StatusCode::OK, "{probe}");
    }
    let mut stream = ann.request(Method::GET, &format!("/api/tables/{id}/stream")).send().await.unwrap();
    // A request that has not been sent to its end.
    let body = "{\"name\":\"Ben\"}";
    let mut late = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST /api/session HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
        server.address,
        body.len(),
        &body[..5],
    );
    late.write_all(head.as_bytes()).await.unwrap();
    let hub = std::sync::Arc::clone(server.hub());
    // Whoever gets an answer after the late one knows that the late one is being read.
    assert_eq!(text(&format!("{base}/healthz")).await.0, StatusCode::OK);
    hub.leave();
    assert_eq!(text(&format!("{base}/healthz")).await.0, StatusCode::OK, "it is still up");
    let (status, said) = text(&format!("{base}/readyz")).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{said}");
    assert_eq!(serde_json::from_str::<Value>(&said).unwrap()["error"]["code"], "unavailable");
    let address = server.address;
    let stopping = tokio::spawn(server.stop());
    let mut told = String::new();
    let listening = async {
        while let Some(chunk) = stream.chunk().await.expect("it ends, and does not break") {
            told += &String::from_utf8_lossy(&chunk);
        }
    };
    tokio::time::timeout(PATIENCE, listening).await.expect("the stream ends");
    assert!(told.contains("event: leaving") && told.contains("retry: "), "{told}");
    let closed = async {
        while TcpStream::connect(address).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, closed).await.expect("nobody is let in any more");
    late.write_all(&body.as_bytes()[5..]).await.unwrap();
    let mut answer = String::new();
    late.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("set-cookie"), "{answer}");
    tokio::time::timeout(PATIENCE, stopping).await.expect("it stops").unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_has_an_id_to_quote() {
    let server = start("request-ids").await;
    let ann = Client::guest(&server, "Ann").await;
    let id = async |given: Option<&str>| {
        let mut request = ann.request(Method::GET, "/api/games");
        if let Some(given) = given {
            request = request.header("x-request-id", given);
        }
        request.send().await.unwrap().headers()["x-request-id"].to_str().unwrap().to_owned()
    };
    let (one, two) = (id(None).await, id(None).await);
    assert!(one != two && one.len() >= 12, "{one} {two}");
    assert_eq!(id(Some("from-the-proxy-7")).await, "from-the-proxy-7");
    for bad in ["", "a b", "x\"y", &"z".repeat(100)] {
        assert_ne!(id(Some(bad)).await, bad, "it would stand in the log");
    }
    server.stop().await;
}
