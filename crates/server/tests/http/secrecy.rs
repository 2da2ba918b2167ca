//! What one seat is sent holds nothing that the seat may not know: a whole game of each kind, all traffic, held
//! against the engine's secrets after every answer.

use std::sync::{Arc, Mutex};

use crate::common::{Chance, Client, some_answer, start};
use futures_util::StreamExt;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tabletop::Viewer;

/// What can be read of a table by whoever sees it, while it is played.
const OPEN: [&str; 6] = ["", "/look", "/log", "/chat", "/hint", "/stream"];
/// What tells of the whole game, and is told when it is over.
const CLOSED: [&str; 5] = ["/reasons", "/record", "/replay", "/scenario", "/story"];
/// The same in every form in which it can be asked for, and the log of all.
const CLOSED_FORMS: [&str; 11] = [
    "/reasons?at=0",
    "/reasons?at=3&as=1",
    "/record",
    "/replay?at=0",
    "/replay?at=0&as=all",
    "/replay?at=3&as=1&log=true",
    "/scenario?at=0",
    "/story",
    "/story?lang=en",
    "/story?lang=pl",
    "/log?as=all",
];

/// A game, and what of it is secret.
struct Case {
    game: &'static str,
    setup: Value,
    /// What the players bring, one entry a seat.
    brings: Vec<Option<String>>,
    /// The fields of its views.
    fields: &'static [&'static str],
    /// Whether a text names what nobody needs to hear of outside views and questions.
    names_a_secret: fn(&str) -> bool,
    /// Holds what is the game's own in a view against the truth.
    check_view: fn(&Value, Option<usize>, &Value),
}

fn fleet() -> Case {
    /// Loyalty cards, and skill cards with their strength.
    fn names_a_secret(text: &str) -> bool {
        let loyalty =
            ["cylon-brig", "cylon-sickbay", "cylon-damage", "cylon-morale", "not-a-cylon", "sympathizer\""];
        loyalty.iter().any(|name| text.contains(name))
            || text.split('"').any(|word| word.parse::<fleet::SkillCard>().is_ok())
    }
    fn check_view(view: &Value, seat: Option<usize>, truth: &Value) {
        let president = truth["public"]["president"].as_u64().map(|at| at as usize);
        let begun = !truth["public"]["players"].as_array().unwrap().is_empty();
        if seat.is_none() || seat != president || !begun {
            assert!(view["quorum"].is_null());
        }
    }
    Case {
        game: "fleet",
        setup: json!({ "players": 4 }),
        brings: vec![None; 4],
        fields: &["seat", "public", "distance", "backs", "decks", "own", "quorum", "tally", "die"],
        names_a_secret,
        check_view,
    }
}

fn ccg() -> Case {
    /// Cards by slug or number, and what decks are called.
    fn names_a_secret(text: &str) -> bool {
        ["BSG1-", "BSG2-", "sealed-8", "toaster-tide"].iter().any(|name| text.contains(name))
            || text.split('"').any(|word| word.parse::<ccg::CardId>().is_ok())
    }
    fn check_view(view: &Value, seat: Option<usize>, truth: &Value) {
        for (at, backs) in view["backs"].as_array().unwrap().iter().enumerate() {
            let count = |list: &Value| list.as_array().unwrap().len();
            assert_eq!(backs["hand"], count(&truth["own"][at]["hand"]));
            assert_eq!(backs["deck"], count(&truth["hidden"]["decks"][at]));
            // The list of a deck is its player's own.
            assert!(seat == Some(at) || view["own"]["brought"] != truth["own"][at]["brought"]);
        }
    }
    let list = ccg::deck::Starter::Tribunal.deck().to_text();
    Case {
        game: "ccg",
        setup: json!({ "players": 3 }),
        brings: vec![Some("toaster-tide".to_owned()), Some(list), Some("sealed-8".to_owned())],
        fields: &["seat", "public", "backs", "standing", "own"],
        names_a_secret,
        check_view,
    }
}

fn dogfight() -> Case {
    /// Maneuver cards, and counters with a symbol.
    fn names_a_secret(text: &str) -> bool {
        text.split('"').any(|word| {
            let counter = word.contains('/') && word.parse::<dogfight::counter::Counter>().is_ok();
            counter || word.parse::<dogfight::cards::CardId>().is_ok()
        })
    }
    fn check_view(view: &Value, _: Option<usize>, truth: &Value) {
        for backs in view["backs"].as_array().unwrap() {
            let ship = backs["ship"].as_str().unwrap();
            let owner = truth["public"]["ships"][ship]["owner"].as_u64().unwrap() as usize;
            let cockpit = &truth["own"][owner]["cockpits"][ship];
            let lying = backs["blue"].as_u64().unwrap() + backs["collision"].as_u64().unwrap();
            assert_eq!(lying as usize, cockpit["damage"].as_array().unwrap().len());
            assert_eq!(backs["cards"] == 0, cockpit["plan"].is_null());
        }
    }
    Case {
        game: "dogfight",
        // Whoever errs at a strict table draws counters, so that every game has secrets.
        setup: json!({ "players": 4, "mission": "wing-pair", "strict-table": true }),
        brings: vec![None; 4],
        fields: &["seat", "public", "backs", "aimed", "own", "blue", "collision"],
        names_a_secret,
        check_view,
    }
}

/// Takes out what the seat itself brought, wherever it stands; nobody else is shown anything of the kind.
fn without_own_bringing(body: &mut Value, own: Option<&str>) {
    match body {
        Value::Object(fields) => {
            if let Some(brings) = fields.remove("brings") {
                assert!(own.is_some() && brings.as_str() == own, "{brings}");
            }
            fields.values_mut().for_each(|value| without_own_bringing(value, own));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| without_own_bringing(item, own)),
        _ => {}
    }
}

impl Case {
    fn seats(&self) -> usize {
        self.brings.len()
    }

    /// What somebody brought.
    fn own_bringing(&self, at: usize) -> Option<&str> {
        self.brings.get(at)?.as_deref()
    }

    /// One look, held against the truth.
    fn check_look(&self, look: &Value, at: usize, truth: &Value) {
        let seat = (at < self.seats()).then_some(at);
        let view = &look["view"];
        assert_eq!(view["public"], truth["public"]);
        match seat {
            Some(seat) => assert_eq!(view["own"], truth["own"][seat]),
            None => assert!(view["own"].is_null() && look["prompt"].is_null() && look["orders"].is_null()),
        }
        (self.check_view)(view, seat, truth);
        assert!(view.as_object().unwrap().keys().all(|key| self.fields.contains(&key.as_str())));
        let mut rest = look.clone();
        rest["view"] = json!({ "backs": view["backs"] });
        rest["prompt"] = Value::Null;
        rest["orders"] = Value::Null;
        self.check_no_secret(rest, at);
    }

    fn check_no_secret(&self, mut body: Value, at: usize) {
        without_own_bringing(&mut body, self.own_bringing(at));
        let text = body.to_string();
        assert!(!(self.names_a_secret)(&text), "{text}");
    }

    /// Everything else that can be asked of a table: what tells of the whole game is refused while it runs, and
    /// the rest names no secret.
    async fn check_other_addresses(&self, person: &Client, at: usize, path: &str, seed: &str) {
        let log_of_another = format!("/log?as={}", (at + 1) % self.seats());
        for closed in CLOSED_FORMS.into_iter().chain([log_of_another.as_str()]) {
            let (status, body) = person.call(Method::GET, &format!("{path}{closed}"), &Value::Null).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{closed}: {body}");
            assert_eq!(body["error"]["code"], "not-allowed", "{closed}: {body}");
        }
        let (status, body) = person.call(Method::POST, &format!("{path}/verify"), &json!({})).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{body}");
        let lists = ["mine", "public", "finished"].map(|which| format!("/api/tables?which={which}"));
        // What a program would do is said in words of the own question; its reasons name no secret.
        let (_, hint) = person.call(Method::GET, &format!("{path}/hint"), &Value::Null).await;
        self.check_no_secret(hint["reasons"].clone(), at);
        for open in [path.to_owned(), format!("{path}/chat"), "/api/me".to_owned()].into_iter().chain(lists) {
            let body = person.get(&open).await;
            assert!(!body.to_string().contains(seed), "{open}");
            self.check_no_secret(body, at);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_of_a_table_is_known_to_be_open_or_closed_while_it_is_played() {
    let server = start("secrecy-addresses").await;
    let description = Client::guest(&server, "Ann").await.get("/api/openapi.json").await;
    let mut found: Vec<&str> = description["paths"]
        .as_object()
        .unwrap()
        .iter()
        .filter(|(_, methods)| methods.get("get").is_some())
        .filter_map(|(address, _)| address.strip_prefix("/api/tables/{id}"))
        .collect();
    let mut known: Vec<&str> = OPEN.into_iter().chain(CLOSED).collect();
    found.sort_unstable();
    known.sort_unstable();
    assert_eq!(found, known, "what is it that a table tells there, and when?");
    let asked = |address: &&str| CLOSED_FORMS.iter().any(|form| form.split('?').next() == Some(*address));
    assert!(CLOSED.iter().all(asked));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_at_the_board_game_is_sent_what_they_may_not_know() {
    nobody_is_sent_what_they_may_not_know(fleet()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_at_the_card_game_is_sent_what_they_may_not_know() {
    nobody_is_sent_what_they_may_not_know(ccg()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_at_the_miniatures_game_is_sent_what_they_may_not_know() {
    nobody_is_sent_what_they_may_not_know(dogfight()).await;
}

async fn nobody_is_sent_what_they_may_not_know(case: Case) {
    let server = start(&format!("secrecy-{}", case.game)).await;
    let seats = case.seats();
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cat", "Dan", "Eve"].into_iter().take(seats + 1) {
        people.push(Client::guest(&server, name).await);
    }
    let mut chairs = vec![json!({ "kind": "open" }); seats];
    chairs[0] = json!({ "kind": "me", "brings": case.brings[0] });
    let table = json!({
        "game": case.game, "setup": case.setup, "seats": chairs, "visibility": "public", "hints": true,
    });
    let id = people[0].post("/api/tables", table).await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}");
    for (at, person) in people.iter().enumerate().take(seats).skip(1) {
        person.post(&format!("{path}/join"), json!({ "seat": at, "brings": case.brings[at] })).await;
    }
    for (at, person) in people.iter().enumerate() {
        case.check_no_secret(person.get(&path).await, at);
        case.check_no_secret(person.get("/api/tables?which=public").await, at);
    }
    let streams: Vec<Arc<Mutex<String>>> = people.iter().map(|_| Arc::default()).collect();
    for (person, heard) in people.iter().zip(&streams) {
        let response = person.request(reqwest::Method::GET, &format!("{path}/stream")).send().await.unwrap();
        let heard = Arc::clone(heard);
        tokio::spawn(async move {
            let mut bytes = response.bytes_stream();
            while let Some(Ok(chunk)) = bytes.next().await {
                heard.lock().unwrap().push_str(&String::from_utf8_lossy(&chunk));
            }
        });
    }
    people[0].post(&format!("{path}/start"), json!({})).await;
    let table = server.hub().table(&id.parse().unwrap()).await.unwrap();
    let seed = hex::encode(table.standing().row.seed.0);
    let mut chance = Chance(77);
    let mut traffic: Vec<String> = vec![String::new(); people.len()];
    let mut over = false;
    for round in 0..40_000 {
        let truth = table.standing().playing().unwrap().game.everything();
        let mut answered = false;
        let first = chance.below(people.len());
        for turn in 0..people.len() {
            let at = (first + turn) % people.len();
            let look = people[at].get(&format!("{path}/look")).await;
            case.check_look(&look, at, &truth);
            traffic[at].push_str(&look["table"].to_string());
            over = !look["outcome"].is_null();
            if !look["prompt"].is_null() {
                people[at].post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
                answered = true;
                break;
            }
        }
        if over {
            break;
        }
        // The last answer may have ended it: then everything may be seen.
        let is_over = table.standing().playing().unwrap().game.is_over();
        if round % 50 == 0 && !is_over {
            for (at, person) in people.iter().enumerate() {
                case.check_other_addresses(person, at, &path, &seed).await;
            }
        }
        assert!(answered, "nobody is asked in round {round}");
    }
    assert!(over);
    let changes = server.hub().store.changes(&table.id, 0).await.unwrap();
    let lines: Vec<_> = changes.iter().flat_map(|change| &change.lines).collect();
    for (at, person) in people.iter().enumerate() {
        let viewer = if at < seats { Viewer::Seat(tabletop::Seat(at as u8)) } else { Viewer::Spectator };
        let log = person.get(&format!("{path}/log")).await;
        let told: Vec<&Value> =
            log["entries"].as_array().unwrap().iter().map(|entry| &entry["event"]).collect();
        let due: Vec<&Value> =
            lines.iter().filter(|line| line.audience.includes(viewer)).map(|line| &line.event.0).collect();
        assert_eq!(told, due);
        assert!(lines.len() > due.len(), "some lines are for others only");
        let heard = streams[at].lock().unwrap().clone();
        assert!(heard.contains("event: changed"));
        for data in heard.lines().filter_map(|line| line.strip_prefix("data: ")) {
            let data: Value = serde_json::from_str(data).unwrap();
            let known = ["number", "log-end", "phase"];
            assert!(data.as_object().unwrap().keys().all(|key| known.contains(&key.as_str())), "{data}");
        }
        for text in [&heard, &traffic[at], &log.to_string()] {
            assert!(!text.contains(&seed));
        }
    }
    server.stop().await;
}
