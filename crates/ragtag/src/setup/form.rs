//! A set-up as it is written, field by field, with whatever the catalogue has against it.

use std::path::Path;

use serde_json::{Map, Value, json};
use tabletop::SetupError;
use tabletop::hosting::{Catalogue, SetupChoice, SetupOption};

use super::listing::options;
use crate::error::{Error, read_text};
use crate::games::FileReader;
use crate::screen::Screen;

/// A set-up as it is written.
pub(super) struct Form {
    catalogue: Catalogue,
    /// For how many players.
    players: u8,
    fields: Map<String, Value>,
}

impl Form {
    /// A form with nothing chosen yet.
    pub(super) fn new(catalogue: Catalogue, players: u8) -> Result<Form, Error> {
        let count = catalogue.players;
        if !(count.least..=count.most).contains(&players) {
            let message = format!("{players} players; the game is for {} to {}", count.least, count.most);
            return Err(SetupError::new(message).into());
        }
        Ok(Form { catalogue, players, fields: Map::new() })
    }

    /// Whether the game has this option.
    pub(super) fn has(&self, name: &str) -> bool {
        self.catalogue.options.iter().any(|option| option.name == name)
    }

    /// Chooses a value, or what is written in a file if the option has a reader. Complaints begin with the argument.
    pub(super) fn choose(
        &mut self,
        argument: &str,
        name: &str,
        word: &str,
        reader: Option<FileReader>,
    ) -> Result<(), Error> {
        let option = self.catalogue.options.iter().find(|option| option.name == name);
        let option = option.ok_or_else(|| no_option(argument, name, &self.catalogue))?;
        if self.fields.contains_key(name) {
            return Err(Error::Usage(format!("{argument}: `{name}` is chosen twice")));
        }
        let path = Path::new(word);
        let value = match (option.choices.iter().find(|choice| choice.value.to_string() == word), reader) {
            (_, Some(read)) if path.is_file() => {
                read(&read_text(path)?).map_err(|problem| Error::file(path, problem))?
            }
            (Some(choice), _) => json!(choice.value),
            (None, reader) => return Err(no_value(argument, option, word, reader.is_some())),
        };
        self.fields.insert(name.to_owned(), value);
        Ok(())
    }

    /// The set-up as JSON.
    pub(super) fn json(self) -> Value {
        let mut fields = self.fields;
        fields.insert("players".to_owned(), self.players.into());
        Value::Object(fields)
    }
}

/// That there is no such option, and which there are.
fn no_option(argument: &str, name: &str, catalogue: &Catalogue) -> Error {
    let game = &catalogue.name;
    let problem = if name.is_empty() {
        "expected NAME=VALUE".to_owned()
    } else {
        format!("there is no `{name}` to choose in `{game}`")
    };
    Error::Usage(if catalogue.options.is_empty() {
        format!("{argument}: {problem}; `--set help` says what can be chosen there")
    } else {
        let there = options(catalogue, Screen::of_stdout());
        format!("{argument}: {problem}; there are these, and `--set help` says more:\n\n{}", there.trim_end())
    })
}

/// That an option has no such value, and which it has.
fn no_value(argument: &str, option: &SetupOption, word: &str, has_files: bool) -> Error {
    let (name, there) = (&option.name, values(option.choices.iter()));
    Error::Usage(match word {
        "" => format!("{argument}: expected a value, as in `--set {name}=VALUE`; there are: {there}"),
        _ if has_files => {
            format!("there is no {name} `{word}`, and no file of that name; there are: {there}")
        }
        _ => format!("{argument}: `{name}` can't be `{word}`; it can be: {there}"),
    })
}

fn values<'a>(choices: impl Iterator<Item = &'a SetupChoice>) -> String {
    choices.map(|choice| choice.value.to_string()).collect::<Vec<_>>().join(", ")
}
