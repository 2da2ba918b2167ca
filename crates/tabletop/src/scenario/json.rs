//! Partial JSON: a patch put into a state, and an expectation held against one. Seat names stand for positions
//! wherever the other side is a list. What the fields mean is the game's business.

use serde_json::{Map, Value};

/// Marks a value that is meant whole, where a map would be meant partially.
pub(super) const EXACTLY: &str = "exactly";

/// A key of a patch that the state did not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NewKey {
    pub(super) place: Vec<String>,
    pub(super) known: Vec<String>,
}

/// Puts `patch` into `target`, maps deeply, anything else whole. Returns the keys that were not there before.
pub(super) fn merge(target: &mut Value, patch: &Value, names: &[String]) -> Result<Vec<NewKey>, String> {
    let mut new_keys = Vec::new();
    merge_at(target, patch, names, &["given".to_owned()], &mut new_keys)?;
    Ok(new_keys)
}

fn merge_at(
    target: &mut Value,
    patch: &Value,
    names: &[String],
    place: &[String],
    new_keys: &mut Vec<NewKey>,
) -> Result<(), String> {
    if let Some(whole) = exactly(patch) {
        *target = whole.clone();
        return Ok(());
    }
    let below = |key: &String| -> Vec<String> { place.iter().chain([key]).cloned().collect() };
    match (target, patch) {
        (Value::Object(fields), Value::Object(patches)) => {
            for (key, patch) in patches {
                if let Some(field) = fields.get_mut(key) {
                    merge_at(field, patch, names, &below(key), new_keys)?;
                } else {
                    new_keys.push(NewKey { place: below(key), known: fields.keys().cloned().collect() });
                    fields.insert(key.clone(), whole(patch));
                }
            }
            Ok(())
        }
        (Value::Array(items), Value::Object(patches)) => {
            for (key, patch) in patches {
                let at =
                    position(key, items.len(), names).map_err(|why| format!("{}: {why}", place.join(".")))?;
                merge_at(&mut items[at], patch, names, &below(key), new_keys)?;
            }
            Ok(())
        }
        (target @ Value::Number(_), Value::String(name)) if seat_number(name, names).is_some() => {
            *target = seat_number(name, names).into();
            Ok(())
        }
        (target, patch) => {
            *target = whole(patch);
            Ok(())
        }
    }
}

/// The number of a seat, which a scenario may call by its name.
fn seat_number(name: &str, names: &[String]) -> Option<usize> {
    names.iter().position(|seat| seat == name)
}

/// The value without its marks.
fn whole(patch: &Value) -> Value {
    match patch {
        _ if exactly(patch).is_some() => exactly(patch).cloned().unwrap_or_default(),
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), whole(value))).collect(),
        other => other.clone(),
    }
}

/// What stands behind the mark that it is meant whole, if that is all there is.
pub(super) fn exactly(value: &Value) -> Option<&Value> {
    let fields = value.as_object()?;
    if fields.len() == 1 { fields.get(EXACTLY) } else { None }
}

/// Whether there is something at a place such as `given`, `public`, `scores`, its first part left out.
pub(super) fn has_place(value: &Value, place: &[String], names: &[String]) -> bool {
    let there = place.iter().skip(1).try_fold(value, |value, key| match value {
        Value::Object(fields) => fields.get(key),
        Value::Array(items) => items.get(position(key, items.len(), names).ok()?),
        _ => None,
    });
    there.is_some()
}

/// The position a key means in a list: of a seat, or counted from 0.
fn position(key: &str, length: usize, names: &[String]) -> Result<usize, String> {
    let at = names.iter().position(|name| name == key).or_else(|| key.parse().ok());
    at.filter(|&at| at < length).ok_or_else(|| {
        format!(
            "there is a list of {length}, and `{key}` is neither a seat ({}) nor a position",
            names.join(", ")
        )
    })
}

/// Holds `expected` against `actual`: maps partially, anything else exactly. Says where they differ.
pub(super) fn compare(expected: &Value, actual: &Value, names: &[String], path: &str) -> Result<(), String> {
    if let Some(whole) = exactly(expected) {
        return if same(whole, actual) { Ok(()) } else { Err(differs(path, whole, actual)) };
    }
    match (expected, actual) {
        (Value::Object(wanted), Value::Object(fields)) => wanted.iter().try_for_each(|(key, wanted)| {
            let path = format!("{path}.{key}");
            match fields.get(key) {
                Some(field) => compare(wanted, field, names, &path),
                None if wanted.is_null() => Ok(()),
                None if key == "count" => compare(wanted, &fields.len().into(), names, &path),
                None => Err(format!("{path}: expected {wanted}, but there are only {}", keys(fields))),
            }
        }),
        (Value::Object(wanted), Value::Array(items)) => {
            wanted.iter().try_for_each(|(key, wanted)| compare_list(key, wanted, items, names, path))
        }
        (Value::String(name), Value::Number(_))
            if seat_number(name, names).is_some_and(|seat| same(&seat.into(), actual)) =>
        {
            Ok(())
        }
        _ if same(expected, actual) => Ok(()),
        _ => Err(differs(path, expected, actual)),
    }
}

fn compare_list(
    key: &str,
    wanted: &Value,
    items: &[Value],
    names: &[String],
    path: &str,
) -> Result<(), String> {
    let holds = |wanted: &Value| items.iter().any(|item| compare(wanted, item, names, path).is_ok());
    let there = || Value::Array(items.to_vec());
    match (key, wanted) {
        ("count", _) => compare(wanted, &items.len().into(), names, &format!("{path}.count")),
        ("has", Value::Array(all)) => match all.iter().find(|wanted| !holds(wanted)) {
            Some(missing) => Err(format!("{path}: expected {missing} among {}", there())),
            None => Ok(()),
        },
        ("lacks", Value::Array(none)) => match none.iter().find(|unwanted| holds(unwanted)) {
            Some(found) => Err(format!("{path}: expected no {found} among {}", there())),
            None => Ok(()),
        },
        _ => {
            let at = position(key, items.len(), names).map_err(|why| format!("{path}: {why}"))?;
            compare(wanted, &items[at], names, &format!("{path}.{key}"))
        }
    }
}

fn same(expected: &Value, actual: &Value) -> bool {
    match (expected, actual) {
        (Value::Number(a), Value::Number(b)) => a == b || a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| same(a, b)))
        }
        _ => expected == actual,
    }
}

fn differs(path: &str, expected: &Value, actual: &Value) -> String {
    format!("{path}: expected {expected}, but there is {actual}")
}

fn keys(fields: &Map<String, Value>) -> String {
    fields.keys().map(String::as_str).collect::<Vec<_>>().join(", ")
}
