//! Every crate that is built in has a licence that we take, and comes from the public registry.

use std::process::Command;

use serde_json::Value;
use spdx::{Expression, ParseMode};

const ALLOWED: &str = include_str!("../../../../licences.txt");
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";
/// Cryptography in C that would need tools of its own to build: `rustls` has `ring`.
const BANNED: [&str; 4] = ["aws-lc-rs", "aws-lc-sys", "native-tls", "openssl-sys"];

fn allowed() -> Vec<&'static str> {
    ALLOWED.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// Whether we may take something under this licence. `A/B` is an old way to write `A OR B`.
fn is_taken(licence: &str) -> bool {
    let allowed = allowed();
    let parsed = Expression::parse_mode(licence, ParseMode::LAX);
    // An exception gives more rights than the licence alone.
    parsed.is_ok_and(|it| it.evaluate(|part| part.license.id().is_some_and(|id| allowed.contains(&id.name))))
}

#[test]
fn licences_and_sources_of_all_crates_are_known() {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .output()
        .expect("cargo runs");
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: Value = serde_json::from_slice(&metadata.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    assert!(packages.len() > 100, "{} packages", packages.len());
    let mut problems = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let licence = package["license"].as_str().unwrap_or("none");
        if !is_taken(licence) {
            problems.push(format!("{name}: its licence is {licence}; expected one of licences.txt"));
        }
        // Our own have no source.
        if !matches!(package["source"].as_str(), None | Some(REGISTRY)) {
            problems.push(format!("{name}: it comes from {}; expected {REGISTRY}", package["source"]));
        }
        if BANNED.contains(&name) {
            problems.push(format!("{name}: it is not to be built in"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn licences_are_read_as_their_authors_mean_them() {
    for taken in ["MIT", "MIT/Apache-2.0", "GPL-3.0-only OR MIT", "(MIT OR GPL-2.0-only) AND Unicode-3.0"] {
        assert!(is_taken(taken), "{taken}");
    }
    for refused in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "none", "", "LGPL-2.1-or-later AND MIT"] {
        assert!(!is_taken(refused), "{refused}");
    }
}
