//! The games there are.

use std::sync::LazyLock;

use tabletop::hosting::Title;

use crate::error::Error;

/// Every game: one line each.
pub static GAMES: LazyLock<[&'static dyn Title; 3]> =
    LazyLock::new(|| [fleet::hosting::TITLE, ccg::hosting::TITLE, dogfight::hosting::TITLE]);

/// The game with this short name.
pub fn by_name(name: &str) -> Result<&'static dyn Title, Error> {
    find(&*GAMES, name)
}

/// The game among these with this short name.
pub fn find(games: &[&'static dyn Title], name: &str) -> Result<&'static dyn Title, Error> {
    games.iter().find(|game| game.name() == name).copied().ok_or_else(|| {
        let names: Vec<&str> = games.iter().map(|game| game.name()).collect();
        Error::NotFound(format!("game `{name}`; there is: {}", names.join(", ")))
    })
}
