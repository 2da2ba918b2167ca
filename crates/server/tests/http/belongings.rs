//! What people keep to bring to tables: decks, for now.

use crate::common::postgres::Postgres;
use crate::common::{Client, config, folder, start};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Database, Server};

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect()
}

async fn they_are_kept_for_their_owner_alone(server: &Server) {
    let (ann, eve) = (Client::guest(server, "Ann").await, Client::guest(server, "Eve").await);
    let text = ccg::deck::Starter::Quorum.deck().to_text();
    let deck = json!({ "game": "ccg", "name": " Politics ", "text": text });
    let kept = ann.post("/api/belongings", deck).await;
    assert_eq!(kept["name"], "Politics");
    assert_eq!(kept["text"], text.as_str());
    assert_eq!(kept["problems"], json!([]));
    let half = json!({ "game": "ccg", "name": "Half", "text": "1 BSG1-004\n3 BSG1-127" });
    let half = ann.post("/api/belongings?lang=pl", half).await;
    assert_eq!(half["problems"], json!(["Karty: 3 z co najmniej 60."]));
    let list = ann.get("/api/belongings?game=ccg").await;
    assert_eq!(names(&list), ["Half", "Politics"]);
    assert_eq!(list[0]["problems"], json!(["3 of at least 60 cards."]));
    assert_eq!(eve.get("/api/belongings?game=ccg").await, json!([]));

    let path = format!("/api/belongings/{}", half["id"].as_str().unwrap());
    let change = json!({ "name": "Whole", "text": text });
    let (status, _) = eve.call(Method::PUT, &path, &change).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, changed) = ann.call(Method::PUT, &path, &change).await;
    assert_eq!(
        (status, &changed["name"], &changed["problems"]),
        (StatusCode::OK, &json!("Whole"), &json!([]))
    );
    let (status, _) = eve.call(Method::POST, &format!("{path}/drop"), &json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    ann.post(&format!("{path}/drop"), json!({})).await;
    assert_eq!(names(&ann.get("/api/belongings?game=ccg").await), ["Politics"]);

    // It can be brought to a table.
    let quick = json!({ "game": "ccg", "players": 2, "brings": kept["text"] });
    let table = ann.post("/api/tables/quick", quick).await;
    let look = ann.get(&format!("/api/tables/{}/look", table["id"].as_str().unwrap())).await;
    let seat = look["seat"].as_u64().unwrap() as usize;
    assert_eq!(look["view"]["public"]["players"][seat]["base"], "colonial-one");
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_are_kept_for_their_owner_alone() {
    let server = start("belongings").await;
    they_are_kept_for_their_owner_alone(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_are_kept_in_the_other_database_too() {
    let Some(database) = Postgres::start("belongings-postgres") else { return };
    let server = Server::start(config(Database::Postgres(database.address.clone()))).await.unwrap();
    they_are_kept_for_their_owner_alone(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn they_outlive_the_server() {
    let database = Database::Sqlite(folder("belongings-kept").join("ragtag.sqlite"));
    let server = Server::start(config(database.clone())).await.unwrap();
    let mut ann = Client::guest(&server, "Ann").await;
    ann.post("/api/belongings", json!({ "game": "ccg", "name": "One", "text": "" })).await;
    server.stop().await;
    let server = Server::start(config(database)).await.unwrap();
    ann.base = format!("http://{}", server.address);
    assert_eq!(names(&ann.get("/api/belongings?game=ccg").await), ["One"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_said() {
    let server = start("belongings-wrong").await;
    let ann = Client::guest(&server, "Ann").await;
    let wrong = [
        (json!({ "game": "ccg", "name": "", "text": "" }), StatusCode::BAD_REQUEST),
        (json!({ "game": "ccg", "name": "x".repeat(61), "text": "" }), StatusCode::BAD_REQUEST),
        (json!({ "game": "ccg", "name": "x", "text": "y".repeat(20_001) }), StatusCode::BAD_REQUEST),
        (json!({ "game": "fleet", "name": "x", "text": "" }), StatusCode::NOT_FOUND),
        (json!({ "game": "chess", "name": "x", "text": "" }), StatusCode::NOT_FOUND),
    ];
    for (body, expected) in wrong {
        let (status, answer) = ann.call(Method::POST, "/api/belongings", &body).await;
        assert_eq!(status, expected, "{answer}");
    }
    assert_eq!(ann.get("/api/belongings?game=ccg").await, json!([]));
    let problems = async |text: &str| ann.post("/api/games/ccg/problems", json!({ "text": text })).await;
    assert_eq!(problems("quorum").await, json!([]));
    assert_eq!(problems("").await, json!(["A deck has one base, and this one has none yet."]));
    assert_eq!(problems("1 no such card").await, json!(["Line 1: there is no card “no such card”."]));
    let many = problems("1 BSG1-004\n5 BSG1-127").await;
    assert_eq!(many.as_array().unwrap().len(), 2, "{many}");
    for n in 0..200 {
        ann.post("/api/belongings", json!({ "game": "ccg", "name": format!("{n}"), "text": "" })).await;
    }
    let (status, answer) =
        ann.call(Method::POST, "/api/belongings", &json!({ "game": "ccg", "name": "x", "text": "" })).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::CONFLICT, &json!("too-many-kept")));
    server.stop().await;
}
