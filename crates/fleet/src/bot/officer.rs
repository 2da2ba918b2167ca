//! The officer: a quick heuristic player. It defends the fleet, feeds checks, uses its abilities and distrusts
//! whoever spoils them; as a hidden Cylon it sabotages with restraint and reveals itself when that hurts most.
//! It sees its view and its seat's events, and nothing else.

use tabletop::{Dice, Picks, Policy, Prompt, Seat, Seed, random_picks};

use super::advice;
use super::belief::Belief;
use super::checks;
use super::hiding;
use super::memory::Memory;
use super::open;
use super::style::Style;
use super::worth::{CARD, Judge, Suspicions, unit};
use crate::cards::Crisis;
use crate::cards::crisis::CrisisKind;
use crate::choice::{Action, Ask, Choice, CrisisBox, Deck, DeckEnd, FleetOrder, Order, Purpose, ViperOrder};
use crate::combat::Weapon;
use crate::event::Event;
use crate::origin::Origin;
use crate::space::Area;
use crate::state::{CheckOutcome, Roll, RollFor};
use crate::window::Play;
use crate::{Fleet, Location, Resource, Skill, SkillCard, View};

/// How much worse a choice may be, for the humans, before it gives a hidden Cylon away.
const EXCUSABLE: f64 = 1.5;

/// What a crisis card costs on the whole.
const TYPICAL_CRISIS: f64 = -1.5;

/// On whose side a player acts, and how openly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Human,
    HiddenCylon,
    Cylon,
}

/// A heuristic player.
#[derive(Clone, Debug)]
pub struct Officer {
    dice: Dice,
    pub(super) memory: Memory,
    style: Style,
}

impl Officer {
    /// An officer whose rare whims depend on `seed` alone.
    pub fn new(seed: Seed) -> Officer {
        Officer { dice: Dice::new(seed), memory: Memory::default(), style: Style::default() }
    }

    /// The same officer, who goes about it like this as a Cylon.
    #[must_use]
    pub fn with_style(self, style: Style) -> Officer {
        Officer { style, ..self }
    }

    /// Answers as if everybody were as suspicious as said. For experiments that ask what knowledge is worth; a player
    /// at a table has to find out.
    pub fn decide_by(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>, suspicions: &Suspicions) -> Picks {
        if view.public.players.is_empty() {
            return random_picks(prompt, &mut self.dice);
        }
        let (seen_crisis, style) = (self.memory.seen_crisis, self.style);
        Mind { seen_crisis, style, ..Mind::new(view, prompt, suspicions, &mut self.dice) }.answer()
    }

    /// Answers a question, and remembers that.
    pub(super) fn answer(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        if view.public.players.is_empty() {
            return random_picks(prompt, &mut self.dice);
        }
        let suspicions = self.memory.look(view);
        let picks = self.decide_by(view, prompt, &suspicions);
        self.memory.answered(prompt, &picks);
        picks
    }

    /// What the officer believes about the others.
    pub fn belief(&self) -> &Belief {
        &self.memory.belief
    }

    /// An officer with the same memory, and whims of its own.
    pub(super) fn heir(&self, seed: Seed) -> Officer {
        Officer { dice: Dice::new(seed), ..self.clone() }
    }

    /// The options of a question from which one is picked, with what each is worth to this officer, the best first.
    pub(super) fn ranked(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Vec<(f64, u8)> {
        let suspicions = self.memory.look(view);
        let (seen_crisis, style) = (self.memory.seen_crisis, self.style);
        let mut mind = Mind { seen_crisis, style, ..Mind::new(view, prompt, &suspicions, &mut self.dice) };
        let mut ranked: Vec<(f64, u8)> = mind.values().into_iter().zip(0..).collect();
        // Of equals the first comes first, as when it decides alone.
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        ranked
    }
}

impl Policy<Fleet> for Officer {
    fn decide(&mut self, view: &View<'_>, prompt: &Prompt<Fleet>) -> Picks {
        self.answer(view, prompt)
    }

    fn observe(&mut self, _seat: Seat, event: &Event) {
        self.memory.note(event);
    }
}

/// One decision.
pub(super) struct Mind<'a, 'v> {
    pub(super) view: &'a View<'v>,
    pub(super) prompt: &'a Prompt<Fleet>,
    pub(super) judge: Judge<'a, 'v>,
    pub(super) side: Side,
    seen_crisis: Option<Crisis>,
    style: Style,
    dice: &'a mut Dice,
}

impl<'a, 'v> Mind<'a, 'v> {
    pub(super) fn new(
        view: &'a View<'v>,
        prompt: &'a Prompt<Fleet>,
        suspicions: &'a Suspicions,
        dice: &'a mut Dice,
    ) -> Mind<'a, 'v> {
        let seat = prompt.seat;
        let cylon = view.own.is_some_and(|own| own.loyalty.iter().any(|dealt| dealt.card.is_cylon()));
        let side = match (view.public.is_cylon(seat), cylon) {
            (true, _) => Side::Cylon,
            (false, true) => Side::HiddenCylon,
            (false, false) => Side::Human,
        };
        Mind {
            view,
            prompt,
            judge: Judge::new(view, suspicions, seat),
            side,
            seen_crisis: None,
            style: Style::default(),
            dice,
        }
    }

    fn seat(&self) -> Seat {
        self.prompt.seat
    }

    fn hand(&self) -> &'a [SkillCard] {
        self.view.own.map_or(&[], |own| &own.hand)
    }

    fn answer(&mut self) -> Picks {
        match &self.prompt.ask {
            Ask::AddToCheck => self.add_to_check(),
            Ask::Discard { .. }
            | Ask::HandLimit { .. }
            | Ask::DiscardToThree
            | Ask::PayForLocation { .. } => {
                checks::cheapest(self.view, self.seat(), self.hand(), usize::from(self.prompt.least))
            }
            Ask::ChooseDamage | Ask::LookAtCivilians => (0..self.prompt.least).collect(),
            // What is destroyed comes first, which nothing else repairs.
            Ask::RefitVipers => (0..self.prompt.most).collect(),
            _ if self.prompt.most != 1 || self.prompt.least != 1 => random_picks(self.prompt, self.dice),
            _ => self.best_option(),
        }
    }

    fn add_to_check(&mut self) -> Picks {
        let most = usize::from(self.prompt.most);
        match self.side {
            Side::Human => checks::help(&self.judge, self.seat(), self.hand(), most),
            Side::Cylon => open::harm(&self.judge, self.hand()),
            Side::HiddenCylon => {
                hiding::sabotage(&self.judge, self.seat(), self.hand(), most, self.style, self.dice)
            }
        }
    }

    /// Picks the option that is worth most, to the humans or against them.
    fn best_option(&mut self) -> Picks {
        let values = self.values();
        let best =
            (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]).then(b.cmp(&a))).unwrap_or(0);
        Picks::from_slice(&[best as u8])
    }

    /// What each option is worth to this player.
    pub(super) fn values(&mut self) -> Vec<f64> {
        let mut values: Vec<f64> = self.prompt.options.iter().map(|option| self.value(option)).collect();
        if self.side == Side::HiddenCylon && self.is_a_matter_of_judgement() {
            let spread = values.iter().fold(f64::MIN, |a, &b| a.max(b))
                - values.iter().fold(f64::MAX, |a, &b| a.min(b));
            // Harm that looks like judgement is done; what would give the player away is not.
            if spread < EXCUSABLE {
                for value in &mut values {
                    *value = -*value;
                }
            }
        }
        values
    }

    /// What an option is worth to this player.
    fn value(&mut self, option: &Choice) -> f64 {
        let human = self.value_to_humans(option);
        match self.side {
            Side::Human => human,
            Side::Cylon => self.value_to_cylons(option).unwrap_or(-human),
            Side::HiddenCylon => match option {
                Choice::Action(Action::Reveal(card)) => match self.style {
                    Style::Early => 100.0,
                    Style::Silent => -100.0,
                    _ => self.judge.reveal(self.seat(), *card),
                },
                _ => human,
            },
        }
    }

    /// Choices for which nobody is blamed too much.
    fn is_a_matter_of_judgement(&self) -> bool {
        matches!(
            self.prompt.ask,
            Ask::CrisisBox { .. } | Ask::EitherEffect | Ask::ChooseDestination | Ask::NextArea { .. }
        ) || matches!(self.prompt.ask, Ask::ChoosePlayer { purpose: Purpose::Brig | Purpose::Sickbay })
    }

    /// What only Cylon players choose.
    fn value_to_cylons(&mut self, option: &Choice) -> Option<f64> {
        let public = self.view.public;
        Some(match option {
            Choice::Action(Action::Location(location)) => self.judge.cylon_location(self.seat(), *location),
            Choice::Action(_) => 0.0,
            Choice::Move(crate::choice::Move::To(to)) => self.judge.cylon_location(self.seat(), *to),
            Choice::Move(_) => {
                let here = public.location(self.seat());
                here.map_or(0.0, |location| self.judge.cylon_location(self.seat(), location))
            }
            Choice::SuperCrisis(_) if self.prompt.ask == Ask::Caprica => 3.0,
            Choice::SuperCrisis(_) => -1.0,
            Choice::Deck(_) => 1.0,
            Choice::Fleet(FleetOrder::Activate(kind)) => self.judge.sky().activation(*kind),
            Choice::Fleet(FleetOrder::Launch) => self.judge.sky().launched(2.0, 1.0),
            Choice::Card(card) => f64::from(card.strength),
            Choice::Skill(skill) => match skill {
                Skill::Piloting | Skill::Engineering => 1.0,
                Skill::Tactics => 0.6,
                Skill::Politics | Skill::Leadership => 0.2,
            },
            Choice::Do => 1.0,
            Choice::Pass => 0.0,
            _ => return None,
        })
    }

    /// What an option is worth to the humans.
    fn value_to_humans(&mut self, option: &Choice) -> f64 {
        let public = self.view.public;
        let seat = self.seat();
        match option {
            Choice::Action(action) => self.judge.action(seat, *action),
            Choice::Move(movement) => self.judge.movement(seat, *movement, self.hand()),
            Choice::Character(_) => self.player_value(option),
            Choice::Box(side) => self.box_value(*side),
            Choice::Either(which) => self.either_value(*which),
            Choice::Crisis(crisis) => self.judge.crisis(crisis.card()),
            Choice::Quorum(card) => self.judge.effect(&card.card().effect),
            Choice::Destination(to) => {
                let card = to.card();
                let far = public.configuration.objective().final_distance;
                let missing = far.saturating_sub(public.distance());
                self.judge.effect(&card.effect)
                    + f64::from(card.distance.min(missing)) * self.judge.distance()
            }
            Choice::Target(target) => {
                let with = match self.prompt.ask {
                    Ask::Target { with } => with,
                    _ => Weapon::Galactica,
                };
                self.judge.target(*target, with)
            }
            Choice::Viper(order) => self.judge.viper_order(*order) + 0.05,
            Choice::Skill(skill) => self.skill_value(*skill),
            Choice::Card(card) => -checks::keepsake(self.view, seat, self.hand(), *card),
            Choice::Resource(resource) => unit(public, *resource),
            Choice::Order(order) => match order {
                Order::MoveAndAct => self.judge.best_move(seat).0,
                Order::ActTwice => self.judge.two_actions_here(seat),
                Order::Decline => 0.0,
            },
            Choice::Location(location) => self.judge.location(seat, *location),
            Choice::Play(play, card) => self.play_value(*play, *card),
            Choice::Outcome(outcome) => f64::from(*outcome == CheckOutcome::Pass),
            Choice::Brutal(brutal) => self.judge.brutal_force(*brutal),
            Choice::End(end) => self.end_value(*end),
            Choice::Deck(deck) => f64::from(*deck == Deck::Crisis),
            Choice::Do => self.do_value(),
            Choice::Repairs(crate::choice::Repairs::Location) => 1.0,
            Choice::Area(area) => self.area_value(*area),
            Choice::Civilian(_)
            | Choice::LostViper(_)
            | Choice::Craft(_)
            | Choice::Damage(_)
            | Choice::Fleet(_)
            | Choice::SuperCrisis(_)
            | Choice::Repairs(_)
            | Choice::Pass => 0.0,
        }
    }

    fn area_value(&self, area: Area) -> f64 {
        let sector = self.view.public.sector(area);
        match self.prompt.ask {
            // The farther new Cylon ships are from civilians, the better; raiders next to prey act last.
            Ask::Shortage { .. } | Ask::NextArea { .. } => -(sector.civilians.len() as f64),
            Ask::MoveCivilian { ship } => {
                let public = self.view.public;
                let from = Area::ALL.into_iter().find(|&from| public.sector(from).civilians.contains(&ship));
                from.map_or(0.0, |from| self.judge.ship_moved(from, area) - 0.05)
            }
            Ask::LaunchArea => {
                let near = [area, area.clockwise(), area.counter_clockwise()];
                let prey = near.iter().filter(|&&area| self.view.public.sector(area).raiders > 0).count();
                self.judge.viper_order(ViperOrder::Launch(area)) + 0.1 * prey as f64
            }
            _ => f64::from(sector.raiders) * 0.2 + sector.civilians.len() as f64 * 0.3,
        }
    }

    /// How good it is for the humans that somebody is chosen.
    fn player_value(&self, option: &Choice) -> f64 {
        let public = self.view.public;
        let chosen = public
            .seats_from_current()
            .find(|&seat| *option == Choice::Character(public.player(seat).character));
        let Some(other) = chosen else { return 0.0 };
        let suspicion = self.judge.suspicions[other.index()];
        let cards = f64::from(self.view.backs[other.index()].skill_cards);
        let Ask::ChoosePlayer { purpose } = &self.prompt.ask else { return -cards };
        let myself = if other == self.seat() { 2.0 } else { 0.0 };
        match purpose {
            Purpose::Brig | Purpose::Accuse => self.judge.sent(other, Location::Brig) - myself,
            Purpose::Sickbay | Purpose::Wound => self.judge.sent(other, Location::Sickbay) - myself,
            Purpose::Release => -suspicion,
            Purpose::Look | Purpose::LookAtAll => 0.5 - (suspicion - 0.5).abs(),
            Purpose::Presidency | Purpose::Assign | Purpose::Mutiny => -suspicion,
            Purpose::ExecutiveOrder => self.judge.order_value(other) - 2.0 * suspicion,
            Purpose::Infiltrate => -cards,
            Purpose::GiveLoyalty => suspicion,
        }
    }

    fn box_value(&self, side: CrisisBox) -> f64 {
        let Ask::CrisisBox { .. } = &self.prompt.ask else { return 0.0 };
        let card = self.view.public.crisis_under_way().map(|under_way| under_way.card);
        let Some(kind) = card.and_then(Origin::crisis_kind) else { return 0.0 };
        match (kind, side) {
            (CrisisKind::CheckOr(_, check, _), CrisisBox::Check) => self.judge.attempted(check),
            (CrisisKind::CheckOr(_, _, instead), CrisisBox::Instead) => self.judge.effect(instead),
            (CrisisKind::Event(_, first, _), CrisisBox::First) => self.judge.effect(first),
            (CrisisKind::Event(_, _, second), CrisisBox::Second) => self.judge.effect(second),
            _ => 0.0,
        }
    }

    /// One of the two halves of a choice inside a box.
    fn either_value(&self, which: u8) -> f64 {
        let public = self.view.public;
        let effect = public.text().and_then(|text| text.effect(&public.configuration));
        effect.and_then(|effect| effect.part(which)).map_or(0.0, |effect| self.judge.effect(effect))
    }

    /// Which skill cards the fleet needs most: those that most checks want.
    fn skill_value(&self, skill: Skill) -> f64 {
        let damaged = !self.view.public.damaged.is_empty();
        let held = self.hand().iter().filter(|card| card.skill() == skill).count() as f64;
        let demand = match skill {
            Skill::Politics => 1.0,
            Skill::Leadership => 1.05,
            Skill::Tactics => 0.95,
            Skill::Piloting => 0.3,
            Skill::Engineering => {
                if damaged {
                    1.2
                } else {
                    0.5
                }
            }
        };
        if matches!(self.prompt.ask, Ask::BlindDevotion) { -demand } else { demand - 0.1 * held }
    }

    /// Whether an interrupt pays.
    fn play_value(&self, play: Play, card: Option<SkillCard>) -> f64 {
        let public = self.view.public;
        let price = card.map_or(0.2, |card| 0.25 + 0.1 * f64::from(card.strength));
        let roll = public.roll();
        let check = public.check();
        let stakes = || check.map_or(0.0, |check| checks::stakes(&self.judge, check));
        let value = match play {
            Play::StrategicPlanning => match roll.map(|roll| (roll.purpose, roll.roller)) {
                Some((RollFor::FtlJump, _)) => 0.25 * 3.0 * unit(public, Resource::Population),
                Some((RollFor::Attack, roller)) if public.is_human(roller) && self.is_our_attack() => 0.5,
                _ => 0.0,
            },
            Play::EvasiveManeuvers => match roll {
                Some(roll) => match (roll.result().unwrap_or(1), roll.purpose) {
                    (8, RollFor::AttackOnViper(_)) => 1.2,
                    (5..=7, RollFor::AttackOnViper(Some(_))) => 1.2,
                    (5..=7, RollFor::AttackOnViper(None)) => 0.4,
                    _ => 0.0,
                },
                None => 0.0,
            },
            Play::InvestigativeCommittee => {
                if stakes() > 2.0 {
                    0.5
                } else {
                    0.0
                }
            }
            Play::ScientificResearch => {
                let engineering =
                    self.hand().iter().filter(|card| card.skill() == Skill::Engineering).count();
                if stakes() > 1.5 && engineering >= 3 { 0.9 } else { 0.0 }
            }
            Play::DeclareEmergency => match check.and_then(|check| Some((check.strength?, check.difficulty)))
            {
                Some((strength, difficulty)) if strength < difficulty && strength + 2 >= difficulty => {
                    stakes()
                }
                _ => 0.0,
            },
            Play::EcoOfficer => {
                let low = roll.and_then(Roll::result).is_some_and(|result| result <= 3);
                let ours = roll.is_some_and(|roll| !matches!(roll.purpose, RollFor::AttackOnViper(_)));
                if low && ours && self.is_our_attack() { 1.0 } else { 0.0 }
            }
            Play::SecretDestiny => {
                let crisis = public.crisis().map_or(0.0, |crisis| self.judge.crisis(crisis.card()));
                if crisis < -4.0 { 1.0 } else { 0.0 }
            }
            Play::MoralCompass => self.moral_compass(),
            Play::MysteriousIntuition => {
                if stakes() > 2.5 {
                    1.0
                } else {
                    0.0
                }
            }
            Play::BlindDevotion => 0.0,
            Play::CommandAuthority => {
                let cards = check.map_or(0, |check| check.shown.len());
                if cards >= 7 { 1.0 } else { 0.0 }
            }
            Play::AlertViperPilot => {
                if public.raiders() >= 3 {
                    1.0
                } else {
                    0.0
                }
            }
            Play::CylonHatred | Play::ArbitratorEasier | Play::FriendsInLowPlacesEasier => stakes(),
            Play::ArbitratorHarder | Play::FriendsInLowPlacesHarder => -stakes(),
        };
        value - price
    }

    /// Whether the die under way is an attack by the humans: nothing of a check or crisis rolls attacks.
    fn is_our_attack(&self) -> bool {
        self.view.public.crisis().is_none()
    }

    fn moral_compass(&self) -> f64 {
        advice::box_gain(self.view, &self.judge).map_or(0.0, |better| better - 1.5)
    }

    /// Whether the crisis card that was just seen should come soon.
    fn end_value(&self, end: DeckEnd) -> f64 {
        let crisis = self.seen_crisis.map_or(0.0, |crisis| self.judge.crisis(crisis.card()));
        match end {
            DeckEnd::Top => crisis,
            DeckEnd::Bottom => TYPICAL_CRISIS,
        }
    }

    /// Whether to do what is offered.
    fn do_value(&self) -> f64 {
        let public = self.view.public;
        match &self.prompt.ask {
            Ask::MayEffect => match public.text().map(|text| text.origin) {
                Some(Origin::Crisis(_)) => {
                    let seats = public.seats_from_current().filter(|&seat| seat != self.seat());
                    seats.map(|seat| self.judge.sent(seat, Location::Brig)).fold(-1.0, f64::max)
                }
                // A look at the top crisis card is weighed like an offer of the last destination, as it always was.
                Some(Origin::Destination(_) | Origin::Ability(_)) => {
                    let offer = public.destinations.last();
                    offer.map_or(0.5, |offer| self.judge.effect(&offer.card().effect) + 2.0 * CARD + 1.0)
                }
                _ => 0.5,
            },
            _ => 0.5,
        }
    }
}
