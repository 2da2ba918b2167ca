//! The description as a page, written from the `OpenAPI` value and from nothing else.

use std::fmt::Write;

use serde_json::{Map, Value};

const STYLE: &str = include_str!("../../assets/docs.css");

/// One address with one method.
struct Operation<'a> {
    method: &'a str,
    path: &'a str,
    tag: &'a str,
    about: &'a Value,
}

impl Operation<'_> {
    fn anchor(&self) -> String {
        let words = self.path.split(['/', '{', '}']).filter(|word| !word.is_empty());
        format!("{}-{}", self.method, words.collect::<Vec<_>>().join("-"))
    }
}

/// The page.
pub(super) fn page(description: &Value) -> String {
    let operations = operations(description);
    let mut tags: Vec<&str> = Vec::new();
    for operation in &operations {
        if !tags.contains(&operation.tag) {
            tags.push(operation.tag);
        }
    }
    let mut html = Html(String::new());
    html.add(format_args!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Ragtag: the interface</title>\
         <style>{STYLE}</style></head><body><nav aria-label=\"Contents\">"
    ));
    for &tag in &tags {
        html.add(format_args!("<h2>{}</h2>", escaped(tag)));
        for operation in operations.iter().filter(|operation| operation.tag == tag) {
            html.add(format_args!(
                "<a href=\"#{}\">{} {}</a>",
                operation.anchor(),
                operation.method.to_uppercase(),
                escaped(operation.path.trim_start_matches("/api"))
            ));
        }
    }
    html.add(format_args!(
        "<h2>Types</h2><a href=\"#types\">All types</a></nav><main><h1>The interface</h1>"
    ));
    html.markdown(text(&description["info"]["description"]));
    html.add(format_args!(
        "<p class=\"dim\">For programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p>"
    ));
    for &tag in &tags {
        html.add(format_args!("<h2>{}</h2>", escaped(tag)));
        for operation in operations.iter().filter(|operation| operation.tag == tag) {
            html.operation(operation);
        }
    }
    html.add(format_args!("<h2 id=\"types\">Types</h2>"));
    for (name, schema) in description["components"]["schemas"].as_object().into_iter().flatten() {
        html.schema(name, schema);
    }
    html.add(format_args!("</main></body></html>"));
    html.0
}

fn operations(description: &Value) -> Vec<Operation<'_>> {
    let paths = description["paths"].as_object().into_iter().flatten();
    let methods = paths.flat_map(|(path, item)| {
        let methods = item.as_object().into_iter().flatten();
        methods.map(move |(method, about)| Operation { method, path, tag: text(&about["tags"][0]), about })
    });
    methods.collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// Text between backquotes is code.
fn prose(text: &str) -> String {
    let parts = text.split('`').enumerate().map(|(at, part)| match at % 2 {
        0 => escaped(part),
        _ => format!("<code>{}</code>", escaped(part)),
    });
    parts.collect()
}

/// The page so far.
struct Html(String);

impl Html {
    fn add(&mut self, part: std::fmt::Arguments<'_>) {
        // Writing to a string never fails.
        let _ = self.0.write_fmt(part);
    }

    fn markdown(&mut self, source: &str) {
        pulldown_cmark::html::push_html(&mut self.0, pulldown_cmark::Parser::new(source));
    }

    fn operation(&mut self, operation: &Operation<'_>) {
        let (method, about) = (operation.method, operation.about);
        self.add(format_args!(
            "<article id=\"{}\"><h3><span class=\"method {method}\">{}</span>{}</h3><p>{}</p>",
            operation.anchor(),
            method.to_uppercase(),
            escaped(operation.path),
            prose(text(&about["summary"]))
        ));
        if let Some(more) = about["description"].as_str() {
            self.add(format_args!("<p>{}</p>", prose(more)));
        }
        if let Some(parameters) = about["parameters"].as_array().filter(|all| !all.is_empty()) {
            self.add(format_args!("<h4>Parameters</h4><table>"));
            for parameter in parameters {
                let place = if parameter["in"] == "path" { "in the address" } else { "in the query" };
                self.add(format_args!(
                    "<tr><td>{}</td><td>{} <span class=\"dim\">({place})</span></td><td class=\"type\">{}</td></tr>",
                    escaped(text(&parameter["name"])),
                    prose(text(&parameter["description"])),
                    form(&parameter["schema"])
                ));
            }
            self.add(format_args!("</table>"));
        }
        if let Some(content) = about["requestBody"]["content"].as_object() {
            self.add(format_args!("<h4>Body</h4>{}", contents(content)));
        }
        self.add(format_args!("<h4>Answers</h4><table>"));
        for (status, answer) in about["responses"].as_object().into_iter().flatten() {
            self.add(format_args!(
                "<tr><td>{}</td><td>{}</td><td>{}</td></tr>",
                escaped(status),
                prose(text(&answer["description"])),
                answer["content"].as_object().map(contents).unwrap_or_default()
            ));
        }
        self.add(format_args!("</table></article>"));
    }

    fn schema(&mut self, name: &str, schema: &Value) {
        self.add(format_args!(
            "<article id=\"type-{0}\"><h3>{0}</h3><p>{1}</p>",
            escaped(name),
            prose(text(&schema["description"]))
        ));
        match schema["properties"].as_object() {
            Some(fields) => self.fields(fields, &schema["required"]),
            None => self.add(format_args!("<p class=\"type\">{}</p>", form(schema))),
        }
        self.add(format_args!("</article>"));
    }

    fn fields(&mut self, fields: &Map<String, Value>, required: &Value) {
        self.add(format_args!("<table>"));
        for (name, field) in fields {
            let needed = required.as_array().is_some_and(|all| all.iter().any(|one| one == name.as_str()));
            self.add(format_args!(
                "<tr><td>{}{}</td><td class=\"type\">{}</td><td>{}</td></tr>",
                escaped(name),
                if needed { "" } else { "?" },
                form(field),
                prose(text(&field["description"]))
            ));
        }
        self.add(format_args!("</table>"));
    }
}

fn contents(content: &Map<String, Value>) -> String {
    let each = content.iter().map(|(kind, body)| {
        let kind = if kind == "application/json" { String::new() } else { format!(" ({})", escaped(kind)) };
        format!("<span class=\"type\">{}{kind}</span>", form(&body["schema"]))
    });
    each.collect::<Vec<_>>().join(" or ")
}

/// The form of a value, in short; named forms are links.
fn form(schema: &Value) -> String {
    if let Some(target) = schema["$ref"].as_str() {
        let name = escaped(target.rsplit('/').next().unwrap_or_default());
        return format!("<a href=\"#type-{name}\">{name}</a>");
    }
    for (key, between) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " &amp; ")] {
        if let Some(all) = schema[key].as_array() {
            return all.iter().map(form).collect::<Vec<_>>().join(between);
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(|value| escaped(&value.to_string())).collect::<Vec<_>>().join(" | ");
    }
    if let Some(value) = schema.get("const") {
        return escaped(&value.to_string());
    }
    if let Some(items) = schema["prefixItems"].as_array() {
        return format!("[{}]", items.iter().map(form).collect::<Vec<_>>().join(", "));
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::Array(all) => all.iter().map(text).collect(),
        one => vec![text(one)],
    };
    let each = kinds.iter().map(|&kind| match kind {
        "array" => format!("{}[]", form(&schema["items"])),
        "object" if schema["properties"].is_object() => object(schema),
        "object" if schema["additionalProperties"].is_object() => {
            format!("{{ […]: {} }}", form(&schema["additionalProperties"]))
        }
        "" => "any".to_owned(),
        other => other.to_owned(),
    });
    each.collect::<Vec<_>>().join(" | ")
}

fn object(schema: &Value) -> String {
    let fields = schema["properties"].as_object().into_iter().flatten();
    let each = fields.map(|(name, field)| format!("{}: {}", escaped(name), form(field)));
    format!("{{ {} }}", each.collect::<Vec<_>>().join(", "))
}
