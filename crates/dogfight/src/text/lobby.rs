//! What is said about the game before it begins, and beside it.

use tabletop::Seat;
use tabletop::hosting::SeatChange;

use super::{Cast, Words};
use crate::geometry::ruler::Range;
use crate::mission::{Condition, Goal, Mission};
use crate::ship::{ShipId, Side};
use crate::state::Step;
use crate::targets::WhyNot;

impl Words {
    /// A text of the lobby.
    pub fn lobby(&self, id: &str) -> String {
        self.say(&format!("lobby-{id}"))
    }

    /// Why a mission is not for more players.
    pub fn too_few_ships(&self, mission: &Mission) -> String {
        let args = [("colonial", mission.colonial.len().into()), ("cylon", mission.cylon.len().into())];
        self.say_with("lobby-mission-why", &args)
    }

    /// A player: by the side, and by a number if the side has several.
    pub fn player(&self, seat: Seat, cast: &Cast) -> String {
        let Some(&side) = cast.seats.get(seat.index()) else { return seat.to_string() };
        match cast.number(seat, side) {
            (_, 1) => self.side(side),
            (number, _) => {
                self.say_with("lobby-player", &[("side", self.side(side).into()), ("number", number.into())])
            }
        }
    }

    /// That a player took the last answer back.
    pub fn taken_back(&self, seat: Seat, cast: &Cast) -> String {
        self.say_with("lobby-taken-back", &[("who", self.player(seat, cast).into())])
    }

    /// That somebody has sat down, or left, and for which side.
    pub fn seat_changed(&self, change: &SeatChange, cast: &Cast) -> String {
        let args = [
            ("who", change.who.as_str().into()),
            ("other", change.other.as_str().into()),
            ("label", self.player(change.seat, cast).into()),
        ];
        self.say_with(&format!("lobby-{}", change.how.word()), &args)
    }

    /// A step of a turn.
    pub fn step(&self, step: Step) -> String {
        self.say(&format!("step-{step}"))
    }

    /// A range.
    pub fn range(&self, range: Range) -> String {
        self.say(&format!("range-{range}"))
    }

    /// Why an enemy can't be attacked.
    pub fn why_not(&self, why: WhyNot) -> String {
        self.say(&format!("why-not-{why}"))
    }

    /// Why a ship can't attack anybody: it is `busy`, has `fired` or `jumped`.
    pub fn unready(&self, why: &str) -> String {
        self.say(&format!("unready-{why}"))
    }

    /// The energy that sliders give.
    pub fn energy(&self, energy: i8) -> String {
        self.say_with("detail-energy", &[("energy", energy.into())])
    }

    /// The range of an attack, and what is added to its roll.
    pub fn attack(&self, range: String, modifiers: String) -> String {
        self.say_with("detail-attack", &[("range", range.into()), ("modifiers", modifiers.into())])
    }

    /// What a mission is about: heading and text of each line.
    pub fn mission_lines(&self, mission: &Mission) -> Vec<(String, String)> {
        let centimetres = |millimetres: f64| (millimetres / 10.0).into();
        let size =
            [("width", centimetres(mission.table.width)), ("height", centimetres(mission.table.height))];
        let extras = mission.extras.iter().map(|extra| self.extra(*extra));
        let rules: Vec<String> = std::iter::once(self.rules(mission.rules)).chain(extras).collect();
        let mut lines: Vec<(String, String)> =
            Side::ALL.map(|side| (self.side(side), self.fleet(mission, side))).into();
        lines.push((self.say("mission-table"), self.say_with("mission-table-size", &size)));
        lines.push((self.say("mission-rules"), self.commas(&rules)));
        lines.extend(mission.victory.iter().map(|goal| self.goal(goal, mission)));
        let turns = self.say_with("mission-turns", &[("turns", mission.turn_limit.into())]);
        lines.push((self.say("mission-ends"), turns));
        lines
    }

    /// The ships of a side, by kind.
    fn fleet(&self, mission: &Mission, side: Side) -> String {
        let mut counted: Vec<(crate::ShipClass, u8)> = Vec::new();
        for entry in mission.ships(side) {
            match counted.iter_mut().find(|(class, _)| *class == entry.ship) {
                Some((_, count)) => *count += 1,
                None => counted.push((entry.ship, 1)),
            }
        }
        let kind = |(class, count): &(crate::ShipClass, u8)| {
            let args = [("count", (*count).into()), ("ship", self.class(*class).into())];
            self.say_with("mission-ship-fixed", &args)
        };
        self.commas(&counted.iter().map(kind).collect::<Vec<_>>())
    }

    /// Who wins, and when.
    fn goal(&self, goal: &Goal, mission: &Mission) -> (String, String) {
        let conditions = goal.when.iter().map(|condition| self.condition(*condition, mission));
        let and = |a: String, b: String| self.say_with("goal-and", &[("a", a.into()), ("b", b.into())]);
        let when = conditions.reduce(and).unwrap_or_default();
        (self.say(&format!("mission-wins-{}", goal.winner)), when)
    }

    fn condition(&self, condition: Condition, mission: &Mission) -> String {
        let ship = |id: ShipId| ("ship", self.ship_of(id, mission).into());
        let side = |side: Side| ("side", side.to_string().into());
        match condition {
            Condition::Out(out) => self.say_with("goal-out", &[side(out)]),
            Condition::Eliminated(id) => self.say_with("goal-eliminated", &[ship(id)]),
            Condition::Escaped(id) => self.say_with("goal-escaped", &[ship(id)]),
            Condition::DepotDestroyed(_) => self.say("goal-depot-destroyed"),
            Condition::TurnsOver(turns) => self.say_with("goal-turns-over", &[("turns", turns.into())]),
            Condition::InPlay { side: whose, ships } => {
                self.say_with("goal-in-play", &[side(whose), ("ships", ships.into())])
            }
        }
    }

    /// A ship of a mission, before it is at a table.
    fn ship_of(&self, id: ShipId, mission: &Mission) -> String {
        let entry = mission.ships(id.side).get(usize::from(id.number).wrapping_sub(1));
        match entry {
            Some(entry) => match entry.pilot {
                Some(pilot) => self.pilot(pilot),
                None => self.numbered(entry.ship, id.number),
            },
            None => id.to_string(),
        }
    }
}
