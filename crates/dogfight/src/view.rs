//! What one viewer may know, built up from public and own parts. {dogfight.secrecy.hidden}

use serde::Serialize;
use smallvec::SmallVec;
use tabletop::{Seat, Viewer};

use crate::counter::Pool;
use crate::ship::ShipId;
use crate::state::{Cockpit, Own, Public, State};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct View<'a> {
    /// The seat of the viewer, if there is one.
    pub seat: Option<Seat>,
    /// What all see.
    pub public: &'a Public,
    /// What all see of the cards and counters beside each control panel.
    pub backs: SmallVec<[Backs; 8]>,
    /// What only the viewer sees.
    pub own: Option<&'a Own>,
    /// How many blue counters are left.
    pub blue: u16,
    /// How many collision counters are left.
    pub collision: u16,
}

/// What all see of the things beside a control panel: their backs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Backs {
    /// Whose.
    pub ship: ShipId,
    /// How many blue counters.
    pub blue: u8,
    /// How many collision counters.
    pub collision: u8,
    /// How many cards lie planned.
    pub cards: u8,
}

/// What `viewer` may know of `state`.
pub fn view(state: &State, viewer: Viewer) -> View<'_> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    View {
        seat,
        public: &state.public,
        backs: state.public.ships.iter().map(|ship| backs(ship.id, state.cockpit(ship.id))).collect(),
        own: seat.and_then(|seat| state.own.get(seat.index())),
        blue: state.hidden.blue.len() as u16,
        collision: state.hidden.collision.len() as u16,
    }
}

fn backs(ship: ShipId, cockpit: &Cockpit) -> Backs {
    let count = |pool: Pool| cockpit.damage.iter().filter(|damage| damage.pool == pool).count() as u8;
    Backs {
        ship,
        blue: count(Pool::Blue),
        collision: count(Pool::Collision),
        cards: cockpit.plan.map_or(0, |plan| plan.cards.count()),
    }
}
