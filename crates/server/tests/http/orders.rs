//! The standing orders that people have at first.

use crate::common::{Client, config, folder};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Database, Server};
use tabletop::StandingOrders;

async fn orders(who: &Client, path: &str) -> Value {
    who.get(&format!("{path}/look")).await["orders"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_asked_sensibly_at_first_and_as_they_say_from_then_on() {
    let database = Database::Sqlite(folder("orders").join("ragtag.sqlite"));
    let sensible = || {
        let mut sensible = config(database.clone());
        sensible.orders = StandingOrders::Sensible;
        sensible
    };
    let server = Server::start(sensible()).await.unwrap();
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let cleo = Client::guest(&server, "Cleo").await;
    let path = format!("/api/tables/{}", ann.table("open").await);
    ben.post(&format!("{path}/join"), json!({})).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    for who in [&ann, &ben] {
        assert_eq!(orders(who, &path).await, "sensible");
    }
    let always = json!({ "orders": "always-ask" });
    let (status, _) = ann.call(Method::PUT, &format!("{path}/orders"), &always).await;
    assert_eq!(status, 200);
    // Programs are asked always: one that goes on for Ben, and then whoever goes on for it.
    ben.post(&format!("{path}/leave"), json!({})).await;
    let game = |server: &Server| {
        let table = path.rsplit('/').next().unwrap().parse().unwrap();
        let hub = server.hub().clone();
        async move { hub.table(&table).await.unwrap().standing() }
    };
    for seat in [1, 2, 3] {
        let standing = game(&server).await;
        assert_eq!(*standing.playing().unwrap().game.orders(tabletop::Seat(seat)), StandingOrders::AlwaysAsk);
    }
    cleo.take_over(&path, json!({ "seat": 1 }), &ann).await;
    assert_eq!(orders(&cleo, &path).await, "sensible");
    server.stop().await;
    let server = Server::start(sensible()).await.unwrap();
    let again = |who: &Client| Client { base: format!("http://{}", server.address), ..who.clone() };
    assert_eq!(orders(&again(&ann), &path).await, "always-ask");
    assert_eq!(orders(&again(&cleo), &path).await, "sensible");
    server.stop().await;
}
