//! The state of a game, in three kinds of parts: what all see, what one seat sees, what nobody sees.
//! What changes it lives in the modules of the rules.

mod by_skill;
mod hangar;
mod matter;
mod place;
mod queries;
mod standing;
mod titles;
#[cfg(feature = "types")]
mod types;
mod uses;

pub use hangar::Hangar;
pub use matter::{CrisisUnderWay, Matter, Matters};
pub use place::Place;
pub use standing::{Rights, Side, Standing};
pub use titles::Titles;
pub use uses::Uses;

use std::fmt;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use strum::EnumCount;
use tabletop::{Dice, Seat};
use utoipa::ToSchema;

use crate::cards::loyalty::Dealt;
use crate::cards::{Crisis, Destination, Loyalty, Quorum, SuperCrisis};
use crate::characters::Character;
use crate::configuration::{Configuration, MOST_PLAYERS};
use crate::die::Chance;
use crate::effect::{Rule, Test};
use crate::origin::Origin;
use crate::space::{Cargo, CivilianId, Sector, Space};
use crate::stock::{Held, Stocks};
use crate::{Location, Resource, Resources, Ship, Skill, SkillCard, Skills};

/// Everything about a game between two steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    /// What all see.
    pub public: Public,
    /// What each seat sees of its own.
    pub own: Vec<Own>,
    /// What nobody sees.
    pub hidden: Hidden,
}

/// What happens next. {fleet.turn.action}
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[derive(strum::Display, Serialize, Deserialize, ToSchema, strum::EnumIter)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The next player chooses a character.
    ChooseCharacters,
    /// Titles, loyalty cards and ships are laid out.
    LayOut,
    /// Every player but the first draws a first hand.
    FirstHands,
    /// The current player draws skill cards.
    ReceiveSkills,
    /// The current player may move.
    Movement,
    /// The current player may act.
    Action,
    /// The current player draws a crisis card.
    Crisis,
    /// The crisis is resolved.
    ResolveCrisis,
    /// Cylon ships act.
    ActivateCylonShips,
    /// The fleet prepares to jump.
    PrepareForJump,
    /// Hands are checked, dials are read, the turn passes on.
    EndOfTurn,
}

/// What all see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Public {
    /// What is played.
    #[serde(deserialize_with = "crate::configuration::playable")]
    pub configuration: Configuration,
    /// What happens next.
    pub step: Step,
    /// Counts turns from 1.
    pub turn: u32,
    /// The player whose turn it is.
    pub current: Seat,
    /// The characters chosen so far, by seat.
    pub chosen: Vec<Option<Character>>,
    /// The players, once all have a character.
    pub players: Vec<Player>,
    /// Who holds which title.
    #[serde(flatten)]
    pub titles: Titles,
    /// The dials.
    pub resources: Resources,
    /// Where the fleet token is: 0 is the start, 5 the automatic jump.
    pub jump_track: u8,
    /// The destinations of the fleet so far.
    pub destinations: Vec<Destination>,
    /// Whether the Sleeper Agent phase is over.
    pub sleeper_agents_dealt: bool,
    /// How many centurions are on each of the four spaces before the last.
    pub boarding: [u8; 4],
    /// The areas around Galactica.
    #[cfg_attr(feature = "types", ts(as = "std::collections::BTreeMap<crate::space::Area, Sector>"))]
    #[schema(value_type = std::collections::BTreeMap<String, Sector>)]
    pub space: Space,
    /// Damaged locations.
    #[cfg_attr(feature = "types", ts(as = "Vec<Location>"))]
    pub damaged: SmallVec<[Location; 6]>,
    /// Resources whose damage token is out of the game.
    #[cfg_attr(feature = "types", ts(as = "Vec<Resource>"))]
    pub spent_damage: SmallVec<[Resource; 2]>,
    /// What destroyed civilian ships carried.
    #[cfg_attr(feature = "types", ts(as = "Vec<Cargo>"))]
    pub lost_civilians: SmallVec<[Cargo; 4]>,
    /// Vipers and raptors.
    pub hangar: Hangar,
    /// The Admiral's nukes.
    pub nukes: u8,
    /// Cards in play, with the rules that they bring.
    pub kept: Vec<Kept>,
    /// Quorum cards out of the game.
    #[cfg_attr(feature = "types", ts(as = "Vec<Quorum>"))]
    pub removed_quorum: SmallVec<[Quorum; 2]>,
    /// What is going on.
    #[serde(flatten)]
    #[schema(value_type = matter::WrittenMatters)]
    pub matters: Matters,
    /// What may be done only so often in a turn.
    pub this_turn: ThisTurn,
    /// The number of the next civilian token laid on the board.
    pub next_civilian: u16,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Who has won, once it has ended.
    #[cfg_attr(feature = "types", ts(as = "Vec<Seat>"))]
    pub winners: SmallVec<[Seat; MOST_PLAYERS]>,
}

/// What may be done only so often in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default)]
pub struct ThisTurn {
    /// Actions left in the action step.
    pub actions: u8,
    /// Whether an Executive Order was played.
    pub executive_order: bool,
    /// Character abilities that were used and may not be used again this turn.
    #[cfg_attr(feature = "types", ts(as = "Vec<Character>"))]
    pub abilities: SmallVec<[Character; 2]>,
}

/// A player, as all see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// The character.
    pub character: Character,
    /// Where the character is.
    pub place: Place,
    /// Where the player stands between humans and Cylons.
    #[serde(flatten)]
    #[schema(value_type = standing::WrittenStanding)]
    pub standing: Standing,
    /// How often an ability for once per game can still be used.
    #[serde(flatten)]
    #[schema(value_type = uses::WrittenUses)]
    pub uses: Uses,
    /// Quorum cards assigned to the player.
    #[cfg_attr(feature = "types", ts(as = "Vec<Quorum>"))]
    pub assigned: SmallVec<[Quorum; 2]>,
    /// Loyalty cards that lie open.
    #[cfg_attr(feature = "types", ts(as = "Vec<Loyalty>"))]
    pub open_loyalty: SmallVec<[Loyalty; 2]>,
    /// How many turns the player has begun.
    pub turns: u32,
}

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Kept {
    /// The rule it brings.
    pub rule: Rule,
    /// The card.
    pub card: Origin,
}

/// What a skill check is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CheckFor {
    /// A crisis card.
    Crisis(Crisis),
    /// A super crisis card, which character abilities don't touch.
    SuperCrisis(SuperCrisis),
    /// A location that somebody uses, perhaps on somebody.
    Location {
        /// The location.
        location: Location,
        /// Who uses it.
        by: Seat,
        /// On whom.
        on: Option<Seat>,
    },
    /// Any other card or sheet that somebody uses, perhaps on somebody.
    Card {
        /// The card or sheet.
        card: Origin,
        /// Who uses it.
        by: Seat,
        /// On whom.
        on: Option<Seat>,
    },
}

impl CheckFor {
    /// What somebody does with a card, sheet or location demands a check.
    pub fn new(origin: Origin, by: Seat, on: Option<Seat>) -> CheckFor {
        match origin {
            Origin::Crisis(crisis) => CheckFor::Crisis(crisis),
            Origin::SuperCrisis(card) => CheckFor::SuperCrisis(card),
            Origin::Location(location) => CheckFor::Location { location, by, on },
            card => CheckFor::Card { card, by, on },
        }
    }

    /// Whether it is this player's own affair: a check for what the player uses, or what is used on the player.
    pub fn concerns(self, seat: Seat) -> bool {
        match self {
            CheckFor::Location { by, on, .. } | CheckFor::Card { by, on, .. } => {
                by == seat || on == Some(seat)
            }
            CheckFor::Crisis(_) | CheckFor::SuperCrisis(_) => false,
        }
    }

    /// What demands it.
    pub fn origin(self) -> Origin {
        match self {
            CheckFor::Crisis(crisis) => Origin::Crisis(crisis),
            CheckFor::SuperCrisis(card) => Origin::SuperCrisis(card),
            CheckFor::Location { location, .. } => Origin::Location(location),
            CheckFor::Card { card, .. } => card,
        }
    }
}

/// A skill check under way. {fleet.skill-check.begins}
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CheckUnderWay {
    /// What it is for.
    pub what: CheckFor,
    /// What the strength has to reach, after changes.
    pub difficulty: i8,
    /// The threshold of a partial success, which nothing changes.
    pub partial: Option<u8>,
    /// The types that count for it.
    pub skills: Skills,
    /// Whether cards are played face up.
    pub open: bool,
    /// A type whose cards have no strength.
    pub worthless: Option<Skill>,
    /// Interrupts of which only one may be played in a check and which was played.
    #[cfg_attr(feature = "types", ts(as = "Vec<crate::window::Play>"))]
    pub once: SmallVec<[crate::window::Play; 2]>,
    /// How many cards came from the destiny deck.
    pub destiny: u8,
    /// How many cards each player has added.
    pub played: Vec<u8>,
    /// The cards, once all see them.
    pub shown: Vec<SkillCard>,
    /// The strength, once it was counted.
    pub strength: Option<i8>,
    /// The outcome, once it is settled.
    pub outcome: Option<CheckOutcome>,
}

impl CheckUnderWay {
    /// How many cards are in the check.
    pub fn cards(&self) -> u8 {
        self.destiny + self.played.iter().sum::<u8>()
    }
}

/// How a check ended. {fleet.skill-check.outcome}
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(strum::Display, Serialize, Deserialize, ToSchema, strum::EnumIter)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum CheckOutcome {
    /// Passed.
    Pass,
    /// Partly passed.
    Partial,
    /// Failed.
    Fail,
}

/// A die roll under way. {fleet.die.modifiers}
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Roll {
    /// Who rolls.
    pub roller: Seat,
    /// What the roll is for.
    pub purpose: RollFor,
    /// What the result has to be for what the roll is about to happen.
    pub needs: Test,
    /// What is added to the die.
    pub bonus: i8,
    /// Whether Strategic Planning was played on it.
    pub planned: bool,
    /// What the die shows, before the bonus.
    pub shown: Option<u8>,
    /// Whether the die is to be rolled again.
    pub again: bool,
}

impl Roll {
    /// The result, once the die was rolled.
    pub fn result(&self) -> Option<u8> {
        self.shown.map(|shown| self.chance().result(shown))
    }

    /// How it stands before the die is rolled.
    pub fn chance(&self) -> Chance {
        Chance { needs: self.needs, bonus: self.bonus }
    }
}

/// What a die is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RollFor {
    /// A card or location.
    Effect,
    /// An attack on a viper, which has a pilot or not.
    AttackOnViper(Option<Seat>),
    /// Any other attack.
    Attack,
    /// The risk of a jump by FTL Control.
    FtlJump,
}

/// What one seat sees of its own.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default)]
pub struct Own {
    /// Skill cards.
    pub hand: Vec<SkillCard>,
    /// Loyalty cards that lie face down.
    pub loyalty: Vec<Dealt>,
    /// Other cards and tokens.
    #[serde(flatten)]
    #[schema(value_type = std::collections::BTreeMap<String, Vec<String>>)]
    pub held: Held,
    /// What the player was allowed to look at.
    pub seen: Vec<Sighting>,
}

/// Something that a player was allowed to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sighting {
    /// Another player's loyalty card.
    Loyalty {
        /// Whose it was.
        of: Seat,
        /// The card.
        dealt: Dealt,
    },
    /// What a civilian ship on the board carries.
    Civilian {
        /// Which.
        ship: CivilianId,
        /// What it carries.
        cargo: Cargo,
    },
}

/// What nobody sees.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hidden {
    /// Chance.
    pub dice: Dice,
    /// The skill decks; the last card is the top.
    #[serde(with = "by_skill")]
    pub skill_decks: [Vec<SkillCard>; Skill::COUNT],
    /// The skill discard piles, of which only the top is public.
    #[serde(with = "by_skill")]
    pub skill_discards: [Vec<SkillCard>; Skill::COUNT],
    /// The destiny deck.
    pub destiny: Vec<SkillCard>,
    /// The cards of the skill check under way.
    pub check_cards: Vec<SkillCard>,
    /// Every other deck and pile.
    #[serde(flatten)]
    pub stocks: Stocks,
    /// Loyalty cards still to be dealt.
    pub loyalty_deck: Vec<Dealt>,
    /// What the civilian ships on the board carry.
    pub civilians: Vec<(CivilianId, Cargo)>,
}

/// A Galactica damage token. {fleet.combat.galactica-damage}
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum DamageToken {
    /// Damages a location.
    Location(Location),
    /// Costs 1 of a resource and is gone.
    Resource(Resource),
}

impl DamageToken {
    /// All tokens.
    pub fn all() -> impl Iterator<Item = DamageToken> {
        let locations = Location::on(Ship::Galactica).filter(|location| location.can_be_damaged());
        let resources = [Resource::Food, Resource::Fuel].map(DamageToken::Resource);
        locations.map(DamageToken::Location).chain(resources)
    }
}

impl fmt::Display for DamageToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DamageToken::Location(location) => location.fmt(f),
            DamageToken::Resource(resource) => resource.fmt(f),
        }
    }
}

/// How the game ended. {fleet.ending.human-loss}
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(strum::Display, Serialize, Deserialize, ToSchema, strum::EnumIter)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The humans reached Kobol.
    HumansWin,
    /// Fuel ran out.
    NoFuel,
    /// Food ran out.
    NoFood,
    /// Morale ran out.
    NoMorale,
    /// Population ran out.
    NoPopulation,
    /// A centurion reached the end of the boarding party track.
    CenturionInvasion,
    /// Six locations were damaged at once.
    GalacticaDestroyed,
}

impl Outcome {
    /// Whether the humans have won.
    pub fn humans_win(self) -> bool {
        self == Outcome::HumansWin
    }

    pub(crate) fn ran_out_of(resource: Resource) -> Outcome {
        match resource {
            Resource::Fuel => Outcome::NoFuel,
            Resource::Food => Outcome::NoFood,
            Resource::Morale => Outcome::NoMorale,
            Resource::Population => Outcome::NoPopulation,
        }
    }
}

/// The top of the jump track, where the fleet jumps by itself. {fleet.jump.track}
pub const AUTO_JUMP: u8 = 5;
