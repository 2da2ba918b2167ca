//! Chapters and sections, and reading them from Markdown.

use std::collections::BTreeSet;
use std::ops::Range;

use pulldown_cmark::{CowStr, Event, HeadingLevel, Parser, Tag, TagEnd};
use thiserror::Error;

use crate::{Condition, ConditionError, dialect, html, search, terminal};

/// The class that puts a section into the player aid.
const AID: &str = "aid";

/// One file of the rulebook.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its full name, such as `fleet.skill-check`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// What it is about, in one sentence of Markdown.
    pub introduction: String,
    /// Its sections, in reading order.
    pub sections: Vec<Section>,
}

/// One rule, or a few that belong together: what prompts, refusals and scenarios point at.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its full name, such as `fleet.skill-check.destiny`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The configurations in which it applies.
    pub when: Condition,
    /// Its text, without the heading and the condition.
    pub markdown: String,
    /// Whether the player aid shows it.
    pub in_aid: bool,
    pub(crate) words: search::Words,
}

/// A chapter that could not be read: where, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{chapter}, line {line}: {problem}")]
pub struct ChapterError {
    /// The chapter's full name.
    pub chapter: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The file does not begin with a level-one heading.
    #[error("a chapter begins with its title, `# Title`")]
    NoTitle,
    /// There is a second level-one heading.
    #[error("`{0}` is a second chapter title")]
    SecondTitle(String),
    /// Nothing stands between the title and the first section.
    #[error("a chapter says in one sentence what it is about")]
    NoIntroduction,
    /// A heading is below level two.
    #[error("`{0}` is a heading within a section; make it a section (`##`)")]
    DeepHeading(String),
    /// A section's heading has no anchor.
    #[error("the heading `{0}` has no anchor, such as `{{#destiny}}`")]
    NoAnchor(String),
    /// An anchor has other characters than small letters, digits and hyphens.
    #[error("the anchor `{0}` is not made of small letters, digits and hyphens")]
    BadAnchor(String),
    /// Two sections of the chapter have the same anchor.
    #[error("the anchor `{0}` is used twice")]
    DuplicateAnchor(String),
    /// A heading has a class that means nothing.
    #[error("the class `.{0}` is not known; expected `.aid`")]
    UnknownClass(String),
    /// A section has no text.
    #[error("the section `{0}` has no text")]
    NoText(String),
    /// The condition after a heading cannot be read.
    #[error("the condition cannot be read: {0}")]
    BadCondition(#[from] ConditionError),
}

/// A heading as it stands in the file.
struct Heading {
    level: HeadingLevel,
    title: String,
    anchor: Option<String>,
    classes: Vec<String>,
    range: Range<usize>,
}

impl Chapter {
    /// Read the chapter `chapter` of `game` from its Markdown.
    ///
    /// # Errors
    /// The first [`Problem`] in the text, with its line.
    pub fn parse(game: &str, chapter: &str, markdown: &str) -> Result<Self, ChapterError> {
        let name = format!("{game}.{chapter}");
        let fail = |at: usize, problem: Problem| ChapterError {
            chapter: name.clone(),
            line: markdown[..at].matches('\n').count() + 1,
            problem,
        };

        let headings = headings(markdown);
        let Some((title, rest)) = headings.split_first().filter(|(first, _)| {
            first.level == HeadingLevel::H1 && markdown[..first.range.start].trim().is_empty()
        }) else {
            return Err(fail(0, Problem::NoTitle));
        };
        let body_end = |next: Option<&Heading>| next.map_or(markdown.len(), |heading| heading.range.start);
        let introduction = markdown[title.range.end..body_end(rest.first())].trim();
        if introduction.is_empty() {
            return Err(fail(title.range.start, Problem::NoIntroduction));
        }

        let mut anchors = BTreeSet::new();
        let mut sections = Vec::with_capacity(rest.len());
        for (n, heading) in rest.iter().enumerate() {
            let anchor = heading.section_anchor().map_err(|problem| fail(heading.range.start, problem))?;
            if !anchors.insert(anchor) {
                return Err(fail(heading.range.start, Problem::DuplicateAnchor(anchor.into())));
            }
            let body = &markdown[heading.range.end..body_end(rest.get(n + 1))];
            let (when, text) = split_condition(body)
                .map_err(|(offset, error)| fail(heading.range.end + offset, Problem::BadCondition(error)))?;
            if text.is_empty() {
                return Err(fail(heading.range.start, Problem::NoText(anchor.into())));
            }
            sections.push(Section {
                name: format!("{name}.{anchor}"),
                title: heading.title.clone(),
                when,
                markdown: text.to_owned(),
                in_aid: heading.classes.iter().any(|class| class == AID),
                words: search::Words::of(&heading.title, &terminal::plain(text)),
            });
        }
        Ok(Self { name, title: title.title.clone(), introduction: introduction.to_owned(), sections })
    }

    /// The chapter for a terminal of this width.
    pub fn to_text(&self, width: usize) -> String {
        let mut text = terminal::title(&self.title);
        if !self.introduction.is_empty() {
            text.push('\n');
            text.push_str(&terminal::text(&self.introduction, width));
        }
        for section in &self.sections {
            text.push('\n');
            text.push_str(&section.to_text(width));
        }
        text
    }

    /// The chapter as HTML: an `article` with the chapter's name as its id.
    pub fn to_html(&self) -> String {
        html::chapter(self)
    }
}

impl Section {
    /// The last part of its name, such as `destiny`.
    pub fn anchor(&self) -> &str {
        self.name.rsplit('.').next().unwrap_or_default()
    }

    /// The section for a terminal of this width: no line is longer, except where the width is below 20.
    pub fn to_text(&self, width: usize) -> String {
        terminal::section(self, width)
    }

    /// The section as HTML: a `section` with its full name as its id. Safe to put into a page as it is.
    pub fn to_html(&self) -> String {
        html::section(self)
    }

    /// The targets of its links.
    pub fn links(&self) -> Vec<String> {
        let link = |event| match event {
            Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.into_string()),
            _ => None,
        };
        Parser::new_ext(&self.markdown, dialect()).filter_map(link).collect()
    }
}

impl Heading {
    /// The anchor, if this heading may begin a section.
    fn section_anchor(&self) -> Result<&str, Problem> {
        match self.level {
            HeadingLevel::H1 => return Err(Problem::SecondTitle(self.title.clone())),
            HeadingLevel::H2 => {}
            _ => return Err(Problem::DeepHeading(self.title.clone())),
        }
        let anchor = self.anchor.as_deref().ok_or_else(|| Problem::NoAnchor(self.title.clone()))?;
        let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !anchor.starts_with(|c: char| c.is_ascii_lowercase()) || !anchor.chars().all(allowed) {
            return Err(Problem::BadAnchor(anchor.into()));
        }
        match self.classes.iter().find(|class| *class != AID) {
            Some(unknown) => Err(Problem::UnknownClass(unknown.clone())),
            None => Ok(anchor),
        }
    }
}

/// All headings of a file, in order.
fn headings(markdown: &str) -> Vec<Heading> {
    let mut headings = Vec::new();
    let mut open = false;
    for (event, range) in Parser::new_ext(markdown, dialect()).into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { level, id, classes, .. }) => {
                open = true;
                headings.push(Heading {
                    level,
                    title: String::new(),
                    anchor: id.map(CowStr::into_string),
                    classes: classes.into_iter().map(CowStr::into_string).collect(),
                    range,
                });
            }
            Event::End(TagEnd::Heading(_)) => open = false,
            Event::Text(text) | Event::Code(text) if open => {
                if let Some(heading) = headings.last_mut() {
                    heading.title.push_str(&text);
                }
            }
            _ => {}
        }
    }
    headings
}

/// A section's condition, if its first line is one, and the text after it. An error carries its offset.
fn split_condition(body: &str) -> Result<(Condition, &str), (usize, ConditionError)> {
    let text = body.trim_start();
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    match line.strip_prefix('>').map(str::trim_start).and_then(|line| line.strip_prefix("when:")) {
        Some(condition) => {
            let condition = condition.trim().parse().map_err(|error| (body.len() - text.len(), error))?;
            Ok((condition, rest.trim()))
        }
        None => Ok((Condition::default(), text.trim_end())),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Configuration;

    fn problem(markdown: &str) -> (usize, Problem) {
        let error = Chapter::parse("game", "chapter", markdown).unwrap_err();
        assert_eq!(error.chapter, "game.chapter");
        (error.line, error.problem)
    }

    #[test]
    fn a_chapter_is_its_title_its_sentence_and_its_sections() {
        let text = "# Dice\n\nHow to roll.\n\n## Who *rolls* {#who .aid}\n\nYou do.\n\n## Bounds {#bounds}\n> when: players=4\n\n- 1\n- 8\n";
        let chapter = Chapter::parse("game", "dice", text).unwrap();
        assert_eq!((chapter.name.as_str(), chapter.title.as_str()), ("game.dice", "Dice"));
        assert_eq!(chapter.introduction, "How to roll.");
        let [who, bounds] = chapter.sections.as_slice() else { panic!("two sections") };
        assert_eq!((who.name.as_str(), who.title.as_str()), ("game.dice.who", "Who rolls"));
        assert_eq!((who.markdown.as_str(), who.in_aid), ("You do.", true));
        assert!(who.when.is_always());
        assert_eq!((bounds.markdown.as_str(), bounds.in_aid), ("- 1\n- 8", false));
        assert_eq!(bounds.anchor(), "bounds");
        assert!(!bounds.when.holds(&Configuration { players: Some(3), variants: vec![] }));
    }

    #[test]
    fn a_quotation_that_is_no_condition_is_text() {
        let chapter = Chapter::parse("g", "c", "# T\n\nS.\n\n## A {#a}\n\n> whenever you like\n").unwrap();
        assert_eq!(chapter.sections[0].markdown, "> whenever you like");
    }

    #[test]
    fn a_chapter_without_a_title_is_refused() {
        assert_eq!(problem(""), (1, Problem::NoTitle));
        assert_eq!(problem("## A {#a}\n\nText.\n"), (1, Problem::NoTitle));
        assert_eq!(problem("Text.\n\n# T\n"), (1, Problem::NoTitle));
    }

    #[test]
    fn a_second_title_is_refused() {
        assert_eq!(problem("# T\n\nS.\n\n# U\n"), (5, Problem::SecondTitle("U".into())));
    }

    #[test]
    fn a_chapter_without_its_sentence_is_refused() {
        assert_eq!(problem("# T\n\n## A {#a}\n\nText.\n"), (1, Problem::NoIntroduction));
    }

    #[test]
    fn a_heading_without_an_anchor_is_refused() {
        assert_eq!(problem("# T\n\nS.\n\n## A\n\nText.\n"), (5, Problem::NoAnchor("A".into())));
    }

    #[test]
    fn an_anchor_that_could_not_be_cited_is_refused() {
        for anchor in ["Big", "two_words", "a.b", "9lives", "-a"] {
            let text = format!("# T\n\nS.\n\n## A {{#{anchor}}}\n\nText.\n");
            assert_eq!(problem(&text), (5, Problem::BadAnchor(anchor.into())));
        }
    }

    #[test]
    fn a_duplicate_anchor_is_refused_where_it_comes_again() {
        let text = "# T\n\nS.\n\n## A {#a}\n\nText.\n\n## B {#a}\n\nText.\n";
        assert_eq!(problem(text), (9, Problem::DuplicateAnchor("a".into())));
    }

    #[test]
    fn a_heading_within_a_section_is_refused() {
        let text = "# T\n\nS.\n\n## A {#a}\n\nText.\n\n### B {#b}\n";
        assert_eq!(problem(text), (9, Problem::DeepHeading("B".into())));
    }

    #[test]
    fn an_unknown_class_is_refused() {
        assert_eq!(
            problem("# T\n\nS.\n\n## A {#a .aide}\n\nText.\n"),
            (5, Problem::UnknownClass("aide".into()))
        );
    }

    #[test]
    fn a_section_without_text_is_refused() {
        assert_eq!(problem("# T\n\nS.\n\n## A {#a}\n> when: players=4\n"), (5, Problem::NoText("a".into())));
    }

    #[test]
    fn a_bad_condition_is_refused_with_its_line() {
        let text = "# T\n\nS.\n\n## A {#a}\n> when: moon=full\n\nText.\n";
        assert_eq!(problem(text), (6, Problem::BadCondition(ConditionError::UnknownKey("moon".into()))));
        let error = Chapter::parse("game", "chapter", text).unwrap_err();
        let message = "game.chapter, line 6: the condition cannot be read: \
                       `moon` is not known; expected `players` or `variant`";
        assert_eq!(error.to_string(), message);
    }

    proptest! {
        #[test]
        fn no_text_makes_reading_a_chapter_panic(text in "(#|##|\\{#a\\}|> when: |players=|\\||\n|[a-zé ]|\r|-){0,40}") {
            if let Ok(chapter) = Chapter::parse("g", "c", &format!("# T\n\nS.\n\n{text}")) {
                let _ = (chapter.to_text(30), chapter.to_html());
            }
        }
    }
}
