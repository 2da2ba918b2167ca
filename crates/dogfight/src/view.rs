//! What one viewer may know, built up from public and own parts. {dogfight.secrecy.hidden}

use serde::Serialize;
use smallvec::SmallVec;
use tabletop::{Seat, Viewer};
use utoipa::ToSchema;

use crate::counter::Pool;
use crate::ship::ShipId;
use crate::state::{Cockpit, Own, Public, State};
use crate::targets::{self, Aimed};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View<'a> {
    /// The seat of the viewer, if there is one.
    pub seat: Option<Seat>,
    /// What all see.
    pub public: &'a Public,
    /// What all see of the cards and counters beside each control panel.
    #[cfg_attr(feature = "types", ts(as = "Vec<Backs>"))]
    pub backs: SmallVec<[Backs; 8]>,
    /// What only the viewer sees.
    pub own: Option<&'a Own>,
    /// What every ship sees of its enemies.
    #[cfg_attr(feature = "types", ts(as = "Vec<Aimed>"))]
    #[schema(value_type = Vec<Aimed>)]
    pub aimed: AimedOnDemand<'a>,
    /// How many blue counters are left.
    pub blue: u16,
    /// How many collision counters are left.
    pub collision: u16,
}

/// What every ship sees of its enemies, worked out only when it is written down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AimedOnDemand<'a>(&'a Public);

impl Serialize for AimedOnDemand<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(targets::all_aimed(self.0))
    }
}

/// What all see of the things beside a control panel: their backs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
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
        aimed: AimedOnDemand(&state.public),
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
