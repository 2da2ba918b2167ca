//! Questions in words.

use super::Words;
use crate::choice::Ask;

impl Words {
    /// What a player is asked.
    pub fn ask(&self, ask: &Ask) -> String {
        use Ask::*;
        let card = |card: &crate::CardId| ("card", self.card_name(*card).into());
        match ask {
            SupplyUnder { card: which } => self.say_with("ask-supply-under", &[card(which)]),
            Pay { card: which, left } => {
                self.say_with("ask-pay", &[card(which), ("cost", self.cost(*left).into())])
            }
            PayTax { left } => self.say_with("ask-pay-tax", &[("n", (*left).into())]),
            Discount { card: which } => self.say_with("ask-discount", &[card(which)]),
            Expedite { excess } => self.say_with("ask-expedite", &[("excess", self.cost(*excess).into())]),
            Target { card: which, .. } => self.say_with("ask-target", &[card(which)]),
            Trigger { card: which, ability, .. } => {
                let text = self.ability(*which, *ability);
                self.say_with("ask-trigger", &[card(which), ("text", text.into())])
            }
            OptionalCost { card: which } => self.say_with("ask-optional-cost", &[card(which)]),
            PickCards { verb, count } => {
                self.say_with(&format!("ask-pick-{verb}"), &[("n", (*count).into())])
            }
            Overlay { card: which } => self.say_with("ask-overlay", &[card(which)]),
            Requirement { card: which } => self.say_with("ask-requirement", &[card(which)]),
            Discard { count: Some(count) } => self.say_with("ask-discard", &[("n", (*count).into())]),
            Discard { count: None } => self.say("ask-exchange-cards"),
            Choose { card: which } => self.say_with("ask-choose", &[card(which)]),
            TakeShown { from } => self.say_with("ask-take-shown", &[("who", self.player(*from).into())]),
            MayGoBelow { card: which } => self.say_with("ask-may-go-below", &[card(which)]),
            Redraw => self.say("ask-redraw"),
            PlayResource => self.say("ask-play-resource"),
            Reorder => self.say("ask-reorder"),
            Action => self.say("ask-action"),
            Respond => self.say("ask-respond"),
            Exchange => self.say("ask-exchange"),
            Opponent => self.say("ask-opponent"),
            ChallengeAs => self.say("ask-challenge-as"),
            Defend => self.say("ask-defend"),
            WhetherToDefend => self.say("ask-whether-to-defend"),
            ChooseDefender => self.say("ask-choose-defender"),
            Manipulate => self.say("ask-manipulate"),
            MysticValue => self.say("ask-mystic-value"),
            FaceThreats => self.say("ask-face-threats"),
            WhichThreat => self.say("ask-which-threat"),
            NameOpponent => self.say("ask-name-opponent"),
            HandToDeck => self.say("ask-hand-to-deck"),
            KeepOnTop => self.say("ask-keep-on-top"),
            NextToBottom => self.say("ask-next-to-bottom"),
            Salvage => self.say("ask-salvage"),
            Search => self.say("ask-search"),
            Recover => self.say("ask-recover"),
            SupplyFromHand => self.say("ask-supply-from-hand"),
        }
    }
}
