//! The names of things.

use tabletop::Seat;
use tabletop::hosting::mention;

use super::Words;
use crate::card::{CardId, Cost, Keyword, Kind, Resource, Trait};
use crate::state::PieceWord;

impl Words {
    /// The name of a card, as printed.
    pub fn card_name(&self, card: CardId) -> String {
        card.card().name()
    }

    /// Names of cards.
    pub(super) fn card_names(&self, cards: &[CardId]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.card_name(*card)).collect();
        if names.is_empty() { self.say("no-cards") } else { self.list(&names) }
    }

    /// The name of a card in play.
    pub(super) fn piece_name(&self, piece: PieceWord) -> String {
        self.card_name(piece.card)
    }

    /// A player, who is called by name: the cards have none for players.
    pub fn player(&self, seat: Seat) -> String {
        mention(seat)
    }

    /// The name of a resource.
    pub fn resource(&self, resource: Resource) -> String {
        self.say(&format!("resource-{resource}"))
    }

    /// So much of a resource: "2 logistics".
    pub fn amount_of(&self, resource: Resource, amount: u8) -> String {
        format!("{amount} {}", self.say(&format!("resource-{resource}.of")))
    }

    /// A cost in words: "2 logistics and 1 security".
    pub fn cost(&self, cost: Cost) -> String {
        let parts: Vec<String> = Resource::ALL
            .into_iter()
            .filter(|one| cost.of(*one) > 0)
            .map(|one| self.amount_of(one, cost.of(one)))
            .collect();
        if parts.is_empty() { self.say("cost-free") } else { self.list(&parts) }
    }

    /// The name of a trait.
    pub fn trait_name(&self, one: Trait) -> String {
        self.say(&format!("trait-{one}"))
    }

    /// The name of a keyword.
    pub fn keyword(&self, keyword: Keyword) -> String {
        self.say(&format!("keyword-{keyword}"))
    }

    /// The name of a type of card.
    pub fn kind(&self, kind: Kind) -> String {
        self.say(&format!("kind-{kind}"))
    }
}
