//! What raiders would do next: how many civilian ships the fleet would lose, as an estimate without dice.

use crate::choice::{Target, ViperOrder};
use crate::space::Area;
use crate::state::Public;

/// The six areas, as far as civilian ships are concerned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sky {
    raiders: [f64; 6],
    vipers: [f64; 6],
    ships: [f64; 6],
}

/// How many attacks a viper draws upon itself before it is gone.
const SHIELD: f64 = 2.0;
/// How much less a loss in the activation after the next one counts.
const LATER: f64 = 0.6;

impl Sky {
    /// The areas as they are.
    pub(super) fn of(public: &Public) -> Sky {
        let each = |what: fn(&Public, Area) -> f64| Area::ALL.map(|area| what(public, area));
        Sky {
            raiders: each(|public, area| f64::from(public.sector(area).raiders)),
            vipers: each(|public, area| {
                f64::from(public.sector(area).vipers) + public.pilots_in(area).len() as f64
            }),
            ships: each(|public, area| public.sector(area).civilians.len() as f64),
        }
    }

    /// Civilian ships lost in the next activation of raiders, and in the one after it.
    pub(super) fn danger(&self) -> f64 {
        let (now, next) = self.after_activation();
        now + LATER * next.after_activation().0
    }

    fn after_activation(&self) -> (f64, Sky) {
        let mut next = *self;
        let mut lost = 0.0;
        for area in Area::ALL {
            let at = area.index();
            let free = (self.raiders[at] - SHIELD * self.vipers[at]).max(0.0);
            next.vipers[at] = (self.vipers[at] - self.raiders[at] / SHIELD).max(0.0);
            let kills = free.min(self.ships[at]);
            lost += kills;
            next.ships[at] -= kills;
            if self.ships[at] <= 0.0
                && free > 0.0
                && let Some(to) = self.toward_ships(area)
            {
                next.raiders[at] -= free;
                next.raiders[to.index()] += free;
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

    /// The areas after an order to a viper, attacks succeeding as often as the die lets them.
    pub(super) fn after_order(mut self, order: ViperOrder) -> Sky {
        match order {
            ViperOrder::Launch(area) => self.vipers[area.index()] += 1.0,
            ViperOrder::Fly(from, to) => {
                self.vipers[from.index()] -= 1.0;
                self.vipers[to.index()] += 1.0;
            }
            ViperOrder::Attack(target) => self = self.after_attack(target),
        }
        self
    }

    /// The areas after an attack on a raider.
    pub(super) fn after_attack(mut self, target: Target) -> Sky {
        if let Target::Raider(area) = target {
            self.raiders[area.index()] -= 0.75;
        }
        self
    }

    /// The areas after a civilian ship has moved.
    pub(super) fn after_ship_moved(mut self, from: Area, to: Area) -> Sky {
        self.ships[from.index()] -= 1.0;
        self.ships[to.index()] += 1.0;
        self
    }
}
