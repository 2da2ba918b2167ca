//! How fast the game is.

fn main() {}
