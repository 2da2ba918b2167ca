#!/usr/bin/env bash
# Everything that must hold before a change lands: formatting, lints, types, all tests, and the browser tests.
# Chromium and PostgreSQL are installed from the system's packages where that is allowed; what has to be left out
# without them is said at the end.
set -euo pipefail
cd "$(dirname "$0")"

step() { printf '\n== %s\n' "$*"; }
left_out=()

# Installs a Debian package unless the test for what it brings succeeds: provide PACKAGE WHAT-FOR TEST...
provide() {
  local package=$1 purpose=$2
  shift 2
  if "$@" >/dev/null 2>&1; then return; fi
  local as_root=()
  if [ "$(id -u)" != 0 ]; then as_root=(sudo -n); fi
  if command -v apt-get >/dev/null && { "${as_root[@]}" apt-get update && "${as_root[@]}" apt-get install -y --no-install-recommends "$package"; } >/dev/null 2>&1 && "$@" >/dev/null 2>&1; then
    return
  fi
  left_out+=("$purpose: there is no $package, and it can't be installed here")
}
# shellcheck disable=SC2329 # called through provide
has_postgres() { compgen -G '/usr/lib/postgresql/*/bin/initdb'; }

step "What the tests need"
provide postgresql "the tests on PostgreSQL" has_postgres
provide chromium "the browser tests" command -v chromium
if command -v npm >/dev/null; then web=1; else web=; left_out+=("the browser client and its tests: there is no Node.js 20.19 or newer"); fi

# Lists of what is known to be unsafe are on the network: whatever can't be asked is left out.
step "Known vulnerabilities"
if cargo audit --version >/dev/null 2>&1 && [[ $(cargo audit --json 2>/dev/null) == *'"vulnerabilities"'* ]]; then
  cargo audit --quiet
else
  left_out+=("known vulnerabilities of crates: there is no cargo-audit, or its list can't be reached")
fi
if [ "$web" ]; then
  if [[ $(cd web && npm audit --omit=dev --json 2>/dev/null) == *auditReportVersion* ]]; then
    (cd web && npm audit --omit=dev)
  else
    left_out+=("known vulnerabilities of npm packages: the registry does not tell of them here")
  fi
fi

step "Formatting"
cargo fmt --all --check

step "Lints"
cargo clippy --workspace --all-targets --quiet -- -D warnings

if [ "$web" ]; then
  step "The browser client: types, texts and licences"
  # The build script has fetched what the client needs.
  (cd web && npm run --silent check)
fi

step "Tests"
cargo test --workspace

if [ "$web" ] && command -v chromium >/dev/null; then
  step "Tests in the browser"
  # The tests before have built the program.
  (cd web && RAGTAG=${CARGO_TARGET_DIR:-../target}/debug/ragtag npm run --silent test)
fi

for what in "${left_out[@]}"; do printf '\nLEFT OUT: %s\n' "$what"; done
