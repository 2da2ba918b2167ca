//! The languages of the program.

use clap::ValueEnum;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Language {
    /// English
    #[default]
    #[value(name = "en")]
    English,
    /// Polish
    #[value(name = "pl")]
    Polish,
}

impl Language {
    /// The code by which games know it.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
        }
    }
}

/// Puts things into a sentence: `{name}` becomes the value of `name`.
pub fn fill(sentence: &str, things: &[(&str, &str)]) -> String {
    things.iter().fold(sentence.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}
