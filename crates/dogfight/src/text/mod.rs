//! Everything that players read, in each language. The words are in the Fluent files under `locales/`; here is
//! how they are put together. What a talent says is made from the effect that runs. Rules are not here, nor is
//! anything about colours, columns or buttons.
//!
//! ```
//! use dogfight::text::{Language, Words};
//! let words = Words::of(Language::English);
//! assert_eq!(words.card("v2-turn-r".parse().unwrap()), "Turn right");
//! ```

mod asks;
mod cards;
mod choices;
mod events;
mod language;
mod lobby;
mod names;

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use cards::TalentText;
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

    /// The message of this name.
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
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }

    /// Things one after the other, with commas.
    pub(crate) fn commas(&self, items: &[String]) -> String {
        items.join(&self.say("comma"))
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.language)
    }
}

/// A number with its sign.
fn signed(number: i8) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign}{}", number.unsigned_abs())
}
