//! Bases of the second set.

use crate::card::Card;
use crate::cards::words::*;
use crate::effect::{Effect, Favour};

/// The cards.
pub(super) fn cards() -> Vec<Card> {
    vec![
        base("BSG2-001", "Assault Base Star", 3, 10, 4, Logistics)
            .rarity(Uncommon)
            .ability(exhaust_to(power(T1, 2)).at([target(units().is(Cylon))])),
        base("BSG2-002", "Blockading Base Star", 2, 12, 3, Persuasion)
            .rarity(Uncommon)
            .ability(may(ThreatsRevealed, SpareFromRedText).cost(Exhaust, This).at([Threat, Player])),
        base("BSG2-003", "BS-75 Galactica", 6, 10, 4, Security)
            .rarity(Uncommon)
            .ability(exhaust_to(power(T1, 3)).at([target(units().challenging_threat())])),
        base("BSG2-004", "Colonial Heavy 798", 4, 12, 4, Persuasion)
            .rarity(Uncommon)
            .ability(may(YouResolve, Effect::Fill(units().is(Civilian))).cost(Exhaust, This)),
        base("BSG2-005", "Delphi Union High School", 4, 11, 4, Security)
            .rarity(Uncommon)
            .ability(exhaust_to(power(T1, 1)).at([target(units().in_challenge())])),
        base("BSG2-006", "Ragnar Anchorage", 5, 9, 5, Logistics)
            .rarity(Uncommon)
            .ability(exhaust_to(extra_action(Favour::Exchange)).when(AsAction)),
    ]
}
