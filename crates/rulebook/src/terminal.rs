//! Plain text for a terminal: wrapped paragraphs, lists and tables, without marks of emphasis.

use std::mem;

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use crate::{Section, dialect};

/// Narrower than this, text is not wrapped any further.
const NARROWEST: usize = 20;
/// What stands between two columns of a table.
const GAP: &str = "  ";

pub(crate) fn section(section: &Section, width: usize) -> String {
    format!("{}\n{}", title(&section.title), text(&section.markdown, width))
}

/// A title, underlined.
pub(crate) fn title(title: &str) -> String {
    format!("{title}\n{}\n", "─".repeat(length(title)))
}

/// Markdown as lines of at most `width` characters.
pub(crate) fn text(markdown: &str, width: usize) -> String {
    let mut page = Page::new(width.max(NARROWEST));
    for event in Parser::new_ext(markdown, dialect()) {
        page.event(event);
    }
    page.flush();
    page.lines.into_iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// Only the words of a Markdown text.
pub(crate) fn plain(markdown: &str) -> String {
    let mut words = String::new();
    for event in Parser::new_ext(markdown, dialect()) {
        match event {
            Event::Text(text) | Event::Code(text) => words.push_str(&text),
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            Event::End(tag) if !is_inline(tag) => words.push(' '),
            _ => {}
        }
    }
    words
}

fn is_inline(tag: TagEnd) -> bool {
    matches!(tag, TagEnd::Emphasis | TagEnd::Strong | TagEnd::Link | TagEnd::Image | TagEnd::Strikethrough)
}

/// The text so far, and the blocks that are open.
struct Page {
    width: usize,
    lines: Vec<String>,
    /// Words waiting to be wrapped.
    words: String,
    /// For each open list, its next number if it is numbered.
    lists: Vec<Option<u64>>,
    /// For each open list item, its mark, until the first line took it, and the mark's width.
    items: Vec<(Option<String>, usize)>,
    table: Vec<Vec<String>>,
}

impl Page {
    fn new(width: usize) -> Self {
        Self {
            width,
            lines: Vec::new(),
            words: String::new(),
            lists: Vec::new(),
            items: Vec::new(),
            table: Vec::new(),
        }
    }

    fn event(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::Paragraph | Tag::CodeBlock(_) | Tag::Heading { .. } | Tag::Table(_)) => {
                self.gap();
            }
            Event::Start(Tag::List(first)) => {
                self.flush();
                if self.lists.is_empty() {
                    self.gap();
                }
                self.lists.push(first);
            }
            Event::Start(Tag::Item) => self.start_item(),
            Event::Start(Tag::TableHead | Tag::TableRow) => self.table.push(Vec::new()),
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => {
                self.words.push_str(&text);
            }
            Event::SoftBreak | Event::HardBreak => self.words.push(' '),
            Event::End(TagEnd::TableCell) => {
                let cell = mem::take(&mut self.words);
                if let Some(row) = self.table.last_mut() {
                    row.push(cell.trim().to_owned());
                }
            }
            Event::End(TagEnd::Table) => self.end_table(),
            Event::End(TagEnd::Paragraph | TagEnd::CodeBlock | TagEnd::Heading(_) | TagEnd::HtmlBlock) => {
                self.flush();
            }
            Event::End(TagEnd::Item) => {
                self.flush();
                self.items.pop();
            }
            Event::End(TagEnd::List(_)) => {
                self.lists.pop();
            }
            _ => {}
        }
    }

    /// An empty line before a block, but not at the top and not between a list's mark and its first line.
    fn gap(&mut self) {
        self.flush();
        let after_mark = self.items.last().is_some_and(|(mark, _)| mark.is_some());
        if !after_mark && self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.lines.push(String::new());
        }
    }

    fn start_item(&mut self) {
        let mark = match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            _ => "- ".to_owned(),
        };
        let width = length(&mark);
        self.items.push((Some(mark), width));
    }

    /// Wrap the waiting words into lines.
    fn flush(&mut self) {
        let words = mem::take(&mut self.words);
        if words.trim().is_empty() {
            return;
        }
        let indent: usize = self.items.iter().map(|(_, width)| width).sum();
        for line in wrap(&words, self.width.saturating_sub(indent).max(1)) {
            let margin: String = self
                .items
                .iter_mut()
                .map(|(mark, width)| mark.take().unwrap_or_else(|| " ".repeat(*width)))
                .collect();
            self.lines.push(margin + &line);
        }
    }

    fn end_table(&mut self) {
        let table = mem::take(&mut self.table);
        let widths = column_widths(&table, self.width);
        for (n, row) in table.iter().enumerate() {
            let cells: Vec<Vec<String>> =
                row.iter().zip(&widths).map(|(cell, &width)| wrap(cell, width)).collect();
            for line in 0..cells.iter().map(Vec::len).max().unwrap_or_default() {
                let pad = |(cell, &width): (&Vec<String>, &usize)| {
                    let text = cell.get(line).map_or("", String::as_str);
                    format!("{text}{}", " ".repeat(width.saturating_sub(length(text))))
                };
                self.lines.push(cells.iter().zip(&widths).map(pad).collect::<Vec<_>>().join(GAP));
            }
            if n == 0 {
                let rules: Vec<String> = widths.iter().map(|&width| "─".repeat(width)).collect();
                self.lines.push(rules.join(GAP));
            }
        }
    }
}

/// How wide each column is: as wide as its widest cell, the widest ones narrowed until the table fits.
fn column_widths(table: &[Vec<String>], width: usize) -> Vec<usize> {
    let columns = table.iter().map(Vec::len).max().unwrap_or_default();
    let widest = |n: usize| table.iter().filter_map(|row| row.get(n)).map(|cell| length(cell)).max();
    let mut widths: Vec<usize> = (0..columns).map(|n| widest(n).unwrap_or_default().max(1)).collect();
    let room = width.saturating_sub(GAP.len() * columns.saturating_sub(1)).max(columns);
    while widths.iter().sum::<usize>() > room {
        if let Some(widest) = widths.iter_mut().max() {
            *widest -= 1;
        }
    }
    widths
}

/// Break a text into lines of at most `width` characters, between words where possible.
///
/// ```
/// assert_eq!(rulebook::wrap("one two three", 7), ["one two", "three"]);
/// ```
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for mut word in text.split_whitespace() {
        if !line.is_empty() && length(&line) + 1 + length(word) > width {
            lines.push(mem::take(&mut line));
        }
        while let Some((cut, _)) = word.char_indices().nth(width) {
            lines.push(word[..cut].to_owned());
            word = &word[cut..];
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

fn length(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Rulebook;

    #[test]
    fn paragraphs_are_wrapped_and_apart() {
        assert_eq!(
            text("one two three four five six\n\nseven", 20),
            "one two three four\nfive six\n\nseven\n"
        );
    }

    #[test]
    fn marks_of_emphasis_and_targets_of_links_are_left_out() {
        assert_eq!(
            text("**Bold**, *slanted* `code` and [a link](fleet.die.reroll).", 80),
            "Bold, slanted code and a link.\n"
        );
    }

    #[test]
    fn list_items_hang_under_their_marks() {
        let markdown = "Before:\n\n- one two three four five\n- six\n\nAfter.";
        assert_eq!(text(markdown, 20), "Before:\n\n- one two three four\n  five\n- six\n\nAfter.\n");
        assert_eq!(text("9. nine\n10. ten\n", 20), "9. nine\n10. ten\n");
    }

    #[test]
    fn lists_may_be_within_lists() {
        assert_eq!(
            text("1. one\n   - two\n   - three\n2. four\n", 40),
            "1. one\n   - two\n   - three\n2. four\n"
        );
    }

    #[test]
    fn columns_of_a_table_line_up() {
        let markdown = "| roll | result |\n| --- | --- |\n| 1–2 | damaged |\n| 3 | - |\n";
        assert_eq!(text(markdown, 40), "roll  result\n────  ───────\n1–2   damaged\n3     -\n");
    }

    #[test]
    fn a_table_that_is_too_wide_wraps_in_its_cells() {
        let markdown = "| a | b |\n| --- | --- |\n| x | one two three four five |\n";
        assert_eq!(text(markdown, 20), "a  b\n─  ─────────────────\nx  one two three\n   four five\n");
    }

    #[test]
    fn a_section_has_its_title_underlined() {
        let destiny = Rulebook::fleet().section("fleet.skill-check.destiny").unwrap();
        assert!(
            destiny.to_text(60).starts_with("Destiny cards\n─────────────\n\nTwo cards"),
            "{}",
            destiny.to_text(60)
        );
    }

    #[test]
    fn no_line_of_the_rulebook_is_wider_than_asked() {
        for width in [20, 40, 80, 120] {
            for section in Rulebook::fleet().sections() {
                for line in text(&section.markdown, width).lines() {
                    assert!(length(line) <= width, "{}: {line}", section.name);
                }
            }
        }
    }

    #[test]
    fn no_mark_of_markdown_is_left_in_the_rulebook() {
        for section in Rulebook::fleet().sections() {
            let text = section.to_text(80);
            for mark in ["**", "](", "| ", "{#", "`"] {
                assert!(!text.contains(mark), "{} shows {mark}", section.name);
            }
        }
    }

    proptest! {
        #[test]
        fn wrapping_loses_no_letter_and_keeps_the_width(text in "[a-zé ]{0,60}", width in 1_usize..12) {
            let lines = wrap(&text, width);
            prop_assert!(lines.iter().all(|line| length(line) <= width));
            let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            prop_assert_eq!(letters(&lines.concat()), letters(&text));
        }
    }
}
