//! Questions in words.

use super::Words;
use crate::characters::Ability;
use crate::choice::Ask;
use crate::origin::Origin;
use crate::state::Public;
use crate::window::Moment;

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
            Ask::AddToCheck => match public.check() {
                Some(check) => {
                    let skills = self.skills(check.skills);
                    let args = [("difficulty", check.difficulty.into()), ("skills", skills.into())];
                    self.say_with("ask-add-to-check.demand", &args)
                }
                None => self.say("ask-add-to-check"),
            },
            Ask::CrisisBox { crisis, super_crisis } => {
                let name = match (crisis, super_crisis) {
                    (Some(crisis), _) => self.crisis_name(*crisis),
                    (None, Some(card)) => self.super_crisis_name(*card),
                    (None, None) => String::new(),
                };
                self.say_with("ask-crisis-box", &[("crisis", name.into())])
            }
            Ask::EitherEffect => self.say("ask-either-effect"),
            Ask::MayEffect => {
                match public.text().map(|text| (text.origin, text.effect(&public.configuration))) {
                    Some((Origin::Ability(Ability::Recon), _)) => self.say("ask-recon"),
                    Some((origin, Some(effect))) => {
                        let (card, text) = (self.origin(origin), self.effect_phrase(effect));
                        self.say_with("ask-may-effect.card", &[("card", card.into()), ("text", text.into())])
                    }
                    _ => self.say("ask-may-effect"),
                }
            }
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
            Ask::WhichCraft => self.say("ask-which-craft"),
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

    /// A moment to interrupt, with the numbers that matter.
    fn interrupt(&self, moment: Moment, public: &Public) -> String {
        if let (Moment::AfterRoll, Some(roll)) = (moment, public.roll())
            && let (Some(shown), Some(result)) = (roll.shown, roll.result())
        {
            return self
                .say_with("ask-interrupt.rolled", &[("shown", shown.into()), ("result", result.into())]);
        }
        if let (Moment::CheckCounted, Some(check)) = (moment, public.check())
            && let Some(strength) = check.strength
        {
            let args = [("strength", strength.into()), ("difficulty", check.difficulty.into())];
            return self.say_with("ask-interrupt.counted", &args);
        }
        self.say_with("ask-interrupt", &[("moment", self.moment(moment).into())])
    }
}
