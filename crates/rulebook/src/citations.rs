//! Finding the section names that source code and scenarios cite.

use crate::games;

/// The names of sections that a source text cites, such as `fleet.skill-check.destiny`, each once, in the order
/// they appear. Whether such a section exists is another question.
///
/// A field access such as `fleet.state.turn` looks the same, so a name counts only where it
/// - stands in quotation marks, backticks or braces,
/// - stands in a comment, or
/// - stands in a YAML line: one that begins with `- ` or `key: ` and does not end as lines of Rust do.
///
/// ```
/// let source = r#"
///     /// Two cards are added. {fleet.skill-check.destiny}
///     refuse("fleet.movement.brig", fleet.state.turn)
/// "#;
/// assert_eq!(rulebook::citations(source), ["fleet.skill-check.destiny", "fleet.movement.brig"]);
/// ```
pub fn citations(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for line in text.lines() {
        let yaml = is_yaml(line);
        for (start, name) in names(line) {
            let quoted = is_enclosed(&line[..start], &line[start + name.len()..]);
            if (yaml || quoted || in_comment(&line[..start])) && !found.iter().any(|known| known == name) {
                found.push(name.to_owned());
            }
        }
    }
    found
}

/// Everything in the line that has the form of a section's name, with its offset.
fn names(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let of_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at + line[at..].find(of_name)?;
            let length = line[start..].find(|c| !of_name(c)).unwrap_or(line.len() - start);
            at = start + length;
            let name = line[start..at].trim_end_matches(['.', '-']);
            let called = line[at..].starts_with('(');
            if is_name(name) && !called {
                return Some((start, name));
            }
        }
    })
}

pub(crate) fn is_name(text: &str) -> bool {
    let is_part = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_lowercase())
            && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let mut parts = text.split('.');
    let game = parts.next().is_some_and(|first| games().any(|game| game == first));
    let rest: Vec<_> = parts.collect();
    game && rest.len() == 2 && rest.into_iter().all(is_part)
}

fn is_enclosed(before: &str, after: &str) -> bool {
    [('"', '"'), ('\'', '\''), ('`', '`'), ('{', '}')]
        .into_iter()
        .any(|(open, close)| before.ends_with(open) && after.starts_with(close))
}

fn in_comment(before: &str) -> bool {
    let line = before.trim_start();
    before.contains("//") || line.starts_with('*') || line.starts_with("# ") || before.contains(" # ")
}

/// Whether the line begins like one of YAML, `- ` or `key: `, and does not end like one of Rust.
fn is_yaml(line: &str) -> bool {
    let line = line.split(" #").next().unwrap_or(line).trim();
    let key = line.split_once(": ").is_some_and(|(key, _)| is_key(key));
    (line.starts_with("- ") || key) && !line.ends_with([',', ';', '(', ')', '{', '.', '?'])
}

fn is_key(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | ' '))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_name_in_quotation_marks_backticks_or_braces_is_cited() {
        for text in ["x(\"fleet.a.b-c\")", "`fleet.a.b-c`", "/* {fleet.a.b-c} */", "'fleet.a.b-c'"] {
            assert_eq!(citations(text), ["fleet.a.b-c"], "{text}");
        }
    }

    #[test]
    fn a_name_in_a_comment_is_cited_also_at_the_end_of_a_sentence() {
        for text in ["let x = 1; // see fleet.a.b.", "/// fleet.a.b", "# fleet.a.b", "key: 1 # fleet.a.b"] {
            assert_eq!(citations(text), ["fleet.a.b"], "{text}");
        }
    }

    #[test]
    fn a_name_in_yaml_is_cited() {
        for text in ["proves: fleet.a.b", "  - fleet.a.b", "- rule: fleet.a.b # why", "proves: [fleet.a.b]"] {
            assert_eq!(citations(text), ["fleet.a.b"], "{text}");
        }
        assert_eq!(citations("proves: [fleet.a.b, fleet.c.d]"), ["fleet.a.b", "fleet.c.d"]);
        assert_eq!(citations("  - refused: {tigh: pass, section: fleet.a.b}"), ["fleet.a.b"]);
    }

    #[test]
    fn code_is_not_cited() {
        for text in [
            "let x = fleet.state.turn;",
            "f(fleet.state.turn)",
            "    state: fleet.state.turn,",
            "let turn: Turn = fleet.state.turn;",
            "match: Foo { turn: fleet.state.turn },",
            "fleet.state.turn",
            "\"fleet.state.turn()\"",
            "format!(\"{fleet.state}\")",
            "// fleet.one",
            "// fleet.one.two.three",
            "// fleet.One.two fleet.one.two_three my-fleet.one.two my.fleet.one.two",
            "// chess.castling.rights",
        ] {
            assert!(citations(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn each_name_comes_once_in_order_of_appearance() {
        let text = "// fleet.b.b fleet.a.a\n// fleet.b.b";
        assert_eq!(citations(text), ["fleet.b.b", "fleet.a.a"]);
    }

    proptest! {
        #[test]
        fn no_text_makes_it_panic(text in "(fleet|\\.|a|-|é|\"|// |: |\\[|\\(|\n){0,30}") {
            let _ = citations(&text);
        }
    }
}
