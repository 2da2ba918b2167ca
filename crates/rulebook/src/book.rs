//! A whole rulebook.

use crate::search::{self, Hit};
use crate::{Chapter, ChapterError, Configuration, Section};

/// The rulebook of one game, for all configurations or, after [`Rulebook::for_configuration`], for one.
#[derive(Clone, Debug)]
pub struct Rulebook {
    game: String,
    chapters: Vec<Chapter>,
}

impl Rulebook {
    /// Read a rulebook from its chapters, each the last part of its name and its Markdown.
    ///
    /// # Errors
    /// The first chapter that is malformed.
    pub fn parse(game: &str, chapters: &[(&str, &str)]) -> Result<Self, ChapterError> {
        let chapters = chapters.iter().map(|(chapter, text)| Chapter::parse(game, chapter, text));
        Ok(Self { game: game.to_owned(), chapters: chapters.collect::<Result<_, _>>()? })
    }

    /// The short name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Its chapters, in reading order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The chapter with this full name, such as `fleet.skill-check`.
    pub fn chapter(&self, name: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.name == name)
    }

    /// All sections, in reading order.
    pub fn sections(&self) -> impl Iterator<Item = &Section> {
        self.chapters.iter().flat_map(|chapter| &chapter.sections)
    }

    /// The section with this full name, such as `fleet.skill-check.destiny`.
    pub fn section(&self, name: &str) -> Option<&Section> {
        let (chapter, _) = name.rsplit_once('.')?;
        self.chapter(chapter)?.sections.iter().find(|section| section.name == name)
    }

    /// The rulebook with only what applies in this configuration. A chapter left without sections is left out.
    ///
    /// ```
    /// use rulebook::{Configuration, Rulebook};
    ///
    /// let five = Rulebook::fleet().for_configuration(&Configuration { players: Some(5), variants: vec![] });
    /// assert!(five.section("fleet.loyalty.sympathizer").is_none());
    /// assert!(five.section("fleet.loyalty.team").is_some());
    /// ```
    #[must_use]
    pub fn for_configuration(&self, configuration: &Configuration) -> Self {
        let mut book = self.clone();
        for chapter in &mut book.chapters {
            chapter.sections.retain(|section| section.when.holds(configuration));
        }
        book.chapters.retain(|chapter| !chapter.sections.is_empty());
        book
    }

    /// The sections in which every word of the query occurs, best first: titles before text.
    ///
    /// ```
    /// let hits = rulebook::Rulebook::fleet().search("attack table");
    /// assert_eq!(hits[0].section.name, "fleet.combat.attack-table");
    /// ```
    pub fn search(&self, query: &str) -> Vec<Hit<'_>> {
        search::search(self.sections(), query)
    }

    /// The player aid: one page made of the sections marked `.aid`.
    pub fn aid(&self) -> Chapter {
        Chapter {
            name: format!("{}.aid", self.game),
            title: "Player aid".to_owned(),
            introduction: String::new(),
            sections: self.sections().filter(|section| section.in_aid).cloned().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fleet(players: u8, variants: &[&str]) -> Rulebook {
        let variants = variants.iter().map(|&name| name.to_owned()).collect();
        Rulebook::fleet().for_configuration(&Configuration { players: Some(players), variants })
    }

    #[test]
    fn a_configuration_leaves_out_what_does_not_apply() {
        for (players, variants, sympathizer, variant) in [
            (3, &[][..], false, false),
            (4, &[], true, false),
            (5, &["no-sympathizer"], false, false),
            (6, &["no-sympathizer"], false, true),
        ] {
            let book = fleet(players, variants);
            assert_eq!(
                book.section("fleet.set-up.sympathizer-card").is_some(),
                sympathizer,
                "{players} {variants:?}"
            );
            assert_eq!(
                book.section("fleet.set-up.no-sympathizer").is_some(),
                variant,
                "{players} {variants:?}"
            );
        }
    }

    #[test]
    fn a_chapter_without_sections_is_left_out() {
        let text = "# T\n\nS.\n\n## A {#a}\n> when: players=4\n\nText.\n";
        let book = Rulebook::parse("game", &[("chapter", text)]).unwrap();
        let five = book.for_configuration(&Configuration { players: Some(5), variants: vec![] });
        assert_eq!((book.chapters().len(), five.chapters().len()), (1, 0));
    }

    #[test]
    fn a_malformed_chapter_is_named() {
        let error = Rulebook::parse("game", &[("good", "# T\n\nS.\n"), ("bad", "")]).unwrap_err();
        assert_eq!(error.chapter, "game.bad");
    }

    #[test]
    fn the_player_aid_has_the_turn_the_check_and_the_attack_table() {
        let aid = Rulebook::fleet().aid();
        for name in ["fleet.turn.order", "fleet.skill-check.steps", "fleet.combat.attack-table"] {
            assert!(aid.sections.iter().any(|section| section.name == name), "{name}");
        }
    }

    #[test]
    fn the_player_aid_fits_on_a_page() {
        let words = Rulebook::fleet().aid().to_text(80).split_whitespace().count();
        assert!(words <= 900, "{words} words");
    }
}
