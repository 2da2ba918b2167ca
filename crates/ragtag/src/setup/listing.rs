//! What can be chosen in a game, as `--set help` lists it.

use tabletop::hosting::{Catalogue, SetupChoice, SetupOption};

use crate::screen::{Screen, Tone, length};

/// Everything that can be chosen, with what it means.
pub fn listing(catalogue: &Catalogue, screen: Screen) -> String {
    let mut text = screen.item("", &format!("{} (`{}`)", catalogue.title, catalogue.name));
    if !catalogue.options.is_empty() {
        let how =
            "can be played in these ways: `--set NAME=VALUE` for each. The first value is the usual one.";
        text = screen.item("", &format!("{} {how}", text.trim_end()));
    }
    for option in &catalogue.options {
        text += "\n";
        text += &heading(&option.name, &option.label, &option.about, screen);
        text += &rows(&option.choices.iter().map(at_length).collect::<Vec<_>>(), screen);
    }
    if let Some(bringing) = &catalogue.bringing {
        text += "\n";
        text += &heading("--decks", &bringing.label, &bringing.about, screen);
        let own = ("FILE".to_owned(), bringing.text.clone());
        text += &rows(&bringing.choices.iter().map(at_length).chain([own]).collect::<Vec<_>>(), screen);
    }
    if catalogue.options.is_empty() && catalogue.bringing.is_none() {
        text = screen.item("", &format!("{} is always played in the same way.", text.trim_end()));
    }
    text
}

/// The options and their values, by name.
pub(super) fn options(catalogue: &Catalogue, screen: Screen) -> String {
    let option = |option: &SetupOption| {
        let choices = option.choices.iter().map(|choice| (choice.value.to_string(), said(choice)));
        heading(&option.name, &option.label, "", screen) + &rows(&choices.collect::<Vec<_>>(), screen)
    };
    catalogue.options.iter().map(option).collect()
}

fn heading(name: &str, label: &str, about: &str, screen: Screen) -> String {
    let about = if about.is_empty() { String::new() } else { format!(": {about}") };
    screen.paint(Tone::Heading, &screen.item(&format!("{name}  "), &format!("{label}{about}")))
}

/// Words with what they mean, one under the other.
fn rows(rows: &[(String, String)], screen: Screen) -> String {
    let widest = rows.iter().map(|(word, _)| length(word)).max().unwrap_or_default();
    rows.iter().map(|(word, text)| screen.item(&format!("  {word:<widest$}  "), text)).collect()
}

/// A choice, and why it is not always possible.
fn said(choice: &SetupChoice) -> String {
    let why = choice.why.as_ref().map(|why| format!(" ({})", why.trim_end_matches('.')));
    choice.label.clone() + &why.unwrap_or_default()
}

/// The word for a choice, and what it means.
fn at_length(choice: &SetupChoice) -> (String, String) {
    (choice.value.to_string(), format!("{}. {}", said(choice), choice.about))
}
