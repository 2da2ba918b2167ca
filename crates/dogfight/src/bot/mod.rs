//! Player programs for the miniatures game: the pilot, who looks ahead over its plans and what enemies are
//! likely to do, and the ace, who foresees what a pilot would do, and looks a turn farther. They see their seat's
//! view alone. The random one is the kernel's.

mod ace;
mod duel;
mod habits;
mod pilot;
mod scene;

pub use ace::Ace;
pub use pilot::PilotBot;
