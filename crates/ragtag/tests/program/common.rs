//! Running the program as somebody at a terminal would.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program left behind.
pub(crate) struct Ran {
    /// The exit code.
    pub(crate) code: i32,
    /// The standard output.
    pub(crate) out: String,
    /// The standard error.
    pub(crate) err: String,
}

impl Ran {
    /// The output of a run that must have succeeded.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}\n{}", tail(&self.out), self.err);
        self.out
    }

    /// The message of a run that must have failed with this code.
    #[track_caller]
    pub(crate) fn fails_with(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}\n{}", tail(&self.out), self.err);
        assert!(!self.err.is_empty(), "it says nothing");
        self.err
    }
}

fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(30)..].join("\n")
}

/// Runs the program with nothing on its standard input.
pub(crate) fn ragtag(arguments: &[&str]) -> Ran {
    ragtag_with(arguments, "")
}

/// Runs the program with this on its standard input. No run may show a panic.
pub(crate) fn ragtag_with(arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ragtag"))
        .args(arguments)
        .env_remove("RAGTAG_LANGUAGE")
        .env("COLUMNS", "80")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    let ran = Ran {
        code: output.status.code().expect("an exit code"),
        out: text(output.stdout),
        err: text(output.stderr),
    };
    for sign in ["panicked", "RUST_BACKTRACE"] {
        assert!(!ran.out.contains(sign) && !ran.err.contains(sign), "{arguments:?}: {}", ran.err);
    }
    ran
}

/// An empty folder of this test's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("ragtag-{name}"));
    // There is nothing to remove at the first run.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// A path as an argument.
pub(crate) fn word(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

/// Answers that come to the end of any game: one number, and where more are asked for, more.
pub(crate) fn answers(count: usize) -> String {
    let round = ["1", "1-2", "1-3", "1-4", "1-5", "1-6", "1-7", "1-8"];
    round.iter().cycle().take(count).flat_map(|line| [line, "\n"]).collect()
}
