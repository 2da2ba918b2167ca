//! Builds the browser client with Node, to be embedded. Without Node, a page that says so takes its place.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Set to anything, the client is not built; for builds that nobody opens in a browser.
const WITHOUT: &str = "RAGTAG_WITHOUT_CLIENT";
/// What lies in the client's folder and is not made into it.
const NO_SOURCES: [&str; 5] = ["node_modules", "dist", "tests", "README.md", LOCK];
/// Held while the client is built, since two builds share what npm fetches.
const LOCK: &str = ".building";

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), String> {
    let folder = |name| std::env::var_os(name).map(PathBuf::from).ok_or_else(|| format!("{name} is not set"));
    let here = folder("CARGO_MANIFEST_DIR")?;
    let web = here.join("../../web");
    watch(&here, &web).map_err(|error| format!("{} can't be read: {error}", web.display()))?;
    let client = if std::env::var_os(WITHOUT).is_some() {
        here.join("assets")
    } else if let Err(problem) = node(&web) {
        println!("cargo::warning={problem}: the program is built without its browser client");
        // A file that is not there counts as changed: every build looks again whether there is a Node.
        println!("cargo::rerun-if-changed={}", web.join("no-node").display());
        here.join("assets")
    } else {
        let client = folder("OUT_DIR")?.join("client");
        build_client(&web, &client)?;
        client
    };
    println!("cargo::rustc-env=RAGTAG_CLIENT={}", client.display());
    Ok(())
}

/// Every file that is built in, so that a change of it is noticed.
fn watch(here: &Path, web: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-env-changed={WITHOUT}");
    let mut sources = vec![here.join("build.rs"), here.join("assets")];
    for entry in fs::read_dir(web)? {
        let entry = entry?;
        if !NO_SOURCES.iter().any(|name| entry.file_name() == *name) {
            sources.push(entry.path());
        }
    }
    for language in fs::read_dir(web.join("../locales"))? {
        sources.push(language?.path().join("web.ftl"));
    }
    for source in sources {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    Ok(())
}

/// Whether there is a Node that can build the client; if not, why.
fn node(web: &Path) -> Result<(), String> {
    let about = fs::read_to_string(web.join("package.json")).unwrap_or_default();
    let needed = about.split("\"node\": \">=").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or("0");
    let missing = format!("Node.js {needed} or newer was not found");
    let asked = |program: &str| Command::new(program).arg("--version").output();
    let found = asked("node").map_err(|_| missing.clone())?;
    let version = String::from_utf8_lossy(&found.stdout).trim().trim_start_matches('v').to_owned();
    if parts(&version) < parts(needed) {
        return Err(format!("Node.js {version} is too old, {needed} or newer is needed"));
    }
    if asked(npm()).is_ok_and(|output| output.status.success()) {
        Ok(())
    } else {
        Err(format!("Node.js {version} is there, but npm, which comes with it, was not found"))
    }
}

/// The numbers of a version, to be compared.
fn parts(version: &str) -> Vec<u32> {
    version.split('.').map(|part| part.parse().unwrap_or(0)).collect()
}

fn npm() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

/// Builds the client, one build at a time.
fn build_client(web: &Path, client: &Path) -> Result<(), String> {
    let lock = File::create(web.join(LOCK)).and_then(|lock| lock.lock().map(|()| lock));
    let _held = lock.map_err(|error| format!("{} can't be locked: {error}", web.join(LOCK).display()))?;
    install(web)?;
    let build = ["run", "build", "--", "--logLevel", "warn", "--emptyOutDir", "--outDir"];
    run_npm(build.map(OsStr::new).into_iter().chain([client.as_os_str()]), web)
}

/// Fetches what the client is built with, unless that was done since it last changed.
fn install(web: &Path) -> Result<(), String> {
    let age = |file: &str| web.join(file).metadata().and_then(|about| about.modified()).ok();
    if age("node_modules/.package-lock.json") >= age("package-lock.json") {
        return Ok(());
    }
    run_npm(["ci", "--no-audit", "--no-fund"].map(OsStr::new), web)
}

fn run_npm<'a>(arguments: impl IntoIterator<Item = &'a OsStr>, web: &Path) -> Result<(), String> {
    let output = Command::new(npm())
        .args(arguments)
        .current_dir(web)
        .output()
        .map_err(|error| format!("npm can't be run: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!(
        "the browser client can't be built in {}:\n{}{}",
        web.display(),
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    ))
}
