//! Why somebody is suspected or trusted, as a value that can be sent and worded.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use tabletop::Seat;
use utoipa::ToSchema;

use crate::cards::{Crisis, Loyalty, SuperCrisis};
use crate::choice::CrisisBox;
use crate::state::CheckFor;
use crate::{Skill, SkillCard};

/// Cards of one type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OfType {
    /// The type.
    pub skill: Skill,
    /// How many.
    pub cards: u8,
}

/// Something that speaks for or against a player: what the player did, or what others did who can't all be Cylons. What a seat alone has seen is among them: reasons are for that seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Reason {
    /// Cards were against a check to which these players added cards.
    Check {
        /// When.
        turn: u32,
        /// What the check was for.
        what: CheckFor,
        /// The cards against it that the viewer did not add.
        #[cfg_attr(feature = "types", ts(as = "Vec<OfType>"))]
        #[schema(value_type = Vec<OfType>)]
        against: SmallVec<[OfType; 2]>,
        /// Who added how many cards, but for the viewer.
        #[cfg_attr(feature = "types", ts(as = "Vec<(Seat, u8)>"))]
        #[schema(value_type = Vec<(u8, u8)>)]
        added: SmallVec<[(Seat, u8); 6]>,
        /// For each of them, the types of the cards against it that they could have had.
        #[cfg_attr(feature = "types", ts(as = "Vec<crate::Skills>"))]
        #[schema(value_type = Vec<crate::Skills>)]
        could: SmallVec<[crate::Skills; 6]>,
    },
    /// A player laid cards into a check for all to see.
    Openly {
        /// When.
        turn: u32,
        /// Who.
        seat: Seat,
        /// What the check was for.
        what: CheckFor,
        /// Which cards.
        #[cfg_attr(feature = "types", ts(as = "Vec<SkillCard>"))]
        #[schema(value_type = Vec<SkillCard>)]
        cards: SmallVec<[SkillCard; 4]>,
        /// How many of them were against it.
        against: u8,
    },
    /// A player had cards for a check and added none.
    Withheld {
        /// When.
        turn: u32,
        /// Who.
        seat: Seat,
        /// What the check was for.
        what: CheckFor,
    },
    /// A player added several cards to a check, most of which must have helped.
    Generous {
        /// When.
        turn: u32,
        /// Who.
        seat: Seat,
        /// What the check was for.
        what: CheckFor,
        /// How many cards.
        cards: u8,
    },
    /// A player chose one of two boxes of a crisis card, to decide for all.
    #[schema(rename_all = "kebab-case")]
    Chose {
        /// When.
        turn: u32,
        /// Who.
        seat: Seat,
        /// The crisis card,
        crisis: Option<Crisis>,
        /// or super crisis card.
        super_crisis: Option<SuperCrisis>,
        /// What was chosen.
        choice: CrisisBox,
        /// Whether it was the worse of the two for the humans, as far as the viewer can tell.
        worse: bool,
    },
    /// A player accused another.
    Accused {
        /// When.
        turn: u32,
        /// Who.
        by: Seat,
        /// Whom.
        on: Seat,
    },
    /// A player let another act with an Executive Order.
    Ordered {
        /// When.
        turn: u32,
        /// Who.
        by: Seat,
        /// Whom.
        to: Seat,
    },
    /// A player had the fleet jump early, at a risk, with little to flee from.
    Hasty {
        /// When.
        turn: u32,
        /// Who.
        seat: Seat,
        /// The population at risk.
        risk: u8,
    },
    /// A player has had so many turns without revealing a Cylon card.
    Unrevealed {
        /// Who.
        seat: Seat,
        /// From which turn on: loyalty cards that come later are counted anew.
        since: u32,
        /// How many turns.
        turns: u8,
    },
    /// A player revealed a Cylon card: so many fewer are left for the others.
    Revealed {
        /// When.
        turn: u32,
        /// Who.
        seat: Seat,
    },
    /// The viewer has seen a loyalty card of another.
    Seen {
        /// Whose.
        of: Seat,
        /// Which.
        card: Loyalty,
    },
}

/// A reason and how much it weighs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Weighed {
    /// What speaks for or against the player.
    pub reason: Reason,
    /// By how much the log-odds that the player is a Cylon would change without it: above 0 it makes the player more
    /// suspicious.
    pub weight: f64,
}
