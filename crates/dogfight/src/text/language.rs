//! The languages and their files.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Polish.
    Polish,
}

/// The files of a language, by name.
macro_rules! files {
    ($language:literal) => {
        &[
            ("asks", include_str!(concat!("../../../../locales/", $language, "/dogfight/asks.ftl"))),
            ("cards", include_str!(concat!("../../../../locales/", $language, "/dogfight/cards.ftl"))),
            ("choices", include_str!(concat!("../../../../locales/", $language, "/dogfight/choices.ftl"))),
            ("events", include_str!(concat!("../../../../locales/", $language, "/dogfight/events.ftl"))),
            ("lobby", include_str!(concat!("../../../../locales/", $language, "/dogfight/lobby.ftl"))),
            ("names", include_str!(concat!("../../../../locales/", $language, "/dogfight/names.ftl"))),
        ]
    };
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Polish];

    /// The code under which the language is known.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
        }
    }

    /// The Fluent files of the language, by name.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::English => files!("en"),
            Language::Polish => files!("pl"),
        }
    }

    /// The code as the libraries want it.
    pub(super) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Language, String> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| format!("there is no language `{code}`; expected `en` or `pl`"))
    }
}
