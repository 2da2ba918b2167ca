//! Runs every scenario under `scenarios/ccg`, and holds the rulebook's sections against what they prove.
//!
//! `SCENARIO=name cargo test -p ccg scenarios` runs only files whose path contains the name.

use ccg::Ccg;
use proving::scenarios;

#[test]
fn every_scenario_holds() {
    scenarios::every_scenario_holds::<Ccg>();
}

#[test]
fn every_section_of_the_rulebook_is_proven_by_a_scenario() {
    scenarios::every_section_is_proven::<Ccg>();
}

#[test]
fn every_citation_in_the_code_is_a_section_of_the_rulebook() {
    scenarios::every_citation_is_a_section(&["ccg"]);
}
