//! The program: serve the games for browsers; play, simulate, replay, check scenarios, and look up cards and
//! rules in a terminal.
//!
//! The commands are written once for every game; a game is one line in [`games::GAMES`] and tells the rest by
//! [`games::Presented`]. Rules live in the games' own crates, and so does their wording.

// A screenful of text is small: it is put together in the plainest way.
#![allow(clippy::format_push_string, clippy::format_collect)]

pub mod cards;
pub mod choices;
pub mod cli;
pub mod console;
pub mod error;
pub mod games;
pub mod guard;
pub mod keeping;
pub mod language;
pub mod lineup;
pub mod plain;
pub mod play;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod screen;
pub mod serve;
pub mod simulate;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};
use error::Error;
use screen::Screen;
use serve::ServeArguments;

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    // On bad arguments clap explains and leaves with code 2, for `--help` and `--version` with 0.
    let cli = Cli::parse();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has seen enough: `ragtag cards fleet | head`.
        Err(Error::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // If even this can't be said, the exit code has to do.
            let _ = writeln!(io::stderr(), "ragtag: {error}");
            error.exit_code()
        }
    }
}

fn run(cli: Cli) -> Result<(), Error> {
    let screen = Screen::of_stdout();
    let out = &mut io::stdout().lock();
    match cli.command {
        None => serve::run(&ServeArguments::default(), out),
        Some(Command::Serve(arguments)) => serve::run(&arguments, out),
        Some(Command::Backup(arguments)) => keeping::back_up(&arguments, out),
        Some(Command::Restore(arguments)) => keeping::restore(&arguments, out),
        Some(Command::Doctor(arguments)) => keeping::examine(&arguments, out),
        Some(Command::Simulate(arguments)) => arguments.game.title().simulate(&arguments, out),
        // It reads and writes by turns, and holds no lock meanwhile.
        Some(Command::Play(arguments)) => arguments.game.title().play(&arguments, screen),
        Some(Command::Replay(arguments)) => replay::run(&arguments, screen, out),
        Some(Command::Scenario(arguments)) => scenario::run(&arguments, screen, out),
        Some(Command::Cards(arguments)) => arguments.game.title().cards(&arguments, screen, out),
        Some(Command::Rules(arguments)) => rules::run(&arguments, screen, out),
    }
}
