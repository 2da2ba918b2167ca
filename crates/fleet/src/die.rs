//! Rolling the die, with what players may do before and after. {fleet.die.who-rolls}

use tabletop::{Flow, Seat};

use crate::Table;
use crate::event::Event;
use crate::state::{Matter, Roll, RollFor};
use crate::window::{Moment, window};

/// No roll is repeated more often than this: every repetition uses up a card or an ability.
const MOST_REROLLS: usize = 32;

/// The player who began what needs the roll rolls the die.
pub fn roll(t: &mut Table, roller: Seat, purpose: RollFor) -> Flow<u8> {
    roll_with(t, roller, purpose, 0)
}

/// The same, with something added to the die from the beginning.
pub fn roll_with(t: &mut Table, roller: Seat, purpose: RollFor, bonus: i8) -> Flow<u8> {
    let roll = Roll { roller, purpose, bonus, planned: false, shown: None, again: false };
    t.public.matters.push(Matter::Roll(roll));
    let mut result = 1;
    for _ in 0..MOST_REROLLS {
        window(t, Moment::BeforeRoll)?;
        let shown = t.dice().roll(8);
        let roll = current(t);
        roll.shown = Some(shown);
        roll.again = false;
        let bonus = roll.bonus;
        result = roll.result().unwrap_or(shown);
        t.announce(Event::Rolled { seat: roller, shown, bonus, result });
        window(t, Moment::AfterRoll)?;
        if !current(t).again {
            break;
        }
    }
    t.public.matters.pop();
    Ok(result)
}

/// The roll under way.
///
/// # Panics
/// If there is none: only what happens around a roll asks for it.
pub fn current(t: &mut Table) -> &mut Roll {
    t.public.roll_mut().expect("a roll is under way")
}
