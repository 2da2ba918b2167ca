//! How a table is set up, and which set-ups can be played. {fleet.set-up.board}

use serde::{Deserialize, Serialize};
use tabletop::{Dice, Seat, Seed, SetupError};
use utoipa::ToSchema;

use crate::cards::{CardId, skill};
use crate::characters::Character;
use crate::space::{BasestarDamage, Cargo, supply};
use crate::state::{DamageToken, Hangar, Hidden, Own, Public, State, Step, ThisTurn};
use crate::{Location, Resource, Resources, Skill};

/// For how many players the base box is. {fleet.set-up.board}
pub const PLAYERS: std::ops::RangeInclusive<u8> = 3..=6;

/// How a table is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// How many players.
    pub players: u8,
    /// The expansions in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expansions: Vec<Expansion>,
    /// Where the fleet is going.
    #[serde(default)]
    pub ending: Ending,
    /// Whether the dials begin higher or lower.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// Whether the official variant without the Sympathizer is played.
    #[serde(default)]
    pub no_sympathizer: bool,
    /// Characters by seat, if they are not to be chosen at the table; the first seat then plays first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub characters: Option<Vec<Character>>,
}

impl Setup {
    /// The base game for this many players.
    pub fn base(players: u8) -> Setup {
        Setup {
            players,
            expansions: Vec::new(),
            ending: Ending::Kobol,
            difficulty: Difficulty::Standard,
            no_sympathizer: false,
            characters: None,
        }
    }
}

/// What the game can be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Expansion {
    /// The first.
    Pegasus,
    /// The second.
    Exodus,
    /// The third.
    Daybreak,
}

/// Where the fleet is going.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Kobol.
    #[default]
    Kobol,
    /// New Caprica.
    #[strum(serialize = "New Caprica")]
    NewCaprica,
    /// The Ionian Nebula.
    #[strum(serialize = "the Ionian Nebula")]
    IonianNebula,
    /// Earth.
    Earth,
}

/// Whether the dials begin higher or lower. {fleet.set-up.difficulty}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// As printed.
    #[default]
    Standard,
    /// All dials 2 higher.
    EasierForHumans,
    /// All dials 2 lower.
    EasierForCylons,
}

/// What of the set-up matters during play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// Whether the official variant without the Sympathizer changes this game.
    pub no_sympathizer: bool,
}

impl Setup {
    /// Why this set-up can't be played, if it can't.
    pub fn check(&self) -> Result<(), SetupError> {
        let refuse = |message: String| Err(SetupError::new(message));
        if let Some(expansion) = self.expansions.first() {
            return refuse(format!("{expansion} is not there yet; only the base box can be played"));
        }
        if self.ending != Ending::Kobol {
            return refuse(format!("the ending {} is not there yet; only Kobol can be played", self.ending));
        }
        if !PLAYERS.contains(&self.players) {
            return refuse(format!("{} players; the base box is for 3 to 6", self.players));
        }
        if self.no_sympathizer && self.players % 2 == 1 {
            return refuse(format!(
                "with {} players there is no Sympathizer, so the No Sympathizer variant is for 4 or 6",
                self.players
            ));
        }
        match &self.characters {
            Some(characters) => self.check_characters(characters),
            None => Ok(()),
        }
    }

    fn check_characters(&self, characters: &[Character]) -> Result<(), SetupError> {
        let refuse = |message: String| Err(SetupError::new(message));
        if characters.len() != usize::from(self.players) {
            return refuse(format!("{} characters for {} players", characters.len(), self.players));
        }
        for (at, &character) in characters.iter().enumerate() {
            if !Character::selectable(&characters[..at], self.no_sympathizer).contains(&character) {
                return refuse(format!(
                    "{character} can't be chosen after {}: political leaders, military leaders and pilots are \
                     chosen evenly, each character once",
                    characters[..at].iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
                ));
            }
        }
        Ok(())
    }
}

/// The dials at the beginning. {fleet.set-up.board} {fleet.set-up.difficulty} {fleet.set-up.no-sympathizer}
fn resources(setup: &Setup) -> Resources {
    let mut resources = if setup.no_sympathizer {
        Resources { fuel: 8, food: 7, morale: 9, population: 10 }
    } else {
        Resources { fuel: 8, food: 8, morale: 10, population: 12 }
    };
    let shift = match setup.difficulty {
        Difficulty::Standard => 0,
        Difficulty::EasierForHumans => 2,
        Difficulty::EasierForCylons => -2,
    };
    for resource in Resource::ALL {
        resources.change(resource, shift);
    }
    resources
}

/// The table before anybody has chosen a character. {fleet.set-up.first-player}
pub fn set_up(setup: &Setup, seed: Seed) -> Result<State, SetupError> {
    setup.check()?;
    let mut dice = Dice::new(seed);
    let count = usize::from(setup.players);
    let first = match setup.characters {
        Some(_) => Seat(0),
        None => Seat(dice.below(u32::from(setup.players)) as u8),
    };
    let chosen = match &setup.characters {
        Some(characters) => characters.iter().copied().map(Some).collect(),
        None => vec![None; count],
    };
    let public = Public {
        options: Options { no_sympathizer: setup.no_sympathizer },
        step: Step::ChooseCharacters,
        turn: 0,
        current: first,
        chosen,
        players: Vec::new(),
        president: first,
        admiral: first,
        resources: resources(setup),
        jump_track: 0,
        destinations: Vec::new(),
        sleeper_agents_dealt: false,
        boarding: [0; 4],
        space: Default::default(),
        damaged: Default::default(),
        spent_damage: Default::default(),
        lost_civilians: Default::default(),
        hangar: Hangar {
            vipers: supply::VIPERS,
            damaged_vipers: 0,
            destroyed_vipers: 0,
            raptors: supply::RAPTORS,
            destroyed_raptors: 0,
        },
        nukes: supply::NUKES,
        kept: Vec::new(),
        removed_quorum: Default::default(),
        matters: Default::default(),
        this_turn: ThisTurn::default(),
        next_civilian: 1,
        outcome: None,
        winners: Default::default(),
    };
    Ok(State { public, own: vec![Own::default(); count], hidden: shuffled_decks(dice) })
}

fn shuffled_decks(mut dice: Dice) -> Hidden {
    fn shuffled<T>(dice: &mut Dice, mut cards: Vec<T>) -> Vec<T> {
        dice.shuffle(&mut cards);
        cards
    }
    let civilians =
        Cargo::TOKENS.iter().flat_map(|&(cargo, copies)| std::iter::repeat_n(cargo, copies)).collect();
    let damage = Location::on(crate::Ship::Galactica)
        .filter(|location| location.can_be_damaged())
        .map(DamageToken::Location)
        .chain([DamageToken::Resource(Resource::Food), DamageToken::Resource(Resource::Fuel)])
        .collect();
    Hidden {
        skill_decks: Skill::ALL.map(|kind| shuffled(&mut dice, skill::deck(kind))),
        skill_discards: Default::default(),
        destiny: Vec::new(),
        check_cards: Vec::new(),
        crisis_deck: shuffled(&mut dice, CardId::deck()),
        crisis_discard: Vec::new(),
        super_crisis_deck: shuffled(&mut dice, CardId::deck()),
        super_crisis_discard: Vec::new(),
        quorum_deck: shuffled(&mut dice, CardId::deck()),
        quorum_discard: Vec::new(),
        quorum_hand: Vec::new(),
        destination_deck: shuffled(&mut dice, CardId::deck()),
        loyalty_deck: Vec::new(),
        civilian_pile: shuffled(&mut dice, civilians),
        civilians: Vec::new(),
        galactica_damage: shuffled(&mut dice, damage),
        basestar_damage: shuffled(&mut dice, BasestarDamage::ALL.to_vec()),
        dice,
    }
}
