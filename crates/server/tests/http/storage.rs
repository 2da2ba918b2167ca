//! What happens when the storage fails: a full disk, a database that is gone, damage, a wake-up that is lost.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::common::ledger::Ledger;
use crate::common::postgres::Postgres;
use crate::common::{Chance, Client, config, folder, some_answer};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::Store;
use server::{Database, Server};
use sqlx::{Connection, Executor, SqliteConnection};

/// A file system of its own that is soon full, as long as this lives.
struct SmallDisk {
    folder: PathBuf,
}

impl SmallDisk {
    fn mount(name: &str, size: &str) -> Option<SmallDisk> {
        let folder = folder(name);
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}"), "ragtag-test"])
            .arg(&folder)
            .output()
            .is_ok_and(|mount| mount.status.success());
        if !mounted {
            eprintln!("LEFT OUT: `{name}`, because a small file system can't be mounted here");
            return None;
        }
        Some(SmallDisk { folder })
    }

    fn ballast(&self) -> PathBuf {
        self.folder.join("ballast")
    }

    fn fill(&self) {
        let mut ballast = File::create(self.ballast()).unwrap();
        while ballast.write_all(&[0; 4096]).is_ok() {}
    }

    fn clear(&self) {
        std::fs::remove_file(self.ballast()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily: a test that failed may have files open there.
        let _ = Command::new("umount").arg("-l").arg(&self.folder).status();
        let _ = std::fs::remove_dir(&self.folder);
    }
}

/// Somebody who plays at a table and keeps account of it.
struct Player {
    client: Client,
    table: String,
    chance: Chance,
    ledger: Ledger,
}

impl Player {
    async fn begin(server: &Server) -> Player {
        let client = Client::guest(server, "Ann").await;
        let table = client.table("random").await;
        Player { client, table, chance: Chance(17), ledger: Ledger::default() }
    }

    async fn look(&self) -> Value {
        loop {
            let look = self.client.get(&format!("/api/tables/{}/look", self.table)).await;
            assert!(look["outcome"].is_null(), "the game was too short");
            if !look["prompt"].is_null() {
                return look;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Answers what is asked; how the server took it.
    async fn answer(&mut self) -> (StatusCode, Value) {
        let body = some_answer(&self.look().await, &mut self.chance);
        let path = format!("/api/tables/{}/answer", self.table);
        let (status, answer) = self.client.call(Method::POST, &path, &body).await;
        let words = serde_json::from_value(body["answer"].clone()).unwrap();
        self.ledger.note(words, status == StatusCode::OK);
        (status, answer)
    }
}

async fn is_well(client: &Client) -> bool {
    client.call(Method::GET, "/api/health", &Value::Null).await.0 == StatusCode::OK
}

/// Waits until the server's health is as expected.
async fn becomes(client: &Client, well: bool) {
    let patience = Instant::now() + Duration::from_secs(10);
    while is_well(client).await != well {
        assert!(Instant::now() < patience, "the health does not become {well}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_takes_nothing_says_so_and_loses_nothing() {
    let Some(disk) = SmallDisk::mount("full-disk", "24m") else { return };
    let database = Database::Sqlite(disk.folder.join("ragtag.sqlite"));
    let server = Server::start(config(database.clone())).await.unwrap();
    let mut ann = Player::begin(&server).await;
    for _ in 0..3 {
        for _ in 0..5 {
            let (status, answer) = ann.answer().await;
            assert_eq!(status, StatusCode::OK, "{answer}");
        }
        disk.fill();
        // There may be room left in files that are there already.
        let mut before_it_was_full = 0;
        while ann.answer().await.0 == StatusCode::OK {
            before_it_was_full += 1;
            assert!(before_it_was_full < 200, "the disk is not full");
        }
        becomes(&ann.client, false).await;
        for _ in 0..10 {
            let asked = Instant::now();
            let (status, answer) = ann.answer().await;
            assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
            assert_eq!(answer["error"]["code"], "read-only", "{answer}");
            assert!(asked.elapsed() < Duration::from_secs(1), "it took {:?}", asked.elapsed());
        }
        disk.clear();
        becomes(&ann.client, true).await;
    }
    let (status, answer) = ann.answer().await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    server.stop().await;
    let store = Store::open(&database).await.unwrap();
    ann.ledger.check_stored(&store, &ann.table, 0).await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_whose_listener_was_cut_catches_up() {
    let Some(postgres) = Postgres::start("cut-listener") else { return };
    let database = Database::from_argument(&postgres.address);
    let one = Server::start(config(database.clone())).await.unwrap();
    let two = Server::start(config(database)).await.unwrap();
    let mut ann = Player::begin(&one).await;
    let elsewhere = Client { base: format!("http://{}", two.address), ..ann.client.clone() };
    let place = format!("/api/tables/{}", ann.table);
    let mut stream = elsewhere.request(Method::GET, &format!("{place}/stream")).send().await.unwrap();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    let patience = Duration::from_secs(6);
    for round in 0..3 {
        postgres.execute(cut).await;
        let (status, answer) = ann.answer().await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let number = ann.look().await["number"].as_u64();
        let answered = Instant::now();
        while elsewhere.get(&format!("{place}/look")).await["number"].as_u64() < number {
            assert!(answered.elapsed() < patience, "the other node is stale");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        postgres.execute(cut).await;
        let text = format!("round {round}");
        ann.client.post(&format!("{place}/chat"), json!({ "text": text })).await;
        let told = tokio::time::timeout(patience, async {
            let mut told = String::new();
            while !told.contains(&text) {
                told += &String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap());
            }
        });
        told.await.expect("the other node's stream tells what was said");
    }
    one.stop().await;
    two.stop().await;
}

/// Everything that needs the database is answered with an error in time.
async fn fails_in_time(ann: &Player, look: &Value) {
    // A health that was found out just now is not doubted yet.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let asked = Instant::now();
    let table = format!("/api/tables/{}", ann.table);
    let body = json!({ "number": look["number"], "answer": [look["prompt"]["options"][0]["word"]] });
    let (to_answer, to_chat) = (format!("{table}/answer"), format!("{table}/chat"));
    let unknown = ["/api/tables/aaaaaaaaaaaa", "/api/tables/bbbbbbbbbbbb", "/api/tables/cccccccccccc"];
    let (answer, chat, list, health, one, two, three) = tokio::join!(
        ann.client.call(Method::POST, &to_answer, &body),
        ann.client.call(Method::GET, &to_chat, &Value::Null),
        ann.client.call(Method::GET, "/api/tables?which=public", &Value::Null),
        ann.client.call(Method::GET, "/api/health", &Value::Null),
        ann.client.call(Method::GET, unknown[0], &Value::Null),
        ann.client.call(Method::GET, unknown[1], &Value::Null),
        ann.client.call(Method::GET, unknown[2], &Value::Null),
    );
    assert!(asked.elapsed() < Duration::from_secs(5), "it took {:?}", asked.elapsed());
    for (status, answer) in [answer, chat, list, health, one, two, three] {
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
        assert_eq!(answer["error"]["code"], "unavailable", "{answer}");
    }
    let again = Instant::now();
    let (status, _) = ann.client.call(Method::POST, &to_answer, &body).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(again.elapsed() < Duration::from_secs(1), "it is known by now, but took {:?}", again.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_down_or_mute_is_said_within_five_seconds() {
    let Some(postgres) = Postgres::start("down") else { return };
    let database = Database::from_argument(&postgres.address);
    let server = Server::start(config(database)).await.unwrap();
    let mut ann = Player::begin(&server).await;
    assert_eq!(ann.answer().await.0, StatusCode::OK);
    let look = ann.look().await;
    postgres.end();
    fails_in_time(&ann, &look).await;
    assert!(postgres.resume());
    becomes(&ann.client, true).await;
    assert_eq!(ann.answer().await.0, StatusCode::OK);
    let look = ann.look().await;
    postgres.signal("-STOP");
    fails_in_time(&ann, &look).await;
    postgres.signal("-CONT");
    becomes(&ann.client, true).await;
    // The answer that nobody heard of may have arrived after all.
    let patience = Instant::now() + Duration::from_secs(15);
    while ann.answer().await.0 != StatusCode::OK {
        assert!(Instant::now() < patience, "nothing is taken any more");
    }
    server.stop().await;
}

async fn refused(file: &Path) -> String {
    let started = Server::start(config(Database::Sqlite(file.to_owned()))).await;
    started.err().expect("the server does not start").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_refused_and_left_as_it_is() {
    let folder = folder("damaged-file");
    let file = folder.join("ragtag.sqlite");
    let server = Server::start(config(Database::Sqlite(file.clone()))).await.unwrap();
    let mut ann = Player::begin(&server).await;
    for _ in 0..5 {
        ann.answer().await;
    }
    server.stop().await;
    let whole = std::fs::read(&file).unwrap();
    let mut scribbled = whole.clone();
    scribbled[4096 * 2..4096 * 6].fill(0x5a);
    let cases: [(&str, &[u8]); 3] = [
        ("truncated", &whole[..whole.len() / 2]),
        ("scribbled", &scribbled),
        ("nonsense", b"Dear diary, today I have learnt that this is not a database at all. ".as_slice()),
    ];
    for (name, bytes) in cases {
        let file = folder.join(name);
        std::fs::write(&file, bytes).unwrap();
        let problem = refused(&file).await;
        assert!(problem.contains("is damaged") && problem.contains(name), "{name}: {problem}");
        assert_eq!(std::fs::read(&file).unwrap(), bytes, "{name} was changed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_row_leaves_the_others_alone() {
    let file = folder("damaged-row").join("ragtag.sqlite");
    let database = Database::Sqlite(file.clone());
    let server = Server::start(config(database.clone())).await.unwrap();
    let ann = Client::guest(&server, "Ann").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(ann.table("random").await);
    }
    let bot = json!({ "kind": "bot", "bot": "random" });
    let timed = json!({
        "game": "fleet", "setup": { "players": 3 }, "visibility": "public",
        "seats": [{ "kind": "me" }, { "kind": "open" }, bot], "pace": { "kind": "live", "seconds": 5 },
    });
    let timed = ann.post("/api/tables", timed).await["id"].as_str().unwrap().to_owned();
    // Whoever plays with programs alone has no clock.
    let ben = Client::guest(&server, "Ben").await;
    ben.post(&format!("/api/tables/{timed}/join"), json!({})).await;
    ann.post(&format!("/api/tables/{timed}/start"), json!({})).await;
    server.stop().await;
    let mut damage = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let damages = [
        "UPDATE tables SET meta = '{', deadline = 1 WHERE id = $1",
        "UPDATE tables SET glance = 'x', phase = 'nowhere' WHERE id = $1",
        "UPDATE snapshots SET snapshot = '{}' WHERE table_id = $1",
        "UPDATE changes SET added = 'x' WHERE table_id = $1",
    ];
    for (statement, id) in damages.into_iter().zip(&tables) {
        damage.execute(sqlx::query(statement).bind(id)).await.unwrap();
    }
    // The clocks of tables that can't even be named have run out, too.
    let nameless = "INSERT INTO tables \
                    (id, version, phase, visibility, meta, seed, glance, deadline, bot_due, touched, created) \
                    SELECT 'no id', version, phase, visibility, meta, seed, glance, 1, 0, touched, created \
                    FROM tables WHERE id = $1";
    damage.execute(sqlx::query(nameless).bind(&tables[4])).await.unwrap();
    damage.close().await.unwrap();

    let server = Server::start(config(database)).await.unwrap();
    let ann = Client { base: format!("http://{}", server.address), ..ann };
    let listed = ann.get("/api/tables?which=public").await;
    let listed: Vec<&str> =
        listed.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    for id in [&tables[4], &timed] {
        assert!(listed.contains(&id.as_str()), "{listed:?}");
    }
    for id in &tables[..4] {
        let look = format!("/api/tables/{id}/look");
        let (status, answer) = ann.call(Method::GET, &look, &Value::Null).await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR, "{answer}");
        assert_eq!(answer["error"]["code"], "damaged", "{answer}");
    }
    ann.get(&format!("/api/tables/{}/look", tables[4])).await;
    assert_eq!(ann.get("/api/health").await["ok"], true);
    let place = format!("/api/tables/{timed}/look");
    let number = ann.get(&place).await["number"].as_u64();
    let patience = Instant::now() + Duration::from_secs(12);
    while ann.get(&place).await["number"].as_u64() == number {
        assert!(Instant::now() < patience, "the clock of another table stands still");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_file_does_not_start() {
    let folder = folder("second");
    let file = folder.join("ragtag.sqlite");
    let first = Server::start(config(Database::Sqlite(file.clone()))).await.unwrap();
    assert!(refused(&file).await.contains("another server"));
    let link = folder.join("link.sqlite");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    assert!(refused(&link).await.contains("another server"), "by another name it is still the same file");
    first.stop().await;
    let next = Server::start(config(Database::Sqlite(file))).await.unwrap();
    next.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_has_to_be_encrypted_is() {
    let Some(postgres) = Postgres::with_tls("postgres-tls") else { return };
    let encrypted = "SELECT COUNT(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                     WHERE ssl AND backend_type = 'client backend' AND pid <> pg_backend_pid()";
    let vouched = format!("verify-full&sslrootcert={}", postgres.folder.join("certificate.pem").display());
    for mode in ["require", &vouched] {
        let database = Database::Postgres(format!("{}?sslmode={mode}", postgres.address));
        let server = Server::start(config(database)).await.unwrap();
        Client::guest(&server, "Ann").await;
        assert!(postgres.number(encrypted).await > 0, "{mode}");
        server.stop().await;
    }
    let unvouched = Database::Postgres(format!("{}?sslmode=verify-full", postgres.address));
    let Err(refused) = Server::start(config(unvouched)).await else { panic!("nobody vouches for it") };
    assert!(refused.to_string().contains("certificate"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_encrypted_is_refused_if_it_has_to_be() {
    let Some(postgres) = Postgres::start("postgres-plain") else { return };
    let required = Database::Postgres(format!("{}?sslmode=require", postgres.address));
    let Err(refused) = Server::start(config(required)).await else { panic!("it speaks no TLS") };
    assert!(refused.to_string().contains("TLS"), "{refused}");
    let preferred = Database::Postgres(format!("{}?sslmode=prefer", postgres.address));
    Server::start(config(preferred)).await.unwrap().stop().await;
}
