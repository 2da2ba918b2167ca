//! What the players of a table are called.

use tabletop::hosting::Roster;

use crate::store::{Row, SeatMeta};

/// The names of a table's players.
pub(crate) fn of(row: &Row) -> Roster {
    let people: Vec<Option<&str>> = row.meta.seats.iter().map(|seat| seat.name.as_deref()).collect();
    Roster::new(&row.id.to_string(), &people)
}

/// Whether somebody sits there, or a program does.
pub(crate) fn is_taken(seat: &SeatMeta) -> bool {
    seat.user.is_some() || seat.bot.is_some()
}
