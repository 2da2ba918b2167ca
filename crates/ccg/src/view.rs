//! What one viewer may know, built up from public and own parts. {ccg.zones.secrets}

use serde::Serialize;
use smallvec::SmallVec;
use strum::IntoEnumIterator;
use tabletop::{Seat, Viewer};
use utoipa::ToSchema;

use crate::board::Board;
use crate::card::{Keyword, Trait};
use crate::state::{Own, PieceId, Public, State};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View<'a> {
    /// The seat of the viewer, if there is one.
    pub seat: Option<Seat>,
    /// What all see.
    pub public: &'a Public,
    /// How many cards each player has in hand and deck.
    #[cfg_attr(feature = "types", ts(as = "Vec<Backs>"))]
    pub backs: SmallVec<[Backs; 6]>,
    /// What follows from the cards in play.
    #[cfg_attr(feature = "types", ts(as = "Standing"))]
    #[schema(value_type = Standing)]
    pub standing: Lazily<'a>,
    /// What only the viewer sees.
    pub own: Option<&'a Own>,
}

/// What all see of a player's hidden cards: how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Backs {
    /// In hand.
    pub hand: u8,
    /// In the deck.
    pub deck: u8,
}

/// The [`Standing`] of what all see, which is worked out for those who read it: programs ask a [`Board`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lazily<'a>(&'a Public);

impl Serialize for Lazily<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Standing::of(self.0).serialize(serializer)
    }
}

/// What follows from the cards in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Standing {
    /// The units.
    pub units: Vec<UnitStanding>,
    /// The power of each revealed threat.
    pub threats: Vec<i8>,
    /// The Cylon threat level.
    pub threat_level: i8,
    /// The fleet defense level.
    pub fleet_defense: i8,
}

/// A unit with everything counted that changes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct UnitStanding {
    /// Which.
    pub id: PieceId,
    /// Its power.
    pub power: i8,
    /// Its Cylon threat number.
    pub threat: i8,
    /// Its traits.
    pub traits: Vec<Trait>,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
    /// Whether it could challenge now.
    pub can_challenge: bool,
}

impl Standing {
    /// What follows from these cards in play.
    pub fn of(public: &Public) -> Standing {
        let board = Board::of(public);
        let units = public.pieces().filter(|piece| piece.is_unit()).map(|piece| UnitStanding {
            id: piece.id,
            power: board.power(piece),
            threat: board.threat_number(piece),
            traits: board.traits(piece).iter().collect(),
            keywords: Keyword::iter().filter(|keyword| board.has(piece, *keyword)).collect(),
            can_challenge: board.can_challenge(piece),
        });
        Standing {
            units: units.collect(),
            threats: public.threats.iter().map(|threat| board.threat_power(threat)).collect(),
            threat_level: board.threat_level(),
            fleet_defense: board.fleet_defense(),
        }
    }
}

/// What `viewer` may know of `state`.
pub fn view(state: &State, viewer: Viewer) -> View<'_> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let backs = state.own.iter().zip(&state.hidden.decks);
    View {
        seat,
        public: &state.public,
        backs: backs
            .map(|(own, deck)| Backs { hand: own.hand.len() as u8, deck: deck.len() as u8 })
            .collect(),
        standing: Lazily(&state.public),
        own: seat.and_then(|seat| state.own.get(seat.index())),
    }
}
