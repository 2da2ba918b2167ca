//! Runs every scenario under `scenarios/dogfight`, and holds the rulebook's sections against what they prove.
//!
//! `SCENARIO=name cargo test -p dogfight scenarios` runs only files whose path contains the name.

use std::collections::BTreeSet;

use dogfight::Dogfight;
use dogfight::talent::{Flaw, Talent};
use proving::scenarios;
use strum::IntoEnumIterator;

#[test]
fn every_scenario_holds() {
    scenarios::every_scenario_holds::<Dogfight>();
}

#[test]
fn every_section_of_the_rulebook_is_proven_by_a_scenario() {
    scenarios::every_section_is_proven::<Dogfight>();
}

#[test]
fn every_citation_in_the_code_is_a_section_of_the_rulebook() {
    scenarios::every_citation_is_a_section(&["dogfight"]);
}

#[test]
fn every_talent_and_flaw_has_a_scenario_named_like_it() {
    let folder = |name: &str| -> BTreeSet<String> {
        let files = scenarios::files_below(&scenarios::folder::<Dogfight>().join(name), ".yaml");
        files.iter().filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect()
    };
    let talents: BTreeSet<String> = Talent::iter().map(|talent| talent.to_string()).collect();
    let flaws: BTreeSet<String> = Flaw::iter().map(|flaw| flaw.to_string()).collect();
    assert_eq!(folder("talents"), talents);
    assert_eq!(folder("flaws"), flaws);
}
