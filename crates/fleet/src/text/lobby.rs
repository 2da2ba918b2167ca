//! What is said about the game before it begins, and beside it.

use tabletop::Seat;
use tabletop::hosting::SeatChange;

use super::{Cast, Words};

impl Words {
    /// A text of the lobby.
    pub fn lobby(&self, id: &str) -> String {
        self.say(&format!("lobby-{id}"))
    }

    /// That a player took the last answer back.
    pub fn taken_back(&self, seat: Seat, cast: &Cast) -> String {
        self.say_with("lobby-taken-back", &[("who", self.player(seat, cast).into())])
    }

    /// That somebody has sat down, or left: as whom, once the seat has a character.
    pub fn seat_changed(&self, change: &SeatChange, cast: &Cast) -> String {
        let label = cast.get(change.seat.index()).copied().flatten();
        let label = label.map_or_else(|| "none".to_owned(), |character| self.character(character));
        let args = [
            ("who", change.who.as_str().into()),
            ("other", change.other.as_str().into()),
            ("label", label.into()),
        ];
        self.say_with(&format!("lobby-{}", change.how.word()), &args)
    }
}
