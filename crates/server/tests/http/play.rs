//! Whole games over HTTP.

use crate::common::{Chance, Client, config, folder, some_answer, start};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Database, Server};
use sqlx::{Connection, Executor, SqliteConnection};
use tabletop::{Game, Record};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_board_game_against_programs_ends_and_can_be_replayed() {
    whole_game::<fleet::Fleet>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_dogfight_against_programs_ends_and_can_be_replayed() {
    whole_game::<dogfight::Dogfight>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_card_game_against_programs_ends_and_can_be_replayed() {
    whole_game::<ccg::Ccg>().await;
}

async fn whole_game<G: Game>() {
    let server = start(&format!("whole-{}", G::NAME)).await;
    let ann = Client::guest(&server, "Ann").await;
    let table = ann.post("/api/tables/quick", json!({ "game": G::NAME, "players": 3 })).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    for early in ["record", "replay?at=1&as=all", "scenario?at=1", "log?as=all", "story", "story?lang=pl"] {
        let (status, _) = ann.call(Method::GET, &format!("{path}/{early}"), &Value::Null).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{early}");
    }
    let mut chance = Chance(11);
    let winners = loop {
        let look = ann.get(&format!("{path}/look?lang=pl")).await;
        if !look["outcome"].is_null() {
            assert_eq!(look["table"]["phase"], "over");
            break look["outcome"]["winners"].clone();
        }
        if look["prompt"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        } else {
            let options = look["prompt"]["options"].as_array().unwrap().len() as u64;
            assert!(look["prompt"]["least"].as_u64().unwrap() < options, "a choice: {}", look["prompt"]);
            ann.post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
        }
    };
    the_story_is_told(&ann, &path, &winners).await;
    let log = ann.get(&format!("{path}/log")).await;
    let entries = log["entries"].as_array().unwrap();
    assert_eq!(entries.len() as u64, log["end"].as_u64().unwrap());
    assert!(entries.iter().zip(1..).all(|(entry, n)| entry["n"] == n));
    assert_eq!(ann.post(&format!("{path}/verify"), json!({})).await["ok"], true);
    let replay = ann.get(&format!("{path}/replay?at=40&as=all")).await;
    assert!(replay["answers"].as_u64().unwrap() > 40);
    assert!(replay["everything"]["hidden"].is_object());
    assert!(replay["log"].is_null());
    for eyes in ["spectator", "all", "1"] {
        let replay = ann.get(&format!("{path}/replay?at=40&as={eyes}&log=true")).await;
        let told = replay["log"].as_array().unwrap();
        assert!(told.len() as u64 == replay["log-end"].as_u64().unwrap() && told[0]["n"] == 1, "{eyes}");
    }
    let (status, scenario) = ann.call(Method::GET, &format!("{path}/scenario?at=40"), &Value::Null).await;
    assert_eq!(status, StatusCode::OK);
    assert!(scenario.as_str().unwrap().starts_with("title:"));
    let (_, record) = ann.call(Method::GET, &format!("{path}/record"), &Value::Null).await;
    let record = Record::<G>::read(record.as_str().unwrap().as_bytes()).unwrap();
    record.verify().unwrap();
    server.stop().await;
}

/// To everybody, as the replay is; it ends where the replay ends, and names the players as the table does.
async fn the_story_is_told(ann: &Client, path: &str, winners: &Value) {
    let answers = ann.get(&format!("{path}/replay?at=0")).await["answers"].clone();
    let nobody = Client::nobody(&ann.base);
    for language in ["en", "pl"] {
        let began = std::time::Instant::now();
        let story = nobody.get(&format!("{path}/story?lang={language}")).await;
        println!("told in {:?}", began.elapsed());
        assert_eq!((&story["answers"], &story["ended"]["winners"]), (&answers, winners));
        let curves = story["curves"].as_array().unwrap();
        assert!(
            curves
                .iter()
                .all(|curve| curve["points"].as_array().unwrap().last().unwrap()["answer"] == answers)
        );
        assert!(
            !story["headline"].as_str().unwrap().is_empty() && story["people"].as_array().unwrap().len() > 1
        );
        let signs = story.to_string().chars().any(|letter| ('\u{E000}'..'\u{E100}').contains(&letter));
        assert!(!signs, "a seat that is not named");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_commitment_is_there_before_anybody_sits_and_is_that_of_the_seed_that_was_played() {
    let file = folder("commitment").join("ragtag.sqlite");
    let server = Server::start(config(Database::Sqlite(file.clone()))).await.unwrap();
    let (ann, mut ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let seats = vec![json!({ "kind": "open" }); 2];
    let table = json!({ "game": "ccg", "setup": { "players": 2 }, "seats": seats, "visibility": "public" });
    let made = ann.post("/api/tables", table).await;
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let shown = made["commitment"].as_str().unwrap().to_owned();
    assert_eq!(shown.len(), 64);
    let nobody = Client::nobody(&ann.base);
    assert_eq!(nobody.get(&path).await["commitment"], shown, "everybody can note it");
    ben.post(&format!("{path}/join"), json!({})).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(ben.get(&format!("{path}/look")).await["table"]["commitment"], shown);
    let mut chance = Chance(3);
    let end = loop {
        let look = ben.get(&format!("{path}/look")).await;
        if !look["outcome"].is_null() {
            break look;
        }
        if look["prompt"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        } else {
            ben.post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
        }
    };
    assert_eq!(end["table"]["commitment"], shown);
    let verified = ben.post(&format!("{path}/verify"), json!({})).await;
    assert_eq!((&verified["ok"], &verified["commitment"]), (&json!(true), &json!(shown)));
    let (_, text) = ben.call(Method::GET, &format!("{path}/record"), &Value::Null).await;
    let text = text.as_str().unwrap();
    let record = Record::<ccg::Ccg>::read(text.as_bytes()).unwrap();
    assert_eq!(record.commitment(), shown);
    record.verify().unwrap();
    let seed = verified["seed"].as_str().unwrap();
    assert_eq!(serde_json::from_value::<tabletop::Seed>(json!(seed)).unwrap().commitment(), shown);
    server.stop().await;

    // Whoever puts another seed in its place is found out.
    let mut forger = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let other = serde_json::to_value(tabletop::Seed::from_number(1)).unwrap();
    let forgery = sqlx::query("UPDATE tables SET seed = $1").bind(other.as_str().unwrap());
    forger.execute(forgery).await.unwrap();
    forger.close().await.unwrap();
    let server = Server::start(config(Database::Sqlite(file))).await.unwrap();
    ben.base = format!("http://{}", server.address);
    assert_ne!(ben.get(&path).await["commitment"], shown, "it is not what was noted");
    let verified = ben.post(&format!("{path}/verify"), json!({})).await;
    assert_eq!(verified["ok"], false, "{verified}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_sit_down_play_talk_and_leave() {
    let server = start("friends").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let id = ann.table("open").await;
    let path = format!("/api/tables/{id}");
    assert_eq!(ann.get("/api/tables?which=public").await[0]["id"], id.as_str());
    let joined = ben.post(&format!("{path}/join"), json!({ "seat": 2 })).await;
    assert_eq!(joined["seats"][2]["player"], "Ben");
    let (status, _) = ben.call(Method::POST, &format!("{path}/start"), &json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    ann.post(&format!("{path}/start"), json!({})).await;
    ben.post(&format!("{path}/chat"), json!({ "text": "So say we all" })).await;
    assert_eq!(ann.get(&format!("{path}/chat")).await[0]["text"], "So say we all");
    let mut chance = Chance(5);
    let mut answers = 0;
    // So few that no game can be over before.
    while answers < 12 {
        for who in [&ann, &ben] {
            let look = who.get(&format!("{path}/look")).await;
            if !look["prompt"].is_null() {
                who.post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
                answers += 1;
            }
        }
    }
    ben.post(&format!("{path}/leave"), json!({})).await;
    let cat = Client::guest(&server, "Cat").await;
    assert_eq!(cat.get(&format!("{path}/look")).await["seat"], Value::Null);
    let taken = cat.take_over(&path, json!({ "seat": 2 }), &ann).await;
    assert_eq!(taken["seats"][2]["player"], "Cat");
    assert!(cat.get(&format!("{path}/look")).await["view"]["own"].is_object());
    assert!(ben.get(&format!("{path}/look")).await["view"]["own"].is_null());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_are_brought_changed_and_refused() {
    let server = start("decks").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let seats = [json!({ "kind": "me", "brings": "quorum" }), json!({ "kind": "open" })];
    let table = json!({ "game": "ccg", "setup": { "players": 2 }, "seats": seats, "visibility": "public" });
    let made = ann.post("/api/tables", table).await;
    assert_eq!(made["seats"][0]["brings"], "quorum");
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let bring = format!("{path}/bring");
    let (status, _) = ben.call(Method::POST, &bring, &json!({ "brings": "lot" })).await;
    assert_eq!(status, StatusCode::CONFLICT, "who does not sit there brings nothing");
    let bad = json!({ "brings": "1 colonial-one\n4 fury" });
    let (status, refused) = ben.call(Method::POST, &format!("{path}/join"), &bad).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused["error"]["message"].as_str().unwrap().contains("at least 60"), "{refused}");
    assert!(ben.get(&path).await["seats"][1]["player"].is_null(), "nothing has changed");
    let joined = ben.post(&format!("{path}/join"), json!({ "brings": "tribunal" })).await;
    assert_eq!(joined["seats"][1]["brings"], "tribunal");
    assert!(joined["seats"][0]["brings"].is_null(), "what Ann brings is not for Ben");
    let (status, _) = ben.call(Method::POST, &bring, &bad).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let list = ccg::deck::Starter::ToasterTide.deck().to_text();
    let changed = ben.post(&bring, json!({ "brings": list })).await;
    assert_eq!(changed["seats"][1]["brings"], list.as_str());
    ann.post(&format!("{path}/start"), json!({})).await;
    let view = ben.get(&format!("{path}/look")).await["view"].clone();
    let base = ccg::deck::Starter::ToasterTide.deck().base.to_string();
    assert_eq!(view["public"]["players"][1]["base"], base.as_str());
    let (status, _) = ben.call(Method::POST, &bring, &json!({ "brings": "lot" })).await;
    assert_eq!(status, StatusCode::CONFLICT, "the game has begun");
    let nothing = json!({ "kind": "me", "brings": "anything" });
    let bot = json!({ "kind": "bot", "bot": "random" });
    let table = json!({ "game": "fleet", "setup": { "players": 3 }, "seats": [nothing, bot, bot] });
    let (status, _) = ann.call(Method::POST, "/api/tables", &table).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "nothing is brought to the board game");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_only_one_seat_was_told_is_told_of_it_to_those_who_see_everything() {
    let server = start("all-eyes").await;
    let ann = Client::guest(&server, "Ann").await;
    let games = [
        ("fleet", "random", json!({ "players": 3 })),
        ("ccg", "random", json!({ "players": 2 })),
        // Pilots who hit each other: whoever is hit draws in secret.
        ("dogfight", "pilot", json!({ "players": 2, "mission": "squadrons", "options": "complete" })),
    ];
    for (game, bot, setup) in games {
        let seats: Vec<Value> =
            (0..setup["players"].as_u64().unwrap()).map(|_| json!({ "kind": "bot", "bot": bot })).collect();
        let table = json!({ "game": game, "setup": setup, "seats": &seats });
        let path = format!("/api/tables/{}", ann.post("/api/tables", table).await["id"].as_str().unwrap());
        while ann.get(&path).await["phase"] != "over" {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        let speaks_to_you = |log: &Value| -> Vec<String> {
            let texts =
                log.as_array().unwrap().iter().map(|entry| entry["text"].as_str().unwrap().to_owned());
            let to_you = |text: &String| text.starts_with("You") || text.contains(" you ");
            texts.filter(to_you).collect()
        };
        let mut to_one_seat = Vec::new();
        for seat in 0..seats.len() {
            let seen = ann.get(&format!("{path}/replay?at=100000&as={seat}&log=true")).await;
            to_one_seat.extend(speaks_to_you(&seen["log"]));
        }
        assert!(!to_one_seat.is_empty(), "{game}: nothing was told to one seat alone");
        let all = ann.get(&format!("{path}/replay?at=100000&as=all&log=true")).await;
        assert_eq!(speaks_to_you(&all["log"]), Vec::<String>::new(), "{game}");
        let kept = ann.get(&format!("{path}/log?as=all")).await;
        assert_eq!(speaks_to_you(&kept["entries"]), Vec::<String>::new(), "{game}");
    }
    server.stop().await;
}

/// A table of Ann, of another seat, and of a program, where a decision has 5 seconds.
async fn clocked_table(ann: &Client, other: Value) -> String {
    let seats = [json!({ "kind": "me" }), other, json!({ "kind": "bot", "bot": "random" })];
    let pace = json!({ "kind": "live", "seconds": 5 });
    let table = json!({
        "game": "fleet", "setup": { "players": 3 }, "seats": seats, "pace": pace, "visibility": "public",
    });
    ann.post("/api/tables", table).await["id"].as_str().unwrap().to_owned()
}

/// The first look at which this person is asked something.
async fn asked(somebody: &Client, path: &str) -> Value {
    loop {
        let look = somebody.get(&format!("{path}/look")).await;
        if !look["prompt"].is_null() {
            return look;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_is_answered_for() {
    let server = start("clock").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let path = format!("/api/tables/{}", clocked_table(&ann, json!({ "kind": "open" })).await);
    ben.post(&format!("{path}/join"), json!({})).await;
    ann.post(&format!("{path}/start"), json!({})).await;
    let look = format!("{path}/look");
    let first = loop {
        let looks = [ann.get(&look).await, ben.get(&look).await];
        if let Some(asked) = looks.into_iter().find(|look| !look["prompt"].is_null()) {
            break asked;
        }
    };
    assert!(first["deadline"].is_string());
    tokio::time::sleep(std::time::Duration::from_secs(7)).await;
    assert!(ann.get(&look).await["number"].as_u64() > first["number"].as_u64());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_among_programs_has_no_clock_until_somebody_comes() {
    let server = start("no-clock").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let bot = json!({ "kind": "bot", "bot": "random" });
    let path = format!("/api/tables/{}", clocked_table(&ann, bot).await);
    let first = asked(&ann, &path).await;
    assert_eq!((&first["deadline"], &first["table"]["deadline"]), (&Value::Null, &Value::Null));
    tokio::time::sleep(std::time::Duration::from_secs(7)).await;
    assert_eq!(ann.get(&format!("{path}/look")).await["number"], first["number"], "nobody answered for Ann");
    // Somebody takes over a program's seat: from now on there is somebody to keep waiting.
    let invite = ann.get(&path).await["invite"].clone();
    ben.take_over(&path, json!({ "seat": 1, "invite": invite }), &ann).await;
    let with_ben = ann.get(&format!("{path}/look")).await;
    assert!(with_ben["deadline"].is_string(), "{with_ben}");
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    assert_eq!(ann.get(&format!("{path}/look")).await["number"], first["number"], "the clock has just begun");
    ben.post(&format!("{path}/leave"), json!({})).await;
    assert_eq!(ann.get(&format!("{path}/look")).await["deadline"], Value::Null);
    tokio::time::sleep(std::time::Duration::from_secs(5)).await;
    assert_eq!(ann.get(&format!("{path}/look")).await["number"], first["number"]);
    server.stop().await;
}

/// The names of the sections that a rulebook lists.
fn listed(chapters: &Value) -> Vec<String> {
    let sections =
        chapters.as_array().unwrap().iter().flat_map(|chapter| chapter["sections"].as_array().unwrap());
    sections.map(|section| section["name"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rulebook_of_a_table_is_that_of_its_set_up() {
    let server = start("rules-of-a-table").await;
    let ann = Client::guest(&server, "Ann").await;
    let table = async |game: &str, setup: Value| {
        let seats: Vec<Value> =
            (0..setup["players"].as_u64().unwrap()).map(|_| json!({ "kind": "open" })).collect();
        let table = json!({ "game": game, "setup": setup, "seats": seats });
        ann.post("/api/tables", table).await["id"].as_str().unwrap().to_owned()
    };
    let of = async |game: &str, id: &str| listed(&ann.get(&format!("/api/rules/{game}?table={id}")).await);
    let (with, without) =
        ("fleet.set-up.sympathizer-card".to_owned(), "fleet.set-up.no-sympathizer".to_owned());
    let usual = of("fleet", &table("fleet", json!({ "players": 4 })).await).await;
    assert!(usual.contains(&with) && !usual.contains(&without));
    let variant = table("fleet", json!({ "players": 4, "no-sympathizer": true })).await;
    let rules = of("fleet", &variant).await;
    assert!(rules.contains(&without) && !rules.contains(&with));
    let hits = ann.get(&format!("/api/rules/fleet/search?q=sympathizer&table={variant}")).await;
    let hits: Vec<&str> = hits.as_array().unwrap().iter().map(|hit| hit["name"].as_str().unwrap()).collect();
    assert!(hits.contains(&without.as_str()) && !hits.contains(&with.as_str()), "{hits:?}");
    let set_up = |options: &str| json!({ "players": 2, "mission": "duel", "options": options });
    let rotation = "dogfight.rotation.planning".to_owned();
    assert!(!of("dogfight", &table("dogfight", set_up("quick-start")).await).await.contains(&rotation));
    assert!(of("dogfight", &table("dogfight", set_up("complete")).await).await.contains(&rotation));
    // A section can be read all the same, but it says that it does not apply.
    for (name, applies, always) in
        [(with.as_str(), false, false), (&without, true, false), ("fleet.turn.order", true, true)]
    {
        let read = ann.get(&format!("/api/rules/fleet/{name}?table={variant}")).await;
        assert_eq!((&read["name"], &read["applies"]), (&json!(name), &json!(applies)));
        assert_eq!(read["when"].is_null(), always, "{read}");
    }
    assert_eq!(ann.get(&format!("/api/rules/fleet/{with}")).await["applies"], true);
    assert_eq!(ann.get(&format!("/api/rules/fleet/{with}?players=5")).await["applies"], false);
    // Without a table all rules are there, or those that are asked for.
    let all = listed(&ann.get("/api/rules/fleet").await);
    assert!(all.contains(&with) && all.contains(&without));
    let some = listed(&ann.get("/api/rules/fleet?players=4&variants=no-sympathizer").await);
    assert!(some.contains(&without) && !some.contains(&with));
    for (query, status) in [
        (format!("/api/rules/ccg?table={variant}"), StatusCode::BAD_REQUEST),
        ("/api/rules/fleet?table=nothing".to_owned(), StatusCode::NOT_FOUND),
        (format!("/api/rules/fleet/{with}?table=nothing"), StatusCode::NOT_FOUND),
        (format!("/api/texts/fleet?table={variant}"), StatusCode::OK),
        (format!("/api/texts/ccg?table={variant}"), StatusCode::BAD_REQUEST),
        ("/api/texts/fleet?table=nothing".to_owned(), StatusCode::NOT_FOUND),
        (format!("/api/cards/fleet/location/caprica?table={variant}"), StatusCode::OK),
        (format!("/api/cards/ccg/card/fury?table={variant}"), StatusCode::BAD_REQUEST),
        ("/api/rules/fleet?players=many".to_owned(), StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(ann.call(Method::GET, &query, &Value::Null).await.0, status, "{query}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_is_told_what_can_be_chosen_beside_what_is() {
    let server = start("offers").await;
    let ann = Client::guest(&server, "Ann").await;
    let wanted = |players: u8| json!({ "setup": { "players": players, "no-sympathizer": true } });
    let why = |offers: &Value| {
        let options = offers["options"].as_array().unwrap();
        let option = options.iter().find(|option| option["name"] == "no-sympathizer").unwrap();
        option["choices"][1]["why"].clone()
    };
    let four = ann.post("/api/games/fleet/offers", wanted(4)).await;
    assert_eq!((&four["setup"]["no-sympathizer"], why(&four)), (&json!(true), Value::Null), "{four}");
    let five = ann.post("/api/games/fleet/offers?lang=pl", wanted(5)).await;
    assert_eq!(five["setup"], json!({ "players": 5, "ending": "kobol", "difficulty": "standard" }));
    assert_eq!(why(&five), "„Bez Sympatyka”: potrzebne 4 lub 6 graczy.");
    assert_eq!(five["players"], json!([3, 4, 5, 6]));
    let (status, refused) = ann.call(Method::POST, "/api/games/fleet/check", &wanted(5)).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let message = refused["error"]["message"].as_str().unwrap();
    assert!(message.ends_with("“Without the Sympathizer” needs 4 or 6 players."), "{message}");
    let mission = json!({ "setup": { "players": 6, "mission": "duel" } });
    assert_eq!(ann.post("/api/games/dogfight/offers", mission).await["setup"]["mission"], "suggested");
    let nonsense = json!({ "setup": { "players": 5, "pegasos": true } });
    let (status, refused) = ann.call(Method::POST, "/api/games/fleet/offers", &nonsense).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    assert!(refused.to_string().contains("pegasos"), "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_host_leaves_passes_on_and_an_empty_one_is_gone() {
    let server = start("host").await;
    let (ann, ben) = (Client::guest(&server, "Ann").await, Client::guest(&server, "Ben").await);
    let path = format!("/api/tables/{}", ann.table("open").await);
    assert_eq!(ann.get(&path).await["host"], 0);
    ben.post(&format!("{path}/join"), json!({ "seat": 2 })).await;
    ann.post(&format!("{path}/leave"), json!({})).await;
    let left = ben.get(&path).await;
    assert_eq!((&left["host"], &left["owner"]), (&json!(2), &json!(true)));
    assert_eq!(ann.get("/api/tables?which=mine").await, json!([]));
    let (status, _) = ann.call(Method::POST, &format!("{path}/leave"), &json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    ben.post(&format!("{path}/leave"), json!({})).await;
    let (status, _) = ben.call(Method::GET, &path, &Value::Null).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(ben.get("/api/tables?which=public").await, json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_say_who_is_waited_for() {
    let server = start("waited-for").await;
    let ann = Client::guest(&server, "Ann").await;
    let id = ann.table("open").await;
    assert_eq!(ann.get("/api/tables?which=mine").await[0]["waiting"], json!([]));
    ann.post(&format!("/api/tables/{id}/start"), json!({})).await;
    let waited_for = loop {
        let mine = ann.get("/api/tables?which=mine").await;
        if mine[0]["waiting-for-you"] == true {
            break mine[0]["waiting"].clone();
        }
    };
    assert_eq!(waited_for, json!([0]));
    server.stop().await;
}
