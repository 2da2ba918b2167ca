//! The program as somebody at a terminal, or a script, meets it.

mod common;
mod dependencies;
mod dogfight;
mod keeping;
mod look_up;
mod mistakes;
mod names;
mod play;
mod serve;
mod setting;
mod simulate;
