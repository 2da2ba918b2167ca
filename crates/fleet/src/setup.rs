//! How a table is set up, and which set-ups can be played. {fleet.set-up.board}

use serde::{Deserialize, Serialize};
use tabletop::{Dice, Seat, Seed, SetupError};
use utoipa::ToSchema;

use crate::cards::skill;
use crate::characters::Character;
use crate::configuration::{Configuration, Difficulty, Part, Problem};
use crate::space::supply;
use crate::state::{Hangar, Hidden, Own, Public, State, Step, ThisTurn};
use crate::text::{Language, Words};
use crate::{Resource, Resources, Skill, stock};

/// How a table is set up: what is played, and who begins as whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Setup {
    /// What is played.
    #[serde(flatten)]
    pub configuration: Configuration,
    /// Characters by seat, if they are not to be chosen at the table; the first seat then plays first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub characters: Option<Vec<Character>>,
}

impl From<Configuration> for Setup {
    fn from(configuration: Configuration) -> Setup {
        Setup { configuration, characters: None }
    }
}

impl Setup {
    /// The base game for this many players.
    pub fn base(players: u8) -> Setup {
        Configuration::base(players).into()
    }

    /// The same with these characters.
    #[must_use]
    pub fn with_characters(self, characters: Vec<Character>) -> Setup {
        Setup { characters: Some(characters), ..self }
    }

    /// How many players.
    pub fn players(&self) -> u8 {
        self.configuration.players()
    }

    /// Why this set-up can't be played, one reason each; none if it can.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = self.configuration.problems();
        problems.extend(self.characters.as_deref().and_then(|given| self.problem_of_characters(given)));
        problems
    }

    fn problem_of_characters(&self, given: &[Character]) -> Option<Problem> {
        let players = self.configuration.players();
        if given.len() != usize::from(players) {
            return Some(Problem::CharacterCount { given: given.len(), players });
        }
        given.iter().enumerate().find_map(|(at, &character)| {
            let after = &given[..at];
            let selectable = Character::selectable(after, &self.configuration).contains(&character);
            (!selectable).then(|| Problem::Character { character, after: after.to_vec() })
        })
    }

    /// Why this set-up can't be played, if it can't.
    pub fn check(&self) -> Result<(), SetupError> {
        let problems = self.problems();
        if problems.is_empty() {
            return Ok(());
        }
        Err(SetupError::new(Words::of(Language::English).problems(&problems)))
    }
}

/// The dials at the beginning. {fleet.set-up.board} {fleet.set-up.difficulty} {fleet.set-up.no-sympathizer}
fn resources(configuration: &Configuration) -> Resources {
    let mut resources = if configuration.has(Part::NoSympathizer) {
        Resources { fuel: 8, food: 7, morale: 9, population: 10 }
    } else {
        Resources { fuel: 8, food: 8, morale: 10, population: 12 }
    };
    let shift = match configuration.difficulty() {
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
    let configuration = &setup.configuration;
    let count = usize::from(configuration.players());
    let first = match setup.characters {
        Some(_) => Seat(0),
        None => Seat(dice.below(u32::from(configuration.players())) as u8),
    };
    let chosen = match &setup.characters {
        Some(characters) => characters.iter().copied().map(Some).collect(),
        None => vec![None; count],
    };
    let public = Public {
        configuration: configuration.clone(),
        step: Step::ChooseCharacters,
        turn: 0,
        current: first,
        chosen,
        players: Vec::new(),
        titles: Default::default(),
        resources: resources(configuration),
        jump_track: 0,
        destinations: Vec::new(),
        sleeper_agents_dealt: false,
        boarding: [0; 4],
        space: Default::default(),
        damaged: Default::default(),
        spent_damage: Default::default(),
        lost_civilians: Default::default(),
        hangar: Hangar::full(configuration),
        nukes: supply::NUKES,
        kept: Vec::new(),
        removed_quorum: Default::default(),
        matters: Default::default(),
        this_turn: ThisTurn::default(),
        next_civilian: 1,
        outcome: None,
        winners: Default::default(),
    };
    Ok(State { public, own: vec![Own::default(); count], hidden: shuffled_decks(configuration, dice) })
}

fn shuffled_decks(configuration: &Configuration, mut dice: Dice) -> Hidden {
    fn shuffled<T>(dice: &mut Dice, mut cards: Vec<T>) -> Vec<T> {
        dice.shuffle(&mut cards);
        cards
    }
    let skill_decks = Skill::ALL.map(|kind| shuffled(&mut dice, skill::deck(kind, configuration)));
    let stocks = stock::shuffled(configuration, &mut dice);
    Hidden {
        skill_decks,
        skill_discards: Default::default(),
        destiny: Vec::new(),
        check_cards: Vec::new(),
        stocks,
        loyalty_deck: Vec::new(),
        civilians: Vec::new(),
        dice,
    }
}
