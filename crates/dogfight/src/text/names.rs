//! Names of things: ships, sides, cards, counters, terrain, rules.

use super::{Cast, Words};
use crate::cards::{CardId, Speed};
use crate::counter::{Counter, Pool, Symbol};
use crate::event::Modifier;
use crate::geometry::Edge;
use crate::mission::Mission;
use crate::options::{Extra, Rules};
use crate::pilot::{Level, Pilot};
use crate::plan::{Cards, Climb, Panel};
use crate::ship::{ShipClass, ShipId, Side};
use crate::state::{Outcome, Target};
use crate::talent::{Flaw, Talent};
use crate::terrain::{Nature, Template};

impl Words {
    /// A side.
    pub fn side(&self, side: Side) -> String {
        self.say(&format!("side-{side}"))
    }

    /// A kind of ship.
    pub fn class(&self, class: ShipClass) -> String {
        self.say(&format!("ship-{class}"))
    }

    /// A ship at the table: by its pilot if it has a named one, else by its kind and number.
    pub fn ship(&self, id: ShipId, cast: &Cast) -> String {
        match cast.ship(id) {
            Some((_, Some(pilot))) => self.pilot(pilot),
            Some((class, None)) => self.numbered(class, id.number),
            None => id.to_string(),
        }
    }

    /// A kind of ship with a number.
    pub(super) fn numbered(&self, class: ShipClass, number: u8) -> String {
        self.say_with("ship-numbered", &[("class", self.class(class).into()), ("number", number.into())])
    }

    /// What is fired at.
    pub fn target(&self, target: Target, cast: &Cast) -> String {
        match target {
            Target::Ship(id) => self.ship(id, cast),
            Target::Depot(_) => self.template(Template::Depot),
        }
    }

    /// A template.
    pub fn template(&self, template: Template) -> String {
        self.say(&format!("terrain-{template}"))
    }

    /// Something on the table.
    pub(super) fn terrain(&self, at: u8, cast: &Cast) -> String {
        let Some(nature) = cast.terrain.get(usize::from(at)) else { return String::new() };
        match nature {
            Nature::Field(density) => self.say(&format!("terrain-field-{density}")),
            Nature::Planetoid => self.say("terrain-planetoid"),
            Nature::Depot { .. } => self.template(Template::Depot),
        }
    }

    /// A maneuver card.
    pub fn card(&self, card: CardId) -> String {
        self.say_with(&format!("card-{}", card.shape), &[("hand", card.hand.to_string().into())])
    }

    /// The cards of a plan.
    pub fn planned_cards(&self, cards: Cards) -> String {
        let pair = |a: String, b: String| self.say_with("cards-pair", &[("a", a.into()), ("b", b.into())]);
        match cards {
            Cards::Single(card) => self.card(card),
            Cards::WithBlank(card) => pair(self.card(card), self.say("card-blank")),
            Cards::Boost(first, second) | Cards::Turnabout(first, second) => {
                pair(self.card(first), self.card(second))
            }
        }
    }

    /// A speed.
    pub fn speed(&self, speed: Speed) -> String {
        self.say(&format!("speed-{speed}"))
    }

    /// The sliders.
    pub fn panel(&self, panel: Panel) -> String {
        if panel.ftl {
            return self.say("speed-ftl");
        }
        let speed = self.speed(panel.speed);
        match panel.climb {
            Climb::Level => speed,
            climb => self.say_with(&format!("climb-{climb}"), &[("speed", speed.into())]),
        }
    }

    /// A damage counter.
    pub fn counter(&self, counter: Counter) -> String {
        let number = format!("{}{}", counter.value, if counter.plus { "+" } else { "" });
        match counter.symbol {
            None => number,
            Some(symbol) => {
                let args = [("number", number.into()), ("symbol", self.symbol(symbol).into())];
                self.say_with("counter-with-symbol", &args)
            }
        }
    }

    /// Damage counters.
    pub fn counters(&self, counters: &[Counter]) -> String {
        if counters.is_empty() {
            return self.say("counters-none");
        }
        self.commas(&counters.iter().map(|counter| self.counter(*counter)).collect::<Vec<_>>())
    }

    /// A special damage.
    pub fn symbol(&self, symbol: Symbol) -> String {
        self.say(&format!("symbol-{symbol}"))
    }

    /// A kind of counters, so many of them.
    pub(super) fn drawn(&self, pool: Pool, count: u8) -> String {
        self.say_with(&format!("drawn-{pool}"), &[("count", count.into())])
    }

    /// A pilot.
    pub fn pilot(&self, pilot: Pilot) -> String {
        self.say(&format!("pilot-{pilot}"))
    }

    /// A pilot token.
    pub fn level(&self, level: Level) -> String {
        self.say(&format!("level-{level}"))
    }

    /// A talent.
    pub fn talent(&self, talent: Talent) -> String {
        self.say(&format!("talent-{talent}"))
    }

    /// A flaw.
    pub fn flaw(&self, flaw: Flaw) -> String {
        self.say(&format!("flaw-{flaw}"))
    }

    /// A modifier of attack rolls.
    pub fn modifier(&self, modifier: Modifier) -> String {
        self.say(&format!("modifier-{modifier}"))
    }

    /// A basic set of rules.
    pub fn rules(&self, rules: Rules) -> String {
        self.say(&format!("rules-{rules}"))
    }

    /// An optional rule.
    pub fn extra(&self, extra: Extra) -> String {
        self.say(&format!("extra-{extra}"))
    }

    /// An edge of the area.
    pub fn edge(&self, edge: Edge) -> String {
        self.say(&format!("edge-{edge}"))
    }

    /// How it ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.say(&format!("outcome-{outcome}"))
    }

    /// The title of a mission, in this language if it has one.
    pub fn mission(&self, mission: &Mission) -> String {
        let title = mission.title.get(self.language().code()).or_else(|| mission.title.get("en"));
        title.cloned().unwrap_or_else(|| mission.name.clone())
    }
}
