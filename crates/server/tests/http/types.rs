//! The browser client's types are made from the Rust types. `UPDATE_TYPES=1 cargo test -p server types`
//! writes them; without it, the test fails when they are stale.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

use server::error::ErrorCode;
use strum::IntoEnumIterator;
use ts_rs::{Config, TS, TypeVisitor};

/// The games' crates, each with a file of its own.
const GAMES: [&str; 3] = ["fleet", "ccg", "dogfight"];

const HEADER: &str =
    "// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p server types`: don't edit.\n";

/// Finds types with all that they are made of.
struct Finder {
    config: Config,
    seen: BTreeSet<TypeId>,
    /// Declarations by file and name.
    files: BTreeMap<&'static str, BTreeMap<String, Declaration>>,
}

struct Declaration {
    docs: String,
    text: String,
}

impl TypeVisitor for Finder {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let origin = std::any::type_name::<T>();
        let home = origin.split("::").next().unwrap_or_default();
        let file = match home {
            "server" | "tabletop" => Some("api"),
            _ => GAMES.into_iter().find(|game| *game == home),
        };
        if let Some(file) = file
            && T::output_path().is_some()
        {
            let declaration =
                Declaration { docs: T::docs().unwrap_or_default(), text: T::decl(&self.config) };
            self.files.entry(file).or_default().insert(T::ident(&self.config), declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The names in a declaration, its comments left out.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with(['*', '/']));
    code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric()))
}

/// Puts short comments on one line, and fields below their type.
fn tidy(text: &str) -> String {
    let mut tidy = String::new();
    let mut lines = text.split_inclusive('\n').peekable();
    while let Some(line) = lines.next() {
        if line != "/**\n" {
            tidy.push_str(line.trim_end_matches(" \n"));
            if line.ends_with(" \n") {
                tidy.push('\n');
            }
            continue;
        }
        let mut comment: Vec<&str> = Vec::new();
        for line in lines.by_ref().take_while(|line| *line != " */\n") {
            comment.push(line.trim_start_matches(" *").trim());
        }
        writeln!(tidy, "/** {} */", comment.join(" ")).unwrap();
    }
    let indented = tidy.trim_start().lines().enumerate().map(|(at, line)| {
        let field = at > 0 && tidy.trim_start().starts_with("type ");
        format!("{}{line}", if field { "  " } else { "" })
    });
    let joined = indented.collect::<Vec<_>>().join("\n");
    if tidy.ends_with('\n') { joined + "\n" } else { joined }
}

impl Finder {
    fn file(&self, name: &str) -> String {
        let mut text = HEADER.to_owned();
        let own = &self.files[name];
        let used: BTreeSet<&str> = own.values().flat_map(|declaration| names(&declaration.text)).collect();
        // Games share what is everybody's, and nothing else.
        for (other, declarations) in
            self.files.iter().filter(|(other, _)| **other != name && **other == "api")
        {
            let imported: Vec<&str> = declarations
                .keys()
                .map(String::as_str)
                .filter(|ident| used.contains(ident) && !own.contains_key(*ident))
                .collect();
            if !imported.is_empty() {
                writeln!(text, "import type {{ {} }} from './{other}';", imported.join(", ")).unwrap();
            }
        }
        for Declaration { docs, text: declaration } in own.values() {
            write!(text, "\n{}export {}\n", tidy(docs), tidy(declaration)).unwrap();
        }
        text
    }
}

#[test]
fn the_clients_types_are_those_of_the_server() {
    let mut finder = Finder {
        config: Config::new().with_large_int("number"),
        seen: BTreeSet::new(),
        files: BTreeMap::new(),
    };
    server::api::visit::<fleet::View<'static>, fleet::Ask, fleet::Event>(&mut finder);
    finder.visit::<fleet::Setup>();
    finder.visit::<fleet::hosting::Texts>();
    finder.visit::<fleet::Outcome>();
    finder.visit::<ccg::View<'static>>();
    finder.visit::<ccg::Ask>();
    finder.visit::<ccg::Event>();
    finder.visit::<ccg::setup::SetupForm>();
    finder.visit::<ccg::hosting::Texts>();
    finder.visit::<ccg::Outcome>();
    finder.visit::<dogfight::View<'static>>();
    finder.visit::<dogfight::Ask>();
    finder.visit::<dogfight::Event>();
    finder.visit::<dogfight::Setup>();
    finder.visit::<dogfight::hosting::Texts>();
    finder.visit::<dogfight::Outcome>();
    let codes: Vec<ErrorCode> = ErrorCode::iter().collect();
    let files = [
        ("api.ts", finder.file("api")),
        ("fleet.ts", finder.file("fleet")),
        ("ccg.ts", finder.file("ccg")),
        ("dogfight.ts", finder.file("dogfight")),
        ("error-codes.json", serde_json::to_string_pretty(&codes).unwrap() + "\n"),
    ];
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    for (name, made) in files {
        let path = folder.join(name);
        if std::env::var_os("UPDATE_TYPES").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &made).unwrap();
        }
        let there = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(there == made, "{name} is stale: UPDATE_TYPES=1 cargo test -p server types");
    }
}
