//! The embedded text: the one list of games and of their chapters, in reading order.

use std::sync::LazyLock;

use crate::{Rulebook, Section};

/// A game's chapters in reading order: the file's name without `.md`, and its text.
type Chapters = &'static [(&'static str, &'static str)];

/// The chapters of a game by name: each is a file in the game's folder.
macro_rules! chapters {
    ($game:literal: $($name:literal),+) => {
        ($game, &[$(($name, include_str!(concat!("../../../rulebook/", $game, "/", $name, ".md")))),+])
    };
}

/// Every game that has a rulebook.
const GAMES: &[(&str, Chapters)] = &[
    chapters!("fleet":
        "set-up", "turn", "players", "actions", "movement", "locations", "skill-cards", "skill-check",
        "crisis", "activation", "combat", "jump", "resources", "characters", "titles", "quorum",
        "loyalty", "cylons", "secrecy", "die", "timing", "limits", "ending"),
    chapters!("ccg":
        "decks", "zones", "set-up", "turn", "ready-phase", "execution", "resources", "stacks",
        "effects", "missions", "challenge", "mystic", "cylon-phase", "moving", "keywords", "ending", "rulings"),
    chapters!("dogfight":
        "set-up", "components", "options", "turn", "planning", "energy", "rotation", "movement",
        "overlap", "illegal", "firing", "damage", "optional", "fuel", "tailing", "levels", "asteroids",
        "planetoids", "pilots", "talents", "ftl", "missions", "victory", "secrecy"),
];

static BOOKS: LazyLock<Vec<Rulebook>> = LazyLock::new(|| {
    let parse = |&(game, chapters)| Rulebook::parse(game, chapters);
    let books: Result<Vec<_>, _> = GAMES.iter().map(parse).collect();
    books.unwrap_or_else(|error| panic!("the embedded rulebook is malformed: {error}"))
});

/// The short names of the games that have a rulebook.
pub fn games() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|(game, _)| *game)
}

/// The rulebook of a game, by the game's short name.
///
/// ```
/// assert!(rulebook::rulebook("fleet").is_some());
/// assert!(rulebook::rulebook("chess").is_none());
/// ```
pub fn rulebook(game: &str) -> Option<&'static Rulebook> {
    BOOKS.iter().find(|book| book.game() == game)
}

/// The section with this full name, in whichever game it is.
pub fn section(name: &str) -> Option<&'static Section> {
    let (game, _) = name.split_once('.')?;
    rulebook(game)?.section(name)
}

impl Rulebook {
    /// The rulebook of the board game.
    pub fn fleet() -> &'static Self {
        rulebook("fleet").expect("fleet is in the list of games")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_markdown_file_is_in_the_list() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook");
        let mut files = BTreeSet::new();
        for folder in
            fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir())
        {
            for file in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
                if file.extension().is_some_and(|extension| extension == "md") {
                    let stem = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
                    files.insert((stem(&folder), stem(&file)));
                }
            }
        }
        let name = |game: &str, chapter: &str| (game.to_owned(), chapter.to_owned());
        let listed =
            GAMES.iter().flat_map(|(game, chapters)| chapters.iter().map(|(chapter, _)| name(game, chapter)));
        assert_eq!(files, listed.collect());
    }

    #[test]
    fn the_embedded_rulebook_is_well_formed() {
        for (game, chapters) in GAMES {
            if let Err(error) = Rulebook::parse(game, chapters) {
                panic!("{error}");
            }
        }
    }

    #[test]
    fn every_link_leads_to_a_section() {
        for book in BOOKS.iter() {
            for section in book.sections() {
                for link in section.links() {
                    assert!(
                        book.section(&link).is_some(),
                        "{} links to {link}, which does not exist",
                        section.name
                    );
                }
            }
        }
    }

    #[test]
    fn a_section_is_found_by_its_full_name() {
        assert_eq!(section("fleet.skill-check.destiny").unwrap().title, "Destiny cards");
        for unknown in
            ["", "fleet", "fleet.skill-check", "fleet.skill-check.nothing", "chess.castling.rights"]
        {
            assert!(section(unknown).is_none(), "{unknown}");
        }
    }

    #[test]
    fn sections_are_short_enough_to_be_looked_up_in_a_fight() {
        for section in Rulebook::fleet().sections() {
            let words = section.markdown.split_whitespace().count();
            assert!(words <= 220, "{} has {words} words", section.name);
        }
    }
}
