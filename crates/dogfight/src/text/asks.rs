//! Questions in words.

use super::Words;
use crate::choice::Ask;
use crate::ship::ShipId;
use crate::state::Public;

impl Words {
    /// A question.
    pub fn ask(&self, ask: &Ask, public: &Public) -> String {
        let cast = &public.cast();
        let ship = |id: &ShipId| ("ship", self.ship(*id, cast).into());
        match ask {
            Ask::StartingEnergy { ship: id } => self.say_with("ask-starting-energy", &[ship(id)]),
            Ask::Tail { ship: id } => self.say_with("ask-tail", &[ship(id)]),
            Ask::Cards { ship: id } => self.say_with("ask-cards", &[ship(id)]),
            Ask::Panel { ship: id, cards } => {
                self.say_with("ask-panel", &[ship(id), ("cards", self.planned_cards(*cards).into())])
            }
            Ask::Dial { ship: id, cards, panel } => {
                let cards = ("cards", self.planned_cards(*cards).into());
                self.say_with("ask-dial", &[ship(id), cards, ("speed", self.panel(*panel).into())])
            }
            Ask::CardsAhead { ship: id } => self.say_with("ask-cards-ahead", &[ship(id)]),
            Ask::MarkerEast { ship: id } => self.say_with("ask-marker-east", &[ship(id)]),
            Ask::MarkerNorth { ship: id, .. } => self.say_with("ask-marker-north", &[ship(id)]),
            Ask::MarkerHeading { ship: id, .. } => self.say_with("ask-marker-heading", &[ship(id)]),
            Ask::MarkerLevel { ship: id } => self.say_with("ask-marker-level", &[ship(id)]),
            Ask::ExchangeCard { ship: id, card } => {
                self.say_with("ask-exchange-card", &[ship(id), ("card", self.card(*card).into())])
            }
            Ask::Drift { ship: id } => self.say_with("ask-drift", &[ship(id)]),
            Ask::KeepCounters { ship: id, keep } => {
                self.say_with("ask-keep-counters", &[ship(id), ("count", (*keep).into())])
            }
            Ask::Whether { ship: id } => self.say_with("ask-whether", &[ship(id)]),
            Ask::Fire { ship: id } => self.say_with("ask-fire", &[ship(id)]),
            Ask::Split { ship: id, die } => self.say_with("ask-split", &[ship(id), ("die", (*die).into())]),
            Ask::UseTalent { .. } => self.say("ask-use-talent"),
            Ask::TryFlaw { .. } => self.say("ask-try-flaw"),
            Ask::LookAt { ship: id } => self.say_with("ask-look-at", &[ship(id)]),
            Ask::Help { ship: id } => self.say_with("ask-help", &[ship(id)]),
            Ask::NameSymbol { target, .. } => self.say_with("ask-name-symbol", &[ship(target)]),
            Ask::PutBack { ship: id } => self.say_with("ask-put-back", &[ship(id)]),
            Ask::Cancel { ship: id } => self.say_with("ask-cancel", &[ship(id)]),
            Ask::Again { ship: id } => self.say_with("ask-again", &[ship(id)]),
        }
    }
}
