//! Names of things in the store and in addresses.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Letters that are not mistaken for one another.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Letters of this many are beyond guessing, for tokens.
const TOKEN_LETTERS: usize = 40;
const ID_LETTERS: usize = 12;

/// Random letters. The operating system's generator is always there.
fn letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// What a request is called in the log.
pub(crate) fn request_id() -> String {
    letters(ID_LETTERS)
}

/// What tells a reaction from all others.
pub(crate) fn reaction_id() -> String {
    letters(ID_LETTERS)
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// A new one that nobody else has.
            pub fn random() -> $name {
                $name(letters(ID_LETTERS))
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<$name, String> {
                let fits = text.len() == ID_LETTERS && text.bytes().all(|byte| ALPHABET.contains(&byte));
                if fits { Ok($name(text.to_owned())) } else { Err(format!("`{text}` is no id")) }
            }
        }
    };
}

id! {
    /// A table.
    TableId
}
id! {
    /// Something that somebody keeps to bring to tables.
    BelongingId
}
id! {
    /// Somebody with a session: a guest or an account.
    UserId
}

impl UserId {
    /// By what others at a table tell somebody from everybody else. It says nothing at another table.
    pub fn at(&self, table: &TableId) -> String {
        blake3::hash(format!("{table} {self}").as_bytes()).to_hex()[..16].to_owned()
    }
}

/// A secret that lets somebody in. Only its digest is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new one.
    pub fn random() -> Token {
        Token(letters(TOKEN_LETTERS))
    }

    /// A token that a client sent; nonsense is never found.
    pub fn sent(text: &str) -> Token {
        Token(text.to_owned())
    }

    /// The token itself, for its owner.
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// What is stored.
    pub fn digest(&self) -> String {
        blake3::hash(self.0.as_bytes()).to_hex().to_string()
    }
}
