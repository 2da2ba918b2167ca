//! Says where the client's files are: `web/dist` if it was built, or else a page that says it was not.

use std::path::PathBuf;

fn main() {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let built = here.join("../../web/dist");
    let folder = if built.join("index.html").is_file() { built.clone() } else { here.join("assets") };
    println!("cargo::rustc-env=RAGTAG_CLIENT={}", folder.display());
    println!("cargo::rerun-if-changed={}", built.join("index.html").display());
    println!("cargo::rerun-if-changed={}", built.display());
    println!("cargo::rerun-if-changed=migrations");
}
