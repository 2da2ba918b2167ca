//! The characters: what is on their sheets, and the hooks by which a sheet changes the rules. Each special
//! case lives in the file of its character. {fleet.characters.skill-set}

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use strum::{Display, EnumIter, EnumString, IntoEnumIterator};
use tabletop::{Flow, Seat};
use utoipa::ToSchema;

pub use ability::{
    Ability, AbilityForm, AbilityKind, AbilityRow, announce, announce_weakness, has, use_ability,
};
use ability::{action, passive, reaction, weakness};

use crate::cards::Crisis;
use crate::configuration::{Configuration, Part};
use crate::state::{CheckUnderWay, Standing, State};
use crate::window::Interrupt;
use crate::{Location, Skill, SkillCard, SkillName, Table};

mod ability;
pub mod adama;
pub mod apollo;
pub mod baltar;
pub mod boomer;
pub mod helo;
pub mod roslin;
pub mod starbuck;
pub mod tigh;
pub mod tyrol;
pub mod zarek;

/// A character.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, EnumIter, EnumString, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    /// Gaius Baltar.
    Baltar,
    /// William Adama.
    Adama,
    /// "Chief" Galen Tyrol.
    Tyrol,
    /// Kara "Starbuck" Thrace.
    Starbuck,
    /// Karl "Helo" Agathon.
    Helo,
    /// Laura Roslin.
    Roslin,
    /// Lee "Apollo" Adama.
    Apollo,
    /// Sharon "Boomer" Valerii.
    Boomer,
    /// Saul Tigh.
    Tigh,
    /// Tom Zarek.
    Zarek,
}

/// The type of a character, by which characters are chosen evenly. {fleet.set-up.characters}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Calling {
    /// Political leaders.
    Political,
    /// Military leaders.
    Military,
    /// Pilots.
    Pilot,
    /// Support, who can be chosen at any time.
    Support,
}

/// A line of a skill set: this many cards, of one type or of any of several. {fleet.characters.multi-skills}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draws {
    /// How many cards.
    pub count: u8,
    /// From which decks.
    pub of: &'static [Skill],
}

/// Cards of one type.
const fn draws(count: u8, of: &'static [Skill]) -> Draws {
    Draws { count, of }
}

/// Where a character begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// At a location.
    At(Location),
    /// In a viper.
    InAViper,
    /// Not on the board.
    OffBoard,
}

/// Draws the crisis card that is to be resolved.
type CrisisDraw = fn(&mut Table, Seat) -> Flow<Option<Crisis>>;
/// What follows when the player has revealed a crisis card.
type AfterReveal = fn(&mut Table, Seat) -> Flow<()>;
/// What happens at some moment of a turn.
type Hook = fn(&mut Table, Seat) -> Flow<()>;
/// What follows when the player has played a skill card as an action.
type AfterSkillCard = fn(&mut Table, Seat, SkillName) -> Flow<()>;
/// Whether a card counts for a check although its type does not.
type Counting = fn(&State, Seat, &CheckUnderWay, SkillCard) -> bool;
/// Whether a location can't be used.
type Prohibition = fn(&State, Seat, Location) -> bool;

/// A character sheet. Blank fields change no rule.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// Whose it is.
    pub character: Character,
    /// The box it comes in.
    pub set: Part,
    /// The type.
    pub calling: Calling,
    /// The skill set.
    pub skills: &'static [Draws],
    /// Where the character begins.
    pub start: Start,
    /// How its player stands at first.
    pub standing: Standing,
    /// The abilities, in the order of the sheet.
    pub abilities: &'static [AbilityRow],
    /// The hand limit. {fleet.turn.hand-limit}
    pub hand_limit: usize,
    /// Loyalty cards at the beginning.
    pub loyalty_cards: u8,
    /// Not a Cylon cards that join the loyalty deck because the character plays. {fleet.set-up.loyalty-deck}
    pub more_not_a_cylon: usize,
    /// Loyalty cards in the Sleeper Agent phase.
    pub sleeper_cards: u8,
    /// Whether forced discards are random.
    pub discards_at_random: bool,
    /// Skill cards to pay for the use of a location.
    pub location_cost: u8,
    /// Locations that can't be used.
    pub may_not_use: Option<Prohibition>,
    /// How the difficulty changes when this character is accused at the Admiral's Quarters.
    pub when_accused: i8,
    /// How a crisis card is drawn.
    pub draws_crisis: Option<CrisisDraw>,
    /// After this player's crisis card was revealed.
    pub after_own_crisis: Option<AfterReveal>,
    /// At the start of the own turn.
    pub own_turn_begins: Option<Hook>,
    /// At the start of any turn.
    pub any_turn_begins: Option<Hook>,
    /// At the end of the own turn.
    pub own_turn_ends: Option<Hook>,
    /// After the own loyalty cards of the Sleeper Agent phase.
    pub after_sleeper_cards: Option<AfterReveal>,
    /// After a skill card was played as an action.
    pub after_skill_card: Option<AfterSkillCard>,
    /// The ability by which cards count for a check all the same.
    pub counts_for_check: Option<(Ability, Counting)>,
    /// Interrupts.
    pub interrupts: &'static [Interrupt],
}

impl Sheet {
    /// A sheet that changes no rule.
    const BLANK: Sheet = Sheet {
        character: Character::Baltar,
        set: Part::Base,
        calling: Calling::Support,
        skills: &[],
        start: Start::OffBoard,
        standing: Standing::Human,
        abilities: &[],
        hand_limit: 10,
        loyalty_cards: 1,
        more_not_a_cylon: 0,
        sleeper_cards: 1,
        discards_at_random: false,
        location_cost: 0,
        may_not_use: None,
        when_accused: 0,
        draws_crisis: None,
        after_own_crisis: None,
        own_turn_begins: None,
        any_turn_begins: None,
        own_turn_ends: None,
        after_sleeper_cards: None,
        after_skill_card: None,
        counts_for_check: None,
        interrupts: &[],
    };

    /// The sheet of a character.
    pub fn of(character: Character) -> &'static Sheet {
        match character {
            Character::Baltar => &baltar::SHEET,
            Character::Adama => &adama::SHEET,
            Character::Tyrol => &tyrol::SHEET,
            Character::Starbuck => &starbuck::SHEET,
            Character::Helo => &helo::SHEET,
            Character::Roslin => &roslin::SHEET,
            Character::Apollo => &apollo::SHEET,
            Character::Boomer => &boomer::SHEET,
            Character::Tigh => &tigh::SHEET,
            Character::Zarek => &zarek::SHEET,
        }
    }

    /// The types of the skill set.
    pub fn skill_types(&self) -> SmallVec<[Skill; 5]> {
        Skill::ALL
            .into_iter()
            .filter(|skill| self.skills.iter().any(|line| line.of.contains(skill)))
            .collect()
    }

    /// Whether the character can fly a viper. {fleet.combat.piloting}
    pub fn is_pilot(&self) -> bool {
        self.skill_types().contains(&Skill::Piloting)
    }
}

impl Character {
    /// The character's sheet.
    pub fn sheet(self) -> &'static Sheet {
        #[cfg(test)]
        if let Some(changed) = crate::proof::instead_of(crate::proof::Row::Sheet(self)) {
            return changed;
        }
        Sheet::of(self)
    }

    /// Who can be chosen after these: the most plentiful types of those left, or support.
    /// {fleet.set-up.characters} {fleet.set-up.no-sympathizer}
    pub fn selectable(taken: &[Character], configuration: &Configuration) -> Vec<Character> {
        let barred = |character: Character| {
            !configuration.has(character.sheet().set)
                || configuration.has(Part::NoSympathizer) && character == Character::Boomer
        };
        let left: Vec<Character> =
            Character::iter().filter(|character| !taken.contains(character) && !barred(*character)).collect();
        let chosen = |calling| taken.iter().filter(|character| character.sheet().calling == calling).count();
        let leaders = [Calling::Political, Calling::Military, Calling::Pilot];
        let is_left = |calling| left.iter().any(|character| character.sheet().calling == calling);
        let fewest = leaders.into_iter().filter(|&calling| is_left(calling)).map(chosen).min();
        left.into_iter()
            .filter(|character| {
                let calling = character.sheet().calling;
                calling == Calling::Support || Some(chosen(calling)) == fewest
            })
            .collect()
    }
}

/// Lines of succession, highest first. {fleet.titles.succession}
pub mod succession {
    use super::Character::{self, *};

    /// Who becomes President.
    pub const PRESIDENT: [Character; 10] =
        [Roslin, Baltar, Zarek, Apollo, Adama, Helo, Tyrol, Boomer, Tigh, Starbuck];
    /// Who becomes Admiral.
    pub const ADMIRAL: [Character; 10] =
        [Adama, Tigh, Helo, Apollo, Starbuck, Boomer, Tyrol, Zarek, Baltar, Roslin];
}

/// Whether the check under way is for a crisis card: super crises are immune to character abilities.
/// {fleet.characters.super-crisis-immunity}
fn check_is_for_a_crisis(s: &State) -> bool {
    matches!(s.check().what, crate::state::CheckFor::Crisis(_))
}

/// Whether the check under way can be touched by character abilities.
fn check_is_no_super_crisis(s: &State) -> bool {
    !matches!(s.check().what, crate::state::CheckFor::SuperCrisis(_))
}
