//! Full-text search.

use std::cmp::Reverse;

use crate::Section;

/// A section that a search found.
#[derive(Clone, Copy, Debug)]
pub struct Hit<'a> {
    /// The section.
    pub section: &'a Section,
    /// Where the query was found.
    pub found: Found,
}

/// Where a query was found, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Found {
    /// The title is the query.
    WholeTitle,
    /// Every word is in the title.
    Title,
    /// Some words are in the title and the others in the text.
    TitleAndText,
    /// Every word is in the text.
    Text,
}

/// The words of a section, made comparable.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    title: Vec<String>,
    text: Vec<String>,
}

impl Words {
    pub(crate) fn of(title: &str, text: &str) -> Self {
        Self { title: words(title), text: words(text) }
    }

    fn find(&self, query: &[String]) -> Option<Found> {
        if self.title == query {
            return Some(Found::WholeTitle);
        }
        let in_title = query.iter().filter(|term| count(&self.title, term) > 0).count();
        let missing = |term: &&String| count(&self.title, term) == 0 && count(&self.text, term) == 0;
        match in_title {
            _ if query.iter().any(|term| missing(&term)) => None,
            all if all == query.len() => Some(Found::Title),
            0 => Some(Found::Text),
            _ => Some(Found::TitleAndText),
        }
    }

    fn mentions(&self, query: &[String]) -> usize {
        query.iter().map(|term| count(&self.text, term)).sum()
    }
}

/// How many words begin with the term.
fn count(words: &[String], term: &str) -> usize {
    words.iter().filter(|word| word.starts_with(term)).count()
}

/// Small letters, no apostrophes or quotation marks ("admirals"), everything else that is no letter separates.
fn words(text: &str) -> Vec<String> {
    let mark = |c: &char| !matches!(c, '\'' | '’' | '"' | '“' | '”');
    let text: String = text.chars().filter(mark).flat_map(char::to_lowercase).collect();
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The sections with every word of the query, best first; equals in reading order.
pub(crate) fn search<'a>(sections: impl Iterator<Item = &'a Section>, query: &str) -> Vec<Hit<'a>> {
    let query = words(query);
    if query.is_empty() {
        return Vec::new();
    }
    let hit = |section: &'a Section| section.words.find(&query).map(|found| Hit { section, found });
    let mut hits: Vec<_> = sections.filter_map(hit).collect();
    hits.sort_by_key(|hit| (hit.found, Reverse(hit.section.words.mentions(&query))));
    hits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rulebook;

    fn names(query: &str) -> Vec<&'static str> {
        Rulebook::fleet().search(query).into_iter().map(|hit| hit.section.name.as_str()).collect()
    }

    #[test]
    fn titles_come_before_text() {
        let hits = Rulebook::fleet().search("ftl");
        assert!(hits[0].section.title.contains("FTL"));
        assert!(hits.is_sorted_by_key(|hit| hit.found));
        assert_eq!(hits.last().unwrap().found, Found::Text);
    }

    #[test]
    fn a_whole_title_comes_first() {
        assert_eq!(names("command")[0], "fleet.locations.command");
        assert_eq!(names("Repair")[..2], ["fleet.skill-cards.repair", "fleet.combat.repair"]);
    }

    #[test]
    fn apostrophes_and_quotation_marks_do_not_matter() {
        assert_eq!(names("admirals quarters")[0], "fleet.locations.admirals-quarters");
        assert_eq!(names("kara starbuck")[0], "fleet.characters.starbuck");
    }

    #[test]
    fn the_beginning_of_a_word_is_enough() {
        assert!(names("resurr").contains(&"fleet.locations.resurrection-ship"));
    }

    #[test]
    fn every_word_must_be_there() {
        assert!(names("destiny zebra").is_empty());
        let both = names("destiny investigative");
        assert!(both.contains(&"fleet.skill-cards.investigative-committee"));
        assert!(both.len() < names("destiny").len());
    }

    #[test]
    fn an_empty_query_finds_nothing() {
        assert!(names("").is_empty());
        assert!(names(" ?! ").is_empty());
    }
}
