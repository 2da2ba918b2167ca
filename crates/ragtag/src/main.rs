//! The program `ragtag`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ragtag::main()
}
