//! Where a player stands between humans and Cylons, and what that allows. Rules ask for what is allowed, not for the
//! standing itself. {fleet.players.human-and-cylon}

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{Display, EnumString, IntoStaticStr};
use tabletop::Seat;
use utoipa::ToSchema;

use super::{Outcome, State};

/// How a player stands between humans and Cylons, as all see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Standing {
    /// Not revealed as anything else: human, or a Cylon in hiding.
    Human,
    /// A human player who has been revealed as the Mutineer.
    Mutineer,
    /// A revealed Cylon.
    Cylon,
    /// A Sympathizer who became a Cylon player.
    Sympathizer,
    /// A Cylon Leader among the Cylons.
    CylonLeader,
    /// A Cylon player among the humans.
    Infiltrating,
    /// A human player whose character was executed, until there is a new one.
    Executed,
    /// Out of the game, but for what the rules let the eliminated do.
    Eliminated,
}

/// The form in which a standing is written. Whoever reads it finds at once as what a Cylon player was revealed; whoever
/// writes that alone has said everything.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct WrittenStanding {
    /// Where the player stands.
    standing: &'static str,
    /// As what the player was revealed, if it is a Cylon player.
    cylon: Option<&'static str>,
}

impl Serialize for Standing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cylon = (self.rights().side == Side::Cylon).then(|| self.into());
        WrittenStanding { standing: self.into(), cylon }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Standing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Standing, D::Error> {
        #[derive(Deserialize)]
        struct Read {
            standing: String,
            #[serde(default)]
            cylon: Option<String>,
        }
        let read = Read::deserialize(deserializer)?;
        let word = |word: &str| {
            word.parse::<Standing>()
                .map_err(|_| D::Error::custom(format!("`{word}` is no standing of a player")))
        };
        word(read.cylon.as_ref().unwrap_or(&read.standing))
    }
}

/// The team that rules mean when they say "human players" or "Cylon players".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Human players.
    Human,
    /// Cylon players.
    Cylon,
    /// Neither of them.
    Neither,
}

/// What a standing allows.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a right of its own
pub struct Rights {
    /// Whom rules mean.
    pub side: Side,
    /// On whose boards characters move of their own will. {fleet.movement.sides}
    pub moves_with: Side,
    /// Whether titles may be held. {fleet.titles.given}
    pub holds_titles: bool,
    /// Whether the own turn ends with a crisis card. {fleet.turn.crisis}
    pub draws_crises: bool,
    /// Whether crisis cards can force anything. {fleet.cylons.ignore}
    pub suffers_crises: bool,
    /// How many cards may be added to a check; all, if nothing is said. {fleet.skill-check.limits}
    pub most_in_check: Option<u8>,
    /// Whether the character sheet counts. {fleet.cylons.limits}
    pub has_sheet: bool,
    /// Whether the texts of skill cards can be used. {fleet.cylons.limits}
    pub uses_skill_cards: bool,
    /// Whether Cylon ships obey. {fleet.loyalty.sympathizer}
    pub commands_cylon_ships: bool,
    /// Whether the player is among the winners of a game that ended like this. {fleet.ending.teams}
    pub wins: fn(&State, Seat, Outcome) -> bool,
}

const HUMAN: Rights = Rights {
    side: Side::Human,
    moves_with: Side::Human,
    holds_titles: true,
    draws_crises: true,
    suffers_crises: true,
    most_in_check: None,
    has_sheet: true,
    uses_skill_cards: true,
    commands_cylon_ships: false,
    wins: with_the_own_team,
};

const CYLON: Rights = Rights {
    side: Side::Cylon,
    moves_with: Side::Cylon,
    holds_titles: false,
    draws_crises: false,
    suffers_crises: false,
    most_in_check: Some(1),
    has_sheet: false,
    uses_skill_cards: false,
    commands_cylon_ships: true,
    wins: with_the_own_team,
};

/// Whoever has no character takes no part until there is one.
const NOBODY: Rights = Rights {
    side: Side::Neither,
    moves_with: Side::Neither,
    holds_titles: false,
    draws_crises: false,
    suffers_crises: false,
    most_in_check: Some(0),
    has_sheet: false,
    uses_skill_cards: false,
    commands_cylon_ships: false,
    wins: with_the_own_team,
};

impl Standing {
    /// What it allows.
    pub fn rights(self) -> &'static Rights {
        match self {
            Standing::Human | Standing::Mutineer => &HUMAN,
            Standing::Cylon => &CYLON,
            Standing::Sympathizer => &Rights { commands_cylon_ships: false, ..CYLON },
            Standing::CylonLeader => &Rights { has_sheet: true, ..CYLON },
            Standing::Infiltrating => &Rights { holds_titles: false, most_in_check: Some(2), ..HUMAN },
            Standing::Executed | Standing::Eliminated => &NOBODY,
        }
    }
}

/// Humans win together, and so do Cylons, revealed or not. {fleet.loyalty.team}
fn with_the_own_team(s: &State, seat: Seat, outcome: Outcome) -> bool {
    s.is_on_cylon_team(seat) != outcome.humans_win()
}
