//! What one viewer may know, built up from public and own parts. {fleet.secrecy.public}

use serde::Serialize;
use smallvec::SmallVec;
use strum::EnumCount;
use tabletop::{Seat, Viewer};
use utoipa::ToSchema;

use crate::cards::loyalty::LoyaltyId;
use crate::configuration::MOST_PLAYERS;
use crate::effect::Title;
use crate::state::{Own, Public, State};
use crate::stock::{Component, HeldBacks, Stock, StockBacks};
use crate::tally::{DieRoll, Tally, Unread};
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
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<crate::cards::Quorum>>"))]
    #[schema(value_type = Option<Vec<crate::cards::Quorum>>)]
    pub quorum: Option<&'a [Component]>,
    /// What the cards of the check under way come to.
    #[cfg_attr(feature = "types", ts(as = "Option<Tally>"))]
    #[schema(value_type = Option<Tally>)]
    pub tally: Unread<'a, Tally>,
    /// How the die roll under way stands.
    #[cfg_attr(feature = "types", ts(as = "Option<DieRoll>"))]
    #[schema(value_type = Option<DieRoll>)]
    pub die: Unread<'a, DieRoll>,
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
    /// How many cards and tokens of other kinds.
    #[serde(flatten)]
    #[schema(value_type = std::collections::BTreeMap<String, u8>)]
    pub held: HeldBacks,
}

/// What all see of the decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Decks {
    /// How many cards each skill deck has, of the types that are in the game.
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub skill: SmallVec<[u8; Skill::COUNT]>,
    /// The top of each skill discard pile.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<SkillCard>>"))]
    pub skill_discards: SmallVec<[Option<SkillCard>; Skill::COUNT]>,
    /// How many cards the destiny deck has.
    pub destiny: u8,
    /// How many loyalty cards are still to be dealt.
    pub loyalty: u8,
    /// Every other deck and pile.
    #[serde(flatten)]
    #[schema(value_type = std::collections::BTreeMap<String, serde_json::Value>)]
    pub stocks: StockBacks,
}

/// What `viewer` may know of `state`.
pub fn view(state: &State, viewer: Viewer) -> View<'_> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let hidden = &state.hidden;
    let skills = state.public.configuration.skills();
    let president = seat.is_some() && seat == state.public.holder(Title::President);
    View {
        seat,
        public: &state.public,
        distance: state.public.distance(),
        backs: state.own.iter().map(backs).collect(),
        decks: Decks {
            skill: skills.iter().map(|skill| hidden.skill_decks[skill.index()].len() as u8).collect(),
            skill_discards: skills
                .iter()
                .map(|skill| hidden.skill_discards[skill.index()].last().copied())
                .collect(),
            destiny: hidden.destiny.len() as u8,
            loyalty: hidden.loyalty_deck.len() as u8,
            stocks: StockBacks::of(&hidden.stocks),
        },
        own: seat.and_then(|seat| state.own.get(seat.index())),
        quorum: president.then_some(hidden.stocks[Stock::Quorum].with_title.as_slice()),
        tally: Unread::new(&state.public),
        die: Unread::new(&state.public),
    }
}

impl View<'_> {
    /// What all see of the piles of a type: how many cards its deck has, and the top of its discard pile.
    pub fn skill_piles(&self, skill: Skill) -> (u8, Option<SkillCard>) {
        let at = self.public.configuration.skills().iter().position(|other| other == skill);
        at.map_or((0, None), |at| (self.decks.skill[at], self.decks.skill_discards[at]))
    }
}

fn backs(own: &Own) -> Backs {
    Backs {
        skill_cards: own.hand.len() as u8,
        loyalty: own.loyalty.iter().map(|dealt| dealt.id).collect(),
        held: HeldBacks::of(&own.held),
    }
}
