//! The log in words.

use tabletop::Seat;

use super::{Args, Cast, Words, signed};
use crate::event::{Event, Modifiers, Way};
use crate::ship::ShipId;
use crate::state::Target;

impl Words {
    /// An event as a line of the log.
    pub fn event(&self, event: &Event, cast: &Cast) -> String {
        self.logged(event, None, cast)
    }

    /// An event that only one seat was told, as a line for somebody else.
    pub fn event_of(&self, told: Seat, event: &Event, cast: &Cast) -> String {
        self.logged(event, Some(told), cast)
    }

    fn logged(&self, event: &Event, told: Option<Seat>, cast: &Cast) -> String {
        use Event::*;
        let alone =
            |id: &str, args: &Args| self.say_to_or_of(id, args, told.map(|seat| self.player(seat, cast)));
        let name = |id: &ShipId| self.ship(*id, cast);
        let ship = |id: &ShipId| ("ship", name(id).into());
        let target = |on: &Target| ("target", self.target(*on, cast).into());
        match event {
            EnergySet { ship: id, energy } => {
                self.say_with("event-energy-set", &[ship(id), ("energy", (*energy).into())])
            }
            TurnBegan { turn } => self.say_with("event-turn-began", &[("turn", (*turn).into())]),
            TailingBegan { ship: id, target: prey } => {
                self.say_with("event-tailing-began", &[ship(id), ("target", name(prey).into())])
            }
            TailingFailed { ship: id, target: prey, roll } => {
                let args = [ship(id), ("target", name(prey).into()), ("roll", (*roll).into())];
                self.say_with("event-tailing-failed", &args)
            }
            CardShown { ship: id, to } => {
                self.say_with("event-card-shown", &[ship(id), ("to", name(to).into())])
            }
            SawCard { ship: id, card } => {
                alone("event-saw-card", &[ship(id), ("card", self.card(*card).into())])
            }
            Planned { ship: id, cards } => {
                self.say_with("event-planned", &[ship(id), ("count", (*cards).into())])
            }
            PanelRevealed { ship: id, panel, energy, .. } => {
                let args = [ship(id), ("speed", self.panel(*panel).into()), ("energy", (*energy).into())];
                let id = if cast.complete { "event-panel-revealed" } else { "event-speed-revealed" };
                self.say_with(id, &args)
            }
            CardRevealed { ship: id, card } => {
                self.say_with("event-card-revealed", &[ship(id), ("card", self.card(*card).into())])
            }
            PlanRepaired { ship: id, faults } => {
                self.say_with("event-plan-repaired", &[ship(id), ("count", (*faults).into())])
            }
            FuelSpent { ship: id, points, left } => {
                let args = [ship(id), ("points", (*points).into()), ("left", (*left).into())];
                self.say_with("event-fuel-spent", &args)
            }
            FuelOut { ship: id } => self.say_with("event-fuel-out", &[ship(id)]),
            Moved { ship: id, way, .. } => self.moved(name(id), *way),
            Rotated { ship: id, dial } => {
                let [degrees, side] = super::choices::turned(*dial);
                self.say_with("event-rotated", &[ship(id), degrees, side])
            }
            DirectionChanged { ship: id, .. } => self.say_with("event-direction-changed", &[ship(id)]),
            LevelChanged { ship: id, level } => {
                self.say_with("event-level-changed", &[ship(id), ("level", (*level).into())])
            }
            Overlapped { ships } => {
                let names: Vec<String> = ships.iter().map(name).collect();
                self.say_with("event-overlapped", &[("ships", self.commas(&names).into())])
            }
            MarkerPlaced { ship: id, .. } => self.say_with("event-marker-placed", &[ship(id)]),
            JumpRolled { ship: id, side, distance } => {
                let sum = ("sum", (side[0] + side[1]).into());
                self.say_with("event-jump-rolled", &[ship(id), sum, ("distance", (*distance).into())])
            }
            JumpedOut { ship: id } => self.say_with("event-jumped-out", &[ship(id)]),
            FieldEntered { ship: id, terrain, drawn, kept } => {
                let field = ("terrain", self.terrain(*terrain, cast).into());
                let args = [ship(id), field, ("drawn", (*drawn).into()), ("kept", (*kept).into())];
                self.say_with("event-field-entered", &args)
            }
            Struck { ship: id, terrain } => {
                let thing = ("terrain", self.terrain(*terrain, cast).into());
                self.say_with("event-struck", &[ship(id), thing])
            }
            CountersDrawn { ship: id, pool, counters } => {
                let drawn = self.drawn(*pool, *counters);
                self.say_with("event-counters-drawn", &[ship(id), ("drawn", drawn.into())])
            }
            CountersReceived { ship: id, counters } => {
                let counters = self.counters(counters);
                alone("event-counters-received", &[ship(id), ("counters", counters.into())])
            }
            FireCommitted { ship: id, fires } => {
                self.say_with(if *fires { "event-will-fire" } else { "event-holds-fire" }, &[ship(id)])
            }
            AttackDeclared { ship: id, target: on } => {
                self.say_with("event-attack-declared", &[ship(id), target(on)])
            }
            AttackRolled { ship: id, target: on, dice, split, modifiers, hits } => {
                let args = [
                    ship(id),
                    target(on),
                    ("one", dice[0].into()),
                    ("two", dice[1].into()),
                    ("modifiers", self.modifiers(modifiers).into()),
                    ("hits", (*hits).into()),
                ];
                self.say_with(if *split { "event-attack-split" } else { "event-attack-rolled" }, &args)
            }
            WoundFelt { ship: id, by } => {
                self.say_with("event-wound-felt", &[ship(id), ("by", signed(*by).into())])
            }
            DepotHit { damage, left, .. } => {
                self.say_with("event-depot-hit", &[("damage", (*damage).into()), ("left", (*left).into())])
            }
            SymbolNamed { ship: id, symbol } => {
                self.say_with("event-symbol-named", &[ship(id), ("symbol", self.symbol(*symbol).into())])
            }
            CounterPutBack { ship: id } => self.say_with("event-counter-put-back", &[ship(id)]),
            SymbolCancelled { ship: id, symbol } => {
                self.say_with("event-symbol-cancelled", &[ship(id), ("symbol", self.symbol(*symbol).into())])
            }
            Crippled { ship: id } => self.say_with("event-crippled", &[ship(id)]),
            Eliminated { ship: id, cause, counters } => {
                let counters = ("counters", self.counters(counters).into());
                self.say_with(&format!("event-eliminated-{cause}"), &[ship(id), counters])
            }
            Escaped { ship: id } => self.say_with("event-escaped", &[ship(id)]),
            TalentUsed { ship: id, talent } => {
                self.say_with("event-talent-used", &[ship(id), ("talent", self.talent(*talent).into())])
            }
            FlawTried { ship: id, flaw, roll, acts } => {
                let args = [ship(id), ("flaw", self.flaw(*flaw).into()), ("roll", (*roll).into())];
                self.say_with(if *acts { "event-flaw-acts" } else { "event-flaw-fails" }, &args)
            }
            LookedOver { ship: id, target: on } => {
                self.say_with("event-looked-over", &[ship(id), ("target", name(on).into())])
            }
            SawCounters { ship: id, counters } => {
                let counters = self.counters(counters);
                alone("event-saw-counters", &[ship(id), ("counters", counters.into())])
            }
            Helped { ship: id, friend } => {
                self.say_with("event-helped", &[ship(id), ("friend", name(friend).into())])
            }
            GameOver { outcome } => self.outcome(*outcome),
        }
    }

    fn moved(&self, ship: String, way: Way) -> String {
        let ship = ("ship", ship.into());
        match way {
            Way::Card(card) => self.say_with("event-moved", &[ship, ("card", self.card(card).into())]),
            Way::Both { boost, then } => {
                let cards = crate::plan::Cards::Boost(boost, then);
                self.say_with("event-moved", &[ship, ("card", self.planned_cards(cards).into())])
            }
            Way::Drift => self.say_with("event-drifted", &[ship]),
            Way::Slide => self.say_with("event-slid", &[ship]),
            Way::Jump => self.say_with("event-jumped", &[ship]),
        }
    }

    /// Modifiers with their numbers, or that there are none.
    pub fn modifiers(&self, modifiers: &Modifiers) -> String {
        if modifiers.is_empty() {
            return self.say("modifiers-none");
        }
        let one = |(modifier, number): &(crate::event::Modifier, i8)| {
            format!("{} {}", signed(*number), self.modifier(*modifier))
        };
        self.commas(&modifiers.iter().map(one).collect::<Vec<_>>())
    }
}
