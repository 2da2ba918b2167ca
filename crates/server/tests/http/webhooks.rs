//! Webhooks: by https as well, nowhere but where they may go, and with a word to their owner of what came of them.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::future::BoxFuture;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::{Millis, Store};
use server::world::{Reality, World};
use server::{Config, Database, Reach, Server, Trust};
use tabletop::Seed;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::common::postgres::{Postgres, both};
use crate::common::tls::Certificate;
use crate::common::{Client, config, folder, start};

fn configured(name: &str, reach: Reach) -> Config {
    let mut config = config(Database::Sqlite(folder(name).join("ragtag.sqlite")));
    config.reach = reach;
    config
}

/// Somebody who is called: tells what was sent, and gives always the same answer.
struct Called {
    address: SocketAddr,
    heard: mpsc::UnboundedReceiver<String>,
}

async fn answer(mut stream: impl AsyncRead + AsyncWrite + Unpin, answer: &str) -> io::Result<String> {
    let mut heard = Vec::new();
    while !heard.ends_with(b"}") {
        if stream.read_buf(&mut heard).await? == 0 {
            break;
        }
    }
    stream.write_all(format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\n\r\n").as_bytes()).await?;
    stream.flush().await?;
    Ok(String::from_utf8(heard).unwrap())
}

impl Called {
    async fn new(certificate: Option<&Certificate>, says: &'static str) -> Called {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (tell, heard) = mpsc::unbounded_channel();
        let acceptor = certificate.map(Certificate::acceptor);
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let heard = match &acceptor {
                    Some(acceptor) => match acceptor.accept(stream).await {
                        Ok(stream) => answer(stream, says).await,
                        Err(error) => Err(error),
                    },
                    None => answer(stream, says).await,
                };
                let _ = tell.send(heard.unwrap_or_else(|error| error.to_string()));
            }
        });
        Called { address, heard }
    }
}

/// Sits down with programs at a slow table, which asks at once; what came of telling that.
async fn be_asked(who: &Client) -> Value {
    let program = json!({ "kind": "bot", "bot": "random" });
    let seats = [json!({ "kind": "me" }), program.clone(), program];
    let pace = json!({ "kind": "slow" });
    let table = json!({ "game": "fleet", "setup": { "players": 3 }, "seats": seats, "pace": pace });
    who.post("/api/tables", table).await;
    loop {
        let me = who.get("/api/me").await;
        if !me["webhook-result"].is_null() {
            return me["webhook-result"].clone();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn set(who: &Client, address: &str) -> (StatusCode, Value) {
    who.call(Method::PUT, "/api/me", &json!({ "webhook": address })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn https_webhooks_arrive_and_say_so_to_their_owner() {
    let certificate = Certificate::new();
    let file = folder("webhook-ca").join("ca.pem");
    certificate.write(&file);
    let postgres = Postgres::start("webhook-postgres");
    for database in both("webhook-https", postgres.as_ref()) {
        let mut called = Called::new(Some(&certificate), "204 No Content").await;
        let mut config = config(database);
        config.reach = Reach::Anywhere;
        config.trust = Trust::default().with_file(&file).unwrap();
        let server = Server::start(config).await.unwrap();
        let ann = Client::guest(&server, "Ann").await;
        let (status, me) =
            set(&ann, &format!("https://localhost:{}/hook?for=ann", called.address.port())).await;
        assert_eq!((status, &me["webhook-result"]), (StatusCode::OK, &Value::Null), "{me}");
        let result = be_asked(&ann).await;
        assert_eq!((&result["status"], &result["trouble"]), (&json!(204), &Value::Null));
        assert!(result["at"].as_str().unwrap().ends_with('Z'), "{result}");
        let heard = called.heard.recv().await.unwrap();
        assert!(heard.starts_with("POST /hook?for=ann HTTP/1.1\r\n"), "{heard}");
        assert!(heard.contains(&format!("host: localhost:{}\r\n", called.address.port())), "{heard}");
        assert!(heard.contains("\"your-decision\""), "{heard}");
        let (_, me) = set(&ann, "https://127.0.0.1:9/other").await;
        assert_eq!(me["webhook-result"], Value::Null, "another address has no result yet");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_that_nobody_vouches_for_is_not_told_anything() {
    let mut called = Called::new(Some(&Certificate::new()), "204 No Content").await;
    let server = Server::start(configured("webhook-untrusted", Reach::Anywhere)).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    set(&ann, &format!("https://{}/hook", called.address)).await;
    let result = be_asked(&ann).await;
    assert_eq!((&result["status"], &result["trouble"]), (&Value::Null, &json!("not-trusted")));
    let heard = called.heard.recv().await.unwrap();
    assert!(!heard.contains("Ann"), "{heard}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_that_leads_on_is_not_followed() {
    let mut elsewhere = Called::new(None, "204 No Content").await;
    let leads_on = format!("302 Found\r\nlocation: http://{}/", elsewhere.address);
    let mut called = Called::new(None, leads_on.leak()).await;
    let server = Server::start(configured("webhook-redirect", Reach::Anywhere)).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    set(&ann, &format!("http://{}/hook", called.address)).await;
    assert_eq!(be_asked(&ann).await["status"], json!(302));
    assert!(called.heard.recv().await.unwrap().starts_with("POST /hook"));
    assert!(elsewhere.heard.try_recv().is_err());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_where_nobody_listens_says_so() {
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let server = Server::start(configured("webhook-nobody", Reach::Anywhere)).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    set(&ann, &format!("http://{closed}/hook")).await;
    assert_eq!(be_asked(&ann).await["trouble"], json!("no-connection"));
    server.stop().await;
}

/// A world in which a name leads out at first, and then to a service on this machine.
struct Rebound {
    inside: SocketAddr,
    looked_up: AtomicUsize,
}

impl World for Rebound {
    fn now(&self) -> Millis {
        Reality.now()
    }

    fn seed(&self) -> Seed {
        Reality.seed()
    }

    fn aside(&self, work: Box<dyn FnOnce() + Send>) {
        Reality.aside(work);
    }

    fn find<'a>(&'a self, _: &'a str, port: u16) -> BoxFuture<'a, io::Result<Vec<SocketAddr>>> {
        let first = self.looked_up.fetch_add(1, Ordering::SeqCst) == 0;
        let outside = SocketAddr::from(([8, 8, 8, 8], port));
        // One that may be called among them does not make the others allowed.
        Box::pin(async move { Ok(if first { vec![outside] } else { vec![outside, self.inside] }) })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_comes_to_lead_inside_is_not_called() {
    let mut inside = Called::new(None, "204 No Content").await;
    let world = Arc::new(Rebound { inside: inside.address, looked_up: AtomicUsize::new(0) });
    let config = configured("webhook-rebound", Reach::World);
    let store = Store::open_in(&config.database, Arc::clone(&world) as Arc<dyn World>).await.unwrap();
    let server = Server::on(store, config).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    let (status, _) = set(&ann, "http://hooks.example/").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(be_asked(&ann).await["trouble"], json!("own-network"));
    assert!(inside.heard.try_recv().is_err());
    assert_eq!(world.looked_up.load(Ordering::SeqCst), 2, "what is checked is what is called");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_do_not_lead_into_the_operators_network_unless_they_may() {
    let server = start("webhook-world").await;
    let ann = Client::guest(&server, "Ann").await;
    let inside = [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.1",
        "0x7f000001",
        "2130706433",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "localhost",
        "[::]",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:10.0.0.1]",
        "[::127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[64:ff9b::a00:1]",
        "[64:ff9b:1::808:808]",
        "[100::1]",
        "[2001::1]",
        "[2001:10::1]",
        "[2001:db8::1]",
        "[2002:7f00:1::1]",
        "[2002:a00:1::]",
        "[3fff::1]",
        "[5f00::1]",
        "[fc00::1]",
        "[fd12::1]",
        "[fe80::1]",
        "[fec0::1]",
        "[ff02::1]",
    ];
    for host in inside {
        for scheme in ["http", "https"] {
            let (status, answer) = set(&ann, &format!("{scheme}://{host}/")).await;
            assert_eq!(status, StatusCode::CONFLICT, "{host}: {answer}");
            assert_eq!(answer["error"]["code"], "webhook-unreachable", "{host}");
        }
    }
    let outside = [
        "8.8.8.8",
        "100.63.0.1",
        "100.128.0.1",
        "172.32.0.1",
        "198.20.0.1",
        "223.255.255.255",
        "[2606:4700::1111]",
        "[2a00:1450::1]",
        "[64:ff9b::808:808]",
        "[::ffff:8.8.8.8]",
    ];
    for host in outside {
        let (status, answer) = set(&ann, &format!("https://{host}/")).await;
        assert_eq!(status, StatusCode::OK, "{host}: {answer}");
    }
    let (status, answer) = set(&ann, "https://ann:secret@8.8.8.8/").await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    server.stop().await;

    let server = Server::start(configured("webhook-anywhere", Reach::Anywhere)).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    let (status, answer) = set(&ann, "http://127.0.0.1:80/").await;
    assert_eq!((status, &answer["webhook"]), (StatusCode::OK, &json!("http://127.0.0.1:80/")));
    server.stop().await;
}

#[test]
fn certificates_that_cannot_be_read_are_told() {
    let folder = folder("webhook-bad-ca");
    let missing = Trust::default().with_file(&folder.join("missing.pem")).unwrap_err();
    assert!(missing.to_string().contains("missing.pem"), "{missing}");
    let file = folder.join("empty.pem");
    std::fs::write(&file, "nothing\n").unwrap();
    let empty = Trust::default().with_file(&file).unwrap_err();
    assert!(empty.to_string().contains("there are none in it"), "{empty}");
}
