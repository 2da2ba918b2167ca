//! The description of the interface, for programs and for people. Both are made from one list.

// One page of text is put together in the plainest way.
#![allow(clippy::format_push_string)]

mod endpoints;

use axum::response::{Html, IntoResponse, Response};
use serde_json::{Map, Value, json};

pub(crate) use endpoints::ENDPOINTS;

/// An address and what it does.
pub(crate) struct Endpoint {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    /// What it does, in a sentence or two.
    pub(crate) about: &'static str,
    /// Fields of the query, each with what it means.
    pub(crate) query: &'static [(&'static str, &'static str)],
    /// The body, as an example in JSON.
    pub(crate) body: &'static str,
    /// The answer, as an example in JSON; text if it is none.
    pub(crate) answer: &'static str,
}

/// `GET /api/openapi.json`
pub(crate) async fn json() -> Response {
    axum::Json(description()).into_response()
}

/// The interface in the form of `OpenAPI`.
fn description() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for endpoint in ENDPOINTS {
        let place = paths.entry(endpoint.path).or_insert_with(|| json!({}));
        place[endpoint.method] = operation(endpoint);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Ragtag",
            "version": env!("CARGO_PKG_VERSION"),
            "description": endpoints::INTRODUCTION,
        },
        "paths": paths,
        "components": {
            "securitySchemes": { "session": { "type": "apiKey", "in": "cookie", "name": "ragtag" } },
            "schemas": { "Error": {
                "type": "object",
                "properties": { "error": {
                    "type": "object",
                    "properties": {
                        "code": { "type": "string" },
                        "message": { "type": "string" },
                        "section": { "type": ["string", "null"] },
                        "expected": { "type": "array", "items": { "type": "string" } },
                    },
                } },
            } },
        },
    })
}

fn operation(endpoint: &Endpoint) -> Value {
    let in_path =
        endpoint.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).map(
            |name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }),
        );
    let in_query = endpoint.query.iter().map(|(name, about)| {
        json!({ "name": name, "in": "query", "description": about, "schema": { "type": "string" } })
    });
    let parameters: Vec<Value> = in_path.chain(in_query).collect();
    let content = |example: &str| match serde_json::from_str::<Value>(example) {
        Ok(example) => json!({ "application/json": { "schema": schema(&example), "example": example } }),
        Err(_) => json!({ "text/plain": { "example": example } }),
    };
    let error = json!({
        "description": "What was wrong, and what was expected",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } },
    });
    let mut operation = json!({
        "summary": endpoint.about,
        "parameters": parameters,
        "responses": { "200": { "description": "Done", "content": content(endpoint.answer) }, "4XX": error },
    });
    if !endpoint.body.is_empty() {
        operation["requestBody"] = json!({ "required": true, "content": content(endpoint.body) });
    }
    operation
}

/// The schema that an example shows.
fn schema(example: &Value) -> Value {
    match example {
        Value::Null => json!({}),
        Value::Bool(_) => json!({ "type": "boolean" }),
        Value::Number(_) => json!({ "type": "integer" }),
        Value::String(_) => json!({ "type": "string" }),
        Value::Array(items) => {
            json!({ "type": "array", "items": items.first().map_or_else(|| json!({}), schema) })
        }
        Value::Object(fields) => {
            let properties: Map<String, Value> =
                fields.iter().map(|(name, value)| (name.clone(), schema(value))).collect();
            json!({ "type": "object", "properties": properties })
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// `GET /api/docs`
pub(crate) async fn page() -> Html<String> {
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Ragtag: the interface</title>\
         <style>body{{font:16px/1.5 system-ui;max-width:52rem;margin:2rem auto;padding:0 1rem}}\
         pre{{background:#8882;padding:.5rem;overflow:auto}}h2{{font-size:1rem;margin-top:2rem}}</style>\
         <h1>Ragtag: the interface</h1><p>{}</p><p>For programs: <a href=\"/api/openapi.json\">openapi.json</a></p>",
        escaped(endpoints::INTRODUCTION)
    );
    for endpoint in ENDPOINTS {
        page += &format!(
            "<h2><code>{} {}</code></h2><p>{}</p>",
            endpoint.method.to_uppercase(),
            endpoint.path,
            escaped(endpoint.about)
        );
        for (name, about) in endpoint.query {
            page += &format!("<p><code>?{name}=</code> {}</p>", escaped(about));
        }
        if !endpoint.body.is_empty() {
            page += &format!("<p>Body:</p><pre>{}</pre>", escaped(endpoint.body));
        }
        page += &format!("<p>Answer:</p><pre>{}</pre>", escaped(endpoint.answer));
    }
    Html(page + "</html>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_body_is_json_and_every_endpoint_is_there_once() {
        let mut seen = std::collections::BTreeSet::new();
        for endpoint in ENDPOINTS {
            assert!(seen.insert((endpoint.method, endpoint.path)), "{}", endpoint.path);
            assert!(
                endpoint.body.is_empty() || serde_json::from_str::<Value>(endpoint.body).is_ok(),
                "{}",
                endpoint.path
            );
        }
    }

    #[test]
    fn every_route_is_described() {
        let source = include_str!("http/mod.rs");
        let routes =
            source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")?.split('"').next());
        for route in routes {
            let path = format!("/api{route}");
            assert!(ENDPOINTS.iter().any(|endpoint| endpoint.path == path), "{path}");
        }
    }
}
