//! What is said about the game before it begins, and beside it.

use tabletop::Seat;

use super::Words;
use crate::state::Public;

impl Words {
    /// A text of the lobby.
    pub fn lobby(&self, id: &str) -> String {
        self.say(&format!("lobby-{id}"))
    }

    /// That a player took the last answer back.
    pub fn taken_back(&self, seat: Seat, public: &Public) -> String {
        self.say_with("lobby-taken-back", &[("who", self.player(seat, public).into())])
    }
}
