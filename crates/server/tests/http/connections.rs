//! Connections: what is slow on purpose is cut, what is asked is answered, also at the end.

use std::time::Duration;

use serde_json::json;
use server::{Config, Database, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::common::{Client, config, folder};

/// Far longer than anything here takes.
const LONG: Duration = Duration::from_secs(20);
const PATIENCE: Duration = Duration::from_millis(400);

fn patient(name: &str) -> Config {
    let mut config = config(Database::Sqlite(folder(name).join("ragtag.sqlite")));
    config.patience = PATIENCE;
    config
}

async fn connect(server: &Server) -> TcpStream {
    TcpStream::connect(server.address).await.unwrap()
}

/// Everything that comes until the connection is closed, which has to happen.
async fn rest(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    // A connection that is reset is closed as well.
    let _ = timeout(LONG, stream.read_to_end(&mut heard)).await.expect("it is closed");
    String::from_utf8(heard).unwrap()
}

/// What comes, until it has this in it.
async fn until(stream: &mut TcpStream, wanted: &str) -> String {
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains(wanted) {
        let read = timeout(LONG, stream.read_buf(&mut heard)).await.expect("something comes").unwrap();
        assert!(read > 0, "{}", String::from_utf8_lossy(&heard));
    }
    String::from_utf8(heard).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_nothing_is_cut_off() {
    let server = Server::start(patient("connections-slow")).await.unwrap();
    let mut silent = connect(&server).await;
    assert_eq!(rest(&mut silent).await, "");
    let mut slow = connect(&server).await;
    slow.write_all(b"GET /api/games HTTP/1.1\r\nhost: here\r\nx-slow: ").await.unwrap();
    assert!(!rest(&mut slow).await.contains("200 OK"));
    let mut idle = connect(&server).await;
    idle.write_all(b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
    assert!(rest(&mut idle).await.starts_with("HTTP/1.1 200 OK"));
    let mut half = connect(&server).await;
    let head =
        "POST /api/session HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 99";
    half.write_all(format!("{head}\r\n\r\n{{").as_bytes()).await.unwrap();
    assert!(rest(&mut half).await.starts_with("HTTP/1.1 400"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_may_be_silent_for_longer() {
    let server = Server::start(patient("connections-stream")).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    let id = ann.table("open").await;
    let mut stream = connect(&server).await;
    let head =
        format!("GET /api/tables/{id}/stream HTTP/1.1\r\nhost: here\r\ncookie: {}\r\n\r\n", ann.cookie);
    stream.write_all(head.as_bytes()).await.unwrap();
    until(&mut stream, "event: changed").await;
    tokio::time::sleep(3 * PATIENCE).await;
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "still there" })).await;
    until(&mut stream, "still there").await;
    server.stop().await;
    rest(&mut stream).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections() {
    let mut config = config(Database::Sqlite(folder("connections-many").join("ragtag.sqlite")));
    config.limits.connections = 3;
    let server = Server::start(config).await.unwrap();
    let asked = |mut stream: TcpStream| async move {
        stream.write_all(b"GET /api/health HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
        until(&mut stream, "\"ok\":true").await;
        stream
    };
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(asked(connect(&server).await).await);
    }
    assert_eq!(rest(&mut connect(&server).await).await, "");
    // The place is free when the server has noticed that somebody left.
    open.pop();
    timeout(LONG, async {
        loop {
            let mut stream = connect(&server).await;
            let _ = stream
                .write_all(b"GET /api/health HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
                .await;
            if rest(&mut stream).await.contains("200 OK") {
                break;
            }
        }
    })
    .await
    .unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_asked_is_answered_before_the_server_leaves() {
    let database = Database::Sqlite(folder("connections-leaving").join("ragtag.sqlite"));
    let server = Server::start(config(database)).await.unwrap();
    let address = server.address;
    let mut asking = connect(&server).await;
    let head =
        "POST /api/session HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 14";
    asking.write_all(format!("{head}\r\nexpect: 100-continue\r\n\r\n").as_bytes()).await.unwrap();
    // It has begun to answer.
    until(&mut asking, "100 Continue").await;
    let stopping = tokio::spawn(server.stop());
    timeout(LONG, async { while TcpStream::connect(address).await.is_ok() {} }).await.unwrap();
    asking.write_all(b"{\"name\":\"Ann\"}").await.unwrap();
    assert!(rest(&mut asking).await.contains("200 OK"));
    timeout(LONG, stopping).await.unwrap().unwrap();
}
