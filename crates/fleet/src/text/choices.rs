//! What can be picked, in words: a button says what it does.

use tabletop::Seat;

use super::{Words, capitalised};
use crate::cards::{Crisis, CrisisKind, SuperCrisis};
use crate::characters::{Ability, Character};
use crate::choice::{
    Action, Ask, Choice, CrisisBox, Deck, DeckEnd, FleetOrder, Move, Repairs, Target, ViperOrder,
};
use crate::effect::{Check, Effect};
use crate::origin::Origin;
use crate::space::{Area, CivilianId};
use crate::state::{DamageToken, Place, Public};
use crate::window::Play;
use crate::{Location, SkillCard, movement};

impl Words {
    /// What a player who picks this does: "Move to Command (discard 1 card)".
    pub fn choice(&self, choice: &Choice, ask: &Ask, seat: Seat, public: &Public) -> String {
        match choice {
            Choice::Pass => self.pass(ask, public),
            Choice::Do => self.do_it(ask, public),
            Choice::Character(character) => self.choose_character(*character, ask, public),
            Choice::Location(location) => self.move_to("choice-move-to", *location),
            Choice::Area(area) => self.choose_area(*area, ask),
            Choice::Skill(skill) => match ask {
                Ask::DrawFrom { .. } => {
                    self.say_with("choice-draw", &[("cards", self.cards(skill, 1).into())])
                }
                Ask::BlindDevotion => {
                    self.say_with("choice-worthless", &[("skill", self.skill(*skill).into())])
                }
                _ => self.say_with("choice-skill", &[("skill", self.skill(*skill).into())]),
            },
            Choice::Card(card) => self.choose_card(*card, ask),
            Choice::Resource(resource) => self.effect_phrase(&Effect::Change(*resource, 1)),
            Choice::Crisis(crisis) => self.with_card("choice-resolve", self.crisis_name(*crisis)),
            Choice::SuperCrisis(card) => {
                let id = if *ask == Ask::ExchangeSuperCrisis { "choice-exchange" } else { "choice-play" };
                self.with_card(id, self.super_crisis_name(*card))
            }
            Choice::Quorum(card) => self.with_card("choice-resolve", self.quorum_name(*card)),
            Choice::Destination(destination) => {
                let distance = destination.card().distance;
                let name = self.destination_name(*destination);
                let args = [("destination", name.into()), ("distance", distance.into())];
                self.say_with("choice-jump", &args)
            }
            Choice::Civilian(ship) => self.choose_civilian(*ship, ask, public),
            Choice::Target(target) => self.aim("choice-target", *target),
            Choice::Viper(order) => self.viper_order(*order, ask),
            Choice::Action(action) => self.action(*action),
            Choice::Move(to) => self.choose_move(*to, seat, public),
            Choice::Box(side) => self.crisis_box(*side, ask, public),
            Choice::Either(side) => {
                let effect = public.text().and_then(|text| text.effect(&public.configuration));
                let effect = effect.and_then(|effect| effect.part(*side));
                effect.map_or_else(|| self.say("choice-do"), |effect| self.effect_phrase(effect))
            }
            Choice::Order(order) => self.say(&format!("choice-order-{order}")),
            Choice::End(DeckEnd::Top) => self.say("choice-end-top"),
            Choice::End(DeckEnd::Bottom) => self.say("choice-end-bottom"),
            Choice::Deck(Deck::Crisis) if *ask == Ask::Caprica => self.say("choice-draw-crises"),
            Choice::Deck(deck) => self.say(&format!("choice-scout-{deck}")),
            Choice::LostViper(_) => self.say(&format!("choice-refit-{choice}")),
            Choice::Craft(craft) => self.say(&format!("choice-craft-{craft}")),
            Choice::Damage(DamageToken::Location(location)) => {
                self.with_location("choice-damage-location", *location)
            }
            Choice::Damage(DamageToken::Resource(resource)) => {
                self.effect_phrase(&Effect::Change(*resource, -1))
            }
            Choice::Outcome(outcome) => self.say(&format!("choice-outcome-{outcome}")),
            Choice::Brutal(brutal) => self.say(&format!("choice-brutal-{brutal}")),
            Choice::Repairs(Repairs::Vipers) => self.say("choice-repair-vipers"),
            Choice::Repairs(Repairs::Location) => match place(seat, public) {
                Some(Place::At(location)) => self.with_location("choice-repair-location", location),
                _ => self.say("choice-repair-here"),
            },
            Choice::Fleet(FleetOrder::Activate(activation)) => {
                self.effect_phrase(&Effect::Activate(*activation))
            }
            Choice::Fleet(FleetOrder::Launch) => self.say("choice-fleet-launch"),
            Choice::Play(play, card) => self.choose_play(*play, *card),
        }
    }

    fn pass(&self, ask: &Ask, public: &Public) -> String {
        let kind = match ask {
            Ask::Interrupt { .. } => "interrupt",
            Ask::MayEffect => {
                match public.text().map(|text| (text.origin, text.effect(&public.configuration))) {
                    Some((Origin::Ability(Ability::Recon), _)) => "recon",
                    Some((_, Some(Effect::MayRisk(..)))) => "risk",
                    _ => "may",
                }
            }
            Ask::PresidentsOffice => "presidents-office",
            Ask::MoveCivilian { ship } => {
                let args = [("ship", self.civilian(*ship).into())];
                return self.say_with("choice-pass.move-civilian", &args);
            }
            Ask::DirectViper { .. } => "direct-viper",
            Ask::ExchangeSuperCrisis => "exchange-super-crisis",
            Ask::RevealPower { .. } => "reveal-power",
            Ask::PassSympathizer => "pass-sympathizer",
            Ask::RefitRaptor => "refit-raptor",
            Ask::IgnoreLook { .. } => "ignore-look",
            Ask::Target { .. } => "target",
            _ => return self.say("choice-pass"),
        };
        self.say(&format!("choice-pass.{kind}"))
    }

    fn do_it(&self, ask: &Ask, public: &Public) -> String {
        match ask {
            Ask::RevealPower { card } => self.power(*card),
            Ask::PassSympathizer => self.say("choice-do.pass-sympathizer"),
            Ask::RefitRaptor => self.say("choice-do.refit-raptor"),
            Ask::IgnoreLook { .. } => self.say("choice-do.ignore-look"),
            Ask::MayEffect => {
                match public.text().map(|text| (text.origin, text.effect(&public.configuration))) {
                    Some((Origin::Ability(Ability::Recon), _)) => self.say("choice-do.recon"),
                    Some((_, Some(Effect::MayRisk(ships, count, ..)))) => {
                        self.say_with(&format!("choice-risk-{ships}"), &[("n", (*count).into())])
                    }
                    Some((_, Some(Effect::May(_, effect)))) => self.effect_phrase(effect),
                    _ => self.say("choice-do"),
                }
            }
            _ => self.say("choice-do"),
        }
    }

    fn choose_character(&self, character: Character, ask: &Ask, public: &Public) -> String {
        let id = match ask {
            Ask::WhoFirst { wanted } => {
                let theirs =
                    |(seat, _): &&(Seat, Play)| public.chosen.get(seat.index()) == Some(&Some(character));
                let play = wanted.iter().find(theirs).map(|(_, play)| self.play(*play)).unwrap_or_default();
                let args = [("name", self.short(character).into()), ("play", play.into())];
                return self.say_with("choice-play-first", &args);
            }
            Ask::ChooseCharacter => {
                let calling = self.calling(character.sheet().calling);
                let args = [("name", self.character(character).into()), ("calling", calling.into())];
                return self.say_with("choice-character", &args);
            }
            Ask::ChoosePlayer { purpose } => format!("choice-player-{purpose}"),
            Ask::AttackedPilot => "choice-player-attacked".to_owned(),
            Ask::DamageViper => "choice-player-damaged".to_owned(),
            _ => "choice-player".to_owned(),
        };
        self.say_with(&id, &[("name", self.short(character).into())])
    }

    fn choose_area(&self, area: Area, ask: &Ask) -> String {
        let (id, name, text) = match ask {
            Ask::LaunchArea => ("choice-launch", "to", self.to_area(area)),
            Ask::NextArea { .. } => ("choice-next-area", "area", self.in_area(area)),
            Ask::Shortage { .. } => ("choice-place", "area", self.in_area(area)),
            Ask::DamageViper => ("choice-damage-unmanned", "area", self.in_area(area)),
            Ask::ReturnViper => ("choice-return-viper", "area", self.in_area(area)),
            Ask::MoveCivilian { ship } => {
                let args = [("ship", self.civilian(*ship).into()), ("to", self.to_area(area).into())];
                return self.say_with("choice-move-civilian", &args);
            }
            _ => ("choice-area", "area", self.area(area)),
        };
        self.say_with(id, &[(name, text.into())])
    }

    fn choose_card(&self, card: SkillCard, ask: &Ask) -> String {
        let id = match ask {
            Ask::AddToCheck => "choice-add",
            Ask::TakeCard { .. } => "choice-take",
            _ => "choice-discard",
        };
        let args = [("card", self.card(card).into()), ("skill", self.skill(card.skill()).into())];
        self.say_with(id, &args)
    }

    fn choose_civilian(&self, ship: CivilianId, ask: &Ask, public: &Public) -> String {
        let area = Area::ALL.into_iter().find(|&area| public.sector(area).civilians.contains(&ship));
        let id = match ask {
            Ask::DestroyCivilian => "choice-destroy-civilian",
            Ask::LookAtCivilians => "choice-look-at-civilian",
            _ => "choice-civilian",
        };
        let id = if area.is_none() { "choice-civilian" } else { id };
        let area = area.map(|area| self.in_area(area)).unwrap_or_default();
        self.say_with(id, &[("ship", self.civilian(ship).into()), ("area", area.into())])
    }

    fn viper_order(&self, order: ViperOrder, ask: &Ask) -> String {
        match order {
            ViperOrder::Launch(area) => {
                self.say_with("choice-launch-unmanned", &[("to", self.to_area(area).into())])
            }
            ViperOrder::Fly(_, to) if *ask == Ask::FlyViper => {
                self.say_with("choice-fly", &[("to", self.to_area(to).into())])
            }
            ViperOrder::Fly(from, to) => {
                let args = [("from", self.area(from).into()), ("to", self.to_area(to).into())];
                self.say_with("choice-fly-unmanned", &args)
            }
            ViperOrder::Attack(target) => self.aim("choice-attack", target),
        }
    }

    fn action(&self, action: Action) -> String {
        match action {
            Action::Location(location) => self.with_location("choice-use-location", location),
            Action::SecondOfLocation(location) => {
                self.with_location("choice-use-location-otherwise", location)
            }
            Action::Skill(card) => self.with_card("choice-play", self.card(card)),
            Action::Character(character) => {
                let ability = self.ability_in_action(character);
                self.say_with("choice-use-ability", &[("ability", ability.into())])
            }
            Action::Viper => self.say("choice-viper"),
            Action::DrawQuorum => self.say("choice-draw-quorum"),
            Action::Quorum(card) => self.with_card("choice-play", self.quorum_name(card)),
            Action::Nuke => self.say("choice-nuke"),
            Action::Reveal(card) => self.with_card("choice-reveal", self.loyalty_name(card)),
            Action::Nothing => self.say("choice-nothing"),
        }
    }

    /// What has to be given up for something: "2 cards".
    pub fn price(&self, cards: u8) -> String {
        self.say_with("choice-price", &[("cards", cards.into())])
    }

    fn choose_move(&self, to: Move, seat: Seat, public: &Public) -> String {
        match to {
            Move::Stay => self.say("choice-stay"),
            Move::Fly(area) => self.say_with("choice-fly", &[("to", self.to_area(area).into())]),
            Move::To(location) => {
                let is_paid = place(seat, public).is_some_and(|from| movement::price(from, location) > 0);
                self.move_to(if is_paid { "choice-move-to-paid" } else { "choice-move-to" }, location)
            }
        }
    }

    /// A box of a crisis card: what it does.
    fn crisis_box(&self, side: CrisisBox, ask: &Ask, public: &Public) -> String {
        let kind = match ask {
            Ask::CrisisBox { crisis, super_crisis } => crisis_kind(*crisis, *super_crisis),
            _ => public.crisis_under_way().and_then(|under_way| under_way.card.crisis_kind()),
        };
        match kind.and_then(|kind| self.box_phrase(side, kind)) {
            Some(phrase) => phrase,
            None => self.say(&format!("choice-box-{side}")),
        }
    }

    /// What taking this box of the card means, if the card has it.
    pub(super) fn box_phrase(&self, side: CrisisBox, kind: &CrisisKind) -> Option<String> {
        match (kind, side) {
            (CrisisKind::CheckOr(_, check, _), CrisisBox::Check) => Some(self.make_check(check)),
            (CrisisKind::CheckOr(_, _, effect), CrisisBox::Instead)
            | (CrisisKind::Event(_, effect, _), CrisisBox::First)
            | (CrisisKind::Event(_, _, effect), CrisisBox::Second) => Some(self.effect_phrase(effect)),
            _ => None,
        }
    }

    fn make_check(&self, check: &Check) -> String {
        let skills = self.skills(check.skills);
        let args = [("difficulty", check.difficulty.into()), ("skills", skills.into())];
        self.say_with("choice-make-check", &args)
    }

    fn choose_play(&self, play: Play, card: Option<SkillCard>) -> String {
        let does = self.play_does(play).into();
        match card {
            Some(card) => {
                self.say_with("choice-play-for", &[("card", self.card(card).into()), ("does", does)])
            }
            None => self.say_with("choice-use-for", &[("name", self.play(play).into()), ("does", does)]),
        }
    }

    fn move_to(&self, id: &str, location: Location) -> String {
        self.say_with(id, &[("to", self.to_location(location).into())])
    }

    fn with_location(&self, id: &str, location: Location) -> String {
        self.say_with(id, &[("location", self.location(location).into())])
    }

    fn with_card(&self, id: &str, card: String) -> String {
        self.say_with(id, &[("card", card.into())])
    }

    fn aim(&self, id: &str, target: Target) -> String {
        capitalised(&self.say_with(id, &[("target", self.target(target).into())]))
    }
}

/// What is on a crisis card of either kind.
pub(super) fn crisis_kind(crisis: Option<Crisis>, card: Option<SuperCrisis>) -> Option<&'static CrisisKind> {
    crisis.map(|crisis| &crisis.card().kind).or_else(|| card.map(|card| &card.card().kind))
}

/// Where a player's character is, once there are players.
fn place(seat: Seat, public: &Public) -> Option<Place> {
    public.players.get(seat.index()).map(|player| player.place)
}
