#!/usr/bin/env bash
# Everything that must hold before a change lands: formatting, lints, and all tests.
set -euo pipefail
cd "$(dirname "$0")"

step() { printf '\n== %s\n' "$*"; }

step "Formatting"
cargo fmt --all --check

step "Lints"
cargo clippy --workspace --all-targets --quiet -- -D warnings

step "Tests"
cargo test --workspace
