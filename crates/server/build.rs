//! Builds the browser client with Node, to be embedded. Without Node, a page that says so takes its place.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Set to anything, the client is not built; for builds that nobody opens in a browser.
const WITHOUT: &str = "RAGTAG_WITHOUT_CLIENT";

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
    watch(&here, &web);
    let client = if std::env::var_os(WITHOUT).is_some() {
        here.join("assets")
    } else if let Some(npm) = npm() {
        let client = folder("OUT_DIR")?.join("client");
        install(npm, &web)?;
        let build = ["run", "build", "--", "--logLevel", "warn", "--emptyOutDir", "--outDir"];
        run(npm, build.map(OsStr::new).into_iter().chain([client.as_os_str()]), &web)?;
        client
    } else {
        println!(
            "cargo::warning=Node.js 20.19 or newer was not found: the program is built without its browser client"
        );
        here.join("assets")
    };
    println!("cargo::rustc-env=RAGTAG_CLIENT={}", client.display());
    Ok(())
}

fn watch(here: &Path, web: &Path) {
    println!("cargo::rerun-if-env-changed={WITHOUT}");
    println!("cargo::rerun-if-changed={}", here.join("migrations").display());
    println!("cargo::rerun-if-changed={}", here.join("assets").display());
    let sources = ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];
    for source in sources {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    for language in ["en", "pl"] {
        println!(
            "cargo::rerun-if-changed={}",
            web.join("../locales").join(language).join("web.ftl").display()
        );
    }
}

/// The command that runs npm, if there is one.
fn npm() -> Option<&'static str> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let found = Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    found.then_some(name)
}

/// Fetches what the client is built with, unless that was done since it last changed.
fn install(npm: &str, web: &Path) -> Result<(), String> {
    let age = |file: &str| web.join(file).metadata().and_then(|about| about.modified()).ok();
    if age("node_modules/.package-lock.json") >= age("package-lock.json") {
        return Ok(());
    }
    run(npm, ["ci", "--no-audit", "--no-fund"].map(OsStr::new), web)
}

fn run<'a>(npm: &str, arguments: impl IntoIterator<Item = &'a OsStr>, web: &Path) -> Result<(), String> {
    let output = Command::new(npm)
        .args(arguments)
        .current_dir(web)
        .output()
        .map_err(|error| format!("{npm} can't be run: {error}"))?;
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
