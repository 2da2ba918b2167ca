//! Copies of everything: made while a server runs, and put back into either database.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::common::postgres::Postgres;
use crate::common::{Chance, Client, config, folder, some_answer};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::{back_up, restore};
use server::{Database, Server};
use sqlx::{Connection, SqliteConnection};

/// The players answer by turns until so many answers were taken.
async fn play(players: &[Client], table: &str, count: usize) {
    let mut chance = Chance(7);
    let mut taken = 0;
    for player in players.iter().cycle() {
        if taken == count {
            break;
        }
        let look = player.get(&format!("/api/tables/{table}/look")).await;
        assert!(look["outcome"].is_null(), "too few answers: the game is over");
        if look["prompt"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        }
        let body = some_answer(&look, &mut chance);
        let (status, _) = player.call(Method::POST, &format!("/api/tables/{table}/answer"), &body).await;
        taken += usize::from(status == StatusCode::OK);
    }
}

/// Plays on one database, copies it while somebody plays on, and goes on playing on the other.
async fn moves(from: Database, to: Database, file: &Path) {
    let server = Server::start(config(from.clone())).await.unwrap();
    let mut ann = Client::guest(&server, "Ann").await;
    let credentials = json!({ "name": "Ann", "password": "long enough for anybody" });
    ann.begin("/api/account", &credentials).await;
    let deck = json!({ "game": "ccg", "name": "Mine", "text": "1 colonial-one" });
    ann.post("/api/belongings", deck).await;
    // Two people, so that nothing happens at their table by itself.
    let ben = Client::guest(&server, "Ben").await;
    let seats = [json!({ "kind": "me" }), json!({ "kind": "open" })];
    let table = json!({ "game": "ccg", "setup": { "players": 2 }, "seats": seats, "visibility": "public" });
    let id = ann.post("/api/tables", table).await["id"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{id}/join"), json!({})).await;
    ann.post(&format!("/api/tables/{id}/start"), json!({})).await;
    let both = [ann.clone(), ben];
    let busy = ann.table("random").await;
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "So say we all" })).await;
    play(&both, &id, 6).await;
    let stop = Arc::new(AtomicBool::new(false));
    let (other, going) = (ann.clone(), Arc::clone(&stop));
    let playing = tokio::spawn(async move {
        while !going.load(Ordering::SeqCst) {
            play(std::slice::from_ref(&other), &busy, 1).await;
        }
    });
    let look = ann.get(&format!("/api/tables/{id}/look")).await;
    let copied = back_up(&from, file).await.unwrap();
    stop.store(true, Ordering::SeqCst);
    playing.await.unwrap();
    assert!(copied.rows > 10, "{copied:?}");
    // What happens after the copy is not in it.
    play(&both, &id, 3).await;
    server.stop().await;

    assert_eq!(restore(&to, file).await.unwrap(), copied);
    let server = Server::start(config(to.clone())).await.unwrap();
    let both = both.map(|player| Client { base: format!("http://{}", server.address), ..player });
    let ann = &both[0];
    let again = ann.get(&format!("/api/tables/{id}/look")).await;
    assert_eq!((&again["number"], &again["view"]), (&look["number"], &look["view"]));
    assert_eq!(ann.get("/api/me").await["name"], "Ann");
    assert_eq!(ann.get("/api/belongings?game=ccg").await[0]["name"], "Mine");
    assert_eq!(ann.get(&format!("/api/tables/{id}/chat")).await[0]["text"], "So say we all");
    play(&both, &id, 3).await;
    server.stop().await;

    let refused = restore(&to, file).await.unwrap_err().to_string();
    assert!(refused.contains("is not empty") && refused.contains("expected a new database"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_move_between_the_databases_and_go_on() {
    let folder = folder("moving");
    let sqlite = |name: &str| Database::Sqlite(folder.join(name));
    moves(sqlite("from.sqlite"), sqlite("to.sqlite"), &folder.join("sqlite.backup")).await;
    let Some(postgres) = Postgres::start("moving-postgres") else { return };
    let postgres = Database::from_argument(&postgres.address);
    moves(sqlite("one.sqlite"), postgres.clone(), &folder.join("there.backup")).await;
    // And back again.
    let file = folder.join("back.backup");
    let copied = back_up(&postgres, &file).await.unwrap();
    assert_eq!(restore(&sqlite("two.sqlite"), &file).await.unwrap(), copied);
}

fn unpacked(file: &Path) -> String {
    let mut text = String::new();
    GzDecoder::new(std::fs::File::open(file).unwrap()).read_to_string(&mut text).unwrap();
    text
}

fn packed(file: &Path, text: &str) {
    let mut writer = GzEncoder::new(std::fs::File::create(file).unwrap(), Compression::default());
    writer.write_all(text.as_bytes()).unwrap();
    writer.finish().unwrap();
}

/// The same text with a digest that fits it again.
fn signed(text: &str) -> String {
    let (lines, end) = text.trim_end().rsplit_once('\n').unwrap();
    let lines = format!("{lines}\n");
    let mut end: Value = serde_json::from_str(end).unwrap();
    end["digest"] = blake3::hash(lines.as_bytes()).to_hex().as_str().into();
    format!("{lines}{end}\n")
}

async fn rows(database: &Path) -> i64 {
    let mut connection =
        SqliteConnection::connect(&format!("sqlite://{}", database.display())).await.unwrap();
    let count = "SELECT (SELECT COUNT(*) FROM users) + (SELECT COUNT(*) FROM tables)";
    let count = sqlx::query_scalar(count).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_whole_backup_is_refused_and_changes_nothing() {
    let folder = folder("bad-backups");
    let from = Database::Sqlite(folder.join("from.sqlite"));
    let server = Server::start(config(from.clone())).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    ann.table("random").await;
    let whole = folder.join("whole");
    back_up(&from, &whole).await.unwrap();
    server.stop().await;
    let over = back_up(&from, &whole).await.unwrap_err().to_string();
    assert!(over.contains("there is such a file already"), "{over}");
    let nowhere = Database::Sqlite(folder.join("nowhere.sqlite"));
    let nothing = back_up(&nowhere, &folder.join("nothing")).await.unwrap_err().to_string();
    assert!(nothing.contains("there is no database") && !folder.join("nowhere.sqlite").exists(), "{nothing}");

    let (bytes, text) = (std::fs::read(&whole).unwrap(), unpacked(&whole));
    let file = |name: &str| folder.join(name);
    std::fs::write(file("cut"), &bytes[..bytes.len() / 2]).unwrap();
    std::fs::write(file("short"), &bytes[..5]).unwrap();
    std::fs::write(file("empty"), "").unwrap();
    std::fs::write(file("nonsense"), "Dear diary").unwrap();
    packed(&file("other"), "{\"record\":1}\n");
    packed(&file("lines-cut"), &text[..=text.trim_end().rfind('\n').unwrap()]);
    packed(&file("changed"), &text.replace("\"Ann\"", "\"Eve\""));
    packed(&file("newer"), &signed(&text.replacen("\"version\":1", "\"version\":2", 1)));
    let steps = text.find("\"migrations\":").unwrap();
    let steps = text[steps..].split(',').next().unwrap();
    packed(&file("newer-steps"), &signed(&text.replacen(steps, "\"migrations\":900", 1)));
    packed(&file("sly"), &signed(&text.replace("\"table\":\"users\"", "\"table\":\"users; --\"")));
    // Whole, but its last table takes none of these rows: what went before is taken back.
    packed(&file("unfit"), &signed(&text.replace("\"table\":\"users\"", "\"table\":\"strangers\"")));
    for (name, expected) in [
        ("cut", "cut off: expected its digest"),
        ("short", "cut off"),
        ("empty", "cut off"),
        ("nonsense", "not a backup"),
        ("other", "not a backup, as `ragtag backup FILE` makes it"),
        ("lines-cut", "cut off: expected its digest"),
        ("changed", "its digest is another"),
        ("newer", "the format 2 is of a newer program; expected 1 at most"),
        ("newer-steps", "step 900 is of a newer program; expected"),
        ("sly", "damaged"),
        ("unfit", "strangers"),
        ("missing", "No such file"),
    ] {
        let to: PathBuf = folder.join(format!("{name}.sqlite"));
        let refused = restore(&Database::Sqlite(to.clone()), &file(name)).await.unwrap_err().to_string();
        assert!(refused.contains(expected), "{name}: {refused}");
        assert!(!to.exists() || rows(&to).await == 0, "{name} left something");
    }
    let to = Database::Sqlite(folder.join("unfit.sqlite"));
    restore(&to, &whole).await.expect("what was refused has left an empty database");
}
