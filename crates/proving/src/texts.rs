//! Reads everything that a game has in words, in each language, for seams: places where pieces of text were put
//! together and do not fit. What a text says, the game's own tests hold against the cards.

use serde_json::Value;
use tabletop::hosting::{Hosting, LANGUAGES};
use wording::starts_with_vowel_sound;

/// Nothing that a client shows of the game has a seam.
pub fn no_text_has_a_seam<G: Hosting>() {
    let mut found = Vec::new();
    let mut read = 0;
    for language in LANGUAGES {
        each_text(&G::texts(language, None), &mut |text| {
            read += 1;
            found.extend(seams(language, text).into_iter().map(|seam| format!("{language}: {seam}: {text}")));
        });
    }
    println!("{read} texts");
    assert!(read > 100, "only {read} texts");
    assert!(found.is_empty(), "{} seams:\n{}", found.len(), found.join("\n"));
}

/// Whatever is said in several words.
fn each_text(value: &Value, see: &mut impl FnMut(&str)) {
    match value {
        Value::String(text) if text.contains(' ') => see(text),
        Value::Array(values) => values.iter().for_each(|value| each_text(value, see)),
        Value::Object(fields) => fields.values().for_each(|value| each_text(value, see)),
        _ => {}
    }
}

/// What does not fit in a text.
pub fn seams(language: &str, text: &str) -> Vec<String> {
    let mut seams = in_any_language(text);
    seams.extend(match language {
        "pl" => in_polish(text),
        _ => in_english(text),
    });
    seams
}

/// The words of a clause: what stands between marks belongs together.
fn clauses(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.split([',', ';', ':', '.', '(', ')', '!', '?']).map(|clause| clause.split_whitespace().collect())
}

fn in_any_language(text: &str) -> Vec<String> {
    let mut seams = Vec::new();
    for wrong in ["{", "}", "  ", " .", " ,", " ;", ",,", ";;", ".,", ",.", ":.", ";.", "()", "( ", " )"] {
        if text.contains(wrong) {
            seams.push(format!("`{wrong}`"));
        }
    }
    for (open, close) in [('(', ')'), ('[', ']'), ('„', '”'), ('“', '”')] {
        let count = |sign: char| text.matches(sign).count();
        if count(open) > 0 && count(open) != count(close) {
            seams.push(format!("`{open}` without `{close}`"));
        }
    }
    if text.starts_with(' ') || text.ends_with(' ') {
        seams.push("a space at an end".to_owned());
    }
    for words in clauses(text) {
        for pair in words.windows(2) {
            if pair[0].to_lowercase() == pair[1].to_lowercase() && pair[0].chars().all(char::is_alphabetic) {
                seams.push(format!("`{} {}`", pair[0], pair[1]));
            }
        }
    }
    // What is done to two things is done to different ones.
    let said: Vec<String> = text
        .split([',', ';', '.'])
        .map(|clause| {
            let clause = clause.trim().to_lowercase();
            let begins = ["then ", "and ", "or ", "następnie ", "potem ", "albo ", "i "];
            begins.iter().find_map(|word| clause.strip_prefix(word)).unwrap_or(&clause).to_owned()
        })
        .collect();
    for pair in said.windows(2) {
        if pair[0] == pair[1] && pair[0].contains(' ') {
            seams.push(format!("`{}` twice", pair[0]));
        }
    }
    seams
}

fn in_english(text: &str) -> Vec<String> {
    let mut seams = Vec::new();
    for words in clauses(text) {
        let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
        for (at, pair) in lower.windows(2).enumerate() {
            let next = words[at + 1];
            let wrong = match pair[0].as_str() {
                "a" => starts_with_vowel_sound(next) || pair[1] == "other",
                "an" => !starts_with_vowel_sound(next) || pair[1] == "other",
                "the" => pair[1] == "own",
                "1" => COUNTED.iter().any(|(_, many)| *many == pair[1]),
                count if count.parse::<u8>().is_ok() => COUNTED.iter().any(|(one, _)| *one == pair[1]),
                _ => false,
            };
            if wrong || pair[0].parse::<u8>().is_ok() && pair[1] == "own" {
                seams.push(format!("`{} {}`", pair[0], pair[1]));
            }
            if pair[0] == "top" && pair[1] == "1" {
                seams.push("`top 1`".to_owned());
            }
        }
        seams.extend(two_owners(&lower));
    }
    seams
}

/// Nouns that are counted on cards, one and many.
const COUNTED: [(&str, &str); 9] = [
    ("card", "cards"),
    ("unit", "units"),
    ("ship", "ships"),
    ("mission", "missions"),
    ("asset", "assets"),
    ("point", "points"),
    ("action", "actions"),
    ("token", "tokens"),
    ("turn", "turns"),
];

/// Whose it is, said twice, or said of somebody else than who acts.
fn two_owners(words: &[String]) -> Vec<String> {
    let control = |at: usize| {
        let by_whom = words.get(at)?.as_str();
        let is_control = words.get(at + 1).is_some_and(|word| word == "control");
        is_control.then_some(by_whom).filter(|whom| matches!(*whom, "you" | "they"))
    };
    let mut seams = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let said_again = (at + 1..words.len().min(at + 6)).find_map(control);
        if let Some(whom) = said_again.filter(|_| matches!(word.as_str(), "own" | "your" | "their")) {
            seams.push(format!("`{word} ... {whom} control`"));
        }
    }
    let by_each =
        words.first().is_some_and(|first| first == "each") && words.get(1).is_some_and(|it| it == "player");
    if by_each && words.iter().any(|word| matches!(word.as_str(), "you" | "your")) {
        seams.push("each player's own is not yours".to_owned());
    }
    seams
}

fn in_polish(text: &str) -> Vec<String> {
    let mut seams = Vec::new();
    if text.contains("pkt.") {
        seams.push("`pkt` has no full stop".to_owned());
    }
    for words in clauses(text) {
        let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
        for pair in lower.windows(2) {
            let wrong = match (pair[0].parse::<u8>(), pair[1].as_str()) {
                (Ok(1), "karty" | "kart" | "jednostki" | "jednostek" | "statki" | "statków") => true,
                (Ok(2..), "karta" | "kartę" | "jednostka" | "jednostkę" | "statek") => true,
                (Ok(5..), "karty" | "jednostki" | "statki") => true,
                (_, next) => match pair[0].as_str() {
                    "z" => ["swo", "stos"].iter().any(|start| next.starts_with(start)),
                    "w" => next.starts_with("wszy"),
                    _ => false,
                },
            };
            if wrong {
                seams.push(format!("`{} {}`", pair[0], pair[1]));
            }
        }
        let is_owner =
            |word: &String| ["swoj", "swój", "twoj", "twój"].iter().any(|start| word.starts_with(start));
        if lower.windows(2).any(|pair| pair.iter().all(is_owner)) {
            seams.push("two owners".to_owned());
        }
    }
    seams
}

/// A pronoun with which a text begins, before it has named anything. Where a name stands above, that is no seam.
pub fn unnamed(language: &str, text: &str) -> Option<String> {
    let pronouns: &[&str] = match language {
        "pl" => &["ona", "ono", "oni", "one", "ją", "jej", "jego", "go", "nim", "nią"],
        _ => &["it", "its", "they", "them", "he", "she"],
    };
    let first = text.split(|letter: char| !letter.is_alphabetic()).next()?.to_lowercase();
    pronouns.contains(&first.as_str()).then_some(first)
}
