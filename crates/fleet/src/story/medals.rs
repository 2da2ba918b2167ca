//! What somebody was best at: a row each, and the first that are true are told.

use tabletop::Seat;
use tabletop::hosting::{Medal, best_of};

use super::FleetTale;
use crate::State;
use crate::text::Words;
use wording::Args;

/// So many are told at most.
const MOST: usize = 6;

/// What a row looks at.
struct Evidence<'a> {
    tale: &'a FleetTale,
    state: &'a State,
}

/// Something to be best at.
struct Row {
    /// Its word, by which its messages are found.
    kind: &'static str,
    /// From how much on it is worth telling.
    least: u32,
    /// How much a player has of it; nothing for those who are not meant.
    amount: fn(&Evidence, Seat) -> Option<u32>,
}

const ROWS: [Row; 9] = [
    Row { kind: "backbone", least: 10, amount: |it, seat| Some(it.sums(seat).0) },
    Row {
        kind: "liar",
        least: 4,
        amount: |it, seat| (it.is_cylon(seat) && it.was_believed(seat)).then(|| it.sums(seat).1),
    },
    Row { kind: "ace", least: 3, amount: |it, seat| Some(it.tale.records[seat.index()].kills) },
    Row {
        kind: "jailed",
        least: 1,
        amount: |it, seat| (!it.is_cylon(seat)).then(|| it.tale.records[seat.index()].jailed),
    },
    Row { kind: "president", least: 6, amount: |it, seat| Some(it.tale.records[seat.index()].as_president) },
    Row { kind: "pathfinder", least: 4, amount: |it, seat| Some(it.tale.records[seat.index()].led) },
    Row { kind: "admiral", least: 6, amount: |it, seat| Some(it.tale.records[seat.index()].as_admiral) },
    Row { kind: "wrench", least: 2, amount: |it, seat| Some(it.tale.records[seat.index()].repairs) },
    Row { kind: "stumbler", least: 6, amount: |it, seat| (!it.is_cylon(seat)).then(|| it.sums(seat).1) },
];

impl Evidence<'_> {
    fn sums(&self, seat: Seat) -> (u32, u32) {
        let (helped, hindered) = self.tale.checks.sums(seat, self.state.public.count());
        (helped.unsigned_abs(), hindered.unsigned_abs())
    }

    fn is_cylon(&self, seat: Seat) -> bool {
        self.state.is_on_cylon_team(seat)
    }

    /// Whether a Cylon was found late or never: not in the first two thirds of the game.
    fn was_believed(&self, seat: Seat) -> bool {
        let revealed = self.tale.records[seat.index()].revealed;
        revealed.is_none_or(|turn| turn * 3 > self.tale.course.now() * 2)
    }
}

/// What there is to tell of the best.
pub(super) fn medals(tale: &FleetTale, words: &Words, state: &State) -> Vec<Medal> {
    let evidence = Evidence { tale, state };
    ROWS.iter().filter_map(|row| medal(&evidence, words, row)).take(MOST).collect()
}

/// The medal of a row, if one player alone has most of it.
fn medal(it: &Evidence, words: &Words, row: &Row) -> Option<Medal> {
    let seats = Seat::all(it.state.public.count());
    let amounts = seats.filter_map(|seat| Some((seat, (row.amount)(it, seat)?)));
    let (seat, amount) = best_of(row.least, amounts)?;
    let args: &Args = &[("n", amount.into())];
    Some(Medal {
        kind: row.kind.to_owned(),
        seat,
        title: words.say(&format!("story-medal-{}", row.kind)),
        text: words.say_with(&format!("story-medal-{}.for", row.kind), args),
    })
}
