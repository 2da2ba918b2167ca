//! Player programs for the board game: the officer, a quick heuristic player. The random one is the kernel's.

mod checks;
mod deeds;
mod officer;
mod sky;
mod suspicion;
mod worth;

pub use officer::Officer;
