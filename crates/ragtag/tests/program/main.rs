//! The program as somebody at a terminal, or a script, meets it.

mod common;
mod look_up;
mod names;
mod play;
mod serve;
mod simulate;
