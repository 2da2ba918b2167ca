//! Everything that players read, in each language. The words are in the Fluent files under `locales/`; here is
//! how they are put together. What a card says is made from the tree that runs, so that it can't say anything
//! else than what happens. The names of cards are those printed on them, in every language.
//!
//! ```
//! use ccg::text::{Language, Words};
//! let card: ccg::CardId = "condition-one".parse().unwrap();
//! assert_eq!(Words::of(Language::English).card(card).lines, ["Ready target unit."]);
//! ```

mod asks;
mod card;
mod choices;
mod effects;
mod events;
mod language;
mod names;

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use card::CardText;
pub use language::Language;

/// What goes into a message.
type Args<'a> = [(&'static str, FluentValue<'a>)];

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::read(Language::English));
static POLISH: LazyLock<Words> = LazyLock::new(|| Words::read(Language::Polish));

impl Words {
    /// The words of a language, which are read only once.
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::Polish => &POLISH,
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Reads the files of a language. What a file has wrong is left out: its messages are then missing, as a
    /// test would notice.
    fn read(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        for (_, text) in language.files() {
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The message of this name; `name.attribute` is an attribute of it.
    fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// The message of this name with things put into it. If it is missing, English has to do, and if English
    /// has none either, its name.
    fn say_with(&self, id: &str, args: &Args) -> String {
        let fluent_args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.format(id, &fluent_args)
            .or_else(|| Words::of(Language::English).format(id, &fluent_args))
            .unwrap_or_else(|| id.to_owned())
    }

    fn format(&self, id: &str, args: &FluentArgs) -> Option<String> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }

    /// Things one after the other, with an "and" before the last.
    fn list(&self, items: &[String]) -> String {
        self.joined(items, "list-and")
    }

    /// Puts items together two by two; the last one is joined by `last`.
    fn joined(&self, items: &[String], last: &str) -> String {
        let mut joined = String::new();
        for (at, item) in items.iter().enumerate() {
            joined = if at == 0 {
                item.clone()
            } else {
                let join = if at + 1 == items.len() { last } else { "list-comma" };
                self.say_with(join, &[("a", joined.into()), ("b", item.as_str().into())])
            };
        }
        joined
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}

/// The text with a capital letter at its beginning.
fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// A clause as a sentence.
fn sentence(clause: &str) -> String {
    let end = if clause.is_empty() || clause.ends_with(['.', '!', '?']) { "" } else { "." };
    capitalised(clause) + end
}

/// A number with its sign.
fn signed(number: i8) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign}{}", number.unsigned_abs())
}
