//! What the Cylon ships around Galactica cost the humans before the fleet jumps, as an estimate without dice. Whatever
//! is done about ships, by either side, is worth the difference that it makes here.

use super::weights;
use super::worth::unit;
use crate::Resource;
use crate::choice::{Target, ViperOrder};
use crate::effect::Activation;
use crate::space::{Area, BasestarDamage, Piece};
use crate::state::{AUTO_JUMP, Public};

/// The six areas and the boarding party track, with what is at stake there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sky {
    raiders: [f64; 6],
    heavy_raiders: [f64; 6],
    vipers: [f64; 6],
    ships: [f64; 6],
    /// Basestars that can shoot, and basestars that can launch.
    armed: f64,
    carriers: f64,
    centurions: [f64; 4],
    /// What is lost with a civilian ship, and by a hit on Galactica.
    ship: f64,
    hit: f64,
    /// Crises until the fleet jumps, and turns of Cylons who command the ships.
    crises: f64,
    commands: f64,
    /// How many players command the ships.
    commanders: f64,
    /// What all that costs as it is.
    total: f64,
}

/// How many crises pass before the fleet token moves: 40 of the 70 cards have the icon.
pub(super) const CRISES_A_SPACE: f64 = 70.0 / 40.0;
/// How often the icons of the crisis cards activate raiders, heavy raiders, basestars, and have raiders launched.
const RAIDS: f64 = 0.5;
const BOARDINGS: f64 = 0.2;
const BOMBARDMENTS: f64 = 0.2;
const LAUNCHES: f64 = 0.1;
/// How many activations of raiders are foreseen.
const FORESIGHT: usize = 6;
/// How many attacks a viper draws upon itself before it is gone.
const SHIELD: f64 = 2.0;
/// How often a raider hits Galactica, and how often a basestar does.
const RAIDER_HITS: f64 = 1.0 / 8.0;
const BASESTAR_HITS: f64 = 5.0 / 8.0;

/// What another hit costs, by the number of locations that are damaged already: the sixth is the end.
const HITS: [f64; 6] = [1.6, 2.0, 2.6, 4.0, 8.0, 30.0];

/// What a hit on Galactica costs.
pub(super) fn hit(public: &Public) -> f64 {
    HITS[public.damaged.len().min(HITS.len() - 1)]
}

/// What a centurion costs, by how far it has come: nothing but the Armory or brute force removes it.
fn centurion(space: usize) -> f64 {
    [3.0, 5.0, 11.0, 30.0][space]
}

/// How many crises are still to come before the fleet jumps.
pub(super) fn crises_to_jump(public: &Public) -> f64 {
    f64::from(AUTO_JUMP.saturating_sub(public.jump_track)) * CRISES_A_SPACE
}

/// How many turns everybody has until the game is won, if it is.
pub(super) fn rounds_left(public: &Public) -> f64 {
    let missing = public.configuration.objective().final_distance.saturating_sub(public.distance());
    // A destination is two away on the whole, and few jumps wait for the end of the track.
    let jumps = f64::from(missing) / 2.0;
    (crises_to_jump(public) + jumps * 4.0 * CRISES_A_SPACE) / public.count() as f64
}

/// How many turns Cylon players have in the same time, for each of them.
fn turns_of_cylons(public: &Public) -> f64 {
    let humans = public.humans().filter(|&seat| !public.is_at(seat, crate::Location::Brig)).count();
    crises_to_jump(public) / humans.max(1) as f64
}

impl Sky {
    /// The areas as they are.
    pub(super) fn of(public: &Public) -> Sky {
        let each = |what: fn(&Public, Area) -> f64| Area::ALL.map(|area| what(public, area));
        let able = |token: BasestarDamage| {
            let basestars = public.space.iter().flat_map(|sector| &sector.basestars);
            basestars.filter(|basestar| !basestar.has(token)).count() as f64
        };
        let commanders =
            public.seats_from_current().filter(|&seat| public.rights(seat).commands_cylon_ships).count();
        let mut sky = Sky {
            raiders: each(|public, area| f64::from(public.sector(area).raiders)),
            heavy_raiders: each(|public, area| f64::from(public.sector(area).heavy_raiders)),
            vipers: each(|public, area| {
                f64::from(public.sector(area).vipers.vipers()) + public.pilots_in(area).len() as f64
            }),
            ships: each(|public, area| public.sector(area).civilians.len() as f64),
            armed: able(BasestarDamage::DisabledWeapons),
            carriers: able(BasestarDamage::DisabledHangar),
            centurions: public.boarding.map(f64::from),
            // Two of the twelve ships are empty, and four carry more than one.
            ship: weights::CIVILIAN * unit(public, Resource::Population),
            hit: hit(public),
            crises: crises_to_jump(public),
            commands: turns_of_cylons(public) * commanders as f64,
            commanders: commanders as f64,
            total: 0.0,
        };
        sky.total = sky.cost();
        sky
    }

    /// What the ships that are there cost until the fleet jumps.
    pub(super) fn total(&self) -> f64 {
        self.total
    }

    /// What it saves if the ships are like that instead.
    pub(super) fn saved_by(&self, after: &Sky) -> f64 {
        self.total - after.cost()
    }

    /// What ships like these cost until the fleet jumps.
    fn cost(&self) -> f64 {
        let again = |count: f64, times: i32| (count / (1.0 + count)).powi(times);
        let raids = RAIDS * self.crises + weights::COMMANDED_RAIDS * self.commands;
        let chance = again(raids, 1);
        let (mut raiding, mut likely, mut sky) = (0.0, 1.0, *self);
        for _ in 0..FORESIGHT {
            if sky.raiders.iter().sum::<f64>() <= 0.0 {
                break;
            }
            let (lost, after) = sky.raided();
            likely *= chance;
            raiding += likely * lost;
            sky = after;
        }
        let boardings = BOARDINGS * self.crises + weights::COMMANDED_BOARDINGS * self.commands;
        let coming: f64 = Area::ALL
            .into_iter()
            .map(|area| self.heavy_raiders[area.index()] * again(boardings, steps_to_board(area)))
            .sum();
        let aboard: f64 = self.centurions.iter().enumerate().map(|(at, there)| there * centurion(at)).sum();
        let pressed = 1.0 + weights::PRESSED * self.commanders;
        let bombardments = BOMBARDMENTS * self.crises + weights::COMMANDED_BOMBARDMENTS * self.commands;
        let shooting = bombardments * self.armed * BASESTAR_HITS * self.hit;
        let launches = LAUNCHES * self.crises + weights::COMMANDED_LAUNCHES * self.commands;
        let launching = self.carriers
            * (3.0 * launches * weights::LATER_RAIDER
                + if self.heavy_raiders.iter().sum::<f64>() > 0.0 {
                    0.0
                } else {
                    boardings * weights::LATER_HEAVY_RAIDER
                }
                + if self.raiders.iter().sum::<f64>() > 0.0 {
                    0.0
                } else {
                    raids * 2.0 * weights::FIRST_RAIDER
                });
        raiding + pressed * (coming * centurion(0) + aboard) + shooting + launching
    }

    /// What one activation costs at once and by where it leaves the ships.
    pub(super) fn activation(&self, activation: Activation) -> f64 {
        match activation {
            Activation::Raiders if self.raiders.iter().sum::<f64>() <= 0.0 => self.launched(2.0, 0.0),
            Activation::Raiders => {
                let (now, after) = self.raided();
                now + (-self.saved_by(&after)).max(0.0)
            }
            Activation::HeavyRaiders => {
                let mut after = *self;
                after.centurions[1..].copy_from_slice(&self.centurions[..3]);
                let lost = self.centurions[3] * weights::INVADED;
                after.centurions[0] = 0.0;
                let mut new = 0.0;
                if self.heavy_raiders.iter().sum::<f64>() <= 0.0 {
                    new = self.carriers * weights::FIRST_HEAVY_RAIDER;
                }
                for area in Area::ALL {
                    let there = self.heavy_raiders[area.index()];
                    after.heavy_raiders[area.index()] -= there;
                    if area.has_launch_icon() {
                        after.centurions[0] += there;
                    } else {
                        after.heavy_raiders[toward_launch(area).index()] += there;
                    }
                }
                lost + new - self.saved_by(&after)
            }
            Activation::Basestars => self.armed * BASESTAR_HITS * self.hit,
            Activation::Launch => self.launched(3.0, 0.0),
        }
    }

    /// What basestars launch, each so many raiders and heavy raiders.
    pub(super) fn launched(&self, raiders: f64, heavy_raiders: f64) -> f64 {
        self.carriers * (raiders * weights::RAIDER + heavy_raiders * weights::HEAVY_RAIDER)
    }

    /// The raiders act: what is lost, and where that leaves them.
    fn raided(&self) -> (f64, Sky) {
        let mut next = *self;
        let mut lost = 0.0;
        for area in Area::ALL {
            let at = area.index();
            let raiders = self.raiders[at];
            if raiders <= 0.0 {
                continue;
            }
            let free = (raiders - SHIELD * self.vipers[at]).max(0.0);
            let fought = raiders - free;
            next.vipers[at] = (self.vipers[at] - raiders / SHIELD).max(0.0);
            lost += fought * weights::FOUGHT;
            if self.ships[at] > 0.0 {
                // The more raiders there are for a ship, the less another one matters; but it always does.
                let kills = self.ships[at] * (1.0 - (-weights::SWARM * free / self.ships[at]).exp());
                lost += kills * self.ship;
                next.ships[at] -= kills;
            } else if free > 0.0 {
                match self.toward_ships(area) {
                    Some(to) => {
                        next.raiders[at] -= free;
                        next.raiders[to.index()] += free;
                    }
                    None => lost += free * RAIDER_HITS * self.hit,
                }
            }
        }
        (lost, next)
    }

    fn toward_ships(&self, from: Area) -> Option<Area> {
        let with_ships = || Area::ALL.into_iter().filter(|area| self.ships[area.index()] > 0.0);
        let clockwise = with_ships().map(|area| from.steps_clockwise_to(area)).min()?;
        let back = with_ships().map(|area| (6 - from.steps_clockwise_to(area)) % 6).min()?;
        Some(if clockwise <= back { from.clockwise() } else { from.counter_clockwise() })
    }

    /// The areas after an order to a viper, as if an attack succeeded.
    pub(super) fn after_order(mut self, order: ViperOrder) -> Sky {
        match order {
            ViperOrder::Launch(area) => self.vipers[area.index()] += 1.0,
            ViperOrder::Fly(from, to) => {
                self.vipers[from.index()] -= 1.0;
                self.vipers[to.index()] += 1.0;
            }
            ViperOrder::Attack(target) => self = self.without(target),
        }
        self
    }

    /// The areas without a target; a basestar is a third weaker for a hit.
    pub(super) fn without(mut self, target: Target) -> Sky {
        let fewer = |count: &mut f64| *count = (*count - 1.0).max(0.0);
        match target {
            Target::Raider(area) => fewer(&mut self.raiders[area.index()]),
            Target::HeavyRaider(area) => fewer(&mut self.heavy_raiders[area.index()]),
            Target::Centurion(space) => fewer(&mut self.centurions[usize::from(space).min(3)]),
            Target::Basestar(..) => {
                fewer(&mut self.armed);
                fewer(&mut self.carriers);
            }
        }
        self
    }

    /// The areas with more raiders gone.
    pub(super) fn with_fewer_raiders(mut self, area: Area, count: f64) -> Sky {
        let there = &mut self.raiders[area.index()];
        *there = (*there - count).max(0.0);
        self
    }

    /// The areas without a viper anywhere.
    pub(super) fn without_vipers(self) -> Sky {
        Sky { vipers: [0.0; 6], ..self }
    }

    /// The areas after a civilian ship has moved.
    pub(super) fn after_ship_moved(mut self, from: Area, to: Area) -> Sky {
        self.ships[from.index()] -= 1.0;
        self.ships[to.index()] += 1.0;
        self
    }

    /// The areas with so many more ships of a kind.
    pub(super) fn with(mut self, area: Area, piece: Piece, count: f64) -> Sky {
        let at = area.index();
        match piece {
            Piece::Basestar => {
                self.armed += count;
                self.carriers += count;
            }
            Piece::Raider => self.raiders[at] += count,
            Piece::HeavyRaider => self.heavy_raiders[at] += count,
            Piece::Viper => self.vipers[at] += count,
            Piece::Civilian => self.ships[at] += count,
        }
        self
    }
}

/// How often heavy raiders have to act before one from here has boarded.
fn steps_to_board(from: Area) -> i32 {
    let steps = |area: Area| {
        let clockwise = i32::from(from.steps_clockwise_to(area));
        clockwise.min(6 - clockwise)
    };
    1 + Area::LAUNCH.into_iter().map(steps).min().unwrap_or(0)
}

fn toward_launch(from: Area) -> Area {
    let nearer = |area: Area| steps_to_board(area);
    if nearer(from.clockwise()) <= nearer(from.counter_clockwise()) {
        from.clockwise()
    } else {
        from.counter_clockwise()
    }
}
