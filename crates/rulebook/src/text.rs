//! The embedded text: the one list of games and of their chapters, in reading order.

use std::sync::LazyLock;

use crate::{Rulebook, Section};

/// A game's chapters in reading order: the file's name without `.md`, and its text.
type Chapters = &'static [(&'static str, &'static str)];

const FLEET: Chapters = &[
    ("set-up", include_str!("../../../rulebook/fleet/set-up.md")),
    ("turn", include_str!("../../../rulebook/fleet/turn.md")),
    ("players", include_str!("../../../rulebook/fleet/players.md")),
    ("actions", include_str!("../../../rulebook/fleet/actions.md")),
    ("movement", include_str!("../../../rulebook/fleet/movement.md")),
    ("locations", include_str!("../../../rulebook/fleet/locations.md")),
    ("skill-cards", include_str!("../../../rulebook/fleet/skill-cards.md")),
    ("skill-check", include_str!("../../../rulebook/fleet/skill-check.md")),
    ("crisis", include_str!("../../../rulebook/fleet/crisis.md")),
    ("activation", include_str!("../../../rulebook/fleet/activation.md")),
    ("combat", include_str!("../../../rulebook/fleet/combat.md")),
    ("jump", include_str!("../../../rulebook/fleet/jump.md")),
    ("resources", include_str!("../../../rulebook/fleet/resources.md")),
    ("characters", include_str!("../../../rulebook/fleet/characters.md")),
    ("titles", include_str!("../../../rulebook/fleet/titles.md")),
    ("quorum", include_str!("../../../rulebook/fleet/quorum.md")),
    ("loyalty", include_str!("../../../rulebook/fleet/loyalty.md")),
    ("cylons", include_str!("../../../rulebook/fleet/cylons.md")),
    ("secrecy", include_str!("../../../rulebook/fleet/secrecy.md")),
    ("die", include_str!("../../../rulebook/fleet/die.md")),
    ("timing", include_str!("../../../rulebook/fleet/timing.md")),
    ("limits", include_str!("../../../rulebook/fleet/limits.md")),
    ("ending", include_str!("../../../rulebook/fleet/ending.md")),
];

/// Every game that has a rulebook.
const GAMES: &[(&str, Chapters)] = &[("fleet", FLEET)];

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
