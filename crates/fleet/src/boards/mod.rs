//! The boards and the locations on them, as rows. A new board is a file here, its locations' names and a line of [`ALL`].

mod colonial_one;
mod cylon_locations;
mod galactica;

use std::sync::LazyLock;

use serde::Serialize;
use smallvec::SmallVec;
use strum::IntoEnumIterator;
use utoipa::ToSchema;

use crate::configuration::{Configuration, Term};
use crate::deed::Deed;
use crate::origin::Passage;
use crate::state::Side;
use crate::{Location, Ship};

/// Where a board lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Region {
    /// In the middle, with space around it.
    Middle,
    /// With the ships of the fleet.
    Fleet,
    /// With the Cylons.
    Cylons,
}

/// A board, or a part of the main one.
#[derive(Debug)]
pub struct Board {
    /// What its locations are on.
    pub ship: Ship,
    /// Who goes there of their own will. {fleet.movement.sides}
    pub of: Side,
    /// Where it lies.
    pub region: Region,
    /// With what it is there.
    pub there: Term,
    /// The board on which it is laid, if it is an overlay.
    pub covers: Option<&'static Board>,
    /// Under which name its texts are filed that no tree says, if it is an overlay: the board below has others.
    pub wording: Option<&'static str>,
    /// Its locations, in their order.
    pub sites: &'static [Site],
}

/// A location as it is printed on a board.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// Which.
    pub location: Location,
    /// Whether nobody may go there of their own will. {fleet.movement.hazardous}
    pub hazardous: bool,
    /// Whether a damage token can lie on it.
    pub can_be_damaged: bool,
    /// Whether it says what staying there means.
    pub has_rule: bool,
    /// What a player there can do as an action.
    pub action: Option<Deed>,
    /// What a player there can do as an action instead of that, where two are printed.
    pub second_action: Option<Deed>,
}

/// A location where nothing can be done.
const fn site(location: Location) -> Site {
    Site {
        location,
        hazardous: false,
        can_be_damaged: false,
        has_rule: false,
        action: None,
        second_action: None,
    }
}

impl Site {
    /// The same with an action.
    const fn with(self, action: Deed) -> Site {
        Site { action: Some(action), ..self }
    }

    /// One of its actions, by the text that says it.
    pub fn deed(&self, passage: Passage) -> Option<&Deed> {
        match passage {
            Passage::Whole => self.action.as_ref(),
            Passage::Second => self.second_action.as_ref(),
            _ => None,
        }
    }

    /// The same, where nobody goes of their own will and staying has its price.
    const fn hazardous(self) -> Site {
        Site { hazardous: true, has_rule: true, ..self }
    }

    /// The same with a damage token.
    const fn with_token(self) -> Site {
        Site { can_be_damaged: true, ..self }
    }
}

/// All boards, those before the others that can be covered.
pub static ALL: [&Board; 3] = [&galactica::BOARD, &colonial_one::BOARD, &cylon_locations::BOARD];

/// Where a location is printed: on one board, or on its overlays as well.
type Printings = SmallVec<[(&'static Board, &'static Site); 2]>;

static PRINTINGS: LazyLock<Vec<Printings>> = LazyLock::new(|| {
    let on = |board: &'static Board, location| {
        let site = board.sites.iter().find(move |site| site.location == location)?;
        Some((board, site))
    };
    let of = |location| ALL.iter().filter_map(|board| on(board, location)).collect();
    Location::iter().map(of).collect()
});

/// Those of these boards that lie open in a game, under no overlay.
pub fn open(
    boards: &'static [&'static Board],
    configuration: &Configuration,
) -> impl Iterator<Item = &'static Board> {
    boards.iter().copied().filter(|board| lies_open(board, boards, configuration))
}

fn lies_open(board: &'static Board, among: &[&'static Board], configuration: &Configuration) -> bool {
    let covers = |other: &&Board| other.covers.is_some_and(|covered| std::ptr::eq(covered, board));
    let covered = among.iter().copied().filter(covers).any(|other| other.there.holds(configuration));
    board.there.holds(configuration) && !covered
}

/// The boards of a game.
pub fn boards(configuration: &Configuration) -> impl Iterator<Item = &'static Board> {
    open(&ALL, configuration)
}

impl Location {
    fn printings(self) -> &'static Printings {
        &PRINTINGS[self as usize]
    }

    /// Whose board it is on.
    pub fn side(self) -> Side {
        self.first_printing().0.of
    }

    /// What the location is on.
    pub fn ship(self) -> Ship {
        self.first_printing().0.ship
    }

    /// The location as it was first printed, before any overlay.
    pub fn first_printing(self) -> (&'static Board, &'static Site) {
        self.printings()[0]
    }

    /// The location as it is in a game, if it is there.
    pub fn site(self, configuration: &Configuration) -> Option<&'static Site> {
        self.printing(configuration).map(|(_, site)| site)
    }

    /// The same with the board on which it is printed.
    pub fn printing(self, configuration: &Configuration) -> Option<(&'static Board, &'static Site)> {
        match self.printings().as_slice() {
            &[(board, site)] => board.there.holds(configuration).then_some((board, site)),
            several => several.iter().find(|(board, _)| lies_open(board, &ALL, configuration)).copied(),
        }
    }

    /// Whether a damage token can lie on it.
    pub fn can_be_damaged(self) -> bool {
        self.first_printing().1.can_be_damaged
    }

    /// The locations of a ship.
    pub fn on(ship: Ship) -> impl Iterator<Item = Location> {
        Location::iter().filter(move |location| location.ship() == ship)
    }
}
