//! What the players of a table are called: people by their names, programs by call signs. It is the one place that
//! decides it, so that lists, logs, questions and results all use the same names.
//!
//! Who sits on a seat may change while a game runs. A game's words therefore only [mention](mention) a seat, and a name is
//! put there when somebody reads them.

use crate::{Dice, Seat, Seed};

/// Names for programs, of our own invention.
const CALL_SIGNS: [&str; 32] = [
    "Almond", "Anvil", "Basalt", "Bramble", "Cinder", "Cobalt", "Domino", "Drift", "Ember", "Gannet",
    "Halyard", "Hazel", "Juniper", "Kestrel", "Larch", "Lodestar", "Marrow", "Mistral", "Nettle", "Onyx",
    "Pepper", "Plover", "Quill", "Rook", "Saffron", "Sorrel", "Tarn", "Thimble", "Tinder", "Velvet",
    "Wicket", "Zephyr",
];

/// The sign that mentions the first seat; those of the others follow. No text has these signs for anything else.
const FIRST_SIGN: u32 = 0xE000;

/// How a text mentions the player of a seat, before it is known who reads it and who sits there.
pub fn mention(seat: Seat) -> String {
    char::from_u32(FIRST_SIGN + u32::from(seat.0)).map(String::from).unwrap_or_default()
}

/// A name as it can stand in a text: without signs that would mention a seat.
pub(super) fn plain(name: &str) -> String {
    let seats = FIRST_SIGN..=FIRST_SIGN + u32::from(u8::MAX);
    name.chars().filter(|&letter| !seats.contains(&u32::from(letter))).collect()
}

/// A text that mentions seats. It can be read only with names in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase(String);

impl Phrase {
    /// A text of a game.
    pub fn new(text: String) -> Phrase {
        Phrase(text)
    }

    /// The text as it is read at a table.
    pub fn at(&self, roster: &Roster) -> String {
        roster.named(&self.0)
    }
}

/// The names of a table's players, by their seats; no two are the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roster(Vec<String>);

impl Roster {
    /// The names at a table, from whatever tells it from other tables and the names of the people who sit there. Who is
    /// alone on a seat keeps the name, whoever comes or goes elsewhere.
    pub fn new(table: &str, people: &[Option<&str>]) -> Roster {
        let mut signs = CALL_SIGNS;
        Dice::new(Seed(*blake3::hash(table.as_bytes()).as_bytes())).shuffle(&mut signs);
        let (own, spare) = signs.split_at(people.len().min(signs.len()));
        let is_a_person = |sign: &str| people.iter().flatten().any(|name| is_same(name, sign));
        let mut spare = spare.iter().filter(|sign| !is_a_person(sign));
        let mut names: Vec<String> = Vec::with_capacity(people.len());
        for (at, person) in people.iter().enumerate() {
            let name = person.or_else(|| own.get(at).copied().filter(|sign| !is_a_person(sign)));
            let name = name.or_else(|| spare.next().copied()).unwrap_or_default();
            names.push(unlike(&names, name));
        }
        Roster(names)
    }

    /// The names at a table of any size where nobody has said who they are.
    pub fn of_strangers() -> Roster {
        Roster::new("", &[None; CALL_SIGNS.len()])
    }

    /// What the player of a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }

    /// A text with names where it mentions seats.
    pub fn named(&self, text: &str) -> String {
        let mut named = String::with_capacity(text.len());
        for letter in text.chars() {
            let seat = u32::from(letter).checked_sub(FIRST_SIGN).and_then(|at| self.0.get(at as usize));
            match seat {
                Some(name) => named.push_str(name),
                None => named.push(letter),
            }
        }
        named
    }
}

fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// The name, with a number behind it if somebody has it already.
fn unlike(taken: &[String], name: &str) -> String {
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let mut tries = std::iter::once(name.to_owned()).chain(numbered);
    // There are more numbers than seats.
    tries.find(|name| !taken.iter().any(|other| is_same(other, name))).unwrap_or_default()
}
