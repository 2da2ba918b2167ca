//! Rolling the die, with what players may do before and after. {fleet.die.who-rolls}

use tabletop::hosting::Odds;
use tabletop::{Flow, Seat};

use crate::Table;
use crate::effect::Test;
use crate::event::Event;
use crate::state::{Matter, Roll, RollFor};
use crate::window::{Moment, window};

/// No roll is repeated more often than this: every repetition uses up a card or an ability.
const MOST_REROLLS: usize = 32;

/// The sides of the die.
pub const SIDES: u8 = 8;

/// A die roll before it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// What the result has to be.
    pub needs: Test,
    /// What is added to the die.
    pub bonus: i8,
}

impl From<Test> for Chance {
    fn from(needs: Test) -> Chance {
        Chance { needs, bonus: 0 }
    }
}

impl Chance {
    /// The result of what the die shows: never below 1 or above 8. {fleet.die.bounds}
    pub fn result(self, shown: u8) -> u8 {
        (shown as i8 + self.bonus).clamp(1, SIDES as i8) as u8
    }

    /// What the die has to show, and how likely that is.
    pub fn odds(self) -> Odds {
        let faces: [bool; SIDES as usize] =
            std::array::from_fn(|at| self.needs.holds(self.result(at as u8 + 1)));
        Odds { bonus: self.bonus, ..Odds::of(&faces) }
    }
}

/// The player who began what needs the roll rolls the die.
pub fn roll(t: &mut Table, roller: Seat, purpose: RollFor, chance: impl Into<Chance>) -> Flow<u8> {
    let Chance { needs, bonus } = chance.into();
    let roll = Roll { roller, purpose, needs, bonus, planned: false, shown: None, again: false };
    t.public.matters.push(Matter::Roll(roll));
    let mut result = 1;
    for _ in 0..MOST_REROLLS {
        window(t, Moment::BeforeRoll)?;
        let shown = t.dice().roll(SIDES);
        let roll = current(t);
        roll.shown = Some(shown);
        roll.again = false;
        let bonus = roll.bonus;
        result = roll.result().unwrap_or(shown);
        let (needs, met) = (Some(needs), Some(needs.holds(result)));
        t.announce(Event::Rolled { seat: roller, shown, bonus, result, needs, met });
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
