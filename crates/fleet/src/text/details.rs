//! What a choice means, where its name does not say it.

use super::Words;
use crate::characters::{Character, Start};
use crate::space::Piece;

impl Words {
    /// What a character draws each turn.
    pub fn skill_set(&self, character: Character) -> String {
        let or = format!(" {} ", self.say("detail-or"));
        let draws = character.sheet().skills.iter().map(|draws| {
            let names: Vec<String> = draws.of.iter().map(|&skill| self.skill(skill)).collect();
            format!("{} {}", draws.count, names.join(&or))
        });
        self.say_with("detail-skill-set", &[("skills", draws.collect::<Vec<_>>().join(", ").into())])
    }

    /// Where a character begins.
    pub fn start(&self, character: Character) -> String {
        let place = match character.sheet().start {
            Start::At(location) => self.location(location),
            Start::InAViper => self.piece(Piece::Viper),
            Start::OffBoard => self.say("detail-off-board"),
        };
        self.say_with("detail-starts", &[("place", place.into())])
    }

    /// What a card is worth in a check, if it is worth anything.
    pub fn worth(&self, worth: i8) -> Option<String> {
        let id = match worth {
            0 => return None,
            1.. => "detail-counts-for",
            _ => "detail-counts-against",
        };
        Some(self.say_with(id, &[("n", worth.unsigned_abs().into())]))
    }
}
