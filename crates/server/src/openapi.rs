//! The description of the interface, for programs and for people, made from the handlers and their types.

mod page;

use std::sync::LazyLock;

use axum::response::Html;
use serde_json::{Map, Value, json};
use tabletop::hosting::{HostEvent, Schemas, Title};
use utoipa::PartialSchema;
use utoipa_axum::router::OpenApiRouter;

use crate::games::GAMES;

/// What stands before everything else.
const INTRODUCTION: &str = include_str!("../assets/introduction.md");

/// Where schemas are referred to.
const SCHEMAS: &str = "#/components/schemas/";

static DESCRIPTION: LazyLock<Value> = LazyLock::new(description);
static PAGE: LazyLock<String> = LazyLock::new(|| page::page(&DESCRIPTION));

/// This description, for programs.
#[utoipa::path(
    get, path = "/openapi.json", tag = "Reading",
    responses((status = 200, description = "An OpenAPI description", body = Value))
)]
pub(crate) async fn json() -> axum::Json<&'static Value> {
    axum::Json(&DESCRIPTION)
}

/// This description, for people.
#[utoipa::path(
    get, path = "/docs", tag = "Reading",
    responses((status = 200, description = "A page", body = String, content_type = "text/html"))
)]
pub(crate) async fn page() -> Html<&'static str> {
    Html(&PAGE)
}

/// The interface in the form of `OpenAPI`.
fn description() -> Value {
    let (_, api) = OpenApiRouter::new().nest("/api", crate::http::described()).split_for_parts();
    let mut description = json!(api);
    description["info"] = json!({
        "title": "Ragtag",
        "version": env!("CARGO_PKG_VERSION"),
        "description": INTRODUCTION,
        "license": { "name": env!("CARGO_PKG_LICENSE") },
    });
    let components = &mut description["components"];
    components["securitySchemes"] =
        json!({ "session": { "type": "apiKey", "in": "cookie", "name": crate::http::COOKIE } });
    if let Some(schemas) = components["schemas"].as_object_mut() {
        describe_games(schemas);
    }
    description["security"] = json!([{ "session": [] }, {}]);
    description
}

/// Adds how each game's own JSON looks, under names that begin with the game's.
fn describe_games(schemas: &mut Map<String, Value>) {
    schemas.insert("HostEvent".to_owned(), json!(HostEvent::schema()));
    let mut views = vec![json!({ "type": "null", "description": "Before the game has begun" })];
    let (mut asks, mut setups, mut texts) = (Vec::new(), Vec::new(), Vec::new());
    let mut events = vec![json!({ "$ref": format!("{SCHEMAS}HostEvent") })];
    for game in GAMES.iter() {
        let forms = game.schemas();
        let named = |name: &str| json!({ "$ref": format!("{SCHEMAS}{}", own_name(*game, name)) });
        views.push(named(&forms.view));
        asks.push(named(&forms.ask));
        events.push(named(&forms.event));
        setups.push(named(&forms.setup));
        texts.push(named(&forms.texts));
        describe_game(*game, forms, schemas);
    }
    let any_of = [
        ("GameView", views),
        ("GameAsk", asks),
        ("GameEvent", events),
        ("GameSetup", setups),
        ("GameTexts", texts),
    ];
    for (name, forms) in any_of {
        let description = schemas.get(name).map(|schema| schema["description"].clone());
        schemas.insert(name.to_owned(), json!({ "description": description, "anyOf": forms }));
    }
}

fn own_name(game: &dyn Title, name: &str) -> String {
    format!("{}.{name}", game.name())
}

fn describe_game(game: &dyn Title, forms: Schemas, schemas: &mut Map<String, Value>) {
    for (name, form) in forms.all {
        let mut form = json!(form);
        rename(&mut form, game);
        schemas.insert(own_name(game, &name), form);
    }
}

/// Has a game's form refer to the game's own names.
fn rename(form: &mut Value, game: &dyn Title) {
    match form {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(target) if key == "$ref" => {
                        if let Some(name) = target.strip_prefix(SCHEMAS) {
                            *target = format!("{SCHEMAS}{}", own_name(game, name));
                        }
                    }
                    other => rename(other, game),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, game)),
        _ => {}
    }
}
