//! Runs every scenario under `scenarios/fleet`, and holds the rulebook's sections against what they prove.
//!
//! `SCENARIO=name cargo test -p fleet scenarios` runs only files whose path contains the name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fleet::Fleet;
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
    files_below(&root().join("scenarios/fleet"), ".yaml")
        .into_iter()
        .filter(|path| path.to_string_lossy().contains(&only))
        .map(|path| (path.clone(), fs::read_to_string(path).expect("a readable file")))
        .collect()
}

#[test]
fn every_scenario_holds() {
    let scenarios = scenarios();
    let failures: Vec<String> = scenarios
        .iter()
        .filter_map(|(path, text)| {
            let result = Scenario::<Fleet>::parse(text).and_then(|scenario| scenario.run());
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
        .filter_map(|(_, text)| Scenario::<Fleet>::parse(text).ok())
        .flat_map(|scenario| scenario.proves().to_vec())
        .collect();
    let sections: BTreeSet<String> =
        rulebook::Rulebook::fleet().sections().map(|section| section.name.clone()).collect();
    let unproven: Vec<&String> = sections.difference(&proven).collect();
    let unknown: Vec<&String> = proven.difference(&sections).collect();
    println!("{} sections, {} unproven: {unproven:?}", sections.len(), unproven.len());
    assert!(unknown.is_empty(), "scenarios cite sections that the rulebook does not have: {unknown:?}");
    assert!(unproven.is_empty(), "no scenario proves {unproven:?}");
}

#[test]
fn every_citation_in_the_code_is_a_section_of_the_rulebook() {
    let sources = ["fleet", "tabletop", "ragtag"].map(|name| root().join("crates").join(name).join("src"));
    let mut unknown = Vec::new();
    for path in sources.iter().flat_map(|folder| files_below(folder, ".rs")) {
        let text = fs::read_to_string(&path).expect("a readable file");
        for name in rulebook::citations(&text) {
            if rulebook::section(&name).is_none() {
                unknown.push(format!("{}: {name}", path.display()));
            }
        }
    }
    assert!(
        unknown.is_empty(),
        "citations of sections that the rulebook does not have:\n{}",
        unknown.join("\n")
    );
}
