//! What players are called: the same everywhere, now, after a restart and in replays, and never like somebody else.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::common::{Chance, Client, config, folder, some_answer, start};
use serde_json::{Value, json};
use server::{Database, Server};

/// The signs by which texts mention seats: nobody is to see one.
fn has_a_sign(text: &str) -> bool {
    text.chars().any(|letter| ('\u{E000}'..'\u{E100}').contains(&letter))
}

fn names(table: &Value) -> Vec<String> {
    let seats = table["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["name"].as_str().unwrap_or_default().to_owned()).collect()
}

fn texts(log: &Value) -> Vec<String> {
    log.as_array().unwrap().iter().map(|entry| entry["text"].as_str().unwrap().to_owned()).collect()
}

/// Answers whatever is asked, until the game is over or so many answers were given.
async fn play(who: &Client, path: &str, most: usize) -> Value {
    let mut chance = Chance(17);
    let mut answers = 0;
    loop {
        let look = who.get(&format!("{path}/look")).await;
        assert!(!has_a_sign(&look.to_string()), "{look}");
        if !look["outcome"].is_null() || answers == most {
            return look;
        }
        if look["prompt"].is_null() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        } else {
            who.post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
            answers += 1;
        }
    }
}

fn four(game: &str, bot: &str) -> Value {
    let bot = json!({ "kind": "bot", "bot": bot });
    let seats = [json!({ "kind": "me" }), bot.clone(), bot.clone(), bot];
    let setup = if game == "ccg" {
        json!({ "decks": ["viper-wing", "quorum", "toaster-tide", "tribunal"] })
    } else {
        json!({ "players": 4 })
    };
    json!({ "game": game, "setup": setup, "seats": seats, "visibility": "public" })
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_of_one_kind_have_different_names_in_every_game() {
    let server = start("names-of-programs").await;
    let ann = Client::guest(&server, "Ann").await;
    for (game, bot) in [("ccg", "tactician"), ("fleet", "officer"), ("dogfight", "pilot")] {
        let table = ann.post("/api/tables", four(game, bot)).await;
        let names = names(&table);
        assert_eq!(names[0], "Ann");
        let different: BTreeSet<&String> = names.iter().filter(|name| !name.is_empty()).collect();
        assert_eq!(different.len(), 4, "{names:?}");
        assert_eq!(table["seats"][1]["bot"], bot, "the kind stands beside the name");
        assert!(names.iter().all(|name| name != bot), "{names:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_the_same_in_lists_logs_and_results_after_a_restart_and_in_replays() {
    let file = folder("names").join("ragtag.sqlite");
    let server = Server::start(config(Database::Sqlite(file.clone()))).await.unwrap();
    let mut ann = Client::guest(&server, "Ann").await;
    let table = ann.post("/api/tables", four("ccg", "tactician")).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let called = names(&table);
    play(&ann, &path, 20).await;
    let before = ann.get(&format!("{path}/log")).await;
    server.stop().await;

    let server = Server::start(config(Database::Sqlite(file))).await.unwrap();
    ann.base = format!("http://{}", server.address);
    assert_eq!(names(&ann.get(&path).await), called);
    let after = texts(&ann.get(&format!("{path}/log")).await["entries"]);
    let told = texts(&before["entries"]);
    assert_eq!(after[..told.len()], told, "what was told before");
    let end = play(&ann, &path, usize::MAX).await;
    assert_eq!(names(&end["table"]), called);
    let outcome = end["outcome"]["text"].as_str().unwrap();
    let winner = end["outcome"]["winners"][0].as_u64().map(|seat| called[seat as usize].clone());
    assert!(winner.is_none_or(|winner| outcome.starts_with(&winner)), "{outcome}");
    assert_eq!(end["table"]["outcome"], outcome);

    let log = texts(&ann.get(&format!("{path}/log?as=spectator")).await["entries"]);
    for name in &called {
        assert!(log.iter().any(|text| text.starts_with(&format!("{name} "))), "{name} in the log");
    }
    for language in ["en", "pl"] {
        let everything = ann.get(&format!("{path}/log?as=all&lang={language}")).await.to_string();
        assert!(
            !has_a_sign(&everything) && !everything.contains("Player 1") && !everything.contains("Gracz 1")
        );
    }
    let answers = ann.get(&format!("{path}/replay?at=0")).await["answers"].as_u64().unwrap();
    let replay = ann.get(&format!("{path}/replay?at={answers}&as=spectator&log=true")).await;
    assert_eq!(texts(&replay["log"]), log);
    assert_eq!(names(&replay["table"]), called);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_and_goes_changes_nobody_elses_name_and_is_called_by_the_own() {
    let server = start("names-that-change").await;
    let ann = Client::guest(&server, "Ann").await;
    let table = ann.post("/api/tables", four("ccg", "tactician")).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let before = names(&table);
    // Somebody who is called like a program, and takes the seat of another.
    let ben = Client::guest(&server, &before[3].to_lowercase()).await;
    let taken = ben.take_over(&path, json!({ "seat": 1, "invite": table["invite"] }), &ann).await;
    let now = names(&taken);
    assert_eq!(now[1], before[3].to_lowercase());
    assert_eq!((&now[0], &now[2]), (&before[0], &before[2]));
    let lower: BTreeSet<String> = now.iter().map(|name| name.to_lowercase()).collect();
    assert_eq!(lower.len(), 4, "{now:?}");
    let left = ben.post(&format!("{path}/leave"), json!({})).await;
    assert_eq!(names(&left), before, "a program plays there again");
    server.stop().await;
}
