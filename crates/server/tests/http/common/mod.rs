//! A client, and servers to call.
#![allow(unreachable_pub)]

pub mod ledger;
pub mod postgres;
pub mod tls;

use std::path::PathBuf;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::Pauses;
use server::{Config, Database, Limits, Server};
use tabletop::StandingOrders;

/// A folder of its own for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("ragtag-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

pub fn config(database: Database) -> Config {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), database);
    config.limits = Limits::none();
    config.pauses = Pauses::Shown;
    config.orders = StandingOrders::AlwaysAsk;
    config
}

pub async fn start(name: &str) -> Server {
    let database = Database::Sqlite(folder(name).join("ragtag.sqlite"));
    Server::start(config(database)).await.unwrap()
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Client {
    pub base: String,
    pub http: reqwest::Client,
    pub cookie: String,
}

impl Client {
    pub fn nobody(base: &str) -> Client {
        Client { base: base.to_owned(), http: reqwest::Client::new(), cookie: String::new() }
    }

    pub async fn guest(server: &Server, name: &str) -> Client {
        let mut client = Client::nobody(&format!("http://{}", server.address));
        client.enter(name).await;
        client
    }

    pub async fn enter(&mut self, name: &str) {
        self.begin("/api/session", &json!({ "name": name })).await;
    }

    /// Takes the session that comes of a request.
    pub async fn begin(&mut self, path: &str, body: &Value) {
        let response = self.request(Method::POST, path).body(body.to_string());
        let response = response.send().await.unwrap();
        let cookie = response.headers()["set-cookie"].to_str().unwrap();
        cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
    }

    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.http
            .request(method, format!("{}{path}", self.base))
            .header("cookie", &self.cookie)
            .header("content-type", "application/json")
    }

    pub async fn try_call(&self, method: Method, path: &str, body: &str) -> Option<(StatusCode, String)> {
        let request = self.request(method, path).body(body.to_owned());
        let response = request.send().await.ok()?;
        let status = response.status();
        Some((status, response.text().await.ok()?))
    }

    pub async fn call(&self, method: Method, path: &str, body: &Value) -> (StatusCode, Value) {
        let (status, text) = self.try_call(method, path, &body.to_string()).await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, value) = self.call(Method::GET, path, &Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{path}: {value}");
        value
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, value) = self.call(Method::POST, path, &body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {value}");
        value
    }

    /// Takes over a seat of a running game, to which its one other person agrees; the table.
    pub async fn take_over(&self, path: &str, body: Value, agrees: &Client) -> Value {
        let wished = self.post(&format!("{path}/take-over"), body).await;
        let wish = &wished["wishes"][0]["number"];
        agrees.post(&format!("{path}/take-over/answer"), json!({ "wish": wish, "agree": true })).await;
        self.get(path).await
    }

    /// A table of four where the others are open or programs.
    pub async fn table(&self, others: &str) -> String {
        let other = if others == "open" {
            json!({ "kind": "open" })
        } else {
            json!({ "kind": "bot", "bot": others })
        };
        let seats = [json!({ "kind": "me" }), other.clone(), other.clone(), other];
        let table = json!({
            "game": "fleet", "setup": { "players": 4 }, "seats": seats, "visibility": "public",
        });
        self.post("/api/tables", table).await["id"].as_str().unwrap().to_owned()
    }
}

/// A small generator of chance for tests: the same every time.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// Some legal answer to the prompt of a look.
pub fn some_answer(look: &Value, chance: &mut Chance) -> Value {
    let prompt = &look["prompt"];
    let (least, most) =
        (prompt["least"].as_u64().unwrap() as usize, prompt["most"].as_u64().unwrap() as usize);
    let mut words: Vec<&str> =
        prompt["options"].as_array().unwrap().iter().map(|option| option["word"].as_str().unwrap()).collect();
    let count = least + chance.below(most - least + 1);
    while words.len() > count {
        words.remove(chance.below(words.len()));
    }
    json!({ "number": look["number"], "answer": words })
}
