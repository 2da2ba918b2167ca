//! `ragtag scenario`: cases of the rules.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use tabletop::ScenarioError;

use crate::cli::ScenarioArguments;
use crate::error::{Error, read_text};
use crate::games::{self, Presented};
use crate::guard::guarded;
use crate::plain::data_problem;
use crate::screen::{Screen, Tone};

/// How a scenario went.
pub struct Verdict {
    /// What it is about, if that could be read.
    pub title: Option<String>,
    /// The sections it proves, if it holds.
    pub proves: Vec<String>,
    /// Why it does not hold.
    pub failure: Option<String>,
}

/// Runs one scenario.
pub fn judge<G: Presented>(path: &Path) -> Verdict {
    let mut verdict = Verdict { title: None, proves: Vec::new(), failure: None };
    let scenario = read_text(path).map_err(|error| match error {
        Error::File { problem, .. } => problem,
        error => error.to_string(),
    });
    let scenario = scenario.and_then(|text| G::files().scenario(&text).map_err(|error| unparsed(&error)));
    match scenario {
        Err(why) => verdict.failure = Some(why),
        Ok(scenario) => {
            verdict.title = Some(scenario.title().to_owned());
            match guarded(|| G::files().run(&scenario)) {
                Ok(Ok(())) => verdict.proves = scenario.proves().to_vec(),
                Ok(Err(error)) => verdict.failure = Some(error.to_string()),
                Err(panic) => verdict.failure = Some(panic),
            }
        }
    }
    verdict
}

/// Why a text is no scenario.
fn unparsed(error: &ScenarioError) -> String {
    match error {
        ScenarioError::Yaml(problem) => format!("not YAML: {}", data_problem(problem)),
        ScenarioError::Form(problem) => format!("not a scenario: {}", data_problem(problem)),
        other => other.to_string(),
    }
}

/// Runs scenarios and says which hold.
pub fn run(arguments: &ScenarioArguments, screen: Screen, out: &mut dyn Write) -> Result<(), Error> {
    let by_folder = || arguments.files.iter().find_map(|path| games::of_path(path));
    let game = arguments.game.or_else(by_folder).unwrap_or_default().terminal;
    let mut paths = Vec::new();
    for path in &arguments.files {
        collect(path, &mut paths)?;
    }
    if paths.is_empty() {
        return Err(Error::Usage("there are no scenarios (.yaml) in these folders".to_owned()));
    }
    let mut proven = BTreeSet::new();
    let mut failed = 0;
    for path in &paths {
        let verdict = game.scenario(path);
        let title = verdict.title.map(|title| format!("  {title}")).unwrap_or_default();
        if let Some(why) = verdict.failure {
            failed += 1;
            writeln!(out, "{}  {}{title}", screen.paint(Tone::Danger, "failed"), path.display())?;
            for line in why.lines() {
                write!(out, "{}", screen.item("        ", line))?;
            }
        } else {
            proven.extend(verdict.proves);
            if !arguments.quiet {
                writeln!(
                    out,
                    "{}      {}{}",
                    screen.paint(Tone::Good, "ok"),
                    path.display(),
                    screen.paint(Tone::Quiet, &title)
                )?;
            }
        }
    }
    if arguments.proves {
        write!(out, "{}", proofs(game.name(), &proven, screen))?;
    }
    let all = paths.len();
    writeln!(out, "{all} scenario{}: {} ok, {failed} failed", if all == 1 { "" } else { "s" }, all - failed)?;
    if failed == 0 { Ok(()) } else { Err(Error::Failed(format!("{failed} of {all} scenarios failed"))) }
}

/// Which sections are proven and which are not.
fn proofs(game: &str, proven: &BTreeSet<String>, screen: Screen) -> String {
    let sections: BTreeSet<String> = rulebook::rulebook(game)
        .map(|book| book.sections().map(|section| section.name.clone()).collect())
        .unwrap_or_default();
    let mut text = format!("{}\n", screen.rule(&format!("sections proven: {}", proven.len())));
    for name in proven {
        let title =
            rulebook::section(name).map_or("not a section of the rulebook", |section| section.title.as_str());
        text += &format!("  {name}  {}\n", screen.paint(Tone::Quiet, title));
    }
    let rest: Vec<&str> = sections.difference(proven).map(String::as_str).collect();
    if !rest.is_empty() {
        text += &format!("{}\n", screen.rule(&format!("sections not proven by these: {}", rest.len())));
        text += &screen.item("  ", &rest.join(", "));
    }
    text
}

/// The scenario itself, or all below a folder, in order.
fn collect(path: &Path, into: &mut Vec<PathBuf>) -> Result<(), Error> {
    let unreadable = |error: std::io::Error| Error::unreadable(path, &error);
    if !std::fs::metadata(path).map_err(unreadable)?.is_dir() {
        into.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).map_err(unreadable)?;
    let mut entries: Vec<PathBuf> =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>().map_err(unreadable)?;
    entries.sort();
    for entry in entries {
        let yaml = entry.extension().is_some_and(|extension| extension == "yaml" || extension == "yml");
        if entry.is_dir() || yaml {
            collect(&entry, into)?;
        }
    }
    Ok(())
}
