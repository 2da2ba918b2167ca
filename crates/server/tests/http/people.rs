//! Who somebody is: cookies and sessions, proxies, passwords, names, and being forgotten.

use std::path::Path;
use std::time::Duration;

use crate::common::postgres::Postgres;
use crate::common::{Chance, Client, config, folder, some_answer, start};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Database, Limits, Server};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Row, SqliteConnection};

const PASSWORD: &str = "correct horse";
const DAY: i64 = 86_400_000;

/// The answer to a request, with the cookie that it sets.
async fn cookie(
    client: &Client,
    method: Method,
    path: &str,
    body: Value,
    headers: &[(&'static str, &str)],
) -> (StatusCode, String) {
    let mut request = client.request(method, path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = request.body(body.to_string()).send().await.unwrap();
    let cookie = response.headers().get("set-cookie").map(|value| value.to_str().unwrap().to_owned());
    (response.status(), cookie.unwrap_or_default())
}

/// The same person with the session that an answer began.
async fn renewed(client: &Client, method: Method, path: &str, body: Value) -> Client {
    let (status, cookie) = cookie(client, method, path, body, &[]).await;
    assert_eq!(status, StatusCode::OK, "{path}");
    Client { cookie: cookie.split(';').next().unwrap().to_owned(), ..client.clone() }
}

async fn account(server: &Server, name: &str) -> Client {
    let guest = Client::guest(server, name).await;
    renewed(&guest, Method::POST, "/api/account", json!({ "name": name, "password": PASSWORD })).await
}

async fn log_in(client: &Client, name: &str, password: &str) -> Client {
    renewed(client, Method::POST, "/api/login", json!({ "name": name, "password": password })).await
}

async fn status(client: &Client, method: Method, path: &str, body: Value) -> u16 {
    client.call(method, path, &body).await.0.as_u16()
}

async fn knows(client: &Client) -> bool {
    status(client, Method::GET, "/api/me", Value::Null).await == 200
}

/// The code of a refusal.
async fn refusal(client: &Client, method: Method, path: &str, body: Value) -> String {
    let (status, value) = client.call(method, path, &body).await;
    assert!(!status.is_success(), "{path}: {value}");
    value["error"]["code"].as_str().unwrap().to_owned()
}

async fn database(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).connect().await.unwrap()
}

async fn on_file(name: &str) -> (std::path::PathBuf, Server) {
    let file = folder(name).join("ragtag.sqlite");
    let server = Server::start(config(Database::Sqlite(file.clone()))).await.unwrap();
    (file, server)
}

async fn behind_a_proxy(name: &str, proxies: &[&str], sessions: u32) -> Server {
    let mut config = config(Database::Sqlite(folder(name).join("ragtag.sqlite")));
    config.trusted_proxies = proxies.iter().map(|network| network.parse().unwrap()).collect();
    config.limits = Limits { sessions, ..config.limits };
    Server::start(config).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_secure_when_a_trusted_proxy_says_https() {
    let ours = behind_a_proxy("proxy-ours", &["127.0.0.0/8"], 1000).await;
    let others = behind_a_proxy("proxy-others", &["192.0.2.0/24"], 1000).await;
    let enter = async |server: &Server, headers: &[(&'static str, &str)]| {
        let client = Client::nobody(&format!("http://{}", server.address));
        cookie(&client, Method::POST, "/api/session", json!({ "name": "Ann" }), headers).await.1
    };
    let forwarded = [("forwarded", "for=198.51.100.7;proto=https")];
    for headers in [&[("x-forwarded-proto", "https")], &forwarded] {
        let cookie = enter(&ours, headers).await;
        for part in ["; Secure", "; HttpOnly", "; SameSite=Lax"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert!(!enter(&others, headers).await.contains("Secure"), "nobody whom we trust says so");
    }
    for headers in [&[("x-forwarded-proto", "http")][..], &[("x-forwarded-for", "198.51.100.7")], &[]] {
        assert!(!enter(&ours, headers).await.contains("Secure"), "{headers:?}");
    }
    ours.stop().await;
    others.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_count_the_address_that_a_trusted_proxy_names_and_no_other() {
    let server = behind_a_proxy("proxy-limits", &["127.0.0.0/8", "10.0.0.0/8"], 2).await;
    let client = Client::nobody(&format!("http://{}", server.address));
    let enter = async |header: &'static str, value: &str| {
        let headers = [(header, value)];
        cookie(&client, Method::POST, "/api/session", json!({ "name": "Ann" }), &headers).await.0.as_u16()
    };
    // Whatever the client puts before what our own proxies wrote changes nothing.
    assert_eq!(enter("x-forwarded-for", "198.51.100.7").await, 200);
    assert_eq!(enter("x-forwarded-for", "203.0.113.1, 198.51.100.7, 10.1.2.3").await, 200);
    assert_eq!(enter("x-forwarded-for", "203.0.113.2, 198.51.100.7:4711").await, 429);
    assert_eq!(enter("forwarded", "for=203.0.113.9, for=\"198.51.100.7:80\";proto=https").await, 429);
    assert_eq!(enter("x-forwarded-for", "198.51.100.8").await, 200, "that is somebody else");
    assert_eq!(enter("forwarded", "for=\"[2001:db8::7]:80\"").await, 200);
    server.stop().await;

    let server = behind_a_proxy("proxy-none", &[], 2).await;
    let client = Client::nobody(&format!("http://{}", server.address));
    let mut all = Vec::new();
    for address in ["198.51.100.1", "198.51.100.2", "198.51.100.3"] {
        let headers = [("x-forwarded-for", address)];
        let entered = cookie(&client, Method::POST, "/api/session", json!({ "name": "Ann" }), &headers).await;
        all.push(entered.0.as_u16());
    }
    assert_eq!(all, [200, 200, 429], "nobody is believed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_ends_when_nobody_uses_it_and_lasts_longer_when_somebody_does() {
    let (file, server) = on_file("session-ends").await;
    let (used, unused) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let mut database = database(&file).await;
    let soon = server.hub().store.now() + DAY;
    sqlx::query("UPDATE sessions SET expires = $1 WHERE user_id = (SELECT id FROM users WHERE name = 'Ann')")
        .bind(soon)
        .execute(&mut database)
        .await
        .unwrap();
    sqlx::query("UPDATE sessions SET expires = 1 WHERE user_id = (SELECT id FROM users WHERE name = 'Ben')")
        .execute(&mut database)
        .await
        .unwrap();
    assert!(!knows(&unused).await);
    let (_, cookie) = cookie(&used, Method::GET, "/api/me", Value::Null, &[]).await;
    assert!(cookie.starts_with(&used.cookie) && cookie.contains("Max-Age=15552000"), "{cookie}");
    let ends = "SELECT expires FROM sessions WHERE expires > 1";
    let ends: i64 = sqlx::query(ends).fetch_one(&mut database).await.unwrap().get(0);
    assert!(ends > soon + 170 * DAY, "it lasts longer");
    server.stop().await;

    let server = Server::start(config(Database::Sqlite(file))).await.unwrap();
    let count = async |database: &mut SqliteConnection| {
        sqlx::query("SELECT COUNT(*) FROM sessions").fetch_one(database).await.unwrap().get::<i64, _>(0)
    };
    let cleared = tokio::time::timeout(Duration::from_secs(30), async {
        while count(&mut database).await != 1 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
    cleared.await.expect("what has ended is cleared away");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_in_and_becoming_an_account_give_a_new_session_and_end_the_old_one() {
    let server = start("session-new").await;
    let guest = Client::guest(&server, "Ann").await;
    assert!(knows(&guest).await);
    let credentials = json!({ "name": "Ann", "password": PASSWORD });
    let ann = renewed(&guest, Method::POST, "/api/account", credentials).await;
    assert!(ann.cookie != guest.cookie && !knows(&guest).await);
    assert_eq!(ann.get("/api/me").await["account"], true);
    let again = log_in(&ann, "aNN", PASSWORD).await;
    assert!(again.cookie != ann.cookie && !knows(&ann).await && knows(&again).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_needs_the_old_one_and_ends_the_other_sessions() {
    let server = start("password").await;
    let ann = account(&server, "Ann").await;
    let elsewhere = log_in(&Client::nobody(&ann.base), "Ann", PASSWORD).await;
    assert!(knows(&elsewhere).await);
    let path = "/api/account/password";
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    assert_eq!(refusal(&ann, Method::PUT, path, change("wrong", "battery staple")).await, "wrong-password");
    assert_eq!(refusal(&ann, Method::PUT, path, change(PASSWORD, "short")).await, "malformed");
    assert!(knows(&elsewhere).await, "nothing has changed");
    let ann = renewed(&ann, Method::PUT, path, change(PASSWORD, "battery staple")).await;
    assert!(knows(&ann).await && !knows(&elsewhere).await);
    let old = json!({ "name": "Ann", "password": PASSWORD });
    assert_eq!(refusal(&elsewhere, Method::POST, "/api/login", old).await, "wrong-password");
    log_in(&elsewhere, "Ann", "battery staple").await;
    let guest = Client::guest(&server, "Ben").await;
    assert_eq!(refusal(&guest, Method::PUT, path, change("", "battery staple")).await, "not-allowed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_everywhere_ends_all_sessions_of_one_and_none_of_others() {
    let server = start("log-out-everywhere").await;
    let ann = account(&server, "Ann").await;
    let elsewhere = log_in(&Client::nobody(&ann.base), "Ann", PASSWORD).await;
    let ben = Client::guest(&server, "Ben").await;
    assert!(knows(&elsewhere).await && knows(&ben).await);
    ann.post("/api/logout/everywhere", json!({})).await;
    assert!(!knows(&ann).await && !knows(&elsewhere).await && knows(&ben).await);
    server.stop().await;
}

/// Answers whatever is asked until the game is over.
async fn play_out(who: &Client, path: &str) {
    let mut chance = Chance(5);
    loop {
        let look = who.get(&format!("{path}/look")).await;
        if !look["outcome"].is_null() {
            return;
        }
        if look["prompt"].is_null() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        } else {
            who.post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_deleted_leaves_no_name_behind() {
    let (file, server) = on_file("delete").await;
    let (ann, ben) = (account(&server, "Annabel").await, Client::guest(&server, "Ben").await);
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "tactician" }]);
    let duel = json!({
        "game": "ccg", "setup": { "decks": ["viper-wing", "quorum"] }, "seats": seats, "visibility": "public",
    });
    let finished = ann.post("/api/tables", duel.clone()).await["id"].as_str().unwrap().to_owned();
    let finished = format!("/api/tables/{finished}");
    play_out(&ann, &finished).await;
    let running = ann.post("/api/tables", duel).await["id"].as_str().unwrap().to_owned();
    let running = format!("/api/tables/{running}");
    ann.post(&format!("{running}/chat"), json!({ "text": "so long" })).await;
    let shared = format!("/api/tables/{}", ann.table("open").await);
    ben.post(&format!("{shared}/join"), json!({})).await;
    let lonely = format!("/api/tables/{}", ann.table("open").await);
    ann.post("/api/belongings", json!({ "game": "ccg", "name": "Mine", "text": "" })).await;

    let path = "/api/me/delete";
    assert_eq!(refusal(&ann, Method::POST, path, json!({})).await, "wrong-password");
    assert_eq!(refusal(&ann, Method::POST, path, json!({ "password": "wrong" })).await, "wrong-password");
    assert!(knows(&ann).await);
    ann.post(path, json!({ "password": PASSWORD })).await;

    assert!(!knows(&ann).await);
    let credentials = json!({ "name": "Annabel", "password": PASSWORD });
    assert_eq!(refusal(&ben, Method::POST, "/api/login", credentials).await, "wrong-password");
    let seat = ben.get(&running).await["seats"][0].clone();
    assert!(seat["bot"].is_string() && seat["abandoned"] == true && seat["player"].is_null(), "{seat}");
    let said = ben.get(&format!("{running}/chat")).await;
    assert_eq!((&said[0]["text"], &said[0]["from"]), (&json!("so long"), &json!("")), "{said}");
    let table = ben.get(&shared).await;
    assert!(table["owner"] == true && table["seats"][0]["player"].is_null(), "{table}");
    assert_eq!(status(&ben, Method::GET, &lonely, Value::Null).await, 404);
    let over = ben.get(&format!("{finished}/look")).await;
    let name = over["table"]["seats"][0]["name"].as_str().unwrap();
    assert!(!name.is_empty() && over["table"]["outcome"].is_string(), "{over}");
    for what in ["", "/look", "/log?as=all", "/replay?at=3&log=true", "/story", "/record"] {
        let (status, text) = ben.try_call(Method::GET, &format!("{finished}{what}"), "").await.unwrap();
        assert!(status.is_success() && !text.contains("Annabel"), "{what}: {text}");
    }
    server.stop().await;
    let mut database = database(&file).await;
    for (table, column) in [("users", "name"), ("tables", "meta"), ("tables", "glance"), ("chat", "speaker")]
    {
        let query = format!("SELECT COUNT(*) FROM {table} WHERE {column} LIKE '%Annabel%'");
        let query = sqlx::query(sqlx::AssertSqlSafe(query));
        assert_eq!(query.fetch_one(&mut database).await.unwrap().get::<i64, _>(0), 0, "{table}.{column}");
    }
    for table in ["belongings", "sessions WHERE user_id NOT IN (SELECT id FROM users)"] {
        let query = sqlx::query(sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}")));
        assert_eq!(query.fetch_one(&mut database).await.unwrap().get::<i64, _>(0), 0, "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_made_alike_and_what_can_not_be_seen_is_refused() {
    let server = start("names-clean").await;
    let nobody = Client::nobody(&format!("http://{}", server.address));
    for (given, kept) in [
        ("  Ann \t Lee\u{3000}X ", "Ann Lee X"),
        ("\u{FF21}nn", "Ann"),
        ("Zo\u{65}\u{308}", "Zo\u{EB}"),
        ("Ann \u{2764}\u{FE0F}", "Ann \u{2764}"),
        ("Łódź", "Łódź"),
    ] {
        assert_eq!(nobody.post("/api/session", json!({ "name": given })).await["name"], kept);
    }
    let hidden = [
        "\u{200B}",
        "\u{202E}",
        "\u{2066}",
        "\u{AD}",
        "\u{FEFF}",
        "\u{E000}",
        "\u{3164}",
        "\u{2800}",
        "\u{7}",
        "\u{E0041}",
        "\u{34F}",
        "\u{378}",
    ];
    for hidden in hidden {
        for name in [format!("An{hidden}n"), hidden.to_owned()] {
            let code = refusal(&nobody, Method::POST, "/api/session", json!({ "name": name })).await;
            assert_eq!(code, "malformed", "{name:?}");
        }
    }
    for name in ["\u{301}x", "   ", &"x".repeat(31)] {
        assert_eq!(
            refusal(&nobody, Method::POST, "/api/session", json!({ "name": name })).await,
            "malformed"
        );
    }
    // As many letters as are allowed, however many bytes.
    nobody.post("/api/session", json!({ "name": "ł".repeat(30) })).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_name_of_an_account() {
    let server = start("names-taken").await;
    let ann = account(&server, "Straße").await;
    let (ben, path) = (Client::guest(&server, "Ben").await, "/api/session");
    for name in ["Straße", "STRASSE", " straße ", "\u{FF33}trasse"] {
        assert_eq!(refusal(&ben, Method::POST, path, json!({ "name": name })).await, "name-taken", "{name}");
        assert_eq!(refusal(&ben, Method::PUT, "/api/me", json!({ "name": name })).await, "name-taken");
        let account = json!({ "name": name, "password": PASSWORD });
        assert_eq!(refusal(&ben, Method::POST, "/api/account", account).await, "name-taken");
    }
    assert_eq!(ben.get("/api/me").await["name"], "Ben");
    // The name that an account has now is its own, too, and so is the one that it logs in with.
    let (code, _) = ann.call(Method::PUT, "/api/me", &json!({ "name": "Zoe" })).await;
    assert_eq!(code, StatusCode::OK);
    for name in ["zoe", "strasse"] {
        assert_eq!(refusal(&ben, Method::POST, path, json!({ "name": name })).await, "name-taken");
    }
    assert_eq!(ann.call(Method::PUT, "/api/me", &json!({ "name": "Straße" })).await.0, StatusCode::OK);
    log_in(&ann, "strasse", PASSWORD).await;
    // Guests may be called alike: they are told apart by their seats.
    Client::guest(&server, "Ben").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_from_before_keep_their_names_and_log_in_with_them() {
    let (file, server) = on_file("names-old").await;
    let ann = account(&server, "Ann").await;
    let mut database = database(&file).await;
    let old = "UPDATE users SET name = 'A\u{200B}nn', account = 'a\u{200B}nn', called = 'a\u{200B}nn'";
    sqlx::query(old).execute(&mut database).await.unwrap();
    let again = log_in(&Client::nobody(&ann.base), "A\u{200B}nn", PASSWORD).await;
    assert_eq!(again.get("/api/me").await["name"], "A\u{200B}nn");
    let (code, me) = again.call(Method::PUT, "/api/me", &json!({ "webhook": null })).await;
    assert_eq!((code, &me["name"]), (StatusCode::OK, &json!("A\u{200B}nn")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_of_this_holds_on_postgres_too() {
    let Some(postgres) = Postgres::start("people") else { return };
    let server = Server::start(config(Database::Postgres(postgres.address.clone()))).await.unwrap();
    let (ann, ben) = (account(&server, "Ann").await, Client::guest(&server, "Ben").await);
    assert_eq!(refusal(&ben, Method::POST, "/api/session", json!({ "name": "ann" })).await, "name-taken");
    assert_eq!(refusal(&ben, Method::PUT, "/api/me", json!({ "name": "ANN" })).await, "name-taken");
    assert_eq!(ben.call(Method::PUT, "/api/me", &json!({ "name": "Bert" })).await.0, StatusCode::OK);
    assert_eq!(ann.call(Method::PUT, "/api/me", &json!({ "name": "Zoe" })).await.0, StatusCode::OK);
    let path = format!("/api/tables/{}", ann.table("open").await);
    ben.post(&format!("{path}/join"), json!({})).await;
    ben.post(&format!("{path}/chat"), json!({ "text": "hello" })).await;
    let said = ann.post(&format!("{path}/chat"), json!({ "text": "hello" })).await;
    assert_eq!((&said["seat"], &said["from"]), (&json!(0), &json!("Zoe")));
    assert_eq!(ben.get(&format!("{path}/chat")).await[1], said);
    ann.post("/api/me/delete", json!({ "password": PASSWORD })).await;
    let said = ben.get(&format!("{path}/chat")).await;
    assert_eq!((&said[1]["from"], &said[1]["seat"]), (&json!(""), &json!(0)));
    assert!(!knows(&ann).await && knows(&ben).await && ben.get(&path).await["owner"] == true);
    ben.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(ben.post(&format!("{path}/close"), json!({})).await["phase"], "closed");
    ben.post("/api/logout/everywhere", json!({})).await;
    assert!(!knows(&ben).await);
    server.stop().await;
}
