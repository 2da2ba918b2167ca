//! Runs the scenarios of a game, and holds its rulebook against what they prove.
//!
//! `SCENARIO=name cargo test -p GAME scenarios` runs only files whose path contains the name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tabletop::{Game, Scenario, Staged};

/// The folder of the whole project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

/// The files below a folder whose names end like this, in order.
pub fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
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

/// The folder with a game's scenarios.
pub fn folder<G: Game>() -> PathBuf {
    root().join("scenarios").join(G::NAME)
}

fn only() -> Option<String> {
    std::env::var("SCENARIO").ok()
}

fn scenarios<G: Game>() -> Vec<(PathBuf, String)> {
    let only = only().unwrap_or_default();
    let files = files_below(&folder::<G>(), ".yaml").into_iter();
    let wanted = files.filter(|path| path.to_string_lossy().contains(&only));
    wanted.map(|path| (path.clone(), fs::read_to_string(path).expect("a readable file"))).collect()
}

/// Every scenario of the game holds.
pub fn every_scenario_holds<G: Staged>() {
    let scenarios = scenarios::<G>();
    let run = |text: &str| Scenario::<G>::parse(text).and_then(|scenario| scenario.run());
    let name = |path: &Path| path.strip_prefix(root()).unwrap_or(path).display().to_string();
    let failures: Vec<String> = scenarios
        .iter()
        .filter_map(|(path, text)| Some(format!("{}: {}", name(path), run(text).err()?)))
        .collect();
    println!("{} scenarios", scenarios.len());
    assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), scenarios.len(), failures.join("\n"));
}

/// Every section of the game's rulebook is proven by a scenario, and scenarios prove nothing else.
pub fn every_section_is_proven<G: Staged>() {
    if only().is_some() {
        return;
    }
    let proven: BTreeSet<String> = scenarios::<G>()
        .iter()
        .filter_map(|(_, text)| Scenario::<G>::parse(text).ok())
        .flat_map(|scenario| scenario.proves().to_vec())
        .collect();
    let book = rulebook::rulebook(G::NAME).expect("a rulebook of the game");
    let sections: BTreeSet<String> = book.sections().map(|section| section.name.clone()).collect();
    let unproven: Vec<&String> = sections.difference(&proven).collect();
    let unknown: Vec<&String> = proven.difference(&sections).collect();
    println!("{} sections, {} unproven: {unproven:?}", sections.len(), unproven.len());
    assert!(unknown.is_empty(), "scenarios cite sections that the rulebook does not have: {unknown:?}");
    assert!(unproven.is_empty(), "no scenario proves {unproven:?}");
}

/// Every section that the sources of these crates cite is there.
pub fn every_citation_is_a_section(crates: &[&str]) {
    let mut unknown = Vec::new();
    for path in
        crates.iter().flat_map(|name| files_below(&root().join("crates").join(name).join("src"), ".rs"))
    {
        let text = fs::read_to_string(&path).expect("a readable file");
        let missing = rulebook::citations(&text).into_iter().filter(|name| rulebook::section(name).is_none());
        unknown.extend(missing.map(|name| format!("{}: {name}", path.display())));
    }
    assert!(
        unknown.is_empty(),
        "citations of sections that the rulebook does not have:\n{}",
        unknown.join("\n")
    );
}
