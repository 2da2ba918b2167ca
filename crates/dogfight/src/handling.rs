//! What a ship can be made to do: the limits of its next plan, and every plan within them. How plans are asked
//! for is in `planning`.

mod repair;

use smallvec::SmallVec;

use crate::cards::{self, CardId, Speed};
use crate::mission::Forbidden;
use crate::options::Extra;
use crate::plan::{Cards, Climb, Panel, Plan, energy, executed};
use crate::ship::{ShipClass, ShipId};
use crate::special::{Harm, SpecialDamage};
use crate::state::{Fate, Lasting, Ship, State};

/// Which overboost cards can be planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Overboost {
    /// Any.
    Any,
    /// Only the straight one: after a difficult maneuver.
    Straight,
    /// Only the straight one, and only to carry energy that can't be shed: the hull is damaged.
    Carry,
}

/// Whether a ship can jump. {dogfight.ftl.limits}
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Jump {
    No,
    May,
    /// It enters play by a jump.
    Must,
}

/// Something that a ship can or can't do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trait {
    /// The complete rules are played.
    Complete,
    /// Levels are played with.
    Levels,
    /// Blank cards are played with.
    Blanks,
    /// The energy can't change.
    Frozen,
    /// Only inertial movement: no change of direction, no change of level.
    InertialOnly,
    /// The dial can't be turned.
    NoRotation,
    /// No difficult cards.
    NoDifficult,
    /// After an overboost or a change of direction only the straight card.
    StraightSecond,
    /// The energy may drop by any amount.
    Brake,
    /// A flaw: only straight cards.
    OnlyStraight,
    /// A flaw: no standing still, no moving backward.
    NoStandingStill,
    /// A flaw: no turning of the dial.
    NoTurning,
    /// A flaw: no overboost.
    NoOverboost,
}

/// A set of traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Traits(u16);

impl Traits {
    fn with(self, wanted: Trait, there: bool) -> Traits {
        if there { Traits(self.0 | 1 << wanted as u16) } else { Traits(self.0 & !(1 << wanted as u16)) }
    }

    fn has(self, wanted: Trait) -> bool {
        self.0 & 1 << wanted as u16 != 0
    }
}

/// The limits of a ship's next plan.
#[derive(Clone, Copy, Debug)]
pub struct Handling {
    class: ShipClass,
    energy: i8,
    dial: u8,
    acceleration: i8,
    g_limit: u8,
    overboost: Overboost,
    rotate_with: Option<u8>,
    jump: Jump,
    traits: Traits,
    /// Whether its pilot is too badly hurt for difficult cards.
    wounded: bool,
}

/// The reasons for which a plan is illegal. {dogfight.illegal.complete}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    /// A rotated ship plans cards that are not straight.
    pub rotated: bool,
    /// The change of energy is beyond the acceleration.
    pub acceleration: bool,
    /// Anything else.
    pub other: bool,
}

impl Faults {
    /// Whether the plan is legal.
    pub fn none(self) -> bool {
        self == Faults::default()
    }

    /// How many reasons there are.
    pub fn count(self) -> u8 {
        u8::from(self.rotated) + u8::from(self.acceleration) + u8::from(self.other)
    }
}

/// With what a ship begins the turn that is planned.
struct TurnStart<'a> {
    energy: i8,
    /// Whether it has no fuel. {dogfight.fuel.out}
    dry: bool,
    /// Whether it made a difficult maneuver in the turn before.
    after_difficult: bool,
    /// What talents and flaws have done to it.
    effects: &'a [Lasting],
}

impl Handling {
    /// The limits of a ship's plan for this turn: what damage and fuel have left when it began.
    pub fn of(state: &State, id: ShipId) -> Handling {
        let ship = state.ship(id);
        let start = TurnStart {
            energy: ship.energy,
            dry: ship.now.dry,
            after_difficult: ship.before.difficult,
            effects: &ship.now.effects,
        };
        Handling::with(state, id, &start)
    }

    /// The limits of the cards that a severely wounded pilot chooses for the next turn, as far as they are known:
    /// all cards of this turn were carried out. {dogfight.damage.pilot}
    pub fn of_next_turn(state: &State, id: ShipId) -> Handling {
        let ship = state.ship(id);
        let start = TurnStart {
            energy: ship.energy_at_the_end(),
            dry: ship.is_out_of_fuel(),
            after_difficult: ship.now.difficult,
            effects: &[],
        };
        Handling::with(state, id, &start)
    }

    fn with(state: &State, id: ShipId, start: &TurnStart<'_>) -> Handling {
        let ship = state.ship(id);
        let options = &state.public.options;
        let effects = start.effects;
        let has = |effect| effects.contains(&effect);
        let after_difficult = start.after_difficult && !has(Lasting::CoolHead);
        let SpecialDamage { engine, controls, pilot, hull } = state.special_damage(id);
        let inertial_only = hull == Harm::Twice || start.dry;
        let sum = |value: fn(&Lasting) -> Option<i8>| effects.iter().filter_map(value).sum::<i8>();
        let more_g = sum(|effect| if let Lasting::GLimit(by) = effect { Some(*by as i8) } else { None });
        let entry = state.public.mission.entries().find(|(ship, _)| *ship == id);
        let forbids = |what| entry.is_some_and(|(_, entry)| entry.forbid.contains(&what));
        let g_limit: i8 = if controls >= Harm::Once { 3 } else { 4 };
        let traits = Traits::default()
            .with(Trait::Complete, options.complete())
            .with(Trait::Levels, options.has(Extra::Levels))
            .with(Trait::Blanks, options.has(Extra::BlankCards))
            .with(Trait::Frozen, engine == Harm::Twice || start.dry)
            .with(Trait::InertialOnly, inertial_only)
            .with(Trait::NoRotation, controls == Harm::Twice || start.dry)
            .with(Trait::NoDifficult, after_difficult || pilot >= Harm::Once || has(Lasting::NoHardManeuvers))
            .with(Trait::StraightSecond, ship.pilot.level.is_green())
            .with(Trait::Brake, has(Lasting::Brake))
            .with(Trait::OnlyStraight, has(Lasting::OnlyStraight))
            .with(Trait::NoStandingStill, has(Lasting::NoStandingStill))
            .with(Trait::NoTurning, has(Lasting::NoStandingStill))
            .with(Trait::NoOverboost, has(Lasting::NoHardManeuvers));
        let overboost = if hull >= Harm::Once || forbids(Forbidden::Overboost) {
            Overboost::Carry
        } else if after_difficult {
            Overboost::Straight
        } else {
            Overboost::Any
        };
        Handling {
            class: ship.class,
            energy: start.energy,
            dial: ship.dial,
            acceleration: acceleration(ship, engine)
                + sum(|effect| if let Lasting::Acceleration(by) = effect { Some(*by) } else { None }),
            g_limit: (g_limit + more_g) as u8,
            overboost,
            rotate_with: effects.iter().find_map(|effect| match effect {
                Lasting::RotateWith(g) => Some(*g),
                _ => None,
            }),
            jump: match jump(state, id) {
                Jump::May if inertial_only => Jump::No,
                jump => jump,
            },
            traits,
            wounded: pilot >= Harm::Once,
        }
    }

    fn is(&self, wanted: Trait) -> bool {
        self.traits.has(wanted)
    }

    /// The limits that held for a ship whose plan was revealed by now.
    #[must_use]
    pub fn when_planned(self, ship: &Ship) -> Handling {
        let jumped = ship.now.revealed.is_some_and(|revealed| revealed.panel.ftl);
        let jump = if jumped { Jump::Must } else { self.jump };
        Handling { energy: ship.now.old_energy, jump, ..self }
    }

    /// The limits of the turn after this plan, if nothing else happens until then.
    #[must_use]
    pub fn after(&self, plan: &Plan) -> Handling {
        let difficult = executed(plan.cards, plan.panel).any(|card| card.difficult);
        let overboost = match self.overboost {
            Overboost::Carry => Overboost::Carry,
            Overboost::Any | Overboost::Straight if difficult => Overboost::Straight,
            Overboost::Any | Overboost::Straight => Overboost::Any,
        };
        let calm = self.without_flaws().traits.with(Trait::NoTurning, false);
        let calm = calm.with(Trait::NoDifficult, self.wounded || difficult);
        Handling {
            energy: if self.is(Trait::Complete) { plan.energy() } else { self.energy },
            dial: if plan.cards.is_turnabout() { 0 } else { plan.dial },
            overboost,
            rotate_with: None,
            traits: calm.with(Trait::Brake, false),
            ..*self
        }
    }

    /// What flaws forbid of cards and speed.
    const FLAWS: [Trait; 3] = [Trait::OnlyStraight, Trait::NoStandingStill, Trait::NoOverboost];

    fn without_flaws(&self) -> Handling {
        let traits = Handling::FLAWS.into_iter().fold(self.traits, |traits, flaw| traits.with(flaw, false));
        Handling { traits, ..*self }
    }

    /// The limits that bind: flaws forbid nothing where inertia leaves no other plan. {dogfight.talents.planning}
    fn binding(&self) -> Handling {
        let flawed = Handling::FLAWS.into_iter().any(|flaw| self.is(flaw));
        if flawed && self.strictly_legal_cards().is_empty() { self.without_flaws() } else { *self }
    }

    /// Whether there is any legal plan.
    pub fn has_plan(&self) -> bool {
        !self.binding().strictly_legal_cards().is_empty()
    }

    /// What is wrong with a plan. The dial is part of it only in the complete rules.
    pub fn faults(&self, plan: &Plan) -> Faults {
        let mut faults = self.binding().faults_of(plan.cards, plan.panel);
        faults.other |= !self.may_set_dial(*plan);
        faults
    }

    /// What is wrong with cards and sliders, whatever the dial.
    fn faults_of(&self, cards: Cards, panel: Panel) -> Faults {
        let mut faults = Faults { other: !self.cards_fit(cards, panel), ..Faults::default() };
        if self.is(Trait::Complete) {
            self.check_energy(cards, panel, &mut faults);
        }
        faults
    }

    /// Arrows, G-values, marks and sliders. {dogfight.planning.cards}
    fn cards_fit(&self, cards: Cards, panel: Panel) -> bool {
        let speed = panel.speed;
        let moves = speed != Speed::Stationary;
        let has_arrow = !moves || cards.maneuver().arrow(speed).is_some();
        let g: u8 = executed(cards, panel).map(|card| card.g).sum();
        let difficult = executed(cards, panel).any(|card| card.difficult);
        let straight_second = cards.second().is_none_or(|card| card.is_straight() || !moves);
        let form = match cards {
            Cards::Single(_) => true,
            Cards::WithBlank(_) => self.is(Trait::Blanks),
            Cards::Boost(boost, _) => {
                speed.is_forward()
                    && panel.climb == Climb::Level
                    && !self.is(Trait::NoOverboost)
                    && self.may_boost(boost, cards, panel)
            }
            Cards::Turnabout(..) => {
                self.is(Trait::Complete)
                    && self.dial != 0
                    && !self.is(Trait::InertialOnly)
                    && panel.climb == Climb::Level
                    && !panel.ftl
            }
        };
        let climb = match panel.climb {
            Climb::Level => true,
            Climb::Up | Climb::Down => {
                self.is(Trait::Levels) && !self.is(Trait::InertialOnly) && speed != Speed::Back && !panel.ftl
            }
        };
        let jump = match self.jump {
            Jump::No => !panel.ftl,
            Jump::May => true,
            Jump::Must => panel.ftl,
        };
        let stands = matches!(speed, Speed::Stationary | Speed::Back);
        let nerves = (!self.is(Trait::NoStandingStill) || !stands)
            && (!self.is(Trait::OnlyStraight)
                || executed(cards, panel)
                    .all(|card| card.is_straight() || !card.is_maneuver() && !card.is_overboost()));
        form && climb
            && jump
            && nerves
            && has_arrow
            && g <= self.g_limit
            && (!difficult || !self.is(Trait::NoDifficult))
            && (!self.is(Trait::StraightSecond) || straight_second)
    }

    fn may_boost(&self, boost: CardId, cards: Cards, panel: Panel) -> bool {
        match self.overboost {
            Overboost::Any => true,
            Overboost::Straight => boost.is_straight(),
            Overboost::Carry => {
                let new = energy(cards, panel);
                let inertial = self.is_inertial() || self.is(Trait::Frozen);
                // Without an overboost the energy is 3 at most.
                let stuck = !self.is(Trait::Brake) && self.energy - self.acceleration > Speed::High.energy();
                let carries = inertial && new == self.energy || !inertial && stuck && new <= self.energy;
                self.is(Trait::Complete) && cards.all_straight() && carries
            }
        }
    }

    /// Kinetic energy, inertia and acceleration. {dogfight.energy.acceleration}
    fn check_energy(&self, cards: Cards, panel: Panel, faults: &mut Faults) {
        let new = energy(cards, panel);
        let same = new == self.energy;
        if panel.ftl {
            faults.other |= !same;
            faults.rotated |= self.is_inertial() && Handling::moves_bent(cards, panel);
        } else if cards.is_turnabout() {
            faults.acceleration |= !self.can_reach(new);
        } else if self.is_inertial() {
            faults.rotated |= Handling::moves_bent(cards, panel);
            faults.acceleration |= !same;
        } else {
            faults.acceleration |= !self.can_reach(new);
        }
    }

    /// Whether only inertial movement is possible, but for a change of direction. {dogfight.rotation.inertial}
    fn is_inertial(&self) -> bool {
        self.dial != 0 || self.is(Trait::InertialOnly)
    }

    fn moves_bent(cards: Cards, panel: Panel) -> bool {
        executed(cards, panel).any(|card| !card.is_straight())
    }

    fn can_reach(&self, new: i8) -> bool {
        if self.is(Trait::Frozen) {
            return new == self.energy;
        }
        let brakes = self.is(Trait::Brake) && self.dial == 0;
        new <= self.energy + self.acceleration && (brakes || new >= self.energy - self.acceleration)
    }

    /// Whether the dial may be set so. {dogfight.rotation.planning}
    fn may_set_dial(&self, plan: Plan) -> bool {
        if plan.dial == self.dial {
            return true;
        }
        let tight = self.rotate_with.is_some_and(|most| {
            self.dial == 0 && plan.cards.second().is_none() && plan.cards.first().g <= most
        });
        self.is(Trait::Complete)
            && !self.is(Trait::NoRotation)
            && plan.dial < 12
            && !self.is(Trait::NoTurning)
            && !plan.cards.is_turnabout()
            && (!plan.maneuvers() && !plan.cards.is_boost() || plan.cards.all_straight() || tight)
    }

    /// Every combination of cards that could be laid, legal or not.
    pub fn all_cards(&self) -> Vec<Cards> {
        let maneuvers: SmallVec<[CardId; 16]> =
            cards::deck(self.class).filter(|card| card.is_maneuver()).collect();
        let mut all: Vec<Cards> = maneuvers.iter().map(|&card| Cards::Single(card)).collect();
        if self.is(Trait::Blanks) {
            all.extend(maneuvers.iter().map(|&card| Cards::WithBlank(card)));
        }
        for boost in cards::deck(self.class).filter(|card| card.is_overboost()) {
            all.extend(maneuvers.iter().map(|&card| Cards::Boost(boost, card)));
        }
        if self.is(Trait::Complete) {
            let turn = cards::change_direction_of(self.class);
            all.extend(maneuvers.iter().map(|&card| Cards::Turnabout(turn, card)));
        }
        all
    }

    /// Every setting of the sliders that could be chosen with these cards, legal or not.
    pub fn all_panels(&self, cards: Cards) -> SmallVec<[Panel; 16]> {
        let climbs: &[Climb] =
            if self.is(Trait::Levels) { &[Climb::Level, Climb::Up, Climb::Down] } else { &[Climb::Level] };
        let mut panels: SmallVec<[Panel; 16]> = SmallVec::new();
        for &climb in climbs {
            panels.extend(Speed::ALL.into_iter().map(|speed| Panel { speed, climb, ftl: false }));
        }
        if self.jump != Jump::No {
            panels.extend(self.jump_panel(cards));
        }
        panels
    }

    /// The speed slider on FTL: the arrow is the one that keeps the energy. {dogfight.ftl.planning}
    fn jump_panel(&self, cards: Cards) -> Option<Panel> {
        let boost = if cards.is_boost() { 3 } else { 0 };
        let speed = Speed::of_energy(self.energy - boost)?;
        Some(Panel { speed, climb: Climb::Level, ftl: true })
    }

    fn strictly_legal_panels(&self, cards: Cards) -> SmallVec<[Panel; 16]> {
        let mut panels = self.all_panels(cards);
        panels.retain(|panel| self.faults_of(cards, *panel).none());
        panels
    }

    /// The legal settings of the sliders with these cards.
    pub fn panels(&self, cards: Cards) -> SmallVec<[Panel; 16]> {
        self.binding().strictly_legal_panels(cards)
    }

    fn strictly_legal_cards(&self) -> Vec<Cards> {
        let mut all = self.all_cards();
        all.retain(|cards| {
            let legal = |panel: Panel| self.faults_of(*cards, panel).none();
            self.all_panels(*cards).into_iter().any(legal)
        });
        all
    }

    /// The cards with which there is a legal plan. There is always one: at worst the ship goes on as it did.
    /// {dogfight.energy.inertia-always}
    pub fn cards(&self) -> Vec<Cards> {
        let legal = self.binding().strictly_legal_cards();
        if legal.is_empty() { vec![self.inertial().cards] } else { legal }
    }

    /// The settings of the sliders to be offered with these cards.
    pub fn panels_to_offer(&self, cards: Cards) -> SmallVec<[Panel; 16]> {
        self.binding().panels_or_inertia(cards)
    }

    fn panels_or_inertia(&self, cards: Cards) -> SmallVec<[Panel; 16]> {
        let panels = self.strictly_legal_panels(cards);
        if panels.is_empty() { SmallVec::from_slice(&[self.inertial().panel]) } else { panels }
    }

    /// The legal positions of the dial with these cards and sliders, the present one first.
    pub fn dials(&self, cards: Cards, panel: Panel) -> SmallVec<[u8; 12]> {
        let legal = |dial: &u8| self.may_set_dial(Plan { cards, panel, dial: *dial });
        let others = (0..12).filter(|dial| *dial != self.dial);
        std::iter::once(self.dial).chain(others.filter(legal)).collect()
    }

    /// Going on as before: straight ahead with the same energy, as near as its hull allows.
    pub fn inertial(&self) -> Plan {
        let straight = cards::straight(self.class);
        let (cards, speed) = match self.energy {
            energy @ ..=3 => (Cards::Single(straight), Speed::of_energy(energy)),
            energy => {
                (Cards::Boost(cards::straight_overboost(self.class), straight), Speed::of_energy(energy - 3))
            }
        };
        let ftl = self.jump == Jump::Must;
        let panel = Panel { ftl, ..Panel::of(speed.unwrap_or(Speed::Stationary)) };
        Plan { cards, panel, dial: self.dial }
    }

    /// Every legal plan. {dogfight.planning.legal}
    pub fn plans(&self) -> Vec<Plan> {
        let mut plans = Vec::new();
        let limits = self.binding();
        for cards in self.cards() {
            for panel in limits.panels_or_inertia(cards) {
                plans.extend(self.dials(cards, panel).into_iter().map(|dial| Plan { cards, panel, dial }));
            }
        }
        plans
    }

    /// Legal plans without turning the dial, with as few cards as possible: enough to see where a ship can go.
    pub fn simple_plans(&self) -> impl Iterator<Item = Plan> {
        let handling = *self;
        let boost = cards::straight_overboost(self.class);
        let turn = cards::change_direction_of(self.class);
        let fast = self.energy > Speed::High.energy();
        let maneuvers = cards::deck(self.class).filter(|card| card.is_maneuver());
        let combinations = maneuvers.flat_map(move |card| {
            let boosted = fast.then_some(Cards::Boost(boost, card));
            let turned = (handling.dial != 0).then_some(Cards::Turnabout(turn, card));
            [Cards::Single(card)].into_iter().chain(boosted).chain(turned)
        });
        combinations.flat_map(move |cards| {
            let panels = handling.strictly_legal_panels(cards).into_iter();
            panels.map(move |panel| Plan { cards, panel, dial: handling.dial })
        })
    }
}

/// The acceleration of a ship: halved by a damaged engine, and otherwise one less for a nugget.
/// {dogfight.damage.engine} {dogfight.pilots.nuggets}
fn acceleration(ship: &Ship, engine: Harm) -> i8 {
    let full = ship.class.card().acceleration;
    if engine >= Harm::Once {
        (full + 1) / 2
    } else if ship.pilot.level == crate::pilot::Level::Nugget {
        full - 1
    } else {
        full
    }
}

/// Whether a ship may jump this turn. {dogfight.ftl.limits}
fn jump(state: &State, id: ShipId) -> Jump {
    let ship = state.ship(id);
    let public = &state.public;
    if matches!(ship.fate, Fate::Enters(_)) {
        return Jump::Must;
    }
    let forbidden =
        public.mission.entries().any(|(ship, entry)| ship == id && entry.forbid.contains(&Forbidden::Ftl));
    let too_soon = ship.last_jump.is_some_and(|turn| turn + 1 >= public.turn);
    let leaves = public.mission.leaves_by_jump(id);
    // Whoever has made both jumps can still leave.
    let not_yet = leaves.is_some_and(|from_turn| public.turn < from_turn);
    let fuelled = ship.fuel.is_none_or(|fuel| fuel >= crate::jump::FUEL);
    if public.options.has(Extra::Ftl)
        && ship.class.card().ftl
        && !forbidden
        && !too_soon
        && !not_yet
        && fuelled
    {
        Jump::May
    } else {
        Jump::No
    }
}
