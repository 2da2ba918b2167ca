//! One line of a scenario's story, from YAML to its type. What it does to a match is in `scenario`.

use serde_json::{Map, Value};

/// A thing said of one seat.
pub(super) type Said<T> = Vec<(String, T)>;

/// One item under `play`.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Item {
    Answer { seat: String, words: Vec<String> },
    Offered(Said<Vec<String>>),
    NotOffered(Said<Vec<String>>),
    Asked(Said<Vec<String>>),
    NotAsked(Vec<String>),
    Refused { seat: String, words: Vec<String>, section: Option<String> },
    Then(Value),
    Told(Said<Vec<Value>>),
    NotTold(Said<Vec<Value>>),
    Sees(Said<Value>),
    Unseen(Said<Vec<String>>),
    Undo(String),
    CannotUndo(String),
}

impl Item {
    /// Reads an item, or says what was expected.
    pub(super) fn read(value: &Value) -> Result<Item, String> {
        let fields = value.as_object().filter(|fields| fields.len() == 1);
        let Some((key, value)) = fields.and_then(|fields| fields.iter().next()) else {
            return Err(format!("expected one key with its value, such as `roslin: pass`, not {value}"));
        };
        let item = match key.as_str() {
            "offered" => Item::Offered(said(value, words)?),
            "not-offered" => Item::NotOffered(said(value, words)?),
            "asked" => Item::Asked(said(value, words)?),
            "not-asked" => Item::NotAsked(words(value)?),
            "refused" => {
                let mut fields = map(value)?.clone();
                let section = fields.remove("section").map(|section| word(&section)).transpose()?;
                let mut refused = said(&Value::Object(fields), words)?;
                match (refused.pop(), refused.is_empty()) {
                    (Some((seat, words)), true) => Item::Refused { seat, words, section },
                    _ => return Err("`refused` expects one seat with its words".to_owned()),
                }
            }
            "then" => Item::Then(value.clone()),
            "told" => Item::Told(said(value, |value| Ok(several(value)))?),
            "not-told" => Item::NotTold(said(value, |value| Ok(several(value)))?),
            "sees" => Item::Sees(said(value, |value| Ok(value.clone()))?),
            "unseen" => Item::Unseen(said(value, words)?),
            "undo" => Item::Undo(word(value)?),
            "cannot-undo" => Item::CannotUndo(word(value)?),
            seat => Item::Answer { seat: seat.to_owned(), words: words(value)? },
        };
        Ok(item)
    }
}

fn map(value: &Value) -> Result<&Map<String, Value>, String> {
    value.as_object().ok_or_else(|| format!("expected a map from seats, not {value}"))
}

fn said<T>(value: &Value, read: impl Fn(&Value) -> Result<T, String>) -> Result<Said<T>, String> {
    map(value)?.iter().map(|(seat, value)| Ok((seat.clone(), read(value)?))).collect()
}

/// One value, or a list of several.
fn several(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_else(|| vec![value.clone()])
}

fn words(value: &Value) -> Result<Vec<String>, String> {
    match value {
        Value::Array(items) => items.iter().map(word).collect(),
        one => Ok(vec![word(one)?]),
    }
}

/// A word: YAML may have taken it for a number or a truth value.
fn word(value: &Value) -> Result<String, String> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) => Ok(number.to_string()),
        Value::Bool(truth) => Ok(truth.to_string()),
        other => Err(format!("expected a word, not {other}")),
    }
}
