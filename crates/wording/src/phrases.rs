//! The messages of one language.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{File, Language};

/// What goes into a message.
pub type Args<'a> = [(&'static str, FluentValue<'a>)];

/// Where a message that the language lacks is looked for.
type Fallback = fn(&str, &Args) -> Option<String>;

/// The messages of one language.
pub struct Phrases {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    fallback: Fallback,
}

impl Phrases {
    /// Reads the files of a language. What a file has wrong is left out: its messages are then missing, as a
    /// test would notice.
    pub fn read(language: Language, files: &[File], fallback: Fallback) -> Phrases {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        bundle.set_use_isolating(false);
        for (_, text) in files {
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Phrases { language, bundle, fallback }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of this name; `name.attribute` is an attribute of it.
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// The message of this name with things put into it. If it is missing, English has to do, and if English
    /// has none either, its name.
    pub fn say_with(&self, id: &str, args: &Args) -> String {
        self.try_say(id, args).or_else(|| (self.fallback)(id, args)).unwrap_or_else(|| id.to_owned())
    }

    /// The message of this name in this language, if there is one.
    pub fn try_say(&self, id: &str, args: &Args) -> Option<String> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
    }

    /// A message to the one whom it concerns; if it is told of `who` to somebody else, its attribute `of`.
    pub fn say_to_or_of(&self, id: &str, args: &Args, who: Option<String>) -> String {
        let Some(who) = who else { return self.say_with(id, args) };
        let args: Vec<(&'static str, FluentValue<'_>)> =
            args.iter().cloned().chain([("who", who.into())]).collect();
        self.say_with(&format!("{id}.of"), &args)
    }

    /// Things one after the other, with an "and" before the last: the messages `list-comma` and `list-and`
    /// join two.
    pub fn list(&self, items: &[String]) -> String {
        self.joined(items, "list-comma", "list-and")
    }

    /// Things one after the other, with commas only.
    pub fn commas(&self, items: &[String]) -> String {
        self.joined(items, "list-comma", "list-comma")
    }

    /// Puts items together two by two; the last one is joined by the message `last`, the others by `between`.
    pub fn joined(&self, items: &[String], between: &str, last: &str) -> String {
        let mut joined = String::new();
        for (at, item) in items.iter().enumerate() {
            joined = if at == 0 {
                item.clone()
            } else {
                let join = if at + 1 == items.len() { last } else { between };
                self.say_with(join, &[("a", joined.into()), ("b", item.as_str().into())])
            };
        }
        joined
    }
}

impl fmt::Debug for Phrases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Phrases({})", self.language)
    }
}
