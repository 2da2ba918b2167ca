//! What can be picked, in words. A button says what it does.

use wording::FluentValue;

use super::Words;
use crate::choice::{Ask, Choice};
use crate::geometry::signed;
use crate::ship::ShipId;
use crate::state::{NOTCH, Public};

/// Where the dial points: so many degrees to the nearer side.
pub(super) fn turned(dial: u8) -> [(&'static str, FluentValue<'static>); 2] {
    let turn = signed(NOTCH * f64::from(dial));
    [("degrees", turn.abs().into()), ("side", if turn < 0.0 { "left" } else { "right" }.into())]
}

impl Words {
    /// A choice, as an answer to a question.
    pub fn choice(&self, choice: &Choice, ask: &Ask, public: &Public) -> String {
        let cast = &public.cast();
        let ship = |id: &ShipId| ("ship", self.ship(*id, cast).into());
        match choice {
            Choice::Pass => match ask {
                Ask::Tail { .. } => self.say("choice-tail-nobody"),
                Ask::TryFlaw { .. } => self.say("choice-try-nothing"),
                _ => self.say("choice-pass"),
            },
            Choice::Energy(energy) => self.say_with("choice-energy", &[("energy", (*energy).into())]),
            Choice::Ship(id) => match ask {
                Ask::Tail { .. } => self.say_with("choice-tail", &[ship(id)]),
                Ask::Help { .. } => self.say_with("choice-help", &[ship(id)]),
                _ => self.say_with("choice-look-at", &[ship(id)]),
            },
            Choice::Cards(cards) => self.planned_cards(*cards),
            Choice::Panel(panel) => self.panel(*panel),
            Choice::Dial(dial) => self.say_with("choice-dial", &turned(*dial)),
            Choice::Millimetres(length) => {
                self.say_with("choice-centimetres", &[("centimetres", (*length / 10).into())])
            }
            Choice::Degrees(degrees) => self.say_with("choice-degrees", &[("degrees", (*degrees).into())]),
            Choice::Level(level) => self.say_with("choice-level", &[("level", (*level).into())]),
            Choice::Leave => self.say("choice-leave"),
            Choice::Card(card) => self.card(*card),
            Choice::Counter(counter) => self.counter(*counter),
            Choice::Fire => self.say("choice-fire"),
            Choice::Hold => self.say("choice-hold"),
            Choice::Attack(target) => {
                self.say_with("choice-attack", &[("target", self.target(*target, cast).into())])
            }
            Choice::Split => self.say("choice-split"),
            Choice::Together => self.say("choice-together"),
            Choice::Use(id, talent) => {
                self.say_with("choice-use", &[ship(id), ("talent", self.talent(*talent).into())])
            }
            Choice::Try(id, flaw) => {
                self.say_with("choice-try", &[ship(id), ("flaw", self.flaw(*flaw).into())])
            }
            Choice::Symbol(symbol) => self.symbol(*symbol),
            Choice::Side => self.say("choice-side"),
            Choice::Distance => self.say("choice-distance"),
        }
    }
}
