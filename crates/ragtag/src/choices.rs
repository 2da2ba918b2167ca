//! Choices of a set-up as they stand in arguments: `name=value`, with the names and values of the game's catalogue.

use serde_json::{Map, Value, json};
use tabletop::SetupError;
use tabletop::hosting::{PlayerCount, SetupOption, SetupValue, Title};

/// The game as those know it who host it.
///
/// # Errors
/// That there is no such game.
pub fn hosting(game: &str) -> Result<&'static dyn Title, SetupError> {
    server::games::by_name(game).map_err(|error| SetupError::new(error.to_string()))
}

/// The set-up with these choices: for so many players, or for the usual number if that is possible with them.
///
/// # Errors
/// That there is no such choice, or that these can't be played together.
pub fn setup(title: &dyn Title, players: Option<u8>, chosen: &[String]) -> Result<Value, SetupError> {
    let catalogue = title.catalogue("en");
    let fields =
        chosen.iter().map(|word| choice(&catalogue.options, word)).collect::<Result<Map<_, _>, _>>()?;
    let setup_for = |players: u8| -> Result<Value, SetupError> {
        let mut setup = Value::Object(fields.clone());
        setup["players"] = json!(players);
        title.check(&setup).map(|_| setup)
    };
    let PlayerCount { least, most, usual } = catalogue.players;
    let first = setup_for(players.unwrap_or(usual));
    if first.is_ok() || players.is_some() {
        return first;
    }
    (least..=most).find_map(|players| setup_for(players).ok()).map_or(first, Ok)
}

/// One choice: a field of the set-up.
fn choice(options: &[SetupOption], word: &str) -> Result<(String, Value), SetupError> {
    let (name, value) = word.split_once('=').unwrap_or((word, "true"));
    let option = options.iter().find(|option| option.name == name).ok_or_else(|| {
        let names: Vec<&str> = options.iter().map(|option| option.name.as_str()).collect();
        let known = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
        SetupError::new(format!("there is no `{name}` to choose; there is: {known}"))
    })?;
    let values = || option.choices.iter().map(|choice| &choice.value);
    let chosen = values().find(|known| text(known) == value).ok_or_else(|| {
        let known: Vec<String> = values().map(text).collect();
        SetupError::new(format!("`{name}` can't be `{value}`; it can be: {}", known.join(", ")))
    })?;
    Ok((option.name.clone(), json!(chosen)))
}

/// What stands in arguments for it.
fn text(value: &SetupValue) -> String {
    match value {
        SetupValue::Switch(on) => on.to_string(),
        SetupValue::Word(word) => word.clone(),
    }
}
