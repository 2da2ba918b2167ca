//! What stands on the sheets of ships, maneuvers and pilots.

use super::{Words, signed};
use crate::cards::Speed;
use crate::geometry::Arrow;
use crate::pilot::Rank;
use crate::plan::{BOOST_ENERGY, CLIMB_ENERGY};

impl Words {
    /// A heading or a mark on a sheet.
    pub fn sheet(&self, id: &str) -> String {
        self.say(&format!("sheet-{id}"))
    }

    /// A number on a sheet.
    pub fn sheet_number(&self, id: &str, value: i16) -> String {
        self.say_with(&format!("sheet-{id}"), &[("value", value.into())])
    }

    /// A number that is added to something.
    pub fn sheet_modifier(&self, id: &str, by: i8) -> String {
        self.say_with(&format!("sheet-{id}"), &[("by", signed(by).into())])
    }

    /// The rank of a pilot.
    pub fn rank(&self, rank: Rank) -> String {
        self.say(&format!("rank-{rank}"))
    }

    /// Where an arrow leads, and the energy of its speed.
    pub fn arrow(&self, arrow: Arrow, speed: Speed) -> String {
        let energy = speed.energy().to_string().replace('-', "−");
        let energy = self.say_with("sheet-energy", &[("value", energy.into())]);
        self.commas(&[self.way(arrow), vec![energy]].concat())
    }

    /// Where the line of an overboost leads, and what it adds to the energy.
    pub fn overboost_line(&self, line: Arrow) -> String {
        let energy = self.sheet_modifier("more-energy", BOOST_ENERGY);
        self.commas(&[self.way(line), vec![energy]].concat())
    }

    /// The speeds at which a card can go with a change of level, and what that adds to the energy.
    pub fn climbs(&self, speeds: &[Speed]) -> String {
        let speeds = speeds.iter().map(|speed| self.speed(*speed));
        let energy = self.sheet_modifier("more-energy", CLIMB_ENERGY);
        self.commas(&speeds.chain([energy]).collect::<Vec<_>>())
    }

    /// So far ahead or back, so far to a side, turned so far.
    fn way(&self, Arrow { forward, right, turn }: Arrow) -> Vec<String> {
        let part = |name: &str, number: f64| {
            let rounded = number.abs().round() as i16;
            (rounded > 0).then(|| self.sheet_number(name, rounded))
        };
        let ahead = part(if forward < 0.0 { "back" } else { "ahead" }, forward);
        let aside = part(if right < 0.0 { "left" } else { "right" }, right);
        let turned = part(if turn < 0.0 { "turn-left" } else { "turn-right" }, turn);
        [ahead, aside, turned].into_iter().flatten().collect()
    }
}
