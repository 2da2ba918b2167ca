//! What one viewer may know, built up from public and own parts. {fleet.secrecy.public}

use serde::Serialize;
use smallvec::SmallVec;
use tabletop::{Seat, Viewer};
use utoipa::ToSchema;

use crate::cards::loyalty::LoyaltyId;
use crate::cards::{Crisis, Quorum};
use crate::configuration::MOST_PLAYERS;
use crate::state::{Own, Public, State};
use crate::{Skill, SkillCard};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View<'a> {
    /// The seat of the viewer, if there is one.
    pub seat: Option<Seat>,
    /// What all see.
    pub public: &'a Public,
    /// How far the fleet has come.
    pub distance: u8,
    /// What all see of each player's cards.
    #[cfg_attr(feature = "types", ts(as = "Vec<Backs>"))]
    pub backs: SmallVec<[Backs; MOST_PLAYERS]>,
    /// What all see of the decks.
    pub decks: Decks,
    /// What only the viewer sees.
    pub own: Option<&'a Own>,
    /// The quorum cards, for the President.
    pub quorum: Option<&'a [Quorum]>,
}

/// What all see of a player's cards: their backs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Backs {
    /// How many skill cards.
    pub skill_cards: u8,
    /// Which loyalty cards lie face down.
    #[cfg_attr(feature = "types", ts(as = "Vec<LoyaltyId>"))]
    pub loyalty: SmallVec<[LoyaltyId; 4]>,
    /// How many super crisis cards.
    pub super_crises: u8,
}

/// What all see of the decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Decks {
    /// How many cards each skill deck has.
    pub skill: [u8; 5],
    /// The top of each skill discard pile.
    pub skill_discards: [Option<SkillCard>; 5],
    /// How many cards the destiny deck has.
    pub destiny: u8,
    /// How many cards the crisis deck has.
    pub crisis: u8,
    /// The top of the crisis discard pile.
    pub crisis_discard: Option<Crisis>,
    /// How many cards the quorum deck has.
    pub quorum: u8,
    /// The top of the quorum discard pile.
    pub quorum_discard: Option<Quorum>,
    /// How many quorum cards the President holds.
    pub quorum_hand: u8,
    /// How many cards the destination deck has.
    pub destination: u8,
    /// How many cards the super crisis deck has.
    pub super_crisis: u8,
    /// How many loyalty cards are still to be dealt.
    pub loyalty: u8,
    /// How many civilian ships are beside the board.
    pub civilians: u8,
    /// How many Galactica damage tokens are left.
    pub galactica_damage: u8,
}

/// What `viewer` may know of `state`.
pub fn view(state: &State, viewer: Viewer) -> View<'_> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let hidden = &state.hidden;
    let president = !state.public.players.is_empty() && seat == Some(state.public.president);
    View {
        seat,
        public: &state.public,
        distance: state.public.distance(),
        backs: state.own.iter().map(backs).collect(),
        decks: Decks {
            skill: Skill::ALL.map(|skill| hidden.skill_decks[skill.index()].len() as u8),
            skill_discards: Skill::ALL.map(|skill| hidden.skill_discards[skill.index()].last().copied()),
            destiny: hidden.destiny.len() as u8,
            crisis: hidden.crisis_deck.len() as u8,
            crisis_discard: hidden.crisis_discard.last().copied(),
            quorum: hidden.quorum_deck.len() as u8,
            quorum_discard: hidden.quorum_discard.last().copied(),
            quorum_hand: hidden.quorum_hand.len() as u8,
            destination: hidden.destination_deck.len() as u8,
            super_crisis: hidden.super_crisis_deck.len() as u8,
            loyalty: hidden.loyalty_deck.len() as u8,
            civilians: hidden.civilian_pile.len() as u8,
            galactica_damage: hidden.galactica_damage.len() as u8,
        },
        own: seat.and_then(|seat| state.own.get(seat.index())),
        quorum: president.then_some(hidden.quorum_hand.as_slice()),
    }
}

fn backs(own: &Own) -> Backs {
    Backs {
        skill_cards: own.hand.len() as u8,
        loyalty: own.loyalty.iter().map(|dealt| dealt.id).collect(),
        super_crises: own.super_crises.len() as u8,
    }
}
