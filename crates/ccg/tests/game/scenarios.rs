//! Runs every scenario under `scenarios/ccg`, and holds the rulebook's sections against what they prove.
//!
//! `SCENARIO=name cargo test -p ccg scenarios` runs only files whose path contains the name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ccg::Ccg;
use rulebook::Rulebook;
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
    files_below(&root().join("scenarios/ccg"), ".yaml")
        .into_iter()
        .filter(|path| path.to_string_lossy().contains(&only))
        .map(|path| (path.clone(), fs::read_to_string(path).expect("a readable file")))
        .collect()
}

/// The names of all sections, from the chapters' files.
fn sections() -> BTreeSet<String> {
    let chapters: Vec<(String, String)> = files_below(&root().join("rulebook/ccg"), ".md")
        .into_iter()
        .map(|path| {
            let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
            (name, fs::read_to_string(path).expect("a readable file"))
        })
        .collect();
    let chapters: Vec<(&str, &str)> =
        chapters.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let book = Rulebook::parse("ccg", &chapters).expect("a well-formed rulebook");
    book.sections().map(|section| section.name.clone()).collect()
}

#[test]
fn every_scenario_holds() {
    let scenarios = scenarios();
    let failures: Vec<String> = scenarios
        .iter()
        .filter_map(|(path, text)| {
            let result = Scenario::<Ccg>::parse(text).and_then(|scenario| scenario.run());
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
        .filter_map(|(_, text)| Scenario::<Ccg>::parse(text).ok())
        .flat_map(|scenario| scenario.proves().to_vec())
        .collect();
    let sections = sections();
    let unproven: Vec<&String> = sections.difference(&proven).collect();
    let unknown: Vec<&String> = proven.difference(&sections).collect();
    println!("{} sections, {} unproven: {unproven:?}", sections.len(), unproven.len());
    assert!(unknown.is_empty(), "scenarios cite sections that the rulebook does not have: {unknown:?}");
    assert!(unproven.is_empty(), "no scenario proves {unproven:?}");
}

/// Everything in a text that has the form of a section's name.
fn citations(text: &str) -> BTreeSet<String> {
    let of_name = |letter: char| letter.is_ascii_lowercase() || matches!(letter, '.' | '-');
    text.split(|letter| !of_name(letter))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| word.starts_with("ccg.") && word.split('.').count() == 3)
        .map(ToOwned::to_owned)
        .collect()
}

#[test]
fn every_citation_in_code_and_rulebook_is_a_section() {
    let sections = sections();
    let mut unknown = Vec::new();
    let sources = files_below(&root().join("crates/ccg/src"), ".rs");
    for path in sources.into_iter().chain(files_below(&root().join("rulebook/ccg"), ".md")) {
        let text = fs::read_to_string(&path).expect("a readable file");
        unknown.extend(
            citations(&text)
                .into_iter()
                .filter(|name| !sections.contains(name) && name != "ccg.chapter.anchor")
                .map(|name| format!("{}: {name}", path.display())),
        );
    }
    assert!(unknown.is_empty(), "citations of sections that are not there:\n{}", unknown.join("\n"));
}
