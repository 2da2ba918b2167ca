//! Questions in words.

use super::Words;
use crate::cards::{Crisis, CrisisKind, Destination};
use crate::choice::Ask;
use crate::effect::Effect;
use crate::state::{CheckFor, Public, Step};
use crate::window::Moment;

/// What somebody who is asked `MayEffect` or `EitherEffect` decides about.
pub(crate) enum Matter {
    /// Boomer's look at the top crisis card.
    Recon,
    /// An effect of a crisis card.
    Crisis(Crisis, &'static Effect),
    /// An effect of a destination card.
    Destination(Destination, &'static Effect),
    /// Nothing that could be found.
    Unknown,
}

impl Matter {
    /// The effect, if it is one.
    pub(crate) fn effect(&self) -> Option<&'static Effect> {
        match self {
            Matter::Crisis(_, effect) | Matter::Destination(_, effect) => Some(effect),
            Matter::Recon | Matter::Unknown => None,
        }
    }
}

impl Words {
    /// A question, as a headline: "Choose where to move".
    pub fn ask(&self, ask: &Ask, public: &Public) -> String {
        match ask {
            Ask::ChooseCharacter => self.say("ask-choose-character"),
            Ask::LaunchArea => self.say("ask-launch-area"),
            Ask::DrawFrom { left } => self.say_with("ask-draw-from", &[("left", (*left).into())]),
            Ask::Move => self.say("ask-move"),
            Ask::PayForMove { to } => {
                self.say_with("ask-pay-for-move", &[("to", self.to_location(*to).into())])
            }
            Ask::PayForLocation { location } => {
                self.say_with("ask-pay-for-location", &[("location", self.location(*location).into())])
            }
            Ask::Action => self.say("ask-action"),
            Ask::ExecutiveOrder => self.say("ask-executive-order"),
            Ask::Discard { count } => self.say_with("ask-discard", &[("count", (*count).into())]),
            Ask::HandLimit { count } => self.say_with("ask-hand-limit", &[("count", (*count).into())]),
            Ask::DiscardToThree => self.say("ask-discard-to-three"),
            Ask::AddToCheck => match &public.check {
                Some(check) => {
                    let skills = self.skills(check.skills);
                    let args = [("difficulty", check.difficulty.into()), ("skills", skills.into())];
                    self.say_with("ask-add-to-check.demand", &args)
                }
                None => self.say("ask-add-to-check"),
            },
            Ask::CrisisBox { crisis } => {
                self.say_with("ask-crisis-box", &[("crisis", self.crisis_name(*crisis).into())])
            }
            Ask::EitherEffect => self.say("ask-either-effect"),
            Ask::MayEffect => match matter(ask, public) {
                Matter::Recon => self.say("ask-recon"),
                Matter::Crisis(crisis, effect) => self.may(self.crisis_name(crisis), effect),
                Matter::Destination(destination, effect) => {
                    self.may(self.destination_name(destination), effect)
                }
                Matter::Unknown => self.say("ask-may-effect"),
            },
            Ask::ChoosePlayer { purpose } => self.say(&format!("ask-choose-player-{purpose}")),
            Ask::LeaveBrigTo => self.say("ask-leave-brig-to"),
            Ask::ChooseCrisis => self.say("ask-choose-crisis"),
            Ask::ChooseQuorum => self.say("ask-choose-quorum"),
            Ask::PresidentsOffice => self.say("ask-presidents-office"),
            Ask::ChooseDestination => self.say("ask-choose-destination"),
            Ask::TopOrBottom { deck } => self.say(&format!("ask-top-or-bottom-{deck}")),
            Ask::ScoutDeck => self.say("ask-scout-deck"),
            Ask::NextArea { activation } => self.say(&format!("ask-next-area-{activation}")),
            Ask::Shortage { piece } => self.say(&format!("ask-shortage-{piece}")),
            Ask::AttackedPilot => self.say("ask-attacked-pilot"),
            Ask::DestroyCivilian => self.say("ask-destroy-civilian"),
            Ask::DamageViper => self.say("ask-damage-viper"),
            Ask::LookAtCivilians => self.say("ask-look-at-civilians"),
            Ask::MoveCivilian { ship } => {
                self.say_with("ask-move-civilian", &[("ship", self.civilian(*ship).into())])
            }
            Ask::Target { .. } => self.say("ask-target"),
            Ask::DirectViper { left } => self.say_with("ask-direct-viper", &[("left", (*left).into())]),
            Ask::FlyViper => self.say("ask-fly-viper"),
            Ask::ReturnViper => self.say("ask-return-viper"),
            Ask::Repair => self.say("ask-repair"),
            Ask::RefitVipers => self.say("ask-refit-vipers"),
            Ask::RefitRaptor => self.say("ask-refit-raptor"),
            Ask::IgnoreLook { viewer } => {
                self.say_with("ask-ignore-look", &[("name", self.player(*viewer, &public.chosen).into())])
            }
            Ask::BrutalForce => self.say("ask-brutal-force"),
            Ask::ChooseDamage => self.say("ask-choose-damage"),
            Ask::GainResource => self.say("ask-gain-resource"),
            Ask::Caprica => self.say("ask-caprica"),
            Ask::CylonFleet => self.say("ask-cylon-fleet"),
            Ask::TakeCard { from } => {
                self.say_with("ask-take-card", &[("name", self.player(*from, &public.chosen).into())])
            }
            Ask::ExchangeSuperCrisis => self.say("ask-exchange-super-crisis"),
            Ask::RevealPower { .. } => self.say("ask-reveal-power"),
            Ask::PassSympathizer => self.say("ask-pass-sympathizer"),
            Ask::BlindDevotion => self.say("ask-blind-devotion"),
            Ask::MysteriousIntuition => self.say("ask-mysterious-intuition"),
            Ask::Interrupt { moment } => self.interrupt(*moment, public),
            Ask::WhoFirst { .. } => self.say("ask-who-first"),
        }
    }

    /// Whether to do what a card allows.
    fn may(&self, card: String, effect: &Effect) -> String {
        let text = self.effect_phrase(effect);
        self.say_with("ask-may-effect.card", &[("card", card.into()), ("text", text.into())])
    }

    /// A moment to interrupt, with the numbers that matter.
    fn interrupt(&self, moment: Moment, public: &Public) -> String {
        if let (Moment::AfterRoll, Some(roll)) = (moment, &public.roll)
            && let (Some(shown), Some(result)) = (roll.shown, roll.result())
        {
            return self
                .say_with("ask-interrupt.rolled", &[("shown", shown.into()), ("result", result.into())]);
        }
        if let (Moment::CheckCounted, Some(check)) = (moment, &public.check)
            && let Some(strength) = check.strength
        {
            let args = [("strength", strength.into()), ("difficulty", check.difficulty.into())];
            return self.say_with("ask-interrupt.counted", &args);
        }
        self.say_with("ask-interrupt", &[("moment", self.moment(moment).into())])
    }
}

/// What `MayEffect` or `EitherEffect` is about, as far as the table shows it: the crisis card whose check
/// or box is being resolved, or else the last destination.
pub(crate) fn matter(ask: &Ask, public: &Public) -> Matter {
    if *ask == Ask::MayEffect && public.step == Step::EndOfTurn {
        return Matter::Recon;
    }
    let wanted: fn(&Effect) -> bool = match ask {
        Ask::EitherEffect => |effect| matches!(effect, Effect::Either(..)),
        _ => |effect| matches!(effect, Effect::May(..) | Effect::MayRisk(..)),
    };
    let crisis = match public.check.as_ref().map(|check| check.what) {
        Some(CheckFor::Crisis(crisis)) => Some(crisis),
        Some(_) => None,
        None => public.crisis.filter(|_| public.chosen_box.is_some()),
    };
    let of_crisis = crisis.and_then(|crisis| {
        let effects = effects_of(&crisis.card().kind);
        let effect = effects.into_iter().find_map(|effect| find(effect, wanted))?;
        Some(Matter::Crisis(crisis, effect))
    });
    if let Some(matter) = of_crisis {
        return matter;
    }
    let destination = public.destinations.last().and_then(|&destination| {
        let effect = find(&destination.card().effect, wanted)?;
        Some(Matter::Destination(destination, effect))
    });
    destination.unwrap_or(Matter::Unknown)
}

/// All effects on a crisis card.
fn effects_of(kind: &'static CrisisKind) -> Vec<&'static Effect> {
    match kind {
        CrisisKind::Check(check) => check_effects(check),
        CrisisKind::CheckOr(_, check, instead) => {
            let mut effects = check_effects(check);
            effects.push(instead);
            effects
        }
        CrisisKind::Event(_, first, second) => vec![first, second],
        CrisisKind::Attack(attack) => vec![&attack.special],
    }
}

fn check_effects(check: &'static crate::effect::Check) -> Vec<&'static Effect> {
    let partial = check.partial.as_ref().map(|(_, effect)| effect);
    [Some(&check.pass), partial, Some(&check.fail)].into_iter().flatten().collect()
}

/// The first node of a tree that is wanted.
fn find(effect: &'static Effect, wanted: fn(&Effect) -> bool) -> Option<&'static Effect> {
    if wanted(effect) {
        return Some(effect);
    }
    match effect {
        Effect::All(effects) => effects.iter().find_map(|effect| find(effect, wanted)),
        Effect::Choose(_, _, then) | Effect::May(_, then) | Effect::IfBelow(_, _, then) => find(then, wanted),
        Effect::Either(_, one, other)
        | Effect::Roll(_, _, one, other)
        | Effect::MayRisk(_, _, _, one, other) => find(one, wanted).or_else(|| find(other, wanted)),
        _ => None,
    }
}
