//! What one viewer may know, built up from public and own parts. {ccg.zones.secrets}

use serde::Serialize;
use smallvec::SmallVec;
use tabletop::{Seat, Viewer};

use crate::state::{Own, Public, State};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View<'a> {
    /// The seat of the viewer, if there is one.
    pub seat: Option<Seat>,
    /// What all see.
    pub public: &'a Public,
    /// How many cards each player has in hand and deck.
    pub backs: SmallVec<[Backs; 6]>,
    /// What only the viewer sees.
    pub own: Option<&'a Own>,
}

/// What all see of a player's hidden cards: how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Backs {
    /// In hand.
    pub hand: u8,
    /// In the deck.
    pub deck: u8,
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
        own: seat.and_then(|seat| state.own.get(seat.index())),
    }
}
