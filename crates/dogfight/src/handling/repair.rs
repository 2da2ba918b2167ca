//! What becomes of an illegal plan. What is paid for it is in `movement`.

use super::{Handling, Jump};
use crate::cards::{self, Speed};
use crate::plan::{Cards, Climb, Panel, Plan, energy};

impl Handling {
    /// What an illegal plan becomes in the complete rules. {dogfight.illegal.repair}
    pub fn repair(&self, plan: Plan) -> Plan {
        let limits = self.binding();
        let cards = limits.straightened(limits.usable(plan), plan.panel);
        let speeds = |cards, climb| limits.nearest(cards, climb, plan);
        let by_speed = |climb| speeds(cards, climb).or_else(|| speeds(cards.without_boost(), climb));
        let straight_on = || {
            let inertial = limits.inertial();
            let legal = limits.faults_of(inertial.cards, inertial.panel).none();
            let straight = Cards::Single(cards::straight(self.class));
            if legal { None } else { speeds(straight, Climb::Level) }
        };
        let repaired = by_speed(plan.panel.climb)
            .or_else(|| by_speed(Climb::Level))
            .or_else(straight_on)
            .unwrap_or_else(|| limits.inertial());
        let turned = Plan { dial: plan.dial, ..repaired };
        if self.may_set_dial(turned) { turned } else { Plan { dial: self.dial, ..repaired } }
    }

    /// The cards of a plan without what can't be used: an overboost or a change of direction is dropped, a
    /// maneuver becomes the straight card.
    fn usable(&self, plan: Plan) -> Cards {
        let straight = cards::straight(self.class);
        let panel = plan.panel;
        let backed = |speed| self.cards_fit(plan.cards.with_maneuver(straight), Panel { speed, ..panel });
        let first_fits = match plan.cards {
            Cards::Single(_) | Cards::WithBlank(_) => true,
            Cards::Boost(..) => panel.speed.is_forward() && Speed::ALL.into_iter().any(backed),
            Cards::Turnabout(..) => Speed::ALL.into_iter().any(backed),
        };
        let cards = if first_fits { plan.cards } else { Cards::Single(plan.cards.maneuver()) };
        let straight_ahead = cards.with_maneuver(straight);
        let spoils = !self.cards_fit(cards, panel) && self.cards_fit(straight_ahead, panel);
        if spoils { straight_ahead } else { cards }
    }

    /// The same with straight cards, if the ship can move only by inertia.
    fn straightened(&self, cards: Cards, panel: Panel) -> Cards {
        let straight = cards::straight(self.class);
        let bent = self.is_inertial() && Handling::moves_bent(cards, panel);
        match cards {
            Cards::Boost(..) if bent => Cards::Boost(cards::straight_overboost(self.class), straight),
            Cards::Single(_) | Cards::WithBlank(_) if bent => Cards::Single(straight),
            other => other,
        }
    }

    /// Cards at the legal speed whose energy is the nearest to the planned one, the higher of two.
    fn nearest(&self, cards: Cards, climb: Climb, planned: Plan) -> Option<Plan> {
        let jumps = planned.panel.ftl || self.jump == Jump::Must;
        let mut panels = self.strictly_legal_panels(cards);
        panels.retain(|panel| panel.climb == climb && panel.ftl == jumps);
        let wanted = planned.energy();
        let far = |panel: &Panel| ((energy(cards, *panel) - wanted).abs(), -energy(cards, *panel));
        let panel = panels.into_iter().min_by_key(far)?;
        Some(Plan { cards, panel, dial: self.dial })
    }

    /// What an illegal plan becomes in the quick-start rules. {dogfight.illegal.quick-start}
    pub fn repair_quickly(&self, last_speed: Speed) -> Plan {
        self.straight_at(last_speed)
    }

    /// Straight ahead at a speed.
    pub fn straight_at(&self, speed: Speed) -> Plan {
        Plan { cards: Cards::Single(cards::straight(self.class)), panel: Panel::of(speed), dial: self.dial }
    }
}
