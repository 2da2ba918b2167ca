//! The description of the interface is true: every address is in it, and what the server really answers has the
//! form that it says, the game's own JSON included.

use crate::common::{Chance, Client, some_answer, start};
use jsonschema::Validator;
use reqwest::Method;
use serde_json::{Value, json};

const SCHEMAS: &str = "#/components/schemas/";

/// A client that holds every answer against the description.
struct Critic {
    client: Client,
    description: Value,
}

impl Critic {
    async fn new(client: Client) -> Critic {
        let mut description = client.get("/api/openapi.json").await;
        let joined = joined(&description);
        for (name, schema) in description["components"]["schemas"].as_object_mut().unwrap() {
            if !joined.contains(&format!("{SCHEMAS}{name}")) {
                close(schema);
            }
        }
        Critic { client, description }
    }

    fn validator(&self, schema: &Value) -> Validator {
        let mut root = schema.clone();
        root["components"] = self.description["components"].clone();
        jsonschema::validator_for(&root).unwrap()
    }

    /// Makes a request; `template` is its address in the description.
    async fn call(&self, method: Method, template: &str, path: &str, body: Value) -> Value {
        let operation = &self.description["paths"][template][method.as_str().to_lowercase()];
        assert!(operation.is_object(), "{method} {template} is not described");
        if !body.is_null() {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            self.hold(&body, schema, &format!("the body of {method} {template}"));
        }
        let (status, answer) = self.client.call(method.clone(), path, &body).await;
        let described = &operation["responses"][status.as_str()];
        assert!(described.is_object(), "{method} {template}: {status} is not described: {answer}");
        if let Some(schema) = described["content"]["application/json"].get("schema") {
            self.hold(&answer, schema, &format!("{method} {path}: {status}"));
        }
        answer
    }

    /// Whether a look has the form of one.
    fn is_look(&self, value: &Value) -> bool {
        let answer = &self.description["paths"]["/api/tables/{id}/look"]["get"]["responses"]["200"];
        self.validator(&answer["content"]["application/json"]["schema"]).is_valid(value)
    }

    fn hold(&self, value: &Value, schema: &Value, what: &str) {
        let validator = self.validator(schema);
        let problems: Vec<String> = validator
            .iter_errors(value)
            .map(|error| format!("{}: {error}", error.instance_path()).chars().take(600).collect())
            .collect();
        assert!(problems.is_empty(), "{what}: {}", problems.join("\n"));
    }

    async fn get(&self, template: &str, path: &str) -> Value {
        self.call(Method::GET, template, path, Value::Null).await
    }

    async fn post(&self, template: &str, path: &str, body: Value) -> Value {
        self.call(Method::POST, template, path, body).await
    }
}

/// Forms that others are put together from.
fn joined(schema: &Value) -> Vec<String> {
    let mut found = Vec::new();
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key == "allOf" {
                    let parts = value.as_array().into_iter().flatten();
                    found.extend(parts.filter_map(|part| part["$ref"].as_str().map(ToOwned::to_owned)));
                }
                found.extend(joined(value));
            }
        }
        Value::Array(items) => found.extend(items.iter().flat_map(joined)),
        _ => {}
    }
    found
}

/// Forbids fields that are not described.
fn close(schema: &mut Value) {
    let Some(fields) = schema.as_object_mut() else { return };
    if fields.contains_key("properties") || fields.contains_key("allOf") {
        fields.insert("unevaluatedProperties".to_owned(), json!(false));
    }
    for (key, value) in fields {
        match (key.as_str(), value) {
            ("oneOf" | "anyOf", Value::Array(parts)) => parts.iter_mut().for_each(close),
            ("properties", Value::Object(properties)) => properties.values_mut().for_each(close),
            ("items", items) => close(items),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_is_described() {
    // Only described handlers can be added in this way.
    assert!(!include_str!("../../src/http/mod.rs").contains(".route("));
    let server = start("described").await;
    let nobody = Client::nobody(&format!("http://{}", server.address));
    let description = nobody.get("/api/openapi.json").await;
    let paths = description["paths"].as_object().unwrap();
    assert!(paths.len() > 25);
    for (path, item) in paths {
        for (method, operation) in item.as_object().unwrap() {
            let what = format!("{method} {path}");
            assert!(operation["summary"].as_str().is_some_and(|text| text.ends_with('.')), "{what}");
            assert!(operation["responses"]["200"]["content"].is_object(), "{what}");
            let variable = path.matches('{').count();
            let described = operation["parameters"].as_array().into_iter().flatten();
            let named = described.filter(|parameter| parameter["in"] == "path").count();
            assert_eq!(variable, named, "{what}");
            let changes = method != "get";
            assert_eq!(changes, operation["requestBody"].is_object(), "{what}");
        }
    }
    let (_, page) = nobody.call(Method::GET, "/api/docs", &Value::Null).await;
    let page = page.as_str().unwrap();
    for path in paths.keys() {
        assert!(page.contains(path), "{path} is not on the page");
    }
    for outside in ["http://", "https://", "<script", "src="] {
        assert!(!page.contains(outside), "the page asks elsewhere: {outside}");
    }
    for name in description["components"]["schemas"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("id=\"type-{name}\"")), "{name}");
    }
    for target in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(page.contains(&format!("id=\"{target}\"")), "a link to {target} leads nowhere");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn real_answers_of_the_card_game_have_the_described_form() {
    let server = start("card-forms").await;
    let critic = Critic::new(Client::guest(&server, "Ann").await).await;
    for language in ["en", "pl"] {
        critic.get("/api/texts/{game}", &format!("/api/texts/ccg?lang={language}")).await;
        critic.get("/api/games/{game}/plays", &format!("/api/games/ccg/plays?lang={language}")).await;
    }
    let check = "/api/games/{game}/check";
    for setup in [json!({ "players": 6 }), json!({ "players": 7 }), json!({ "decks": ["quorum", "lot"] })] {
        critic.post(check, "/api/games/ccg/check", json!({ "setup": setup })).await;
    }
    critic.get("/api/cards/{game}/{kind}/{id}", "/api/cards/ccg/card/condition-one").await;
    let seats = [json!({ "kind": "me", "brings": "quorum" }), json!({ "kind": "open" })];
    let table = json!({ "game": "ccg", "setup": { "players": 2 }, "seats": seats });
    let table = critic.post("/api/tables", "/api/tables", table).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    critic.post("/api/tables/{id}/bring", &format!("{path}/bring"), json!({ "brings": "sealed-6" })).await;
    critic.post("/api/tables/{id}/bring", &format!("{path}/bring"), json!({ "brings": "nonsense" })).await;
    critic.post("/api/tables/{id}/start", &format!("{path}/start"), json!({})).await;
    let mut chance = Chance(29);
    for answered in 0.. {
        let look = critic.client.get(&format!("{path}/look")).await;
        if answered % 12 == 0 {
            assert!(critic.is_look(&look), "{look}");
        }
        if !look["outcome"].is_null() {
            break;
        }
        if look["prompt"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        } else {
            critic.client.post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
        }
    }
    critic.get("/api/tables/{id}/log", &format!("{path}/log?as=all")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn real_answers_have_the_described_form() {
    let server = start("forms").await;
    let critic = Critic::new(Client::guest(&server, "Ann").await).await;
    critic.get("/api/me", "/api/me").await;
    critic.call(Method::PUT, "/api/me", "/api/me", json!({ "name": "Anna", "webhook": null })).await;
    for language in ["en", "pl"] {
        critic.get("/api/games", &format!("/api/games?lang={language}")).await;
        critic.get("/api/texts/{game}", &format!("/api/texts/fleet?lang={language}")).await;
        critic.get("/api/games/{game}/plays", &format!("/api/games/fleet/plays?lang={language}")).await;
    }
    let check = "/api/games/{game}/check";
    critic.post(check, "/api/games/fleet/check", json!({ "setup": { "players": 5 } })).await;
    critic.post(check, "/api/games/fleet/check", json!({ "setup": { "players": 99 } })).await;
    critic.get("/api/rules/{game}", "/api/rules/fleet?players=4").await;
    critic.get("/api/rules/{game}/search", "/api/rules/fleet/search?q=destiny").await;
    critic.get("/api/rules/{game}/{section}", "/api/rules/fleet/fleet.movement.move").await;
    critic.get("/api/rules/{game}/{section}", "/api/rules/fleet/fleet.no.such").await;
    critic.get("/api/cards/{game}/{kind}/{id}", "/api/cards/fleet/character/roslin").await;
    critic.get("/api/health", "/api/health").await;

    let waiting = critic.client.table("open").await;
    critic.get("/api/tables/{id}/look", &format!("/api/tables/{waiting}/look")).await;
    critic.get("/api/tables/{id}/log", &format!("/api/tables/{waiting}/log")).await;
    critic.get("/api/tables", "/api/tables?which=public").await;
    let chat = format!("/api/tables/{waiting}/chat");
    critic.post("/api/tables/{id}/chat", &chat, json!({ "text": "Hello" })).await;
    critic.get("/api/tables/{id}/chat", &chat).await;

    let quick = json!({ "game": "fleet", "players": 3 });
    let table = critic.post("/api/tables/quick", "/api/tables/quick", quick).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let mut chance = Chance(23);
    let mut answered = 0;
    loop {
        // Holding a whole view against its form takes a while: some of them will do.
        let look = if answered % 12 == 0 {
            critic.get("/api/tables/{id}/look", &format!("{path}/look")).await
        } else {
            critic.client.get(&format!("{path}/look")).await
        };
        if !look["outcome"].is_null() {
            break;
        }
        if look["prompt"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        }
        let answer = some_answer(&look, &mut chance);
        if answered == 0 {
            assert!(critic.is_look(&look));
            let wrong: [(&str, Value); 5] = [
                ("/number", json!("x")),
                ("/prompt/ask", json!({ "ask": "no such question" })),
                ("/view/public/space/1", json!({ "raiders": 3 })),
                (
                    "/view/public/resources",
                    json!({ "fuel": 1, "food": 1, "morale": 1, "population": 1, "gold": 1 }),
                ),
                ("/view/decks/skill", json!(null)),
            ];
            for (place, value) in wrong {
                let mut other = look.clone();
                *other.pointer_mut(place).unwrap() = value;
                assert!(!critic.is_look(&other), "a wrong {place} goes unnoticed");
            }
            let answering = format!("{path}/answer");
            let wrong = json!({ "number": look["number"], "answer": ["no such word"] });
            critic.post("/api/tables/{id}/answer", &answering, wrong).await;
            critic.post("/api/tables/{id}/answer", &answering, answer).await;
            let orders = json!({ "orders": { "ask-only-for": { "plays": ["declare-emergency"] } } });
            critic.call(Method::PUT, "/api/tables/{id}/orders", &format!("{path}/orders"), orders).await;
            critic.post("/api/tables/{id}/undo", &format!("{path}/undo"), json!({})).await;
        } else {
            critic.client.post(&format!("{path}/answer"), answer).await;
        }
        answered += 1;
    }
    critic.get("/api/tables/{id}/log", &format!("{path}/log?as=all&lang=pl")).await;
    for whose in ["spectator", "all", "0"] {
        critic.get("/api/tables/{id}/replay", &format!("{path}/replay?at=70&as={whose}")).await;
    }
    critic.get("/api/tables/{id}/story", &format!("{path}/story?lang=pl")).await;
    critic.post("/api/tables/{id}/verify", &format!("{path}/verify"), json!({})).await;
    critic.get("/api/tables", "/api/tables?which=finished").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replays_log_ends_where_the_chosen_eyes_had_read() {
    let server = start("replay-log").await;
    let ann = Client::guest(&server, "Ann").await;
    let quick = json!({ "game": "fleet", "players": 3 });
    let table = ann.post("/api/tables/quick", quick).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let mut chance = Chance(5);
    let mut taken_back = 0;
    loop {
        let look = ann.get(&format!("{path}/look")).await;
        if !look["outcome"].is_null() {
            break;
        }
        if look["can-undo"] == true && taken_back < 3 {
            taken_back += 1;
            let (_, _) = ann.call(Method::POST, &format!("{path}/undo"), &json!({})).await;
        } else if look["prompt"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        } else {
            ann.post(&format!("{path}/answer"), some_answer(&look, &mut chance)).await;
        }
    }
    assert!(taken_back > 0);
    for whose in ["spectator", "all", "0", "1", "2"] {
        let whole = ann.get(&format!("{path}/replay?at=1000000&as={whose}&log=true")).await;
        let told = whole["log"].as_array().unwrap();
        assert_eq!(whole["log-end"], told.len(), "{whose}");
        assert!(told.iter().all(|line| line["event"]["event"] != "taken-back"), "{whose}");
        for at in [0, 1, 7, 40, 41, 42, 120] {
            let moment = ann.get(&format!("{path}/replay?at={at}&as={whose}&log=true")).await;
            let now = moment["log"].as_array().unwrap();
            assert_eq!(moment["log-end"], now.len(), "{whose} at {at}");
            let other = told.iter().zip(now).find(|(whole, now)| whole != now);
            assert!(other.is_none() && now.len() <= told.len(), "{whose} at {at}: {other:?}");
        }
    }
    server.stop().await;
}
