//! Runs every scenario under `scenarios/dogfight`, and holds the rulebook's sections against what they prove.
//!
//! `SCENARIO=name cargo test -p dogfight --test game scenarios` runs only files whose path contains the name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dogfight::Dogfight;
use dogfight::talent::{Flaw, Talent};
use rulebook::Rulebook;
use strum::IntoEnumIterator;
use tabletop::Scenario;

fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            found.extend(files_below(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

fn scenarios() -> Vec<(PathBuf, String)> {
    let only = std::env::var("SCENARIO").unwrap_or_default();
    files_below(&root().join("scenarios/dogfight"), ".yaml")
        .into_iter()
        .filter(|path| path.to_string_lossy().contains(&only))
        .map(|path| (path.clone(), fs::read_to_string(path).expect("a readable file")))
        .collect()
}

/// The names of all sections of the rulebook.
fn sections() -> BTreeSet<String> {
    let files = files_below(&root().join("rulebook/dogfight"), ".md");
    let texts: Vec<(String, String)> = files
        .iter()
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(path).expect("a readable file"))
        })
        .collect();
    let chapters: Vec<(&str, &str)> =
        texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let book = Rulebook::parse("dogfight", &chapters).unwrap_or_else(|error| panic!("{error}"));
    for section in book.sections() {
        for link in section.links() {
            assert!(book.section(&link).is_some(), "{} links to {link}", section.name);
        }
    }
    book.sections().map(|section| section.name.clone()).collect()
}

#[test]
fn every_scenario_holds() {
    let scenarios = scenarios();
    let failures: Vec<String> = scenarios
        .iter()
        .filter_map(|(path, text)| {
            let result = Scenario::<Dogfight>::parse(text).and_then(|scenario| scenario.run());
            result
                .err()
                .map(|error| format!("{}: {error}", path.strip_prefix(root()).unwrap_or(path).display()))
        })
        .collect();
    println!("{} scenarios", scenarios.len());
    assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), scenarios.len(), failures.join("\n"));
}

#[test]
fn every_section_of_the_rulebook_is_proven_by_a_scenario() {
    if std::env::var("SCENARIO").is_ok() {
        return;
    }
    let proven: BTreeSet<String> = scenarios()
        .iter()
        .filter_map(|(_, text)| Scenario::<Dogfight>::parse(text).ok())
        .flat_map(|scenario| scenario.proves().to_vec())
        .collect();
    let sections = sections();
    let unproven: Vec<&String> = sections.difference(&proven).collect();
    let unknown: Vec<&String> = proven.difference(&sections).collect();
    println!("{} sections, {} unproven: {unproven:?}", sections.len(), unproven.len());
    assert!(unknown.is_empty(), "scenarios cite sections that the rulebook does not have: {unknown:?}");
    assert!(unproven.is_empty(), "no scenario proves {unproven:?}");
}

/// The section names in a source text: three words with dots between them, the first being the game's.
fn citations(text: &str) -> Vec<String> {
    let of_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
    let words = text.split(|c| !of_name(c)).map(|word| word.trim_end_matches('.'));
    let is_name = |word: &&str| word.starts_with("dogfight.") && word.split('.').count() == 3;
    words.filter(is_name).map(str::to_owned).collect()
}

#[test]
fn every_citation_in_the_code_is_a_section_of_the_rulebook() {
    let sections = sections();
    for path in files_below(&root().join("crates/dogfight/src"), ".rs") {
        let text = fs::read_to_string(&path).expect("a readable file");
        for name in citations(&text) {
            assert!(sections.contains(&name), "{}: there is no section {name}", path.display());
        }
    }
}

#[test]
fn every_talent_and_flaw_has_a_scenario_named_like_it() {
    let folder = |name: &str| -> BTreeSet<String> {
        let files = files_below(&root().join("scenarios/dogfight").join(name), ".yaml");
        files.iter().filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect()
    };
    let talents: BTreeSet<String> = Talent::iter().map(|talent| talent.to_string()).collect();
    let flaws: BTreeSet<String> = Flaw::iter().map(|flaw| flaw.to_string()).collect();
    assert_eq!(folder("talents"), talents);
    assert_eq!(folder("flaws"), flaws);
}
