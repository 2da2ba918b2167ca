//! The six areas around Galactica and what flies in them. How ships act lives in `activation` and `combat`.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{Display, EnumCount, IntoEnumIterator};
use utoipa::ToSchema;

use crate::craft::Counts;

/// One of the six areas of space, counted clockwise from the front of Galactica.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Area(u8);

impl Area {
    /// In front of Galactica.
    pub const FRONT: Area = Area(1);
    /// Behind Galactica.
    pub const REAR: Area = Area(4);
    /// All six.
    pub const ALL: [Area; 6] = [Area(1), Area(2), Area(3), Area(4), Area(5), Area(6)];
    /// Those with a launch icon.
    pub const LAUNCH: [Area; 2] = [Area(5), Area(6)];

    /// The area with this number.
    ///
    /// # Panics
    /// If there is none; it is meant for card tables.
    pub const fn number(number: u8) -> Area {
        assert!(number >= 1 && number <= 6, "areas are numbered 1 to 6");
        Area(number)
    }

    /// The area's position in arrays that hold one entry an area.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    /// The next area clockwise.
    #[must_use]
    pub fn clockwise(self) -> Area {
        Area(self.0 % 6 + 1)
    }

    /// The next area counter-clockwise.
    #[must_use]
    pub fn counter_clockwise(self) -> Area {
        Area((self.0 + 4) % 6 + 1)
    }

    /// The two neighbours. Nothing crosses over Galactica.
    pub fn adjacent(self) -> [Area; 2] {
        [self.clockwise(), self.counter_clockwise()]
    }

    /// The areas up to so many steps away, the nearest first.
    pub fn within(self, steps: u8) -> impl Iterator<Item = Area> {
        let farther = move |steps: u8, way: fn(Area) -> Area| (0..steps).fold(self, |area, _| way(area));
        (1..=steps)
            .flat_map(move |steps| [farther(steps, Area::clockwise), farther(steps, Area::counter_clockwise)])
    }

    /// Whether vipers launch here and heavy raiders board.
    pub fn has_launch_icon(self) -> bool {
        Area::LAUNCH.contains(&self)
    }

    /// How many steps clockwise from here to `other`.
    pub fn steps_clockwise_to(self, other: Area) -> u8 {
        (other.0 + 6 - self.0) % 6
    }
}

impl TryFrom<u8> for Area {
    type Error = String;
    fn try_from(number: u8) -> Result<Area, String> {
        if (1..=6).contains(&number) {
            Ok(Area(number))
        } else {
            Err(format!("area {number}: areas are 1 to 6"))
        }
    }
}

impl From<Area> for u8 {
    fn from(area: Area) -> u8 {
        area.0
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "area-{}", self.0)
    }
}

/// Ships and tokens that are placed in space or on a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[derive(Display, Serialize, Deserialize, ToSchema, strum::EnumIter)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// A Cylon capital ship.
    Basestar,
    /// A Cylon fighter.
    Raider,
    /// A Cylon boarding craft.
    HeavyRaider,
    /// A human fighter without a pilot from the table.
    Viper,
    /// A civilian ship, its contents hidden.
    Civilian,
}

/// How many of each piece the box holds. {fleet.limits.ships}
pub mod supply {
    /// Basestars.
    pub const BASESTARS: u8 = 2;
    /// Raiders.
    pub const RAIDERS: u8 = 16;
    /// Heavy raiders.
    pub const HEAVY_RAIDERS: u8 = 4;
    /// Centurions.
    pub const CENTURIONS: u8 = 4;
    /// Nukes at the start.
    pub const NUKES: u8 = 2;
}

/// What a hit did to a basestar. {fleet.combat.basestar-damage}
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[derive(Display, Serialize, Deserialize, ToSchema, strum::EnumIter)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum BasestarDamage {
    /// Counts as two.
    CriticalHit,
    /// It launches nothing.
    DisabledHangar,
    /// It does not attack Galactica.
    DisabledWeapons,
    /// Attacks against it are easier.
    StructuralDamage,
}

impl BasestarDamage {
    /// All four tokens.
    pub const ALL: [BasestarDamage; 4] = [
        BasestarDamage::CriticalHit,
        BasestarDamage::DisabledHangar,
        BasestarDamage::DisabledWeapons,
        BasestarDamage::StructuralDamage,
    ];
}

/// A basestar on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Basestar {
    /// The tokens on it.
    pub damage: smallvec::SmallVec<[BasestarDamage; 3]>,
}

impl Basestar {
    /// How much damage it has taken.
    pub fn hits(&self) -> u8 {
        self.damage.iter().map(|&token| if token == BasestarDamage::CriticalHit { 2 } else { 1 }).sum()
    }

    /// Whether it carries this token.
    pub fn has(&self, token: BasestarDamage) -> bool {
        self.damage.contains(&token)
    }
}

/// A civilian ship on the board, as everybody sees it: a face-down token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CivilianId(pub u16);

impl fmt::Display for CivilianId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "civilian-{}", self.0)
    }
}

/// What a civilian ship carries. {fleet.combat.civilians}
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Display, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Cargo {
    /// Nobody and nothing.
    Empty,
    /// 1 population.
    People,
    /// 2 population.
    Crowd,
    /// 1 population and 1 fuel.
    PeopleAndFuel,
    /// 1 population and 1 morale.
    PeopleAndHope,
}

impl Cargo {
    /// Each kind with the number of its tokens.
    pub const TOKENS: [(Cargo, usize); 5] = [
        (Cargo::Empty, 2),
        (Cargo::People, 6),
        (Cargo::Crowd, 2),
        (Cargo::PeopleAndFuel, 1),
        (Cargo::PeopleAndHope, 1),
    ];

    /// All tokens.
    pub fn tokens() -> impl Iterator<Item = Cargo> {
        Cargo::TOKENS.into_iter().flat_map(|(cargo, copies)| std::iter::repeat_n(cargo, copies))
    }

    /// What is lost with the ship.
    pub fn losses(self) -> &'static [(crate::Resource, i8)] {
        use crate::Resource::*;
        match self {
            Cargo::Empty => &[],
            Cargo::People => &[(Population, 1)],
            Cargo::Crowd => &[(Population, 2)],
            Cargo::PeopleAndFuel => &[(Population, 1), (Fuel, 1)],
            Cargo::PeopleAndHope => &[(Population, 1), (Morale, 1)],
        }
    }
}

/// What flies in one area, piloted vipers left out: those are where their pilots are.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Sector {
    /// Basestars.
    #[cfg_attr(feature = "types", ts(as = "Vec<Vec<BasestarDamage>>"))]
    #[schema(value_type = Vec<Vec<BasestarDamage>>)]
    pub basestars: smallvec::SmallVec<[Basestar; 2]>,
    /// Raiders.
    pub raiders: u8,
    /// Heavy raiders.
    pub heavy_raiders: u8,
    /// Unmanned vipers.
    #[serde(flatten)]
    pub vipers: Counts,
    /// Civilian ships.
    #[cfg_attr(feature = "types", ts(as = "Vec<CivilianId>"))]
    pub civilians: smallvec::SmallVec<[CivilianId; 4]>,
}

/// A board on which ships lie in six areas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumCount, strum::EnumIter)]
pub enum Chart {
    /// The areas around Galactica, which rules mean where they name no other.
    Galactica,
}

impl Chart {
    /// What stands before the numbers of its areas where they are written.
    fn prefix(self) -> &'static str {
        match self {
            Chart::Galactica => "",
        }
    }
}

/// What flies in the areas of every board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Space([[Sector; 6]; Chart::COUNT]);

impl Space {
    /// What flies around Galactica, area by area.
    pub fn iter(&self) -> impl Iterator<Item = &Sector> {
        self.0[Chart::Galactica as usize].iter()
    }

    /// The same on every board.
    pub fn everywhere(&self) -> impl Iterator<Item = &Sector> {
        self.0.iter().flatten()
    }

    /// The same, to be changed.
    pub fn everywhere_mut(&mut self) -> impl Iterator<Item = &mut Sector> {
        self.0.iter_mut().flatten()
    }

    /// Something of each area around Galactica.
    pub fn each<T>(&self, of: impl Fn(&Sector) -> T) -> [T; 6] {
        std::array::from_fn(|at| of(&self.0[Chart::Galactica as usize][at]))
    }
}

impl Index<(Chart, Area)> for Space {
    type Output = Sector;
    fn index(&self, (chart, area): (Chart, Area)) -> &Sector {
        &self.0[chart as usize][area.index()]
    }
}

impl IndexMut<(Chart, Area)> for Space {
    fn index_mut(&mut self, (chart, area): (Chart, Area)) -> &mut Sector {
        &mut self.0[chart as usize][area.index()]
    }
}

impl Index<Area> for Space {
    type Output = Sector;
    fn index(&self, area: Area) -> &Sector {
        &self[(Chart::Galactica, area)]
    }
}

impl IndexMut<Area> for Space {
    fn index_mut(&mut self, area: Area) -> &mut Sector {
        &mut self[(Chart::Galactica, area)]
    }
}

/// Under which name an area is written.
fn written(chart: Chart, area: Area) -> String {
    format!("{}{}", chart.prefix(), area.0)
}

/// All areas of all boards.
fn areas() -> impl Iterator<Item = (Chart, Area)> {
    Chart::iter().flat_map(|chart| Area::ALL.map(|area| (chart, area)))
}

/// Areas by name. Where nothing flies on another board than the main one, nothing is written.
impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let there = areas()
            .filter(|&(chart, area)| chart == Chart::Galactica || self[(chart, area)] != Sector::default());
        serializer.collect_map(there.map(|(chart, area)| (written(chart, area), &self[(chart, area)])))
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        let mut sectors = BTreeMap::<String, Sector>::deserialize(deserializer)?;
        let mut space = Space::default();
        for (chart, area) in areas() {
            let name = written(chart, area);
            match sectors.remove(&name) {
                Some(sector) => space[(chart, area)] = sector,
                None if chart == Chart::Galactica => {
                    return Err(D::Error::custom(format!("area {name} is missing")));
                }
                None => {}
            }
        }
        match sectors.keys().next() {
            Some(name) => Err(D::Error::custom(format!("area {name}: areas are 1 to 6"))),
            None => Ok(space),
        }
    }
}
