//! Words in each language, read from Fluent files. A game says with [`words!`] which files it has, and gets its
//! own type `Words` to which it adds how its cards, questions and events are put into words. The words are in
//! the files under `locales/`, never here.

mod language;
mod phrases;
mod sentences;

pub use fluent_bundle::FluentValue;
pub use language::Language;
pub use phrases::{Args, Phrases};
pub use sentences::{capitalised, sentence, signed, starts_with_vowel_sound};

/// The text of a file, by the file's name without `.ftl`.
pub type File = (&'static str, &'static str);

/// Makes the type `Words` of a game from the files in its folder of each language; the first part of the
/// folder's path is relative to the source file.
///
/// ```text
/// wording::words!("../../../../locales", "fleet": "asks", "cards");
/// let text = Words::of(Language::English).say("ask-pass");
/// ```
#[macro_export]
macro_rules! words {
    ($locales:literal, $game:literal: $($file:literal),+ $(,)?) => {
        /// The words of one language.
        #[derive(Debug)]
        pub struct Words($crate::Phrases);

        impl Words {
            /// The words of a language, which are read only once.
            pub fn of(language: $crate::Language) -> &'static Words {
                use std::sync::LazyLock;
                static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::read($crate::Language::English));
                static POLISH: LazyLock<Words> = LazyLock::new(|| Words::read($crate::Language::Polish));
                match language {
                    $crate::Language::English => &ENGLISH,
                    $crate::Language::Polish => &POLISH,
                }
            }

            fn read(language: $crate::Language) -> Words {
                Words($crate::Phrases::read(language, Words::files(language), |id, args| {
                    Words::of($crate::Language::English).try_say(id, args)
                }))
            }

            /// The Fluent files of a language, by name.
            pub fn files(language: $crate::Language) -> &'static [$crate::File] {
                match language {
                    $crate::Language::English => $crate::words!(@files $locales, "en", $game: $($file),+),
                    $crate::Language::Polish => $crate::words!(@files $locales, "pl", $game: $($file),+),
                }
            }
        }

        impl std::ops::Deref for Words {
            type Target = $crate::Phrases;

            fn deref(&self) -> &$crate::Phrases {
                &self.0
            }
        }
    };
    (@files $locales:literal, $language:literal, $game:literal: $($file:literal),+) => {
        &[$(($file, include_str!(concat!($locales, "/", $language, "/", $game, "/", $file, ".ftl")))),+]
    };
}
