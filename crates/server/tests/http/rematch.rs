//! Playing again with the same people: one table for all of them, whoever asks first and wherever.

use std::time::Duration;

use crate::common::postgres::{Postgres, both};
use crate::common::{Chance, Client, config, folder, some_answer, start};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Database, Server};

async fn refused(who: &Client, path: &str, body: Value) -> String {
    let (_, answer) = who.call(Method::POST, path, &body).await;
    answer["error"]["code"].as_str().unwrap_or("nothing").to_owned()
}

/// Everybody answers as chance will have it until the game is over.
async fn play_to_the_end(people: &[&Client], path: &str) {
    let mut chance = Chance(0x5eed);
    for _ in 0..100_000 {
        for who in people {
            let look = who.get(&format!("{path}/look")).await;
            if look["table"]["phase"] == "over" {
                return;
            }
            if !look["prompt"].is_null() {
                let answer = some_answer(&look, &mut chance);
                who.call(Method::POST, &format!("{path}/answer"), &answer).await;
            }
        }
    }
    panic!("the game does not end");
}

/// A finished game of the card game between Ann and Ben, who bring a deck each.
async fn finished_duel(ann: &Client, ben: &Client) -> String {
    let table = json!({
        "game": "ccg", "setup": { "players": 2 }, "visibility": "invite",
        "pace": { "kind": "slow", "seconds": 86_400 },
        "seats": [{ "kind": "me", "brings": "viper-wing" }, { "kind": "open" }],
    });
    let table = ann.post("/api/tables", table).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let join = json!({ "invite": table["invite"], "brings": "quorum" });
    ben.post(&format!("{path}/join"), join).await;
    assert_eq!(refused(ann, &format!("{path}/rematch"), json!({})).await, "not-over");
    ann.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(refused(ann, &format!("{path}/rematch"), json!({})).await, "not-over");
    play_to_the_end(&[ann, ben], &path).await;
    path
}

fn path_of(table: &Value) -> String {
    format!("/api/tables/{}", table["id"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_at_one_table() {
    let postgres = Postgres::start("rematch-postgres");
    for database in both("rematch", postgres.as_ref()) {
        let server = Server::start(config(database.clone())).await.unwrap();
        let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
        let cleo = Client::guest(&server, "Cleo").await;
        let path = finished_duel(&ann, &ben).await;
        let before = ann.get(&path).await["rematch"].clone();
        assert_eq!(before, json!({ "people": 2, "came": [], "you": true, "table": null }));
        assert_eq!(refused(&cleo, &format!("{path}/rematch"), json!({})).await, "not-seated");

        let next = ann.post(&format!("{path}/rematch"), json!({})).await;
        let (former, there) = (ann.get(&path).await, path_of(&next));
        assert_eq!(
            (&next["game"], &next["phase"], &next["owner"]),
            (&json!("ccg"), &json!("waiting"), &json!(true))
        );
        for same in ["setup", "pace", "visibility", "players"] {
            assert_eq!(next[same], former[same], "{same}");
        }
        assert_ne!(next["commitment"], former["commitment"]);
        // Everybody sits one farther, with what they brought, which nobody else is shown.
        assert_eq!(
            (&next["seats"][1]["player"], &next["seats"][1]["brings"]),
            (&json!("Ann"), &json!("viper-wing"))
        );
        assert_eq!(next["seats"][0]["kept"], json!({ "name": "Ben", "you": false }));
        assert!(next["seats"][0].get("brings").is_none() && !next.to_string().contains("quorum"));
        // All know how many have come; where, only those who played.
        let expected = json!({ "people": 2, "came": [0], "you": true, "table": next["id"] });
        assert_eq!(ben.get(&path).await["rematch"], expected);
        let expected = json!({ "people": 2, "came": [0], "you": false, "table": null });
        assert_eq!(cleo.get(&path).await["rematch"], expected);
        // Again is not twice, and the kept seat is nobody else's.
        assert_eq!(ann.post(&format!("{path}/rematch"), json!({})).await["id"], next["id"]);
        let join = json!({ "invite": next["invite"] });
        assert_eq!(refused(&cleo, &format!("{there}/join"), join.clone()).await, "taken");
        assert_eq!(
            refused(&cleo, &format!("{there}/join"), json!({ "seat": 0, "invite": next["invite"] })).await,
            "taken"
        );
        let mine = ben.get("/api/tables?which=mine").await;
        assert!(mine.as_array().unwrap().iter().any(|table| table["id"] == next["id"]), "Ben finds it, too");

        // Another server goes on with all of it.
        server.stop().await;
        let server = Server::start(config(database)).await.unwrap();
        let again = |who: &Client| Client { base: format!("http://{}", server.address), ..who.clone() };
        let (ann, ben) = (again(&ann), again(&ben));
        let come = ben.post(&format!("{path}/rematch"), json!({})).await;
        assert_eq!((&come["id"], &come["phase"]), (&next["id"], &json!("waiting")));
        assert_eq!(
            (&come["seats"][0]["player"], &come["seats"][0]["brings"]),
            (&json!("Ben"), &json!("quorum"))
        );
        assert_eq!(ann.get(&path).await["rematch"]["came"], json!([0, 1]));
        ann.post(&format!("{there}/start"), json!({})).await;
        assert_eq!(ben.post(&format!("{path}/rematch"), json!({})).await["phase"], "running");
        server.stop().await;
    }
}

/// Waits until somebody sees Ben and Ann on their seats at a table.
async fn both_sit(who: &Client, path: &str) {
    let seen = async {
        loop {
            let table = who.get(path).await;
            let seats = table["seats"].as_array().unwrap();
            let names: Vec<Option<&str>> = seats.iter().map(|seat| seat["player"].as_str()).collect();
            if names == [Some("Ben"), Some("Ann")] {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), seen).await.expect("both sit at the next table");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_ask_at_once_one_makes_the_table() {
    let Some(postgres) = Postgres::start("rematch-race") else { return };
    let database = Database::from_argument(&postgres.address);
    let nodes = [
        Server::start(config(database.clone())).await.unwrap(),
        Server::start(config(database)).await.unwrap(),
    ];
    let (ann, ben) = (Client::guest(&nodes[0], "Ann").await, Client::guest(&nodes[0], "Ben").await);
    let there = Client { base: format!("http://{}", nodes[1].address), ..ben.clone() };
    for _ in 0..3 {
        let path = finished_duel(&ann, &ben).await;
        there.get(&format!("{path}/look")).await;
        let rematch = format!("{path}/rematch");
        let (one, other) = tokio::join!(ann.post(&rematch, json!({})), there.post(&rematch, json!({})));
        assert_eq!(one["id"], other["id"]);
        // Whoever came second sat down on one node, of which the other hears a moment later.
        for node in [&ann, &there] {
            both_sit(node, &path_of(&one)).await;
        }
        let next = ann.get(&path_of(&one)).await;
        let mine = ann.get("/api/tables?which=mine").await;
        let waiting = mine.as_array().unwrap().iter().filter(|table| table["phase"] == "waiting").count();
        assert_eq!(waiting, 1);
        let owner = if next["owner"] == true { &ann } else { &ben };
        owner.post(&format!("{}/close", path_of(&one)), json!({})).await;
    }
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_again_and_kept_seats_can_be_opened() {
    let server = start("rematch-programs").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let cleo = Client::guest(&server, "Cleo").await;
    let program = json!({ "kind": "bot", "bot": "random" });
    let seats = json!([{ "kind": "me" }, program, { "kind": "open" }]);
    let table = json!({ "game": "fleet", "setup": { "players": 3 }, "seats": seats, "visibility": "public" });
    let path = path_of(&ann.post("/api/tables", table).await);
    ben.post(&format!("{path}/join"), json!({})).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    play_to_the_end(&[&ann, &ben], &path).await;

    let next = ben.post(&format!("{path}/rematch"), json!({})).await;
    let there = path_of(&next);
    assert_eq!(next["seats"][0]["player"], "Ben");
    assert_eq!(next["seats"][1]["kept"]["name"], "Ann");
    assert_eq!(next["seats"][2]["bot"], "random");
    // The owner lets anybody have it; who made the table is its owner, whoever had the first.
    let open = format!("{there}/open");
    assert_eq!(refused(&ann, &open, json!({ "seat": 1 })).await, "not-allowed");
    for seat in [0, 2, 9] {
        assert_eq!(refused(&ben, &open, json!({ "seat": seat })).await, "not-kept");
    }
    let opened = ben.post(&open, json!({ "seat": 1 })).await;
    assert!(opened["seats"][1]["kept"].is_null());
    cleo.post(&format!("{there}/join"), json!({})).await;
    assert_eq!(refused(&ann, &format!("{path}/rematch"), json!({})).await, "taken");
    // Who is sent away does not come back by this door.
    ben.post(&format!("{there}/remove"), json!({ "seat": 1 })).await;
    ann.post(&format!("{path}/rematch"), json!({})).await;
    ben.post(&format!("{there}/remove"), json!({ "seat": 1 })).await;
    assert_eq!(refused(&ann, &format!("{path}/rematch"), json!({})).await, "removed");
    // A table that is gone is forgotten, and the next who asks makes another.
    ben.post(&format!("{there}/close"), json!({})).await;
    let gone = json!({ "people": 2, "came": [], "you": true, "table": null });
    assert_eq!(ann.get(&path).await["rematch"], gone);
    let other = ann.post(&format!("{path}/rematch"), json!({})).await;
    assert_ne!(other["id"], next["id"]);
    // Who does not want to come gives the seat up.
    ben.post(&format!("{}/leave", path_of(&other)), json!({})).await;
    assert!(ann.get(&path_of(&other)).await["seats"][0]["kept"].is_null());
    // It begins without those who did not come, and they are shown it.
    ann.post(&format!("{}/start", path_of(&other)), json!({})).await;
    assert_eq!(ben.post(&format!("{path}/rematch"), json!({})).await["id"], other["id"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_with_programs_alone_plays_again_at_once() {
    let database = Database::Sqlite(folder("rematch-alone").join("ragtag.sqlite"));
    let server = Server::start(config(database)).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    let path = format!("/api/tables/{}", ann.table("random").await);
    let closed = format!("/api/tables/{}", ann.table("random").await);
    ann.post(&format!("{closed}/close"), json!({})).await;
    assert_eq!(refused(&ann, &format!("{closed}/rematch"), json!({})).await, "closed");
    assert!(ann.get(&closed).await["rematch"].is_null());
    play_to_the_end(&[&ann], &path).await;
    let next = ann.post(&format!("{path}/rematch"), json!({})).await;
    assert_eq!((&next["phase"], &next["seats"][1]["you"]), (&json!("running"), &json!(true)));
    server.stop().await;
}
